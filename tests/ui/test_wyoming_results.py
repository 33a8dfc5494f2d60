"""The results of Wyoming Cowboy: points by what they came from, and the game hand by hand."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tabletop.core.options import make_rules
from tabletop.core.words import PLAIN
from tabletop.scenes.results import Outcome, Results
from tabletop.scenes.wyoming_cowboy.ending import outcome
from tabletop.session.table import Table
from tests.ui.board_pilot import plans_of
from tests.ui.wyoming_pilot import GAME, WyomingPilot, at_the_table

RULES = {"hand_limit": 3, "stall_rounds": 8}


def finished(pilot: WyomingPilot) -> Outcome:
    """A game of three hands, played by lot."""
    table = Table(GAME, make_rules(GAME.options, RULES), plans_of("human:Ana,random,random,random"), 4)
    pilot.show(table)
    chance = Random(3)
    while table.over != "game":
        if table.over == "hand":
            table.next_hand()
            continue
        seat = table.actors[0]
        table.submit(seat, chance.choice(table.legal(seat)))
    return outcome(pilot.board)


def test_the_sources_of_points_add_up(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        told = finished(pilot)
    *sources, last = told.rows
    assert PLAIN.say(last[0]) == "Points in all"
    sums = tuple(sum(values[seat] for _label, values in sources) for seat in range(4))
    assert sums == last[1] == told.scores
    assert all(any(values) for _label, values in sources), "only what somebody scored in"


def test_the_curve_has_every_hand(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        told = finished(pilot)
        assert len(told.curve) == 3
        assert told.curve[-1] == told.scores
        pilot.open(Results(pilot.house, told))
        words = pilot.words("text:curve")
        for number, totals in enumerate(told.curve, 1):
            assert f"after hand {number}: Ana {totals[0]}" in words
        pilot.press("option:story:tally")
        assert "text:curve" not in pilot.ids
        assert "text:statistics" in pilot.ids
        pilot.press("option:story:curve")
        assert "text:curve" in pilot.ids
