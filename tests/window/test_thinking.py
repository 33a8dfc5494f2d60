"""A slow thinker in a real window: the fuse says who thinks and that S hurries, and S brings the move."""

from __future__ import annotations

import time
from pathlib import Path

from tabletop.core.options import make_rules
from tabletop.games import game
from tabletop.session.plans import SeatPlan
from tabletop.session.table import Table
from tests.window.driver import Program

SLOW = '''
"""Every AI seat thinks until it is hurried, half a minute at most."""
import time

import tabletop.ai.worker as worker

quick = worker.think


def slow(game, request, stop, policy=None):
    end = time.monotonic() + 30
    while not stop() and time.monotonic() < end:
        time.sleep(0.01)
    return quick(game, request, stop, policy)


worker.think = slow
'''
PLANS = [SeatPlan("human", "Ana"), SeatPlan("cowhand", "Doc Abel"), SeatPlan("cowhand", "Miss Ruby")]


def seed_that_begins_with_an_ai() -> int:
    """A deal in which the person is not the first to play."""
    rules_of = game("brown-bullet")
    for seed in range(100):
        table = Table(rules_of, make_rules(rules_of.options), PLANS, seed)
        table.start()
        if table.actors[0] != 0:
            return seed
    raise AssertionError("the person always begins")


def test_s_hurries_a_slow_thinker(program: Program, tmp_path: Path) -> None:
    (tmp_path / "slow").mkdir()
    (tmp_path / "slow" / "sitecustomize.py").write_text(SLOW, encoding="utf-8")  # Python runs it at its start
    program.env["PYTHONPATH"] = str(tmp_path / "slow")
    seats = ",".join(plan.words for plan in PLANS)
    seed = str(seed_that_begins_with_an_ai())
    program.start("play", "brown-bullet", "--seats", seats, "--seed", seed, speed="0.5")
    tree = program.wait(lambda tree: any("S: hurry" in e["name"] for e in tree["elements"]))
    assert tree["state"] == "await-ai"
    thinker = next(e["name"] for e in tree["elements"] if e["id"] == "text:thinking")
    assert thinker.startswith(("Doc Abel is thinking", "Miss Ruby is thinking"))
    record = next((program.home / "records").iterdir())
    before = record.read_text(encoding="utf-8")
    time.sleep(0.6)
    assert record.read_text(encoding="utf-8") == before, "nobody has hurried it yet"
    program.keys("s")
    program.wait(lambda tree: record.read_text(encoding="utf-8") != before, patience=8)
