"""The two pictures of the results page: the ledger with a column a seat, and the winner in his laurel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.scenes.fittings import level_word, medallion
from tabletop.scenes.hindsight import ask_words, mark
from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, INK, OXBLOOD_DARK, PAPER_LIGHT, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around
from tabletop.ui.widgets import Widget, focus_ring

if TYPE_CHECKING:
    from tabletop.scenes.results import Outcome

_DOT = "#9a8159"
_PLACES = 104.0
"""The height of the last row: the places."""


def name_list(names: Sequence[str]) -> str:
    """ "Ana", "Ana and the Kid", "Ana, Doc Abel and the Kid"."""
    if len(names) < 2:
        return "".join(names)
    return _("{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])


@dataclass
class Ledger(Widget):
    """A sheet ruled into rows; the winners' columns are tinted, zeros are dots."""

    box: Box
    title: str
    below: str
    outcome: Outcome
    rows: Sequence[tuple[str, tuple[int, ...]]]
    notes: Sequence[str]
    askable: Sequence[int] = ()
    """The seats whose portraits can be asked what they knew."""

    # ---------------------------------------------------------------- places
    def _columns(self) -> list[float]:
        """The middles of the seats' columns, at the right of the labels."""
        seats = len(self.outcome.players)
        start = self.box.right - 34 - self._step * seats
        return [start + self._step * (i + 0.5) for i in range(seats)]

    @property
    def _step(self) -> float:
        """The width of a column: names need it, so with many seats the labels give way."""
        seats = len(self.outcome.players)
        return min(230.0 if seats < 4 else 172.0, (self.box.w - (540 if seats < 6 else 410)) / seats)

    def _row(self, i: int) -> Box:
        top, foot = self.box.y + 182, self._foot.y - 16 - _PLACES
        height = min(76.0, (foot - top) / max(1, len(self.rows)))
        return Box(self.box.x + 36, top + i * height, self.box.w - 72, height)

    @property
    def _foot(self) -> Box:
        height = 48 + 42 * max(1, len(self.notes))
        return Box(self.box.x + 30, self.box.bottom - 24 - height, self.box.w - 60, height)

    # ---------------------------------------------------------------- words
    def elements(self) -> list[Element]:
        out = self.outcome
        heads = [
            _("{name}, {level}: place {place}").format(name=name, level=level_word(kind), place=out.places[i])
            for i, (kind, name) in enumerate(out.players)
        ]
        head = Box(self.box.x, self.box.y, self.box.w, 172)
        elements = [
            Element("text:places", "text", f"{self.title}. {'; '.join(heads)}", head, pressable=False)
        ]
        for i, (label, values) in enumerate(self.rows):
            said = ", ".join(f"{name} {value}" for name, value in zip(out.names, values, strict=True))
            elements.append(
                Element(f"text:ledger:{i}", "text", f"{label}: {said}", self._row(i), pressable=False)
            )
        elements.append(Element("text:note", "text", " ".join(self.notes), self._foot, pressable=False))
        for seat in self.askable:
            name = f"{out.names[seat]}, {level_word(out.players[seat][0])}. {ask_words(out.names[seat])}"
            elements.append(Element(f"seat:{seat}", "seat", name, self._head_box(seat)))
        return elements

    # ---------------------------------------------------------------- picture
    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        b = self.box
        canvas.slice("ticket/paper", b)
        for seat in self.outcome.winners:
            x = self._columns()[seat]
            top = b.y + 14
            canvas.slice(
                "row/amber", Box(x - self._step / 2 + 3, top, self._step - 6, self._foot.y - 10 - top)
            )
        room = self._columns()[0] - self._step / 2 - b.x - 72
        canvas.within(Box(b.x + 50, b.y + 26, room, 66), self.title, 46, "rye", OXBLOOD_DARK)
        canvas.within(Box(b.x + 50, b.y + 92, room, 40), self.below, 25, 500)
        for seat, x in enumerate(self._columns()):
            self._draw_head(canvas, seat, x)
            if seat in self.askable:
                radius = min(46.0, self._step * 0.36)
                mark(canvas, x, b.y + 76, radius, lit=f"seat:{seat}" in (hover, focus))
            if f"seat:{seat}" == focus:
                focus_ring(canvas, self._head_box(seat).grown(-8))
        canvas.swell(b.x + 40, b.y + 172, b.right - 40)
        for i, (label, values) in enumerate(self.rows):
            self._draw_row(canvas, i, label, values)
        self._draw_places(canvas)
        self._draw_foot(canvas)

    def _draw_places(self, canvas: Canvas) -> None:
        b, top = self.box, self._foot.y - 12 - _PLACES
        canvas.fill(Box(b.x + 40, top, b.w - 80, 3), INK)
        canvas.fill(Box(b.x + 40, top + 7, b.w - 80, 1.6), INK)
        row = Box(b.x + 54, top + 12, 400, _PLACES - 16)
        canvas.within(row, _("Place"), 40, 800, INK, fixed=True)
        for seat, x in enumerate(self._columns()):
            cell = Box(x - self._step / 2, row.y, self._step / 2 + 30, row.h)
            first = self.outcome.places[seat] == 1
            size, ink = (50, OXBLOOD_DARK) if first else (42, INK)
            canvas.within(cell, str(self.outcome.places[seat]), size, 800, ink, "end", fixed=True)

    def _head_box(self, seat: int) -> Box:
        """A portrait and the name under it."""
        return Box(self._columns()[seat] - self._step / 2 + 6, self.box.y + 24, self._step - 12, 146)

    def _draw_head(self, canvas: Canvas, seat: int, x: float) -> None:
        out, top = self.outcome, self.box.y + 36
        radius = min(46.0, self._step * 0.36)
        medallion(canvas, out.faces[seat], x, top + 40, radius, seat)
        side = 40.0
        canvas.picture(
            "disc/place-first" if out.places[seat] == 1 else "disc/place", x + radius, top + 6, side
        )
        canvas.within(
            around(x + radius, top + 6, side, side), str(out.places[seat]), 24, 800, INK, "middle", fixed=True
        )
        canvas.within(
            Box(x - self._step / 2 + 6, top + 94, self._step - 12, 38),
            out.names[seat],
            25,
            800,
            INK,
            "middle",
        )

    def _draw_row(self, canvas: Canvas, i: int, label: str, values: Sequence[int]) -> None:
        row = self._row(i)
        if i % 2 == 0:
            canvas.fill(row, INK, 0.055)
        label_w = self._columns()[0] - self._step / 2 - row.x - 30
        canvas.paragraph(Box(row.x + 18, row.y, label_w, row.h), label, 25, middle=True)
        for seat, x in enumerate(self._columns()):
            value = values[seat]
            cell = Box(x - self._step / 2, row.y + 4, self._step / 2 + 26, row.h - 8)
            if value:
                canvas.within(cell, str(value), 28, 800 if seat in self.outcome.winners else 700, INK, "end")
            else:
                canvas.within(cell, "·", 28, 500, _DOT, "end")

    def _draw_foot(self, canvas: Canvas) -> None:
        foot = self._foot
        canvas.slice("bubble/plain", foot)
        step = (foot.h - 40) / len(self.notes)
        for i, note in enumerate(self.notes):
            line = Box(foot.x + 26, foot.y + 20 + i * step, foot.w - 52, step)
            canvas.within(line, note, 23, 700 if i < len(self.notes) - 1 else 500)


@dataclass
class Winners(Widget):
    """Laurel, portrait and a board with the name; several portraits side by side where a win is shared."""

    side: Box
    outcome: Outcome
    words: str
    below: str

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        mx, out = self.side.cx, self.outcome
        canvas.picture("lamp", mx, 210, 620)
        if len(out.winners) == 1:
            seat = out.winners[0]
            canvas.picture("fx/laurel", mx, 192, 430)
            medallion(canvas, out.faces[seat], mx, 190, 104, seat)
        else:
            radius = min(86.0, 200 / max(1, len(out.winners)))
            canvas.picture("fx/laurel", mx, 192, 430)
            for i, seat in enumerate(out.winners):
                x = mx + (i - (len(out.winners) - 1) / 2) * radius * 2.1
                medallion(canvas, out.faces[seat], x, 190, radius, seat)
        board = Box(self.side.x, 336, self.side.w, 112)
        canvas.slice("plank/sign", board)
        canvas.within(
            Box(board.x + 34, board.y + 6, board.w - 68, 66), self.words, 54, "rye", AMBER_LIGHT, "middle"
        )
        canvas.within(
            Box(board.x + 34, board.y + 68, board.w - 68, 36), self.below, 24, 700, PAPER_LIGHT, "middle"
        )
