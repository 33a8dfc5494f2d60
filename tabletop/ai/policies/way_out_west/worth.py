"""What a position of Way Out West is worth to each seat: the cowhand's judgement, town by town.

`Judge` holds what does not change between the moves that are compared; a move changes a town or two, and only
these are looked at anew.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple

from tabletop.ai.policies.way_out_west.moment import AGGRESSION, Moment
from tabletop.games.way_out_west.chart import (
    BANK,
    BUILDINGS,
    COUNTERS,
    COWBOYS,
    HOTEL,
    JAIL,
    STAGECOACH,
    STORE,
    SUPPLY,
    TRAIN,
)
from tabletop.games.way_out_west.income import PER_BUILDING, PER_FARMER, cattle_pay
from tabletop.games.way_out_west.odds import odds
from tabletop.games.way_out_west.scoring import MOST_MONEY, MOST_WANTED, cattle_points
from tabletop.games.way_out_west.state import NONE, SEATS_MOST, State
from tabletop.games.way_out_west.towns import CORRALS, SPACES, TOWNS

ROBBERY: Final = 10.5
"""What three dice bring on the average."""
REINFORCED: Final = 0.5
"""A fight for which two more cowboys have to come first counts for this much."""
MOST_GUNS: Final = 12
COWBOY: Final = 0.35
"""Points that a cowboy on the map is worth besides what his gun and his town bring."""
RIVALS: Final = 0.85
"""How much what the rivals have counts against what one has."""
HEAT: Final = 7.0
"""Points by which a rival must lead another to count almost three times as much."""


class Threat(NamedTuple):
    """The best fight that a seat could start in a town: what it may expect of it, and what its victim."""

    attacker: int
    victim: int
    gain: float
    loss: float


class Town(NamedTuple):
    """What stands in a town, by seat in points, and who threatens whom."""

    points: list[float]
    income: list[int]
    """Dollars by seat, if income came now."""
    threats: list[Threat]


@cache
def win(attack: int, defence: int) -> float:
    """The chance that an attack wins."""
    return odds(min(attack, MOST_GUNS), min(defence, MOST_GUNS)).attack


def sigmoid(x: float) -> float:
    """1 / (1 + e^-x), without overflow."""
    return 1 / (1 + math.exp(-x)) if x > -60 else 0.0


# -------------------------------------------------------------------- one town
def town_worth(s: State, m: Moment, town: int) -> Town:
    """Buildings, cattle, control and cowboys of a town, and the fights that may come."""
    seats = s.seats
    at = town * SEATS_MOST
    cowboys = s.cowboys[at : at + seats]
    cattle = s.cattle[at : at + seats]
    owners = s.owners[town * COUNTERS : (town + 1) * COUNTERS]
    size = s.occupied[town].bit_count()
    final = size + (SPACES[town] - size) * m.fill * (0.9 if town == TOWNS[-1] else 1.0)
    worths = _building_worths(s, m, town, owners, cowboys, cattle, final)
    farmers = s.town_farmers[town] > 0
    has_train = owners[TRAIN] != NONE
    each = cattle_points(farmers, has_train) + cattle_pay(farmers, has_train) * m.income
    points = [each * number for number in cattle]
    presence = cattle[:]
    for kind, worth in worths:
        points[owners[kind]] += worth
        presence[owners[kind]] += 1
    _add_control(points, presence, final, m.drift)
    access = _access(s, m, town)
    for seat, number in enumerate(cowboys):
        if number:
            points[seat] += access + COWBOY * number * (m.rounds / (m.rounds + 4))
    earned = _town_income(s, town, owners, cowboys, cattle, cattle_pay(farmers, has_train))
    return Town(points, earned, _threats(s, m, cowboys, cattle, owners, worths, each, final))


def _building_worths(
    s: State,
    m: Moment,
    town: int,
    owners: Sequence[int],
    cowboys: Sequence[int],
    cattle: Sequence[int],
    final: float,
) -> list[tuple[int, float]]:
    """(kind, points) of each building: the size that the town will have, and what it earns until then."""
    worths = []
    for kind in BUILDINGS:
        owner = owners[kind]
        if owner == NONE:
            continue
        worth = final
        if kind == BANK:
            worth += m.income * PER_BUILDING * (0.4 * s.occupied[town].bit_count() + 0.6 * final)
        elif kind == STORE:
            others = sum(cattle) - cattle[owner]
            grown = max(others, 0.7 * others + 0.3 * CORRALS[town] * m.fill)
            worth += m.income * (grown + PER_FARMER * s.town_farmers[town])
        elif kind == HOTEL:
            others = sum(cowboys) - cowboys[owner]
            worth += m.income * (0.7 * others + 0.6 * s.seats * 0.5)
        elif kind == STAGECOACH:
            worth += 0.2 * m.rounds
        worths.append((kind, worth))
    return worths


def _town_income(
    s: State,
    town: int,
    owners: Sequence[int],
    cowboys: Sequence[int],
    cattle: Sequence[int],
    each: int,
) -> list[int]:
    """What income would pay now: the same as scoring's forecast, without its lines."""
    earned = [each * number for number in cattle]
    if (owner := owners[STORE]) != NONE:
        earned[owner] += sum(cattle) - cattle[owner] + PER_FARMER * s.town_farmers[town]
    if (owner := owners[HOTEL]) != NONE:
        earned[owner] += sum(cowboys) - cowboys[owner]
    if (owner := owners[BANK]) != NONE:
        earned[owner] += PER_BUILDING * s.occupied[town].bit_count()
    return earned


