"""Painting the Wyoming Cowboy table: the layer that rarely changes, and what moves above it. Changes nothing.

Seats and their trays are painted by draw_seats.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletop.games.wyoming_cowboy.elements import DISCARD, DRAW
from tabletop.games.wyoming_cowboy.guns import TEN
from tabletop.scenes import plates
from tabletop.scenes.cards import paint
from tabletop.scenes.cards.sprites import Card
from tabletop.scenes.effects import draw_way, way
from tabletop.scenes.wyoming_cowboy import draw_seats, layout
from tabletop.session.catalogue import _, language
from tabletop.ui.canvas import INK, PAPER, Canvas
from tabletop.ui.geometry import Pose, around

if TYPE_CHECKING:
    from tabletop.scenes.wyoming_cowboy.board import WyomingCowboyBoard

PILE_SHOWN = 6


def table(board: WyomingCowboyBoard, canvas: Canvas) -> None:
    """Everything, from the felt to the piece in hand."""
    key = _base_key(board, canvas)
    if board.base is None or board.base_key != key:
        board.base, board.base_key = canvas.sheet(), key
        _base(board, board.base)
    canvas.lay(board.base)
    _moving(board, canvas)
    paint.own_hand(board, canvas)
    _labels(board, canvas)
    if board.tally is not None and not board.tally.folded:
        board.tally.draw(canvas)
    board.draw_widgets(canvas)
    for effect in board.effects:
        effect.draw(canvas)
    for sprite in board.pieces.loose:
        if not sprite.flying:
            sprite.draw(canvas)
    for sprite in sorted((s for s in board.pieces.every() if s.flying), key=lambda s: s.z):
        sprite.draw(canvas)
    _aim(board, canvas)
    for sprite in board.dragged_sprites:
        sprite.draw(canvas)
    _focus(board, canvas)
    board.fuse.draw(canvas)
    paint.bubbles(board, canvas)


def on_table(board: WyomingCowboyBoard) -> list[Card]:
    """The cards on the table that may lie in the painted layer: all but the own hand."""
    pieces = board.pieces
    out = [*pieces.discard[-PILE_SHOWN:], *pieces.shot[-PILE_SHOWN:], *pieces.aces]
    for seat in range(pieces.seats):
        out += pieces.of_seat(seat)
        out += pieces.passing[seat]
        if seat != pieces.bottom:
            out += pieces.hands[seat][-7:] if pieces.plan(seat).hand else ()
    return out


def lies_still(board: WyomingCowboyBoard, sprite: Card) -> bool:
    """Neither in motion nor in somebody's hand."""
    return not (sprite.flying or sprite.moving or sprite in board.dragged_sprites)


def _base(board: WyomingCowboyBoard, canvas: Canvas) -> None:
    """The layer under all that moves: felt, piles, trackers, seats, signpost, prompt."""
    canvas.background("bg/table")
    _piles(board, canvas)
    _trackers(board, canvas)
    for seat in range(board.pieces.seats):
        draw_seats.seat(board, canvas, seat)
    _signpost(board, canvas)
    if board.prompt_words:
        paint.prompt(canvas, board.prompt_box, board.prompt_words, board.hint_words)


def _base_key(board: WyomingCowboyBoard, canvas: Canvas) -> tuple[object, ...]:
    """All that the base layer shows: equal keys, equal layers."""
    pieces, view = board.pieces, board.view
    seats = range(pieces.seats)
    ids = (DRAW, DISCARD, "aces", *(f"{kind}:{seat}" for kind in ("seat", "guns", "tens") for seat in seats))
    return (
        canvas.surface.get_size(),
        canvas.text_scale,
        language(),
        (pieces.bottom, pieces.draw_left, pieces.deck.back, len(pieces.discard), len(pieces.shot)),
        (
            board.prompt_words,
            board.hint_words,
            board.step,
            board.asked,
            tuple(board.acting),
            board.fuse.seat,
        ),
        tuple(
            (s.face, s.turn, s.x, s.y, s.h, s.angle, s.tone) for s in on_table(board) if lies_still(board, s)
        ),
        tuple(tuple(piece.gun for piece in guns) for guns in pieces.guns),
        (view.scores, view.fresh, view.fired, view.phase, view.turn, view.victim, view.gun, view.aces),
        (tuple(view.notes), tuple(map(tuple, view.couples))),
        tuple((len(pieces.hands[s]), board.deeds.get(s), board.sure(s)) for s in seats),
        tuple(id for id in ids if board.glows(id)),
        tuple(id for id in sorted(board.wanted()) if id.startswith(("gun:", "cowboy:"))),
        tuple(board.table.plans),
        tuple(board.picker.picked),
    )


# ---------------------------------------------------------------- the middle
def _piles(board: WyomingCowboyBoard, canvas: Canvas) -> None:
    """The three piles with their labels."""
    mid = board.pieces.middle
    room = mid.discard.x - mid.draw.x - 6
    _draw_pile(board, canvas)
    words = _("draw · {count}").format(count=board.pieces.draw_left)
    plates.label(canvas, mid.draw.x - 4, layout.label_y(mid.draw), words, 22, max_w=room)
    _thrown(board, canvas, board.pieces.discard, mid.discard)
    _thrown(board, canvas, board.pieces.shot, mid.shot)
    for pose, label in ((mid.discard, _("discard")), (mid.shot, _("shot"))):
        plates.label(canvas, pose.x, layout.label_y(pose), label, 22, max_w=room)


