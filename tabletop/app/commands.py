"""What each command does: calls the layer that knows, prints, and gives the exit code.

Every import of a game, an AI level or a window stands inside the command that needs it. Whatever a person got
wrong leaves here as a UserError with one line.
"""

from __future__ import annotations

import secrets
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tabletop.app.cli import UserError
from tabletop.app.reading import (
    check_display,
    check_writable,
    complain,
    find_game,
    make_room,
    one_line,
    print_json,
    read_record,
    read_rules,
    read_scenario,
    table_plans,
)
from tabletop.session.catalogue import _, speaker

if TYPE_CHECKING:
    from tabletop.core.game import Game
    from tabletop.core.options import Rules

SEEDS: Final = 2**31


# ---------------------------------------------------------------- the commands
def open_title(wanted: Namespace) -> int:
    """`tumbleweed`: the window on the title."""
    check_display()
    check_writable(wanted.inspect)
    from tabletop.app.window_app import WindowOptions, run_window

    return run_window(WindowOptions(command="title", **_window(wanted)))


def play(wanted: Namespace) -> int:
    """`tumbleweed play GAME`: at the table in the window, or without one."""
    game = find_game(wanted.game)
    rules = read_rules(game, wanted.rules)
    if wanted.headless:
        return _play_headless(game, rules, wanted)
    plans = table_plans(game, wanted.seats)
    check_display()
    check_writable(wanted.inspect)
    make_room(wanted.record)
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
    has_spoken = wanted.seed is not None

    def out(data: dict[str, Any]) -> None:
        nonlocal has_spoken
        if not has_spoken:  # not on stdout: that is for events alone; and not before a line of complaint
            print(_("seed {seed}").format(seed=seed), file=sys.stderr)
            has_spoken = True
        print_json(data)

    with one_line():
        if wanted.record is None:
            play_headless(game, seats, seed, rules, out)
        else:
            check_writable(wanted.record)
            _play_recorded(game, seats, seed, rules, out, Path(wanted.record))
    return 0


def _play_recorded(
    game: Game[Any], seats: Sequence[str], seed: int, rules: Rules, out: Callable[[Any], None], path: Path
) -> None:
    """A game without a window whose record is kept like that of any table. Raises UserError if it was not."""
    from tabletop.core.record import Entry, check_hash
    from tabletop.session.headless import play_headless
    from tabletop.session.plans import named, parse_plan
    from tabletop.session.progress import CHECK_EVERY
    from tabletop.session.table import record_head
    from tabletop.session.writer import RecordWriter

    writers: list[RecordWriter] = []
    count = 0

    def on_move(seat: int, move: Any, state: Any) -> None:
        nonlocal count
        count += 1
        if not writers:  # only now is it sure that these seats can play at all
            make_room(str(path))
            plans = named([parse_plan(words) for words in seats])
            writers.append(RecordWriter(path, record_head(game, rules, plans, seed)))
        check = check_hash(game, state) if count % CHECK_EVERY == 0 else None
        writers[0].append([Entry(seat, game.move_text(move), check)])

    try:
        result = play_headless(game, seats, seed, rules, out, on_move)
        for writer in writers:
            writer.finish(result["winners"])
    finally:
        for writer in writers:
            writer.close()
    for writer in writers:
        if writer.problem is not None:
            raise UserError(speaker().say(writer.problem))


def scenario(wanted: Namespace) -> int:
    """`tumbleweed scenario FILE...`: one JSON object a file; exit 2 beats 1 beats 0."""
    from tabletop.core.scenario import ScenarioError, run_scenario
    from tabletop.games import GAMES
    from tabletop.session.tomlio import TomlError

    games = {game.key: game for game in GAMES}
    code = 0
    for file in wanted.files:
        try:
            result = run_scenario(read_scenario(file), games, speaker())
        except (TomlError, ScenarioError) as error:
            line = str(error) if isinstance(error, TomlError) else f"{file}: {error}"
            complain(line)
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
    rules: Any = "random" if wanted.rules == "random" else read_rules(game, wanted.rules)
    with one_line():
        plan = ArenaPlan(game, wanted.seats, wanted.games, wanted.seed, rules, wanted.jobs, wanted.rotate)
        result = run_arena(plan, progress_bar(sys.stderr))
    if wanted.json:
        print_json(result)
    else:
        print(table(result))
    return 0


def replay(wanted: Namespace) -> int:
    """`tumbleweed replay FILE`: the replay scene; without a window, exit 1 where a move does not hold."""
    from tabletop.core.record import RecordError, ReplayError
    from tabletop.core.record import replay as play_again

    record = read_record(wanted.file)
    game = find_game(record.game)
    if not wanted.headless:
        check_display()
        check_writable(wanted.inspect)
        from tabletop.app.window_app import WindowOptions, run_window

        options = WindowOptions("replay", game.key, replay_file=wanted.file, **_window(wanted))
        return run_window(options)
    try:
        with one_line():
            state = play_again(game, record).state
    except ReplayError as error:
        complain(f"{wanted.file}: {error}")
        return 1
    except (RecordError, UserError) as error:
        raise UserError(f"{wanted.file}: {error}") from None
    is_over = game.over(state) == "game"
    result = {"winners": game.winners(state), "scores": game.scores(state), "places": game.places(state)}
    print_json(
        {
            "file": wanted.file,
            "game": game.key,
            "moves": len(record.entries),
            "position": game.position(state),
            "to_act": [seat for seat in game.actors(state) if seat >= 0],
            "result": result if is_over else None,
        }
    )
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
