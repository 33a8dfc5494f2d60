"""Where records live: the folder of a person's games, which of them is unfinished, and how one is taken up
again.

Every record is a file of its own, so that a damaged one hides no other.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from tabletop.core.game import Game
from tabletop.core.record import Record, replay
from tabletop.core.words import N_, Text, text
from tabletop.session.files import is_locked, reason
from tabletop.session.plans import SeatPlan, parse_plan
from tabletop.session.record_text import DamagedRecord, FindGame, Reading, has_result, read_record, shown_name
from tabletop.session.writer import RecordWriter

__all__ = ["DamagedRecord", "RecordInUse", "RecordInfo", "RecordWriter", "Store"]

_ABANDONED: Final = ".abandoned.toml"


class RecordInUse(ValueError):
    """Another window of the program plays this very game."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path}: another window plays this game")
        self.notice = text(N_("Another window plays this game"))


@dataclass(frozen=True, slots=True)
class RecordInfo:
    """What a list of games shows: which, who, when, how far, whose turn.

    `saved`: when the last entry was written, seconds since 1970; `to_act`: the seats that must act (-1: the
    table); `problem`: what is wrong with the file, and then `moves` counts what can be read.
    """

    path: Path
    game: str
    plans: tuple[SeatPlan, ...]
    seed: int
    started: str
    saved: float
    moves: int
    to_act: tuple[int, ...]
    is_over: bool
    is_abandoned: bool
    problem: Text | None = None


def _built_in(key: str) -> Game[Any]:
    from tabletop.games import game

    return game(key)


