"""Painting the boards round the map: the notice board of actions, turn order, rounds, the prompt. Changes
nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.way_out_west.chart import (
    BOX_IDS,
    BOXES,
    CATTLE,
    COWBOYS,
    GUNFIGHT,
)
from tabletop.games.way_out_west.income import EVERY
from tabletop.scenes.way_out_west import layout
from tabletop.scenes.way_out_west.names import box_label, notice_icon
from tabletop.scenes.way_out_west.patchwork import Patch
from tabletop.scenes.way_out_west.places import NoticePlace
from tabletop.scenes.way_out_west.shown import UNKNOWN
from tabletop.session.catalogue import _, ngettext
from tabletop.ui.canvas import AMBER_LIGHT, INK, OXBLOOD, PAPER_LIGHT, Canvas
from tabletop.ui.geometry import Box, around

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard

SAND = "#e6cf9f"
BROWN = "#4d3520"
OFF = 0.5


def patches(board: WayOutWestBoard) -> list[Patch]:
    """The prompt, the board's head, each notice, the order and the rounds."""
    places, shown = board.places, board.shown
    head = places.board

    def frame(canvas: Canvas) -> None:
        canvas.slice("board/actions", head)
        canvas.text(head.x + 22, head.y + 42, _("Actions"), 31, "rye", PAPER_LIGHT)
        words = Box(head.x + 170, head.y + 12, head.w - 190, 42)
        canvas.within(words, _("one disc, one action"), 20, 500, SAND, "end", fixed=True)

    out = [Patch("board", head.grown(14), (), frame)]
    for box in BOXES:

        def notice(canvas: Canvas, box: int = box) -> None:
            _notice(board, canvas, box)

        place = places.notices[BOX_IDS[box]]
        out.append(Patch(f"box:{box}", place.rect.grown(18), _notice_key(board, box), notice))
    order_key = (
        tuple(shown.order),
        shown.still_in,
        tuple(shown.bids),
        tuple(shown.paid.items()),
        board.turn,
        board.lit_bid,
        frozenset(board.sliding),
        board.view.phase == "first",
    )
    out.append(Patch("order", places.order.grown(14), order_key, lambda canvas: _order(board, canvas)))
    rounds_key = (shown.round, board.view.phase == "over", board.moving_train)
    out.append(Patch("rounds", places.rounds.grown(14), rounds_key, lambda canvas: _rounds(board, canvas)))
    ask_key = (board.prompt_words, board.sub_words, board.prompt_seat)
    out.append(Patch("prompt", places.prompt.grown(14), ask_key, lambda canvas: _prompt(board, canvas)))
    return out


# ---------------------------------------------------------------- notices
def _notice_key(board: WayOutWestBoard, box: int) -> tuple[object, ...]:
    posters = board.shown.posters if box == GUNFIGHT else 0
    return (tuple(board.shown.used[box]), board.box_state(box), board.box_lit(box), posters)


def _notice(board: WayOutWestBoard, canvas: Canvas, box: int) -> None:
    place = board.places.notices[BOX_IDS[box]]
    rect = place.rect
    state = board.box_state(box)
    canvas.slice(f"notice/{state}", rect)
    canvas.picture("notice/tack", rect.cx, rect.y + 8)
    icon = place.icon
    height = canvas.assets.size(notice_icon(box)).h * icon.side / canvas.assets.size(notice_icon(box)).w
    alpha = OFF if state in ("used", "off") else 1.0
    canvas.picture(notice_icon(box), icon.x + icon.side / 2, icon.y + height / 2, height, alpha=alpha)
    _label(board, canvas, box, place)
    _price(board, canvas, box, place)
    _holes(board, canvas, box)
    if box == GUNFIGHT:
        _posters(board, canvas)


