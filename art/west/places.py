"""Where everything stands on the Way Out West table, in design units: drawn from here, told to the program.

Rectangles are (x, y, w, h), spots (x, y). A token's square is (x, y, side).
"""

from dataclasses import dataclass
from typing import Any

Rect = tuple[float, float, float, float]
Spot = tuple[float, float]

SEATS: Rect = (12, 12, 298, 203)
SEAT_PITCH = 213.4
PROMPT: Rect = (322, 12, 1168, 78)
MAP: Rect = (322, 100, 1168, 868)
ROUNDS: Rect = (322, 980, 1168, 88)
TOOLS: Rect = (1502, 14, 406, 58)
BOARD: Rect = (1502, 84, 406, 716)
ORDER: Rect = (1502, 812, 406, 156)
PAGES: Rect = (1502, 982, 406, 82)
STAGE: Rect = (346, 118, 1120, 832)
TITLE: Rect = (1082, 134, 338, 66)  # on the ribbon, which bends by 16 in its middle
COMPASS: tuple[float, float, float] = (838, 760, 52)

PLOT, CORRAL = 80.0, 64.0
BUILDING, BEAST, RIDER = 72.0, 56.0, 48.0
GROUND_H = 196.0


@dataclass(frozen=True)
class Town:
    """A town's number, where it stands, how many plots and corrals it has."""

    no: int
    x: float
    y: float
    plots: int
    corrals: int

    @property
    def width(self) -> float:
        return max(self.plots * PLOT, self.corrals * CORRAL) + 14

    @property
    def walk(self) -> float:
        """The boardwalk's upper edge: buildings stand on it, riders below it."""
        return self.y + 116

    @property
    def pens(self) -> float:
        """Where the corrals begin."""
        return self.walk + 62

    @property
    def ground(self) -> Rect:
        return (self.x - 16, self.y + 42, self.width + 32, GROUND_H)

    @property
    def street(self) -> Rect:
        return (self.x, self.walk + 8, self.width, 53)

    @property
    def fence(self) -> Rect:
        """All corrals together."""
        wide = self.corrals * CORRAL
        return (self.x + (self.width - wide) / 2, self.pens, wide, 60)

    def plot(self, i: int) -> Rect:
        """The staked lot of one building."""
        left = self.x + (self.width - self.plots * PLOT) / 2 + i * PLOT
        return (left + 9, self.walk - 58, PLOT - 18, 54)

    def building(self, i: int) -> tuple[float, float, float]:
        left = self.x + (self.width - self.plots * PLOT) / 2 + i * PLOT
        return (left + 4, self.walk - 68, BUILDING)

    def beast(self, i: int) -> tuple[float, float, float]:
        return (self.fence[0] + i * CORRAL + 5, self.pens - 2, BEAST)


TOWNS = {
    "san-antonia": Town(1, 400, 693, 3, 4),
    "kansas-city": Town(2, 1086, 693, 4, 5),
    "abilene": Town(3, 1086, 401, 4, 5),
    "dodge-city": Town(4, 424, 406, 5, 6),
    "deadwood": Town(5, 376, 137, 6, 7),
}
TRAILS = {  # into a town: the way, and the tip of its arrow (x, y, degrees)
    "kansas-city": ("M716 830C800 880 960 880 1050 842", (1050.0, 841.0, -24.0)),
    "abilene": ("M1426 738L1426 670", (1426.0, 668.0, -90.0)),
    "dodge-city": ("M1068 520C1000 560 930 516 882 540", (878.0, 541.0, 166.0)),
    "deadwood": ("M406 560C362 520 360 450 392 408", (396.0, 404.0, -52.0)),
}
TRAIL_BOXES: dict[str, Rect] = {  # what each trail's picture covers
    "kansas-city": (700, 814, 376, 72),
    "abilene": (1404, 642, 44, 106),
    "dodge-city": (852, 506, 226, 62),
    "deadwood": (352, 382, 72, 188),
}

HORIZON, GROUND = 424.0, 604.0  # the stage's ground: its far and its near edge
SHELF = 108.0  # the dice shelf's height; it begins 4 below the ground
FRONT = 312.0  # how far the foremost figure of three or more stands from the stage's edge

GAP, ROW = 9.0, 121.0
INNER = BOARD[2] - 28
HALF, THIRD = (INNER - GAP) / 2, (INNER - 2 * GAP) / 3
HOLE = 17.0


def _notice(
    column: float, row: int, w: float, holes: list[Spot], icon: tuple[float, float, float]
) -> dict[str, Any]:
    """A paper on the board: holes and icon are given from its own corner."""
    x, y = BOARD[0] + 14 + column, BOARD[1] + 58 + row * (ROW + GAP)
    return {
        "rect": [round(v, 2) for v in (x, y, w, ROW)],
        "holes": [[round(x + hx, 2), round(y + hy, 2)] for hx, hy in holes],
        "icon": [round(x + icon[0], 2), round(y + icon[1], 2), icon[2]],
        "label": [round(x + w / 2, 2), round(y + ROW - 11, 2)],
    }


