"""Controls made of brass and paper: buttons, toggles, steppers, segments, belts, sliders, text fields.

Each knows its box and its elements, draws itself, and calls back when it is used. Paper informs, brass is
pressed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.ui.canvas import INK, OXBLOOD_DARK, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.text import Weight, clean


class Widget:
    """A control. Ids are the inspect file's ids."""

    def elements(self) -> list[Element]:
        """Its elements."""
        return []

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        """Paint it; `hover` and `focus` are element ids."""

    def press(self, id: str) -> bool:
        """Use it if the id is its own; True if it was."""
        return False

    def adjust(self, id: str, step: int) -> bool:
        """Left/right on it; True if it takes them."""
        return False

    def pointed(self, id: str, x: float, y: float) -> None:
        """A press at a place (design units) on one of its elements."""

    def typed(self, id: str, words: str) -> bool:
        """Text typed into it."""
        return False

    def erased(self, id: str) -> bool:
        """Backspace in it."""
        return False


def focus_ring(canvas: Canvas, box: Box) -> None:
    """The ring round what the keyboard is on."""
    canvas.slice("frame/focus", box.grown(9))


@dataclass
class Button(Widget):
    """A brass plate with a label and perhaps an icon; `lit` = yours to press now."""

    id: str
    box: Box
    label: str
    on_press: Callable[[], None]
    icon: str | None = None
    size: float = 25
    lit: bool = False
    enabled: bool = True
    name: str = ""
    sub: str = ""
    fixed: bool = False

    def elements(self) -> list[Element]:
        return [Element(self.id, "button", self.name or self.label, self.box, self.enabled)]

    def press(self, id: str) -> bool:
        if id == self.id and self.enabled:
            self.on_press()
            return True
        return False

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        style = "off" if not self.enabled else "lit" if self.lit or hover == self.id else "rest"
        canvas.slice(f"brass/{style}", self.box)
        ink = INK if self.enabled else "#4a3a22"
        inner = self.box.grown(-14, -6)
        if self.sub:
            label_box, sub_box = (
                inner._replace(h=inner.h * 0.58),
                inner._replace(y=inner.y + inner.h * 0.55, h=inner.h * 0.4),
            )
            self._label(canvas, label_box, ink)
            canvas.centred(sub_box, self.sub, 18, 500, ink)
        else:
            self._label(canvas, inner, ink)
        if focus == self.id:
            focus_ring(canvas, self.box)

    @property
    def _picture(self) -> str:
        """The icon's picture: one of the common set, or, with a slash in its name, any."""
        icon = self.icon or ""
        return icon if "/" in icon else f"icon/{icon}"

    def _label(self, canvas: Canvas, box: Box, ink: str) -> None:
        if self.icon is None:
            canvas.centred(box, self.label, self.size, 800, ink, self.fixed)
            return
        side = min(box.h * 0.9, 34 * max(1.0, self.size / 27))
        if not self.label:
            canvas.picture(self._picture, box.cx, box.cy, side, alpha=1.0 if self.enabled else 0.5)
            return
        room = box.w - side - 10
        width = canvas.fitted_width(box._replace(w=room), self.label, self.size, 800, self.fixed)
        left = box.cx - (side + 10 + width) / 2
        canvas.picture(self._picture, left + side / 2, box.cy, side, alpha=1.0 if self.enabled else 0.5)
        canvas.centred(
            Box(left + side + 10, box.y, width + 2, box.h), self.label, self.size, 800, ink, self.fixed
        )


@dataclass
class Toggle(Widget):
    """A yes/no switch, 84 x 42 units."""

    id: str
    x: float
    y: float
    value: bool
    on_change: Callable[[bool], None]
    name: str
    yes: str
    no: str
    row: Box | None = None
    """A larger area (the whole row) that takes the click too."""
    enabled: bool = True
    """False: pale; a press still calls `on_change`, which says why not."""

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, 84, 42)

    def elements(self) -> list[Element]:
        name = f"{self.name}: {self.yes if self.value else self.no}"
        box, explains = self.row or self.box, not self.enabled
        return [Element(self.id, "toggle", name, box, self.enabled, selected=self.value, explains=explains)]

    def press(self, id: str) -> bool:
        if id != self.id:
            return False
        if self.enabled:
            self.value = not self.value
            self.on_change(self.value)
        else:
            self.on_change(not self.value)
        return True

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        b = self.box
        canvas.picture(
            f"toggle/{'on' if self.value else 'off'}", b.cx, b.cy, 42, alpha=1.0 if self.enabled else 0.5
        )
        words = Box(b.x + 6, b.y + 4, 44, 34) if self.value else Box(b.x + 36, b.y + 4, 44, 34)
        canvas.centred(
            words, self.yes if self.value else self.no, 21, 700, "#f6e9ca" if self.value else INK, fixed=True
        )
        if focus == self.id:
            focus_ring(canvas, self.row.grown(-6) if self.row else b)


