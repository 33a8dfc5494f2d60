"""What the picks made so far would look like on the map: ghosts and departures.

No rule is asked: a path of picks says by itself which counter goes where.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.games.way_out_west.chart import BUILDINGS, CATTLE, COWBOYS, FARMER, box_of
from tabletop.games.way_out_west.towns import town_of
from tabletop.scenes.way_out_west.shown import Shown


class Way(NamedTuple):
    """One counter on its way: from a town (None: the supply) to a town."""

    kind: int
    start: int | None
    end: int


@dataclass(slots=True)
class Preview:
    """The table as it would be, and which of its counters are not there yet."""

    shown: Shown
    ghosts: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By (kind, town), how many of the asked seat's counters are ghosts."""
    built: set[tuple[int, int]] = field(default_factory=set)
    """(kind, town) of the buildings that are ghosts."""
    cost: int = 0
    """Counters out of the supply: what there is to pay for."""


def source_of(pick: str) -> tuple[int, int | None] | None:
    """(kind, town or None) of a pick that takes a counter in hand."""
    kind, *rest = pick.split(":")
    if kind in ("supply", "box") and rest and (box := box_of(rest[0])) is not None and box <= FARMER:
        return (box, None) if box not in (8, 9) else None
    if kind in ("cowboy", "cattle") and rest and town_of(rest[0]) >= 0:
        return (COWBOYS if kind == "cowboy" else CATTLE), town_of(rest[0])
    return None


def goal_of(pick: str) -> int | None:
    """The town that a pick puts a counter into."""
    kind, *rest = pick.split(":")
    if kind in ("town", "plot", "corral") and rest and town_of(rest[0]) >= 0:
        return town_of(rest[0])
    return None


def ways(path: Sequence[str]) -> list[Way]:
    """Every counter that a path moves, in order."""
    out, source = [], None
    for pick in path:
        goal = goal_of(pick)
        if goal is None:
            source = source_of(pick)
        elif source is not None:
            out.append(Way(source[0], source[1], goal))
            source = None
    return out


def preview(shown: Shown, seat: int, path: Sequence[str]) -> Preview:
    """The table after a path of picks of this seat; `shown` stays as it is."""
    moves = ways(path)
    if not moves:
        return Preview(shown)
    after = copy(shown)
    after.cowboys, after.cattle, after.supply = list(shown.cowboys), list(shown.cattle), list(shown.supply)
    after.owners, after.plots = list(shown.owners), list(shown.plots)
    after.town_farmers, after.farmers = list(shown.town_farmers), list(shown.farmers)
    out = Preview(after)
    for way in moves:
        _go(out, seat, way)
    return out


def _go(out: Preview, seat: int, way: Way) -> None:
    after, kind = out.shown, way.kind
    if way.start is None:
        after.stock(seat, kind, -1)
        out.cost += 1
    elif kind == COWBOYS:
        after.ride(way.start, seat, -1)
    else:
        after.drive(way.start, seat, -1)
    if kind == COWBOYS:
        after.ride(way.end, seat, 1)
    elif kind == CATTLE:
        after.drive(way.end, seat, 1)
    elif kind == FARMER:
        after.town_farmers[way.end] += 1
    elif kind in BUILDINGS:
        taken = after.buildings(way.end)
        plot = next(i for i in range(len(taken) + 1) if i not in taken)
        after.put_up(way.end, kind, seat, plot)
        out.built.add((kind, way.end))
    out.ghosts[kind, way.end] += 1
