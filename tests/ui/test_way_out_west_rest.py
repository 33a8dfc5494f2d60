"""At rest the table of Way Out West shows what the position says, whatever was played; events lead there."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tabletop.session.table import Table
from tests.ui.west_pilot import GAME, WestPilot, at_the_table, misplaced


def seats(number: int, humans: int = 1) -> str:
    return ",".join("human" if i < humans else "random" for i in range(number))


def play_at_random(pilot: WestPilot, moves: int, chance: Random) -> int:
    """Random legal moves for the people, the picture compared before each; how many were made."""
    made = 0
    while made < moves and (state := pilot.until(seconds=0.25)) != "results":
        if state == "game-over":
            pilot.wait(3)
            continue
        assert misplaced(pilot.board) == []
        pilot.move(chance)
        made += 1
    return made


@pytest.mark.parametrize("number", [3, 4, 5])
def test_the_map_shows_what_the_position_says(tmp_path: Path, number: int) -> None:
    with at_the_table(tmp_path, speed="brisk") as pilot:
        pilot.sit(seats(number), seed=number)
        assert play_at_random(pilot, 14, Random(number)) == 14
        assert pilot.drifted == []


def test_people_at_one_screen_from_the_dice_to_the_results(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit(seats(3, humans=3), seed=3, rules={"rounds": 6})
        assert play_at_random(pilot, 2000, Random(1)) > 40
        assert pilot.until() == "results"


def test_reduced_motion_comes_to_the_same(tmp_path: Path) -> None:
    with at_the_table(tmp_path, speed="brisk", reduced_motion=True) as pilot:
        pilot.sit(seats(4), seed=8)
        assert play_at_random(pilot, 12, Random(4)) == 12
        assert pilot.drifted == []


def test_a_whole_game_of_others_is_followed_event_by_event(tmp_path: Path) -> None:
    with at_the_table(tmp_path, speed="calm", size=(320, 180)) as pilot:
        pilot.sit("greenhorn,cowhand,random", seed=11, rules={"rounds": 3})
        pilot.until("never", most=900, seconds=0.5)
        assert pilot.scene.name == "results:way-out-west"
        assert pilot.drifted == []


def test_a_resumed_table_remembers_discs_and_bids(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit(seats(4), seed=5)
        play_at_random(pilot, 9, Random(2))
        pilot.until()
        before = pilot.board.shown
        pilot.show(Table.resume(pilot.table.record, GAME))
        pilot.until()
        assert misplaced(pilot.board) == []
        assert pilot.board.shown == before
        known = [owner for discs in before.used for owner in discs]
        assert -1 not in known
