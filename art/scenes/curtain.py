"""The curtain that falls between two people with secrets."""

import math

from art.kit.inks import BRASS, BRASS_L, INK, OX, OX_D, OX_L
from art.kit.sheet import blurred
from art.kit.strokes import circ, clear, g, gouge, leaf, pth, rect, rnd, stroke
from art.scenes.lights import vignette, warmth

FOLDS = 16
SWAGS = 8


def _streaks(
    fold: int, parts: tuple[float, ...], widths: tuple[float, ...], span: tuple[float, float]
) -> str:
    """Long cuts down one fold, at these parts of its width."""
    wide = 1920 / FOLDS
    x = fold * wide
    chance = rnd(fold if span[0] > 200 else fold + 60)
    d = ""
    for part, w in zip(parts, widths, strict=True):
        y = chance.uniform(-300, 0)
        while y < 1080:
            length = chance.uniform(*span)
            sway = [x + wide * part + math.sin(at / 170 + fold) * 3 for at in (y, y + length)]
            d += leaf((sway[0], y), (sway[1], y + length), w)
            y += length * chance.uniform(0.86, 1.02)
    return d


def folds() -> str:
    wide = 1920 / FOLDS
    o = rect(0, 0, 1920, 1080, "#3a0f0e")
    for i in range(FOLDS):
        x = i * wide
        o += rect(x, 0, wide + 1, 1080, OX)
        deep = f"C{x + wide * 0.36} 360 {x + wide * 0.24} 720 {x + wide * 0.32} 1080"
        o += pth(f"M{x} 0H{x + wide * 0.3}{deep}H{x}Z", OX_D)
        o += pth(_streaks(i, (0.3, 0.37, 0.435, 0.49, 0.535), (13, 10, 7, 5, 3), (240, 460)), OX_D)
        o += pth(_streaks(i, (0.67, 0.72, 0.77, 0.825), (3, 5, 8, 9), (180, 420)), OX_L)
        o += pth(f"M{x + wide * 0.9} 0H{x + wide}V1080H{x + wide * 0.88}Z", "#5e1c18")
    return o


def _scallops(way: int) -> str:
    """The valance's lower edge, from right to left (-1) or left to right (1)."""
    wide = 1920 / SWAGS
    d = ""
    for k in range(SWAGS):
        a = k * wide if way > 0 else 1920 - k * wide
        d += f"C{a + way * 40} 250 {a + way * (wide - 40)} 250 {a + way * wide} 120"
    return d


def _swag_shade(x: float) -> str:
    o = ""
    for q, y in ((1, 30), (0.82, 62), (0.62, 94)):
        upper = f"M{x - 118 * q} {y - 20}C{x - 60 * q} {y + 96} {x + 60 * q} {y + 96} {x + 118 * q} {y - 20}"
        o += pth(f"{upper}C{x + 56 * q} {y + 74} {x - 56 * q} {y + 74} {x - 118 * q} {y - 20}Z", OX_D)
    return o


def _tassel(x: float) -> str:
    strands = "".join(gouge((x + dx, 130), (x + dx * 1.8, 196), 9) for dx in (-9, -3, 3, 9))
    return (
        circ(x, 116, 20, INK) + circ(x, 116, 16, BRASS) + circ(x - 4, 111, 5, BRASS_L) + pth(strands, BRASS)
    )


def valance() -> str:
    cloth = "M-10 -10H1930V120" + _scallops(-1) + "Z"
    o = g(pth(cloth, "#000", clear(0.5) + blurred(14)), "translate(0 22)")
    o += pth(cloth, "#68201b", f' stroke="{INK}" stroke-width="6"')
    o += "".join(_swag_shade(k * 240 + 120) for k in range(SWAGS))
    braid = "M0 120" + _scallops(1)
    o += (
        stroke(braid, INK, 22)
        + stroke(braid, BRASS, 15)
        + stroke(braid, BRASS_L, 4, ' stroke-dasharray="3 9"')
    )
    return o + "".join(_tassel(k * 240) for k in range(SWAGS + 1))


def scene() -> str:
    return folds() + valance() + warmth(960, 560, 860, 620) + vignette()
