"""A pilot at a table of Lockdown Poker: opens deals and positions, and finds what does not stand where it
should."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from tabletop.ai.player import Choice
from tabletop.core.cards import HIDDEN
from tabletop.core.game import Move
from tabletop.core.options import make_rules
from tabletop.core.scenario import prepare
from tabletop.games.lockdown_poker import LOCKDOWN_POKER as GAME
from tabletop.games.lockdown_poker.deck import NONE
from tabletop.scenes.board import Board
from tabletop.scenes.house import TableOrder
from tabletop.scenes.lockdown_poker import layout
from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard
from tabletop.session.catalogue import set_language
from tabletop.session.insights import Decisions
from tabletop.session.settings import Settings
from tabletop.session.table import Table
from tests.ui.board_pilot import BoardPilot, plans_of

KEY = GAME.key


def position(seats: int, seed: int = 7, rules: Mapping[str, Any] | None = None, **keys: Any) -> Any:
    """A prepared state: the position keys of the rule page, the rest dealt from the seed."""
    data = {"game": KEY, "seats": seats, "seed": seed, "position": keys, "rules": dict(rules or {})}
    return prepare(data, {KEY: GAME})[1]


class Dealt:
    """AI seats that do what they are told: `plan` = moves in order, then anything; or they wait for ever."""

    def __init__(self, table: Table, *plan: str, still: bool = False, seed: int = 1) -> None:
        self._table, self._plan, self.still = table, list(plan), still
        self.decisions = Decisions(table)
        self._chance = Random(seed)
        self._hint: Choice | None = None
        self.hint_pending = False
        self.thinker: int | None = None
        self.limit = 2.0
        self.asked = 0
        """How often somebody was to answer."""

    def think(self) -> None:
        """Nothing is prepared."""

    def hurry(self) -> None:
        """Nobody could be faster."""

    def close(self) -> None:
        """Nothing runs."""

    def answer(self) -> tuple[int, Move] | None:
        self.asked += 1
        if self.still:
            return None
        table = self._table
        for seat in table.actors:
            if seat >= 0 and not table.plans[seat].is_human:
                if self._plan:
                    return seat, GAME.parse_move(self._plan.pop(0))
                return seat, self._chance.choice(table.legal(seat))
        return None

    def hint(self, seat: int) -> None:
        self._hint, self.hint_pending = Choice(self._table.legal(seat)[0]), True

    def hint_answer(self) -> Choice | None:
        self.hint_pending = False
        return self._hint


class LockdownPilot(BoardPilot):
    """A pilot with a table of Lockdown Poker on screen."""

    def sit(
        self, seats: str, seed: int = 7, rules: Mapping[str, Any] | None = None, free_undo: bool = False
    ) -> LockdownPilot:
        chosen = make_rules(GAME.options, dict(rules or {}))
        return self.show(Table(GAME, chosen, plans_of(seats), seed, None, free_undo))

    def sit_at(self, seats: str, state: Any, *plan: str, still: bool = False) -> LockdownPilot:
        """A prepared position; AI seats follow the plan, then chance, or never move."""
        table = Table.at_position(GAME, plans_of(seats), state, 7)
        return self.show(table, Dealt(table, *plan, still=still))

    def show(self, table: Table, seats: Any = None) -> LockdownPilot:
        order = TableOrder(KEY, table.plans, table.rules, table.seed, table.free_undo)
        sitting: Any = seats or Dealt(table)
        board = LockdownPokerBoard(self.house, table, sitting, order)
        self.window.stage.stack.replace(board)
        self.step()
        return self

    @property
    def board(self) -> LockdownPokerBoard:  # type: ignore[override]
        found = next((s for s in self.window.stage.stack.scenes if isinstance(s, Board)), None)
        assert isinstance(found, LockdownPokerBoard), self.scene
        return found

    def move(self, chance: Random) -> str:
        board = self.board
        assert board.asked is not None
        chosen = chance.choice(board.table.legal(board.asked))
        board._submit(chosen)
        self.step()
        return GAME.move_text(chosen)

    def texts(self) -> list[str]:
        """The moves of the seats so far, "SEAT: MOVE"."""
        entries = self.table.record.entries
        return [f"{entry.seat}: {entry.move}" for entry in entries if entry.seat >= 0]

    def below(self, id: str, units: float = 90.0) -> tuple[int, int]:
        """The pixel so far under the middle of an element."""
        box = self.element(id).box
        return self.window.stage.frame.point(box.cx, box.cy + units)


def misplaced(board: LockdownPokerBoard) -> list[str]:
    """What does not stand where the layout puts it while nothing moves: [] for a table at rest."""
    pieces, view = board.pieces, board.view
    faults = [f"{what}: {shown} for {true}" for what, shown, true in _counts(board) if shown != true]
    for seat in range(pieces.seats):
        cards = [view.hole[seat], *view.up[seat], view.seventh[seat]]
        true = [card for card in cards if card != NONE]
        if [sprite.card for sprite in pieces.row(seat)] != true:
            faults.append(f"row of {seat}: {[s.card for s in pieces.row(seat)]} for {true}")
            continue
        for place, sprite in pieces.placed(seat):
            faults += _sprite(f"row of {seat}", sprite, pieces.pose(seat, place, sprite))
    for i, sprite in enumerate(pieces.dead):
        faults += _sprite("dead", sprite, layout.dead_pose(pieces.middle.dead, i))
    return faults


def _sprite(what: str, sprite: Any, pose: Any) -> list[str]:
    names = ("x", "y", "h", "angle")
    wrong = [name for name in names if abs(getattr(sprite, name) - getattr(pose, name)) > 0.011]
    out = []
    if wrong or sprite.flying or sprite.moving or sprite.alpha != 1.0:
        out.append(f"{what}: {sprite.card} is off in {wrong} ({sprite.flying}, {sprite.moving})")
    if sprite.turn != (1.0 if sprite.card == HIDDEN else 0.0):
        out.append(f"{what}: {sprite.card} is turned {sprite.turn}")
    return out


def _counts(board: LockdownPokerBoard) -> Iterator[tuple[str, Any, Any]]:
    pieces, view = board.pieces, board.view
    yield "deck", pieces.deck_left, len(view.deck)
    yield "dead", [sprite.card for sprite in pieces.dead], view.dead
    yield "stacks", pieces.stacks, view.stacks
    yield "bets", pieces.bets, view.bets
    yield "pots", sum(pieces.pots), sum(view.paid)
    yield "points", pieces.points, view.points
    yield "locks", sum(1 << card for card in pieces.locked), view.locked
    yield "loose cards", pieces.loose, []
    yield "effects", board.effects, []
    yield "cards in hand", board.dragged_sprites, []


@contextmanager
def at_the_table(
    home: Path, size: tuple[int, int] = (1280, 720), **settings: object
) -> Iterator[LockdownPilot]:
    """A pilot who is about to sit down; the language is English again afterwards."""
    chosen = Settings(**{"language": "en", "speed": "instant", **settings})  # type: ignore[arg-type]
    pilot = LockdownPilot(home, size, chosen)
    try:
        yield pilot
    finally:
        pilot.window.close()
        pilot.house.store.close()
        set_language("en")
