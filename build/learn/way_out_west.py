"""Learn what the features of a position of Way Out West are worth, and write tabletop's weights.py.

    .venv/bin/python build/learn/way_out_west.py play FILE [--games 900] [--seed 1000000] [--seats 4]
    .venv/bin/python build/learn/way_out_west.py play FILE --scouts
    .venv/bin/python build/learn/way_out_west.py fit FILE...

`play`: cowhands play against each other, at some tables with slips now and then so that odd positions come
up, too; with `--scouts` two of them choose their actions by the weights that are there already. Of each game
some positions are kept with the final points. `fit`: the points are fitted to the features by least squares,
the weights at each number of rounds left held close to those next to it; then how far apart points must lie
to mean a win is fitted to who won. The same games give the same weights.
"""

from __future__ import annotations

import argparse
import datetime
import math
import pickle
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tabletop.ai.guide import shares  # noqa: E402
from tabletop.ai.player import Budget, policy_for, seat_source  # noqa: E402
from tabletop.ai.policies.way_out_west.features import (  # noqa: E402
    KNOTS,
    F,
    blend,
    clock_of,
    seat_terms,
    spots_of,
    town_terms,
)
from tabletop.ai.policies.way_out_west.playout import WHIM  # noqa: E402
from tabletop.ai.policies.way_out_west.scout import Scout  # noqa: E402
from tabletop.ai.policies.way_out_west.value import Appraiser  # noqa: E402
from tabletop.core.game import CHANCE, Move  # noqa: E402
from tabletop.core.options import make_rules  # noqa: E402
from tabletop.core.rng import Stream, stream  # noqa: E402
from tabletop.games.way_out_west import WAY_OUT_WEST as GAME  # noqa: E402
from tabletop.games.way_out_west.state import State  # noqa: E402

Array: TypeAlias = Any
"""An array of numpy's, whose types are not at hand everywhere."""
WEIGHTS: Final = ROOT / "tabletop/ai/policies/way_out_west/weights.py"
KEPT: Final = 0.4
"""The share of the positions between actions that are kept."""
SLIPS: Final = (0.0, 0.04, 0.1)
"""How often an action is any legal one, by table."""
SHRINK: Final = 5.0
"""How strongly weights are drawn to 0, for 5,000 rows."""
SMOOTH: Final = 40.0
"""How strongly the weights of neighbouring knots are drawn together, for 5,000 rows."""
COLUMNS: Final = len(F) + len(GAME.seats)
"""The features, and a constant for each size of table."""
PICKING: Final = -50
"""The chance event that says which positions are kept."""


class Kept(NamedTuple):
    """A position: by seat its features, and what became of the seats."""

    features: Array
    rounds: float
    scores: list[int]
    wins: list[float]


# -------------------------------------------------------------------- games
class Scouting:
    """A cowhand who chooses his actions as a playout does."""

    def __init__(self) -> None:
        self._cowhand = policy_for(GAME.key, "cowhand")
        self._appraiser = Appraiser()

    def choose(self, view: State, seat: int, legal: Sequence[Move], source: Stream) -> Move:
        """A legal move."""
        if view.phase != "action":
            return self._cowhand.choose(GAME, view, seat, legal, source, Budget(1)).move or legal[0]
        ranked = Scout(self._appraiser, view, seat).ranked(legal)[:4]
        return max([(worth + WHIM * source.unit(), -i, move) for worth, i, move in ranked])[2]


