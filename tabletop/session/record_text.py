"""The text of a record file: how head, entries and result are written, and how a file is read that was torn
or damaged.

A record only grows, a table at a time, so that whatever a crash leaves behind is a whole beginning of it
and perhaps a torn last table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from tabletop.core.game import Game
from tabletop.core.options import RulesError
from tabletop.core.record import Entry, Record, ReplayError, record_from_dict, replay
from tabletop.core.words import N_, PLAIN, Text, text
from tabletop.session.plans import parse_plan
from tabletop.session.tomlio import TomlError, dump_toml, parse_toml

FindGame = Callable[[str], Game[Any]]
"""The game with a key; raises KeyError."""
_EXPECT: Final = b"[expect]"


class DamagedRecord(ValueError):
    """A record with more wrong than a torn last table: where (line from 1, or None) and why.

    `readable`: the record up to the damage, None where not even its head can be read.
    """

    def __init__(self, path: Path, line: int | None, why: str, readable: Record | None) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.line = line
        self.why = why
        self.readable = readable

    @property
    def notice(self) -> Text:
        """One sentence for the person."""
        file = shown_name(self.path)
        if self.line is None:
            return text(N_("The saved game {file} cannot be read: {why}"), file=file, why=self.why)
        sentence = N_("The saved game {file} is damaged at line {line}: {why}")
        return text(sentence, file=file, line=self.line, why=self.why)


@dataclass(frozen=True, slots=True)
class Reading:
    """A record as read: `note` where a torn last table was dropped; `length` = the bytes that are sound."""

    record: Record
    note: Text | None
    length: int
    is_over: bool


@dataclass(frozen=True, slots=True)
class _Table:
    """One table of the file: where it starts (byte, and line from 1), and its bytes."""

    start: int
    line: int
    data: bytes

    @property
    def is_head(self) -> bool:
        """Is it a table of the head, like [rules]: no entry, no result, and no beginning of these?"""
        header = self.data.split(b"\n", 1)[0].strip()
        return not header.startswith(b"[[") and not _EXPECT.startswith(header)


def shown_name(path: Path) -> str:
    """The file's name fit to be shown: some systems allow names that are no text."""
    return path.name.encode("utf-8", "replace").decode("utf-8")


def head_text(record: Record) -> str:
    """The beginning of a record file."""
    return dump_toml(record.head_dict())


def entry_text(entry: Entry) -> str:
    """One entry, with the empty line before it."""
    return "\n" + dump_toml({"moves": [entry.as_dict()]})


def result_text(winners: Sequence[int]) -> str:
    """The end of a finished game's record: what makes it check itself when it is run as a scenario."""
    return f"\n[expect]\nresult = {{ winners = [{', '.join(map(str, winners))}] }}\n"


def has_result(data: bytes) -> bool:
    """Is the last table of the file the result?"""
    return data[data.rfind(b"\n[") + 1 :].startswith(_EXPECT)


def read_record(data: bytes, path: Path, find_game: FindGame) -> Reading:
    """The record of a file's bytes, replayed to its end. Raises DamagedRecord."""
    cut_off = text(N_("The last entry of {file} was cut off and has been dropped"), file=shown_name(path))
    note = cut_off if data.endswith(b"\0") else None
    data = data.rstrip(b"\0")  # a power cut may leave these where the rest should be
    tables = _tables(data)
    first = next((n for n, table in enumerate(tables) if not table.is_head), len(tables))
    head_end = tables[first].start if first < len(tables) else len(data)
    try:
        head = parse_toml(data[:head_end], path)
        record = record_from_dict({**head, "moves": []})
        for words in record.players:
            parse_plan(words)
    except TomlError as error:
        raise DamagedRecord(path, error.line, error.why, None) from None
    except ValueError as error:
        raise DamagedRecord(path, None, str(error), None) from None
    entries: list[Entry] = []
    lines: list[int] = []
    length = len(data)
    for table in tables[first:]:
        try:
            entry = _entry(table, path)
        except TomlError as error:
            if table is tables[-1] and _is_torn(table):
                note = cut_off
                length = len(data[: table.start].rstrip(b"\n")) + 1
                break
            line = table.line + (error.line or 1) - 1
            raise DamagedRecord(path, line, error.why, replace(record, entries=entries)) from None
        if entry is not None:
            entries.append(entry)
            lines.append(table.line)
    record = replace(record, entries=entries)
    return Reading(record, note, length, _replayed(record, lines, path, find_game))


def _replayed(record: Record, lines: Sequence[int], path: Path, find_game: FindGame) -> bool:
    """Replay the record: is the game over after it? Raises DamagedRecord."""
    try:
        game = find_game(record.game)
    except KeyError:
        raise DamagedRecord(path, None, f"there is no game {record.game!r} here", None) from None
    try:
        return game.over(replay(game, record).state) == "game"
    except ReplayError as error:
        sound = replace(record, entries=record.entries[: error.number])
        line = lines[error.number] if error.number < len(lines) else None
        raise DamagedRecord(path, line, error.why, sound) from None
    except RulesError as error:
        why = "; ".join(map(PLAIN.say, error.problems))
        raise DamagedRecord(path, None, why, None) from None
    except ValueError as error:
        raise DamagedRecord(path, None, str(error), None) from None


def _tables(data: bytes) -> list[_Table]:
    """The file cut before every line that starts with "["; what stands before the first is left out."""
    out, place, line, start = [], 0, 1, None
    for row in data.split(b"\n"):
        if row.startswith(b"["):
            if start is not None:
                out.append(_Table(*start, data[start[0] : place]))
            start = (place, line)
        place += len(row) + 1
        line += 1
    if start is not None:
        out.append(_Table(*start, data[start[0] :]))
    return out


def _entry(table: _Table, path: Path) -> Entry | None:
    """The entry of a table, None for the result. Raises TomlError, line counted from the table's own
    first."""
    data = parse_toml(table.data, path)
    match data:
        case {"moves": [{"seat": int(seat), "move": str(move), **rest}]} if not isinstance(seat, bool):
            check = rest.get("check")
            if check is None or isinstance(check, str):
                return Entry(seat, move, check)
            raise TomlError(path, "a check must be a text", 1)
        case {"expect": _}:
            return None
    raise TomlError(path, "an entry needs a seat (a number) and a move (a text)", 1)


def _is_torn(table: _Table) -> bool:
    """Could this last table be the beginning of a sound one that was cut off?

    Cut after a line's end it still parses but lacks a key; cut anywhere else it ends without one.
    """
    if not table.data.endswith(b"\n"):
        return True
    try:
        data = parse_toml(table.data)
    except TomlError:
        return False
    match data:
        case {"moves": [dict(entry)]}:
            return entry.keys() < {"seat", "move"} and not isinstance(entry.get("seat", 0), str)
    return False
