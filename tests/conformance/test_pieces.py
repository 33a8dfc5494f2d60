"""A game is only there when all its pieces are: rules, a player for its AI seats, a scene, scenarios, golden
games."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tabletop.ai.policies import POLICIES
from tabletop.ai.policies.tellers import TELLERS
from tabletop.core.game import Game
from tabletop.core.options import make_rules
from tabletop.games import GAMES, game
from tests.conformance.walks import CARDS, CLASSES, IDS, RIVALS, Plan, walk

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "tabletop"
each = pytest.mark.parametrize("one", GAMES, ids=[one.key for one in GAMES])


@each
def test_every_piece_is_there(one: Game[Any]) -> None:
    name = one.key.replace("-", "_")
    for module in ("games", "ai/policies", "scenes"):
        assert (PACKAGE / module / name).is_dir() or (PACKAGE / module / f"{name}.py").is_file(), module
    assert set(POLICIES[one.key]) >= {"greenhorn", "cowhand"}
    assert one.key in TELLERS
    assert list((ROOT / "tests" / "scenarios" / one.key).glob("*.toml"))
    assert list((ROOT / "tests" / "conformance" / "golden").glob(f"{one.key}-*.txt"))


def test_the_conformance_tests_know_every_game() -> None:
    assert set(CLASSES) == set(RIVALS) == set(CARDS) == set(IDS)


@each
def test_what_a_game_says_of_itself(one: Game[Any]) -> None:
    assert game(one.key) is one
    assert one.usual in one.seats
    assert one.title
    assert one.position_keys
    assert set(one.unordered) <= _position_names(one)
    assert one.rule_card
    assert all(title and lines and all(lines) for title, lines in one.rule_card)
    keys = [option.key for option in one.options]
    assert len(set(keys)) == len(keys)
    for option in one.options:
        assert option.sentence
        assert option.problem(make_rules(one.options)[option.key]) is None
        named = option.length or len(option.values or ())  # the items of a list, else the choices
        assert not option.words or len(option.words) == named
        if option.drawn is not None:
            most = option.drawn[-1]
            assert option.problem((most,) * option.length if option.length else most) is None


def _position_names(one: Game[Any]) -> set[str]:
    """The position keys, and those of the tables that positions of some games hold."""

    def names(table: Mapping[str, Any]) -> set[str]:
        return set(table).union(*(names(value) for value in table.values() if isinstance(value, dict)))

    found = set(one.position_keys)
    for seed in range(3):
        for step in walk(one, Plan(seed, 0, 0)):
            found |= names(one.position(step.state))
    return found


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        game("faro")


def test_no_game_imports_another() -> None:
    names = {one.key.replace("-", "_") for one in GAMES}
    for name in names:
        for path in (PACKAGE / "games" / name).glob("*.py"):
            words = path.read_text(encoding="utf-8")
            assert not any(f"games.{other}" in words for other in names - {name}), path
