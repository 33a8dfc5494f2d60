"""What a town of Way Out West is worth to each seat, in points: the cowhand's judgement of one town."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from tabletop.games.way_out_west.chart import BANK, BUILDINGS, HOTEL, STAGECOACH, STORE
from tabletop.games.way_out_west.income import PER_BUILDING, PER_FARMER
from tabletop.games.way_out_west.state import NONE, State
from tabletop.games.way_out_west.towns import CORRALS
from tests.arena.frozen.way_out_west.ground import Ground, ground_of
from tests.arena.frozen.way_out_west.moment import Moment
from tests.arena.frozen.way_out_west.threats import Threat, threats

COWBOY: Final = 0.35
"""Points that a cowboy on the map is worth early, besides what his gun and his town bring."""
CORRAL: Final = 0.25
"""Points of each free corral (of four at most) to who has a cowboy in the town."""
CLOSED: Final = 0.5
"""What a corral counts where the town is not open for cattle yet."""
COACH: Final = 0.2
"""Points that a stagecoach earns in a round."""
GUESTS: Final = 0.3
"""Other players' cowboys that come to a town with a hotel, for each seat."""


class Town(NamedTuple):
    """What stands in a town, by seat in points and in dollars at an income now, and who threatens whom."""

    points: list[float]
    income: list[int]
    threats: list[Threat]


def town_worth(s: State, m: Moment, town: int) -> Town:
    """Buildings, cattle, control and cowboys of a town, and the fights that may come."""
    ground = ground_of(s, m, town)
    ground.worths = _building_worths(ground)
    owners, each = ground.owners, ground.each
    points = [each * number for number in ground.cattle]
    presence = ground.cattle[:]
    for kind, worth in ground.worths:
        points[owners[kind]] += worth
        presence[owners[kind]] += 1
    _add_control(points, presence, ground.final, m.drift)
    access = _access(s, m, town)
    cowboy = COWBOY * m.rounds / (m.rounds + 4)
    for seat, number in enumerate(ground.cowboys):
        if number:
            points[seat] += access + cowboy * number
    return Town(points, _income(ground), threats(ground))


def _building_worths(ground: Ground) -> list[tuple[int, float]]:
    """(kind, points) of each building: the size that the town will have, and what it earns until then."""
    s, m, owners = ground.state, ground.moment, ground.owners
    worths = []
    for kind in BUILDINGS:
        owner = owners[kind]
        if owner == NONE:
            continue
        worth = ground.final
        if kind == BANK:
            worth += m.income * PER_BUILDING * (0.4 * ground.size + 0.6 * ground.final)
        elif kind == STORE:
            others = sum(ground.cattle) - ground.cattle[owner]
            grown = max(others, 0.7 * others + 0.3 * CORRALS[ground.town] * m.fill)
            worth += m.income * (grown + PER_FARMER * s.town_farmers[ground.town])
        elif kind == HOTEL:
            others = sum(ground.cowboys) - ground.cowboys[owner]
            worth += m.income * (0.7 * others + GUESTS * s.seats)
        elif kind == STAGECOACH:
            worth += COACH * m.rounds
        worths.append((kind, worth))
    return worths


def _income(ground: Ground) -> list[int]:
    """What income would pay now: the same as the rules' own, without its lines."""
    owners, cattle, cowboys = ground.owners, ground.cattle, ground.cowboys
    earned = [ground.pay * number for number in cattle]
    if (owner := owners[STORE]) != NONE:
        farmers = ground.state.town_farmers[ground.town]
        earned[owner] += sum(cattle) - cattle[owner] + PER_FARMER * farmers
    if (owner := owners[HOTEL]) != NONE:
        earned[owner] += sum(cowboys) - cowboys[owner]
    if (owner := owners[BANK]) != NONE:
        earned[owner] += PER_BUILDING * ground.size
    return earned


def _add_control(points: list[float], presence: list[int], final: float, drift: float) -> None:
    """The size of the town for whoever will probably have most there; a tie gives nobody anything."""
    ranked = sorted(presence)
    highest, second = ranked[-1], ranked[-2]
    for seat, number in enumerate(presence):
        if number:
            rest = second if number == highest else highest
            points[seat] += final * _sigmoid((number - rest - 0.5) / drift)


def _sigmoid(x: float) -> float:
    """1 / (1 + e^-x), without overflow."""
    return 1 / (1 + math.exp(-x)) if x > -60 else 0.0


def _access(s: State, m: Moment, town: int) -> float:
    """Cowboys let their owner bring cattle to the town."""
    share = 1.0 if s.opened >> town & 1 else CLOSED
    return CORRAL * min(4, s.free[town]) * share * min(1.0, m.rounds / 4)
