"""What each command does: reads its files, calls the layer that knows, prints, and gives the exit code.

Every import of a game, an AI level or a window stands inside the command that needs it. Whatever a person got
wrong leaves here as a UserError with one line.
"""

from __future__ import annotations

import json
import secrets
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tabletop.app.cli import UserError
from tabletop.session.catalogue import _, speaker

if TYPE_CHECKING:
    from tabletop.core.game import Game
    from tabletop.core.options import Rules
    from tabletop.session.plans import SeatPlan

COMING: Final = {
    "wyoming-cowboy": "Wyoming Cowboy",
    "lockdown-poker": "Lockdown Poker",
    "way-out-west": "Way Out West",
}
"""Games that have a door on the title but no rules yet."""
SEEDS: Final = 2**31


# ---------------------------------------------------------------- what several commands read
@contextmanager
def _one_line() -> Iterator[None]:
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
    """The game with this id. Raises UserError for one that is not there, or not yet."""
    from tabletop.games import GAMES, game

    try:
        return game(key)
    except KeyError:
        pass
    if key in COMING:
        raise UserError(_("{game} is not built yet").format(game=COMING[key]))
    keys = ", ".join(game.key for game in GAMES)
    raise UserError(_("there is no game called {words}: there is {games}").format(words=key, games=keys))


def read_rules(game: Game[Any], file: str | None) -> Rules:
    """The house rules in a file, the defaults without one. Raises UserError naming each bad key."""
    from tabletop.core.options import RulesError, make_rules
    from tabletop.session.tomlio import read_toml

    with _one_line():
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
        is_new = not path.exists()
        with path.open("ab"):
            pass
        if is_new:
            path.unlink()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise UserError(_("{file} cannot be written: {why}").format(file=file, why=why)) from None


def print_json(data: Any) -> None:
    """One JSON object on one line of stdout."""
    sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")


# ---------------------------------------------------------------- the commands
def open_title(wanted: Namespace) -> int:
    """`tumbleweed`: the window on the title."""
    from tabletop.app.window_app import WindowOptions, run_window

    check_writable(wanted.inspect)
    return run_window(WindowOptions(command="title", **_window(wanted)))


def play(wanted: Namespace) -> int:
    """`tumbleweed play GAME`: at the table in the window, or without one."""
    game = find_game(wanted.game)
    rules = read_rules(game, wanted.rules)
    if wanted.headless:
        return _play_headless(game, rules, wanted)
    plans = table_plans(game, wanted.seats)
    check_writable(wanted.inspect)
    check_writable(wanted.record)
    from tabletop.app.window_app import WindowOptions, run_window

    options = WindowOptions(
        command="play",
        game=game.key,
        plans=plans,
        seed=_seed(wanted),
        rules=rules,
        record=wanted.record,
        **_window(wanted),
    )
    return run_window(options)


def _window(wanted: Namespace) -> dict[str, Any]:
    """What every window is told."""
    return {"speed": wanted.speed, "inspect": wanted.inspect, "size": wanted.size}


def _seed(wanted: Namespace) -> int:
    """The seed asked for, else one from the system."""
    return secrets.randbelow(SEEDS) if wanted.seed is None else wanted.seed


def _play_headless(game: Game[Any], rules: Rules, wanted: Namespace) -> int:
    from tabletop.session.headless import play_headless

    seats = wanted.seats or ("cowhand",) * game.usual
    seed = _seed(wanted)
    if wanted.seed is None:
        # not on stdout: that is for events alone
        print(_("seed {seed}").format(seed=seed), file=sys.stderr)
    with _one_line():
        play_headless(game, seats, seed, rules, print_json)
    return 0


def scenario(wanted: Namespace) -> int:
    """`tumbleweed scenario FILE...`: one JSON object a file; exit 2 beats 1 beats 0."""
    from tabletop.core.scenario import ScenarioError, run_scenario
    from tabletop.games import GAMES
    from tabletop.session.tomlio import TomlError, read_toml

    games = {game.key: game for game in GAMES}
    code = 0
    for file in wanted.files:
        try:
            result = run_scenario(read_toml(file), games, speaker())
        except (TomlError, ScenarioError) as error:
            line = str(error) if isinstance(error, TomlError) else f"{file}: {error}"
            print(f"tumbleweed: {' '.join(line.split())}", file=sys.stderr)
            code = 2
            continue
        print_json({"file": file, **result})
        code = max(code, 0 if result["ok"] else 1)
    return code


def arena(wanted: Namespace) -> int:
    """`tumbleweed arena GAME`: many games among AI seats, a table or one JSON object."""
    from tabletop.ai.arena import ArenaPlan, run_arena
    from tabletop.ai.arena_report import progress_bar, table

    game = find_game(wanted.game)
    rules = "random" if wanted.rules == "random" else read_rules(game, wanted.rules)
    with _one_line():
        plan = ArenaPlan(game, wanted.seats, wanted.games, wanted.seed, rules, wanted.jobs, wanted.rotate)
        result = run_arena(plan, progress_bar(sys.stderr))
    if wanted.json:
        print_json(result)
    else:
        print(table(result))
    return 0


def replay(wanted: Namespace) -> int:
    """`tumbleweed replay FILE`: the replay scene; without a window, exit 1 where a move does not hold."""
    from tabletop.core.record import ReplayError, record_from_dict
    from tabletop.core.record import replay as play_again
    from tabletop.session.tomlio import read_toml

    with _one_line():
        record = record_from_dict(read_toml(wanted.file))
    game = find_game(record.game)
    if not wanted.headless:
        from tabletop.app.window_app import WindowOptions, run_window

        check_writable(wanted.inspect)
        return run_window(
            WindowOptions(
                command="replay",
                game=game.key,
                replay_file=wanted.file,
                inspect=wanted.inspect,
                size=wanted.size,
            )
        )
    try:
        state = play_again(game, record).state
    except ReplayError as error:
        print(f"tumbleweed: {wanted.file}: {error}", file=sys.stderr)
        return 1
    print_json({"file": wanted.file, "position": game.position(state)})
    return 0


def shot(wanted: Namespace) -> int:
    """`tumbleweed shot SCENE`: one picture into a file."""
    from tabletop.app.shot import shot as draw

    check_writable(wanted.out)
    return draw(
        wanted.scene,
        wanted.size,
        wanted.out,
        scenario=wanted.scenario,
        seats=wanted.seats,
        locale=wanted.locale,
        frame=wanted.frame,
    )


def bench(wanted: Namespace) -> int:
    """`tumbleweed bench`: how fast everything is, a table or one JSON object."""
    from tabletop.app.bench import run_bench

    result = run_bench()
    if wanted.json:
        print_json(result)
    else:
        for line in _flat("", result):
            print(line)
    return 0


def _flat(prefix: str, data: Any) -> Iterator[str]:
    """Nested figures as lines "core.brown-bullet.clone_us  1.2"."""
    for key, value in data.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict):
            yield from _flat(f"{name}.", value)
        else:
            yield f"{name:<52} {value:>14,}" if isinstance(value, int | float) else f"{name:<52} {value}"
