"""The command line: what may be written, and what is wrong with what was written.

Owns the parser and the reading of its words. What the commands do stands in `commands`, which is loaded only
when one runs, so that --help and --version answer at once.
"""

from __future__ import annotations

import argparse
import math
import re
import sys
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from tabletop import __version__
from tabletop.session.catalogue import LANGUAGES, _

PROGRAM: Final = "tumbleweed"
LARGEST_WINDOW: Final = 8192
"""The longest side, in pixels, that a window or a picture may have."""


class UserError(Exception):
    """Something a person can put right: one plain line, exit code 2."""


def run(words: Sequence[str]) -> int:
    """Do what the words say and return the exit code. Raises UserError, and SystemExit 0 after --help."""
    if words[:1] == ["bench-frames"] and len(words) == 4:  # what `bench` starts, no command for people
        from tabletop.app.bench_frames import main as measure_frames

        return measure_frames(*words[1:])
    wanted = build_parser().parse_args(words)
    if wanted.selfcheck:
        from tabletop.app.selfcheck import selfcheck

        return selfcheck(sys.stdout)
    from tabletop.app import commands

    code: int = getattr(commands, wanted.run)(wanted)
    return code


# ---------------------------------------------------------------- the parser
class _Parser(argparse.ArgumentParser):
    """argparse, but a mistake is one line, and an option is never guessed from its beginning."""

    def __init__(self, **given: Any) -> None:
        super().__init__(allow_abbrev=False, add_help=False, **given)
        self._optionals.title = _("options")
        self._positionals.title = _("arguments")
        self.add_argument("-h", "--help", action="help", help=_("show this help and leave"))

    def error(self, message: str) -> NoReturn:
        raise UserError(_("{problem} (see {command} --help)").format(problem=message, command=self.prog))


def build_parser() -> argparse.ArgumentParser:
    """The whole command line, its help in the language in force."""
    parser = _Parser(
        prog=PROGRAM,
        description=_("Western games for one table. Without a command the window opens on the title."),
    )
    parser.add_argument(
        "--version",
        action="version",
        version=f"Tumbleweed Tabletop {__version__}",
        help=_("show the version and leave"),
    )
    parser.add_argument(
        "--selfcheck", action="store_true", help=_("load everything and play a short game of each kind")
    )
    _add_window_options(parser)
    parser.set_defaults(run="open_title")
    commands = parser.add_subparsers(title=_("commands"), metavar="COMMAND", parser_class=_Parser)
    _add_play(commands)
    _add_scenario(commands)
    _add_arena(commands)
    _add_replay(commands)
    _add_shot(commands)
    _add_bench(commands)
    return parser


def _add_command(commands: Any, name: str, run: str, help: str) -> argparse.ArgumentParser:  # noqa: A002
    parser: argparse.ArgumentParser = commands.add_parser(name, help=help, description=help)
    parser.set_defaults(run=run)
    return parser


def _add_window_options(parser: argparse.ArgumentParser, unless_given: object = None) -> None:
    """What every window takes. `unless_given` is SUPPRESS below a command, to leave what stood before it."""
    parser.add_argument(
        "--inspect",
        metavar="FILE",
        default=unless_given,
        help=_("keep FILE as a JSON picture of what is on screen"),
    )
    parser.add_argument(
        "--size", metavar="WxH", type=_size, default=unless_given, help=_("the window's first size in pixels")
    )
    parser.add_argument(
        "--speed",
        metavar="F",
        type=_speed,
        default=unless_given,
        help=_("how long motion and pauses last: 1 as set, 0.5 half as long, 0 not at all"),
    )


def _add_seats(parser: argparse.ArgumentParser, required: bool, help: str) -> None:  # noqa: A002
    parser.add_argument("--seats", metavar="S,S,..", type=_seats, required=required, help=help)


def _add_play(commands: Any) -> None:
    parser = _add_command(commands, "play", "play", _("play a game in the window, or without one"))
    parser.add_argument("game", metavar="GAME", help=_("the id of a game, such as brown-bullet"))
    seats_help = _("who sits down: human, greenhorn, cowhand or marshal, named or not (human:Ana)")
    _add_seats(parser, required=False, help=seats_help)
    parser.add_argument(
        "--seed", type=_whole, metavar="N", help=_("the seed of all chance; else the system's")
    )
    parser.add_argument("--rules", metavar="FILE.toml", help=_("house rules: what differs from the usual"))
    parser.add_argument(
        "--record", metavar="FILE", help=_("where to keep the record (an older one there becomes FILE.old)")
    )
    parser.add_argument("--headless", action="store_true", help=_("no window: one JSON object a line"))
    _add_window_options(parser, argparse.SUPPRESS)