def play(seed: int, seats: int, slips: float, scouts: Scouting | None) -> list[Kept]:
    """One game of cowhands, two of them scouting if that is asked for, and what is kept of it."""
    state = GAME.new(seats, make_rules(GAME.options))
    player = policy_for(GAME.key, "cowhand")
    scouting = (seed % seats, (seed + 1 + seed // seats % 2) % seats) if scouts else ()
    sources = [seat_source(seed, seat) for seat in range(seats)]
    picking, chances = stream(seed, PICKING), 0
    found: list[tuple[Array, float]] = []
    while actors := GAME.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            GAME.play(state, seat, GAME.chance(state, stream(seed, chances)))
            chances += 1
            continue
        opening = state.phase == "bid" and not any(state.bids) and state.still_in == seats
        if (opening or state.phase == "action") and picking.unit() < KEPT:
            found.append((features(state), clock_of(state).rounds))
        legal = GAME.legal(state, seat)
        if state.phase == "action" and picking.unit() < slips:
            move = picking.choice(legal)
        elif scouts and seat in scouting:
            move = scouts.choose(state, seat, legal, sources[seat])
        else:
            view = GAME.view(state, seat)
            move = player.choose(GAME, view, seat, legal, sources[seat], Budget(1)).move or legal[0]
        GAME.play(state, seat, move)
    scores, wins = GAME.scores(state), shares(GAME.places(state))
    return [Kept(x, rounds, scores, wins) for x, rounds in found]


def features(s: State) -> Array:
    """By seat and feature how much of it there is, and 1 for the constant of this table."""
    clock = clock_of(s)
    x: Array = np.zeros((s.seats, COLUMNS), np.float32)
    x[:, len(F) + GAME.seats.index(s.seats)] = 1.0
    income = [0] * s.seats
    terms = []
    for spot in spots_of(s):
        more, earned = town_terms(spot, clock.armed)
        terms += more
        income = [a + b for a, b in zip(income, earned, strict=True)]
    for seat, feature, amount in [*terms, *seat_terms(s, clock, income)]:
        x[seat, feature] += amount
    return x


# -------------------------------------------------------------------- fitting
def spread(x: Array, rounds: float) -> Array:
    """The features among the two knots that this moment lies between: by seat, one row of all knots."""
    knot, share = blend(rounds)
    out: Array = np.zeros((len(x), len(KNOTS), COLUMNS), np.float32)
    out[:, knot] = x * (1 - share)
    out[:, knot + 1] = x * share
    return out.reshape(len(x), -1)


def fit_points(kept: list[Kept]) -> tuple[Array, list[Array]]:
    """The weights by knot and feature, and what each seat of each position has by them."""
    scale = np.sqrt(np.mean(np.concatenate([one.features for one in kept]) ** 2, axis=0)) + 1e-6
    size = len(KNOTS) * COLUMNS
    left, right = np.zeros((size, size)), np.zeros(size)
    for start in range(0, len(kept), 2000):
        part = kept[start : start + 2000]
        rows = np.concatenate([spread(one.features / scale, one.rounds) for one in part]).astype(np.float64)
        left += rows.T @ rows
        right += rows.T @ np.concatenate([one.scores for one in part])
    found = np.linalg.solve(left + holding() * sum([len(one.scores) for one in kept]) / 5000, right)
    points = [spread(one.features / scale, one.rounds) @ found for one in kept]
    return found.reshape(len(KNOTS), COLUMNS) / scale, points


def holding() -> Array:
    """What the squares of weights, and of differences of neighbours, are charged."""
    size = len(KNOTS) * COLUMNS
    charge = np.zeros((size, size))
    for i in range(size):
        charge[i, i] += SHRINK if i % COLUMNS < len(F) else 1e-6  # a table that was not played
        if (j := i + COLUMNS) < size:
            charge[i, i] += SMOOTH
            charge[j, j] += SMOOTH
            charge[i, j] -= SMOOTH
            charge[j, i] -= SMOOTH
    return charge


def fit_heats(kept: list[Kept], points: list[Array]) -> list[float]:
    """By knot the heat at which the points tell best who wins: step by step, until no step helps."""
    blends = [blend(one.rounds) for one in kept]
    knots, part = np.array([knot for knot, _ in blends]), np.array([share for _, share in blends])
    # a chair that a table does not have never wins
    most = GAME.seats[-1]
    stood = np.array([[*row, *[-math.inf] * (most - len(row))] for row in points])
    wins = np.array([[*one.wins, *[0.0] * (most - len(one.wins))] for one in kept])

    def surprise(heats: list[float]) -> float:
        table = np.array(heats)
        heat = (1 - part) * table[knots] + part * table[knots + 1]
        z = stood / heat[:, None]
        z -= z.max(axis=1, keepdims=True)
        z = np.maximum(z, -700.0)
        return -float(np.mean(np.sum(wins * (z - np.log(np.exp(z).sum(axis=1, keepdims=True))), axis=1)))

    heats = [6.0] * len(KNOTS)
    best = surprise(heats)
    for step in (1.4, 1.2, 1.1, 1.05):
        for knot in [*range(len(KNOTS))] * 2:
            for factor in (step, 1 / step):
                while (tried := surprise(after := _times(heats, knot, factor))) < best - 1e-6:
                    heats, best = after, tried
    print(f"surprise {best:.4f}")
    return heats


def _times(heats: list[float], knot: int, factor: float) -> list[float]:
    return [heat * factor if i == knot else heat for i, heat in enumerate(heats)]


# -------------------------------------------------------------------- the module
def write(weights: Array, heats: list[float], sources: list[str]) -> None:
    """Write weights.py."""
    day = datetime.datetime.now(tz=datetime.UTC).date()
    lines = [
        '"""What each feature of features.py is worth, and how far apart points must lie to mean a win.',
        "",
        "Rows: by features.KNOTS. WEIGHTS: by feature, in points; HEATS: points that make a seat e times as",
        f"likely to win. Generated {day} by build/learn/way_out_west.py, not to be edited, from:",
        *sources,
        '"""',
        "",
        "# fmt: off",
        "WEIGHTS = (",
    ]
    for row in weights:
        lines.append("    (")
        values = [f"{value:.3f}" for value in row[: len(F)]]
        lines += [f"        {', '.join(values[i : i + 12])}," for i in range(0, len(values), 12)]
        lines.append("    ),")
    lines += [")", f"HEATS = ({', '.join(f'{heat:.2f}' for heat in heats)})", ""]
    WEIGHTS.write_text("\n".join(lines), encoding="utf-8")


# -------------------------------------------------------------------- commands
def play_all(args: argparse.Namespace) -> None:
    """Play the games and keep their positions in the file, now and then and at the end."""
    kept: list[Kept] = []
    scouts = Scouting() if args.scouts else None
    for number in range(args.games):
        kept += play(args.seed + number, args.seats, SLIPS[number % len(SLIPS)], scouts)
        if (number + 1) % 50 == 0 or number + 1 == args.games:
            source = f"play --games {number + 1} --seed {args.seed} --seats {args.seats}"
            source += " --scouts, by the weights of the games above" if scouts else ""
            args.file.write_bytes(pickle.dumps((source, [tuple(one) for one in kept])))
            print(f"{number + 1} games, {len(kept)} positions", flush=True)


def fit_all(args: argparse.Namespace) -> None:
    """Fit the positions of all the files, and write the weights."""
    kept: list[Kept] = []
    sources = []
    for file in args.files:
        source, rows = pickle.loads(file.read_bytes())
        sources.append(source)
        kept += [Kept(*row) for row in rows]
    weights, points = fit_points(kept)
    write(weights, fit_heats(kept, points), sources)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    commands = made.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.add_argument("file", type=Path)
    playing.add_argument("--games", type=int, default=900)
    playing.add_argument("--seed", type=int, default=1_000_000)
    playing.add_argument("--seats", type=int, default=4, choices=[*GAME.seats])
    playing.add_argument("--scouts", action="store_true")
    playing.set_defaults(run=play_all)
    fitting = commands.add_parser("fit")
    fitting.add_argument("files", type=Path, nargs="+")
    fitting.set_defaults(run=fit_all)
    return made


if __name__ == "__main__":
    arguments = parser().parse_args()
    arguments.run(arguments)
