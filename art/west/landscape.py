"""The map's sheet: river, mesas, railway, trails, the ground of five towns; the desk that it lies on."""

import math
import random

from art.kit.inks import INK, OX, PARCH, PARCH_L, WALNUT, WALNUT_D
from art.kit.sheet import background, clip, clipped
from art.kit.strokes import circ, clear, g, leaf, pth, rect, rnd, stroke
from art.picture import Picture
from art.west import tokens
from art.west.hand import (
    BOARDS,
    DIRT,
    PALE,
    ROUND,
    STEEP,
    box,
    cut,
    deckle,
    drawn,
    mark,
    with_patterns,
)
from art.west.places import COMPASS, CORRAL, MAP, TITLE, TOWNS, TRAIL_BOXES, TRAILS, Town


def _light(name: str, r: float, stops: tuple[tuple[float, str, float], ...]) -> str:
    inner = "".join(f'<stop offset="{at}" stop-color="{c}" stop-opacity="{a}"/>' for at, c, a in stops)
    return f'<radialGradient id="{name}" cx=".46" cy=".42" r="{r}">{inner}</radialGradient>'


DUSK = "#120803"
LIGHTS = (
    "<defs>"
    + _light("sheetlight", 0.72, ((0, "#f6e8c6", 1), (0.62, PARCH, 1), (1, "#cfae74", 1)))
    + _light(
        "desklight", 0.75, ((0, "#ffd98a", 0.2), (0.5, "#ffd98a", 0.03), (0.72, DUSK, 0.12), (1, DUSK, 0.62))
    )
    + "</defs>"
)
RIVER = (
    "M962 90C930 170 1010 230 985 310C962 380 905 400 925 480C944 560 1015 580 990 668"
    "C968 744 885 770 905 850"
    "C915 900 965 930 955 990"
)
RAIL = "M300 668C420 676 620 660 760 666C860 670 900 668 1000 664C1120 660 1240 668 1500 662"
PINES = ((876, 190, 62), (846, 236, 50), (898, 250, 54))
CACTI = ((712, 716, 58), (846, 892, 44), (1014, 584, 46))
SHUT = "#9b8763"  # a trail that no cattle have gone yet


def desk() -> str:
    """Walnut boards with their grain."""
    chance = rnd(31)
    o = rect(0, 0, 1920, 1080, WALNUT)
    dark = bright = ""
    for row in range(18):
        y = row * 60
        if row % 2:
            o += rect(0, y, 1920, 60, "#402819")
        o += rect(0, y - 2, 1920, 4, WALNUT_D)
        for _ in range(16):
            x, at, length = chance.random() * 1900, y + chance.uniform(8, 52), chance.uniform(90, 300)
            grain = leaf((x, at), (x + length, at + chance.uniform(-3, 3)), chance.uniform(1.3, 2.6))
            if chance.random() < 0.3:
                bright += grain
            else:
                dark += grain
        x = chance.uniform(60, 500)
        while x < 1900:
            o += rect(x, y, 3, 60, WALNUT_D)
            x += chance.uniform(420, 760)
    return o + pth(dark, WALNUT_D, clear(0.75)) + pth(bright, "#553421", clear(0.7))


def mesa(x: float, y: float, w: float, h: float) -> str:
    """A flat-topped rock; (x, y) is its foot's left end, its shadow side is the right."""
    left, right = x + w * 0.2, x + w * 0.78
    cap = y - h * 0.835
    body = (
        f"M{x} {y}L{x + w * 0.13} {y - h * 0.45}L{left} {y - h * 0.5}L{left + w * 0.02} {y - h}H{right}"
        f"L{right + w * 0.03} {y - h * 0.52}L{x + w * 0.9} {y - h * 0.44}L{x + w} {y}Z"
    )
    top = f"M{left + w * 0.02} {y - h}L{right} {y - h}L{right + 0.01 * w} {cap}L{left + w * 0.015} {cap}Z"
    shade = f"M{x + w * 0.55} {cap}H{right + 0.01 * w}L{right + w * 0.03} {y - h * 0.52}"
    shade += f"L{x + w * 0.9} {y - h * 0.44}L{x + w} {y}H{x + w * 0.6}L{x + w * 0.64} {y - h * 0.46}"
    shade += f"L{x + w * 0.56} {y - h * 0.5}Z"
    o = cut(body, "#c98f57", 4) + cut(top, "#e4b678", 3) + pth(shade, STEEP)
    clefts = "".join(
        f"M{x + w * at} {y - h * 0.8}l{w * 0.012} {h * deep}l{w * 0.014} {-h * deep}Z"
        for at, deep in ((0.28, 0.3), (0.36, 0.22), (0.44, 0.34))
    )
    clefts += "".join(
        f"M{x + w * at} {y - h * 0.32}l{w * 0.012} {h * 0.26}l{w * 0.02} {-h * 0.24}Z"
        for at in (0.16, 0.3, 0.44)
    )
    return o + pth(clefts, INK)


