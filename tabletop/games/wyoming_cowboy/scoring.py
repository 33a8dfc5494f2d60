"""How a hand of Wyoming Cowboy counts and how a game stands (rule page "Scoring at the end of a hand")."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Over
from tabletop.games.wyoming_cowboy.guns import JACK, KING, QUEEN, SIX, TEN, TWO
from tabletop.games.wyoming_cowboy.state import State, Table

LINES: Final = (
    "tens",
    "ending",
    "delay",
    "couples",
    "cowboys",
    "kings",
    "queens_jacks",
    "collections",
    "sixes",
    "total",
)
"""What the numbers of a Table stand for, in order."""


def table_of(s: State, seat: int, credit: int) -> Table:
    """The points of a seat if the hand ended now and `credit` had ended it (NOBODY: nobody has)."""
    points = s.house.points
    held = [0] * 13
    for card in s.hands[seat]:
        held[card >> 2] += 1
    queens, jacks = held[QUEEN], held[JACK]
    lines = (
        points.ten * len(s.tens[seat]),
        points.ending if seat == credit else 0,
        points.delay if held[TEN] or held[TWO] >= 2 else 0,
        points.couple * len(s.couples[seat]),
        points.cowboy * len(s.cowboys[seat]),
        points.king * held[KING],
        points.queen * queens + points.jack * jacks,
        sum(points.four if count >= 4 else points.three for count in (queens, jacks) if count >= 3),
        points.six * held[SIX],
    )
    return (*lines, sum(lines))


def sure_points(s: State, seat: int) -> int:
    """What everybody can see that the seat has in this hand, unless it is shot away: tens, couples,
    cowboys."""
    points = s.house.points
    return (
        points.ten * len(s.tens[seat])
        + points.couple * len(s.couples[seat])
        + points.cowboy * len(s.cowboys[seat])
    )


def over(s: State) -> Over:
    """ "hand" between two hands, "game" at the end: after `hand_limit` hands, or at the target with one
    leader."""
    if s.phase != "over":
        return None
    if s.house.hand_limit:
        return "game" if s.hand + 1 >= s.house.hand_limit else "hand"
    best = max(s.scores)
    return "game" if best >= s.house.target and s.scores.count(best) == 1 else "hand"


def places(s: State) -> list[int]:
    """One place a seat by the running totals, 1 = the most points; equal ones share the better number."""
    return [1 + sum(other > mine for other in s.scores) for mine in s.scores]


def winners(s: State) -> list[int]:
    """Who has won, [] while the game goes on."""
    return [seat for seat, place in enumerate(places(s)) if place == 1] if over(s) == "game" else []
