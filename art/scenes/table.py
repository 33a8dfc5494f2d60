"""The card tables from above: floor, rug, walnut rim, felt with the lamp's light cut into it."""

import math
from dataclasses import dataclass

from art.kit.inks import BRASS_D, FELT, FELT_D, FELT_DD, FELT_L, INK, WALNUT, WALNUT_DD, WALNUT_L, WALNUT_LL
from art.kit.sheet import blurred, clip, clipped
from art.kit.strokes import (
    Point,
    circ,
    clear,
    g,
    gouge,
    leaf,
    line,
    poly,
    pth,
    rect,
    rnd,
    stroke,
    superellipse,
)
from art.scenes.lights import lamp, vignette

MIDDLE = (960.0, 540.0)


@dataclass(frozen=True)
class Shape:
    """A table: its radii, the power of its superellipse (larger is squarer), where the lamp hangs."""

    radii: Point
    power: float
    light: Point


ROUND = Shape((925.0, 510.0), 3.9, (960.0, 470.0))  # six seats want their corners
SQUARE = Shape((944.0, 526.0), 4.7, (960.0, 500.0))  # rows of seven cards want them more


def floor() -> str:
    """Boards with their joints, nails and worn edges."""
    chance = rnd(9)
    o = rect(0, 0, 1920, 1080, WALNUT_DD)
    dark = bright = worn = nails = ""
    for row in range(13):
        y = row * 86 - 16
        o += rect(0, y + 2, 1920, 82, ("#2e1a0f", "#2a170d")[row % 2])
        worn += leaf((0, y + 4), (1920, y + 4), 1.6)
        for _ in range(20):
            x, at, length = chance.random() * 1900, y + chance.uniform(10, 76), chance.uniform(80, 260)
            cut = leaf((x, at), (x + length, at + chance.uniform(-2, 2)), chance.uniform(1.2, 2.2))
            if chance.random() < 0.45:
                bright += cut
            else:
                dark += cut
        x = chance.uniform(40, 400)
        while x < 1900:
            o += rect(x, y + 2, 3, 82, WALNUT_DD)
            nails += "".join(circ(x + side, y + up, 2.6, WALNUT_DD) for side in (-9, 12) for up in (18, 68))
            x += chance.uniform(360, 620)
    return o + pth(dark, "#1a0d06") + pth(bright, "#492c19") + pth(worn, "#553521") + nails


def _lozenges(y: float) -> str:
    """One long side of the rug's border."""
    d = "".join(f"M{x} {y}l26 -15l26 15l-26 15Z" for x in range(92, 1800, 70))
    inner = "".join(f"M{x + 14} {y}l12 -7l12 7l-12 7Z" for x in range(92, 1800, 70))
    return pth(d, "#6f4a22") + pth(inner, "#2b1210")


def rug() -> str:
    """A woven rug whose corners look out from under the table."""
    fringe = ""
    for y in range(44, 1042, 11):
        for x, way in ((30, -1), (1890, 1)):
            fringe += gouge((x, y), (x + way * 24, y + (y % 3) * 2 - 2), 5)
    o = g(rect(30, 30, 1860, 1020, "#000", 6, clear(0.6)), "translate(2 8)", blurred(6))
    o += (
        pth(fringe, "#8a6a3c")
        + rect(30, 30, 1860, 1020, "#47191a", 5)
        + line(44, 44, 1832, 992, "#7a5428", 4, 3)
    )
    o += line(53, 53, 1814, 974, "#1d2f33", 8, 3) + _lozenges(84) + _lozenges(996)
    side = "".join(f"M{x} {y}l15 26l-15 26l-15 -26Z" for x in (84, 1836) for y in range(118, 930, 70))
    o += (
        pth(side, "#6f4a22")
        + line(114, 114, 1692, 852, "#1d2f33", 8, 3)
        + line(125, 125, 1670, 830, "#7a5428", 3, 3)
    )
    threads = "".join(leaf((34, y), (1886, y), 1.1) for y in range(36, 1048, 9))
    return o + pth(threads, "#250c0c", clear(0.55))


