"""The blunder suite: python build/blunders.py GAME [--seed N] [--count N] [--check]

Mines positions in which a wrong move is a blunder, from arena games of cowhands at tables of every size, and
writes them to tests/blunders/GAME.json. A decision (every fourth that has a choice, by lot) is kept where the
search, with fifty times the usual budget, prefers one move to every other by at least ten points of winning
chance. It is given up early only where a smaller budget already shows, beyond doubt, that it will not be:
nothing else decides what is kept, and the first N found make the suite. `--check` measures the levels on the
suites that are there instead.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tabletop.ai.course import Course  # noqa: E402  (the checkout's own, whatever is installed)
from tabletop.ai.guide import Guide  # noqa: E402
from tabletop.ai.player import Budget, Known, Request, policy_for, think  # noqa: E402
from tabletop.ai.search import Found, search  # noqa: E402
from tabletop.core.game import CHANCE, Game  # noqa: E402
from tabletop.core.options import make_rules  # noqa: E402
from tabletop.core.rng import Stream, stream  # noqa: E402
from tabletop.games import GAMES, game  # noqa: E402

SUITES = ROOT / "tests" / "blunders"
GAP = 0.10
"""Points of winning chance, as a share, that make a wrong move a blunder."""
BUDGETS = (1, 4, 16, 50)
"""Times the usual budget: the last one judges, the others only give up what cannot pass."""
DOUBT = 3.0
"""Standard errors that a gap may be underestimated by before a position is given up."""
LOOKED_AT = 4
"""One decision in so many is looked at: neighbours are too much alike."""


def decisions(played: Game[Any], seed: int) -> Iterator[dict[str, Any]]:
    """The decisions of arena games, deal by deal: what the seat was asked, and where that was."""
    deal = 0
    while True:
        seats = played.seats[deal % len(played.seats)]
        players = [policy_for(played.key, "cowhand") for _ in range(seats)]
        course = Course(played, make_rules(played.options), players, seed + deal, keep_events=True)
        lot = stream(seed + deal, 1_000_000)
        while True:
            actors = played.actors(course.state)
            if actors and actors[0] != CHANCE and lot.below(LOOKED_AT) == 0:
                seat = actors[0]
                view = played.view(course.state, seat)
                legal = [played.move_text(move) for move in played.legal(view, seat)]
                if len(legal) > 1:
                    yield {
                        "deal": seed + deal,
                        "turn": course.turns,
                        "seat": seat,
                        "view": played.encode(view),
                        "events": [dict(event) for event in course.memory(seat)],
                        "legal": legal,
                    }
            if course.step() is None:
                break
        deal += 1


def judged(played: Game[Any], guide: Guide[Any], asked: dict[str, Any], times: int) -> Found | None:
    """What the search says with so many times the usual budget; None where there is nothing to choose."""
    view, seat = played.decode(asked["view"]), asked["seat"]
    events: list[Known] = asked["events"]
    legal = [played.parse_move(words) for words in asked["legal"]]
    options = guide.options(played, view, seat, legal, events)
    if len(options) < 2:
        return None
    source = Stream(asked["deal"] * 1000 + asked["turn"] + times)
    budget = Budget(guide.iterations * times)
    return search(played, view, seat, options, guide, source, budget, events, keep=2)


def is_blunder(played: Game[Any], guide: Guide[Any], asked: dict[str, Any]) -> Found | None:
    """The judgement of the full budget where one move is better by the gap, else None."""
    found = None
    for times in BUDGETS:
        found = judged(played, guide, asked, times)
        slack = DOUBT * found.error if found is not None and times != BUDGETS[-1] else 0.0
        if found is None or found.gap + slack < GAP:
            return None
    return found


def mine(key: str, seed: int, count: int) -> None:
    """Find the first `count` positions from this seed on and write the suite."""
    played = game(key)
    guide: Guide[Any] = policy_for(key, "marshal").guide  # type: ignore[attr-defined]
    positions: list[dict[str, Any]] = []
    looked = 0
    for asked in decisions(played, seed):
        looked += 1
        found = is_blunder(played, guide, asked)
        if found is not None:
            best = found.weighed[0].move
            asked["best"] = None if best is None else played.move_text(best)
            asked["gap"] = round(found.gap, 3)
            positions.append(asked)
        print(f"\r{key}: {len(positions)} of {looked} decisions", end="", file=sys.stderr, flush=True)
        if len(positions) == count:
            break
    print(file=sys.stderr)
    SUITES.mkdir(exist_ok=True)
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in positions)
    head = json.dumps({"game": key, "seed": seed, "looked_at": looked, "times": BUDGETS[-1], "gap": GAP})
    (SUITES / f"{key}.json").write_text(head[:-1] + ', "positions": [\n' + lines + "\n]}\n", encoding="utf-8")


def found_by(level: str, suite: dict[str, Any], seed: int = 1) -> list[bool]:
    """By position: does the level choose the best move, at its usual budget?"""
    played = game(suite["game"])
    return [
        think(played, request_of(suite["game"], level, position, seed + number)).move
        == (None if position["best"] is None else played.parse_move(position["best"]))
        for number, position in enumerate(suite["positions"])
    ]


def request_of(key: str, level: str, position: dict[str, Any], seed: int) -> Request:
    """The position as a question to a level."""
    return Request(
        key, level, position["view"], position["seat"], position["events"], position["legal"], seed
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", choices=[one.key for one in GAMES])
    parser.add_argument("--seed", type=int, default=50_000)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    keys = [asked.game] if asked.game else [one.key for one in GAMES]
    for key in keys:
        if not asked.check:
            mine(key, asked.seed, asked.count)
        suite = json.loads((SUITES / f"{key}.json").read_text(encoding="utf-8"))
        for level in ("marshal", "cowhand", "greenhorn"):
            hits = found_by(level, suite)
            print(f"{key}: {level} finds {sum(hits)} of {len(hits)}", flush=True)


if __name__ == "__main__":
    main()
