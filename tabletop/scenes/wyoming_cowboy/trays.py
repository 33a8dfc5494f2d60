"""What lies before a seat, laid out in its tray: the hand's backs, guns under their plates, tens, cowboys
with their aces. Pure numbers.

A tray that gets full lets its cards overlap, then makes them smaller, then grows a second row if it may.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tabletop.scenes.cards.hand import backs
from tabletop.scenes.wyoming_cowboy import layout
from tabletop.ui.geometry import Box, Pose, around
from tabletop.ui.sprites import ASPECT


class GunPlan(NamedTuple):
    """A gun: its cards, the brass plate over their feet, and the box around it all."""

    cards: list[Pose]
    plate: Box
    box: Box


@dataclass(slots=True)
class Plan:
    """A tray as it stands. `hand`: empty where the hand lies elsewhere; `count`: the disc with its
    number."""

    box: Box
    hand: list[Pose] = field(default_factory=list)
    count: tuple[float, float] = (0.0, 0.0)
    guns: list[GunPlan] = field(default_factory=list)
    tens: list[Pose] = field(default_factory=list)
    cowboys: list[tuple[Pose, Pose]] = field(default_factory=list)


class Load(NamedTuple):
    """What a tray holds: cards in hand (-1: not shown here), cards of each gun, tens, cowboys."""

    hand: int
    guns: Sequence[int]
    tens: int
    cowboys: int
    shown: int = 0
    """Cards of the hand that lie face up, at the end of a hand: they have a row of their own."""


class _Group(NamedTuple):
    """Things of one kind: how wide they want to lie, and how wide they must."""

    kind: str
    full: float
    least: float


_GAP, _LEAST_GAP = 26.0, 8.0
_MARGIN = 16.0


def gun_width(cards: int, h: float) -> float:
    """Of a gun with cards of height h, plate included."""
    return max((ASPECT + 0.4 * (cards - 1)) * h + 14, (1.14 if cards < 3 else 1.46) * h)


def name_size(plate: Box) -> float:
    """The type size of a gun's name on its plate; never under what can be read."""
    return max(19.0, 29 * plate.h / 46)


def tight_gun_width(cards: int, h: float) -> float:
    """The same with its cards pushed together, the plate with no more than the name."""
    return (ASPECT + 0.24 * (cards - 1)) * h + 6


def _groups(load: Load, h: float) -> list[_Group]:
    groups = []
    if load.hand >= 0:
        groups.append(_Group("hand", h * 1.0, h * 0.94))
    if load.guns:
        full = sum(gun_width(n, h) for n in load.guns) + 12 * (len(load.guns) - 1)
        least = sum(tight_gun_width(n, h) for n in load.guns) + 4 * (len(load.guns) - 1)
        groups.append(_Group("guns", full, least))
    if load.tens:
        least = (ASPECT + 0.17 * (load.tens - 1)) * h
        groups.append(_Group("tens", (ASPECT + 0.36 * (load.tens - 1)) * h, least))
    if load.cowboys:
        full = (1.08 + 1.16 * (load.cowboys - 1)) * h
        groups.append(_Group("cowboys", full, (1.08 + 0.5 * (load.cowboys - 1)) * h))
    return groups


def _need(groups: Sequence[_Group]) -> float:
    return sum(g.least for g in groups) + _LEAST_GAP * max(0, len(groups) - 1)


# ---------------------------------------------------------------- the two kinds of trays
def of_spot(spot: layout.Spot, load: Load) -> Plan:
    """The tray of an opponent; it starts at the side of the portrait. Under it lies a hand that is shown."""
    plan = _of_spot(spot, load)
    if load.shown:
        h = spot.card * 0.78
        step = min(0.42 * h, (plan.box.w - 80) / max(1, load.shown - 1))
        left = plan.box.cx - step * (load.shown - 1) / 2
        y = plan.box.bottom + 0.5 * h
        plan.hand = [Pose(left + i * step, y, h, z=i) for i in range(load.shown)]
        plan.count = (left + step * (load.shown - 1) + 0.5 * h, y + 0.3 * h)
    return plan


def _of_spot(spot: layout.Spot, load: Load) -> Plan:
    room = spot.tray.w - 2 * _MARGIN
    for part in (1.0, 0.9, 0.8):
        h = spot.card * part
        if _need(_groups(load, h)) <= room:
            return _one_row(spot.tray, load, h, spot.mirror)
    if spot.deep and load.guns:
        h = min(spot.card * 0.84, (spot.tray.h + spot.deep - 26) / 2)
        return _two_rows(spot.tray._replace(h=2 * h + 26), load, h, spot.mirror)
    part = next((p for p in (0.72, 0.64) if _need(_groups(load, spot.card * p)) <= room), 0.6)
    return _one_row(spot.tray, load, spot.card * part, spot.mirror)


