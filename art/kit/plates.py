"""Plates that words are put on: pressed brass, paper strips and tickets, wooden signs.

Paper informs, brass is pressed, wood titles. Each is drawn once in a middle size and
stretched as a nine-slice.
"""

from art.kit.inks import (
    AMBER,
    AMBER_L,
    BRASS,
    BRASS_D,
    BRASS_DD,
    BRASS_L,
    INK,
    PARCH,
    PARCH_L,
    SHADE,
    WALNUT,
    WALNUT_D,
    WALNUT_L,
    WALNUT_LL,
)
from art.kit.sheet import blurred, plate
from art.kit.strokes import circ, clear, leaf, line, moved, outlined, pth, rect, rnd, star, stroke
from art.picture import Picture

BRASS_PAD = (22, 22, 22, 22)
PAPER_PAD = (10, 8, 14, 14)
WOOD_PAD = (8, 6, 12, 16)


def octagon(x: float, y: float, w: float, h: float, k: float, q: float = 11) -> str:
    """The plate's outline with corners cut by q, drawn in by k."""
    left, top, right, bottom = x + k, y + k, x + w - k, y + h - k
    return (
        f"M{left + q} {top}H{right - q}L{right} {top + q}V{bottom - q}L{right - q} {bottom}"
        f"H{left + q}L{left} {bottom - q}V{top + q}Z"
    )


def _screws(w: float, h: float, y: float, head: str, slot: str) -> str:
    o = ""
    for px, py in ((15, 15), (w - 15, 15), (15, h - 15), (w - 15, h - 15)):
        cut = f"M{px - 1.8} {py + y + 1.8}L{px + 1.8} {py + y - 1.8}"
        o += circ(px, py + y, 2.8, head) + stroke(cut, slot, 1)
    return o


def _raised(w: float, h: float, face: str, light: str, glow: str = "") -> str:
    """A plate that stands off the ground by its own thickness."""
    o = glow + moved(pth(octagon(0, 0, w, h, 0), SHADE, clear(0.55)), 3, 7)
    o += pth(octagon(0, 0, w, h, 0), INK) + pth(octagon(0, 0, w, h, 1.5), BRASS_DD)
    o += pth(octagon(0, 0, w, h - 2, 3.5), face)
    o += pth(f"M15 3.5H{w - 15}L{w - 20} 8H20Z", light)
    return o + stroke(octagon(0, 0, w, h - 1, 8), BRASS_D, 1.8)


def brass_rest(w: float, h: float) -> str:
    return _raised(w, h, BRASS, BRASS_L) + _screws(w, h, 0, BRASS_D, BRASS_L)


def brass_lit(w: float, h: float) -> str:
    glow = stroke(octagon(0, 0, w, h, -5), "#ffdf94", 13, clear(0.62) + blurred(6))
    return _raised(w, h, AMBER_L, "#fff3cf", glow) + _screws(w, h, 0, BRASS_D, AMBER_L)


def brass_down(w: float, h: float) -> str:
    """Pressed in: no shadow outside, the upper edge throws one inside."""
    o = pth(octagon(0, 0, w, h, 0), INK) + pth(octagon(0, 0, w, h, 1.5), BRASS_DD)
    o += pth(octagon(0, 2, w, h - 2, 3), "#dcb766") + pth(f"M14 5H{w - 14}L{w - 21} 12H21Z", BRASS_D)
    return o + stroke(octagon(0, 3, w, h - 3, 8), BRASS_D, 1.8) + _screws(w, h, 2, BRASS_D, AMBER_L)


def brass_off(w: float, h: float) -> str:
    """Tarnished and flush with the wall: no bevel, no shadow, empty screw holes; ink on it stays legible."""
    o = pth(octagon(0, 0, w, h, 0), BRASS_DD) + pth(octagon(0, 0, w, h, 2.5), "#a3936f")
    o += stroke(octagon(0, 0, w, h, 8), "#6f6143", 1.6, ' stroke-dasharray="7 5"')
    o += "".join(circ(x, y, 2.4, "#4a3d26") for x in (15, w - 15) for y in (15, h - 15))
    return o


def strip_body(w: float, h: float, fill: str, notch: float, line_ink: str = INK) -> str:
    """A paper ribbon with notched ends and a letterpress rule."""
    m = h / 2
    d = f"M0 0H{w}L{w - notch} {m}L{w} {h}H0L{notch} {m}Z"
    rule = f"M7 5H{w - 7}L{w - notch - 6} {m}L{w - 7} {h - 5}H7L{notch + 6} {m}Z"
    o = moved(pth(d, SHADE, clear(0.45)), 3, 6) + pth(d, fill, outlined(INK, 2.5))
    return o + stroke(rule, line_ink, 1.4, clear(0.55))


