"""Painting the map: five towns with what stands in them, trails, title. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.way_out_west.chart import CATTLE, COWBOYS, FARMER
from tabletop.games.way_out_west.state import NONE
from tabletop.games.way_out_west.towns import TOWN_IDS, town_name
from tabletop.scenes.way_out_west import layout
from tabletop.scenes.way_out_west.names import token
from tabletop.scenes.way_out_west.patchwork import Patch
from tabletop.scenes.way_out_west.places import Square, TownPlace
from tabletop.scenes.way_out_west.shown import Shown
from tabletop.session.catalogue import _
from tabletop.ui.canvas import INK, PAPER_LIGHT, Canvas
from tabletop.ui.geometry import Box, around

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard

GHOST = 0.62


def ground(board: WayOutWestBoard, canvas: Canvas) -> None:
    """The desk with the map on it, and what is lettered there."""
    canvas.background("bg/map")
    canvas.centred(board.places.title, _("Way Out West"), 42, "rye", INK)
    north = board.places.north
    canvas.centred(around(north[0], north[1] + 2, 30, 26), _("N"), 22, "rye", INK, fixed=True)


def patches(board: WayOutWestBoard) -> list[Patch]:
    """The trails and towns of the layer."""
    out = []
    shown = board.preview.shown
    for town, box in board.places.trails.items():
        opened = shown.is_open(town)
        name = f"trail/{TOWN_IDS[town]}"

        def trail(canvas: Canvas, name: str = name, box: Box = box, opened: bool = opened) -> None:
            if opened:
                canvas.picture(name, box.cx, box.cy, box.h)

        out.append(Patch(name, box.grown(4), (opened,), trail))
    for town in range(len(board.places.towns)):

        def paint(canvas: Canvas, town: int = town) -> None:
            _town(board, canvas, town)

        out.append(Patch(f"town:{town}", _reach(board, town), _key(board, town), paint))
    return out


def _reach(board: WayOutWestBoard, town: int) -> Box:
    """Where a town may paint: a long name carries the size, which may be about to grow, beyond the ground."""
    place = board.places.towns[town]
    box = place.whole.grown(10, 18)
    size = place.sign.x + head_width(board, town, grows=True)
    return box._replace(w=max(box.right, size) - box.x)


def _key(board: WayOutWestBoard, town: int) -> tuple[object, ...]:
    ahead, now = board.preview, board.preview.shown
    ghosts = tuple((kind, n) for (kind, where), n in sorted(ahead.ghosts.items()) if where == town)
    return (
        tuple(sorted(now.buildings(town).items())),
        tuple(now.posse(town, seat) for seat in range(now.seats)),
        tuple(layout.herd(now, town)),
        now.is_open(town),
        ghosts,
    )


def _town(board: WayOutWestBoard, canvas: Canvas, town: int) -> None:
    place, shown = board.places.towns[town], board.preview.shown
    _header(board, canvas, town, place)
    _plots(board, canvas, town, place)
    _posses(board, canvas, town, place)
    _corrals(board, canvas, town, place, shown)


# ---------------------------------------------------------------- head
def name_width(canvas: Canvas, say: str) -> float:
    """The width of a town's plank."""
    return canvas.text_width(say, 26, "rye") + 58


def head_width(board: WayOutWestBoard, town: int, grows: bool | None = None) -> float:
    """How far a town's plank and size reach from where the plank begins; `grows`: the size is about to (None:
    as it is)."""
    canvas = board.stage.canvas(None)
    if grows is None:
        grows = board.shown.size(town) != board.preview.shown.size(town)
    return name_width(canvas, board.say(town_name(town))) + 8 + (100 if grows else 58) + 4


def bright(board: WayOutWestBoard, town: int) -> tuple[Box, Box]:
    """What of a town stays bright: its ground, and its head as far as the size."""
    place = board.places.towns[town]
    wide = head_width(board, town)
    head = Box(
        place.flag[0],
        place.sign.y - 4,
        place.sign.x + wide - place.flag[0],
        place.ground.y - place.sign.y + 4,
    )
    return place.ground.grown(2), head


