"""Things that pass: muzzle flash, smoke, dust, a star."""

import math

from art.kit.inks import AMBER, AMBER_L, INK, OX_L
from art.kit.sheet import GLOW, sprite
from art.kit.strokes import circ, clear, g, gouge, outlined, oval, poly, pth, rnd, star
from art.picture import Picture

PUFFS = (  # x, y, radius of each ball of smoke
    ((70, 96, 40), (112, 74, 48), (150, 104, 40), (108, 116, 44), (56, 70, 24)),
    ((60, 88, 34), (96, 62, 36), (138, 84, 46), (96, 112, 38), (160, 118, 24), (130, 48, 22)),
    ((52, 104, 26), (88, 78, 34), (126, 60, 28), (150, 92, 34), (106, 116, 30), (70, 60, 16)),
)


def muzzle() -> str:
    """A flash that leaves the barrel at (20, 80) towards the right."""
    o = oval(112, 80, 108, 74, GLOW)
    for ink, reach, w, seed in ((OX_L, 1.0, 30, 3), (AMBER, 0.82, 25, 4), ("#ffe9ae", 0.58, 19, 5)):
        chance = rnd(seed)
        d = ""
        for i in range(15):
            a = math.radians(-84 + 12 * i)
            far = reach * (190 * math.cos(a) ** 2 + 56) * (1 if i % 2 else 0.66) * chance.uniform(0.86, 1)
            d += gouge((22, 80), (22 + far * math.cos(a), 80 + far * 0.72 * math.sin(a)), w)
        o += pth(d, ink)
    return o + oval(46, 80, 30, 20, "#fff9e6")


def puff(balls: tuple[tuple[float, float, float], ...], light: str, mid: str, dark: str) -> str:
    """Smoke in a woodcut: balls with shade cut into their lower left."""
    o = "".join(circ(x, y, r, dark) for x, y, r in balls)
    o += "".join(circ(x + r * 0.06, y - r * 0.08, r * 0.92, mid) for x, y, r in balls)
    o += "".join(circ(x + r * 0.16, y - r * 0.2, r * 0.68, light) for x, y, r in balls)
    cuts = ""
    for x, y, r in balls:
        for i in range(7):
            a = math.radians(96 + 17 * i)
            foot = (x + r * 0.97 * math.cos(a), y + r * 0.97 * math.sin(a))
            cuts += gouge(
                foot, (x + r * 0.52 * math.cos(a + 0.2), y + r * 0.52 * math.sin(a + 0.2)), r * 0.13
            )
    return o + pth(cuts, dark)


def dust() -> str:
    """Kicked up from the ground, 160 x 70."""
    balls = ((34, 50, 17), (62, 40, 22), (94, 46, 19), (122, 54, 13))
    grains = "".join(
        circ(x, y, r, "#d8b078")
        for x, y, r in ((18, 30, 3), (46, 12, 2.4), (88, 14, 3), (134, 32, 2.6), (148, 44, 2))
    )
    return puff(balls, "#e2c08a", "#c99f63", "#a87a43") + grains


def gold_star() -> str:
    o = pth(star(40, 42, 36), AMBER, outlined(INK, 3.4))
    facets = ""
    for i in range(5):
        a = math.radians(-90 + 72 * i)
        b = math.radians(-54 + 72 * i)
        tip = (40 + 32 * math.cos(a), 42 + 32 * math.sin(a))
        facets += poly([(40, 42), tip, (40 + 13.6 * math.cos(b), 42 + 13.6 * math.sin(b))])
    return o + pth(facets, AMBER_L) + circ(40, 42, 4.6, INK)


def pictures() -> dict[str, Picture]:
    out = {
        "fx/muzzle": sprite(muzzle(), 290, 160, "effects"),
        "fx/dust": sprite(dust(), 160, 72, "effects"),
        "fx/star": sprite(gold_star(), 80, 80, "effects"),
    }
    for i, balls in enumerate(PUFFS):
        smoke = g(puff(balls, "#efe6d2", "#d3c6ad", "#a4967f"), "", clear(0.9))
        out[f"fx/smoke-{i + 1}"] = sprite(smoke, 210, 180, "effects")
    return out
