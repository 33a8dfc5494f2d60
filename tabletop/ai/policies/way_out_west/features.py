"""What of a position of Way Out West tells how a seat will fare: the inputs of the learned evaluation.

A position is read as a list of terms (seat, feature, amount), town by town and then for the seats as a whole.
What a feature is worth, by how many rounds are left, stands in weights.py; learning and playing share this
file.
"""

from __future__ import annotations

import math
from enum import IntEnum, auto
from typing import Final, NamedTuple, TypeAlias

from tabletop.ai.policies.way_out_west.threats import win
from tabletop.games.way_out_west.chart import (
    BANK,
    COUNTERS,
    COWBOYS,
    GUNFIGHT,
    HOTEL,
    JAIL,
    STORE,
    SUPPLY,
    TRAIN,
)
from tabletop.games.way_out_west.income import EVERY, PER_BUILDING, PER_FARMER, cattle_pay
from tabletop.games.way_out_west.scoring import MOST_MONEY, MOST_WANTED, cattle_points
from tabletop.games.way_out_west.state import NONE, SEATS_MOST, State
from tabletop.games.way_out_west.towns import CORRALS, SPACES, TOWNS
from tabletop.games.way_out_west.turns import ACTIONS


class F(IntEnum):
    """The features: one more unit of each, for the seat that has it, is worth so many points."""

    # buildings: by kind, the size of their towns now, and the spaces that are free there
    JAIL = 0
    STORE = auto()
    TRAIN = auto()
    HOTEL = auto()
    STAGECOACH = auto()
    BANK = auto()
    SIZE = auto()
    ROOM = auto()
    # what an income would pay, and what could be added to it
    INCOME = auto()
    STORE_CORRALS = auto()
    BANK_ROOM = auto()
    # cattle
    CATTLE = auto()
    CATTLE_POINTS = auto()
    # control: the size of the town, and its free spaces, by how far one is ahead of all others
    LEAD_3_SIZE = auto()
    LEAD_2_SIZE = auto()
    LEAD_1_SIZE = auto()
    LEVEL_SIZE = auto()
    BEHIND_1_SIZE = auto()
    BEHIND_2_SIZE = auto()
    LEAD_3_ROOM = auto()
    LEAD_2_ROOM = auto()
    LEAD_1_ROOM = auto()
    LEVEL_ROOM = auto()
    BEHIND_1_ROOM = auto()
    BEHIND_2_ROOM = auto()
    # cowboys: towns where one has some, each of them, and the free corrals where one has some
    POSTS = auto()
    COWBOYS = auto()
    PAIRS = auto()
    CORRALS = auto()
    CLOSED_CORRALS = auto()
    # fights that one could win, or that others could win against one: chance x size, or x points of cattle
    RAID = auto()
    RAID_STRONG = auto()
    RAID_CATTLE = auto()
    RAID_JAIL = auto()
    RAIDED = auto()
    RAIDED_STRONG = auto()
    RAIDED_CATTLE = auto()
    RAIDED_JAIL = auto()
    # a seat as a whole
    DOLLARS_3 = auto()
    DOLLARS_8 = auto()
    DOLLARS_15 = auto()
    DOLLARS = auto()
    MEANS = auto()
    RICHEST = auto()
    POSTERS = auto()
    MOST_POSTERS = auto()
    POSSE = auto()
    POSSE_MOST = auto()
    FARMER = auto()
    HERD_LEFT = auto()
    # the round: actions that are left, and how many seats come before one
    ACTS = auto()
    ACTS_LATE = auto()
    INCOMES = auto()


Term: TypeAlias = tuple[int, int, float]
"""(seat, feature, amount)."""
KNOTS: Final = (0.0, 1.0, 2.0, 3.0, 5.0, 8.0, 12.0)
"""Rounds left at which weights are learned; between two of them they change evenly."""
_LEADS: Final = {
    1: (F.LEAD_1_SIZE, F.LEAD_1_ROOM),
    2: (F.LEAD_2_SIZE, F.LEAD_2_ROOM),
    0: (F.LEVEL_SIZE, F.LEVEL_ROOM),
    -1: (F.BEHIND_1_SIZE, F.BEHIND_1_ROOM),
    -2: (F.BEHIND_2_SIZE, F.BEHIND_2_ROOM),
}
_FAR_AHEAD: Final = (F.LEAD_3_SIZE, F.LEAD_3_ROOM)


class Clock(NamedTuple):
    """How far the game is."""

    rounds: float
    """Rounds left, the present one in part."""
    incomes: int
    """Incomes to come."""
    acts: tuple[int, ...]
    """Actions that each seat has left in this round."""
    armed: int
    """Bit mask of the seats that may still start a gunfight."""


