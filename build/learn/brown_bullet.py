"""Learn the outlook of Brown Bullet from self-play and write its weights as a Python module.

    .venv/bin/python build/learn/brown_bullet.py [--games 30000] [--seed 1]

For each number of seats the quick player plays that many games against itself, now and then trying any move
at all; of each game the position of every fourth turn is kept. Two networks are fitted, one for positions
with a draw pile and one for those after it: softmax over the seats, cross entropy. The first round aims at
who won; later ones at TD(lambda) returns, which trust what the networks say of the following positions and
so scatter far less. The same seed and games give the same weights (with the same numpy).
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from textwrap import fill
from typing import Any, Final, TypeAlias

import numpy as np

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tabletop.ai.guide import shares  # noqa: E402
from tabletop.ai.policies.brown_bullet.outlook import FEATURES, features  # noqa: E402
from tabletop.ai.policies.brown_bullet.quick import decide  # noqa: E402
from tabletop.core.game import CHANCE  # noqa: E402
from tabletop.core.options import make_rules  # noqa: E402
from tabletop.core.rng import stream  # noqa: E402
from tabletop.games.brown_bullet import BROWN_BULLET as GAME  # noqa: E402

TARGET: Final = ROOT / "tabletop/ai/policies/brown_bullet/weights.py"
STRIDE: Final = 4
"""Turns from one kept position to the next."""
TRIES: Final = 0.06
"""How often any move is tried, so that positions come up that good play avoids."""
TRIAL: Final = 10_000
"""The chance event from which a game's tries are drawn: far beyond the game's own."""
APART: Final = 1_000_003
"""From the games of one seed to those of the next."""
HIDDEN: Final = 16
ROUNDS: Final = 6
LAMBDA: Final = 0.7
BATCH: Final = 2048
HELD_OUT: Final = 20
"""One game in so many is not learned from: the loss is told for these."""

Floats: TypeAlias = np.ndarray


# ------------------------------------------------------------------------------------------ games
@dataclass
class Positions:
    """Kept positions in the order of play: x[position, seat, feature], after[position] = the draw pile is
    gone, lengths[game] = how many the game has, won[game, seat] = the seat's share of the win."""

    x: Floats
    after: Floats
    lengths: Floats
    won: Floats


def play(seats: int, seed: int) -> tuple[list[list[list[float]]], list[bool], list[float]]:
    """One game of quick players: features by position and seat, was the draw pile gone, the result."""
    state, luck = GAME.new(seats, make_rules(GAME.options)), stream(seed, TRIAL)
    rows: list[list[list[float]]] = []
    after: list[bool] = []
    wait, chances = luck.below(STRIDE), 0
    while actors := GAME.actors(state):
        actor = actors[0]
        if actor == CHANCE:
            GAME.play(state, CHANCE, GAME.chance(state, stream(seed, chances)))
            chances += 1
            continue
        if wait == 0:
            rows.append([features(state, seat) for seat in range(seats)])
            after.append(not state.draw)
        wait = (wait - 1) % STRIDE
        tries = luck.unit() < TRIES
        GAME.play(state, actor, luck.choice(GAME.legal(state, actor)) if tries else decide(state, actor))
    return rows, after, shares(GAME.places(state))


def gather(seats: int, games: int, seed: int) -> Positions:
    """The positions of so many games."""
    x, lengths, won = [], [], []
    after: list[bool] = []
    for number in range(games):
        rows, gone, result = play(seats, seed * APART + number)
        if rows:
            x.append(np.array(rows, np.float16))
            after += gone
            lengths.append(len(rows))
            won.append(result)
    return Positions(np.concatenate(x), np.array(after), np.array(lengths), np.array(won, np.float32))


# ------------------------------------------------------------------------------------------ networks
class Network:
    """One hidden layer, the same for every seat: exp(out . max(x hidden, 0)), normalised over the seats."""

    def __init__(self, luck: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            luck.normal(0, 0.15, (FEATURES, HIDDEN)).astype(np.float32),
            luck.normal(0, 0.3, HIDDEN).astype(np.float32),
        ]
        self._mean = [np.zeros_like(w) for w in self.weights]
        self._square = [np.zeros_like(w) for w in self.weights]
        self._steps = 0

    def _forward(self, x: Floats) -> tuple[Floats, Floats]:
        active = np.maximum(x @ self.weights[0], 0)
        powers = active @ self.weights[1]
        powers = np.exp(powers - powers.max(1, keepdims=True))
        return active, powers / powers.sum(1, keepdims=True)

    def chances(self, x: Floats) -> Floats:
        """By position and seat."""
        parts = [self._forward(x[i : i + 20_000].astype(np.float32))[1] for i in range(0, len(x), 20_000)]
        return np.concatenate(parts)

    def fit(
        self, x: Floats, aims: Floats, rows: Floats, epochs: int, rates: tuple[float, float], luck: Any
    ) -> None:
        """Adam over these rows, the rate falling from the first to the second along a cosine."""
        batches = len(rows) // BATCH
        for epoch in range(epochs):
            order = luck.permutation(rows)
            for i in range(batches):
                done = (epoch * batches + i) / (epochs * batches)
                rate = rates[1] + (rates[0] - rates[1]) * 0.5 * (1 + np.cos(np.pi * done))
                batch = order[i * BATCH : (i + 1) * BATCH]
                self._step(x[batch].astype(np.float32), aims[batch], rate)

    def _step(self, x: Floats, aims: Floats, rate: float) -> None:
        active, told = self._forward(x)
        wrong = (told - aims) / len(x)
        back = wrong[..., None] * self.weights[1] * (active > 0)
        slopes = [
            x.reshape(-1, FEATURES).T @ back.reshape(-1, HIDDEN),
            np.einsum("bsh,bs->h", active, wrong, optimize=True),
        ]
        self._steps += 1
        for w, slope, mean, square in zip(self.weights, slopes, self._mean, self._square, strict=True):
            pull = slope + 1e-5 * w
            mean += 0.1 * (pull - mean)
            square += 0.001 * (pull * pull - square)
            scale = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            w -= rate * mean / (1 - 0.9**self._steps) / scale


