"""The writer of one record file: a thread that appends, syncs and acknowledges, and never lets the disk
stop the play.

What cannot be written now stays in memory and is tried again with the next entry; the person is told once.
"""

from __future__ import annotations

import contextlib
import errno
import os
import threading
from collections.abc import Sequence
from pathlib import Path

from tabletop.core.record import Entry, Record
from tabletop.core.words import N_, Text, text
from tabletop.session.files import atomic_write, reason, try_lock, write_all
from tabletop.session.record_text import entry_text, head_text, result_text


class RecordWriter:
    """Appends to one record. `path` is where; the file appears whole with its head, then grows by whole
    tables."""

    def __init__(self, path: Path, record: Record | None = None, length: int = 0) -> None:
        """A new file that begins with `record` (head and entries so far), or, without one, the file at
        `path` cut to its sound `length` and continued."""
        self.path = path
        self.problem: Text | None = None
        """Why the game could not be saved, once it could not be."""
        start = "" if record is None else head_text(record) + "".join(map(entry_text, record.entries))
        self._is_there = record is None
        self._unwritten = start.encode()
        self._length = length
        self._handle: int | None = None
        self._queue: list[bytes] = []
        self._taken = self._acknowledged = 0
        self._has_notice = self._closing = False
        self._busy = True  # the file is to be made, or opened
        self._changed = threading.Condition()
        self._thread = threading.Thread(target=self._run, name="record-writer", daemon=True)
        self._thread.start()

    # ---------------------------------------------------------------- for the table's thread
    @property
    def acknowledged(self) -> int:
        """How many of the entries taken are on disk, or known to be unsavable."""
        return self._acknowledged

    def append(self, entries: Sequence[Entry]) -> None:
        """Take the entries and return at once."""
        self._take("".join(map(entry_text, entries)), len(entries))

    def finish(self, winners: Sequence[int]) -> None:
        """Take the result: the file is complete."""
        self._take(result_text(winners), 0)

    def wait(self) -> None:
        """Block until everything taken is acknowledged."""
        with self._changed:
            self._changed.wait_for(lambda: not self._queue and not self._busy)

    def close(self) -> None:
        """Write what is left, end the thread and let the file go. May be called twice."""
        with self._changed:
            self._closing = True
            self._changed.notify_all()
        self._thread.join()

    def take_notice(self) -> Text | None:
        """The problem, the first time one asks after it came up; None before and after."""
        if not self._has_notice:
            return None
        self._has_notice = False
        return self.problem

    def _take(self, words: str, entries: int) -> None:
        if self._closing:
            raise ValueError("the record is closed")
        with self._changed:
            self._queue.append(words.encode())
            self._taken += entries
            self._changed.notify_all()

    # ---------------------------------------------------------------- the thread
    def _run(self) -> None:
        closing = False
        while not closing:
            with self._changed:
                self._changed.wait_for(lambda: self._busy or self._queue or self._closing)
                self._unwritten += b"".join(self._queue)
                self._queue.clear()
                taken, closing, self._busy = self._taken, self._closing, True
            self._save()
            with self._changed:
                self._acknowledged, self._busy = taken, False
                self._changed.notify_all()
        if self._handle is not None:
            os.close(self._handle)

    def _save(self) -> None:
        """Bring the file up to date, or put it back to its last sound end and keep the rest for the next
        try."""
        try:
            self._open()
            if self._handle is not None and self._unwritten:
                os.lseek(self._handle, self._length, os.SEEK_SET)
                write_all(self._handle, self._unwritten)
                self._length += len(self._unwritten)
                self._unwritten = b""
        except OSError as error:
            if self.problem is None:
                sentence = N_("This game is not being saved: {why}. You can play on.")
                self.problem = text(sentence, why=reason(error))
                self._has_notice = True
            if self._handle is not None:
                with contextlib.suppress(OSError):
                    os.ftruncate(self._handle, self._length)

    def _open(self) -> None:
        """Make the file if it is new, open and lock it, and cut off a torn end."""
        if self._handle is not None:
            return
        if not self._is_there:
            atomic_write(self.path, self._unwritten)
            self._length, self._unwritten, self._is_there = len(self._unwritten), b"", True
        handle = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        try:
            if not try_lock(handle):
                raise OSError(errno.EBUSY, "another window plays it")
            os.ftruncate(handle, self._length)
        except OSError:
            os.close(handle)
            raise
        self._handle = handle
