"""Where everything lies on the Brown Bullet table: pure numbers in design units, without pygame.

One table of places serves drawing, animation and hit-testing. Cards are ints (HIDDEN for backs), heights in units.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from tabletop.core.cards import RANK_OF
from tabletop.ui.geometry import Box, Pose, around, fan

ASPECT = 178.5 / 250
LIFT = 40.0
"""How far a card that can be played stands out of the fan."""
LEFT, RIGHT = 422.0, 1514.0
"""Between these the own hand lies: the seat's plate on the left, the buttons on the right."""
FAN_MOST, ROW_MOST = 18, 30
"""Up to 18 cards are held as a fan, up to 30 lie in one row, more in two."""


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
    """The middle of the table: piles, demand sign, prompt. It makes room for a seat at the top and for a large hand."""

    pile: Pose
    draw: Pose
    out: Pose
    sign: Box
    prompt: Box


def middle(seats: int, own_cards: int) -> Middle:
    """`seats` at the table (an odd number of opponents puts one in the middle at the top), cards in the own hand."""
    rows = own_cards > ROW_MOST
    if seats % 2 == 0:
        y = 430.0 if rows else 474.0
        prompt = Box(700, 590, 520, 60) if rows else Box(640, 652, 640, 64)
        return Middle(Pose(990, y, 158), Pose(814, y, 147), Pose(1640, 690, 60), Box(1128, y - 50, 290, 76), prompt)
    if rows:
        return Middle(Pose(990, 400, 178), Pose(794, 404, 165), Pose(1640, 690, 60), Box(780, 178, 360, 84),
                      Box(700, 590, 520, 60))  # fmt: skip
    return Middle(Pose(960, 446, 212), Pose(744, 452, 196), Pose(1640, 690, 60), Box(780, 190, 360, 88), Box(640, 652, 640, 64))


OWN_MEDAL = (118.0, 900.0)
OWN_CHAMBER = (296.0, 900.0)
OWN_PLATE = Box(40, 988, 360, 72)
CHAMBER_RADIUS, OWN_CHAMBER_RADIUS, TARGET_RADIUS = 66.0, 78.0, 80.0
MEDAL_RADIUS, OWN_MEDAL_RADIUS = 68.0, 76.0
BUTTONS = (Box(1522, 890, 172, 70), Box(1706, 890, 172, 70), Box(1522, 974, 172, 70), Box(1706, 974, 172, 70))
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


# ---------------------------------------------------------------- the own hand
@dataclass(frozen=True, slots=True)
class Lens:
    """The opened rank of a large hand: its box, and the poses of its cards by their index in the hand."""

    box: Box
    foot_x: float
    poses: dict[int, Pose]


@dataclass(frozen=True, slots=True)
class Hand:
    """Poses of the own cards in hand order (not lifted), the lift that a playable card gets, and the lens if open."""

    poses: list[Pose]
    lift: float
    lens: Lens | None = None


def groups_of(cards: Sequence[int]) -> list[list[int]]:
    """The indices of a sorted hand, rank by rank; hidden cards are one group."""
    return [list(group) for _, group in groupby(range(len(cards)), key=lambda i: RANK_OF[cards[i]])]


def own_hand(cards: Sequence[int], opened: int | None = None) -> Hand:
    """The layout of the sorted hand; `opened` = index of a card whose rank lies open in the lens (large hands only)."""
    n = len(cards)
    if n <= FAN_MOST:
        return Hand(_fan(n), LIFT)
    groups = groups_of(cards)
    poses = _row(groups, 412, 993, 164, 27.5, 42.5) if n <= ROW_MOST else _two_rows(groups)
    lens = None
    if opened is not None and 0 <= opened < n:
        group = next(g for g in groups if opened in g)
        lens = _lens(group, poses, n > ROW_MOST)
    return Hand(poses, 22.0, lens)


def _fan(n: int) -> list[Pose]:
    if n < 2:
        return fan(n, 968, 912, 238, 97, 2.3, 1.5)
    half = (n - 1) / 2
    gap = min(97.0, (RIGHT - LEFT - 170) / (n - 1))
    return fan(n, 968, 912, 238, gap, min(2.3, 10.5 / half), min(1.5, 30 / half**2))


