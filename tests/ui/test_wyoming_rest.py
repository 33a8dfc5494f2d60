"""At rest every card of a Wyoming Cowboy table stands where the layout puts it, whatever was played."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.session.table import Table
from tests.ui.wyoming_pilot import WyomingPilot, at_the_table, misplaced


def seats(number: int, humans: int = 1) -> str:
    return ",".join("human" if i < humans else "random" for i in range(number))


def play_at_random(pilot: WyomingPilot, moves: int, chance: Random) -> int:
    """Random legal moves for the people, sprites and layout compared before each; how many were made."""
    made = 0
    while made < moves and (state := pilot.until(seconds=0.25)) != "results":
        if state == "curtain":
            pilot.press("button:ready")
            continue
        if state == "game-over":
            pilot.wait(3)
            continue
        assert misplaced(pilot.board) == []
        if state == "hand-over":
            pilot.press("button:deal")
        else:
            pilot.move(chance)
            made += 1
    return made


@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_every_card_stands_where_the_layout_puts_it(tmp_path: Path, number: int) -> None:
    with at_the_table(tmp_path, speed="brisk") as pilot:
        pilot.sit(seats(number), seed=number)
        assert play_at_random(pilot, 24, Random(number)) >= 20


@pytest.mark.parametrize("choices", [{"reduced_motion": True}, {"text_size": 200, "language": "es"}])
def test_so_they_do_in_any_look(tmp_path: Path, choices: dict[str, Any]) -> None:
    with at_the_table(tmp_path, speed="brisk", **choices) as pilot:
        pilot.sit(seats(4), seed=8, rules={"stall_rounds": 4})
        assert play_at_random(pilot, 24, Random(3)) >= 12


def test_from_the_deal_to_the_results(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit(seats(3), seed=3, rules={"hand_limit": 2, "stall_rounds": 12})
        assert play_at_random(pilot, 2000, Random(1)) > 40
        assert pilot.until() == "results"


def test_two_people_and_the_curtain(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit(seats(3, humans=2), seed=5)
        assert play_at_random(pilot, 60, Random(6)) == 60


def test_a_resumed_table_stands_as_it_was_left(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit(seats(4), seed=5)
        play_at_random(pilot, 12, Random(2))
        pilot.until("await-human", "hand-over")
        left = sorted((s.card, round(s.x, 2), round(s.y, 2)) for s in pilot.board.pieces.every())
        pilot.show(Table.resume(pilot.table.record, pilot.table.game)).until("await-human", "hand-over")
        assert misplaced(pilot.board) == []
        again = sorted((s.card, round(s.x, 2), round(s.y, 2)) for s in pilot.board.pieces.every())
        assert again == left


def test_taking_back_puts_every_card_back(tmp_path: Path) -> None:
    with at_the_table(tmp_path, speed="brisk") as pilot:
        pilot.sit(seats(4), seed=5, free_undo=True)
        chance = Random(4)
        for _round in range(6):
            pilot.my_turn()
            before = pilot.board.view
            pilot.move(chance)
            pilot.my_turn()
            pilot.key("u")
            pilot.my_turn()
            assert pilot.board.view == before
            assert misplaced(pilot.board) == []
            pilot.move(chance)
