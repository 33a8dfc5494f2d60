"""The table of Lockdown Poker: locks, badges, the betting dial, tickets, tags and places for cards."""

import math

from art.deck import badges
from art.kit import digits
from art.kit.icons import SIDE as ICON_SIDE
from art.kit.inks import (
    AMBER,
    AMBER_L,
    BRASS,
    BRASS_D,
    BRASS_DD,
    BRASS_L,
    FELT_DD,
    INK,
    PARCH,
    PARCH_L,
    SAGE,
    SHADE,
    STEEL,
    WALNUT,
    WALNUT_D,
    WALNUT_L,
)
from art.kit.plates import WOOD_PAD, plank_body
from art.kit.sheet import GLOW, blurred, plate, sprite
from art.kit.strokes import (
    Point,
    bez,
    circ,
    clear,
    g,
    gouge,
    hatch,
    line,
    moved,
    outlined,
    pth,
    rect,
    ring,
    stroke,
)
from art.picture import Picture

PAGE = "poker"
DIAL = 90.0  # radius of the betting dial
LAMPS = 28  # round three quarters of it; how many are lit says how much of what is allowed is bet
FIRST, LAST = -225.0, 45.0  # where they begin and end, in degrees clockwise from the right
LAMP_ORBIT = 69.0
HUB = 43.0  # radius of the knob, which carries the number


def padlock() -> str:
    """Hangs on a locked card, 44 x 60, its shackle on top."""
    bow = "M9 26V17A13 13 0 0 1 35 17V26"
    o = stroke(bow, INK, 11) + stroke(bow, STEEL, 5.5) + stroke("M9.4 20V17A13 13 0 0 1 16 6.4", PARCH_L, 1.8)
    o += (
        rect(3, 26, 42, 33, SHADE, 5, clear(0.45))
        + rect(1, 23, 42, 34, INK, 5)
        + rect(4, 26, 36, 28, BRASS, 3)
    )
    o += pth("M5 27H39L34 32H10Z", BRASS_L) + pth(
        hatch(bez((39, 32), (39, 53)), bez((29, 32), (29, 53)), 6, 3), BRASS_D
    )
    return o + circ(22, 38, 4.8, INK) + pth("M19.4 39H24.6L26 50H18Z", INK)


def badge(star_: str, radius: float, r: float) -> str:
    """A star of the deck, made `r` large, with its shadow; centre (0, 0)."""
    shadow = circ(r * 0.04, r * 0.1, r * 0.8, SHADE, clear(0.34) + blurred(6))
    return shadow + g(star_, f"scale({r / radius:.4f})")


def badge_rays() -> str:
    """Light behind a badge that may be played now, centre (0, 0)."""
    return circ(0, 0, 124, GLOW) + pth(ring(32, 0, 0, (84, 84), (101, 101), (112, 112), 8.4), AMBER_L)


def dial() -> str:
    """A bank safe's dial, radius 90, centre (0, 0): its lamps are laid over it, the number on its hub."""
    r = DIAL
    o = (
        circ(3, 8, r, SHADE, clear(0.5))
        + circ(0, 0, r, INK)
        + circ(0, 0, r - 3, BRASS)
        + circ(0, 0, r - 7, BRASS_D)
    )
    o += circ(0, 0, r - 9, INK) + circ(0, 0, r - 11, "#1b120c")
    for i in range(LAMPS):
        a = math.radians(FIRST + (LAST - FIRST) * i / (LAMPS - 1))
        deep = 9 if i % 9 == 0 else 4
        o += stroke(
            f"M{(r - 32) * math.cos(a):.1f} {(r - 32) * math.sin(a):.1f}"
            f"L{(r - 32 - deep) * math.cos(a):.1f} {(r - 32 - deep) * math.sin(a):.1f}",
            AMBER_L if deep == 9 else BRASS,
            2.6,
        )
    x, y = lamps()[0]
    rail = f"M{x:.1f} {y:.1f}A{LAMP_ORBIT} {LAMP_ORBIT} 0 1 1 {-x:.1f} {y:.1f}"
    o += stroke(rail, "#3a2816", 13, ' stroke-linecap="round"')
    return o + pth("M-9 62H9L0 74Z", BRASS_D)


def knob() -> str:
    """The milled hub of the dial, radius 43, centre (0, 0)."""
    r = HUB
    milled = "".join(
        gouge((r * math.cos(a), r * math.sin(a)), (r * 0.8 * math.cos(a), r * 0.8 * math.sin(a)), 4.6)
        for a in (2 * math.pi * k / 32 for k in range(32))
    )
    o = (
        circ(2, 5, r, SHADE, clear(0.5))
        + circ(0, 0, r + 1.5, INK)
        + circ(0, 0, r, BRASS)
        + pth(milled, BRASS_DD)
    )
    o += circ(0, 0, r * 0.77, BRASS_DD) + circ(0, 0, r * 0.73, BRASS_L)
    return o + pth("M-26 -13A29 29 0 0 1 26 -13A34 34 0 0 0 -26 -13Z", "#fbe7b4")


