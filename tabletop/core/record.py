"""Records: a game as its head and its entries, and how they are played again.

A record is data here; the session reads and writes the files. `Line` plays entries on a game one by one and
is what replays and scenarios share. Entries of seat -1 are chance and the table; two of those are no game's
business and are followed here: `undo N` takes back the N moves before it (chance and the table's included),
`seat S KIND` says who sits there now and changes nothing in the position.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Feed, Game, Refusal
from tabletop.core.options import in_tables, make_rules
from tabletop.core.rng import stream
from tabletop.core.words import N_, PLAIN, text

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record: who (-1: chance, the table), the move's text, and perhaps a check of the position
    after it."""

    seat: int
    move: str
    check: str | None = None

    def as_dict(self) -> dict[str, Any]:
        """The entry as a table of the file."""
        table: dict[str, Any] = {"seat": self.seat, "move": self.move}
        return table if self.check is None else {**table, "check": self.check}


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was played: the head of the file and its entries.

    `players`: "human:Ana", one a seat. `started`: ISO 8601. `rules`: what differs from the defaults.
    """

    game: str
    version: str
    seats: int
    players: tuple[str, ...]
    seed: int
    started: str
    rules: dict[str, Any]
    entries: list[Entry]
    free_undo: bool = False

    def head_dict(self) -> dict[str, Any]:
        """The head of the file, everything but the entries, in the order in which it is written."""
        head: dict[str, Any] = {
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "players": list(self.players),
            "seed": self.seed,
            "started": self.started,
        }
        if self.free_undo:
            head["free_undo"] = True
        return {**head, "rules": in_tables(self.rules)}

    def as_dict(self) -> dict[str, Any]:
        """The whole record as the data of its file."""
        return {**self.head_dict(), "moves": [entry.as_dict() for entry in self.entries]}


class RecordError(ValueError):
    """Data that is no record: the key at fault and why."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(f"{key}: {why}")
        self.key = key
        self.why = why


class ReplayError(ValueError):
    """A record that cannot be played again: the entry (from 0) that is refused or whose check differs, and
    why."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"moves.{number}: {why}")
        self.number = number
        self.why = why


def record_from_dict(data: Mapping[str, Any]) -> Record:
    """The record in a file's data. Raises RecordError; what the entries mean is for `replay` to judge."""
    return Record(
        game=_value(data, "game", str),
        version=_value(data, "version", str, ""),
        seats=_value(data, "seats", int),
        players=_players(data),
        seed=_value(data, "seed", int, 0),
        started=_value(data, "started", str, ""),
        rules=dict(_value(data, "rules", dict, {})),
        entries=[_entry(i, table) for i, table in enumerate(_value(data, "moves", list, []))],
        free_undo=_value(data, "free_undo", bool, False),
    )


def _value(data: Mapping[str, Any], key: str, kind: type, default: Any = None) -> Any:
    value = data.get(key, default)
    if value is None:
        raise RecordError(key, "is missing")
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise RecordError(key, f"{value!r} is not of the type {kind.__name__}")
    return value


def _players(data: Mapping[str, Any]) -> tuple[str, ...]:
    players = _value(data, "players", list)
    if not all(isinstance(player, str) for player in players) or len(players) != data["seats"]:
        raise RecordError("players", "one text a seat is needed")
    return tuple(players)


def _entry(number: int, table: object) -> Entry:
    if not isinstance(table, dict):
        raise RecordError(f"moves.{number}", "is no table")
    check = _value(table, "check", str, "")
    return Entry(_value(table, "seat", int), _value(table, "move", str), check or None)


