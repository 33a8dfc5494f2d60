"""What a player of Brown Bullet sees and works out from it: counts by rank, and what a play would lead to.

Suits do not matter in this game, so everything here is in ranks (0..12 = 2..A, 13 = joker). Made from a view:
whatever is hidden from the seat is not in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.core.cards import HIDDEN, RANK_OF
from tabletop.games.brown_bullet.demand import ANYTHING, FITS, FIVE, JOKER, TEN, THREE
from tabletop.games.brown_bullet.rules import ROW
from tabletop.games.brown_bullet.standing import chamber_cards
from tabletop.games.brown_bullet.state import HAND, State

RANKS = range(14)


class Lie(NamedTuple):
    """How the pile lies after a play: its ranks (bottom first), what it asks for, whether the player goes
    on."""

    pile: tuple[int, ...]
    demand: int
    again: bool
    cleared: int
    """Cards that the play took out of play, its own included."""


@dataclass(slots=True)
class Sight:
    """The table as one seat sees it."""

    seat: int
    hand: tuple[int, ...]
    """The own cards, ascending."""
    sizes: list[int]
    """Cards in hand by seat."""
    chambers: list[int]
    """Chamber cards left by seat."""
    pile: tuple[int, ...]
    """Ranks of the discard pile, bottom first."""
    demand: int
    draw: int
    """Cards left in the draw pile."""
    unseen: list[int]
    """By rank: cards that may be anywhere out of sight."""
    hidden: int
    """How many those are."""
    known: list[list[int]]
    """By seat: ranks that everybody saw go into the hand and that must still be there."""
    after: int
    """The seat that moves after this one."""
    joker_again: bool

    def lay(self, pile: tuple[int, ...], demand: int, ranks: Sequence[int]) -> Lie:
        """What a play of these ranks (ascending) makes of a pile with this demand."""
        power = ranks[-1]
        pile = (*pile, *ranks)
        if power in (TEN, JOKER):
            return Lie((), ANYTHING, power == TEN or self.joker_again, len(pile))
        if len(pile) >= ROW and pile[-ROW:] == (power,) * ROW:
            return Lie((), ANYTHING, True, len(pile))
        return Lie(pile, demand if power == THREE else power, power == FIVE, 0)

    def fit_share(self, demand: int) -> float:
        """The chance that one card out of sight satisfies a demand."""
        if not self.hidden:
            return 1.0
        fits = FITS[demand]
        return sum(count for rank, count in enumerate(self.unseen) if fits[rank]) / self.hidden

    def stuck(self, seat: int, demand: int) -> float:
        """The chance that a seat has no answer to a demand, by the cards it is known to hold and those out of
        sight."""
        known = self.known[seat]
        fits = FITS[demand]
        if any(fits[rank] for rank in known):
            return 0.0
        # an empty hand turns one chamber card
        blind = max(self.sizes[seat] - len(known), 0) if self.sizes[seat] else 1
        return float((1.0 - self.fit_share(demand)) ** blind)

    def left(self, seat: int) -> int:
        """Cards that a seat still has to get rid of."""
        return self.sizes[seat] + self.chambers[seat]

    @property
    def late(self) -> bool:
        """Does each card played now make the hand smaller? (Else the draw pile fills it up again.)"""
        return self.draw == 0 or len(self.hand) > HAND


def ranks_of(cards: Iterable[int]) -> tuple[int, ...]:
    """The ranks of cards, in their order."""
    return tuple([RANK_OF[card] for card in cards])


def read(view: State, seat: int) -> Sight:
    """What the seat can work out from its view. Nothing in it depends on the order of hidden things."""
    unseen = [4 * view.house.decks] * 13 + [2 * view.house.decks]
    known = [[] if other == seat else list(ranks_of(cards)) for other, cards in enumerate(view.known)]
    seen = [ranks_of(view.hands[seat]), ranks_of(view.pile), ranks_of(view.out), *known]
    for ranks in seen:
        for rank in ranks:
            unseen[rank] -= 1
    for mark in view.marks:
        if mark.card != HIDDEN:
            unseen[RANK_OF[mark.card]] -= 1
    seats = len(view.hands)
    after = (seat + 1) % seats
    while after in view.gone:
        after = (after + 1) % seats
    return Sight(
        seat=seat,
        hand=tuple(view.hands[seat]),
        sizes=[len(hand) for hand in view.hands],
        chambers=[chamber_cards(view, other) for other in range(seats)],
        pile=ranks_of(view.pile),
        demand=view.demand,
        draw=len(view.draw),
        unseen=unseen,
        hidden=sum(unseen),
        known=known,
        after=after,
        joker_again=view.house.joker_extra_turn,
    )
