"""Where everything stands on the table, in design units, as the drawings' own source tells it.

Owns the typed form of the atlas's places "map". Nothing here depends on a position of the game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from tabletop.games.way_out_west.towns import TOWN_IDS
from tabletop.ui.geometry import Box

PLOT_PITCH = 80.0
TOOL_GAP = 9.0


class Square(NamedTuple):
    """Where a token stands: left, top, side."""

    x: float
    y: float
    side: float

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, self.side, self.side)


@dataclass(frozen=True, slots=True)
class TownPlace:
    """One town of the map."""

    no: int
    anchor: tuple[float, float]
    width: float
    ground: Box
    flag: tuple[float, float]
    sign: Box
    """Where the name's plank begins; its width follows from the name."""
    plots: tuple[Box, ...]
    buildings: tuple[Square, ...]
    street: Box
    riders: Square
    corrals: Box
    cattle: tuple[Square, ...]
    farmer: tuple[float, float]
    """A farmer's left and top from its corral's own corner."""

    def corral(self, i: int) -> Box:
        """One of the corrals."""
        wide = self.corrals.w / len(self.cattle)
        return Box(self.corrals.x + i * wide, self.corrals.y, wide, self.corrals.h)

    def farmer_at(self, i: int) -> Square:
        """A farmer in a corral."""
        pen = self.corral(i)
        return Square(pen.x + self.farmer[0], pen.y + self.farmer[1], self.cattle[0].side)

    def plot_area(self, i: int) -> Box:
        """The lot with the house on it: what a pointer means by it."""
        square = self.buildings[i]
        return Box(square.x, square.y, square.side, square.side)

    @property
    def whole(self) -> Box:
        """Sign and ground: all of the town."""
        top = self.sign.y - 6
        return Box(self.ground.x, top, self.ground.w, self.ground.bottom - top)


@dataclass(frozen=True, slots=True)
class NoticePlace:
    """One paper of the notice board."""

    rect: Box
    holes: tuple[tuple[float, float], ...]
    icon: Square
    label: tuple[float, float]
    price: tuple[float, float] | None


@dataclass(frozen=True, slots=True)
class FightPlace:
    """The gunfight's stage; all boxes are places on the screen."""

    stage: Box
    ground: float
    horizon: float
    target: Square
    shelf: Box
    heading: tuple[float, float, float]
    sides: tuple[Box, Box]
    dice: tuple[tuple[float, float], tuple[float, float]]
    buttons: tuple[Box, Box]
    line_up: Mapping[int, tuple[tuple[float, float, float], ...]]


@dataclass(frozen=True, slots=True)
class Places:
    """The whole table."""

    seats: tuple[Box, ...]
    prompt: Box
    map: Box
    title: Box
    north: tuple[float, float]
    tools: tuple[Box, Box, Box]
    pages: tuple[Box, Box, Box]
    board: Box
    hole: float
    notices: Mapping[str, NoticePlace]
    posters: Square
    posters_left: tuple[float, float]
    order: Box
    slots: Mapping[int, tuple[tuple[float, float], ...]]
    paid: float
    rounds: Box
    payday: float
    towns: tuple[TownPlace, ...]
    trails: Mapping[int, Box]
    fight: FightPlace

    def stops(self, rounds: int) -> tuple[tuple[float, float], ...]:
        """The stops of the railway of rounds, first to last."""
        left, right = self.rounds.x + 176, self.rounds.right - 79
        step = (right - left) / max(1, rounds - 1)
        return tuple((left + k * step, self.rounds.y + 64) for k in range(rounds))


def _box(values: Sequence[float]) -> Box:
    return Box(*map(float, values[:4]))


def _square(values: Sequence[float]) -> Square:
    return Square(*map(float, values[:3]))


def _spot(values: Sequence[float]) -> tuple[float, float]:
    return float(values[0]), float(values[1])


def split(row: Box, parts: int, gap: float = TOOL_GAP) -> tuple[Box, ...]:
    """A row cut into equal boxes."""
    wide = (row.w - gap * (parts - 1)) / parts
    return tuple(Box(row.x + i * (wide + gap), row.y, wide, row.h) for i in range(parts))


def _town(data: Mapping[str, Any]) -> TownPlace:
    x, y, h = data["sign"]
    return TownPlace(
        no=data["no"],
        anchor=_spot(data["anchor"]),
        width=float(data["width"]),
        ground=_box(data["ground"]),
        flag=_spot(data["flag"]),
        sign=Box(x, y, 0, h),
        plots=tuple(_box(plot) for plot in data["plots"]),
        buildings=tuple(_square(square) for square in data["buildings"]),
        street=_box(data["street"]),
        riders=_square(data["riders"]),
        corrals=_box(data["corrals"]),
        cattle=tuple(_square(square) for square in data["cattle"]),
        farmer=_spot(data["farmer"]),
    )


def _notice(data: Mapping[str, Any]) -> NoticePlace:
    price = data.get("price")
    return NoticePlace(
        rect=_box(data["rect"]),
        holes=tuple(_spot(hole) for hole in data["holes"]),
        icon=_square(data["icon"]),
        label=_spot(data["label"]),
        price=None if price is None else _spot(price),
    )


def _fight(stage: Box, data: Mapping[str, Any]) -> FightPlace:
    def here(values: Sequence[float]) -> Box:
        return _box(values).moved(stage.x, stage.y)

    x, y, side = data["target"]
    left, right = data["dice"]
    return FightPlace(
        stage=stage,
        ground=stage.y + data["ground"],
        horizon=stage.y + data["horizon"],
        target=Square(stage.x + x, stage.y + y, side),
        shelf=here(data["shelf"]),
        heading=(stage.x + data["heading"][0], stage.y + data["heading"][1], data["heading"][2]),
        sides=(here(data["sides"][0]), here(data["sides"][1])),
        dice=((stage.x + left[0], stage.y + left[1]), (stage.x + right[0], stage.y + right[1])),
        buttons=(here(data["buttons"][0]), here(data["buttons"][1])),
        line_up={int(n): tuple((a, b, c) for a, b, c in spots) for n, spots in data["line_up"].items()},
    )


def read(data: Mapping[str, Any]) -> Places:
    """The places of the atlas, as `places.json` has them under "map". Raises KeyError for a missing one."""
    boxes = data["board"]["boxes"]
    tools, pages = split(_box(data["tools"]), 3), split(_box(data["pages"]), 3)
    return Places(
        seats=tuple(_box(seat) for seat in data["seats"]),
        prompt=_box(data["prompt"]),
        map=_box(data["map"]),
        title=_box(data["title"]),
        north=_spot(data["north"]),
        tools=(tools[0], tools[1], tools[2]),
        pages=(pages[0], pages[1], pages[2]),
        board=_box(data["board"]["rect"]),
        hole=float(data["board"]["hole"]),
        notices={name: _notice(notice) for name, notice in boxes.items()},
        posters=_square(boxes["gunfight"]["posters"]),
        posters_left=_spot(boxes["gunfight"]["left"]),
        order=_box(data["order"]["rect"]),
        slots={int(n): tuple(_spot(s) for s in slots) for n, slots in data["order"]["slots"].items()},
        paid=float(data["order"]["paid"]),
        rounds=_box(data["rounds"]["rect"]),
        payday=float(data["rounds"]["payday"]),
        towns=tuple(_town(data["towns"][name]) for name in TOWN_IDS),
        trails={TOWN_IDS.index(name): _box(box) for name, box in data["trails"].items()},
        fight=_fight(_box(data["stage"]), data["fight"]),
    )