def check_hash(game: Game[S], s: S) -> str:
    """Eight hex digits that stand for the position: the same wherever and whenever it is the same
    position."""
    words = json.dumps(game.position(s), sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(words.encode()).hexdigest()[:8]


# -------------------------------------------------------------------- playing entries
class Line(Generic[S]):
    """A game played along entries, from `state` on. `chance_count`: chance events so far, an undo takes them
    back too."""

    def __init__(
        self, game: Game[S], state: S, seed: int, chance_count: int = 0, feed: Feed | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.chance_count = chance_count
        self._seed = seed
        self._feed = feed or Feed([], [], [])
        self._past: list[tuple[S, int]] = []

    def settle(self, log: list[Event]) -> None:
        """Let chance answer as long as it is due: what the feed forces, else the seed. Raises PositionError
        (the feed)."""
        while self._is_chance_due():
            move = self.game.forced_chance(self.state, self._feed, stream(self._seed, self.chance_count))
            self._play(CHANCE, move, log)

    def enter(self, seat: int, words: str, log: list[Event]) -> Refusal | None:
        """Play one entry, chance first where it is due and the entry is a seat's. None if it was accepted.

        A refused entry leaves the position as it was (chance aside). Raises PositionError where the feed
        cannot be.
        """
        kind, *rest = words.split() or [""]
        if seat == CHANCE and kind == "undo":
            return self._undo(words, rest)
        if seat == CHANCE and kind == "seat":
            return None if self._is_seat(rest) else no_move(words, self.game.unreadable)
        if seat != CHANCE:
            self.settle(log)
        try:
            move = self.game.parse_move(words)
        except ValueError:
            return no_move(words, self.game.unreadable)
        refusal = self.game.why_not(self.state, seat, move)
        if refusal is None:
            self._play(seat, move, log)
        return refusal

    def _is_seat(self, rest: list[str]) -> bool:
        """Is it a seat of this table, and who sits there now?"""
        seats = map(str, range(len(self.game.scores(self.state))))
        return len(rest) >= 2 and rest[0] in seats

    def _is_chance_due(self) -> bool:
        return self.game.actors(self.state) == (CHANCE,)

    def _play(self, seat: int, move: tuple[Any, ...], log: list[Event]) -> None:
        self._past.append((self.game.clone(self.state), self.chance_count))
        if self._is_chance_due():
            self.chance_count += 1
        self.game.bring(self.state, seat, move, self._feed)
        self.game.play(self.state, seat, move, log)

    def _undo(self, words: str, rest: list[str]) -> Refusal | None:
        number = int(rest[0]) if len(rest) == 1 and rest[0].isascii() and rest[0].isdigit() else 0
        if not 1 <= number <= len(self._past):
            return no_move(words, self.game.unreadable)
        self.state, self.chance_count = self._past[-number]
        del self._past[-number:]
        return None


def no_move(words: str, code: str) -> Refusal:
    """The refusal of a text that is no move, with the game's code for it."""
    return Refusal(code, text(N_("{words} is no move of this game"), words=words or '""'))


@dataclass(frozen=True, slots=True)
class ReplayStep(Generic[S]):
    """One entry of a replay: the position before it and what happened (unredacted)."""

    entry: Entry
    before: S
    events: tuple[Event, ...]


@dataclass(slots=True)
class Replay(Generic[S]):
    """A record played again: the position after the last entry, every step, and how many chance events there
    were."""

    state: S
    steps: list[ReplayStep[S]] = field(default_factory=list)
    chance_count: int = 0


def replay(game: Game[S], record: Record) -> Replay[S]:
    """Play a record again. Raises ReplayError where an entry is refused or a check differs, RulesError for
    its rules, RecordError where the game is not for so many seats."""
    if record.seats not in game.seats:
        raise RecordError("seats", f"{game.key} is not for {record.seats} seats")
    line = Line(game, game.new(record.seats, make_rules(game.options, record.rules)), record.seed)
    out = Replay(line.state)
    for number, entry in enumerate(record.entries):
        before = game.clone(line.state)
        log: list[Event] = []
        if entry.seat != CHANCE and not 0 <= entry.seat < record.seats:
            raise ReplayError(number, f"there is no seat {entry.seat}")
        refusal = line.enter(entry.seat, entry.move, log)
        if refusal is not None:
            raise ReplayError(number, f"{refusal.code}: {PLAIN.say(refusal.sentence)}")
        if entry.check is not None and entry.check != check_hash(game, line.state):
            raise ReplayError(number, f"the position differs from the check {entry.check}")
        out.steps.append(ReplayStep(entry, before, tuple(log)))
    out.state, out.chance_count = line.state, line.chance_count
    return out