def _add_control(points: list[float], presence: Sequence[int], final: float, drift: float) -> None:
    """The size of the town for whoever will probably have most there; a tie gives nobody anything."""
    for seat, number in enumerate(presence):
        if number:
            rest = max(other for i, other in enumerate(presence) if i != seat)
            points[seat] += final * sigmoid((number - rest - 0.5) / drift)


def _access(s: State, m: Moment, town: int) -> float:
    """Cowboys let their owner bring cattle to the town."""
    free = s.free[town]
    share = 1.0 if s.opened >> town & 1 else 0.6 if town and s.opened >> town - 1 & 1 else 0.4
    return 0.25 * min(4, free) * share * min(1.0, m.rounds / 4)


def _threats(
    s: State,
    m: Moment,
    cowboys: Sequence[int],
    cattle: Sequence[int],
    owners: Sequence[int],
    worths: Sequence[tuple[int, float]],
    each: float,
    final: float,
) -> list[Threat]:
    """The most promising fight of each seat in the town, if it has any."""
    sheriff = owners[JAIL]
    prizes = _prizes(s, m, cowboys, cattle, owners, worths, each, final)
    threats = []
    for seat, number in enumerate(cowboys):
        if not m.acts[seat] or (not number and m.acts[seat] < 2):
            continue
        best: Threat | None = None
        for owner, extra, gain, loss in prizes:
            if owner == seat:
                continue
            defence = cowboys[owner] + extra
            attack = number
            if sheriff == seat:
                attack += 1
            elif sheriff != NONE and not (sheriff == owner and extra and not cowboys[owner] and extra < 2):
                defence += 1
            chance = win(attack, defence) if number else 0.0
            if m.acts[seat] > 1:
                chance = max(chance, REINFORCED * (1.0 if number else 0.6) * win(attack + 2, defence))
            hope = chance * (gain + 0.3 * loss) - (1 - chance) * COWBOY * number - m.action
            if hope > (best.gain if best else 0.0):
                best = Threat(seat, owner, hope, chance * loss)
        if best is not None:
            threats.append(best)
    return threats