def notices() -> dict[str, dict[str, Any]]:
    """The action chart: each box by its id. `holes` are as many as with the full number of players."""
    out = {}
    three = [(HALF / 2 + 54 * (k - 1), ROW - 26) for k in range(3)]
    for i, box in enumerate(("cattle", "cowboys")):
        out[box] = _notice(i * (HALF + GAP), 0, HALF, three, (10, 10, 60))
        x, y = out[box]["rect"][:2]
        out[box]["label"], out[box]["price"] = [x + 80, y + 38], [x + 80, y + 64]
    for i, box in enumerate(("jail", "store", "train", "hotel", "stagecoach", "bank")):
        column = (i % 3) * (THIRD + GAP)
        out[box] = _notice(column, 1 + i // 3, THIRD, [(THIRD - 27, 34)], (8, 12, 62))
        x, y, w, _ = out[box]["rect"]
        out[box]["price"] = [round(x + w - 27, 2), y + 76]
    two = [(THIRD - 27, 29.0), (THIRD - 27, 70.0)]
    out["move-cowboys"] = _notice(0, 3, THIRD, two, (4, 18, 78))
    out["move-cattle"] = _notice(THIRD + GAP, 3, THIRD, two[:1], (2, 18, 84))
    out["farmer"] = _notice(2 * (THIRD + GAP), 3, THIRD, [(THIRD - 27, 34)], (8, 12, 62))
    out["gunfight"] = _notice(0, 4, INNER, [(144 + 48 * k, 84) for k in range(3)], (10, 26, 104))
    x, y, w, h = out["gunfight"]["rect"]
    out["gunfight"]["label"] = [x + 126, y + 46]
    out["gunfight"]["posters"] = [x + w - 92, y + 6, 80]
    out["gunfight"]["left"] = [x + w - 48, y + h - 12]
    return out


def order_slots(seats: int) -> list[Spot]:
    """The discs of the turn order, first to last."""
    x, y, w, _ = ORDER
    pitch = min(78.0, (w - 94) / max(1, seats - 1))
    left = x + (w - pitch * (seats - 1)) / 2
    return [(round(left + k * pitch, 2), y + 74) for k in range(seats)]


def round_stops(rounds: int) -> list[Spot]:
    """The stops of the railway of rounds, first to last, on its rails."""
    x, y, w, _ = ROUNDS
    left, right = x + 176, x + w - 79
    step = (right - left) / max(1, rounds - 1)
    return [(round(left + k * step, 2), y + 64) for k in range(rounds)]


def _town(town: Town) -> dict[str, Any]:
    x, y = town.x, town.y
    return {
        "no": town.no,
        "anchor": [x, y],
        "width": town.width,
        "ground": list(town.ground),
        "flag": [x - 6, y - 18],
        "sign": [x + 48, y - 1, 38],
        "plots": [[round(v, 2) for v in town.plot(i)] for i in range(town.plots)],
        "buildings": [[round(v, 2) for v in town.building(i)] for i in range(town.plots)],
        "street": list(town.street),
        "riders": [x + 6, town.walk + 11, RIDER],
        "corrals": [round(v, 2) for v in town.fence],
        "cattle": [[round(v, 2) for v in town.beast(i)] for i in range(town.corrals)],
        "farmer": [5, -4, BEAST],
    }


def line_up(count: int) -> list[tuple[float, float, float]]:
    """One side's figures, rear first: distance of the feet from the edge, height above the ground, size."""
    if count == 1:
        return [(300, 6, 262)]
    if count == 2:
        return [(74, 54, 238), (308, 6, 262)]
    front = (count + 1) // 2
    tall, pitch = {2: (222.0, 158.0), 3: (184.0, 100.0), 4: (152.0, 78.0)}.get(front, (128.0, 62.0))
    rear = [(FRONT - (i + 0.5) * pitch, 8 + tall * 0.46, tall * 0.9) for i in range(count // 2)]
    return rear[::-1] + [(FRONT - i * pitch, 8, tall) for i in range(front)][::-1]


def fight() -> dict[str, Any]:
    """Where the sides stand and dice lie, from the stage's own corner."""
    wide = STAGE[2]
    return {
        "ground": GROUND,
        "horizon": HORIZON,
        "target": [wide / 2 - 92, HORIZON - 150, 184],
        "shelf": [0, GROUND + 4, wide, SHELF],
        "heading": [wide / 2, 4, 84],
        "sides": [[14, 98, 350, 104], [wide - 364, 98, 350, 104]],
        "dice": [[250, GROUND + 61], [wide - 250, GROUND + 61]],
        "buttons": [[90, GROUND + 126, 450, 88], [wide - 540, GROUND + 126, 450, 88]],
        "line_up": {str(n): [[round(v, 1) for v in spot] for spot in line_up(n)] for n in range(1, 11)},
    }


def places() -> dict[str, Any]:
    """All of it, ready for JSON."""
    table = {
        "seats": [[SEATS[0], round(SEATS[1] + i * SEAT_PITCH, 1), SEATS[2], SEATS[3]] for i in range(5)],
        "prompt": list(PROMPT),
        "map": list(MAP),
        "title": list(TITLE),
        "north": [COMPASS[0], COMPASS[1] - COMPASS[2] - 16],
        "tools": list(TOOLS),
        "pages": list(PAGES),
        "board": {"rect": list(BOARD), "hole": HOLE, "boxes": notices()},
        "order": {"rect": list(ORDER), "slots": {str(n): order_slots(n) for n in (3, 4, 5)}, "paid": 36},
        "rounds": {"rect": list(ROUNDS), "stops": {str(n): round_stops(n) for n in (9, 12)}, "payday": -57},
        "stage": list(STAGE),
        "fight": fight(),
        "towns": {name: _town(town) for name, town in TOWNS.items()},
        "trails": {name: list(box) for name, box in TRAIL_BOXES.items()},
    }
    return {"map": table}
