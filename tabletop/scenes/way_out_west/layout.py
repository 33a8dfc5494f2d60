"""Where tokens stand for what is shown: herds in corrals, posses in streets, discs, holes. Pure numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.games.way_out_west.chart import BOX_IDS, CATTLE, COUNTERS, COWBOYS, FARMER
from tabletop.scenes.way_out_west.places import NoticePlace, Places, Square, TownPlace
from tabletop.scenes.way_out_west.shown import Shown
from tabletop.ui.geometry import Box

FAN = 13.0
"""Between two riders of a posse."""
FANNED = 3
"""So many riders of a posse are told apart."""
COUNT = 25.0
"""The disc with a posse's number."""
PITCH = 37.0
SUPPLY_ROWS = (
    (COWBOYS, CATTLE, 2, 3),
    (5, 6, 7, 4),
)
"""The cells of a seat's supply: counters by row."""


class Posse(NamedTuple):
    """One player's riders in a town: the places of those told apart, first one first, and of the number."""

    seat: int
    number: int
    riders: tuple[Square, ...]
    badge: tuple[float, float]

    @property
    def box(self) -> Box:
        """All of it."""
        first, last = self.riders[0], self.riders[-1]
        right = max(last.x + last.side, self.badge[0] + COUNT / 2 if self.number > 1 else 0.0)
        return Box(first.x, first.y - 2, right - first.x, first.side + 4)


def _width(number: int, side: float, fanned: int) -> float:
    shown = min(number, fanned)
    return side + (shown - 1) * FAN + (8 if number > 1 else 0)


def posses(place: TownPlace, numbers: Sequence[tuple[int, int]]) -> list[Posse]:
    """The riders in a town's street: (seat, number) of each player who has any, in seat order."""
    groups = [(seat, number) for seat, number in numbers if number]
    left, top, side = place.riders
    widths = [_width(number, side, FANNED) for _, number in groups]
    tight = sum(widths) + 14 * (len(groups) - 1) > place.width - 6
    step = (place.width - 68) / max(1, len(groups) - 1)
    out: list[Posse] = []
    x = left
    for (seat, number), width in zip(groups, widths, strict=True):
        shown = 1 if tight else min(number, FANNED)
        riders = tuple(Square(x + i * FAN, top - (2 if i else 0), side) for i in range(shown))
        last = riders[-1]
        out.append(Posse(seat, number, riders, (last.x + side - 5, top + side - 11)))
        x += step if tight else width + 14
    return out


def posses_of(place: TownPlace, shown: Shown, town: int) -> list[Posse]:
    """The riders that stand in a town."""
    return posses(place, [(seat, shown.posse(town, seat)) for seat in range(shown.seats)])


def herd(shown: Shown, town: int) -> list[int]:
    """Whose cattle stands in each corral from the first, then -1 for each farmer."""
    cattle = [seat for seat in range(shown.seats) for _ in range(shown.herd(town, seat))]
    return cattle + [-1] * shown.town_farmers[town]


def pen_range(shown: Shown, town: int, seat: int) -> range:
    """The corrals that a seat's cattle (-1: the farmers) fill."""
    pens = [i for i, owner in enumerate(herd(shown, town)) if owner == seat]
    return range(pens[0], pens[-1] + 1) if pens else range(0)


def pens(place: TownPlace, places: range) -> Box:
    """Several corrals side by side."""
    first, last = place.corral(places[0]), place.corral(places[-1])
    return Box(first.x, first.y, last.right - first.x, first.h)


def landing(places: Places, shown: Shown, town: int, kind: int, seat: int) -> Square:
    """Where the next counter of that kind comes to stand in a town."""
    place = places.towns[town]
    if kind == COWBOYS:
        numbers = [(s, shown.posse(town, s) + (1 if s == seat else 0)) for s in range(shown.seats)]
        return next(posse for posse in posses(place, numbers) if posse.seat == seat).riders[-1]
    if kind in (CATTLE, FARMER):
        taken = (
            [s for s in herd(shown, town) if s <= seat and s != -1] if kind == CATTLE else herd(shown, town)
        )
        i = min(len(taken), len(place.cattle) - 1)
        return place.farmer_at(i) if kind == FARMER else place.cattle[i]
    plots = shown.buildings(town)
    free = next((i for i in range(len(place.buildings)) if i not in plots), len(place.buildings) - 1)
    return place.buildings[free]


