"""Whole games stay as they were, sentence by sentence, and small positions have as many futures as counted by
hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabletop.core.game import Game
from tabletop.core.options import make_rules
from tabletop.core.rng import stream
from tabletop.games.brown_bullet import BROWN_BULLET
from tests.conformance.golden import FILES, FOLDER, PLANS, playthrough


@pytest.mark.parametrize(("game", "name", "path"), FILES, ids=[path.stem for _, _, path in FILES])
def test_playthrough(game: Game[Any], name: str, path: Path) -> None:
    assert playthrough(game, PLANS[name]) == path.read_text(encoding="utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {path for _, _, path in FILES} == set(FOLDER.iterdir())


def _futures(s: Any, depth: int) -> int:
    """How many sequences of `depth` moves there are from here."""
    if depth == 0:
        return 1
    total = 0
    for seat in BROWN_BULLET.actors(s):
        for move in BROWN_BULLET.legal(s, seat):
            after = BROWN_BULLET.clone(s)
            BROWN_BULLET.play(after, seat, move)
            total += _futures(after, depth - 1)
    return total


def test_move_tree_of_a_small_position() -> None:
    """Two seats, used up draw pile: 7S 8S 9S and KD against 9H KS, one chamber card each, empty pile.

    First move: 7, 8, 9, K or the run 7-8-9 = 5. Second: after the 7 or 8: 9 or K (2 each); after a 9, alone
    or on the run: 9 (1 each); after the K: K (1). So 2 + 2 + 1 + 1 + 1 = 7.
    """
    position = {
        "hands": ["7S 8S 9S KD", "9H KS"],
        "chambers": ["4S -- -- -- -- --", "4H -- -- -- -- --"],
        "draw": "",
        "dealer": 1,
        "to_act": 0,
    }
    s = BROWN_BULLET.from_position(position, 2, make_rules(BROWN_BULLET.options), stream(1, 0))
    assert [_futures(s, depth) for depth in (1, 2)] == [5, 7]
