"""Final points, places, and the forecast of both (rule page "Final points").

`point_lines` is the rule; the end of the game, the forecast and the hints all read it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tabletop.core.events import Event
from tabletop.games.way_out_west.chart import COUNTERS, TRAIN
from tabletop.games.way_out_west.events import GameOver, Scored
from tabletop.games.way_out_west.income import IncomeLine, income_lines
from tabletop.games.way_out_west.state import NOBODY, NONE, SEATS_MOST, State
from tabletop.games.way_out_west.towns import NO_TOWN, TOWNS, town_id

MOST_MONEY: Final = 5
MOST_WANTED: Final = 4
SHARED: Final = 2
SOURCES: Final = ("buildings", "cattle", "control", "money", "wanted")
"""What points are for, in the order of the score table."""


class PointLine(NamedTuple):
    """Points of one seat for one thing: `number` x `each` in a town, or for most money or posters."""

    what: str
    """One of SOURCES."""
    town: int
    """NO_TOWN for money and wanted."""
    seat: int
    number: int
    """Buildings, cattle, counters that control the town, dollars, posters."""
    each: int
    """Points for each building or cattle; 0 where the points are for the most."""
    tied: bool
    """Most money or posters, but shared."""
    points: int


class Forecast(NamedTuple):
    """How it stands: what income would pay and what the game would score if either came now."""

    income: list[IncomeLine]
    points: list[PointLine]
    dollars: list[int]
    """Income by seat."""
    totals: list[int]
    """Points by seat."""
    controls: list[int]
    """By town the seat that controls it, NONE where nobody does."""


def point_lines(s: State) -> list[PointLine]:
    """Every line of the final points if the game ended now: by town buildings, cattle and control, then money
    and wanted posters. What scores nothing has no line."""
    lines = [line for town in TOWNS for line in town_points(s, town)]
    lines += most("money", s.money, MOST_MONEY)
    if any(s.wanted):
        lines += most("wanted", s.wanted, MOST_WANTED)
    return lines


def town_points(s: State, town: int) -> Iterator[PointLine]:
    """The lines of one town."""
    size = s.occupied[town].bit_count()
    owners = s.owners[town * COUNTERS : (town + 1) * COUNTERS]
    if size:
        for seat in range(s.seats):
            if number := owners.count(seat):
                yield PointLine("buildings", town, seat, number, size, False, number * size)
    each = cattle_points(s.town_farmers[town] > 0, owners[TRAIN] != NONE)
    if each:
        for seat in range(s.seats):
            if number := s.cattle[town * SEATS_MOST + seat]:
                yield PointLine("cattle", town, seat, number, each, False, number * each)
    holder = controller(s, town)
    if size and holder != NONE:
        yield PointLine("control", town, holder, presence(s, town, holder), 0, False, size)


def cattle_points(farmer: bool, train: bool) -> int:
    """Points for each cattle: 1, 2 with a train; one less with a farmer."""
    return (2 if train else 1) - (1 if farmer else 0)


def presence(s: State, town: int, seat: int) -> int:
    """A seat's buildings and cattle in a town, which count for its control."""
    return s.owners[town * COUNTERS : (town + 1) * COUNTERS].count(seat) + s.cattle[town * SEATS_MOST + seat]


def controller(s: State, town: int) -> int:
    """Who has most buildings and cattle together in a town; NONE where nobody has any or several have
    most."""
    counts = [presence(s, town, seat) for seat in range(s.seats)]
    highest = max(counts)
    return counts.index(highest) if highest and counts.count(highest) == 1 else NONE


def most(what: str, held: Sequence[int], points: int) -> list[PointLine]:
    """The lines for who holds most money or posters: `points`, or 2 each where several do."""
    highest = max(held)
    seats = [seat for seat, number in enumerate(held) if number == highest]
    tied = len(seats) > 1
    return [PointLine(what, NO_TOWN, seat, highest, 0, tied, SHARED if tied else points) for seat in seats]


def score_table(s: State) -> list[dict[str, int]]:
    """One table a seat: points by source, and `total`."""
    table = [{**dict.fromkeys(SOURCES, 0), "total": 0} for _ in range(s.seats)]
    for line in point_lines(s):
        table[line.seat][line.what] += line.points
        table[line.seat]["total"] += line.points
    return table


def forecast(s: State) -> Forecast:
    """Income if it came now and points if the game ended now, all of it public."""
    paid, scored = income_lines(s), point_lines(s)
    dollars, totals = [0] * s.seats, [0] * s.seats
    for earned in paid:
        dollars[earned.seat] += earned.amount
    for line in scored:
        totals[line.seat] += line.points
    return Forecast(paid, scored, dollars, totals, [controller(s, town) for town in TOWNS])


# -------------------------------------------------------------------- how it stands
def scores(s: State) -> list[int]:
    """Points by seat if the game ended now; the final points when it has."""
    totals = [0] * s.seats
    for line in point_lines(s):
        totals[line.seat] += line.points
    return totals


def places(s: State) -> list[int]:
    """By points, then by money; who is equal in both shares the better place."""
    ranking: list[Any] = [(-total, -money) for total, money in zip(scores(s), s.money, strict=True)]
    return [1 + sum(other < mine for other in ranking) for mine in ranking]


def winners(s: State) -> list[int]:
    """Who has won, [] while the game goes on."""
    return [seat for seat, place in enumerate(places(s)) if place == 1] if s.phase == "over" else []


def end_game(s: State, log: list[Event] | None) -> None:
    """The last round's income is paid: the game is scored."""
    s.phase = "over"
    s.to_act = NOBODY
    if log is None:
        return
    log += [
        Scored(
            line.seat,
            line.what,
            "" if line.town == NO_TOWN else town_id(line.town),
            line.number,
            line.each,
            line.tied,
            line.points,
        )
        for line in point_lines(s)
    ]
    log.append(GameOver(-1, tuple(winners(s)), tuple(scores(s)), tuple(places(s))))
