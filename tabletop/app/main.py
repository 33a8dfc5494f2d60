"""The one way in and the one way out: runs the command line and turns every end into an exit code.

A person's mistake is one line on stderr and exit code 2. A mistake of ours is one line too, with the whole
story in a log file in the user's folder: this is the only place that catches everything.
"""

from __future__ import annotations

import logging
import os
import sys
import traceback
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tabletop import __version__
from tabletop.app.cli import UserError, run
from tabletop.session.catalogue import AUTO, _, set_language

USER_ERROR: Final = 2
INTERNAL_ERROR: Final = 70
INTERRUPTED: Final = 130
LOG_NAME: Final = "tumbleweed.log"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line (`sys.argv` by default) and return the exit code.

    Raises nothing but SystemExit.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # stdout is for what was asked
    _speak_utf8()
    set_language(AUTO)
    _keep_log()
    try:
        code = run(sys.argv[1:] if argv is None else argv)
        _flush()
        return code
    except UserError as error:
        _say(str(error))
        return USER_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # whoever read us has closed the pipe, as `| head` does; the interpreter must not flush into it again
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as error:  # noqa: BLE001  # the one catch-all of the program
        _say(report_crash(error))
        return INTERNAL_ERROR


class _LogFile(logging.Handler):
    """Warnings of the layers below (a worker that had to be replaced) go to the log file, never to the
    terminal.
    """

    def emit(self, record: logging.LogRecord) -> None:
        _write_log(f"{record.name}: {record.getMessage()}\n")


def _keep_log() -> None:
    log = logging.getLogger("tabletop")
    log.propagate = False
    if not log.handlers:
        log.addHandler(_LogFile(logging.WARNING))


def report_crash(error: BaseException) -> str:
    """Write the error with its traceback to the log file; the one line that tells a person about it."""
    kind = f"{type(error).__name__}: {error}".splitlines()[0]
    path = _write_log("".join(traceback.format_exception(error)))
    if path is None:
        return _("Something went wrong in the program: {error}").format(error=kind)
    return _("Something went wrong in the program: {error}. The log is in {path}").format(
        error=kind, path=path
    )


def _write_log(story: str) -> Path | None:
    """Append to the log in the user's folder; None where that cannot be written."""
    from tabletop.app.paths import home

    head = f"{datetime.now(UTC).isoformat(timespec='seconds')} {__version__} {sys.platform} {sys.argv[1:]}"
    try:
        path = home() / LOG_NAME
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(f"{head}\n{story}\n")
    except (OSError, ImportError):
        return None
    return path


def _say(line: str) -> None:
    """One line on stderr, if there is one: a windowed program on Windows has none."""
    if sys.stderr is not None:
        with suppress(OSError):
            print("tumbleweed: " + " ".join(line.split()), file=sys.stderr)


def _speak_utf8() -> None:
    """Names carry accents, and a Windows pipe would not take them."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _flush() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()
