"""The ladder of AI levels: python build/ladder.py [GAME ...] [--level LEVEL] [--games N] [--jobs J]

Plays each level against three of the level below it in the arena and writes what it measured, with the
command and the date, into tabletop/session/ladder_table.py, which the set-up scene shows. Without names all
games and levels are measured anew; the other rungs stay as they are.
"""

from __future__ import annotations

import argparse
import datetime
import importlib
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tabletop.ai.arena import ArenaPlan, run_arena  # noqa: E402  (the checkout's own, whatever is installed)
from tabletop.games import GAMES, game  # noqa: E402
from tabletop.session.ladder import BELOW, SEATS, Rung  # noqa: E402

TABLE = ROOT / "tabletop" / "session" / "ladder_table.py"
GAMES_PLAYED = {"brown-bullet": 1200, "wyoming-cowboy": 400, "lockdown-poker": 400, "way-out-west": 400}
SEARCHED = {"brown-bullet": 1200, "wyoming-cowboy": 320, "lockdown-poker": 160, "way-out-west": 100}
"""Games a rung, and a rung of a level that searches: intervals of some ten points either way at the most."""
SEED = 8000
HEAD = '''"""The measured levels, written by build/ladder.py: not to be edited by hand."""

from typing import Final

from tabletop.session.ladder import Rung

RUNGS: Final = (
'''


def measure(key: str, level: str, games: int, jobs: int) -> Rung:
    """Play the arena of one rung."""
    seats = (level, *[BELOW[level]] * (SEATS - 1))

    def progress(done: int, total: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{key} {level}: {done}/{total}", end="", file=sys.stderr)

    plan = ArenaPlan(game(key), seats, games=games, seed=SEED, jobs=jobs, rotate=True)
    found = run_arena(plan, progress)
    label = found["labels"][level]
    command = f"arena {key} --seats {','.join(seats)} --rotate --games {games} --seed {SEED}"
    today = datetime.date.today().isoformat()
    return Rung(
        key,
        level,
        label["share"],
        label["low"],
        label["high"],
        found["games"],
        f"tumbleweed {command}",
        today,
    )


def write(rungs: list[Rung]) -> None:
    """The table, in the order of the games and the levels, formatted like the rest of the code."""
    order = {(one.key, level): i for i, (one, level) in enumerate((g, v) for g in GAMES for v in BELOW)}
    ordered = sorted(rungs, key=lambda rung: order[rung.game, rung.level])
    TABLE.write_text(HEAD + "".join(map(written, ordered)) + ")\n", encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "-q", str(TABLE)], check=True)


def written(rung: Rung) -> str:
    """One rung as source; its command in two lines, which is long."""
    who, dash, how = rung.command.partition(" --rotate")
    figures = f"{rung.share!r}, {rung.low!r}, {rung.high!r}, {rung.games}"
    command = f'("{who}"\n"{dash}{how}")'
    return f'Rung("{rung.game}", "{rung.level}", {figures}, {command}, "{rung.date}"),\n'


def known() -> dict[tuple[str, str], Rung]:
    """The rungs measured before; none where the table is not there yet."""
    if not TABLE.exists():
        return {}
    from tabletop.session import ladder_table

    importlib.reload(ladder_table)  # another run may have written to it
    return {(rung.game, rung.level): rung for rung in ladder_table.RUNGS}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*GAMES_PLAYED, []])
    parser.add_argument("--level", choices=[*BELOW], action="append")
    parser.add_argument("--games", dest="count", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    for key in asked.games or GAMES_PLAYED:
        for level in asked.level or BELOW:
            usual = SEARCHED if level == "marshal" else GAMES_PLAYED
            measured = measure(key, level, asked.count or usual[key], asked.jobs)
            print(measured)
            write([*(known() | {(key, level): measured}).values()])


if __name__ == "__main__":
    main()
