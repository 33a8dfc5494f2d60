"""Painting the players' panels: who, money, posters, discs, farmer, and what is left of each counter."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tabletop.games.way_out_west.chart import COUNTERS, FARMER
from tabletop.scenes.fittings import STARS
from tabletop.scenes.way_out_west import layout
from tabletop.scenes.way_out_west.names import token
from tabletop.scenes.way_out_west.patchwork import Patch
from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, INK, OXBLOOD_DARK, PAPER_LIGHT, Canvas
from tabletop.ui.geometry import Box
from tabletop.ui.text import Weight

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard

FACE = 42.0


def patches(board: WayOutWestBoard) -> list[Patch]:
    """One patch a seat."""
    out = []
    for seat in range(board.shown.seats):

        def paint(canvas: Canvas, seat: int = seat) -> None:
            panel(board, canvas, seat)

        out.append(Patch(f"seat:{seat}", board.places.seats[seat].grown(24), _key(board, seat), paint))
    paper = latest_paper(board)
    if paper is not None:
        key = (tuple(board.latest),)
        out.append(Patch("latest", paper.grown(14), key, lambda canvas: _latest(board, canvas)))
    return out


def latest_paper(board: WayOutWestBoard) -> Box | None:
    """The place of the latest news, under the panels of fewer than five players."""
    panels = board.places.seats
    if board.shown.seats >= len(panels) or not board.latest:
        return None
    first, last = panels[board.shown.seats], panels[-1]
    return Box(first.x + 4, first.y + 6, first.w - 8, last.bottom - first.y - 8)


def _latest(board: WayOutWestBoard, canvas: Canvas) -> None:
    """As much of what happened last as there is room for, the newest at the foot in bold."""
    paper = latest_paper(board)
    assert paper is not None
    canvas.slice("notice/rest", paper)
    canvas.picture("notice/tack", paper.cx, paper.y + 9)
    head = Box(paper.x + 16, paper.y + 12, paper.w - 32, 34)
    canvas.within(head, _("Latest news"), 24, "rye", OXBLOOD_DARK)
    size, lead = 19.0, 25.0 * canvas.text_scale
    room, told = paper.bottom - 12 - head.bottom - 4, []
    for i, sentence in enumerate(reversed(board.latest)):
        weight: Weight = 700 if i == 0 else 500
        lines = canvas.lines(sentence, size, paper.w - 32, weight)
        room -= lead * len(lines) + 6
        if room < 0:
            break
        told.append((lines, weight))
    y = head.bottom + 4
    for lines, weight in reversed(told):
        for line in lines:
            canvas.text(paper.x + 16, y + lead * 0.76, line, size, weight, INK)
            y += lead
        y += 6


def _key(board: WayOutWestBoard, seat: int) -> tuple[object, ...]:
    shown = board.preview.shown
    return (
        seat in board.lit_seats,
        board.shown.money[seat],
        board.shown.wanted[seat],
        board.discs_left(seat),
        tuple(shown.left(seat, kind) for kind in (*range(COUNTERS), FARMER)),
        board.table.plans[seat],
        board.deeds.get(seat, ""),
        board.supply_lights(seat),
    )


def panel(board: WayOutWestBoard, canvas: Canvas, seat: int) -> None:
    """One player's board; lit while he is asked."""
    box, lit = board.places.seats[seat], seat in board.lit_seats
    state = "lit" if lit else "rest"
    canvas.slice(f"seat/{state}", box)
    if lit:
        canvas.picture("seat/pointer", box.right + 7, box.y + 98)
    canvas.slice(f"seat/bar-{seat}", Box(box.x + 5, box.y + 5, 10, box.h - 10))
    _face(board, canvas, seat, box, lit)
    ink = INK if lit else PAPER_LIGHT
    deed = board.deeds.get(seat, "")
    name = Box(box.x + 128, box.y + 9, box.w - 140, 34)
    canvas.within(name, board.table.plans[seat].name, 26, 700, ink)
    _purse(board, canvas, seat, box, ink)
    if deed:
        strip = Box(box.x + 126, box.y + 84, 106, 34)
        canvas.within(strip, deed, 19, "italic", ink if lit else AMBER_LIGHT)
    else:
        _discs(board, canvas, seat, box)
    _supply(board, canvas, seat, box, state)


def _face(board: WayOutWestBoard, canvas: Canvas, seat: int, box: Box, lit: bool) -> None:
    x, y = box.x + 68, box.y + 60
    face = board.faces[seat]
    name = f"portrait/{face}" if face else "medallion/empty"
    if lit:
        canvas.picture("medallion/rays", x, y, canvas.assets.size("medallion/rays").h * FACE / 80)
    canvas.picture(name, x, y, canvas.assets.size(name).h * FACE / 80)
    canvas.picture(f"disc/action-{seat}", x + FACE * 0.74, y + FACE * 0.74, 36)
    for k in range(STARS.get(board.table.plans[seat].kind, 0)):
        a = math.radians(128 + k * 27)
        canvas.picture("badge/star", x + 50 * math.cos(a), y + 50 * math.sin(a), 25)


def _purse(board: WayOutWestBoard, canvas: Canvas, seat: int, box: Box, ink: str) -> None:
    x, y = layout.purse(box)
    canvas.picture("coin/dollar", x, y, 33)
    canvas.within(Box(x + 22, y - 20, 50, 40), str(board.shown.money[seat]), 32, 800, ink, fixed=True)
    x, y = layout.posters(box)
    canvas.picture("token/wanted", x, y, 34)
    canvas.within(Box(x + 22, y - 18, 34, 36), str(board.shown.wanted[seat]), 28, 800, ink, fixed=True)


def _discs(board: WayOutWestBoard, canvas: Canvas, seat: int, box: Box) -> None:
    left = board.discs_left(seat)
    for i, (x, y) in enumerate(layout.discs(box)):
        if i < left:
            canvas.picture(f"disc/action-{seat}", x, y, 29)
        else:
            canvas.picture("hole/empty", x, y, 26)


def _supply(board: WayOutWestBoard, canvas: Canvas, seat: int, box: Box, state: str) -> None:
    canvas.slice(f"seat/supply-{state}", Box(box.x + 22, box.y + 122, box.w - 34, 74))
    shown = board.preview.shown
    lights = board.supply_lights(seat)
    for row in layout.SUPPLY_ROWS:
        for kind in row:
            cell = layout.supply_cell(box, kind)
            left = shown.left(seat, kind)
            if kind in lights:
                canvas.slice("town/lit", cell.grown(-4, -4))
            canvas.picture(token(kind, seat), cell.x + 18, cell.cy + 1, 28, alpha=1.0 if left else 0.3)
            words = Box(cell.x + 40, cell.y, 24, cell.h)
            canvas.within(words, str(left), 23, 700, INK if left else "#4d3a20", fixed=True)
    cell = layout.supply_cell(box, FARMER)
    if FARMER in lights:
        canvas.picture("hole/lit", cell.cx, cell.cy, 48)
    if shown.left(seat, FARMER):
        canvas.picture("count/posse", cell.cx, cell.cy, 40)
        canvas.picture("token/farmer", cell.cx, cell.cy, 34)
    else:
        canvas.picture("hole/empty", cell.cx, cell.cy, 40)
