"""What a player of Lockdown Poker had seen, and how likely each of the others was to have the best hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.ai.insight import Estimate, Teller
from tabletop.ai.policies.lockdown_poker.worlds import Worlds
from tabletop.core.cards import HIDDEN
from tabletop.core.game import Move
from tabletop.core.rng import Stream
from tabletop.core.words import N_, SeatFact, Text, plural, text
from tabletop.games.lockdown_poker.deck import DEPUTIES, NONE, SHERIFF
from tabletop.games.lockdown_poker.evaluator import worth
from tabletop.games.lockdown_poker.moves import Bet, Draw, Lock, Sheriff, Switch
from tabletop.games.lockdown_poker.names import card_name, hand_name
from tabletop.games.lockdown_poker.state import ALL_EYES, State, seats_in

WORLDS: Final = 200
"""Worlds that an estimate is counted in."""


def seen(view: State, seat: int) -> list[Text]:
    """The open hands, the hidden cards that it knew, and where the wild ones and the Sheriff had shown up."""
    out = list(_rows(view, seat))
    for other, card in enumerate(view.seventh):
        if card in (HIDDEN, NONE):
            continue
        if other == seat:
            out.append(text(N_("The seventh card was {card}, for no other eyes."), card=card_name(card)))
        else:
            sentence = N_("The seventh card of {who} was known: {card}.")
            out.append(text(sentence, who=SeatFact(other), card=card_name(card)))
    out += _specials(view)
    return out


def _rows(view: State, seat: int) -> Iterator[Text]:
    for other in (seat, *[other for other in seats_in(view.live) if other != seat]):
        if view.up[other]:
            yield text(N_("{who} showed: {hand}."), who=SeatFact(other), hand=hand_name(view.up[other]))


def _specials(view: State) -> Iterator[Text]:
    shown = {card for row in view.up for card in row} | {*view.dead, *view.seventh, *view.hole}
    hidden = sum(card not in shown for card in DEPUTIES)
    if hidden:
        yield plural(
            N_("{count} Deputy was still out of sight."),
            N_("{count} Deputies were still out of sight."),
            hidden,
        )
    else:
        yield text(N_("No Deputy was out of sight any more."))
    if SHERIFF not in shown:  # who has him as a seventh card knows it, and keeps it to himself
        yield text(N_("The Sheriff had not shown up yet."))


def estimates(view: State, seat: int, move: Move | None) -> list[Estimate]:
    """How likely each of the others had the best hand of seven, if nobody changed anything any more."""
    worlds = Worlds(view, seat, WORLDS, Stream(0))
    double, won = view.house.double_ace_flush, [0.0] * len(view.up)
    for world in worlds.worlds:
        values = {other: worth((*view.up[other], *world.rest[other]), double) for other in worlds.live}
        best = [other for other, value in values.items() if value == max(values.values())]
        for other in best:
            won[other] += 1 / len(best)
    sentence = N_("{who} had the best hand.")
    return [
        Estimate(other, text(sentence, who=SeatFact(other)), won[other] / WORLDS)
        for other in worlds.live
        if other != seat
    ]


_WORDS: Final = {
    "stand": N_("Stand"),
    "no-sheriff": N_("Let the Sheriff be"),
    "check": N_("Check"),
    "bet": N_("Bet"),
    "call": N_("Call"),
    "raise": N_("Raise"),
    "fold": N_("Fold"),
}


def deed(view: State, move: Move) -> Text:
    """A move in a few words."""
    match move:
        case Switch(_, mine, target, theirs):
            sentence = N_("Give {mine} for {theirs} of {target}")
            facts = {"mine": card_name(mine), "theirs": card_name(theirs), "target": SeatFact(target)}
            return text(sentence, **facts)
        case Lock(_, card):
            return text(N_("Lock {card}"), card=card_name(card))
        case Draw(_, card):
            return text(N_("Give up {card} and draw"), card=card_name(card))
        case Sheriff(_, target, what):
            sentence = N_("Capture {card} of {target} with the Sheriff")
            return text(sentence, card=card_name(what), target=SeatFact(target))
        case Bet("bet", amount):
            return text(N_("Bet {count}"), count=amount)
        case Bet(_, amount):
            return text(N_("Raise to {count}"), count=amount)
    return text(_WORDS[move[0]])


def supposed(view: State, world: State, seat: int) -> list[Text]:
    """The hole cards, which nobody sees, and the seventh cards that this seat does not know."""
    out = []
    for other in seats_in(world.live):
        who, hole, last = SeatFact(other), world.hole[other], world.seventh[other]
        is_hole, is_last = view.hole[other] == HIDDEN, view.seventh[other] == HIDDEN
        if is_hole and is_last:
            sentence = N_("{who} might have had {card} in the hole and {last} as the seventh card.")
            out.append(text(sentence, who=who, card=card_name(hole), last=card_name(last)))
        elif is_hole:
            sentence = N_("{who} might have had {card} in the hole.")
            out.append(text(sentence, who=who, card=card_name(hole)))
        elif is_last:
            sentence = N_("{who} might have had {card} as the seventh card.")
            out.append(text(sentence, who=who, card=card_name(last)))
    return out


def confided(view: State, seat: int) -> list[int]:
    """Whose seventh card it knew: one that was captured from it, which nobody sees if its owner folds."""
    known = [other for other, card in enumerate(view.seventh) if other != seat and card not in (HIDDEN, NONE)]
    return [other for other in known if view.seen[other] != ALL_EYES]


TELLER: Final = Teller(seen, estimates, deed, supposed, confided)
