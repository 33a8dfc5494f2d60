"""Learn the forecast of Wyoming Cowboy from self-play and write its weights as a Python module.

    .venv/bin/python build/learn/wyoming_cowboy.py [--cowhands 2000] [--marshals 0] [--seed 1] [--keep DIR]

First cowhands play, who now and then try any move; a first forecast is fitted to what their hands brought.
If asked for, marshals who use it (and try as much) then sit among cowhands, mostly at tables of four, some of
three, five or six, and the final forecast is fitted to all games. Every network is fitted twice: to what the
hands brought, then to what the first fit makes of them (`foreseen_later`). The same arguments, and with
marshals the same marshal, give the same weights. `--keep`: a folder in which the games played are kept, so
that a broken run goes on where it was.
"""

from __future__ import annotations

import argparse
import datetime
import importlib
import pickle
import sys
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tabletop.ai.course import Course  # noqa: E402  (the checkout's own, whatever is installed)
from tabletop.ai.player import Budget, Choice  # noqa: E402
from tabletop.ai.policies.wyoming_cowboy import forecast as outlook  # noqa: E402
from tabletop.ai.policies.wyoming_cowboy import inputs, weights  # noqa: E402
from tabletop.ai.policies.wyoming_cowboy.cowhand import Cowhand  # noqa: E402
from tabletop.ai.policies.wyoming_cowboy.marshal import marshal  # noqa: E402
from tabletop.ai.policies.wyoming_cowboy.seen import Seen  # noqa: E402
from tabletop.core.options import make_rules  # noqa: E402
from tabletop.core.rng import Stream, stream  # noqa: E402
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY as GAME  # noqa: E402
from tabletop.games.wyoming_cowboy.guns import KING, SIX  # noqa: E402
from tabletop.games.wyoming_cowboy.scoring import table_of  # noqa: E402
from tabletop.games.wyoming_cowboy.state import NOBODY, State  # noqa: E402

TARGET = ROOT / "tabletop" / "ai" / "policies" / "wyoming_cowboy" / "weights.py"
RULES = make_rules(GAME.options)
TRIES = (0.0, 0.04, 0.12)
"""How often a player makes any legal move: one of these by lot, a seat a game."""
PLAYOUTS = 120
"""A marshal's budget while it plays to be learned from."""
CHUNK = 100
HIDDEN_OWN, HIDDEN_RIVAL = 40, 16
LAMBDA = 0.8
"""How much of what came later than a seat's next position is believed rather than the forecast there."""
PRICES = np.array(outlook.prices_of(GAME.new(4, RULES).house.points), dtype=np.float32)


class Exploring:
    """A player who now and then makes any move at all."""

    remembers = False

    def __init__(self, player: Any, tries: float, budget: Budget) -> None:
        self._player, self._tries, self._budget = player, tries, budget

    def choose(
        self,
        game: Any,
        view: State,
        seat: int,
        legal: Sequence[Any],
        source: Stream,
        budget: Budget,
        events: Sequence[Any] = (),
    ) -> Choice:
        if source.unit() < self._tries:
            return Choice(source.choice(list(legal)))
        return self._player.choose(game, view, seat, legal, source, self._budget, events)


class Played(NamedTuple):
    """A game: (seat, move) in order, chance and the table included, and the final scores."""

    moves: list[tuple[int, Any]]
    scores: list[int]


class Rows(NamedTuple):
    """What is learned from, a row a position: inputs and outcomes for the seat itself and for each of the
    others in turn; which rows are of one seat in one hand (`chain`, in order of time); the seat's lines in
    the end, and those that are sure of the others; and for the fit of the chances the points that are sure,
    and who won."""

    game: np.ndarray
    rivals: np.ndarray
    chain: np.ndarray
    own: np.ndarray
    own_outcomes: np.ndarray
    rival: np.ndarray
    rival_outcomes: np.ndarray
    rival_chain: np.ndarray
    rival_sure: np.ndarray
    final: np.ndarray
    sure: list[list[float]]
    won: list[list[float]]


# -------------------------------------------------------------------- games
def play(seed: int, with_marshals: bool) -> Played:
    """One game of exploring players. With marshals each chair is given to one by lot, one in two, and a fifth
    of the tables have not four seats."""
    lot = stream(seed, -777)
    seats = 4 if not with_marshals or lot.unit() < 0.8 else lot.choice((3, 5, 6))
    players = []
    for _ in range(seats):
        player = marshal() if with_marshals and lot.unit() < 0.5 else Cowhand()
        players.append(Exploring(player, lot.choice(TRIES), Budget(PLAYOUTS)))
    course = Course(GAME, RULES, players, seed)
    moves = []
    while (made := course.step()) is not None:
        moves.append(made)
    return Played(moves, list(course.state.scores))


