"""The table: the one authority on how a game stands. It alone holds the true state.

Owns the state, chance, the entries of the record, undo, and what each looker-on is told. Everyone else asks
it, and is given views, redacted events and refusals. Used from one thread; no files (a writer has them), no
clock, no pygame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

import tabletop
from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Game, IllegalMove, Move, Over, Refusal
from tabletop.core.options import Rules, changed_rules, make_rules
from tabletop.core.record import Record
from tabletop.core.words import N_, text
from tabletop.session.chronicle import LogLine
from tabletop.session.delivery import Delivery, Step, Subscription, Writer
from tabletop.session.plans import HUMAN, KINDS, SeatPlan, parse_plan
from tabletop.session.progress import Progress

__all__ = [
    "HUMAN",
    "KINDS",
    "LogLine",
    "Result",
    "SeatPlan",
    "Step",
    "Subscription",
    "Table",
    "Writer",
    "record_head",
]


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game ended. `took_back`: free take-backs were used."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    took_back: bool


def record_head(
    game: Game[Any],
    rules: Rules,
    plans: Sequence[SeatPlan],
    seed: int,
    free_undo: bool = False,
    started: str = "",
) -> Record:
    """The record of a game that begins: what a writer needs first. `started`: ISO 8601, "" = now."""
    return Record(
        game=game.key,
        version=tabletop.__version__,
        seats=len(plans),
        players=tuple(plan.words for plan in plans),
        seed=seed,
        started=started or datetime.now().astimezone().isoformat(timespec="seconds"),
        rules=dict(changed_rules(game.options, rules)),
        entries=[],
        free_undo=free_undo,
    )


class Table:
    """One game being played. Make it, subscribe, `start()`; then submit moves and `pump()` once a frame."""

    def __init__(
        self,
        game: Game[Any],
        rules: Rules,
        plans: Sequence[SeatPlan],
        seed: int,
        writer: Writer | None = None,
        free_undo: bool = False,
    ) -> None:
        if len(plans) not in game.seats:
            raise ValueError(f"{game.key} is not for {len(plans)} seats")
        self.game = game
        self.rules = rules
        self.seed = seed
        self.free_undo = free_undo
        self.turn = 0
        """Grows with all that changes what is to be done: an answer asked for at another turn is stale."""
        self._progress = Progress(game, rules, plans, seed)
        self._held: dict[int, Move] = {}
        self._steps: list[tuple[Subscription, Step]] = []
        self._sent = 0
        """How many of the entries the writer has been given."""
        self._head = record_head(game, rules, plans, seed, free_undo)
        self._delivery = Delivery(writer)

    @classmethod
    def at_position(cls, game: Game[Any], plans: Sequence[SeatPlan], state: Any, seed: int) -> Table:
        """A table that begins at a prepared state instead of a deal; it keeps no record."""
        table = cls(game, state.rules, plans, seed)
        table._progress.state = state
        return table

    @classmethod
    def resume(cls, record: Record, game: Game[Any], writer: Writer | None = None) -> Table:
        """The table of a record, as it was after its last entry; `start()` goes on from there.

        `writer` continues the same file. Raises ReplayError(entry, why) where an entry is refused or a
        check differs.
        """
        plans = [parse_plan(words) for words in record.players]
        table = cls(
            game, make_rules(game.options, record.rules), plans, record.seed, writer, record.free_undo
        )
        table._progress.replay(record.entries)
        table._head = replace(record, entries=[])
        table._sent = len(record.entries)
        return table

    # ---------------------------------------------------------------- how it stands
    @property
    def plans(self) -> tuple[SeatPlan, ...]:
        """Who sits where now."""
        return self._progress.plans

    @property
    def took_back(self) -> bool:
        """Free take-backs were used: the result says so."""
        return self._progress.took_back

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(plan.name for plan in self.plans)

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people, in seat order."""
        return tuple(seat for seat, plan in enumerate(self.plans) if plan.is_human)

    @property
    def over(self) -> Over:
        return self.game.over(self._progress.state)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must act now, without those whose secret choice is already made."""
        return tuple(seat for seat in self.game.actors(self._progress.state) if seat not in self._held)

    @property
    def interrupts(self) -> tuple[int, ...]:
        """Seats that may act out of turn, for whoever asks AI seats. No person is shown another's."""
        return self.game.interrupts(self._progress.state)

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self._progress.state)

    @property
    def places(self) -> list[int]:
        return self.game.places(self._progress.state)

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self._progress.state)

    @property
    def result(self) -> Result | None:
        """The result once the game (not a hand of it) is over."""
        if self.over != "game":
            return None
        return Result(tuple(self.winners), tuple(self.scores), tuple(self.places), self.took_back)

    @property
    def record(self) -> Record:
        """The record so far; a copy."""
        return replace(self._head, entries=list(self._progress.entries))

    @property
    def entry_count(self) -> int:
        """How many entries the record has."""
        return len(self._progress.entries)

    @property
    def next_number(self) -> int:
        """The number that the next move gets: it never comes again, whatever is taken back."""
        return self._progress.played

    def numbers(self) -> set[int]:
        """The numbers of the moves of the present hand that stand."""
        return self._progress.numbers()

    def view(self, seat: int | None) -> Any:
        """What the seat may see now (None: a spectator); ahead of the steps until `settle()`."""
        return self.game.view(self._progress.state, seat)

    def has_chosen(self, seat: int) -> bool:
        """Has the seat made a secret choice that is held until the others have made theirs?"""
        return seat in self._held

    def legal(self, seat: int) -> list[Move]:
        """The seat's legal moves; [] for one that may not act or whose secret choice is made."""
        return [] if seat in self._held or seat < 0 else self.game.legal(self._progress.state, seat)

    def why_not(self, seat: int, move: Move) -> Refusal | None:
        """None exactly when `submit` would take the move."""
        return self._stranger(seat) or self.game.why_not(self._progress.state, seat, move)

    def _stranger(self, seat: int) -> Refusal | None:
        """The refusal of a seat that nobody plays from, or whose secret choice is made already."""
        if 0 <= seat < len(self.plans) and seat not in self._held:
            return None
        return Refusal("not-your-turn", text(N_("It is not this seat's turn")))

    # ---------------------------------------------------------------- acting
    def start(self) -> None:
        """Let chance begin (or, after `resume`, finish what was due). Does nothing where nothing is due."""
        self._commit(())

    def submit(self, seat: int, move: Move) -> None:
        """The seat makes the move. Raises IllegalMove, and then nothing has changed.

        Where several seats choose in secret at the same time the choice is held, and played when all have
        chosen.
        """
        if (refusal := self.why_not(seat, move)) is not None:
            raise IllegalMove(refusal)
        choosing = self.game.actors(self._progress.state)
        if len(choosing) > 1 and seat in choosing:
            self._hold(seat, move, choosing)
            return
        self._commit([(seat, move)])

    def try_all(self, seat: int, moves: Sequence[Move]) -> None:
        """Make all the moves in turn, or none (IllegalMove): one gesture, one undo."""
        if len(moves) == 1:
            self.submit(seat, moves[0])
            return
        trial = self.game.clone(self._progress.state)
        for move in moves:
            refusal = self._stranger(seat) or self.game.why_not(trial, seat, move)
            if refusal is not None:
                raise IllegalMove(refusal)
            self.game.play(trial, seat, move)
        self._commit([(seat, move) for move in moves])

    def next_hand(self) -> None:
        """Start the next hand. Raises ValueError where no hand has just ended."""
        if self.over != "hand":
            raise ValueError("no hand has just ended")
        self._commit([(CHANCE, self.game.next_hand(self._progress.state))])

    def change_seat(self, seat: int, plan: SeatPlan) -> None:
        """From now on `plan` sits there; no undo goes back past this. Raises IndexError for no such seat."""
        if not 0 <= seat < len(self.plans):
            raise IndexError(f"there is no seat {seat}")
        self._progress.sit(seat, plan)
        self.turn += 1
        self._held.pop(seat, None)
        self._tell_all(CHANCE, None, ())
        self._flush()

    # ---------------------------------------------------------------- taking back
    def can_undo(self, seat: int) -> bool:
        """Is there something that `undo(seat)` would take back?"""
        return seat in self._held or self._undo_count(seat) > 0

    def undo(self, seat: int) -> bool:
        """Take back a held secret choice, else the seat's own last move or gesture down to the floor.

        With free take-backs and one person at the table, go back to before that person's last decision. False
        where there is nothing to take back.
        """
        if self._held.pop(seat, None) is not None:
            self._tell_all(seat, None, (), undone=True)
            self._flush()
            return True
        count = self._undo_count(seat)
        if count == 0:
            return False
        self._progress.take_back(count)
        self.turn += 1
        self._held.clear()
        self._tell_all(seat, None, (), undone=True)
        self._flush()
        return True

    def _undo_count(self, seat: int) -> int:
        if self.over == "game" or not 0 <= seat < len(self.plans):
            return 0  # the result has been written into the statistics
        if self.free_undo and self.humans == (seat,):
            return self._progress.history.free(seat)
        return self._progress.history.fair(seat)

    # ---------------------------------------------------------------- looking on
    def subscribe(self, seat: int | None, callback: Callable[[Step], None]) -> Subscription:
        """Every later step as the seat (None: a spectator) may know it; `settle()` before, to miss none."""
        return self._delivery.subscribe(seat, callback)

    def pump(self) -> None:
        """Give out the steps whose write is acknowledged. Call once a frame."""
        self._delivery.pump()

    @property
    def is_ahead(self) -> bool:
        """True while steps wait for the disk: `actors`, `view` and `over` then know more than anyone was
        told."""
        return self._delivery.is_waiting

    def settle(self) -> None:
        """Block until every write is acknowledged, and give out all steps."""
        self._delivery.settle()

    def log(self, seat: int | None) -> list[LogLine]:
        """The whole log as the seat may read it; what was taken back is not in it."""
        return self._progress.chronicle.lines(seat)

    def since_turn(self, seat: int) -> list[LogLine]:
        """The log from after the seat's own last move on: what its curtain page tells."""
        marks = self._progress.history.marks
        mine = [number for number, mark in enumerate(marks) if mark.seat == seat]
        if not mine:
            return self.log(seat)
        after = mine[-1] + 1
        start = marks[after].events if after < len(marks) else len(self._progress.chronicle)
        return self._progress.chronicle.lines(seat, start)

    def hand_events(self, seat: int) -> list[dict[str, Any]]:
        """The events of this hand as the seat knew them, in JSON form: what an AI seat remembers from."""
        return self._progress.chronicle.events(seat, self._progress.hand)

    def told(self, kind: type[Event]) -> list[Event]:
        """Every event of a kind so far, oldest first, as a spectator may know it."""
        return self._progress.chronicle.of_kind(kind)

    def event_counts(self) -> Counter[tuple[str, int]]:
        """How many events of each kind each seat has done, in the whole game: (kind, seat) -> number."""
        return self._progress.chronicle.counts()

    # ---------------------------------------------------------------- the inside
    def _hold(self, seat: int, move: Move, choosing: Sequence[int]) -> None:
        """Keep a secret choice; when it was the last one missing, play them all in seat order as one."""
        held = {**self._held, seat: move}
        if len(held) == len(choosing):
            self._commit([(each, held[each]) for each in choosing])
            return
        self._held = held
        self._tell_all(seat, move, ())
        self._flush()

    def _drop_stale(self) -> None:
        """Forget held choices that have been played, or that an interrupt has made void."""
        if self._held:
            state = self._progress.state
            choosing = self.game.actors(state)
            still = {seat: move for seat, move in self._held.items() if seat in choosing}
            self._held = {s: move for s, move in still.items() if self.game.why_not(state, s, move) is None}

    def _commit(self, plays: Sequence[tuple[int, Move]]) -> None:
        """Play and let chance answer, then write and tell; a fault on the way leaves the table as it was."""
        progress = self._progress
        before, stood, written = progress.mark(CHANCE), len(progress.history.marks), len(progress.entries)
        held = self._held
        progress.begin_group()
        try:
            for seat, move in plays:
                self._play(seat, move)
            while progress.is_chance_due:
                self._play(CHANCE, progress.outcome())
        except BaseException:
            progress.roll_back(before, stood, written)
            self._held = held
            self._steps.clear()
            raise
        self._flush()
        if plays and self.over == "game":
            self._delivery.finish(self.winners)

    def _play(self, seat: int, move: Move) -> None:
        events = self._progress.play(seat, move)
        self.turn += 1
        self._drop_stale()
        self._tell_all(seat, move, events)

    def _tell_all(self, seat: int, move: Move | None, events: Sequence[Event], undone: bool = False) -> None:
        """A step for each looker-on, each as he may know it."""
        for subscription in self._delivery.subscriptions:
            self._steps.append((subscription, self._step_for(subscription.seat, seat, move, events, undone)))

    def _step_for(
        self, viewer: int | None, seat: int, move: Move | None, events: Sequence[Event], undone: bool
    ) -> Step:
        game, state = self.game, self._progress.state
        may_interrupt = viewer in game.interrupts(state)
        acts = viewer is not None and (may_interrupt or viewer in self.actors)
        return Step(
            number=len(self._progress.entries) - 1,
            seat=seat,
            move=move if viewer == seat or not game.secrets else None,
            events=tuple(game.redact(event, viewer) for event in events),
            view=game.view(state, viewer),
            actors=self.actors,
            legal=tuple(self.legal(viewer)) if acts and viewer is not None else (),
            may_interrupt=may_interrupt,
            over=game.over(state),
            undone=undone,
        )

    def _flush(self) -> None:
        """Hand what was entered to the writer, and the steps to the delivery behind it."""
        new, self._sent = self._progress.entries[self._sent :], len(self._progress.entries)
        steps, self._steps = self._steps, []
        self._delivery.send(new, steps)
