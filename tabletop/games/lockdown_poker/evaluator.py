"""What a poker hand is worth: one number for one to seven cards, Deputies wild (rule page "Ranking").

`worth(cards)` is the whole of it. The number is `class << 20` and five ranks of four bits below it, the ones
that decide first on top: 1 = a 2, up to 13 = an ace, 0 = no card (a missing kicker ranks below a 2). Greater
is better, equal hands tie.

How it is fast: each card has a key, a large int made of counters, and the sum of a hand's keys says at once
how often each rank occurs, how many Deputies there are, which suits have five or more cards (Deputies count
in all four) and which ranks each suit has. What the ranks alone are worth is worked out once for each
multiset and kept, and so is each flush. The Sheriff and HIDDEN add nothing to the sum.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tabletop.games.lockdown_poker.deck import DEPUTIES

HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL, FIVE = range(11)
"""The classes from low to high; the points chart has one number for each."""

CLASS_SHIFT: Final = 20
_SHIFTS: Final = (16, 12, 8, 4, 0)
_ACE: Final = 12
_HAND: Final = 5

# ---------------------------------------------------------------- the fields of a key, from the lowest bit
_WILD_AT: Final = 39  # below it: thirteen rank counters of three bits
_SUITS_AT: Final = 41  # four suit counters of four bits: they start at 3, so that the fourth bit means "five"
_MASKS_AT: Final = 57  # four times thirteen bits: the ranks that the suit has
_BY_RANK: Final = (1 << _SUITS_AT) - 1
_START: Final = sum(3 << (_SUITS_AT + 4 * suit) for suit in range(4))
_FLUSHES: Final = sum(8 << (_SUITS_AT + 4 * suit) for suit in range(4))
_RANKS: Final = (1 << 13) - 1


def _key(card: int) -> int:
    if card in DEPUTIES:
        return (1 << _WILD_AT) + sum(1 << (_SUITS_AT + 4 * suit) for suit in range(4))
    if not 0 <= card < 52:
        return 0
    rank, suit = card >> 2, card & 3
    return (1 << 3 * rank) + (1 << (_SUITS_AT + 4 * suit)) + (1 << (_MASKS_AT + 13 * suit + rank))


KEY: Final[tuple[int, ...]] = tuple(_key(card) for card in (*range(56), -2, -1))
"""The key of each card; the last two rows are for no card and for HIDDEN."""
_KEY_OF: Final = KEY.__getitem__


def worth(cards: Iterable[int], double_ace_flush: bool = False) -> int:
    """What the best five of these cards are worth. Straights and flushes need five; fewer cards make hands of
    fewer. `double_ace_flush`: a flush's wild card is an ace even beside the ace of that suit."""
    key = sum(map(_KEY_OF, cards), _START)
    value = _BY_RANKS[key & _BY_RANK]
    return max(value, _flush(key, double_ace_flush)) if key & _FLUSHES else value


def key_of(cards: Iterable[int]) -> int:
    """The sum that `worths` starts from: cards that many hands have in common."""
    return sum(map(_KEY_OF, cards), _START)


def worths(key: int, more: Iterable[int], double_ace_flush: bool = False) -> list[int]:
    """What many hands are worth that have the cards of `key` (see key_of) in common; `more`: the sum of KEY
    over the other cards of each. As `worth`, several times as fast."""
    by_ranks = _BY_RANKS
    totals = [key + other for other in more]
    return [
        max(by_ranks[total & _BY_RANK], _flush(total, double_ace_flush))
        if total & _FLUSHES
        else by_ranks[total & _BY_RANK]
        for total in totals
    ]


def hand_class(value: int) -> int:
    """The class of a worth: HIGH_CARD .. FIVE."""
    return value >> CLASS_SHIFT


def ranks_of(value: int) -> list[int]:
    """The five ranks (0 = a 2 .. 12 = an ace) that a worth compares, the deciding ones first; missing ones
    left out."""
    return [nibble - 1 for shift in _SHIFTS if (nibble := value >> shift & 15)]


def deputies_needed(cards: Sequence[int], double_ace_flush: bool = False) -> int:
    """How many of its Deputies a hand needs to be worth what it is (house rule `natural_beats_wild`)."""
    best = worth(cards, double_ace_flush)
    plain = [card for card in cards if card not in DEPUTIES]
    wild = len(cards) - len(plain)
    for count in range(wild):
        if worth([*plain, *DEPUTIES[:count]], double_ace_flush) == best:
            return count
    return wild


