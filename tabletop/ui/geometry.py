"""Places and sizes, without pygame: boxes, poses, and the frame that maps the design space onto a window.

All layout is written in the design space of 1920 x 1080 units; a `Frame` says how it lies in the window's
pixels.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

WIDTH, HEIGHT = 1920.0, 1080.0


class Box(NamedTuple):
    """A rectangle in design units: left, top, width, height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def holds(self, x: float, y: float) -> bool:
        """True if the point lies inside (right and bottom edges excluded)."""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def grown(self, dx: float, dy: float | None = None) -> Box:
        """The box with `dx` added left and right, `dy` (or dx) above and below; negative shrinks."""
        dy = dx if dy is None else dy
        return Box(self.x - dx, self.y - dy, self.w + 2 * dx, self.h + 2 * dy)

    def moved(self, dx: float, dy: float) -> Box:
        """The box shifted."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def overlap(self, other: Box) -> float:
        """The common area in square units, 0 if apart."""
        w = min(self.right, other.right) - max(self.x, other.x)
        h = min(self.bottom, other.bottom) - max(self.y, other.y)
        return w * h if w > 0 and h > 0 else 0.0


def around(cx: float, cy: float, w: float, h: float) -> Box:
    """The box of that size with its middle at (cx, cy)."""
    return Box(cx - w / 2, cy - h / 2, w, h)


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card or token stands: centre, height in units, angle in degrees clockwise, opacity 0..1,
    layer."""

    x: float
    y: float
    h: float
    angle: float = 0.0
    alpha: float = 1.0
    z: float = 0.0

    def lifted(self, up: float) -> Pose:
        """Moved by `up` units along the card's own upward direction."""
        a = math.radians(self.angle)
        return Pose(
            self.x + up * math.sin(a), self.y - up * math.cos(a), self.h, self.angle, self.alpha, self.z
        )

    def box(self, aspect: float) -> Box:
        """The upright rectangle around the card (width = height * aspect), ignoring the turn."""
        return around(self.x, self.y, self.h * aspect, self.h)

    def holds(self, x: float, y: float, aspect: float) -> bool:
        """True if the point lies on the turned card itself."""
        a = math.radians(-self.angle)
        dx, dy = x - self.x, y - self.y
        u, v = dx * math.cos(a) - dy * math.sin(a), dx * math.sin(a) + dy * math.cos(a)
        return abs(u) <= self.h * aspect / 2 and abs(v) <= self.h / 2


def fan(n: int, cx: float, cy: float, h: float, gap: float, turn: float, sag: float) -> list[Pose]:
    """n cards held like a hand: `gap` units apart, `turn` degrees each, the outer ones `sag` * k^2 lower."""
    poses = []
    for i in range(n):
        k = i - (n - 1) / 2
        poses.append(Pose(cx + k * gap, cy + k * k * sag, h, k * turn, z=i))
    return poses


class Frame:
    """How the design space lies in a window of `width` x `height` pixels: as large as fits, centred."""

    __slots__ = ("height", "left", "scale", "top", "width")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.scale = min(width / WIDTH, height / HEIGHT)
        """Pixels a unit."""
        self.left = (width - WIDTH * self.scale) / 2
        self.top = (height - HEIGHT * self.scale) / 2

    def px(self, units: float) -> int:
        """A length in whole pixels, at least 1."""
        return max(1, round(units * self.scale))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a design point."""
        s = self.scale
        return round(self.left + x * s), round(self.top + y * s)

    def rect(self, box: Box) -> tuple[int, int, int, int]:
        """The pixels of a box; edges are rounded one by one so that neighbours meet."""
        x0, y0 = self.point(box.x, box.y)
        x1, y1 = self.point(box.right, box.bottom)
        return x0, y0, max(1, x1 - x0), max(1, y1 - y0)

    def units(self, px: float, py: float) -> tuple[float, float]:
        """The design point of a pixel."""
        s = self.scale
        return (px - self.left) / s, (py - self.top) / s


def spread(n: int, start: float, end: float) -> Sequence[float]:
    """n places evenly from start to end, both included; the middle for one."""
    if n == 1:
        return ((start + end) / 2,)
    return tuple(start + (end - start) * i / (n - 1) for i in range(n))
