"""The progress of one game: the true state, chance, the entries of its record, and the way back.

What a table does to a game it does through this: play, let chance answer, take back, change who sits where,
and do all of it again from a record. Trusts moves; who may make which is the table's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any, Final

from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Game, IllegalMove, Move
from tabletop.core.options import Rules
from tabletop.core.record import Entry, ReplayError, check_hash
from tabletop.core.rng import stream
from tabletop.core.words import N_, plural, text
from tabletop.session.chronicle import Chronicle
from tabletop.session.history import History, Mark
from tabletop.session.plans import SeatPlan, parse_plan

CHECK_EVERY: Final = 10
"""Every so many entries of a record one carries a check of the position."""


class Progress:
    """One game from its first deal on. `took_back`: something was taken back that a fair undo would not."""

    def __init__(self, game: Game[Any], rules: Rules, plans: Sequence[SeatPlan], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.plans: tuple[SeatPlan, ...] = tuple(plans)
        self.state = game.new(len(plans), rules)
        self.entries: list[Entry] = []
        self.chronicle = Chronicle(game)
        self.history = History()
        self.took_back = False
        self.hand = 0
        """The number of the hand, from 0."""
        self.played = 0
        """Moves made so far, those that were taken back included: the number of the next one."""
        self._chance = 0
        self._group = 0

    # ---------------------------------------------------------------- forward
    @property
    def is_chance_due(self) -> bool:
        return self.game.actors(self.state) == (CHANCE,)

    def play(self, seat: int, move: Move) -> list[Event]:
        """Make one move: snapshot, entry, chronicle. Returns its events, unredacted."""
        game, outcome = self.game, seat == CHANCE and self.is_chance_due
        closed = seat == CHANCE or not game.undoable(self.state, seat, move)
        self.history.push(self.mark(seat, closed))
        self.played += 1
        self._chance += outcome
        self.hand += seat == CHANCE and not outcome
        events: list[Event] = []
        game.play(self.state, seat, move, events)
        self.chronicle.add(len(self.entries), self.hand, events)
        self._enter(seat, game.move_text(move))
        return events

    def outcome(self) -> Move:
        """What chance says where it is due: the same after every undo and every restart."""
        return self.game.chance(self.state, stream(self.seed, self._chance))

    def sit(self, seat: int, plan: SeatPlan) -> None:
        """From now on `plan` sits there; nothing before this can be taken back."""
        words = plan.kind if plan.name == self.plans[seat].name else plan.words
        self.history.close()
        self.plans = (*self.plans[:seat], plan, *self.plans[seat + 1 :])
        sentence = text(N_("{name} sits down at seat {number}"), name=plan.name, number=seat + 1)
        self.chronicle.note(len(self.entries), self.hand, CHANCE, sentence)
        self._enter(CHANCE, f"seat {seat} {words}")

    def begin_group(self) -> None:
        """The moves from here to the next call are one gesture: one undo takes them all back."""
        self._group += 1

    def _enter(self, seat: int, words: str) -> None:
        """Add an entry for what has just been done; every tenth carries a check of the position it led to."""
        checked = (len(self.entries) + 1) % CHECK_EVERY == 0
        self.entries.append(Entry(seat, words, check_hash(self.game, self.state) if checked else None))

    # ---------------------------------------------------------------- back
    def take_back(self, count: int) -> None:
        """Go back over the newest `count` moves (1 or more), chance too: a new draw is the old one."""
        self.took_back = self.took_back or not self.history.is_fair(count)
        mark = self.history.pop(count)
        self._restore(mark)
        sentence = plural(N_("A move was taken back"), N_("{count} moves were taken back"), count)
        self.chronicle.note(len(self.entries), self.hand, mark.seat, sentence)
        self._enter(CHANCE, f"undo {count}")

    def mark(self, seat: int, closed: bool = True) -> Mark:
        """How it stands now, before a move of the seat."""
        before = self.game.clone(self.state)
        told = len(self.chronicle)
        return Mark(seat, before, self._chance, told, self.hand, self._group, closed, self.played)

    def numbers(self) -> set[int]:
        """The numbers of the moves of the present hand that stand."""
        ours = takewhile(lambda mark: mark.hand == self.hand, reversed(self.history.marks))
        return {mark.number for mark in ours}

    def roll_back(self, mark: Mark, moves: int, entries: int) -> None:
        """After a fault: be again as at `mark`, when `moves` moves stood and there were `entries` entries."""
        self._restore(mark)
        del self.history.marks[moves:]
        del self.entries[entries:]

    def _restore(self, mark: Mark) -> None:
        self.state, self._chance, self.hand = mark.before, mark.chance, mark.hand
        self.chronicle.cut(mark.events)

    # ---------------------------------------------------------------- again
    def replay(self, entries: Sequence[Entry]) -> None:
        """Do a record's entries again. Raises ReplayError where one is refused or a check differs."""
        for number, entry in enumerate(entries):
            entered = len(self.entries)
            self.begin_group()
            try:
                self._again(entry)
            except (ValueError, IndexError) as error:  # an IllegalMove is a ValueError
                raise ReplayError(number, str(error)) from None
            if entry.check is not None and entry.check != check_hash(self.game, self.state):
                raise ReplayError(number, f"the position differs from its check {entry.check}")
            self.entries[entered:] = [entry]  # chance that the record leaves out is no entry of it

    def _again(self, entry: Entry) -> None:
        word, _, rest = entry.move.partition(" ")
        if entry.seat == CHANCE and word == "undo":
            count = int(rest)
            if not 0 < count <= len(self.history.marks):
                raise ValueError(f"there are no {count} moves to take back")
            self.take_back(count)
        elif entry.seat == CHANCE and word == "seat":
            seat, _, words = rest.partition(" ")
            plan = parse_plan(words)
            self.sit(int(seat), plan if plan.name else replace(plan, name=self.plans[int(seat)].name))
        else:
            while entry.seat != CHANCE and self.is_chance_due:
                self.play(CHANCE, self.outcome())
            if not CHANCE <= entry.seat < len(self.plans):
                raise ValueError(f"there is no seat {entry.seat}")
            move = self.game.parse_move(entry.move)
            if (refusal := self.game.why_not(self.state, entry.seat, move)) is not None:
                raise IllegalMove(refusal)
            self.play(entry.seat, move)