def marker() -> str:
    """What is dragged round the dial, diameter 26, centre (0, 0)."""
    o = circ(0, 0, 17, "#ffdf94", clear(0.6) + blurred(3)) + circ(0, 0, 13, INK) + circ(0, 0, 10, AMBER_L)
    return o + circ(-2, -2, 4, "#fff6dc")


def lamp(lit: bool) -> str:
    """One of the lamps round the dial, centre (0, 0)."""
    if not lit:
        return circ(0, 0, 4.6, "#0d0704") + circ(0, 0, 3.2, "#5a4228")
    return (
        circ(0, 0, 9, GLOW)
        + circ(0, 0, 4.8, INK)
        + circ(0, 0, 3.8, AMBER_L)
        + circ(-0.8, -0.8, 1.5, "#fffbe9")
    )


def lamps() -> list[Point]:
    """Their places round the dial's middle, first to last."""
    turns = [math.radians(FIRST + (LAST - FIRST) * i / (LAMPS - 1)) for i in range(LAMPS)]
    return [(LAMP_ORBIT * math.cos(a), LAMP_ORBIT * math.sin(a)) for a in turns]


def tag() -> str:
    """Pinned on a Deputy: says what he stands for; 54 x 50."""
    d = "M2 7L51 3L53 46L4 49Z"
    o = moved(pth(d, SHADE, clear(0.5)), 3, 5) + pth(d, AMBER_L, outlined(INK, 2.6))
    o += pth("M40 48L53 46L52 36Z", "#d8b768", outlined(INK, 1.6))
    return o + circ(27, 7, 5, INK) + circ(27, 7, 3.3, BRASS) + circ(26, 6, 1.2, BRASS_L)


def jump(face: str, rim: str, lit: bool = False) -> str:
    """A ticket that sets the dial to a useful amount, 98 x 58."""
    o = line(-2, -2, 102, 62, "#ffdf94", 11, 8, clear(0.7) + blurred(6)) if lit else ""
    o += (
        rect(2, 5, 98, 58, SHADE, 7, clear(0.45))
        + rect(0, 0, 98, 58, INK, 7)
        + rect(2.5, 2.5, 93, 53, face, 5)
    )
    return o + line(6, 6, 86, 46, rim, 1.4, 3)


def slot(w: float, h: float, lit: bool) -> str:
    """A place for a card of a row."""
    if lit:
        o = line(0, 0, w, h, "#ffdf94", 12, 8, clear(0.65) + blurred(6)) + rect(
            0, 0, w, h, FELT_DD, 8, clear(0.55)
        )
        return o + line(3, 3, w - 6, h - 6, AMBER_L, 3.4, 6, ' stroke-dasharray="10 7"')
    o = rect(0, 0, w, h, FELT_DD, 7, clear(0.45))
    return o + line(3, 3, w - 6, h - 6, SAGE, 2.3, 5, ' stroke-dasharray="9 7"' + clear(0.75))


def order(n: int) -> str:
    """The place of a hand in the showdown, diameter 46, centre (0, 0); the first is lit."""
    face = AMBER_L if n == 1 else BRASS
    o = circ(2, 4, 23, SHADE, clear(0.4)) + circ(0, 0, 23, INK) + circ(0, 0, 20, face)
    o += circ(0, 0, 17.2, "none", f' stroke="{BRASS_D}" stroke-width="1.3"')
    return o + pth(digits.outline(n, 29, 0, 0), INK)


def panel(w: float, h: float) -> str:
    """A walnut board with a brass line for whatever is asked now."""
    return plank_body(w, h, WALNUT, WALNUT_L, WALNUT_D, 8, 10) + line(9, 9, w - 18, h - 18, BRASS_D, 2, 6)


def pill() -> str:
    """A dark ground for a sum, 64 x 32."""
    return rect(0, 0, 64, 32, INK, 16, clear(0.92)) + line(
        1.4, 1.4, 61.2, 29.2, BRASS_D, 1.4, 14.6, clear(0.7)
    )


