"""Gestures: every path of picks leads to a legal move, and every legal move can be picked."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from tabletop.core.game import Game
from tabletop.core.rng import Stream
from tests.conformance.walks import ALL_GAMES, CLASSES, IDS, PLANS, Plan, able, looks, walk

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=IDS)


@every_game
@settings(max_examples=15)
@given(plan=PLANS)
def test_every_legal_move_has_a_path(game: Game[Any], plan: Plan) -> None:
    for step in walk(game, plan):
        if not looks(step, 15):
            continue
        for seat in able(game, step.state):
            view = game.view(step.state, seat)
            for move in game.legal(view, seat):
                path = game.path_of(view, seat, move)
                assert path
                for i, pick in enumerate(path):
                    assert pick in game.picks(view, seat, path[:i]), (path, i)
                meant = game.move_of(view, seat, path)
                assert meant is not None
                assert CLASSES[game.key](meant) == CLASSES[game.key](move)


@every_game
@settings(max_examples=15)
@given(plan=PLANS)
def test_every_path_leads_to_a_legal_move(game: Game[Any], plan: Plan) -> None:
    for step in walk(game, plan):
        if not looks(step, 8):
            continue
        for seat in able(game, step.state):
            view = game.view(step.state, seat)
            for _ in range(4):
                path = _wander(game, view, seat, step.source)
                move = game.move_of(view, seat, path)
                assert move is not None, path
                assert game.why_not(view, seat, move) is None, path


def _wander(game: Game[Any], view: Any, seat: int, source: Stream) -> list[str]:
    """Pick at random until nothing more can be picked, or "button:done" was."""
    path: list[str] = []
    while choices := game.picks(view, seat, path):
        assert len(set(choices)) == len(choices)
        path.append(source.choice(choices))
        if path[-1] == "button:done":
            break
    return path


@every_game
@settings(max_examples=10)
@given(plan=PLANS)
def test_who_is_not_to_act_has_nothing_to_pick(game: Game[Any], plan: Plan) -> None:
    for step in walk(game, plan):
        if not looks(step, 8):
            continue
        for seat in set(range(plan.seats(game))) - set(able(game, step.state)):
            assert game.picks(game.view(step.state, seat), seat, []) == []


@every_game
@settings(max_examples=10)
@given(plan=PLANS)
def test_nonsense_paths_mean_nothing_and_harm_nothing(game: Game[Any], plan: Plan) -> None:
    nonsense = [
        "",
        "hand",
        "hand:0",
        "hand:9:7S",
        "hand:0:??",
        "hand:0:back:0",
        "pile:draw",
        "chamber:0:9",
        "x:y:z",
    ]
    for step in walk(game, plan):
        if not looks(step, 80):
            continue
        for seat in range(plan.seats(game)):
            view = game.view(step.state, seat)
            for first in nonsense:
                for second in ("pile:discard", "hand:0", "chamber:1:2", *nonsense):
                    move = game.move_of(view, seat, [first, second])
                    assert move is None or isinstance(game.move_text(move), str)
                    assert game.picks(view, seat, [first, second]) == []
