"""What the pages have in common: head boards, posters, portraits with their brands, pages that scroll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, INK, OXBLOOD_DARK, PAPER_LIGHT, Canvas
from tabletop.ui.flow import Scroll, Viewport
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Scene, Stage
from tabletop.ui.widgets import Button, Widget

STARS = {"greenhorn": 1, "cowhand": 2, "marshal": 3}
"""How many stars an AI level wears."""

_PORTRAIT_RADIUS = 80.0  # of the disc in a portrait's picture of 200 x 200


def level_word(kind: str) -> str:
    """A kind of seat in the reader's language."""
    words = {
        "human": _("a person"),
        "greenhorn": _("Greenhorn"),
        "cowhand": _("Cowhand"),
        "marshal": _("Marshal"),
        "random": _("Random"),
        "nobody": _("Nobody"),
    }
    return words.get(kind, kind)


def medallion(
    canvas: Canvas,
    face: str,
    x: float,
    y: float,
    radius: float,
    seat: int | None = None,
    lit: bool = False,
    dim: bool = False,
) -> None:
    """A portrait whose disc has that radius, with the seat's brand; `lit` puts lamp light behind it."""
    k = radius / _PORTRAIT_RADIUS
    if lit:
        canvas.picture("medallion/rays", x, y, canvas.assets.size("medallion/rays").h * k)
    name = f"portrait/{face}" if face else "medallion/empty"
    canvas.picture(name, x, y, canvas.assets.size(name).h * k)
    if dim:
        canvas.picture("medallion/dim", x, y, canvas.assets.size("medallion/dim").h * k)
    if seat is not None:
        side = canvas.assets.size(f"brand/{seat}").h * 0.86 * (radius / 64) ** 0.5
        canvas.picture(f"brand/{seat}", x - radius * 0.86, y + radius * 0.72, side)


def level_line(canvas: Canvas, box: Box, kind: str, size: float = 21, words: str = "") -> None:
    """A level's name, or what else is said of it, with its stars, in the middle of a box."""
    word, stars = words or level_word(kind), STARS.get(kind, 0)
    room = stars * size * 0.95
    width = canvas.fitted_width(box._replace(w=box.w - room - 8), word, size, 500)
    left = box.cx - (width + (room + 8 if stars else 0)) / 2
    used = canvas.within(Box(left, box.y, width + 2, box.h), word, size, 500)
    for i in range(stars):
        canvas.picture("mark/star", left + used + 8 + size * (0.5 + 0.95 * i), box.cy, size * 0.95)


@dataclass
class Head(Widget):
    """The wooden board at the head of a page: title at the left, one or two lines at the right."""

    box: Box
    title: str
    right: str = ""
    below: str = ""

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        canvas.slice("plank/head", self.box)
        b = self.box
        title = Box(b.x + 46, b.y + 6, b.w * 0.56, b.h - 12)
        canvas.within(title, self.title, 62, "rye", AMBER_LIGHT)
        right = Box(b.x + b.w * 0.6, b.y + 14, b.w * 0.4 - 48, b.h - 28)
        if self.below:
            canvas.within(right._replace(h=right.h * 0.56), self.right, 30, 800, PAPER_LIGHT, "end")
            below = Box(right.x, right.y + right.h * 0.56, right.w, right.h * 0.44)
            canvas.within(below, self.below, 22, 500, PAPER_LIGHT, "end")
        elif self.right:
            canvas.within(right, self.right, 26, 700, PAPER_LIGHT, "end")


@dataclass
class Poster(Widget):
    """A bitten sheet of paper with a title."""

    box: Box
    title: str
    size: float = 40
    picture: str = "ticket/paper"

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        canvas.slice(self.picture, self.box)
        b = self.box
        line = b.y + 36 + self.size
        canvas.within(
            Box(b.x + 44, b.y + 18, b.w - 88, self.size * 1.5),
            self.title,
            self.size,
            "rye",
            OXBLOOD_DARK,
            "middle",
        )
        canvas.swell(b.x + 60, line, b.right - 60)


class Page(Scene):
    """A scene whose widgets are built afresh from what they show; columns scroll under wheel and focus."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._scrolls: dict[str, tuple[Scroll, Viewport]] = {}

    # ---------------------------------------------------------------- building
    def build(self) -> list[Widget]:
        """Every widget, from the model, at the present scroll. Register columns with `scrolled`."""
        return []

    def rebuild(self) -> None:
        """Build the widgets anew and ask for a frame."""
        self.widgets = self.build()
        self.redraw()

    def scrolled(self, name: str, viewport: Viewport, scroll: Scroll) -> Viewport:
        """Let the wheel and the focus move this column."""
        self._scrolls[name] = (scroll, viewport)
        return viewport

    def measure(self) -> Canvas:
        """A canvas to measure words with; it is not painted on."""
        return self.stage.canvas(None)

    # ---------------------------------------------------------------- life
    def enter(self) -> None:
        self.tweens.pace = self.stage.look.pace
        self.rebuild()

    def resume(self, result: Any) -> None:
        self.rebuild()

    def restyled(self) -> None:
        self.tweens.pace = self.stage.look.pace
        self.rebuild()

    def resized(self) -> None:
        self.rebuild()

    # ---------------------------------------------------------------- scrolling
    def hovered(self, id: str | None) -> None:
        if id is None or id != self.focus:
            return
        for scroll, viewport in self._scrolls.values():
            for element in viewport.elements():
                if element.id == id:
                    top = element.box.y - viewport.view.y + scroll.offset
                    if scroll.reveal(top, top + element.box.h):
                        self.rebuild()
                    return

    def wheel(self, id: str | None, steps: int) -> None:
        x, y = self.stage.pointer()
        for scroll, viewport in self._scrolls.values():
            if viewport.view.holds(x, y) and scroll.by(-72.0 * steps):
                self.rebuild()
                return

    def scroll_buttons(self, name: str, x: float, top: float, bottom: float) -> list[Widget]:
        """Two arrows beside a column that is longer than its paper; none where all of it is seen."""
        scroll = self._scrolls[name][0]
        if not scroll.needed:
            return []

        def by(units: float) -> None:
            if scroll.by(units):
                self.rebuild()

        above, below = Box(x - 22, top, 44, 44), Box(x - 22, bottom - 44, 44, 44)
        up = Button(f"button:up:{name}", above, "", lambda: by(-0.8 * scroll.room), "up", name=_("Scroll up"))
        down = Button(
            f"button:down:{name}", below, "", lambda: by(0.8 * scroll.room), "down", name=_("Scroll down")
        )
        up.enabled, down.enabled = scroll.offset > 0, scroll.offset < scroll.most - 0.5
        return [up, down]


@dataclass
class Reason(Widget):
    """A sentence that says why something was not done, on a paper with a red edge."""

    box: Box
    words: str
    size: float = 26

    def elements(self) -> list[Element]:
        return [Element("text:reason", "text", self.words, self.box, pressable=False)]

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        canvas.slice("bubble/red", self.box)
        canvas.paragraph(self.box.grown(-26, -16), self.words, self.size, 700, INK, "middle", middle=True)
