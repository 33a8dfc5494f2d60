"""Painting the Brown Bullet table: piles, seats, chambers, signs, hands, lens and bubbles. Changes
nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.cards import RANK_OF
from tabletop.games.brown_bullet.names import rank_name
from tabletop.games.brown_bullet.state import EMPTY
from tabletop.scenes import fittings, plates
from tabletop.scenes.brown_bullet import layout
from tabletop.scenes.cards import paint
from tabletop.scenes.effects import draw_way, way
from tabletop.session.catalogue import _, language, ngettext
from tabletop.ui.canvas import AMBER_LIGHT, Canvas
from tabletop.ui.geometry import Box, around

if TYPE_CHECKING:
    from tabletop.scenes.brown_bullet.board import BrownBulletBoard


def table(board: BrownBulletBoard, canvas: Canvas) -> None:
    """Everything, from the felt to the piece in hand. What rarely changes is a layer that is painted when it
    does."""
    key = _base_key(board, canvas)
    if board.base is None or board.base_key != key:
        board.base, board.base_key = canvas.sheet(), key
        _base(board, board.base)
    canvas.lay(board.base)
    for seat in board.pieces.spots:
        _other_hand(board, canvas, seat)
    paint.own_hand(board, canvas)
    _focus_on_piles(board, canvas)
    board.draw_widgets(canvas)
    for effect in board.effects:
        effect.draw(canvas)
    for sprite in sorted((s for s in board.pieces.every() if s.flying), key=lambda s: s.z):
        sprite.draw(canvas)
    board.fuse.draw(canvas)
    _aim(board, canvas)
    _dragged(board, canvas)
    paint.bubbles(board, canvas)


def _base(board: BrownBulletBoard, canvas: Canvas) -> None:
    """The layer under all that moves: felt, piles, seats, chambers, signs."""
    canvas.background("bg/table")
    _piles(board, canvas)
    for seat in board.pieces.spots:
        _opponent(board, canvas, seat)
    _own_seat(board, canvas)
    _signs(board, canvas)


def _base_key(board: BrownBulletBoard, canvas: Canvas) -> tuple[object, ...]:
    """All that the base layer shows: equal keys, equal layers."""
    pieces, seats = board.pieces, range(board.pieces.seats)
    focus = (
        board.focus
        if board.stage.keyboard_used and (board.focus or "").startswith(("chamber", "pile"))
        else None
    )
    return (
        canvas.surface.get_size(),
        canvas.text_scale,
        (
            pieces.bottom,
            pieces.draw_left,
            pieces.deck.back,
            len(pieces.own),
            pieces.marks,
            board.pile_glows,
            focus,
        ),
        tuple((s.face, s.turn, s.x, s.y, s.h, s.angle, s.glow) for s in pieces.pile[-8:] if not s.flying),
        sum(not s.flying for s in pieces.pile),
        (board.sign, board.prompt_words, board.hint_words, board.prompt_box(), board.acting),
        tuple(pieces.chambers),
        tuple(
            (
                board.is_out(s),
                board.deeds.get(s),
                board.wins_words(s),
                board.is_target(s),
                board.aimed_slot(s),
            )
            for s in seats
        ),
        tuple(board.table.plans),
        language(),
    )


# ---------------------------------------------------------------- the middle
def _piles(board: BrownBulletBoard, canvas: Canvas) -> None:
    pieces, mid = board.pieces, board.pieces.middle
    depth = layout.draw_depth(pieces.draw_left)
    if depth:
        for i in range(depth):
            pose = layout.draw_pose(mid.draw, i)
            if i == 0:
                canvas.picture("shadow/card", pose.x + 4, pose.y + 8, pose.h)
            canvas.posed(pieces.deck.back, pose)
    else:
        canvas.picture("slot/card", mid.draw.x, mid.draw.y, mid.draw.h)
    words = ngettext("{count} to draw", "{count} to draw", pieces.draw_left).format(count=pieces.draw_left)
    plates.label(canvas, mid.draw.x - 2, mid.draw.y + mid.draw.h / 2 + 32, words, 22, max_w=172)
    k = mid.pile.h / 212
    if board.pile_glows:
        canvas.picture("glow/pile", mid.pile.x, mid.pile.y, mid.pile.h)
    if not pieces.pile:
        canvas.picture("slot/card", mid.pile.x, mid.pile.y, mid.pile.h)
    for sprite in pieces.pile[-8:]:
        if not sprite.flying:
            sprite.draw(canvas)
    count = len([s for s in pieces.pile if not s.flying])
    if count:
        words = ngettext("{count} in the pile", "{count} in the pile", count).format(count=count)
        plates.label(canvas, mid.pile.x, mid.pile.y + mid.pile.h / 2 + 44 * k + 6, words, 22, max_w=180)


def _signs(board: BrownBulletBoard, canvas: Canvas) -> None:
    mid = board.pieces.middle
    if board.sign:
        canvas.slice("plank/sign", mid.sign)
        canvas.centred(mid.sign.grown(-34, -8), board.sign, mid.sign.h * 0.6, "rye", AMBER_LIGHT)
    if board.prompt_words:
        paint.prompt(canvas, board.prompt_box(), board.prompt_words, board.hint_words)


# ---------------------------------------------------------------- seats
def _opponent(board: BrownBulletBoard, canvas: Canvas, seat: int) -> None:
    spot = board.pieces.spots[seat]
    chamber(board, canvas, seat)
    lit, out = board.acting == seat, board.is_out(seat)
    fittings.medallion(canvas, board.faces[seat], *spot.medal, layout.MEDAL_RADIUS, seat, lit, out)
    plan = board.table.plans[seat]
    plates.name_plate(canvas, spot.plate, plan.name, plan.kind, board.wins_words(seat))
    if deed := board.deeds.get(seat):
        canvas.slice("strip/light-small", spot.deed)
        canvas.centred(spot.deed.grown(-26, -4), deed, 22, 700)


def _other_hand(board: BrownBulletBoard, canvas: Canvas, seat: int) -> None:
    spot, hand = board.pieces.spots[seat], board.pieces.hands[seat]
    for sprite in hand[-5:]:
        if not sprite.flying:
            sprite.draw(canvas)
    plates.count(canvas, spot.hand[0], spot.hand[1] + 62, len(hand))


def _own_seat(board: BrownBulletBoard, canvas: Canvas) -> None:
    seat = board.bottom
    chamber(board, canvas, seat)
    fittings.medallion(
        canvas,
        board.faces[seat],
        *layout.OWN_MEDAL,
        layout.OWN_MEDAL_RADIUS,
        seat,
        board.acting == seat,
        board.is_out(seat),
    )
    plan = board.table.plans[seat]
    cards, left = len(board.pieces.own), sum(card != EMPTY for card in board.pieces.chambers[seat])
    words = _("{cards} in hand · {left} in the chamber").format(cards=cards, left=left)
    if wins := board.wins_words(seat):
        words += " · " + wins
    plates.name_plate(canvas, layout.OWN_PLATE, plan.name, "", words)


def chamber(board: BrownBulletBoard, canvas: Canvas, seat: int) -> None:
    """A cylinder with its six cartridges; enlarged and lit while it can be aimed at."""
    x, y, r = board.chamber_circle(seat)
    if board.is_target(seat):
        canvas.picture("chamber/glow", x, y, r * canvas.assets.size("chamber/glow").h / 100)
    canvas.picture("chamber/body", x, y, r * 2.2)
    marked = {mark.slot for mark in board.pieces.marks if mark.seat == seat}
    for slot, card in enumerate(board.pieces.chambers[seat]):
        if card == EMPTY:
            continue
        sx, sy = layout.slot_centre(x, y, r, slot)
        canvas.picture("chamber/hit" if slot in marked else "chamber/full", sx, sy, r * 0.64)
    aimed = board.aimed_slot(seat)
    if aimed is not None:
        sx, sy = layout.slot_centre(x, y, r, aimed)
        canvas.picture("chamber/aim", sx, sy, r * 1.5)
    focused = board.focus if board.stage.keyboard_used else None
    if focused and focused.startswith(f"chamber:{seat}:"):
        canvas.slice("frame/focus", layout.slot_box(x, y, r, int(focused.rsplit(":", 1)[1])))


# ---------------------------------------------------------------- the own hand
def _focus_on_piles(board: BrownBulletBoard, canvas: Canvas) -> None:
    if board.stage.keyboard_used and board.focus in ("pile:discard", "pile:draw", "pile:out"):
        element = next((e for e in board.elements() if e.id == board.focus), None)
        if element:
            canvas.slice("frame/focus", element.box.grown(8))


def _dragged(board: BrownBulletBoard, canvas: Canvas) -> None:
    for sprite in board.dragged_sprites:
        sprite.draw(canvas)


# ---------------------------------------------------------------- words over things
def _aim(board: BrownBulletBoard, canvas: Canvas) -> None:
    """From the marked card to the cartridge it would go into, and what would happen there."""
    card = next((s for s in board.pieces.own if s.id in board.picker.picked or s.id in board.hint), None)
    if board.drag is not None and board.dragged_sprites:
        card = board.dragged_sprites[-1]
    if board.view.phase != "bullet" or board.asked is None or card is None:
        return
    for seat in board.pieces.spots:
        slot = board.aimed_slot(seat)
        if slot is None:
            continue
        x, y = layout.slot_centre(*board.chamber_circle(seat), slot)
        if board.drag is None:
            draw_way(canvas, way(card.x, card.y - 130, x, y))
        words = _("your {card} for what lies in chamber {slot}").format(
            card=board.say(rank_name(RANK_OF[card.card])), slot=slot + 1
        )
        plate = board.pieces.spots[seat].deed
        box = Box(min(max(16, plate.cx - 210), 1484), plate.y, 420, 50)
        canvas.slice("strip/amber-small", box)
        canvas.centred(box.grown(-28, -5), words, 22, 700)


def area_of_pile(board: BrownBulletBoard) -> Box:
    """The box that takes drops on the pile: all that is seen of the glow lies inside it."""
    pile = board.pieces.middle.pile
    return around(pile.x, pile.y, pile.h * 1.86, pile.h * 1.8)
