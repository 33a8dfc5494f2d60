"""Positions of Lockdown Poker: what a file may leave out, and what is refused by the name of its key."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.cards import card_text
from tabletop.core.game import PositionError
from tabletop.games.lockdown_poker import LOCKDOWN_POKER as GAME
from tabletop.games.lockdown_poker.deck import DECK, SHERIFF
from tests.unit.lockdown_setup import BET, LAST, MONEY, SWITCH, setup

SHOWDOWN: dict[str, Any] = {**LAST, "hole": ["4C", "XS"], "seventh": ["QS", "9D"], "phase": "showdown"}
HOLE_SHERIFF: dict[str, Any] = {"hole_sheriff": "showdown"}
OVER: dict[str, Any] = {
    key: value
    for key, value in {**LAST, "hole": ["4C", "9D"], "seventh": ["QS", "XS"], "phase": "over"}.items()
    if key != "to_act"
}
BROKE: dict[str, Any] = {
    **BET,
    "hole": ["4C", "9D", "--"],
    "up": ["KH! 3S", "7D QC", ""],
    "stacks": [49, 48, 0],
    "paid": [1, 2, 0],
    "pot": 3,
}

BAD: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    # key at fault, position, what is changed in it, house rules
    ("hloe", SWITCH, {"hloe": []}, {}),
    ("hole", SWITCH, {"hole": "4C 9D JH"}, {}),
    ("hole", SWITCH, {"hole": ["4C", "9D"]}, {}),
    ("hole", SWITCH, {"hole": ["4C", "9D", 7]}, {}),
    ("hole", SWITCH, {"hole": ["4C", "9D", "JH 5S"]}, {}),
    ("hole", SWITCH, {"hole": ["4C", "9D", ""]}, {}),
    ("hole", SWITCH, {"hole": ["4C", "9D", "--"]}, {}),
    ("hole", SWITCH, {"hole": ["4C", "9D", "??"]}, {}),
    ("hole", SWITCH, {"hole": ["4C", "9D", "X4"]}, {}),
    ("hole", SWITCH, {"hole": ["4C", "9D", "4C"]}, {}),
    ("hole", SWITCH, {"hole": ["4C", "9D", "JH!"]}, {}),
    ("up", SWITCH, {"up": ["KH 3S", "7D QC"]}, {}),
    ("up", SWITCH, {"up": ["KH 3S 5S", "7D QC", "2C XS"]}, {}),
    ("up", SWITCH, {"up": ["KH", "7D QC", "2C XS"]}, {}),
    ("up", SWITCH, {"up": ["KH 3S!!", "7D QC", "2C XS"]}, {}),
    ("up", SWITCH, {"up": ["KH 9D", "7D QC", "2C XS"]}, {}),
    ("up", SWITCH, {"round": 4}, {}),
    ("up", LAST, {"up": ["KH KS! 3D 6H", "7D QC! JC 8S 2H"]}, {}),
    ("seventh", SWITCH, {"seventh": ["5S", "--", "--"]}, {}),
    ("seventh", LAST, {"seventh": ["--", "XS"]}, {}),
    ("seventh", LAST, {"seventh": ["QS!", "XS"]}, {}),
    ("deck", SWITCH, {"deck": "5H 5H"}, {}),
    ("deck", SWITCH, {"deck": ["5H"]}, {}),
    ("deck", SWITCH, {"deck": "10H"}, {}),
    ("dead", SWITCH, {"dead": "KH"}, {}),
    ("dead", SWITCH, {"dead": "5S --"}, {}),
    ("dealer", SWITCH, {"dealer": 3}, {}),
    ("dealer", SWITCH, {"dealer": -1}, {}),
    ("dealer", SWITCH, {"dealer": "2"}, {}),
    ("to_act", SWITCH, {"to_act": 3}, {}),
    ("to_act", SWITCH, {"to_act": -1}, {}),
    ("to_act", SWITCH, {"to_act": [0]}, {}),
    ("to_act", SWITCH, {"to_act": True}, {}),
    ("to_act", LAST, {"to_act": 0}, {}),
    ("to_act", OVER, {"to_act": 0}, {}),
    ("to_act", SHOWDOWN, {"to_act": 0}, HOLE_SHERIFF),
    ("to_act", BET, {"folded": [0]}, MONEY),
    ("to_act", {**BET, "phase": "switch"}, {"folded": [0]}, MONEY),
    ("to_act", BET, {"stacks": [0, 48, 49]}, MONEY),
    ("phase", SWITCH, {"phase": "deal"}, {}),
    ("phase", SWITCH, {"phase": 3}, {}),
    ("phase", SWITCH, {"phase": "bet"}, {}),
    ("phase", SHOWDOWN, {}, {}),
    ("phase", LAST, {"seventh": ["QS", "5S"]}, {}),
    ("seventh", {key: LAST[key] for key in ("hole", "phase", "dealer")}, {}, {}),
    ("hole", SHOWDOWN, {"hole": ["4C", "9D"], "seventh": ["QS", "XS"]}, HOLE_SHERIFF),
    ("hole", {key: SHOWDOWN[key] for key in ("phase", "up", "dealer")}, {}, HOLE_SHERIFF),
    ("round", SWITCH, {"round": 2}, {}),
    ("round", SWITCH, {"round": 7}, {}),
    ("round", SWITCH, {"round": "3"}, {}),
    ("round", LAST, {"round": 6}, {}),
    ("round", OVER, {"round": 6}, {}),
    ("round", BET, {"round": 8}, MONEY),
    (
        "round",
        {**BET, "bets": [0, 0, 0], "paid": [0, 0, 0], "pot": 0},
        {"phase": "over", "round": 3, "to_act": -1},
        MONEY,
    ),
    ("acted", SWITCH, {"acted": [3]}, {}),
    ("acted", SWITCH, {"acted": [1, 1]}, {}),
    ("acted", SWITCH, {"acted": 1}, {}),
    ("acted", SWITCH, {"acted": [0]}, {}),
    ("acted", SWITCH, {"acted": [0, 1, 2]}, {}),
    ("acted", LAST, {"acted": [0]}, {}),
    ("acted", OVER, {"acted": [0]}, {}),
    ("acted", BROKE, {"acted": [2]}, MONEY),
    ("hand", SWITCH, {"hand": 0}, {}),
    ("hand", SWITCH, {"hand": 11}, {}),
    ("hand", SWITCH, {"hand": 2}, {"hands": 1}),
    ("hand", BET, {"hand": 21}, MONEY),
    ("points", SWITCH, {"points": [1, 2]}, {}),
    ("points", SWITCH, {"points": [1, 2, -1]}, {}),
    ("points", SWITCH, {"points": 3}, {}),
    ("points", BET, {"points": [0, 0, 0]}, MONEY),
    *((key, SWITCH, {key: [0, 0, 0]}, {}) for key in ("stacks", "bets", "paid", "folded")),
    *((key, SWITCH, {key: 0}, {}) for key in ("pot", "raises")),
    ("stacks", BET, {"stacks": [49, 48]}, MONEY),
    ("stacks", BET, {"stacks": [49, 48, -1]}, MONEY),
    ("stacks", BET, {"stacks": [49, 0, 0]}, MONEY),
    ("bets", BET, {"bets": [0, 0]}, MONEY),
    ("bets", BET, {"bets": [0, 0, "2"]}, MONEY),
    ("bets", BET, {"bets": [2, 0, 0], "phase": "switch"}, MONEY),
    ("paid", BET, {"paid": [1, 1.0, 1]}, MONEY),
    ("paid", {**BET, "pot": 4, "phase": "over", "round": 7, "to_act": -1}, {}, MONEY),
    ("pot", BET, {"pot": 5}, MONEY),
    ("pot", BET, {"pot": [4]}, MONEY),
    ("raises", BET, {"raises": 5}, MONEY),
    ("raises", BET, {"raises": -1}, MONEY),
    ("raises", BET, {"raises": 1, "phase": "switch"}, MONEY),
    ("folded", BET, {"folded": [3]}, MONEY),
    ("folded", BET, {"folded": [1, 1]}, MONEY),
    ("folded", BET, {"folded": [1, 2]}, MONEY),
    ("folded", BROKE, {"folded": [2]}, MONEY),
    ("hole", BROKE, {"hole": ["4C", "9D", "JH"]}, MONEY),
    ("up", BROKE, {"up": ["KH! 3S", "7D QC", "2C XS"]}, MONEY),
    ("hole", BET, {"hole": ["4C", "--", "JH"], "folded": [1]}, MONEY),
    ("up", BET, {"up": ["KH! 3S", "7D", "2C XS"], "folded": [1]}, MONEY),
    ("seventh", BET, {"seventh": ["--", "5S", "--"], "folded": [1]}, MONEY),
]


@pytest.mark.parametrize(
    ("key", "position", "changes", "rules"), BAD, ids=[f"{i}-{b[0]}" for i, b in enumerate(BAD)]
)
def test_bad_positions_are_refused_by_key(
    key: str, position: dict[str, Any], changes: dict[str, Any], rules: dict[str, Any]
) -> None:
    seats = 2 if position.get("up", LAST["up"]) == LAST["up"] else 3
    with pytest.raises(PositionError) as error:
        setup({**position, **changes}, rules, seats)
    assert error.value.key == key
    assert error.value.why


def test_a_deck_too_short_for_the_deals_to_come_is_refused() -> None:
    up = ["KH KS 3D", "7D QC JC", "2C 8S 2H"]
    named = {*["4C", "9D", "JH", "XS"], *" ".join(up).split()}
    rest = [word for word in map(card_text, DECK) if word not in named]
    position = {"hole": ["4C", "9D", "JH"], "up": up, "round": 4, "dealer": 0}
    # three players get three cards each, and one is kept for the Sheriff's victim; the Sheriff is in the deck
    assert len(setup({**position, "dead": " ".join(rest[9:])}).deck) == 10
    with pytest.raises(PositionError) as error:
        setup({**position, "dead": " ".join(rest[8:])})
    assert error.value.key == "dead"


@pytest.mark.parametrize(
    ("position", "rules"),
    [
        (SWITCH, {}),
        (BET, MONEY),
        (BROKE, MONEY),
        (LAST, {}),
        (SHOWDOWN, HOLE_SHERIFF),
        (OVER, {}),
        ({**BET, "bets": [2, 4, 0], "raises": 2, "acted": [1], "pot": 4}, MONEY),
        ({**BET, "folded": [1], "acted": [1]}, MONEY),
    ],
)
def test_good_positions_hold_every_card_once_and_come_back(
    position: dict[str, Any], rules: dict[str, Any]
) -> None:
    s = setup(position, rules)
    assert sorted(GAME.cards(s)) == list(DECK)
    again = setup(GAME.position(s), rules)
    assert again == s
    assert set(GAME.position(s)) <= set(GAME.position_keys)


def test_an_empty_position_is_a_deal() -> None:
    s = setup({}, seats=4)
    assert sorted(GAME.cards(s)) == list(DECK)
    assert (s.phase, s.round, s.hand, len(s.deck), s.acted) == ("switch", 3, 1, 56 - 12, 0)
    assert [len(row) for row in s.up] == [2] * 4
    assert GAME.legal(s, s.to_act)
    assert setup({}, seats=4) == s != setup({}, seats=4, seed=2)


def test_places_whose_key_is_absent_are_dealt() -> None:
    s = setup({"round": 6, "up": ["KH KS 3D 6H 9S", "7D QC JC 8S 2H"], "dealer": 0})
    assert all(card >= 0 for card in s.hole)
    assert s.seventh == [-2, -2]
    s = setup({"phase": "sheriff", "seventh": ["QS", "XS"], "dealer": 0}, seats=2)
    assert [len(row) for row in s.up] == [5, 5]
    assert (s.to_act, s.round) == (1, 7)


def test_the_rest_lies_under_the_named_deck() -> None:
    s = setup(SWITCH)
    assert GAME.position(s)["deck"].startswith("5H 6D ")
    assert len(s.deck) == 56 - 9


def test_a_pot_that_counts_the_bets_too_is_understood() -> None:
    s = setup({**BET, "bets": [2, 0, 0], "pot": 6}, MONEY)
    assert GAME.position(s)["pot"] == 4


def test_a_robbed_seat_is_one_card_short_after_a_showdown() -> None:
    position = {**OVER, "hole": ["--", "4C"], "seventh": ["QS", "9D"], "dead": "XS"}
    assert setup(position, HOLE_SHERIFF).dead == [SHERIFF]
    with pytest.raises(PositionError) as error:
        setup(position)
    assert error.value.key == "hole"


def test_hands_are_not_counted_where_points_are_the_goal() -> None:
    assert setup({**SWITCH, "hand": 400}, {"goal": "points"}).hand == 400