def _flat(d: str, ink: str, w: float, dash: str = "") -> str:
    return stroke(d, ink, w, f' stroke-dasharray="{dash}"' if dash else "")


def country() -> str:
    """What lies inside the map's frame, towns left out."""
    o = mark(RIVER, 46, "#3b2a1a") + mark(RIVER, 38, "#5f8fa0")
    o += g(_flat(RIVER, "#cfe0dc", 5, "26 40"), "translate(-7 0)")
    o += g(_flat(RIVER, "#2d5364", 5, "34 46"), "translate(8 4)")
    o += mesa(1008, 362, 190, 92) + mesa(1270, 352, 190, 76) + mesa(1150, 372, 170, 116)
    o += mark("M1000 372Q1100 356 1200 372T1470 366", 5, DIRT)
    o += _flat("M940 667L1046 662", INK, 40) + _flat("M943 667L1043 662", "#9a7044", 34)
    o += _flat("M943 667L1043 662", INK, 34, "4 9") + _flat(RAIL, INK, 13) + _flat(RAIL, PARCH_L, 6, "20 20")
    return o


def trail(town: str, ink: str) -> str:
    d, (x, y, turn) = TRAILS[town]
    head = f'<path d="M-15 -14L17 0L-15 14L-8 0Z" fill="{ink}" stroke="{PARCH_L}" stroke-width="3"{ROUND}/>'
    return mark(d, 13, PARCH) + _flat(d, ink, 8, "20 15") + g(head, f"translate({x} {y}) rotate({turn})")


def sheet() -> str:
    """Torn paper with a frame of ticks."""
    x, y, w, h = MAP
    o = pth(deckle(x + 5, y + 8, w, h), "#0d0603", clear(0.55))
    o += cut(deckle(x, y, w, h), "url(#sheetlight)", 3, "#a98449")
    x, y, w, h = x + 16, y + 16, w - 32, h - 32
    o += box(x, y, w, h, "none", 0, INK, 10)
    o += rect(x, y, w, h, "none", 0, f' stroke="{PARCH_L}" stroke-width="5" stroke-dasharray="44 44"')
    return o + box(x + 9, y + 9, w - 18, h - 18, "none", 0, INK, 2.5)


def compass(x: float, y: float, r: float) -> str:
    """A rose of eight points; the letter of the north is the program's to write."""
    o = box(x - r * 0.72, y - r * 0.72, r * 1.44, r * 1.44, "none", r * 0.72, INK, 3)
    o += box(x - r * 0.6, y - r * 0.6, r * 1.2, r * 1.2, "none", r * 0.6, INK, 1.6)
    for k in range(8):
        a, far, wide = k * math.pi / 4, r if k % 2 == 0 else r * 0.55, 0.16 if k % 2 == 0 else 0.2
        tip = f"{x + math.sin(a) * far:.1f} {y - math.cos(a) * far:.1f}"
        for side, fill in ((-1, INK), (1, PARCH_L)):
            b = a + side * wide * 2.4
            o += cut(
                f"M{x} {y}L{x + math.sin(b) * far * 0.26:.1f} {y - math.cos(b) * far * 0.26:.1f}L{tip}Z",
                fill,
                2,
            )
    return o


def ribbon() -> str:
    """The ribbon that the program letters with the game's name."""
    x, y, w = TITLE[0] - 16, TITLE[1] - 2, TITLE[2] + 32
    tail = "M-26 26L30 20L30 86L-26 92L-8 58Z"
    fold = "M8 80L30 86L8 92Z"
    end = cut(tail, "#c79b5c", 3.5) + pth(fold, INK)
    o = end + g(end, f"translate({w} 0) scale(-1 1)")
    o += cut(f"M6 8Q{w / 2} -10 {w - 6} 8L{w - 6} 80Q{w / 2} 62 6 80Z", PARCH_L, 4)
    o += mark(f"M16 15Q{w / 2} -2 {w - 16} 15M16 73Q{w / 2} 56 {w - 16} 73", 2.4, OX)
    return g(o, f"translate({x} {y})")


