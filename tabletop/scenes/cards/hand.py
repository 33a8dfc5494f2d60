"""Where the cards of a hand lie: a fan, a row, two rows and the lens; and the backs of other hands. Pure
numbers.

Up to 18 cards are held as a fan, up to 30 lie in one row, more in two; in rows a rank opens in a lens.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from tabletop.core.cards import RANK_OF
from tabletop.ui.geometry import Box, Pose, fan

ASPECT = 178.5 / 250
LIFT = 40.0
"""How far a card that can be played stands out of the fan."""
LEFT, RIGHT = 422.0, 1514.0
"""Between these the own hand lies: the seat's plate on the left, the buttons on the right."""
GAP = 97.0
"""Between two cards of a fan."""
FAN_MOST, ROW_MOST = 18, 30


@dataclass(frozen=True, slots=True)
class Lens:
    """The opened rank of a large hand: its box, and the poses of its cards by their index in the hand."""

    box: Box
    foot_x: float
    poses: dict[int, Pose]


@dataclass(frozen=True, slots=True)
class Hand:
    """Poses of the own cards in hand order (not lifted), the lift that a playable card gets, and the lens if
    open."""

    poses: list[Pose]
    lift: float
    lens: Lens | None = None


def groups_of(cards: Sequence[int]) -> list[list[int]]:
    """The indices of a sorted hand, rank by rank; hidden cards are one group."""
    return [list(group) for _, group in groupby(range(len(cards)), key=lambda i: RANK_OF[cards[i]])]


def own_hand(
    cards: Sequence[int], opened: int | None = None, gap: float = GAP, wide: float = RIGHT - LEFT
) -> Hand:
    """The layout of the sorted hand; `opened` = index of a card whose rank lies open in the lens (large hands
    only). `gap`: units between two cards of a fan, where the `wide` units of a fan have room."""
    n = len(cards)
    if n <= FAN_MOST:
        return Hand(_fan(n, gap, wide), LIFT)
    groups = groups_of(cards)
    poses = _row(groups, 412, 993, 164, 27.5, 42.5) if n <= ROW_MOST else _two_rows(groups)
    lens = None
    if opened is not None and 0 <= opened < n:
        group = next(g for g in groups if opened in g)
        lens = _lens(group, poses, n > ROW_MOST)
    return Hand(poses, 22.0, lens)


def _fan(n: int, gap: float, wide: float) -> list[Pose]:
    if n < 2:
        return fan(n, 968, 912, 238, gap, 2.3, 1.5)
    half = (n - 1) / 2
    gap = min(gap, (wide - 170) / (n - 1))
    return fan(n, 968, 912, 238, gap, min(2.3, 10.5 / half), min(1.5, 30 / half**2))


def _row(groups: list[list[int]], x0: float, y: float, h: float, inner: float, outer: float) -> list[Pose]:
    """One straight row: equal ranks `inner` apart, the next rank `outer`; all closer where it would not
    fit."""
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
    """Cut between two ranks so that both rows are as equal as can be; the back row stands one index
    higher."""
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
    inner = {
        card: Pose(x + w / 2 + (k - (n - 1) / 2) * step, box.cy + 5, 174, (k - (n - 1) / 2) * 1.6, z=200 + k)
        for k, card in enumerate(group)
    }
    return Lens(box, mid, inner)


def backs(x: float, y: float, n: int, h: float = 86) -> list[Pose]:
    """Backs of another hand round (x, y): the last five are told apart, the rest lie under the first of
    them."""
    shown = min(n, 5)
    poses = []
    for i in range(n):
        k = max(0, i - (n - shown)) - (shown - 1) / 2
        poses.append(Pose(x + k * 11, y + abs(k) * 3, h, k * 9, z=i))
    return poses
