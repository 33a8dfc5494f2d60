"""How the others answer in the rest of a switching round, and what the Sheriff will take: a cowhand's
judgement on sets of cards, a hundred times as fast as he.

A seat that replies knows what all know: cards that only the thinking seat has seen are as good as unseen.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import ge
from typing import Final

from tabletop.ai.policies.lockdown_poker.deals import DEPUTY_BITS, SHERIFF_BIT, Deals, bits
from tabletop.ai.policies.lockdown_poker.layout import Layout, lose
from tabletop.ai.policies.lockdown_poker.stakes import Stakes
from tabletop.games.lockdown_poker.evaluator import CLASS_SHIFT

RIVALS: Final = 0.45
"""What the others score counts so much against one's own points, as a cowhand sees it."""
WANTED: Final = 0.17
"""How likely an opponent takes an unlocked card that matters, as a cowhand sees it."""
GIFTS: Final = 2
LOOKED_AT: Final = 3
"""Of the switches that help oneself only the best are held against what they give the other."""


class Judge:
    """Values hands for one seat while the hands of the others stay as they are."""

    def __init__(self, deals: Deals, stakes: Stakes, table: Layout, seat: int) -> None:
        self._deals, self._stakes, self._seat = deals, stakes, seat
        self._count = max(1, len(table.live) - 1)
        others = [
            deals.values(one, table.hands[one], table.unknown[one]) for one in table.live if one != seat
        ]
        self._rest = list(map(max, *others)) if len(others) > 1 else others[0]

    def own(self, hand: int, unknown: int) -> float:
        """One's own points with this hand, less the bonus that the others then share."""
        values = self._deals.values(self._seat, hand, unknown)
        won = sum(map(ge, values, self._rest)) / self._deals.size
        keep = 1.0 if self._stakes.money else 1.0 + RIVALS / self._count
        return float(points(self._stakes, values) + self._stakes.bonus * won * keep)

    def other(self, seat: int, hand: int, unknown: int) -> float:
        """What the points of another, with this hand, count against one's own."""
        if self._stakes.money:
            return 0.0
        return RIVALS / self._count * points(self._stakes, self._deals.values(seat, hand, unknown))


def points(stakes: Stakes, values: Sequence[int]) -> float:
    """What a hand of these values scores by the chart, on the average."""
    chart = stakes.chart
    return sum([chart[value >> CLASS_SHIFT] for value in values]) / len(values)


def reply(deals: Deals, stakes: Stakes, table: Layout, seat: int) -> None:
    """Make the turn that a cowhand would make for this seat, in place."""
    judge = Judge(deals, stakes, table, seat)
    hand, unknown = table.hands[seat], table.unknown[seat]
    base = judge.own(hand, unknown)
    matter = {card: base - judge.own(hand & ~(1 << card), unknown + 1) for card in bits(table.open[seat])}
    gifts = sorted(matter, key=lambda card: (bool(DEPUTY_BITS >> card & 1), matter[card], card))[:GIFTS]
    best, gain = _best_switch(judge, table, seat, gifts, base)
    lock = max((card for card in matter if not table.locked >> card & 1), key=matter.__getitem__, default=-1)
    safer = _risk(table, seat) * matter[lock] if lock >= 0 else 0.0
    discard = gifts[0] if gifts else -1
    luck = -matter[discard] if gifts else 0.0
    if gain > max(0.0, safer, luck):
        mine, other, theirs = best
        swap(table, seat, 1 << mine, other, 1 << theirs)
    elif safer > max(0.0, luck):
        table.locked |= 1 << lock
    elif luck > 0:
        lose(table, seat, 1 << discard)


def swap(table: Layout, seat: int, mine: int, other: int, theirs: int) -> None:
    """Two cards (as sets) change places; the one taken is locked."""
    both = mine | theirs
    table.hands[seat] ^= both
    table.hands[other] ^= both
    table.open[seat] ^= both
    table.open[other] ^= both
    table.locked = (table.locked | theirs) & ~mine


def _best_switch(
    judge: Judge, table: Layout, seat: int, gifts: Sequence[int], base: float
) -> tuple[tuple[int, int, int], float]:
    """((own card, other seat, its card), gain): the switch that a cowhand likes best."""
    hand, unknown = table.hands[seat], table.unknown[seat]
    found = []
    for other in table.live:
        if other == seat:
            continue
        for theirs in bits(table.open[other] & ~table.locked & ~SHERIFF_BIT):
            for mine in gifts:
                gain = judge.own(hand ^ (1 << mine) ^ (1 << theirs), unknown) - base
                if gain > 0:
                    found.append((gain, mine, other, theirs))
    found.sort(reverse=True)
    best, most = (-1, -1, -1), 0.0
    for gain, mine, other, theirs in found[:LOOKED_AT]:
        theirs_now, count = table.hands[other], table.unknown[other]
        after = theirs_now ^ (1 << mine) ^ (1 << theirs)
        gain += judge.other(other, theirs_now, count) - judge.other(other, after, count)
        if gain > most:
            best, most = (mine, other, theirs), gain
    return best, most


def _risk(table: Layout, seat: int) -> float:
    """How a cowhand sees the danger to an unlocked card before he acts again, or before the end."""
    to_come = float(sum(one != seat for one in table.waiting))
    if table.unknown[seat] > 2:
        to_come += (len(table.live) - 1) / 2
    return float(1 - (1 - WANTED) ** to_come)


def best_capture(deals: Deals, stakes: Stakes, table: Layout, seat: int) -> tuple[int, int] | None:
    """(seat, its card): what the Sheriff's holder likes best of what lies open; None: nothing helps."""
    judge = Judge(deals, stakes, table, seat)
    hand, unknown = table.hands[seat] & ~SHERIFF_BIT, table.unknown[seat]
    best, most = None, judge.own(hand, unknown)
    for other in table.live:
        if other == seat:
            continue
        for card in bits(table.open[other]):
            value = judge.own(hand | 1 << card, unknown)
            theirs = table.hands[other]
            if value <= most - 0.5 * stakes.bonus:
                continue
            value += judge.other(other, theirs, table.unknown[other]) - judge.other(
                other, theirs & ~(1 << card), table.unknown[other] + 1
            )
            if value > most:
                best, most = (other, card), value
    return best
