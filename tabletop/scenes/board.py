"""What all tables share: steps from the table become motions, gestures become moves, and seats take their
turns.

Owns the flow (queue of steps, whose turn, curtain, AI seats, hints, undo, the end). The games' boards draw
and animate;
none of them changes or computes rules. A board shows what one pair of eyes may see and nothing else.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from tabletop.core.events import Event
from tabletop.core.words import Text
from tabletop.scenes.cast import faces
from tabletop.scenes.character import introduction
from tabletop.scenes.fuse import TableFuse
from tabletop.scenes.gestures import Hovering
from tabletop.scenes.hindsight import Hindsight
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.picker import Picker
from tabletop.session.catalogue import speaker
from tabletop.session.couch import Couch
from tabletop.session.seats import AiSeats
from tabletop.session.statistics import record_result
from tabletop.session.table import Step, Table
from tabletop.session.writer import RecordWriter
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.tween import Tweens

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Lifted:
    """What the curtain gives back: this seat's person is at the screen."""

    seat: int


THINK = 0.55
"""Seconds (times the pace) an AI seat takes at least before it acts: what it did has to be seen."""
REST = 0.3
"""Seconds (times the pace) between two steps."""


class Board(Hindsight):
    """One table on screen. Subclasses: `sync`, `on_event`, `draw`, `pieces`, and the words of their tools."""

    def __init__(
        self,
        house: House,
        table: Table,
        seats: AiSeats,
        order: TableOrder,
        writer: RecordWriter | None = None,
    ) -> None:
        super().__init__(house.stage)
        self.house, self.table, self.seats, self.order = house, table, seats, order
        self.writer = writer
        self.game = table.game
        self.name = f"table:{self.game.key}"
        self.faces = faces([(plan.kind, plan.name) for plan in table.plans])
        self.couch = Couch(table.humans, self.game.secrets)
        self.bottom = 0
        self.eyes: int | None = None
        self._aim_eyes(table.actors)
        self.asked: int | None = None
        """The human seat whose decision the screen waits for."""
        self.interrupter: int | None = None
        """The person who has begun a move out of turn: AI seats wait for him."""
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
        self.fuse = TableFuse(self)
        """What shows that an AI seat thinks."""
        self.pauses = Tweens()
        """Rests between steps: they hold the queue but need no frames."""
        for seat in (None, *table.humans):
            self._subscribe(seat)
        self._views: dict[int | None, Any] = {seat: table.view(seat) for seat in self._steps}
        """The newest delivered view of each pair of eyes; the table itself may be ahead of them."""
        self.view: Any = self._views[self.eyes]

    # ---------------------------------------------------------------- for the games' boards
    @abstractmethod
    def sync(self, view: Any, glide: bool) -> None:
        """Make the pieces on the table what the view says, gliding or at once."""

    @abstractmethod
    def on_event(self, event: Event) -> None:
        """Start the motion of one event (redacted for the eyes that look)."""

    def deed_words(self, event: Event) -> str:
        """What the event's seat did, in few words; "" keeps what stands there."""
        return ""

    @abstractmethod
    def fuse_box(self, seat: int) -> Box | None:
        """Where the fuse of an AI seat that is awaited lies; None where nobody may see that it thinks."""

    @abstractmethod
    def on_over(self) -> None:
        """The game is over and everything has come to rest: open the results."""

    # ---------------------------------------------------------------- what it is
    @property
    def state(self) -> str:
        if self.table.over == "game" and not self.in_motion:
            return "game-over"
        if self.table.over == "hand" and not self.in_motion:
            return "hand-over"
        if self.in_motion:
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
        if self.asked is None or self.seats.hint_pending or self.table.is_ahead:
            return True
        return self._others_choose or self._others_interrupt

    @property
    def _others_choose(self) -> bool:
        """Do AI seats have to choose in secret while a person does?"""
        return any(seat not in self.table.humans for seat in self.table.actors)

    @property
    def _others_interrupt(self) -> bool:
        """May an AI seat act out of turn while a person is asked?"""
        return any(seat not in self.table.humans for seat in self.table.interrupts)

    @property
    def in_motion(self) -> bool:
        if self.tweens.busy or self.pauses.busy or self._events or self._step is not None:
            return True
        return self._queued or self.table.is_ahead

    @property
    def _queued(self) -> bool:
        return bool(self._steps[self.eyes])

    def with_character(self, id: str, meaning: str) -> str:
        """What an element means; before it, of an AI seat, who that is."""
        if not id.startswith("seat:"):
            return meaning
        plan = self.table.plans[int(id.partition(":")[2])]
        return " ".join(filter(None, (introduction(plan.kind, plan.name), meaning)))

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

    def elements(self) -> list[Element]:
        return [*super().elements(), *self.fuse.elements()]

    def pose(self, seat: int, view: Any, world: Any, hint: Sequence[str]) -> None:
        """Stand still for a picture, off the stack: the seat's view, its question asked, these ids lit.
        `world` is what is seen: the view itself, or a state that supposes what it hides."""
        self._subscribe(seat)
        self.bottom = self.eyes = self.asked = seat
        self.picker.begin(view, seat)
        self.hint, self.view = list(hint), world
        self.sync(world, glide=False)
        self.widgets = []

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
        self.fuse.follow()
        for _turn in range(
            200
        ):  # with no animation a whole round may pass in one frame, but the window stays alive
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
        if not self._is_aside(self._step):
            self.stop_asking()
        if self._step.undone:
            self.deeds.clear()
        else:
            self._events.extend(self._step.events)

    @property
    def coming(self) -> Any:
        """The view that the events now shown lead to."""
        return self.view if self._step is None else self._step.view

    def following(self, kind: type[E]) -> list[E]:
        """Take the events of this kind that come next, to show them together with the present one."""
        found: list[E] = []
        while self._events and isinstance(self._events[0], kind):
            found.append(self._events.popleft())  # type: ignore[arg-type]  # just looked at
        return found

    def _is_aside(self, step: Step) -> bool:
        """Has only another one made his secret choice, while the person who is asked still chooses?"""
        return not step.events and not step.undone and step.seat != self.asked and self.asked in step.actors

    def _finish(self, step: Step) -> None:
        self._step = None
        if self.asked is not None:
            return
        self.view = step.view
        self.sync(step.view, glide=True)
        if self._aim_eyes(step.actors):
            self._look()
        self.pauses.after(self.rest_time(step), lambda: None)
        self._shown_at = self.stage.now()
        self.redraw()

    def _aim_eyes(self, actors: Sequence[int]) -> bool:
        """Whose place is at the bottom, and whose secrets are face up, while `actors` must act; True if that
        changed."""
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
            return self._answer_alone(people[0]) if self.needs_nobody(people[0]) else self._ask()
        if self.asked is not None:
            self._collect_hint()
            if not (self._others_choose or self._others_interrupt):
                return False
        self.seats.think()
        if self.interrupter is not None or (self.drag is not None and not self._others_choose):
            return False  # nothing is taken out of a hand that aims
        if self.stage.now() - self._shown_at < self.patience():
            return False
        answer = self.seats.answer()
        if answer is None:
            return False
        self.table.submit(*answer)
        self.table.pump()
        return True

    def rest_time(self, step: Step) -> float:
        """Seconds (times the pace) for which a step's outcome is left to be seen."""
        return REST

    def patience(self) -> float:
        """Seconds at least before an AI seat acts: what happened before has to be seen."""
        return THINK * self.stage.look.pace

    def needs_nobody(self, seat: int) -> bool:
        """Does the app decide for this person after a beat: a private question with one answer?"""
        return False

    def _answer_alone(self, seat: int) -> bool:
        if self.stage.now() - self._shown_at < 2 * THINK * self.stage.look.pace:
            return False
        self.table.submit(seat, self.table.legal(seat)[0])
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

    def stop_asking(self) -> None:
        self.asked = self.interrupter = None
        self.picker.end()
        self.hint, self.hint_words = [], ""
        self.reason = None
        self.explained = None
        if self.drag is not None:
            self.drag = None
            self.drag_lost()
