"""What the marshal of Way Out West does in single positions and whole games, and what he can work out."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest

from tabletop.ai.player import Budget, policy_for, seat_source
from tabletop.ai.policies.way_out_west.duels import endings, guns
from tabletop.ai.policies.way_out_west.features import spots_of
from tabletop.ai.policies.way_out_west.marshal import WayOutWestGuide
from tabletop.ai.policies.way_out_west.playout import ended, standing
from tabletop.ai.policies.way_out_west.scout import Scout
from tabletop.ai.policies.way_out_west.value import Appraiser
from tabletop.core.options import random_rules
from tabletop.core.rng import Stream, stream
from tabletop.games.way_out_west import WAY_OUT_WEST as GAME
from tabletop.games.way_out_west.chart import HOTEL, TRAIN
from tabletop.games.way_out_west.moves import Gunfight
from tabletop.games.way_out_west.odds import guns_of, join, new_fight, odds, sheriff_of
from tabletop.games.way_out_west.state import NONE
from tests.unit.ai_asked import asked, check_reason
from tests.unit.way_out_west_setup import say, west

LAST: dict[str, Any] = {"round": 12, "half": 2}
"""Every player's last action."""
SHORT = {"rounds": range(3, 4)}
FEW = Budget(24)


def choice(state, seed=0, budget=FEW):
    seat = state.to_act
    view = GAME.view(state, seat)
    legal = GAME.legal(view, seat)
    player = policy_for(GAME.key, "marshal")
    return player.choose(GAME, view, seat, legal, seat_source(seed, seat), budget)


def chosen(state, **more):
    return GAME.move_text(choice(state, **more).move)


def games(seats, count, seed=0):
    """Positions of games of random players: all that may come up, fights too."""
    for number in range(count):
        drawn = random_rules(GAME.options, Stream(31 * seats + number), SHORT)
        luck, state, chances = Stream(100 * seats + number + seed), GAME.new(seats, drawn), 0
        while actors := GAME.actors(state):
            if actors[0] == -1:
                GAME.play(state, -1, GAME.chance(state, stream(number, chances)))
                chances += 1
                continue
            yield state
            GAME.play(state, actors[0], luck.choice(GAME.legal(state, actors[0])))