def _header(board: WayOutWestBoard, canvas: Canvas, town: int, place: TownPlace) -> None:
    shown, before = board.preview.shown, board.shown
    x, y = place.flag
    owner = board.controller(shown, town)
    kind = str(owner) if owner != NONE else "tie" if board.is_contested(shown, town) else "bare"
    flag = f"flag/{kind}"
    size = canvas.assets.size(flag)
    canvas.picture(flag, x + size.w / 2, y + size.h / 2)
    words = board.say(town_name(town))
    wide = name_width(canvas, words)
    sign = place.sign._replace(w=wide)
    canvas.slice("sign/town", sign)
    canvas.centred(around(sign.x + 22, sign.cy, 26, 26), str(place.no), 20, 800, INK, fixed=True)
    canvas.within(Box(sign.x + 42, sign.y, wide - 52, sign.h), words, 26, "rye", PAPER_LIGHT)
    old, new = before.size(town), shown.size(town)
    badge = Box(sign.right + 8, sign.y + 2, 58 if old == new else 100, 34)
    canvas.slice("badge/size" if old == new else "badge/size-lit", badge)
    if old == new:
        canvas.centred(Box(badge.x + 32, badge.y, 24, 34), str(new), 27, 800, INK, fixed=True)
    else:
        canvas.centred(Box(badge.x + 32, badge.y, 20, 34), str(old), 24, 700, "#6d5433", fixed=True)
        canvas.picture("icon/forward", badge.x + 63, badge.cy, 20)
        canvas.centred(Box(badge.x + 74, badge.y, 24, 34), str(new), 27, 800, INK, fixed=True)


# ---------------------------------------------------------------- what stands there
def draw_square(canvas: Canvas, name: str, at: Square, alpha: float = 1.0) -> None:
    """A token in its square."""
    canvas.picture(name, at.x + at.side / 2, at.y + at.side / 2, at.side, alpha=alpha)


def _plots(board: WayOutWestBoard, canvas: Canvas, town: int, place: TownPlace) -> None:
    ahead = board.preview
    standing = ahead.shown.buildings(town)
    for i, lot in enumerate(place.plots):
        if i not in standing:
            canvas.picture("plot/empty", lot.cx, lot.cy, lot.h)
            continue
        kind, owner = standing[i]
        alpha = GHOST if (kind, town) in ahead.built else 1.0
        draw_square(canvas, token(kind, owner), place.buildings[i], alpha)


def _posses(board: WayOutWestBoard, canvas: Canvas, town: int, place: TownPlace) -> None:
    ahead = board.preview
    for posse in layout.posses_of(place, ahead.shown, town):
        new = ahead.ghosts[COWBOYS, town] if posse.seat == board.mover else 0
        solid = len(posse.riders) - min(new, len(posse.riders))
        for i in range(len(posse.riders) - 1, -1, -1):
            alpha = 1.0 if i < solid or (posse.number > new and i == 0) else GHOST
            draw_square(canvas, token(COWBOYS, posse.seat), posse.riders[i], alpha)
        if posse.number > 1:
            number(canvas, *posse.badge, posse.number, bool(new))


def number(canvas: Canvas, x: float, y: float, count: int, lit: bool = False) -> None:
    """How many there are, on a small round paper."""
    if lit:
        canvas.picture("hole/lit", x, y, 38)
    canvas.picture("count/posse", x, y, layout.COUNT + 1)
    canvas.centred(around(x, y, 22, 24), str(count), 20, 800, INK, fixed=True)


def _corrals(board: WayOutWestBoard, canvas: Canvas, town: int, place: TownPlace, shown: Shown) -> None:
    ahead, corrals = board.preview, len(place.cattle)
    owners = layout.herd(shown, town)
    run = layout.pen_range(shown, town, board.mover)
    ghosts = set(run[len(run) - ahead.ghosts[CATTLE, town] :]) if ahead.ghosts[CATTLE, town] else set()
    if ahead.ghosts[FARMER, town]:
        ghosts.add(len(owners) - 1)
    for i, owner in enumerate(owners[:corrals]):
        alpha = GHOST if i in ghosts else 1.0
        if owner < 0:
            draw_square(canvas, "token/farmer", place.farmer_at(i), alpha)
        else:
            draw_square(canvas, token(CATTLE, owner), place.cattle[i], alpha)
    is_open = shown.is_open(town)
    fence = "front" if is_open or owners else "closed"
    canvas.picture(f"corral/{fence}-{corrals}", place.corrals.cx, place.corrals.cy, place.corrals.h)
    if not is_open:
        _closed(board, canvas, town, place, bool(owners))


def _closed(board: WayOutWestBoard, canvas: Canvas, town: int, place: TownPlace, beside: bool) -> None:
    """Why no cattle may come, on an oxblood plate; the short form where there is little room."""
    fence = place.corrals
    words = _("Closed: no cattle in {town} yet").format(town=board.say(town_name(town - 1)))
    room = fence.w - 24
    if beside or canvas.text_width(words, 20, 700, fixed=True) + 62 > room:
        words = _("Closed for cattle")
    wide = min(room, canvas.text_width(words, 20, 700, fixed=True) + 64)
    plate = around(fence.cx, fence.y + 32, wide, 36)
    if beside:
        plate = Box(fence.right - wide, fence.y + 14, wide, 36)
    canvas.slice("plate/closed", plate)
    canvas.centred(Box(plate.x + 44, plate.y, plate.w - 54, plate.h), words, 20, 700, PAPER_LIGHT, fixed=True)
