"""The painted layer under all that moves, kept from frame to frame: only the parts that have changed are
painted anew.

A part says what it shows (its key) and where (its boxes, which hold all that it paints).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from tabletop.scenes.cards import paint
from tabletop.scenes.lockdown_poker import draw_middle, draw_panel, draw_seats, layout
from tabletop.session.catalogue import language
from tabletop.ui.canvas import Canvas
from tabletop.ui.geometry import Box

if TYPE_CHECKING:
    from tabletop.scenes.cards.sprites import Card
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard


class Part(NamedTuple):
    """One part of the layer."""

    key: object
    boxes: tuple[Box, ...]
    paint: Callable[[Canvas], None]


EXACT = 0.6
"""Pixels a unit from which on words keep inside their plates; below, type does not shrink with them."""
MIDDLE = Box(640, 350, 700, 280)
SIGN = Box(650, 300, 620, 350)
RIBBONS = (Box(480, 580, 700, 80), Box(460, 966, 680, 96))
PROMPT = Box(280, 600, 1090, 150)


def lay(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """Bring the layer up to date and put it down."""
    whole = _whole(board, canvas)
    parts = list(_parts(board))
    keys = tuple(part.key for part in parts)
    before = board.base_key[1:]
    tiny = canvas.frame.scale < EXACT and before != keys
    if board.base is None or board.base_key[:1] != (whole,) or len(before) != len(keys) or tiny:
        board.base = canvas.sheet()
        _paint(board.base, parts)
    else:
        for part, old in zip(parts, before, strict=True):
            if part.key != old:
                for box in part.boxes:
                    with board.base.clipped(box):
                        _paint(board.base, [p for p in parts if any(box.overlap(b) > 0 for b in p.boxes)])
    board.base_key = (whole, *keys)
    canvas.lay(board.base)


def _paint(canvas: Canvas, parts: list[Part]) -> None:
    canvas.background("bg/poker")
    for part in parts:
        part.paint(canvas)


def _whole(board: LockdownPokerBoard, canvas: Canvas) -> object:
    """What changes everything."""
    pieces = board.pieces
    size = canvas.surface.get_size()
    return size, canvas.text_scale, language(), pieces.bottom, pieces.money, pieces.deck.back


def _parts(board: LockdownPokerBoard) -> Iterator[Part]:
    """Bottom to top."""
    yield Part(_middle_key(board), (MIDDLE,), lambda canvas: draw_middle.middle(board, canvas))
    for number in range(board.pieces.seats):
        yield _seat(board, number)
    ribbons = (board.round_words, board.best, bool(board.hint_words), _place(board, board.bottom))
    yield Part(ribbons, RIBBONS, lambda canvas: draw_middle.ribbons(board, canvas))
    yield Part((board.prompt_words, board.hint_words), (PROMPT,), lambda canvas: _prompt(board, canvas))
    yield Part(board.winner_words, (SIGN,), lambda canvas: draw_middle.sign(board, canvas))
    said = draw_panel.key(board)
    yield Part(said, (layout.PANEL.grown(24),), lambda canvas: draw_panel.panel(board, canvas))


def _prompt(board: LockdownPokerBoard, canvas: Canvas) -> None:
    if board.prompt_words:
        paint.prompt(canvas, layout.PROMPT, board.prompt_words, board.hint_words)


def _middle_key(board: LockdownPokerBoard) -> object:
    pieces = board.pieces
    lit = tuple(id for id in ("deck", "pot") if id in board.wanted())
    aiming = bool(board.picker.picked or board.picker.drag or board.hint)
    dead = tuple(_look(s) for s in pieces.dead[-draw_middle.DEAD_SHOWN :] if draw_seats.lies_still(board, s))
    chips = (tuple(pieces.pots), sum(pieces.bets))
    return pieces.deck_left, len(pieces.dead), dead, lit, aiming, chips, board.winner_words is None


def _seat(board: LockdownPokerBoard, number: int) -> Part:
    spot = board.pieces.spots[number]
    x, y = spot.bet
    bet = Box(x - 130, y - 64, 276, 150)
    if number == board.bottom:
        row = layout.OWN_ROW.box
        boxes: tuple[Box, ...] = (row.grown(30, 40)._replace(h=row.h + 124), Box(0, 810, 345, 270), bet)
    else:
        left = min(spot.medal[0] - spot.radius * 2.4, spot.plate.x)
        boxes = (Box(left, spot.medal[1] - spot.radius * 2.4, spot.row.box.right + 26 - left,
                     spot.label[1] + 40 - spot.medal[1] + spot.radius * 2.4), bet)  # fmt: skip
    return Part(_seat_key(board, number), boxes, lambda canvas: draw_seats.seat(board, canvas, number))


def _seat_key(board: LockdownPokerBoard, number: int) -> object:
    pieces, view = board.pieces, board.view
    row = pieces.row(number)
    still = tuple((_look(s), s.card in pieces.locked) for s in row if draw_seats.lies_still(board, s))
    chips = f"chips:{number}"
    return (
        (still, len(row), tuple(place for place, _card in pieces.placed(number))),
        (number in pieces.folded, _place(board, number), number in pieces.shown),
        (pieces.stacks[number], pieces.bets[number], pieces.points[number], board.showing[number]),
        (board.deeds.get(number), number in board.acting, view.dealer == number),
        (board.aimed_from == number, view.live >> number & 1, board.winner_words is not None),
        (chips in board.wanted(), chips in board.picker.picked, chips in board.picker.drag),
        board.table.plans[number],
    )


def _place(board: LockdownPokerBoard, number: int) -> int:
    shown = board.pieces.shown.get(number)
    return shown.place if shown is not None else 0


def _look(s: Card) -> tuple[object, ...]:
    return s.face, s.turn, s.x, s.y, s.h, s.angle, s.tone, s.glow, s.lift
