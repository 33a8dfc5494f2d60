"""Painting the places of the Lockdown Poker table: portraits, names, chips or points, rows with their locks
and tags, bets and deeds. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.lockdown_poker.deck import HIDDEN, SHERIFF
from tabletop.scenes import fittings, plates
from tabletop.scenes.lockdown_poker import chips, layout
from tabletop.scenes.lockdown_poker.layout import Spot
from tabletop.scenes.lockdown_poker.motion import lock_place
from tabletop.scenes.lockdown_poker.motion_chips import draw_stacks
from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, INK, Canvas
from tabletop.ui.geometry import Box, around
from tabletop.ui.sprites import ASPECT
from tabletop.ui.text import Weight

if TYPE_CHECKING:
    from tabletop.scenes.cards.sprites import Card
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard

FAINT = "#a9b58a"
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def lies_still(board: LockdownPokerBoard, sprite: Card) -> bool:
    """Neither in motion nor in somebody's hand."""
    held = sprite in board.dragged_sprites or sprite is aimed_card(board)
    return not (sprite.flying or sprite.moving or held)


def aimed_card(board: LockdownPokerBoard) -> Card | None:
    """The Sheriff's card while the Sheriff is being aimed: it is in the hand, not in its row."""
    seat = board.aimed_from
    if seat is None:
        return None
    return next((card for card in board.pieces.row(seat) if card.card == SHERIFF), None)


def seat(board: LockdownPokerBoard, canvas: Canvas, number: int) -> None:
    """A place with all that lies before it, but what is in motion."""
    spot = board.pieces.spots[number]
    own = number == board.bottom
    _slots(board, canvas, number, spot, own)
    for _place, card in board.pieces.placed(number):
        if lies_still(board, card):
            card.draw(canvas)
            _on_card(board, canvas, number, card)
    if own and any(lies_still(board, card) and card.card == HIDDEN for card in board.pieces.hole[number]):
        pose = spot.row.pose(0)
        plates.label(canvas, pose.x, pose.y + pose.h / 2 - 14, _("hole"), 18, "strip/light-small", 112)
    _header(board, canvas, number, spot, own)
    if not own:
        _showing(board, canvas, number, spot)
    if board.view.dealer == number:
        canvas.picture("disc/dealer", *spot.disc, 48)
    _bet(board, canvas, number, spot)


# ---------------------------------------------------------------- rows
def _slots(board: LockdownPokerBoard, canvas: Canvas, number: int, spot: Spot, own: bool) -> None:
    """The places where no card lies yet."""
    lying = [pair for pair in board.pieces.placed(number) if pair[1] not in board.dragged_sprites]
    taken = {place for place, _card in lying}
    if not taken or number in board.pieces.shown or number in board.pieces.folded:
        return
    aimed = _comes_here(board, number)
    for place in range(1, layout.PLACES):
        if place in taken and place != aimed:
            continue
        box = spot.row.slot(place)
        canvas.slice("slot/hole-lit" if place == aimed else "slot/hole", box)
        if own:
            _slot_words(canvas, box, place, place == aimed)
        elif place == layout.SEVENTH_PLACE:
            canvas.centred(box.grown(-4, -box.h * 0.3), "7", 26, 800, FAINT, fixed=True)


def _slot_words(canvas: Canvas, box: Box, place: int, aimed: bool) -> None:
    if aimed:
        upper = Box(box.x + 8, box.y + 18, box.w - 16, 80)
        canvas.paragraph(upper, _("it comes here"), 23, 700, AMBER_LIGHT, "middle", middle=True)
        if place != layout.SEVENTH_PLACE:
            canvas.picture("lock/padlock", box.cx, box.y + 132, 58)
        return
    words = {5: _("sixth"), 6: _("seventh")}.get(place)
    if words is None:
        return
    canvas.centred(Box(box.x + 8, box.cy - 22, box.w - 16, 34), words, 22, 700, FAINT)
    if place == layout.SEVENTH_PLACE:
        canvas.centred(Box(box.x + 8, box.cy + 10, box.w - 16, 30), _("yours to see"), 19, "italic", FAINT)


