"""A pilot at a table of Way Out West: opens games and positions, plays moves by their picks, and finds what
is not shown as the position says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from tabletop.core.game import Move
from tabletop.core.options import make_rules
from tabletop.core.scenario import prepare
from tabletop.games.way_out_west import WAY_OUT_WEST as GAME
from tabletop.scenes.board import Board
from tabletop.scenes.house import TableOrder
from tabletop.scenes.way_out_west.board import WayOutWestBoard
from tabletop.scenes.way_out_west.shown import shown_of
from tabletop.scenes.way_out_west.sides import sides_of
from tabletop.session.catalogue import set_language
from tabletop.session.settings import Settings
from tabletop.session.table import Table
from tests.ui.board_pilot import BoardPilot, NearSeats, plans_of

KEY = GAME.key
TOWN = {"cowboys": [1, 1, 1], "cattle": [0, 0, 0], "buildings": [], "farmers": 0, "opened": True}


def position(seats: int, seed: int = 7, rules: Mapping[str, Any] | None = None, **keys: Any) -> Any:
    """A prepared state: the position keys of the rule page, the rest as at the start."""
    data = {"game": KEY, "seats": seats, "seed": seed, "position": keys, "rules": dict(rules or {})}
    return prepare(data, {KEY: GAME})[1]


class WestPilot(BoardPilot):
    """A pilot with a table of Way Out West on screen. `drifted`: where events led to another picture than the
    view."""

    def sit(
        self, seats: str, seed: int = 7, rules: Mapping[str, Any] | None = None, free_undo: bool = False
    ) -> WestPilot:
        chosen = make_rules(GAME.options, dict(rules or {}))
        return self.show(Table(GAME, chosen, plans_of(seats), seed, None, free_undo))

    def sit_at(self, seats: str, state: Any) -> WestPilot:
        return self.show(Table.at_position(GAME, plans_of(seats), state, 7))

    def show(self, table: Table, seats: Any = None) -> WestPilot:
        order = TableOrder(KEY, table.plans, table.rules, table.seed, table.free_undo)
        sitting: Any = seats or NearSeats(table)
        board = WayOutWestBoard(self.house, table, sitting, order)
        self.drifted: list[str] = []
        finish = board._finish

        def watched(step: Any) -> None:
            if not step.undone:
                self._compare(board, step)
            finish(step)

        board._finish = watched  # type: ignore[method-assign]
        self.window.stage.stack.replace(board)
        self.step()
        return self

    def _compare(self, board: WayOutWestBoard, step: Any) -> None:
        """The events of a step, carried out one by one, lead to what its view says."""
        true = shown_of(step.view, board.marks)
        for name in (
            "money", "wanted", "posters", "farmers", "supply", "cowboys", "cattle", "owners", "town_farmers",
            "opened", "used", "order", "still_in", "bids", "round",
        ):  # fmt: skip
            if name == "used" and step.view.phase == "over":
                continue  # after the last round the chart is swept, and nobody looks at it
            if getattr(board.shown, name) != getattr(true, name):
                told = [event.kind for event in step.events]
                found = getattr(board.shown, name), getattr(true, name)
                self.drifted.append(f"{name}: {found[0]} for {found[1]} after {told}")

    @property
    def board(self) -> WayOutWestBoard:  # type: ignore[override]
        found = next((s for s in self.window.stage.stack.scenes if isinstance(s, Board)), None)
        assert isinstance(found, WayOutWestBoard), self.scene
        return found

    def move(self, chance: Random) -> str:
        board = self.board
        assert board.asked is not None
        chosen = chance.choice(board.table.legal(board.asked))
        board._submit(chosen)
        self.step()
        return GAME.move_text(chosen)

    def click_move(self, move: Move) -> None:
        """Make a move by clicking its path of picks, one element after the other."""
        board = self.board
        assert board.asked is not None
        before = board.table.entry_count
        for id in GAME.path_of(board.view, board.asked, move):
            assert board.table.entry_count == before, f"{GAME.move_text(move)} was made before {id}"
            element = self.element(id)
            assert element.enabled and element.pressable, element
            self.press(id)
        assert board.table.entry_count > before, (
            f"{GAME.move_text(move)}: {board.reason}, {board.picker.picked}"
        )

    def texts(self) -> list[str]:
        """The moves of the seats so far."""
        return [entry.move for entry in self.table.record.entries if entry.seat >= 0]


def misplaced(board: WayOutWestBoard) -> list[str]:
    """What is not shown as the view says while nothing moves: [] for a table at rest."""
    view = board.view
    faults = []
    if board.shown != shown_of(view, board.marks):
        faults.append("the map does not show the view")
    if board.effects:
        faults.append(f"effects: {board.effects}")
    if board.showdown.is_open != (view.fight is not None):
        faults.append("the stage is open without a gunfight, or closed in one")
    elif view.fight is not None and view.phase in ("sheriff", "shoot"):
        if board.showdown.sides != sides_of(view):
            faults.append(f"sides: {board.showdown.sides}")
        for side, figures in zip(board.showdown.sides, board.showdown.figures, strict=True):
            if [figure.role for figure in figures] != side.roles():
                faults.append(f"figures: {[figure.role for figure in figures]} for {side.roles()}")
    if board.payday.is_open or board.moving_train or board.in_hand is not None:
        faults.append("something is still under way")
    return faults


@contextmanager
def at_the_table(home: Path, size: tuple[int, int] = (640, 360), **settings: object) -> Iterator[WestPilot]:
    """A pilot who is about to sit down; the language is English again afterwards."""
    chosen = Settings(**{"language": "en", "speed": "instant", **settings})  # type: ignore[arg-type]
    pilot = WestPilot(home, size, chosen)
    try:
        yield pilot
    finally:
        pilot.window.close()
        pilot.house.store.close()
        set_language("en")
