"""What a person may do at any table: picks by click, key or drag, undo, hints, the log, the menu.

Everything is a path of picks; the game says what may be picked next and what a path means. Nothing here
computes a rule.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.core.game import Game, IllegalMove, Move
from tabletop.core.words import Text
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.picker import Picker
from tabletop.session.catalogue import _
from tabletop.session.couch import Couch
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Drag, Gesture, Scene
from tabletop.ui.tween import Tweens

HOVER = 0.45
"""Seconds of rest before a thing is explained."""


@dataclass(eq=False)
class Hovering:
    """The element the pointer or the focus has come to: the key of the timer that explains it."""

    id: str


class TableGestures(Scene, ABC):
    """The person's side of a table scene; `Board` owns the flow of the game and sets these fields."""

    house: House
    table: Table
    seats: AiSeats
    order: TableOrder
    game: Game[Any]
    couch: Couch
    picker: Picker
    view: Any
    eyes: int | None
    asked: int | None
    """The human seat whose decision the screen waits for."""
    interrupter: int | None
    """The person who has begun a move out of turn; its picks are in the picker meanwhile."""
    last_code: str | None
    reason: tuple[str, Box] | None
    """A refusal's sentence and the box its tail points at."""
    hint: list[str]
    hint_words: str
    explained: str | None
    cosmetic: Tweens
    pauses: Tweens
    _hovering: Hovering
    _shown_at: float

    # ---------------------------------------------------------------- for the games' boards
    @abstractmethod
    def sync(self, view: Any, glide: bool) -> None:
        """Make the pieces on the table what the view says, gliding or at once."""

    def refusal_path(self, id: str) -> list[str]:
        """The path that a click on a piece that cannot be picked would have begun: what to ask `why_not`
        about."""
        return [id]

    def same_kind(self, id: str) -> list[str]:
        """The ids that shift or a double click takes together with this one."""
        return [id]

    def box_of(self, id: str) -> Box:
        """Where a refusal's tail points."""
        element = next((e for e in self.elements() if e.id == id), None)
        return element.box if element else Box(960, 640, 1, 1)

    @property
    @abstractmethod
    def in_motion(self) -> bool:
        """True while anything that has happened is still being shown."""

    @abstractmethod
    def say(self, what: Text) -> str:
        """A sentence with the names of this table."""

    @abstractmethod
    def stop_asking(self) -> None:
        """The decision is made, or no longer wanted."""

    @property
    def person(self) -> int | None:
        """Whose picks the picker takes: who has begun a move out of turn, else who is asked."""
        return self.asked if self.interrupter is None else self.interrupter

    # ---------------------------------------------------------------- moves
    def moves_of(self, path: list[str]) -> Sequence[Move]:
        """The moves that a path means, made all or none and taken back as one; () where it means none."""
        move = self.picker.move_of(path)
        return () if move is None else (move,)

    def try_path(self, path: list[str], at: str) -> bool:
        """Make the move that a path means, or say why not at the element `at`."""
        moves = self.moves_of(path)
        return bool(moves) and self._submit(*moves, at=at)

    def _submit(self, *moves: Move, at: str = "") -> bool:
        """Make the moves of one gesture, all or none; True if they were made."""
        seat = self.person
        assert seat is not None
        try:
            self.table.try_all(seat, moves)
        except IllegalMove as error:
            self.refuse(error.refusal.code, self.say(error.refusal.sentence), at)
            return False
        self.last_code = None
        self.stop_asking()
        self.couch = self.couch.sit(seat)
        self.table.pump()
        return True

    def refuse(self, code: str, words: str, at: str) -> None:
        """Say why something may not be done, at the thing it is about."""
        self.last_code = code
        self.reason = (words, self.box_of(at))
        self.stage.audio.play("refuse")
        self.redraw()

    def undo(self) -> None:
        """U: take back what may be taken back."""
        seat = self.asked if self.asked is not None else self._last_person
        if seat is None or self.in_motion:
            return
        if self.table.can_undo(seat) and self.table.undo(seat):
            self.stop_asking()
            self.stage.audio.play("card-deal")
            self.table.pump()
        else:
            self.refuse("nothing-to-undo", self.undo_refusal(), "button:undo")

    @property
    def _last_person(self) -> int | None:
        humans = self.table.humans
        return humans[0] if len(humans) == 1 else self.couch.last

    def undo_refusal(self) -> str:
        """Why nothing can be taken back now."""
        if self.order.free_undo:
            return _("There is nothing to take back yet")
        return _("A move that drew or showed a card cannot be taken back")

    def ask_hint(self) -> None:
        """H: what a cowhand would do, and why."""
        if self.asked is not None and not self.seats.hint_pending:
            self.seats.hint(self.asked)
            self.hint_words = _("Asking a cowhand...")
            self.redraw()

    def _collect_hint(self) -> None:
        choice = self.seats.hint_answer() if self.seats.hint_pending else None
        if choice is None or self.asked is None:
            return
        self.hint = list(self.game.path_of(self.picker.view, self.asked, choice.move)) if choice.move else []
        self.hint_words = self.say(choice.reason) if choice.reason else ""
        self.picker.picked.clear()
        self.sync(self.view, glide=True)
        self.redraw()

    # ---------------------------------------------------------------- gestures
    def press(self, id: str, gesture: Gesture) -> None:
        self.reason = None
        self.last_code = None
        if any(widget.press(id) for widget in self.widgets):
            return
        if self.person is None:
            return
        if id == "button:done":
            self.finish_path()
        elif gesture.double or gesture.shift:
            self._take_kind(id)
        else:
            self._pick(id)
        self.sync(self.view, glide=True)
        self.redraw()

    def finish_path(self) -> None:
        """ "button:done": the picks made so far are the move, with the pick that completes them if one is
        needed."""
        path = self.picker.completed()
        if path:
            self.try_path(path, path[0])

    def _take_kind(self, id: str) -> None:
        path: list[str] = []
        for each in self.same_kind(id):
            if each in self.picker.allowed(path):
                path.append(each)
        if path:
            self.picker.picked[:] = path
        else:
            self._pick(id)

    def _pick(self, id: str) -> None:
        picker = self.picker
        if id in picker.picked and id not in picker.allowed(picker.picked):
            picker.drop(id)
        elif id in picker.allowed(picker.picked):
            picker.picked.append(id)
            self.stage.audio.play("tick")
            if picker.is_whole():
                self.try_path(list(picker.picked), id)
        elif id in picker.allowed([]):
            picker.picked[:] = [id]
            if picker.is_whole():
                self.try_path([id], id)
        else:
            self.try_path([*picker.picked, id] if picker.picked else self.refusal_path(id), id)

    def back(self) -> None:
        self.explained = None  # what comes with resting on a thing never costs a key of its own
        if self.reason is not None or self.hint:
            self.reason, self.hint, self.hint_words = None, [], ""
            self.sync(self.view, glide=True)
        elif self.picker.picked:
            self.picker.picked.pop()
            self.sync(self.view, glide=True)
        else:
            self.open_menu()

    def open_menu(self) -> None:
        """Esc with nothing picked."""
        from tabletop.scenes.board import Board
        from tabletop.scenes.pause import Pause

        assert isinstance(self, Board)
        self.stage.stack.push(Pause(self.house, self))

    def open_log(self) -> None:
        """L: everything that has happened, as the eyes that look may know it."""
        from tabletop.scenes.log_panel import LogPanel

        lines = [self.say(line.text) for line in self.table.log(self.eyes)]
        self.stage.stack.push(LogPanel(self.house, lines))

    def key(self, key: str) -> bool:
        actions = {
            "u": self.undo,
            "h": self.ask_hint,
            "l": self.open_log,
            "m": self.house.toggle_mute,
            "f1": lambda: self.house.open_rule_card(self.game.key, self.table.rules),
        }
        if key == "s":
            if not self.skip():
                self.seats.hurry()
            return True
        if key in actions:
            actions[key]()
            return True
        return super().key(key)

    def skip(self) -> bool:
        """A click or S while something moves: everything arrives at once."""
        if not (self.tweens.busy or self.pauses.busy):
            return False
        self.tweens.finish()
        self.pauses.finish()
        self._shown_at = -1e9
        return True

    def explain(self, id: str | None) -> None:
        self.explained = None if id == self.explained else id

    def hovered(self, id: str | None) -> None:
        """After a moment of rest on a thing, say what it is; a pointer that only passes by raises no
        bubble."""
        self.explained = None
        self.cosmetic.stop(self._hovering)
        if id is not None and not id.startswith("button:"):
            self._hovering = Hovering(id)
            self.cosmetic.glide(self._hovering, HOVER, on_end=self._hover_rests)

    def _hover_rests(self) -> None:
        if self.drag is None and self._hovering.id in (self.hover, self.focus):
            self.explained = self._hovering.id
            self.redraw()

    # ---------------------------------------------------------------- drags
    def drag_started(self, drag: Drag) -> bool:
        if self.person is None or self.in_motion:
            return False
        self.reason = None
        self.last_code = None
        self.explained = None
        self.picker.drag = self._dragged(drag)
        self.stage.audio.play("tick")
        return True

    def _dragged(self, drag: Drag) -> list[str]:
        """The path that the drag carries: the marked cards if one of them is pulled, else the one (with shift
        its kind)."""
        if drag.id in self.picker.picked:
            return list(self.picker.picked)
        if drag.shift:
            return self.same_kind(drag.id)
        return [drag.id]

    def dropped(self, drag: Drag, target: str | None) -> None:
        path, self.picker.drag = self.picker.drag, []
        target = target or self.under(drag)
        if self.person is None or not path:
            return
        if target is not None and self._waits_for_more([*path, target]):
            self.picker.picked[:] = [*path, target]
        elif target is None or target in path or not self.try_path([*path, target], drag.id):
            self.stage.audio.play("card-deal")
        self.sync(self.view, glide=True)

    def _waits_for_more(self, path: list[str]) -> bool:
        """Is this path fine so far, but no move yet? (A card that asks which way.)"""
        begun = path[-1] in self.picker.allowed(path[:-1])
        return begun and bool(self.picker.allowed(path)) and not self.moves_of(path)

    def drag_lost(self) -> None:
        """Whatever is in hand goes home, wherever it is: only a hand that lets go plays."""
        self.picker.drag = []
        self.sync(self.view, glide=True)

    def under(self, drag: Drag) -> str | None:
        """The element that could take drops under the pointer, whether or not it takes this one."""
        places = self.drop_places() - {drag.id}
        for element in reversed(self.elements()):
            if element.id in places and element.box.holds(drag.x, drag.y):
                return element.id
        return None

    def drop_places(self) -> set[str]:
        """Ids that a person might drop something on."""
        return set()
