"""The panelled wall behind every page, and the oval table that the chairs stand round."""

import math

from art.kit.inks import BRASS_D, FELT, FELT_D, FELT_L, INK, WALNUT, WALNUT_DD, WALNUT_L, WALNUT_LL
from art.kit.sheet import blurred
from art.kit.strokes import clear, g, gouge, leaf, oval, poly, pth, rect, rnd, stroke, superellipse
from art.scenes.lights import vignette, warmth

OVAL = (626.0, 556.0)  # middle of the set-up table


def panels() -> str:
    chance = rnd(17)
    o = rect(0, 0, 1920, 1080, "#2c1a10")
    dark = bright = ""
    for k in range(13):
        x = k * 160 - 40
        o += rect(x, 0, 156, 1080, "#33200f" if k % 2 else "#2f1c10") + rect(x + 156, 0, 4, 1080, WALNUT_DD)
        for i in range(14):
            at, y = x + chance.uniform(10, 146), chance.uniform(-50, 1000)
            tip = (at + chance.uniform(-3, 3), y + chance.uniform(80, 260))
            cut = leaf((at, y), tip, chance.uniform(1.4, 2.8))
            if i % 3:
                dark += cut
            else:
                bright += cut
    return o + pth(dark, "#20120a") + pth(bright, "#4c2f1b")


def _oval(rx: float, ry: float) -> str:
    return poly(superellipse(*OVAL, rx, ry, 2.3))


def _oval_grain() -> str:
    chance = rnd(5)
    d = ""
    for _ in range(150):
        a, q = chance.random() * 2 * math.pi, chance.uniform(0, 18)
        ends = [(OVAL[0] + (370 + q) * math.cos(t), OVAL[1] + (222 + q) * math.sin(t)) for t in (a, a + 0.12)]
        d += leaf(ends[0], ends[1], 2.4, 1.2)
    return pth(d, WALNUT)


def _oval_pool(near: float, mid: float, far: float, ink: str, n: int) -> str:
    chance = rnd(n)
    d = ""
    for i in range(n):
        a, k = 2 * math.pi * i / n, chance.uniform(mid, far)
        foot = (OVAL[0] + 350 * near * math.cos(a), OVAL[1] + 204 * near * math.sin(a))
        tip = (OVAL[0] + 354 * k * math.cos(a), OVAL[1] + 206 * k * math.sin(a))
        d += gouge(foot, tip, 354 * near * 6.28 / n * 0.8)
    return oval(*OVAL, 354 * near, 206 * near, ink) + pth(d, ink)


def oval_table() -> str:
    o = g(pth(_oval(400, 250), "#000", clear(0.6) + blurred(14)), "translate(0 16)")
    o += pth(_oval(398, 248), INK) + pth(_oval(393, 243), WALNUT_L) + _oval_grain()
    o += stroke(_oval(391, 241), WALNUT_LL, 2.4, clear(0.8))
    o += pth(_oval(362, 214), BRASS_D) + pth(_oval(358, 210), INK) + pth(_oval(354, 206), FELT_D)
    return o + _oval_pool(0.6, 0.8, 0.97, FELT, 90) + _oval_pool(0.3, 0.44, 0.6, FELT_L, 60)


def scene() -> str:
    """A page's wall, lit from the middle."""
    return panels() + warmth(900, 440, 1080, 700) + vignette()


def scene_setup() -> str:
    return (
        panels()
        + warmth(640, 500, 900, 640)
        + warmth(1560, 460, 760, 700, 0.8)
        + oval_table()
        + warmth(626, 520, 520, 380, 0.6)
        + vignette()
    )
