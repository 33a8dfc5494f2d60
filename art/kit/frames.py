"""Frames and marks round things: bubbles, felt panels, the lens, focus, empty places, the rule book."""

from art.kit.inks import (
    AMBER,
    BRASS,
    BRASS_D,
    BRASS_DD,
    BRASS_L,
    FELT,
    FELT_DD,
    INK,
    OX,
    OX_D,
    PARCH,
    PARCH_D,
    PARCH_L,
    SAGE,
    SHADE,
    WALNUT_L,
    WALNUT_LL,
)
from art.kit.plates import PAPER_PAD
from art.kit.sheet import blurred, plate, sprite
from art.kit.strokes import bez, clear, g, hatch, line, moved, outlined, pth, rect, stroke
from art.picture import Picture

TAIL = (44.0, 56.0)  # width and length of a bubble's tail; its tip is in the middle of its foot
TAIL_OVERLAP = 7.0  # the tail's first units lie on the bubble and open its edge
FOCUS = 9.0  # breadth of the focus ring
FOCUS_BLUE = "#bfe8f2"  # used for nothing else, so that it cannot be taken for a glow


def bubble(w: float, h: float, edge: str, weight: float) -> str:
    o = rect(3, 7, w, h, SHADE, 14, clear(0.5))
    return o + rect(0, 0, w, h, PARCH_L, 14) + line(0, 0, w, h, edge, weight, 14)


def tail(edge: str, weight: float) -> str:
    """A tail that hangs down from a bubble's lower edge."""
    w, h = TAIL
    m, y = w / 2, TAIL_OVERLAP
    o = moved(pth(f"M0 {y}L{m} {h}L{w} {y}Z", SHADE, clear(0.4)), 3, 7)
    o += pth(f"M0 0H{w}V{y - weight / 2}L{m} {h}L0 {y - weight / 2}Z", PARCH_L)
    return o + stroke(
        f"M1 {y}L{m} {h}L{w - 1} {y}", edge, weight, ' stroke-linejoin="round" stroke-linecap="round"'
    )


def felt_panel(w: float, h: float) -> str:
    """Felt in a walnut frame, as a small table seen from above."""
    o = (
        rect(4, 9, w, h, SHADE, 16, clear(0.5))
        + rect(0, 0, w, h, INK, 16)
        + rect(4, 4, w - 8, h - 8, WALNUT_L, 13)
    )
    o += line(6.5, 6.5, w - 13, h - 13, WALNUT_LL, 2, 11, clear(0.8)) + rect(
        15, 15, w - 30, h - 30, BRASS_D, 9
    )
    o += rect(17, 17, w - 34, h - 34, INK, 8) + rect(20, 20, w - 40, h - 40, FELT, 6)
    return o + line(22, 22, w - 44, h - 44, FELT_DD, 4, 5, clear(0.55))


def lens(w: float, h: float) -> str:
    """The brass lens that a rank of a crowded hand opens in."""
    o = g(rect(-8, -2, w + 16, h + 16, "#000", 26, clear(0.5) + blurred(10)), "translate(0 10)")
    o += rect(0, 0, w, h, INK, 22) + rect(4, 4, w - 8, h - 8, BRASS, 19) + rect(14, 4, w - 28, 7, BRASS_L, 3)
    o += line(8.5, 8.5, w - 17, h - 17, BRASS_D, 1.8, 16)
    o += rect(14, 14, w - 28, h - 28, INK, 13) + rect(17, 17, w - 34, h - 34, FELT, 11)
    return o + line(19, 19, w - 38, h - 38, FELT_DD, 4, 10, clear(0.6))


def lens_foot() -> str:
    """Stands between the lens and the rank it shows, 120 x 26."""
    o = pth("M0 0L26 26H94L120 0Z", BRASS_DD, outlined(INK, 3)) + pth("M8 2H112L106 7H14Z", BRASS_D)
    return o + "".join(stroke(f"M{x} 9V21", BRASS, 3) for x in (44, 60, 76))


