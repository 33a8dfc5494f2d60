"""The odds of a gunfight: by hand, against the rules themselves, and of positions."""

from __future__ import annotations

import pytest

from tabletop.core.rng import Stream
from tabletop.games.way_out_west import WAY_OUT_WEST as GAME
from tabletop.games.way_out_west.moves import SHOOT
from tabletop.games.way_out_west.odds import declared, exchange, hits, odds, odds_now, outcomes
from tabletop.games.way_out_west.state import CHANCE_DUE
from tests.unit.way_out_west_setup import play, west


def test_hits_of_a_few_guns() -> None:
    assert hits(0) == (1.0,)
    assert hits(2) == pytest.approx((4 / 9, 4 / 9, 1 / 9))


def test_one_against_one() -> None:
    """Of the five ways in nine that end it, two go to each side and one to nobody."""
    assert odds(1, 1) == pytest.approx((2 / 5, 2 / 5, 1 / 5))


def test_two_against_one() -> None:
    """The one shoots first. P = 2/3 (5/9 + 4/9 P) + 1/3 (1/3 + 2/3 * 2/5), so P = 77/95."""
    assert odds(2, 1).attack == pytest.approx(77 / 95)
    assert odds(1, 2).defence == pytest.approx(77 / 95)


def test_the_second_half_of_an_exchange() -> None:
    """One attacker answers: a hit in three wins, else one against one anew."""
    assert odds(1, 1, "attack") == pytest.approx((1 / 3 + 2 / 3 * 2 / 5, 2 / 3 * 2 / 5, 2 / 3 / 5))
    assert odds(1, 1, "defence").defence == pytest.approx(1 / 3 + 2 / 3 * 2 / 5)


@pytest.mark.parametrize("guns", [(0, 3), (3, 0), (0, 0)])
def test_a_fight_that_is_over(guns: tuple[int, int]) -> None:
    assert outcomes(*guns) == ((guns, 1.0),)


def test_probabilities_add_up() -> None:
    for attack in range(1, 11):
        for defence in range(1, 12):
            assert sum(chance for _, chance in exchange(attack, defence)) == pytest.approx(1)
            for shooter in ("", "attack", "defence"):
                ends = outcomes(attack, defence, shooter)
                assert sum(chance for _, chance in ends) == pytest.approx(1)
                assert all(0 in left for left, _ in ends)
                assert sum(odds(attack, defence, shooter)) == pytest.approx(1)


def test_sides_are_alike() -> None:
    for attack in range(1, 8):
        for defence in range(1, 8):
            one, other = odds(attack, defence), odds(defence, attack)
            assert (one.attack, one.nobody) == pytest.approx((other.defence, other.nobody))


def test_more_guns_win_more_often() -> None:
    for attack in range(1, 9):
        for defence in range(1, 9):
            assert odds(attack + 1, defence).attack > odds(attack, defence).attack
            assert odds(attack, defence + 1).attack < odds(attack, defence).attack


@pytest.mark.parametrize(("attack", "defence"), [(1, 2), (2, 2), (3, 2), (2, 4), (4, 3)])
def test_the_rules_give_these_odds(attack: int, defence: int) -> None:
    """Fights played out by the rules, nobody retreating, end as often as the odds say."""
    start = west({"deadwood": {"cowboys": [attack, defence, 0], "buildings": ["hotel 1"]}})
    play(start, "gunfight deadwood hotel 1")
    source = Stream(attack * 10 + defence)
    rounds = 4000
    wins = losses = 0
    for _ in range(rounds):
        s = GAME.clone(start)
        while s.phase == "shoot":
            if s.to_act == CHANCE_DUE:
                GAME.play(s, -1, GAME.chance(s, source))
            else:
                GAME.play(s, s.to_act, SHOOT)
        wins += s.phase == "loot"
        losses += s.wanted[1]
    expected = odds(attack, defence)
    assert wins / rounds == pytest.approx(expected.attack, abs=0.025)
    assert losses / rounds == pytest.approx(expected.defence, abs=0.025)


# -------------------------------------------------------------------- of positions
@pytest.mark.parametrize(
    ("town", "target", "guns", "sheriff", "joined"),
    [
        ({"cowboys": [3, 2, 0], "buildings": ["hotel 1"]}, "hotel 1", (3, 2), -1, (3, 2)),
        ({"cowboys": [3, 0, 4], "buildings": ["hotel 1"]}, "hotel 1", (3, 1), -1, (3, 1)),
        ({"cowboys": [3, 2, 0], "buildings": ["train 1"]}, "train 1", (3, 3), -1, (3, 3)),
        ({"cowboys": [3, 0, 0], "buildings": ["bank 1"]}, "bank 1", (3, 1), -1, (3, 1)),
        ({"cowboys": [3, 1, 0], "cattle": [0, 2, 0]}, "cattle 1 2", (3, 1), -1, (3, 1)),
        ({"cowboys": [3, 0, 0], "cattle": [0, 2, 0]}, "cattle 1 2", (3, 1), -1, (3, 1)),
        ({"cowboys": [3, 2, 0], "farmers": 1}, "farmer", (3, 1), -1, (3, 1)),
        ({"cowboys": [3, 0, 0], "buildings": ["hotel 1", "jail 1"]}, "hotel 1", (3, 1), 1, (3, 1)),
        ({"cowboys": [3, 0, 0], "buildings": ["hotel 1", "jail 2"]}, "hotel 1", (3, 1), 2, (3, 2)),
        ({"cowboys": [3, 1, 0], "buildings": ["hotel 1", "jail 1"]}, "hotel 1", (3, 1), 1, (3, 2)),
        ({"cowboys": [3, 1, 0], "buildings": ["hotel 1", "jail 0"]}, "hotel 1", (3, 1), 0, (4, 1)),
        ({"cowboys": [3, 0, 0], "buildings": ["jail 1"]}, "jail 1", (3, 1), 1, (3, 1)),
        ({"cowboys": [3, 1, 0], "buildings": ["train 1", "jail 1"]}, "train 1", (3, 2), 1, (3, 3)),
        ({"cowboys": [3, 0, 0], "farmers": 1, "buildings": ["jail 2"]}, "farmer", (3, 1), 2, (3, 2)),
    ],
)
def test_before_declaring(town: dict, target: str, guns: tuple, sheriff: int, joined: tuple) -> None:
    """What is shown before a gunfight is what it begins with."""
    s = west({"deadwood": town})
    before = GAME.clone(s)
    move = GAME.parse_move(f"gunfight deadwood {target}")
    shown = declared(s, 0, move)  # type: ignore[arg-type]
    assert s == before
    assert (shown.guns, shown.sheriff, shown.guns_joined) == (guns, sheriff, joined)
    assert (shown.odds, shown.odds_joined) == (odds(*guns), odds(*joined))
    (began, *_) = play(s, f"gunfight deadwood {target}")
    assert (began.guns, began.sheriff) == (guns, sheriff)  # type: ignore[attr-defined]
    if sheriff >= 0:
        (answered, *_) = play(s, "join attack" if sheriff == 0 else "join defence")
        assert answered.guns == joined  # type: ignore[attr-defined]


def test_before_each_shot() -> None:
    s = west({"deadwood": {"cowboys": [3, 2, 0], "buildings": ["hotel 1"]}})
    play(s, "gunfight deadwood hotel 1")
    assert odds_now(s) == odds(3, 2)
    play(s, "shoot", "roll 6 1")
    assert odds_now(s) == odds(2, 2, "attack")
    play(s, "shoot", "roll 6 1")
    assert odds_now(s) == odds(2, 1)
