"""Small things of the map: discs, flags, money, plots, signs, badges, dice."""

import math

from art.kit import digits
from art.kit.inks import (
    AMBER,
    AMBER_D,
    AMBER_L,
    BRASS,
    BRASS_D,
    BRASS_DD,
    BRASS_L,
    INK,
    OX,
    PARCH_D,
    PARCH_L,
    SEATS,
    SHADE,
    WALNUT,
    WALNUT_L,
)
from art.kit.sheet import GLOW
from art.kit.strokes import bez, circ, clear, g, gouge, hatch, leaf, oval, pth, rect, star, stroke
from art.kit.strokes import ring as ray_ring
from art.picture import Picture
from art.west import tokens
from art.west.hand import (
    CREAM,
    PALE,
    box,
    brand,
    cut,
    drawn,
    lamplight,
    mark,
    ring,
    seat_disc,
    sliced,
)

PAGE = "west-pieces"
DISC, ORDER, PRICE = 18.0, 26.0, 17.0
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
DIE = 62.0


def order_marker(seat: int) -> str:
    """The turn-order disc: a seat's colour in a brass ring, radius 30 about (0, 0)."""
    o = (
        circ(2, 6, 30, SHADE, clear(0.5))
        + circ(0, 0, 30, INK)
        + circ(0, 0, 28, BRASS)
        + circ(0, 0, 25.4, INK)
    )
    return o + ring(0, 0, 24, SEATS[seat], INK, 1) + brand(seat, 0, 0, 27)


def flag(seat: int | None, kind: str = "") -> str:
    """A pole with a seat's pennant, with a dashed one for a tie, or bare; 56 x 66, its foot at (8, 62)."""
    o = mark("M8 12L8 62", 5)
    cloth = "M10 16L52 16L44 30L52 44L10 44Z"
    if kind == "tie":
        o += pth(cloth, "#e6d3a6", ' stroke="#8a6f47" stroke-width="3" stroke-dasharray="5 4"')
        o += mark("M20 26H36M20 34H36", 4, "#8a6f47")
    elif seat is not None:
        o += cut(cloth, SEATS[seat]) + pth("M44 30L52 44L38 44Z", INK, clear(0.3)) + brand(seat, 26, 30, 20)
    return o + ring(8, 9, 5, BRASS, INK, 2)


def gold_coin(number: int) -> str:
    """A coin of radius 30 about (0, 0); its size is the program's to choose."""
    face, edge = {1: ("#cfc7b4", "#8d8676"), 5: (BRASS, BRASS_DD), 10: (AMBER_L, AMBER_D)}[number]
    o = circ(2, 5, 30, SHADE, clear(0.5)) + circ(0, 0, 30, INK) + circ(0, 0, 27.6, face)
    teeth = ray_ring(36, 0, 0, (27.4, 27.4), (23.4, 23.4), (23.4, 23.4), 2.4)
    o += pth(teeth, edge) + circ(0, 0, 21.6, "none", f' stroke="{edge}" stroke-width="2"')
    return o + pth(digits.outline(number, 34 if number < 10 else 29, 0, 0), INK)


def dollar() -> str:
    """The coin that stands for money, radius 28 about (0, 0)."""
    o = circ(2, 4, 28, SHADE, clear(0.4)) + ring(0, 0, 28, AMBER, INK, 4) + ring(0, 0, 20, "none", INK, 2.4)
    sign = "M9 -9Q4 -14 -2 -13Q-10 -11 -8 -5Q-6 -1 0 0Q9 1 8 7Q6 14 -2 13Q-7 12 -10 8M0 -19L0 19"
    return o + stroke(sign, INK, 5)


def bill() -> str:
    """A banknote of 10 dollars' look without words, 108 x 54."""
    o = rect(3, 5, 108, 54, SHADE, 4, clear(0.45)) + box(0, 0, 108, 54, "#b9c29a", 4, INK, 3)
    o += box(6, 6, 96, 42, "#d5dcb8", 2, "#5c6a45", 2)
    o += pth(ray_ring(40, 54, 27, (27, 17), (46, 20), (40, 19), 2), "#8d9a6c")
    o += f'<ellipse cx="54" cy="27" rx="19" ry="18" fill="{CREAM}" stroke="{INK}" stroke-width="2.4"/>'
    o += tokens.at(tokens.cowboy("#7d8c5c"), 38, 11, 32)
    for x in (16, 92):
        o += pth(star(x, 27, 8.4), "#5c6a45") + pth(star(x, 27, 4.4), CREAM)
    return o


def price_tag() -> str:
    """Where a price is written, radius 17 about (0, 0)."""
    return circ(1, 3, PRICE, SHADE, clear(0.4)) + ring(0, 0, PRICE, AMBER, INK, 2.4)


