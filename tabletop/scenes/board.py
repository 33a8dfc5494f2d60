"""What all tables share: steps from the table become motions, gestures become moves, and seats take their turns.

Owns the flow (queue of steps, whose turn, curtain, AI seats, hints, undo, the end). The games' boards draw and animate;
none of them changes or computes rules. A board shows what one pair of eyes may see and nothing else.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.core.events import Event
from tabletop.core.game import Game, IllegalMove, Move
from tabletop.core.words import Text
from tabletop.scenes.cast import faces
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.picker import Picker
from tabletop.session.catalogue import _, speaker
from tabletop.session.couch import Couch
from tabletop.session.seats import AiSeats
from tabletop.session.statistics import record_result
from tabletop.session.table import Step, Table
from tabletop.session.writer import RecordWriter
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Drag, Gesture, Scene
from tabletop.ui.tween import Tweens

HOVER = 0.45
"""Seconds of rest before a thing is explained."""


@dataclass(eq=False)
class Hovering:
    """The element the pointer or the focus has come to: the key of the timer that explains it."""

    id: str


@dataclass(frozen=True, slots=True)
class Lifted:
    """What the curtain gives back: this seat's person is at the screen."""

    seat: int


THINK = 0.55
"""Seconds (times the pace) an AI seat takes at least before it acts: what it did has to be seen."""
REST = 0.3
"""Seconds (times the pace) between two steps."""