def focus_ring(w: float, h: float) -> str:
    """A pale blue band between two ink lines: it stands out on brass, paper, wood and felt alike."""
    m = FOCUS / 2
    o = line(m, m, w - FOCUS, h - FOCUS, INK, FOCUS, 13, clear(0.95))
    return o + line(m, m, w - FOCUS, h - FOCUS, FOCUS_BLUE, FOCUS - 4.6, 13)


def empty_place(w: float, h: float) -> str:
    """Where a card was or may be laid."""
    o = rect(0, 0, w, h, "#0b1a15", 10, clear(0.55))
    return o + line(4, 4, w - 8, h - 8, SAGE, 3, 8, ' stroke-dasharray="12 8" opacity=".85"')


def book(w: float, h: float) -> str:
    """An open book without words: oxblood boards, leaves, two pages with the fold's shadow."""
    o = g(rect(-14, -6, w + 28, h + 24, "#000", 14, clear(0.55) + blurred(14)), "translate(0 14)")
    o += rect(-20, -14, w + 40, h + 28, INK, 12) + rect(-16, -10, w + 32, h + 20, OX, 10)
    o += rect(-11, -5, w + 22, h + 10, OX_D, 8)
    for k in range(4, 0, -1):
        paper = PARCH_D if k % 2 else PARCH
        o += rect(-k * 2, k * 1.5, w + k * 4, h, paper, 6, f' stroke="{INK}" stroke-width="1"')
    m = w / 2
    for side in (-1, 1):
        upper = f"M{m} 12C{m + side * 60} -6 {m + side * 150} -2 {m + side * w / 2} 0V{h}"
        lower = f"C{m + side * 150} {h - 2} {m + side * 60} {h - 6} {m} {h + 10}Z"
        o += pth(upper + lower, PARCH if side < 0 else PARCH_L, f' stroke="{INK}" stroke-width="2"')
        foot, tip = bez((m, 16), (m, h)), bez((m + side * 48, 16), (m + side * 48, h))
        o += pth(hatch(foot, tip, 92, 7, 6 + side, 0.5), PARCH_D)
    return o + rect(m - 1.5, 12, 3, h - 4, WALNUT_L)


def tab(w: float, h: float, on: bool) -> str:
    """A register tab that sticks out above a page."""
    d = f"M0 {h}V14Q0 0 14 0H{w - 14}Q{w} 0 {w} 14V{h}"
    return pth(d + "Z", PARCH_L if on else "#b0925c") + stroke(d, INK, 3)


def pictures() -> dict[str, Picture]:
    out = {
        "bubble/red": plate(bubble(240, 96, OX, 4), 240, 96, (24,) * 4, PAPER_PAD),
        "bubble/plain": plate(bubble(240, 96, INK, 4), 240, 96, (24,) * 4, PAPER_PAD),
        "bubble/tail": sprite(tail(OX, 4), *TAIL, pad=(8, 0, 8, 14)),
        "bubble/tail-plain": sprite(tail(INK, 4), *TAIL, pad=(8, 0, 8, 14)),
        "panel/felt": plate(felt_panel(320, 240), 320, 240, (40,) * 4, (8, 8, 12, 18)),
        "lens/frame": plate(lens(360, 232), 360, 232, (40,) * 4, (42, 36, 42, 56)),
        "lens/foot": sprite(lens_foot(), 120, 26, pad=(3, 3, 3, 3)),
        "frame/focus": plate(focus_ring(120, 90), 120, 90, (26,) * 4, (2, 2, 2, 2)),
        "slot/card": sprite(empty_place(178.5, 250), 178.5, 250),
        "row/amber": plate(rect(0, 0, 120, 60, AMBER, 9, clear(0.5)), 120, 60, (16,) * 4, (0, 0, 0, 0)),
        "book/page": sprite(book(1768, 812), 1768, 812, "book", (46, 36, 46, 64)),
    }
    for name, on in (("on", True), ("rest", False)):
        out[f"tab/{name}"] = plate(tab(240, 60, on), 240, 60, (26, 26, 26, 8), (3, 3, 3, 0))
    return out