def plot(state: str) -> str:
    """A staked lot, 62 x 54."""
    if state == "lit":
        o = lamplight(0, 0, 62, 54, 6, 12) + box(0, 0, 62, 54, "#fff4cc", 3, INK, 9)
        o += box(0, 0, 62, 54, "none", 3, "#f5ad1e", 5)
    else:
        o = rect(0, 0, 62, 54, "#d9bb80", 3, ' stroke="#7a5730" stroke-width="3" stroke-dasharray="9 7"')
        o += rect(2, 2, 58, 50, PALE, 2)
    return o + "".join(rect(x - 4, y - 6, 8, 13, INK, 1) for x in (0, 62) for y in (0, 54))


def sign(w: float, h: float) -> str:
    """The board with a town's name; its number stands on the brass at its left."""
    o = rect(3, 5, w, h, INK, 5, clear(0.4)) + box(0, 0, w, h, WALNUT_L, 5, INK, 3)
    o += pth(leaf((50, 9), (w - 20, 9), 1.6) + leaf((44, h - 9), (w - 40, h - 9), 1.6), WALNUT)
    return o + box(4, 4, w - 8, h - 8, "none", 3, BRASS, 1.6) + ring(22, h / 2, 13.5, AMBER, INK, 2.4)


def size_badge(lit: bool) -> str:
    """How many buildings a town has, 58 x 34: a house, then room for the number."""
    o = lamplight(0, 0, 58, 34, 8, 9) if lit else rect(2, 4, 58, 34, INK, 8, clear(0.35))
    o += box(0, 0, 58, 34, "#fff1c9" if lit else PARCH_L, 8, "#c47c12" if lit else INK, 4 if lit else 3)
    return o + tokens.at(tokens.house(INK), 4, 3, 27)


def closed_plate(w: float, h: float) -> str:
    """An oxblood plate with a padlock that says why something is closed."""
    o = rect(2, 4, w, h, SHADE, 5, clear(0.4)) + box(0, 0, w, h, "#23140b", 5, INK, 2.5)
    return o + rect(3, 3, w - 6, h - 6, OX, 4) + tokens.at(tokens.lock(AMBER), 10, 4, 28)


def glow_frame(w: float, h: float) -> str:
    """Light round a town in which something may be done."""
    o = g(lamplight(0, 0, w, h, 8, 20, "#ffc23c", 0.22), "", ' mask="url(#hollow)"')
    cover = f'<mask id="hollow"><rect x="-40" y="-40" width="{w + 80}" height="{h + 80}" fill="#fff"/>'
    cover += f'<rect x="4" y="4" width="{w - 8}" height="{h - 8}" rx="6" fill="#000"/></mask>'
    return cover + o + box(0, 0, w, h, "none", 8, "#f5ad1e", 4)


def die(number: int) -> str:
    """A bone die about (0, 0); a 5 or 6 is a hit: lighter, its pips in oxblood, in a glow."""
    hit, half = number >= 5, DIE / 2
    o = lamplight(-half, -half, DIE, DIE, 13, 15, "#ffc23c", 0.24) if hit else ""
    o += rect(-half + 3, -half + 6, DIE, DIE, "#0d0603", 13, clear(0.55))
    o += box(-half, -half, DIE, DIE, "#fff6df" if hit else "#d6c49b", 13, INK, 4)
    o += pth(
        f"M{half - 7} {-half + 14}V{half - 16}Q{half - 8} {half - 7} {half - 17} {half - 7}H{-half + 14}"
        f"Q{half - 14} {half - 12} {half - 7} {-half + 14}Z",
        "#c9b68a" if not hit else "#e8d7ad",
    )
    ink = OX if hit else INK
    for x, y in PIPS[number]:
        o += circ(x * DIE * 0.25, y * DIE * 0.25, DIE * 0.1, ink)
        o += pth(
            f"M{x * 15.5 - 3.5:.1f} {y * 15.5 - 2.5:.1f}a5 5 0 0 1 6 -1.2a6 6 0 0 0 -6 1.2Z",
            CREAM,
            clear(0.6),
        )
    return o


