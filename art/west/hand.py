"""The hand that drew the map: shapes with a bold ink outline, hatched by patterns; seats and their brands."""

import random
import re
from itertools import pairwise

from art.kit.inks import DARK_SEATS, INK, PARCH_L, SEATS
from art.kit.medals import BRANDS
from art.kit.sheet import plate, sprite
from art.kit.strokes import g, pth, rect, stroke
from art.picture import Insets, Picture

SAND, EARTH, DIRT = "#dcbf86", "#b98d56", "#8a6034"
KRAFT = "#cfa566"  # what is printed on notices, of no seat's colour
CREAM = "#fbf3de"
WOOD, WOOD_D, WOOD_L = "#6b4629", "#23140b", "#8a5a33"
SKIN = "#e9c99a"
ROUND = ' stroke-linejoin="round" stroke-linecap="round"'


def _stripes(name: str, step: float, width: float, turn: float, dark: float) -> str:
    return (
        f'<pattern id="{name}" width="{step}" height="{step}" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate({turn})"><rect width="{width}" height="{step}" fill="{INK}" '
        f'opacity="{dark}"/></pattern>'
    )


PATTERNS = {
    "fine": _stripes("fine", 5, 2.2, 45, 0.62),
    "coarse": _stripes("coarse", 9, 3.4, 45, 0.5),
    "steep": _stripes("steep", 9, 3.6, 8, 0.72),
    "pale": _stripes("pale", 8, 2, 45, 0.16),
    "boards": (
        '<pattern id="boards" width="22" height="10" patternUnits="userSpaceOnUse">'
        '<rect width="22" height="10" fill="#9a7044"/>'
        f'<rect width="3" height="10" fill="{INK}" opacity=".7"/>'
        "</pattern>"
    ),
}
FINE, COARSE, STEEP, PALE, BOARDS = (f"url(#{name})" for name in PATTERNS)


def with_patterns(body: str) -> str:
    """The body behind the patterns that it names."""
    named = [name for name in PATTERNS if re.search(rf"url\(#{name}\)", body)]
    return f"<defs>{''.join(PATTERNS[name] for name in named)}</defs>{body}" if named else body


def drawn(body: str, w: float, h: float, page: str, pad: Insets = (0, 0, 0, 0)) -> Picture:
    return sprite(with_patterns(body), w, h, page, pad)


def sliced(body: str, w: float, h: float, cut: Insets, pad: Insets, page: str = "west-pieces") -> Picture:
    return plate(with_patterns(body), w, h, cut, pad, page)


def cut(d: str, fill: str = INK, w: float = 3.0, ink: str = INK) -> str:
    """A shape with a bold outline."""
    return pth(d, fill, f' stroke="{ink}" stroke-width="{w}"{ROUND}')


def mark(d: str, w: float = 3.0, ink: str = INK) -> str:
    """A line with round ends."""
    return stroke(d, ink, w, ROUND)


def box(
    x: float, y: float, w: float, h: float, fill: str, r: float = 0, ink: str = INK, thick: float = 3
) -> str:
    return rect(x, y, w, h, fill, r, f' stroke="{ink}" stroke-width="{thick}"')


def ring(x: float, y: float, r: float, fill: str, ink: str = INK, thick: float = 3) -> str:
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{fill}" stroke="{ink}" stroke-width="{thick}"/>'
    )


def brand_ink(seat: int) -> str:
    return PARCH_L if seat in DARK_SEATS else INK


def brand(seat: int, x: float, y: float, side: float, w: float = 5.6) -> str:
    """A seat's ranch brand in a square of `side` about (x, y): never mirrored."""
    look = f' fill="none" stroke="{brand_ink(seat)}" stroke-width="{w}" stroke-linejoin="round"'
    return g(BRANDS[seat], f"translate({x:.1f} {y:.1f}) scale({side / 25:.3f})", look)


def seat_disc(seat: int, x: float, y: float, r: float) -> str:
    """A wooden disc in a seat's colour with its brand."""
    o = f'<circle cx="{x + 1:.1f}" cy="{y + r * 0.16:.1f}" r="{r:.1f}" fill="{INK}" opacity=".5"/>'
    o += ring(x, y, r, SEATS[seat], INK, max(2.0, r * 0.11))
    o += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r * 0.8:.1f}" fill="none" stroke="{brand_ink(seat)}" '
    o += f'stroke-width="{max(1.2, r * 0.07):.1f}" opacity="{0.9 if seat in DARK_SEATS else 0.5}"/>'
    return o + brand(seat, x, y, r * 0.98)


def deckle(
    x: float, y: float, w: float, h: float, seed: float = 3, rough: float = 5, step: float = 34
) -> str:
    """The outline of a sheet torn by hand."""
    chance = random.Random(seed)
    corners = [(x, y), (x + w, y), (x + w, y + h), (x, y + h), (x, y)]
    points = []
    for (ax, ay), (bx, by) in pairwise(corners):
        length = abs(bx - ax) + abs(by - ay)
        n = int(length / step)
        for k in range(n):
            t, off = k / n, chance.uniform(-rough, rough)
            points.append(
                (ax + (bx - ax) * t + (by - ay) / length * off, ay + (by - ay) * t - (bx - ax) / length * off)
            )
    return "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in points) + "Z"


def lamplight(
    x: float, y: float, w: float, h: float, r: float, spread: float, colour: str = "#ffc23c", dim: float = 0.2
) -> str:
    """Soft light round a rectangle, as rings that grow."""
    o = ""
    for i in range(4, 0, -1):
        k = spread * i / 4
        o += rect(x - k, y - k, w + 2 * k, h + 2 * k, colour, r + k, f' opacity="{dim}"')
    return o
