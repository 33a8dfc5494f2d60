"""Requests, levels and policies: what an AI seat is asked, and that it knows no more than it may."""

import json
import pickle

import pytest

from tabletop.ai.course import Course, PolicyFault, SeatEvents
from tabletop.ai.player import (
    ARENA_LEVELS,
    LEVELS,
    Budget,
    Choice,
    LevelError,
    Request,
    level_problem,
    policy_for,
    seat_source,
    think,
)
from tabletop.core.cards import HIDDEN
from tabletop.core.events import event_json
from tabletop.core.game import CHANCE
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream
from tabletop.core.words import PLAIN
from tabletop.games import game
from tabletop.games.brown_bullet.state import EMPTY
from tests.toy.tin_cans import TIN_CANS

GAME = game("brown-bullet")
RULES = make_rules(GAME.options)
PLAYING = ("random", "greenhorn", "cowhand")


def test_the_levels_weakest_first():
    assert list(LEVELS) == ["greenhorn", "cowhand", "marshal"]
    assert list(ARENA_LEVELS) == ["greenhorn", "cowhand", "marshal", "random"]


@pytest.mark.parametrize("level", PLAYING)
def test_a_level_that_plays(level):
    assert level_problem(level) is None
    assert policy_for("brown-bullet", level) is not policy_for("brown-bullet", level)


@pytest.mark.parametrize(
    ("key", "level", "says"),
    [
        ("brown-bullet", "sharp", "There is no AI level called sharp: there are greenhorn, cowhand, marshal"),
        ("tin-cans", "cowhand", "The AI level cowhand cannot play tin-cans yet"),
    ],
)
def test_a_level_that_cannot_play_says_why(key, level, says):
    with pytest.raises(LevelError) as caught:
        policy_for(key, level)
    assert str(caught.value) == PLAIN.say(caught.value.problem) == says
    assert str(pickle.loads(pickle.dumps(caught.value))) == says


class Spy:
    """A cowhand who notes what is handed to him."""

    remembers = True

    def __init__(self):
        self.seen = []
        self._policy = policy_for("brown-bullet", "cowhand")

    def choose(self, game, view, seat, legal, source, budget, events=()):
        self.seen.append((game.encode(view), seat, list(legal), list(events)))
        return self._policy.choose(game, view, seat, legal, source, budget, events)


def decisions(seed, seats=3, rules=RULES):
    """(what each cowhand was handed, the true state then) for a whole game."""
    spies = [Spy() for _ in range(seats)]
    course = Course(GAME, rules, spies, seed)
    while True:
        before = GAME.clone(course.state)
        told = sum(len(spy.seen) for spy in spies)
        if course.step() is None:
            return
        if sum(len(spy.seen) for spy in spies) > told:
            seat = before.to_act
            yield before, spies[seat].seen[-1]


def test_no_hidden_card_is_in_what_a_policy_is_handed():
    bullets = 0
    rules = make_rules(GAME.options, {"bullet_at": 5})
    for seed in range(8):
        for state, (view, seat, _, events) in decisions(seed, rules=rules):
            others = [hand for other, hand in enumerate(view["hands"]) if other != seat]
            assert {card for hand in others for card in hand} <= {HIDDEN}
            assert {card for chamber in view["chambers"] for card in chamber} <= {HIDDEN, EMPTY}
            assert set(view["draw"]) <= {HIDDEN}
            assert all(mark[3] == HIDDEN for mark in view["marks"] if mark[2] != seat)
            for event in events:
                if event["seat"] == seat:
                    continue
                if event["kind"] == "drew":
                    assert set(event["cards"]) == {"??"}
                if event["kind"] == "bullet-fired":
                    bullets += 1
                    assert (event["given"], event["taken"]) == ("??", "??")
                if event["kind"] == "dealt":
                    assert all(set(hand) == {"??"} for i, hand in enumerate(event["hands"]) if i != seat)
            assert state.to_act == seat
    assert bullets > 0