def tumbling(step: int) -> str:
    """A die in the air: a cube seen on its edge, turned further with each step; about (0, 0)."""
    turn, shown = ((-24, (3, 2, 6)), (12, (5, 4, 1)), (40, (2, 6, 3)), (68, (4, 1, 5)))[step - 1]
    r = 38.0
    hexagon = [
        (r * math.cos(math.radians(60 * k - 90)), r * math.sin(math.radians(60 * k - 90))) for k in range(6)
    ]
    faces = ((5, 0, 1), (1, 2, 3), (3, 4, 5))
    o = circ(4, 8, r * 0.92, "#0d0603", clear(0.4))
    inner = ""
    for (a, b, c), number, fill in zip(faces, shown, ("#fff6df", "#cbb78a", "#e4d3a8"), strict=True):
        pa, pb, pc = hexagon[a], hexagon[b], hexagon[c]
        inner += cut(
            f"M0 0L{pa[0]:.1f} {pa[1]:.1f}L{pb[0]:.1f} {pb[1]:.1f}L{pc[0]:.1f} {pc[1]:.1f}Z", fill, 4
        )
        ux, uy, vx, vy = pa[0] / 2, pa[1] / 2, pc[0] / 2, pc[1] / 2
        for x, y in PIPS[number]:
            sx, sy = 1 + x * 0.52, 1 + y * 0.52
            lie = (ux / 22, uy / 22, vx / 22, vy / 22, ux * sx + vx * sy, uy * sx + vy * sy)
            place = " ".join(f"{v:.3f}" for v in lie)
            inner += g(circ(0, 0, 5, INK), f"matrix({place})")
    swish = "".join(
        gouge((46 * math.cos(a), 46 * math.sin(a)), (54 * math.cos(a + 0.62), 54 * math.sin(a + 0.62)), 6, 5)
        for a in (math.radians(140 + 62 * k) for k in range(3))
    )
    return o + g(inner + pth(swish, PARCH_D), f"rotate({turn})")


def posse_count() -> str:
    """How many riders stand together, diameter 26 about (0, 0)."""
    return circ(0, 0, 13, INK) + circ(0, 0, 11, PARCH_L)


def badge() -> str:
    """The sheriff's tin star for a figure or a plate, radius 20 about (0, 0)."""
    cuts = hatch(bez((3, -12), (12, -4)), bez((1, -2), (3, 0)), 4, 2.6)
    return (
        pth(star(0, 0, 20), AMBER, f' stroke="{INK}" stroke-width="3"')
        + pth(cuts, BRASS_D)
        + circ(0, 0, 4, BRASS_L)
    )


def _centred(body: str, w: float, h: float, pad: tuple[float, float, float, float] = (2, 2, 4, 7)) -> Picture:
    return drawn(g(body, f"translate({w / 2} {h / 2})"), w, h, PAGE, pad)


def pictures() -> dict[str, Picture]:
    out = {
        "flag/tie": drawn(flag(None, "tie"), 56, 66, PAGE),
        "flag/bare": drawn(flag(None), 56, 66, PAGE),
        "coin/dollar": _centred(dollar(), 60, 60),
        "bill": drawn(bill(), 108, 54, PAGE, (2, 2, 5, 7)),
        "price/tag": _centred(price_tag(), 36, 36),
        "plot/empty": drawn(plot("rest"), 62, 54, PAGE, (6, 8, 6, 8)),
        "plot/lit": drawn(plot("lit"), 62, 54, PAGE, (18, 18, 18, 18)),
        "sign/town": sliced(sign(200, 38), 200, 38, (40, 10, 10, 10), (2, 2, 5, 7)),
        "badge/size": sliced(size_badge(False), 58, 34, (36, 12, 12, 12), (2, 2, 4, 6)),
        "badge/size-lit": sliced(size_badge(True), 58, 34, (36, 12, 12, 12), (12,) * 4),
        "plate/closed": sliced(closed_plate(180, 36), 180, 36, (46, 10, 10, 10), (2, 2, 4, 6)),
        "town/lit": sliced(glow_frame(200, 160), 200, 160, (20,) * 4, (24,) * 4),
        "count/posse": _centred(posse_count(), 26, 26, (1, 1, 1, 1)),
        "badge/star": _centred(badge(), 44, 44),
        "icon/house": drawn(tokens.at(tokens.house(INK), 0, 0, 48), 48, 48, PAGE),
        "icon-light/house": drawn(tokens.at(tokens.house(PARCH_L), 0, 0, 48), 48, 48, PAGE),
        "glow/spot-light": _centred(oval(0, 0, 60, 60, GLOW), 120, 120, (0, 0, 0, 0)),
    }
    for number in (1, 5, 10):
        out[f"coin/{number}"] = _centred(gold_coin(number), 60, 60)
    for number in PIPS:
        out[f"die/{number}"] = _centred(die(number), DIE, DIE, (18,) * 4)
    for step in range(1, 5):
        out[f"die/roll-{step}"] = _centred(tumbling(step), 96, 96, (14,) * 4)
    for seat in range(len(SEATS)):
        out[f"disc/action-{seat}"] = _centred(seat_disc(seat, 0, 0, DISC), 2 * DISC, 2 * DISC)
        out[f"order/{seat}"] = _centred(order_marker(seat), 60, 60, (2, 2, 4, 8))
        out[f"flag/{seat}"] = drawn(flag(seat), 56, 66, PAGE)
    return out