def _comes_here(board: LockdownPokerBoard, number: int) -> int | None:
    """The place of the Sheriff that is being dragged: what is caught comes there."""
    caught = aimed_card(board)
    return next((place for place, card in board.pieces.placed(number) if card is caught), None)


def _on_card(board: LockdownPokerBoard, canvas: Canvas, number: int, card: Card) -> None:
    """The padlock on a locked card; at the showdown the tag on a Deputy."""
    shown, own = board.pieces.shown.get(number), number == board.bottom
    if shown is None:
        if card.card in board.pieces.locked and card.turn < 0.5:
            x, y, h = lock_place(card.pose(), own)
            canvas.picture("lock/padlock", x, y, h, tone=card.tone * 0.8)
        return
    tag = shown.tags.get(card.card)
    if tag is None:
        return
    rank, suit = tag
    pose = card.pose()
    k = pose.h / 134
    x, y = pose.x - pose.h * 0.357 + 30 * k, pose.y + pose.h / 2 - 34 * k
    if own:
        x, k = pose.x + 22, 1.2
    canvas.picture("tag/paper", x, y, 50 * k, -3)
    room = around(x - (9 * k if suit else 0), y + 3 * k, 26 * k if suit else 42 * k, 36 * k)
    canvas.centred(room, rank, 31 * k, 800, INK, fixed=True)
    if suit:
        canvas.centred(around(x + 13 * k, y + 3 * k, 24 * k, 34 * k), SUIT_SIGNS[suit], 26 * k, fixed=True)


def home_of(board: LockdownPokerBoard, number: int) -> Box:
    """Where the Sheriff that is being aimed lay in its row."""
    place = _comes_here(board, number)
    row = board.pieces.spots[number].row
    return row.pose(place or 0).box(ASPECT)


def moving(board: LockdownPokerBoard, canvas: Canvas) -> None:
    """Cards that glide to their places, with what hangs on them."""
    pieces = board.pieces
    for number in range(pieces.seats):
        for _place, card in pieces.placed(number):
            held = card in board.dragged_sprites or card is aimed_card(board)
            if card.moving and not card.flying and not held:
                card.draw(canvas)
                _on_card(board, canvas, number, card)
    for card in pieces.dead:
        if card.moving and not card.flying:
            card.draw(canvas)


# ---------------------------------------------------------------- headers
def _header(board: LockdownPokerBoard, canvas: Canvas, number: int, spot: Spot, own: bool) -> None:
    plan = board.table.plans[number]
    dim = number in board.pieces.folded
    lit = number in board.acting and not dim
    fittings.medallion(canvas, board.faces[number], *spot.medal, spot.radius, number, lit, dim)
    picture = "strip/paper"
    if own:
        if board.winner_words is not None and _won(board, number):
            picture = "strip/amber"
        canvas.slice(picture, spot.plate)
        canvas.centred(spot.plate.grown(-26, -6), plan.name, 30, 800)
    else:
        plates.name_plate(canvas, spot.plate, plan.name, plan.kind, "", picture)
        fittings.medallion(canvas, board.faces[number], *spot.medal, spot.radius, number, False, dim)
    if board.money:
        _chips(board, canvas, number, spot)
    else:
        _points(board, canvas, number, spot, own)


def _won(board: LockdownPokerBoard, number: int) -> bool:
    shown = board.pieces.shown.get(number)
    return shown is not None and shown.place == 1


def _chips(board: LockdownPokerBoard, canvas: Canvas, number: int, spot: Spot) -> None:
    """The stacks, and their sum under them."""
    amount, (x, y), w = board.pieces.stacks[number], spot.chips, spot.chip
    piles = chips.stacks(amount)
    if number == board.asked and f"chips:{number}" in {*board.wanted(), *board.picker.picked}:
        canvas.picture("bet/shade", x + w * 1.5, y - 4, w * 1.2)
    if not (board.drag is not None and board.drag.id == f"chips:{number}"):
        draw_stacks(canvas, piles, x, y, w)
    words = str(amount) if amount or board.view.live >> number & 1 else _("broke")
    wide = max(w * 1.6, canvas.text_width(words, 21, 800, fixed=True) + 26)
    pill = around(x + max(chips.width(piles, w), w * 2) / 2, y + w * 0.6, wide, w * 0.92)
    canvas.slice("pill/ink", pill)
    canvas.centred(pill.grown(-8, -3), words, 22, 800, AMBER_LIGHT, fixed=True)


