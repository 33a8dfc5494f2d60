"""Wyoming Cowboy's table as it was judged good, with 3, 4 and 6 seats: layouts as text, exact; small
pictures, with a tolerance."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.golden_files import compare_picture, compare_text
from tests.ui.test_golden import layout_text, small
from tests.ui.wyoming_pilot import WyomingPilot, at_the_table, position

NAMES = (
    "human:Ana", "cowhand:Dusty Pete", "greenhorn:Don Ramón", "cowhand:Miss Ruby", "cowhand:Night Jack",
    "cowhand:The Marshal",
)  # fmt: skip
HANDS = ["3D 3C 5H JD QH", "6H 9C JS 7D", "QS 8D 9S 9H", "6C 8C QC", "7H 9D JC", "8S 6D"]
GUNS = [[".45 4D 5D"], [".38 3S 8H"], [".22 2S 2C"], [], [], [".357 3H 5C 7C"]]
TENS = ["", "TD TH", "", "TS", "", ""]
COWBOYS = ["KC", "KH", "", "", "KS", ""]


def turn(pilot: WyomingPilot, seats: int) -> None:
    """One's own turn in mid-hand; the gun is picked, so that its targets glow."""
    cowboys = COWBOYS[:seats]
    state = position(
        seats, hands=HANDS[:seats], guns=GUNS[:seats], tens=TENS[:seats], cowboys=cowboys,
        aces=4 - sum(map(bool, cowboys)), couples=["", "S", *[""] * (seats - 2)], discard="QD 4C 2D",
        shot="JH", dealer=seats - 1, to_act=0, phase="action", scores=[60, 80, 65, 65, 20, 105][:seats],
        turns=seats,
    )  # fmt: skip
    pilot.sit_at(",".join(NAMES[:seats]), state)
    pilot.my_turn()
    pilot.press(next(id for id in pilot.ids if id.startswith("gun:0:")))


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_layouts_and_pictures(tmp_path: Path, seats: int) -> None:
    with at_the_table(tmp_path, (1280, 720)) as pilot:
        turn(pilot, seats)
        pilot.wait(0.3)
        compare_text(f"wyoming-{seats}", layout_text(pilot))
        compare_picture(f"wyoming-{seats}", small(pilot))