def _draw_pile(board: WyomingCowboyBoard, canvas: Canvas) -> None:
    pieces, pile = board.pieces, board.pieces.middle.draw
    depth = layout.draw_depth(pieces.draw_left)
    if not depth:
        canvas.picture("slot/card", pile.x, pile.y, pile.h)
    for i in range(depth):
        pose = layout.draw_pose(pile, i)
        if i == 0:
            canvas.picture("shadow/card", pose.x + 4, pose.y + 8, pose.h)
        if i == depth - 1 and board.glows(DRAW):
            canvas.picture("glow/card", pose.x, pose.y, pose.h)
        canvas.posed(pieces.deck.back, pose)


def _thrown(board: WyomingCowboyBoard, canvas: Canvas, sprites: Sequence[Card], pile: Pose) -> None:
    """The discard or the shot pile; the card that can be taken, or the place that can take one, glows."""
    glows = sprites is board.pieces.discard and board.glows(DISCARD)
    still = [sprite for sprite in sprites[-PILE_SHOWN:] if lies_still(board, sprite)]
    if not still:
        canvas.picture("slot/card", pile.x, pile.y, pile.h)
        if glows:
            canvas.picture("glow/card", pile.x, pile.y, pile.h)
    lit = still[max(0, len(still) - 1 - board.laid_aside)] if still and glows else None
    for sprite in still:
        if sprite is lit:
            canvas.picture("glow/card", sprite.x, sprite.y, sprite.h, sprite.angle)
        sprite.draw(canvas)


def _trackers(board: WyomingCowboyBoard, canvas: Canvas) -> None:
    """The aces still to come and the tens that are out."""
    pieces, mid = board.pieces, board.pieces.middle
    room = layout.tracker_room(pieces.seats)
    if not pieces.aces:
        canvas.picture("ace/gone", mid.aces.x, mid.aces.y, mid.aces.h * 0.8)
    for sprite in pieces.aces:
        if lies_still(board, sprite):
            sprite.draw(canvas)
    words = _("aces left: {count}").format(count=len(pieces.aces))
    plates.label(canvas, mid.aces.x, layout.label_y(mid.aces), words, 22, max_w=room)
    out = sorted(sprite.card for tens in pieces.tens for sprite in tens)
    deck = [TEN * 4 + suit for suit in range(4) for _copy in range(pieces.ten_count // 4)]
    poses = layout.row(mid.tens, len(deck), layout.TEN_STEP)
    for card, pose in zip(deck, poses, strict=True):
        there = card in out
        if there:
            out.remove(card)
        canvas.picture("shadow/card", pose.x + 1, pose.y + 3, pose.h, pose.angle)
        canvas.posed(pieces.deck.face_of(card), pose, 0.0 if there else 0.6)
    count = sum(map(len, pieces.tens))
    words = _("tens out: {count}").format(count=count)
    plates.label(canvas, mid.tens.x, layout.label_y(mid.tens), words, 22, max_w=room)


def _signpost(board: WyomingCowboyBoard, canvas: Canvas) -> None:
    """The steps of a turn, the one in hand lit, those behind it ticked off."""
    canvas.slice("step/post", layout.POST)
    names = (_("Action"), _("Discard"), _("Draw"))
    now = board.step
    mine = board.asked is not None and board.asked == board.view.turn
    for i, (name, box) in enumerate(zip(names, layout.STEPS, strict=True)):
        state = "lit" if i == now else "done" if now is not None and i < now else "rest"
        plate = box._replace(w=box.w - 28)
        canvas.slice(f"step/{state}", plate)
        ink = INK if state == "lit" else PAPER
        if state != "done":
            canvas.centred(around(plate.x + 30, plate.cy, 30, 34), str(i + 1), 25, 800, "#f7dc94", fixed=True)
        room = plate._replace(x=plate.x + 60, w=plate.w - (154 if state == "lit" and mine else 76))
        canvas.within(room, name, 28, 800, ink)
        if state == "lit" and mine:
            canvas.within(plate._replace(x=plate.right - 86, w=76), _("now"), 21, "italic", INK, "end")


# ---------------------------------------------------------------- what moves
def _moving(board: WyomingCowboyBoard, canvas: Canvas) -> None:
    """Cards that make room on the table, and the plates of their guns over them."""
    for sprite in on_table(board):
        if sprite.moving and not sprite.flying and sprite not in board.dragged_sprites:
            sprite.draw(canvas)
    for seat in range(board.pieces.seats):
        draw_seats.plates_of_moving_guns(board, canvas, seat)


def _labels(board: WyomingCowboyBoard, canvas: Canvas) -> None:
    if board.in_motion or board.drag is not None or board.picker.picked:
        return
    for label in board.labels:
        plates.label(canvas, label.x, 1040, label.words, 22, "strip/amber-small", label.width + 20)


def _aim(board: WyomingCowboyBoard, canvas: Canvas) -> None:
    """From the gun that is picked to what it is pointed at."""
    path = board.picker.drag or board.picker.picked
    at = board.drag.over if board.drag is not None else board.hover or board.focus
    if not path or not path[0].startswith("gun:") or at is None or at not in board.picker.allowed(path[:1]):
        return
    start, end = board.box_of(path[0]), board.box_of(at)
    if at.startswith("seat:"):
        x, y, _radius = board.pieces.medal(int(at.partition(":")[2]))
        draw_way(canvas, way(start.cx, start.y, x, y))
    else:
        draw_way(canvas, way(start.cx, start.y, end.cx, end.cy))


def _focus(board: WyomingCowboyBoard, canvas: Canvas) -> None:
    """The keyboard's ring round what lies on the table."""
    focus = board.focus
    if not board.stage.keyboard_used or not focus or focus.startswith(("hand:", "button:")):
        return
    element = next((element for element in board.elements() if element.id == focus), None)
    if element is not None:
        canvas.slice("frame/focus", element.box.grown(6))
