"""A fast judge of all actions of Way Out West at once: what playouts are made of.

A move changes a town or two and some money, so each is priced by these alone, in points of the mover, less
what the rivals gain by it, those with a good chance to win the most.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from tabletop.ai.policies.way_out_west.duels import Ending, endings
from tabletop.ai.policies.way_out_west.features import F, Spot, clock_of, contest, seat_terms, spots_of
from tabletop.ai.policies.way_out_west.value import Appraiser
from tabletop.core.game import Move
from tabletop.games.way_out_west.chart import (
    BANK,
    CATTLE,
    COUNTERS,
    COWBOYS,
    FARMER,
    GUNFIGHT,
    JAIL,
    MOVE_CATTLE,
    MOVE_COWBOYS,
    STAGECOACH,
    SUPPLY,
)
from tabletop.games.way_out_west.moves import Gunfight, MoveCowboys, move_cowboys
from tabletop.games.way_out_west.scoring import MOST_MONEY, MOST_WANTED
from tabletop.games.way_out_west.state import NONE, State

RIDERS_MOST: Final = 4
ROBBERY: Final = 10
"""Dollars that a robbery brings, about."""


class Scout:
    """The actions of one seat in one position, priced. `s` must be in phase action and is not changed."""

    def __init__(self, appraiser: Appraiser, s: State, seat: int) -> None:
        self._s, self._seat = s, seat
        clock = clock_of(s)
        self._scale = scale = appraiser.scale(clock)
        self._spots = spots_of(s)
        worths = [scale.town(spot) for spot in self._spots]
        income = [sum(dollars) for dollars in zip(*[earned for _, earned in worths], strict=True)]
        points = [sum(each) for each in zip(*[points for points, _ in worths], strict=True)]
        weights = scale.weights
        for other, feature, amount in seat_terms(s, clock, income):
            points[other] += weights[feature] * amount
        self.base = scale.chances(points)
        rest = max(1e-6, 1.0 - self.base[seat])
        self._counts = [1.0 if other == seat else -chance / rest for other, chance in enumerate(self.base)]
        self._set_prices(clock.rounds, clock.incomes, income)
        self._known: dict[Spot, float] = {}
        self._payments: dict[tuple[int, int], float] = {}
        self._here = [self._town(spot) for spot in self._spots]
        # the towns with one cowboy less and one more, for rides; looked at when asked for
        self._without: list[float | None] = [None] * len(self._spots)
        self._with: list[float | None] = [None] * len(self._spots)

    # ---------------------------------------------------------------- prices
    def _set_prices(self, rounds: float, incomes: int, income: Sequence[int]) -> None:
        """What a dollar, a dollar of income and a poster are worth to each seat."""
        s, weights, counts = self._s, self._scale.weights, self._counts
        early = min(1.0, rounds / 4)
        heat = 1.0 + 2.5 * rounds
        wealth = [money + incomes * more for money, more in zip(s.money, income, strict=True)]
        richest = [weights[F.RICHEST] * MOST_MONEY * p * (1 - p) / heat for p in contest(wealth, heat)]
        means = [
            -weights[F.MEANS] * early / 3 * math.exp(-(money + more) / 3)
            for money, more in zip(s.money, income, strict=True)
        ]
        plain = weights[F.INCOME] + incomes * weights[F.INCOMES]
        self._per_income = [
            count * (plain + mean + incomes * rich)
            for count, mean, rich in zip(counts, means, richest, strict=True)
        ]
        self._richest, self._early, self._income = richest, early, income
        self._posters: dict[int, float] = {NONE: 0.0}
        self._rounds = rounds

    def _cash(self, seat: int, money: int) -> float:
        """Points of a seat's money, but for a constant."""
        weights = self._scale.weights
        return (
            weights[F.DOLLARS] * money
            + weights[F.DOLLARS_3] * min(3, money)
            + weights[F.DOLLARS_8] * min(8, money)
            + weights[F.DOLLARS_15] * min(15, money)
            + weights[F.MEANS] * self._early * math.exp(-(money + self._income[seat]) / 3)
            + self._richest[seat] * money
        )

    def _paid(self, seat: int, dollars: int) -> float:
        """What it counts that a seat gets (or pays, less than 0) so many dollars."""
        if not dollars:
            return 0.0
        known = self._payments.get((seat, dollars))
        if known is None:
            money = self._s.money[seat]
            change = self._cash(seat, money + dollars) - self._cash(seat, money)
            known = self._payments[seat, dollars] = self._counts[seat] * change
        return known

    def _poster(self, seat: int) -> float:
        """What it counts that a seat takes a poster."""
        known = self._posters.get(seat)
        if known is None:
            wanted, weights, heat = self._s.wanted, self._scale.weights, 0.25 + 0.25 * self._rounds
            before = contest(wanted, heat) if any(wanted) else [0.0] * len(wanted)
            more = [number + (other == seat) for other, number in enumerate(wanted)]
            gains = [MOST_WANTED * (b - a) for a, b in zip(before, contest(more, heat), strict=True)]
            known = self._counts[seat] * weights[F.POSTERS] + weights[F.MOST_POSTERS] * sum(
                [count * gain for count, gain in zip(self._counts, gains, strict=True)]
            )
            self._posters[seat] = known
        return known

    def _posse(self, change: int) -> float:
        """Points of so many more cowboys on the map."""
        weights = self._scale.weights
        there = SUPPLY[COWBOYS] - self._s.supply[self._seat * COUNTERS + COWBOYS]
        after = there + change
        return weights[F.POSSE] * self._early * (math.exp(-after / 2) - math.exp(-there / 2)) + weights[
            F.POSSE_MOST
        ] * (max(0, after - 6) - max(0, there - 6))

    def _herd(self, change: int) -> float:
        """Points of so many more cattle on the map."""
        left = self._s.supply[self._seat * COUNTERS + CATTLE]
        return self._scale.weights[F.HERD_LEFT] * (min(3, left - change) - min(3, left))

    def _town(self, spot: Spot) -> float:
        """What a town counts as it would stand."""
        total = self._known.get(spot)
        if total is None:
            points, income = self._scale.town(spot)
            total = 0.0
            for count, mine, each, dollars in zip(
                self._counts, points, self._per_income, income, strict=True
            ):
                total += count * mine + each * dollars
            self._known[spot] = total
        return total

    def _change(self, spot: Spot) -> float:
        return self._town(spot) - self._here[spot.town]

    # ---------------------------------------------------------------- moves
    def ranked(self, legal: Sequence[Move]) -> list[tuple[float, int, Move]]:
        """(points more than now, place in `legal`, move) of every action, and of the best ride together; the
        best first."""
        priced = [(self.worth(move), i, move) for i, move in enumerate(legal)]
        rides = [one for one in priced if isinstance(one[2], MoveCowboys)]
        if rides:
            value, move = self._ride_together(sorted(rides, key=lambda one: -one[0])[:6])
            if len(move[1]) > 1:
                priced.append((value, len(legal), move))
        priced.sort(key=lambda one: -one[0])
        return priced

    def worth(self, move: Move) -> float:
        """Points more than now that an action brings, rivals' points set against it."""
        kind = move[0]
        if kind == "gunfight":
            return self.fight(move)  # type: ignore[arg-type]
        if kind == "pass":
            return 0.0
        prices, seat = self._s.house.prices, self._seat
        if kind == "cattle":
            _, town, number = move
            paid = self._paid(seat, -prices[CATTLE] * number)
            return paid + self._herd(number) + self._graze(self._spots[town], number)
        if kind == "cowboys":
            _, town, number = move
            paid = self._stage(self._spots[town], number, -prices[COWBOYS] * number)
            return paid + self._posse(number) + self._change(_with_cowboys(self._spots[town], seat, number))
        if kind == "build":
            _, building, town = move
            spot = self._spots[town]
            kind = building - JAIL
            owners = (*spot.owners[:kind], seat, *spot.owners[kind + 1 :])
            return self._paid(seat, -prices[building]) + self._change(spot._replace(owners=owners))
        if kind == "farmer":
            spot = self._spots[move[1]]
            lost = self._scale.weights[F.FARMER]
            return (
                self._paid(seat, -prices[FARMER])
                - lost
                + self._change(spot._replace(farmers=spot.farmers + 1))
            )
        if kind == "move-cattle":
            _, start, end, number = move
            paid = self._paid(seat, -prices[MOVE_CATTLE])
            return (
                paid
                + self._change(_with_cattle(self._spots[start], seat, -number))
                + self._graze(self._spots[end], number)
            )
        return self._ride(move[1])

    def _graze(self, spot: Spot, number: int) -> float:
        """Cattle come to a town, and may open the next."""
        change = self._change(_with_cattle(spot, self._seat, number))
        if spot.town + 1 < len(self._spots) and not (there := self._spots[spot.town + 1]).is_open:
            change += self._change(there._replace(is_open=1))
        return change

    def _stage(self, spot: Spot, cowboys: int, paid: int) -> float:
        """What is paid, and what the town's stagecoach earns."""
        owner = spot.owners[STAGECOACH - JAIL]
        if owner == self._seat:
            return self._paid(owner, paid + cowboys)
        return self._paid(self._seat, paid) + (self._paid(owner, cowboys) if owner != NONE else 0.0)

    def _ride(self, steps: Sequence[tuple[int, int]]) -> float:
        total = self._paid(self._seat, -self._s.house.prices[MOVE_COWBOYS])
        for start, end in steps:
            total += self._stage(self._spots[start], 1, 0)
            if self._s.house.pays_arrivals:
                total += self._stage(self._spots[end], 1, 0)
        if len(steps) == 1:
            return total + self._left(start) + self._joined(end)
        seat = self._seat
        spots: dict[int, Spot] = {}
        for start, end in steps:
            spots[start] = _with_cowboys(spots.get(start, self._spots[start]), seat, -1)
            spots[end] = _with_cowboys(spots.get(end, self._spots[end]), seat, 1)
        return total + sum([self._change(spot) for spot in spots.values()])

    def _left(self, town: int) -> float:
        """What changes where a cowboy leaves a town."""
        known = self._without[town]
        if known is None:
            known = self._without[town] = self._change(_with_cowboys(self._spots[town], self._seat, -1))
        return known

    def _joined(self, town: int) -> float:
        """What changes where a cowboy comes to a town."""
        known = self._with[town]
        if known is None:
            known = self._with[town] = self._change(_with_cowboys(self._spots[town], self._seat, 1))
        return known

    def _ride_together(self, rides: Sequence[tuple[float, int, Move]]) -> tuple[float, Move]:
        """The best single ride, and one cowboy more as long as that is better."""
        value, _, best = rides[0]
        while len(best[1]) < RIDERS_MOST:
            found = None
            for _, _, move in rides:
                step = move[1][0]
                gone = sum([start == step[0] for start, _ in best[1]])
                if gone < self._spots[step[0]].cowboys[self._seat]:
                    steps = (*best[1], step)
                    worth = self._ride(steps)
                    if worth > value + 1e-9:
                        value, found = worth, steps
            if found is None:
                break
            best = move_cowboys(found)
        return value, best

    # ---------------------------------------------------------------- gunfights
    def fight(self, move: Gunfight) -> float:
        """Points more than now that a gunfight brings on the average."""
        total = self._paid(self._seat, -self._s.house.prices[GUNFIGHT])
        for ending in self.endings(move):
            total += ending.chance * self._ended(ending, move)
        return total

    def endings(self, move: Gunfight) -> tuple[Ending, ...]:
        """How the gunfight may end."""
        _, town, target, owner, number = move
        left = self._s.supply[self._seat * COUNTERS + target] if target < COUNTERS else 0
        return endings(self._spots[town], self._seat, target, owner, number, left >= max(1, number))

    def _ended(self, ending: Ending, move: Gunfight) -> float:
        total = self._change(ending.spot) + self._poster(ending.winner)
        lost = self._spots[move.town].cowboys[self._seat] - ending.spot.cowboys[self._seat]
        if lost:
            total += self._posse(-lost)
        if move.target == BANK and ending.winner == self._seat:
            booty = min(ROBBERY, self._s.money[move.owner])
            total += self._paid(self._seat, booty) + self._paid(move.owner, -booty)
        return total


def _with_cowboys(spot: Spot, seat: int, number: int) -> Spot:
    cowboys = spot.cowboys
    return Spot(
        spot.town,
        spot.is_open,
        spot.farmers,
        (*cowboys[:seat], cowboys[seat] + number, *cowboys[seat + 1 :]),
        spot.cattle,
        spot.owners,
    )


def _with_cattle(spot: Spot, seat: int, number: int) -> Spot:
    cattle = spot.cattle
    return Spot(
        spot.town,
        spot.is_open,
        spot.farmers,
        spot.cowboys,
        (*cattle[:seat], cattle[seat] + number, *cattle[seat + 1 :]),
        spot.owners,
    )
