"""The bench of rules and AI seats gives every figure of the contract (their size depends on the machine)."""

from tabletop.app import bench_core
from tabletop.app.bench_core import core_bench, machine_unit, think_bench
from tabletop.core.options import make_rules
from tabletop.games import game
from tests.toy.tin_cans import TIN_CANS

GAME = game("brown-bullet")


def test_core_figures():
    figures = core_bench([GAME], scale=0.05)["brown-bullet"]
    assert list(figures) == ["random_moves_per_s", "games_per_s", "played_moves_per_s", "clone_us"]
    assert all(value > 0 for value in figures.values())
    # a game has some hundred moves: figures that measure different things would show here
    assert 30 < figures["random_moves_per_s"] / figures["games_per_s"] < 500


def test_think_times_of_every_level():
    levels = think_bench([GAME], scale=0.1)["brown-bullet"]
    assert list(levels) == ["greenhorn", "cowhand", "marshal"]
    for spread in levels.values():
        assert list(spread) == ["p50", "p95", "max"]
        assert 0 <= spread["p50"] <= spread["p95"] <= spread["max"]


def test_the_machine_s_unit():
    assert machine_unit() > 100_000


def test_a_game_of_two_hands_is_timed_to_its_end(monkeypatch):
    ended: list = []
    monkeypatch.setattr(type(TIN_CANS), "over", _noting(type(TIN_CANS).over, ended))
    assert bench_core._random_game(TIN_CANS, make_rules(TIN_CANS.options), 1) > 0
    assert ended == ["hand", "game"]


def _noting(over, ended):
    def noting(self, s):
        ended.append(over(self, s))
        return ended[-1]

    return noting
