"""The measured levels: every level of every game has a figure, with the command that measures it again."""

import datetime
import shlex

import pytest

from tabletop.ai.player import LEVELS
from tabletop.app.main import main
from tabletop.games import GAMES
from tabletop.session.ladder import BELOW, SEATS, Rung, rung

EVERY = [(game.key, level) for game in GAMES for level in LEVELS]


def measured(game: str, level: str) -> Rung:
    found = rung(game, level)
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_every_level_is_measured_and_better_than_the_one_below(game, level):
    found = measured(game, level)
    assert found.games >= 100
    assert 1 / SEATS < found.low < found.share < found.high < 1
    assert datetime.date.fromisoformat(found.date)


@pytest.mark.parametrize(("game", "level"), EVERY)
def test_the_command_plays_one_of_the_level_against_three_of_the_one_below(game, level):
    words = shlex.split(measured(game, level).command)
    seats = words[words.index("--seats") + 1].split(",")
    assert words[:3] == ["tumbleweed", "arena", game]
    assert seats == [level, *[BELOW[level]] * (SEATS - 1)]
    assert int(words[words.index("--games") + 1]) == measured(game, level).games


def test_a_command_of_the_table_runs(capsys):
    words = shlex.split(measured("brown-bullet", "greenhorn").command)[1:]
    words[words.index("--games") + 1] = "8"
    assert main(words) == 0
    assert "greenhorn" in capsys.readouterr().out


def test_people_and_empty_chairs_are_not_measured():
    assert rung("brown-bullet", "human") is None
    assert rung("brown-bullet", "nobody") is None