def clock_of(s: State) -> Clock:
    """How far the game is, between two actions or in an auction."""
    house, seats = s.house, s.seats
    after = house.rounds - s.round
    if s.phase == "action":
        acts = [0] * seats
        at = s.order.index(s.to_act)
        for place, seat in enumerate(s.order):
            acts[seat] = ACTIONS - s.half + (place >= at)
    else:
        acts = [ACTIONS] * seats
    boxes = house.boxes[GUNFIGHT]
    if boxes and after:
        armed = (1 << seats) - 1
    elif s.used[GUNFIGHT] < boxes:
        armed = sum(1 << seat for seat in range(seats) if acts[seat])
    else:
        armed = 0
    incomes = house.rounds // EVERY - (s.round - 1) // EVERY
    return Clock(after + sum(acts) / (ACTIONS * seats), incomes, tuple(acts), armed)


def blend(rounds: float) -> tuple[int, float]:
    """(knot, share of the next knot) for so many rounds left."""
    last = len(KNOTS) - 2
    for knot in range(last + 1):
        if rounds <= KNOTS[knot + 1]:
            return knot, max(0.0, rounds - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])
    return last, 1.0


# -------------------------------------------------------------------- towns
class Spot(NamedTuple):
    """What stands in a town: all that its worth depends on, so that it can be looked up."""

    town: int
    is_open: int
    """1 where cattle may come."""
    farmers: int
    cowboys: tuple[int, ...]
    """By seat."""
    cattle: tuple[int, ...]
    """By seat."""
    owners: tuple[int, ...]
    """By building, from the jail on; NONE where it is not built."""


def spots_of(s: State) -> list[Spot]:
    """The five towns as they are."""
    seats, opened = s.seats, s.opened
    cowboys, cattle, owners = tuple(s.cowboys), tuple(s.cattle), tuple(s.owners)
    return [
        Spot(
            town,
            opened >> town & 1,
            s.town_farmers[town],
            cowboys[town * SEATS_MOST : town * SEATS_MOST + seats],
            cattle[town * SEATS_MOST : town * SEATS_MOST + seats],
            owners[town * COUNTERS + JAIL : (town + 1) * COUNTERS],
        )
        for town in TOWNS
    ]


def town_terms(spot: Spot, armed: int) -> tuple[list[Term], list[int]]:
    """The terms of one town, and by seat what it would pay at an income. `armed` as in Clock."""
    town, is_open, farmers, cowboys, cattle, owners = spot
    size = len(owners) - owners.count(NONE)
    room = SPACES[town] - size
    train = owners[TRAIN - JAIL] != NONE
    pay, each = cattle_pay(farmers > 0, train), cattle_points(farmers > 0, train)
    terms: list[Term] = []
    presence = [*cattle]
    income = [pay * number for number in cattle]
    herd = sum(cattle)
    for kind, owner in enumerate(owners):
        if owner != NONE:
            presence[owner] += 1
            terms += ((owner, kind, 1.0), (owner, F.SIZE, size), (owner, F.ROOM, room))
    free = CORRALS[town] - herd - farmers
    if (owner := owners[STORE - JAIL]) != NONE:
        income[owner] += herd - cattle[owner] + PER_FARMER * farmers
        terms.append((owner, F.STORE_CORRALS, free))
    if (owner := owners[HOTEL - JAIL]) != NONE:
        income[owner] += sum(cowboys) - cowboys[owner]
    if (owner := owners[BANK - JAIL]) != NONE:
        income[owner] += PER_BUILDING * size
        terms.append((owner, F.BANK_ROOM, room))
    _add_control(terms, presence, size, room)
    for seat, number in enumerate(cattle):
        if number:
            terms += ((seat, F.CATTLE, number), (seat, F.CATTLE_POINTS, number * each))
    corrals = F.CORRALS if is_open else F.CLOSED_CORRALS
    for seat, number in enumerate(cowboys):
        if number:
            terms += ((seat, F.POSTS, 1.0), (seat, F.COWBOYS, number), (seat, corrals, min(4, free)))
            if number > 1:
                terms.append((seat, F.PAIRS, 1.0))
    if size or herd:
        _add_raids(terms, spot, size, each, armed)
    return terms, income


def _add_control(terms: list[Term], presence: list[int], size: int, room: int) -> None:
    ranked = sorted(presence)
    highest, second = ranked[-1], ranked[-2]
    for seat, number in enumerate(presence):
        if number:
            lead = number - (second if number == highest else highest)
            if lead >= -2:
                of_size, of_room = _LEADS[lead] if lead < 3 else _FAR_AHEAD
                terms += ((seat, of_size, size), (seat, of_room, room))


