"""How likely each seat is to be out first: a small network that has learned it from self-play.

Owns `chances`, the features of a seat, and their names. The weights are made by build/learn/brown_bullet.py.
A state is judged as it is: of a made-up world, the outlook of that world.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import mul
from typing import Final

from tabletop.ai.policies.brown_bullet.cowhand import MEETS
from tabletop.ai.policies.brown_bullet.weights import NETWORKS
from tabletop.core.cards import RANK_OF
from tabletop.games.brown_bullet.demand import FITS, FOUR, JOKER, NINE
from tabletop.games.brown_bullet.state import EMPTY, NO_CHAMBER, State

_LOW, _NINE, _HIGH, _STRONG = range(4)
_KIND: Final = (_STRONG, _STRONG, *[_LOW] * 5, _NINE, _STRONG, *[_HIGH] * 4, _STRONG)
"""By rank, 2 to joker."""
FEATURES: Final = 46
"""Numbers that describe a seat; see `features`."""


@lru_cache(maxsize=16384)
def shape(mask: int) -> tuple[float, float, float]:
    """Of a hand that holds the ranks in `mask` (bit r = rank r): how many ranks, the cards it must expect to
    pick up at an unknown pile, and the plays that runs spare it."""
    held = [rank for rank in range(14) if mask >> rank & 1]
    unready = 0.0
    for demand, (often, size) in enumerate(MEETS, start=FOUR):
        if not any(FITS[demand][rank] for rank in held):
            unready += often * size
    spared = row = 0
    for rank in range(JOKER + 1):
        if rank < JOKER and mask >> rank & 1:
            row += 1
        else:
            spared += row - 1 if row >= 3 else 0
            row = 0
    return float(len(held)), unready, float(spared)


def features(s: State, seat: int) -> list[float]:
    """What the outlook of a seat depends on, FEATURES numbers of the size of 1.

    In order: cards in hand by rank (14), hand, ranks, unready, spared (see `shape`), empty (19 in all);
    whether there is a 1st .. 6th chamber card, low ones, nines, high ones, strong ones (10); what `_turn`
    says (15); draw pile; 1.
    """
    x = [0.0] * FEATURES
    mask = 0
    for card in s.hands[seat]:
        rank = RANK_OF[card]
        x[rank] += 1.0
        mask |= 1 << rank
    ranks, unready, spared = shape(mask)
    x[14], x[15], x[16], x[17] = len(s.hands[seat]) / 8, ranks / 8, unready, spared / 2
    x[18] = 0.0 if mask else 1.0
    if s.chambers[seat] != NO_CHAMBER:
        _chamber(x, s.chambers[seat])
    _turn(x, s, seat)
    x[44] = len(s.draw) / 20
    x[45] = 1.0
    return x


def _chamber(x: list[float], chamber: tuple[int, ...]) -> None:
    """How many cards, and of what kinds."""
    left = 19
    for card in chamber:
        if card != EMPTY:
            x[left] = 1.0
            left += 1
            x[25 + _KIND[RANK_OF[card]]] += 0.5


def _turn(x: list[float], s: State, seat: int) -> None:
    """To move, next, last, turns until it moves; for who is to move: a bullet due, out with this play,
    cannot answer, the pile it then takes, pile, cards that fit, demand, a 9; for the next: cannot answer,
    the pile it then takes, pile."""
    seats, pile, hand = len(s.hands), len(s.pile) / 8, s.hands[seat]
    distance = (seat - s.to_act) % seats
    x[32] = distance / seats
    if distance == seats - 1:
        x[31] = 1.0
    if distance > 1:
        return
    fits = FITS[s.demand]
    fitting = sum([fits[RANK_OF[card]] for card in hand])
    stuck = bool(hand) and not fitting
    if distance == 0:
        x[29] = 1.0
        if s.phase == "bullet":
            x[33] = 1.0
        elif fitting == len(hand) and x[15] == 1 / 8 and s.chambers[seat] == NO_CHAMBER:
            x[34] = 1.0
        x[35], x[36] = (1.0, pile) if stuck else (0.0, 0.0)
        x[37], x[38], x[39] = pile, fitting / 4, s.demand / 12
        x[40] = 1.0 if s.demand == NINE else 0.0
    else:
        x[30] = 1.0
        x[41], x[42] = (1.0, pile) if stuck else (0.0, 0.0)
        x[43] = pile


def chances(s: State) -> list[float]:
    """By seat: the chance of being the next one out, 0..1, together 1. A seat that is out has 0."""
    hidden, out = NETWORKS[len(s.hands), not s.draw]
    powers = []
    for seat in range(len(s.hands)):
        if seat in s.gone:
            powers.append(0.0)
            continue
        x = features(s, seat)
        power = 0.0
        for row, weight in zip(hidden, out, strict=True):
            active = sum(map(mul, row, x))
            if active > 0.0:
                power += weight * active
        powers.append(exp(power))
    total = sum(powers)
    return [power / total for power in powers]
