"""No game tells a seat what it may not know: lists, views, events and undo are the same in all worlds it
cannot tell apart."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from tabletop.core.events import Event, event_json
from tabletop.core.game import CHANCE, Game
from tabletop.core.words import PLAIN
from tests.conformance.walks import ALL_GAMES, IDS, PLANS, RIVALS, Plan, able, looks, walk

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=IDS)


@every_game
@settings(max_examples=20)
@given(plan=PLANS)
def test_a_view_is_enough_to_know_one_s_moves(game: Game[Any], plan: Plan) -> None:
    for step in walk(game, plan):
        s = step.state
        if not looks(step, 25):
            continue
        for seat in range(plan.seats(game)):
            view = game.view(s, seat)
            assert game.view(view, seat) == view
            assert game.legal(view, seat) == game.legal(s, seat)
            for move in RIVALS[game.key](s, seat, step.source):
                assert game.why_not(view, seat, move) == game.why_not(s, seat, move)
            assert (game.over(view), game.scores(view), game.places(view)) == (
                game.over(s),
                game.scores(s),
                game.places(s),
            )


@every_game
@settings(max_examples=20)
@given(plan=PLANS)
def test_worlds_that_a_seat_cannot_tell_apart(game: Game[Any], plan: Plan) -> None:
    """A determinized world has the seat's view; a move that may be undone shows the seat nothing that differs
    in it."""
    for step in walk(game, plan):
        s = step.state
        if game.actors(s) == (CHANCE,) or not looks(step, 10):
            continue
        for seat in range(plan.seats(game)):
            view = game.view(s, seat)
            world = game.determinize(view, seat, step.source)
            assert game.view(world, seat) == view
            assert game.position(world).keys() == game.position(s).keys()
            for other in able(game, world):
                assert game.legal(world, other), "a world in which somebody to act has no move"
            if seat == step.seat and game.undoable(s, seat, step.move):
                assert _told(game, s, step) == _told(game, world, step)


def _told(game: Game[Any], s: Any, step: Any) -> tuple[list[str], Any]:
    """What the seat is told, and sees, of its own move."""
    after = game.clone(s)
    log: list[Event] = []
    game.play(after, step.seat, step.move, log)
    told = [json.dumps(event_json(game.redact(event, step.seat))) for event in log]
    return told, game.view(after, step.seat)


@every_game
@settings(max_examples=20)
@given(plan=PLANS)
def test_no_hidden_card_is_told(game: Game[Any], plan: Plan) -> None:
    """A spectator's view and events name no card that a spectator cannot know: they are the same in another
    world."""
    for step in walk(game, plan):
        s = step.state
        if game.actors(s) == (CHANCE,) or not looks(step, 4):
            continue
        seats = plan.seats(game)
        assert game.view(s, None) == game.view(game.determinize(game.view(s, 0), 0, step.source), None)
        after = game.clone(s)
        log: list[Event] = []
        game.play(after, step.seat, step.move, log)
        for event in log:
            assert game.redact(game.redact(event, None), None) == game.redact(event, None)
            for seat in range(seats):
                told = game.redact(event, seat)
                assert game.redact(told, seat) == told
                assert game.redact(told, None) == game.redact(event, None)


@every_game
@settings(max_examples=12)
@given(plan=PLANS)
def test_rules_fed_views_never_crash(game: Game[Any], plan: Plan) -> None:
    """Hidden cards index every table: whatever a seat may be asked about, a view answers."""
    for step in walk(game, plan):
        s = step.state
        if not looks(step, 60):
            continue
        for viewer in (None, *range(plan.seats(game))):
            view = game.view(s, viewer)
            assert game.decode(json.loads(json.dumps(game.encode(view)))) == view
            assert isinstance(json.dumps(game.position(view)), str)
            for seat in range(plan.seats(game)):
                game.legal(view, seat)
                game.picks(view, seat, [])
                for move in RIVALS[game.key](s, seat, step.source):
                    game.why_not(view, seat, move)
                if (prompt := game.prompt(view, seat)) is not None:
                    assert PLAIN.say(prompt)


@every_game
@settings(max_examples=12)
@given(plan=PLANS)
def test_every_event_and_refusal_can_be_said(game: Game[Any], plan: Plan) -> None:
    said = 0
    for step in walk(game, plan):
        if not looks(step, 12):
            continue
        log: list[Event] = []
        after = game.clone(step.state)
        game.play(after, step.seat, step.move, log)
        for event in log:
            for seat in (None, *range(plan.seats(game))):
                sentence = game.tell(game.redact(event, seat))
                said += sentence is not None and bool(PLAIN.say(sentence))
        for seat in able(game, step.state):
            assert game.prompt(game.view(step.state, seat), seat) is not None
            for move in RIVALS[game.key](step.state, seat, step.source):
                refusal = game.why_not(step.state, seat, move)
                assert refusal is None or PLAIN.say(refusal.sentence)
    assert said
