"""The ranks of Brown Bullet, its deck, and the demand: what the pile asks of the next play.

Rule page "Cards" and "A turn" 1-2. The demand is kept as one rank: that of the uppermost card of the pile
that is no 3; an empty pile counts as a 2, which also lets anything follow. So 0 = anything goes, NINE = 9 or
lower, any other rank = that rank or higher. Every table indexed by a rank ends with a row for hidden cards
(rank -1), which fit nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.cards import RANK_OF

TWO, THREE, FOUR, FIVE = 0, 1, 2, 3
NINE, TEN, JACK, ACE, JOKER = 7, 8, 9, 12, 13
ANYTHING: Final = TWO
"""The demand of a 2 and of an empty pile."""

ONE_DECK: Final[tuple[int, ...]] = tuple(range(54))
"""52 cards and the two jokers."""

SPAN: Final[tuple[tuple[int, int], ...]] = tuple(
    (0, NINE) if rank == NINE else (rank, ACE) for rank in range(13)
)
"""The lowest and highest ordinary rank that satisfy each demand: SPAN[NINE] == (0, NINE)."""


def _fits(demand: int, rank: int) -> bool:
    low, high = SPAN[demand]
    return rank in (TWO, THREE, JOKER) or low <= rank <= high


FITS: Final[tuple[tuple[bool, ...], ...]] = tuple(
    (*(_fits(demand, rank) for rank in range(14)), False) for demand in range(13)
)
"""FITS[demand][rank]: may one card, or a set, of this rank be played? 2, 3 and joker always may."""


def deck(decks: int) -> list[int]:
    """All cards of a game with one or two decks, in order."""
    return sorted(ONE_DECK * decks)


def demand_of(pile: Sequence[int]) -> int:
    """The demand that a pile makes, bottom first (rule page 2 and 3: a 3 is invisible)."""
    for card in reversed(pile):
        rank = RANK_OF[card]
        if rank != THREE:
            return rank if 0 <= rank <= ACE else ANYTHING
    return ANYTHING


def is_set(cards: Sequence[int]) -> bool:
    """One card, or several of one rank (jokers are one rank)."""
    rank = RANK_OF[cards[0]]
    return rank >= 0 and all(RANK_OF[card] == rank for card in cards)


def is_run(cards: Sequence[int]) -> bool:
    """Three or more consecutive ranks, one card each, in ascending order; no jokers, no wrap."""
    first = RANK_OF[cards[0]]
    return (
        len(cards) >= 3
        and first >= 0
        and first + len(cards) - 1 <= ACE
        and all(RANK_OF[card] == first + i for i, card in enumerate(cards))
    )
