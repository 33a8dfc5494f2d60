"""The count at the end of a hand: a sheet on which every player's points appear line by line."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from tabletop.core.words import N_
from tabletop.games.wyoming_cowboy.scoring import LINES
from tabletop.scenes import fittings
from tabletop.scenes.wyoming_cowboy import layout
from tabletop.session.catalogue import _
from tabletop.ui.canvas import INK, OXBLOOD_DARK, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box

if TYPE_CHECKING:
    from tabletop.scenes.wyoming_cowboy.board import WyomingCowboyBoard

SOURCES: dict[str, str] = {
    "tens": N_("Tens on the table"),
    "ending": N_("Ending the hand"),
    "cowboys": N_("Cowboys under an ace"),
    "couples": N_("Couples shown"),
    "kings": N_("Kings in hand"),
    "queens_jacks": N_("Queens and jacks in hand"),
    "collections": N_("Collections: three or four alike"),
    "sixes": N_("Sixes in hand"),
    "delay": N_("Delay of game"),
}
"""What points come from, in the order in which they are counted."""

SHEET = Box(470, 30, 980, 640)
LINE_SECONDS = 0.55
RED = "#8e2a20"
_LABELS = 352.0


def signed(points: int) -> str:
    """ "20", "−10" with a real minus, "·" for nothing."""
    return "·" if points == 0 else str(points).replace("-", "−")


class Tally:
    """The sheet of one hand. `shown` lines are on it; a motion moves that number."""

    def __init__(
        self, board: WyomingCowboyBoard, tables: Sequence[Sequence[int]], scores: Sequence[int]
    ) -> None:
        self._board = board
        self._tables, self.scores = tables, scores
        self.lines = [
            (sentence, [table[LINES.index(key)] for table in tables])
            for key, sentence in SOURCES.items()
            if any(table[LINES.index(key)] for table in tables)
        ]
        self.totals = [table[LINES.index("total")] for table in tables]
        self.shown = float(len(self.lines) + 2)
        self.folded = False
        """Put away for a while, so that the table under it is seen."""
        self._told = 0

    @property
    def steps(self) -> int:
        """Lines, then this hand's sums, then the totals."""
        return len(self.lines) + 2

    def begin(self) -> None:
        """An empty sheet; the lines come one after the other, with a coin's sound each."""
        board = self._board
        self.shown, self._told = 0.0, 0
        for i in range(self.steps):
            board.tweens.after(0.5 + i * LINE_SECONDS, partial(self._line, i + 1))
        board.tweens.after(0.5 + self.steps * LINE_SECONDS, lambda: None)

    def _line(self, number: int) -> None:
        self.shown = float(number)
        self._board.stage.audio.play("pay")
        self._board.redraw()

    # ---------------------------------------------------------------- words
    def elements(self) -> list[Element]:
        """The sheet as text, as far as it is written."""
        if self.folded:
            return []
        names = self._board.table.names
        out = []
        rows = [*((_(words), values) for words, values in self.lines), (_("This hand"), self.totals),
                (_("Total"), list(self.scores))]  # fmt: skip
        for i, (words, values) in enumerate(rows[: int(self.shown)]):
            said = ", ".join(f"{name} {value}" for name, value in zip(names, values, strict=True))
            out.append(Element(f"text:tally:{i}", "text", f"{words}: {said}", self._row(i), pressable=False))
        return out

    # ---------------------------------------------------------------- picture
    def _row(self, i: int) -> Box:
        top, foot = SHEET.y + 152, SHEET.bottom - 26
        sums = 58.0
        height = min(46.0, (foot - top - 2 * sums) / max(1, len(self.lines)))
        if i < len(self.lines):
            return Box(SHEET.x + 30, top + i * height, SHEET.w - 60, height)
        k = i - len(self.lines)
        return Box(SHEET.x + 30, foot - (2 - k) * sums, SHEET.w - 60, sums)

    def _columns(self) -> list[float]:
        return layout.tally_columns(len(self._tables), SHEET.x + 40 + _LABELS, SHEET.right - 24)

    def portrait(self, seat: int) -> tuple[float, float, float]:
        """Middle and radius of a seat's portrait at the head of its column."""
        columns = self._columns()
        return columns[seat], SHEET.y + 62, min(40.0, (columns[1] - columns[0]) * 0.3)

    def draw(self, canvas: Canvas) -> None:
        """The sheet with what is written on it by now."""
        board, columns = self._board, self._columns()
        canvas.slice("ticket/paper", SHEET)
        title = Box(SHEET.x + 40, SHEET.y + 22, _LABELS - 10, 58)
        canvas.within(title, _("Hand {number}").format(number=board.view.hand + 1), 46, "rye", OXBLOOD_DARK)
        under = title._replace(y=title.bottom, h=36)
        canvas.within(under, self._why(), 22, 500)
        width = columns[1] - columns[0]
        for seat, x in enumerate(columns):
            fittings.medallion(canvas, board.faces[seat], *self.portrait(seat), seat)
            name = Box(x - width / 2 + 4, SHEET.y + 110, width - 8, 30)
            canvas.centred(name, board.table.plans[seat].name, 23, 800)
        canvas.swell(SHEET.x + 36, SHEET.y + 146, SHEET.right - 36)
        for i, (words, values) in enumerate(self.lines[: int(self.shown)]):
            self._line_on(canvas, self._row(i), _(words), values, 26, 700, i % 2 == 0)
        k = int(self.shown) - len(self.lines)
        if k >= 1:
            row = self._row(len(self.lines))
            canvas.fill(Box(row.x + 6, row.y + 2, row.w - 12, 2.6), INK)
            self._line_on(canvas, row, _("This hand"), self.totals, 32, 800, False)
        if k >= 2:
            row = self._row(len(self.lines) + 1)
            canvas.fill(Box(row.x + 6, row.y - 1, row.w - 12, 1.8), INK)
            self._line_on(canvas, row, self._goal(), list(self.scores), 36, 800, False)

    def _line_on(
        self,
        canvas: Canvas,
        row: Box,
        words: str,
        values: Sequence[int],
        size: float,
        weight: int,
        band: bool,
    ) -> None:
        if band:
            canvas.fill(row, INK, 0.06)
        label = Box(row.x + 14, row.y, _LABELS - 10, row.h)
        canvas.within(label, words, min(size, 26), 800 if weight == 800 else 500)
        width = self._columns()[1] - self._columns()[0]
        for x, value in zip(self._columns(), values, strict=True):
            box = Box(x - width / 2 + 4, row.y, width - 8, row.h)
            shown = signed(value) if value or weight < 800 else "0"
            canvas.centred(box, shown, size, 800, RED if value < 0 else INK, fixed=True)

    def _goal(self) -> str:
        rules = self._board.table.rules
        if rules.hand_limit:
            return _("Total · hand {number} of {limit}").format(
                number=self._board.view.hand + 1, limit=rules.hand_limit
            )
        return _("Total · {target} wins").format(target=rules.target)

    def _why(self) -> str:
        """Who has ended the hand."""
        for table, name in zip(self._tables, self._board.table.names, strict=True):
            if table[LINES.index("ending")]:
                return _("{name} has ended it").format(name=name)
        return _("counted line by line")