def _prizes(
    s: State,
    m: Moment,
    cowboys: Sequence[int],
    cattle: Sequence[int],
    owners: Sequence[int],
    worths: Sequence[tuple[int, float]],
    each: float,
    final: float,
) -> list[tuple[int, int, float, float]]:
    """(owner, defenders besides cowboys and sheriff, gain, loss) of what can be fought for."""
    best = [2 * each if number > 1 else each * number for number in cattle]
    prizes = []
    for kind, worth in worths:
        owner = owners[kind]
        if kind == BANK:
            money = s.money[owner]
            booty = min(ROBBERY, money) * m.dollar(owner, money)
            ruin = min(1.0, max(0.0, (18 - money) / 15))
            prizes.append((owner, 1, booty, booty + ruin * worth))
        elif kind == TRAIN:
            prizes.append((owner, 1, worth + 0.25 * final, worth + 0.25 * final))
        elif kind == JAIL:
            best[owner] = max(best[owner], 0.5 * worth)
        else:
            best[owner] = max(best[owner], worth + 0.25 * final)
    prizes += [
        (owner, 0 if cowboys[owner] else 1, worth, worth) for owner, worth in enumerate(best) if worth > 0
    ]
    return prizes


# -------------------------------------------------------------------- the whole map
class Judge:
    """Judges positions for one seat at one moment of the game."""

    def __init__(self, s: State, seat: int, m: Moment) -> None:
        self.seat = seat
        self.moment = m
        self.base = [town_worth(s, m, town) for town in TOWNS]
        self.standing = self.totals(s, self.base)
        self.weights = self._weights()

    def _weights(self) -> list[float]:
        """What each seat's points count: one's own 1, the rivals' less than 0, the leaders' most."""
        rivals = [i for i in range(len(self.standing)) if i != self.seat]
        top = max(self.standing[i] for i in rivals)
        heats = {i: math.exp((self.standing[i] - top) / HEAT) for i in rivals}
        total = sum(heats.values())
        return [1.0 if i not in heats else -RIVALS * heats[i] / total for i in range(len(self.standing))]

    def value(self, s: State, changed: Iterable[int]) -> float:
        """How good a position is, in which only these towns differ from the one the judge was made for."""
        towns = self.base[:]
        for town in changed:
            towns[town] = town_worth(s, self.moment, town)
        totals = self.totals(s, towns)
        return sum(weight * total for weight, total in zip(self.weights, totals, strict=True))

    def totals(self, s: State, towns: Sequence[Town]) -> list[float]:
        """Points that each seat may expect."""
        m = self.moment
        totals = [sum(points) for points in zip(*(town.points for town in towns), strict=True)]
        earned = [sum(dollars) for dollars in zip(*(town.income for town in towns), strict=True)]
        for seat, money in enumerate(s.money):
            totals[seat] += m.cash(seat, money) + m.means(money + earned[seat], _on_map(s, seat))
        heat = 1.5 + 3.0 * m.rounds
        wealth = [money + m.incomes * more for money, more in zip(s.money, earned, strict=True)]
        _add_contest(totals, wealth, MOST_MONEY, heat)
        if any(s.wanted):
            _add_contest(totals, s.wanted, MOST_WANTED, 0.25 + 0.25 * m.rounds)
        self._add_threats(totals, towns)
        return totals

    def _add_threats(self, totals: list[float], towns: Sequence[Town]) -> None:
        """Each seat's best fight is likely to come, its second best less so."""
        threats = sorted(
            (threat for town in towns for threat in town.threats), key=lambda threat: -threat.gain
        )
        rank = [0] * len(totals)
        for threat in threats:
            seat = threat.attacker
            fights = self.moment.fights[seat] / (1 + rank[seat])
            rank[seat] += 1
            likely = 1 - (1 - AGGRESSION) ** min(fights, 2.0)
            totals[seat] += likely * threat.gain
            totals[threat.victim] -= likely * threat.loss


def _on_map(s: State, seat: int) -> int:
    return SUPPLY[COWBOYS] - s.supply[seat * COUNTERS + COWBOYS]


def _add_contest(totals: list[float], held: Sequence[float], points: int, heat: float) -> None:
    """The points for having most, by how likely each is to have it."""
    top = max(held)
    chances = [math.exp((number - top) / heat) for number in held]
    total = sum(chances)
    for seat, chance in enumerate(chances):
        totals[seat] += points * chance / total