def ticket_outline(w: float, h: float, k: float, r: float) -> str:
    """Paper with bitten corners of radius r, drawn in by k."""
    x, y = w - k, h - k
    return (
        f"M{k + r} {k}H{x - r}A{r} {r} 0 0 0 {x} {k + r}V{y - r}A{r} {r} 0 0 0 {x - r} {y}"
        f"H{k + r}A{r} {r} 0 0 0 {k} {y - r}V{k + r}A{r} {r} 0 0 0 {k + r} {k}Z"
    )


def ticket_body(w: float, h: float, fill: str, r: float, rule: bool = True) -> str:
    outer = ticket_outline(w, h, 0, r)
    o = moved(pth(outer, SHADE, clear(0.45)), 3, 6) + pth(outer, fill, outlined(INK, 2.5))
    return o + (stroke(ticket_outline(w, h, 6, r), INK, 1.4, clear(0.5)) if rule else "")


def grain(w: float, h: float, seed: float) -> tuple[str, str]:
    """The light and the dark cuts of a board."""
    chance = rnd(seed)
    cuts = ["", ""]
    for i in range(int(w * h / 2300) + 5):
        length = chance.uniform(0.07, 0.32) * w
        x, y = 6 + chance.random() * (w - length - 12), 8 + chance.random() * (h - 16)
        end = (x + length, y + chance.uniform(-2, 2))
        cuts[1 - i % 2] += leaf((x, y), end, chance.uniform(1.2, 2.8))
    return cuts[0], cuts[1]


def nail(x: float, y: float) -> str:
    return circ(x, y, 4, INK) + circ(x - 1, y - 1, 1.6, AMBER)


def plank_body(w: float, h: float, fill: str, light: str, dark: str, seed: float, r: float = 6) -> str:
    bright, deep = grain(w, h, seed)
    o = rect(3, 7, w, h, SHADE, r, clear(0.5)) + rect(0, 0, w, h, fill, r)
    o += pth(bright, light, clear(0.55)) + pth(deep, dark, clear(0.8))
    return o + line(0, 0, w, h, INK, 3, r) + rect(3, 3, w - 6, 2.6, light, 1, clear(0.8))


def sign_body(w: float, h: float, seed: float) -> str:
    """A sign of two boards, nailed at its corners."""
    o = plank_body(w, h, WALNUT_L, WALNUT_LL, WALNUT, seed)
    return o + "".join(nail(x, y) for x in (13, w - 13) for y in (14, h - 14))


def board_body(w: float, h: float) -> str:
    """The board before the curtain: dark, with a brass line and a star in each corner."""
    o = plank_body(w, h, WALNUT, WALNUT_L, WALNUT_D, 8, 14) + line(16, 16, w - 32, h - 32, BRASS, 3, 8)
    return o + "".join(pth(star(x, y, 15), BRASS) for x in (34, w - 34) for y in (36, h - 36))


def _strips() -> dict[str, Picture]:
    fills = {"paper": PARCH, "light": PARCH_L, "amber": AMBER_L, "ink": INK}
    sizes = {"": (240, 64, 14.0), "-small": (200, 44, 11.0), "-tall": (280, 92, 17.0)}
    out = {}
    for colour, fill in fills.items():
        for size, (w, h, notch) in sizes.items():
            rule = AMBER_L if colour == "ink" else INK
            cut = (notch + 18, 6, notch + 18, 6)
            out[f"strip/{colour}{size}"] = plate(strip_body(w, h, fill, notch, rule), w, h, cut, PAPER_PAD)
    return out


def pictures() -> dict[str, Picture]:
    out = _strips()
    faces = {"rest": brass_rest, "lit": brass_lit, "off": brass_off, "down": brass_down}
    for state, face in faces.items():
        out[f"brass/{state}"] = plate(face(180, 72), 180, 72, (26, 26, 26, 26), BRASS_PAD)
    for name, fill in (("paper", PARCH), ("light", PARCH_L)):
        out[f"ticket/{name}"] = plate(ticket_body(240, 240, fill, 16), 240, 240, (36, 36, 36, 36), PAPER_PAD)
        small = ticket_body(160, 120, fill, 9)
        out[f"ticket/{name}-small"] = plate(small, 160, 120, (24, 24, 24, 24), PAPER_PAD)
    out["plank/sign"] = plate(sign_body(420, 88, 14), 420, 88, (26, 26, 26, 26), WOOD_PAD)
    out["sign/demand"] = plate(sign_body(360, 88, 5), 360, 88, (26, 26, 26, 26), WOOD_PAD)
    out["plank/head"] = plate(sign_body(1130, 104, 6), 1130, 104, (26, 26, 26, 26), WOOD_PAD)
    out["plank/board"] = plate(board_body(880, 640), 880, 640, (64, 64, 64, 64), WOOD_PAD)
    return out
