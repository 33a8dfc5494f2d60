"""Small questions over a scene: a paper with a title, a sentence and brass answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabletop.ui.canvas import OXBLOOD_DARK, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around
from tabletop.ui.scene import Scene, Stage
from tabletop.ui.widgets import Button


class Dialog(Scene):
    """Title, sentence, and answers as (id, label, icon, what it does); the first answer is lit. Esc means the
    last."""

    overlay = True

    def __init__(
        self,
        stage: Stage,
        title: str,
        words: str,
        answers: Sequence[tuple[str, str, str | None, Callable[[], None]]],
    ) -> None:
        super().__init__(stage)
        self._title, self._words = title, words
        width = max(760.0, 300.0 * len(answers) + 80)
        self._box = around(960, 520, width, 360)
        w = (width - 80 - 20 * (len(answers) - 1)) / len(answers)
        for i, (id, label, icon, then) in enumerate(answers):
            box = Box(self._box.x + 40 + i * (w + 20), self._box.bottom - 118, w, 78)
            self.widgets.append(Button(id, box, label, self._answer(then), icon, 26, lit=i == 0))

    def _answer(self, then: Callable[[], None]) -> Callable[[], None]:
        def answer() -> None:
            self.stage.stack.pop()
            then()

        return answer

    @property
    def state(self) -> str:
        return "paused"

    def back(self) -> None:
        last = self.widgets[-1]
        assert isinstance(last, Button)
        last.on_press()

    def elements(self) -> list[Element]:
        return [
            Element("dialog:question", "dialog", f"{self._title}. {self._words}", self._box, pressable=False),
            *super().elements(),
        ]

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.55)
        canvas.slice("ticket/light", self._box)
        canvas.text(
            self._box.cx,
            self._box.y + 82,
            self._title,
            46,
            "rye",
            OXBLOOD_DARK,
            "middle",
            max_w=self._box.w - 80,
        )
        canvas.paragraph(
            Box(self._box.x + 50, self._box.y + 108, self._box.w - 100, 122),
            self._words,
            26,
            anchor="middle",
            middle=True,
        )
        self.draw_widgets(canvas)
