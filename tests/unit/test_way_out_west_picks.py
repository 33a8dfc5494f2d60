"""Gestures of Way Out West: what may be picked next, and what a path means."""

from __future__ import annotations

import pytest

from tabletop.games.way_out_west import WAY_OUT_WEST as GAME
from tests.unit.way_out_west_setup import play, west

S, A, D = "town:san-antonia", "town:abilene", "town:deadwood"


def meant(s, *path: str) -> str | None:
    move = GAME.move_of(s, s.to_act, path)
    return None if move is None else GAME.move_text(move)


def test_the_first_cowboys_go_from_the_supply_to_a_town() -> None:
    s = west(phase="setup")
    assert GAME.picks(s, 0, []) == ["supply:cowboys"]
    assert A in GAME.picks(s, 0, ["supply:cowboys"])
    assert GAME.picks(s, 0, ["supply:cowboys", A]) == []
    assert meant(s, "supply:cowboys", A) == "place abilene"


def test_bids_are_raised_pick_by_pick() -> None:
    s = west(phase="bid", bids=[0, 2, 0], money=[4, 4, 4])
    assert GAME.picks(s, 0, []) == ["bid:0", "button:drop"]
    assert GAME.picks(s, 0, ["bid:0"]) == ["bid:0", "button:done"]
    assert GAME.picks(s, 0, ["bid:0", "bid:0"]) == ["button:done"]
    assert meant(s, "bid:0", "button:done") == "bid 3"
    assert meant(s, "bid:0", "bid:0", "button:done") == "bid 4"
    assert meant(s, "bid:0", "bid:0", "bid:0", "button:done") == "bid 5"
    assert meant(s, "bid:1", "button:done") is None
    assert meant(s, "button:drop") == "drop"


def test_one_or_two_cattle_from_the_supply() -> None:
    s = west({"san-antonia": {"cowboys": [1, 0, 0], "cattle": [0, 1, 0]}})
    town = [S, "corral:san-antonia:1", "corral:san-antonia:2", "corral:san-antonia:3"]
    assert GAME.picks(s, 0, ["supply:cattle"]) == town
    assert GAME.picks(s, 0, ["supply:cattle", S]) == [
        "supply:cattle",
        "box:cattle:0",
        "box:cattle:1",
        "button:done",
    ]
    assert GAME.picks(s, 0, ["supply:cattle", S, "supply:cattle"]) == town
    assert GAME.picks(s, 0, ["supply:cattle", S, "supply:cattle", "corral:san-antonia:2"]) == []
    assert (
        meant(s, "supply:cattle", S) == meant(s, "box:cattle:0", S, "button:done") == "cattle san-antonia 1"
    )
    assert meant(s, "supply:cattle", S, "supply:cattle", "corral:san-antonia:2") == "cattle san-antonia 2"
    assert meant(s, "supply:cattle", S, "supply:cattle", A) is None


def test_where_only_one_can_be_bought_the_path_ends() -> None:
    s = west(money=[1, 0, 0])
    assert GAME.picks(s, 0, ["supply:cowboys", A]) == []


def test_a_building_goes_from_the_board_to_a_plot() -> None:
    s = west({"san-antonia": {"buildings": ["hotel 1", "store 2"]}})
    assert "box:jail:0" in GAME.picks(s, 0, [])
    targets = GAME.picks(s, 0, ["box:jail:0"])
    assert [pick for pick in targets if "san-antonia" in pick] == [S, "plot:san-antonia:2"]
    assert (
        meant(s, "box:jail:0", "plot:san-antonia:2") == meant(s, "supply:jail", S) == "build jail san-antonia"
    )
    assert GAME.path_of(s, 0, GAME.parse_move("build jail san-antonia")) == [
        "box:jail:0",
        "plot:san-antonia:2",
    ]


