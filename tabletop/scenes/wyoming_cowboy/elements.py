"""The element tree of the Wyoming Cowboy table: what can be touched, by the ids of the contracts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tabletop.core.cards import card_name_key, card_text
from tabletop.games.wyoming_cowboy.elements import DISCARD, DRAW, numbered
from tabletop.games.wyoming_cowboy.guns import GUNS
from tabletop.games.wyoming_cowboy.names import a_gun
from tabletop.games.wyoming_cowboy.passing import offset_of
from tabletop.scenes.cards.sprites import Card
from tabletop.scenes.character import seat_word
from tabletop.scenes.wyoming_cowboy import layout
from tabletop.session.catalogue import _
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, Pose
from tabletop.ui.sprites import ASPECT

if TYPE_CHECKING:
    from tabletop.scenes.wyoming_cowboy.board import WyomingCowboyBoard


def of_table(board: WyomingCowboyBoard) -> list[Element]:
    """Everything but the own hand and the buttons, bottom to top."""
    out = [*_words(board), *_piles(board), _own_area(board)]
    for seat in range(board.pieces.seats):
        out += _seat(board, seat)
        out += _before(board, seat)
    return out


# ---------------------------------------------------------------- ids
def gun_ids(board: WyomingCowboyBoard, seat: int) -> list[str]:
    """The ids of the guns that lie before a seat, as the pieces lie."""
    return numbered([f"gun:{seat}:{GUNS[piece.gun].brief}" for piece in board.pieces.guns[seat]])


def cowboy_ids(board: WyomingCowboyBoard, seat: int) -> list[str]:
    """The ids of the protected cowboys before a seat."""
    return numbered([f"cowboy:{seat}:{card_text(piece.king.card)}" for piece in board.pieces.cowboys[seat]])


def targets_before(board: WyomingCowboyBoard, seat: int) -> list[str]:
    """Guns and cowboys before a seat."""
    return [*gun_ids(board, seat), *cowboy_ids(board, seat)]


def gun_sprites(board: WyomingCowboyBoard, id: str) -> list[Card]:
    """The cards of a gun by its id."""
    seat = int(id.split(":")[1])
    ids = gun_ids(board, seat)
    return list(board.pieces.guns[seat][ids.index(id)].cards) if id in ids else []


def also_accepts(board: WyomingCowboyBoard, id: str) -> tuple[str, ...]:
    """Places onto which a thing may be dragged instead of being clicked."""
    seat, view = board.asked, board.view
    if seat is None or id not in board.picker.allowed([]):
        return ()
    if view.phase == "draw" and id in (DRAW, DISCARD):
        return (f"hand:{seat}",)
    if view.phase == "answer" and id.startswith("hand:"):
        return (f"seat:{view.turn}",)
    if view.phase in ("pass3", "pass2") and id.startswith("hand:"):
        seats = board.pieces.seats
        return (f"seat:{(seat + offset_of(view.direction, seats)) % seats}",)
    return ()


# ---------------------------------------------------------------- words and piles
def _words(board: WyomingCowboyBoard) -> Iterator[Element]:
    yield Element("text:prompt", "text", board.prompt_words, board.prompt_box, pressable=False)
    if board.reason:
        yield Element("text:reason", "text", board.reason[0], layout.REASON, pressable=False)
    if board.hint_words:
        yield Element("text:hint", "text", board.hint_words, board.prompt_box, pressable=False)
    if board.step is not None:
        names = (_("action"), _("discard"), _("draw"))
        words = _("Step in hand: {step}").format(step=names[board.step])
        yield Element("text:step", "text", words, layout.STEPS[board.step], pressable=False)
    if board.tally is not None:
        yield from board.tally.elements()


def _piles(board: WyomingCowboyBoard) -> Iterator[Element]:
    pieces, mid, view = board.pieces, board.pieces.middle, board.view
    picked = board.picker.drag or board.picker.picked
    draw_name = _("draw pile, {count} cards").format(count=pieces.draw_left)
    yield _pile(board, DRAW, draw_name, mid.draw, picked)
    name = _("discard pile, {count} cards").format(count=len(pieces.discard))
    if pieces.discard:
        name += ", " + _(card_name_key(pieces.discard[-1].card))
    yield _pile(board, DISCARD, name, mid.discard, picked)
    name = _("shot pile, {count} cards").format(count=len(pieces.shot))
    if pieces.shot:
        name += ", " + _(card_name_key(pieces.shot[-1].card))
    yield Element("pile:shot", "pile", name, mid.shot.box(ASPECT), enabled=False, explains=True)
    aces = _("aces left: {count}").format(count=view.aces)
    yield Element("aces", "pile", aces, mid.aces.box(1.5), enabled=False, explains=True)


def _pile(board: WyomingCowboyBoard, id: str, name: str, pose: Pose, picked: list[str]) -> Element:
    able = board.asked is not None and board.can(id, picked)
    accepts = (*board.picker.allowed([id]), *also_accepts(board, id))
    drawing = board.asked is not None and id in board.picker.allowed([])
    return Element(id, "pile", name, pose.box(ASPECT).grown(16, 10), enabled=able, selected=id in picked,
                   accepts=accepts if drawing else (), draggable=drawing, explains=True)  # fmt: skip


def _own_area(board: WyomingCowboyBoard) -> Element:
    seat = board.bottom
    id = f"guns:{seat}"
    picked = board.picker.drag or board.picker.picked
    box = board.pieces.plan(seat).box
    return Element(id, "slot", _("your guns"), box, enabled=board.asked is not None and board.can(id, picked),
                   pressable=board.glows(id))  # fmt: skip


# ---------------------------------------------------------------- seats
def seat_box(board: WyomingCowboyBoard, seat: int) -> Box:
    """What means a player: portrait and name plate."""
    x, y, r = board.portrait(seat)
    if board.tally is not None and not board.tally.folded:
        return Box(x - 1.6 * r, y - r - 6, 3.2 * r, 2 * r + 52)
    plate = layout.OWN_PLATE if seat == board.bottom else board.pieces.spots[seat].plate
    left, right = min(x - r, plate.x), max(x + r, plate.right)
    top, bottom = min(y - r, plate.y), max(y + r, plate.bottom)
    return Box(left, top, right - left, bottom - top)


def _seat(board: WyomingCowboyBoard, seat: int) -> Iterator[Element]:
    plan, hand = board.table.plans[seat], board.pieces.hands[seat]
    facts = {
        "name": plan.name,
        "level": seat_word(plan.kind, plan.name),
        "count": len(hand),
        "points": board.view.scores[seat],
        "sure": board.sure(seat),
    }
    name = _("{name}, {level}: {points} points, {sure} more for sure in this hand, {count} cards in hand")
    words = name.format(**facts)
    if note := board.note_words(seat):
        words += f" ({note})"
    id = f"seat:{seat}"
    picked = board.picker.drag or board.picker.picked
    yield Element(id, "seat", words, seat_box(board, seat), selected=id in picked,
                  enabled=seat in board.askable or (board.asked is not None and board.can(id, picked)),
                  explains=True)  # fmt: skip
    if seat == board.bottom:
        aimed = [f"hand:{seat}", f"tens:{seat}"]
        yield Element(aimed[0], "slot", _("your hand"), layout.HAND_AREA, pressable=False)
        return
    tray = board.pieces.plan(seat)
    for i, sprite in enumerate(hand[-5:]):
        id = sprite.id or f"hand:{seat}:back:{i}"
        words = _(card_name_key(sprite.card))
        yield Element(id, "card", words, sprite.box(), pressable=False, moving=sprite.flying)
    yield Element(
        f"guns:{seat}", "slot", _("{name}'s table").format(name=plan.name), tray.box, pressable=False
    )


def _before(board: WyomingCowboyBoard, seat: int) -> Iterator[Element]:
    """Guns, tens and cowboys on the table before a seat."""
    pieces, plan = board.pieces, board.pieces.plan(seat)
    name = board.table.plans[seat].name
    for id, piece, place in zip(gun_ids(board, seat), pieces.guns[seat], plan.guns, strict=True):
        words = _("{gun} of {name}").format(gun=board.say(a_gun(GUNS[piece.gun].name)), name=name)
        if board.is_new(seat, piece.gun):
            words = _("{gun}, cannot fire yet").format(gun=words)
        yield _target(board, id, "token", words, place.box, [piece.cards[0]])
    for id, cowboy, poses in zip(cowboy_ids(board, seat), pieces.cowboys[seat], plan.cowboys, strict=True):
        words = _("{card} of {name}, protected by an ace")
        words = words.format(card=_(card_name_key(cowboy.king.card)), name=name)
        king, ace = poses[0].box(ASPECT), poses[1].box(ASPECT)
        box = Box(king.x, king.y, ace.right - king.x, ace.bottom - king.y)
        yield _target(board, id, "token", words, box, [cowboy.king])
    yield _tens(board, seat)


def _tens(board: WyomingCowboyBoard, seat: int) -> Element:
    poses = board.pieces.plan(seat).tens
    box = _tens_box(board, seat)
    id = f"tens:{seat}"
    count = _("tens of {name}: {count}").format(name=board.table.plans[seat].name, count=len(poses))
    able = seat == board.bottom and board.glows(id)
    return Element(id, "slot", count, box, enabled=able, explains=bool(poses), pressable=bool(poses) or able)


def _tens_box(board: WyomingCowboyBoard, seat: int) -> Box:
    """Where a seat's tens lie; with none, the end of its tray."""
    plan = board.pieces.plan(seat)
    if plan.tens:
        first, last = plan.tens[0].box(ASPECT), plan.tens[-1].box(ASPECT)
        return Box(first.x, first.y, last.right - first.x, first.h)
    return Box(plan.box.right - 90, plan.box.y + 8, 80, plan.box.h - 16)


def _target(
    board: WyomingCowboyBoard, id: str, role: str, name: str, box: Box, sprites: list[Card]
) -> Element:
    picked = board.picker.drag or board.picker.picked
    able = board.asked is not None and board.can(id, picked)
    mine = id.startswith(f"gun:{board.bottom}:") and board.asked == board.bottom
    accepts = board.picker.allowed([id]) if mine else ()
    return Element(id, role, name, box, enabled=able, selected=id in picked, accepts=accepts,  # type: ignore[arg-type]
                   draggable=mine, explains=True, moving=any(s.flying for s in sprites))  # fmt: skip
