"""The houses of the street. Each has walls, drawn once, and openings, drawn dark or lit."""

import math

from art.kit import chamber
from art.kit.inks import AMBER, AMBER_D, AMBER_L, BLUE, BLUE_D, INK, OX, OX_D, PARCH, PARCH_D, SAGE_D
from art.kit.sheet import GLOW
from art.kit.signs import revolver, steer
from art.kit.strokes import (
    bez,
    circ,
    clear,
    gouge,
    hatch,
    leaf,
    moved,
    outlined,
    pth,
    rect,
    rnd,
    star,
    stroke,
)
from art.scenes.carpentry import NIGHT, SUN_E, SUN_W, awning, board, front, pane, siding, window
from art.scenes.places import SIGNS

FRONT, REAR = 858.0, 778.0  # doorsteps of the near and the far pair


def saloon() -> str:
    x, w, top = 152.0, 432.0, 404.0
    r = x + w
    crown = f"C{x + 84} {top - 90} {r - 84} {top - 90} {r - 70} {top - 26}"
    o = pth(f"M{x - 14} {top}V{top - 26}H{x + 70}{crown}H{r + 14}V{top}Z", INK)
    crown = f"C{x + 96} {top - 76} {r - 96} {top - 76} {r - 82} {top - 14}"
    o += pth(f"M{x} {top + 4}V{top - 14}H{x + 82}{crown}H{r}V{top + 4}Z", "#7c4a2c")
    o += front(x, top, w, FRONT - top, ("#6b4029", "#43261a", "#d18c45"), SUN_W, 6)
    o += rect(x - 14, top - 4, w + 28, 18, INK) + rect(x - 10, top, w + 20, 8, "#d18c45")
    o += moved(chamber.cylinder("ffffff"), x + w / 2, top - 26, 46 / 64)
    o += board(*SIGNS["brown-bullet"], AMBER_L, OX_D)
    o += rect(x, 660, w, FRONT - 660, "#4a2a1b") + siding(
        x, 664, w, FRONT - 664, "#38200f", "#6b4228", SUN_W, 3
    )
    o += awning(x, 636, w, "#7c4a2c")
    return o + "".join(
        rect(p, 664, 16, FRONT - 664, INK) + rect(p + 10, 664, 5, FRONT - 664, "#d18c45")
        for p in (x - 20, r + 4)
    )


def _batwings(x: float, y: float) -> str:
    """The two half doors of a saloon."""
    o = ""
    for side in (0, 1):
        a = x + side * 66
        near, far = (92, 108) if side == 0 else (108, 92)
        d = (
            f"M{a + 1} {y + near}C{a + 22} {y + 84} {a + 42} {y + 84} {a + 63} {y + far}V{FRONT - 30}"
            f"H{a + 1}Z"
        )
        slats = "".join(leaf((a + 9, y + 122 + i * 13), (a + 55, y + 122 + i * 13), 4) for i in range(5))
        o += pth(d, "#5a3020", outlined(INK, 4)) + pth(slats, INK)
    return o


def saloon_openings(lit: bool) -> str:
    x, y = 366.0, 684.0
    o = "".join(window(a, 438, 62, 76, lit, curtain=True) for a in (192, 337, 482)) + window(
        186, 700, 96, 92, lit
    )
    o += rect(x - 10, y - 10, 150, FRONT - y + 10, INK)
    if lit:
        cuts = hatch(bez((x, 760), (x + 130, 760)), bez((x, 700), (x + 130, 700)), 10, 13)
        o += (
            rect(x, y, 130, FRONT - y, "#ffcf72")
            + pth(cuts, "#f0a845")
            + rect(x, 758, 130, FRONT - 758, "#f0a845")
        )
    else:
        o += rect(x, y, 130, FRONT - y, "#1d1c1e") + pth(f"M{x} {y}H{x + 60}L{x} {y + 66}Z", "#2b3236")
    return o + _batwings(x, 640)


