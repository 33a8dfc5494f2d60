"""The table of Wyoming Cowboy: name plates, trays, steps of a turn, aces, the couple's ornament, passing.

The table itself is `bg/table`: its corners are square enough for six seats and their trays.
"""

import math

from art.kit.inks import (
    AMBER,
    AMBER_D,
    AMBER_L,
    BRASS,
    BRASS_D,
    BRASS_DD,
    BRASS_L,
    FELT_DD,
    INK,
    OX,
    OX_D,
    OX_L,
    PARCH,
    PARCH_L,
    SAGE,
    SHADE,
    WALNUT,
    WALNUT_L,
    WALNUT_LL,
)
from art.kit.plates import WOOD_PAD, plank_body
from art.kit.sheet import GLOW, blurred, plate, sprite
from art.kit.strokes import (
    bez,
    circ,
    clear,
    g,
    hatch,
    leaf,
    line,
    moved,
    outlined,
    oval,
    pth,
    rect,
    ring,
    star,
    stroke,
)
from art.picture import Picture

PAGE = "cowboy"
STEP = (270.0, 52.0)
POINT = 28.0  # how far a step's arrow head reaches beyond its plate
SPADE = (
    "M0 -20C6 -10 19 -4 19 8C19 18 8 20 3 13C3 18 5 22 8 24H-8C-5 22 -3 18 -3 13C-8 20 -19 18 -19 8"
    "C-19 -4 -6 -10 0 -20Z"
)
HEART = "M0 22C-14 8 -26 0 -26 -12C-26 -27 -6 -29 0 -13C6 -29 26 -27 26 -12C26 0 14 8 0 22Z"


def name_plate(w: float, h: float, face: str, light: str, lit: bool = False) -> str:
    """Brass that lies over a gun's cards and carries its picture and name."""
    o = line(-2, -2, w + 4, h + 4, "#ffdf94", 12, 8, clear(0.7) + blurred(6)) if lit else ""
    o += (
        rect(2, 5, w, h, SHADE, 6, clear(0.5))
        + rect(0, 0, w, h, INK, 7)
        + rect(2, 2, w - 4, h - 4, BRASS_DD, 5.5)
    )
    o += rect(3.5, 3.5, w - 7, h - 8, face, 4) + rect(9, 4, w - 18, 3.4, light, 1.6)
    return o + line(7, 7, w - 14, h - 15, BRASS_D, 1.5, 3)


def plate_off(w: float, h: float) -> str:
    """Tarnished: this gun cannot fire yet, or has fired."""
    o = (
        rect(2, 5, w, h, SHADE, 6, clear(0.5))
        + rect(0, 0, w, h, INK, 7)
        + rect(2, 2, w - 4, h - 4, BRASS_DD, 5.5)
    )
    return (
        o
        + rect(3.5, 3.5, w - 7, h - 7, "#b09c72", 4)
        + line(7, 7, w - 14, h - 14, "#75684a", 1.5, 3, ' stroke-dasharray="6 4"')
    )


def tray(w: float, h: float, lit: bool) -> str:
    """A seat's own place on the cloth: dark felt with a stitched edge."""
    o = line(0, 0, w, h, "#ffdf94", 12, 16, clear(0.6) + blurred(6)) if lit else ""
    o += rect(0, 0, w, h, FELT_DD, 16, clear(0.62 if lit else 0.5))
    ink, dim = (AMBER_L, 0.95) if lit else (SAGE, 0.55)
    return o + line(
        5, 5, w - 10, h - 10, ink, 3.4 if lit else 2.4, 12, f' stroke-dasharray="12 8"{clear(dim)}'
    )


def score_coin(face: str, light: str) -> str:
    """A coin of diameter 62 whose middle is free for a number."""
    o = (
        circ(33, 36, 31, SHADE, clear(0.5))
        + circ(31, 31, 31, INK)
        + circ(31, 31, 29, BRASS_DD)
        + circ(31, 31, 27.6, face)
    )
    o += pth("M6.5 24A26 26 0 0 1 55.5 24A28 28 0 0 0 6.5 24Z", light)
    return o + circ(31, 31, 23, "none", f' stroke="{BRASS_DD}" stroke-width="2" stroke-dasharray="3 4"')


