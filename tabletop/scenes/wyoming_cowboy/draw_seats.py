"""Painting the places of the Wyoming Cowboy table: portraits, name plates, coins, notes, and the trays with
guns, tens and cowboys. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.cards import card_text
from tabletop.games.wyoming_cowboy.guns import GUNS, QUICK_DRAW
from tabletop.games.wyoming_cowboy.names import suit_name
from tabletop.scenes import fittings, plates
from tabletop.scenes.wyoming_cowboy import layout, trays
from tabletop.scenes.wyoming_cowboy.pieces import GunPiece
from tabletop.scenes.wyoming_cowboy.tally import signed
from tabletop.scenes.wyoming_cowboy.trays import GunPlan, Plan
from tabletop.session.catalogue import _, ngettext
from tabletop.ui.canvas import INK, Canvas
from tabletop.ui.geometry import Box, around

if TYPE_CHECKING:
    from tabletop.scenes.wyoming_cowboy.board import WyomingCowboyBoard


def seat(board: WyomingCowboyBoard, canvas: Canvas, number: int) -> None:
    """A place with all that lies before it, but what is in motion."""
    tray = board.pieces.plan(number)
    lit = board.glows(f"guns:{number}") or board.glows(f"tens:{number}")
    canvas.slice("tray/felt-lit" if lit else "tray/felt", tray.box)
    _before(board, canvas, number, tray)
    if number == board.bottom:
        _own_header(board, canvas)
    else:
        _header(board, canvas, number)
        _hand(board, canvas, number, tray)
    for sprite in board.pieces.passing[number]:
        if not (sprite.flying or sprite.moving):
            sprite.draw(canvas)
    _tags(board, canvas, number, tray)


# ---------------------------------------------------------------- headers
def _header(board: WyomingCowboyBoard, canvas: Canvas, number: int) -> None:
    spot, plan = board.pieces.spots[number], board.table.plans[number]
    _portrait(board, canvas, number)
    held = len(board.pieces.hands[number])
    sub = ngettext("{count} card in hand", "{count} cards in hand", held).format(count=held)
    plates.name_plate(canvas, spot.plate, plan.name, plan.kind, sub if plan.is_human else "", room=spot.words)
    _portrait(board, canvas, number, only_disc=True)
    _coin(board, canvas, number, *spot.coin)
    if board.fuse.seat != number and (deed := board.deeds.get(number)):
        canvas.slice("strip/light-small", spot.deed)
        canvas.centred(spot.deed.grown(-24, -4), deed, 21, 700)


def _portrait(board: WyomingCowboyBoard, canvas: Canvas, number: int, only_disc: bool = False) -> None:
    x, y, r = board.pieces.medal(number)
    lit = number in board.acting and not only_disc
    fittings.medallion(canvas, board.faces[number], x, y, r, number, lit)
    if board.glows(f"seat:{number}"):
        canvas.picture("shot/aim-live", x, y, r * 2.9)
    elif board.view.victim == number and board.view.phase in ("answer", "wound"):
        canvas.picture("shot/aim", x, y, r * 2.9)


def _own_header(board: WyomingCowboyBoard, canvas: Canvas) -> None:
    number, plan = board.bottom, board.table.plans[board.bottom]
    _portrait(board, canvas, number)
    held = len(board.pieces.own)
    words = ngettext("{count} card in hand", "{count} cards in hand", held).format(count=held)
    plates.name_plate(canvas, layout.OWN_PLATE, plan.name, "", words, room=layout.OWN_WORDS)
    _portrait(board, canvas, number, only_disc=True)
    _coin(board, canvas, number, *layout.OWN_COIN)
    if deed := board.deeds.get(number):
        canvas.slice("strip/light-small", layout.OWN_DEED)
        canvas.centred(layout.OWN_DEED.grown(-24, -4), deed, 21, 700)


def _coin(board: WyomingCowboyBoard, canvas: Canvas, number: int, x: float, y: float) -> None:
    """The running score, and on a slip under it what this hand has brought for sure."""
    sure = board.sure(number) if board.view.phase != "over" else 0
    side = 62 if number == board.bottom or len(board.table.plans) < 5 else 54
    if sure:
        words = f"{sure:+d}".replace("-", "−")
        slip = around(x, y + side * 0.5 + 13, 68, 34)
        canvas.slice("strip/amber-small", slip)
        canvas.centred(slip.grown(-12, -3), words, 21, 800, fixed=True)
    canvas.picture("coin/score-lit" if number in board.acting else "coin/score", x, y, side)
    points = signed(board.view.scores[number]) if board.view.scores[number] else "0"
    canvas.centred(around(x, y, side * 0.74, side * 0.6), points, 28 if side > 60 else 25, 800, fixed=True)


# ---------------------------------------------------------------- trays
def _hand(board: WyomingCowboyBoard, canvas: Canvas, number: int, tray: Plan) -> None:
    hand = board.pieces.hands[number]
    for sprite in hand[-7:] if hand and hand[0].face else hand[-5:]:
        if not (sprite.flying or sprite.moving):
            sprite.draw(canvas)
    plates.count(canvas, *tray.count, len(hand))


def _before(board: WyomingCowboyBoard, canvas: Canvas, number: int, tray: Plan) -> None:
    pieces, wanted = board.pieces, board.wanted()
    for piece, place in zip(pieces.guns[number], tray.guns, strict=True):
        if piece.still:
            _gun(board, canvas, number, piece, place)
    for sprite in pieces.tens[number]:
        if not (sprite.flying or sprite.moving):
            sprite.draw(canvas)
    for cowboy, (king, _ace) in zip(pieces.cowboys[number], tray.cowboys, strict=True):
        live = any(id.startswith(f"cowboy:{number}:{card_text(cowboy.king.card)}") for id in wanted)
        for sprite in (cowboy.king, cowboy.ace):
            if not (sprite.flying or sprite.moving):
                if live:
                    canvas.picture("glow/card", sprite.x, sprite.y, sprite.h, sprite.angle)
                sprite.draw(canvas)
        if live:
            canvas.picture("shot/aim-live", king.x + king.h * 0.17, king.y, king.h * 1.1)


def _gun(board: WyomingCowboyBoard, canvas: Canvas, number: int, piece: GunPiece, place: GunPlan) -> None:
    """A gun's cards and its plate: lit where it is the person's to fire, tarnished where it cannot be fired
    yet."""
    if any(sprite in board.dragged_sprites for sprite in piece.cards):
        canvas.slice("gun/plate-off", place.plate)
        return
    id = f"gun:{number}:{GUNS[piece.gun].brief}"
    live = any(each.partition("#")[0] == id for each in (*board.wanted(), *board.picker.picked))
    for sprite in piece.cards:
        if live:
            canvas.picture("glow/card", sprite.x, sprite.y, sprite.h, sprite.angle)
    for sprite in piece.cards:
        sprite.draw(canvas)
    _plate(board, canvas, number, piece, place, live)
    if live and number != board.bottom:
        canvas.picture("shot/aim-live", place.box.cx, place.box.cy, place.box.h * 1.15)


def _plate(
    board: WyomingCowboyBoard, canvas: Canvas, number: int, piece: GunPiece, place: GunPlan, live: bool
) -> None:
    gun, box = GUNS[piece.gun], place.plate
    ready = board.can_fire(number, piece.gun)
    canvas.slice("gun/plate-lit" if live else "gun/plate" if ready else "gun/plate-off", box)
    picture = f"gun/{gun.name}"
    size = canvas.assets.size(picture)
    h = box.h * 0.74
    w = h * size.w / size.h
    if w > box.w * 0.5:
        w = box.w * 0.5
        h = w * size.h / size.w
    if box.w < box.h * 2.35:  # pushed together: no more than the name
        w = 0.0
    else:
        canvas.picture(picture, box.x + 7 + w / 2, box.cy, h, alpha=1.0 if ready else 0.55)
    right = box.right - 8
    if not ready:
        side = box.h * 0.74
        canvas.picture("hourglass", right - side * 0.3, box.cy, side)
        right -= side * 0.66
    name = ".357" if gun.name == QUICK_DRAW else gun.name
    room = Box(box.x + 8 + w, box.y + 1, right - box.x - 9 - w, box.h - 2)
    canvas.centred(room, name, trays.name_size(box), 800, INK, fixed=True)


def plates_of_moving_guns(board: WyomingCowboyBoard, canvas: Canvas, number: int) -> None:
    """Guns whose cards make room: their plates are painted over them there."""
    pieces = board.pieces
    for piece, place in zip(pieces.guns[number], pieces.plan(number).guns, strict=True):
        if not piece.still and not any(card.flying for card in piece.cards):
            for sprite in piece.cards:
                if not sprite.moving and sprite not in board.dragged_sprites:
                    sprite.draw(canvas)
            _plate(board, canvas, number, piece, place, False)


# ---------------------------------------------------------------- tags
def _tags(board: WyomingCowboyBoard, canvas: Canvas, number: int, tray: Plan) -> None:
    """On the tray's lower edge: what shots have told about the hand, and the couples that were shown."""
    words: list[tuple[str, str]] = []
    if note := board.note_words(number):
        words.append((note, "strip/light-small"))
    couples = board.view.couples[number]
    if len(couples) == 1:
        told = _("couple of {suit}").format(suit=board.say(suit_name(couples[0])))
        words.append((told, "strip/amber-small"))
    elif couples:
        told = ngettext("{count} couple", "{count} couples", len(couples)).format(count=len(couples))
        words.append((told, "strip/amber-small"))
    if not words:
        return
    room = tray.box.w / len(words) - 12
    widths = [min(room, canvas.text_width(each, 20, 700) + 50) for each, _picture in words]
    for (each, picture), box in zip(words, _tag_boxes(number == board.bottom, tray.box, widths), strict=True):
        canvas.slice(picture, box)
        canvas.centred(box.grown(-22, -4), each, 20, 700)


def _tag_boxes(own: bool, tray: Box, widths: list[float]) -> list[Box]:
    """Side by side on the lower edge of a tray; of the own one, under which the prompt is, at its side."""
    if own and tray.x - 400 >= 140:
        room = min(tray.x - 400, max(widths))
        return [Box(tray.x - 8 - room, tray.y + 42 + 42 * i, room, 38) for i in range(len(widths))]
    if own:
        return [
            Box(tray.right - 12 - width, tray.y - 24 - 40 * i, width, 36) for i, width in enumerate(widths)
        ]
    out = []
    x = tray.cx - (sum(widths) + 10 * (len(widths) - 1)) / 2
    for width in widths:
        out.append(Box(x, tray.bottom - 11, width, 38))
        x += width + 10
    return out
