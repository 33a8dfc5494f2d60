"""Which moves may be made in Way Out West, as lists in canonical order: rule page "A round" and "Gunfight".

Random play asks for these lists all the time, so each is put together from pieces that are made once: the
derived masks of the state say which. refuse.py judges single moves without them; the tests hold one against
the other.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from tabletop.core.game import Move
from tabletop.games.way_out_west.chart import (
    BANK,
    BOXES_OF,
    BUILDINGS,
    CATTLE,
    COUNTERS,
    COWBOYS,
    FARMER,
    GUNFIGHT,
    JAIL,
    MOVE_CATTLE,
    MOVE_COWBOYS,
)
from tabletop.games.way_out_west.moves import (
    BUILDS,
    DROP,
    FARMERS,
    JOIN_ATTACK,
    JOIN_DEFENCE,
    NEUTRAL,
    PASS,
    PLACES,
    REMOVE,
    SHOOT,
    STAY_OUT,
    TAKE,
    Bid,
    Cattle,
    Claim,
    Cowboys,
    Gunfight,
    MoveCattle,
    MoveCowboys,
    Retreat,
)
from tabletop.games.way_out_west.state import NONE, SEATS_MOST, State
from tabletop.games.way_out_west.towns import ALL_TOWNS, TOWNS, TOWNS_OF

_NOTHING: Final[list[Move]] = []
_CATTLE_BIT: Final = 1 << CATTLE
_COWBOYS_BIT: Final = 1 << COWBOYS
_BUILDING_BITS: Final = (1 << BANK + 1) - (1 << JAIL)
_BOUGHT_BITS: Final = _CATTLE_BIT | _COWBOYS_BIT | _BUILDING_BITS
_MOVE_COWBOYS_BIT: Final = 1 << MOVE_COWBOYS
_MOVE_CATTLE_BIT: Final = 1 << MOVE_CATTLE
_GRAZING_BITS: Final = _CATTLE_BIT | _MOVE_CATTLE_BIT
_FARMER_BIT: Final = 1 << FARMER
_GUNFIGHT_BIT: Final = 1 << GUNFIGHT

# -------------------------------------------------------------------- pieces that are made once
_DIGITS: Final = tuple(tuple(key // 3**town % 3 for town in TOWNS) for key in range(3**5))
"""Free corrals, up to two, in each town, by the key that State.grazing adds up to."""
_CATTLE: Final[list[list[list[Move]]]] = [
    [
        [Cattle("cattle", town, n) for town in TOWNS for n in (1, 2) if n <= min(most, digits[town])]
        for digits in _DIGITS
    ]
    for most in range(3)
]
"""By how many the seat can buy, then by key."""
_COWBOYS: Final[list[list[Move]]] = [
    [Cowboys("cowboys", town, n) for town in TOWNS for n in range(1, most + 1)] for most in range(3)
]
_BUILD: Final[list[list[list[Move]]]] = [
    [[move for move in BUILDS[kind] if not closed >> move.town & 1] for closed in range(32)]
    for kind in range(BUILDINGS.stop)
]
"""By building, then by the mask of the towns where it may not be built."""
_MOVE_COWBOYS: Final[list[list[Move]]] = [
    [MoveCowboys("move-cowboys", ((a, b),)) for a in TOWNS_OF[posse] for b in TOWNS if a != b]
    for posse in range(32)
]
_MOVE_CATTLE: Final[list[list[list[list[Move]]]]] = [
    [
        [
            [
                MoveCattle("move-cattle", start, end, n)
                for end in TOWNS
                for n in (1, 2)
                if end != start and n <= min(most, digits[end])
            ]
            for digits in _DIGITS
        ]
        for most in range(3)
    ]
    for start in TOWNS
]
"""By the town they leave, how many the seat has there, and key."""
_FARMER: Final[list[list[Move]]] = [[FARMERS[town] for town in TOWNS_OF[room]] for room in range(32)]
_SHOOT: Final[list[list[list[Move]]]] = [
    [
        [
            SHOOT,
            *(
                Retreat("retreat", towns)
                for towns in combinations([other for other in TOWNS if other != town], cowboys)
                if towns
            ),
        ]
        for cowboys in range(10)
    ]
    for town in TOWNS
]
"""By town and cowboys: five or more have no way out."""
_BUILDING_FIGHTS: Final[list[list[list[Move]]]] = [
    [
        [Gunfight("gunfight", town, kind, owner, 0) for owner in range(SEATS_MOST)]
        for kind in range(BUILDINGS.stop)
    ]
    for town in TOWNS
]
_CATTLE_FIGHTS: Final[list[list[list[Move]]]] = [
    [[Gunfight("gunfight", town, CATTLE, owner, n) for n in (1, 2)] for owner in range(SEATS_MOST)]
    for town in TOWNS
]
_FARMER_FIGHTS: Final[list[Move]] = [Gunfight("gunfight", town, FARMER, NEUTRAL, 0) for town in TOWNS]
_CLAIMS: Final[list[Move]] = [Claim("claim", seat) for seat in range(SEATS_MOST)]
_BIDS: Final[list[Move]] = [Bid("bid", amount) for amount in range(64)]
_ONLY_DROP: Final[list[Move]] = [DROP]
_LOOT: Final[list[Move]] = [TAKE, REMOVE]
_SHERIFF_ATTACKS: Final[list[Move]] = [JOIN_ATTACK, STAY_OUT]
_SHERIFF_DEFENDS: Final[list[Move]] = [JOIN_DEFENCE, STAY_OUT]


# -------------------------------------------------------------------- lists
def legal(s: State, seat: int) -> list[Move]:
    """The legal moves of a seat, [] if it is not to act. The caller must not change the list.

    Actions stand in chart order, each by town in number order, then by number; last comes the pass.
    """
    if seat != s.to_act or seat < 0:
        return _NOTHING
    phase = s.phase
    if phase == "action":
        return actions(s, seat)
    if phase == "bid":
        return bids(max(s.bids), s.money[seat])
    if phase == "setup":
        return PLACES
    fight = s.fight
    assert fight is not None
    if phase == "shoot":
        return _SHOOT[fight.town][s.cowboys[fight.town * SEATS_MOST + seat]]
    if phase == "sheriff":
        return _SHERIFF_ATTACKS if seat == fight.attacker else _SHERIFF_DEFENDS
    if phase == "loot":
        return _LOOT
    return [_CLAIMS[other] for other, posters in enumerate(s.wanted) if posters and other != seat]


def bids(highest: int, cash: int) -> list[Move]:
    """Drop, and every raise above the highest bid that cash allows."""
    if highest >= cash:
        return _ONLY_DROP
    while len(_BIDS) <= cash:
        _BIDS.append(Bid("bid", len(_BIDS)))
    return [DROP, *_BIDS[highest + 1 : cash + 1]]


def actions(s: State, seat: int) -> list[Move]:
    """Every action that a box is open for and that the seat can pay and carry out."""
    money = s.money[seat]
    affordable = s.house.affordable
    can = s.open & s.stock[seat] & affordable[money if money < len(affordable) else -1]
    posse = s.posse[seat]
    key = 0
    if can & _GRAZING_BITS:
        grazing = s.grazing
        for town in TOWNS_OF[posse]:
            key += grazing[town]
    moves = _purchases(s, seat, can, key) if can & _BOUGHT_BITS else []
    if can & _MOVE_COWBOYS_BIT:
        moves += _MOVE_COWBOYS[posse]
    if key and can & _MOVE_CATTLE_BIT:
        for town in TOWNS_OF[s.herd[seat]]:
            moves += _MOVE_CATTLE[town][2 if s.cattle[town * SEATS_MOST + seat] > 1 else 1][key]
    if can & _FARMER_BIT:
        moves += _FARMER[s.room]
    if can & _GUNFIGHT_BIT:
        known = s.targets
        for town in TOWNS_OF[posse]:
            there = known[town * SEATS_MOST + seat]
            if there is None:
                there = known[town * SEATS_MOST + seat] = targets(s, town, seat)
            moves += there
    moves.append(PASS)
    return moves


def _purchases(s: State, seat: int, can: int, key: int) -> list[Move]:
    """Cattle, cowboys and buildings, of those boxes that are in `can`."""
    house = s.house
    money = s.money[seat]
    moves: list[Move] = []
    if key and can & _CATTLE_BIT:
        two = s.supply[seat * COUNTERS] > 1 and money >= 2 * house.prices[CATTLE]
        moves += _CATTLE[2 if two else 1][key]
    if can & _COWBOYS_BIT:
        two = s.supply[seat * COUNTERS + COWBOYS] > 1 and money >= 2 * house.prices[COWBOYS]
        moves += _COWBOYS[2 if two else 1]
    if kinds := can & _BUILDING_BITS:
        closed = s.full | s.settled[seat]
        if closed != ALL_TOWNS:
            built = s.built
            for kind in BOXES_OF[kinds]:
                moves += _BUILD[kind][closed | built[kind]]
    return moves


def targets(s: State, town: int, seat: int) -> list[Move]:
    """The gunfights that the seat could start in a town if it had cowboys there: buildings in chart order,
    then cattle by owner, then a farmer."""
    fights: list[Move] = []
    base = town * COUNTERS
    if s.occupied[town]:
        rows = _BUILDING_FIGHTS[town]
        for kind in BUILDINGS:
            owner = s.owners[base + kind]
            if owner != NONE and owner != seat:
                fights.append(rows[kind][owner])
    base = town * SEATS_MOST
    for owner in range(s.seats):
        if owner != seat and (number := s.cattle[base + owner]):
            fights += _CATTLE_FIGHTS[town][owner][:number]
    if s.town_farmers[town]:
        fights.append(_FARMER_FIGHTS[town])
    return fights
