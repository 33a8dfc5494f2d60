"""Painting the Lockdown Poker table: what moves, what is in hand, what is said, over the layer that is kept.
Changes nothing.

The layer is layer.py; seats and rows are painted by draw_seats.py, the middle by draw_middle.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.scenes import plates
from tabletop.scenes.cards import paint
from tabletop.scenes.effects import draw_way, way
from tabletop.scenes.lockdown_poker import draw_middle, draw_seats, elements, layer, layout, words
from tabletop.ui.canvas import Canvas
from tabletop.ui.geometry import around

if TYPE_CHECKING:
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard


def table(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """Everything, from the felt to the piece in hand."""
    layer.lay(board, canvas)
    draw_seats.moving(board, canvas)
    _badges(board, canvas)
    board.draw_widgets(canvas)
    if board.drag is not None and board.aimed_from is not None:  # the panel sleeps meanwhile
        canvas.fill(layout.PANEL, "#120804", 0.45)
    for effect in board.effects:
        effect.draw(canvas)
    for sprite in sorted((s for s in board.pieces.every() if s.flying), key=lambda s: s.z):
        sprite.draw(canvas)
    _in_hand(board, canvas)
    _focus(board, canvas)
    _offer(board, canvas)
    board.fuse.draw(canvas)
    paint.bubbles(board, canvas)


# ---------------------------------------------------------------- the badge, and what is in hand
def _badges(board: LockdownPokerBoard, canvas: Canvas) -> None:
    for seat in board.badges():
        if board.drag is not None and board.aimed_from == seat:
            continue
        x, y, r = elements.badge_place(board, seat)
        live = board.badge_live or f"sheriff:{seat}" in board.picker.picked
        if live:
            canvas.picture("star/rays", x, y, r * 4.2)
        hot = board.hover == f"sheriff:{seat}"
        canvas.picture("star/sheriff", x, y, r * (2.5 if hot and live else 2.35), alpha=1.0 if live else 0.75)
        if seat == board.bottom:
            draw_middle.badge_label(canvas, seat in board.table.humans)


def _in_hand(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """The dotted way from a picked Sheriff, the card or the badge in hand, and the chip."""
    drag, picked = board.drag, board.picker.picked
    start = drag.id if drag is not None else picked[0] if picked else ""
    seat = board.aimed_from
    if seat is not None:
        _aim(board, canvas, seat, start)
    for sprite in board.dragged_sprites:
        if seat is None:
            sprite.draw(canvas)
    if drag is not None and drag.id.startswith("button:chip:"):
        value = drag.id.rpartition(":")[2]
        canvas.picture(f"chip/{value}", drag.x, drag.y, 64)
        canvas.centred(around(drag.x, drag.y, 36, 32), value, 25, 800, fixed=True)
    elif drag is not None and drag.id.startswith("chips:"):
        draw_middle.chips_in_hand(board, canvas, drag.x, drag.y)


def _aim(board: LockdownPokerBoard, canvas: Canvas, seat: int, start: str) -> None:
    """The star in the hand, and the way that it comes."""
    drag, picked = board.drag, board.picker.picked
    if start.startswith("sheriff:"):
        x, y, r = elements.badge_place(board, seat)
        y -= r
    else:
        at = board.box_of(start) if drag is None else draw_seats.home_of(board, seat)
        x, y = at.cx, at.y + 40
    if drag is not None:
        draw_way(canvas, way(x, y, drag.x, drag.y))
        canvas.picture("star/rays", drag.x, drag.y + 40, 150)
        canvas.picture("star/sheriff", drag.x, drag.y + 40, 92)
    elif board.hover in board.picker.allowed(picked):
        at = board.box_of(board.hover or "")
        draw_way(canvas, way(x, y, at.cx, at.cy))


def _offer(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """What a drop on the thing under the pointer would mean."""
    path = board.picker.drag or board.picker.picked
    at = board.drag.over if board.drag is not None else board.hover or board.focus
    if board.reason is not None or not path or at is None or at not in board.picker.allowed(path):
        return
    said = words.offer(board, path[0], at)
    if said:
        plates.bubble(canvas, said, board.box_of(at), red=board.aimed_from is not None)


def _focus(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """The keyboard's ring round what lies on the table."""
    focus = board.focus
    if not board.stage.keyboard_used or not focus or focus.startswith("button:"):
        return
    element = next((element for element in board.elements() if element.id == focus), None)
    if element is not None:
        sprite = board.pieces.find(focus)
        box = sprite.box() if sprite is not None else element.box
        canvas.slice("frame/focus", box.grown(6))
