"""Pages that may be longer than their paper: labels, a window on a column of widgets, and its scroll.

A scene builds its column afresh whenever words, text size or scroll change; nothing here keeps a layout.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tabletop.ui.canvas import INK, Anchor, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.text import Colour, Weight
from tabletop.ui.widgets import Widget


@dataclass
class Label(Widget):
    """Words on paper, wrapped, shrunk where they would leave their box. No element of their own."""

    box: Box
    words: str
    size: float = 25
    weight: Weight = 500
    colour: Colour = INK
    anchor: Anchor = "start"
    wraps: bool = False
    middle: bool = True

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        if self.wraps:
            canvas.paragraph(
                self.box, self.words, self.size, self.weight, self.colour, self.anchor, self.middle
            )
        else:
            canvas.within(self.box, self.words, self.size, self.weight, self.colour, self.anchor)


@dataclass
class Plate(Widget):
    """A nine-slice from the atlas that only decorates."""

    picture: str
    box: Box

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        canvas.slice(self.picture, self.box)


@dataclass
class Rule(Widget):
    """A thin line, or with a height a tinted band."""

    box: Box
    colour: Colour = INK
    alpha: float = 0.28

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        canvas.fill(self.box, self.colour, self.alpha)


@dataclass
class Scroll:
    """How far a column of `height` units is scrolled in a window of `room` units."""

    room: float = 0.0
    height: float = 0.0
    offset: float = 0.0

    @property
    def most(self) -> float:
        """The largest offset."""
        return max(0.0, self.height - self.room)

    @property
    def needed(self) -> bool:
        """True where not everything is seen at once."""
        return self.most > 0.5

    def measure(self, room: float, height: float) -> None:
        """The column has been laid out anew."""
        self.room, self.height = room, height
        self.offset = min(self.offset, self.most)

    def by(self, units: float) -> bool:
        """Move on; True if anything moved."""
        before = self.offset
        self.offset = max(0.0, min(self.most, self.offset + units))
        return self.offset != before

    def reveal(self, top: float, bottom: float) -> bool:
        """Bring a piece of the column (counted from its top) into the window; True if anything moved."""
        margin = 24.0
        if top - margin < self.offset:
            return self.by(top - margin - self.offset)
        if bottom + margin > self.offset + self.room:
            return self.by(bottom + margin - self.offset - self.room)
        return False


@dataclass
class Viewport(Widget):
    """A window on widgets: what lies outside is not painted and takes no clicks; the keyboard reaches it."""

    view: Box
    children: Sequence[Widget] = field(default_factory=list)

    def elements(self) -> list[Element]:
        return [self._clipped(element) for child in self.children for element in child.elements()]

    def _clipped(self, element: Element) -> Element:
        inner = element.hit

        def hit(x: float, y: float) -> bool:
            return self.view.holds(x, y) and bool(
                inner(x, y) if inner is not None else element.box.holds(x, y)
            )

        return replace(element, hit=hit)

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        with canvas.clipped(self.view):
            for child in self.children:
                child.draw(canvas, hover, focus)

    def press(self, id: str) -> bool:
        return any(child.press(id) for child in self.children)

    def adjust(self, id: str, step: int) -> bool:
        return any(child.adjust(id, step) for child in self.children)

    def pointed(self, id: str, x: float, y: float) -> None:
        for child in self.children:
            child.pointed(id, x, y)

    def typed(self, id: str, words: str) -> bool:
        return any(child.typed(id, words) for child in self.children)

    def erased(self, id: str) -> bool:
        return any(child.erased(id) for child in self.children)


class Column:
    """Lays widgets one under the other: `take` gives the next piece of height, `done` the viewport."""

    def __init__(self, box: Box, scroll: Scroll) -> None:
        self.box = box
        self.scroll = scroll
        self.widgets: list[Widget] = []
        self._used = 0.0

    def take(self, height: float) -> Box:
        """The next `height` units of the column, as a box where they are now (scrolled)."""
        y = self.box.y + self._used - self.scroll.offset
        self._used += height
        return Box(self.box.x, y, self.box.w, height)

    def add(self, *widgets: Widget) -> None:
        """Widgets placed in boxes that were taken."""
        self.widgets.extend(widgets)

    @property
    def used(self) -> float:
        """The height laid out so far."""
        return self._used

    def done(self, bleed: float = 14.0) -> Viewport:
        """The column in its window; `bleed` lets rings and shadows reach beyond the sides."""
        self.scroll.measure(self.box.h, self._used)
        return Viewport(self.box.grown(bleed, 0), self.widgets)


def child_box(widgets: Sequence[Widget], id: str | None) -> Box | None:
    """Where an element of these widgets is, or None."""
    return next((e.box for e in _all(widgets) if e.id == id), None)


def _all(widgets: Sequence[Widget]) -> Iterator[Any]:
    for widget in widgets:
        yield from widget.elements()