def games(first: int, count: int, with_marshals: bool, keep: Path | None) -> list[Played]:
    """So many games from this seed on; those that are kept are not played again."""
    out: list[Played] = []
    for start in range(first, first + count, CHUNK):
        file = (
            None if keep is None else keep / f"{'marshals' if with_marshals else 'cowhands'}_{start}.pickle"
        )
        if file is not None and file.exists():
            chunk = pickle.loads(file.read_bytes())
        else:
            chunk = [play(seed, with_marshals) for seed in range(start, min(start + CHUNK, first + count))]
            if file is not None:
                file.write_bytes(pickle.dumps(chunk))
        out += chunk
        print(f"games from {first}: {len(out)} of {count}", flush=True)
    return out


# -------------------------------------------------------------------- positions
def counts(table: Sequence[int]) -> np.ndarray:
    """The lines of a score, total left out, in units of what one of each is worth."""
    return np.array(table[: outlook.LINES], dtype=np.float32) / PRICES


def rows_of(played: Sequence[Played], seed: int) -> Rows:
    """The positions of each game, what the hand brought after them, and who won."""
    lot = stream(seed, 1)
    rows: dict[str, list[Any]] = {name: [] for name in Rows._fields}
    for number, one in enumerate(played):
        best = max(one.scores)
        wins = [(score == best) / one.scores.count(best) for score in one.scores]
        for start, hand in _hands(one):
            _learn(rows, start, hand, number, wins, lot)
    kinds = {"own": np.float16, "rival": np.float16, "sure": object, "won": object}
    kinds |= {"chain": np.int64, "rival_chain": np.int64}
    return Rows(**{name: _column(column, kinds.get(name, np.float32)) for name, column in rows.items()})


def _column(values: list[Any], kind: Any) -> Any:
    """Numbers as an array; what is as long as a table has seats stays a list."""
    return values if kind is object else np.array(values, dtype=kind)


def _hands(one: Played) -> Iterator[tuple[State, list[tuple[int, Any]]]]:
    """Each hand of a game: the state at its beginning (a copy), and its moves."""
    state = GAME.new(len(one.scores), RULES)
    start, hand = GAME.clone(state), []
    for seat, move in one.moves:
        GAME.play(state, seat, move)
        hand.append((seat, move))
        if state.phase == "over":
            yield start, hand
            start, hand = GAME.clone(state), []


def _learn(
    rows: dict[str, list[Any]],
    state: State,
    hand: Sequence[Any],
    number: int,
    wins: Sequence[float],
    lot: Stream,
) -> None:
    """Add the positions of a hand, each as one seat sees it: before a seat's decision, or behind its choice
    of cards to pass."""
    seats = len(wins)
    seen_at: list[tuple[Any, ...]] = []
    for seat, move in hand:
        GAME.play(state, seat, move)
        me = NOBODY
        if state.phase in ("action", "shoot", "discard", "draw"):
            me = state.turn if state.phase == "draw" or lot.unit() < 0.4 else lot.below(seats)
        elif state.phase in ("pass2", "pass3") and move[0] == "pass":
            me = seat
        if me != NOBODY:
            seen_at.append(_position(state, me))
    final = [counts(table) for table in state.hand_scores]
    chain = 8 * (number * 1000 + state.hand)
    for me, turns, own, now, rivals, scores in seen_at:
        rounds = (state.turns - turns) / seats / outlook.ROUNDS
        rows["game"].append(number)
        rows["rivals"].append(len(rivals))
        rows["chain"].append(chain + me)
        rows["own"].append(own)
        rows["final"].append(final[me])
        rows["own_outcomes"].append([*(final[me] - now), rounds])
        for other, seen, sure, holds in rivals:
            rows["rival"].append(seen)
            rows["rival_chain"].append((chain + me) * 8 + other)
            rows["rival_sure"].append(sure)
            rows["rival_outcomes"].append([*(final[other] - sure), *holds])
        others = [(other, scores[other] + float(sure @ PRICES)) for other, _, sure, _ in rivals]
        rows["sure"].append([scores[me] + float(now @ PRICES), *[points for _, points in others]])
        rows["won"].append([wins[me], *[wins[other] for other, _ in others]])


def _position(s: State, me: int) -> tuple[Any, ...]:
    """What the seat reads in a position, and what is sure already."""
    seen = Seen(s, me)
    table, watcher = inputs.table_inputs(seen), inputs.watcher_inputs(seen)
    own = (*inputs.hand_inputs(tuple(s.hands[me]), s.couples[me]), *table, *inputs.own_inputs(seen))
    rivals = []
    for other in seen.others:
        sure: np.ndarray = np.zeros(outlook.LINES, dtype=np.float32)
        sure[0], sure[3], sure[4] = len(s.tens[other]), len(s.couples[other]), len(s.cowboys[other])
        holds = [float(any(card >> 2 == rank for card in s.hands[other])) for rank in (KING, SIX)]
        rivals.append((other, (*inputs.rival_inputs(seen, other), *table, *watcher), sure, holds))
    return me, s.turns, own, counts(table_of(s, me, NOBODY)), rivals, s.scores


