"""The chamber: a cylinder with six holes, and what can lie in a hole."""

import math

from art.kit.inks import AMBER_L, BRASS, BRASS_D, BRASS_L, INK, OX_D, OX_L, PARCH_L, SHADE, STEEL, STEEL_D
from art.kit.sheet import GLOW, sprite
from art.kit.strokes import Point, circ, clear, g, gouge, moved, poly, pth, star, stroke
from art.picture import Picture

RADIUS = 100.0  # of the cylinder as drawn for the program
SIDE = 220.0
UNIT = 64.0  # the cylinder is designed at this radius
ORBIT = 39.0  # holes lie this far from its middle
HOLE = 18.5


def slots(radius: float = RADIUS) -> list[Point]:
    """The middles of the six holes from the cylinder's middle: first at the top, then clockwise."""
    turns = [math.radians(60 * i - 90) for i in range(6)]
    return [(radius * ORBIT / UNIT * math.cos(a), radius * ORBIT / UNIT * math.sin(a)) for a in turns]


def _outline() -> str:
    points = []
    for k in range(240):
        a = 2 * math.pi * k / 240
        flute = max(0.0, math.cos(6 * (a - math.radians(-60)))) ** 5
        r = UNIT - 7 * flute
        points.append((r * math.cos(a), r * math.sin(a)))
    return poly(points)


def spent() -> str:
    """An empty hole, centre (0, 0)."""
    lip = "M-13 6A14.4 14.4 0 0 0 13 6A18 16 0 0 1 -13 6Z"
    return circ(0, 0, HOLE, INK) + circ(0, 0, 16, "#120905") + pth(lip, STEEL_D)


def round_in_hole(face: str, light: str, dark: str) -> str:
    """The head of a cartridge in its hole."""
    o = (
        circ(0, 0, HOLE, INK)
        + circ(0, 0, 16.2, face)
        + pth("M-13 -5A14 14 0 0 1 13 -5A16 13 0 0 0 -13 -5Z", light)
    )
    return o + circ(0, 0, 10.5, "none", f' stroke="{dark}" stroke-width="2.2"') + circ(0, 0, 5.4, dark)


def full() -> str:
    return round_in_hole(BRASS, BRASS_L, BRASS_D) + circ(-1, -1, 2.4, BRASS_L)


def hit() -> str:
    return round_in_hole(OX_L, "#e58a5f", OX_D) + stroke("M-6 -6L6 6M6 -6L-6 6", PARCH_L, 3.4)


def cylinder(holes: str = "eeeeee") -> str:
    """At radius 64, centre (0, 0); holes in the order of `slots`: f full, e empty, m hit."""
    d = _outline()
    o = circ(3, 6, 63, SHADE, clear(0.5)) + pth(d, INK) + g(pth(d, STEEL), "scale(.945)")
    cuts = [math.radians(40 + i * 6.5) for i in range(26)]
    o += pth(
        "".join(
            gouge((60 * math.cos(a), 60 * math.sin(a)), (25 * math.cos(a), 25 * math.sin(a)), 5) for a in cuts
        ),
        STEEL_D,
    )
    o += (
        circ(0, 0, 15, INK)
        + circ(0, 0, 12, STEEL)
        + pth(star(0, 0, 10, 5, 6), STEEL_D)
        + circ(0, 0, 3.6, INK)
    )
    draw = {"f": full, "e": spent, "m": hit}
    return o + "".join(moved(draw[h](), x, y) for h, (x, y) in zip(holes, slots(UNIT), strict=True))


def crosshair(r: float) -> str:
    ways = ((1, 0), (-1, 0), (0, 1), (0, -1))
    hairs = "".join(gouge((r * 1.5 * c, r * 1.5 * s), (r * 0.5 * c, r * 0.5 * s), r * 0.3) for c, s in ways)
    o = circ(0, 0, r, "none", f' stroke="{INK}" stroke-width="11"') + stroke(
        hairs, INK, 5, ' stroke-linejoin="round"'
    )
    return o + circ(0, 0, r, "none", f' stroke="{PARCH_L}" stroke-width="6"') + pth(hairs, PARCH_L)


def target_glow() -> str:
    """The amber ring behind a chamber that may be shot at."""
    o = circ(0, 0, RADIUS * 1.6, GLOW) + circ(0, 0, RADIUS * 1.1, INK)
    return o + circ(0, 0, RADIUS * 1.065, AMBER_L) + circ(0, 0, RADIUS * 1.0, BRASS_D)


def pictures() -> dict[str, Picture]:
    grow = RADIUS / UNIT
    hole = {"full": full, "spent": spent, "hit": hit}
    out = {f"chamber/{k}": sprite(moved(f(), 32, 32, grow), 64, 64, "people") for k, f in hole.items()}
    out["chamber/body"] = sprite(moved(cylinder(), SIDE / 2, SIDE / 2, grow), SIDE, SIDE, "people")
    out["chamber/aim"] = sprite(moved(crosshair(42), 74, 74), 148, 148, "people")
    out["chamber/glow"] = sprite(moved(target_glow(), 165, 165), 330, 330, "people")
    return out
