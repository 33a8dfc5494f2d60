"""Learn what the features of a position of Way Out West are worth, and write tabletop's weights.py.

    .venv/bin/python build/learn/way_out_west.py [--games 1200] [--seed 1000000] [--positions FILE]

Cowhands play against each other, at some tables with slips now and then so that odd positions come up, too.
Of every game some positions are kept with the final points. The points are fitted to the features by least
squares, the weights at each number of rounds left held close to those next to it; then how far apart points
must lie to mean a win is fitted to who won. The same games and seed give the same weights. `--positions`
keeps the played positions in a file, or reads them from it.
"""

from __future__ import annotations

import argparse
import datetime
import math
import pickle
import sys
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
from tabletop.core.game import CHANCE  # noqa: E402
from tabletop.core.options import make_rules  # noqa: E402
from tabletop.core.rng import stream  # noqa: E402
from tabletop.games.way_out_west import WAY_OUT_WEST as GAME  # noqa: E402
from tabletop.games.way_out_west.state import State  # noqa: E402

Array: TypeAlias = Any
"""An array of numpy's, whose types are not at hand everywhere."""
WEIGHTS: Final = ROOT / "tabletop/ai/policies/way_out_west/weights.py"
SEATS: Final = 4
KEPT: Final = 0.4
"""The share of the positions between actions that are kept."""
SLIPS: Final = (0.0, 0.04, 0.1)
"""How often an action is any legal one, by table."""
SHRINK: Final = 5.0
"""How strongly weights are drawn to 0, for 5,000 rows."""
SMOOTH: Final = 40.0
"""How strongly the weights of neighbouring knots are drawn together, for 5,000 rows."""
COLUMNS: Final = len(F) + 1
"""The features, and a constant."""
PICKING: Final = -50
"""The chance event that says which positions are kept."""


class Kept(NamedTuple):
    """A position: by seat its features, and what became of the seats."""

    features: Array
    rounds: float
    scores: list[int]
    wins: list[float]


# -------------------------------------------------------------------- games
def play(seed: int, slips: float) -> list[Kept]:
    """One game of cowhands, and what is kept of it."""
    state = GAME.new(SEATS, make_rules(GAME.options))
    player = policy_for(GAME.key, "cowhand")
    sources = [seat_source(seed, seat) for seat in range(SEATS)]
    picking, chances = stream(seed, PICKING), 0
    found: list[tuple[Array, float]] = []
    while actors := GAME.actors(state):
        seat = actors[0]
        if seat == CHANCE:
            GAME.play(state, seat, GAME.chance(state, stream(seed, chances)))
            chances += 1
            continue
        opening = state.phase == "bid" and not any(state.bids) and state.still_in == SEATS
        if (opening or state.phase == "action") and picking.unit() < KEPT:
            found.append((features(state), clock_of(state).rounds))
        legal = GAME.legal(state, seat)
        if state.phase == "action" and picking.unit() < slips:
            move = picking.choice(legal)
        else:
            view = GAME.view(state, seat)
            move = player.choose(GAME, view, seat, legal, sources[seat], Budget(1)).move or legal[0]
        GAME.play(state, seat, move)
    scores, wins = GAME.scores(state), shares(GAME.places(state))
    return [Kept(x, rounds, scores, wins) for x, rounds in found]


def features(s: State) -> Array:
    """By seat and feature how much of it there is, and 1 for the constant."""
    clock = clock_of(s)
    x: Array = np.zeros((s.seats, COLUMNS), np.float32)
    x[:, -1] = 1.0
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


def fit_points(kept: list[Kept]) -> tuple[Array, Array]:
    """The weights by knot and feature, and what each seat of each position has by them."""
    scale = np.sqrt(np.mean(np.concatenate([one.features for one in kept]) ** 2, axis=0)) + 1e-6
    size = len(KNOTS) * COLUMNS
    left, right = np.zeros((size, size)), np.zeros(size)
    for start in range(0, len(kept), 2000):
        part = kept[start : start + 2000]
        rows = np.concatenate([spread(one.features / scale, one.rounds) for one in part]).astype(np.float64)
        left += rows.T @ rows
        right += rows.T @ np.concatenate([one.scores for one in part])
    found = np.linalg.solve(left + holding() * len(kept) * SEATS / 5000, right)
    points = np.array([spread(one.features / scale, one.rounds) @ found for one in kept])
    return found.reshape(len(KNOTS), COLUMNS) / scale, points


