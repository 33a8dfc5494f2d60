"""A monkey at the table: hundreds of senseless gestures at any moment. Nothing breaks, and moves move."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from tabletop.core.record import replay
from tabletop.scenes.board import Board
from tests.ui.board_pilot import GAME, BoardPilot, at_the_table, misplaced

KEYS = ("escape", "u", "h", "l", "m", "s", "f1", "space", "tab", "left", "right", "up", "down", "return")
SIZES = ((640, 360), (800, 360), (480, 360), (720, 405))
BUTTONS_OUT = {"button:quit", "button:leave", "button:give-up", "button:settings"}
"""Ways out of the table, which end the game or the window: not this monkey's business."""


class Monkey:
    """Presses, drags, types and resizes by lot."""

    def __init__(self, pilot: BoardPilot, seed: int) -> None:
        self.pilot, self.chance = pilot, Random(seed)
        self.done: list[str] = []

    def act(self) -> None:
        """One senseless thing."""
        if not isinstance(self.pilot.scene, Board) and self.chance.random() < 0.4:
            self.press_key("escape")  # it would sit in menus for ever
        what = self.chance.choice(
            (self.click, self.drag, self.drag, self.drag, self.key, self.key, self.wheel, self.resize)
        )
        what()
        self.done.append(what.__name__)
        for _frame in range(self.chance.randrange(3)):
            self.pilot.step(seconds=self.chance.choice((0.0, 0.02, 0.3)))

    def place(self) -> tuple[int, int]:
        """Any pixel, mostly one on an element."""
        frame = self.pilot.window.stage.frame
        elements = [e for e in self.pilot.window.elements() if e.id not in BUTTONS_OUT]
        if self.chance.random() < 0.6:  # what can be done is done often enough
            elements = [e for e in elements if e.accepts or e.id.startswith("pile:disc")] or elements
        if not elements or self.chance.random() < 0.15:
            return self.chance.randrange(frame.width), self.chance.randrange(frame.height)
        box = self.chance.choice(elements).box
        x, y = frame.point(box.x + box.w * self.chance.random(), box.y + box.h * self.chance.random())
        return min(max(x, 0), frame.width - 1), min(max(y, 0), frame.height - 1)

    def safe_place(self) -> tuple[int, int]:
        """A pixel that means no way out."""
        while True:
            pos = self.place()
            x, y = self.pilot.window.stage.frame.units(*pos)
            if not any(e.id in BUTTONS_OUT and e.holds(x, y) for e in self.pilot.window.elements()):
                return pos

    def button(self, kind: int, pos: tuple[int, int], number: int = 1) -> None:
        self.pilot.step(pygame.event.Event(kind, pos=pos, button=number), seconds=0.02)

    def click(self) -> None:
        pos, number = self.safe_place(), self.chance.choice((1, 1, 1, 2, 3))
        with self.pilot.shift_held(self.chance.random() < 0.2):
            for _click in range(self.chance.choice((1, 1, 2))):
                self.button(pygame.MOUSEBUTTONDOWN, pos, number)
                self.button(pygame.MOUSEBUTTONUP, pos, number)

    def drag(self) -> None:
        """A drag with anything in its middle, perhaps never let go of."""
        self.button(pygame.MOUSEBUTTONDOWN, self.safe_place())
        for _pull in range(self.chance.randrange(1, 4)):
            self.pilot.pull_to(self.place())
            if self.chance.random() < 0.15:
                self.chance.choice((self.key, self.wheel, self.resize))()
        if self.chance.random() < 0.9:
            end = self.safe_place()
            self.pilot.pull_to(end)
            self.button(pygame.MOUSEBUTTONUP, end)

    def key(self) -> None:
        name = self.chance.choice(KEYS)
        elements = self.pilot.window.elements()
        if name == "return" and any(e.focused and e.id in BUTTONS_OUT for e in elements):
            return
        self.press_key(name)

    def press_key(self, name: str) -> None:
        shift = pygame.KMOD_SHIFT if self.chance.random() < 0.2 else 0
        code = pygame.key.key_code(name)
        self.pilot.step(pygame.event.Event(pygame.KEYDOWN, key=code, mod=shift, unicode=""), seconds=0.02)

    def wheel(self) -> None:
        self.pilot._move(self.place())
        self.pilot.step(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=self.chance.choice((-3, -1, 1, 2))))

    def resize(self) -> None:
        self.pilot.resize(self.chance.choice(SIZES))


def back_to_the_table(pilot: BoardPilot) -> str:
    """Close whatever lies over the table, let go, and wait for the end of all motion."""
    pilot.let_go()
    for _esc in range(12):
        if isinstance(pilot.scene, Board) or pilot.scene.name.startswith(("results", "curtain")):
            break
        pilot.step(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode=""))
    return pilot.until()


@pytest.mark.parametrize(
    ("seats", "seed", "speed"),
    [
        ("human,cowhand", 1, "instant"),
        ("human,greenhorn,cowhand,cowhand", 2, "brisk"),
        ("human:Ana,human:Kid,cowhand", 3, "brisk"),
        ("human,cowhand,greenhorn,cowhand,greenhorn,cowhand", 4, "calm"),
    ],
)
def test_nothing_a_monkey_does_breaks_the_table(tmp_path: Path, seats: str, seed: int, speed: str) -> None:
    with at_the_table(tmp_path, speed=speed) as pilot:
        rules = {"bullet_at": 6, "voluntary_pickup": True, "match_wins": 3}
        pilot.sit(seats, seed, rules, free_undo=seats.count("human") == 1)
        table, monkey = pilot.table, Monkey(pilot, seed)
        for _round in range(7):
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
        # everything that happened is in the record, and every entry of it is legal
        again = replay(GAME, table.record)
        assert GAME.position(GAME.view(again.state, None)) == GAME.position(table.view(None))
        assert sum(entry.seat in table.humans for entry in table.record.entries) > 1, "it has moved, too"


@pytest.mark.parametrize("seed", range(3))
def test_a_monkey_that_may_not_move_changes_nothing(tmp_path: Path, seed: int) -> None:
    """While an AI seat is waited for, no gesture of a person reaches the rules."""
    with at_the_table(tmp_path) as pilot:
        pilot.sit("human,cowhand,cowhand", 11, free_undo=False)
        pilot.my_turn()
        board = pilot.board
        board.seats.answer = lambda: None  # type: ignore[method-assign]  # it thinks for ever
        while board.asked is not None:
            pilot.move(Random(seed))
            pilot.until("await-ai", "await-human")
        assert not board.table.can_undo(0), "a draw has closed the way back"
        before = GAME.position(board.table.view(None)), board.table.entry_count
        monkey = Monkey(pilot, seed)
        for _gesture in range(40):
            monkey.act()
        assert (GAME.position(board.table.view(None)), board.table.entry_count) == before
