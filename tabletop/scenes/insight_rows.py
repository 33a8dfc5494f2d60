"""The papers on which an AI seat tells what it knew: titled tickets whose rows scroll where they are long."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabletop.scenes.fittings import medallion
from tabletop.session.catalogue import _
from tabletop.ui.canvas import INK, OXBLOOD_DARK, Canvas
from tabletop.ui.flow import Column, Label, Scroll, Viewport
from tabletop.ui.geometry import Box
from tabletop.ui.text import Colour, Weight
from tabletop.ui.widgets import Widget

LEAD: Final = 1.28
"""Line height over type size."""
BAR: Final = "#d79a35"
_ROOM_FOR_BAR: Final = 138.0
_FACE: Final = 20.0


@dataclass(frozen=True, slots=True)
class Row:
    """One sentence on a paper. `face`, `seat`: whose portrait stands before it; `chance` (0..1): a bar with a
    number behind it; `ticked`: with a tick before it; `spoken`: how it is read out, if otherwise."""

    words: str
    size: float = 22.0
    weight: Weight = 500
    colour: Colour = INK
    face: str = ""
    seat: int = 0
    chance: float | None = None
    ticked: bool = False
    spoken: str = ""


@dataclass
class Sheet(Widget):
    """A ticket with its title, if any."""

    box: Box
    title: str = ""

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        b = self.box
        canvas.slice("ticket/light", b)
        if self.title:
            canvas.within(Box(b.x + 30, b.y + 12, b.w - 60, 42), self.title, 31, "rye", OXBLOOD_DARK)
            canvas.swell(b.x + 28, b.y + 58, b.right - 28, 4)

    @property
    def room(self) -> Box:
        """Where its rows go."""
        top = 66.0 if self.title else 18.0
        b = self.box
        return Box(b.x + 30, b.y + top, b.w - 98, b.h - top - 16)


@dataclass
class Chance(Widget):
    """A bar as long as a chance is great, and the chance in words."""

    box: Box
    chance: float

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        b = self.box
        track = Box(b.x, b.cy - 8, b.w - 74, 16)
        canvas.fill(track, INK)
        inner = track.grown(-2)
        canvas.fill(inner, "#e6d3a6")
        if self.chance > 0:
            canvas.fill(inner._replace(w=max(2.0, inner.w * min(1.0, self.chance))), BAR)
        words = _("{percent} %").format(percent=round(100 * self.chance))
        canvas.within(Box(b.right - 68, b.y, 68, b.h), words, 22, 800, anchor="end", fixed=True)


@dataclass
class Face(Widget):
    """A small portrait with the brand of its seat."""

    box: Box
    face: str
    seat: int

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        medallion(canvas, self.face, self.box.cx, self.box.cy, _FACE, self.seat)


@dataclass
class Tick(Widget):
    """The mark before the move that was chosen."""

    box: Box

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        canvas.picture("icon/tick", self.box.cx, self.box.cy, self.box.h)


def heights(canvas: Canvas, boxes: Sequence[Box], papers: Sequence[Sequence[Row]]) -> list[Box]:
    """The same tickets, one under the other in the same room, each as high as its rows ask for as far as
    there is room for all."""
    margins = boxes[0].h - Sheet(boxes[0], " ").room.h
    asked = []
    for box, rows in zip(boxes, papers, strict=True):
        scroll = Scroll()
        lay_out(canvas, Sheet(box, " ").room, rows, scroll)
        asked.append(scroll.height + margins)
    room, gap = sum(box.h for box in boxes), boxes[1].y - boxes[0].bottom
    out, y = [], boxes[0].y
    for box, height in zip(boxes, _shared(asked, room), strict=True):
        out.append(box._replace(y=y, h=height))
        y += height + gap
    return out


def _shared(asked: Sequence[float], room: float) -> list[float]:
    """What each gets of the room: all that it asks for and a part of what is left, or, where it is short,
    nobody more than the others need leave."""
    if (left := room - sum(asked)) >= 0:
        return [height + left / len(asked) for height in asked]
    given, order = [0.0] * len(asked), sorted(range(len(asked)), key=lambda i: asked[i])
    for taken, i in enumerate(order):
        given[i] = min(asked[i], (room - sum(given)) / (len(asked) - taken))
    return given


def lay_out(canvas: Canvas, room: Box, rows: Sequence[Row], scroll: Scroll) -> Viewport:
    """The rows one under the other in a window that scrolls. Its foot is where a line ends: none is cut."""
    column = Column(room, scroll)
    feet = [foot for row in rows for foot in _lay(canvas, column, row)]
    viewport = column.done(bleed=10.0)
    whole = [foot for foot in feet if room.cy < foot <= room.bottom]
    if scroll.needed and whole:
        viewport.view = viewport.view._replace(h=max(whole) - room.y)
    return viewport


def _lay(canvas: Canvas, column: Column, row: Row) -> list[float]:
    """Add a row; where it may be cut: the feet of its lines."""
    beside = row.chance is not None and bool(row.face)
    unit = canvas.text_px(row.size) / canvas.frame.scale
    left = 58.0 if row.face else 1.5 * unit if row.ticked else 0.0
    width = column.box.w - left - (_ROOM_FOR_BAR + 14 if beside else 0.0)
    lines = canvas.lines(row.words, row.size, width, row.weight)
    height = max(len(lines) * unit * LEAD + 4, 48.0 if row.face else 0.0)
    box = column.take(height)
    words = Label(Box(box.x + left, box.y, width, height), row.words, row.size, row.weight, row.colour,
                  wraps=True, middle=bool(row.face))  # fmt: skip
    column.add(words)
    if row.face:
        column.add(Face(Box(box.x + 4, box.y, 2 * _FACE, height), row.face, row.seat))
    elif row.ticked:
        column.add(Tick(Box(box.x, box.y + unit * 0.16, 1.2 * unit, unit)))
    if row.chance is not None and beside:
        column.add(Chance(Box(box.right - _ROOM_FOR_BAR, box.y, _ROOM_FOR_BAR, height), row.chance))
    elif row.chance is not None:
        under = column.take(30)
        column.add(Chance(Box(under.x + left, under.y, under.w - left, 24), row.chance))
        box = box._replace(h=height + 30)
    column.take(6)
    if row.chance is not None or row.face:
        return [box.bottom]
    return [box.y + (i + 1) * unit * LEAD + 2 for i in range(len(lines))]