@dataclass
class Stepper(Widget):
    """A whole number between two brass plates, 128 x 42 units."""

    id: str
    x: float
    y: float
    value: int
    values: range
    on_change: Callable[[int], None]
    name: str
    less: str
    more: str
    step: int = 1

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, 150, 42)

    def _plates(self) -> tuple[Box, Box]:
        return Box(self.x, self.y, 42, 42), Box(self.x + 108, self.y, 42, 42)

    def elements(self) -> list[Element]:
        minus, plus = self._plates()
        low, high = self.values[0], self.values[-1]
        key = self.id.removeprefix("option:")
        return [
            Element(self.id, "option", f"{self.name}: {self.value}", self.box),
            Element(f"button:less:{key}", "button", self.less, minus, self.value > low),
            Element(f"button:more:{key}", "button", self.more, plus, self.value < high),
        ]

    def _set(self, value: int) -> None:
        value = max(self.values[0], min(self.values[-1], value))
        if value != self.value:
            self.value = value
            self.on_change(value)

    def press(self, id: str) -> bool:
        key = self.id.removeprefix("option:")
        if id == f"button:less:{key}":
            self._set(self.value - self.step)
        elif id in (f"button:more:{key}", self.id):
            self._set(self.value + self.step)
        else:
            return False
        return True

    def adjust(self, id: str, step: int) -> bool:
        if id == self.id:
            self._set(self.value + step * self.step)
        return id == self.id

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        minus, plus = self._plates()
        canvas.picture(
            "step/minus", minus.cx, minus.cy, 42, alpha=1.0 if self.value > self.values[0] else 0.45
        )
        canvas.picture("step/plus", plus.cx, plus.cy, 42, alpha=1.0 if self.value < self.values[-1] else 0.45)
        canvas.centred(Box(self.x + 44, self.y, 62, 42), str(self.value), 28, 800, fixed=True)
        if focus and focus.endswith(self.id.removeprefix("option:")):
            focus_ring(
                canvas,
                {f"button:less:{self.id[7:]}": minus, f"button:more:{self.id[7:]}": plus}.get(
                    focus, self.box
                ),
            )


@dataclass
class Segments(Widget):
    """One of several: a brass bar whose chosen part is lit. Part ids are `id:value`."""

    id: str
    box: Box
    choices: Sequence[tuple[str, str]]
    """(value, label) pairs."""
    value: str
    on_change: Callable[[str], None]
    name: str
    size: float = 23

    def _parts(self) -> list[Box]:
        w = self.box.w / len(self.choices)
        return [Box(self.box.x + i * w, self.box.y, w, self.box.h) for i in range(len(self.choices))]

    def elements(self) -> list[Element]:
        return [
            Element(
                f"{self.id}:{value}", "option", f"{self.name}: {label}", part, selected=value == self.value
            )
            for (value, label), part in zip(self.choices, self._parts(), strict=True)
        ]

    def press(self, id: str) -> bool:
        for value, _ in self.choices:
            if id == f"{self.id}:{value}":
                self.value = value
                self.on_change(value)
                return True
        return False

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        parts, last = self._parts(), len(self.choices) - 1
        fits = [
            canvas.fitted_size(part.grown(-8, -4), label, self.size, 800)
            for (_, label), part in zip(self.choices, parts, strict=True)
        ]
        for i, ((value, label), part) in enumerate(zip(self.choices, parts, strict=True)):
            side = "left" if i == 0 else "right" if i == last else "mid"
            canvas.slice(f"seg/{side}/{'on' if value == self.value else 'rest'}", part)
            weight: Weight = 800 if value == self.value else 700
            canvas.centred(
                part.grown(-8, -4), label, min(fits), weight, fixed=True
            )  # one size for the whole bar
        for (value, _), part in zip(self.choices, parts, strict=True):
            if focus == f"{self.id}:{value}":
                focus_ring(canvas, part.grown(-4))


