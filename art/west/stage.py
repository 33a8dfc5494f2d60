"""The gunfight's stage: a street at sundown, the ground that the sides stand on, the shelf for dice."""

import math

from art.kit.inks import BRASS, BRASS_D, INK
from art.kit.sheet import clip, clipped, document
from art.kit.strokes import circ, clear, g, leaf, oval, pth, rect, rnd
from art.picture import Picture
from art.west.boards import board
from art.west.hand import WOOD, WOOD_L, box, drawn, sliced
from art.west.places import GROUND, HORIZON, SHELF, STAGE

WIDE, HIGH = STAGE[2:]

SKY = ("#3c1b1d", "#5a241f", "#7f3122", "#a94528", "#cf6d31", "#e8994a")
NIGHT, DARK, PANE = "#2b1610", "#1a0c08", "#ffc55c"


def house(x: float, y: float, w: float, h: float, kind: str, lit: tuple[tuple[float, ...], ...]) -> str:
    """A false front as a dark shape that stands on y, with its lit windows."""
    mid = x + w / 2
    top = {
        "flat": f"M{x} {y}L{x} {y - h}L{x + w} {y - h}L{x + w} {y}Z",
        "step": f"M{x} {y}V{y - h * 0.78}H{x + w * 0.2}V{y - h}H{x + w * 0.8}V{y - h * 0.78}H{x + w}V{y}Z",
        "gable": f"M{x} {y}L{x} {y - h * 0.7}L{mid} {y - h}L{x + w} {y - h * 0.7}L{x + w} {y}Z",
        "arch": f"M{x} {y}V{y - h * 0.8}H{x + w * 0.15}Q{mid} {y - h * 1.2} {x + w * 0.85} {y - h * 0.8}"
        f"H{x + w}V{y}Z",
    }[kind]
    up, low = y - h * 0.36, y - h * 0.26
    eaves = f"M{x - 8} {up}H{x + w + 8}L{x + w + 18} {low}H{x - 18}Z"
    o = pth(top, NIGHT) + pth(eaves, DARK)
    o += rect(x - 6, y - h * 0.27, 7, h * 0.27, DARK) + rect(x + w, y - h * 0.27, 7, h * 0.27, DARK)
    for fx, fy, fw, fh in lit:
        wx, wy, ww, wh = x + w * fx, y - h * fy, w * fw, h * fh
        o += (
            rect(wx, wy, ww, wh, PANE)
            + rect(wx + ww / 2 - 2, wy, 4, wh, NIGHT)
            + rect(wx, wy + wh / 2 - 2, ww, 4, NIGHT)
        )
    return o


def sky() -> str:
    """Bands of evening whose edges dissolve in cuts; the sun on the horizon with its rays."""
    w, sx, sy = WIDE, WIDE / 2, HORIZON - 10
    o = rect(0, 0, w, 220, "#2a1417")
    chance = rnd(4)
    for k, colour in enumerate(SKY):
        y = 60 + k * 64
        o += pth(
            f"M0 {y}Q{w * 0.25} {y - 18} {w * 0.5} {y}T{w} {y - 6}L{w} {HORIZON + 10}L0 {HORIZON + 10}Z",
            colour,
        )
        streaks = ""
        for _ in range(26):
            x, long, up = chance.uniform(-80, w), chance.uniform(90, 260), y - 2 - chance.random() ** 2 * 34
            streaks += leaf((x, up), (x + long, up), chance.uniform(2, 5))
        o += pth(streaks, colour)
    for k in range(15):
        a = math.pi + (k + 0.5) * math.pi / 15
        left, right = a - 0.045, a + 0.045
        ray = f"M{sx} {sy}L{sx + 900 * math.cos(left):.0f} {sy + 900 * math.sin(left):.0f}"
        o += pth(
            ray + f"L{sx + 900 * math.cos(right):.0f} {sy + 900 * math.sin(right):.0f}Z",
            "#ffd27a",
            clear(0.13),
        )
    return o + circ(sx, sy, 190, "#f3b24e") + circ(sx, sy, 164, "#ffd987")


