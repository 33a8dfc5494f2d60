"""The log, opened over a table: every sentence so far, newest at the foot; wheel and arrow keys turn it."""

from __future__ import annotations

from tabletop.scenes.house import House
from tabletop.session.catalogue import _
from tabletop.ui.canvas import OXBLOOD_DARK, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Scene
from tabletop.ui.widgets import Button

_PAPER = Box(480, 60, 960, 960)
_ROOM = Box(_PAPER.x + 50, _PAPER.y + 120, _PAPER.w - 100, _PAPER.h - 240)


class LogPanel(Scene):
    """`lines` oldest first, already in the reader's language and only what he may know."""

    overlay = True

    def __init__(self, house: House, lines: list[str]) -> None:
        super().__init__(house.stage)
        self._lines = lines
        self._back = 0
        """How many lines below the foot are turned away."""
        close = Box(_PAPER.cx - 150, _PAPER.bottom - 104, 300, 70)
        self.widgets = [Button("button:back", close, _("Back to the table"), self.back, "back", 25, lit=True)]

    @property
    def state(self) -> str:
        return "paused"

    def back(self) -> None:
        self.stage.stack.pop()

    def key(self, key: str) -> bool:
        if key == "l":
            self.back()
            return True
        if key in ("page up", "page down", "home", "end"):
            self._turn(
                {"page up": 8, "page down": -8, "home": len(self._lines), "end": -len(self._lines)}[key]
            )
            return True
        return super().key(key)

    def wheel(self, id: str | None, steps: int) -> None:
        self._turn(steps * 2)

    def adjust(self, id: str, step: int) -> bool:
        self._turn(-step * 4)
        return True

    def _turn(self, lines: int) -> None:
        self._back = max(0, min(len(self._lines) - 1, self._back + lines))
        self.redraw()

    def elements(self) -> list[Element]:
        words = "\n".join(self._lines)
        return [Element("text:log", "text", words, _PAPER, pressable=False), *super().elements()]

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.5)
        canvas.slice("ticket/light", _PAPER)
        canvas.text(_PAPER.cx, _PAPER.y + 74, _("The log"), 48, "rye", OXBLOOD_DARK, "middle")
        canvas.swell(_PAPER.x + 120, _PAPER.y + 98, _PAPER.right - 120)
        self._draw_lines(canvas)
        self.draw_widgets(canvas)

    def _draw_lines(self, canvas: Canvas) -> None:
        """As many of the lines as there is room for, the newest of them last; a short log begins at the
        top."""
        size, lead = 24.0, 34.0 * canvas.text_scale
        shown = self._lines[: len(self._lines) - self._back]
        blocks: list[tuple[int, list[str]]] = []
        room = _ROOM.h
        for number in range(len(shown), 0, -1):
            broken = canvas.lines(shown[number - 1], size, _ROOM.w - 70)
            room -= lead * len(broken) + 6
            if room < 0:
                break
            blocks.insert(0, (number, broken))
        y = _ROOM.y
        for number, broken in blocks:
            canvas.text(_ROOM.x + 44, y + lead * 0.72, str(number), 20, 700, "#8a6a3f", "end")
            for i, line in enumerate(broken):
                canvas.text(_ROOM.x + 66, y + lead * (i + 0.72), line, size, 500)
            y += lead * len(broken) + 6
        if not self._lines:
            canvas.text(_ROOM.cx, _ROOM.y + 60, _("Nothing has happened yet."), size, 500, anchor="middle")
