"""The marshal makes few blunders: of the mined positions, in which one move is better than every other by ten
points of winning chance, it finds the best at its usual budget. What the other levels find is printed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop.games import GAMES, game

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "build"))
import blunders  # type: ignore[import-not-found]  # noqa: E402

KEYS = [one.key for one in GAMES]
LEAST = 20
FOUND = 0.85


def suite_of(key: str) -> dict[str, Any]:
    suite: dict[str, Any] = json.loads((blunders.SUITES / f"{key}.json").read_text(encoding="utf-8"))
    return suite


@pytest.mark.parametrize("key", KEYS)
def test_the_marshal_finds_what_matters(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    suite = suite_of(key)
    count = len(suite["positions"])
    hits = {level: sum(blunders.found_by(level, suite)) for level in ("marshal", "cowhand", "greenhorn")}
    with capsys.disabled():
        told = ", ".join(f"{level} {found}" for level, found in hits.items())
        print(f"\n{key}: of {count} positions found by {told}")
    assert count >= LEAST
    assert hits["marshal"] >= FOUND * count


@pytest.mark.parametrize("key", KEYS)
def test_the_suite_is_what_the_script_says(key: str) -> None:
    """Mined from the stated seed, none left out: each position is a decision of its game, in order."""
    played, suite = game(key), suite_of(key)
    places = [(position["deal"], position["turn"]) for position in suite["positions"]]
    assert places == sorted(places)
    assert places[0][0] >= suite["seed"]
    assert suite["times"] == 50
    for position in suite["positions"]:
        view = played.decode(position["view"])
        seat = position["seat"]
        assert played.view(view, seat) == view, "a position holds nothing that its seat may not see"
        assert [played.move_text(move) for move in played.legal(view, seat)] == position["legal"]
        assert position["gap"] >= suite["gap"]
