"""Controls of the settings and the house rules: toggles, steppers, segments, belts, sliders, keys."""

from art.kit.inks import (
    AMBER_L,
    BRASS,
    BRASS_D,
    BRASS_DD,
    BRASS_L,
    FELT,
    FELT_DD,
    INK,
    OX,
    PARCH_D,
    PARCH_L,
    SHADE,
)
from art.kit.sheet import plate, sprite
from art.kit.strokes import circ, clear, leaf, line, moved, outlined, pth, rect, stroke
from art.picture import Picture

DULL = "#a98752"  # not chosen, yet no less legible
PAD = (3, 3, 5, 8)


def knob(x: float, y: float, r: float) -> str:
    o = (
        circ(x, y, r, INK)
        + circ(x, y, r - 2.5, BRASS)
        + circ(x, y, r - 4.6, "none", f' stroke="{BRASS_D}" stroke-width="1.2"')
    )
    return o + circ(x - r * 0.12, y - r * 0.12, r * 0.36, BRASS_L)


def toggle(on: bool) -> str:
    """84 x 42; the word goes beside the knob."""
    o = rect(2, 4, 84, 42, SHADE, 21, clear(0.35)) + rect(0, 0, 84, 42, INK, 21)
    o += rect(3, 3, 78, 36, FELT if on else "#b09a72", 18) + stroke(
        "M14 7H70", FELT_DD if on else "#7d6a48", 3, clear(0.5)
    )
    return o + knob(63 if on else 21, 21, 17)


def step(plus: bool) -> str:
    o = rect(2, 4, 42, 42, SHADE, 8, clear(0.4)) + rect(0, 0, 42, 42, INK, 8) + rect(3, 3, 36, 35, BRASS_D, 6)
    o += rect(3, 3, 36, 32, BRASS, 6) + rect(7, 4, 28, 3, BRASS_L, 1.5) + rect(11, 17, 20, 5, INK)
    return o + (rect(18.5, 9.5, 5, 20, INK) if plus else "")


def _bar(w: float, h: float, left: float, right: float, inset: float) -> str:
    """A rectangle whose left and right corners are rounded each by its own radius."""
    x, y, r, b = inset, 3.0, w - (inset if right else 0), h - 3.0
    d = f"M{x + left} {y}H{r - right}" + (
        f"Q{r} {y} {r} {y + right}V{b - right}Q{r} {b} {r - right} {b}" if right else f"V{b}"
    )
    return (
        d
        + f"H{x + left}"
        + (f"Q{x} {b} {x} {b - left}V{y + left}Q{x} {y} {x + left} {y}Z" if left else f"V{y}Z")
    )


def segment(side: str, on: bool, w: float = 120, h: float = 50) -> str:
    """One of several: the chosen one is lit brass in a rule, the others are dull."""
    left, right = (10 if side == "left" else 0), (10 if side == "right" else 0)
    hull = f"M{left} 0H{w - right}" + (
        f"Q{w} 0 {w} {right}V{h - right}Q{w} {h} {w - right} {h}" if right else f"V{h}"
    )
    hull += f"H{left}" + (f"Q0 {h} 0 {h - left}V{left}Q0 0 {left} 0Z" if left else "V0Z")
    o = moved(pth(hull, SHADE, clear(0.4)), 2, 5) + pth(hull, INK)
    o += pth(_bar(w, h, 7 if left else 3, 7 if right else 0, 3), AMBER_L if on else DULL)
    if on:
        o += line(7.5, 7.5, w - (15 if right else 12), h - 15, BRASS_DD, 1.6, 5)
    return o


def belt(loaded: bool) -> str:
    """A tenth of a cartridge belt, 29 x 56: leather, a loop, and the cartridge if loaded."""
    o = rect(0, 22, 29, 26, INK) + rect(0.8, 24.5, 27.4, 21, "#7b4a2a")
    o += stroke("M2 28.5H27M2 41.5H27", PARCH_D, 1.6, ' stroke-dasharray="5 4"')
    if loaded:
        ogive = "C5.5 10 10.5 3 14.5 0C18.5 3 23.5 10 23.5 20"
        o += pth(f"M5.5 54V20{ogive}V54Z", INK) + pth(
            "M8.1 20C8.1 12 11.5 6 14.5 3.6C17.5 6 20.9 12 20.9 20Z", "#b4652f"
        )
        o += pth(leaf((10.4, 17), (13.6, 7), 1.6), "#e39a5c")
        o += (
            rect(8.1, 20, 12.8, 31, BRASS)
            + rect(9.9, 21, 3.4, 28, BRASS_L)
            + rect(8.1, 45, 12.8, 2.4, BRASS_DD)
        )
    ink = "#94603a" if loaded else "#3a2214"
    return o + rect(2.5, 27, 24, 16, INK, 2) + rect(4.5, 29, 20, 12, ink, 1)


def key_cap(w: float, h: float) -> str:
    return rect(0, 3, w, h, INK, 6) + rect(0, 0, w, h, INK, 6) + rect(2, 2, w - 4, h - 5, PARCH_L, 5)


def text_field(w: float, h: float) -> str:
    o = (
        rect(3, 5, w, h, SHADE, 10, clear(0.4))
        + rect(0, 0, w, h, INK, 10)
        + rect(3, 3, w - 6, h - 6, PARCH_L, 8)
    )
    return o + stroke(f"M7 {h - 6}V9Q7 6.5 10 6.5H{w - 6}", PARCH_D, 3)


def check() -> str:
    """A stamped tick, 42 x 42."""
    return pth("M4 24L10 16L17 23L33 5L39 10L17 37Z", OX, outlined(INK, 2.5))


def pictures() -> dict[str, Picture]:
    out = {
        "toggle/on": sprite(toggle(True), 84, 42, pad=PAD),
        "toggle/off": sprite(toggle(False), 84, 42, pad=PAD),
        "step/minus": sprite(step(False), 42, 42, pad=PAD),
        "step/plus": sprite(step(True), 42, 42, pad=PAD),
        "belt/loaded": sprite(belt(True), 29, 56),
        "belt/empty": sprite(belt(False), 29, 56),
        "slider/knob": sprite(
            circ(21, 25, 19, SHADE, clear(0.4)) + knob(21, 21, 19), 42, 42, pad=(0, 0, 0, 4)
        ),
        "slider/stop": sprite(circ(9, 9, 8, INK), 18, 18),
        "slider/track": plate(rect(0, 0, 60, 10, INK, 5), 60, 10, (8, 0, 8, 0), (0, 0, 0, 0)),
        "key/cap": plate(key_cap(48, 36), 48, 36, (12,) * 4, (1, 1, 1, 4)),
        "field/text": plate(text_field(200, 60), 200, 60, (20,) * 4, PAD),
        "check": sprite(check(), 42, 42, pad=(2, 2, 2, 2)),
    }
    for side in ("left", "mid", "right"):
        for state in ("rest", "on"):
            cut = (16, 16, 16, 16)
            out[f"seg/{side}/{state}"] = plate(segment(side, state == "on"), 120, 50, cut, (0, 0, 0, 6))
    return out
