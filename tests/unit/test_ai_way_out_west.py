"""What the players of Way Out West do in single positions, why they say so, and who beats whom."""

from typing import Any

import pytest

from tabletop.ai.arena import ArenaPlan, run_arena
from tabletop.ai.course import Course
from tabletop.ai.player import Budget, policy_for, seat_source
from tabletop.ai.policies.way_out_west.moment import moment_of
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import stream
from tabletop.games.way_out_west import WAY_OUT_WEST as GAME
from tests.unit.way_out_west_setup import say, west

LAST: dict[str, Any] = {"round": 12, "half": 2}
"""Every player's last action."""


def choice(state, level="cowhand", seed=0):
    seat = state.to_act
    view = GAME.view(state, seat)
    legal = GAME.legal(view, seat)
    player = policy_for(GAME.key, level)
    return player.choose(GAME, view, seat, legal, seat_source(seed, seat), Budget())


def chosen(state, **more):
    return GAME.move_text(choice(state, **more).move)


# --------------------------------------------------------------------- actions
def test_the_last_dollars_become_points_in_the_biggest_town():
    state = west(
        {
            "san-antonia": {"cowboys": [1, 1, 1], "buildings": ["jail 1"]},
            "deadwood": {"cowboys": [1, 0, 0], "buildings": ["jail 1", "store 2", "hotel 0", "bank 1"]},
        },
        money=[5, 0, 0],
        boxes_used=["store"],
        **LAST,
    )
    assert chosen(state) == "build stagecoach deadwood"
    assert "size of the town" in say(choice(state).reason)


def test_early_cattle_earn_and_late_ones_do_not():
    """With eleven rounds to go two cattle are the best use of the last two dollars; at the end a fight is."""
    towns = {
        "san-antonia": {"cowboys": [2, 0, 1], "cattle": [0, 0, 0]},
        "abilene": {"cowboys": [3, 0, 0], "buildings": ["hotel 1", "jail 0", "store 1", "bank 1"]},
    }
    assert chosen(west(towns, money=[2, 9, 9], round=1, boxes_used=["gunfight", "gunfight"])) == (
        "cattle san-antonia 2"
    )
    assert chosen(west(towns, money=[2, 9, 9], **LAST)).startswith("gunfight abilene")


def test_a_fight_is_picked_by_odds_and_prize():
    towns = {
        "deadwood": {
            "cowboys": [4, 1, 4],
            "buildings": ["hotel 1", "stagecoach 2", "jail 0", "store 0", "bank 1"],
        },
        "kansas-city": {"cowboys": [1, 0, 1], "buildings": ["store 1"]},
    }
    state = west(towns, money=[0, 9, 9], **LAST)
    assert chosen(state) == "gunfight deadwood hotel 1"
    assert "the hotel of Dusty Pete is won with a chance of 100 in 100" in say(choice(state).reason)
    # against four guns there is no fight, and with no money nothing else
    weak = {"deadwood": {"cowboys": [1, 4, 4], "buildings": ["hotel 1", "stagecoach 2", "bank 1"]}}
    assert not chosen(west(weak, money=[0, 9, 9], **LAST)).startswith("gunfight")


def test_who_leads_is_attacked_rather_than_who_trails():
    deadwood = {"cowboys": [3, 1, 1], "buildings": ["hotel 1", "store 2", "jail 0", "bank 0"]}
    lead = {"buildings": ["jail 1", "hotel 1"], "cowboys": [0, 1, 1]}
    more = {"dodge-city": {"buildings": ["jail 1", "hotel 1", "bank 0"], "cowboys": [0, 2, 2]}}
    for seed in range(5):
        state = west({"deadwood": deadwood, "abilene": lead, **more}, money=[0, 9, 9], **LAST)
        assert chosen(state, seed=seed) == "gunfight deadwood hotel 1"