def _points(board: LockdownPokerBoard, canvas: Canvas, number: int, spot: Spot, own: bool) -> None:
    """The running score on a coin."""
    x, y = spot.chips
    side = 84.0 if own else spot.chip * 2
    cx, cy = x + spot.chip * 1.2, y - (26 if own else spot.chip * 0.1)
    canvas.picture("coin/score-lit" if number in board.acting else "coin/score", cx, cy, side)
    words = str(board.pieces.points[number])
    canvas.centred(around(cx, cy, side * 0.7, side * 0.56), words, side * 0.42, 800, fixed=True)


def _showing(board: LockdownPokerBoard, canvas: Canvas, number: int, spot: Spot) -> None:
    """The hand showing by its name; at the showdown its place among all before it."""
    words = board.showing[number]
    if not words:
        return
    x, y = spot.label
    shown = board.pieces.shown.get(number)
    place = shown.place if shown is not None else 0
    inset = 42.0 if place else 0.0
    room = spot.label_w - inset
    wide = canvas.text_width(words, 22, 700) + 46
    long = wide > room
    hand, _cut, deputies = words.partition("; ")
    if long and deputies:
        wide = max(canvas.text_width(each, 21, 700) for each in (hand, deputies)) + 52
    box = Box(x + inset, y - (30 if long else 21), min(room, wide), 62 if long else 42)
    canvas.slice("strip/amber-small" if place == 1 else "strip/paper-small", box)
    in_lines(canvas, box.grown(-22, -4), words, 21 if long else 22, 700, long)
    if place:
        canvas.picture(f"disc/order-{place}", x + 18, y, 46)


def in_lines(
    canvas: Canvas, box: Box, words: str, size: float, weight: Weight, long: bool, ink: str = INK
) -> None:
    """A hand in words in the middle of a box: where it is too long for a line, what its Deputies are stands
    under it."""
    hand, _cut, deputies = words.partition("; ")
    if long and deputies:
        canvas.centred(box._replace(h=box.h / 2), hand, size, weight, ink)
        canvas.centred(Box(box.x, box.cy, box.w, box.h / 2), deputies, size, weight, ink)
    elif long:
        canvas.paragraph(box, words, size, weight, ink, "middle", middle=True, lead=1.12)
    else:
        canvas.centred(box, words, size, weight, ink)


# ---------------------------------------------------------------- what was bet and done
def _bet(board: LockdownPokerBoard, canvas: Canvas, number: int, spot: Spot) -> None:
    """Chips pushed forward, and under them what the seat did."""
    amount, deed, (x, y) = board.pieces.bets[number], board.deeds.get(number, ""), spot.bet
    if number in board.pieces.folded:
        deed = ""
    if amount:
        piles = chips.stacks(amount, small=True)
        canvas.picture("bet/shade", x, y - 4, 46)
        draw_stacks(canvas, piles, x - chips.width(piles, 36) / 2, y, 36)
    if not deed:
        return
    wide = canvas.text_width(deed, 20, 700) + 76
    long = wide > spot.bet_w
    width, height = min(spot.bet_w, wide), 62.0 if long else 40.0
    box = Box(x + 8 - width / 2, y + 11, width, height)
    canvas.slice("strip/light-small", box)
    room = Box(box.x + 40, box.y + 4, box.w - 58, box.h - 8)
    canvas.paragraph(room, deed, 20, 700, INK, "middle", middle=True, lead=1.15)
    canvas.picture(f"brand/{number}", box.x + 20, box.cy, 30)
