"""Every scenario file holds: each is named after the rule that it checks."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tabletop.core.scenario import run_scenario
from tabletop.games import GAMES
from tabletop.games.lockdown_poker import LOCKDOWN_POKER
from tabletop.games.way_out_west import WAY_OUT_WEST
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.toml"))
BY_KEY = {game.key: game for game in (*GAMES, WYOMING_COWBOY, LOCKDOWN_POKER, WAY_OUT_WEST)}


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.stem}" for path in FILES])
def test_scenario_holds(path: Path) -> None:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    result = run_scenario(data, BY_KEY)
    assert result["failed"] == []
    assert data["title"]
    assert data["game"] == path.parent.name
    assert data["expect"]


def test_every_game_has_scenarios() -> None:
    assert {path.parent.name for path in FILES} == set(BY_KEY)


def test_titles_tell_files_apart() -> None:
    titles = [tomllib.loads(path.read_text(encoding="utf-8"))["title"] for path in FILES]
    assert len(set(titles)) == len(titles)
