"""What poker hands are worth: held against every substitution of the Deputies, and against treys where there
are none; and how fast that is known."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Any

import pytest
from treys import Card, Evaluator

from tabletop.core.cards import CARD_TEXT, HIDDEN, parse_cards
from tabletop.games.lockdown_poker.best_five import best_five
from tabletop.games.lockdown_poker.deck import DEPUTIES, SHERIFF
from tabletop.games.lockdown_poker.evaluator import deputies_needed, hand_class, ranks_of, worth

CLASSES = (
    "high card", "pair", "two pair", "three", "straight", "flush", "full house", "four", "straight flush",
    "royal flush", "five",
)  # fmt: skip


# -------------------------------------------------------------------- the slow way
@cache
def by_ranks(ranks: tuple[int, ...], flush: bool) -> tuple[int, ...]:
    """(class, deciding ranks ...) of up to five ranks sorted downwards; tuples compare as hands do, and one
    that ends sooner (a kicker is missing) is less."""
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    sizes = [count for count, _ in groups]
    order = tuple(rank for count, rank in groups for _ in range(count))
    straight = -1
    if len(set(ranks)) == 5 and ranks[0] - ranks[4] == 4:
        straight = ranks[0]
    if ranks == (12, 3, 2, 1, 0):
        straight = 3
    if sizes[0] == 5:
        kind = "five"
    elif flush and straight >= 0:
        kind, order = "royal flush" if straight == 12 else "straight flush", (straight,)
    elif sizes[0] == 4:
        kind = "four"
    elif sizes[:2] == [3, 2]:
        kind = "full house"
    elif flush:
        kind, order = "flush", ranks
    elif straight >= 0:
        kind, order = "straight", (straight,)
    elif sizes[0] == 3:
        kind = "three"
    elif sizes[:2] == [2, 2]:
        kind = "two pair"
    else:
        kind = "pair" if sizes[0] == 2 else "high card"
    return (CLASSES.index(kind), *order)


def by_cards(cards: Sequence[int], double_ace: bool) -> tuple[int, ...]:
    """Up to five cards without Deputies. A flush holds no card twice, unless the house rule lets it."""
    flush = len(cards) == 5 and len({card & 3 for card in cards}) == 1
    if flush and not double_ace and len(set(cards)) < 5:
        flush = False
    return by_ranks(tuple(sorted((card >> 2 for card in cards), reverse=True)), flush)


def by_hand(cards: Sequence[int], double_ace: bool = False) -> tuple[int, ...]:
    """The best five of the cards under every substitution of every Deputy."""
    return max(
        by_cards([*(card for card in five if card < 52), *meant], double_ace)
        for five in combinations(cards, min(5, len(cards)))
        for meant in combinations_with_replacement(range(52), sum(card >= 52 for card in five))
    )


def pairs_of_hands(hands: list[list[int]], double_ace: bool = False) -> Iterator[tuple[int, tuple[int, ...]]]:
    for hand in hands:
        yield worth(hand, double_ace), by_hand(hand, double_ace)


def agree(pairs: Iterator[tuple[int, Any]]) -> int:
    """The two orders are one: equal where equal, less where less. How many different hands there were."""
    known: dict[int, Any] = {}
    for mine, other in pairs:
        assert known.setdefault(mine, other) == other
    in_order = [other for _, other in sorted(known.items())]
    assert in_order == sorted(set(in_order))
    return len(in_order)


def deal(source: Random, size: int, wild: int) -> list[int]:
    hand = [*source.sample(range(52), size - wild), *DEPUTIES[:wild]]
    source.shuffle(hand)
    return hand


def suited(source: Random, size: int, wild: int) -> list[int]:
    """A hand with many cards of one suit or few ranks, where flushes and full houses are likely."""
    pool = [card for card in range(52) if card & 3 < 2] if source.random() < 0.6 else list(range(20, 44))
    return [*source.sample(pool, size - wild), *DEPUTIES[:wild]]


# -------------------------------------------------------------------- exact
@pytest.mark.parametrize(("size", "wild", "count"), [(7, 1, 120), (6, 1, 120), (7, 2, 24), (6, 2, 24)])
@pytest.mark.parametrize("double_ace", [False, True])
def test_every_substitution(size: int, wild: int, count: int, double_ace: bool) -> None:
    source = Random(size * 10 + wild)
    hands = [(suited if k % 2 else deal)(source, size, wild) for k in range(count)]
    assert agree(pairs_of_hands(hands, double_ace)) > count // 3


@pytest.mark.parametrize(("size", "count"), [(7, 3), (6, 6), (5, 20)])
def test_every_substitution_of_three_deputies(size: int, count: int) -> None:
    source = Random(size)
    assert agree(pairs_of_hands([suited(source, size, 3) for _ in range(count)])) > 1


@pytest.mark.parametrize(("size", "count"), [(1, 60), (2, 300), (3, 300), (4, 300), (5, 400)])
def test_hands_showing_without_deputies(size: int, count: int) -> None:
    source = Random(size)
    assert agree(pairs_of_hands([deal(source, size, 0) for _ in range(count)])) > 10


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_hands_showing_with_deputies(size: int) -> None:
    source = Random(size)
    hands = [deal(source, size, wild) for wild in (1, 2) for _ in range(40) if wild <= size]
    hands += [deal(source, size, 3) for _ in range(2) if size >= 3]
    assert agree(pairs_of_hands(hands)) > 5


def test_hands_of_all_lengths_compare() -> None:
    """The Sheriff showing makes a hand shorter: what is missing ranks below a 2."""
    source = Random(8)
    hands = [deal(source, size, wild) for size in (1, 2, 3, 4, 5) for wild in (0, 1) for _ in range(60)]
    assert agree(pairs_of_hands(hands)) > 100


def test_treys_agrees_on_every_hand_without_deputies() -> None:
    source = Random(1)
    judge = Evaluator()
    hands = [source.sample(range(52), 5 + k % 3) for k in range(9000)]
    hands += [suited(source, 7, 0) for _ in range(3000)]
    # treys counts from the best down, and a royal flush is its best straight flush
    assert agree((worth(hand), -judge.evaluate([], as_treys(hand))) for hand in hands) > 3000


def as_treys(hand: Sequence[int]) -> list[int]:
    return [Card.new(CARD_TEXT[card][0] + CARD_TEXT[card][1].lower()) for card in hand]


# -------------------------------------------------------------------- single lines of the rule page
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("KS KH KD X1 X2", "AS KS QS JS TS"),
        ("AS KS QS JS TS", "KH QH JH TH 9H"),
        ("2S 3S 4S 5S AS", "KS KH KD KC AS"),
        ("2S 2H 2D 2C 3S", "AS AH AD KS KH"),
        ("2S 2H 2D 3C 3S", "AS KS QS JS 9S"),
        ("2S 4S 6S 8S TS", "AS KH QD JC TS"),
        ("2S 3H 4D 5C AS", "AS AH AD KC QS"),
        ("2S 2H 2D 4C 3S", "AS AH KD KC QS"),
        ("3S 3H 2D 2C 4S", "AS AH KD QC JS"),
        ("2S 2H 3D 4C 5S", "AS KH QD JC 9S"),
        ("2S 3H 4D 5C 6S", "2S 3H 4D 5C AS"),
        ("KS KH 2D", "KD KC"),
        ("KS 2D", "KD"),
        ("KS X1", "AS KH"),
        ("AS X1 7D", "KS KH QD"),
        ("X1 X2", "KS KH"),
        ("X1 X2 X3", "AS AH KD"),
        ("X1 X2 X3 2S 2H", "AS KS QS JS TS"),
        ("KS QS 9S 7S X1", "KH QH JH 9H 7H"),
        ("AS QS 9S 7S X1", "AH QH JH 9H 7H"),
        ("9S 8S 7S X1 X2", "TS 9S 8S 7S 6S"),
    ],
)
def test_the_order_of_hands(better: str, worse: str) -> None:
    assert worth(parse_cards(better)) > worth(parse_cards(worse))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("KS QH JD TC 9S", "KH QD JC TS 9H"),
        ("KS KH 7D X1", "KD KC 7S X2"),
        ("X1 X2", "AS AH"),
        ("2S 3S 4H 5D AC 9H 9D", "2H 3D 4S 5C AS 8H 7D"),
        ("KS QS 9S 7S X1", "AH KH QH 9H 7H"),
        ("9S 8S 7S X1 X2", "JH TH 9H 8H 7H"),
    ],
)
def test_equal_hands(one: str, other: str) -> None:
    assert worth(parse_cards(one)) == worth(parse_cards(other))


def test_a_double_ace_flush_only_by_house_rule() -> None:
    wild, plain = parse_cards("AS KS 9S 7S X1"), parse_cards("AH KH QH 9H 7H")
    assert worth(wild) == worth(plain)
    assert worth(wild, double_ace_flush=True) > worth(plain, double_ace_flush=True)
    two = parse_cards("KS 9S 7S X1 X2")
    assert ranks_of(worth(two)) == [12, 11, 10, 7, 5]
    assert ranks_of(worth(two, double_ace_flush=True)) == [12, 12, 11, 7, 5]


def test_the_sheriff_and_hidden_cards_count_for_nothing() -> None:
    hand = parse_cards("KS KH 7D 4C 2S")
    assert worth([*hand, SHERIFF, HIDDEN]) == worth(hand)
    assert worth([SHERIFF]) == 0


@pytest.mark.parametrize(
    ("cards", "needed"),
    [
        ("KS KH KD KC 7S X1 X2", 1),
        ("KS KH KD QC 7S X1 X2", 2),
        ("AS KS QS JS TS X1 2D", 0),
        ("AS KS QS 2D 2H X1 X2", 2),
        ("AS KS QS JS 2D 3D X1", 1),
        ("9S 9H 8D 8C 2S 3D X1", 1),
    ],
)
def test_how_many_deputies_a_hand_needs(cards: str, needed: int) -> None:
    assert deputies_needed(parse_cards(cards)) == needed


# -------------------------------------------------------------------- which cards count
@pytest.mark.parametrize("wild", [0, 1, 2, 3])
@pytest.mark.parametrize("double_ace", [False, True])
def test_five_cards_that_are_worth_as_much(wild: int, double_ace: bool) -> None:
    source = Random(wild)
    meanings = []
    for k in range(600):
        hand = (suited if k % 2 else deal)(source, 2 + max(wild, k % 6), wild)[:7]
        best = best_five(hand, double_ace)
        assert best.worth == worth(hand, double_ace)
        assert set(best.cards) <= set(hand)
        assert len(set(best.cards)) == len(best.cards) == len(best.stands_for) == min(5, len(hand))
        for card, meant in zip(best.cards, best.stands_for, strict=True):
            assert meant == card or card in DEPUTIES
        meanings.append((best.worth, by_cards(best.stands_for, double_ace)))
        assert hand_class(best.worth) == meanings[-1][1][0]
    assert agree(iter(meanings)) > 10


# -------------------------------------------------------------------- fast
def _rate(judge: Callable[[Any], object], hands: list[Any]) -> float:
    """Hands a second of the fastest of a few rounds."""
    times = []
    for _ in range(7):
        began = time.perf_counter()
        for hand in hands:
            judge(hand)
        times.append(time.perf_counter() - began)
    return len(hands) / min(times)


def test_as_fast_as_treys_and_with_deputies_a_third_of_that() -> None:
    source = Random(5)
    plain = [deal(source, 7, 0) for _ in range(2000)]
    judge = Evaluator()
    treys = _rate(lambda hand: judge.evaluate([], hand), [as_treys(hand) for hand in plain])
    assert _rate(worth, plain) >= treys
    for wild in (1, 2, 3):
        assert _rate(worth, [deal(source, 7, wild) for _ in range(2000)]) >= treys / 3
