"""Where everything lies on the Wyoming Cowboy table: pure numbers in design units, without pygame.

One table of places serves drawing, animation and hit-testing. What lies inside a seat's tray is laid out by
trays.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tabletop.scenes.cards.hand import LEFT, RIGHT, Hand, own_hand
from tabletop.ui.geometry import Box, Pose, spread

CARD = 104.0
"""Height of a card in a tray."""
HAND_GAP = 136.0
"""Between the cards of a hand that is small enough."""


@dataclass(frozen=True, slots=True)
class Spot:
    """An opponent's place: portrait, name plate, coin, last deed, and the tray of what lies before him.

    `mirror`: the portrait is on the right; `card`: height of the cards in the tray; `deep`: how far the tray
    may grow downwards when it holds much.
    """

    medal: tuple[float, float]
    radius: float
    plate: Box
    coin: tuple[float, float]
    deed: Box
    tray: Box
    mirror: bool = False
    card: float = CARD
    deep: float = 0.0

    @property
    def words(self) -> Box:
        """The part of the name plate that portrait and coin leave free."""
        left, right = (26.0, 6.0) if self.mirror else (6.0, 26.0)
        return Box(self.plate.x + left, self.plate.y, self.plate.w - left - right, self.plate.h)


def _over(x: float, y: float, mirror: bool, deep: float = 76.0) -> Spot:
    """A header of 400 x 130 at (x, y) with its tray under it."""
    plate = Box(x + (16 if mirror else 104), y + 34, 280, 74)
    return Spot(
        medal=(x + (332 if mirror else 68), y + 70),
        radius=60,
        plate=plate,
        coin=(x + (14 if mirror else 386), y + 40),
        deed=Box(plate.x + (26 if mirror else 14), plate.bottom + 3, 240, 38),
        tray=Box(x + (-6 if mirror else 6), y + 150, 400, 126),
        mirror=mirror,
        deep=deep,
    )


def _beside(x: float, y: float) -> Spot:
    """A header with its tray to the right of it."""
    plate = Box(x + 104, y + 34, 280, 74)
    return Spot(
        medal=(x + 68, y + 70),
        radius=60,
        plate=plate,
        coin=(x + 386, y + 40),
        deed=Box(plate.x + 14, plate.bottom + 3, 240, 38),
        tray=Box(x + 460, y + 12, 430, 126),
        deep=56,
    )


def _small(x: float, y: float, mirror: bool, wide: float = 420.0) -> Spot:
    """A block for tables of five and six: 344 wide, its tray `wide` towards the middle of the table."""
    plate = Box(x + (34 if mirror else 84), y + 18, 226, 64)
    return Spot(
        medal=(x + (292 if mirror else 52), y + 52),
        radius=48,
        plate=plate,
        coin=(x + (28 if mirror else 316), y + 26),
        deed=Box(plate.x + (4 if mirror else 16), plate.bottom + 1, 206, 34),
        tray=Box(
            x + 172 - wide / 2 if 700 < x < 900 else x + 344 - wide if mirror else x, y + 118, wide, 102
        ),
        mirror=mirror,
        card=84.0,
        deep=30.0 if y > 300 else 44.0,
    )


_SPOTS: dict[int, tuple[Spot, ...]] = {
    2: (_over(90, 206, False), _over(1430, 206, True)),
    3: (_over(90, 248, False, 44), _beside(480, 76), _over(1430, 248, True, 44)),
    4: (
        _small(84, 346, False, 372),
        _small(420, 54, False),
        _small(1156, 54, True),
        _small(1492, 346, True, 372),
    ),
    5: (
        _small(84, 352, False, 372),
        _small(290, 68, False),
        _small(788, 40, False),
        _small(1286, 68, True),
        _small(1492, 352, True, 372),
    ),
}


def spots(seats: int, bottom: int) -> dict[int, Spot]:
    """Seat -> place, clockwise from the bottom seat's left neighbour; the bottom seat itself has none."""
    others = [(bottom + k) % seats for k in range(1, seats)]
    return dict(zip(others, _SPOTS[seats - 1], strict=True))


# ---------------------------------------------------------------- the middle
class Middle(NamedTuple):
    """The middle of the table: three piles, the aces still to come, the tens that are out."""

    draw: Pose
    discard: Pose
    shot: Pose
    aces: Pose
    tens: Pose


def middle(seats: int) -> Middle:
    """Where the piles lie; small places round the table push them down a little."""
    if seats >= 5:
        y, h = 396.0, 156.0
        return Middle(
            Pose(816, y, h), Pose(960, y, h), Pose(1104, y, h), Pose(592, y - 12, 92), Pose(1328, y - 12, 92)
        )
    y, h = 374.0, 180.0
    return Middle(
        Pose(796, y, h), Pose(960, y, h), Pose(1124, y, h), Pose(602, y - 22, 100), Pose(1318, y - 22, 100)
    )


