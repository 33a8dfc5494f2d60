"""Positions of Wyoming Cowboy: what a file may leave out, and what is refused by the name of its key."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabletop.core.cards import CARD_TEXT
from tabletop.core.expect import failures
from tabletop.core.game import PositionError
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY as GAME
from tabletop.games.wyoming_cowboy.guns import deck
from tests.unit.wyoming_setup import at, play

ACTION: dict[str, Any] = {
    "hands": ["2S 3D KH", "4H 7C", "3S QC"],
    "tens": ["TS", "", "TH"],
    "guns": [[".38 3H 8H"], [".22 2H 2D*"], []],
    "cowboys": ["KD", "", "KC"],
    "aces": 2,
    "couples": ["D", "", "S H"],
    "draw": "9S 9H",
    "discard": "5S 6D",
    "shot": "JS",
    "dealer": 2,
    "to_act": 0,
    "phase": "action",
    "scores": [5, -10, 0],
    "turns": 3,
    "hand": 1,
}
DEAL: dict[str, Any] = {
    "hands": ["2S 3D 6H 8C 9D JS KH", "2H 4S 4C 7D TS QH KD", "3S 5S 6C 8D TC JH QC"],
    "dealer": 1,
}
PASS3 = {**DEAL, "phase": "pass3", "turn": {"direction": "left"}}
NINE: dict[str, Any] = {
    "hands": ["2S 3D KH", "4H", ""],
    "discard": "5S 9C",
    "phase": "pass2",
    "turn": {"seat": 0, "direction": "left"},
}
ANSWER: dict[str, Any] = {
    "hands": ["2S 3D", "KH 6H", "3S QC"],
    "guns": [[".22 2H 2D", ".38 3H 8H*"], [], [".45 4S 5S"]],
    "phase": "answer",
    "to_act": 1,
    "turn": {"seat": 0, "gun": ".22 2H 2D"},
}
SHOOT: dict[str, Any] = {
    "hands": ["2S 3D", "KH 6H", "3S QC"],
    "guns": [[".22 2H 2D", ".45 4S 5S"], [], [".38 3H 8H"]],
    "phase": "shoot",
    "to_act": 0,
    "turn": {"fired": [".22 2H 2D"]},
}
DISCARD: dict[str, Any] = {
    "hands": ["2S 3D", "KH 6H", "3S QC"],
    "phase": "discard",
    "to_act": 0,
    "discard": "9C",
}
DRAW: dict[str, Any] = {**DISCARD, "phase": "draw", "discard": "9C 5C"}
OVER: dict[str, Any] = {"hands": ["2S 3D", "KH 6H", "3S QC"], "phase": "over", "scores": [0, 0, 5]}


def with_turn(position: dict[str, Any], **keys: Any) -> dict[str, Any]:
    """The changes that set these keys of the table `turn`."""
    return {"turn": {**position.get("turn", {}), **keys}}


BAD: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    # key at fault, position, what is changed in it
    ("hnads", ACTION, {"hnads": []}),
    ("hands", ACTION, {"hands": "2S 3D"}),
    ("hands", ACTION, {"hands": ["2S 3D", "4H 7C"]}),
    ("hands", ACTION, {"hands": ["2S 3D", "4H 7C", 7]}),
    ("hands", ACTION, {"hands": ["2S 3Z", "4H 7C", ""]}),
    ("hands", ACTION, {"hands": ["2S 10S", "4H 7C", ""]}),
    ("hands", ACTION, {"hands": ["2S ??", "4H 7C", ""]}),
    ("hands", ACTION, {"hands": ["2S AS", "4H 7C", ""]}),
    ("hands", ACTION, {"hands": ["2S X1", "4H 7C", ""]}),
    ("hands", ACTION, {"hands": ["2S 2S", "4H 7C", ""]}),
    ("tens", ACTION, {"tens": ["TS", "", "9C"]}),
    ("tens", ACTION, {"tens": ["TS", "", "TS"]}),
    ("tens", ACTION, {"tens": ["TS", ""]}),
    ("tens", ACTION, {"tens": ["TS TD", "TC", "TH"]}),
    ("guns", ACTION, {"guns": [[], []]}),
    ("guns", ACTION, {"guns": ["", "", ""]}),
    ("guns", ACTION, {"guns": [[".38 3C 7S"], [], []]}),
    ("guns", ACTION, {"guns": [[".44 3C 8S"], [], []]}),
    ("guns", ACTION, {"guns": [[".38 3C"], [], []]}),
    ("guns", ACTION, {"guns": [[".38"], [], []]}),
    ("guns", ACTION, {"guns": [[""], [], []]}),
    ("guns", ACTION, {"guns": [[".357 3C 5C 7C"], [], []]}),
    ("guns", ACTION, {"guns": [[".38 3D 8H"], [], []]}),
    ("guns", ACTION, {"guns": [[".38 3C 8Z"], [], []]}),
    ("guns", ACTION, {"guns": [[".38 3C 8C**"], [], []]}),
    ("guns", ACTION, {"guns": [[7], [], []]}),
    ("cowboys", ACTION, {"cowboys": ["QD", "", ""]}),
    ("cowboys", ACTION, {"cowboys": ["KH", "", ""]}),
    ("aces", ACTION, {"aces": 3}),
    ("aces", ACTION, {"aces": 5}),
    ("aces", ACTION, {"aces": -1}),
    ("aces", ACTION, {"aces": 0}),
    ("aces", ACTION, {"aces": "2"}),
    ("couples", ACTION, {"couples": ["X", "", ""]}),
    ("couples", ACTION, {"couples": ["SX", "", ""]}),
    ("couples", ACTION, {"couples": ["SS", "", ""]}),
    ("couples", ACTION, {"couples": ["S"]}),
    ("draw", ACTION, {"draw": "9S 9Z"}),
    ("draw", ACTION, {"draw": ["9S"]}),
    ("discard", ACTION, {"discard": "5S KH"}),
    ("shot", ACTION, {"shot": "JS JS"}),
    ("dealer", ACTION, {"dealer": 3}),
    ("dealer", ACTION, {"dealer": -1}),
    ("dealer", ACTION, {"dealer": True}),
    ("to_act", ACTION, {"to_act": 3}),
    ("to_act", ACTION, {"to_act": [0, 1]}),
    ("to_act", ACTION, {"to_act": "0"}),
    ("to_act", ACTION, {"to_act": []}),
    ("phase", ACTION, {"phase": "deal"}),
    ("phase", ACTION, {"phase": "wound"}),
    ("phase", ACTION, {"phase": 1}),
    ("scores", ACTION, {"scores": [1, 2]}),
    ("scores", ACTION, {"scores": [1, 2, "3"]}),
    ("turns", ACTION, {"turns": -1}),
    ("turns", ACTION, {"turns": 90}),
    ("hand", ACTION, {"hand": -1}),
    ("hand_scores", ACTION, {"hand_scores": [{}, {}, {}]}),
    ("turn", ACTION, {"turn": "seat 0"}),
    ("turn.seta", ACTION, {"turn": {"seta": 0}}),
    ("turn.seat", ACTION, {"turn": {"seat": 1}}),
    ("turn.laid", ACTION, {"turn": {"laid": 1}}),
    ("turn.spent", ACTION, {"turn": {"spent": True}}),
    ("turn.fired", ACTION, {"turn": {"fired": [".38 3H 8H"]}}),
    ("turn.gun", ACTION, {"turn": {"gun": ".38 3H 8H"}}),
    ("turn.direction", ACTION, {"turn": {"direction": "left"}}),
    ("turn.passed", ACTION, {"turn": {"passed": ["JD", "", ""]}}),
    # the opening
    ("hands", DEAL, {"hands": ["2S 3D 6H", "2H 4S 4C 7D TS QH KD", "3S 5S 6C 8D TC JH QC"]}),
    ("hands", DEAL, {"hands": ["2S 3D 6H 8C 9D JS KH QS", "2H 4S 4C 7D TS QH KD", "3S 5S 6C 8D TC JH QC"]}),
    ("to_act", DEAL, {"to_act": 0}),
    ("turn.direction", PASS3, {"turn": {}}),
    ("turn.direction", PASS3, {"turn": {"direction": "across"}}),
    ("turn.direction", PASS3, {"turn": {"direction": 1}}),
    ("turn.direction", PASS3, {"turn": "none"}),
    ("turn.seat", PASS3, {"turn": {"direction": "left", "seat": 0}}),
    ("turn.passed", PASS3, {"turn": {"direction": "left", "passed": ["2S 3D", "", ""]}}),
    ("turn.passed", PASS3, {"turn": {"direction": "left", "passed": ["2S 3D"]}}),
    ("turn.passed", PASS3, {"turn": {"direction": "left", "passed": ["2S 3D 3Z", "", ""]}}),
    ("turn.passed", PASS3, {"turn": {"direction": "left", "passed": ["2S 3D 4S", "", ""]}}),
    ("hands", PASS3, {"turn": {"direction": "left", "passed": ["2C 3C 4H", "", ""]}}),
    ("to_act", PASS3, {"to_act": [0, 1]}),
    ("to_act", PASS3, {"to_act": 0}),
    ("turn.laid", PASS3, {"turn": {"direction": "left", "laid": 1}}),
    # a 9
    ("turn.seat", NINE, {"turn": {"direction": "left"}}),
    ("turn.seat", NINE, {"turn": {"direction": "left", "seat": 3}}),
    ("turn.direction", NINE, {"turn": {"seat": 0}}),
    ("turn.passed", NINE, {"turn": {"seat": 0, "direction": "left", "passed": ["2S", "", ""]}}),
    ("turn.passed", NINE, {"hands": ["", "", ""]}),
    ("to_act", NINE, {"to_act": [0, 1, 2]}),
    ("turn.laid", NINE, with_turn(NINE, laid=2)),
    ("turn.five", NINE, with_turn(NINE, five=True)),
    ("turn.fired", NINE, with_turn(NINE, fired=[".38 3H 8H"])),
    # an answer
    ("turn.gun", ANSWER, {"turn": {"seat": 0}}),
    ("turn.seat", ANSWER, {"turn": {"gun": ".22 2H 2D"}}),
    ("turn.gun", ANSWER, {"turn": {"seat": 0, "gun": ".22 2S 2C"}}),
    ("turn.gun", ANSWER, {"turn": {"seat": 0, "gun": ".45 4S 5S"}}),
    ("turn.gun", ANSWER, {"turn": {"seat": 0, "gun": ".38 3H 8H"}}),
    ("turn.gun", ANSWER, {"turn": {"seat": 0, "gun": 22}}),
    ("to_act", ANSWER, {"to_act": 0}),
    ("hands", ANSWER, {"to_act": 2}),
    ("hands", ANSWER, {"turn": {"seat": 2, "gun": ".45 4S 5S"}, "hands": ["2S 3D", "6H", "3S QC"]}),
    ("turn.fired", ANSWER, with_turn(ANSWER, fired=[".38 3H 8H"])),
    # between two shots
    ("turn.fired", SHOOT, {"turn": {"fired": [".38 3H 8H"]}}),
    ("turn.fired", SHOOT, {"turn": {"fired": ".22 2H 2D"}}),
    ("turn.fired", SHOOT, {"turn": {"fired": [".22 2H 2D", ".22 2H 2D"]}}),
    ("turn.fired", SHOOT, {"turn": {"fired": ["gun"]}}),
    ("guns", SHOOT, {"turn": {"fired": [".22 2H 2D", ".45 4S 5S"]}}),
    ("guns", SHOOT, {"to_act": 1, "turn": {}}),
    ("turn.gun", SHOOT, with_turn(SHOOT, gun=".45 4S 5S")),
    # discard and draw
    ("hands", DISCARD, {"hands": ["", "KH 6H", "3S QC"]}),
    ("turn.five", DISCARD, {"turn": {"five": True}}),
    ("turn.laid", DISCARD, {"turn": {"laid": 2}}),
    ("turn.laid", DRAW, {"turn": {"laid": 3}}),
    ("turn.laid", DRAW, {"turn": {"laid": True}}),
    ("turn.five", DRAW, {"turn": {"five": 1}}),
    ("turn.spent", DRAW, {"turn": {"spent": "no"}}),
    (
        "draw",
        DRAW,
        {"hands": ["", "", " ".join(CARD_TEXT[card] for card in deck(1))], "discard": "", "draw": ""},
    ),
    # the end
    ("to_act", OVER, {"to_act": 0}),
    ("hand_scores", OVER, {"hand_scores": [{}]}),
    ("hand_scores", OVER, {"hand_scores": {"total": 1}}),
    ("hand_scores", OVER, {"hand_scores": [1, 2, 3]}),
    ("hand_scores.bonus", OVER, {"hand_scores": [{"bonus": 1}, {}, {}]}),
    ("hand_scores.tens", OVER, {"hand_scores": [{"tens": "1"}, {}, {}]}),
    ("hand_scores.total", OVER, {"hand_scores": [{"tens": 10, "total": 5}, {}, {}]}),
    ("turn.laid", OVER, {"turn": {"laid": 1}}),
    ("turns", OVER, {"turns": 91}),
]


@pytest.mark.parametrize(("key", "position", "changes"), BAD, ids=[f"{i}-{b[0]}" for i, b in enumerate(BAD)])
def test_bad_positions_are_refused_by_key(
    key: str, position: dict[str, Any], changes: dict[str, Any]
) -> None:
    with pytest.raises(PositionError) as error:
        at({**position, **changes})
    assert error.value.key == key
    assert error.value.why


def test_hands_of_a_hand_limit() -> None:
    with pytest.raises(PositionError) as error:
        at({**ACTION, "hand": 2}, {"hand_limit": 2})
    assert error.value.key == "hand"


def test_house_rules_allow_what_they_allow() -> None:
    assert at({**ACTION, "couples": ["S S", "", ""]}, {"couple_repeats": True}).couples[0] == (0, 0)
    assert at({**ACTION, "turns": 120}, {"stall_rounds": 50}).turns == 120


GOOD = [ACTION, DEAL, PASS3, NINE, ANSWER, SHOOT, DISCARD, DRAW, OVER]


@pytest.mark.parametrize("position", GOOD, ids=[str(p.get("phase")) for p in GOOD])
def test_good_positions_hold_every_card_once_and_come_back(position: dict[str, Any]) -> None:
    s = at(position)
    assert Counter(GAME.cards(s)) == Counter(deck(1))
    again = at(GAME.position(s))
    assert GAME.position(again) == GAME.position(s)
    assert GAME.encode(again) | {"turn": 0} == GAME.encode(s) | {"turn": 0}


def test_written_as_it_was_read() -> None:
    written = GAME.position(at(ACTION))
    for key, value in ACTION.items():
        if key == "draw":
            assert written[key].startswith(value + " ")
        else:
            assert written[key] == value
    assert "turn" not in written and "hand_scores" not in written


def test_what_has_no_order_is_expected_in_any() -> None:
    guns = [[".38 8H 3H", ".45 4S 5S"], [".22 2H 2D*"], []]
    s = at({**ACTION, "discard": "", "guns": guns, "couples": ["D", "", "HS"]})
    for mine in ([".45 5S 4S", ".38 3H 8H"], [".38 8H 3H", ".45 4S 5S"]):
        assert not failures(GAME, s, {"guns": [mine, [".22 2H 2D*"], []]})
    for couples in ("S H", "H S", "SH"):
        assert not failures(GAME, s, {"couples": ["D", "", couples]})
    assert failures(GAME, s, {"couples": ["D", "", "SC"]})
    assert failures(GAME, s, {"guns": [[".38 3H 8D", ".45 4S 5S"], [".22 2H 2D*"], []]})


def test_an_empty_position_is_a_deal() -> None:
    s = at({}, seats=4)
    assert [len(hand) for hand in s.hands] == [7] * 4
    assert (len(s.draw), s.discard, s.shot, s.aces, s.phase) == (20, [], [], 4, "direction")
    assert s.acting == (s.dealer,)
    assert at({}, seats=4) == s
    assert at({}, seats=4, seed=2) != s


def test_two_decks_where_five_sit() -> None:
    assert Counter(GAME.cards(at({}, seats=5))) == Counter(deck(2))
    twice = at({"hands": ["2S 2S", "", "", "", ""], "phase": "action"}, seats=5)
    assert GAME.position(twice)["hands"][0] == "2S 2S"
    with pytest.raises(PositionError):
        at({"hands": ["2S 2S 2S", "", "", "", ""], "phase": "action"}, seats=5)


def test_the_rest_lies_under_the_named_draw_pile() -> None:
    s = at({**DISCARD, "draw": "QH 5C"})
    assert GAME.position(s)["draw"].startswith("QH 5C ")
    assert len(s.draw) == 48 - 6 - 1


def test_naming_the_dealer_changes_no_card() -> None:
    free = at({})
    assert at({"dealer": free.dealer}) == free
    assert at({"dealer": (free.dealer + 1) % 3}).hands == free.hands


def test_only_the_dealer_names_the_direction() -> None:
    assert at({"to_act": 2}).dealer == 2
    assert at({"to_act": [1], "hands": DEAL["hands"]}).dealer == 1


def test_absent_aces_follow_from_the_cowboys() -> None:
    s = at({"phase": "action", "cowboys": ["KS", "KH", ""]})
    assert s.aces == 2
    assert at({"phase": "action", "cowboys": ["KS", "KH", ""], "aces": 1}).aces == 1


def test_who_is_to_act_where_the_key_is_absent() -> None:
    assert at({"phase": "action", "dealer": 1}).acting == (2,)
    assert at({"phase": "discard", "dealer": 1, "turn": {"seat": 0}}).acting == (0,)
    assert at(PASS3).acting == (0, 1, 2)
    assert at(NINE).acting == (0, 1)


def test_cards_chosen_for_a_pass_may_be_named_in_the_hand_too() -> None:
    chosen = {"turn": {"direction": "left", "passed": ["2S 3D 6H", "", ""]}}
    s = at({**PASS3, **chosen})
    assert GAME.position(s)["hands"][0] == "8C 9D JS KH"
    assert s.acting == (1, 2)
    out = {**PASS3, **chosen, "hands": ["8C 9D JS KH", *DEAL["hands"][1:]]}
    assert at(out) == s


def test_hands_are_dealt_around_chosen_cards() -> None:
    s = at({"phase": "pass3", "turn": {"direction": "right", "passed": ["", "2S 3D 6H", ""]}})
    assert [len(hand) for hand in s.hands] == [7, 4, 7]


def test_a_pass_and_a_shot_are_actions_whatever_the_file_says() -> None:
    for position in (NINE, SHOOT, ANSWER):
        assert at({**position, **with_turn(position, spent=False)}).spent


def test_the_nine_of_a_pass_is_the_passer_s_own() -> None:
    assert at(NINE).laid == 1
    assert at({**NINE, "discard": "5S"}).laid == 0
    s = at(NINE)
    play(s, "0: pass 2S 3D", "1: pass 4H", "discard KH")
    assert [GAME.move_text(move) for move in GAME.legal(s, 0)] == ["draw pile", "draw top"]
    assert CARD_TEXT[s.discard[-1 - s.laid]] == "5S"  # under the 9 and the king


def test_positions_of_every_moment_of_a_turn() -> None:
    """`turn` says what the page says it does, move by move."""
    guns = [[".22 2H 2D", ".38 3C 8H"], [], []]
    s = at({**DISCARD, "phase": "action", "guns": guns})
    assert "turn" not in GAME.position(s)
    play(s, "shoot .38 3C8H at 1")
    zero = {"seat": 0, "direction": "", "laid": 0, "five": False, "passed": ["", "", ""]}
    fired = {"spent": True, "fired": [".38 3C 8H"]}
    assert GAME.position(s)["turn"] == {**zero, **fired, "gun": ".38 3C 8H"}
    assert GAME.position(s)["to_act"] == 1
    play(s, "give KH")
    assert GAME.position(s)["turn"] == {**zero, **fired, "gun": ""}
    play(s, "holster", "discard 3D")
    assert GAME.position(s)["turn"] == {**zero, **fired, "gun": "", "laid": 1}
    play(s, "draw top")
    assert "turn" not in GAME.position(s)