def _around(shape: Shape, k: float, count: int = 160) -> str:
    """The table's outline, k units in from its edge."""
    return poly(superellipse(*MIDDLE, shape.radii[0] - k, shape.radii[1] - k, shape.power, count))


def _on_rim(shape: Shape, t: float, k: float) -> Point:
    c, s = math.cos(t), math.sin(t)
    x = (shape.radii[0] - k) * math.copysign(abs(c) ** (2 / shape.power), c)
    y = (shape.radii[1] - k) * math.copysign(abs(s) ** (2 / shape.power), s)
    return (MIDDLE[0] + x, MIDDLE[1] + y)


def _rim_grain(shape: Shape) -> str:
    chance = rnd(21)
    bright = dark = ""
    for i in range(520):
        t, k, turn = chance.random() * 2 * math.pi, chance.uniform(9, 40), chance.uniform(0.03, 0.09)
        a, b, m = (_on_rim(shape, at, k) for at in (t, t + turn, t + turn / 2))
        away = (m[0] - (a[0] + b[0]) / 2, m[1] - (a[1] + b[1]) / 2)
        bow = ((a[1] - b[1]) * away[0] - (a[0] - b[0]) * away[1]) / (math.dist(a, b) or 1)
        cut = leaf(a, b, chance.uniform(1.3, 2.8), bow * 2)
        if i % 3 == 0:
            bright += cut
        else:
            dark += cut
    return pth(dark, WALNUT, clear(0.9)) + pth(bright, WALNUT_LL, clear(0.7))


def _pool(shape: Shape, reach: tuple[float, float, float], ink: str, n: int, seed: float) -> str:
    """One tone of lamp light on the cloth: whole to `reach[0]`, dissolved in cuts between the other two."""
    near, mid, far = reach
    rx, ry = shape.radii

    def at(k: float, a: float) -> Point:
        return (shape.light[0] + rx * k * math.cos(a), shape.light[1] + ry * k * math.sin(a))

    chance = rnd(seed)
    middle = poly([at(near * 1.005, 2 * math.pi * i / 90) for i in range(90)])
    d = ""  # a path of its own: cuts wound the other way would punch holes where they overlap the middle
    for i in range(n):
        a, far_now = 2 * math.pi * i / n, mid + (far - mid) * chance.random()
        breadth = math.hypot(rx * near * math.sin(a), ry * near * math.cos(a))
        d += gouge(at(near * 0.99, a), at(far_now, a), 2 * math.pi * breadth / n * 0.98)
    return pth(middle, ink) + pth(d, ink)


def felt(shape: Shape) -> str:
    light = _pool(shape, (0.78, 0.98, 1.3), FELT_D, 150, 5) + _pool(shape, (0.5, 0.66, 0.84), FELT, 130, 6)
    light += _pool(shape, (0.22, 0.34, 0.46), FELT_L, 100, 7)
    o = clip("felt", _around(shape, 54)) + g(light, "", clipped("felt"))
    o += lamp(*shape.light, shape.radii[0] * 0.9, shape.radii[1] * 1.05, 0.5)
    return o + stroke(_around(shape, 56), "#0a1512", 10, clear(0.45))


def table(shape: Shape) -> str:
    o = g(pth(_around(shape, -6), "#000", clear(0.7) + blurred(14)), "translate(0 16)")
    o += pth(_around(shape, 0), INK) + pth(_around(shape, 4), WALNUT_L) + _rim_grain(shape)
    o += stroke(_around(shape, 8), WALNUT_LL, 3, clear(0.9)) + stroke(_around(shape, 44), INK, 5)
    o += pth(_around(shape, 46), BRASS_D) + pth(_around(shape, 50), INK) + pth(_around(shape, 54), FELT_DD)
    return o + felt(shape)


def scene(shape: Shape = ROUND) -> str:
    """The whole screen; wall lamps out of sight light the floor's corners a little."""
    corners = "".join(lamp(x, y, 420, 300, 0.5) for x in (0, 1920) for y in (0, 1080))
    return floor() + rug() + corners + table(shape) + vignette()