class Board(Scene):
    """One table on screen. Subclasses: `sync`, `on_event`, `draw`, `pieces`, and the words of their tools."""

    def __init__(self, house: House, table: Table, seats: AiSeats, order: TableOrder,
                 writer: RecordWriter | None = None) -> None:  # fmt: skip
        super().__init__(house.stage)
        self.house, self.table, self.seats, self.order = house, table, seats, order
        self.writer = writer
        self.game: Game[Any] = table.game
        self.name = f"table:{self.game.key}"
        self.faces = faces([(plan.kind, plan.name) for plan in table.plans])
        self.couch = Couch(table.humans, self.game.secrets)
        self.bottom = 0
        self.eyes: int | None = None
        self._aim_eyes(table.actors)
        self.asked: int | None = None
        """The human seat whose decision the screen waits for."""
        self.last_code: str | None = None
        self.reason: tuple[str, Box] | None = None
        """A refusal's sentence and the box its tail points at."""
        self.hint: list[str] = []
        self.hint_words = ""
        self.deeds: dict[int, str] = {}
        """What each seat did last, in few words."""
        self.explained: str | None = None
        self._hovering = Hovering("")
        self.picker = Picker(self.game)
        self._steps: dict[int | None, deque[Step]] = {}
        self._events: deque[Event] = deque()
        self._step: Step | None = None
        self._shown_at = 0.0
        self._ended = False
        self.cosmetic = Tweens()
        """Cards that make room or stand up: motions that nobody has to wait for."""
        self.pauses = Tweens()
        """Rests between steps: they hold the queue but need no frames."""
        for seat in (None, *table.humans):
            self._subscribe(seat)
        self._views: dict[int | None, Any] = {seat: table.view(seat) for seat in self._steps}
        """The newest delivered view of each pair of eyes; the table itself may be ahead of them."""
        self.view: Any = self._views[self.eyes]

    # ---------------------------------------------------------------- for the games' boards
    def sync(self, view: Any, glide: bool) -> None:
        """Make the pieces on the table what the view says, gliding or at once."""
        raise NotImplementedError

    def on_event(self, event: Event) -> None:
        """Start the motion of one event (redacted for the eyes that look)."""
        raise NotImplementedError

    def deed_words(self, event: Event) -> str:
        """What the event's seat did, in few words; "" keeps what stands there."""
        return ""

    def refusal_path(self, id: str) -> list[str]:
        """The path that a click on a piece that cannot be picked would have begun: what to ask `why_not` about."""
        return [id]

    def same_kind(self, id: str) -> list[str]:
        """The ids that shift or a double click takes together with this one."""
        return [id]

    def box_of(self, id: str) -> Box:
        """Where a refusal's tail points."""
        element = next((e for e in self.elements() if e.id == id), None)
        return element.box if element else Box(960, 640, 1, 1)

    def on_over(self) -> None:
        """The game is over and everything has come to rest: open the results."""
        raise NotImplementedError

    # ---------------------------------------------------------------- what it is
    @property
    def state(self) -> str:
        if self.table.over == "game" and not self._in_motion:
            return "game-over"
        if self.table.over == "hand" and not self._in_motion:
            return "hand-over"
        if self._in_motion:
            return "dealing" if self.is_dealing else "animating"
        return "await-human" if self.asked is not None else "await-ai"

    is_dealing = False

    @property
    def seat(self) -> int | None:
        return self.eyes

    @property
    def code(self) -> str | None:
        return self.last_code

    @property
    def busy(self) -> bool:
        return self.tweens.busy or self.cosmetic.busy

    @property
    def waiting(self) -> bool:
        return self.asked is None or self.seats.hint_pending or self.table.is_ahead

    @property
    def _in_motion(self) -> bool:
        if self.tweens.busy or self.pauses.busy or self._events or self._step is not None:
            return True
        return self._queued or self.table.is_ahead

    @property
    def _queued(self) -> bool:
        return bool(self._steps[self.eyes])

    def say(self, what: Text) -> str:
        """A sentence with the names of this table."""
        return speaker(self.table.names).say(what)

    # ---------------------------------------------------------------- life
    def enter(self) -> None:
        self.sync(self.view, glide=False)
        self.table.start()

    def leave(self) -> None:
        self.seats.close()
        if self.writer is not None:
            self.writer.close()

    def resume(self, result: Any) -> None:
        if isinstance(result, Lifted):
            self.couch = self.couch.sit(result.seat)
            self._aim_eyes(self.table.actors)
            self._look()
            self.stage.audio.play("turn")
        self.restyled()

    def close_asked(self) -> bool:
        return True

    def restyled(self) -> None:
        self.tweens.pace = self.pauses.pace = self.cosmetic.pace = self.stage.look.pace
        self.sync(self.view, glide=False)

    def resized(self) -> None:
        self.redraw()

    def _subscribe(self, seat: int | None) -> None:
        queue: deque[Step] = deque()
        self._steps[seat] = queue
        self.table.subscribe(seat, queue.append)

    # ---------------------------------------------------------------- the flow
    def update(self, dt: float) -> None:
        self.tweens.pace = self.pauses.pace = self.cosmetic.pace = self.stage.look.pace
        self.table.pump()
        super().update(dt)
        if self.cosmetic.busy:
            self.cosmetic.advance(dt)
            self.redraw()
        self.pauses.advance(dt)
        for _turn in range(200):  # with no animation a whole round may pass in one frame, but the window stays alive
            if self.tweens.busy or self.pauses.busy:
                return
            if not self._advance():
                return
            if self.stage.look.pace == 0:
                self.tweens.advance(0)
                self.pauses.advance(0)

    def _advance(self) -> bool:
        """One thing further: the next event, the next step, or the next actor. False: nothing to do now."""
        if self._events:
            event = self._events.popleft()
            if (words := self.deed_words(event)) and event.seat >= 0:
                self.deeds[event.seat] = words
            self.on_event(event)
            self.redraw()
            return True
        if self._step is not None:
            self._finish(self._step)
            return True
        if self._queued:
            self._begin({seat: queue.popleft() for seat, queue in self._steps.items()})
            return True
        return self._next_actor()

    def _begin(self, steps: dict[int | None, Step]) -> None:
        self._step = steps[self.eyes]
        self._views = {seat: step.view for seat, step in steps.items()}
        self._stop_asking()
        if self._step.undone:
            self.deeds.clear()
        else:
            self._events.extend(self._step.events)

    def _finish(self, step: Step) -> None:
        self._step = None
        self.view = step.view
        self.sync(step.view, glide=True)
        if self._aim_eyes(step.actors):
            self._look()
        self.pauses.after(REST, lambda: None)
        self._shown_at = self.stage.now()
        self.redraw()

    def _aim_eyes(self, actors: Sequence[int]) -> bool:
        """Whose place is at the bottom, and whose secrets are face up, while `actors` must act; True if that changed."""
        screen = self.couch.screen(actors)
        before = self.bottom, self.eyes
        self.bottom = 0 if screen.seat is None else screen.seat
        self.eyes = screen.seat if screen.is_open else None
        return before != (self.bottom, self.eyes)

    def _look(self) -> None:
        """Show the table to the eyes that may look now."""
        self.view = self._views[self.eyes]
        self.sync(self.view, glide=False)
        self.redraw()

    def _next_actor(self) -> bool:
        if self.table.is_ahead:
            return False
        if self.table.over is not None:
            if self.table.over == "game" and not self._ended:
                self._ended = True
                self._count_result()
                self.on_over()
            return False
        people = [seat for seat in self.table.actors if seat in self.table.humans]
        if people and self.asked is None:
            return self._ask()
        if self.asked is not None:
            self._collect_hint()
            return False
        self.seats.think()
        if self.stage.now() - self._shown_at < THINK * self.stage.look.pace:
            return False
        answer = self.seats.answer()
        if answer is None:
            return False
        self.table.submit(*answer)
        self.table.pump()
        return True

    def _count_result(self) -> None:
        """Write the finished game into the people's statistics, now."""
        result = self.table.result
        if result is not None:
            problem = record_result(self.house.home, self.game.key, self.table.plans, result)
            if problem is not None:
                self.house.notices.append(self.house.speak(problem))

    def _ask(self) -> bool:
        """Turn to the person who must act: at once, or through the curtain."""
        screen = self.couch.screen(self.table.actors)
        if self._aim_eyes(self.table.actors):
            self._look()  # face down before the curtain falls, not behind it
        if screen.curtain is not None:
            self.open_curtain(screen.curtain)
            return False
        assert screen.seat is not None
        self.asked = screen.seat
        self.picker.begin(self.view, self.asked)
        self.sync(self.view, glide=True)
        if len(self.table.humans) == 1:
            self.stage.audio.play("turn")
        self.redraw()
        return True

    def open_curtain(self, seat: int) -> None:
        """Let the curtain fall before that person."""
        from tabletop.scenes.curtain import Curtain

        if self.stage.stack.top is not self or self.stage.stack.pending:
            return
        lines = [self.say(line.text) for line in self.table.since_turn(seat)]
        self.stage.stack.push(Curtain(self.house, self, seat, lines))

    def _stop_asking(self) -> None:
        self.asked = None
        self.picker.end()
        self.hint, self.hint_words = [], ""
        self.reason = None
        self.explained = None
        if self.drag is not None:
            self.drag = None

    # ---------------------------------------------------------------- moves
    def try_path(self, path: list[str], at: str) -> bool:
        """Make the move that a path means, or say why not at the element `at`."""
        assert self.asked is not None
        move = self.picker.move_of(path)
        if move is None:
            return False
        refusal = self.table.why_not(self.asked, move)
        if refusal is not None:
            self.refuse(refusal.code, self.say(refusal.sentence), at)
            return False
        self._submit(move)
        return True

    def _submit(self, move: Move) -> None:
        assert self.asked is not None
        seat = self.asked
        try:
            self.table.submit(seat, move)
        except IllegalMove as error:
            self.refuse(error.refusal.code, self.say(error.refusal.sentence), "")
            return
        self.last_code = None
        self._stop_asking()
        self.couch = self.couch.sit(seat)
        self.table.pump()

    def refuse(self, code: str, words: str, at: str) -> None:
        """Say why something may not be done, at the thing it is about."""
        self.last_code = code
        self.reason = (words, self.box_of(at))
        self.stage.audio.play("refuse")
        self.redraw()

    def undo(self) -> None:
        """U: take back what may be taken back."""
        seat = self.asked if self.asked is not None else self._last_person
        if seat is None or self._in_motion:
            return
        if self.table.can_undo(seat) and self.table.undo(seat):
            self._stop_asking()
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
        if self.asked is None:
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
        """"button:done": the picks made so far are the move, with the pick that completes them if one is needed."""
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
        if id in picker.picked:
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
            self.try_path(picker.picked + [id] if picker.picked else self.refusal_path(id), id)

    def back(self) -> None:
        if self.reason is not None or self.explained is not None or self.hint:
            self.reason, self.explained, self.hint, self.hint_words = None, None, [], ""
        elif self.picker.picked:
            self.picker.picked.pop()
            self.sync(self.view, glide=True)
        else:
            self.open_menu()

    def open_menu(self) -> None:
        """Esc with nothing picked."""
        from tabletop.scenes.pause import Pause

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
        """After a moment of rest on a thing, say what it is; a pointer that only passes by raises no bubble."""
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
        if self.asked is None or self._in_motion:
            return False
        self.reason = None
        self.last_code = None
        self.explained = None
        self.picker.drag = self._dragged(drag)
        self.stage.audio.play("tick")
        return True

    def _dragged(self, drag: Drag) -> list[str]:
        """The path that the drag carries: the marked cards if one of them is pulled, else the one (with shift its kind)."""
        if drag.id in self.picker.picked:
            return list(self.picker.picked)
        if drag.shift:
            return [each for each in self.same_kind(drag.id)] or [drag.id]
        return [drag.id]

    def dropped(self, drag: Drag, target: str | None) -> None:
        path, self.picker.drag = self.picker.drag, []
        target = target or self.under(drag)
        if self.asked is None or not path:
            return
        if target is None or target in path or not self.try_path([*path, target], drag.id):
            self.stage.audio.play("card-deal")
        self.sync(self.view, glide=True)

    def under(self, drag: Drag) -> str | None:
        """The element that could take drops under the pointer, whether or not it takes this one."""
        for element in reversed(self.elements()):
            if element.id in self.drop_places() and element.box.holds(drag.x, drag.y):
                return element.id
        return None

    def drop_places(self) -> set[str]:
        """Ids that a person might drop something on."""
        return set()
