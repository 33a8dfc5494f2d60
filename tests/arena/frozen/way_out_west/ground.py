"""What stands in one town of Way Out West, read once for all that is asked about it."""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletop.games.way_out_west.chart import COUNTERS, TRAIN
from tabletop.games.way_out_west.income import cattle_pay
from tabletop.games.way_out_west.scoring import cattle_points
from tabletop.games.way_out_west.state import NONE, SEATS_MOST, State
from tabletop.games.way_out_west.towns import SPACES
from tests.arena.frozen.way_out_west.moment import Moment


@dataclass(slots=True)
class Ground:
    """One town at one moment. Lists of cowboys and cattle go by seat, `owners` by kind of building."""

    state: State
    moment: Moment
    town: int
    cowboys: list[int]
    cattle: list[int]
    owners: list[int]
    size: int
    final: float
    """The size that the town will probably have at the end."""
    pay: int
    """What each cattle earns at an income now, in dollars."""
    each: float
    """What each cattle is worth, in points: those of the end, and what it will earn."""
    worths: list[tuple[int, float]] = field(default_factory=list)
    """(kind, points) of each building: towns.py fills it in."""


def ground_of(s: State, m: Moment, town: int) -> Ground:
    """What stands in this town."""
    at = town * SEATS_MOST
    owners = s.owners[town * COUNTERS : (town + 1) * COUNTERS]
    size = s.occupied[town].bit_count()
    farmer, train = s.town_farmers[town] > 0, owners[TRAIN] != NONE
    pay = cattle_pay(farmer, train)
    return Ground(
        s,
        m,
        town,
        s.cowboys[at : at + s.seats],
        s.cattle[at : at + s.seats],
        owners,
        size,
        size + (SPACES[town] - size) * m.fill,
        pay,
        cattle_points(farmer, train) + pay * m.income,
    )