# -------------------------------------------------------------------- networks
class Fit:
    """A network while it learns, by Adam: squares of each line's error, and of the whole score's."""

    def __init__(
        self, given: np.ndarray, hidden: int, outcomes: np.ndarray, rng: np.random.Generator
    ) -> None:
        inputs, outputs = given.shape[1], outcomes.shape[1]
        self.values = [
            (rng.standard_normal((inputs, hidden)) * np.sqrt(1.5 / inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, outputs)) * np.sqrt(0.5 / hidden)).astype(np.float32),
            outcomes.mean(0),
        ]
        self.values[0][~given.any(0)] = 0  # what was never seen, as tables of other sizes, says nothing
        self._first = [np.zeros_like(value) for value in self.values]
        self._second = [np.zeros_like(value) for value in self.values]
        self._steps = 0
        self._weights = np.full(outputs, 30.0, np.float32)
        self._weights[: outlook.LINES] = PRICES**2 / 2

    def run(self, given: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        w1, b1, w2, b2 = self.values
        hidden = np.maximum(0, given.astype(np.float32) @ w1 + b1)
        return hidden, hidden @ w2 + b2

    def step(self, given: np.ndarray, outcomes: np.ndarray, rate: float) -> None:
        given = given.astype(np.float32)
        hidden, out = self.run(given)
        error = out - outcomes
        whole = (error[:, : outlook.LINES] @ PRICES)[:, None]
        slope = error * self._weights
        slope[:, : outlook.LINES] += 0.5 * whole * PRICES
        slope *= 2 / len(given)
        back = (slope @ self.values[2].T) * (hidden > 0)
        self._steps += 1
        slopes = (given.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0))
        for value, by, first, second in zip(self.values, slopes, self._first, self._second, strict=True):
            first += 0.1 * (by - first)
            second += 0.001 * (by * by - second)
            mean, square = first / (1 - 0.9**self._steps), second / (1 - 0.999**self._steps)
            value -= rate * (mean / (np.sqrt(square) + 1e-8) + 1e-6 * value)