def gunsmith() -> str:
    x, w = 596.0, 236.0
    m, r = x + w / 2, x + w
    o = pth(f"M{x - 8} 520L{m} 408L{r + 8} 520V548H{x - 8}Z", INK)
    o += pth(f"M{x} 522L{m} 420L{r} 522V{REAR}H{x}Z", "#4c3327")
    o += siding(x, 524, w, REAR - 524, "#33201a", "#c98540", SUN_W, 5, 17)
    o += pth(f"M{m} 420L{r} 522V{REAR}H{r - 8}V526L{m - 6} 426Z", "#e0a050")
    o += moved(revolver(INK, "#c98540"), m - 62, 452, 124 / 120) + board(
        *SIGNS["wyoming-cowboy"], PARCH, BLUE_D
    )
    o += pth(f"M{x - 22} 646H{r + 22}L{r + 10} 632H{x - 10}Z", "#2a1811")
    o += rect(x - 12, 646, 10, REAR - 646, INK) + rect(r + 2, 646, 10, REAR - 646, "#7d4a26")
    return o + rect(584, REAR - 6, w + 24, 14, INK)


def gunsmith_openings(lit: bool) -> str:
    o = (
        window(622, 668, 62, 66, lit)
        + rect(720, 654, 76, REAR - 654, INK)
        + rect(726, 660, 64, REAR - 660, "#2e4350")
    )
    o += pane(735, 670, 46, 44, True) if lit else rect(735, 670, 46, 44, "#4c6a78")
    return o + circ(782, 726, 4, AMBER)


def _stones(x: float, w: float) -> str:
    chance = rnd(8)
    joints = bright = ""
    for row in range(13):
        y = 482 + row * 23
        joints += leaf((x, y + 20), (x + w, y + 20), 2.4)
        for col in range(5):
            at = x + (col + (0.5 if row % 2 else 0)) * 50
            if x < at < x + w - 4:
                joints += leaf((at, y - 2), (at, y + 20), 2)
            if chance.random() < 0.5:
                bright += gouge((max(x + 4, at + 4), y + 9), (max(x + 4, at + 4) + 26, y + 9), 6)
    return pth(joints, "#352b25") + pth(bright, "#7a6a58")


def jail() -> str:
    x, w = 1050.0, 236.0
    m = x + w / 2
    o = (
        rect(x, 470, w, REAR - 470, "#5d5147")
        + rect(x - 10, 452, w + 20, 26, INK)
        + rect(x - 6, 456, w + 12, 16, "#7a6a58")
    )
    o += _stones(x, w) + pth(
        hatch(bez((x, 484), (x, REAR)), bez((x + 40, 484), (x + 40, REAR)), 13, 11, 3), "#e0a050"
    )
    o += rect(x, 474, 8, REAR - 474, "#e0a050") + circ(m, 452, 40, INK) + circ(m, 452, 35, "#7a6a58")
    o += pth(star(m, 453, 31), AMBER) + circ(m, 453, 8, INK) + board(*SIGNS["lockdown-poker"], PARCH, OX_D)
    return o + stroke("M1164 652V644H1176", INK, 4) + rect(x - 12, REAR - 6, w + 24, 14, INK)


def jail_openings(lit: bool) -> str:
    o = window(1080, 652, 70, 60, lit, bars=True) + rect(1178, 642, 82, REAR - 642, INK)
    o += rect(1185, 650, 68, REAR - 650, "#3b3029") + (rect(1192, 658, 54, 48, "#ffc765") if lit else "")
    return o + "".join(rect(1194 + i * 14, 660, 6, 44, INK) for i in range(4)) + circ(1244, 726, 5, AMBER)


def _clock(x: float, y: float) -> str:
    o = (
        circ(x, y, 38, INK)
        + circ(x, y, 32, PARCH)
        + stroke(f"M{x} {y}V{y - 24}M{x} {y}L{x + 16} {y + 12}", INK, 5)
    )
    hours = [k * math.pi / 6 for k in range(12)]
    return o + "".join(circ(x + 26 * math.cos(a), y + 26 * math.sin(a), 2.4, INK) for a in hours)


