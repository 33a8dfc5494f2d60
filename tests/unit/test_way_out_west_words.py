"""What Way Out West says: refusals with their facts, the log, prompts, meanings."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.games.way_out_west import WAY_OUT_WEST as GAME
from tests.unit.way_out_west_setup import play, say, told, west

ABILENE = {
    "cowboys": [2, 1, 0],
    "cattle": [1, 2, 0],
    "buildings": ["hotel 0", "store 0", "jail 1"],
    "farmers": 1,
}


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        ("cattle tombstone 1", "no-such-town",
         "There is no such town: the map has San Antonia, Kansas City, Abilene, Dodge City and Deadwood"),
        ("build bank abilene", "box-taken", "The box Bank is taken until the round ends"),
        ("cowboys abilene 1", "box-taken", "All 2 boxes Cowboys are taken until the round ends"),
        ("farmer abilene", "box-taken", "There is no box Farmer at this table"),
        ("build train abilene", "no-money", "That costs $20, and you have only $14"),
        ("cattle abilene 9", "no-supply", "Your supply holds only 8 more of the cattle"),
        ("cattle dodge-city 1", "no-cowboy", "You have no cowboy in Dodge City"),
        ("cattle abilene 2", "no-corral", "Abilene has only 1 free corral"),
        ("cattle deadwood 1", "not-opened", "Deadwood opens for cattle when cattle have stood in Dodge City"),
        ("build store san-antonia", "no-space", "All 3 building spaces of San Antonia are taken"),
        ("build jail abilene", "one-of-a-kind", "Abilene already has a jail: it belongs to Dusty Pete"),
        ("build stagecoach abilene", "two-of-yours",
         "You own 2 buildings in Abilene: who owns two may not build there"),
        ("move-cowboys abilene>abilene", "nothing-to-move", "A cowboy of Abilene must go to another town"),
        ("move-cowboys abilene>deadwood abilene>deadwood abilene>deadwood", "nothing-to-move",
         "You have only 2 cowboys in Abilene"),
        ("move-cowboys dodge-city>abilene", "nothing-to-move", "You have no cowboy in Dodge City"),
        ("move-cattle abilene>abilene 1", "nothing-to-move", "The cattle of Abilene must go to another town"),
        ("move-cattle dodge-city>abilene 1", "nothing-to-move", "You have no cattle in Dodge City"),
        ("cattle abilene 0", "no-such-move", "The box allows one or two, not 0"),
        ("gunfight san-antonia hotel 1", "no-cowboy", "You have no cowboy in San Antonia"),
        ("gunfight abilene store 1", "no-target", "Dusty Pete has no such building in Abilene: a store"),
        ("gunfight abilene jail 4", "no-target", "Nobody sits there"),
        ("gunfight abilene cattle 2 1", "no-target", "Mae has no cattle in Abilene"),
        ("gunfight abilene cattle 0 2", "no-target", "Ana has only 1 cow in Abilene"),
        ("gunfight deadwood farmer", "no-target", "There is no farmer in Deadwood"),
        ("gunfight abilene hotel 0", "own-target", "That building is your own"),
        ("gunfight abilene cattle 0 1", "own-target", "Those cattle are your own"),
        ("gunfight abilene cattle 1 0", "no-such-move", "A gunfight is about one or two cattle, not 0"),
        ("shoot", "wrong-phase", "Now it is time for an action of the chart, or a pass"),
        ("roll 1", "no-such-move", "That is no move a player makes"),
    ],
)  # fmt: skip
def test_refusals_say_the_facts(words: str, code: str, sentence: str) -> None:
    towns = {
        "abilene": ABILENE,
        "deadwood": {"cowboys": [1, 0, 0]},
        "san-antonia": {"buildings": ["hotel 1", "bank 1", "jail 2"]},
    }
    s = west(
        towns,
        farmers=[1, 1, 0],
        money=[14, 20, 20],
        boxes_used=["bank", "cowboys", "cowboys"],
        rules={"boxes": {"farmer": 0}},
    )
    refusal = GAME.why_not(s, 0, GAME.parse_move(words))
    assert refusal is not None
    assert (refusal.code, say(refusal.sentence)) == (code, sentence)


def test_refusals_of_turn_and_phase() -> None:
    s = west()
    refusal = GAME.why_not(s, 1, GAME.parse_move("pass"))
    assert refusal is not None
    assert say(refusal.sentence) == "It is Ana who decides now"
    phases: list[tuple[dict[str, Any], str]] = [
        ({"phase": "setup"}, "Now every player places cowboys, one at a time"),
        ({"phase": "bid"}, "Now the turn order is up for bids: raise or drop out"),
    ]
    for keys, sentence in phases:
        refusal = GAME.why_not(west(**keys), 0, GAME.parse_move("pass"))
        assert refusal is not None
        assert say(refusal.sentence) == sentence


def test_refusals_inside_a_fight() -> None:
    s = west({"abilene": {"cowboys": [5, 2, 0], "buildings": ["hotel 1", "jail 0"]}})
    play(s, "gunfight abilene hotel 1")
    said = []
    for words in ("join defence", "pass"):
        refusal = GAME.why_not(s, 0, GAME.parse_move(words))
        assert refusal is not None
        said.append(say(refusal.sentence))
    play(s, "stay out")
    for words in ("retreat deadwood", "pass"):
        refusal = GAME.why_not(s, 1, GAME.parse_move(words))
        assert refusal is not None
        said.append(say(refusal.sentence))
    play(s, "shoot", "roll 1 1")
    refusal = GAME.why_not(s, 0, GAME.parse_move("retreat deadwood"))
    assert refusal is not None
    said.append(say(refusal.sentence))
    assert said == [
        "You attack yourself: your sheriff can only join the attack",
        "Now the owner of the jail says whether the sheriff joins the gunfight",
        "Each of your 2 cowboys must go to a different town other than Abilene",
        "Now it is time to shoot or to retreat",
        "You cannot retreat: 5 cowboys are more than the 4 other towns",
    ]


# -------------------------------------------------------------------- the log
def test_the_log_of_a_gunfight() -> None:
    s = west({"abilene": {"cowboys": [2, 1, 0], "buildings": ["train 1", "jail 2"]}})
    log = play(s, "gunfight abilene train 1", "join defence", "shoot", "roll 6 2", "roll 5 5")
    assert told(log) == [
        "Ana attacks the train of Dusty Pete in Abilene: 2 guns against 2 guns",
        "The sheriff of Mae joins the defence: 2 guns against 3 guns",
        "The attack has fewer guns, 2 guns against 3 guns, and shoots first",
        "Ana rolls 6 2: 1 hit",
        "Shot: 1 cowboy of Dusty Pete",
        "The defence rolls 5 5: 2 hits",
        "Shot: 2 cowboys of Ana",
        "Dusty Pete has beaten the attack in Abilene off",
        "Dusty Pete takes a wanted poster",
    ]


def test_the_log_of_a_round() -> None:
    towns = {"san-antonia": {"cowboys": [1, 0, 0]}, "abilene": {"buildings": ["stagecoach 1"]}}
    s = west(towns, phase="bid")
    log = play(
        s, "bid 2", "drop", "bid 3", "drop", "cowboys abilene 2", "cattle san-antonia 1",
        "build hotel abilene", "move-cowboys abilene>deadwood abilene>deadwood", "farmer deadwood", "pass",
    )  # fmt: skip
    assert told(log) == [
        "Ana bids $2",
        "Dusty Pete drops out and takes place 3",
        "Mae bids $3",
        "Ana drops out, pays $2 and takes place 2",
        "Mae pays $3 and goes first",
        "The turn order: Mae, Ana and Dusty Pete",
        "Mae hires 2 cowboys in Abilene for $2",
        "The stagecoach in Abilene earns Dusty Pete $2",
        "Ana buys 1 cow in San Antonia for $1",
        "Kansas City is open for cattle now",
        "Dusty Pete builds a hotel in Abilene for $5",
        "Mae moves 2 cowboys from Abilene to Deadwood",
        "The stagecoach in Abilene earns Dusty Pete $2",
        "Ana settles a farmer in Deadwood",
        "Dusty Pete passes",
        "Round 2 begins",
    ]


def test_the_log_of_the_end() -> None:
    s = west({"abilene": ABILENE}, farmers=[1, 1, 0], round=12, to_act=2, money=[0, 0, 3], half=2)
    assert told(play(s, "pass")) == [
        "Mae passes",
        "Round 12 is over: income",
        "Abilene: Ana earns $1 for 1 cow at $1",
        "Abilene: Dusty Pete earns $2 for 2 cattle at $1",
        "Abilene: Ana earns $4 with the store",
        "Abilene: Ana earns $1 with the hotel",
        "Abilene: Ana scores 6 for buildings, 2 at 3",
        "Abilene: Dusty Pete scores 3 for buildings, 1 at 3",
        "Ana scores 5 for most money, $6",
        "Ana wins with 11 points",
    ]


# -------------------------------------------------------------------- prompts and meanings
def test_prompts() -> None:
    assert say(GAME.prompt(west(phase="setup"), 0)) == "Ana: place a cowboy in any town, 3 cowboys to go"
    assert say(GAME.prompt(west(phase="bid"), 0)) == "Ana: bid for the turn order, or drop out for nothing"
    raised = west(phase="bid", bids=[0, 0, 4])
    assert say(GAME.prompt(raised, 0)) == "Ana: bid $5 or more for the turn order, or drop out"
    poor = west(phase="bid", bids=[0, 0, 4], money=[4, 4, 4])
    assert say(GAME.prompt(poor, 0)) == "Ana: you cannot bid more than $4, drop out"
    s = west({"abilene": {"cowboys": [1, 1, 0], "buildings": ["hotel 1", "jail 2"]}})
    assert say(GAME.prompt(s, 0)) == "Ana: take your first action"
    assert GAME.prompt(s, 1) is None
    play(s, "gunfight abilene hotel 1")
    asked = "Mae: does your sheriff defend the hotel of Dusty Pete in Abilene against Ana?"
    assert say(GAME.prompt(s, 2)) == asked
    play(s, "stay out")
    odds = "Dusty Pete: shoot or retreat, 1 gun against 1 gun; you win 40 times in 100"
    assert say(GAME.prompt(s, 1)) == odds
    play(s, "retreat deadwood")
    assert say(GAME.prompt(s, 0)) == "Ana: take the hotel of Dusty Pete in Abilene over, or have it removed"


def test_meanings_say_what_a_piece_does_now() -> None:
    s = west({"abilene": ABILENE}, farmers=[1, 1, 0])
    said = {
        name: say(GAME.meaning(s, 0, name))
        for name in ("building:abilene:hotel", "cattle:abilene:1", "farmer:abilene", "town:abilene",
                     "town:deadwood", "supply:hotel", "box:train:0", "box:cattle:1", "seat:2",
                     "cowboy:abilene:0")
    }  # fmt: skip
    assert said == {
        "building:abilene:hotel": "Hotel of Ana: earns $1 for each cowboy of other players here."
        " Now $1 an income round, and 3 points at the end.",
        "cattle:abilene:1": "2 cattle of Dusty Pete in Abilene:"
        " each earns $1 an income round and scores 0 at the end",
        "farmer:abilene": "1 farmer in Abilene: cattle here earn $1 and score 1 less each",
        "town:abilene": "Abilene: size 3 of 4, 1 of 5 corrals free; nobody controls it",
        "town:deadwood": "Deadwood: size 0 of 6; closed for cattle until cattle have stood in Dodge City",
        "supply:hotel": "Your hotels: 2 left. It earns $1 for each cowboy of other players here.",
        "box:train:0": "Train: $20; 1 open",
        "box:cattle:1": "Cattle: $1 each, one or two in one town; 2 open",
        "seat:2": "Mae: $20, 0 wanted posters, 2 points if the game ended now",
        "cowboy:abilene:0": "2 cowboys of Ana in Abilene",
    }


@pytest.mark.parametrize(
    "element",
    ["", "town", "town:x", "building:abilene:saloon", "building:abilene:bank", "cattle:abilene:2",
     "cattle:abilene:9", "cowboy:deadwood:0", "farmer:deadwood", "supply:gold", "supply:gunfight", "box:x:0",
     "seat:9", "bid:9", "hand:0", "button:hint"],
)  # fmt: skip
def test_nothing_to_say(element: str) -> None:
    assert GAME.meaning(west({"abilene": ABILENE}, farmers=[1, 1, 0]), 0, element) is None
