"""The totals after each hand as lines, a brand at the end of each: how a game went, hand by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tabletop.session.catalogue import _
from tabletop.ui.canvas import INK, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around
from tabletop.ui.widgets import Widget

SEAT_INKS = ("#eeb42a", "#29629f", "#983a1e", "#f7f1e1", "#7d9974", "#372338")
"""The colours of the seats, as their brands wear them."""


@dataclass
class Curve(Widget):
    """`totals`: the running totals after each hand, by seat; `target`: a total to mark, 0 for none."""

    box: Box
    names: Sequence[str]
    totals: Sequence[Sequence[int]]
    target: int = 0

    def elements(self) -> list[Element]:
        hands = []
        for i, row in enumerate(self.totals):
            said = ", ".join(f"{name} {points}" for name, points in zip(self.names, row, strict=True))
            hands.append(_("after hand {number}: {points}").format(number=i + 1, points=said))
        return [Element("text:curve", "text", "; ".join(hands), self.box, pressable=False)]

    # ---------------------------------------------------------------- numbers to places
    @property
    def _room(self) -> Box:
        b = self.box
        return Box(b.x + 66, b.y + 18, b.w - 66 - 50, b.h - 58)

    def _range(self) -> tuple[int, int]:
        every = [points for row in self.totals for points in row]
        return min(0, *every), max(self.target, 10, *every)

    def _x(self, hand: int) -> float:
        return self._room.x + self._room.w * hand / max(1, len(self.totals))

    def _y(self, points: float) -> float:
        low, high = self._range()
        return self._room.bottom - self._room.h * (points - low) / (high - low)

    def _marks(self) -> list[int]:
        """Round numbers for the lines across: about three of them, and nought."""
        low, high = self._range()
        span = high - low
        step = next(s for s in (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 10**9) if span / s <= 4)
        first = -(-low // step) * step
        return list(range(first, high + 1, step))

    # ---------------------------------------------------------------- picture
    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        for points in self._marks():
            y = self._y(points)
            strong = points in (0, self.target)
            canvas.rule(self._room.x, y, self._room.right, 2, INK, 0.5 if strong else 0.2)
            label = str(points).replace("-", "−")
            canvas.within(Box(self.box.x, y - 15, 56, 30), label, 20, 800 if strong else 500, anchor="end")
        self._draw_hands(canvas)
        ends = self._ends()
        for seat in sorted(range(len(self.names)), key=lambda seat: self.totals[-1][seat]):
            lines = [(self._x(0), self._y(0))]
            lines += [(self._x(i + 1), self._y(row[seat])) for i, row in enumerate(self.totals)]
            canvas.line(lines, 9, INK)
            canvas.line(lines, 5, SEAT_INKS[seat])
        for seat, y in enumerate(ends):
            canvas.picture(f"brand/{seat}", self._room.right + 26, y, 32)

    def _draw_hands(self, canvas: Canvas) -> None:
        count = len(self.totals)
        every = max(1, -(-count // 8))
        for hand in range(1, count + 1):
            if hand % every == 0 or hand == count:
                place = around(self._x(hand), self.box.bottom - 18, 44, 28)
                canvas.centred(place, str(hand), 20, 700)
        canvas.within(Box(self.box.x, self.box.bottom - 32, 60, 28), _("hand"), 20, "italic", anchor="end")

    def _ends(self) -> list[float]:
        """Where the brands stand: at their lines' ends, moved apart where these are close."""
        last = self.totals[-1]
        order = sorted(range(len(last)), key=lambda seat: -last[seat])
        places = [0.0] * len(last)
        y = -1e9
        for seat in order:
            y = max(self._y(last[seat]), y + 30)
            places[seat] = y
        over = y - (self._room.bottom + 8)
        return [place - max(0.0, over) for place in places]
