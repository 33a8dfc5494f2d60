"""A monkey at the table of Way Out West: hundreds of senseless gestures at any moment. Nothing breaks."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.core.record import replay
from tabletop.scenes.board import Board
from tests.ui.test_board_monkey import Monkey
from tests.ui.west_pilot import GAME, WestPilot, at_the_table, misplaced


def back_to_the_table(pilot: WestPilot) -> str:
    """Close whatever lies over the table, let go, and wait for the end of all motion."""
    pilot.let_go()
    for _esc in range(12):
        if isinstance(pilot.scene, Board) or pilot.scene.name.startswith("results"):
            break
        pilot.step(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    return pilot.until()


@pytest.mark.parametrize(
    ("seats", "seed", "speed"),
    [
        ("human,random,random", 1, "instant"),
        ("human,random,random,random", 2, "brisk"),
        ("human:Ana,human:Kid,human:Boone", 3, "instant"),
        ("human,random,random,random,random", 4, "calm"),
    ],
)
def test_nothing_a_monkey_does_breaks_the_table(tmp_path: Path, seats: str, seed: int, speed: str) -> None:
    with at_the_table(tmp_path, speed=speed) as pilot:
        pilot.sit(seats, seed, {"rounds": 3}, free_undo=seats.count("human") == 1)
        table, monkey = pilot.table, Monkey(pilot, seed)
        for _round in range(14):
            for _gesture in range(14):
                monkey.act()
                if not any(isinstance(scene, Board) for scene in pilot.window.stage.stack.scenes):
                    break
            if back_to_the_table(pilot) == "results":
                break
            if isinstance(pilot.scene, Board):
                pilot.key("escape")
                while not isinstance(pilot.scene, Board):
                    pilot.key("escape")
                assert misplaced(pilot.board) == []
                if pilot.board.asked is not None:  # the game comes to other questions, too
                    pilot.move(monkey.chance)
        again = replay(GAME, table.record)
        assert GAME.position(again.state) == GAME.position(table.view(None))
        assert sum(entry.seat in table.humans for entry in table.record.entries) > 6