# ---------------------------------------------------------------- by the ranks alone
def _value(kind: int, ranks: Sequence[int]) -> int:
    """A class and up to five deciding ranks as one number."""
    value = kind << CLASS_SHIFT
    for shift, rank in zip(_SHIFTS, ranks, strict=False):
        value |= (rank + 1) << shift
    return value


def _worth_of_ranks(counts: Sequence[int], wild: int) -> int:
    """The best hand that is no flush. `counts` by rank; of the classes that it can be, the highest is
    tried first."""
    held = [rank for rank in range(_ACE, -1, -1) if counts[rank]]
    top = _most(counts, wild)
    size = min(_HAND, counts[top] + wild)
    others = [rank for rank in held if rank != top]
    if size == 0:
        return 0
    if size == 5:
        return _value(FIVE, (top,))
    if size == 4:
        return _value(FOUR, (top, *others[:1]))
    # a Deputy is worth most with the largest group, so only a full house asks for a second look
    pairs = [rank for rank in held if counts[rank] >= 2]
    house = _full_house(counts, wild, pairs)
    if house:
        return _value(FULL_HOUSE, house)
    straight = _straight_top(sum(1 << rank for rank in held), wild) if sum(counts) + wild >= _HAND else -1
    if straight >= 0:
        return _value(STRAIGHT, (straight,))
    if size == 3:
        return _value(THREE, (top, *others[:2]))
    if len(pairs) >= 2:
        kickers = [rank for rank in held if rank not in pairs[:2]]
        return _value(TWO_PAIR, (*pairs[:2], *kickers[:1]))
    return _value(PAIR if size == 2 else HIGH_CARD, (top, *others[: _HAND - size]))


def _most(counts: Sequence[int], wild: int) -> int:
    """The rank of the largest group, the highest of equal ones; Deputies alone are aces."""
    largest = max(counts)
    return max(rank for rank in range(13) if counts[rank] == largest) if largest else _ACE


def _full_house(counts: Sequence[int], wild: int, pairs: Sequence[int]) -> tuple[int, ...]:
    """(three, pair), or () for none: three natural and a pair, or two pairs and one Deputy."""
    threes = [rank for rank in pairs if counts[rank] + wild >= 3]
    if not threes or len(pairs) < 2:
        return ()
    return threes[0], next(rank for rank in pairs if rank != threes[0])


def _straight_top(mask: int, wild: int) -> int:
    """The highest rank of the best straight in a set of ranks, 3 for A-2-3-4-5; -1 for none."""
    for top in range(_ACE, 3, -1):
        if (mask >> (top - 4) & 31).bit_count() + wild >= _HAND:
            return top
    return 3 if (mask & 0b1_0000_0000_1111).bit_count() + wild >= _HAND else -1


class _ByRanks(dict[int, int]):
    """What each multiset of ranks and Deputies is worth, worked out when it is first asked for."""

    def __missing__(self, key: int) -> int:
        counts = [key >> 3 * rank & 7 for rank in range(13)]
        value = self[key] = _worth_of_ranks(counts, key >> _WILD_AT)
        return value


_BY_RANKS: Final = _ByRanks()


# ---------------------------------------------------------------- flushes
def _flush(key: int, double_ace: bool) -> int:
    """The best flush of a key in which some suit has its five."""
    wild = key >> _WILD_AT & 3
    best = 0
    for suit in range(4):
        if key >> (_SUITS_AT + 4 * suit) & 8:
            mask = key >> (_MASKS_AT + 13 * suit) & _RANKS
            best = max(best, _BY_MASK[mask << 3 | wild << 1 | double_ace])
    return best


def flush_ranks(mask: int, wild: int, double_ace: bool) -> list[int]:
    """The ranks of the best flush that is no straight: a Deputy is the highest card not already in it, or
    with `double_ace` always an ace."""
    if double_ace:
        mine = [rank for rank in range(_ACE, -1, -1) if mask >> rank & 1]
        return ([_ACE] * wild + mine)[:_HAND]
    ranks: list[int] = []
    for rank in range(_ACE, -1, -1):
        if not mask >> rank & 1:
            if wild == 0:
                continue
            wild -= 1
        ranks.append(rank)
    return ranks[:_HAND]


class _ByMask(dict[int, int]):
    """What the flush of each set of ranks, with so many Deputies, is worth."""

    def __missing__(self, key: int) -> int:
        mask, wild, double_ace = key >> 3, key >> 1 & 3, bool(key & 1)
        top = _straight_top(mask, wild)
        if top >= 0:
            value = _value(ROYAL if top == _ACE else STRAIGHT_FLUSH, (top,))
        else:
            value = _value(FLUSH, flush_ranks(mask, wild, double_ace))
        self[key] = value
        return value


_BY_MASK: Final = _ByMask()
