"""The actions that a cowhand weighs, each with its worth: all legal ones, and cowboys that ride together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.game import Move
from tabletop.games.way_out_west.moves import Gunfight, MoveCowboys, move_cowboys
from tabletop.games.way_out_west.state import SEATS_MOST, State
from tests.arena.frozen.way_out_west import fights
from tests.arena.frozen.way_out_west.deeds import after
from tests.arena.frozen.way_out_west.judge import Judge

RIDERS_MOST: Final = 4
"""So many cowboys are sent off together at most."""
RIDES_MOST: Final = 10
"""Of the single rides so many of the best are thought of when cowboys ride together."""


def weigh(judge: Judge, s: State, seat: int, legal: Sequence[Move]) -> list[tuple[float, Move]]:
    """(worth, move) of every action in `legal`, in its order, and of the best ride of several cowboys."""
    weighed = [(_worth(judge, s, seat, move), move) for move in legal]
    rides = [pair for pair in weighed if isinstance(pair[1], MoveCowboys)]
    if rides:
        weighed.append(_ride_together(judge, s, seat, rides))
    return weighed


def _worth(judge: Judge, s: State, seat: int, move: Move) -> float:
    if isinstance(move, Gunfight):
        return fights.declared(judge, s, seat, move)
    left, changed = after(s, seat, move)
    return judge.value(left, changed)


def _ride_together(
    judge: Judge, s: State, seat: int, rides: Sequence[tuple[float, Move]]
) -> tuple[float, Move]:
    """The best single ride, and one cowboy more as long as that is better."""
    rides = sorted(rides, key=lambda pair: -pair[0])[:RIDES_MOST]
    value, best = rides[0]
    steps = list(best[1])
    while len(steps) < RIDERS_MOST:
        found = None
        for _, move in rides:
            step = move[1][0]
            gone = sum(start == step[0] for start, _ in steps)
            if gone >= s.cowboys[step[0] * SEATS_MOST + seat]:
                continue
            tried = move_cowboys([*steps, step])
            worth = _worth(judge, s, seat, tried)
            if worth > value:
                value, best, found = worth, tried, step
        if found is None:
            break
        steps.append(found)
    return value, best