def test_a_plot_that_was_given_up_is_the_next_to_be_built_on() -> None:
    s = west({"abilene": {"cowboys": [2, 0, 0], "buildings": ["jail 1", "store 2", "hotel 2"]}})
    play(s, "gunfight abilene jail 1", "stay out", "roll 1", "shoot", "roll 6 6")
    assert "plot:abilene:0" in GAME.picks(s, 1, ["box:bank:0"])
    assert GAME.position(s)["towns"]["abilene"]["buildings"] == ["store 2", "hotel 2"]
    play(s, "build bank abilene")
    assert GAME.position(s)["towns"]["abilene"]["buildings"] == ["bank 1", "store 2", "hotel 2"]


def test_any_number_of_cowboys_ride() -> None:
    s = west({"abilene": {"cowboys": [2, 0, 0]}, "deadwood": {"cowboys": [1, 0, 0]}})
    one = ["cowboy:abilene:0", D]
    assert GAME.picks(s, 0, one) == ["cowboy:abilene:0", "cowboy:deadwood:0", "button:done"]
    two = [*one, "cowboy:abilene:0", D]
    assert GAME.picks(s, 0, two) == ["cowboy:deadwood:0", "button:done"]
    three = [*two, "cowboy:deadwood:0"]
    assert GAME.picks(s, 0, three) == [S, "town:kansas-city", A, "town:dodge-city"]
    assert GAME.picks(s, 0, [*three, A]) == []
    assert meant(s, *three, A) == "move-cowboys abilene>deadwood abilene>deadwood deadwood>abilene"
    assert meant(s, *one, "button:done") == meant(s, *one) == "move-cowboys abilene>deadwood"


def test_a_box_says_which_move_is_meant() -> None:
    s = west({"abilene": {"cowboys": [1, 0, 0], "buildings": ["hotel 1"]}})
    assert GAME.picks(s, 0, ["cowboy:abilene:0"]) == [
        S,
        "town:kansas-city",
        "town:dodge-city",
        D,
        "building:abilene:hotel",
    ]
    assert GAME.picks(s, 0, ["box:gunfight:1", "cowboy:abilene:0"]) == ["building:abilene:hotel"]
    assert "building:abilene:hotel" not in GAME.picks(s, 0, ["box:move-cowboys:0", "cowboy:abilene:0"])
    assert (
        meant(s, "box:gunfight:0", "cowboy:abilene:0", "building:abilene:hotel") == "gunfight abilene hotel 1"
    )
    assert meant(s, "box:move-cattle:0", "cowboy:abilene:0", D) is None


def test_cattle_are_driven_one_or_two() -> None:
    s = west({"san-antonia": {"cattle": [3, 0, 0]}, "kansas-city": {"cowboys": [1, 0, 0]}})
    one = ["cattle:san-antonia:0", "town:kansas-city"]
    assert GAME.picks(s, 0, one) == ["cattle:san-antonia:0", "button:done"]
    assert meant(s, *one, "button:done") == "move-cattle san-antonia>kansas-city 1"
    assert meant(s, *one, *one) == "move-cattle san-antonia>kansas-city 2"
    assert GAME.picks(s, 0, [*one, *one]) == []


def test_a_cowboy_attacks_what_it_is_dragged_onto() -> None:
    town = {"cowboys": [1, 0, 0], "cattle": [0, 2, 1], "farmers": 1, "buildings": ["train 2"]}
    s = west({"abilene": town})
    cowboy = "cowboy:abilene:0"
    assert GAME.picks(s, 0, ["box:gunfight:0", cowboy]) == [
        "building:abilene:train", "cattle:abilene:1", "cattle:abilene:2", "farmer:abilene"
    ]  # fmt: skip
    assert GAME.picks(s, 0, [cowboy, "cattle:abilene:1"]) == ["button:one", "button:two"]
    assert GAME.picks(s, 0, [cowboy, "cattle:abilene:2"]) == []
    assert meant(s, cowboy, "building:abilene:train") == "gunfight abilene train 2"
    assert meant(s, cowboy, "cattle:abilene:1") is None
    assert meant(s, cowboy, "cattle:abilene:1", "button:two") == "gunfight abilene cattle 1 2"
    assert meant(s, cowboy, "cattle:abilene:2") == "gunfight abilene cattle 2 1"
    assert meant(s, cowboy, "farmer:abilene") == "gunfight abilene farmer"


