"""The course of one game among AI seats, with no table, clock or files: for arena, headless play and bench.

Owns the loop "who acts, what do they know, what do they choose" and what each seat remembers of the hand. The
same seed and policies give the same game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar, overload

from tabletop.ai.player import Budget, Choice, Known, Policy, seat_source
from tabletop.core.events import Event, event_json
from tabletop.core.game import CHANCE, Game, Move
from tabletop.core.options import Rules
from tabletop.core.rng import stream

S = TypeVar("S")


class PolicyFault(RuntimeError):
    """A policy answered with something that is no legal move. The text says who, where and what."""


class SeatEvents(Sequence[Known]):
    """This hand's events as one seat knew them, in JSON form; worked out only as far as they are read."""

    __slots__ = ("_game", "_known", "_log", "_seat")

    def __init__(self, game: Game[Any], seat: int, log: list[Event]) -> None:
        self._game = game
        self._seat = seat
        self._log = log
        self._known: list[Known] = []

    def __len__(self) -> int:
        return len(self._log)

    @overload
    def __getitem__(self, index: int) -> Known: ...
    @overload
    def __getitem__(self, index: slice) -> list[Known]: ...
    def __getitem__(self, index: int | slice) -> Known | list[Known]:
        known = self._known
        for event in self._log[len(known) :]:
            known.append(event_json(self._game.redact(event, self._seat)))
        return known[index]


class Course(Generic[S]):
    """One game. `state` is the true one; only views of it are handed to the policies.

    `events` holds what happened in the present hand, unredacted; it stays empty unless a policy remembers or
    `keep_events` asks for it. `hands` counts the hands begun, `turns` the moves made by seats.
    """

    def __init__(
        self,
        game: Game[S],
        rules: Rules,
        policies: Sequence[Policy],
        seed: int,
        budget: Budget | None = None,
        keep_events: bool = False,
    ) -> None:
        self.game = game
        self.state = game.new(len(policies), rules)
        self.seed = seed
        self.turns = 0
        self.hands = 1
        self.events: list[Event] = []
        self._keeps = keep_events or any(policy.remembers for policy in policies)
        self._policies = policies
        self._budget = budget or Budget()
        self._sources = [seat_source(seed, seat) for seat in range(len(policies))]
        self._chances = 0
        self._memories: list[SeatEvents] = []
        self._forget()

    def _forget(self) -> None:
        """A new hand: new logs, new objects, so that nobody reads on where the old hand ended."""
        self.events = []
        self._memories = [SeatEvents(self.game, seat, self.events) for seat in range(len(self._policies))]

    def memory(self, seat: int) -> Sequence[Known]:
        """This hand's events as the seat knew them (empty where nobody keeps them)."""
        return self._memories[seat]

    def step(self) -> tuple[int, Move] | None:
        """Make the next move, a seat's, chance's or the table's: who made which, None if the game is over."""
        game, state = self.game, self.state
        actors = game.actors(state)
        if not actors:
            if game.over(state) != "hand":
                return None
            self._forget()
            self.hands += 1
            return self._made(CHANCE, game.next_hand(state))
        if actors[0] == CHANCE:
            move = game.chance(state, stream(self.seed, self._chances))
            self._chances += 1
            return self._made(CHANCE, move)
        for seat in game.interrupts(state):
            if seat not in actors and (choice := self._ask(seat)).move is not None:
                self.turns += 1
                return self._made(seat, choice.move)
        seat = actors[0]
        chosen = self._ask(seat).move
        if chosen is None:
            raise PolicyFault(f"seat {seat} has to move and gave no move")
        self.turns += 1
        return self._made(seat, chosen)

    def _made(self, seat: int, move: Move) -> tuple[int, Move]:
        self.game.play(self.state, seat, move, self.events if self._keeps else None)
        return seat, move

    def _ask(self, seat: int) -> Choice:
        game = self.game
        view = game.view(self.state, seat)
        legal = game.legal(view, seat)
        memory = self._memories[seat]
        source = self._sources[seat]
        choice = self._policies[seat].choose(game, view, seat, legal, source, self._budget, memory)
        if not isinstance(choice, Choice):
            raise PolicyFault(f"seat {seat} answered {choice!r}, which is no Choice")
        move = choice.move
        if move is not None and move not in legal and not self._allows(seat, move):
            raise PolicyFault(f"seat {seat} chose {move!r}, which is not legal there")
        return choice

    def _allows(self, seat: int, move: Any) -> bool:
        """Is it legal, though the list does not name it? Whatever a policy from a file gives as a move."""
        try:
            return self.game.why_not(self.state, seat, move) is None
        except Exception:  # noqa: BLE001  # not even the form of a move
            return False