def own(load: Load) -> Plan:
    """The own tray: its middle stays, its width follows what lies in it."""
    base = layout.OWN_TRAY
    for part in (1.0, 0.9, 0.8, 0.7):
        groups = _groups(load, layout.CARD * part)
        wanted = sum(g.full for g in groups) + _GAP * 2 * (len(groups) + 1)
        need = _need(groups) + 2 * _MARGIN
        if need <= layout.OWN_TRAY_MOST:
            break
    width = min(layout.OWN_TRAY_MOST, max(base.w, wanted, need))
    box = around(base.cx, base.cy, width, base.h)
    return _one_row(box, load, layout.CARD * part, False, centred=True)


def _two_rows(box: Box, load: Load, h: float, mirror: bool) -> Plan:
    half = (box.h - 10) / 2
    upper = _one_row(
        Box(box.x, box.y + 4, box.w, half), Load(load.hand, (), load.tens, load.cowboys), h, mirror
    )
    lower = _one_row(Box(box.x, box.y + 6 + half, box.w, half), Load(-1, load.guns, 0, 0), h, mirror)
    return Plan(box, upper.hand, upper.count, lower.guns, upper.tens, upper.cowboys)


# ---------------------------------------------------------------- one row
def _one_row(box: Box, load: Load, h: float, mirror: bool, centred: bool = False) -> Plan:
    groups = _groups(load, h)
    if mirror:
        groups.reverse()
    room = box.w - 2 * _MARGIN
    gaps = max(0, len(groups) - 1)
    full, least = sum(g.full for g in groups), sum(g.least for g in groups)
    widths = {g.kind: g.full for g in groups}
    if full + _LEAST_GAP * gaps > room:
        t = max(0.0, (room - _LEAST_GAP * gaps - least) / (full - least)) if full > least else 0.0
        tight = min(1.0, (room - _LEAST_GAP * gaps) / least) if least else 1.0
        widths = {g.kind: (g.least + t * (g.full - g.least)) * tight for g in groups}
    used = sum(widths.values())
    gap = min(_GAP * (2 if centred else 1), (room - used) / gaps) if gaps else 0.0
    x = box.x + _MARGIN
    if centred:
        x = box.cx - (used + gap * gaps) / 2
    elif mirror:
        x = box.right - _MARGIN - used - gap * gaps
    plan = Plan(box)
    for group in groups:
        _place(plan, group.kind, Box(x, box.cy - h / 2, widths[group.kind], h), load)
        x += widths[group.kind] + gap
    return plan


def _place(plan: Plan, kind: str, box: Box, load: Load) -> None:
    if kind == "hand":
        size = box.h * 0.74
        plan.hand = backs(box.cx - box.h * 0.06, box.cy - box.h * 0.02, load.hand, size)
        plan.count = (box.cx + box.h * 0.3, box.cy + box.h * 0.3)
    elif kind == "guns":
        plan.guns = _guns(box, load.guns)
    elif kind == "tens":
        plan.tens = _tens(box, load.tens)
    else:
        plan.cowboys = _cowboys(box, load.cowboys)


def _guns(box: Box, guns: Sequence[int]) -> list[GunPlan]:
    h = box.h
    full, tight = [gun_width(n, h) for n in guns], [tight_gun_width(n, h) for n in guns]
    gap, least_gap, gaps = 12.0, 4.0, len(guns) - 1
    wide, narrow = sum(full) + gap * gaps, sum(tight) + least_gap * gaps
    t = 1.0 if wide <= box.w else max(0.0, (box.w - narrow) / (wide - narrow))
    gap = least_gap + t * (gap - least_gap) + min(0.0, box.w - narrow) / max(1, gaps)
    plans = []
    x = box.x
    for n, most, least in zip(guns, full, tight, strict=True):
        width = least + t * (most - least)
        mid, step = x + width / 2, min(0.4 * h, (width - 6 - ASPECT * h) / (n - 1))
        cards = [
            Pose(mid + (i - (n - 1) / 2) * step, box.cy, h, (i - (n - 1) / 2) * 4, z=i) for i in range(n)
        ]
        plate = Box(x, box.y + h * 0.6, width, h * 0.44)
        plans.append(GunPlan(cards, plate, Box(x, box.y, width, h * 1.04)))
        x += width + gap
    return plans


def _tens(box: Box, count: int) -> list[Pose]:
    width = box.h * ASPECT
    step = (box.w - width) / (count - 1) if count > 1 else 0.0
    turn = min(3.0, 8 / count)
    return [
        Pose(box.x + width / 2 + i * step, box.cy, box.h, (i - (count - 1) / 2) * turn - 1, z=i)
        for i in range(count)
    ]


def _cowboys(box: Box, count: int) -> list[tuple[Pose, Pose]]:
    """Kings, each with its ace half over it."""
    h = box.h
    step = (box.w - 1.08 * h) / (count - 1) if count > 1 else 0.0
    pairs = []
    for i in range(count):
        x = box.x + i * step + 0.37 * h
        king = Pose(x, box.cy - 0.01 * h, h, -3, z=2 * i)
        pairs.append((king, Pose(x + 0.33 * h, box.cy + 0.06 * h, h * 0.96, 5, z=2 * i + 1)))
    return pairs
