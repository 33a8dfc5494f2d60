"""Tempers shift play where a level is free to choose, differ visibly, and know no more than the level."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tabletop.ai.course import Course
from tabletop.ai.player import Budget, Choice, Weighed, near, player_for, policy_for, think
from tabletop.ai.policies import MANNERS
from tabletop.ai.temper import Manner, Tempered, leaders, tempered
from tabletop.core.options import make_rules
from tabletop.core.people import BOLD, CAREFUL, CAST, SLY, STEADY, TEMPERS, VENGEFUL, face_of, temper_of
from tabletop.core.rng import Stream
from tabletop.core.words import PLAIN
from tabletop.games import GAMES, game
from tests.unit.ai_asked import asked, check_reason, request_of

LEANING = (BOLD, CAREFUL, VENGEFUL, SLY)
QUIET, FIGHT_1, FIGHT_2 = ("quiet",), ("fight", 1), ("fight", 2)


# --------------------------------------------------------------------- the people
def test_a_name_in_either_language_tells_face_and_temper():
    assert face_of("Pete el Polvoriento") == face_of("Dusty Pete") == "dusty"
    assert temper_of("Pete el Polvoriento") == temper_of("Dusty Pete") == BOLD
    assert (face_of("Somebody"), temper_of("Somebody")) == ("", STEADY)


def test_those_who_fill_a_table_differ_in_temper():
    first = [person.temper for person in CAST.values()][:5]  # beside one person at the largest table
    assert sorted(first) == sorted(TEMPERS)


def test_every_game_has_a_manner():
    assert sorted(MANNERS) == sorted(game.key for game in GAMES)


# --------------------------------------------------------------------- the choice among equals
class Holds:
    """A level that holds some moves to be about as good."""

    remembers = False

    def __init__(self, choice):
        self._choice = choice

    def choose(self, game, view, seat, legal, source, budget, events=()):
        return self._choice


PLAIN_MANNER = Manner(
    daring=lambda view, seat, move: float(move != QUIET),
    victims=lambda view, seat, move: () if move is None or move == QUIET else (move[1],),
    foe=lambda events, seat: next((e["seat"] for e in reversed(events) if e["target"] == seat), None),
    standing=lambda view: [0, 1, 3],
)


def chosen(temper, choice, events=()):
    player = Tempered(Holds(choice), PLAIN_MANNER, temper)
    return player.choose(GAMES[0], None, 0, (), Stream(1), Budget(), events)


def test_each_temper_goes_its_way():
    level = Choice(FIGHT_1, about_equal=(QUIET, FIGHT_2))
    assert chosen(BOLD, level).move == FIGHT_1
    assert chosen(BOLD, replace(level, move=QUIET)).move == FIGHT_2
    assert chosen(CAREFUL, level).move == QUIET
    assert chosen(SLY, level).move == FIGHT_2
    assert chosen(VENGEFUL, level) == level  # nobody has hurt him
    hurt = [{"seat": 2, "target": 0}, {"seat": 1, "target": 2}]
    assert chosen(VENGEFUL, level, hurt).move == FIGHT_2
    assert chosen(VENGEFUL, level, [*hurt, {"seat": 1, "target": 0}]).move == FIGHT_1


def test_who_has_no_free_choice_plays_his_level():
    for temper in LEANING:
        assert chosen(temper, Choice(FIGHT_1)) == Choice(FIGHT_1)


def test_a_search_is_free_among_what_it_cannot_tell_apart():
    def level(chance, playouts=100, best=0.5):
        return Choice(QUIET, weighed=(Weighed(QUIET, best, 100), Weighed(FIGHT_2, chance, playouts)))

    assert chosen(BOLD, level(0.492)).move == FIGHT_2
    assert chosen(BOLD, level(0.485)).move == QUIET
    assert chosen(BOLD, level(0.492, playouts=40)).move == QUIET
    assert chosen(BOLD, level(0.992, best=0.999)).move == QUIET  # a game that is won is not put at risk


def test_near_gives_the_best_first_and_leaves_out_the_chosen():
    moves, worths = [("a",), ("b",), ("c",), ("d",)], [1.0, 1.4, 2.0, 1.6]
    assert near(moves, worths, ("c",), 0.5) == (("d",),)
    assert near(moves, worths, ("c",), 0.6) == (("d",), ("b",))
    assert near(moves, worths, ("c",), 0.1) == ()


def test_the_leaders_are_whoever_is_ahead_of_the_other_rivals():
    assert leaders([9, 1, 3, 3], 0) == [2, 3]
    assert leaders([0, 5, 5, 5], 0) == ()
    assert leaders([0, 5], 0) == [1]


def test_no_temper_and_a_steady_one_are_the_level_itself():
    policy = policy_for("brown-bullet", "cowhand")
    assert tempered(policy, "brown-bullet", "") is tempered(policy, "brown-bullet", STEADY) is policy
    assert tempered(policy, "tin-cans", BOLD) is policy
    assert not isinstance(player_for("brown-bullet", "cowhand"), Tempered)
    assert not isinstance(player_for("brown-bullet", "cowhand:Somebody"), Tempered)
    assert isinstance(player_for("brown-bullet", "cowhand:Miss Ruby"), Tempered)


# --------------------------------------------------------------------- in the games
class Watched:
    """A plain cowhand; at each of his decisions every temper is asked, too, and what it would do counted."""

    remembers = True

    def __init__(self, key, counts):
        self._manner, self._counts = MANNERS[key], counts
        self._policy = policy_for(key, "cowhand")
        self._players = {temper: tempered(policy_for(key, "cowhand"), key, temper) for temper in LEANING}

    def choose(self, game, view, seat, legal, source, budget, events=()):
        seed, counts, manner = int(source.unit() * 2**53), self._counts, self._manner
        foe, ahead = manner.foe(events, seat), leaders(manner.standing(view), seat)

        def ask(policy):
            return policy.choose(game, view, seat, legal, Stream(seed), budget, events)

        plain = ask(self._policy)
        counts["asked"] += 1
        for temper, player in [("", self._policy), *self._players.items()]:
            choice = ask(player)
            counts["other", temper] += choice.move != plain.move
            counts["daring", temper] += manner.daring(view, seat, choice.move)
            victims = manner.victims(view, seat, choice.move)
            counts["foe", temper] += foe in victims
            counts["ahead", temper] += any(victim in ahead for victim in victims)
            assert choice.move is None or game.why_not(view, seat, choice.move) is None
            if choice.move != plain.move:
                check_reason(choice.reason)
        return plain


@pytest.mark.parametrize(
    ("key", "games", "options", "foes"),
    [
        ("brown-bullet", 30, {}, 5),
        ("wyoming-cowboy", 2, {}, 5),
        ("lockdown-poker", 2, {}, 5),
        ("lockdown-poker", 2, {"scoring": "money", "hands": 8}, 1),
        ("way-out-west", 1, {}, 1),
    ],
)
def test_tempers_differ_visibly(key, games, options, foes):
    """Asked at the same decisions of whole games: of a hundred, at least three go a bold or a careful way."""
    table, counts = game(key), Counter[Any]()
    for seed in range(games):
        course = Course(table, make_rules(table.options, options), [Watched(key, counts)] * 4, seed)
        while course.step() is not None:
            pass
    asked_for = counts["asked"]
    assert counts["daring", BOLD] > counts["daring", ""] > counts["daring", CAREFUL]
    assert counts["other", BOLD] + counts["other", CAREFUL] > 0.03 * asked_for
    assert counts["foe", VENGEFUL] >= counts["foe", ""] + foes
    assert counts["ahead", SLY] >= counts["ahead", ""] + foes


@pytest.mark.parametrize("key", sorted(MANNERS))
@pytest.mark.parametrize("temper", LEANING)
def test_a_temper_knows_no_more_than_its_level(key, temper):
    """In another world that looks the same to the seat the tempered choice is the same."""
    table, compared = game(key), 0
    for one in asked(table, ("cowhand", "greenhorn", "cowhand"), make_rules(table.options), 3):
        if one.number > 60:
            break
        world = table.determinize(one.view, one.seat, Stream(one.number))
        first, second = (
            replace(request_of(table, one, state), temper=temper) for state in (one.state, world)
        )
        assert first == second
        choice = think(table, first)
        assert choice == think(table, second)
        assert (choice.move is None and not one.must) or choice.move in one.legal
        compared += 1
    assert compared > 20


def test_a_reason_names_who_is_paid_back():
    level = Choice(QUIET, about_equal=(FIGHT_2,))
    reason = chosen(VENGEFUL, level, [{"seat": 2, "target": 0}]).reason
    assert PLAIN.say(reason).startswith("Other moves are as good; this one pays")
