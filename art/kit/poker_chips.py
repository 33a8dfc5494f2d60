"""Chips: seen from above to be grasped, seen from the side to be stacked; the pot's place on the cloth."""

import math

from art.kit.inks import (
    AMBER_L,
    BLUE,
    BLUE_D,
    BLUE_L,
    BRASS,
    BRASS_D,
    FELT_DD,
    INK,
    OX,
    OX_D,
    OX_L,
    PARCH,
    PARCH_D,
    PARCH_L,
    SAGE,
    SAGE_D,
    SHADE,
)
from art.kit.sheet import GLOW, sprite
from art.kit.strokes import circ, clear, g, gouge, moved, oval, poly, pth, ring, star, stroke
from art.picture import Picture

PAGE = "poker"
CHIPS = {  # value: face, its shade, its light, the spots on its edge
    1: (PARCH_D, "#8f7846", PARCH, OX),
    5: (OX_L, OX_D, "#c65f49", PARCH_L),
    10: (BLUE, BLUE_D, BLUE_L, PARCH_L),
    25: (SAGE_D, "#2f3823", SAGE, PARCH_L),
}
TOP = 30.0  # radius of a chip seen from above
SIDE = 54.0  # width of a chip seen from the side
THICK = 9.0  # and how much a stack grows with each
FLAT = 10.8  # half the height of the ellipse it shows


def top(value: int) -> str:
    """One chip from above, centre (0, 0); its middle is free for the value."""
    face, dark, light, spot = CHIPS[value]
    r = TOP
    o = circ(2, 4.5, r, SHADE, clear(0.5)) + circ(0, 0, r, INK) + circ(0, 0, r - 2, face)
    for k in range(6):
        a = k * math.pi / 3
        corners = ((r - 2, -0.18), (r - 2, 0.18), (r * 0.72, 0.21), (r * 0.72, -0.21))
        o += pth(poly([(q * math.cos(a + e), q * math.sin(a + e)) for q, e in corners]), spot)
    o += circ(0, 0, r * 0.7, dark) + circ(0, 0, r * 0.645, face)
    glint = "".join(
        gouge(
            (r * 0.63 * math.cos(a), r * 0.63 * math.sin(a)),
            (r * 0.5 * math.cos(a), r * 0.5 * math.sin(a)),
            2.2,
        )
        for a in (math.radians(200 + 9 * i) for i in range(11))
    )
    return o + pth(glint, light)


def side(value: int) -> str:
    """One chip from the side: its upper face at y 11.8, its foot at 31.6. Laid 9 apart they stack."""
    face, dark, light, spot = CHIPS[value]
    w, ry = SIDE, FLAT
    m, y, low = w / 2, ry + 1, ry + 1 + THICK
    body = f"M1 {y}V{low}A{m - 1} {ry} 0 0 0 {w - 1} {low}V{y}Z"
    o = pth(body, face, f' stroke="{INK}" stroke-width="2"')
    o += pth(
        (
            f"M1 {low - 3.4}V{low}A{m - 1} {ry} 0 0 0 {w - 1} {low}V{low - 3.4}A{m - 1} {ry} 0 0 1 1"
            f" {low - 3.4}Z"
        ),
        dark,
        clear(0.6),
    )
    for q in (-0.36, -0.02, 0.32):
        a, b = (q - 0.065) * w, (q + 0.065) * w
        ya, yb = (ry * math.sqrt(max(0.0, 1 - (v / (m - 1)) ** 2)) for v in (a, b))
        o += pth(f"M{m + a} {y + ya}L{m + b} {y + yb}V{low + yb}L{m + a} {low + ya}Z", spot)
    o += stroke(f"M1 {y}A{m - 1} {ry} 0 0 0 {w - 1} {y}", INK, 1.6)
    o += oval(m, y, m - 1, ry, face, f' stroke="{INK}" stroke-width="2"')
    for k in range(6):
        t = k * math.pi / 3 + 0.3
        corners = ((0.97, -0.17), (0.97, 0.17), (0.72, 0.2), (0.72, -0.2))
        o += pth(
            poly(
                [(m + q * (m - 2) * math.cos(t + e), y + q * (ry - 1) * math.sin(t + e)) for q, e in corners]
            ),
            spot,
        )
    o += oval(m, y, m * 0.64, ry * 0.62, dark) + oval(m, y + 0.4, m * 0.58, ry * 0.55, face)
    return o + stroke(
        f"M{m - 12} {y - 1.6}A14 5 0 0 1 {m + 4} {y - 4}", light, 1.8, ' stroke-linecap="round"'
    )