def test_several_cowboys_ride_at_once():
    """All that he owns is in Deadwood, where two rivals stand ready, and his own cowboys are elsewhere."""
    towns = {
        "san-antonia": {"cowboys": [3, 0, 0]},
        "deadwood": {
            "cowboys": [1, 3, 3],
            "buildings": ["hotel 0", "store 0", "jail 1", "stagecoach 2"],
        },
    }
    state = west(towns, money=[0, 9, 9], round=11, half=1)
    move = chosen(state)
    assert move.startswith("move-cowboys")
    assert move.count("san-antonia>deadwood") >= 2


def test_equal_victims_are_attacked_in_turn():
    """Nothing tells seat 1 from seat 2: over many sources each is attacked about as often."""
    towns = {"deadwood": {"cowboys": [4, 1, 1], "buildings": ["stagecoach 1", "store 2", "jail 0"]}}
    state = west(towns, money=[0, 9, 9], order=[1, 2, 0], to_act=0, **LAST)
    targets = [chosen(state, seed=seed) for seed in range(40)]
    hits = targets.count("gunfight deadwood stagecoach 1")
    assert hits + targets.count("gunfight deadwood store 2") == 40
    assert 8 <= hits <= 32


# --------------------------------------------------------------------- the auction
def auction(money, **keys):
    towns = {"deadwood": {"cowboys": [2, 2, 2], "buildings": ["hotel 1", "store 2", "jail 0"]}}
    return west(towns, phase="bid", money=money, in_auction=[0, 1, 2], to_act=0, **keys)


def test_the_first_pick_is_worth_a_dollar_but_not_everything():
    assert chosen(auction([20, 20, 20], round=2, bids=[0, 0, 0])) == "bid 1"
    assert "first pick" in say(choice(auction([20, 20, 20], round=2, bids=[0, 0, 0])).reason)
    assert chosen(auction([20, 20, 20], round=2, bids=[0, 0, 15])) == "drop"
    poor = choice(auction([0, 20, 20], round=2))
    assert (poor.move, say(poor.reason)) == (("drop",), "There is no money for a higher bid.")


# --------------------------------------------------------------------- decisions in a gunfight
def fight(cowboys, phase="shoot", attacker=0, defender=1, jail=None, target="hotel 1", **keys):
    buildings = ["hotel 1", "store 2", *([f"jail {jail}"] if jail is not None else [])]
    towns = {"deadwood": {"cowboys": cowboys, "buildings": buildings}}
    table = {"town": "deadwood", "target": target, "attacker": attacker, "defender": defender, **keys}
    return towns, table


def test_a_lost_fight_is_left_and_a_won_one_is_not():
    towns, table = fight([1, 4, 0], guns=[1, 4], step="first")
    state = west(towns, phase="shoot", to_act=0, fight=table, round=3, money=[9, 9, 9])
    assert chosen(state).startswith("retreat")
    assert "worth more alive" in say(choice(state).reason)
    towns, table = fight([4, 1, 0], guns=[4, 1], step="second")
    state = west(towns, phase="shoot", to_act=0, fight=table, round=3, money=[9, 9, 9])
    assert chosen(state) == "shoot"


@pytest.mark.parametrize(("owner", "move"), [(0, "join attack"), (1, "join defence")])
def test_the_sheriff_helps_his_owner(owner, move):
    towns, table = fight([2, 2, 1], jail=owner, guns=[2, 2])
    state = west(towns, phase="sheriff", to_act=owner, fight=table, round=6, money=[9, 9, 9])
    assert chosen(state) == move


@pytest.mark.parametrize(("leader", "move"), [(0, "join defence"), (1, "stay out")])
def test_the_sheriff_of_a_third_player_helps_against_who_leads(leader, move):
    towns, table = fight([2, 2, 0], jail=2, guns=[2, 2])
    towns["abilene"] = {"buildings": [f"jail {leader}", f"hotel {leader}", f"bank {leader}"]}
    towns["dodge-city"] = {"buildings": [f"store {leader}", f"hotel {leader}"]}
    state = west(towns, phase="sheriff", to_act=2, fight=table, money=[9, 9, 9], **LAST)
    assert chosen(state) == move