def holding() -> Array:
    """What the squares of weights, and of differences of neighbours, are charged."""
    size = len(KNOTS) * COLUMNS
    charge = np.zeros((size, size))
    for i in range(size):
        if i % COLUMNS < len(F):
            charge[i, i] += SHRINK
        if (j := i + COLUMNS) < size:
            charge[i, i] += SMOOTH
            charge[j, j] += SMOOTH
            charge[i, j] -= SMOOTH
            charge[j, i] -= SMOOTH
    return charge


def fit_heats(kept: list[Kept], points: Array) -> list[float]:
    """By knot the heat at which the points tell best who wins: step by step, until no step helps."""
    blends = [blend(one.rounds) for one in kept]
    knots, part = np.array([knot for knot, _ in blends]), np.array([share for _, share in blends])
    wins = np.array([one.wins for one in kept])

    def surprise(heats: list[float]) -> float:
        table = np.array(heats)
        heat = (1 - part) * table[knots] + part * table[knots + 1]
        z = points / heat[:, None]
        z -= z.max(axis=1, keepdims=True)
        return -float(np.mean(np.sum(wins * (z - np.log(np.exp(z).sum(axis=1, keepdims=True))), axis=1)))

    heats = [6.0] * len(KNOTS)
    best = surprise(heats)
    for step in (1.4, 1.2, 1.1, 1.05):
        for knot in [*range(len(KNOTS))] * 2:
            for factor in (step, 1 / step):
                while (tried := surprise(after := _times(heats, knot, factor))) < best - 1e-6:
                    heats, best = after, tried
    print(f"surprise {best:.4f} (knowing nothing: {math.log(SEATS):.4f})")
    return heats


def _times(heats: list[float], knot: int, factor: float) -> list[float]:
    return [heat * factor if i == knot else heat for i, heat in enumerate(heats)]


# -------------------------------------------------------------------- the module
def write(weights: Array, heats: list[float], games: int, seed: int) -> None:
    """Write weights.py."""
    day = datetime.datetime.now(tz=datetime.UTC).date()
    lines = [
        '"""What each feature of features.py is worth, and how far apart points must lie to mean a win.',
        "",
        f"Generated {day} by build/learn/way_out_west.py --games {games} --seed {seed}; not to be edited.",
        "Rows: by features.KNOTS. WEIGHTS: by feature, in points; HEATS: points that make a seat e times as",
        "likely to win.",
        '"""',
        "",
        "# fmt: off",
        "WEIGHTS = (",
    ]
    for row in weights:
        lines.append("    (")
        values = [f"{value:.3f}" for value in row[:-1]]
        lines += [f"        {', '.join(values[i : i + 12])}," for i in range(0, len(values), 12)]
        lines.append("    ),")
    lines += [")", f"HEATS = ({', '.join(f'{heat:.2f}' for heat in heats)})", ""]
    WEIGHTS.write_text("\n".join(lines), encoding="utf-8")


def main(args: argparse.Namespace) -> None:
    """Play or read, fit, write."""
    kept: list[Kept]
    if args.positions and args.positions.exists():
        kept = pickle.loads(args.positions.read_bytes())
    else:
        kept = []
        for number in range(args.games):
            kept += play(args.seed + number, SLIPS[number % len(SLIPS)])
            if number % 100 == 99:
                print(f"{number + 1} games, {len(kept)} positions", flush=True)
        if args.positions:
            args.positions.write_bytes(pickle.dumps(kept))
    weights, points = fit_points(kept)
    write(weights, fit_heats(kept, points), args.games, args.seed)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    options: dict[str, Any] = {"--games": 1200, "--seed": 1_000_000}
    for name, default in options.items():
        made.add_argument(name, type=int, default=default)
    made.add_argument("--positions", type=Path)
    return made


if __name__ == "__main__":
    main(parser().parse_args())
