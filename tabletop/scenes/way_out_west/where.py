"""Where a thing of the map or of the boards round it is, by its id, without listing everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.way_out_west.chart import BOX_IDS, COUNTERS
from tabletop.games.way_out_west.towns import town_of
from tabletop.scenes.way_out_west import layout
from tabletop.ui.geometry import Box

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard


def place_of(board: WayOutWestBoard, id: str) -> Box | None:
    """The box of a town, plot, corral, piece, hole or supply that is shown; None for anything else."""
    kind, *rest = id.split(":")
    if kind == "box" and len(rest) == 2 and rest[0] in BOX_IDS:
        number = board.view.house.boxes[BOX_IDS.index(rest[0])]
        holes = layout.holes(board.places.notices[rest[0]], number, board.places.hole)
        return holes[int(rest[1])].area if int(rest[1]) < len(holes) else None
    if kind == "supply" and rest and rest[0] in BOX_IDS:
        seat = board.asked if board.asked is not None else board.bottom
        return layout.supply_cell(board.places.seats[seat], BOX_IDS.index(rest[0]))
    town = town_of(rest[0]) if rest else -1
    return None if town < 0 or board.showdown.is_open else _in_town(board, kind, town, rest[1:])


def _in_town(board: WayOutWestBoard, kind: str, town: int, rest: list[str]) -> Box | None:
    place, shown = board.places.towns[town], board.preview.shown
    if kind == "town":
        return place.whole
    if kind == "plot":
        return place.plot_area(int(rest[0]))
    if kind == "corral":
        return place.corral(int(rest[0]))
    if kind == "building":
        building = BOX_IDS.index(rest[0])
        stands = shown.owners[town * COUNTERS + building] >= 0
        return place.plot_area(shown.plots[town * COUNTERS + building]) if stands else None
    if kind in ("cattle", "farmer"):
        run = layout.pen_range(shown, town, int(rest[0]) if rest else -1)
        return layout.pens(place, run) if run else None
    if kind == "cowboy":
        posses = layout.posses_of(place, shown, town)
        return next((posse.box for posse in posses if posse.seat == int(rest[0])), None)
    return None
