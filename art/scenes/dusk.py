"""The sky over the street, the far mesas and the road."""

import math

from art.kit.inks import PARCH_L
from art.kit.sheet import GLOW
from art.kit.strokes import Point, bez, circ, clear, gouge, hatch, leaf, poly, pth, rect, rnd, star

HORIZON = 700.0
BANDS = (
    (150, "#28414d"),
    (290, "#4d4f50"),
    (380, "#7d4a38"),
    (455, "#a8572f"),
    (525, "#c97c34"),
    (595, "#e2a548"),
    (650, "#f2c86f"),
)
STARS = (
    (90, 60, 8),
    (260, 34, 6),
    (420, 96, 5),
    (1510, 44, 7),
    (1690, 100, 5),
    (1830, 50, 9),
    (640, 30, 5),
    (1290, 26, 5),
    (150, 180, 5),
    (1790, 210, 5),
)


def _bands() -> str:
    """Each band of the sky dissolves upwards in long flat cuts."""
    chance = rnd(4)
    o = rect(0, 0, 1920, HORIZON + 20, "#1c2f3b")
    for y, ink in BANDS:
        o += rect(0, y + 14, 1920, HORIZON - y, ink)
        d = ""
        for _ in range(46):
            x, length, at = (
                chance.uniform(-150, 1920),
                chance.uniform(120, 420),
                y + 16 - chance.random() ** 2 * 46,
            )
            d += leaf((x, at), (x + length, at), chance.uniform(3, 8))
        o += pth(d, ink)
    return o


def _beams() -> str:
    d = ""
    for i in range(19):
        a = math.pi + math.pi * (i + 0.25) / 19
        ends = [(960 + 1500 * math.cos(t), 640 + 1500 * math.sin(t)) for t in (a, a + 0.055)]
        d += poly([(960, 640), *ends])
    return pth(d, "#ffd98a", clear(0.13))


def sky() -> str:
    o = _bands() + _beams()
    o += "".join(pth(star(x, y, r, r * 0.25, 4), PARCH_L, clear(0.85)) for x, y, r in STARS)
    o += circ(960, 610, 330, GLOW) + circ(960, 612, 128, "#ffe7a6") + circ(960, 612, 118, "#fff3cb")
    haze = ((640, 118), (656, 112), (672, 100), (686, 84))
    return o + pth("".join(leaf((960 - w, y), (960 + w, y), 3.4) for y, w in haze), "#f2b855")


def _butte(
    points: list[Point], span: tuple[float, float], y: float, h: float, n: int, ink: str, sun: str
) -> str:
    a, b = span
    cuts = hatch(bez((a, y), (b, y)), bez((a - 3, y + h), (b + 3, y + h)), n, (b - a) / n * 0.62, n)
    return pth(poly(points), ink) + pth(cuts, sun)


def mesas() -> str:
    west: list[Point] = [
        (792, 712),
        (836, 652),
        (846, 584),
        (856, 578),
        (904, 578),
        (912, 590),
        (918, 650),
        (962, 712),
    ]
    east: list[Point] = [
        (940, 712),
        (970, 664),
        (976, 618),
        (990, 616),
        (998, 556),
        (1008, 550),
        (1060, 552),
        (1100, 712),
    ]
    o = _butte(west, (850, 910), 586, 62, 7, "#7b3a29", "#c9722f")
    o += _butte(east, (1003, 1054), 560, 76, 6, "#6a3024", "#a9582c")
    return o + pth("M380 720C600 660 800 690 960 690C1150 690 1350 664 1540 720Z", "#4f271d")


def _verge(foot: float, out: int, n: int, ink: str, reach: float, seed: float, start: float = 0.06) -> str:
    """Light on the road dissolves sideways in flat cuts that grow towards us."""
    chance = rnd(seed)
    d = ""
    for i in range(n):
        t = start + (1 - start) * max(0.0, (i + chance.uniform(-0.3, 0.3)) / n) ** 1.7
        x, y = 960 + (foot - 960) * t, 696 + 392 * t
        d += gouge(
            (x - out * 14 * t, y), (x + out * reach * t * chance.uniform(0.45, 1), y + 2), 1.5 + 10 * t
        )
    return pth(d, ink)


def road() -> str:
    o = pth("M0 1080V800L600 706H1320L1920 800V1080Z", "#6a3f26")
    o += pth("M860 702H1060L1560 1080H360Z", "#8a5730") + pth("M922 702H998L1150 1080H770Z", "#c07f3d")
    o += pth("M945 702H975L1010 1080H910Z", "#e6ab58")
    o += _verge(360, -1, 30, "#8a5730", 330, 1) + _verge(1560, 1, 30, "#8a5730", 330, 2)
    o += _verge(770, -1, 30, "#c07f3d", 190, 3) + _verge(1150, 1, 30, "#c07f3d", 190, 4)
    o += _verge(910, -1, 26, "#e6ab58", 90, 5) + _verge(1010, 1, 26, "#e6ab58", 90, 6)
    o += _verge(-420, 1, 22, "#432718", 520, 7, 0.3) + _verge(2340, -1, 22, "#432718", 520, 8, 0.3)
    for side in (-1, 1):
        for k in (250, 330):
            near = 960 + side * k * 1.5
            o += pth(f"M{960 + side * k * 0.1} 705L{near} 1080L{near + side * 22} 1080Z", "#5a3420")
    return o
