"""A pilot at a table of Wyoming Cowboy: opens deals and positions, and finds what does not stand where it
should."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from tabletop.core.cards import HIDDEN
from tabletop.core.options import make_rules
from tabletop.core.scenario import prepare
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY as GAME
from tabletop.scenes.board import Board
from tabletop.scenes.house import TableOrder
from tabletop.scenes.wyoming_cowboy import layout
from tabletop.scenes.wyoming_cowboy.board import WyomingCowboyBoard
from tabletop.session.catalogue import set_language
from tabletop.session.settings import Settings
from tabletop.session.table import Table
from tabletop.ui.geometry import Pose
from tests.ui.board_pilot import BoardPilot, NearSeats, plans_of

KEY = GAME.key


def position(seats: int, seed: int = 7, rules: Mapping[str, Any] | None = None, **keys: Any) -> Any:
    """A prepared state: the position keys of the rule page, the rest dealt from the seed."""
    data = {"game": KEY, "seats": seats, "seed": seed, "position": keys, "rules": dict(rules or {})}
    return prepare(data, {KEY: GAME})[1]


class WyomingPilot(BoardPilot):
    """A pilot with a table of Wyoming Cowboy on screen."""

    def sit(
        self, seats: str, seed: int = 7, rules: Mapping[str, Any] | None = None, free_undo: bool = False
    ) -> WyomingPilot:
        chosen = make_rules(GAME.options, dict(rules or {}))
        return self.show(Table(GAME, chosen, plans_of(seats), seed, None, free_undo))

    def sit_at(self, seats: str, state: Any) -> WyomingPilot:
        return self.show(Table.at_position(GAME, plans_of(seats), state, 7))

    def show(self, table: Table, seats: Any = None) -> WyomingPilot:
        order = TableOrder(KEY, table.plans, table.rules, table.seed, table.free_undo)
        sitting: Any = seats or NearSeats(table)
        board = WyomingCowboyBoard(self.house, table, sitting, order)
        self.window.stage.stack.replace(board)
        self.step()
        return self

    @property
    def board(self) -> WyomingCowboyBoard:  # type: ignore[override]
        found = next((s for s in self.window.stage.stack.scenes if isinstance(s, Board)), None)
        assert isinstance(found, WyomingCowboyBoard), self.scene
        return found

    def move(self, chance: Random) -> str:
        board = self.board
        assert board.asked is not None
        chosen = chance.choice(board.table.legal(board.asked))
        board._submit(chosen)
        self.step()
        return GAME.move_text(chosen)

    def texts(self) -> list[str]:
        """The moves of the seats so far."""
        return [entry.move for entry in self.table.record.entries if entry.seat >= 0]


def misplaced(board: WyomingCowboyBoard) -> list[str]:
    """What does not stand where the layout puts it while nothing moves: [] for a table at rest."""
    pieces, view = board.pieces, board.view
    faults = [f"{what}: {shown} for {true}" for what, shown, true in _counts(board) if shown != true]
    for what, sprites, cards, poses in _places(board):
        if [s.card for s in sprites] != list(cards):
            faults.append(f"{what}: {[s.card for s in sprites]} for {list(cards)}")
            continue
        for sprite, card, pose in zip(sprites, cards, poses, strict=True):
            wrong = [
                n for n in ("x", "y", "h", "angle") if abs(getattr(sprite, n) - getattr(pose, n)) > 0.011
            ]
            if wrong or sprite.flying or sprite.moving or sprite.alpha != 1.0:
                faults.append(f"{what}: {card} is off in {wrong} ({sprite.flying}, {sprite.moving})")
            if sprite.turn != (1.0 if card == HIDDEN else 0.0):
                faults.append(f"{what}: {card} is turned {sprite.turn}")
    assert view is board.view
    assert len(pieces.every()) > 0
    return faults


def _counts(board: WyomingCowboyBoard) -> Iterator[tuple[str, Any, Any]]:
    pieces, view = board.pieces, board.view
    yield "draw pile", pieces.draw_left, len(view.draw)
    yield "aces", len(pieces.aces), view.aces
    yield "loose cards", pieces.loose, []
    yield "effects", board.effects, []
    yield "cards in hand", board.dragged_sprites, []
    for seat in range(pieces.seats):
        yield f"guns of {seat}", tuple(piece.gun for piece in pieces.guns[seat]), view.guns[seat]


def _places(board: WyomingCowboyBoard) -> Iterator[tuple[str, Any, Any, list[Pose]]]:
    pieces, view, mid = board.pieces, board.view, board.pieces.middle
    for seat, cards in enumerate(view.hands):
        plan = pieces.plan(seat)
        poses = layout.hand(cards, pieces.opened).poses if seat == board.bottom else plan.hand
        yield f"hand of {seat}", pieces.hands[seat], cards, poses
        yield f"tens of {seat}", pieces.tens[seat], view.tens[seat], plan.tens
        kings = [piece.king for piece in pieces.cowboys[seat]]
        yield f"cowboys of {seat}", kings, view.cowboys[seat], [king for king, _ace in plan.cowboys]
    laid = view.laid if view.phase == "draw" and len(view.discard) > view.laid else 0
    yield "discard", pieces.discard, view.discard, layout.discard_poses(mid.discard, len(view.discard), laid)
    yield "shot", pieces.shot, view.shot, [layout.thrown(mid.shot, i) for i in range(len(view.shot))]


@contextmanager
def at_the_table(
    home: Path, size: tuple[int, int] = (640, 360), **settings: object
) -> Iterator[WyomingPilot]:
    """A pilot who is about to sit down; the language is English again afterwards."""
    chosen = Settings(**{"language": "en", "speed": "instant", **settings})  # type: ignore[arg-type]
    pilot = WyomingPilot(home, size, chosen)
    try:
        yield pilot
    finally:
        pilot.window.close()
        pilot.house.store.close()
        set_language("en")
