"""The question whose Sheriff is to be played, where several people share a screen: all are asked alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.session.catalogue import _
from tabletop.ui.canvas import OXBLOOD_DARK, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around
from tabletop.ui.scene import Scene, Stage
from tabletop.ui.widgets import Button


class Whose(Scene):
    """`people` = (seat, name); `then` hears the seat that was chosen. Esc closes it."""

    overlay = True

    def __init__(self, stage: Stage, people: Sequence[tuple[int, str]], then: Callable[[int], None]) -> None:
        super().__init__(stage)
        self._then = then
        self._box = around(960, 540, 760, 250 + 88 * (len(people) + 1))
        top = self._box.y + 190
        for i, (seat, name) in enumerate(people):
            box = Box(self._box.x + 90, top + 88 * i, self._box.w - 180, 74)
            self.widgets.append(Button(f"button:whose:{seat}", box, name, self._choose(seat), "star", 28))
        foot = Box(self._box.x + 190, top + 88 * len(people) + 8, self._box.w - 380, 64)
        self.widgets.append(Button("button:back", foot, _("Nobody's"), self.back, "back", 24))

    def _choose(self, seat: int) -> Callable[[], None]:
        def choose() -> None:
            self.stage.stack.pop()
            self._then(seat)

        return choose

    @property
    def state(self) -> str:
        return "paused"

    def back(self) -> None:
        self.stage.stack.pop()

    def _words(self) -> tuple[str, str]:
        more = _("Then the curtain falls before that person, whoever holds the Sheriff.")
        return _("Whose Sheriff?"), more

    def elements(self) -> list[Element]:
        title, more = self._words()
        dialog = Element("dialog:whose", "dialog", f"{title} {more}", self._box, pressable=False)
        return [dialog, *super().elements()]

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.55)
        canvas.slice("ticket/light", self._box)
        title, more = self._words()
        b = self._box
        canvas.text(b.cx, b.y + 84, title, 48, "rye", OXBLOOD_DARK, "middle", max_w=b.w - 80)
        canvas.paragraph(Box(b.x + 60, b.y + 106, b.w - 120, 70), more, 24, anchor="middle", middle=True)
        self.draw_widgets(canvas)