def fit(
    name: str,
    given: np.ndarray,
    outcomes: np.ndarray,
    test: np.ndarray,
    hidden: int,
    epochs: int,
    aims: np.ndarray | None = None,
) -> tuple[Fit, np.ndarray]:
    """The network fitted to the rows that are not for the test, and its outputs for all rows. `aims`: what it
    is fitted to where that is not the outcomes, by which it is tested."""
    rng = np.random.default_rng(1)
    x, y = given[~test], (outcomes if aims is None else aims)[~test]
    net = Fit(x, hidden, y, rng)
    batch, done = 256, 0
    steps = epochs * (len(x) // batch)
    for _ in range(epochs):
        order = rng.permutation(len(x))
        for i in range(0, len(x) - batch + 1, batch):
            at = order[i : i + batch]
            net.step(x[at], y[at], 1e-5 + 1e-3 * (1 + np.cos(np.pi * done / steps)))
            done += 1
    out = net.run(given)[1]
    lines = slice(0, outlook.LINES)
    missed = (((out - outcomes)[test][:, lines] @ PRICES) ** 2).mean()
    spread = ((outcomes[test][:, lines] @ PRICES) - (y[:, lines] @ PRICES).mean()).var()
    print(f"{name}: variance of a score {spread:.1f}, of its error {missed:.1f} ({len(x)} rows)", flush=True)
    return net, out


def foreseen_later(outcomes: np.ndarray, out: np.ndarray, sure: np.ndarray, chain: np.ndarray) -> np.ndarray:
    """Aims for a second fit, with less luck in them: instead of what a hand brought, in good part what the
    first fit (`out`) thought of the same seat's later positions (temporal differences, TD(lambda)).

    `sure`: the lines that the outcomes are counted from."""
    aims = outcomes.copy()
    lines = slice(0, outlook.LINES)
    thought, final = out[:, lines] + sure, outcomes[:, lines] + sure
    later: dict[int, np.ndarray] = {}
    for i, link in reversed(list(enumerate(chain.tolist()))):
        aim = later.get(link, final[i])
        aims[i, lines] = aim - sure[i]
        later[link] = LAMBDA * aim + (1 - LAMBDA) * thought[i]
    return aims


# -------------------------------------------------------------------- chances
def fit_chances(rows: Rows, own: np.ndarray, rival: np.ndarray, usual: float) -> list[float]:
    """SUDDEN, ROUND, HAND and PACE (see `forecast.win_chances`): most likely for who won, at four seats."""
    ends = np.cumsum(rows.rivals).astype(int)
    at = np.flatnonzero(rows.rivals == 3)
    gains = rival[:, : outlook.LINES] @ PRICES
    more = np.stack([own[at, : outlook.LINES] @ PRICES, *[gains[ends[at] - 3 + i] for i in range(3)]], axis=1)
    totals = np.array([rows.sure[i] for i in at]) + more
    won = np.array([rows.won[i] for i in at])
    rounds = np.maximum(0, own[at, outlook.LINES] * outlook.ROUNDS)[:, None]
    best = totals.max(1, keepdims=True)

    def loss(values: np.ndarray) -> float:
        sudden, each_round, each_hand, pace = values
        hands = np.maximum(0, (200 - best) / (pace * usual))
        odds = (totals - best) / (usual * np.sqrt(sudden + each_round * rounds + each_hand * hands))
        chances = np.exp(odds) / np.exp(odds).sum(1, keepdims=True)
        return float(-(won * np.log(chances + 1e-9)).sum(1).mean())

    rng = np.random.default_rng(2)
    values = np.array([0.15, 0.03, 0.25, 0.9])
    least, reach = loss(values), 0.4
    for _ in range(300):
        tried = values * np.exp(rng.standard_normal(4) * reach)
        if (now := loss(tried)) < least:
            values, least = tried, now
        reach = max(0.05, reach * 0.99)
    print(f"chances: {values}, loss {least:.4f}, of a guess {np.log(4):.4f}", flush=True)
    return [float(value) for value in values]


# -------------------------------------------------------------------- the module
def learn(rows: Rows) -> dict[str, Any]:
    """All that weights.py holds, by its names."""
    test = rows.game % 10 == 0
    _, out = fit("own", rows.own, rows.own_outcomes, test, HIDDEN_OWN, 20)
    sure = rows.final - rows.own_outcomes[:, : outlook.LINES]
    aims = foreseen_later(rows.own_outcomes, out, sure, rows.chain)
    own, own_out = fit("own, again", rows.own, rows.own_outcomes, test, HIDDEN_OWN, 20, aims)
    rival_test: np.ndarray = np.repeat(test, rows.rivals.astype(int))
    _, out = fit("rival", rows.rival, rows.rival_outcomes, rival_test, HIDDEN_RIVAL, 8)
    aims = foreseen_later(rows.rival_outcomes, out, rows.rival_sure, rows.rival_chain)
    rival, rival_out = fit("rival, again", rows.rival, rows.rival_outcomes, rival_test, HIDDEN_RIVAL, 8, aims)
    usual = np.abs(rows.final).mean(0)
    scale = float(usual @ np.abs(PRICES))
    found = dict(
        zip(("SUDDEN", "ROUND", "HAND", "PACE"), fit_chances(rows, own_out, rival_out, scale), strict=True)
    )
    return {"OWN": _plain(own), "RIVAL": _plain(rival), "USUAL": tuple(map(float, usual)), **found}


def _plain(net: Fit) -> tuple[Any, ...]:
    w1, b1, w2, b2 = net.values
    return tuple(_rounded(value) for value in (w1.T, b1, w2.T, b2))


def _rounded(value: np.ndarray) -> Any:
    return tuple([float(number) for number in value] if value.ndim == 1 else [_rounded(row) for row in value])


def write(found: dict[str, Any], arguments: str) -> None:
    """Make weights.py, and have everything read it."""
    lines = [
        f'"""The weights of the forecast: generated {datetime.date.today()} by',
        f"build/learn/wyoming_cowboy.py {arguments}",
        "and not to be edited. OWN, RIVAL: the networks; USUAL: by line of a score how many there are; the",
        'rest: see `forecast.win_chances`."""',
        "",
        "# fmt: off",
        *[f"{name} = {_text(value)}" for name, value in found.items()],
    ]
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")
    importlib.reload(weights)
    importlib.reload(outlook)


def _text(value: Any) -> str:
    """A value as Python, in lines of a width that can be read."""
    if isinstance(value, float):
        return f"{value:.4g}"
    if isinstance(value[0], float):
        return textwrap.fill("(" + " ".join(f"{number:.4g}," for number in value) + ")", 108)
    return "(\n" + ",\n".join(_text(row) for row in value) + ",\n)"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--cowhands", type=int, default=2000)
    parser.add_argument("--marshals", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    first = asked.seed * 1_000_000
    arguments = f"--cowhands {asked.cowhands} --marshals {asked.marshals} --seed {asked.seed}"
    played = games(first, asked.cowhands, False, asked.keep)
    write(learn(rows_of(played, asked.seed)), arguments)
    if asked.marshals:
        played += games(first + 500_000, asked.marshals, True, asked.keep)
        write(learn(rows_of(played, asked.seed)), arguments)


if __name__ == "__main__":
    main()
