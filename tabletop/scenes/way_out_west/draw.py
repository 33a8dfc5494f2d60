"""Painting the whole table of Way Out West: the layer of map and boards, then what moves over it. Changes
nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.way_out_west.chart import BUILDINGS, CATTLE, COWBOYS, FARMER
from tabletop.games.way_out_west.towns import TOWN_IDS, TOWNS
from tabletop.scenes import plates
from tabletop.scenes.way_out_west import draw_boards, draw_map, draw_seats, layout, tips
from tabletop.scenes.way_out_west.names import token
from tabletop.scenes.way_out_west.places import Square
from tabletop.scenes.way_out_west.preview import goal_of, source_of
from tabletop.scenes.way_out_west.where import place_of
from tabletop.session.catalogue import language
from tabletop.ui.canvas import INK, Canvas
from tabletop.ui.geometry import Box

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard

TARGETS = ("building:", "cattle:", "farmer:")
DIMMED = 0.3


def ground(board: WayOutWestBoard, canvas: Canvas) -> None:
    """What lies under everything."""
    draw_map.ground(board, canvas)


def table(board: WayOutWestBoard, canvas: Canvas) -> None:
    """Everything, from the desk to the piece in hand."""
    patches = [*draw_map.patches(board), *draw_seats.patches(board), *draw_boards.patches(board)]
    board.layer.lay(canvas, patches, (language(), tuple(board.table.plans)))
    if board.showdown.is_open:
        board.showdown.draw(canvas)
    else:
        _aims(board, canvas)
    if board.payday.is_open:
        board.payday.draw(canvas)
    _hints(board, canvas)
    board.draw_widgets(canvas)
    _focus(board, canvas)
    for effect in board.effects:
        effect.draw(canvas)
    if board.in_hand is not None:
        board.in_hand.draw(canvas)
    board.fuse.draw(canvas)
    _words(board, canvas)


# ---------------------------------------------------------------- what can be done
def _aims(board: WayOutWestBoard, canvas: Canvas) -> None:
    """While a piece is in hand or picked: the towns that take it are lit, the others step back."""
    if board.asked is None:
        return
    wanted = board.wanted()
    path = board.path_now
    lit = [town for town in TOWNS if f"town:{TOWN_IDS[town]}" in wanted]
    targets = [id for id in wanted if id.startswith(TARGETS)] if path else []
    fields = [part for town in lit for part in draw_map.bright(board, town)]
    if path and (lit or targets):
        marked = {id.split(":")[1] for id in targets}
        beside = [town for town in TOWNS if TOWN_IDS[town] in marked and town not in lit]
        fields += [part for town in beside for part in draw_map.bright(board, town)]
        for part in layout.without(board.places.map.grown(-6), fields):
            canvas.fill(part, INK, DIMMED)
    if not path and board.view.phase != "setup":
        return
    for town in lit:
        canvas.slice("town/lit", board.places.towns[town].ground)
        _lit_plots(board, canvas, town)
    for id in targets:
        box = board.box_of(id)
        canvas.picture("shot/aim-live" if board.aimed() == id else "shot/aim", box.cx, box.cy, 62)
    _ghost(board, canvas)


def _in_hand_kind(board: WayOutWestBoard) -> int | None:
    """The kind of counter whose place is looked for."""
    path = board.path_now
    source = source_of(path[-1]) if path else None
    if source is not None:
        return source[0]
    return COWBOYS if board.view.phase == "setup" else None


def _lit_plots(board: WayOutWestBoard, canvas: Canvas, town: int) -> None:
    kind = _in_hand_kind(board)
    if kind not in BUILDINGS:
        return
    place = board.places.towns[town]
    standing = board.preview.shown.buildings(town)
    for i, lot in enumerate(place.plots):
        if i not in standing:
            canvas.picture("plot/lit", lot.cx, lot.cy, lot.h)


def _ghost(board: WayOutWestBoard, canvas: Canvas) -> None:
    """The piece as it would stand in the town that is aimed at."""
    aimed, kind = board.aimed(), _in_hand_kind(board)
    town = None if aimed is None else goal_of(aimed)
    if town is None or kind is None or board.asked is None:
        return
    place, shown = board.places.towns[town], board.preview.shown
    if kind == COWBOYS:
        at = _beside(board, town)
    elif kind in (CATTLE, FARMER):
        free = min(len(layout.herd(shown, town)), len(place.cattle) - 1)
        at = place.farmer_at(free) if kind == FARMER else place.cattle[free]
    else:
        at = layout.landing(board.places, shown, town, kind, board.asked)
    draw_map.draw_square(canvas, token(kind, board.asked), at, 0.75)


def _beside(board: WayOutWestBoard, town: int) -> Square:
    """Behind the last of the own riders in the street, or at its end."""
    place = board.places.towns[town]
    groups = layout.posses_of(place, board.preview.shown, town)
    own = next((posse for posse in groups if posse.seat == board.asked), None)
    side = place.riders.side
    if own is not None:
        return Square(own.riders[-1].x + layout.FAN, own.riders[0].y - 2, side)
    right = groups[-1].box.right + 8 if groups else place.riders.x
    return Square(min(right, place.street.right - side - 4), place.riders.y, side)


# ---------------------------------------------------------------- over everything
def _hints(board: WayOutWestBoard, canvas: Canvas) -> None:
    """Frames round what a cowhand would pick."""
    for id in dict.fromkeys(board.hint):
        if not id.startswith("button:"):
            box = place_of(board, id)
            if box is not None:
                canvas.slice("town/lit", box.grown(2))


def _focus(board: WayOutWestBoard, canvas: Canvas) -> None:
    id = board.focus
    if not board.stage.keyboard_used or id is None or id.startswith(("button:", "bid:")):
        return
    element = next((e for e in board.elements() if e.id == id), None)
    if element is not None and not (board.showdown.is_open and id.startswith("town:")):
        canvas.slice("frame/focus", element.box.grown(6))


def _words(board: WayOutWestBoard, canvas: Canvas) -> None:
    """Why something was refused; what would happen; what a thing means."""
    if board.reason is not None:
        words, at = board.reason
        plates.bubble(canvas, words, at, red=True)
        return
    found = None if board.showdown.is_open else tips.tip(board) or tips.of_town(board)
    if found is not None:
        tips.draw(canvas, found, _screen(board))
    elif board.explained_words:
        words, at = board.explained_words
        plates.bubble(canvas, words, at, red=False)


def _screen(board: WayOutWestBoard) -> Box:
    """Where tips may lie: over the map."""
    return board.places.map