@pytest.mark.parametrize("level", PLAYING)
def test_a_choice_is_the_same_in_worlds_that_differ_only_in_hidden_cards(level):
    """The state is replaced by a world that looks the same to the seat; request and choice must be equal."""
    compared = 0
    for seed in range(4):
        rules = random_rules(GAME.options, Stream(seed))
        for number, (state, (_, seat, legal, events)) in enumerate(decisions(seed, 2 + seed, rules)):
            if number % 3:
                continue
            world = GAME.determinize(GAME.view(state, seat), seat, Stream(number))
            requests = [
                Request(
                    game_key=GAME.key,
                    level=level,
                    view=GAME.encode(GAME.view(true, seat)),
                    seat=seat,
                    events=events,
                    legal=[GAME.move_text(move) for move in GAME.legal(true, seat)],
                    seed=number,
                )
                for true in (state, world)
            ]
            assert requests[0] == requests[1]
            assert json.loads(json.dumps(requests[0].view)) == requests[0].view
            views = [GAME.view(true, seat) for true in (state, world)]
            choices = [
                policy_for(GAME.key, level).choose(
                    GAME, view, seat, legal, seat_source(number, seat), Budget(), events
                )
                for view in views
            ]
            assert choices[0] == choices[1] == think(GAME, requests[0])
            compared += world != state
    assert compared > 20


def test_a_game_goes_the_same_when_only_cards_that_never_show_differ():
    """Two deals that differ in chambers alone: until a chamber card is turned all choices are the same."""
    made = []
    for swap in (False, True):
        course = Course(GAME, RULES, [policy_for(GAME.key, "cowhand") for _ in range(4)], seed=6)
        moves: list = []
        while len(moves) < 200 and (step := course.step()) is not None:
            if step[0] == CHANCE and course.state.phase == "play" and swap:
                course.state.chambers.reverse()
            if step[1][0] in ("flip", "bullet"):
                break
            moves.append(step)
        made.append(moves)
    assert made[0] == made[1]
    assert len(made[0]) > 20


def test_memory_is_the_redacted_log_and_grows():
    course = Course(GAME, RULES, [policy_for(GAME.key, "random") for _ in range(2)], seed=1, keep_events=True)
    memory = SeatEvents(GAME, 1, course.events)
    for _ in range(30):
        course.step()
        told = [event_json(GAME.redact(event, 1)) for event in course.events]
        assert len(memory) == len(told)
        assert list(memory) == told
    assert memory[-1] == told[-1]
    assert memory[2:5] == told[2:5]


def test_a_course_among_forgetful_players_keeps_no_events():
    course = Course(GAME, RULES, [policy_for(GAME.key, "greenhorn")] * 2, seed=1)
    while course.step() is not None:
        pass
    assert course.events == []
    assert GAME.over(course.state) == "game"


class Says:
    """Answers with the same thing, whatever is asked."""

    remembers = False

    def __init__(self, answer):
        self._answer = answer

    def choose(self, game, view, seat, legal, source, budget, events=()):
        return self._answer


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        (Choice(None), "gave no move"),
        (Choice(("flip", 0)), "not legal"),
        (("pickup",), "is no Choice"),
        (None, "is no Choice"),
    ],
)
def test_an_answer_that_is_no_move_is_a_fault(answer, says):
    course = Course(GAME, RULES, [Says(answer)] * 2, seed=1)
    course.step(), course.step()  # the dealer, the deal
    with pytest.raises(PolicyFault, match=says):
        course.step()


def test_a_seat_may_let_its_interrupt_pass_and_a_game_with_secrets_ends():
    whistled = turned = 0
    for seed in range(30):
        players = [policy_for(TIN_CANS.key, "random")] * 3
        course = Course(TIN_CANS, make_rules(TIN_CANS.options), players, seed)
        while (step := course.step()) is not None:
            whistled += step[1][0] == "whistle"
            turned += step[0] >= 0
        assert course.hands == 2
        assert course.turns > 0
    assert 0 < whistled < turned


def test_players_of_one_table_draw_from_different_sources():
    assert len({seat_source(5, seat).unit() for seat in range(6)}) == 6
    assert seat_source(5, 0).unit() == seat_source(5, 0).unit() != seat_source(6, 0).unit()
