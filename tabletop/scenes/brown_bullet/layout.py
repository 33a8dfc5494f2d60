"""Where everything lies on the Brown Bullet table: pure numbers in design units, without pygame.

One table of places serves drawing, animation and hit-testing. Cards are ints (HIDDEN for backs), heights in
units.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

from tabletop.scenes.cards.hand import LEFT, RIGHT, ROW_MOST
from tabletop.ui.geometry import Box, Pose, around


class Spot(NamedTuple):
    """An opponent's block of 372 x 228 units; mirrored ones have their portrait on the right."""

    x: float
    y: float
    mirror: bool

    @property
    def medal(self) -> tuple[float, float]:
        return self.x + (290 if self.mirror else 82), self.y + 84

    @property
    def chamber(self) -> tuple[float, float]:
        return self.x + (142 if self.mirror else 230), self.y + 78

    @property
    def hand(self) -> tuple[float, float]:
        return self.x + (28 if self.mirror else 344), self.y + 66

    @property
    def plate(self) -> Box:
        return Box(self.x + (92 if self.mirror else 0), self.y + 156, 280, 70)

    @property
    def deed(self) -> Box:
        """Where it is said what this seat did last."""
        return Box(self.plate.x, self.y + 232, 280, 44)


_LEFT, _TOP_LEFT, _TOP, _TOP_RIGHT, _RIGHT = (
    Spot(96, 372, False),
    Spot(374, 76, False),
    Spot(774, 52, False),
    Spot(1174, 76, True),
    Spot(1452, 372, True),
)
_SPOTS: dict[int, tuple[Spot, ...]] = {
    1: (_TOP,),
    2: (_TOP_LEFT, _TOP_RIGHT),
    3: (_LEFT, _TOP, _RIGHT),
    4: (_LEFT, _TOP_LEFT, _TOP_RIGHT, _RIGHT),
    5: (Spot(96, 384, False), Spot(318, 70, False), _TOP, Spot(1230, 70, True), Spot(1452, 384, True)),
}


def spots(seats: int, bottom: int) -> dict[int, Spot]:
    """Seat -> block, clockwise from the bottom seat's left neighbour; the bottom seat itself has none."""
    others = [(bottom + k) % seats for k in range(1, seats)]
    return dict(zip(others, _SPOTS[seats - 1], strict=True))


@dataclass(frozen=True, slots=True)
class Middle:
    """The middle of the table: piles, demand sign, prompt. It makes room for a seat at the top and for a
    large hand."""

    pile: Pose
    draw: Pose
    out: Pose
    sign: Box
    prompt: Box


def middle(seats: int, own_cards: int) -> Middle:
    """`seats` at the table (an odd number of opponents puts one in the middle at the top), cards in the own
    hand."""
    rows = own_cards > ROW_MOST
    if seats % 2 == 0:
        y = 430.0 if rows else 474.0
        prompt = Box(700, 590, 520, 60) if rows else Box(640, 652, 640, 64)
        return Middle(
            Pose(990, y, 158), Pose(814, y, 147), Pose(1640, 690, 60), Box(1128, y - 50, 290, 76), prompt
        )
    if rows:
        return Middle(
            Pose(990, 400, 178),
            Pose(794, 404, 165),
            Pose(1640, 690, 60),
            Box(780, 178, 360, 84),
            Box(700, 590, 520, 60),
        )
    return Middle(
        Pose(960, 446, 212),
        Pose(744, 452, 196),
        Pose(1640, 690, 60),
        Box(780, 190, 360, 88),
        Box(640, 652, 640, 64),
    )


OWN_MEDAL = (118.0, 900.0)
OWN_CHAMBER = (296.0, 900.0)
OWN_PLATE = Box(40, 988, 360, 72)
CHAMBER_RADIUS, OWN_CHAMBER_RADIUS, TARGET_RADIUS = 66.0, 78.0, 80.0
MEDAL_RADIUS, OWN_MEDAL_RADIUS = 68.0, 76.0
CHOICE = Box(1522, 790, 356, 76)
"""The place of the game's own button: take the pile, hold fire, next deal."""
HAND_AREA = Box(LEFT - 20, 770, RIGHT - LEFT + 40, 300)
"""Where a pile dropped on the hand is taken."""
REASON = Box(1180, 640, 380, 110)


def slot_centre(cx: float, cy: float, radius: float, slot: int) -> tuple[float, float]:
    """The middle of chamber slot 0-5 in a cylinder: slot 0 on top, clockwise."""
    a = math.radians(slot * 60 - 90)
    r = radius * 39 / 64
    return cx + r * math.cos(a), cy + r * math.sin(a)


def slot_box(cx: float, cy: float, radius: float, slot: int) -> Box:
    """The square around a cartridge."""
    x, y = slot_centre(cx, cy, radius, slot)
    side = radius * 37 / 64
    return around(x, y, side, side)


# ---------------------------------------------------------------- piles
_SCATTER = (
    (0, 0, 2.0),
    (-17, -6, -9.0),
    (9, 6, 7.0),
    (-9, -2, -3.0),
    (12, -5, 5.0),
    (-6, 7, -6.0),
    (5, -8, 9.0),
)


def pile_pose(pile: Pose, index: int) -> Pose:
    """Card `index` (0 = bottom) of the discard pile: thrown, not stacked, each in its own way and always the
    same."""
    dx, dy, angle = _SCATTER[index % len(_SCATTER)]
    k = pile.h / 212
    return Pose(pile.x + dx * k, pile.y + dy * k, pile.h, angle, z=index)


def draw_pose(draw: Pose, index: int) -> Pose:
    """Back number `index` (0 = lowest of those drawn) of the draw pile."""
    return Pose(draw.x - index * 2.2, draw.y - index * 2.6, draw.h, z=index)


def draw_depth(cards: int) -> int:
    """How many backs are drawn for a draw pile of that many cards."""
    return 0 if cards <= 0 else min(6, 1 + cards // 6)
