"""Learn what a firm grip on one's cards is worth in Lockdown Poker and write it as a Python module.

    .venv/bin/python build/learn/lockdown_poker.py [--games 60] [--seed 1]

Cowhands play games of ten hands with four seats. At the end of every switching round each seat's points are
estimated as its cards lie, and its grip is taken: what its locked cards are worth to it, less what its
unlocked ones are. Least squares then tell, round by round, how many points a point of grip brings beside that
estimate, measured by what a point of the estimate brings. The same arguments give the same numbers.
"""

from __future__ import annotations

import argparse
import datetime
import sys
from collections.abc import Iterator
from operator import eq
from pathlib import Path
from typing import NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tabletop.ai.course import Course  # noqa: E402  (the checkout's own, whatever is installed)
from tabletop.ai.policies.lockdown_poker.cowhand import Cowhand  # noqa: E402
from tabletop.ai.policies.lockdown_poker.deals import Deals  # noqa: E402
from tabletop.ai.policies.lockdown_poker.layout import layout_of, move  # noqa: E402
from tabletop.ai.policies.lockdown_poker.lookahead import grip, values_of  # noqa: E402
from tabletop.ai.policies.lockdown_poker.replies import points  # noqa: E402
from tabletop.ai.policies.lockdown_poker.stakes import Stakes  # noqa: E402
from tabletop.core.game import Move  # noqa: E402
from tabletop.core.options import make_rules  # noqa: E402
from tabletop.core.rng import stream  # noqa: E402
from tabletop.games.lockdown_poker import LOCKDOWN_POKER as GAME  # noqa: E402
from tabletop.games.lockdown_poker.state import State  # noqa: E402

TARGET = ROOT / "tabletop" / "ai" / "policies" / "lockdown_poker" / "weights.py"
SEATS, SIZE = 4, 48
SWITCHING = ("switch", "lock", "draw", "stand")


class Row(NamedTuple):
    """One seat at the end of a switching round; `points`: what the hand brought it in the end."""

    round: int
    estimate: float
    grip: float
    points: int


def rows_of(before: State, seat: int, made: Move, seed: int) -> list[tuple[int, float, float]]:
    """(round, estimate, grip) of every seat after the last move of a switching round."""
    view = GAME.view(before, None)
    table, stakes = layout_of(view), Stakes(view)
    move(table, seat, made)
    deals = Deals(view, stream(seed, 1_000_000 + before.hand * 10 + before.round), SIZE)
    values = values_of(deals, table)
    best = list(map(max, *values))
    shares = [sum(map(eq, mine, best)) / SIZE for mine in values]
    estimates = [
        points(stakes, mine) + stakes.bonus * share for mine, share in zip(values, shares, strict=True)
    ]
    return [(view.round, *both) for both in zip(estimates, grip(deals, stakes, table), strict=True)]


def play(seed: int) -> Iterator[Row]:
    """The rows of one game."""
    course = Course(GAME, make_rules(GAME.options), [Cowhand() for _ in range(SEATS)], seed)
    pending: list[list[tuple[int, float, float]]] = []
    held = [0] * SEATS
    while True:
        state = GAME.clone(course.state)
        if (step := course.step()) is None:
            return
        seat, made = step
        closes = state.phase == "switch" and state.live & ~state.acted == 1 << seat
        if closes and made[0] in SWITCHING:
            pending.append(rows_of(state, seat, made, seed))
        if course.state.phase == "over":
            brought = [now - before for now, before in zip(course.state.points, held, strict=True)]
            held = course.state.points[:]
            for rows in pending:
                for row, gain in zip(rows, brought, strict=True):
                    yield Row(*row, gain)
            pending = []


def fitted(rows: list[Row]) -> dict[int, tuple[float, float]]:
    """By round: what a point of grip brings in points of the estimate, and its standard error."""
    found = {}
    for number in sorted({row.round for row in rows}):
        mine = [row for row in rows if row.round == number]
        x = np.array([(1.0, row.estimate, row.grip) for row in mine])
        y = np.array([row.points for row in mine])
        weights = np.linalg.lstsq(x, y, rcond=None)[0]
        rest = y - x @ weights
        errors = np.sqrt(np.diag(np.linalg.inv(x.T @ x)) * rest.var())
        found[number] = (weights[2] / weights[1], errors[2] / weights[1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rows = [row for game in range(asked.games) for row in play(asked.seed * 100_000 + game)]
    found = fitted(rows)
    for number, (weight, error) in found.items():
        print(f"{number} cards: {weight:.3f} +- {error:.3f}")
    values = ", ".join(f"{number}: {max(0.0, weight):.3f}" for number, (weight, _) in found.items())
    TARGET.write_text(
        '"""What a point of grip brings at the end of a switching round, in points, by cards dealt.\n\n'
        f"Made by build/learn/lockdown_poker.py --games {asked.games} --seed {asked.seed},\n"
        f'{datetime.date.today()}; not to be edited.\n"""\n\n'
        "from typing import Final\n\n"
        f"GRIP: Final = {{{values}}}\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
