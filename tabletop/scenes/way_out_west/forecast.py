"""The forecast: what income would pay and the game would score if either came now. All of it is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.games.way_out_west.income import IncomeLine
from tabletop.games.way_out_west.names import box_name
from tabletop.games.way_out_west.scoring import PointLine
from tabletop.games.way_out_west.state import NONE
from tabletop.games.way_out_west.towns import TOWNS, town_name
from tabletop.session.catalogue import _
from tabletop.ui.canvas import INK, OXBLOOD_DARK, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around
from tabletop.ui.scene import Scene
from tabletop.ui.widgets import Button, Segments

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard

_PAPER = Box(330, 60, 1260, 960)
_TOP = _PAPER.y + 270
_FOOT = _PAPER.bottom - 112
_LABELS = 330.0
BROWN = "#6d5433"


class ForecastPanel(Scene):
    """A sheet over the table: a row a town, a column a seat, the sums at the foot."""

    overlay = True

    def __init__(self, board: WayOutWestBoard, which: str = "income") -> None:
        super().__init__(board.stage)
        self._board = board
        self._which = which
        self._forecast = board.game.forecast(board.view)
        self.restyled()

    @property
    def state(self) -> str:
        return "paused"

    def restyled(self) -> None:
        tabs = [("income", _("Income now")), ("points", _("Points now"))]
        bar = Box(_PAPER.cx - 300, _PAPER.y + 106, 600, 52)
        close = Box(_PAPER.cx - 150, _PAPER.bottom - 92, 300, 66)
        self.widgets = [
            Segments("option:forecast", bar, tabs, self._which, self._show, _("What is forecast")),
            Button("button:back", close, _("Back to the table"), self.back, "back", 24, lit=True),
        ]

    def _show(self, which: str) -> None:
        self._which = which
        self.restyled()
        self.redraw()

    def back(self) -> None:
        self.stage.stack.pop()

    def key(self, key: str) -> bool:
        if key == "f":
            self.back()
            return True
        return super().key(key)

    def wheel(self, id: str | None, steps: int) -> None:
        self._show("points" if self._which == "income" else "income")

    # ---------------------------------------------------------------- what it says
    def _cell(self, town: int, seat: int) -> tuple[str, str]:
        """(sum, what it is made of) of one seat in one town; "" for nothing."""
        if self._which == "income":
            lines = [line for line in self._forecast.income if line.town == town and line.seat == seat]
            total = sum(line.amount for line in lines)
            return (f"${total}", ", ".join(self._paid(line) for line in lines)) if lines else ("", "")
        scored = [line for line in self._forecast.points if line.town == town and line.seat == seat]
        points = sum(line.points for line in scored)
        return (str(points), ", ".join(self._scored(line) for line in scored)) if scored else ("", "")

    def _paid(self, line: IncomeLine) -> str:
        return f"{self._board.say(box_name(line.counter))} {line.amount}"

    @staticmethod
    def _scored(line: PointLine) -> str:
        words = {
            "buildings": _("buildings {points}"),
            "cattle": _("cattle {points}"),
            "control": _("control {points}"),
            "money": _("most money"),
            "wanted": _("most posters"),
        }
        return words[line.what].format(points=line.points)

    def _rows(self) -> list[tuple[str, str, Callable[[int], tuple[str, str]]]]:
        """(label, below it, its cells) of each row."""
        rows: list[tuple[str, str, Callable[[int], tuple[str, str]]]] = []
        for town in reversed(TOWNS):
            holder = self._forecast.controls[town]
            size = self._board.shown.size(town)
            below = _("size {size}").format(size=size)
            if holder != NONE:
                name = self._board.table.plans[holder].name
                below = _("size {size}, {name} controls").format(size=size, name=name)
            rows.append((self._board.say(town_name(town)), below, self._cells_of(town)))
        if self._which == "points":
            rows.append((_("Most money, most posters"), "", self._most))
        return rows

    def _cells_of(self, town: int) -> Callable[[int], tuple[str, str]]:
        return lambda seat: self._cell(town, seat)

    def _most(self, seat: int) -> tuple[str, str]:
        lines = [line for line in self._forecast.points if line.town < 0 and line.seat == seat]
        points = sum(line.points for line in lines)
        return (str(points), ", ".join(self._scored(line) for line in lines)) if lines else ("", "")

    def _total(self, seat: int) -> str:
        if self._which == "income":
            return f"${self._forecast.dollars[seat]}"
        return str(self._forecast.totals[seat])

    def elements(self) -> list[Element]:
        names = [plan.name for plan in self._board.table.plans]
        said = [_("Income if it came now") if self._which == "income" else _("Points if the game ended now")]
        for label, _below, cell in self._rows():
            found = [f"{names[seat]} {cell(seat)[0]}" for seat in range(len(names)) if cell(seat)[0]]
            said.append(f"{label}: {', '.join(found) or '-'}")
        said.append(", ".join(f"{name} {self._total(seat)}" for seat, name in enumerate(names)))
        words = Element("text:forecast", "text", ". ".join(said), _PAPER, pressable=False)
        return [words, *super().elements()]

    # ---------------------------------------------------------------- painting
    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.5)
        canvas.slice("ticket/light", _PAPER)
        canvas.text(_PAPER.cx, _PAPER.y + 72, _("The forecast"), 46, "rye", OXBLOOD_DARK, "middle")
        canvas.swell(_PAPER.x + 160, _PAPER.y + 92, _PAPER.right - 160)
        self._draw_head(canvas)
        rows = self._rows()
        high = min(104.0, (_FOOT - 76 - _TOP) / len(rows))
        for i, (label, below, cell) in enumerate(rows):
            self._draw_row(
                canvas,
                Box(_PAPER.x + 40, _TOP + i * high, _PAPER.w - 80, high),
                label,
                below,
                cell,
                i % 2 == 0,
            )
        self._draw_totals(canvas, Box(_PAPER.x + 40, _TOP + len(rows) * high + 6, _PAPER.w - 80, 66))
        self.draw_widgets(canvas)

    def _column(self, seat: int) -> tuple[float, float]:
        """(middle, width) of a seat's column."""
        seats = len(self._board.table.plans)
        wide = (_PAPER.w - 80 - _LABELS) / seats
        return _PAPER.x + 40 + _LABELS + wide * (seat + 0.5), wide

    def _draw_head(self, canvas: Canvas) -> None:
        for seat, plan in enumerate(self._board.table.plans):
            x, wide = self._column(seat)
            canvas.picture(f"order/{seat}", x, _PAPER.y + 196, 46)
            canvas.centred(around(x, _PAPER.y + 242, wide - 10, 32), plan.name, 23, 700, INK)
        words = _("if it came now") if self._which == "income" else _("if the game ended now")
        canvas.within(Box(_PAPER.x + 52, _PAPER.y + 196, _LABELS - 20, 40), words, 24, "italic", BROWN)

    def _draw_row(
        self,
        canvas: Canvas,
        row: Box,
        label: str,
        below: str,
        cell: Callable[[int], tuple[str, str]],
        tinted: bool,
    ) -> None:
        if tinted:
            canvas.fill(row, "#b98d56", 0.16)
        words = Box(row.x + 12, row.y + 4, _LABELS - 24, row.h * (0.5 if below else 0.9))
        canvas.within(words, label, 25, 700, INK)
        if below:
            canvas.within(
                Box(row.x + 12, row.y + row.h * 0.52, _LABELS - 24, row.h * 0.4), below, 20, 500, BROWN
            )
        for seat in range(len(self._board.table.plans)):
            x, wide = self._column(seat)
            total, made_of = cell(seat)
            if not total:
                canvas.centred(around(x, row.cy, 30, 30), "·", 26, 700, BROWN)
                continue
            canvas.centred(Box(x - wide / 2 + 6, row.y + 4, wide - 12, row.h * 0.46), total, 28, 800, INK)
            under = Box(x - wide / 2 + 8, row.y + row.h * 0.48, wide - 16, row.h * 0.48)
            canvas.paragraph(under, made_of, 18, 500, BROWN, "middle", lead=1.15)

    def _draw_totals(self, canvas: Canvas, row: Box) -> None:
        canvas.fill(Box(row.x, row.y, row.w, 3), INK, 0.6)
        canvas.within(Box(row.x + 12, row.y + 6, _LABELS - 24, row.h - 8), _("In all"), 32, 800, OXBLOOD_DARK)
        totals = self._forecast.dollars if self._which == "income" else self._forecast.totals
        for seat in range(len(totals)):
            x, wide = self._column(seat)
            best = totals[seat] == max(totals) and totals[seat] > 0
            canvas.centred(
                Box(x - wide / 2 + 6, row.y + 6, wide - 12, row.h - 8),
                self._total(seat),
                36 if best else 31,
                800,
                OXBLOOD_DARK if best else INK,
            )