def step(state: str) -> str:
    """One board of the signpost that tells the steps of a turn, its point to the right."""
    w, h = STEP
    d = f"M0 0H{w}L{w + POINT} {h / 2}L{w} {h}H0Z"
    fill, rim = {"lit": (AMBER_L, BRASS_D), "rest": (WALNUT_L, WALNUT_LL), "done": (WALNUT, WALNUT_L)}[state]
    o = stroke(d, "#ffdf94", 14, clear(0.6) + blurred(6)) if state == "lit" else ""
    o += moved(pth(d, SHADE, clear(0.5)), 3, 6) + pth(d, fill, outlined(INK, 3))
    o += stroke(f"M4 5H{w - 2}L{w + POINT - 6} {h / 2}", rim, 2.4, clear(0.9))
    disc_ink = BRASS_D if state == "done" else INK
    o += circ(30, h / 2, 18, disc_ink)
    if state == "done":
        o += pth("M20 27L25 21.5L29 25.6L38 15.5L42.4 20L29 35Z", PARCH_L)
    return o


def post() -> str:
    """The post that the steps are nailed to, 24 wide."""
    o = plank_body(24, 226, WALNUT_L, WALNUT_LL, WALNUT, 3, 3)
    return o + pth(hatch(bez((22, 10), (22, 216)), bez((12, 10), (12, 216)), 20, 4, 2), INK, clear(0.6))


def ace_marker(there: bool) -> str:
    """A small card that stands for an ace still to come, 46 x 64; else its empty place."""
    if not there:
        o = rect(0, 0, 46, 64, FELT_DD, 6, clear(0.6))
        return (
            o
            + line(2.5, 2.5, 41, 59, SAGE, 2.4, 5, ' stroke-dasharray="7 5"' + clear(0.8))
            + moved(pth(SPADE, SAGE, clear(0.45)), 23, 31, 0.8)
        )
    o = (
        rect(2, 5, 46, 64, SHADE, 6, clear(0.45))
        + rect(0, 0, 46, 64, INK, 6)
        + rect(2, 2, 42, 60, PARCH, 4.6)
    )
    o += line(5.5, 5.5, 35, 53, BRASS_D, 1.4, 3) + moved(
        pth(ring(16, 0, 0, (13, 13), (25, 25), (21, 21), 4), AMBER), 23, 32
    )
    return o + moved(pth(SPADE, INK), 23, 31, 0.86) + moved(pth(star(0, 2, 5.4), AMBER_L), 23, 32)


def protected() -> str:
    """A ribbon with a badge that ties a cowboy to his ace, 92 x 60."""
    o = pth("M2 18L18 14V42L2 46L9 31ZM90 18L74 14V42L90 46L83 31Z", OX_D, outlined(INK, 3))
    o += pth("M14 12H78V44H14Z", OX, outlined(INK, 3)) + stroke("M18 17H74M18 39H74", AMBER, 1.8)
    o += circ(47, 32, 24, SHADE, clear(0.5)) + circ(46, 29, 25, INK) + circ(46, 29, 22.4, BRASS)
    o += circ(46, 29, 18.5, "none", f' stroke="{BRASS_DD}" stroke-width="1.8"') + pth(
        star(46, 30, 17, 7.4), INK
    )
    return o + pth(star(46, 30, 13.6, 5.6), AMBER_L)


def hourglass() -> str:
    """'Cannot fire yet': sand that still runs, 34 x 46."""
    o = pth(
        "M5 7H29C29 17 21 19 20 23C21 27 29 29 29 39H5C5 29 13 27 14 23C13 19 5 17 5 7Z",
        PARCH_L,
        outlined(INK, 3),
    )
    o += pth("M9.4 12H24.6C22.6 17 18 18 17 22C16 18 11.4 17 9.4 12Z", AMBER_D)
    o += pth("M8 37C8.6 32 14 31.5 17 28.5C20 31.5 25.4 32 26 37Z", AMBER_D) + rect(16.2, 21, 1.6, 9, AMBER_D)
    for y in (1.5, 38.5):
        o += rect(1.5, y, 31, 6, BRASS, 2.4, outlined(INK, 2.6)) + rect(5, y + 1.2, 22, 1.6, BRASS_L, 0.8)
    return o


