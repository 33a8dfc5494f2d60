"""The pause over a real table: nothing is lost by leaving, and a table given up is not offered again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.core.options import make_rules
from tabletop.games import game
from tabletop.scenes.house import TableOrder
from tabletop.session.plans import SeatPlan
from tests.ui.pilot import Pilot, piloted

KEY = "brown-bullet"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    """A table of two people, paused: no AI seat, so nothing runs beside the test."""
    with piloted(tmp_path) as pilot:
        plans = (SeatPlan("human", "Ana"), SeatPlan("human", "Ben"))
        pilot.house.go_table(TableOrder(KEY, plans, make_rules(game(KEY).options), 3))
        pilot.rest()
        pilot.key("escape")
        assert pilot.scene.state == "paused"
        yield pilot


def test_the_pause_says_that_nothing_is_lost_and_goes_by_the_table_s_name(pilot: Pilot) -> None:
    assert "on disk" in pilot.words("dialog:pause")
    assert pilot.window.stage.stack.named().name in (f"table:{KEY}", f"curtain:{KEY}")
    assert not any(id.startswith("hand:") for id in pilot.ids), "the table below takes no clicks"


@pytest.mark.parametrize("how", ["button:continue", "escape", "return"])
def test_it_closes_and_play_goes_on(pilot: Pilot, how: str) -> None:
    if how.startswith("button:"):
        pilot.press(how)
    else:
        pilot.key(how)
    assert pilot.scene.state != "paused"


def test_settings_and_rules_open_over_it_and_come_back(pilot: Pilot) -> None:
    for button, name in (("settings", "settings"), ("rules", f"rules:{KEY}")):
        pilot.press(f"button:{button}")
        assert pilot.scene.name == name
        pilot.key("escape")
        assert pilot.scene.state == "paused"


def test_a_table_that_was_left_is_offered_on_the_street(pilot: Pilot) -> None:
    pilot.press("button:leave")
    assert pilot.scene.name == "title"
    assert "Ben" in pilot.words("button:continue")
    pilot.key("return")
    pilot.rest()
    assert pilot.window.stage.stack.named().name in (f"table:{KEY}", f"curtain:{KEY}")


def test_giving_up_asks_and_then_the_table_is_gone(pilot: Pilot) -> None:
    pilot.press("button:give-up")
    pilot.press("button:no")
    assert pilot.scene.state == "paused"
    pilot.press("button:give-up")
    pilot.press("button:yes")
    assert pilot.scene.name == "title"
    assert "button:continue" not in pilot.ids
    records = pilot.house.store.records()
    assert [info.is_abandoned for info in records] == [True], "it is kept, but no longer offered"


def test_quitting_closes_the_window_and_loses_nothing(pilot: Pilot) -> None:
    pilot.press("button:quit")
    assert not pilot.window.open
    left = pilot.house.store.unfinished()
    assert left is not None
    assert left.game == KEY
