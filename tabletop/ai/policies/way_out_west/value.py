"""The marshal's judgement of a position of Way Out West: how many points each seat may expect, and its chance
of winning.

The points add up from what each feature is worth (weights.py, learned from games), and the chances follow
from how far the points lie apart.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, TypeAlias

from tabletop.ai.guide import shares
from tabletop.ai.policies.way_out_west.features import (
    Clock,
    Spot,
    blend,
    clock_of,
    seat_terms,
    spots_of,
    town_terms,
)
from tabletop.ai.policies.way_out_west.weights import HEATS, WEIGHTS
from tabletop.games.way_out_west import scoring
from tabletop.games.way_out_west.state import State

MEMORY: Final = 3000
"""So many towns of a moment, and so many moments, are remembered at most."""

Worth: TypeAlias = tuple[list[float], list[int]]
"""What a town is worth: by seat in points, and in dollars at an income now."""


class Scale:
    """What everything is worth at one moment of the game; it remembers the towns that it has weighed."""

    def __init__(self, rounds: float, armed: int) -> None:
        self.weights = _at(WEIGHTS, rounds)
        self.heat = _at([[heat] for heat in HEATS], rounds)[0]
        self._armed = armed
        self._towns: dict[Spot, Worth] = {}

    def town(self, spot: Spot) -> Worth:
        """What stands in a town, weighed. The caller must not change the lists."""
        known = self._towns.get(spot)
        if known is None:
            if len(self._towns) >= MEMORY:
                self._towns.clear()
            terms, income = town_terms(spot, self._armed)
            points = [0.0] * len(spot.cattle)
            weights = self.weights
            for seat, feature, amount in terms:
                points[seat] += weights[feature] * amount
            known = self._towns[spot] = points, income
        return known

    def chances(self, points: Sequence[float]) -> list[float]:
        """By seat the chance of winning, 0..1, with these points to be expected."""
        top = max(points)
        odds = [math.exp((mine - top) / self.heat) for mine in points]
        total = sum(odds)
        return [mine / total for mine in odds]


class Appraiser:
    """Appraises positions. What it remembers only saves time."""

    def __init__(self) -> None:
        self._scales: dict[tuple[float, int], Scale] = {}

    def scale(self, clock: Clock) -> Scale:
        """What everything is worth at this moment."""
        key = clock.rounds, clock.armed
        known = self._scales.get(key)
        if known is None:
            if len(self._scales) >= MEMORY:
                self._scales.clear()
            known = self._scales[key] = Scale(*key)
        return known

    def chances(self, s: State) -> list[float]:
        """By seat the chance of winning, 0..1; they add up to 1. `s`: between two actions, in an auction or
        at the end."""
        if s.phase == "over":
            return shares(scoring.places(s))
        clock = clock_of(s)
        scale = self.scale(clock)
        totals, income = [0.0] * s.seats, [0] * s.seats
        for spot in spots_of(s):
            points, earned = scale.town(spot)
            totals = [a + b for a, b in zip(totals, points, strict=True)]
            income = [a + b for a, b in zip(income, earned, strict=True)]
        weights = scale.weights
        for seat, feature, amount in seat_terms(s, clock, income):
            totals[seat] += weights[feature] * amount
        return scale.chances(totals)


def _at(rows: Sequence[Sequence[float]], rounds: float) -> list[float]:
    """The row for so many rounds left."""
    knot, share = blend(rounds)
    return [(1 - share) * a + share * b for a, b in zip(rows[knot], rows[knot + 1], strict=True)]