def street() -> str:
    """Mesas far off, two rows of houses, the road with its ruts."""
    w, hz, low = WIDE, HORIZON, GROUND + 20
    hills = (
        f"M0 {hz}V{hz - 70}L60 {hz - 78}L80 {hz - 128}H230L250 {hz - 72}L330 {hz - 60}L420 {hz - 18}H700"
        f"L760 {hz - 58}L850 {hz - 66}L870 {hz - 116}L1010 {hz - 116}L1030 {hz - 74}L{w} {hz - 60}L{w} {hz}Z"
    )
    o = pth(hills, "#7a3325")
    o += house(-30, hz + 14, 170, 250, "step", ((0.2, 0.62, 0.2, 0.18), (0.6, 0.62, 0.2, 0.18)))
    o += house(172, hz + 10, 132, 180, "gable", ((0.36, 0.6, 0.28, 0.2),))
    o += house(338, hz + 4, 84, 116, "flat", ((0.3, 0.7, 0.4, 0.24),))
    o += house(w - 140, hz + 14, 176, 262, "arch", ((0.15, 0.64, 0.2, 0.18), (0.55, 0.64, 0.2, 0.18)))
    o += house(w - 312, hz + 10, 136, 176, "flat", ((0.2, 0.74, 0.24, 0.2), (0.58, 0.74, 0.24, 0.2)))
    o += house(w - 424, hz + 4, 82, 122, "gable", ((0.34, 0.56, 0.34, 0.2),))
    o += rect(0, hz, w, low - hz, "#b9783f")
    o += pth(f"M{w * 0.36} {hz}L{w * 0.64} {hz}L{w * 0.98} {low}L{w * 0.02} {low}Z", "#d69a58")
    chance, ruts = rnd(7), ""
    for _ in range(46):
        x, t = chance.uniform(0, w), chance.random()
        long = 30 + 120 * t * chance.random()
        ruts += leaf((x - long / 2, hz + 8 + 170 * t), (x + long / 2, hz + 8 + 170 * t), 2 + 5 * t)
    return o + pth(ruts, "#8f5a2e", clear(0.8))


def scene() -> str:
    body = (
        sky() + street() + rect(0, GROUND + 4, WIDE, SHELF, "#2c190e") + rect(0, GROUND + 4, WIDE, 7, BRASS_D)
    )
    body += "".join(rect(WIDE / 2 + x - 1.5, GROUND + 28, 3, 68, "#6a4526", 1) for x in (-100, 100))
    foot = GROUND + 4 + SHELF
    wood = g(board(WIDE + 20, HIGH - foot + 20, 19), f"translate(-10 {foot - 4})")
    return body + clip("foot", f"M0 {foot}H{WIDE}V{HIGH}H0Z") + g(wood, "", clipped("foot"))


def frame(w: float, h: float) -> str:
    """A wooden frame with a brass line round the stage, hollow."""
    cover = f'<mask id="window"><rect x="-40" y="-40" width="{w + 80}" height="{h + 80}" fill="#fff"/>'
    cover += f'<rect x="12" y="12" width="{w - 24}" height="{h - 24}" fill="#000"/></mask>'
    body = rect(4, 7, w, h, "#0d0603", 10, clear(0.5)) + box(0, 0, w, h, WOOD, 10, INK, 5)
    body += box(4.5, 4.5, w - 9, h - 9, "none", 7, WOOD_L, 3) + box(9, 9, w - 18, h - 18, "none", 5, BRASS, 3)
    return cover + g(body, "", ' mask="url(#window)"')


def pictures() -> dict[str, Picture]:
    svg = document(scene(), WIDE, HIGH)
    shadow = drawn(oval(128, 12, 128, 12, INK, clear(0.5)), 256, 24, "west-pieces")
    hollow = sliced(frame(240, 180), 240, 180, (20, 20, 20, 20), (4, 4, 8, 12))
    return {
        "bg/gunfight": Picture(svg, WIDE, HIGH, "background", opaque=True),
        "stage/frame": hollow,
        "fight/shadow": shadow,
    }