def _add_scenario(commands: Any) -> None:
    parser = _add_command(
        commands,
        "scenario",
        "scenario",
        _("set positions up from files, play their moves, check what they expect"),
    )
    parser.add_argument("files", metavar="FILE.toml", nargs="+", help=_("scenario files or records"))


def _add_arena(commands: Any) -> None:
    parser = _add_command(commands, "arena", "arena", _("let AI levels play each other many times"))
    parser.add_argument("game", metavar="GAME", help=_("the id of a game, such as brown-bullet"))
    seats_help = _("who plays: greenhorn, cowhand, marshal, random, or FILE.py:NAME for a policy in a file")
    _add_seats(parser, required=True, help=seats_help)
    parser.add_argument("--games", type=_positive, metavar="N", default=100, help=_("how many games (100)"))
    parser.add_argument(
        "--seed", type=_whole, metavar="N", default=0, help=_("the seed of the first deal (0)")
    )
    parser.add_argument(
        "--rules", metavar="FILE", help=_("house rules, or the word random to draw them for each deal")
    )
    parser.add_argument(
        "--jobs", type=_positive, metavar="J", default=1, help=_("how many processes play (1)")
    )
    parser.add_argument(
        "--rotate", action="store_true", help=_("play each deal once per seating, in whole rounds")
    )
    parser.add_argument("--json", action="store_true", help=_("print one JSON object instead of a table"))


def _add_replay(commands: Any) -> None:
    parser = _add_command(commands, "replay", "replay", _("watch a record, or check it without a window"))
    parser.add_argument("file", metavar="FILE", help=_("a record"))
    parser.add_argument(
        "--headless", action="store_true", help=_("no window: play it again and print the final position")
    )
    _add_window_options(parser, argparse.SUPPRESS)


def _add_shot(commands: Any) -> None:
    parser = _add_command(commands, "shot", "shot", _("draw one picture of a scene, without a display"))
    scenes = (
        "title, setup:GAME, settings, shelf, rules:GAME, table:GAME, results:GAME, curtain:GAME, "
        "insight:GAME, learn:GAME"
    )
    parser.add_argument("scene", metavar="SCENE", help=scenes)
    parser.add_argument(
        "--size", metavar="WxH", type=_size, required=True, help=_("the picture's size in pixels")
    )
    parser.add_argument("--out", metavar="FILE.png", required=True, help=_("where the picture goes"))
    parser.add_argument("--scenario", metavar="FILE", help=_("the position to show, and moves to play first"))
    _add_seats(parser, required=False, help=_("who sits at the table"))
    parser.add_argument("--locale", choices=tuple(LANGUAGES), help=_("the language of the picture"))
    parser.add_argument(
        "--frame", type=_natural, metavar="N", help=_("sixtieths of a second after the last move")
    )


def _add_bench(commands: Any) -> None:
    parser = _add_command(commands, "bench", "bench", _("measure rules, AI seats, frames, start and memory"))
    parser.add_argument("--json", action="store_true", help=_("print one JSON object instead of a table"))


# ---------------------------------------------------------------- words into values
def _bad(problem: str) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(problem)


def _whole(words: str) -> int:
    # int() alone would take "1_000", and digits by the thousand
    if not re.fullmatch(r"[+-]?[0-9]{1,30}", words):
        raise _bad(_("{words} is no whole number").format(words=words))
    return int(words)


def _natural(words: str) -> int:
    number = _whole(words)
    if number < 0:
        raise _bad(_("{words} is less than 0").format(words=words))
    return number


def _positive(words: str) -> int:
    number = _whole(words)
    if number < 1:
        raise _bad(_("{words} is less than 1").format(words=words))
    return number


def _speed(words: str) -> float:
    try:
        factor = float(words)
    except ValueError:
        raise _bad(_("{words} is no number").format(words=words)) from None
    if not math.isfinite(factor) or factor < 0:
        raise _bad(_("{words} is no factor of 0 or more").format(words=words))
    return factor


def _size(words: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{2,5})x([0-9]{2,5})", words)
    if match is None or max(map(int, match.groups())) > LARGEST_WINDOW:
        raise _bad(_("{words} is no size such as 1280x720").format(words=words))
    return int(match[1]), int(match[2])


def _seats(words: str) -> tuple[str, ...]:
    seats = tuple(seat.strip() for seat in words.split(","))
    if not all(seats):
        raise _bad(_("{words} leaves a seat empty").format(words=words))
    return seats