def depot() -> str:
    x, w, top = 1310.0, 432.0, 462.0
    m, r = x + w / 2, x + w
    inks = ("#6d352a", "#43201a", "#e0944a")
    o = rect(x + 120, top - 96, 192, 102, INK) + front(x + 126, top - 90, 180, 96, inks, SUN_E, 7)
    o += pth(f"M{x + 100} {top - 92}L{m} {top - 146}L{x + 332} {top - 92}Z", INK) + _clock(m, top - 46)
    o += stroke(f"M{m} {top - 146}V{top - 178}M{m - 30} {top - 164}H{m + 30}", INK, 5) + moved(
        steer(INK), m, top - 196, 0.6
    )
    o += pth(
        f"M{x - 20} {top + 92}L{x + 44} {top}H{r - 44}L{r + 20} {top + 92}Z", "#3a1f18", outlined(INK, 5)
    )
    foot, tip = bez((x - 10, top + 88), (r + 10, top + 88)), bez((x + 46, top + 6), (r - 46, top + 6))
    o += pth(hatch(foot, tip, 40, 7), "#7a3b2b")
    o += front(x, top + 92, w, FRONT - top - 92, ("#7a3b2d", "#4a221b", "#e0944a"), SUN_E, 9)
    o += rect(x - 20, top + 86, w + 40, 12, INK) + board(*SIGNS["way-out-west"], PARCH, SAGE_D)
    o += awning(x, 668, w, "#7a3b2b")
    return o + "".join(
        rect(p, 694, 16, FRONT - 694, INK) + rect(p, 694, 5, FRONT - 694, "#e0944a") for p in (x - 14, r + 6)
    )


def depot_openings(lit: bool) -> str:
    o = window(1344, 732, 92, 96, lit) + window(1616, 732, 92, 96, lit)
    o += (
        rect(1462, 704, 128, FRONT - 704, INK)
        + rect(1470, 712, 112, FRONT - 712, "#3d4a35")
        + rect(1523, 712, 6, FRONT - 712, INK)
    )
    return o + "".join(
        pane(a, 724, 34, 70, True) if lit else rect(a, 724, 34, 70, NIGHT) for a in (1480, 1538)
    )


def smithy() -> str:
    """The forge at the left edge: the settings are hammered out here."""
    o = pth("M-10 600L150 660V690H-10Z", "#2a1811", outlined(INK, 4)) + rect(
        -10, 686, 152, FRONT - 686, "#2b1912"
    )
    o += circ(66, 800, 120, GLOW) + pth("M14 858V790C14 752 118 752 118 790V858Z", INK)
    o += pth("M26 858V796C26 770 106 770 106 796V858Z", "#e8742a")
    o += pth("M40 858C34 826 54 828 56 806C74 820 70 830 80 836C92 846 94 850 92 858Z", "#ffd877")
    return o + rect(132, 690, 14, FRONT - 690, INK) + board(*SIGNS["settings"], PARCH, INK)


def gazette() -> str:
    """The newspaper's shelf at the right edge."""
    o = rect(1764, 560, 166, FRONT - 560, "#3a2a22") + siding(
        1764, 560, 166, FRONT - 560, "#241711", "#c98540", SUN_E, 4
    )
    o += (
        rect(1752, 542, 180, 24, INK)
        + rect(1764, 560, 8, FRONT - 560, "#c98540")
        + board(*SIGNS["record-shelf"], PARCH, INK)
    )
    o += (
        circ(1845, 760, 120, GLOW, clear(0.45))
        + rect(1782, 694, 126, 150, INK)
        + rect(1788, 700, 114, 138, "#7a5731")
    )
    for row in range(3):
        x, chance = 1792.0, rnd(30 + row)
        while x < 1886:
            w, h = chance.choice((11, 14, 17)), chance.uniform(28, 38)
            ink = chance.choice((OX, BLUE, SAGE_D, AMBER_D, PARCH_D))
            o += rect(x, 742 + row * 45 - h, w - 2, h, ink, 1)
            x += w
        o += rect(1788, 742 + row * 45, 114, 6, INK)
    return o
