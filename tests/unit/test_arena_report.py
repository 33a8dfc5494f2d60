"""What an arena run adds up to: intervals, percentiles, the table for a terminal, the bar."""

import io
from collections import Counter

import pytest

from tabletop.ai.arena_report import Tally, percentile, progress_bar, report, table, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # published values of Wilson's score interval at 95 %
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_wilson(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)


@pytest.mark.parametrize(("percent", "value"), [(0, 1), (50, 2), (51, 3), (75, 3), (95, 9), (100, 9)])
def test_percentile(percent, value):
    assert percentile({9: 1, 1: 1, 3: 1, 2: 1}, percent) == value


def test_percentile_of_nothing():
    assert percentile({}, 50) == 0


TALLIES = [
    Tally([0, 1, 2], [0], [1, 2, 3], [0, 4, 7], 30),
    Tally([2, 0, 1], [0, 1], [1, 1, 3], [1, 1, 5], 50),
]
TIMES = [Counter({100: 9, 2_500_000: 1}), Counter({7: 4}), Counter({9: 4})]


def test_a_shared_win_counts_its_part_and_a_label_gathers_its_seats():
    result = report(["cowhand", "random", "random"], TALLIES, TIMES, 2.0)
    cowhand, rest = result["labels"]["cowhand"], result["labels"]["random"]
    assert (cowhand["played"], cowhand["wins"], cowhand["share"]) == (2, 1.5, 0.75)
    assert (rest["wins"], rest["share"]) == (0.5, 0.25)
    assert (cowhand["mean_place"], cowhand["mean_score"]) == (1.0, 0.5)
    assert (rest["mean_place"], rest["mean_score"]) == (2.25, 4.25)
    assert result["by_seat"] == [0.75, 0.25, 0.0]
    assert (result["moves_per_s"], result["games_per_s"]) == (40.0, 1.0)
    assert result["turns"] == {"p50": 30, "p95": 50, "max": 50}


def test_thoughts_over_the_playing_clock_are_counted_in_milliseconds():
    think = report(["cowhand", "random", "random"], TALLIES, TIMES, 2.0)["think_ms"]
    assert think["cowhand"] == {"p50": 0.1, "p95": 2500.0, "max": 2500.0, "cut": 1}
    assert think["random"] == {"p50": 0.007, "p95": 0.009, "max": 0.009, "cut": 0}


def test_the_table_says_what_the_json_says():
    head = {"game": "brown-bullet", "games": 2, "seats": ["cowhand", "random", "random"], "rules": {}}
    lines = table(head | report(["cowhand", "random", "random"], TALLIES, TIMES, 2.0)).splitlines()
    assert lines[0] == "brown-bullet: 2 games, seats cowhand,random,random"
    assert lines[1].split()[:4] == ["share", "low", "high", "wins"]
    assert lines[2].split()[:3] == ["cowhand", "75.0", "%"]
    assert len({len(line) for line in lines[1:4]}) == 1
    assert "turns p50 30, p95 50, max 50" in lines


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_bar_on_a_terminal_only():
    assert progress_bar(io.StringIO()) is None
    screen = Terminal()
    bar = progress_bar(screen)
    assert bar is not None
    bar(1, 3)
    assert screen.getvalue() == "\r[##########....................] 1/3"
    bar(3, 3)
    assert screen.getvalue().endswith("\r[##############################] 3/3\n")
