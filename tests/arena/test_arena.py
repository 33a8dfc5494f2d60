"""The arena: the same plan gives the same games, every game ends with every card, a mistake is one line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop.ai.arena import ArenaError, ArenaPlan, CardsLost, census, label_of, run_arena
from tabletop.core.game import CHANCE
from tabletop.core.options import make_rules
from tabletop.core.rng import Stream
from tabletop.games import game
from tabletop.games.brown_bullet import BrownBullet
from tests.toy.tin_cans import TIN_CANS

GAME = game("brown-bullet")
POLICIES = Path(__file__).with_name("reference.py")
TIMES = ("moves_per_s", "games_per_s", "think_ms")


def games_of(result):
    """What must not depend on the machine."""
    return {key: value for key, value in result.items() if key not in TIMES}


def plan_of(*seats, **more):
    return ArenaPlan(GAME, seats, **more)


def test_the_result_has_the_keys_of_the_contract():
    result = run_arena(plan_of("cowhand", "random", "greenhorn", "random", games=8))
    json.dumps(result)
    assert list(result) == [
        *("game", "games", "seats", "rules", "labels", "by_seat"),
        *("moves_per_s", "games_per_s", "turns", "think_ms"),
    ]
    assert result["seats"] == ["cowhand", "random", "greenhorn", "random"]
    assert result["rules"]["stalemate_turns"] == 150
    assert list(result["labels"]) == ["cowhand", "random", "greenhorn"]
    for label in result["labels"].values():
        assert list(label) == ["played", "wins", "share", "low", "high", "mean_place", "mean_score"]
        assert label["played"] == 8
        assert label["low"] <= label["share"] <= label["high"]
    for think in result["think_ms"].values():
        assert list(think) == ["p50", "p95", "max", "cut"]
        assert 0 <= think["p50"] <= think["p95"] <= think["max"]
        assert think["cut"] == 0
    assert len(result["by_seat"]) == 4
    assert list(result["turns"]) == ["p50", "p95", "max"]


def test_shares_and_places_add_up():
    result = run_arena(plan_of("random", "greenhorn", "random", games=30, seed=5))
    labels = result["labels"]
    assert sum(label["wins"] for label in labels.values()) == pytest.approx(30, abs=0.01)
    assert sum(result["by_seat"]) == pytest.approx(1, abs=0.001)
    # nobody shares a place in these games, so that the mean over three seats is 2
    random, green = (labels[label]["mean_place"] for label in ("random", "greenhorn"))
    assert (2 * random + green) / 3 == pytest.approx(2, abs=0.1)


def test_a_rotation_plays_every_deal_once_per_seating():
    plan = plan_of("random", "random", "cowhand", games=10, rotate=True)
    assert (plan.deals, plan.seatings) == (4, 3)
    assert run_arena(plan)["games"] == 12


def test_a_rotation_deals_each_chair_to_each_seat():
    """With equal players the chairs' luck is shared out: a seat that never moves chair would keep it."""
    seen = []

    class Spy(BrownBullet):
        def places(self, s):
            seen.append(tuple(s.hands[0]))
            return super().places(s)

    plan = ArenaPlan(Spy(), ("cowhand", "cowhand"), games=2, rotate=True, seed=8)
    run_arena(plan)
    assert seen[0] == seen[1]  # the same deal, played by players who think alike, ends alike


@pytest.mark.parametrize("rules", [None, "random"])
def test_the_number_of_jobs_changes_nothing(rules):
    seats = ("cowhand", "random", "greenhorn")
    one, two = (
        run_arena(plan_of(*seats, games=39, seed=11, rules=rules, jobs=jobs, rotate=True)) for jobs in (1, 2)
    )
    assert games_of(one) == games_of(two)


def test_another_seed_gives_other_games():
    first, second = (run_arena(plan_of("random", "cowhand", games=20, seed=seed)) for seed in (1, 2000))
    assert games_of(first) != games_of(second)


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_rules_at_every_table(seats):
    players = ("cowhand", "random", "greenhorn", "random", "cowhand", "greenhorn")[:seats]
    result = run_arena(plan_of(*players, games=40, seed=seats, rules="random"))
    assert result["games"] == 40
    assert result["rules"] == {"random": True}


def test_drawn_rules_are_short_and_differ():
    plan = plan_of("random", "random", games=60, rules="random")
    drawn = [plan.rules_of(deal) for deal in range(plan.deals)]
    assert {rules.match_wins for rules in drawn} == {1, 2}
    assert all(10 <= rules.stalemate_turns <= 500 for rules in drawn)
    assert len({rules.bullet_at for rules in drawn}) > 5