# --------------------------------------------------------------------- whole games
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_choice_is_legal_under_any_house_rules(seats):
    """A chance is a number from 0 to 1, and every move has its reason."""
    phases: Counter[str] = Counter()
    for seed in range(2):
        rules = random_rules(GAME.options, Stream(17 * seats + seed), SHORT)
        for one in asked(GAME, ["marshal", *["random"] * (seats - 1)], rules, seed):
            if one.level != "marshal":
                continue
            assert one.choice.move is not None
            assert GAME.why_not(one.state, one.seat, one.choice.move) is None
            assert one.view == one.state
            phases[one.state.phase] += 1
            assert all(0.0 <= weighed.chance <= 1.0 for weighed in one.choice.weighed)
            if one.choice.weighed:
                check_reason(one.choice.reason)
    assert set(phases) >= {"setup", "bid", "action"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_options_are_legal_and_never_none_at_all(seats):
    guide = WayOutWestGuide()
    for state in games(seats, 3):
        seat = state.to_act
        legal = GAME.legal(state, seat)
        options = guide.options(GAME, GAME.view(state, seat), seat, legal, ())
        assert options
        assert len(set(options)) == len(options)
        for move in options:
            assert move is not None
            assert GAME.why_not(state, seat, move) is None


def test_the_same_question_has_the_same_answer():
    """A player who has thought before answers as a new one, and the question stays as it was."""
    player = policy_for(GAME.key, "marshal")
    for state in [GAME.clone(state) for state in games(4, 1)][20::12]:
        seat, legal = state.to_act, GAME.legal(state, state.to_act)
        before = GAME.encode(state)
        first = player.choose(GAME, state, seat, legal, seat_source(1, seat), FEW)
        again = choice(state, seed=1)
        assert (first.move, first.weighed) == (again.move, again.weighed)
        assert GAME.encode(state) == before


# --------------------------------------------------------------------- single positions
def test_the_last_action_wins_the_game_where_one_can():
    """Two are level but for the hotel's town: control of Deadwood is all that is left to win."""
    towns = {
        "deadwood": {
            "cowboys": [2, 0, 0],
            "cattle": [0, 0, 0],
            "buildings": ["jail 0", "store 1", "hotel 2"],
        },
        "dodge-city": {"cowboys": [0, 0, 0], "buildings": ["hotel 1", "bank 2"]},
    }
    fights = ["gunfight", "gunfight"]
    state = west(towns, money=[5, 30, 30], order=[1, 2, 0], to_act=0, boxes_used=fights, **LAST)
    won = []
    for move in GAME.legal(state, 0):
        after = GAME.clone(state)
        GAME.play(after, 0, move)
        if after.phase == "over" and GAME.winners(after) == [0]:
            won.append(GAME.move_text(move))
    assert won == ["build stagecoach deadwood"]
    assert chosen(state) == "build stagecoach deadwood"


def test_a_sure_fight_is_preferred_to_a_hopeless_one():
    towns = {
        "deadwood": {
            "cowboys": [4, 1, 4],
            "buildings": ["hotel 1", "stagecoach 2", "jail 0", "store 0", "bank 1"],
        },
        "kansas-city": {"cowboys": [1, 0, 1], "buildings": ["store 1"]},
    }
    assert chosen(west(towns, money=[0, 9, 9], **LAST)) == "gunfight deadwood hotel 1"


def test_nobody_bids_where_it_cannot_matter():
    """No box can be paid for but those free of charge, and there are no counters to move."""
    state = west({}, phase="bid", money=[9, 0, 0], round=12, in_auction=[0, 1, 2])
    assert chosen(state) == "drop"


def test_the_reason_names_the_move_and_the_chance():
    towns = {"deadwood": {"cowboys": [4, 1, 0], "buildings": ["hotel 1", "jail 0", "bank 2"]}}
    found = choice(west(towns, money=[5, 9, 9], **LAST))
    words = say(found.reason)
    assert f"About {round(100 * found.weighed[0].chance)} in 100 of the games" in words


# --------------------------------------------------------------------- what he can work out
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chances_of_winning_add_up_to_one(seats):
    for state in games(seats, 2):
        chances = standing(state)
        assert len(chances) == seats
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert math.isclose(sum(chances), 1.0)


def test_who_has_more_has_the_better_chance():
    more = {"buildings": ["jail 0", "bank 0"], "cowboys": [2, 1, 1], "cattle": [0, 0, 0]}
    chances = standing(
        west({"deadwood": more, "abilene": {"buildings": ["hotel 1"]}}, money=[9, 9, 9], round=9)
    )
    assert chances[0] > chances[1] > chances[2]


def test_the_ends_of_a_fight_have_the_odds_of_the_rules():
    """Guns as odds.py counts them, and the same chance that the attack wins, but for what is too rare."""
    seen = 0
    for state in games(4, 12):
        if state.phase != "action":
            continue
        seat = state.to_act
        spots = spots_of(state)
        for move in GAME.legal(state, seat):
            if not isinstance(move, Gunfight):
                continue
            fight = new_fight(state, seat, move)
            if (sheriff := sheriff_of(state, move.town)) != NONE:
                join(state, fight, "attack" if sheriff == seat else "defence")
            assert guns(spots[move.town], seat, move.target, move.owner) == guns_of(state, fight)
            ends = endings(spots[move.town], seat, move.target, move.owner, move.number, True)
            assert math.isclose(sum(end.chance for end in ends), 1.0)
            won = sum(end.chance for end in ends if end.left[0])
            assert abs(won - odds(*guns_of(state, fight)).attack) < 0.06
            assert (
                abs(won - sum(chance for chance, after in ended(state, fight) if _took(state, after, seat)))
                < 1e-9
            )
            seen += 1
    assert seen > 25


def _took(before, after, seat):
    """Has the seat won a fight between the two: it has a poster more, or nobody has one to give?"""
    return after.wanted[seat] > before.wanted[seat]


def test_what_is_won_is_taken_as_far_as_there_are_counters():
    towns = {
        "abilene": {"cowboys": [3, 0, 1], "cattle": [0, 2, 0], "buildings": ["hotel 1", "train 2", "jail 1"]}
    }
    spot = spots_of(west(towns))[2]
    taken = [end.spot for end in endings(spot, 0, HOTEL, 1, 0, True) if end.left[0]]
    gone = [end.spot for end in endings(spot, 0, HOTEL, 1, 0, False) if end.left[0]]
    assert {one.owners[HOTEL - 2] for one in taken} == {0}
    assert {one.owners[HOTEL - 2] for one in gone} == {NONE}
    assert guns(spot, 0, HOTEL, 1) == (3, 1)  # the sheriff stands in for the default gun
    assert guns(spot, 0, TRAIN, 2) == (3, 3)


def test_the_scout_prices_an_action_as_the_position_after_it_is_judged():
    """Where points settle everything the order of two builds is the same by price and by the judgement."""
    towns = {
        "deadwood": {"cowboys": [1, 0, 0], "buildings": ["store 1", "hotel 0", "bank 1"]},
        "san-antonia": {"cowboys": [1, 1, 1], "buildings": ["jail 1"]},
    }
    state = west(towns, money=[30, 0, 0], boxes_used=["store"], **LAST)
    scout = Scout(Appraiser(), state, 0)
    big, small = (GAME.parse_move(f"build stagecoach {town}") for town in ("deadwood", "san-antonia"))
    assert scout.worth(big) > scout.worth(small) > 0.0
    assert scout.ranked([small, big])[0][2] == big
