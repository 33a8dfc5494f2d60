"""Short-lived things over the map: dice that tumble, words that rise, the locomotive under way."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.ui.canvas import INK, Canvas
from tabletop.ui.geometry import around
from tabletop.ui.text import Colour

_ROLLS = 4
_TURNS = 11


@dataclass(slots=True, eq=False)
class Die:
    """One die: in the air while `spin` is below 1, then it shows its number."""

    number: int
    x: float
    y: float
    h: float = 62.0
    spin: float = 0.0
    angle: float = 0.0
    alpha: float = 1.0
    hop: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        if self.alpha < 0.03:
            return
        if self.spin < 1:
            step = 1 + int(self.spin * _TURNS + self.number) % _ROLLS
            lift = self.hop * (1 - self.spin)
            canvas.picture(f"die/roll-{step}", self.x, self.y - lift, self.h * 1.35, alpha=self.alpha)
        else:
            canvas.picture(f"die/{self.number}", self.x, self.y, self.h, self.angle, self.alpha)


@dataclass(slots=True, eq=False)
class Rising:
    """A few words that rise and fade: what was earned or paid. They stand on a paper strip."""

    words: str
    x: float
    y: float
    alpha: float = 1.0
    colour: Colour = INK

    def draw(self, canvas: Canvas) -> None:
        if self.alpha < 0.06:
            return
        width = canvas.text_width(self.words, 24, 800, fixed=True) + 52
        box = around(self.x, self.y, width, 44)
        canvas.slice("strip/light-small", box, self.alpha)
        if self.alpha > 0.5:
            canvas.centred(box.grown(-22, -5), self.words, 24, 800, self.colour, fixed=True)


@dataclass(slots=True, eq=False)
class Train:
    """The round's locomotive between two stops."""

    x: float
    y: float
    number: int

    def draw(self, canvas: Canvas) -> None:
        canvas.picture("round/marker", self.x, self.y, 68)
        canvas.centred(around(self.x + 4, self.y - 1, 26, 26), str(self.number), 20, 800, INK, fixed=True)
