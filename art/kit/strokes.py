"""Strokes and shapes: the SVG words that all pictures are written in.

Every shade is made of gouges, tapered cuts as a woodcutter's tool leaves them; nothing is shaded by a blur.
"""

import math
import random
from collections.abc import Callable, Sequence

Point = tuple[float, float]
Curve = Callable[[float], Point]
Cut = Callable[[Point, Point, float, float], str]


def rnd(seed: float) -> random.Random:
    """Chance that falls the same way in every run."""
    return random.Random(seed)


def lerp(a: Point, b: Point, t: float) -> Point:
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def bez(*points: Point) -> Curve:
    """The Bezier curve through these control points, as a function of 0 to 1."""

    def at(t: float) -> Point:
        row = list(points)
        while len(row) > 1:
            row = [lerp(row[i], row[i + 1], t) for i in range(len(row) - 1)]
        return row[0]

    return at


def _axes(a: Point, b: Point, bow: float) -> tuple[Point, Point]:
    """The unit normal of a to b, and the middle pushed aside by `bow`."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy) or 1
    n = (-dy / length, dx / length)
    return n, ((a[0] + b[0]) / 2 + n[0] * bow, (a[1] + b[1]) / 2 + n[1] * bow)


def gouge(a: Point, b: Point, w: float, bow: float = 0) -> str:
    """A cut that is w thick at a and pointed at b."""
    (nx, ny), m = _axes(a, b, bow)
    h, k = w / 2, w / 2.6
    return (
        f"M{a[0] + nx * h:.1f} {a[1] + ny * h:.1f}"
        f"Q{m[0] + nx * k:.1f} {m[1] + ny * k:.1f} {b[0]:.1f} {b[1]:.1f}"
        f"Q{m[0] - nx * k:.1f} {m[1] - ny * k:.1f} {a[0] - nx * h:.1f} {a[1] - ny * h:.1f}Z"
    )


def leaf(a: Point, b: Point, w: float, bow: float = 0) -> str:
    """A cut that is pointed at both ends."""
    (nx, ny), m = _axes(a, b, bow)
    return (
        f"M{a[0]:.1f} {a[1]:.1f}Q{m[0] + nx * w:.1f} {m[1] + ny * w:.1f} {b[0]:.1f} {b[1]:.1f}"
        f"Q{m[0] - nx * w:.1f} {m[1] - ny * w:.1f} {a[0]:.1f} {a[1]:.1f}Z"
    )


def hatch(
    foot: Curve,
    tip: Curve,
    n: int,
    w: float,
    seed: float = 1,
    jit: float = 0.25,
    cut: Cut = gouge,
    bow: float = 0,
) -> str:
    """n cuts from the curve `foot` towards the curve `tip`; `jit` is how unequal they are."""
    chance = rnd(seed)
    d = []
    for i in range(n):
        t = (i + 0.5) / n
        a, b = foot(t), tip(t)
        reach = 1 - jit * chance.random()
        d.append(cut(a, lerp(a, b, reach), w * (1 - jit * 0.4 * chance.random()), bow))
    return "".join(d)


def ring(n: int, cx: float, cy: float, inner: Point, outer: Point, outer2: Point, w: float) -> str:
    """n rays round (cx, cy): from the ellipse `inner` to `outer` and `outer2` by turns."""
    d = ""
    for i in range(n):
        a = 2 * math.pi * i / n
        c, s = math.cos(a), math.sin(a)
        far = outer2 if i % 2 else outer
        d += gouge((cx + inner[0] * c, cy + inner[1] * s), (cx + far[0] * c, cy + far[1] * s), w)
    return d


def pth(d: str, fill: str, extra: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{extra}/>'


def stroke(d: str, col: str, w: float, extra: str = "") -> str:
    return f'<path d="{d}" fill="none" stroke="{col}" stroke-width="{w}"{extra}/>'


def circ(x: float, y: float, r: float, fill: str, extra: str = "") -> str:
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}"{extra}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, extra: str = "") -> str:
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="{fill}"{extra}/>'


def rect(x: float, y: float, w: float, h: float, fill: str, r: float = 0, extra: str = "") -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="{r}" fill="{fill}"{extra}/>'


def line(
    x: float, y: float, w: float, h: float, col: str, thick: float, r: float = 0, extra: str = ""
) -> str:
    """The outline of a rectangle."""
    return rect(x, y, w, h, "none", r, f' stroke="{col}" stroke-width="{thick}"{extra}')


def g(inner: str, tr: str = "", extra: str = "") -> str:
    t = f' transform="{tr}"' if tr else ""
    return f"<g{t}{extra}>{inner}</g>"


def moved(inner: str, x: float, y: float, s: float = 1, extra: str = "") -> str:
    return g(inner, f"translate({x:.1f} {y:.1f})" + (f" scale({s:.4f})" if s != 1 else ""), extra)


def clear(opacity: float) -> str:
    return f' opacity="{opacity}"'


def outlined(col: str, w: float) -> str:
    return f' stroke="{col}" stroke-width="{w}" stroke-linejoin="round"'


def superellipse(cx: float, cy: float, rx: float, ry: float, n: float = 2.0, count: int = 160) -> list[Point]:
    out = []
    for i in range(count):
        t = 2 * math.pi * i / count
        c, s = math.cos(t), math.sin(t)
        x = rx * math.copysign(abs(c) ** (2 / n), c)
        out.append((cx + x, cy + ry * math.copysign(abs(s) ** (2 / n), s)))
    return out


def poly(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "Z"


def star(x: float, y: float, big: float, small: float | None = None, n: int = 5, rot: float = -90) -> str:
    small = small or big * 0.42
    points = []
    for i in range(2 * n):
        r, a = (big, small)[i % 2], math.radians(rot + i * 180 / n)
        points.append((x + r * math.cos(a), y + r * math.sin(a)))
    return poly(points)