@dataclass
class Belt(Widget):
    """A volume as a cartridge belt: as many of ten loaded as the volume says. 304 x 56 units."""

    id: str
    x: float
    y: float
    value: int
    on_change: Callable[[int], None]
    name: str

    @property
    def box(self) -> Box:
        return Box(self.x, self.y - 4, 304, 62)

    def elements(self) -> list[Element]:
        return [Element(self.id, "option", f"{self.name}: {self.value}", self.box)]

    def _set(self, value: int) -> None:
        value = max(0, min(10, value))
        if value != self.value:
            self.value = value
            self.on_change(value)

    def press(self, id: str) -> bool:
        return id == self.id

    def pointed(self, id: str, x: float, y: float) -> None:
        if id == self.id:
            spot = int((x - self.x - 7) // 29) + 1
            self._set(
                0 if spot == 1 and self.value == 1 else spot
            )  # the first cartridge clicked again is silence

    def adjust(self, id: str, step: int) -> bool:
        if id == self.id:
            self._set(self.value + step)
        return id == self.id

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        for i in range(10):
            canvas.picture(
                f"belt/{'loaded' if i < self.value else 'empty'}", self.x + 22 + i * 29, self.y + 26
            )
        if focus == self.id:
            focus_ring(canvas, self.box)


@dataclass
class Slider(Widget):
    """One of several stops on a rail."""

    id: str
    box: Box
    stops: Sequence[int]
    value: int
    on_change: Callable[[int], None]
    name: str

    def elements(self) -> list[Element]:
        return [Element(self.id, "option", f"{self.name}: {self.value}", self.box.grown(22, 14))]

    def _x(self, stop: int) -> float:
        return self.box.x + self.box.w * self.stops.index(stop) / (len(self.stops) - 1)

    def _set(self, index: int) -> None:
        stop = self.stops[max(0, min(len(self.stops) - 1, index))]
        if stop != self.value:
            self.value = stop
            self.on_change(stop)

    def press(self, id: str) -> bool:
        return id == self.id

    def pointed(self, id: str, x: float, y: float) -> None:
        if id == self.id:
            self._set(round((x - self.box.x) / self.box.w * (len(self.stops) - 1)))

    def adjust(self, id: str, step: int) -> bool:
        if id == self.id:
            self._set(self.stops.index(self.value) + step)
        return id == self.id

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        y = self.box.cy
        canvas.fill(Box(self.box.x, y - 5, self.box.w, 10), INK)
        canvas.fill(Box(self.box.x + 2, y - 3, max(0.0, self._x(self.value) - self.box.x), 6), "#e0a84a")
        for stop in self.stops:
            canvas.picture("slider/stop", self._x(stop), y)
        canvas.picture("slider/knob", self._x(self.value), y)
        if focus == self.id:
            focus_ring(canvas, self.box.grown(16, 8))


@dataclass
class TextField(Widget):
    """A line of text; what is typed goes in while it has the focus."""

    id: str
    box: Box
    value: str
    on_change: Callable[[str], None]
    name: str
    limit: int = 18
    size: float = 26
    placeholder: str = ""

    def elements(self) -> list[Element]:
        return [Element(self.id, "field", f"{self.name}: {self.value}", self.box)]

    def press(self, id: str) -> bool:
        return id == self.id

    def typed(self, id: str, words: str) -> bool:
        if id != self.id:
            return False
        self.value = (self.value + clean(words))[: self.limit]
        self.on_change(self.value)
        return True

    def erased(self, id: str) -> bool:
        if id != self.id:
            return False
        self.value = self.value[:-1]
        self.on_change(self.value)
        return True

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        canvas.slice("field/text", self.box)
        inner = self.box.grown(-18, -6)
        shown = self.value or self.placeholder
        width = canvas.text(
            inner.x,
            inner.cy + self.size * 0.36,
            shown,
            self.size,
            700 if self.value else "italic",
            INK if self.value else OXBLOOD_DARK,
            max_w=inner.w - 10,
        )
        if focus == self.id:
            canvas.fill(Box(inner.x + (width if self.value else 0) + 4, inner.y + 4, 3, inner.h - 8), INK)
            focus_ring(canvas, self.box)


@dataclass
class Words(Widget):
    """Words that can be read by the keyboard's narrator and the inspect file, drawn by the scene itself."""

    id: str
    box: Box
    words: str
    role: Any = "text"

    def elements(self) -> list[Element]:
        return [Element(self.id, self.role, self.words, self.box, pressable=False)]
