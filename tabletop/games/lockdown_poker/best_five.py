"""Which five cards a hand's worth is made of, and what each Deputy among them stands for.

For the eye and for words; the rules compare `evaluator.worth` alone. Slower than that, and never asked in a
search.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop.core.cards import RANK_OF
from tabletop.games.lockdown_poker.deck import DEPUTIES
from tabletop.games.lockdown_poker.evaluator import (
    FIVE,
    FLUSH,
    FOUR,
    FULL_HOUSE,
    PAIR,
    ROYAL,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
    flush_ranks,
    hand_class,
    ranks_of,
    worth,
)

_GROUPS = {FIVE: (5,), FOUR: (4,), FULL_HOUSE: (3, 2), THREE: (3,), TWO_PAIR: (2, 2), PAIR: (2,)}
"""How many cards of each of the first ranks a class has; each rank after those has one."""
_FLUSHES = (FLUSH, STRAIGHT_FLUSH, ROYAL)


@dataclass(frozen=True, slots=True)
class BestFive:
    """The cards that count, the deciding ones first, and what each stands for: itself, or for a Deputy a card
    of the rank (and in a flush of the suit) that it is counted as."""

    worth: int
    cards: tuple[int, ...]
    stands_for: tuple[int, ...]

    @property
    def deputies(self) -> tuple[int, ...]:
        """The cards that its Deputies stand for, in the order of `cards`."""
        return tuple(
            [as_card for card, as_card in zip(self.cards, self.stands_for, strict=True) if card in DEPUTIES]
        )


def best_five(cards: Sequence[int], double_ace_flush: bool = False) -> BestFive:
    """The best hand of one to seven cards, with as few Deputies as it needs."""
    value = worth(cards, double_ace_flush)
    if hand_class(value) in _FLUSHES:
        for suit in range(4):
            found = _assign(cards, _flush_ranks(cards, value, suit, double_ace_flush), suit)
            if found is not None and worth(found[0], double_ace_flush) == value:
                return BestFive(value, *found)
    found = _assign(cards, _ranks(value), None) or ((), ())
    return BestFive(value, *found)


def _ranks(value: int) -> list[int]:
    """The rank of each of the up to five cards of a hand that is no flush."""
    kind, ranks = hand_class(value), ranks_of(value)
    if kind == STRAIGHT:
        return _straight(ranks[0])
    groups = _GROUPS.get(kind, ())
    out = [rank for rank, size in zip(ranks, groups, strict=False) for _ in range(size)]
    return out + ranks[len(groups) :]


def _straight(top: int) -> list[int]:
    """The ranks of a straight from the top down; the ace of A-2-3-4-5 last."""
    return [(top - i) % 13 for i in range(5)]


def _flush_ranks(cards: Sequence[int], value: int, suit: int, double_ace: bool) -> list[int]:
    if hand_class(value) != FLUSH:
        return _straight(ranks_of(value)[0])
    mask = sum(1 << RANK_OF[card] for card in cards if 0 <= card < 52 and card & 3 == suit)
    return flush_ranks(mask, sum(card in DEPUTIES for card in cards), double_ace)


def _assign(
    cards: Sequence[int], ranks: list[int], suit: int | None
) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """A card for each rank, of the suit if one is given, Deputies where there is none: (cards, what they
    stand for), or None where that cannot be."""
    natural = sorted(card for card in cards if 0 <= card < 52 and (suit is None or card & 3 == suit))
    wild = [card for card in DEPUTIES if card in cards]
    used: list[int] = []
    meant: list[int] = []
    for rank in ranks:
        card = next((card for card in natural if RANK_OF[card] == rank), None)
        if card is not None:
            natural.remove(card)
            used.append(card)
            meant.append(card)
        elif wild:
            used.append(wild.pop(0))
            meant.append(rank * 4 + (suit or 0))
        else:
            return None
    return tuple(used), tuple(meant)