ICONS = {
    "chips": (
        "M-14.5 7.5C-14.5 4.5 -9.8 3 -4.5 3C.8 3 5.5 4.5 5.5 7.5V11C5.5 14 .8 15.5 -4.5 15.5C-9.8"
        " 15.5 -14.5 14 -14.5 11Z"
        "M-4.5 5C-8.6 5 -11.6 6 -11.6 7.3C-11.6 8.6 -8.6 9.6 -4.5 9.6C-.4 9.6 2.6 8.6 2.6 7.3C2.6"
        " 6 -.4 5 -4.5 5Z"
        "M-14.5 -1C-13 1 -9 1.6 -4.5 1.6C0 1.6 4 1 5.5 -1V-4C4 -2 0 -1.4 -4.5 -1.4C-9 -1.4 -13 -2 -14.5 -4Z"
        "M-14.5 -6C-13 -4 -9 -3.4 -4.5 -3.4C0 -3.4 4 -4 5.5 -6V-9.4C5.5 -12.4 .8 -14 -4.5 -14C-9.8"
        " -14 -14.5 -12.4 -14.5 -9.4Z"
        "M-4.5 -11.8C-8.6 -11.8 -11.6 -10.8 -11.6 -9.5C-11.6 -8.2 -8.6 -7.2 -4.5 -7.2C-.4 -7.2 2.6"
        " -8.2 2.6 -9.5C2.6 -10.8 -.4 -11.8 -4.5 -11.8Z"
        "M7.5 3.4C11.6 3.6 15 5 15 7.6V11C15 13.4 11.6 15 7.5 15.4Z"
    ),
    "lock": (
        "M-11.5 -2H11.5V15H-11.5ZM-8.6 -3.6V-7A8.6 8.6 0 0 1 8.6 -7V-3.6H4.4V-7A4.4 4.4 0 0 0 -4.4 -7V-3.6Z"
        "M0 2.6A2.7 2.7 0 0 0 -1.5 7.5L-2.4 12H2.4L1.5 7.5A2.7 2.7 0 0 0 0 2.6Z"
    ),
    "fold": "M-15 -14.5H-3V13H-15ZM-1 -14.5H1.6V13H-1ZM4 -5H8V-11L16 -.5L8 10V4H4Z",
    "knock": (
        "M-13 2C-13 -5 -10 -8 -5 -9C-4 -12 0 -12.6 1.4 -10.4C3.4 -12 6.4 -11 7 -8.6C9.4 -9.4 12"
        " -7.6 12 -5V1C12 6 9 8.4 5 8.4H-5"
        "C-10 8.4 -13 7 -13 2ZM-10 10.6H10V14.6H-10ZM-1.6 -6.4H.4V-.4H-1.6ZM4.2 -5.6H6.2V.4H4.2Z"
    ),
    "draw": "M-14 -15H2V-1H-1V-12H-11V10H-4V13H-14ZM7 -3L15 6H10V15H4V6H-1Z",
}


def _icon(name: str, ink: str) -> Picture:
    glyph = pth(ICONS[name], ink, ' fill-rule="evenodd"')
    return sprite(moved(glyph, ICON_SIDE / 2, ICON_SIDE / 2, 1.42), ICON_SIDE, ICON_SIDE, PAGE)


def pictures() -> dict[str, Picture]:
    small = (2, 2, 5, 8)
    out = {
        "lock/padlock": sprite(padlock(), 44, 58, PAGE, (2, 2, 3, 3)),
        "star/sheriff": sprite(
            moved(badge(badges.sheriff_star(), 256, 64), 72, 72), 144, 144, PAGE, (4, 4, 4, 10)
        ),
        "star/deputy": sprite(
            moved(badge(badges.deputy_star(), 224, 46), 50, 50), 100, 100, PAGE, (4, 4, 4, 10)
        ),
        "star/rays": sprite(moved(badge_rays(), 124, 124), 248, 248, PAGE),
        "dial/bet": sprite(moved(dial(), DIAL, DIAL), 2 * DIAL, 2 * DIAL, PAGE, (2, 2, 6, 12)),
        "dial/knob": sprite(moved(knob(), 44.5, 44.5), 89, 89, PAGE, (2, 2, 4, 8)),
        "dial/marker": sprite(moved(marker(), 13, 13), 26, 26, PAGE, (12, 12, 12, 12)),
        "dial/lamp-on": sprite(moved(lamp(True), 9, 9), 18, 18, PAGE),
        "dial/lamp-off": sprite(moved(lamp(False), 9, 9), 18, 18, PAGE),
        "tag/paper": sprite(tag(), 54, 50, PAGE, small),
        "ticket/jump": plate(jump(PARCH, WALNUT_L), 98, 58, (12,) * 4, small, PAGE),
        "ticket/jump-lit": plate(jump("#fff1c9", AMBER, True), 98, 58, (12,) * 4, (16, 16, 16, 18), PAGE),
        "ticket/jump-off": plate(jump("#9c8a66", "#75684a"), 98, 58, (12,) * 4, small, PAGE),
        "slot/hole": plate(slot(134, 188, False), 134, 188, (16,) * 4, (0, 0, 0, 0), PAGE),
        "slot/hole-lit": plate(slot(134, 188, True), 134, 188, (16,) * 4, (18,) * 4, PAGE),
        "panel/walnut": plate(panel(548, 394), 548, 394, (26,) * 4, WOOD_PAD, PAGE),
        "pill/ink": plate(pill(), 64, 32, (16, 15, 16, 15), (0, 0, 0, 0), PAGE),
    }
    for n in range(1, 7):
        out[f"disc/order-{n}"] = sprite(moved(order(n), 23, 23), 46, 46, PAGE, (1, 1, 3, 5))
    for name in ICONS:
        out[f"icon/{name}"] = _icon(name, INK)
        out[f"icon-light/{name}"] = _icon(name, PARCH_L)
    return out
