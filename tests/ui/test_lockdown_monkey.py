"""A monkey at the Lockdown Poker table: hundreds of senseless gestures at any moment. Nothing breaks."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tabletop.core.record import replay
from tabletop.scenes.board import Board
from tests.ui.lockdown_pilot import GAME, LockdownPilot, at_the_table, misplaced
from tests.ui.test_board_monkey import Monkey


def back_to_the_table(pilot: LockdownPilot) -> str:
    """Close whatever lies over the table, let go, and wait for the end of all motion."""
    pilot.let_go()
    for _esc in range(12):
        if isinstance(pilot.scene, Board) or pilot.scene.name.startswith(("results", "curtain")):
            break
        pilot.step(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    return pilot.until()


@pytest.mark.parametrize(
    ("seats", "seed", "speed", "rules"),
    [
        ("human,random,random", 1, "instant", {"scoring": "points", "hands": 3}),
        ("human,random,random,random", 2, "brisk", {"scoring": "money", "limit": "none"}),
        ("human:Ana,human:Kid,random", 3, "instant", {"scoring": "money", "limit": "pot"}),
        ("human:Ana,human:Kid", 5, "instant", {"scoring": "points", "hole_sheriff": "showdown"}),
        ("human,random,random,random,random,random", 4, "calm", {"scoring": "money"}),
    ],
)
def test_nothing_a_monkey_does_breaks_the_table(
    tmp_path: Path, seats: str, seed: int, speed: str, rules: dict[str, object]
) -> None:
    with at_the_table(tmp_path, speed=speed) as pilot:
        pilot.sit(seats, seed, rules, free_undo=seats.count("human") == 1)
        table, monkey = pilot.table, Monkey(pilot, seed)
        for _round in range(14):
            for _gesture in range(14):
                monkey.act()
                if not any(isinstance(scene, Board) for scene in pilot.window.stage.stack.scenes):
                    break
            if back_to_the_table(pilot) == "results":
                break
            if isinstance(pilot.scene, Board):
                board = pilot.board
                if board.looking is None:
                    pilot.key("escape")
                    while not isinstance(pilot.scene, Board):
                        pilot.key("escape")
                    pilot.until("await-human", "hand-over", "game-over", "curtain")
                    assert misplaced(pilot.board) == []
                    assert pilot.is_painted_as_it_is()
                if board.table.over == "hand":
                    board.next_hand()
                elif board.asked is not None:  # the game comes to other questions, too
                    pilot.move(monkey.chance)
        again = replay(GAME, table.record)
        assert GAME.position(GAME.view(again.state, None)) == GAME.position(table.view(None))
        assert sum(entry.seat in table.humans for entry in table.record.entries) > 3