def hearts() -> str:
    """What blooms behind a couple that steps forward: two hearts, stars, two sprays; 420 x 190."""
    o = oval(210, 96, 205, 92, GLOW, clear(0.55))
    spray = ""
    for side in (-1, 1):
        for i in range(9):
            t = i / 8
            x, y = 210 + side * (62 + 128 * t), 132 - 74 * t**1.4
            a = math.radians(-62 if i % 2 else 34)
            tip = (x + side * 30 * math.cos(a), y + 30 * math.sin(a) * (1 - 0.3 * t))
            spray += leaf((x, y), tip, 8 - 2.6 * t)
        spray += "".join(
            leaf((210 + side * 46, 142), (210 + side * (120 + 76 * k), 122 - 66 * k), 2.4, side * 12)
            for k in (0.4, 1)
        )
    o += stroke(spray, INK, 4.4, ' stroke-linejoin="round"') + pth(spray, AMBER_L)
    for x, y, k, turn in ((176, 86, 1.66, -13), (244, 86, 1.66, 13)):
        cut = hatch(bez((20, -20), (24, -6), (4, 20)), bez((8, -14), (10, -4), (-2, 12)), 7, 4.4, 3)
        heart = (
            pth(HEART, PARCH_L, outlined(PARCH_L, 8)) + pth(HEART, OX_L, outlined(INK, 3)) + pth(cut, OX_D)
        )
        heart += pth(leaf((-19, -12), (-8, -20), 2.6, -1), "#f0b09a")
        o += g(heart, f"translate({x} {y}) rotate({turn}) scale({k})")
    for x, y, r in ((210, 24, 17), (128, 40, 11), (292, 40, 11), (84, 92, 8), (336, 92, 8), (210, 160, 10)):
        o += pth(star(x, y, r), AMBER, outlined(INK, 3)) + pth(star(x, y, r * 0.6), AMBER_L)
    return o


def passing(way: str, ink: str) -> str:
    """To whom cards pass, seen from above: the table, oneself at its foot, an arrow to a seat; 64 x 64."""
    o = circ(32, 34, 20, "none", f' stroke="{ink}" stroke-width="3.4" stroke-dasharray="5 4.4"')
    o += circ(32, 57, 6.4, ink)
    if way == "across":
        return o + stroke("M32 49V22", ink, 6) + pth("M32 3L44 22H20Z", ink)
    flip = "" if way == "left" else "translate(64 0) scale(-1 1)"
    return o + g(stroke("M30 46C20 46 15 42 14 36", ink, 6) + pth("M11 16L25 35H0Z", ink), flip)


def pictures() -> dict[str, Picture]:
    w, h = STEP
    glow, shadow = (16, 16, 16, 18), (2, 2, 6, 9)
    out = {
        "gun/plate": plate(name_plate(120, 46, BRASS, BRASS_L), 120, 46, (14,) * 4, (3, 3, 6, 9), PAGE),
        "gun/plate-lit": plate(name_plate(120, 46, AMBER_L, "#fff3cf", True), 120, 46, (14,) * 4, glow, PAGE),
        "gun/plate-off": plate(plate_off(120, 46), 120, 46, (14,) * 4, (3, 3, 6, 9), PAGE),
        "tray/felt": plate(tray(200, 120, False), 200, 120, (24,) * 4, (0, 0, 0, 0), PAGE),
        "tray/felt-lit": plate(tray(200, 120, True), 200, 120, (24,) * 4, (18,) * 4, PAGE),
        "coin/score": sprite(score_coin(BRASS, BRASS_L), 62, 62, PAGE, shadow),
        "coin/score-lit": sprite(score_coin(AMBER_L, "#fff3cf"), 62, 62, PAGE, shadow),
        "ace/left": sprite(ace_marker(True), 46, 64, PAGE, (1, 1, 4, 7)),
        "ace/gone": sprite(ace_marker(False), 46, 64, PAGE),
        "cowboy/protected": sprite(protected(), 92, 60, PAGE, (2, 2, 2, 4)),
        "hourglass": sprite(hourglass(), 34, 46, PAGE, (1, 1, 1, 1)),
        "fx/heart-stars": sprite(hearts(), 420, 190, PAGE, (6, 6, 6, 6)),
        "step/post": plate(post(), 24, 226, (8, 40, 8, 40), WOOD_PAD, PAGE),
    }
    for state in ("rest", "lit", "done"):
        cut = (56, 12, 12, 12)
        pad = (16, 16, 16 + POINT, 18) if state == "lit" else (3, 3, 5 + POINT, 9)
        out[f"step/{state}"] = plate(step(state), w, h, cut, pad, PAGE)
    for way in ("left", "right", "across"):
        out[f"arrow/{way}"] = sprite(passing(way, INK), 64, 64, PAGE)
        out[f"arrow-light/{way}"] = sprite(passing(way, PARCH_L), 64, 64, PAGE)
    return out
