"""Painting the gunfight: street, sides, target, heading, plates, odds, dice shelf. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.games.way_out_west.chart import BANK, CATTLE, FARMER, JAIL
from tabletop.games.way_out_west.names import a_counter, cattle_count
from tabletop.games.way_out_west.odds import odds, odds_now
from tabletop.games.way_out_west.towns import town_name
from tabletop.scenes.way_out_west import layout
from tabletop.scenes.way_out_west.names import token
from tabletop.scenes.way_out_west.sides import Side
from tabletop.scenes.way_out_west.tips import percent
from tabletop.scenes.way_out_west.volley import dice_at
from tabletop.session.catalogue import _, ngettext
from tabletop.ui.canvas import INK, OXBLOOD_DARK, PAPER, PAPER_LIGHT, Canvas
from tabletop.ui.geometry import Box, around

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard
    from tabletop.scenes.way_out_west.showdown import Cause, Showdown

SAND = "#e6cf9f"
ROBBERY = "robbery"
"""What `first` of a showdown says while the dice are dollars."""
GOLD = "#ffd98a"
DUST = "#120803"
_TILT = (-5.0, 3.5, -2.0, 5.0, -3.5, 2.5)
"""How the dice lie."""


def heading(board: WayOutWestBoard, cause: Cause) -> tuple[str, str]:
    """Where it is, and what it is about."""
    head = _("Gunfight in {town}").format(town=board.say(town_name(cause.town)))
    names = board.table.plans
    who = names[cause.attacker].name
    if cause.target == FARMER:
        return head, _("{name} wants to drive the farmer out").format(name=who)
    whose = names[cause.owner].name
    what = cattle_count(cause.number) if cause.target == CATTLE else a_counter(cause.target)
    facts = {"name": who, "owner": whose, "target": board.say(what)}
    if cause.target == JAIL:
        return head, _("{name} wants to remove {target} of {owner}").format(**facts)
    if cause.target == BANK:
        return head, _("{name} wants to rob {target} of {owner}").format(**facts)
    return head, _("{name} wants {target} of {owner}").format(**facts)


def stage(board: WayOutWestBoard, show: Showdown, canvas: Canvas) -> None:
    """All of it."""
    place, cause = board.places.fight, show.cause
    assert cause is not None
    for part in layout.without(board.places.map, [place.stage]):
        canvas.fill(part, DUST, 0.72)
    box = place.stage
    if show.doors < 1:  # the stage opens from its middle
        wide = max(4.0, (box.w + 40) * show.doors)
        with canvas.clipped(around(box.cx, box.cy, wide, box.h + 40)):
            _all(board, show, cause, canvas)
    else:
        _all(board, show, cause, canvas)


def _all(board: WayOutWestBoard, show: Showdown, cause: Cause, canvas: Canvas) -> None:
    place = board.places.fight
    box = place.stage
    canvas.slice("stage/frame", box.grown(12, 8))
    with canvas.clipped(box):
        canvas.picture("bg/gunfight", box.cx, box.cy, box.h)
        with canvas.clipped(Box(box.x, box.y, box.w, place.ground - box.y + 4)):
            _target(board, show, cause, canvas)
            for body in show.bodies:
                body.draw(canvas)
            figures = [figure for side in show.figures for figure in side]
            for figure in sorted(figures, key=lambda figure: figure.y):
                figure.draw(canvas)
    _heading(board, cause, canvas)
    for right in (False, True):
        _plate(board, canvas, show.sides[right], place.sides[right], right)
    _odds(board, show, canvas)
    _shelf(board, show, canvas)
    if not board.showdown.widgets() and show.message:
        left, last = place.buttons
        words = Box(left.x, left.y - 4, last.right - left.x, left.h + 8)
        canvas.paragraph(words, show.message, 28, 700, PAPER_LIGHT, "middle", middle=True)


def _target(board: WayOutWestBoard, show: Showdown, cause: Cause, canvas: Canvas) -> None:
    """What the fight is about, behind the middle; a farmer defends himself and stands in the line."""
    if cause.target == FARMER or show.target_owner == -2:
        return
    at = board.places.fight.target
    canvas.picture("fight/shadow", at.box.cx, at.box.bottom - 2, 24)
    name = token(cause.target, show.target_owner)
    if cause.target == CATTLE and cause.number == 2:
        canvas.picture(name, at.box.cx + 46, at.box.cy + 22, 132)
        canvas.picture(name, at.box.cx - 46, at.box.cy + 34, 140)
    else:
        canvas.picture(name, at.box.cx, at.box.cy, at.side)


def _heading(board: WayOutWestBoard, cause: Cause, canvas: Canvas) -> None:
    x, y, high = board.places.fight.heading
    head, sub = heading(board, cause)
    wide = min(700.0, max(canvas.text_width(head, 38, "rye"), canvas.text_width(sub, 21, 700)) + 90)
    box = Box(x - wide / 2, y, wide, high)
    canvas.slice("fight/heading", box)
    canvas.centred(Box(box.x + 18, box.y + 8, box.w - 36, 44), head, 38, "rye", INK)
    canvas.centred(Box(box.x + 18, box.y + 49, box.w - 36, 26), sub, 21, 700, OXBLOOD_DARK)


def _plate(board: WayOutWestBoard, canvas: Canvas, side: Side, box: Box, right: bool) -> None:
    """A side: who, with whom, and how many guns."""
    seat = side.seat
    canvas.slice(f"fight/side-{seat}" if seat >= 0 else "prompt/board", box)
    face_x = box.right - 56 if right else box.x + 56
    card = Box(box.x + 12 if right else box.right - 68, box.y + 14, 56, 76)
    canvas.slice("fight/guns", card)
    canvas.centred(Box(card.x + 4, card.y + 4, 48, 48), str(side.guns), 46, 800, INK, fixed=True)
    unit = ngettext("gun", "guns", side.guns)
    canvas.centred(Box(card.x + 7, card.y + 48, 42, 22), unit, 18, 700, INK, fixed=True)
    if seat >= 0:
        face = board.faces[seat]
        name = f"portrait/{face}" if face else "medallion/empty"
        canvas.picture(name, face_x, box.y + 49, canvas.assets.size(name).h * 36 / 80)
        canvas.picture(f"disc/action-{seat}", face_x + 27, box.y + 76, 30)
        who = board.table.plans[seat].name
    else:
        canvas.picture("token/farmer", face_x, box.y + 50, 78)
        who = _("The farmer")
    room = Box(card.right + 10, box.y + 14, face_x - 50 - card.right - 10, 40)
    if not right:
        room = Box(face_x + 48, box.y + 14, card.x - 10 - face_x - 48, 40)
    anchor = "end" if right else "start"
    canvas.within(room, who, 27, 700, "#ffe9b8", anchor)  # type: ignore[arg-type]
    canvas.within(room._replace(y=box.y + 52, h=34), members(side), 21, 500, PAPER, anchor)  # type: ignore[arg-type]


def members(side: Side) -> str:
    """ "2 cowboys + sheriff"."""
    parts = []
    if side.cowboys:
        parts.append(ngettext("{count} cowboy", "{count} cowboys", side.cowboys).format(count=side.cowboys))
    if side.sheriff >= 0:
        parts.append(_("sheriff"))
    if side.reserve:
        parts.append({"farmer": _("farmer"), "built-in": _("guard"), "default": _("townsman")}[side.reserve])
    return " + ".join(parts) or _("nobody left")


def _odds(board: WayOutWestBoard, show: Showdown, canvas: Canvas) -> None:
    """How likely each side wins from here, if nobody retreats."""
    attack, defence = (side.guns for side in show.sides)
    if not attack or not defence:
        return
    view = board.view
    known = view.fight is not None and not board.in_motion and view.phase in ("shoot", "sheriff")
    chance = odds_now(view) if known else odds(attack, defence)
    left, right = board.places.fight.sides
    box = Box(left.right + 14, left.y + 6, right.x - left.right - 28, 88)
    canvas.fill(box, DUST, 0.55)
    head = Box(box.x + 10, box.y + 4, box.w - 20, 26)
    canvas.centred(head, _("wins, if nobody retreats"), 19, 500, SAND)
    bar = Box(box.x + 12, box.y + 34, box.w - 24, 22)
    shares = (chance.attack, chance.nobody, chance.defence)
    x = bar.x
    for share, colour in zip(
        shares, (_colour(show.sides[0]), "#8a7a5c", _colour(show.sides[1])), strict=True
    ):
        wide = bar.w * share
        if wide >= 1:
            canvas.fill(Box(x, bar.y, wide, bar.h), colour)
        x += wide
    line = Box(bar.x, bar.bottom + 3, bar.w, 26)
    canvas.within(line._replace(w=bar.w * 0.36), percent(chance.attack), 23, 800, GOLD, "start")
    canvas.within(
        line._replace(x=bar.x + bar.w * 0.64, w=bar.w * 0.36), percent(chance.defence), 23, 800, GOLD, "end"
    )
    if chance.nobody >= 0.005:
        words = _("nobody {percent}").format(percent=percent(chance.nobody))
        canvas.centred(line._replace(x=bar.x + bar.w * 0.3, w=bar.w * 0.4), words, 19, 500, SAND)


_COLOURS = ("#eeb42a", "#29629f", "#983a1e", "#f7f1e1", "#7d9974", "#372338")


def _colour(side: Side) -> str:
    return _COLOURS[side.seat] if side.seat >= 0 else "#e8d59a"


def _shelf(board: WayOutWestBoard, show: Showdown, canvas: Canvas) -> None:
    """The dice of the last exchange, or those in the air."""
    shelf = board.places.fight.shelf
    middle = around(shelf.cx, shelf.cy - 18, 180, 30)
    if show.first or show.rolls:
        words, rule = _("dice"), _("a 5 or 6 hits")
        if show.first == "both":
            words = _("both at once")
        elif show.first == ROBBERY:
            rule = _("dollars to pay")
        canvas.centred(middle, words, 21, 500, SAND)
        canvas.centred(middle._replace(y=shelf.cy + 2), rule, 21, 700, PAPER_LIGHT)
    for name, right in (("attack", False), ("defence", True)):
        corner = board.places.fight.dice[right]
        flying = show.volley.dice.get(name)
        lying = show.rolls.get(name)
        if flying:
            for die in flying:
                die.draw(canvas)
        elif lying:
            for i, (x, y, side) in enumerate(dice_at(corner, len(lying), right)):
                canvas.picture(f"die/{lying[i]}", x, y, side, _TILT[(i + right) % len(_TILT)])
        count = len(flying) if flying else len(lying) if lying else 0
        if count:
            _shelf_words(board, show, canvas, name, count, lying if not flying else None)


def _shelf_words(
    board: WayOutWestBoard,
    show: Showdown,
    canvas: Canvas,
    name: str,
    count: int,
    lying: tuple[int, ...] | None,
) -> None:
    shelf = board.places.fight.shelf
    right = name == "defence"
    box = Box(shelf.right - 212 if right else shelf.x + 26, shelf.y + 18, 186, 36)
    anchor = "end" if right else "start"
    canvas.within(box, show.volley.side_name(name), 23, 500, SAND, anchor)  # type: ignore[arg-type]
    if lying is None:
        words, colour = ngettext("{count} die", "{count} dice", count).format(count=count), PAPER_LIGHT
    elif show.first == ROBBERY:
        words, colour = f"${sum(lying)}", GOLD
    else:
        hit = sum(die >= 5 for die in lying)
        words = ngettext("{count} hit", "{count} hits", hit).format(count=hit) if hit else _("no hit")
        colour = GOLD if hit else PAPER_LIGHT
    canvas.within(box._replace(y=shelf.y + 54), words, 25, 700, colour, anchor)  # type: ignore[arg-type]
