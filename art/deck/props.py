"""What the court holds, and the gloved hand that holds it."""

import math

from .inks import AMBER, INK, LIGHT, RED
from .marks import P, block, f, gouge, line, move, pale, solid, teeth
from .suits import SHAPE


def fist(x: float, y: float, colour: str = AMBER, cuff: float = 170) -> str:
    """A gloved right hand closed round something upright; (x, y) is the top of the fist."""
    hand = "M-38,12C-50,40 -48,76 -34,96H38C54,70 54,30 42,8C20,-4 -20,-2 -38,12Z"
    o = block(f"M-36,92H40L60,{f(92 + cuff)}H-56Z", colour)
    o += solid(teeth(line((46, 100), (58, 90 + cuff)), line((4, 100), (0, 90 + cuff)), 7, 13))
    o += block(hand, colour)
    o += solid("".join(gouge((-46, 30 + 23 * k), (18, 33 + 23 * k), 5, -3) for k in range(3)))
    o += solid(teeth(line((46, 14), (42, 92)), line((20, 14), (22, 92)), 5, 11))
    return move(o, x, y)


def revolver(x: float, y: float) -> str:
    """Six-gun, barrel up. x: barrel axis, y: top of the cylinder; the fist goes at y + 78."""
    parts = (
        "M-12,0V-150H-5V-162H6V-150H12V4Z",
        "M-24,4V-92H-10V4Z",
        "M-30,0H26V56H-30Z",
        "M-26,50H22V56L54,58L50,74L26,90H-20Z",
    )
    guard = "M-24,66C-74,62 -74,120 -30,122"
    o = P(guard, "none", LIGHT, 18) + P(guard, "none", INK, 9)
    o += "".join(P(d, INK, LIGHT, 9) for d in parts) + solid("".join(parts))
    o += pale("".join(gouge((q, 6), (q, 50), 4) for q in (-18, -2, 14)))
    return move(o + pale(gouge((-3, -140), (-3, -10), 2.2)), x, y)


def branding_iron(x: float, y: float, s: str, hot: str = RED) -> str:
    """A sceptre: an iron rod with the suit glowing at its end; (x, y) is the middle of the brand."""
    rod = P("M-8,40V420H8V40Z", INK, LIGHT, 5) + solid("M-8,30V420H8V30Z")
    head = P(SHAPE[s], LIGHT, LIGHT, 22) + P(SHAPE[s], INK, INK, 11) + P(SHAPE[s], AMBER)
    glow = gouge((12, 24), (36, -2), 5, -8, 0.5) + gouge((4, -14), (14, -42), 4, 6, 0.5)
    glow += gouge((-40, 22), (-18, 22), 4, 5, 0.5)
    return move(rod + move(head + P(glow, hot), 0, 0, 1.2), x, y)


def rope(d: str, w: float = 20, colour: str = AMBER) -> str:
    """A rope laid along a path."""
    lay = f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{w}" stroke-dasharray="4 13"/>'
    return P(d, "none", INK, w + 10) + P(d, "none", colour, w) + lay


def fan(x: float, y: float, R: float, a0: float, a1: float, n: int, colour: str = RED) -> str:
    """A folding fan of n leaves opened from a0 to a1 degrees about its rivet (x, y)."""

    def spot(r: float, a: float) -> tuple[float, float]:
        return (x + r * math.cos(a), y + r * math.sin(a))

    def word(r: float, a: float) -> str:
        p = spot(r, a)
        return f"{f(p[0])},{f(p[1])}"

    o = ""
    step = (a1 - a0) / n
    for i in range(n):
        a, b = math.radians(a0 + i * step), math.radians(a0 + (i + 1) * step)
        m = (a + b) / 2
        leaf = f"M{word(60, a)}L{word(R, a)}Q{word(R * 1.16, m)} {word(R, b)}L{word(60, b)}Z"
        o += block(leaf, colour if i % 2 else LIGHT)
        o += P(gouge(spot(76, m), spot(R, m), 5, 0, 0.3), LIGHT if i % 2 else INK)
    return o