def _label(board: WayOutWestBoard, canvas: Canvas, box: int, place: NoticePlace) -> None:
    x, y = place.label
    words = box_label(box)
    if box in (CATTLE, COWBOYS):
        canvas.text(x, y, words, 23, 700, INK, max_w=place.rect.right - x - 8, fixed=True)
    elif box == GUNFIGHT:
        canvas.text(x, y, words, 28, "rye", OXBLOOD, max_w=board.places.posters.x - x - 8)
    else:
        canvas.text(x, y, words, 20, 700, INK, "middle", max_w=place.rect.w - 12, fixed=True)


def _price(board: WayOutWestBoard, canvas: Canvas, box: int, place: NoticePlace) -> None:
    price = board.view.house.prices[box]
    if box in (CATTLE, COWBOYS) and place.price is not None:
        x, y = place.price
        words = _("{price} each").format(price=f"${price}")
        canvas.text(x, y, words, 20, 500, BROWN, max_w=place.rect.right - x - 8, fixed=True)
        return
    spot = place.price
    if spot is None:
        if not price:
            return
        spot = (place.rect.x + 22, place.rect.y + 24)
    canvas.picture("price/tag", *spot, 35)
    canvas.centred(around(spot[0], spot[1], 32, 30), f"${price}", 20, 800, INK, fixed=True)
    if board.box_state(box) == "off" and board.too_dear(box):
        canvas.picture("notice/cross", *spot, 38)


def _holes(board: WayOutWestBoard, canvas: Canvas, box: int) -> None:
    number = board.view.house.boxes[box]
    used = board.shown.used[box]
    lit = board.box_lit(box)
    for i, hole in enumerate(layout.holes(board.places.notices[BOX_IDS[box]], number, board.places.hole)):
        k = hole.r / board.places.hole
        taken = i < len(used)
        canvas.picture(
            "hole/lit" if lit and not taken else "hole/empty",
            hole.x,
            hole.y,
            (52 if lit and not taken else 40) * k,
        )
        if taken and used[i] != UNKNOWN:
            canvas.picture(f"disc/action-{used[i]}", hole.x, hole.y - 1, 37 * k)
        elif taken:
            canvas.picture("notice/cross", hole.x, hole.y, 30 * k)
    if not number:
        rect = board.places.notices[BOX_IDS[box]].rect
        words = Box(rect.right - 70, rect.y + 20, 62, 30)
        canvas.centred(words, _("closed"), 18, "italic", BROWN, fixed=True)


def _posters(board: WayOutWestBoard, canvas: Canvas) -> None:
    pile = board.places.posters
    left = board.shown.posters
    canvas.picture(
        "notice/posters", pile.x + pile.side / 2, pile.y + pile.side / 2 + 1, 82, alpha=1.0 if left else 0.35
    )
    words = ngettext("{count} left", "{count} left", left).format(count=left)
    x, y = board.places.posters_left
    canvas.text(x, y, words, 20, 700, INK, "middle", max_w=84, fixed=True)


# ---------------------------------------------------------------- turn order
def _order(board: WayOutWestBoard, canvas: Canvas) -> None:
    box, shown = board.places.order, board.shown
    canvas.picture("track/order", box.cx, box.cy)
    canvas.text(box.x + 18, box.y + 32, _("Turn order"), 28, "rye", PAPER_LIGHT, max_w=220)
    words = _("bids") if shown.still_in else _("bid paid")
    canvas.within(Box(box.right - 150, box.y + 8, 132, 32), words, 20, 500, SAND, "end", fixed=True)
    for place, seat in enumerate(shown.order):
        x, y = board.places.slots[shown.seats][place]
        if seat == board.turn:
            canvas.picture("glow/spot-light", x, y, 104)
            canvas.picture("seat/pointer", x, box.y + 42, 22, 90)
        if seat not in board.sliding:
            canvas.picture(f"order/{seat}", x, y, 52)
        waiting = place < shown.still_in
        _paid(board, canvas, seat, place, x, box.y + 110)
        if not waiting and board.view.phase != "first":
            canvas.slice("pill/ink", around(x - 24, y - 20, 26, 26))
            canvas.centred(around(x - 24, y - 20, 24, 24), str(place + 1), 20, 800, PAPER_LIGHT, fixed=True)


