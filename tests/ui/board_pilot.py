"""A pilot at a table: opens any deal or position, waits for turns, drags by ids, finds what is misplaced."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pygame

from tabletop.ai.player import Choice, Request, answer_of, think
from tabletop.core.cards import HIDDEN, card_text
from tabletop.core.game import Move
from tabletop.core.options import make_rules
from tabletop.core.scenario import prepare
from tabletop.games import GAMES, game
from tabletop.scenes.board import Board
from tabletop.scenes.brown_bullet import layout
from tabletop.scenes.brown_bullet.board import BrownBulletBoard
from tabletop.scenes.cards import hand
from tabletop.scenes.house import TableOrder
from tabletop.session.catalogue import set_language
from tabletop.session.insights import Decisions
from tabletop.session.plans import SeatPlan, named, parse_plan
from tabletop.session.settings import Settings
from tabletop.session.table import Table
from tabletop.ui.geometry import Pose
from tests.ui.pilot import FRAME, Pilot

KEY = "brown-bullet"
GAME = game(KEY)
READY = ("await-human", "game-over", "hand-over", "curtain")


class NearSeats:
    """AI seats without a process: the same policies, asked at once, so that a test takes no time for it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.decisions = Decisions(table)
        self._hint: Choice | None = None
        self.hint_pending = False
        self.thinker: int | None = None
        self.limit = 2.0

    def think(self) -> None:
        """Nothing is prepared: `answer` thinks."""

    def hurry(self) -> None:
        """Nobody could be faster."""

    def close(self) -> None:
        """Nothing runs."""

    def answer(self) -> tuple[int, Move] | None:
        for seat in self._table.actors:
            if seat >= 0 and not self._table.plans[seat].is_human:
                request = self._request(seat, self._table.plans[seat].kind)
                choice = think(self._table.game, request)
                assert choice.move is not None
                self.decisions.note(request, answer_of(self._table.game, choice, 0.0))
                return seat, choice.move
        return None

    def hint(self, seat: int) -> None:
        self._hint = think(self._table.game, self._request(seat, "cowhand"))
        self.hint_pending = True

    def hint_answer(self) -> Choice | None:
        self.hint_pending = False
        return self._hint

    def _request(self, seat: int, level: str) -> Request:
        table, game = self._table, self._table.game
        return Request(
            game_key=game.key,
            level=level,
            view=game.encode(table.view(seat)),
            seat=seat,
            events=table.hand_events(seat),
            legal=[game.move_text(move) for move in table.legal(seat)],
            seed=table.seed * 1_000_003 + table.entry_count,
            iterations=20,
        )


def plans_of(words: str) -> tuple[SeatPlan, ...]:
    """ "human:Ana,cowhand" as plans with names."""
    return named([parse_plan(each) for each in words.split(",")], "Player {number}")


def position(seats: int, seed: int = 7, rules: Mapping[str, Any] | None = None, **keys: Any) -> Any:
    """A prepared state: the position keys of the rule page, the rest dealt from the seed."""
    data = {"game": KEY, "seats": seats, "seed": seed, "position": keys, "rules": dict(rules or {})}
    return prepare(data, {each.key: each for each in GAMES})[1]


