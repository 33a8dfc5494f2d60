"""What a person's words and files mean to the commands: games, house rules, seats, records.

Whatever is wrong with them leaves here as a UserError with one line that names the file or key at fault.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop.app.cli import UserError
from tabletop.session.catalogue import _, speaker

if TYPE_CHECKING:
    from tabletop.core.game import Game
    from tabletop.core.options import Rules
    from tabletop.core.record import Record
    from tabletop.session.plans import SeatPlan


@contextmanager
def one_line() -> Iterator[None]:
    """Turn what the layers below raise about a person's files and words into a UserError."""
    from tabletop.ai.arena import ArenaError
    from tabletop.ai.player import LevelError
    from tabletop.core.options import RulesError
    from tabletop.session.tomlio import TomlError

    try:
        yield
    except RulesError as error:
        say = speaker().say
        raise UserError("; ".join(say(problem) for problem in error.problems)) from None
    except LevelError as error:
        raise UserError(speaker().say(error.problem)) from None
    except (ArenaError, TomlError) as error:
        raise UserError(str(error)) from None


def find_game(key: str) -> Game[Any]:
    """The game with this id. Raises UserError for one that is not there."""
    from tabletop.games import GAMES, game

    try:
        return game(key)
    except KeyError:
        keys = ", ".join(game.key for game in GAMES)
    raise UserError(_("there is no game called {words}: there is {games}").format(words=key, games=keys))


def read_rules(game: Game[Any], file: str | None) -> Rules:
    """The house rules in a file, the defaults without one. Raises UserError naming each bad key."""
    from tabletop.core.options import RulesError, make_rules
    from tabletop.session.tomlio import read_toml

    with one_line():
        try:
            return make_rules(game.options, None if file is None else read_toml(file))
        except RulesError as error:
            say = speaker().say
            raise UserError(f"{file}: " + "; ".join(map(say, error.problems))) from None


def table_plans(game: Game[Any], seats: Sequence[str] | None) -> tuple[SeatPlan, ...]:
    """Who sits at a table in the window. Raises UserError for a number or kind of seat that cannot be."""
    from tabletop.ai.player import LEVELS, level_problem
    from tabletop.session.plans import HUMAN, parse_plan

    check_number(game, seats)
    words = seats or (HUMAN, *("cowhand" for _seat in range(game.usual - 1)))
    plans = []
    for word in words:
        kind = word.partition(":")[0].strip()
        if kind != HUMAN and kind not in LEVELS:
            kinds = ", ".join((HUMAN, *LEVELS))
            raise UserError(
                _("{words} is no seat at a table: there are {kinds}").format(words=word, kinds=kinds)
            )
        if kind != HUMAN and (problem := level_problem(kind)) is not None:
            raise UserError(speaker().say(problem))
        plans.append(parse_plan(word))
    return tuple(plans)


def check_number(game: Game[Any], seats: Sequence[str] | None) -> None:
    """Raises UserError where the game is not for that many."""
    if seats is not None and len(seats) not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        words = _("{game} is for {low} to {high} players, not {count}")
        raise UserError(words.format(game=game.title, low=low, high=high, count=len(seats)))


def check_writable(file: str | None) -> None:
    """Raises UserError where no file of this name can be written: better now than after the game."""
    if file is None:
        return
    path = Path(file)
    try:
        if _is_there(path):
            with path.open("ab"):
                pass
        else:  # under another name: who waits for the file must never find an empty one
            with tempfile.TemporaryFile(dir=path.parent):
                pass
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise UserError(_("{file} cannot be written: {why}").format(file=file, why=why)) from None


def _is_there(path: Path) -> bool:
    """Raises OSError or ValueError where there can be nothing of this name."""
    try:
        path.stat()
    except FileNotFoundError:
        return False
    return True


def check_display() -> None:
    """Raises UserError where no window can open, before libraries of the system grumble about it on their
    own.
    """
    if sys.platform in ("win32", "darwin", "cygwin"):
        return
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")):
        names = "DISPLAY, WAYLAND_DISPLAY"
        raise UserError(
            _("there is no display to open a window on ({names} are not set)").format(names=names)
        )


def make_room(file: str | None) -> None:
    """Keep an older file of that name as FILE.old: a record is somebody's game.

    Raises UserError if it cannot be.
    """
    check_writable(file)
    if file is None:
        return
    path = Path(file)
    try:
        if path.is_file() and path.stat().st_size > 0:
            path.replace(path.with_name(path.name + ".old"))
    except OSError as error:
        raise UserError(
            _("{file} cannot be written: {why}").format(file=file, why=error.strerror or error)
        ) from None


def print_json(data: Any) -> None:
    """One JSON object on one line of stdout."""
    # a file may expect a date where no key has one: it is printed as it was written
    sys.stdout.write(json.dumps(data, ensure_ascii=False, default=str) + "\n")


def read_record(file: str) -> Record:
    """The record in a file; a torn last table is dropped with a note.

    Raises UserError for any other damage.
    """
    from tabletop.core.record import RecordError, record_from_dict
    from tabletop.session.tomlio import TomlError, read_toml

    try:
        return record_from_dict(read_toml(file))
    except (RecordError, TomlError) as error:
        record = _untorn(file)
        if record is None:
            raise UserError(str(error) if isinstance(error, TomlError) else f"{file}: {error}") from None
        return record


def read_scenario(file: str) -> dict[str, Any]:
    """The data of a scenario file, or of a record: there a torn last table is dropped with a note.

    Raises TomlError for a file that is no TOML. What the data mean is for the scenario to judge.
    """
    from tabletop.core.record import RecordError, record_from_dict
    from tabletop.session.tomlio import TomlError, read_toml

    try:
        data = read_toml(file)
    except TomlError:
        if (record := _untorn(file)) is None:
            raise
        return record.as_dict()
    if "players" not in data:
        return data
    try:
        record_from_dict(data)
    except RecordError:
        # cut off after a line's end the last table still is TOML, but lacks its move
        if (record := _untorn(file)) is not None:
            return record.as_dict()
    return data


def _untorn(file: str) -> Record | None:
    """The record in a file of which only the last table is torn, with a note on stderr; None otherwise."""
    from tabletop.games import game
    from tabletop.session.record_text import DamagedRecord
    from tabletop.session.record_text import read_record as read_torn

    try:
        reading = read_torn(Path(file).read_bytes(), Path(file), game)
    except (OSError, ValueError, DamagedRecord):
        return None
    if reading.note is None:
        return None
    complain(speaker().say(reading.note))
    return reading.record


def complain(line: str) -> None:
    """A line on stderr that is not the end of everything."""
    print(f"tumbleweed: {' '.join(line.split())}", file=sys.stderr)
