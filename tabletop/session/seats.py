"""The AI seats of a table: who of them must think, what they are asked, and what becomes of their answers.

A worker process thinks; the table checks its answers like anyone's. Whatever the worker does (dies, hangs,
talks nonsense), the table goes on: it is replaced and asked again, and after a second failure a legal move
is drawn by lot.
"""

from __future__ import annotations

import hashlib
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from tabletop.ai.player import Answer, Choice, Request, seat_source
from tabletop.ai.worker import Ask, Cancel, Hurry, Reply, serve
from tabletop.core.game import Move
from tabletop.core.people import temper_of
from tabletop.session.insights import Decisions
from tabletop.session.table import Table
from tabletop.session.worker_link import Entry, WorkerLink

_LOG: Final = logging.getLogger(__name__)
THINK_MILLIS: Final = 550
"""What a search may use in play: on a quick machine it needs less, on a slow one this cuts it."""
HURRY_AFTER: Final = 1.75
"""Seconds after which a thought is asked to come to its end."""
LIMIT: Final = 2.0
"""Seconds after which a worker that has not answered is replaced."""
START_LIMIT: Final = 20.0
"""Seconds more for the first answer of a fresh process, which may have to be read from a slow disk."""
UNLIMITED: Final = 600.0
"""Seconds where a number of iterations limits a thought: no clock cuts it then, but a hung worker is still
found."""
TRIES: Final = 2
HINT_LEVEL: Final = "cowhand"


@dataclass(slots=True)
class _Question:
    """A request under way. `turn`: the table's when it was asked; `tries` so far; `began` in seconds;
    `temper`: "" for a hint, advice has no character; `request`: what was asked, and its `answer`."""

    number: int
    seat: int
    level: str
    turn: int
    legal: list[Move]
    must: bool
    began: float
    temper: str = ""
    tries: int = 1
    hurried: bool = False
    request: Request | None = None
    answer: Answer | None = None


