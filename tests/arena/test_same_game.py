"""The same seed gives the same game, whatever the order in which Python happens to keep its sets."""

import os
import subprocess
import sys

import pytest

from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream
from tabletop.games import game
from tabletop.session.headless import play_headless

GAME = game("brown-bullet")
CODE = """
import sys
from tabletop.core.options import random_rules
from tabletop.core.rng import Stream
from tabletop.games import game
from tabletop.session.headless import play_headless
game = game("brown-bullet")
for seed in range(6):
    seats = ("greenhorn", "cowhand", "random", "cowhand", "greenhorn", "cowhand")[: 2 + seed % 5]
    play_headless(game, seats, seed, random_rules(game.options, Stream(seed)), print)
"""


def test_under_any_hash_seed():
    told = []
    for hash_seed in ("0", "1", "2"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", CODE]
        told.append(subprocess.run(command, capture_output=True, text=True, check=True, env=env).stdout)
    assert told[0].count("'result'") == 6
    assert told[0] == told[1] == told[2]


def played(seats, seed, rules=None):
    lines: list = []
    result = play_headless(GAME, seats, seed, rules, lines.append)
    return lines, result


def test_again_and_with_another_seed():
    seats = ("cowhand", "greenhorn", "cowhand")
    assert played(seats, 4) == played(seats, 4)
    assert played(seats, 4) != played(seats, 5)


def test_events_come_first_and_the_result_last():
    lines, result = played(("cowhand:Ana", "random"), 1)
    assert [list(line) for line in lines[:-1]] == [["event"]] * (len(lines) - 1)
    assert lines[-1] == {"result": result}
    assert list(result) == ["winners", "scores", "places"]
    kinds = [line["event"]["kind"] for line in lines[:-1]]
    assert kinds[:3] == ["dealer-chosen", "dealt", "called"]
    assert kinds[-1] == "deal-over"
    assert all("??" not in line["event"].get("cards", []) for line in lines[:-1])


def test_a_match_tells_every_deal_in_full():
    rules = make_rules(GAME.options, {"match_wins": 2})
    lines, result = played(("cowhand", "cowhand"), 9, rules)
    kinds = [line["event"]["kind"] for line in lines[:-1]]
    assert kinds.count("dealt") == kinds.count("deal-over") >= 2
    assert kinds[-1] == "match-over"
    assert len(result["winners"]) >= 1


def test_every_move_is_told_to_a_recorder():
    made: list = []

    def note(seat, move, state):
        made.append((seat, move))

    play_headless(GAME, ("random", "cowhand"), 3, None, lambda line: None, note)
    assert [seat for seat, _ in made[:2]] == [-1, -1]  # the dealer, the deal
    assert {seat for seat, _ in made} == {-1, 0, 1}


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        (("human", "cowhand"), "AI seats only"),
        (("sheriff", "cowhand"), "no AI level"),
        (("cowhand",), "2 to 6 players, not 1"),
    ],
)
def test_seats_that_cannot_play(seats, says):
    with pytest.raises(ValueError, match=says):
        play_headless(GAME, seats, 0, None, lambda line: None)


def test_stalemates_of_cowhands_are_rare():
    """Two cowhands do not go round in circles until the rules stop them."""
    stopped = 0
    for seed in range(60):
        drawn = random_rules(GAME.options, Stream(seed)).as_dict() | {"match_wins": 1, "stalemate_turns": 150}
        lines, _ = played(("cowhand", "cowhand"), seed, make_rules(GAME.options, drawn))
        stopped += lines[-2]["event"]["stalemate"]
    assert stopped <= 1
