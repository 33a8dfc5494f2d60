"""What a player of Wyoming Cowboy had seen, and how likely he thought a king, or a 6, in the other hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.ai.insight import Estimate, Teller, other_hands
from tabletop.ai.policies.wyoming_cowboy.odds import Odds
from tabletop.core.cards import HIDDEN
from tabletop.core.game import Move
from tabletop.core.words import N_, CardFact, CardsFact, SeatFact, Text, plural, text
from tabletop.games.wyoming_cowboy.guns import IS_22
from tabletop.games.wyoming_cowboy.moves import (
    HOLSTER,
    PILE,
    PILE_AND_TOP,
    TOP,
    TWO_OF_PILE,
    Couple,
    Direction,
    Discard,
    Draw,
    Give,
    Nine,
    Pass,
    Pull,
    Shoot,
)
from tabletop.games.wyoming_cowboy.names import a_gun, direction_name, gun_name, suit_name
from tabletop.games.wyoming_cowboy.state import UNKNOWN, State


def seen(view: State, seat: int) -> list[Text]:
    """The own hand, cards known in other hands, what shots have told, and how near the end was."""
    hand = tuple(card for card in view.hands[seat] if card != HIDDEN)
    out = [
        text(N_("The hand was {cards}."), cards=CardsFact(hand)) if hand else text(N_("The hand was empty."))
    ]
    for other, known in enumerate(view.known):
        cards = tuple(item.card for item in known)
        if cards and other != seat:
            sentence = N_("{who} was known to hold {cards}.")
            out.append(text(sentence, who=SeatFact(other), cards=CardsFact(cards)))
    out += [told for other in range(len(view.hands)) if other != seat for told in _notes(view, other)]
    out.append(
        plural(N_("{count} ace was left for a cowboy."), N_("{count} aces were left for cowboys."), view.aces)
    )
    if tens := view.house.tens - sum(len(laid) for laid in view.tens):
        out.append(
            plural(N_("{count} ten was still to be laid."), N_("{count} tens were still to be laid."), tens)
        )
    else:
        out.append(text(N_("All the tens had been laid.")))
    if view.pool:
        out.append(text(N_("Only cards of the last shuffle could be in the draw pile.")))
    return out


def _notes(view: State, other: int) -> Iterator[Text]:
    """What shots have told about a hand, and what may have come into it since."""
    note, who = view.notes[other], SeatFact(other)
    if note.kings == 0:
        yield text(N_("A shot had shown that {who} held no king."), who=who)
    elif note.kings != UNKNOWN:
        yield plural(
            N_("After a shot {who} could hold {count} king at most."),
            N_("After a shot {who} could hold {count} kings at most."),
            note.kings,
            who=who,
        )
    if note.sixes == 0:
        yield text(N_("A shot had shown that {who} held no 6."), who=who)


def estimates(view: State, seat: int, move: Move | None) -> list[Estimate]:
    """How likely each of the others held a king; where a .22 of one's own may backfire, a 6 too."""
    odds = Odds(view, seat)
    out = [
        Estimate(other, text(N_("{who} held a king."), who=SeatFact(other)), odds.king(other))
        for other in odds.others
        if view.hands[other]
    ]
    if any(IS_22[gun] for gun in view.guns[seat]):
        out += [
            Estimate(other, text(N_("{who} held a 6 for a backfire."), who=SeatFact(other)), odds.six(other))
            for other in odds.others
            if view.hands[other]
        ]
    return out


def deed(view: State, move: Move) -> Text:
    """A move in a few words."""
    match move:
        case Direction(_, to):
            return text(N_("Have all cards passed {direction}"), direction=direction_name(to))
        case Pass(_, cards):
            return text(N_("Pass {cards}"), cards=CardsFact(cards))
        case Couple(_, suit):
            return text(N_("Show the couple of {suit}"), suit=suit_name(suit))
        case Nine(_, card, to):
            sentence = N_("Lay {card}: everyone passes {direction}")
            return text(sentence, card=CardFact(card), direction=direction_name(to))
        case Pull(_, gun):
            return text(N_("Pull {gun} with {cards}"), gun=a_gun(gun.name), cards=CardsFact(gun.cards))
        case Shoot():
            return _shoot(move)
        case Give(_, card):
            return text(N_("Give up {card}"), card=CardFact(card))
        case Discard(_, card):
            return text(N_("Discard {card}"), card=CardFact(card))
        case Draw(_, sources):
            return text(_DRAWS[sources])
    return text(N_("Holster the guns") if move == HOLSTER else N_("Just discard"))


_DRAWS: Final = {
    PILE: N_("Draw from the draw pile"),
    TOP: N_("Take the top discard"),
    TWO_OF_PILE: N_("Draw two cards from the draw pile"),
    PILE_AND_TOP: N_("Draw a card and take the top discard"),
}


def _shoot(move: Shoot) -> Text:
    gun, target = gun_name(move.gun.name), SeatFact(move.target)
    if move.aim is None:
        return text(N_("Fire {gun} at {target}"), gun=gun, target=target)
    if isinstance(move.aim, int):
        sentence = N_("Fire {gun} at {card} of {target}")
        return text(sentence, gun=gun, card=CardFact(move.aim), target=target)
    other = gun_name(move.aim.name)
    return text(N_("Fire {gun} at {other} of {target}"), gun=gun, other=other, target=target)


TELLER: Final = Teller(seen, estimates, deed, other_hands)