def hachures(x: float, y: float, w: float, h: float, seed: float) -> str:
    """Tapered cuts that point out from a town's ground."""
    chance = random.Random(seed)
    pad = 16.0
    spots = [(x - pad + 6 + k * 15, y + h, 0, 1) for k in range(int((w + 2 * pad - 6) / 15))]
    spots += [
        (at, y + 12 + k * 15, side, 0)
        for k in range(int((h - 18) / 15))
        for at, side in ((x - pad, -1), (x + w + pad, 1))
    ]
    d = ""
    for n, (a, b, dx, dy) in enumerate(spots):
        far = (chance.uniform(17, 26) if n % 3 else chance.uniform(9, 13)) if dy else chance.uniform(7, 15)
        lean = chance.uniform(-2, 2) * dy
        d += (
            f"M{a - 4 * dy - 4 * dx:.1f} {b - 4 * abs(dx) - 4 * dy:.1f}"
            f"L{a + dx * far + lean:.1f} {b + dy * far:.1f}"
            f"L{a + 4 * dy - 4 * dx:.1f} {b + 4 * abs(dx) - 4 * dy:.1f}Z"
        )
    return pth(d, DIRT, clear(0.85))


def town(it: Town) -> str:
    """A town without its pieces: ground, street, boardwalk, the far side of its corrals."""
    x, y, w, h = it.ground
    o = hachures(it.x, y, it.width, h, it.no) + cut(deckle(x, y, w, h, it.no, 3, 30), "#e9d29b", 3, DIRT)
    o += rect(*it.street, "#f1dfb2") + box(it.x, it.walk, it.width, 9, BOARDS, 2, INK, 2)
    fx, fy, fw, _ = it.fence
    o += rect(fx, fy + 4, fw, 52, "#c9a567") + rect(fx, fy + 4, fw, 52, PALE)
    return o + box(fx, fy + 10, fw, 6, "#5c3a22", 1, INK, 1.6)


def fence_front(corrals: int) -> str:
    """What stands before the cattle: lower rail and posts; from the fence's own corner."""
    wide = corrals * CORRAL
    o = box(0, 48, wide, 7, "#5c3a22", 1, INK, 1.8)
    return o + "".join(box(k * CORRAL - 4, 1, 8, 58, "#7a5030", 2, INK, 2) for k in range(corrals + 1))


def fence_closed(corrals: int) -> str:
    """Boards nailed across every gate, a padlock on the middle one."""
    o = ""
    for k in range(corrals):
        left = k * CORRAL
        o += cut(f"M{left + 5} {12}l7 -5L{left + CORRAL - 5} {44}l-7 5Z", "#7a5030", 2)
        o += "".join(circ(left + at, up, 1.9, INK) for at, up in ((10, 13), (CORRAL - 10, 43)))
    return o + fence_front(corrals) + tokens.at(tokens.lock("#e0a84a"), corrals * CORRAL / 2 - 19, 10, 38)


def map_scene() -> Picture:
    """The whole screen behind panels and pieces."""
    x, y, w, h = MAP
    frame = f"M{x + 26} {y + 26}H{x + w - 26}V{y + h - 26}H{x + 26}Z"
    inner = country() + "".join(trail(name, SHUT) for name in TRAILS)
    o = LIGHTS + desk() + sheet() + clip("mapframe", frame) + g(inner, "", clipped("mapframe")) + ribbon()
    o += "".join(tokens.at(tokens.pine(), *spot) for spot in PINES)
    o += "".join(tokens.at(tokens.cactus(), *spot) for spot in CACTI) + compass(*COMPASS)
    o += "".join(town(it) for it in TOWNS.values()) + rect(0, 0, 1920, 1080, "url(#desklight)")
    return background(with_patterns(o))


def pictures() -> dict[str, Picture]:
    out = {"bg/map": map_scene()}
    for name, (x, y, w, h) in TRAIL_BOXES.items():
        out[f"trail/{name}"] = drawn(g(trail(name, OX), f"translate({-x} {-y})"), w, h, "west-pieces")
    for corrals in sorted({it.corrals for it in TOWNS.values()}):
        wide = corrals * CORRAL
        pad = (6, 2, 6, 2)
        out[f"corral/front-{corrals}"] = drawn(fence_front(corrals), wide, 60, "west-pieces", pad)
        out[f"corral/closed-{corrals}"] = drawn(fence_closed(corrals), wide, 60, "west-pieces", pad)
    return out