def _paid(board: WayOutWestBoard, canvas: Canvas, seat: int, place: int, x: float, top: float) -> None:
    shown = board.shown
    plate = Box(x - 30, top, 60, 34)
    if place < shown.still_in:
        words, lit = (f"${shown.bids[seat]}", True) if shown.bids[seat] else ("—", False)
    elif seat in shown.paid:
        words, lit = (f"${shown.paid[seat]}", True) if shown.paid[seat] else (_("free"), False)
    else:
        return
    canvas.slice("notice/lit" if seat == board.lit_bid else "notice/rest" if lit else "notice/used", plate)
    canvas.centred(plate.grown(-5, -3), words, 21, 800 if lit else 700, INK, fixed=True)


# ---------------------------------------------------------------- rounds
def _rounds(board: WayOutWestBoard, canvas: Canvas) -> None:
    box, now, last = board.places.rounds, board.shown.round, board.view.house.rounds
    canvas.picture("track/rounds", box.cx, box.cy)
    canvas.text(box.x + 20, box.y + 40, _("Round"), 28, "rye", PAPER_LIGHT, max_w=130)
    words = _("{round} of {rounds}").format(round=now, rounds=last)
    canvas.text(box.x + 20, box.y + 72, words, 25, 700, AMBER_LIGHT, max_w=116, fixed=True)
    over = board.view.phase == "over"
    stops = board.places.stops(last)
    step = stops[1][0] - stops[0][0] if len(stops) > 1 else 83.0
    for number, (x, y) in enumerate(stops, 1):
        done = number < now or over
        pays = number % EVERY == 0
        if pays:
            wide = min(110.0, step * EVERY - 8)
            plate = Box(x - wide / 2, y + board.places.payday, wide, 48)
            canvas.slice(f"round/payday-{'done' if done else 'rest'}", plate)
            if wide > 80:
                canvas.centred(
                    Box(plate.x + 34, plate.y, plate.w - 40, 36), _("Payday"), 20, 800, INK, fixed=True
                )
        if step >= 34 or pays or number == 1:
            size = min(38.0, step * 0.95) if step >= 34 else 34.0
            canvas.picture(f"round/stop-{'done' if done else 'rest'}", x, y, size)
            canvas.centred(around(x, y, size * 0.8, size * 0.7), str(number), 21, 800, INK, fixed=True)
    if not board.moving_train:
        train(canvas, *train_at(board, now), now)


def train_at(board: WayOutWestBoard, number: int) -> tuple[float, float]:
    """Where the locomotive stands in a round."""
    stops = board.places.stops(board.view.house.rounds)
    x, y = stops[max(0, min(len(stops), number) - 1)]
    return x - 8, y - 25


def train(canvas: Canvas, x: float, y: float, number: int) -> None:
    """The marker of the round, with its number."""
    canvas.picture("glow/spot-light", x, y, 110)
    canvas.picture("round/marker", x, y, 68)
    canvas.centred(around(x + 4, y - 1, 26, 26), str(number), 20, 800, INK, fixed=True)


# ---------------------------------------------------------------- prompt
def _prompt(board: WayOutWestBoard, canvas: Canvas) -> None:
    box = board.places.prompt
    canvas.slice("prompt/board", box)
    seat = board.prompt_seat
    left = box.x + 24
    if seat is not None:
        x, y = box.x + 52, box.cy
        face = board.faces[seat]
        name = f"portrait/{face}" if face else "medallion/empty"
        canvas.picture(name, x, y, canvas.assets.size(name).h * 29 / 80)
        canvas.picture(f"disc/action-{seat}", x + 22, y + 22, 26)
        left = box.x + 104
    right = board.prompt_right
    if not board.sub_words:
        canvas.within(Box(left, box.y + 12, right - left, box.h - 24), board.prompt_words, 29, 700, "#ffe9b8")
        return
    canvas.within(Box(left, box.y + 8, right - left, 36), board.prompt_words, 28, 700, "#ffe9b8")
    canvas.within(Box(left, box.y + 42, right - left, 30), board.sub_words, 22, 500, "#ead6a8")