class Store:
    """The records below one home folder. Needs no folder to be there, or to be writable."""

    def __init__(self, home: Path, find_game: FindGame = _built_in) -> None:
        self.folder = home / "records"
        self.damaged: list[DamagedRecord] = []
        """What the last `unfinished` passed over."""
        self._find_game = find_game
        self._open: dict[Path, RecordWriter] = {}

    # ---------------------------------------------------------------- writing
    def new_record(self, record: Record, path: Path | None = None) -> RecordWriter:
        """Begin a file with the record's head and entries; `path`: another place, where a file is replaced.

        Never fails: what is wrong shows as the writer's `take_notice()`.
        """
        if path is None:
            now = datetime.now()
            stamp = f"{now.year:04}{now.month:02}{now.day:02}-{now.hour:02}{now.minute:02}{now.second:02}"
            path = self.folder / f"{stamp}-{record.game}-{os.urandom(3).hex()}.toml"
        self._let_go(path)
        return self._keep(RecordWriter(path, record))

    def resume_record(self, path: Path) -> tuple[Record, RecordWriter, Text | None]:
        """The record, a writer that continues its file, and a note where a torn last table was dropped.

        A writer that this store still has open there is closed. Raises DamagedRecord (nothing is changed
        then), RecordInUse, OSError.
        """
        self._let_go(path)
        if is_locked(path):
            raise RecordInUse(path)
        reading = self._read(path)
        return reading.record, self._keep(RecordWriter(path, length=reading.length)), reading.note

    def rescue(self, damaged: DamagedRecord) -> tuple[Record, RecordWriter]:
        """Go on with the readable part of a damaged record in a new file; the old one is set aside as it is.

        Raises ValueError where nothing is readable.
        """
        if damaged.readable is None:
            raise ValueError(f"{damaged.path}: nothing is readable")
        self.abandon(damaged.path)
        return damaged.readable, self.new_record(damaged.readable)

    def abandon(self, path: Path) -> bool:
        """Give an unfinished game up: it is kept, but no longer offered. False where its file cannot be
        renamed."""
        self._let_go(path)
        if path.parent != self.folder or path.name.endswith(_ABANDONED):
            return False
        try:
            path.rename(path.with_name(path.name.removesuffix(".toml") + _ABANDONED))
        except OSError:
            return False
        return True

    def close(self) -> None:
        """Write what is left and let every file go."""
        for path in list(self._open):
            self._let_go(path)

    def _keep(self, writer: RecordWriter) -> RecordWriter:
        self._open[writer.path] = writer
        return writer

    def _let_go(self, path: Path) -> None:
        if (writer := self._open.pop(path, None)) is not None:
            writer.close()

    # ---------------------------------------------------------------- reading
    def load(self, path: Path) -> tuple[Record, Text | None]:
        """The record, and a note where a torn last table was dropped. Raises DamagedRecord or OSError."""
        reading = self._read(path)
        return reading.record, reading.note

    def unfinished(self) -> RecordInfo | None:
        """The newest game without a result that was not given up and that no other window plays; or None.

        Newer ones that are damaged are passed over, and stand in `damaged`.
        """
        self.damaged = []
        for writer in self._open.values():
            writer.wait()
        for path in self._paths():
            if path.name.endswith(_ABANDONED) or self._is_finished(path):
                continue
            if path not in self._open and is_locked(path):
                continue
            try:
                info = self._info(path)
            except DamagedRecord as error:
                self.damaged.append(error)
                continue
            except OSError:
                continue
            if not info.is_over:
                return info
        return None

    def records(self, limit: int | None = None) -> list[RecordInfo]:
        """What there is, newest first, damaged ones with their problem."""
        out: list[RecordInfo] = []
        for path in self._paths():
            if limit is not None and len(out) >= limit:
                break
            try:
                out.append(self._info(path))
            except DamagedRecord as error:
                out.append(self._damaged_info(path, error))
            except OSError as error:
                sentence = N_("The saved game {file} cannot be read: {why}")
                out.append(_bare_info(path, text(sentence, file=shown_name(path), why=reason(error))))
        return out

    def _read(self, path: Path) -> Reading:
        return read_record(path.read_bytes(), path, self._find_game)

    def _paths(self) -> list[Path]:
        """The record files, newest first."""
        return [path for _, path in sorted(self._dated(), reverse=True)]

    def _dated(self) -> Iterator[tuple[float, Path]]:
        try:
            paths = list(self.folder.glob("*.toml"))
        except OSError:
            return
        for path in paths:
            with contextlib.suppress(OSError):
                yield path.stat().st_mtime, path

    def _is_finished(self, path: Path) -> bool:
        """Does the file end with a result? Cheap: hundreds of old games must not slow the start."""
        try:
            with path.open("rb") as file:
                file.seek(max(0, os.fstat(file.fileno()).st_size - 400))
                return has_result(file.read())
        except OSError:
            return False

    def _info(self, path: Path) -> RecordInfo:
        saved = path.stat().st_mtime
        reading = self._read(path)
        return self._info_of(path, reading.record, saved, reading.note)

    def _damaged_info(self, path: Path, error: DamagedRecord) -> RecordInfo:
        if error.readable is None:
            return _bare_info(path, error.notice)
        try:
            return self._info_of(path, error.readable, path.stat().st_mtime, error.notice)
        except (ValueError, OSError):
            return _bare_info(path, error.notice)

    def _info_of(self, path: Path, record: Record, saved: float, problem: Text | None) -> RecordInfo:
        game = self._find_game(record.game)
        state = replay(game, record).state
        return RecordInfo(
            path=path,
            game=record.game,
            plans=tuple(parse_plan(words) for words in record.players),
            seed=record.seed,
            started=record.started,
            saved=saved,
            moves=sum(entry.seat >= 0 for entry in record.entries),
            to_act=game.actors(state),
            is_over=game.over(state) == "game",
            is_abandoned=path.name.endswith(_ABANDONED),
            problem=problem,
        )


def _bare_info(path: Path, problem: Text) -> RecordInfo:
    return RecordInfo(path, "", (), 0, "", 0.0, 0, (), False, path.name.endswith(_ABANDONED), problem)