def returns(told: Floats, seen: Positions) -> Floats:
    """What each position should have been said to be worth: TD(lambda), backwards from the result."""
    last = np.cumsum(seen.lengths) - 1
    value = seen.won.copy()
    aims = np.empty_like(told)
    for back in range(int(seen.lengths.max())):
        alive = seen.lengths > back
        rows = last[alive] - back
        aims[rows] = value[alive]
        value[alive] = (1 - LAMBDA) * told[rows] + LAMBDA * value[alive]
    return aims


def learn(seen: Positions, seed: int) -> dict[bool, Network]:
    """By "the draw pile is gone", the network for it. Prints the losses of the games held out."""
    luck = np.random.default_rng(seed)
    game: Floats = np.repeat(np.arange(len(seen.lengths)), seen.lengths)
    held = game % HELD_OUT == 0
    results = seen.won[game]
    aims = results
    networks = {after: Network(luck) for after in (False, True)}
    for number in range(ROUNDS):
        first, final = number == 0, number == ROUNDS - 1
        start = 0.004 if first else 0.001 if final else 0.002
        told = np.full_like(results, 1 / results.shape[1])
        for after, network in networks.items():
            mine = seen.after == after
            if not mine.any():
                continue
            rates = (start, start * (0.02 if final else 0.3))
            network.fit(seen.x, aims, np.flatnonzero(mine & ~held), 3 if first else 2, rates, luck)
            told[mine] = network.chances(seen.x[mine])
            test = mine & held
            loss = -(results[test] * np.log(told[test] + 1e-9)).sum(1).mean()
            print(f"  round {number}, draw pile {'gone' if after else 'there'}: loss {loss:.4f}", flush=True)
        aims = returns(told, seen)
    return networks


# ------------------------------------------------------------------------------------------ the module
def numbers(values: Floats) -> str:
    """A row of weights, four decimals each."""
    rounded = [round(float(value), 4) + 0.0 for value in values]  # + 0.0: no -0.0
    return "(" + ", ".join([f"{value:g}" for value in rounded]) + ")"


def module(networks: dict[int, dict[bool, Network]], games: int, seed: int) -> str:
    """The text of weights.py."""
    lines = [
        '"""What the outlook of Brown Bullet has learned: generated, see outlook.py for its meaning.',
        "",
        f"Made by build/learn/brown_bullet.py --games {games} --seed {seed} on {date.today()}:",
        "that many games of the quick player against itself for each number of seats.",
        '"""',
        "",
        "from typing import Final, TypeAlias",
        "",
        "Network: TypeAlias = tuple[tuple[tuple[float, ...], ...], tuple[float, ...]]",
        "",
        "# fmt: off",
        "NETWORKS: Final[dict[tuple[int, bool], Network]] = {",
    ]
    for seats, pair in networks.items():
        for after, network in pair.items():
            lines.append(f"    ({seats}, {after}): ((")
            rows = [numbers(network.weights[0][:, unit]) + "," for unit in range(HIDDEN)]
            lines += [fill(row, 108, initial_indent=" " * 8, subsequent_indent=" " * 9) for row in rows]
            out = numbers(network.weights[1]) + "),"
            lines += ["    ),", fill(out, 108, initial_indent=" " * 8, subsequent_indent=" " * 9)]
    lines += [
        "}",
        "# fmt: on",
        '"""By seats and whether the draw pile is gone: the rows of the hidden layer, and what each adds."""',
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    """Play, learn, write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=30_000, help="games for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    networks = {}
    for seats in GAME.seats:
        seen = gather(seats, given.games, given.seed)
        print(f"{seats} seats: {len(seen.x)} positions", flush=True)
        networks[seats] = learn(seen, given.seed)
    TARGET.write_text(module(networks, given.games, given.seed), encoding="utf-8")


if __name__ == "__main__":
    main()
