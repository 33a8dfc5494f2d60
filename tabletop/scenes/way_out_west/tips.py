"""What would happen: the gain of a move that is aimed at, and the odds of a gunfight, in a few lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.core.game import Move
from tabletop.games.way_out_west.chart import BANK, box_of
from tabletop.games.way_out_west.moves import Gunfight
from tabletop.games.way_out_west.names import box_name, target_name
from tabletop.games.way_out_west.odds import Odds, declared
from tabletop.games.way_out_west.state import NONE
from tabletop.games.way_out_west.towns import town_name, town_of
from tabletop.scenes.way_out_west.preview import preview, ways
from tabletop.session.catalogue import _, ngettext
from tabletop.ui.canvas import AMBER_LIGHT, PAPER_LIGHT, Canvas
from tabletop.ui.geometry import Box

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard

RED = "#ff9d7d"
SIZE = 22.0


@dataclass(frozen=True, slots=True)
class Tip:
    """A heading, a price, and lines as (strong words, more words, colour); `at` = what it is about."""

    head: str
    price: str
    lines: tuple[tuple[str, str, str], ...]
    at: Box


def tip(board: WayOutWestBoard) -> Tip | None:
    """What the thing that is aimed at would bring; None where nothing is."""
    aimed = board.aimed()
    if aimed is None or board.asked is None or board.view.phase != "action":
        return None
    path = [*board.path_now, aimed]
    moves = board.moves_of(path)
    if not moves and aimed.startswith("cattle:"):
        moves = board.moves_of([*path, "button:one"])
    if not moves or board.table.why_not(board.asked, moves[0]) is not None:
        return None
    at = board.places.towns[town_of(aimed.split(":")[1])].whole
    if isinstance(moves[0], Gunfight):
        return _of_fight(board, moves[0], at)
    return _of_move(board, moves[0], path, at)


def of_town(board: WayOutWestBoard) -> Tip | None:
    """What everything in the town that is explained earns and scores now, and for whom; None without one."""
    id = board.explained
    if (
        id is None
        or not id.startswith("town:")
        or board.drag is not None
        or board.in_motion
        or board.path_now
    ):
        return None
    town = town_of(id.split(":")[1])
    forecast = board.game.forecast(board.view)
    lines = []
    for seat, plan in enumerate(board.table.plans):
        dollars = sum(line.amount for line in forecast.income if (line.town, line.seat) == (town, seat))
        points = sum(line.points for line in forecast.points if (line.town, line.seat) == (town, seat))
        if dollars or points:
            scored = ngettext("{count} point", "{count} points", points).format(count=points)
            paid = _("{dollars} an income").format(dollars=f"${dollars}")
            lines.append((f"{plan.name}:", f"{paid}, {scored}", PAPER_LIGHT))
    holder = forecast.controls[town]
    if holder != NONE:
        lines.append((_("{name} controls it").format(name=board.table.plans[holder].name), "", AMBER_LIGHT))
    else:
        lines.append((_("Nobody controls it"), "", AMBER_LIGHT))
    if not board.shown.is_open(town):
        below = board.say(town_name(town - 1))
        lines.append((_("Closed: no cattle in {town} yet").format(town=below), "", RED))
    size = _("size {size}").format(size=board.shown.size(town))
    return Tip(board.say(town_name(town)), size, tuple(lines), board.places.towns[town].whole)


# ---------------------------------------------------------------- income and points
def _of_move(board: WayOutWestBoard, move: Move, path: list[str], at: Box) -> Tip:
    way = ways(path)[-1]
    box = box_of(move[0]) if move[0] != "build" else move[1]
    price = board.view.house.prices[box] if box is not None else 0
    number = sum(each.start is None for each in ways(path)) or 1
    place = board.say(town_name(way.end))
    head = _("{counter} in {town}").format(counter=board.say(box_name(way.kind)), town=place)
    if move[0] in ("move-cowboys", "move-cattle"):
        head = _("To {town}").format(town=place)
    lines = _gain_lines(board, move)
    lines += _control_line(board, path, way.end)
    return Tip(head, f"${price * number}" if price else "", tuple(lines), at)


def _gain_lines(board: WayOutWestBoard, move: Move) -> list[tuple[str, str, str]]:
    """Own gain first, then the others whom it concerns."""
    assert board.asked is not None
    gain = board.game.gain(board.view, board.asked, move)
    lines = []
    order = [board.asked, *(seat for seat in range(board.view.seats) if seat != board.asked)]
    for seat in order:
        paid, points = gain.income[seat], gain.points[seat]
        if not paid and not points:
            continue
        parts = []
        if paid:
            parts.append(_("{dollars} an income").format(dollars=signed(paid, "$")))
        if points:
            parts.append(
                ngettext("{points} point", "{points} points", abs(points)).format(points=signed(points))
            )
        words = ", ".join(parts)
        if seat == board.asked:
            lines.append((words, _("for you"), AMBER_LIGHT if max(paid, points) > 0 else RED))
        else:
            lines.append((board.table.plans[seat].name + ":", words, PAPER_LIGHT))
    if not lines:
        lines.append((_("No income and no points by itself"), "", PAPER_LIGHT))
    return lines


def signed(number: int, sign: str = "") -> str:
    """ "+3", "-$2"."""
    return f"{'+' if number > 0 else '−'}{sign}{abs(number)}"


def _control_line(board: WayOutWestBoard, path: list[str], town: int) -> list[tuple[str, str, str]]:
    """Who would control the town, where that changes."""
    after = preview(board.shown, board.mover, path).shown
    was, will = board.controller(board.shown, town), board.controller(after, town)
    if was == will:
        return []
    name = board.say(town_name(town))
    if will == board.asked:
        return [(_("You would control {town}").format(town=name), "", AMBER_LIGHT)]
    if will == NONE:
        return [(_("A tie: nobody would control {town}").format(town=name), "", PAPER_LIGHT)]
    who = board.table.plans[will].name
    return [(_("{name} would control {town}").format(name=who, town=name), "", RED)]


# ---------------------------------------------------------------- gunfights
def percent(chance: float) -> str:
    """ "62 %"."""
    return f"{round(chance * 100)} %"


def _of_fight(board: WayOutWestBoard, move: Gunfight, at: Box) -> Tip:
    seat = board.asked
    assert seat is not None
    told = declared(board.view, seat, move)
    head = board.say(target_name(move.target, move.owner, max(1, move.number), move.town))
    lines = [_odds_line(told.guns, told.odds)]
    if told.sheriff == seat:
        lines.append((_("With your sheriff:"), _odds_words(told.guns_joined, told.odds_joined), PAPER_LIGHT))
    elif told.sheriff != NONE:
        who = board.table.plans[told.sheriff].name
        words = _("If {name} sends the sheriff:").format(name=who)
        lines.append((words, _odds_words(told.guns_joined, told.odds_joined), RED))
    lines += _prize(board, move)
    return Tip(head[:1].upper() + head[1:], "", tuple(lines), at)


def _odds_line(guns: tuple[int, int], odds: Odds) -> tuple[str, str, str]:
    words = _("You win {percent}").format(percent=percent(odds.attack))
    return words, _guns_words(guns), AMBER_LIGHT if odds.attack >= 0.5 else RED


def _odds_words(guns: tuple[int, int], odds: Odds) -> str:
    return f"{percent(odds.attack)}, {_guns_words(guns)}"


def _guns_words(guns: tuple[int, int]) -> str:
    return ngettext("{attack} gun against {defence}", "{attack} guns against {defence}", guns[0]).format(
        attack=guns[0], defence=guns[1]
    )


def _prize(board: WayOutWestBoard, move: Gunfight) -> list[tuple[str, str, str]]:
    """What winning would bring."""
    if move.target == BANK:
        return [(_("Three dice of dollars from the owner"), "", PAPER_LIGHT)]
    (strong, more, colour), *others = _gain_lines(board, move)
    return [(_("If you win:"), f"{strong} {more}".strip(), colour), *others[:1]]


# ---------------------------------------------------------------- painting
def draw(canvas: Canvas, shown: Tip, screen: Box) -> None:
    """The lines on a dark plate beside the thing, its point on it, inside the map."""
    step = 31.0 * max(1.0, canvas.text_scale)
    widths = [
        canvas.text_width(a, SIZE, 700) + (canvas.text_width(b, SIZE, 500) + 12 if b else 0)
        for a, b, _c in shown.lines
    ]
    head = canvas.text_width(shown.head, 24, 800) + canvas.text_width(shown.price, 24, 800) + 40
    wide = min(620.0, max([head, *widths]) + 44)
    high = 26 + step * (1 + len(shown.lines))
    box = _place(shown.at, wide, high, screen)
    canvas.slice("prompt/board", box)
    top = Box(box.x + 22, box.y + 10, box.w - 44, step)
    used = canvas.text_width(shown.price, 24, 800) + 16 if shown.price else 0.0
    canvas.within(top._replace(w=top.w - used), shown.head, 24, 800, AMBER_LIGHT)
    if shown.price:
        canvas.within(top, shown.price, 24, 800, PAPER_LIGHT, "end")
    for i, (strong, more, colour) in enumerate(shown.lines):
        line = Box(box.x + 22, box.y + 12 + step * (i + 1), box.w - 44, step)
        both = canvas.text_width(strong, SIZE, 700) + (canvas.text_width(more, SIZE, 500) + 12 if more else 0)
        k = min(1.0, line.w / max(1.0, both))
        w = canvas.within(line._replace(w=line.w), strong, SIZE * k, 700, colour)
        if more:
            canvas.within(
                Box(line.x + w + 10, line.y, line.w - w - 10, line.h), more, SIZE * k, 500, PAPER_LIGHT
            )


def _place(at: Box, wide: float, high: float, screen: Box) -> Box:
    """Beside the thing, never over it: where there is room on the map."""
    y = min(max(at.y, screen.y + 4), screen.bottom - high - 4)
    x = min(max(at.cx - wide / 2, screen.x + 8), screen.right - wide - 8)
    right, left = Box(at.right + 20, y, wide, high), Box(at.x - wide - 20, y, wide, high)
    above, below = Box(x, at.y - high - 16, wide, high), Box(x, at.bottom + 16, wide, high)
    ways = (right, left, above, below) if at.cy > screen.cy else (right, above, left, below)
    for box in ways:
        if (
            box.x >= screen.x
            and box.right <= screen.right
            and box.y >= screen.y
            and box.bottom <= screen.bottom
        ):
            return box
    return Box(x, y, wide, high)
