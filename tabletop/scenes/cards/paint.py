"""Painting that card tables share: the prompt strip, the own hand with its lens, focus rings, speech bubbles.
Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.scenes import plates
from tabletop.ui.canvas import Canvas
from tabletop.ui.geometry import Box

if TYPE_CHECKING:
    from tabletop.scenes.cards.table import CardTable


def prompt(canvas: Canvas, box: Box, words: str, hint: str) -> None:
    """What is asked; with a hint the strip grows upwards by a second line."""
    if not hint:
        canvas.slice("strip/light", box)
        canvas.centred(box.grown(-44, -6), words, 30, 800)
        return
    width = min(1060.0, max(box.w, canvas.text_width(hint, 22, 500) + 110))
    left = min(max(16.0, box.cx - width / 2), 1904 - width)
    tall = Box(left, box.y - 30, width, box.h + 30)
    canvas.slice("strip/light-tall", tall)
    inner = tall.grown(-48, -8)
    canvas.centred(inner._replace(h=inner.h * 0.56), words, 29, 800)
    canvas.centred(inner._replace(y=inner.y + inner.h * 0.58, h=inner.h * 0.42), hint, 22, 500)


def own_hand(board: CardTable, canvas: Canvas) -> None:
    """The hand at the bottom, its lens, and the ring round the card that the keyboard is on."""
    hand = board.pieces.own_layout()
    in_hand = board.dragged_sprites
    for i, sprite in enumerate(board.pieces.own):
        if sprite.flying or sprite in in_hand:
            continue
        if hand.lens and i in hand.lens.poses:
            pose = hand.poses[i]
            canvas.picture("slot/card", pose.x, pose.y, pose.h)
            continue
        sprite.draw(canvas)
    if hand.lens:
        canvas.picture("lens/foot", hand.lens.foot_x, hand.lens.box.bottom + 8)
        canvas.slice("lens/frame", hand.lens.box)
        for i in hand.lens.poses:
            if board.pieces.own[i] not in in_hand and not board.pieces.own[i].flying:
                board.pieces.own[i].draw(canvas)
    if board.stage.keyboard_used and board.focus:
        for sprite in board.pieces.own:
            if sprite.id == board.focus:
                canvas.slice("frame/focus", sprite.box().grown(2))


def bubbles(board: CardTable, canvas: Canvas) -> None:
    """Why something was refused, or what the thing under the pointer means."""
    if board.reason is not None:
        words, at = board.reason
        plates.bubble(canvas, words, at, red=True)
    elif board.explained_words:
        words, at = board.explained_words
        lens = board.pieces.own_layout().lens
        plates.bubble(canvas, words, lens.box if lens else at, red=False, beside=lens is not None)