class BoardPilot(Pilot):
    """A pilot with a table of Brown Bullet on screen."""

    # ---------------------------------------------------------------- sitting down
    def sit(
        self, seats: str, seed: int = 7, rules: Mapping[str, Any] | None = None, free_undo: bool = False
    ) -> BoardPilot:
        """A new deal with in-process AI seats; not yet waited for."""
        chosen = make_rules(GAME.options, dict(rules or {}))
        return self.show(Table(GAME, chosen, plans_of(seats), seed, None, free_undo))

    def sit_at(self, seats: str, state: Any) -> BoardPilot:
        """A prepared position."""
        return self.show(Table.at_position(GAME, plans_of(seats), state, 7))

    def show(self, table: Table, seats: Any = None) -> BoardPilot:
        """Any table in this window."""
        order = TableOrder(KEY, table.plans, table.rules, table.seed, table.free_undo)
        sitting: Any = seats or NearSeats(table)
        board = BrownBulletBoard(self.house, table, sitting, order)
        self.window.stage.stack.replace(board)
        self.step()
        return self

    @property
    def board(self) -> BrownBulletBoard:
        """The table, also while something lies over it."""
        found = next((s for s in self.window.stage.stack.scenes if isinstance(s, Board)), None)
        assert isinstance(found, BrownBulletBoard), self.scene
        return found

    @property
    def table(self) -> Table:
        return self.board.table

    # ---------------------------------------------------------------- waiting
    def until(self, *states: str, most: float = 60.0, seconds: float = FRAME) -> str:
        """Let time pass until the top scene is in one of the states and at rest; the state."""
        for _turn in range(round(most / seconds)):
            scene = self.scene
            if scene.name.startswith("results"):
                return "results"
            if isinstance(scene, Board):
                scene.table.settle()  # the disk keeps no fake clock
            if scene.state in (states or READY) and not scene.busy and not self.window.stage.stack.pending:
                return scene.state
            self.step(seconds=seconds)
        raise AssertionError(f"{self.scene.name} stays {self.scene.state}, wanted {states or READY}")

    def my_turn(self) -> BoardPilot:
        """Until the person may act."""
        assert self.until("await-human") == "await-human"
        return self

    def move(self, chance: Random) -> str:
        """The person whose turn it is makes any legal move, without a gesture; its text."""
        board = self.board
        assert board.asked is not None
        chosen = chance.choice(board.table.legal(board.asked))
        board._submit(chosen)
        self.step()
        return GAME.move_text(chosen)

    # ---------------------------------------------------------------- gestures
    def take_hold(self, id: str) -> tuple[int, int]:
        """Press the left button on a piece and pull it a little; where the pointer is now."""
        x, y = self.pixel_of(id)
        self._move((x, y))
        self.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
        self.pull_to((x, y - 12))
        return x, y - 12

    def pull_to(self, pos: tuple[int, int]) -> None:
        """Move with the left button held."""
        rel = (pos[0] - self._pointer[0], pos[1] - self._pointer[1])
        self._pointer = pos
        self.step(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(1, 0, 0)))

    def let_go(self) -> None:
        """Release the left button where the pointer is."""
        self.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=self._pointer, button=1))

    def drag(self, id: str, to: str | tuple[int, int], shift: bool = False) -> None:
        """Pull a piece onto an element's middle (or a pixel) and let go."""
        with self.shift_held(shift):
            start = self.take_hold(id)
            end = self.middle_of(to) if isinstance(to, str) else to
            dx, dy = end[0] - start[0], end[1] - start[1]
            for part in (1, 2, 3):
                self.pull_to((start[0] + dx * part // 3, start[1] + dy * part // 3))
            self.let_go()

    def middle_of(self, id: str) -> tuple[int, int]:
        """The pixel in the middle of an element."""
        box = self.element(id).box
        return self.window.stage.frame.point(box.cx, box.cy)

    def press_with_shift(self, id: str) -> None:
        """Click with the shift key held."""
        with self.shift_held(True):
            self.press(id)

    def double(self, id: str) -> None:
        """A double click."""
        pos = self.pixel_of(id)
        self._move(pos)
        for _click in range(2):
            self.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
            self.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))

    @contextmanager
    def shift_held(self, held: bool) -> Iterator[None]:
        """The shift key is down meanwhile."""
        pygame.key.set_mods(pygame.KMOD_LSHIFT if held else 0)
        try:
            yield
        finally:
            pygame.key.set_mods(0)

    def resize(self, size: tuple[int, int]) -> None:
        """The window takes another size, as a person's mouse or the system makes it."""
        pygame.display.set_mode(size)
        self.step(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))

    def is_painted_as_it_is(self) -> bool:
        """Would the frame look the same painted from nothing? (A layer is kept between frames.)"""
        shown = self.picture()
        self.board.base = None
        self.board.redraw()
        self.step(seconds=0.0)
        return self.picture() == shown

    def own(self, text: str) -> str:
        """The element id of a card in the hand at the bottom."""
        return f"hand:{self.board.bottom}:{text}"

    def glowing(self) -> set[str]:
        """The own cards that are lit as playable or marked."""
        return {s.id for s in self.board.pieces.own if s.lift > 0}


def misplaced(board: BrownBulletBoard) -> list[str]:
    """What does not stand where the layout puts it while the queue is empty: [] for a table at rest."""
    pieces, view, faults = board.pieces, board.view, []
    spots = layout.spots(pieces.seats, board.bottom)
    middle = layout.middle(pieces.seats, len(view.hands[board.bottom]))
    expected: list[tuple[str, Any, Sequence[int], Sequence[Pose]]] = [
        (f"hand of {seat}", pieces.hands[seat], cards, hand.backs(*spots[seat].hand, len(cards)))
        for seat, cards in enumerate(view.hands) if seat != board.bottom
    ]  # fmt: skip
    own = view.hands[board.bottom]
    expected.append(("own hand", pieces.own, own, hand.own_hand(own, pieces.opened).poses))
    thrown = [layout.pile_pose(middle.pile, i) for i in range(len(view.pile))]
    expected.append(("pile", pieces.pile, view.pile, thrown))
    for what, sprites, cards, poses in expected:
        if [s.card for s in sprites] != list(cards):
            faults.append(f"{what}: {[s.card for s in sprites]} for {list(cards)}")
            continue
        for sprite, card, pose in zip(sprites, cards, poses, strict=True):
            faults += [f"{what}: {fault}" for fault in _sprite_faults(sprite, card, pose)]
    for what, shown, true in (
        ("draw pile", pieces.draw_left, len(view.draw)),
        ("out of play", pieces.out_count, len(view.out)),
        ("chambers", list(map(tuple, pieces.chambers)), list(map(tuple, view.chambers))),
        ("marks", tuple(pieces.marks), tuple(view.marks)),
        ("loose cards", pieces.loose, []),
        ("effects", board.effects, []),
        ("cards in hand", board.dragged_sprites, []),
    ):
        if shown != true:
            faults.append(f"{what}: {shown} for {true}")
    return faults


def _sprite_faults(sprite: Any, card: int, pose: Pose) -> Iterator[str]:
    name = "??" if card == HIDDEN else card_text(card)
    for what in ("x", "y", "h", "angle"):
        if abs(getattr(sprite, what) - getattr(pose, what)) > 0.011:
            yield f"{name} has {what} {getattr(sprite, what)} for {getattr(pose, what)}"
    if sprite.flying or sprite.moving or sprite.alpha != 1.0:
        yield f"{name} is still on its way (alpha {sprite.alpha})"
    if sprite.turn != (1.0 if card == HIDDEN else 0.0):
        yield f"{name} is turned {sprite.turn}"
    if sprite.face.rpartition("/")[2] != ("" if card == HIDDEN else name):
        yield f"{name} has the face {sprite.face}"


@contextmanager
def at_the_table(home: Path, size: tuple[int, int] = (640, 360), **settings: object) -> Iterator[BoardPilot]:
    """A pilot who is about to sit down; the language is English again afterwards."""
    chosen = Settings(**{"language": "en", "speed": "instant", **settings})  # type: ignore[arg-type]
    pilot = BoardPilot(home, size, chosen)
    try:
        yield pilot
    finally:
        pilot.window.close()
        pilot.house.store.close()
        set_language("en")