def tracker_room(seats: int) -> float:
    """How wide the labels under the aces and the tens may be: between the trays and the piles."""
    return 250.0 if seats >= 5 else 206.0


def label_y(pile: Pose) -> float:
    """The middle of the paper label under a pile or a row."""
    return pile.y + pile.h / 2 + 34


PROMPT = Box(560, 676, 800, 62)
PROMPT_MOST = 1080.0
"""How wide the prompt grows with its words."""
OWN_TRAY = Box(690, 536, 540, 126)
OWN_TRAY_MOST = 1020.0
"""How wide the own tray grows, middle of the table in its middle."""
OWN_MEDAL, OWN_RADIUS = (118.0, 912.0), 70.0
OWN_PLATE = Box(186, 882, 230, 82)
OWN_WORDS = Box(182, 882, 204, 82)
"""The part of it that portrait and coin leave free."""
OWN_COIN = (408.0, 872.0)
OWN_DEED = Box(196, 966, 220, 38)
HAND_AREA = Box(LEFT - 20, 770, RIGHT - LEFT + 40, 300)
"""The own hand: cards that are dealt, passed or drawn come here."""
REASON = Box(1180, 640, 380, 110)

# ---------------------------------------------------------------- the signpost
POST = Box(58, 606, 24, 226)
STEPS = tuple(Box(70, 624 + i * 62, 298, 52) for i in range(3))
"""Action, discard, draw: boards that point to the right."""

# ---------------------------------------------------------------- the actions
_ACTIONS = Box(1522, 540, 356, 342)
"""The room for buttons; they stand at its foot, above the four tools."""
ACTIONS_MOST = 7


def action_boxes(count: int) -> list[Box]:
    """Places of so many action buttons, first at the top."""
    if not count:
        return []
    pitch = min(57.0, _ACTIONS.h / count)
    top = _ACTIONS.bottom - pitch * count
    return [Box(_ACTIONS.x, top + i * pitch, _ACTIONS.w, pitch - 6) for i in range(count)]


# ---------------------------------------------------------------- cards in the middle
_SCATTER = (
    (0, 0, 2.0),
    (-8, 4, -7.0),
    (6, -3, 5.0),
    (-4, -4, -3.0),
    (8, 3, 6.0),
    (-6, 5, -5.0),
)


def thrown(pile: Pose, index: int) -> Pose:
    """Card `index` (0 = bottom) of the discard or the shot pile: thrown, each in its own way and always the
    same."""
    dx, dy, angle = _SCATTER[index % len(_SCATTER)]
    return Pose(pile.x + dx, pile.y + dy, pile.h, angle, z=index)


def discard_poses(pile: Pose, count: int, laid: int) -> list[Pose]:
    """The discard pile; the last `laid` cards are moved aside, so that the card that can be taken is seen."""
    poses = [thrown(pile, i) for i in range(count)]
    for i in range(max(0, count - laid), count):
        pose = poses[i]
        poses[i] = Pose(pose.x + 42, pose.y + 8, pose.h, 7.0, z=pose.z)
    return poses


def draw_pose(draw: Pose, index: int) -> Pose:
    """Back number `index` (0 = lowest of those drawn) of the draw pile."""
    return Pose(draw.x - index * 2.0, draw.y - index * 2.4, draw.h, z=index)


def draw_depth(cards: int) -> int:
    """How many backs are drawn for a draw pile of that many cards."""
    return 0 if cards <= 0 else min(6, 1 + cards // 5)


ACE_STEP, TEN_STEP = 44.0, 34.0
"""Between two aces still to come, and between two tens that are out."""


def row(middle: Pose, count: int, most: float) -> list[Pose]:
    """So many cards in a shallow fan round `middle`, at most `most` units between two of them."""
    half = (count - 1) / 2
    step = min(most, 96 / half if half else most)
    turn = min(4.0, 9 / half) if half else 0.0
    return [
        Pose(middle.x + (i - half) * step, middle.y, middle.h, (i - half) * turn, z=i) for i in range(count)
    ]


# ---------------------------------------------------------------- the own hand
def hand(cards: list[int], opened: int | None = None) -> Hand:
    """The own cards, wider apart than at other tables: seven of them are a hand here."""
    return own_hand(cards, opened, HAND_GAP, 1012)


def tally_columns(seats: int, left: float, right: float) -> list[float]:
    """The middles of the columns of the count at the end of a hand."""
    width = (right - left) / seats
    return list(spread(seats, left + width / 2, right - width / 2))