def test_what_is_won_is_taken():
    towns, table = fight([2, 0, 1], guns=[2, 0])
    state = west(towns, phase="loot", to_act=0, fight=table, round=6, money=[9, 9, 9])
    assert chosen(state) == "take"


def test_a_poster_is_claimed_from_who_has_most():
    towns, table = fight([2, 0, 1], guns=[2, 0])
    state = west(towns, phase="claim", to_act=0, fight=table, wanted=[5, 6, 2], money=[9, 9, 9], **LAST)
    assert chosen(state) == "claim 1"


# --------------------------------------------------------------------- the moment
def test_actions_left_are_counted_by_seat():
    state = west({}, seats=3, order=[2, 0, 1], to_act=0, round=12, half=1)
    assert moment_of(state, 0, 1).acts == (1, 2, 1)
    assert moment_of(state, 0, 0).acts == (2, 2, 1)
    state = west({}, seats=3, phase="bid", in_auction=[0, 1, 2], to_act=1, round=11)
    assert moment_of(state, 1, 1).acts == (4, 3, 4)
    assert moment_of(state, 1, 0).incomes == 1


def test_a_dollar_is_worth_less_late_and_nothing_at_the_end():
    early, late, end = (
        moment_of(west({}, round=number, half=half, money=[9, 9, 9]), 2, 1).dollar(2, 9)
        for number, half in ((1, 1), (12, 1), (12, 2))
    )
    assert early > late > end == 0


# --------------------------------------------------------------------- whole games
def heard(level, seats, rules, seed):
    """Every (choice, state) of a game among players of one level; each is legal and changes nothing."""
    course = Course(GAME, rules, [policy_for(GAME.key, level) for _ in range(seats)], seed)
    while GAME.actors(course.state):
        actor = GAME.actors(course.state)[0]
        if actor >= 0:
            view = GAME.view(course.state, actor)
            legal = list(GAME.legal(view, actor))
            before = GAME.encode(view)
            made = policy_for(GAME.key, level).choose(
                GAME, view, actor, legal, stream(seed, course.turns), Budget()
            )
            assert GAME.encode(view) == before
            assert legal == GAME.legal(course.state, actor)
            assert made.move is not None
            assert GAME.why_not(course.state, actor, made.move) is None
            yield made, view
        course.step()


@pytest.mark.parametrize("level", ["greenhorn", "cowhand"])
@pytest.mark.parametrize("seed", range(4))
def test_choices_are_legal_under_any_house_rules(level, seed):
    rules = random_rules(GAME.options, stream(seed, 0), {"rounds": range(3, 7, 3)})
    assert sum(1 for _ in heard(level, 3 + seed % 3, rules, seed)) > 9


def test_a_cowhand_gives_a_reason_for_every_move():
    kinds = set()
    for made, _ in heard("cowhand", 4, make_rules(GAME.options, {"rounds": 9}), 5):
        assert made.reason is not None
        said = say(made.reason)
        assert said.endswith(".")
        assert "{" not in said
        kinds.add(made.move[0])
    assert kinds >= {"place", "bid", "drop", "build", "cattle", "cowboys", "gunfight", "shoot"}


def test_equal_sources_give_equal_games():
    def game():
        cowhands = [policy_for(GAME.key, "cowhand") for _ in range(3)]
        course = Course(GAME, make_rules(GAME.options, {"rounds": 3}), cowhands, 8)
        return [GAME.move_text(made[1]) for made in iter(course.step, None)]

    assert game() == game()


@pytest.mark.parametrize(
    ("hero", "rival", "games", "least"),
    [("cowhand", "random", 8, 0.8), ("cowhand", "greenhorn", 12, 0.6), ("greenhorn", "random", 40, 0.6)],
)
def test_each_level_beats_the_one_below(hero, rival, games, least):
    plan = ArenaPlan(GAME, (hero, rival, rival, rival), games=games, seed=77, rotate=True)
    assert run_arena(plan)["labels"][hero]["share"] >= least
