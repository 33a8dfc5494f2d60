"""Short-lived pictures over a table: flashes, smoke, sparks, a banner. Tweens move their numbers; they draw
themselves."""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletop.ui.canvas import AMBER_LIGHT, Canvas
from tabletop.ui.geometry import around


@dataclass(slots=True, eq=False)
class Picture:
    """One picture that grows, turns and fades."""

    name: str
    x: float
    y: float
    h: float
    angle: float = 0.0
    alpha: float = 1.0

    def draw(self, canvas: Canvas) -> None:
        if self.alpha > 0.02 and self.h >= 2:
            canvas.picture(self.name, self.x, self.y, self.h, self.angle, self.alpha)


@dataclass(slots=True, eq=False)
class Sparks:
    """A row of sparks along a path of (x, y, size), lit up to `part` of it and going out behind."""

    points: list[tuple[float, float, float]] = field(default_factory=list)
    part: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        n = len(self.points)
        for i, (x, y, size) in enumerate(self.points):
            age = self.part * (n + 6) - i
            if 0 < age < 7:
                canvas.picture("fx/star", x, y, size * 1.6, alpha=max(0.1, 1 - age / 7))


@dataclass(slots=True, eq=False)
class Banner:
    """Words on a wooden sign in the middle of the table, for a moment."""

    words: str
    alpha: float = 0.0
    y: float = 330.0

    def draw(self, canvas: Canvas) -> None:
        if self.alpha < 0.05:
            return
        box = around(960, self.y, min(1000.0, canvas.text_width(self.words, 58, "rye") + 130), 104)
        canvas.slice("plank/sign", box, self.alpha)
        if self.alpha > 0.5:
            canvas.centred(box.grown(-36, -8), self.words, 58, "rye", AMBER_LIGHT)
