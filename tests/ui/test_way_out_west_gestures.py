"""Every way of making a move at the table of Way Out West: clicks, drags, keys, wheel, coins; refusals."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.ui.west_pilot import GAME, TOWN, WestPilot, at_the_table, misplaced, position


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[WestPilot]:
    with at_the_table(tmp_path, size=(1280, 720)) as found:
        yield found


def towns(**changed: dict[str, Any]) -> dict[str, Any]:
    """All five towns: one cowboy each in San Antonia and Abilene, the rest as said."""
    base = {
        "san-antonia": {**TOWN},
        "kansas-city": {**TOWN, "cowboys": [0, 0, 0]},
        "abilene": {**TOWN, "opened": False},
        "dodge-city": {**TOWN, "cowboys": [0, 0, 0], "opened": False},
        "deadwood": {**TOWN, "cowboys": [0, 0, 0], "opened": False},
    }
    for name, change in changed.items():
        key = name.replace("_", "-")
        base[key] = {**base[key], **change}
    return base


def acting(pilot: WestPilot, **keys: Any) -> WestPilot:
    """Seat 0, a person, is to take an action; the others are people at the same screen."""
    keys = {
        "towns": towns(),
        "money": [20, 20, 20],
        "phase": "action",
        "to_act": 0,
        "order": [0, 1, 2],
        **keys,
    }
    pilot.sit_at("human:Ana,human:Boone,human:Clem", position(3, **keys))
    pilot.my_turn()
    return pilot


# -------------------------------------------------------------------- buying
def test_one_cattle_dragged_waits_as_a_ghost_and_a_second_follows(pilot: WestPilot) -> None:
    acting(pilot)
    pilot.drag("supply:cattle", "town:san-antonia")
    assert pilot.texts() == []
    assert pilot.board.preview.ghosts[0, 0] == 1
    assert pilot.words("button:done") == "Pay $1"
    pilot.drag("box:cattle:0", "corral:san-antonia:2")
    pilot.my_turn()
    assert pilot.texts() == ["cattle san-antonia 2"]
    assert pilot.table.view(None).money[0] == 18
    assert pilot.board.asked == 1


def test_done_pays_for_one(pilot: WestPilot) -> None:
    acting(pilot)
    pilot.press("supply:cowboys")
    pilot.press("town:deadwood")
    assert pilot.texts() == []
    pilot.press("button:done")
    assert pilot.texts() == ["cowboys deadwood 1"]


def test_enter_presses_done(pilot: WestPilot) -> None:
    acting(pilot)
    pilot.press("box:cowboys:0")
    pilot.press("town:kansas-city")
    pilot.key("return")
    assert pilot.texts() == ["cowboys kansas-city 1"]


def test_a_building_goes_from_the_notice_to_a_plot(pilot: WestPilot) -> None:
    acting(pilot)
    pilot.drag("box:hotel:0", "plot:abilene:3")
    assert pilot.texts() == ["build hotel abilene"]
    assert pilot.until() == "await-human"
    assert pilot.element("building:abilene:hotel").name == "Hotel of Ana in Abilene"


def test_escape_steps_back_and_another_action_is_chosen(pilot: WestPilot) -> None:
    acting(pilot)
    pilot.press("box:hotel:0")
    assert pilot.board.box_state(5) == "lit"
    pilot.key("escape")
    assert pilot.board.picker.picked == []
    pilot.press("supply:cattle")
    pilot.press("town:san-antonia")
    pilot.press("button:other")
    assert pilot.board.picker.picked == [] and pilot.texts() == []


def test_a_click_on_the_picked_thing_lets_go_of_it(pilot: WestPilot) -> None:
    acting(pilot)
    pilot.press("box:bank:0")
    pilot.press("box:bank:0")
    assert pilot.board.picker.picked == []


# -------------------------------------------------------------------- moving
def test_several_cowboys_ride_and_done_ends_it(pilot: WestPilot) -> None:
    acting(pilot, towns=towns(san_antonia={"cowboys": [2, 1, 1]}))
    pilot.drag("cowboy:san-antonia:0", "town:deadwood")
    pilot.drag("cowboy:san-antonia:0", "town:kansas-city")
    assert pilot.texts() == []
    assert pilot.words("button:done") == "Ride, 2 cowboys"
    pilot.press("button:done")
    assert pilot.texts() == ["move-cowboys san-antonia>kansas-city san-antonia>deadwood"]


def test_the_last_cowboy_needs_no_done(pilot: WestPilot) -> None:
    acting(pilot)
    pilot.drag("cowboy:san-antonia:0", "town:deadwood")
    pilot.drag("cowboy:abilene:0", "town:deadwood")
    assert pilot.texts() == ["move-cowboys san-antonia>deadwood abilene>deadwood"]


def test_cattle_are_driven(pilot: WestPilot) -> None:
    acting(pilot, towns=towns(san_antonia={"cattle": [1, 0, 0]}, abilene={"opened": True}))
    pilot.drag("cattle:san-antonia:0", "town:abilene")
    assert pilot.texts() == ["move-cattle san-antonia>abilene 1"]


def test_a_farmer_comes_from_the_board(pilot: WestPilot) -> None:
    acting(pilot)
    pilot.drag("supply:farmer", "town:deadwood")
    assert pilot.texts() == ["farmer deadwood"]


# -------------------------------------------------------------------- gunfights
def test_a_cowboy_dragged_onto_a_rivals_building_attacks(pilot: WestPilot) -> None:
    acting(pilot, towns=towns(abilene={"buildings": ["hotel 1"]}))
    pilot.drag("cowboy:abilene:0", "building:abilene:hotel")
    assert pilot.texts() == ["gunfight abilene hotel 1"]
    pilot.my_turn()
    assert pilot.board.showdown.is_open and pilot.board.view.phase == "shoot"
    assert (
        "text:fight" in pilot.ids
        and "button:shoot" in pilot.ids
        and "building:abilene:hotel" not in pilot.ids
    )


def test_cattle_ask_one_or_two(pilot: WestPilot) -> None:
    acting(pilot, towns=towns(abilene={"cattle": [0, 2, 0], "opened": True}, dodge_city={"opened": True}))
    pilot.drag("cowboy:abilene:0", "cattle:abilene:1")
    assert pilot.texts() == []
    pilot.press("button:two")
    assert pilot.texts() == ["gunfight abilene cattle 1 2"]


def test_a_farmer_is_a_target(pilot: WestPilot) -> None:
    acting(pilot, towns=towns(abilene={"farmers": 1, "opened": True}))
    pilot.press("cowboy:abilene:0")
    pilot.press("farmer:abilene")
    assert pilot.texts() == ["gunfight abilene farmer"]


def test_retreat_by_plates_and_by_pulling_riders(pilot: WestPilot) -> None:
    fight = {
        "town": "abilene",
        "target": "hotel 1",
        "attacker": 0,
        "defender": 1,
        "guns": [2, 1],
        "step": "second",
    }
    there = towns(abilene={"cowboys": [2, 1, 1], "buildings": ["hotel 1"]})
    for way in ("plates", "riders"):
        acting(pilot, towns=there, fight=fight, phase="shoot", to_act=0)
        if way == "plates":
            pilot.press("button:retreat")
            pilot.press("town:deadwood")
            pilot.press("town:san-antonia")
        else:
            pilot.drag("cowboy:abilene:0", (20, 700))
            assert pilot.texts() == []
            pilot.take_hold("cowboy:abilene:0")
            pilot.pull_to(pilot.middle_of("town:deadwood"))
            pilot.let_go()
            assert pilot.board.picker.picked == ["cowboy:abilene:0", "town:deadwood"]
            pilot.press("cowboy:abilene:0")
            pilot.press("town:san-antonia")
        assert pilot.texts() == ["retreat san-antonia deadwood"], way


def test_the_owner_of_a_jail_is_asked_at_a_shared_screen_without_a_curtain(pilot: WestPilot) -> None:
    acting(pilot, towns=towns(abilene={"buildings": ["hotel 1", "jail 2"]}))
    pilot.drag("cowboy:abilene:0", "building:abilene:hotel")
    assert pilot.until() == "await-human"
    assert pilot.board.asked == 2 and pilot.board.bottom == 2
    pilot.press("button:join")
    assert pilot.texts()[-1] == "join defence"
    assert pilot.until() == "await-human"
    assert misplaced(pilot.board) == []


def test_loot_and_claim_are_asked(pilot: WestPilot) -> None:
    fight = {"town": "abilene", "target": "hotel 1", "attacker": 0, "defender": 1}
    there = towns(abilene={"cowboys": [2, 0, 1], "buildings": ["hotel 1"]})
    acting(pilot, towns=there, fight=fight, phase="loot", to_act=0, wanted=[0, 7, 6])
    pilot.press("button:take")
    pilot.my_turn()
    assert pilot.board.view.phase == "claim"
    assert pilot.board.lit_seats >= {1, 2}
    pilot.press("seat:2")
    assert pilot.texts() == ["take", "claim 2"]
    pilot.my_turn()
    assert pilot.table.view(None).wanted == [1, 7, 5]


# -------------------------------------------------------------------- bids
def bidding(pilot: WestPilot) -> WestPilot:
    keys: dict[str, Any] = {"towns": towns(), "money": [9, 20, 20], "phase": "bid", "to_act": 0}
    keys |= {"order": [0, 1, 2], "in_auction": [0, 1, 2], "bids": [0, 2, 0]}
    pilot.sit_at("human:Ana,human:Boone,human:Clem", position(3, **keys))
    return pilot.my_turn()  # type: ignore[return-value]


def test_the_least_raise_is_preset(pilot: WestPilot) -> None:
    bidding(pilot)
    assert pilot.words("button:done") == "Bid $3"
    pilot.press("button:done")
    assert pilot.texts() == ["bid 3"]


@pytest.mark.parametrize("way", ["plus", "wheel", "keys", "coin", "disc", "arrows"])
def test_a_bid_goes_up_and_down(pilot: WestPilot, way: str) -> None:
    bidding(pilot)
    if way == "plus":
        pilot.press("button:more:bid")
        pilot.press("button:more:bid")
        pilot.press("button:less:bid")
    elif way == "wheel":
        pilot.wheel("bid:0", 1)
    elif way == "keys":
        pilot.key("=")
        pilot.key("=")
        pilot.key("-")
    elif way == "coin":
        pilot.press("button:coin:1")
    elif way == "disc":
        pilot.press("bid:0")
        pilot.press("bid:0")
    else:
        pilot.tab_to("bid:0")
        pilot.key("right")
    assert pilot.words("button:done") == "Bid $4"
    pilot.press("button:done")
    assert pilot.texts() == ["bid 4"]


def test_a_coin_may_be_laid_on_the_bid(pilot: WestPilot) -> None:
    bidding(pilot)
    pilot.drag("button:coin:5", "bid:0")
    assert pilot.words("button:done") == "Bid $8"


def test_dropping_out_forgets_the_stepper(pilot: WestPilot) -> None:
    bidding(pilot)
    pilot.press("button:more:bid")
    pilot.press("button:drop")
    assert pilot.texts() == ["drop"]


def test_bids_stop_at_what_one_has(pilot: WestPilot) -> None:
    bidding(pilot)
    for _coin in range(12):
        pilot.key("=")
    assert pilot.words("button:done") == "Bid $9"
    assert not pilot.element("button:more:bid").enabled


# -------------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("press", "code"),
    [
        (["box:train:0"], "no-money"),
        (["box:jail:0", "town:abilene"], "one-of-a-kind"),
        (["box:farmer:0"], "box-taken"),
    ],
)
def test_what_cannot_be_done_says_why(pilot: WestPilot, press: list[str], code: str) -> None:
    acting(pilot, money=[9, 9, 9], boxes_used=["farmer"], towns=towns(abilene={"buildings": ["jail 1"]}))
    for id in press:
        pilot.press(id)
    assert pilot.board.code == code and pilot.texts() == []
    assert pilot.words("text:reason")


def test_a_drop_that_is_refused_says_why_and_comes_back(pilot: WestPilot) -> None:
    acting(pilot)
    pilot.drag("supply:cattle", "town:deadwood")
    assert pilot.board.code == "no-cowboy"
    assert pilot.board.picker.picked == [] and misplaced(pilot.board) == []
    pilot.drag("cowboy:abilene:0", (20, 700))
    assert pilot.board.code is None and pilot.texts() == []


def test_a_rivals_building_without_a_cowboy_of_ones_own(pilot: WestPilot) -> None:
    acting(pilot, towns=towns(deadwood={"buildings": ["hotel 1"]}))
    pilot.press("building:deadwood:hotel")
    assert pilot.board.code == "no-cowboy"


# -------------------------------------------------------------------- help
def test_a_lit_town_tells_what_a_building_would_bring(pilot: WestPilot) -> None:
    from tabletop.scenes.way_out_west import tips

    acting(pilot, towns=towns(abilene={"cowboys": [1, 2, 1]}))
    pilot.press("box:hotel:0")
    pilot.point("plot:abilene:0")
    found = tips.tip(pilot.board)
    assert found is not None and found.price == "$5"
    words = " ".join(part for line in found.lines for part in line[:2])
    assert "+$3 an income" in words and "+2 points" in words and "You would control Abilene" in words


def test_odds_are_told_before_a_gunfight_is_declared(pilot: WestPilot) -> None:
    from tabletop.games.way_out_west.odds import odds
    from tabletop.scenes.way_out_west import tips

    acting(pilot, towns=towns(abilene={"cowboys": [3, 1, 1], "buildings": ["hotel 1", "jail 2"]}))
    pilot.press("cowboy:abilene:0")
    pilot.point("building:abilene:hotel")
    found = tips.tip(pilot.board)
    assert found is not None
    words = " ".join(part for line in found.lines for part in line[:2])
    assert tips.percent(odds(3, 1).attack) in words and "3 guns against 1" in words
    assert "If Clem sends the sheriff" in words and tips.percent(odds(3, 2).attack) in words


def test_a_town_tells_what_everybody_has_of_it(pilot: WestPilot) -> None:
    from tabletop.scenes.way_out_west import tips

    acting(pilot, towns=towns(abilene={"buildings": ["bank 1", "hotel 2"]}))
    pilot.click_at("town:abilene", 0.6, 0.12)
    found = tips.of_town(pilot.board)
    assert found is not None and found.price == "size 2"
    words = [" ".join(line[:2]) for line in found.lines]
    assert "Boone: $4 an income, 2 points" in words and "Nobody controls it " in words


def test_a_notice_that_is_closed_says_why_when_it_is_explained(pilot: WestPilot) -> None:
    acting(pilot, money=[4, 4, 4])
    pilot.point("box:bank:0")
    pilot.wait(1.0)
    explained = pilot.board.explained_words
    assert (
        explained is not None and explained[0] == "Bank: $10; 1 open. That costs $10, and you have only $4."
    )


def test_a_hint_shows_a_whole_move(pilot: WestPilot) -> None:
    acting(pilot)
    pilot.press("button:hint")
    pilot.step()
    assert pilot.board.hint
    assert pilot.words("text:hint")


def test_undo_takes_a_purchase_back(pilot: WestPilot) -> None:
    acting(pilot)
    pilot.drag("box:store:0", "town:abilene")
    pilot.my_turn()
    pilot.board.couch = pilot.board.couch.sit(0)
    pilot.table.undo(0)
    pilot.table.pump()
    pilot.my_turn()
    assert pilot.board.asked == 0 and "building:abilene:store" not in pilot.ids
    assert misplaced(pilot.board) == []


def test_the_forecast_opens_and_closes(pilot: WestPilot) -> None:
    acting(pilot, towns=towns(abilene={"buildings": ["bank 1"]}))
    pilot.key("f")
    assert "Boone $2" in pilot.words("text:forecast")
    pilot.press("option:forecast:points")
    assert "Boone 2" in pilot.words("text:forecast")
    pilot.key("escape")
    assert pilot.scene is pilot.board


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_move_can_be_made_by_its_picks(pilot: WestPilot, seed: int) -> None:
    chance = Random(seed)
    pilot.sit("human:Ana,human:Boone,human:Clem", seed=seed)
    for _move in range(45):
        if pilot.until() == "results":
            return
        board = pilot.board
        assert board.asked is not None
        legal = board.table.legal(board.asked)
        kinds = sorted({move[0] for move in legal})
        kind = chance.choice(kinds)
        pilot.click_move(chance.choice([move for move in legal if move[0] == kind]))
    assert GAME.over(pilot.table.view(None)) is None
