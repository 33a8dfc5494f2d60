"""What cards in the hand are worth to a sound player of Wyoming Cowboy: points, couples, guns in the making.

One number for a hand; discards, passes and draws compare hands with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from tabletop.core.cards import RANK_OF
from tabletop.games.wyoming_cowboy.guns import (
    EIGHT,
    FIVE,
    FORTY_FIVE,
    FOUR,
    GUNS,
    JACK,
    KING,
    MAGNUM,
    NINE,
    QUEEN,
    QUICK_DRAW,
    SEVEN,
    SIX,
    TEN,
    THIRTY_EIGHT,
    THREE,
    TWENTY_TWO,
    TWO,
    Gun,
)
from tabletop.games.wyoming_cowboy.options import Points
from tabletop.games.wyoming_cowboy.state import State

SHOTS: Final = {TWENTY_TWO: 0.85, THIRTY_EIGHT: 1.0, MAGNUM: 1.0, QUICK_DRAW: 1.15, FORTY_FIVE: 1.6}
"""How much a turn's shot with each gun is worth against that of a plain one: a .22 may backfire, a .45 cannot
miss where cowboys lie open."""
MOST_GUN: Final = 45.0
"""A gun never counts for more, however long the hand may last: kings run out."""
PART: Final = 0.06
MOST_PART: Final = 3.0
"""A card that half makes a gun is worth this share of it, and less than a queen."""
IN_HAND: Final = 0.6
"""A gun still in the hand against one on the table: it costs an action, and may be passed or shot away."""
_NEAR: Final = {FOUR: (FIVE,), FIVE: (FOUR, THREE, SEVEN), THREE: (EIGHT, FIVE, SEVEN), SEVEN: (THREE, FIVE),
                EIGHT: (THREE,)}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Moment:
    """What a hand's worth depends on besides its cards.

    `gun`: points that a plain gun will still bring; `part`: a card that half makes one; `close`: 0..1, how
    near the end of the hand is; `shown`: suits of couples shown; `repeats`: those count again.
    """

    points: Points
    gun: float
    part: float
    close: float
    shown: tuple[int, ...]
    repeats: bool


def moment_of(s: State, seat: int, turns_left: float, shot: float) -> Moment:
    """`turns_left`: turns one may still expect; `shot`: points that a plain shot brings on the average."""
    gun = min(MOST_GUN, shot * max(0.0, turns_left - 1))
    close = max(0.0, min(1.0, 1 - turns_left / 6))
    return Moment(
        s.house.points, gun, min(MOST_PART, PART * gun), close, s.couples[seat], s.house.couple_repeats
    )


@lru_cache(maxsize=20_000)
def hand_worth(cards: tuple[int, ...], m: Moment) -> float:
    """The worth of a hand, its cards ascending."""
    held = [0] * 14
    for card in cards:
        held[RANK_OF[card]] += 1
    return _pictures(cards, held, m) + _guns(cards, held, m) + _rest(held, m)


def _pictures(cards: Sequence[int], held: list[int], m: Moment) -> float:
    """Kings, queens, jacks, collections, and the couples that are there or may come."""
    p = m.points
    worth = 0.95 * p.king * held[KING] + p.queen * held[QUEEN] + p.jack * held[JACK]
    for rank in (QUEEN, JACK):
        if held[rank] >= 4:
            worth += p.four
        elif held[rank] == 3:
            worth += p.three + (1 - m.close) * 0.2 * (p.four - p.three)
        elif held[rank] == 2:
            worth += (1 - m.close) * 0.25 * p.three
    kings = {card & 3 for card in cards if RANK_OF[card] == KING}
    queens = {card & 3 for card in cards if RANK_OF[card] == QUEEN}
    for suit in kings | queens:
        if suit in m.shown and not m.repeats:
            continue
        worth += (0.9 if suit in kings and suit in queens else 0.1 * (1 - m.close)) * p.couple
    return worth


def _guns(cards: Sequence[int], held: list[int], m: Moment) -> float:
    """The best guns that can be made of the cards together, and parts of others."""
    able = _makeable(cards)
    best = IN_HAND * _best_guns(able, set(), m.gun)
    parts = 0.0
    for card in cards:
        near = _NEAR.get(RANK_OF[card])
        if near is not None:
            parts += m.part * (1.0 + 0.6 * any(held[rank] for rank in near))
    return best + parts


def _makeable(cards: Sequence[int]) -> list[Gun]:
    small = {card for card in cards if RANK_OF[card] <= EIGHT}
    return [gun for gun in GUNS if len(set(gun.cards)) == len(gun.cards) and small.issuperset(gun.cards)]


def makes_gun(card: int, cards: Sequence[int]) -> bool:
    """Is this card part of a gun that the cards make?"""
    return any(card in gun.cards for gun in _makeable(cards))


def _best_guns(guns: Sequence[Gun], used: set[int], plain: float) -> float:
    """The most that guns without a card in common bring; the second, pulled a turn later, brings less."""
    best = 0.0
    for i, gun in enumerate(guns):
        if used.isdisjoint(gun.cards):
            rest = _best_guns(guns[i + 1 :], used | set(gun.cards), plain)
            best = max(best, SHOTS[gun.name] * plain + 0.6 * rest)
    return best


def _rest(held: list[int], m: Moment) -> float:
    """6s cost, a 10 brings points once it is laid, a 9 changes two bad cards; what is late in the hand is a
    delay."""
    p = m.points
    worth = float(p.six * held[SIX])
    if held[TEN]:
        worth += p.ten * held[TEN] * (0.7 - 0.35 * m.close) + p.delay * m.close * 0.6
    if held[TWO] >= 2:
        worth += p.delay * m.close * 0.5
    elif held[TWO] == 1:
        worth += 0.7 * m.part
    return worth + 1.2 * (1 - m.close) * min(1, held[NINE])
