"""Payday and the last count, town by town on the map: each counter's sum beside it, the totals on a sheet.

The whole count is one row of motions, so that a click (or S) ends all of it at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import TYPE_CHECKING

from tabletop.core.events import Event
from tabletop.games.way_out_west import events as e
from tabletop.games.way_out_west.chart import BANK, CATTLE, HOTEL, STORE
from tabletop.games.way_out_west.towns import town_name, town_of
from tabletop.scenes.way_out_west import draw_map, layout
from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, INK, PAPER_LIGHT, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard

SHEET = Box(1034, 128, 430, 248)
LINE, HOLD, FLY = 0.26, 0.65, 0.4
_COUNTERS = {"cattle": CATTLE, "store": STORE, "hotel": HOTEL, "bank": BANK}


@dataclass(frozen=True, slots=True)
class Sum:
    """What one thing brings a seat, and where its figure stands."""

    seat: int
    words: str
    x: float
    y: float
    amount: int


class Payday:
    """The count that is being shown; closed while there is none."""

    def __init__(self, board: WayOutWestBoard) -> None:
        self._board = board
        self.is_open = False
        self.of_points = False
        self.round = 0
        self.totals: list[int] = []
        self.town: int | None = None
        self.sums: list[Sum] = []
        self.line = ""
        """The last sum in a sentence."""

    # ---------------------------------------------------------------- the two counts
    def income(self, event: e.IncomeBegan, earned: Sequence[e.Earned]) -> None:
        """Dollars of an income round."""
        self._open(False, event.round)
        at = 0.5
        for name, lines in groupby(earned, key=lambda line: line.town):
            at = self._town(town_of(name), [(line, self._of_income(line)) for line in lines], at)
        self._board.tweens.after(at + 0.3, self._show_all)
        self._board.tweens.after(at + 1.5, self.close)

    def scored(self, lines: Sequence[e.Scored]) -> None:
        """Points of the end."""
        self._open(True, 0)
        at = 0.6
        for name, group in groupby(lines, key=lambda line: line.town or line.what):
            town = town_of(name)
            at = self._town(
                town if town >= 0 else None, [(line, self._of_points(line)) for line in group], at
            )
        self._board.tweens.after(at + 0.3, self._show_all)
        self._board.tweens.after(at + 2.2, self.close)

    def _open(self, of_points: bool, after: int) -> None:
        self.is_open, self.of_points, self.round = True, of_points, after
        self.totals = [0] * self._board.shown.seats
        self.town, self.sums, self.line = None, [], ""
        self._board.stage.audio.play("income")
        self._board.rebuild()

    def close(self) -> None:
        """The sheet is put away."""
        self.is_open, self.town, self.sums, self.line = False, None, [], ""
        self._board.rebuild()
        self._board.redraw()

    def _town(self, town: int | None, lines: list[tuple[Event, Sum]], at: float) -> float:
        """The sums of one place one after the other, then all of them to their owners; when it is over."""
        board = self._board

        def begin() -> None:
            self.town, self.sums = town, []

        board.tweens.after(at, begin)
        for i, (event, found) in enumerate(lines):
            board.tweens.after(at + LINE * i, self._line(event, found))
        at += LINE * len(lines) + HOLD
        if not self.of_points:
            board.tweens.after(at - 0.1, lambda: self._coins([found for _event, found in lines]))
            at += FLY
        return at

    def _line(self, event: Event, found: Sum) -> Callable[[], None]:
        def show() -> None:
            board = self._board
            what = board.game.tell(event)
            self.line = board.say(what) if what is not None else ""
            self.sums = [*self.sums, self._aside(found)]
            self.totals[found.seat] += found.amount
            board.stage.audio.play("chip")
            board.rebuild()

        return show

    def _aside(self, found: Sum) -> Sum:
        """The sum, higher up where it would cover another one."""
        canvas = self._board.stage.canvas(None)
        taken = [self._plate(canvas, other) for other in self.sums]
        for up in range(5):
            moved = replace(found, y=found.y - 43 * up)
            if not any(self._plate(canvas, moved).overlap(box) for box in taken):
                return moved
        return found

    @staticmethod
    def _plate(canvas: Canvas, found: Sum) -> Box:
        wide = canvas.text_width(found.words, 23, 800, fixed=True) + 66
        return around(found.x, found.y, wide, 40)

    def _coins(self, sums: list[Sum]) -> None:
        board = self._board
        for found in sums:

            def paid(found: Sum = found) -> None:
                board.shown.money[found.seat] += found.amount

            board.motion.coins(found.amount, (found.x, found.y), board.motion.purse(found.seat), 0.0, paid)

    def _show_all(self) -> None:
        self.town, self.sums = None, []
        self.line = _("Added up: all of it is in the log.")
        self._board.rebuild()

    # ---------------------------------------------------------------- where sums stand
    def _of_income(self, event: e.Earned) -> Sum:
        town, kind = town_of(event.town), _COUNTERS[event.counter]
        place, shown = self._board.places.towns[town], self._board.shown
        words = f"${event.amount}"
        if kind == CATTLE:
            run = layout.pen_range(shown, town, event.seat)
            box = layout.pens(place, run) if run else place.corrals
            if event.number > 1:
                words = f"{event.number} × ${event.each} = ${event.amount}"
            return Sum(event.seat, words, box.cx, box.y + 34, event.amount)
        at = layout.standing(self._board.places, shown, town, kind, event.seat).box
        return Sum(event.seat, words, at.cx, at.y + 10, event.amount)

    def _of_points(self, event: e.Scored) -> Sum:
        board = self._board
        points = f"{event.points}"
        if not event.town:
            panel = board.places.seats[event.seat]
            x, y = layout.purse(panel) if event.what == "money" else layout.posters(panel)
            return Sum(event.seat, points, x + 40, y, event.points)
        town = town_of(event.town)
        place, shown = board.places.towns[town], board.shown
        if event.number > 1 and event.each and event.what != "control":
            points = f"{event.number} × {event.each} = {event.points}"
        if event.what == "control":
            return Sum(event.seat, points, place.sign.x - 24, place.sign.y + 18, event.points)
        if event.what == "cattle":
            run = layout.pen_range(shown, town, event.seat)
            box = layout.pens(place, run) if run else place.corrals
            return Sum(event.seat, points, box.cx, box.y + 34, event.points)
        own = [plot for plot, (_kind, owner) in shown.buildings(town).items() if owner == event.seat]
        boxes = [place.plot_area(plot) for plot in own] or [place.street]
        x = sum(box.cx for box in boxes) / len(boxes)
        return Sum(event.seat, points, x, boxes[0].y + 12 + 30 * (event.seat % 2), event.points)

    # ---------------------------------------------------------------- words and painting
    def words(self) -> tuple[str, str]:
        """The prompt while it is counted."""
        if self.of_points:
            return _("The last count"), self.line
        return _("Payday after round {round}").format(round=self.round), self.line

    def elements(self) -> Iterator[Element]:
        """The sheet in words."""
        names = self._board.table.plans
        sums = ", ".join(
            f"{names[seat].name} {self._amount(total)}" for seat, total in enumerate(self.totals)
        )
        yield Element(
            "text:payday", "text", f"{self.words()[0]}: {sums}. {self.line}", SHEET, pressable=False
        )

    def _amount(self, total: int) -> str:
        return str(total) if self.of_points else f"${total}"

    def draw(self, canvas: Canvas) -> None:
        """The sheet, the lit town, and the figures on it."""
        board = self._board
        if self.town is not None:
            rest = layout.without(board.places.map.grown(-6), [*draw_map.bright(board, self.town), SHEET])
            for part in rest:
                canvas.fill(part, INK, 0.34)
            canvas.slice("town/lit", board.places.towns[self.town].ground)
        self._sheet(canvas)
        for found in self.sums:
            self._figure(canvas, found)

    def _figure(self, canvas: Canvas, found: Sum) -> None:
        box = self._plate(canvas, found)
        canvas.slice("notice/lit", box)
        canvas.picture(f"disc/action-{found.seat}", box.x + 20, box.cy, 28)
        canvas.centred(Box(box.x + 36, box.y + 2, box.w - 44, 36), found.words, 23, 800, INK, fixed=True)

    def _sheet(self, canvas: Canvas) -> None:
        board = self._board
        canvas.slice("plank/board", SHEET)
        head = Box(SHEET.x + 58, SHEET.y + 8, SHEET.w - 116, 44)
        canvas.within(head, self.words()[0], 28, "rye", PAPER_LIGHT, "middle")
        where = board.say(town_name(self.town)) if self.town is not None else ""
        sub = Box(SHEET.x + 20, SHEET.y + 52, SHEET.w - 40, 30)
        canvas.centred(sub, where, 23, 700, AMBER_LIGHT)
        seats = len(self.totals)
        step = (SHEET.w - 40) / max(1, seats)
        most = max(self.totals, default=0)
        for seat, total in enumerate(self.totals):
            x = SHEET.x + 20 + step * (seat + 0.5)
            canvas.picture(f"order/{seat}", x, SHEET.y + 118, 50)
            plate = around(x, SHEET.y + 176, step - 8, 46)
            canvas.slice("notice/lit" if total and total == most else "notice/rest", plate)
            canvas.centred(plate.grown(-5, -4), self._amount(total), 27, 800, INK, fixed=True)
        words = _("a click ends the count")
        foot = Box(SHEET.x + 20, SHEET.bottom - 42, SHEET.w - 40, 28)
        canvas.centred(foot, words, 19, "italic", PAPER_LIGHT)
