"""The program's own icon, 256 x 256: a chamber of six on an oxblood disc."""

import math

from art.kit.chamber import cylinder
from art.kit.inks import BRASS, BRASS_L, INK, OX, OX_D
from art.kit.sheet import document
from art.kit.strokes import circ, moved, pth, ring


def _disc() -> str:
    o = (
        circ(128, 128, 124, INK)
        + circ(128, 128, 119, BRASS)
        + circ(128, 128, 119, "none", f' stroke="{BRASS_L}" stroke-width="3"')
    )
    return o + circ(128, 128, 108, INK) + circ(128, 128, 104, OX)


def icon() -> str:
    """For 48 pixels and more."""
    rays = ring(40, 128, 128, (103, 103), (60, 60), (60, 60), 9)
    return document(_disc() + pth(rays, OX_D) + moved(cylinder("ffffff"), 128, 128, 88 / 64), 256, 256)


def small_icon() -> str:
    """For 32 pixels and less: six bright rounds on oxblood, nothing finer than a pixel."""
    o = circ(128, 128, 126, INK) + circ(128, 128, 118, OX) + circ(128, 128, 20, "#d9c08a")
    for i in range(6):
        a = math.radians(60 * i - 90)
        x, y = 128 + 78 * math.cos(a), 128 + 78 * math.sin(a)
        o += circ(x, y, 34, INK) + circ(x, y, 27, "#f0bd58")
    return document(o, 256, 256)
