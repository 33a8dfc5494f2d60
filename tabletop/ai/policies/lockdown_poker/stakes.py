"""What is at stake in a hand: how points, or a share of the pot, turn into chances to win the game."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import truediv
from typing import Final

from tabletop.games.lockdown_poker import pots
from tabletop.games.lockdown_poker.deck import ALL_CARDS
from tabletop.games.lockdown_poker.evaluator import CLASS_SHIFT
from tabletop.games.lockdown_poker.state import State, seats_in

USUAL: Final = (0.02, 0.13, 0.24, 0.12, 0.06, 0.08, 0.21, 0.11, 0.02, 0.005, 0.005)
"""How often a hand among four cowhands is of each class, measured over some hundred hands."""
LOGISTIC: Final = math.sqrt(3) / math.pi
"""The scale of a logistic curve whose standard deviation is 1."""
STAYS: Final = 0.5
"""The part of the bets ahead that a player in the hand pays on the average: he may fold, or all may check."""
LAST_SMALL: Final = 4
"""Cards dealt at the last of the small betting rounds."""
BOUND: Final = 200.0
"""Exponents are kept within this, whatever the house rules."""


class Stakes:
    """What the present hand can change for every seat. `chart` and `bonus`: what a hand scores, and the best
    one more; for chips the pot is 1 and nothing else counts."""

    def __init__(self, view: State) -> None:
        house = view.house
        self.money = house.money
        self.chart: Sequence[float] = (0,) * len(house.points_chart) if house.money else house.points_chart
        self.bonus = 1.0 if house.money else float(house.best_bonus)
        self._points, self._stacks = view.points, view.stacks
        if house.money:
            paid = [a + b for a, b in zip(view.paid, view.bets, strict=True)]
            self._pots = pots.split(paid, view.live)
            self._chips = max(1, sum(view.stacks) + sum(paid))
            if view.phase == "switch":
                self._bet_on(view)
            return
        self._scale = _scale(view)
        if self._scale > 0:
            top = max(view.points)
            self._held = [self._power(points - top) for points in view.points]
            self._by_class = [self._power(points) for points in house.points_chart]
            self._by_bonus = self._power(house.best_bonus)

    def _power(self, points: float) -> float:
        return math.exp(max(-BOUND, min(BOUND, points / self._scale)))

    def _bet_on(self, view: State) -> None:
        """The pot as it is likely to grow while cards are switched: who wins it wins the bets to come too."""
        able = [seat for seat in seats_in(view.live) if view.stacks[seat]]
        if len(able) > 1:
            ahead = round(STAYS * bets_ahead(view))
            more = [min(ahead, stack) if seat in able else 0 for seat, stack in enumerate(view.stacks)]
            self._pots.append(pots.Pot(sum(more), tuple(able)))
            self._stacks = [stack - chips for stack, chips in zip(view.stacks, more, strict=True)]

    @property
    def is_last(self) -> bool:
        """Does the game end with this hand, or is it for chips, so that points to come say nothing?"""
        return self.money or self._scale <= 0

    def chances(self, values: Sequence[Sequence[int]], to_come: Sequence[float] = ()) -> list[float]:
        """Each seat's chance to win the game (for chips: its share of all chips) where the hand ends so.
        `values`: by seat, the worth of its hand in each of some deals, -1 for who is not in it; `to_come`:
        points that each may expect beside, unless this hand is the last."""
        if self.money:
            return self._of_chips(values)
        return self._of_points(values, to_come) if self._scale > 0 else self._of_last(values)

    def _of_points(self, values: Sequence[Sequence[int]], to_come: Sequence[float]) -> list[float]:
        best = list(map(max, *values))
        by_class, more = self._by_class, self._by_bonus
        now = self._held
        if to_come:
            now = [held * self._power(points) for held, points in zip(now, to_come, strict=True)]
        weights = [
            [
                held * by_class[v >> CLASS_SHIFT] * (more if v == top else 1.0)
                for v, top in zip(mine, best, strict=True)
            ]
            for held, mine in zip(now, values, strict=True)
        ]
        totals = list(map(sum, zip(*weights, strict=True)))
        return [sum(map(truediv, mine, totals)) / len(totals) for mine in weights]

    def _of_last(self, values: Sequence[Sequence[int]]) -> list[float]:
        """After the last hand who has the most points wins."""
        chart, bonus = self.chart, self.bonus
        won = [0.0] * len(values)
        for deal in zip(*values, strict=True):
            best = max(deal)
            totals = [
                points + chart[value >> CLASS_SHIFT] + (bonus if value == best else 0)
                for points, value in zip(self._points, deal, strict=True)
            ]
            top = max(totals)
            share = 1 / totals.count(top)
            for seat, total in enumerate(totals):
                if total == top:
                    won[seat] += share
        return [one / len(values[0]) for one in won]

    def _of_chips(self, values: Sequence[Sequence[int]]) -> list[float]:
        chips = [float(stack) for stack in self._stacks]
        for pot in self._pots:
            shares = pot_shares(values, pot.eligible)
            for seat, share in zip(pot.eligible, shares, strict=True):
                chips[seat] += pot.chips * share
        return [held / self._chips for held in chips]


def bets_ahead(view: State) -> int:
    """One bet in each betting round from this one on, in chips."""
    house, small = view.house, max(0, LAST_SMALL + 1 - view.round)
    return small * house.bet + (ALL_CARDS + 1 - view.round - small) * house.big_bet


def pot_shares(values: Sequence[Sequence[int]], eligible: Sequence[int]) -> list[float]:
    """The part of a pot that each of the eligible seats wins, over all deals; equal hands share."""
    if len(eligible) == 1:
        return [1.0]
    won = [0.0] * len(eligible)
    deals = list(zip(*[values[seat] for seat in eligible], strict=True))
    for deal in deals:
        best = max(deal)
        share = 1.0 / deal.count(best)
        for i, value in enumerate(deal):
            if value == best:
                won[i] += share
    return [one / len(deals) for one in won]


def _scale(view: State) -> float:
    """The scale of the points by which two players may still come to differ after this hand; 0: it is the
    last."""
    house, count = view.house, len(view.up)
    mean = sum(often * points for often, points in zip(USUAL, house.points_chart, strict=True))
    spread = sum(
        often * (points - mean) ** 2 for often, points in zip(USUAL, house.points_chart, strict=True)
    )
    spread += house.best_bonus**2 * (count - 1) / count**2
    if house.goal == "hands":
        hands = float(house.hands - view.hand)
    else:
        gain = mean + house.best_bonus / count
        hands = max(0.5, (house.points - max(view.points)) / gain - 1) if gain > 0 else 0.0
    return LOGISTIC * math.sqrt(2 * spread * max(0.0, hands))