def pot_ring() -> str:
    """An inlaid ring in the cloth where gathered chips lie, 300 x 150, centre (0, 0)."""
    o = oval(0, 0, 148, 72, FELT_DD, clear(0.5))
    o += oval(0, 0, 144, 69, "none", f' stroke="{INK}" stroke-width="7"') + oval(
        0, 0, 144, 69, "none", f' stroke="{BRASS_D}" stroke-width="4"'
    )
    o += oval(0, 0, 132, 61, "none", f' stroke="{SAGE}" stroke-width="2" stroke-dasharray="9 7" opacity=".7"')
    for k in range(12):
        a = k * math.pi / 6
        o += g(
            pth(star(0, 0, 7), BRASS, f' stroke="{INK}" stroke-width="2"'),
            f"translate({144 * math.cos(a):.1f} {69 * math.sin(a):.1f}) scale(1 .7)",
        )
    return o


def pot_glow() -> str:
    """Light round a pot that is being won, centre (0, 0)."""
    rays = ring(52, 0, 0, (168, 82), (228, 122), (206, 108), 10)
    return oval(0, 0, 240, 132, GLOW, clear(0.8)) + pth(rays, AMBER_L)


def bet_shade() -> str:
    """The darker cloth under a bet, 144 x 48, centre (0, 0)."""
    return oval(0, 0, 72, 24, FELT_DD, clear(0.55))


def dealer() -> str:
    """The dealer's button, diameter 50: two cards instead of a letter; centre (0, 0)."""
    o = circ(2, 5, 25, SHADE, clear(0.5)) + circ(0, 0, 25, INK) + circ(0, 0, 22.6, PARCH_L)
    o += circ(0, 0, 19.4, "none", f' stroke="{OX}" stroke-width="2"')
    card = (
        '<rect x="-6.4" y="-9" width="12.8" height="18" rx="1.8" fill="{}" stroke="'
        + PARCH_L
        + '" stroke-width="1.6"/>'
    )
    back, front = card.format(OX), card.format(INK)
    o += g(back, "translate(-4.6 .8) rotate(-17)") + g(front, "translate(4 -.4) rotate(12)")
    return o + g(pth(star(0, 0, 4.4), PARCH_L), "translate(4 -.4) rotate(12)")


def pictures() -> dict[str, Picture]:
    tall = 2 * FLAT + THICK + 2
    out = {
        "chip/shadow": sprite(oval(30, 14, 27, 11, SHADE, clear(0.5)), 60, 28, PAGE),
        "pot/ring": sprite(moved(pot_ring(), 150, 75), 300, 150, PAGE, (4, 4, 4, 4)),
        "pot/glow": sprite(moved(pot_glow(), 240, 132), 480, 264, PAGE),
        "bet/shade": sprite(moved(bet_shade(), 72, 24), 144, 48, PAGE),
        "disc/dealer": sprite(moved(dealer(), 25, 25), 50, 50, PAGE, (1, 1, 3, 6)),
    }
    for value in CHIPS:
        out[f"chip/{value}"] = sprite(moved(top(value), TOP, TOP), 60, 60, PAGE, (1, 1, 3, 5))
        out[f"chip/side-{value}"] = sprite(side(value), SIDE, tall, PAGE)
    return out