class AiSeats:
    """Call `think()` and `answer()` once a frame; submit what `answer` gives; `close()` with the table."""

    def __init__(
        self,
        table: Table,
        budget: Literal["play"] | int = "play",
        entry: Entry = serve,
        clock: Callable[[], float] = time.monotonic,
        limit: float | None = None,
    ) -> None:
        """`budget`: "play" = the playing clock, a number = iterations and no clock. Starts the worker in the
        background. `entry`, `clock`, `limit` (seconds a thought) are for tests."""
        from tabletop.games import GAMES

        self.problems: list[str] = []
        """What went wrong with workers, oldest first; the table went on each time."""
        self.decisions = Decisions(table)
        """What the AI seats decided in this hand, for whoever asks them when it is over."""
        self._table = table
        self._iterations = None if budget == "play" else budget
        self._entry = entry
        self._clock = clock
        self._limit = limit if limit is not None else LIMIT if budget == "play" else UNLIMITED
        self._extra = () if table.game in GAMES else (table.game,)
        self._number = 0
        self._pending: _Question | None = None
        self._hint: _Question | None = None
        self._hint_choice: Choice | None = None
        self._answered: tuple[_Question, Move] | None = None
        self._declined: set[tuple[int, int]] = set()
        self._worker = WorkerLink(self._extra, entry)
        self._is_closed = False

    # ---------------------------------------------------------------- AI seats
    @property
    def is_thinking(self) -> bool:
        """Is an AI seat that must act being waited for? (Not one that may interrupt: a person need not
        wait.)"""
        return self.thinker is not None

    @property
    def thinker(self) -> int | None:
        """The AI seat that is being waited for, None where nobody is."""
        return self._pending.seat if self._pending is not None and self._pending.must else None

    @property
    def limit(self) -> float:
        """Seconds that a thought may take."""
        return self._limit

    def think(self) -> None:
        """Ask an AI seat that must act, or may interrupt and has not been asked at this turn; one at a
        time."""
        self._drop_stale()
        self._read()  # who has answered thinks no more, though nobody has fetched the answer yet
        if self._pending is not None or self._answered is not None or self._is_closed:
            return
        table = self._table
        self._declined = {asked for asked in self._declined if asked[0] == table.turn}
        actors = table.actors
        for seat in (*table.interrupts, *actors):
            asked = (table.turn, seat) in self._declined
            if seat >= 0 and not table.plans[seat].is_human and not (asked and seat not in actors):
                plan = table.plans[seat]
                self._pending = self._ask(seat, plan.kind, seat in actors, temper_of(plan.name))
                return

    def answer(self) -> tuple[int, Move] | None:
        """The seat and move of an answer that has come, for the table to take; None while there is none."""
        self._drop_stale()
        self._read()
        self._watch()
        answered, self._answered = self._answered, None
        if answered is None:
            return None
        question, move = answered
        if question.request is not None and question.answer is not None:
            self.decisions.note(question.request, question.answer)
        return question.seat, move

    def hurry(self) -> None:
        """The person wants to go on: ask for the best found so far."""
        if self._pending is not None and not self._pending.hurried:
            self._pending.hurried = True
            self._worker.post(Hurry(self._pending.number))

    # ---------------------------------------------------------------- hints
    @property
    def hint_pending(self) -> bool:
        """Is a hint being thought of? False again when it is there, has failed or is out of date."""
        return self._hint is not None

    def hint(self, seat: int, level: str = HINT_LEVEL) -> None:
        """Ask what a player of this level would do in the seat's place, which must be to act; `hint_answer`
        has it later."""
        self._hint_choice = None
        if self._hint is not None:
            self._worker.post(Cancel(self._hint.number))
            self._hint = None
        if not self._is_closed and self._table.legal(seat):
            self._hint = self._ask(seat, level, must=True)

    def hint_answer(self) -> Choice | None:
        """The hint, once, when it has come: a legal move and why. Polls like `answer`."""
        self._drop_stale()
        self._read()
        self._watch()
        choice, self._hint_choice = self._hint_choice, None
        return choice

    def close(self) -> None:
        """End the worker. Nothing is asked or answered after this."""
        self._is_closed = True
        self._pending = self._hint = self._hint_choice = self._answered = None
        self._worker.stop()

    # ---------------------------------------------------------------- the inside
    def _ask(self, seat: int, level: str, must: bool, temper: str = "") -> _Question:
        self._number += 1
        table = self._table
        question = _Question(
            self._number, seat, level, table.turn, list(table.legal(seat)), must, self._clock(), temper
        )
        self._post(question)
        return question

    def _post(self, question: _Question) -> None:
        question.request = self._request(question)
        self._worker.post(Ask(question.number, question.request))

    def _request(self, question: _Question) -> Request:
        table, game, seat = self._table, self._table.game, question.seat
        millis = THINK_MILLIS >> (2 * (question.tries - 1))  # a second try must not overrun again
        return Request(
            game_key=game.key,
            level=question.level,
            view=game.encode(table.view(seat)),
            seat=seat,
            events=table.hand_events(seat),
            legal=[game.move_text(move) for move in question.legal],
            seed=self._seed(),
            iterations=self._iterations,
            millis=millis if self._iterations is None else None,
            temper=question.temper,
        )

    def _seed(self) -> int:
        """The players' own chance: another one at every decision, the same one after a restart. Sealed:
        nobody can work out from it the seed of the table, which decides the dice and shuffles to come."""
        open_text = f"{self._table.seed} {self._table.entry_count}"
        return int.from_bytes(hashlib.sha256(open_text.encode()).digest()[:8], "big")

    def _drop_stale(self) -> None:
        """Forget questions, and an answer not fetched yet, about a position that is no more."""
        turn = self._table.turn
        if self._pending is not None and self._pending.turn != turn:
            self._worker.post(Cancel(self._pending.number))
            self._pending = None
        if self._answered is not None and self._answered[0].turn != turn:
            self._answered = None
        if self._hint is not None and self._hint.turn != turn:
            self._worker.post(Cancel(self._hint.number))
            self._hint = None

    def _read(self) -> None:
        """Take in every reply that has come."""
        while (reply := self._worker.poll()) is not None:
            for question in (self._pending, self._hint):
                if question is not None and question.number == reply.number:
                    self._take(question, reply)

    def _take(self, question: _Question, reply: Reply) -> None:
        answer = reply.answer
        if answer is None:
            self._failed(question, reply.problem or "no answer", replace=False)
            return
        move: Move | None = None
        if answer.move is not None or question.must:
            try:
                move = self._table.game.parse_move(str(answer.move))
            except ValueError:
                self._failed(question, f"{answer.move!r} is no move")
                return
            if self._table.why_not(question.seat, move) is not None:
                self._failed(question, f"{answer.move!r} is not legal")
                return
        question.answer = answer
        self._resolve(question, move, Choice(move, answer.reason))

    def _resolve(self, question: _Question, move: Move | None, choice: Choice | None) -> None:
        if question is self._hint:
            self._hint, self._hint_choice = None, choice
            return
        self._pending = None
        if self._hint is not None:
            self._hint.began = self._clock()  # it was next in line until now
        if move is None:
            self._declined.add((question.turn, question.seat))
        else:
            self._answered = (question, move)

    def _watch(self) -> None:
        """Find a worker that is dead or overdue; hurry one that soon will be."""
        question = self._pending or self._hint
        if question is None:
            return
        if self._worker.is_dead:
            self._failed(question, self._worker.problem)
            return
        used = self._clock() - question.began
        limit = self._limit + (0.0 if self._worker.has_replied else START_LIMIT)
        if used > limit:
            self._failed(question, f"no answer after {used:.1f} s")
        elif used > limit * HURRY_AFTER / LIMIT and not question.hurried:
            question.hurried = True
            self._worker.post(Hurry(question.number))

    def _failed(self, question: _Question, why: str, replace: bool = True) -> None:
        """Note it, replace the worker, ask again; after the last try let the lot decide."""
        self.problems.append(why)
        _LOG.warning("seat %d (%s), try %d: %s", question.seat, question.level, question.tries, why)
        if replace:
            self._worker.stop()
            self._worker = WorkerLink(self._extra, self._entry)
        again = [one for one in (self._pending, self._hint) if one is not None] if replace else [question]
        question.tries += 1
        for one in again:
            if one.tries <= TRIES:
                one.began, one.hurried = self._clock(), False
                self._post(one)
        if question.tries > TRIES:
            self._give_up(question)

    def _give_up(self, question: _Question) -> None:
        if question is self._hint or not question.must:
            self._resolve(question, None, None)
            return
        move = seat_source(self._seed(), question.seat).choice(question.legal)
        _LOG.error("seat %d: the move was drawn by lot", question.seat)
        self._resolve(question, move, None)
