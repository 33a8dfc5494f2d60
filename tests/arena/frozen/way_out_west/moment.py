"""How far a game of Way Out West has come, and what a dollar, a building space and a gunfight are worth then.

All worths of the cowhand are in points of the final score, as far as they can be foreseen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from tabletop.games.way_out_west.chart import GUNFIGHT
from tabletop.games.way_out_west.income import EVERY
from tabletop.games.way_out_west.state import State
from tabletop.games.way_out_west.turns import ACTIONS

NEED_SOON: Final = 3.2
"""Dollars that an action takes before the next income, on the average; bids included."""
NEED_LATER: Final = 1.0
"""Dollars that are worth keeping for each action after it: income will pay most of those."""
LATER_MOST: Final = 12
DOLLAR: Final = 0.55
"""Points of the first dollar, where none is in hand."""
FILLING: Final = 2.0
"""Rounds in which two thirds of the free building spaces are built on."""
MEANS: Final = 5.0
"""Points of not being penniless: of money or income to go on with."""
POSSE: Final = 3.0
"""Points of having cowboys on the map at all."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position's place in the game, once the action that is on has been made."""

    acts: tuple[int, ...]
    """Actions that each seat has left."""
    rounds: float
    """Rounds left, the present one in part."""
    fill: float
    """The share of the free building spaces that will be built on."""
    income: float
    """Points of a dollar more in every income to come."""
    incomes: int
    """Incomes to come, the last of them included."""
    need: tuple[float, ...]
    """How much money each seat can put to use: see `cash`."""
    fights: tuple[float, ...]
    """Gunfights that each seat may still start."""
    drift: float
    """How far the counts of counters in a town may still move, for who controls it."""

    def cash(self, seat: int, dollars: float) -> float:
        """Points of the money in hand: each dollar is worth less than the one before."""
        need = self.need[seat]
        return DOLLAR * need * (1 - math.exp(-dollars / need)) if need else 0.0

    def means(self, dollars: float, cowboys: int) -> float:
        """Points of having anything to go on with: without money, income and cowboys all that is left is to
        pass."""
        share = min(1.0, self.rounds / 4)
        return share * (MEANS * (1 - math.exp(-dollars / 3)) + POSSE * (1 - math.exp(-cowboys / 3)))

    def dollar(self, seat: int, dollars: float) -> float:
        """Points of one dollar more."""
        need = self.need[seat]
        return DOLLAR * math.exp(-dollars / need) if need else 0.0


def moment_of(s: State, seat: int, spent: int) -> Moment:
    """The moment after `spent` (0 or 1) more actions of `seat`."""
    after = s.house.rounds - s.round
    acts = [ACTIONS * after + left for left in _this_round(s)]
    acts[seat] = max(0, acts[seat] - spent)
    rounds = sum(acts) / (ACTIONS * s.seats)
    incomes = s.house.rounds // EVERY - (s.round - 1) // EVERY
    soon = ACTIONS * (-s.round % EVERY)
    need = []
    for left in acts:
        now = min(left, soon + left - ACTIONS * after)
        need.append(NEED_SOON * now + NEED_LATER * min(LATER_MOST, left - now))
    boxes = s.house.boxes[GUNFIGHT]
    free = max(0, boxes - s.used[GUNFIGHT]) + boxes * after
    fights = tuple(min(float(left), free / s.seats) for left in acts)
    pays = [_later_dollar(s.house.rounds - s.round - (-s.round % EVERY) - EVERY * k) for k in range(incomes)]
    return Moment(
        tuple(acts),
        rounds,
        1 - math.exp(-rounds / FILLING),
        sum(pays),
        incomes,
        tuple(need),
        fights,
        0.15 + 0.3 * rounds**0.7,
    )


def _later_dollar(rounds: int) -> float:
    """Points of a dollar that comes when so many rounds are left."""
    return 0.34 * (1 - math.exp(-rounds / 3))


def _this_round(s: State) -> list[int]:
    """Actions that each seat has left in this round, the one that is on included."""
    if s.phase not in ("action", "sheriff", "shoot", "rob", "claim", "loot"):
        return [ACTIONS] * s.seats
    acting = s.to_act if s.fight is None else s.fight.attacker
    if acting not in s.order:
        return [0] * s.seats
    at = s.order.index(acting)
    left = [0] * s.seats
    for place, other in enumerate(s.order):
        left[other] = ACTIONS - s.half + (place >= at)
    return left
