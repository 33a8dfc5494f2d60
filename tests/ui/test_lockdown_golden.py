"""Lockdown Poker's table as it was judged good, with 2, 4 and 6 seats in both scorings: layouts as text,
exact; small pictures, with a tolerance."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.ui.golden_files import compare_picture, compare_text
from tests.ui.lockdown_pilot import LockdownPilot, at_the_table, position
from tests.ui.test_golden import layout_text, small

NAMES = (
    "human:Ana", "cowhand:Dusty Pete", "greenhorn:Don Ramón", "cowhand:Miss Ruby", "cowhand:Night Jack",
    "cowhand:The Marshal",
)  # fmt: skip
HOLES = ["QS", "3C", "4S", "5H", "6H", "7C"]
UP = ["KS! XS KC 7H", "8C 8D! 3S 3H", "6C 2D 9D! AC", "X1 9S 9C! 4H", "QH JD X2 2S", "AD TS TH! 5C"]
SEVEN = ["KS! X1 KC 7H 3D", "8C 8D! 3S 3H 5D", "6C 2D 9D! AC TC", "6H 9S 9C! 4H TD"]


def switching(pilot: LockdownPilot, seats: int) -> None:
    """Points; the third switching round, one's own 7 is picked."""
    state = position(
        seats, hole=HOLES[:seats], up=UP[:seats], dead="5S 7D", dealer=1, to_act=0, phase="switch", round=5,
        acted=list(range(1, seats)), points=[3, 14, 8, 7, 21, 0][:seats],
    )  # fmt: skip
    pilot.sit_at(",".join(NAMES[:seats]), state, still=True)
    pilot.my_turn()
    pilot.press("up:0:7H")


def betting(pilot: LockdownPilot, seats: int) -> None:
    """Chips, no limit; the last but one has raised, and one has folded where there are enough."""
    bets = [0, *[4] * (seats - 2), 8]
    money: dict[str, Any] = {"stacks": [56, 43, 29, 65, 30, 33][:seats], "bets": bets, "paid": [5] * seats}
    state = position(
        seats, rules={"scoring": "money", "limit": "none"}, hole=HOLES[:seats], up=UP[:seats], dead="5S 7D",
        dealer=1, to_act=0, phase="bet", round=5, acted=[seats - 1], raises=2,
        folded=[2] if seats > 3 else [], **money,
    )  # fmt: skip
    pilot.sit_at(",".join(NAMES[:seats]), state, still=True)
    pilot.my_turn()


def showdown(pilot: LockdownPilot, seats: int) -> None:
    """Points: all cards are up, five of each hand count."""
    state = position(
        seats, hole=["7C", "X3", "3C", "4C"], up=SEVEN, deck="6S QD 4D 4S", dealer=0, to_act=0,
        phase="switch", round=6, acted=[1, 2, 3], points=[3, 14, 8, 7],
    )  # fmt: skip
    pilot.sit_at(",".join(NAMES[:seats]), state, still=True)
    pilot.my_turn()
    pilot.press("button:stand")
    assert pilot.until() == "hand-over"


TABLES: dict[str, tuple[Any, int]] = {
    "lockdown-points-2": (switching, 2),
    "lockdown-points-4": (switching, 4),
    "lockdown-points-6": (switching, 6),
    "lockdown-chips-2": (betting, 2),
    "lockdown-chips-4": (betting, 4),
    "lockdown-chips-6": (betting, 6),
    "lockdown-showdown": (showdown, 4),
}


@pytest.mark.parametrize("name", TABLES)
def test_layouts_and_pictures(tmp_path: Path, name: str) -> None:
    table, seats = TABLES[name]
    with at_the_table(tmp_path) as pilot:
        table(pilot, seats)
        pilot.wait(0.3)
        compare_text(name, layout_text(pilot))
        compare_picture(name, small(pilot))
