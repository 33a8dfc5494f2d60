"""How what happened reaches those who look on: subscriptions, and steps held back until their lines are on
disk."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tabletop.core.events import Event
from tabletop.core.game import Move, Over
from tabletop.core.record import Entry


class Writer(Protocol):
    """What a table needs of a record file that is written in the background."""

    @property
    def acknowledged(self) -> int:
        """How many entries since the start of this writer are safe (on disk, or known to be unsavable)."""

    def append(self, entries: Sequence[Entry]) -> None:
        """Take the entries; returns at once."""

    def wait(self) -> None:
        """Block until every entry taken is acknowledged."""

    def finish(self, winners: Sequence[int]) -> None:
        """The game has a result: say so at the end of the file. Returns at once."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened, as one subscriber may know it.

    `number`: the record's entry, from 0; `seat`: whose doing (-1: chance and the table); `move`: None where
    the subscriber may not know it or where there is none (an undo, a secret choice made, a change of
    seats); `events` redacted; `view`, `actors`, `over`: how it stands after it (`actors` without those
    whose secret choice is made); `legal`, `may_interrupt`: the subscriber's own; `undone`: moves were taken
    back, show `view` as it is.
    """

    number: int
    seat: int
    move: Move | None
    events: tuple[Event, ...]
    view: Any
    actors: tuple[int, ...]
    legal: tuple[Move, ...]
    may_interrupt: bool
    over: Over
    undone: bool = False


class Subscription:
    """One who looks on: `seat` (None = a spectator) decides what he may see. Close it when the looking
    ends."""

    def __init__(self, seat: int | None, callback: Callable[[Step], None]) -> None:
        self.seat = seat
        self.callback = callback
        self.closed = False

    def close(self) -> None:
        """No step comes after this, not even one that waits for the disk."""
        self.closed = True


class Delivery:
    """Steps in order, each given out when the writer has acknowledged its entry. Used from one thread."""

    def __init__(self, writer: Writer | None) -> None:
        self._writer = writer
        self._subscriptions: list[Subscription] = []
        self._waiting: deque[tuple[int, Subscription, Step]] = deque()
        self._written = 0
        self._pumping = False

    def subscribe(self, seat: int | None, callback: Callable[[Step], None]) -> Subscription:
        subscription = Subscription(seat, callback)
        self._subscriptions.append(subscription)
        return subscription

    @property
    def subscriptions(self) -> list[Subscription]:
        """Those who still look on."""
        self._subscriptions = [one for one in self._subscriptions if not one.closed]
        return self._subscriptions

    def send(self, entries: Sequence[Entry], steps: Sequence[tuple[Subscription, Step]]) -> None:
        """Hand the entries to the writer and queue the steps behind them; without a writer they come at
        once."""
        if self._writer is not None and entries:
            self._writer.append(entries)
            self._written += len(entries)
        self._waiting.extend((self._written, subscription, step) for subscription, step in steps)
        if self._writer is None:
            self.pump()

    def pump(self) -> None:
        """Give out every step whose entry is safe. A callback may act at the table: its steps queue
        behind."""
        if self._pumping:
            return
        self._pumping = True
        try:
            while self._waiting and (
                self._writer is None or self._waiting[0][0] <= self._writer.acknowledged
            ):
                _, subscription, step = self._waiting.popleft()
                if not subscription.closed:
                    subscription.callback(step)
        finally:
            self._pumping = False

    @property
    def is_waiting(self) -> bool:
        """Are there steps that have not been given out yet?"""
        return bool(self._waiting)

    def settle(self) -> None:
        """Block until everything is written, and give it all out, with what the callbacks add to it."""
        while self._writer is not None:
            self._writer.wait()
            self.pump()
            if self._pumping or not self._waiting:
                break

    def finish(self, winners: Sequence[int]) -> None:
        if self._writer is not None:
            self._writer.finish(winners)
