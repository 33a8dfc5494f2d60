"""Play without a window: AI seats only, one JSON-able object for each thing that happens, the result last."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from tabletop.ai.course import Course
from tabletop.ai.player import LevelError, player_for
from tabletop.core.events import event_json
from tabletop.core.game import Game, Move
from tabletop.core.options import Rules, make_rules
from tabletop.core.words import N_, text

OnMove: TypeAlias = Callable[[int, Move, Any], None]
"""Told of every move: the seat (-1: chance, the table), the move, the state after it (not to be kept)."""


def play_headless(
    game: Game[Any],
    seats: Sequence[str],
    seed: int,
    rules: Rules | None,
    out: Callable[[dict[str, Any]], None],
    on_move: OnMove | None = None,
) -> dict[str, Any]:
    """Play one game among `seats` (levels, "cowhand" or "cowhand:Ana", or "random") to its end; whose name is
    one of the town's people plays with the temper that goes with it.

    Hands `out` {"event": {"kind", "seat", ...}} as things happen (nothing is hidden: nobody at this table is
    a person) and {"result": {"winners", "scores", "places"}} last; returns that result. Equal arguments give
    equal output. Raises LevelError for a seat that no level plays, a person's included, or a number of seats
    the game is not for.
    """
    if len(seats) not in game.seats:
        problem = N_("{game} is for {low} to {high} players, not {count}")
        low, high = game.seats[0], game.seats[-1]
        raise LevelError(text(problem, game=game.title, low=low, high=high, count=len(seats)))
    if any(seat.partition(":")[0] == "human" for seat in seats):
        raise LevelError(text(N_("A game without a window is for AI seats only")))
    policies = [player_for(game.key, seat) for seat in seats]
    course = Course(game, rules or make_rules(game.options), policies, seed, keep_events=True)
    told, events = 0, course.events
    while (made := course.step()) is not None:
        if course.events is not events:  # a new hand has a new log
            told, events = 0, course.events
        for event in events[told:]:
            out({"event": event_json(event)})
        told = len(events)
        if on_move is not None:
            on_move(*made, course.state)
    result = {
        "winners": game.winners(course.state),
        "scores": game.scores(course.state),
        "places": game.places(course.state),
    }
    out({"result": result})
    return result
