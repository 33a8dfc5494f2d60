"""Files that survive: a write that is whole or not there at all, and a lock that dies with its process."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import time
from itertools import count
from pathlib import Path
from typing import Final

_NUMBER = count()
_TRIES: Final = 8
_PAUSE: Final = 0.025
"""Seconds between tries on Windows, where a scanner may hold a file open for a moment."""


def atomic_write(path: Path, data: bytes) -> None:
    """Put `data` into the file, making its folder. A reader sees the old content or the new, never a part.

    Raises OSError, and then the old content stands.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    temp = path.with_name(f".{path.name}.{os.getpid()}-{next(_NUMBER)}.tmp")
    try:
        with temp.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(temp, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temp.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _replace(source: Path, target: Path) -> None:
    for attempt in range(_TRIES):
        try:
            os.replace(source, target)
        except PermissionError:
            if os.name != "nt" or attempt == _TRIES - 1:
                raise
            time.sleep(_PAUSE)
        else:
            return


def _sync_folder(folder: Path) -> None:
    """Make a new name in the folder last through a power cut, where the system can."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):  # some file systems cannot; the file itself is safe
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def write_all(handle: int, data: bytes) -> None:
    """Write every byte at the handle's place and sync it. Raises OSError (a full disk may leave a part)."""
    view = memoryview(data)
    while view:
        view = view[os.write(handle, view) :]
    os.fsync(handle)


def try_lock(handle: int) -> bool:
    """Take the file for this open handle until it closes; False where another open handle has it.

    Where the system cannot lock (some network homes) everyone gets it.
    """
    try:
        if sys.platform == "win32":
            import msvcrt

            place = os.lseek(handle, 0, os.SEEK_CUR)
            # a byte that nobody reads: a locked one cannot be read on Windows
            os.lseek(handle, 2**31 - 2, os.SEEK_SET)
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(handle, place, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return error.errno not in (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
    return True


def is_locked(path: Path) -> bool:
    """Does some open handle, of this process or another, hold the file? False where it cannot be opened."""
    try:
        handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    except OSError:
        return False
    try:
        return not try_lock(handle)
    finally:
        os.close(handle)


def reason(error: OSError) -> str:
    """What went wrong, in a few words of the system's."""
    return error.strerror or str(error)
