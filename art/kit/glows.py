"""Light and shadow, blitted as it is. Amber means: yours to do now. All card glows have a card's size."""

import math

from art.kit.inks import AMBER_L, INK, SHADE
from art.kit.sheet import GLOW, LAMP, blurred, plate, sprite
from art.kit.strokes import clear, gouge, line, outlined, oval, pth, rect, ring, stroke
from art.picture import Picture

CARD = (178.5, 250.0)
RADIUS = 10.4  # of a card's corners
RIM = 6.2
LIT = "#f6cf6c"  # between lamp amber and its light: parchment on parchment must still show it
COOL = "#c3e3ea"
RED = "#d4593f"


def card_glow(rim: str, halo: str, strength: float) -> str:
    w, h = CARD
    o = rect(-10, -10, w + 20, h + 20, halo, 20, clear(strength) + blurred(10))
    o += rect(
        -RIM - 1.6, -RIM - 1.6, w + 2 * RIM + 3.2, h + 2 * RIM + 3.2, INK, RADIUS + RIM + 1.4, clear(0.55)
    )
    return o + rect(-RIM, -RIM, w + 2 * RIM, h + 2 * RIM, rim, RADIUS + RIM - 1)


def card_shadow() -> str:
    w, h = CARD
    return rect(0, 0, w, h, SHADE, RADIUS, clear(0.55) + blurred(3))


def pile_burst() -> str:
    """Rays round the pile, and the light they stand in."""
    w, h = CARD
    o = oval(w / 2, h / 2, h * 1.08, h * 1.03, GLOW)
    rays = ring(44, w / 2, h / 2, (h * 0.55, h * 0.65), (h * 0.69, h * 0.78), (h * 0.79, h * 0.88), h * 0.042)
    return o + pth(rays, AMBER_L)


def target(w: float, h: float) -> str:
    """The lit rim of any place where something may be done now."""
    o = line(0, 0, w, h, "#ffdf94", 16, 16, clear(0.75) + blurred(6)) + rect(
        0, 0, w, h, "#ffd98a", 14, clear(0.1)
    )
    return o + line(0, 0, w, h, INK, 8, 14, clear(0.6)) + line(0, 0, w, h, AMBER_L, 5, 14)


def aim_dot() -> str:
    """One cut of the dotted way from a card to its aim; points right, 34 x 20."""
    d = gouge((32, 10), (2, 10), 15)
    return stroke(d, INK, 5, ' stroke-linejoin="round"') + pth(d, AMBER_L)


def arrow_head() -> str:
    """Points up, 44 x 42."""
    return pth("M4 38L22 2L40 38L22 30Z", AMBER_L, outlined(INK, 4))


def spot() -> str:
    """Short rays round one card that is being taught."""
    w, h = CARD
    o = oval(w / 2, h / 2, 270, 280, GLOW, clear(0.6))
    outer, longer = (h * 0.625, h * 0.76), (h * 0.69, h * 0.83)
    return o + pth(ring(40, w / 2, h / 2, (h * 0.53, h * 0.66), outer, longer, 9), AMBER_L)


def pictures() -> dict[str, Picture]:
    w, h = CARD
    soft = (40, 40, 40, 40)
    cut = (math.ceil(RADIUS + RIM) + 8,) * 4
    reach = (h * 1.1 - w / 2, h * 1.05 - h / 2)
    return {
        "glow/card": plate(card_glow(LIT, "#ffd98a", 0.85), w, h, cut, soft, "glow"),
        "glow/card-red": plate(card_glow(RED, RED, 0.75), w, h, cut, soft, "glow"),
        "glow/card-new": plate(card_glow(COOL, "#9fd0de", 0.8), w, h, cut, soft, "glow"),
        "glow/pile": sprite(pile_burst(), w, h, "glow", (reach[0], reach[1]) * 2),
        "glow/spot": sprite(spot(), w, h, "glow", (190, 160, 190, 160)),
        "glow/target": plate(target(200, 120), 200, 120, (24,) * 4, (28,) * 4, "glow"),
        "glow/aim": sprite(aim_dot(), 34, 20, "glow", (3, 3, 3, 3)),
        "glow/arrow": sprite(arrow_head(), 44, 42, "glow", (2, 2, 2, 2)),
        "shadow/card": plate(card_shadow(), w, h, cut, (16,) * 4, "glow"),
        "lamp": sprite(oval(320, 180, 320, 180, LAMP), 640, 360, "glow"),
    }
