"""What a move would bring, before it is made: income and points by seat, for hovers, hints and AI seats.

Only what stands in towns is counted; what it costs, and most money and posters, are for the reader to add.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.game import Move
from tabletop.games.way_out_west import board, rules
from tabletop.games.way_out_west.chart import BANK, CATTLE, COUNTERS, FARMER, JAIL
from tabletop.games.way_out_west.income import income
from tabletop.games.way_out_west.moves import Gunfight
from tabletop.games.way_out_west.scoring import town_points
from tabletop.games.way_out_west.state import State, clone
from tabletop.games.way_out_west.towns import TOWNS


class Gain(NamedTuple):
    """By seat, how much more an income round would pay and the towns would score."""

    income: list[int]
    points: list[int]


def gain(s: State, seat: int, move: Move) -> Gain:
    """What a legal move of an action brings; of a gunfight, if it is won and the target is taken. A robbery
    changes no town. Changes nothing."""
    after = clone(s)
    if isinstance(move, Gunfight):
        _win(after, seat, move)
    else:
        rules.play(after, seat, move)
    paid, pays, stood, stands = income(s), income(after), _points(s), _points(after)
    return Gain([pays[i] - paid[i] for i in range(s.seats)], [stands[i] - stood[i] for i in range(s.seats)])


def _points(s: State) -> list[int]:
    """Points by seat of all that stands in towns."""
    points = [0] * s.seats
    for town in TOWNS:
        for line in town_points(s, town):
            points[line.seat] += line.points
    return points


def _win(s: State, seat: int, move: Gunfight) -> None:
    """The target changes hands, or goes, as if nobody had been shot."""
    _, town, target, owner, number = move
    left = s.supply[seat * COUNTERS + target] if target < COUNTERS else 0
    if target == FARMER:
        board.remove_farmer(s, town)
    elif target == JAIL:
        board.remove_jail(s, town)
    elif target == CATTLE:
        board.lose_cattle(s, town, owner, number)
        if replaced := min(number, left):
            board.take_counters(s, seat, CATTLE, replaced)
            board.add_cattle(s, town, seat, replaced)
    elif target != BANK and left:
        board.replace_building(s, town, target, seat)
    elif target != BANK:
        board.remove_building(s, town, target)