def _row(groups: list[list[int]], x0: float, y: float, h: float, inner: float, outer: float) -> list[Pose]:
    """One straight row: equal ranks `inner` apart, the next rank `outer`; all closer where it would not fit."""
    cards = sum(len(g) for g in groups)
    wide = inner * (cards - len(groups)) + outer * (len(groups) - 1)
    k = min(1.0, (RIGHT - x0 - h * ASPECT) / wide) if wide else 1.0
    poses: list[Pose] = []
    x = x0 + h * ASPECT / 2
    for group in groups:
        for i in range(len(group)):
            poses.append(Pose(x, y, h, z=len(poses)))
            x += (inner if i < len(group) - 1 else outer) * k
    return poses


def _two_rows(groups: list[list[int]]) -> list[Pose]:
    """Cut between two ranks so that both rows are as equal as can be; the back row stands one index higher."""
    total = sum(len(g) for g in groups)
    cut, before = 1, 0
    for i in range(1, len(groups)):
        before += len(groups[i - 1])
        if abs(total - 2 * before) <= abs(total - 2 * sum(len(g) for g in groups[:cut])):
            cut = i
    if len(groups) == 1:  # nothing but backs: cut anywhere
        half = [groups[0][: total // 2], groups[0][total // 2 :]]
        return _row([half[0]], 414, 848, 174, 30, 30) + _row([half[1]], 414, 990, 174, 30, 30)
    poses: list[Pose] = []
    for part, y in ((groups[:cut], 848.0), (groups[cut:], 990.0)):
        n = sum(len(g) for g in part)
        outer = min(64.0, (RIGHT - LEFT - 124 - 30 * (n - len(part))) / max(1, len(part) - 1))
        poses += _row(part, 414, y, 174, 30, max(30.0, outer))
    return poses


def _lens(group: list[int], poses: list[Pose], two_rows: bool) -> Lens:
    """The rank of one group, full size, in a box that never covers the row's indices."""
    n = len(group)
    step = min(119.0, 700 / n)
    mid = sum(poses[i].x for i in group) / n
    w = step * (n - 1) + 124 + 93
    x = min(max(mid - w / 2, LEFT - 30), RIGHT + 40 - w)
    box = Box(x, 508 if two_rows else 630, w, 232)
    inner = {card: Pose(x + w / 2 + (k - (n - 1) / 2) * step, box.cy + 4, 174, (k - (n - 1) / 2) * 1.6, z=200 + k)
             for k, card in enumerate(group)}  # fmt: skip
    return Lens(box, mid, inner)


# ---------------------------------------------------------------- other hands and piles
def other_hand(spot: Spot, n: int) -> list[Pose]:
    """Backs of an opponent's hand: the last five are told apart, the rest lie under the first of them."""
    shown = min(n, 5)
    poses = []
    for i in range(n):
        k = max(0, i - (n - shown)) - (shown - 1) / 2
        poses.append(Pose(spot.hand[0] + k * 11, spot.hand[1] + abs(k) * 3, 86, k * 9, z=i))
    return poses


_SCATTER = ((0, 0, 2.0), (-17, -6, -9.0), (9, 6, 7.0), (-9, -2, -3.0), (12, -5, 5.0), (-6, 7, -6.0), (5, -8, 9.0))


def pile_pose(pile: Pose, index: int) -> Pose:
    """Card `index` (0 = bottom) of the discard pile: thrown, not stacked, each in its own way and always the same."""
    dx, dy, angle = _SCATTER[index % len(_SCATTER)]
    k = pile.h / 212
    return Pose(pile.x + dx * k, pile.y + dy * k, pile.h, angle, z=index)


def draw_pose(draw: Pose, index: int) -> Pose:
    """Back number `index` (0 = lowest of those drawn) of the draw pile."""
    return Pose(draw.x - index * 2.2, draw.y - index * 2.6, draw.h, z=index)


def draw_depth(cards: int) -> int:
    """How many backs are drawn for a draw pile of that many cards."""
    return 0 if cards <= 0 else min(6, 1 + cards // 6)
