"""The whole map of Way Out West as the cowhand judges it: what each seat may expect, and what that is to him.

A `Judge` holds what does not change between the moves that are compared; a move changes a town or two, and
only these are looked at anew.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from tabletop.games.way_out_west.chart import COUNTERS, COWBOYS, SUPPLY
from tabletop.games.way_out_west.scoring import MOST_MONEY, MOST_WANTED
from tabletop.games.way_out_west.state import State
from tabletop.games.way_out_west.towns import TOWNS
from tests.arena.frozen.way_out_west.moment import Moment
from tests.arena.frozen.way_out_west.towns import Town, town_worth

AGGRESSION: Final = 0.5
"""How likely a seat that can start one more fight starts the one that promises most."""
FIGHTS_MOST: Final = 2.0
"""More fights than that are too far ahead to be foreseen."""
RIVALS: Final = 0.85
"""How much what the rivals have counts against what one has."""
HEAT: Final = 7.0
"""Points by which a rival must lead another to count almost three times as much."""


class Judge:
    """Judges positions for one seat at one moment of the game."""

    def __init__(self, s: State, seat: int, m: Moment) -> None:
        self.moment = m
        self.base = [town_worth(s, m, town) for town in TOWNS]
        self.weights = _weights(self.totals(s, self.base), seat)

    def value(self, s: State, changed: Iterable[int]) -> float:
        """How good a position is, in which only these towns differ from the one the judge was made for."""
        towns = self.base[:]
        for town in changed:
            towns[town] = town_worth(s, self.moment, town)
        totals = self.totals(s, towns)
        return sum(weight * total for weight, total in zip(self.weights, totals, strict=True))

    def totals(self, s: State, towns: Sequence[Town]) -> list[float]:
        """Points that each seat may expect."""
        m = self.moment
        totals = [sum(points) for points in zip(*(town.points for town in towns), strict=True)]
        earned = [sum(dollars) for dollars in zip(*(town.income for town in towns), strict=True)]
        for seat, money in enumerate(s.money):
            posse = SUPPLY[COWBOYS] - s.supply[seat * COUNTERS + COWBOYS]
            totals[seat] += m.cash(seat, money) + m.means(money + earned[seat], posse)
        wealth = [money + m.incomes * more for money, more in zip(s.money, earned, strict=True)]
        _add_contest(totals, wealth, MOST_MONEY, 1.5 + 3.0 * m.rounds)
        if any(s.wanted):
            _add_contest(totals, s.wanted, MOST_WANTED, 0.25 + 0.25 * m.rounds)
        self._add_threats(totals, towns)
        return totals

    def _add_threats(self, totals: list[float], towns: Sequence[Town]) -> None:
        """Each seat's best fight is likely to come, its second best less so."""
        coming = [threat for town in towns for threat in town.threats]
        coming.sort(key=lambda threat: -threat.gain)
        rank = [0] * len(totals)
        for threat in coming:
            seat = threat.attacker
            rank[seat] += 1
            fights = min(FIGHTS_MOST, self.moment.fights[seat] / rank[seat])
            likely = 1 - (1 - AGGRESSION) ** fights
            totals[seat] += likely * threat.gain
            totals[threat.victim] -= likely * threat.loss


def _weights(standing: Sequence[float], seat: int) -> list[float]:
    """What each seat's points count: one's own 1, the rivals' less than 0, the leaders' most."""
    top = max(total for other, total in enumerate(standing) if other != seat)
    heats = [math.exp((total - top) / HEAT) for total in standing]
    heats[seat] = 0.0
    scale = RIVALS / sum(heats)
    return [1.0 if other == seat else -scale * heat for other, heat in enumerate(heats)]


def _add_contest(totals: list[float], held: Sequence[float], points: int, heat: float) -> None:
    """The points for having most, by how likely each is to have it."""
    top = max(held)
    chances = [math.exp((number - top) / heat) for number in held]
    total = sum(chances)
    for seat, chance in enumerate(chances):
        totals[seat] += points * chance / total