def standing(places: Places, shown: Shown, town: int, kind: int, seat: int) -> Square:
    """Where one of the counters that stand in a town is, the one that would leave first."""
    place = places.towns[town]
    if kind == COWBOYS:
        for posse in posses_of(place, shown, town):
            if posse.seat == seat:
                return posse.riders[-1]
    elif kind in (CATTLE, FARMER):
        run = pen_range(shown, town, seat if kind == CATTLE else -1)
        if run:
            return place.cattle[run[-1]] if kind == CATTLE else place.farmer_at(run[-1])
    else:
        return place.buildings[shown.plots[town * COUNTERS + kind]]
    return landing(places, shown, town, kind, seat)


# ---------------------------------------------------------------- boards
@dataclass(frozen=True, slots=True)
class Hole:
    """A hole of the notice board, and the part of its paper that means it."""

    x: float
    y: float
    r: float
    area: Box


def holes(notice: NoticePlace, number: int, radius: float) -> list[Hole]:
    """The holes of a box of which there are `number` at this table; they get smaller where they are many."""
    spots = notice.holes
    if number == 0:
        return []
    if number <= len(spots):
        if len(spots) > 2 and number < len(spots):  # fewer than drawn: keep them in the middle
            step = spots[1][0] - spots[0][0]
            middle = spots[len(spots) // 2]
            spots = tuple((middle[0] + (i - (number - 1) / 2) * step, middle[1]) for i in range(number))
        r = radius if len(spots) != 2 or spots[0][0] != spots[1][0] else radius * 0.86
        return _with_areas(notice.rect, list(spots[:number]), r)
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    wide = len(spots) > 2
    columns = min(number, 5 if wide else 2)
    rows = math.ceil(number / columns)
    r = min(radius, (20.0 if wide else 36.0) / rows, 15.0)
    cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    if not wide:
        cx, cy = notice.rect.right - 34, notice.rect.y + 52
    grid = [
        (
            cx + (i % columns - (columns - 1) / 2) * (2 * r + 9),
            cy + (i // columns - (rows - 1) / 2) * (2 * r + 6),
        )
        for i in range(number)
    ]
    return _with_areas(notice.rect, grid, r)


def _with_areas(rect: Box, spots: list[tuple[float, float]], r: float) -> list[Hole]:
    n = len(spots)
    upright = n > 1 and spots[0][0] == spots[1][0]
    out = []
    for i, (x, y) in enumerate(spots):
        if upright:
            area = Box(rect.x, rect.y + rect.h * i / n, rect.w, rect.h / n)
        else:
            area = Box(rect.x + rect.w * i / n, rect.y, rect.w / n, rect.h)
        out.append(Hole(x, y, r, area))
    return out


def hole_of(places: Places, box: int, number: int, index: int) -> Hole:
    """One hole by its box and place."""
    all_holes = holes(places.notices[BOX_IDS[box]], max(number, 1), places.hole)
    return all_holes[min(index, len(all_holes) - 1)]


def supply_cell(panel: Box, kind: int) -> Box:
    """The cell of a seat's panel that counts this kind; for FARMER its round."""
    if kind == FARMER:
        return Box(panel.x + 234, panel.y + 76, 46, 44)
    for row, kinds in enumerate(SUPPLY_ROWS):
        if kind in kinds:
            column = kinds.index(kind)
            return Box(panel.x + 24 + column * 66, panel.y + 124 + row * PITCH, 65, PITCH - 1)
    raise ValueError(f"no cell counts {kind}")


def purse(panel: Box) -> tuple[float, float]:
    """Where a seat's coins lie."""
    return panel.x + 142, panel.y + 64


def posters(panel: Box) -> tuple[float, float]:
    """Where a seat's wanted posters hang."""
    return panel.x + 232, panel.y + 64


def discs(panel: Box) -> tuple[tuple[float, float], ...]:
    """Where a seat's two action discs lie."""
    return ((panel.x + 142, panel.y + 101), (panel.x + 174, panel.y + 101))


def without(box: Box, cuts: Sequence[Box]) -> list[Box]:
    """What is left of a box when others are cut out of it."""
    left = [box]
    for cut in cuts:
        left = [part for piece in left for part in _minus(piece, cut)]
    return left


def _minus(box: Box, cut: Box) -> list[Box]:
    if not box.overlap(cut):
        return [box]
    x0, x1 = max(box.x, cut.x), min(box.right, cut.right)
    y0, y1 = max(box.y, cut.y), min(box.bottom, cut.bottom)
    parts = [
        Box(box.x, box.y, box.w, y0 - box.y),
        Box(box.x, y1, box.w, box.bottom - y1),
        Box(box.x, y0, x0 - box.x, y1 - y0),
        Box(x1, y0, box.right - x1, y1 - y0),
    ]
    return [part for part in parts if part.w > 0.01 and part.h > 0.01]
