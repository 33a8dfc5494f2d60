"""What an action of Way Out West leaves behind: the position after it, and the towns that it changed.

The round does not go on, so that income and new auctions stay out of the comparison of actions.
"""

from __future__ import annotations

from typing import Any

from tabletop.core.game import Move
from tabletop.games.way_out_west import board
from tabletop.games.way_out_west.chart import (
    BANK,
    CATTLE,
    COUNTERS,
    COWBOYS,
    FARMER,
    JAIL,
    MOVE_CATTLE,
    MOVE_COWBOYS,
    STAGECOACH,
)
from tabletop.games.way_out_west.odds import guns_of
from tabletop.games.way_out_west.state import NONE, SEATS_MOST, Fight, State, clone
from tabletop.games.way_out_west.towns import TOWNS


def after(s: State, seat: int, move: Move) -> tuple[State, list[int]]:
    """The position after any action but a gunfight, and the towns that changed."""
    s = clone(s)
    kind = move[0]
    prices = s.house.prices
    if kind == "cattle":
        _, town, number = move
        s.money[seat] -= prices[CATTLE] * number
        board.take_counters(s, seat, CATTLE, number)
        return s, _opened(town, board.add_cattle(s, town, seat, number))
    if kind == "cowboys":
        _, town, number = move
        s.money[seat] -= prices[COWBOYS] * number
        board.take_counters(s, seat, COWBOYS, number)
        board.add_cowboys(s, town, seat, number)
        _stagecoach(s, town, number)
        return s, [town]
    if kind == "build":
        _, building, town = move
        s.money[seat] -= prices[building]
        board.add_building(s, town, building, seat)
        return s, [town]
    if kind == "farmer":
        s.money[seat] -= prices[FARMER]
        board.add_farmer(s, move[1], seat)
        return s, [move[1]]
    if kind == "move-cattle":
        _, start, end, number = move
        s.money[seat] -= prices[MOVE_CATTLE]
        board.remove_cattle(s, start, seat, number)
        return s, [start, *_opened(end, board.add_cattle(s, end, seat, number))]
    if kind == "move-cowboys":
        return s, _ride(s, seat, move[1])
    return s, []


def _opened(town: int, opened: bool) -> list[int]:
    return [town, town + 1] if opened else [town]


def _ride(s: State, seat: int, steps: tuple[tuple[int, int], ...]) -> list[int]:
    s.money[seat] -= s.house.prices[MOVE_COWBOYS]
    for start, end in steps:
        board.remove_cowboys(s, start, seat, 1)
        board.add_cowboys(s, end, seat, 1)
        _stagecoach(s, start, 1)
        if s.house.pays_arrivals:
            _stagecoach(s, end, 1)
    return [town for town in TOWNS if any(town in step for step in steps)]


def _stagecoach(s: State, town: int, cowboys: int) -> None:
    owner = s.owners[town * COUNTERS + STAGECOACH]
    if owner != NONE:
        s.money[owner] += cowboys


# -------------------------------------------------------------------- gunfights
def fought(s: State, fight: Fight, attack: int, defence: int) -> State:
    """The position when a fight has ended with so many guns left, one of the two 0: casualties, loot and
    poster. Only the fight's town has changed. A bank is robbed of the average."""
    s = clone(s)
    guns = guns_of(s, fight)
    town = fight.town
    _fall(s, town, fight.attacker, guns[0] - attack)
    if fight.owner >= 0:
        _fall(s, town, fight.owner, guns[1] - defence)
    if attack:
        plunder(s, fight)
        _poster(s, fight.attacker)
    elif defence and fight.owner >= 0:
        _poster(s, fight.owner)
    return s


def _fall(s: State, town: int, seat: int, hits: int) -> None:
    """Cowboys fall first; a sheriff or another defender who falls is no loss."""
    number = min(hits, s.cowboys[town * SEATS_MOST + seat])
    if number:
        board.kill_cowboys(s, town, seat, number)


def plunder(s: State, fight: Fight, take: bool = True) -> None:
    """The attacker has won: what he fought for is his, or gone."""
    town, target, seat, owner = fight.town, fight.target, fight.attacker, fight.owner
    left = s.supply[seat * COUNTERS + target] if target < COUNTERS and take else 0
    if target == FARMER:
        board.remove_farmer(s, town)
    elif target == JAIL:
        board.remove_jail(s, town)
    elif target == BANK:
        amount = min(10, s.money[owner])
        s.money[owner] -= amount
        s.money[seat] += amount
        if amount < 10:
            board.remove_building(s, town, BANK)
    elif target == CATTLE:
        board.lose_cattle(s, town, owner, fight.number)
        if number := min(fight.number, left):
            board.take_counters(s, seat, CATTLE, number)
            board.add_cattle(s, town, seat, number)
    elif left:
        board.replace_building(s, town, target, seat)
    else:
        board.remove_building(s, town, target)


def _poster(s: State, seat: int) -> None:
    """A free poster, else one of whoever has most."""
    if sum(s.wanted) >= s.house.wanted:
        others: list[Any] = [(number, other) for other, number in enumerate(s.wanted) if other != seat]
        number, other = max(others)
        if not number:
            return
        s.wanted[other] -= 1
    s.wanted[seat] += 1


def retreated(s: State, fight: Fight, seat: int, towns: tuple[int, ...]) -> State:
    """The position when a player's cowboys have left the fight, before anything else follows from it."""
    s = clone(s)
    board.remove_cowboys(s, fight.town, seat, len(towns))
    for town in towns:
        board.add_cowboys(s, town, seat, 1)
    return s
