"""What houses are built of: siding, windows, awnings, sign boards, lanterns."""

from art.kit.inks import INK, OX, OX_D, SHADE, WALNUT_LL
from art.kit.sheet import GLOW
from art.kit.strokes import (
    bez,
    circ,
    clear,
    gouge,
    hatch,
    leaf,
    line,
    moved,
    outlined,
    pth,
    rect,
    rnd,
    stroke,
)

NIGHT = "#22333b"
SUN_W, SUN_E = 1, -1  # which side of a house the sun cuts bright


def board(x: float, y: float, w: float, h: float, fill: str, ink: str) -> str:
    """A painted sign board, still without words."""
    o = rect(x + 3, y + 6, w, h, SHADE, 4, clear(0.5)) + rect(x, y, w, h, INK, 4)
    return o + rect(x + 4, y + 4, w - 8, h - 8, fill, 4) + line(x + 10, y + 10, w - 20, h - 20, ink, 2.4, 2)


def siding(
    x: float, y: float, w: float, h: float, dark: str, sun: str, side: int, seed: float, step: float = 19
) -> str:
    chance = rnd(seed)
    seams = bright = ""
    at = y + step
    while at < y + h - 2:
        seams += leaf((x, at), (x + w, at + chance.uniform(-0.6, 0.6)), 2.2)
        reach, up = w * chance.uniform(0.1, 0.3), at - step / 2
        bright += (
            gouge((x + w, up), (x + w - reach, up), 7) if side > 0 else gouge((x, up), (x + reach, up), 7)
        )
        at += step
    return pth(seams, dark) + pth(bright, sun)


def front(x: float, y: float, w: float, h: float, inks: tuple[str, str, str], side: int, seed: float) -> str:
    """A boarded house front; inks are wall, seam and sun."""
    wall, seam, sun = inks
    edge = rect(x + w - 10, y, 10, h, sun) if side > 0 else rect(x, y, 10, h, sun)
    return rect(x, y, w, h, wall) + siding(x, y, w, h, seam, sun, side, seed) + edge


def pane(x: float, y: float, w: float, h: float, lit: bool) -> str:
    """Glass: lamp light rising in cuts, or the evening sky mirrored."""
    if not lit:
        mirror = f"M{x} {y + h * 0.7}L{x + w * 0.7} {y}H{x + w}L{x} {y + h}Z"
        return rect(x, y, w, h, NIGHT) + pth(mirror, "#3b535c", clear(0.8))
    cuts = hatch(
        bez((x, y + h * 0.56), (x + w, y + h * 0.56)), bez((x, y + h * 0.3), (x + w, y + h * 0.3)), 9, w / 9
    )
    return rect(x, y, w, h, "#ffd277") + rect(x, y + h * 0.55, w, h * 0.45, "#f2ac4a") + pth(cuts, "#f2ac4a")


def window(
    x: float, y: float, w: float, h: float, lit: bool, bars: bool = False, curtain: bool = False
) -> str:
    o = rect(x - 9, y - 9, w + 18, h + 18, INK, 2) + rect(x - 5, y - 5, w + 10, h + 10, WALNUT_LL, 2)
    o += pane(x, y, w, h, lit)
    if curtain:
        for a, s in ((x, 1), (x + w, -1)):
            fall = f"C{a + s * w * 0.4} {y + h * 0.4} {a + s * w * 0.2} {y + h * 0.7} {a} {y + h * 0.8}"
            o += pth(f"M{a} {y}H{a + s * w * 0.42}{fall}Z", OX if lit else OX_D)
    if bars:
        o += "".join(rect(x + w * (i + 0.5) / 5 - 4, y, 8, h, INK) for i in range(5))
    else:
        o += rect(x + w / 2 - 3, y, 6, h, INK) + rect(x, y + h / 2 - 3, w, 6, INK)
    return o + rect(x - 13, y + h + 7, w + 26, 8, INK)


def awning(x: float, y: float, w: float, sun: str) -> str:
    """A shingled porch roof; (x, y) is the house's edge and the awning's upper edge."""
    o = pth(f"M{x - 34} {y + 28}H{x + w + 34}L{x + w + 14} {y}H{x - 14}Z", "#2a1811", outlined(INK, 4))
    foot, tip = bez((x - 20, y + 24), (x + w + 20, y + 24)), bez((x - 8, y + 4), (x + w + 8, y + 4))
    return o + pth(hatch(foot, tip, 34, 6), sun)


def lantern(x: float, y: float, s: float, lit: bool) -> str:
    """A hanging lantern; (x, y) is the middle of its glass."""
    o = circ(0, 0, 120, GLOW) if lit else ""
    o += (
        stroke("M0 -52V-30", INK, 5)
        + stroke("M-12 -22A12 12 0 0 1 12 -22", INK, 4)
        + pth("M-13 -26H13L18 -16H-18Z", INK)
    )
    o += pth("M-17 -14H17L13 22H-13Z", "#fff0bd" if lit else "#33444a", outlined(INK, 5))
    if lit:
        o += pth("M0 -10C8 0 8 10 0 18C-8 10 -8 0 0 -10Z", "#f09a2e") + pth(
            "M0 0C4 5 4 11 0 16C-4 11 -4 5 0 0Z", "#fff7dd"
        )
    else:
        o += pth(leaf((-8, -8), (-6, 14), 2.4), "#6c8088")
    return moved(o + pth("M-17 22H17V32H-17Z", INK), x, y, s)
