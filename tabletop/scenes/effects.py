"""Short-lived pictures over a table: flashes, smoke, sparks, a banner. Tweens move their numbers; they draw
themselves."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import NamedTuple

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


class Cut(NamedTuple):
    """One graver's cut of a dotted way: its middle, its length in units, and the degrees it points to."""

    x: float
    y: float
    length: float
    angle: float


def way(x0: float, y0: float, x1: float, y1: float) -> list[Cut]:
    """The dotted way of a bullet from one place to another: a bow of cuts that grow towards the aim."""
    steps = max(9, min(22, round(math.dist((x0, y0), (x1, y1)) / 46)))
    lift = min(190.0, abs(x1 - x0) * 0.28 + 70)

    def at(t: float) -> tuple[float, float]:
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - lift * math.sin(math.pi * t)

    cuts = []
    for i in range(1, steps):
        t = i / steps
        (ax, ay), (bx, by) = at(t - 0.02), at(t + 0.02)
        cuts.append(Cut(*at(t), 26 + 20 * t, math.degrees(math.atan2(by - ay, bx - ax))))
    return cuts


def draw_way(canvas: Canvas, cuts: list[Cut]) -> None:
    """All of it, standing still: what is aimed at."""
    for cut in cuts:
        canvas.picture("glow/aim", cut.x, cut.y, cut.length * 20 / 34, cut.angle, coarse=True)


@dataclass(slots=True, eq=False)
class Sparks:
    """A dotted way that lights up to `part` of it and goes out behind."""

    cuts: list[Cut] = field(default_factory=list)
    part: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        n = len(self.cuts)
        for i, cut in enumerate(self.cuts):
            age = self.part * (n + 8) - i
            if 0 < age < 9:
                size = cut.length * (1.25 if age < 3 else 1.0)
                canvas.picture("glow/aim", cut.x, cut.y, size * 20 / 34, cut.angle, 1 - age / 9, coarse=True)


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