def test_answers_of_a_fight() -> None:
    s = west({"abilene": {"cowboys": [2, 2, 0], "buildings": ["hotel 1", "jail 0"]}})
    play(s, "gunfight abilene hotel 1")
    assert GAME.picks(s, 0, []) == ["button:join", "button:stay"]
    assert (meant(s, "button:join"), meant(s, "button:stay")) == ("join attack", "stay out")
    play(s, "stay out")
    assert GAME.picks(s, 1, []) == ["button:shoot", "button:retreat", "cowboy:abilene:1"]
    assert GAME.picks(s, 1, ["button:retreat", D]) == [S, "town:kansas-city", "town:dodge-city"]
    assert GAME.picks(s, 1, ["button:retreat", D, S]) == []
    assert meant(s, "button:retreat", D, S) == "retreat san-antonia deadwood"
    ride = ["cowboy:abilene:1", D, "cowboy:abilene:1"]
    assert GAME.picks(s, 1, ride) == [S, "town:kansas-city", "town:dodge-city"]
    assert meant(s, *ride, S) == "retreat san-antonia deadwood"
    play(s, "retreat san-antonia deadwood")
    assert GAME.picks(s, 0, []) == ["button:take", "button:remove"]
    assert meant(s, "button:take") == "take"


def test_a_poster_is_claimed_from_a_seat() -> None:
    s = west(
        {"abilene": {"cowboys": [1, 1, 0], "buildings": ["hotel 1"]}}, rules={"wanted": 2}, wanted=[1, 0, 1]
    )
    play(s, "gunfight abilene hotel 1", "shoot", "retreat deadwood")
    assert GAME.picks(s, 1, []) == ["seat:0", "seat:2"]
    assert meant(s, "seat:2") == "claim 2"


@pytest.mark.parametrize(
    ("path", "move"),
    [
        (["supply:train", A], "build train abilene"),
        (["supply:cattle", A], "cattle abilene 1"),
        (["cowboy:deadwood:0", A], "move-cowboys deadwood>abilene"),
        (["cowboy:abilene:0", "building:deadwood:hotel"], "gunfight deadwood hotel 1"),
        (["cowboy:abilene:0", "building:abilene:store"], "gunfight abilene store 0"),
        (["box:hotel:0", A], "build hotel abilene"),
        (["supply:farmer", A], "farmer abilene"),
        (["cattle:abilene:0", D], "move-cattle abilene>deadwood 1"),
    ],
)
def test_a_refused_drop_has_a_move_to_ask_about(path: list[str], move: str) -> None:
    towns = {
        "abilene": {"cowboys": [1, 0, 0], "buildings": ["store 0"]},
        "deadwood": {"buildings": ["hotel 1"]},
    }
    s = west(towns, money=[4, 0, 0], boxes_used=["hotel"], farmers=[0, 1, 1])
    assert meant(s, *path) == move
    assert GAME.why_not(s, 0, GAME.parse_move(move)) is not None


@pytest.mark.parametrize(
    "path",
    [
        [], ["button:done"], ["town:abilene"], ["supply:cattle"], ["supply:cattle", "supply:cattle"],
        ["supply:gold", A], ["supply", A], ["cowboy:abilene:1", D], ["cowboy:abilene", D], ["cowboy::0", D],
        ["cowboy:abilene:0", "building:abilene:hotel"], ["cowboy:abilene:0", "seat:1"], ["seat:1"],
        ["bid:0", A],         ["box:move-cowboys:0"], [A, "box:move-cowboys:0"],
        ["button:retreat", "cowboy:abilene:0"], ["plot:x:y:z"],
    ],
)  # fmt: skip
def test_paths_that_mean_nothing(path: list[str]) -> None:
    s = west({"abilene": {"cowboys": [1, 0, 0]}})
    assert meant(s, *path) is None