def _add_raids(terms: list[Term], spot: Spot, size: int, each: int, armed: int) -> None:
    """Who could fight whom for what: the best chance of each attacker, the worst threat to each owner."""
    sheriff = spot.owners[0]
    raided: dict[tuple[int, int], float] = {}
    for seat, guns in enumerate(spot.cowboys):
        if not guns or not armed >> seat & 1:
            continue
        attack = guns + (sheriff == seat)
        law = sheriff not in (NONE, seat)
        raids: dict[int, float] = {}
        for owner, defenders in enumerate(spot.cowboys):
            if owner == seat:
                continue
            street = max(1, defenders + law) if sheriff == owner else max(1, defenders) + law
            for kind in _prizes(spot, owner):
                mine, theirs = _RAIDS[kind]
                prize = each * min(2, spot.cattle[owner]) if kind == _HERD else size
                worth = win(attack, defenders + 1 + law if kind == _STRONG else street) * prize
                if worth > raids.get(mine, 0.0):
                    raids[mine] = worth
                if worth > raided.get((owner, theirs), 0.0):
                    raided[owner, theirs] = worth
        terms += [(seat, feature, worth) for feature, worth in raids.items()]
    terms += [(owner, feature, worth) for (owner, feature), worth in raided.items()]


_STREET, _STRONG, _HERD, _JAIL = range(4)
"""Kinds of prizes: to take, the same with a defender of its own, cattle, a jail."""
_RAIDS: Final = (
    (F.RAID, F.RAIDED),
    (F.RAID_STRONG, F.RAIDED_STRONG),
    (F.RAID_CATTLE, F.RAIDED_CATTLE),
    (F.RAID_JAIL, F.RAIDED_JAIL),
)


def _prizes(spot: Spot, owner: int) -> list[int]:
    jail, store, train, hotel, stagecoach, bank = spot.owners
    kinds = []
    if owner in (store, hotel, stagecoach):
        kinds.append(_STREET)
    if owner in (train, bank):
        kinds.append(_STRONG)
    if spot.cattle[owner]:
        kinds.append(_HERD)
    if owner == jail:
        kinds.append(_JAIL)
    return kinds


# -------------------------------------------------------------------- seats
def seat_terms(s: State, clock: Clock, income: list[int]) -> list[Term]:
    """The terms of the seats as a whole; `income` = by seat what all towns would pay."""
    terms: list[Term] = []
    seats = s.seats
    wealth = [money + clock.incomes * more for money, more in zip(s.money, income, strict=True)]
    richest = contest(wealth, 1.0 + 2.5 * clock.rounds)
    outlaws = contest(s.wanted, 0.25 + 0.25 * clock.rounds) if any(s.wanted) else None
    early = min(1.0, clock.rounds / 4)
    places = (
        {seat: place / (seats - 1) for place, seat in enumerate(s.order)} if s.phase == "action" else None
    )
    for seat, money in enumerate(s.money):
        at = seat * COUNTERS
        posse = SUPPLY[COWBOYS] - s.supply[at + COWBOYS]
        terms += (
            (seat, F.DOLLARS_3, min(3, money)),
            (seat, F.DOLLARS_8, min(8, money)),
            (seat, F.DOLLARS_15, min(15, money)),
            (seat, F.DOLLARS, money),
            (seat, F.INCOME, income[seat]),
            (seat, F.INCOMES, clock.incomes * income[seat]),
            (seat, F.MEANS, early * math.exp(-(money + income[seat]) / 3)),
            (seat, F.RICHEST, MOST_MONEY * richest[seat]),
            (seat, F.POSSE, early * math.exp(-posse / 2)),
            (seat, F.POSSE_MOST, max(0, posse - 6)),
            (seat, F.FARMER, s.farmers[seat]),
            (seat, F.HERD_LEFT, min(3, s.supply[at])),
            (seat, F.ACTS, clock.acts[seat]),
        )
        if outlaws is not None:
            terms += ((seat, F.POSTERS, s.wanted[seat]), (seat, F.MOST_POSTERS, MOST_WANTED * outlaws[seat]))
        if places is not None:
            terms.append((seat, F.ACTS_LATE, clock.acts[seat] * places[seat]))
    return terms


def contest(held: list[int], heat: float) -> list[float]:
    """By seat how likely it is to hold most in the end: e to the power of what it holds / `heat`."""
    top = max(held)
    chances = [math.exp((number - top) / heat) for number in held]
    total = sum(chances)
    return [chance / total for chance in chances]
