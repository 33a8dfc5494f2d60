"""What AI seats knew: their decisions of the hand just played, kept for whoever asks when it is over.

Owns `Decision`, the memory of a table's decisions, and `Inquiry`, which puts questions about them to a worker
of its own. Nothing is told while a hand goes on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from tabletop.ai.insight import Estimate, Insight, Weighing, confided, deed, supposed
from tabletop.ai.player import Answer, Request
from tabletop.ai.worker import Ask, Cancel, Explain, serve
from tabletop.core.game import Game
from tabletop.core.rng import stream
from tabletop.core.words import Text
from tabletop.session.plans import SeatPlan
from tabletop.session.table import Table
from tabletop.session.worker_link import Entry, WorkerLink

__all__ = ["Decision", "Decisions", "Estimate", "Inquiry", "Insight", "Shuffled", "Weighing"]

KEPT_MOST: Final = 600
"""So many decisions of a hand are kept: the oldest are forgotten first."""


@dataclass(frozen=True, slots=True)
class Decision:
    """One choice of an AI seat, as it was asked for and answered.

    `request` lacks what can be made again: its legal moves, and its events, of which the seat knew `told`.
    `plan`: who sat there; `number`: the table's, of the move it became; `confided`: the other seats of whom
    it knew a card that may stay secret when the hand is over.
    """

    request: Request
    told: int
    answer: Answer
    plan: SeatPlan
    number: int
    confided: tuple[int, ...] = ()

    @property
    def seat(self) -> int:
        return self.request.seat


class Decisions:
    """The decisions of one table in the hand that is being played, or was played last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._kept: deque[Decision] = deque(maxlen=KEPT_MOST)
        self._seats: tuple[int, list[int]] = (-1, [])
        """Who has something to tell at a turn of the table: a screen asks often."""

    def note(self, request: Request, answer: Answer) -> None:
        """The table is about to take this answer to this request."""
        game, seat = self.table.game, request.seat
        bare = replace(request, legal=[], events=[])
        plan, number = self.table.plans[seat], self.table.next_number
        known = confided(game, game.decode(request.view), seat)
        self._forget()
        self._kept.append(Decision(bare, len(request.events), answer, plan, number, known))

    def of(self, seat: int) -> list[Decision]:
        """The seat's decisions of the hand that is over, oldest first; none while a hand goes on."""
        if self.table.over is None:
            return []
        self._forget()
        return [one for one in self._kept if one.seat == seat and not self._tells_on_a_person(one)]

    def seats(self) -> list[int]:
        """The seats that have something to tell, ascending; none while a hand goes on."""
        turn = self.table.turn
        if self._seats[0] != turn:
            self._seats = turn, [seat for seat in range(len(self.table.plans)) if self.of(seat)]
        return self._seats[1]

    def whole(self, decision: Decision) -> Request:
        """The request as it was, to be answered again as far as it was thought about then."""
        game, request = self.table.game, decision.request
        legal = game.legal(game.decode(request.view), request.seat)
        return replace(
            request,
            legal=[game.move_text(move) for move in legal],
            events=self.table.hand_events(request.seat)[: decision.told],
            millis=None,
            cut=decision.answer.iterations,
        )

    def _forget(self) -> None:
        """What was taken back, and what belongs to a hand before this one."""
        numbers = self.table.numbers()
        if any(one.number not in numbers for one in self._kept):
            self._kept = deque([one for one in self._kept if one.number in numbers], KEPT_MOST)

    def _tells_on_a_person(self, decision: Decision) -> bool:
        """Would others at the screen learn from it a person's card that stays secret after the hand?"""
        humans = self.table.humans
        return len(humans) > 1 and any(owner in humans for owner in decision.confided)


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A made-up world in which a decision was asked for again.

    `world`: a full state that looks the same to the seat; `supposed`: what it makes of the hidden things, in
    sentences; `answer`: what the seat chose there, and `did`: the same in words (None: not asked yet);
    `is_same`: the same move.
    """

    world: Any
    supposed: Sequence[Text]
    answer: Answer | None = None
    did: Text | None = None
    is_same: bool = False


class Inquiry:
    """Questions about one decision after the other, answered in the background. Poll `insight` and `shuffled`
    once a frame; `close()` when nobody asks any more."""

    def __init__(self, decisions: Decisions, entry: Entry = serve) -> None:
        """Starts a worker in the background. `entry` is for tests."""
        from tabletop.games import GAMES

        self.decisions = decisions
        self.problem = ""
        """Why nothing can be told, once the worker has failed."""
        self.insight: Insight | None = None
        """What was known and thought at the decision asked about."""
        self.shuffled: Shuffled | None = None
        """The newest made-up world, once it has been asked about."""
        self._game: Game[Any] = decisions.table.game
        self._decision: Decision | None = None
        self._number = 0
        self._awaited: dict[int, Shuffled | None] = {}
        self._shuffles = 0
        self._worker = WorkerLink(() if self._game in GAMES else (self._game,), entry)

    @property
    def is_waiting(self) -> bool:
        """Is a reply still to come?"""
        return bool(self._awaited) and not self.problem

    def ask(self, decision: Decision) -> None:
        """What was known and thought at this decision? `insight` has it later."""
        self._decision = decision
        self.insight = self.shuffled = None
        for number in self._awaited:  # who leafs through a long hand need not wait for all its pages
            self._worker.post(Cancel(number))
        self._awaited.clear()
        self._shuffles = 0
        request = self.decisions.whole(decision)
        self._post(Explain(self._next(None), request, decision.answer))

    def shuffle(self) -> None:
        """Make up another world that looks the same to the seat, and ask it again there."""
        decision, game = self._decision, self._game
        if decision is None or self.problem:
            return
        request = self.decisions.whole(decision)
        view = game.decode(request.view)
        world = game.determinize(view, request.seat, stream(request.seed, self._shuffles))
        self._shuffles += 1
        seen = replace(request, view=game.encode(game.view(world, request.seat)))
        told = supposed(game, view, world, request.seat)
        self._post(Ask(self._next(Shuffled(world, told)), seen))

    def poll(self) -> bool:
        """Take in what has come; True if anything has."""
        came = False
        while (reply := self._worker.poll()) is not None:
            if reply.number not in self._awaited:
                continue  # about a decision that nobody looks at any more
            came = True
            world = self._awaited.pop(reply.number)
            if reply.problem is not None:
                self.problem = reply.problem
            elif world is None:
                self.insight = reply.insight
            elif reply.answer is not None and self._decision is not None:
                self.shuffled = self._answered(world, reply.answer, self._decision)
        if self._worker.is_dead and not self.problem:
            self.problem, came = self._worker.problem, True
        return came

    def close(self) -> None:
        """End the worker."""
        self._worker.stop()

    def _answered(self, world: Shuffled, answer: Answer, decision: Decision) -> Shuffled:
        move = None if answer.move is None else self._game.parse_move(answer.move)
        did = deed(self._game, self._game.decode(decision.request.view), move)
        return replace(world, answer=answer, did=did, is_same=answer.move == decision.answer.move)

    def _next(self, world: Shuffled | None) -> int:
        self._number += 1
        self._awaited[self._number] = world
        return self._number

    def _post(self, message: Ask | Explain) -> None:
        self._worker.post(message)
