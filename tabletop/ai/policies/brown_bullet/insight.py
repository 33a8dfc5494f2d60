"""What a player of Brown Bullet had seen, and how likely he thought the others to have an answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.ai.insight import Estimate, Teller, other_hands
from tabletop.ai.policies.brown_bullet.sight import Sight, ranks_of, read
from tabletop.core.cards import HIDDEN
from tabletop.core.game import Move
from tabletop.core.words import N_, CardFact, CardsFact, SeatFact, Text, TextsFact, plural, text
from tabletop.games.brown_bullet.demand import ACE, ANYTHING, JOKER, NINE, TEN, THREE, TWO
from tabletop.games.brown_bullet.moves import Bullet, Flip, PickUp, Play
from tabletop.games.brown_bullet.names import rank_name, rank_names
from tabletop.games.brown_bullet.state import Mark, State

STRONG: Final = (TWO, THREE, TEN, ACE, JOKER)
"""The ranks of which it matters most whether any can still turn up."""


def seen(view: State, seat: int) -> list[Text]:
    """The own hand, cards known in other hands, bullets, and what cannot turn up any more."""
    sight = read(view, seat)
    hand = view.hands[seat]
    if hand:
        out = [text(N_("The hand was {cards}."), cards=CardsFact(tuple(hand)))]
    else:
        out = [text(N_("The hand was empty: only the chamber was left."))]
    for other, cards in enumerate(view.known):
        if cards and other != seat:
            out.append(text(N_("{who} had to hold {cards}: everybody saw that."),
                            who=SeatFact(other), cards=CardsFact(cards)))  # fmt: skip
    out += [_bullet(mark, seat) for mark in view.marks]
    out += _gone(sight)
    out.append(
        plural(
            N_("Only {count} card was out of sight."), N_("{count} cards were out of sight."), sight.hidden
        )
    )
    return out


def _bullet(mark: Mark, seat: int) -> Text:
    who, slot = SeatFact(mark.seat), mark.slot + 1
    if mark.by == seat and mark.card != HIDDEN:
        sentence = N_("A bullet of its own had put {card} into slot {slot} of {who}.")
        return text(sentence, card=CardFact(mark.card), slot=slot, who=who)
    return text(N_("{by} had fired into slot {slot} of {who}."), by=SeatFact(mark.by), slot=slot, who=who)


def _gone(sight: Sight) -> Iterator[Text]:
    """Strong ranks of which none is out of sight."""
    gone = tuple(rank_names(rank) for rank in STRONG if not sight.unseen[rank])
    if gone:
        yield text(N_("All the {ranks} were accounted for."), ranks=TextsFact(gone))


def estimates(view: State, seat: int, move: Move | None) -> list[Estimate]:
    """How likely each of the others could answer the pile as the move left it."""
    sight = read(view, seat)
    demand = sight.demand
    if isinstance(move, Play):
        demand = sight.lay(sight.pile, demand, ranks_of(move.cards)).demand
    elif isinstance(move, PickUp):
        demand = ANYTHING
    others = [other for other in range(len(view.hands)) if other != seat and sight.left(other)]
    return [Estimate(other, _answers(other, demand), 1.0 - sight.stuck(other, demand)) for other in others]


def _answers(other: int, demand: int) -> Text:
    who = SeatFact(other)
    if demand == ANYTHING:
        return text(N_("{who} could play anything."), who=who)
    if demand == NINE:
        return text(N_("{who} could play 9 or lower."), who=who)
    if demand == ACE:
        return text(N_("{who} could play an ace, or what beats it."), who=who)
    return text(N_("{who} could play {rank} or higher."), who=who, rank=rank_name(demand))


def deed(view: State, move: Move) -> Text:
    """A move in a few words."""
    match move:
        case Play(_, cards):
            return text(N_("Play {cards}"), cards=CardsFact(cards))
        case Flip(_, slot):
            return text(N_("Turn over slot {slot}"), slot=slot + 1)
        case Bullet(_, target, slot, card):
            sentence = N_("Fire {card} into slot {slot} of {target}")
            return text(sentence, card=CardFact(card), slot=slot + 1, target=SeatFact(target))
        case PickUp():
            return text(N_("Take the pile"))
    return text(N_("Hold fire"))


TELLER: Final = Teller(seen, estimates, deed, other_hands)
