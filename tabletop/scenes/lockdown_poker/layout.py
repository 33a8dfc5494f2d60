"""Where everything lies on the Lockdown Poker table: pure numbers in design units, without pygame.

One table of places serves drawing, animation and hit-testing. Places of a row: 0 = the hole card, 1 to 5 =
the cards face up, 6 = the seventh. Places never move when cards come or go.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.ui.geometry import Box, Pose, around
from tabletop.ui.sprites import ASPECT

PLACES = 7
SEVENTH_PLACE = 6


@dataclass(frozen=True, slots=True)
class Row:
    """A row of seven places: the left edge and the top of the first card, a card's height, and the step.

    `slide`: how far a lock slides a card down; `rise`, `sink`: at the showdown, how far a card that counts
    comes up and how far another goes down.
    """

    x: float
    top: float
    card: float
    step: float
    slide: float
    rise: float
    sink: float

    @property
    def width(self) -> float:
        """Of one card."""
        return self.card * ASPECT

    def pose(self, place: int, down: float = 0.0) -> Pose:
        """A card in its place, `down` units lower."""
        x = self.x + place * self.step + self.width / 2
        return Pose(x, self.top + self.card / 2 + down, self.card, z=place)

    def slot(self, place: int) -> Box:
        """What is drawn where no card lies yet."""
        if self.step > self.width:
            return Box(self.x + place * self.step, self.top, self.width, self.card)
        left = self.x + self.width + (place - 1) * self.step + 0.1 * self.step
        return Box(left, self.top, self.step * 0.8, self.card)

    @property
    def box(self) -> Box:
        """All seven places."""
        return Box(self.x, self.top, self.width + (PLACES - 1) * self.step, self.card)


@dataclass(frozen=True, slots=True)
class Spot:
    """A player's place: portrait, name, chips or points, row, the label of the hand showing, the dealer's
    disc, the place of his bet."""

    medal: tuple[float, float]
    radius: float
    plate: Box
    chips: tuple[float, float]
    """The foot of the leftmost stack."""
    chip: float
    """Width of a chip there."""
    row: Row
    label: tuple[float, float]
    """Left end and middle of the label that names the hand showing."""
    label_w: float
    disc: tuple[float, float]
    bet: tuple[float, float]
    """The foot of the chips that are pushed forward, and over the middle of what was done."""
    bet_w: float = 236.0
    """How wide the words may be that say what was done."""


def _spot(x: float, y: float, bet: tuple[float, float], k: float = 1.0, bet_w: float = 236.0) -> Spot:
    """A block of 478 x 306 (times k) at (x, y)."""
    return Spot(
        medal=(x + 54 * k, y + 52 * k),
        radius=50 * k,
        plate=Box(x + 98 * k, y + 20 * k, 232 * k, 66 * k),
        chips=(x + 346 * k, y + 56 * k),
        chip=31 * k,
        row=Row(x + 8 * k, y + 112 * k, 134 * k, 62 * k, 22 * k, 6 * k, 16 * k),
        label=(x + 8 * k, y + 290 * k),
        label_w=424 * k,
        disc=(x + 16 * k, y + 12 * k),
        bet=bet,
        bet_w=bet_w,
    )


_SPOTS: dict[int, tuple[Spot, ...]] = {
    1: (_spot(662, 14, (1230, 400), 1.25),),
    2: (_spot(196, 56, (660, 412), 1.12), _spot(1188, 56, (1250, 450), 1.12, 180)),
    3: (
        _spot(86, 300, (648, 356), 1.06, 220),
        _spot(707, 16, (1060, 364), 1.06),
        _spot(1324, 300, (1236, 462), 1.06, 164),
    ),
    4: (
        _spot(92, 352, (636, 424), 1.0, 138),
        _spot(392, 20, (648, 374), 1.0, 180),
        _spot(1052, 20, (1200, 374)),
        _spot(1352, 352, (1248, 468), 1.0, 184),
    ),
    5: (
        _spot(92, 352, (636, 424), 1.0, 138),
        _spot(172, 20, (648, 374), 1.0, 180),
        _spot(722, 20, (968, 376)),
        _spot(1272, 20, (1236, 374)),
        _spot(1352, 352, (1248, 478), 1.0, 184),
    ),
}

OWN_ROW = Row(349, 744, 188, 140, 26, 12, 14)
OWN = Spot(
    medal=(104, 936),
    radius=54,
    plate=Box(28, 1004, 296, 58),
    chips=(174, 960),
    chip=36,
    row=OWN_ROW,
    label=(576, 1014),
    label_w=560,
    disc=(62, 892),
    bet=(1236, 640),
    bet_w=192,
)


def spots(seats: int, bottom: int) -> dict[int, Spot]:
    """Seat -> place: the bottom seat, then clockwise from its left neighbour."""
    others = [(bottom + k) % seats for k in range(1, seats)]
    return {bottom: OWN, **dict(zip(others, _SPOTS[seats - 1], strict=True))}


# ---------------------------------------------------------------- the middle
@dataclass(frozen=True, slots=True)
class Middle:
    """The deck, the dead cards, and for chips the pot."""

    deck: Pose
    dead: Pose
    pot: tuple[float, float]
    """The middle of the ring in the cloth."""
    sign: Box


def middle(seats: int, money: bool) -> Middle:
    """Where the piles lie; without chips they have the middle to themselves."""
    y = 490.0 if seats != 2 else 504.0
    if not money:
        return Middle(Pose(890, y, 122), Pose(1030, y, 116), (960, y), Box(0, 0, 0, 0))
    return Middle(Pose(756, y, 120), Pose(866, y, 112), (1042, y), Box(944, y + 58, 196, 56))


def deck_pose(deck: Pose, index: int) -> Pose:
    """Back number `index` (0 = lowest of those drawn) of the deck."""
    return Pose(deck.x - index * 1.8, deck.y - index * 2.2, deck.h, z=index)


def deck_depth(cards: int) -> int:
    """How many backs are drawn for a deck of that many cards."""
    return 0 if cards <= 0 else min(6, 1 + cards // 6)


_SCATTER = ((-4, 0, -8.0), (3, -2, 4.0), (-2, 3, -3.0), (5, 2, 7.0), (-5, -3, -5.0))


def dead_pose(dead: Pose, index: int) -> Pose:
    """Card `index` (0 = the first that died) of the dead pile, each thrown in its own way."""
    dx, dy, angle = _SCATTER[index % len(_SCATTER)]
    return Pose(dead.x + dx, dead.y + dy, dead.h, angle, z=index)


def under(pose: Pose) -> float:
    """The middle of the label under a pile."""
    return pose.y + pose.h / 2 + 32


ROUND_Y = 618.0
"""The middle of the ribbon that says which round it is and who went first."""
PROMPT = Box(526, 652, 610, 66)
REASON = Box(1180, 640, 380, 110)
BEST = Box(556, 984, 560, 58)
OWN_DISC = (506.0, 1013.0)
"""The place of the own hand at the showdown."""
BADGE = (160.0, 752.0)
BADGE_R = 55.0
BADGE_LABEL = (176.0, 842.0)
WHOSE = Box(1134, 984, 200, 58)
"""The one Sheriff button of a shared screen."""
SIGN = around(960, 474, 520, 132)
"""Who wins, over the middle of the table."""

# ---------------------------------------------------------------- the panel
PANEL = Box(1346, 668, 548, 394)
TOOLS = tuple(Box(PANEL.x + 16 + i * 130.7, PANEL.y + 304, 124, 72) for i in range(4))
"""Undo, hint, log, menu: in a row at the panel's foot."""
STORY = Box(PANEL.x + 30, PANEL.y + 24, PANEL.w - 60, 270)
"""The same where there are no buttons."""
SPEECH = Box(PANEL.x + 30, PANEL.y + 26, PANEL.w - 60, 142)
"""What is said in the panel over its buttons."""


def choice_boxes(count: int, tall: bool) -> list[Box]:
    """Places for the panel's own buttons, side by side above the tools."""
    top, h = (PANEL.y + 178, 112.0) if tall else (PANEL.y + 212, 80.0)
    gap, room = 8.0, PANEL.w - 32
    weights = (0.92, 0.98, 1.1) if count == 3 and not tall else (1.0,) * count
    unit = (room - gap * (count - 1)) / sum(weights) if count else 0.0
    out, x = [], PANEL.x + 16
    for weight in weights:
        out.append(Box(x, top, unit * weight, h))
        x += unit * weight + gap
    return out


DIAL = (PANEL.x + 112, PANEL.y + 108)
DIAL_BOX = around(*DIAL, 184, 184)
BET_TITLE = Box(PANEL.x + 222, PANEL.y + 20, 190, 34)
KEYS = (PANEL.x + 440.0, PANEL.y + 37.0)
CHIP_TRAY = tuple((PANEL.x + 250 + i * 66, PANEL.y + 96) for i in range(4))
TAKE_BACK = around(PANEL.x + 512, PANEL.y + 96, 52, 52)
TICKETS = tuple(Box(PANEL.x + 216 + i * 106, PANEL.y + 138, 100, 62) for i in range(3))
