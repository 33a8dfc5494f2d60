"""Where things stand inside the pictures, in design units: drawn from here and told to the program as JSON.

Rectangles are (x, y, w, h). A sign also has the largest letter size that looks right on it, and its ink.
"""

from typing import Any

from art.kit import chamber, frames, medals, poker, poker_chips, wyoming, wyoming_guns
from art.kit.inks import AMBER_L, BLUE_D, INK, OX_D, PARCH_L

Rect = tuple[float, float, float, float]

SIGNS: dict[str, Rect] = {
    "brown-bullet": (166, 538, 404, 84),
    "wyoming-cowboy": (604, 534, 220, 92),
    "lockdown-poker": (1058, 512, 220, 92),
    "way-out-west": (1324, 574, 404, 84),
    "settings": (2, 700, 140, 52),
    "record-shelf": (1772, 584, 142, 92),
}
LETTERS = {
    "brown-bullet": (54, OX_D),
    "wyoming-cowboy": (35, BLUE_D),
    "lockdown-poker": (35, OX_D),
    "way-out-west": (50, "#3a4529"),
    "settings": (27, INK),
    "record-shelf": (32, INK),
}
DOORS: dict[str, Rect] = {
    "brown-bullet": (138, 338, 460, 520),
    "wyoming-cowboy": (584, 408, 260, 370),
    "lockdown-poker": (1038, 412, 260, 370),
    "way-out-west": (1290, 250, 472, 608),
    "settings": (0, 620, 150, 238),
    "record-shelf": (1764, 542, 156, 316),
}
LIT: dict[str, Rect] = {
    "brown-bullet": (30, 390, 700, 560),
    "wyoming-cowboy": (536, 590, 356, 260),
    "lockdown-poker": (990, 590, 356, 260),
    "way-out-west": (1196, 610, 660, 330),
}
LANTERNS: dict[str, tuple[float, float, float]] = {  # x, y of the glass's middle, scale
    "brown-bullet": (336, 716, 1.25),
    "wyoming-cowboy": (704, 686, 0.76),
    "lockdown-poker": (1164, 690, 0.76),
    "way-out-west": (1449, 750, 0.95),
}
ABOARD: Rect = (196, 862, 410, 150)
TUMBLEWEED: Rect = (1176, 848, 172, 172)
PROMPT: Rect = (690, 1010, 540, 54)


def _rounded(rect: Rect) -> list[float]:
    return [round(v, 2) for v in rect]


def places() -> dict[str, Any]:
    """All of it, ready for JSON."""
    return {
        "title": {
            "signs": {k: _rounded(v) for k, v in SIGNS.items()},
            "letters": {k: {"size": size, "ink": ink} for k, (size, ink) in LETTERS.items()},
            "doors": {k: _rounded(v) for k, v in DOORS.items()},
            "lit": {k: _rounded(v) for k, v in LIT.items()},
            "lanterns": {k: list(v) for k, v in LANTERNS.items()},
            "aboard": _rounded(ABOARD),
            "tumbleweed": _rounded(TUMBLEWEED),
            "prompt": _rounded(PROMPT),
        },
        "portrait": {"side": medals.SIDE, "radius": medals.RADIUS},
        "chamber": {
            "side": chamber.SIDE,
            "radius": chamber.RADIUS,
            "slots": [[round(x, 2), round(y, 2)] for x, y in chamber.slots()],
            "hole": round(chamber.RADIUS * chamber.HOLE / chamber.UNIT, 2),
        },
        "ink": {
            "brass/rest": INK,
            "brass/lit": INK,
            "brass/down": INK,
            "brass/off": INK,
            "strip/paper": INK,
            "strip/light": INK,
            "strip/amber": INK,
            "strip/ink": AMBER_L,
            "plank/sign": AMBER_L,
            "plank/head": AMBER_L,
            "plank/board": AMBER_L,
            "ticket/paper": INK,
            "ticket/light": INK,
            "gun/plate": INK,
            "gun/plate-lit": INK,
            "gun/plate-off": INK,
            "step/lit": INK,
            "step/rest": PARCH_L,
            "step/done": PARCH_L,
            "ticket/jump": INK,
            "ticket/jump-lit": INK,
            "ticket/jump-off": INK,
            "panel/walnut": PARCH_L,
            "pill/ink": AMBER_L,
        },
        "gun": {
            "muzzle": {
                name: [round(v, 2) for v in make().muzzle] for name, make in wyoming_guns.GUNS.items()
            },
            "big": 2,
        },
        "step": {"size": list(wyoming.STEP), "point": wyoming.POINT, "disc": [30, 26, 18]},
        "chip": {
            "radius": poker_chips.TOP,
            "side": poker_chips.SIDE,
            "thick": poker_chips.THICK,
            "values": list(poker_chips.CHIPS),
            "ink": {"1": INK, "5": PARCH_L, "10": PARCH_L, "25": PARCH_L},
        },
        "dial": {
            "radius": poker.DIAL,
            "hub": poker.HUB,
            "orbit": poker.LAMP_ORBIT,
            "from": poker.FIRST,
            "to": poker.LAST,
            "lamps": [[round(x, 2), round(y, 2)] for x, y in poker.lamps()],
        },
        "bubble": {"tail": list(frames.TAIL), "overlap": frames.TAIL_OVERLAP},
        "focus": frames.FOCUS,
        "setup": {"table": [626, 556, 398, 248]},
    }