def test_house_rules_given_are_played_and_told():
    rules = make_rules(GAME.options, {"match_wins": 3, "bullet_at": 6})
    result = run_arena(plan_of("cowhand", "random", games=4, rules=rules))
    assert (result["rules"]["match_wins"], result["rules"]["bullet_at"]) == (3, 6)


def test_a_policy_from_a_file():
    seat = f"{POLICIES}:LowestSet"
    result = run_arena(plan_of(seat, "random", games=30, jobs=2))
    assert result["labels"][seat]["played"] == 30


@pytest.mark.parametrize(
    ("seat", "says"),
    [
        ("sheriff", "no AI level called sheriff"),
        ("human", "no AI level called human"),
        ("missing.py:Policy", "there is no policy file missing.py"),
        (f"{POLICIES}:Nobody", "has no policy called Nobody"),
        (f"{POLICIES}:NotAPolicy", "has no method choose"),
    ],
)
def test_a_seat_that_cannot_play_is_one_line(seat, says):
    with pytest.raises(ArenaError, match=says) as error:
        plan_of(seat, "random")
    assert "\n" not in str(error.value)


def test_a_policy_file_that_does_not_run_is_one_line(tmp_path):
    path = tmp_path / "broken.py"
    path.write_text("1 / 0\n", encoding="utf-8")
    with pytest.raises(ArenaError, match="ZeroDivisionError"):
        plan_of(f"{path}:Policy", "random")


@pytest.mark.parametrize(
    ("name", "says"),
    [("Cheat", "not legal there"), ("Mumbler", "not legal there"), ("Clumsy", "Clumsy failed: KeyError")],
)
def test_a_policy_that_cheats_or_fails_is_one_line(name, says):
    with pytest.raises(ArenaError, match=says) as error:
        run_arena(plan_of(f"{POLICIES}:{name}", "random", games=1))
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("seats", [1, 7])
def test_the_number_of_seats_is_checked(seats):
    with pytest.raises(ArenaError, match=f"not {seats}"):
        plan_of(*["random"] * seats)


@pytest.mark.parametrize("what", [{"games": 0}, {"jobs": 0}])
def test_no_games_or_no_jobs(what):
    with pytest.raises(ArenaError, match="1 or more"):
        plan_of("random", "random", **what)


def test_a_named_level_counts_as_its_level():
    assert [label_of(seat) for seat in ("cowhand:Ana", "random", "C:\\bots\\mine.py:Best")] == [
        "cowhand",
        "random",
        "C:\\bots\\mine.py:Best",
    ]
    assert list(run_arena(plan_of("cowhand:Ana", "cowhand:Bo", games=2))["labels"]) == ["cowhand"]


def test_who_has_a_temper_counts_for_himself():
    assert label_of("marshal:Doc Abel") == "careful marshal"
    assert label_of("random:Doc Abel") == "random"
    labels = run_arena(plan_of("cowhand:Dusty Pete", "cowhand:El Chico", "cowhand", games=2))["labels"]
    assert list(labels) == ["bold cowhand", "cowhand"]


class Leaky(BrownBullet):
    """Loses a card with every pick-up."""

    def play(self, s, seat, move, log=None):
        if move[0] == "pickup":
            s.pile.pop()
        super().play(s, seat, move, log)


class Doubling(BrownBullet):
    """Doubles a card that is played."""

    def play(self, s, seat, move, log=None):
        super().play(s, seat, move, log)
        if move[0] == "play" and seat != CHANCE:
            s.out.append(move[1][0])


@pytest.mark.parametrize("broken", [Leaky(), Doubling()])
def test_a_card_lost_or_doubled_is_noticed(broken):
    with pytest.raises(CardsLost, match="the cards are not those dealt"):
        run_arena(ArenaPlan(broken, ("random", "random"), games=3))


def test_a_census_counts_every_card():
    position = {"pile": "4S", "marks": ["1 0 by 0 4H"], "must_include": "5"}
    state = GAME.from_position(position, 3, make_rules(GAME.options), Stream(1))
    assert census(GAME, state) == tuple(range(54))


def test_the_toy_with_secrets_interrupts_and_two_hands_plays_too():
    result = run_arena(ArenaPlan(TIN_CANS, ("random",) * 3, games=20))
    assert sum(label["wins"] for label in result["labels"].values()) == pytest.approx(20)


def test_progress_is_told_to_the_end():
    told = []
    run_arena(plan_of("random", "random", games=30), lambda done, total: told.append((done, total)))
    assert told[-1] == (30, 30)
    assert told == sorted(told)


def test_the_arena_needs_no_window():
    code = "import sys, tabletop.ai.arena, tabletop.session.headless; print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
