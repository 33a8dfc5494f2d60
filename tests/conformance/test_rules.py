"""Every game keeps the protocol's promises about moves: it ends, lists and refuses alike, conserves, repeats,
copies."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings

from tabletop.core.events import event_json
from tabletop.core.game import CHANCE, Game
from tabletop.core.options import changed_rules
from tabletop.core.record import Entry, Record, check_hash, replay
from tabletop.core.rng import Stream, stream
from tests.conformance import way_out_west
from tests.conformance.walks import ALL_GAMES, CARDS, CLASSES, IDS, PLANS, RIVALS, Plan, able, looks, walk

every_game = pytest.mark.parametrize("game", ALL_GAMES, ids=IDS)


@every_game
@settings(max_examples=60)
@given(plan=PLANS)
def test_a_game_ends_and_no_card_is_lost(game: Game[Any], plan: Plan) -> None:
    cards = None
    for step in walk(game, plan):
        held = CARDS[game.key](step.state)
        if held:  # before the first deal nobody has any
            cards = cards or held
            assert held == cards
        last = step
    assert game.over(last.state) == "game"
    assert game.actors(last.state) == ()
    places = game.places(last.state)
    assert game.winners(last.state) == [seat for seat, place in enumerate(places) if place == 1]
    assert all(place == 1 + sum(other < place for other in places) for place in places)


@every_game
@settings(max_examples=25)
@given(plan=PLANS)
def test_listed_moves_are_accepted_and_others_refused(game: Game[Any], plan: Plan) -> None:
    kind = CLASSES[game.key]
    for step in walk(game, plan):
        s = step.state
        if not looks(step, 25):
            continue
        before = game.clone(s)
        for seat in range(plan.seats(game)):
            listed = game.legal(s, seat)
            assert len(set(map(game.move_text, listed))) == len(listed)
            classes = {kind(move) for move in listed}
            assert len(classes) == len(listed)
            assert [game.why_not(s, seat, move) for move in listed] == [None] * len(listed)
            assert bool(listed) == (seat in able(game, s))
            for move in RIVALS[game.key](s, seat, step.source):
                refusal = game.why_not(s, seat, move)
                assert (refusal is None) == (kind(move) in classes and _is_held(game, s, seat, move)), move
                assert refusal is None or refusal.code
        assert s == before


def _is_held(game: Game[Any], s: Any, seat: int, move: Any) -> bool:
    """A move of a listed class must be made of cards in the hand, or of cowboys that stand there."""
    if move[0] == "move-cowboys":
        return way_out_west.can_ride(s, seat, move)
    cards = {"play": lambda: list(move[1]), "bullet": lambda: [move[3]]}.get(move[0], list)()
    return all(cards.count(card) <= s.hands[seat].count(card) for card in cards)


@every_game
@settings(max_examples=25)
@given(plan=PLANS)
def test_copies_and_text_forms_are_faithful(game: Game[Any], plan: Plan) -> None:
    for step in walk(game, plan):
        s = step.state
        assert game.parse_move(game.move_text(step.move)) == step.move
        if not looks(step, 10):
            continue
        twin = game.clone(s)
        assert twin == s
        game.play(twin, step.seat, step.move)
        assert game.decode(json.loads(json.dumps(game.encode(s)))) == s
        assert game.decode(game.encode(twin)) == twin
        if game.actors(twin) != (CHANCE,):
            position = game.position(twin)
            assert set(position) <= set(game.position_keys)
            again = game.from_position(position, plan.seats(game), plan.rules(game), Stream(1))
            assert game.position(again) == position
            assert game.actors(again) == game.actors(twin)
            assert [game.legal(again, seat) for seat in able(game, again)] == [
                game.legal(twin, seat) for seat in able(game, twin)
            ]
            assert (game.over(again), game.scores(again), game.places(again)) == (
                game.over(twin),
                game.scores(twin),
                game.places(twin),
            )
            # what a position leaves out is memory alone: nothing that a view of the future depends on
            assert game.winners(again) == game.winners(twin)


@every_game
@settings(max_examples=25)
@given(plan=PLANS)
def test_a_clone_shares_nothing_that_changes(game: Game[Any], plan: Plan) -> None:
    """Playing on the copy leaves the original as it was, to the last field."""
    for step in walk(game, plan):
        if not looks(step, 4):
            continue
        before = json.dumps(game.encode(step.state))
        twin = game.clone(step.state)
        game.play(twin, step.seat, step.move, [])
        assert json.dumps(game.encode(step.state)) == before


@every_game
@settings(max_examples=20)
@given(plan=PLANS)
def test_a_replay_is_the_same_game(game: Game[Any], plan: Plan) -> None:
    entries: list[Entry] = []
    log: list[Any] = []
    for step in walk(game, plan, log, entries):
        if entries and step.number % 10 == 0:
            entries[-1] = Entry(entries[-1].seat, entries[-1].move, check_hash(game, step.state))
        final = step.state
    rules = dict(changed_rules(game.options, plan.rules(game)))
    seats = plan.seats(game)
    record = Record(game.key, "1", seats, ("random:R",) * seats, plan.seed, "", rules, entries)
    again = replay(game, record)
    assert again.state == final
    assert [event_json(event) for step in again.steps for event in step.events] == [
        event_json(e) for e in log
    ]
    assert again.chance_count == sum(entry.seat == CHANCE for entry in entries) - sum(
        entry.move == "next-hand" for entry in entries
    )


@every_game
@settings(max_examples=20)
@given(plan=PLANS)
def test_playing_with_and_without_a_log_is_the_same(game: Game[Any], plan: Plan) -> None:
    for step in walk(game, plan):
        silent, logged = game.clone(step.state), game.clone(step.state)
        game.play(silent, step.seat, step.move)
        game.play(logged, step.seat, step.move, [])
        assert silent == logged


@every_game
@settings(max_examples=20)
@given(plan=PLANS)
def test_chance_is_the_seed_s_alone(game: Game[Any], plan: Plan) -> None:
    for step in walk(game, plan):
        if game.actors(step.state) == (CHANCE,):
            one, two = (game.chance(step.state, stream(plan.seed, 3)) for _ in range(2))
            assert one == two
            assert game.why_not(step.state, CHANCE, one) is None
