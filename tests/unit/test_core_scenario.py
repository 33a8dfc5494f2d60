"""Scenario data: what is played, compared and printed, and what is refused saying where."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.game import Game
from tabletop.core.scenario import ScenarioError, prepare, run_scenario
from tabletop.core.words import Speaker
from tabletop.games import GAMES
from tests.toy.tin_cans import TIN_CANS

ALL: dict[str, Game[Any]] = {game.key: game for game in (*GAMES, TIN_CANS)}
HANDS = ["2S 2H 2D", "3S 3H 3D", "4S 4H 4D"]


def toy(**data: Any) -> dict[str, Any]:
    return run_scenario({"game": "tin-cans", "seats": 3, "position": {"hands": HANDS}, **data}, ALL)


def bullet(**data: Any) -> dict[str, Any]:
    position = {"hands": ["4S 6S 7S 8S", "9S JS QS"], "dealer": 1, "to_act": 0, "pile": "5D"}
    return run_scenario({"game": "brown-bullet", "seats": 2, "position": position, **data}, ALL)


PASSES = ["0: pass 2D", "1: pass 3D", "2: pass 4D"]


# -------------------------------------------------------------------- playing
def test_simultaneous_choices_and_every_seat_s_list() -> None:
    out = toy(play=PASSES[:1], expect={"to_act": [2, 1], "legal": {"2": ["pass 4H", "pass 4S", "pass 4D"]}})
    assert out["ok"]
    assert out["to_act"] == [1, 2]
    assert set(out["legal"]) == {"1", "2"}
    assert out["result"] is None


def test_seats_that_may_interrupt_are_listed_but_not_to_act() -> None:
    out = toy(play=["0: pass 2S", *PASSES[1:]])
    assert out["to_act"] == [0]
    assert out["legal"]["1"] == ["whistle"]


def test_forced_dice_and_wounds_come_in_order_then_the_seed() -> None:
    moves = [*PASSES, "0: roll", "1: steal 2", "2: roll"]
    out = toy(dice=[6, 1], wounds="4S", play=moves, expect={"points": [6 + 2, 4, 1 + 3], "phase": "over"})
    assert out["ok"]
    assert [event["die"] for event in out["events"] if event["kind"] == "rolled"] == [6, 1]
    assert "4S" in out["position"]["hands"][1].split()
    again = toy(dice=[6], wounds="4S", play=moves)["events"]
    assert again == toy(dice=[6], wounds="4S", play=moves)["events"]
    assert next(event["die"] for event in again if event["kind"] == "rolled") == 6


@pytest.mark.parametrize(("key", "data"), [("dice", {"dice": [7]}), ("wounds", {"wounds": "2S"})])
def test_forced_chance_that_cannot_be(key: str, data: dict[str, Any]) -> None:
    with pytest.raises(ScenarioError) as error:
        toy(play=[*PASSES, "0: roll" if key == "dice" else "0: steal 1"], **data)
    assert error.value.where == key


def test_without_a_position_the_seed_deals() -> None:
    out = run_scenario({"game": "tin-cans", "seed": 3}, ALL)
    assert out["to_act"] == [0, 1, 2]
    assert run_scenario({"game": "tin-cans", "seed": 3}, ALL) == out
    assert run_scenario({"game": "tin-cans", "seed": 4}, ALL) != out


def test_a_record_is_a_scenario() -> None:
    data = {
        "game": "brown-bullet",
        "version": "0.1.0",
        "players": ["human:Ana", "cowhand"],
        "started": "2026",
        "seed": 4,
        "moves": [{"seat": -1, "move": "dealer 1"}, {"seat": -1, "move": "seat 0 cowhand"}],
    }
    out = run_scenario(data, ALL)
    assert out["ok"]
    assert out["position"]["dealer"] == 1


def test_a_refusal_is_said_in_the_reader_s_language() -> None:
    loud = Speaker(lambda sentence: f"¡{sentence}!", lambda one, many, count: many)
    data = {"game": "brown-bullet", "moves": [{"seat": 0, "move": "flop", "refused": "bad-move"}]}
    refusal = {"move": "flop", "code": "bad-move", "message": "¡flop is no move of this game!"}
    assert run_scenario(data, ALL, loud)["refusals"] == [refusal]


def test_a_picture_shows_the_last_move_to_come() -> None:
    data = {"game": "tin-cans", "seats": 3, "position": {"hands": HANDS}, "play": [*PASSES, "0: roll"]}
    game, state, seed, last = prepare(data, ALL)
    assert (game.key, seed, last) == ("tin-cans", 0, (0, ("roll",)))
    assert game.actors(state) == (0,)
    assert prepare({**data, "play": []}, ALL)[3] is None
    thrown = prepare({**data, "play": [*PASSES, "0: roll", "-1: dice 3"]}, ALL)
    assert thrown[3] is None, "nobody watches chance's own move"
    assert game.position(thrown[1]) != game.position(state)
    with pytest.raises(ScenarioError, match="hnad"):
        prepare({**data, "position": {"hnad": []}}, ALL)


# -------------------------------------------------------------------- comparing
def test_what_does_not_hold_is_named() -> None:
    out = bullet(
        play=["0: play 6S"], expect={"pile": "6S 5D", "to_act": 0, "hands": ["8S 7S 4S", "QS JS 9S"]}
    )
    assert out["failed"] == [
        {"key": "pile", "expected": "6S 5D", "found": "5D 6S"},
        {"key": "to_act", "expected": 0, "found": [1]},
    ]
    assert not out["ok"]


def test_absent_keys_are_expected_by_empty_words() -> None:
    assert bullet(expect={"must_include": "", "marks": [], "result": "none", "wins": "none", "out": "none"})[
        "ok"
    ]
    assert bullet(expect={"pile": ""})["failed"] == [{"key": "pile", "expected": "", "found": "5D"}]


def test_legal_compares_in_any_order_and_any_writing() -> None:
    legal = ["play 8S", "play 7S", "play 6S", "play 8S 6S 7S"]
    assert bullet(expect={"legal": legal})["ok"]
    failed = bullet(expect={"legal": legal[:3]})["failed"]
    assert [failure["key"] for failure in failed] == ["legal"]
    assert bullet(expect={"legal": {"1": [], "0": legal}})["ok"]
    assert [failure["key"] for failure in bullet(expect={"legal": {"1": legal}})["failed"]] == ["legal.1"]


def test_a_list_of_moves_needs_one_seat_to_act() -> None:
    assert [failure["key"] for failure in toy(expect={"legal": []})["failed"]] == ["legal"]


def test_a_result_compares_the_keys_given() -> None:
    position = {
        "hands": ["", "9S"],
        "chambers": ["-- -- -- -- -- --"] * 2,
        "draw": "",
        "dealer": 0,
        "phase": "over",
    }
    for result, keys in (
        ({"winners": [0]}, []),
        ({"winners": [0], "places": [1, 2], "scores": [0, 1]}, []),
        ({"winners": [1], "places": [2, 1]}, ["result.winners", "result.places"]),
        ("none", ["result"]),
    ):
        out = bullet(position=position, expect={"result": result, "to_act": "none", "legal": "none"})
        assert [failure["key"] for failure in out["failed"]] == keys


# -------------------------------------------------------------------- moves against their lines
def test_the_first_move_that_goes_otherwise_ends_the_file() -> None:
    out = bullet(play=["0: play 6S", "1: play 4S"], expect={"pile": "never compared"})
    assert out["failed"] == [{"key": "play.1", "expected": "accepted", "found": "not-in-hand"}]
    moves = [{"seat": 0, "move": "play 6S", "refused": "too-low"}, {"seat": 1, "move": "play 9S"}]
    out = bullet(moves=moves)
    assert out["failed"] == [{"key": "moves.0", "expected": "too-low", "found": "accepted"}]
    assert out["position"]["pile"] == "5D 6S"
    out = bullet(moves=[{"seat": 0, "move": "play 4S", "refused": "too-high"}])
    assert out["failed"] == [{"key": "moves.0", "expected": "too-high", "found": "too-low"}]
    assert out["refusals"][0]["code"] == "too-low"


def test_a_refused_move_leaves_the_position_as_it_was() -> None:
    before = bullet()
    after = bullet(moves=[{"seat": 0, "move": "play 4S", "refused": "too-low"}])
    assert after["position"] == before["position"]
    assert after["refusals"] == [
        {"move": "play 4S", "code": "too-low", "message": "Needs 5 or higher: the 5 of diamonds was played"}
    ]


def test_a_check_that_differs_fails_its_move() -> None:
    out = bullet(moves=[{"seat": 0, "move": "play 6S", "check": "00000000"}])
    assert out["failed"][0]["key"] == "moves.0"


# -------------------------------------------------------------------- files that are none
@pytest.mark.parametrize(
    ("where", "change"),
    [
        ("colour", {"colour": 1}),
        ("game", {"game": "poker"}),
        ("game", {"game": 1}),
        ("seats", {"seats": 9}),
        ("seats", {"seats": "2"}),
        ("seed", {"seed": 1.5}),
        ("rules", {"rules": {"bullets": 1}}),
        ("rules", {"rules": {"bullet_at": 4}}),
        ("rules", {"rules": {"decks": True}}),
        ("position", {"position": []}),
        ("position.hand", {"position": {"hand": []}}),
        ("position.hands", {"position": {"hands": ["4S 4S 5S", "6S 7S 8S"]}}),
        ("dice", {"dice": ["6"]}),
        ("dice", {"dice": 6}),
        ("cards", {"cards": "7Z"}),
        ("cards", {"cards": "9S", "play": ["0: play 6S", "1: play 9S", "0: play JS"]}),
        ("play.0", {"play": ["play 6S"]}),
        ("play.1", {"play": ["0: play 6S", 4]}),
        ("play.0", {"play": ["2: play 6S"]}),
        ("moves", {"moves": {}}),
        ("moves.0", {"moves": [1]}),
        ("moves.0.seat", {"moves": [{"move": "hold"}]}),
        ("moves.0.seat", {"moves": [{"seat": 5, "move": "hold"}]}),
        ("moves.0.move", {"moves": [{"seat": 0}]}),
        ("moves.0.refusal", {"moves": [{"seat": 0, "move": "hold", "refusal": "x"}]}),
        ("expect.hand", {"expect": {"hand": []}}),
        ("expect.legal", {"expect": {"legal": "play 6S"}}),
        ("expect.legal", {"expect": {"legal": {"7": []}}}),
    ],
)
def test_files_that_are_no_scenario_say_where(where: str, change: dict[str, Any]) -> None:
    if where == "cards" and "play" in change:
        position = {"hands": ["4S 6S 7S", "9S JS QS"], "dealer": 1, "to_act": 0, "pile": "5D"}
        change = {**change, "position": position}
    with pytest.raises(ScenarioError) as error:
        bullet(**change)
    assert error.value.where == where
    assert error.value.why
