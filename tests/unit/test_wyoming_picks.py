"""From gestures to moves in Wyoming Cowboy: what glows next, what a path means."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.game import Move
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY as GAME
from tests.unit.wyoming_setup import at, play, turn


def meant(s: Any, *path: str, seat: int = 0) -> str | None:
    move = GAME.move_of(s, seat, path)
    return None if move is None else GAME.move_text(move)


def picks(s: Any, *path: str, seat: int = 0) -> list[str]:
    return GAME.picks(GAME.view(s, seat), seat, path)


def told(moves: list[Move] | None) -> list[str] | None:
    return None if moves is None else [GAME.move_text(move) for move in moves]


def test_directions_are_buttons() -> None:
    s = at({"dealer": 1}, seats=4)
    assert picks(s, seat=1) == ["button:left", "button:right", "button:across"]
    assert picks(s, seat=0) == []
    assert meant(s, "button:across", seat=1) == "direction across"


def test_a_pass_is_three_cards_and_done() -> None:
    s = at({"hands": ["2S 3D 6H 8C 9D JS KH", "2H 4S 4C 7D TS QH KD", "3S 5S 6C 8D TC JH QC"], "dealer": 0})
    play(s, "direction left")
    path = ["hand:1:KD", "hand:1:2H", "hand:1:4S"]
    assert len(picks(s, *path[:2], seat=1)) == 5
    assert picks(s, *path, seat=1) == ["button:done"]
    assert meant(s, *path, "button:done", seat=1) == "pass 2H 4S KD"
    assert meant(s, *path, seat=1) is None
    # too few: a move, so that the refusal can be said
    assert meant(s, *path[:2], "button:done", seat=1) == "pass 2H KD"
    assert picks(s, *path, "button:done", seat=1) == []


def test_an_action_phase_lights_what_can_be_done() -> None:
    s = turn("3S 8H 9D QS KS 7C", "", "", guns=[[".45 4S 5S"], [".22 2S 2H"], []], cowboys=["", "KD", ""])
    assert picks(s) == [
        "button:nothing",
        *(f"hand:0:{name}" for name in ("3S", "8H", "9D", "QS", "KS")),
        "gun:0:.45:4S5S",
    ]
    assert picks(s, "gun:0:.45:4S5S") == ["seat:1", "seat:2", "cowboy:1:KD"]
    assert picks(s, "hand:0:9D") == ["pile:discard"]
    assert picks(s, "hand:0:9D", "pile:discard") == ["button:left", "button:right"]
    assert picks(s, "hand:0:3S") == ["hand:0:8H", "guns:0"]
    assert picks(s, "hand:0:KS") == ["hand:0:QS", "guns:0"]
    assert picks(s, "hand:0:7C") == []


def test_one_card_on_one_s_own_area_is_the_gun_or_couple_it_belongs_to() -> None:
    s = turn("3S 8H QS KS 7C", "", "")
    assert picks(s, "hand:0:3S", "guns:0") == []
    assert meant(s, "hand:0:3S", "guns:0") == "gun .38 3S 8H"
    assert meant(s, "hand:0:8H", "guns:0") == "gun .38 3S 8H"
    assert meant(s, "hand:0:QS", "guns:0") == "couple S"
    assert meant(s, "hand:0:KS", "hand:0:QS", "guns:0") == "couple S"


def test_a_chooser_comes_where_a_card_fits_several_guns() -> None:
    s = turn("3S 5S 7S 8H 8D", "", "")
    assert picks(s, "hand:0:3S", "guns:0") == ["gun:0:.38:3S8H", "gun:0:.38:3S8D", "gun:0:.357q:3S5S7S"]
    assert meant(s, "hand:0:3S", "guns:0") is None
    assert meant(s, "hand:0:3S", "guns:0", "gun:0:.38:3S8D") == "gun .38 3S 8D"
    assert picks(s, "hand:0:3S", "hand:0:5S") == ["hand:0:7S", "guns:0"]
    assert meant(s, "hand:0:3S", "hand:0:5S", "guns:0") == "gun .357q 3S 5S 7S"
    assert picks(s, "hand:0:3S", "hand:0:8D", "guns:0") == []


def test_a_refused_drop_has_a_move_to_ask_about() -> None:
    s = turn("3S 7H 2C QS KH", "", "", guns=[[".38 3D 8D"], [".22 2S 2H"], []], cowboys=["", "KD", ""])
    assert meant(s, "hand:0:3S", "hand:0:7H", "guns:0") == "gun .357 3S 7H"
    assert meant(s, "hand:0:2C", "guns:0") == "gun .22 2C"
    assert meant(s, "hand:0:QS", "guns:0") == "couple S"
    assert meant(s, "hand:0:QS", "hand:0:KH", "guns:0") in ("couple S", "couple H")
    assert meant(s, "gun:0:.38:3D8D", "cowboy:1:KD") == "shoot .38 3D8D at 1 cowboy KD"
    assert meant(s, "gun:0:.38:3D8D", "gun:1:.22:2S2H") == "shoot .38 3D8D at 1 gun .22 2S2H"
    assert meant(s, "gun:0:.38:3D8D", "seat:0") == "shoot .38 3D8D at 0"
    assert meant(s, "gun:0:.38:3D8D", "hand:1") == "shoot .38 3D8D at 1"
    assert meant(s, "gun:1:.22:2S2H", "seat:2") is None
    assert meant(s, "hand:0:2C", "pile:discard") == "discard 2C"
    assert meant(s, "hand:0:2C", "hand:0:2C", "guns:0") is None
    assert meant(s, "pile:draw") == "draw pile"
    for path in (
        ["gun:0:.38:3D8D"],
        ["gun:0:.38:3D8D", "seat:9"],
        ["gun:0:.38:3D8D", "cowboy:1:K"],
        ["hand:0:2C"],
    ):
        assert meant(s, *path) is None


def test_shots_follow_each_other_or_are_holstered() -> None:
    s = turn("8C", "", "", guns=[[".22 2S 2H", ".357q 3S 5S 7S"], [".38 3D 8D"], []])
    play(s, "shoot .22 2S2H at 1")
    assert picks(s) == ["gun:0:.357q:3S5S7S", "button:holster"]
    assert picks(s, "gun:0:.357q:3S5S7S") == ["seat:1", "seat:2", "gun:1:.38:3D8D"]
    assert meant(s, "button:holster") == "holster"


def test_an_answer_is_one_card() -> None:
    s = turn("8C", "KH 6D 4S", "", guns=[[".22 2S 2H"], [], []])
    play(s, "shoot .22 2S2H at 1")
    assert picks(s, seat=1) == ["hand:1:6D", "hand:1:KH"]
    assert picks(s, "hand:1:6D", seat=1) == []
    assert meant(s, "hand:1:6D", seat=1) == "give 6D"
    assert meant(s, "hand:1:4S", seat=1) == "give 4S"


def test_discards_go_to_the_pile_and_tens_before_one() -> None:
    s = turn("6S 8C TH KS", "", "", phase="discard")
    assert picks(s) == ["hand:0:8C", "hand:0:TH", "hand:0:KS"]
    assert picks(s, "hand:0:8C") == ["pile:discard"]
    assert picks(s, "hand:0:TH") == ["tens:0", "pile:discard"]
    assert meant(s, "hand:0:TH", "tens:0") == meant(s, "hand:0:TH", "pile:discard") == "discard TH"
    assert meant(s, "hand:0:6S", "pile:discard") == "discard 6S"


def test_a_draw_is_one_pick() -> None:
    s = turn("8C", "", "", phase="draw", discard="4D 9C", turn={"laid": 1})
    assert picks(s) == ["pile:draw", "pile:discard"]
    assert picks(s, "pile:draw") == picks(s, "pile:discard") == []
    assert (meant(s, "pile:draw"), meant(s, "pile:discard")) == ("draw pile", "draw top")


def test_after_a_5_the_choice_is_made_before_any_card_is_seen() -> None:
    s = turn("8C", "", "", phase="draw", discard="4D 5C", turn={"laid": 1, "five": True})
    assert picks(s, "pile:draw") == ["pile:draw", "pile:discard", "button:done"]
    assert picks(s, "pile:discard") == ["pile:draw", "button:done"]
    assert meant(s, "pile:draw", "button:done") == "draw pile"
    assert meant(s, "pile:discard", "button:done") == "draw top"
    assert meant(s, "pile:draw", "pile:draw") == "draw pile pile"
    assert meant(s, "pile:draw", "pile:discard") == meant(s, "pile:discard", "pile:draw") == "draw pile top"
    assert meant(s, "pile:discard", "pile:discard") is None
    assert picks(s, "pile:draw", "pile:draw") == []


@pytest.mark.parametrize(
    ("path", "moves"),
    [
        (["hand:0:8C", "pile:discard"], ["nothing", "discard 8C"]),
        (["hand:0:TH", "pile:discard"], ["nothing", "discard TH"]),
        (["hand:0:TH", "tens:0"], ["nothing", "discard TH"]),
        (["hand:0:6S", "pile:discard"], ["nothing", "discard 6S"]),
        (["hand:0:9S", "pile:discard", "button:nothing"], ["nothing", "discard 9S"]),
        (["hand:0:9S", "pile:discard"], None),
        (["hand:0:8C", "tens:0"], None),
        (["hand:0:8C"], None),
        (["hand:0:2D", "pile:discard"], None),
        ([], None),
    ],
)
def test_a_card_dragged_straight_to_the_pile_is_no_action_and_a_discard(
    path: list[str], moves: list[str] | None
) -> None:
    s = turn("6S 8C 9S TH", "", "")
    assert told(GAME.straight_discard(s, 0, path)) == moves
    play(s, "nothing")
    assert GAME.straight_discard(s, 0, path) is None


def test_equal_cards_of_two_decks_are_told_apart() -> None:
    s = turn("2S 2S 8C 8C", "", "", "", "")
    assert picks(s) == ["button:nothing", "hand:0:2S", "hand:0:2S#2"]
    assert picks(s, "hand:0:2S#2") == ["hand:0:2S", "guns:0"]
    assert meant(s, "hand:0:2S#2", "guns:0") == "gun .22 2S 2S"
    play(s, "nothing")
    assert picks(s) == ["hand:0:2S", "hand:0:2S#2", "hand:0:8C", "hand:0:8C#2"]
    assert picks(s, "hand:0:8C#2") == ["pile:discard"]
    assert meant(s, "hand:0:8C#2", "pile:discard") == "discard 8C"


def test_equal_guns_of_two_decks_are_told_apart() -> None:
    guns = [[".357q 3S 5S 7S", ".38 3D 8D", ".38 3D 8D"], [".22 2S 2H", ".22 2S 2H"], [], [], []]
    s = turn("8C", "", "", "", "", guns=guns)
    assert "gun:0:.38:3D8D#2" in picks(s)
    assert picks(s, "gun:0:.38:3D8D#2") == ["seat:1", "seat:2", "seat:3", "seat:4"]
    assert meant(s, "gun:0:.38:3D8D#2", "seat:3") == "shoot .38 3D8D at 3"
    assert "gun:1:.22:2S2H#2" in picks(s, "gun:0:.357q:3S5S7S")
    assert meant(s, "gun:0:.357q:3S5S7S", "gun:1:.22:2S2H#2") == "shoot .357q 3S5S7S at 1 gun .22 2S2H"


def test_sure_points_are_what_lies_open() -> None:
    s = turn("KS", "", "", tens=["TS TH", "", ""], cowboys=["KD", "", ""], couples=["S", "", ""])
    assert [GAME.sure_points(s, seat) for seat in range(3)] == [60, 0, 0]
