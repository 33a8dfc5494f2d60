"""Gestures at a table of Lockdown Poker: what may be picked next and what a path means, legal or not."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.games.lockdown_poker import LOCKDOWN_POKER as GAME
from tests.unit.lockdown_setup import BET, LAST, MONEY, SWITCH, setup

HOLDER: dict[str, Any] = {**SWITCH, "up": ["KH! XS", "7D QC!", "2C 8S"]}


def picks(position: dict[str, Any], seat: int, *picked: str, **rules: Any) -> set[str]:
    found = GAME.picks(GAME.view(setup(position, rules), seat), seat, picked)
    assert len(set(found)) == len(found)
    return set(found)


def meant(position: dict[str, Any], seat: int, *picked: str, **rules: Any) -> str | None:
    move = GAME.move_of(GAME.view(setup(position, rules), seat), seat, picked)
    return None if move is None else GAME.move_text(move)


def test_what_may_be_picked_first_in_a_switching_turn() -> None:
    assert picks(SWITCH, 0) == {
        "up:0:KH",
        "up:0:3S",
        "up:1:7D",
        "up:1:QC",
        "up:2:2C",
        "up:2:XS",
        "deck",
        "button:stand",
    }


def test_one_s_own_card_goes_onto_another_s_onto_the_deck_or_down() -> None:
    others = {"up:1:7D", "up:1:QC", "up:2:2C", "up:2:XS", "deck"}
    assert picks(SWITCH, 0, "up:0:3S") == {*others, "button:lock"}
    assert picks(SWITCH, 0, "up:0:KH") == others
    assert picks(SWITCH, 0, "up:1:QC") == picks(SWITCH, 0, "deck") == {"up:0:KH", "up:0:3S"}
    assert picks(SWITCH, 0, "up:0:3S", "deck") == picks(SWITCH, 0, "hole:0") == set()


@pytest.mark.parametrize(
    ("path", "move"),
    [
        (["up:0:3S", "up:1:QC"], "switch 3S 1 QC"),
        (["up:1:QC", "up:0:3S"], "switch 3S 1 QC"),
        (["up:0:3S", "hole:1"], "switch 3S 1 hole"),
        (["hole:0", "up:1:QC"], "switch hole 1 QC"),
        (["up:0:3S", "up:0:KH"], "switch 3S 0 KH"),
        (["up:0:3S", "button:lock"], "lock 3S"),
        (["hole:0", "button:lock"], "lock hole"),
        (["up:0:3S", "deck"], "draw 3S"),
        (["deck", "up:0:3S"], "draw 3S"),
        (["seventh:0", "deck"], "draw seventh"),
        (["button:stand"], "stand"),
        (["sheriff:0", "up:1:QC"], "sheriff 1 QC"),
        (["button:fold"], "fold"),
        (["button:no-sheriff"], "no-sheriff"),
        (["button:raise:12"], "raise 12"),
        (["up:1:QC", "up:2:2C"], None),
        (["up:1:QC", "button:lock"], None),
        (["up:0:3S"], None),
        (["chips:0", "pot"], None),
        (["button:bet:"], None),
        (["button:bet:1:2"], None),
        (["button:call:2"], None),
        (["up:0:3S", "up:1:QC", "deck"], None),
        ([], None),
    ],
)
def test_what_a_path_means(path: list[str], move: str | None) -> None:
    assert meant(SWITCH, 0, *path) == move


def test_the_sheriff_as_badge_and_as_card_out_of_turn() -> None:
    targets = {"hole:0", "up:0:KH", "up:0:3S", "hole:1", "up:1:7D", "up:1:QC"}
    assert picks(SWITCH, 2) == {"sheriff:2", "up:2:XS"}
    assert picks(SWITCH, 2, "sheriff:2") == picks(SWITCH, 2, "up:2:XS") == targets
    assert (
        meant(SWITCH, 2, "up:2:XS", "up:0:KH") == meant(SWITCH, 2, "sheriff:2", "up:0:KH") == "sheriff 0 KH"
    )


def test_in_his_turn_the_holder_s_card_is_switched_and_the_badge_captures() -> None:
    assert picks(HOLDER, 0, "sheriff:0") == {"hole:1", "up:1:7D", "up:1:QC", "hole:2", "up:2:2C", "up:2:8S"}
    assert picks(HOLDER, 0, "up:0:XS") == {
        "up:1:7D",
        "up:2:2C",
        "up:2:8S",
        "deck",
        "button:lock",
        "hole:1",
        "hole:2",
    }
    assert meant(HOLDER, 0, "up:0:XS", "up:1:7D") == "switch XS 1 7D"
    assert meant(HOLDER, 0, "up:0:XS", "hole:1") == "sheriff 1 hole"
    assert meant(HOLDER, 0, "sheriff:0", "up:1:7D") == "sheriff 1 7D"


def test_the_sheriff_in_the_seventh_place() -> None:
    assert picks(LAST, 1) == {"sheriff:1", "seventh:1", "button:no-sheriff"}
    assert {"hole:0", "seventh:0", "up:0:KS"} < picks(LAST, 1, "seventh:1")
    assert meant(LAST, 1, "seventh:1", "seventh:0") == "sheriff 0 seventh"
    assert picks(LAST, 0) == set()


def test_the_sheriff_in_the_hole_at_the_showdown() -> None:
    position = {**LAST, "hole": ["4C", "XS"], "seventh": ["QS", "9D"], "phase": "showdown"}
    assert picks(position, 1, hole_sheriff="showdown") == {"sheriff:1", "hole:1", "button:no-sheriff"}
    assert meant(position, 1, "hole:1", "up:0:KH", hole_sheriff="showdown") == "sheriff 0 KH"


def test_bets_by_buttons_and_by_chips() -> None:
    assert picks(BET, 0, **MONEY) == {"button:check", "button:bet", "chips:0", "button:fold"}
    assert picks(BET, 0, "chips:0", **MONEY) == {"pot"}
    assert meant(BET, 0, "chips:0", "pot", **MONEY) == "bet"
    facing = {**BET, "bets": [0, 2, 2], "raises": 1}
    assert picks(facing, 0, **MONEY) == {"button:call", "button:raise", "chips:0", "button:fold"}
    assert meant(facing, 0, "chips:0", "pot", **MONEY) == "call"


def test_amounts_where_the_limit_is_not_fixed() -> None:
    free = {**MONEY, "limit": "none"}
    assert picks(BET, 0, **free) == {
        "button:check",
        "button:bet:2",
        "button:bet:4",
        "button:bet:49",
        "chips:0",
        "button:fold",
    }
    assert meant(BET, 0, "button:bet:17", **free) == "bet 17"
    assert meant(BET, 0, "chips:0", "pot", **free) == "bet 2"
