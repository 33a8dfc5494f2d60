"""What the settings' posters are made of: rows that grow with the reader's text, card backs, sample, keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, INK, OXBLOOD, PAPER, WALNUT, Canvas
from tabletop.ui.flow import Column, Label, Rule
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around
from tabletop.ui.scene import Look
from tabletop.ui.widgets import Widget, focus_ring

_TITLE, _BELOW = 25.0, 20.0


class Rows:
    """Lays a poster's rows into a column; heights follow the words at the reader's text size."""

    def __init__(self, column: Column, canvas: Canvas) -> None:
        self._column, self.canvas = column, canvas

    def add(self, *widgets: Widget) -> None:
        """Widgets placed on a row."""
        self._column.add(*widgets)

    def height(self, words: str, size: float, width: float, weight: int = 500) -> float:
        """How high a paragraph stands, in units."""
        lines = self.canvas.lines(words, size, width, weight)  # type: ignore[arg-type]
        return len(lines) * self.canvas.text_px(size) * 1.3 / self.canvas.frame.scale + 2 if words else 0.0

    def plain(self, least: float) -> Box:
        """An empty row."""
        return self._column.take(least)

    def heading(self, words: str, below: str) -> None:
        """A title and a line below it, over a control that follows."""
        self._lay(words, below, 0, 0, gap=6)

    def bar(self, height: float, gap: float = 16) -> Box:
        """Room for a control over the whole width, and a gap after it."""
        row = self._column.take(height + gap)
        return Box(row.x, row.y, row.w, height)

    def line(self) -> None:
        """A thin rule."""
        row = self._column.take(30)
        self.add(Rule(Box(row.x, row.cy - 1, row.w, 2)))

    def row(self, words: str, below: str, control: float, least: float = 50) -> Box:
        """A title, a line below it, and `control` units kept free at the right; the box of the whole row."""
        return self._lay(words, below, control + 16 if control else 0, least, gap=14)

    def _lay(self, words: str, below: str, kept: float, least: float, gap: float) -> Box:
        width = self._column.box.w - kept
        title_h = self.height(words, _TITLE, width, 800)
        below_h = self.height(below, _BELOW, width)
        height = max(title_h + below_h, least)
        row = self._column.take(height + gap)
        row = Box(row.x, row.y, row.w, height)
        top = row.y + (height - title_h - below_h) / 2
        self.add(Label(Box(row.x, top, width, title_h + 1), words, _TITLE, 800, wraps=True, middle=False))
        if below:
            below_box = Box(row.x, top + title_h, width, below_h + 1)
            self.add(Label(below_box, below, _BELOW, 500, WALNUT, wraps=True, middle=False))
        return row


@dataclass
class StopLabels(Widget):
    """The numbers under the text-size rail, each as large as it makes the text."""

    box: Box
    stops: Sequence[int]

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        for i, stop in enumerate(self.stops):
            x = self.box.x + self.box.w * i / (len(self.stops) - 1)
            canvas.text(x, self.box.y + 32, str(stop), 20 * stop / 100 * 0.9, 700, INK, "middle", fixed=True)


@dataclass
class Backs(Widget):
    """The two card backs to choose from; part ids `option:card_back:red|blue`."""

    x: float
    cy: float
    value: str
    on_change: Callable[[str], None]
    name: str

    def _parts(self) -> list[tuple[str, str, Box]]:
        words = (("red", _("red")), ("blue", _("blue")))
        return [
            (value, word, around(self.x + 42 + i * 98, self.cy, 80, 104))
            for i, (value, word) in enumerate(words)
        ]

    def elements(self) -> list[Element]:
        return [
            Element(
                f"option:card_back:{value}",
                "option",
                f"{self.name}: {word}",
                box,
                selected=value == self.value,
            )
            for value, word, box in self._parts()
        ]

    def press(self, id: str) -> bool:
        for value, _word, _box in self._parts():
            if id == f"option:card_back:{value}":
                self.on_change(value)
                return True
        return False

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        for value, _word, box in self._parts():
            if value == self.value:
                canvas.fill(box, OXBLOOD)
                canvas.fill(box.grown(-4), AMBER_LIGHT)
            canvas.picture(f"back/{value}", box.cx, box.cy, 82)
            if focus == f"option:card_back:{value}":
                focus_ring(canvas, box)


@dataclass
class Sample(Widget):
    """A piece of table that shows what suits, card back, text size and language look like."""

    box: Box
    look: Look

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        b = self.box
        canvas.slice("panel/felt", b)
        for i, card in enumerate(("5S", "7H", "9D", "8C")):
            four = self.look.four_colour and card[1] in "DC"
            x, angle = b.x + 70 + i * 66, (i - 1.5) * 4
            canvas.picture(f"card4/{card}" if four else f"card/{card}", x, b.cy, b.h * 0.8, angle)
        canvas.picture(f"back/{self.look.back}", b.x + 70 + 4 * 66, b.cy + 4, b.h * 0.8, 10)
        words = Box(b.right - 190, b.cy - 50, 176, 64)
        canvas.slice("strip/light", words)
        canvas.within(words.grown(-22, -6), _("9 or lower"), 26, 800, INK, "middle")
        canvas.within(
            Box(words.x, b.cy + 22, words.w, 30), _("how it will look"), 20, "italic", PAPER, "middle"
        )


def key_rows() -> list[tuple[str, str, tuple[str, ...]]]:
    """What can be done, with what movement of the mouse, and with which keys."""
    return [
        (_("Play, choose"), _("click"), (_("Enter"),)),
        (_("Go on to the next"), _("point"), ("<", ">")),
        (_("What is this?"), _("right button"), (_("Space"),)),
        (_("Step back"), "", (_("Esc"),)),
        (_("Undo"), "", ("U",)),
        (_("Hint"), "", ("H",)),
        (_("Log"), "", ("L",)),
        (_("Skip what moves"), _("click"), ("S",)),
        (_("All silent"), "", ("M",)),
        (_("The rules"), "", ("F1",)),
        (_("Full screen"), "", ("F11",)),
    ]


class Keys(Widget):
    """The list of keys, a row each, ruled."""

    def __init__(self, rows: Rows) -> None:
        self._rows: list[tuple[Box, str, str, tuple[str, ...]]] = []
        self._head = rows.plain(34)
        for words, mouse, keys in key_rows():
            least = max(49.0, rows.height(words, 24, self._head.w - 250) + 12)
            self._rows.append((rows.plain(least), words, mouse, keys))

    def elements(self) -> list[Element]:
        out = []
        for i, (box, words, mouse, keys) in enumerate(self._rows):
            spoken = {"<": _("left arrow"), ">": _("right arrow")}
            ways = ", ".join([*(spoken.get(key, key) for key in keys), *([mouse] if mouse else [])])
            out.append(Element(f"text:key:{i}", "text", f"{words}: {ways}", box, pressable=False))
        return out

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        head = self._head
        canvas.within(Box(head.right - 250, head.y, 120, head.h), _("mouse"), 20, "italic", INK, "middle")
        canvas.within(Box(head.right - 110, head.y, 110, head.h), _("key"), 20, "italic", INK, "middle")
        for i, (row, words, mouse, keys) in enumerate(self._rows):
            if i:
                canvas.rule(row.x, row.y, row.right, 1.6, alpha=0.22)
            canvas.paragraph(Box(row.x, row.y, row.w - 254, row.h), words, 24, middle=True)
            canvas.within(Box(row.right - 250, row.y, 130, row.h), mouse, 22, 500, INK, "middle")
            for j, key in enumerate(keys):
                self._cap(canvas, key, row.right - 55 + (j - (len(keys) - 1) / 2) * 54, row.cy)

    @staticmethod
    def _cap(canvas: Canvas, key: str, x: float, y: float) -> None:
        width = max(40.0, canvas.text_width(key, 20, 800, fixed=True) + 22) if key not in "<>" else 40.0
        canvas.slice("key/cap", around(x, y, width, 36))
        if key in "<>":
            canvas.picture("icon/play", x, y - 2, 20, 180 if key == "<" else 0)
        else:
            canvas.within(around(x, y - 1, width - 12, 34), key, 20, 800, INK, "middle", fixed=True)
