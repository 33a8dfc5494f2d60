"""How a game of Lockdown Poker stands: scores, places, who has won, when it ends (rule page "Points",
"Money")."""

from __future__ import annotations

from tabletop.core.game import Over
from tabletop.games.lockdown_poker.state import State


def over(s: State) -> Over:
    """ "hand" between two hands, "game" at the end."""
    if s.phase != "over":
        return None
    return "game" if _is_last(s) else "hand"


def _is_last(s: State) -> bool:
    house = s.house
    if house.money:
        return s.hand >= house.hands or sum(chips > 0 for chips in s.stacks) < 2
    if house.goal == "hands":
        return s.hand >= house.hands
    # a chart that never gives anybody a point makes a goal that nobody can reach: one hand is enough
    return max(s.points) >= house.points or not (any(house.points_chart) or house.best_bonus)


def scores(s: State) -> list[int]:
    """Points a seat, or for chips those in front of it that are in no pot."""
    return s.stacks[:] if s.house.money else s.points[:]


def places(s: State) -> list[int]:
    """Most first; equal seats share the better number."""
    mine = s.stacks if s.house.money else s.points
    return [1 + sum(other > one for other in mine) for one in mine]


def winners(s: State) -> list[int]:
    """Who has won, [] while the game goes on."""
    return [seat for seat, place in enumerate(places(s)) if place == 1] if over(s) == "game" else []
