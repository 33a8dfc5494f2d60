"""What queens wear: plumes, roses and curls."""

import math

from .inks import INK, LIGHT, RED, SAGE
from .marks import P, Points, at, block, circ, gouge, lerp, pale, polar, poly, solid, star


def plume(spine: Points, w: float, colour: str, n: int = 15) -> str:
    """An ostrich plume along a spine: barbs leaning to the tip, the quill on top."""
    barbs, body = [], ""
    for i in range(n):
        t = 0.04 + 0.96 * i / (n - 1)
        p, q = at(spine, t), at(spine, min(t + 0.02, 1))
        if t >= 0.98:
            p, q = at(spine, 0.96), spine[-1]
        along = math.atan2(q[1] - p[1], q[0] - p[0])
        h = w * (0.45 + 0.75 * math.sin(math.pi * min(0.12 + t * 0.8, 1)) ** 0.8)
        for s in (-1, 1):
            a = along + s * (1.05 - 0.35 * t)
            e = (p[0] + h * math.cos(a), p[1] + h * math.sin(a))
            body += gouge(p, e, w * 0.34, s * w * 0.2, 0.6)
            barbs.append((p, e, s))
    veins = "".join(gouge(lerp(p, e, 0.15), lerp(p, e, 0.9), 2.2, s * w * 0.2, 0.6) for p, e, s in barbs)
    return (
        P(body, INK, INK, 13)
        + P(body, colour, colour, 2)
        + solid(veins)
        + block(poly(spine, False), "none", 5)
    )


def ringlet(x: float, y: float, n: int, w: float) -> str:
    """A corkscrew curl of n turns hanging from (x, y), w half wide at its top."""
    o = ""
    for i in range(n):
        u, v = w * (1 - 0.09 * i), y + i * 30
        turn = f"M{x - u},{v}C{x - u},{v - 22} {x + u},{v - 22} {x + u},{v + 4}"
        o += P(turn + f"C{x + u},{v + 34} {x - u},{v + 40} {x - u},{v}Z", INK, INK, 4)
        o += pale(gouge((x - u * 0.8, v + 12), (x + u * 0.75, v - 2), 3.4, -9))
    return o


def rose(x: float, y: float, r: float = 34, colour: str = RED) -> str:
    """A rose of radius r on its leaves."""
    o = block(star(x, y, r * 1.5, r * 0.8, 5, -60), SAGE, 6)
    petals = [polar(x, y, r * 0.5, a) for a in (17, 89, 160, 235, 309)]
    o += block("".join(circ(px, py, r * 0.62) for px, py in petals), colour, 6)
    o += P(circ(x, y, r * 0.66), colour)
    spiral = [polar(x, y, r * (0.1 + 0.055 * k), math.degrees(k * 0.62)) for k in range(15)]
    return o + P(poly(spiral, False), "none", LIGHT, 5)
