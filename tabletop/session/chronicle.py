"""What has been told at a table: every event with its entry, and the log that each seat may read of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.core.events import Event, event_json
from tabletop.core.game import Game
from tabletop.core.words import Text


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence of the log: the record's entry it belongs to, whose doing (-1: the table's), and the
    sentence."""

    number: int
    seat: int
    text: Text


@dataclass(frozen=True, slots=True)
class _Told:
    """An event, unredacted, or a sentence of the table's own, with its entry and hand."""

    number: int
    hand: int
    seat: int
    what: Event | Text


class Chronicle:
    """Events and notes in order. Redacts on the way out, so nothing that is cut or hidden can be read
    back."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._told: list[_Told] = []

    def __len__(self) -> int:
        return len(self._told)

    def add(self, number: int, hand: int, events: Sequence[Event]) -> None:
        self._told += [_Told(number, hand, event.seat, event) for event in events]

    def note(self, number: int, hand: int, seat: int, sentence: Text) -> None:
        """A sentence that is no event of the game."""
        self._told.append(_Told(number, hand, seat, sentence))

    def cut(self, length: int) -> None:
        """Forget everything after the first `length`: it was taken back."""
        del self._told[length:]

    def lines(self, seat: int | None, start: int = 0) -> list[LogLine]:
        """The log as the seat may read it (None: a spectator), from the `start`-th thing told on."""
        out = []
        for told in self._told[start:]:
            what = told.what
            words = what if isinstance(what, Text) else self._game.tell(self._game.redact(what, seat))
            if words is not None:
                out.append(LogLine(told.number, told.seat, words))
        return out

    def events(self, seat: int | None, hand: int) -> list[dict[str, Any]]:
        """The events of that hand as the seat knew them, in their JSON form, oldest first."""
        return [event_json(self._game.redact(event, seat)) for event in self._of_hand(hand)]

    def of_kind(self, kind: type[Event]) -> list[Event]:
        """Every event of that class, oldest first, as a spectator may know it."""
        found = (told.what for told in self._told if isinstance(told.what, kind))
        return [self._game.redact(event, None) for event in found]

    def counts(self) -> Counter[tuple[str, int]]:
        """How many events of each kind each seat has done, in the whole game: (kind, seat) -> number."""
        return Counter((told.what.kind, told.seat) for told in self._told if isinstance(told.what, Event))

    def _of_hand(self, hand: int) -> Iterator[Event]:
        return (told.what for told in self._told if told.hand == hand and isinstance(told.what, Event))
