"""No level cheats: what a seat is asked holds nothing hidden, what it answers depends on nothing hidden, and
chance comes from the sealed seed alone, whoever plays."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tabletop.ai.course import Course
from tabletop.ai.player import LEVELS, Budget, Request, policy_for, think
from tabletop.ai.worker import Ask
from tabletop.core.events import Event, event_json
from tabletop.core.game import CHANCE, Game
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream, stream
from tabletop.games import GAMES
from tabletop.session import seats as session_seats
from tabletop.session.plans import SeatPlan
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
every_level = pytest.mark.parametrize("level", LEVELS)
ITERATIONS = 60
"""Enough for a search to prefer one move to another; the budget changes nothing about what it may know."""
SHORT = {
    "hands": range(1, 2),
    "hand_limit": range(1, 2),
    "rounds": range(3, 4),
    "stalemate_turns": range(30, 40),
}
COMPARED = 12
"""Decisions that are made again in other worlds, in each game and at each level."""


def decisions(game: Game[Any], seed: int) -> Iterator[tuple[Any, int, list[Event]]]:
    """(the true state, the seat that must choose, this hand's true events) through a game of cowhands."""
    rules = random_rules(game.options, Stream(seed), SHORT)
    seats = game.seats[seed % len(game.seats)]
    players = [policy_for(game.key, "cowhand") for _ in range(seats)]
    course = Course(game, rules, players, seed, keep_events=True)
    while True:
        actors = game.actors(course.state)
        if actors and actors[0] != CHANCE:
            yield course.state, actors[0], list(course.events)
        if course.step() is None:
            return


def asked(game: Game[Any], level: str, state: Any, seat: int, events: list[Event]) -> Request:
    """What the seat would be asked in this state."""
    view = game.view(state, seat)
    known = [event_json(game.redact(event, seat)) for event in events]
    legal = [game.move_text(move) for move in game.legal(state, seat)]
    return Request(game.key, level, game.encode(view), seat, known, legal, seed=5, iterations=ITERATIONS)


@every_level
@every_game
def test_the_choice_is_the_same_in_worlds_that_differ_only_in_what_is_hidden(
    game: Game[Any], level: str
) -> None:
    """Move for move: each time the truth is replaced by another world that looks the same to the seat."""
    compared = differed = 0
    for seed in range(12):
        for number, (state, seat, events) in enumerate(decisions(game, seed)):
            if number % 5 != seed % 5 or len(game.legal(state, seat)) < 2:
                continue
            world = game.determinize(game.view(state, seat), seat, Stream(number))
            here, there = (asked(game, level, one, seat, events) for one in (state, world))
            assert json.dumps(here.view) == json.dumps(there.view)
            assert think(game, here) == think(game, there)
            differed += game.encode(world) != game.encode(state)
            compared += 1
            if compared == COMPARED:
                assert differed or not game.secrets
                return
    pytest.fail(f"only {compared} decisions were compared")


class Listener:
    """Takes a worker's place: answers by lot, and keeps what it was asked."""

    def __init__(self, games: Any, entry: Any) -> None:
        self.problem = ""
        self.has_replied = True
        self.is_dead = False
        self.asked: list[Request] = []
        self._replies: list[Any] = []

    def post(self, message: Any) -> None:
        from tabletop.ai.player import Answer
        from tabletop.ai.worker import Reply

        if isinstance(message, Ask):
            request = message.request
            self.asked.append(request)
            move = request.legal[request.seed % len(request.legal)]
            self._replies.append(Reply(message.number, Answer(move, None, 0.0)))

    def poll(self) -> Any:
        return self._replies.pop(0) if self._replies else None

    def stop(self) -> None:
        """Nothing runs."""


def hand_of(game: Game[Any], table: Table) -> list[Event]:
    """What has truly happened in this hand, by playing the record again."""
    state, log = game.new(len(table.plans), table.rules), list[Event]()
    for entry in table.record.entries:
        move = game.parse_move(entry.move)
        if entry.seat == CHANCE and game.over(state) == "hand":
            log = []
        game.play(state, entry.seat, move, log)
    return log


@every_game
def test_the_worker_is_told_nothing_that_its_seat_may_not_see(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every question that a table asks its worker: the view is no more than the seat's own view, the events
    are as the seat may know them, and the seed is not the one that decides the dice and shuffles."""
    monkeypatch.setattr(session_seats, "WorkerLink", Listener)
    table = Table(game, make_rules(game.options), [SeatPlan("marshal")] * game.usual, seed=11)
    table.start()
    seats = AiSeats(table)
    listener: Any = seats._worker
    checked = 0
    while table.over != "game" and checked < 120:
        if table.over == "hand":
            table.next_hand()
            table.settle()
        seats.think()
        request: Request = listener.asked[-1]
        view = game.decode(request.view)
        assert request.view == game.encode(game.view(table.view(request.seat), request.seat))
        assert game.view(view, request.seat) == view
        world = game.determinize(view, request.seat, Stream(checked))
        assert game.encode(game.view(world, request.seat)) == request.view
        known = [event_json(game.redact(event, request.seat)) for event in hand_of(game, table)]
        assert request.events == known
        assert request.seed not in (table.seed, table.seed + table.entry_count)
        answer = seats.answer()
        assert answer is not None
        table.submit(*answer)
        table.settle()
        checked += 1
    seats.close()
    assert checked >= 20


@every_game
def test_dice_and_shuffles_come_from_the_seed_alone(game: Game[Any]) -> None:
    """Whoever plays, chance event k is what the seed says: nobody's thought moves a die."""
    opening: list[list[Any]] = []
    for level in LEVELS:
        players = [policy_for(game.key, level) for _ in range(game.usual)]
        course = Course(game, make_rules(game.options), players, 77, Budget(ITERATIONS))
        chances: list[Any] = []
        for _ in range(60):
            due = game.actors(course.state) == (CHANCE,)
            expected = game.chance(course.state, stream(77, len(chances))) if due else None
            made = course.step()
            assert made is not None
            if due:
                assert made == (CHANCE, expected)
                chances.append(expected)
        opening.append(chances[:2])
    assert opening[0] == opening[1] == opening[2]
