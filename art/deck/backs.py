"""The backs. A back must not tell which end is up: all of it is drawn point-symmetric."""

import math

from .frame import CX, CY, base, twice
from .inks import AMBER, BRONZE, DUSK, NIGHT, PAPER, RED
from .marks import G, P, circ, f, facets, poly, smooth

RULE = 'x="44" y="44" width="632" height="920" rx="16"'
PANEL = 'x="106" y="104" width="508" height="800" rx="10"'


def back(ground: str, deep: str, field: str) -> str:
    """A back in a ground colour, a deeper one for the panel, a lighter one for its waves."""
    o = f'<rect x="30" y="30" width="660" height="948" rx="24" fill="{ground}"/>'
    o += f'<rect {RULE} fill="none" stroke="{PAPER}" stroke-width="6"/>'
    o += P(_diamonds(), PAPER) + f'<rect {PANEL} fill="{deep}" stroke="{PAPER}" stroke-width="5"/>'
    o += G(P(_waves(), "none", field, 2.2), clip_path="url(#panel)")
    o += P(circ(CX, CY, 246), deep, PAPER, 5)
    o += P(_rosette(CX, CY, 210, 29, 18, 6) + _rosette(CX, CY, 154, 24, 14, 6), "none", PAPER, 2.2)
    o += P(circ(CX, CY, 124), deep, PAPER, 6) + twice(P(_tumbleweed(), "none", AMBER, 3.6))
    o += P(circ(CX, CY, 40), deep) + facets(CX, CY, 58, 22, 8, -90, PAPER, "#b88f4d")
    o += twice(_corner(164, deep) + _corner(556, deep))
    return base(o, f'<clipPath id="panel"><rect {PANEL}/></clipPath>')


def red() -> str:
    """The red back."""
    return back(RED, "#651f1a", "#8d3d30")


def blue() -> str:
    """The blue back."""
    return back(DUSK, NIGHT, "#3d6272")


def _diamonds() -> str:
    """A chain of diamonds along the border."""
    lozenge = "l14,15.5l-14,15.5l-14,-15.5Z"
    top = [(78 + 564 * i / 16, y) for i in range(17) for y in (76, 932)]
    sides = [(x, 76 + 856 * i / 24) for i in range(1, 24) for x in (78, 642)]
    return "".join(f"M{f(x)},{f(y - 15.5)}{lozenge}" for x, y in top + sides)


def _rosette(cx: float, cy: float, R: float, A: float, n: int, k: int, steps: int = 126) -> str:
    """Guilloche: k interlaced rings of radius R, each with n waves of height A."""
    o = ""
    for j in range(k):
        p = []
        for i in range(steps):
            t = 2 * math.pi * i / steps
            r = R + A * math.sin(n * t + 2 * math.pi * j / k)
            p.append((cx + r * math.cos(t), cy + r * math.sin(t)))
        o += smooth(p)
    return o


def _waves() -> str:
    o = ""
    for j in range(-26, 27):
        for phase in (0, math.pi):
            xs = [13 * i for i in range(-20, 21)]
            o += poly([(CX + x, CY + j * 16.5 + 12 * math.sin(x / 65 * math.pi + phase)) for x in xs], False)
    return o


def _tumbleweed() -> str:
    """Half of a ball of overlapping loops; the other half is this one turned round."""
    o = ""
    for j in range(6):
        a = math.pi * j / 6
        p = []
        for i in range(41):
            t = 2 * math.pi * i / 40
            r = 54 * (1 + 0.10 * math.sin(3 * t + 2.4 * j) + 0.05 * math.sin(5 * t + j))
            p.append((CX + 50 * math.cos(a) + r * math.cos(t), CY + 50 * math.sin(a) + r * math.sin(t)))
        o += smooth(p)
    return o


def _corner(x: float, deep: str) -> str:
    """An upper corner's rosette."""
    y = CY - 340
    o = P(circ(x, y, 54), deep, PAPER, 5) + P(_rosette(x, y, 36, 12, 8, 4, 64), "none", PAPER, 2.2)
    return o + facets(x, y, 24, 9, 4, -90, AMBER, BRONZE)
