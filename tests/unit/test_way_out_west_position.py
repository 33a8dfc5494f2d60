"""Positions of Way Out West: what a file may leave out, and what is refused by the name of its key."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tabletop.core.game import CHANCE, PositionError
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream, stream
from tabletop.games.way_out_west import WAY_OUT_WEST as GAME
from tabletop.games.way_out_west.state import State

ABILENE = {
    "cowboys": [2, 1, 0],
    "cattle": [1, 2, 0],
    "buildings": ["hotel 1", "jail 2", "bank 1"],
    "farmers": 1,
}
ACTION: dict[str, Any] = {
    "phase": "action",
    "order": [0, 1, 2],
    "farmers": [0, 1, 1],
    "towns": {"abilene": ABILENE},
}
BID: dict[str, Any] = {
    "phase": "bid",
    "order": [2, 0, 1],
    "in_auction": [2, 0],
    "bids": [3, 0, 5],
    "to_act": 0,
}
SETUP: dict[str, Any] = {
    "phase": "setup",
    "order": [0, 1, 2],
    "towns": {"abilene": {"cowboys": [3, 2, 2]}},
    "to_act": 1,
}
SHOOT: dict[str, Any] = {
    **ACTION,
    "phase": "shoot",
    "to_act": 1,
    "boxes_used": ["gunfight"],
    "fight": {
        "town": "abilene",
        "target": "hotel 1",
        "attacker": 0,
        "defender": 1,
        "guns": [2, 2],
        "step": "both",
    },
}
SHERIFF: dict[str, Any] = {
    **ACTION,
    "phase": "sheriff",
    "fight": {"town": "abilene", "target": "hotel 1", "attacker": 0, "defender": 1, "guns": [2, 1]},
}
WON = {"cowboys": [2, 0, 0], "buildings": ["hotel 1"]}
LOOT: dict[str, Any] = {
    "phase": "loot",
    "towns": {"abilene": WON},
    "fight": {"town": "abilene", "target": "hotel 1", "attacker": 0, "defender": 1, "guns": [2, 0]},
}
CLAIM: dict[str, Any] = {**LOOT, "phase": "claim", "to_act": 0, "wanted": [0, 13, 0]}
OVER: dict[str, Any] = {"phase": "over", "money": [1, 2, 3]}


def setup(data: dict[str, Any], seats: int = 3, rules: dict[str, Any] | None = None, seed: int = 1) -> State:
    return GAME.from_position(data, seats, make_rules(GAME.options, rules), stream(seed, 0))


def changed(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A copy with the value at "towns.abilene.cattle"; ... takes the key out."""
    data = deepcopy(data)
    *tables, key = path.split(".")
    here = data
    for name in tables:
        here = here.setdefault(name, {})
    if value is ...:
        del here[key]
    else:
        here[key] = value
    return data


BAD: list[tuple[dict[str, Any], str, Any, str]] = [
    # position, key that is changed, its value, key at fault
    (ACTION, "supply", [9], "supply"),
    (ACTION, "phase", "roll", "phase"),
    (ACTION, "phase", 3, "phase"),
    (ACTION, "round", 0, "round"),
    (ACTION, "round", 13, "round"),
    (ACTION, "round", "1", "round"),
    (ACTION, "round", True, "round"),
    (ACTION, "pass", 3, "pass"),
    (ACTION, "pass", 0, "pass"),
    (ACTION, "to_act", 3, "to_act"),
    (ACTION, "to_act", -1, "to_act"),
    (ACTION, "order", [0, 1], "order"),
    (ACTION, "order", [0, 1, 1], "order"),
    (ACTION, "order", [0, 1, 3], "order"),
    (ACTION, "order", "0 1 2", "order"),
    (ACTION, "money", [20, 20], "money"),
    (ACTION, "money", [20, 20, -1], "money"),
    (ACTION, "money", [20, 20, 1.5], "money"),
    (ACTION, "wanted", [0, 0, 14], "wanted"),
    (ACTION, "wanted", [5, 5, 4], "wanted"),
    (ACTION, "farmers", [1, 1, 2], "farmers"),
    (ACTION, "farmers", [1, 1, 1], "farmers"),
    (ACTION, "jails_out", [0, 0, 4], "jails_out"),
    (ACTION, "jails_out", [0, 0, 3], "towns.abilene.buildings"),
    (ACTION, "bids", [0, 1, 0], "bids"),
    (ACTION, "in_auction", [0, 1], "in_auction"),
    (ACTION, "boxes_used", ["saloon"], "boxes_used"),
    (ACTION, "boxes_used", ["hotel", "hotel"], "boxes_used"),
    (ACTION, "boxes_used", "hotel", "boxes_used"),
    (ACTION, "boxes_used", ["cattle"] * 3, "boxes_used"),
    (ACTION, "fight", SHOOT["fight"], "fight"),
    (ACTION, "scores", [{"total": 0}] * 3, "scores"),
    (ACTION, "towns", [], "towns"),
    (ACTION, "towns.tombstone", {}, "towns.tombstone"),
    (ACTION, "towns.deadwood", 3, "towns.deadwood"),
    (ACTION, "towns.deadwood.size", 3, "towns.deadwood.size"),
    (ACTION, "towns.deadwood.cowboys", [8, 0, 0], "towns.deadwood.cowboys"),
    (ACTION, "towns.deadwood.cowboys", [10, 0, 0], "towns.deadwood.cowboys"),
    (ACTION, "towns.deadwood.cowboys", [0, 0], "towns.deadwood.cowboys"),
    (ACTION, "towns.deadwood.cowboys", 3, "towns.deadwood.cowboys"),
    (ACTION, "towns.deadwood.cattle", [0, 0, 8], "towns.deadwood.cattle"),
    (ACTION, "towns.abilene.cattle", [1, 4, 0], "towns.abilene.farmers"),
    (ACTION, "towns.abilene.cattle", [1, 5, 0], "towns.abilene.cattle"),
    (ACTION, "towns.abilene.cattle", [-1, 5, 0], "towns.abilene.cattle"),
    (ACTION, "towns.abilene.farmers", 4, "towns.abilene.farmers"),
    (ACTION, "towns.abilene.farmers", 2, "farmers"),
    (ACTION, "towns.abilene.farmers", True, "towns.abilene.farmers"),
    (ACTION, "towns.abilene.buildings", ["hotel"], "towns.abilene.buildings"),
    (ACTION, "towns.abilene.buildings", ["hotel 3"], "towns.abilene.buildings"),
    (ACTION, "towns.abilene.buildings", ["saloon 1"], "towns.abilene.buildings"),
    (ACTION, "towns.abilene.buildings", ["cattle 1"], "towns.abilene.buildings"),
    (ACTION, "towns.abilene.buildings", ["hotel 1", "hotel 2"], "towns.abilene.buildings"),
    (ACTION, "towns.abilene.buildings", "hotel 1", "towns.abilene.buildings"),
    (
        ACTION,
        "towns.abilene.buildings",
        ["hotel 0", "jail 0", "store 1", "bank 1", "train 2"],
        "towns.abilene.buildings",
    ),
    (ACTION, "towns.abilene.opened", False, "towns.abilene.opened"),
    (ACTION, "towns.dodge-city.opened", False, "towns.dodge-city.opened"),
    (ACTION, "towns.san-antonia.opened", False, "towns.san-antonia.opened"),
    (ACTION, "towns.deadwood.opened", 1, "towns.deadwood.opened"),
    (BID, "in_auction", [0, 2], "in_auction"),
    (BID, "in_auction", [2], "in_auction"),
    (BID, "in_auction", [2, 0, 0], "in_auction"),
    (BID, "bids", [3, 1, 5], "bids"),
    (BID, "bids", [3, 0, 21], "bids"),
    (BID, "bids", [5, 0, 5], "bids"),
    (BID, "to_act", 1, "to_act"),
    (BID, "pass", 2, "pass"),
    (BID, "boxes_used", ["hotel"], "boxes_used"),
    (SETUP, "round", 2, "round"),
    (SETUP, "pass", 2, "pass"),
    (SETUP, "to_act", 0, "to_act"),
    (SETUP, "towns.abilene.cowboys", [4, 2, 2], "towns"),
    (SETUP, "towns.abilene.cowboys", [3, 3, 3], "phase"),
    (SHOOT, "fight", ..., "fight"),
    (SHOOT, "fight", {}, "fight"),
    (SHOOT, "fight.town", ..., "fight.town"),
    (SHOOT, "fight.town", "tombstone", "fight.town"),
    (SHOOT, "fight.town", "deadwood", "fight.target"),
    (SHOOT, "fight.target", ..., "fight.target"),
    (SHOOT, "fight.target", "hotel", "fight.target"),
    (SHOOT, "fight.target", "hotel 2", "fight.target"),
    (SHOOT, "fight.target", "hotel 7", "fight.target"),
    (SHOOT, "fight.target", "cattle 1 3", "fight.target"),
    (SHOOT, "fight.target", "cattle 2 1", "fight.target"),
    (SHOOT, "fight.attacker", ..., "fight.attacker"),
    (SHOOT, "fight.attacker", 1, "fight.attacker"),
    (SHOOT, "fight.attacker", 3, "fight.attacker"),
    (SHOOT, "fight.defender", 2, "fight.defender"),
    (SHOOT, "fight.guns", ..., "fight.guns"),
    (SHOOT, "fight.guns", [2], "fight.guns"),
    (SHOOT, "fight.guns", [3, 2], "fight.guns"),
    (SHOOT, "fight.guns", [2, 3], "fight.guns"),
    (SHOOT, "fight.guns", [0, 2], "fight.guns"),
    (SHOOT, "fight.step", ..., "fight.step"),
    (SHOOT, "fight.step", "third", "fight.step"),
    (SHOOT, "fight.step", "first", "fight.step"),
    (SHOOT, "fight.round", 1, "fight.round"),
    (SHOOT, "to_act", 2, "to_act"),
    (SHERIFF, "to_act", 1, "to_act"),
    (SHERIFF, "fight.guns", [2, 2], "fight.guns"),
    (SHERIFF, "fight.step", "both", "fight.step"),
    (SHERIFF, "towns.abilene.buildings", ["hotel 1"], "phase"),
    (SHERIFF, "towns.abilene.cowboys", [0, 1, 0], "fight.attacker"),
    (LOOT, "to_act", 1, "to_act"),
    (LOOT, "fight", ..., "fight"),
    (LOOT, "fight.guns", [2, 1], "fight.guns"),
    (LOOT, "fight.guns", [0, 0], "fight.guns"),
    (LOOT, "towns.abilene.cowboys", [2, 1, 0], "fight.guns"),
    (LOOT, "fight.target", "store 1", "fight.target"),
    (LOOT, "towns.deadwood.buildings", ["hotel 0"], ""),
    (CLAIM, "to_act", ..., "to_act"),
    (CLAIM, "to_act", 2, "to_act"),
    (CLAIM, "wanted", [0, 12, 0], "wanted"),
    (CLAIM, "wanted", [13, 0, 0], "wanted"),
    (OVER, "to_act", 0, "to_act"),
    (OVER, "round", 11, "round"),
    (OVER, "boxes_used", ["hotel"], "boxes_used"),
    (OVER, "scores", [{"total": 0}] * 3, "scores"),
]


@pytest.mark.parametrize(
    ("data", "path", "value", "key"), BAD, ids=[f"{row[0]['phase']}-{row[1]}-{row[2]}" for row in BAD]
)
def test_what_cannot_be_is_refused_by_its_key(data: dict[str, Any], path: str, value: Any, key: str) -> None:
    setup(data)
    if not key:
        setup(changed(data, path, value))
        return
    with pytest.raises(PositionError) as caught:
        setup(changed(data, path, value))
    assert caught.value.key == key
    assert caught.value.why
    assert "\n" not in str(caught.value)


def test_a_loot_without_counters_is_not_asked() -> None:
    towns = {"abilene": WON} | {
        name: {"buildings": ["hotel 0"]} for name in ("san-antonia", "dodge-city", "deadwood")
    }
    with pytest.raises(PositionError) as caught:
        setup({**LOOT, "towns": towns})
    assert caught.value.key == "phase"


def test_an_empty_position_is_the_start() -> None:
    s = setup({}, seats=5)
    position = GAME.position(s)
    assert (position["phase"], position["round"], position["pass"]) == ("setup", 1, 1)
    assert position["money"] == [25] * 5
    assert sorted(position["order"]) == list(range(5))
    assert position["to_act"] == position["order"][0]
    assert [town["opened"] for town in position["towns"].values()] == [True, False, False, False, False]


def test_the_seed_rolls_for_an_unknown_order() -> None:
    firsts = {setup({}, seed=seed).order[0] for seed in range(40)}
    assert firsts == {0, 1, 2}
    assert setup({}, seed=5).order == setup({}, seed=5).order


@pytest.mark.parametrize(
    ("data", "order", "to_act"),
    [
        ({"phase": "action", "to_act": 1}, [1, 2, 0], 1),
        ({"phase": "bid", "in_auction": [2, 1]}, [2, 1, 0], 2),
        ({"phase": "bid", "to_act": 2}, [2, 0, 1], 2),
        (
            {
                **LOOT,
                "fight": {**LOOT["fight"], "attacker": 2},
                "towns": {"abilene": {**WON, "cowboys": [0, 0, 2]}},
            },
            [2, 0, 1],
            2,
        ),
    ],
)  # fmt: skip
def test_the_order_follows_who_is_known(data: dict[str, Any], order: list[int], to_act: int) -> None:
    s = setup(data)
    assert (s.order, s.to_act) == (order, to_act)


def test_farmers_of_the_last_seats_stand_in_the_towns() -> None:
    assert setup({"towns": {"abilene": {"farmers": 2}}}).farmers == [1, 0, 0]


def test_guns_say_who_fights() -> None:
    """Who is left besides cowboys follows from the number of guns, as far as it matters."""
    town = {**ABILENE, "buildings": ["train 1", "jail 2"]}
    fight = {**SHOOT["fight"], "target": "train 1", "guns": [2, 3], "step": "first"}
    both = setup({**SHOOT, "towns": {"abilene": town}, "fight": fight, "to_act": 0})
    assert both.fight is not None
    assert (both.fight.sheriff, both.fight.reserve) == ("defence", 1)
    town = {**ABILENE, "buildings": ["hotel 1", "jail 0"]}
    fight = {**SHOOT["fight"], "guns": [3, 1], "step": "first"}
    attack = setup({**SHOOT, "towns": {"abilene": town}, "fight": fight})
    assert attack.fight is not None
    assert (attack.fight.sheriff, attack.fight.reserve, attack.to_act) == ("attack", 0, 1)


def test_who_has_no_cowboys_shoots_by_himself() -> None:
    """A position may stand just before shots that nobody is asked about: the dice are due."""
    fight = {"town": "abilene", "target": "hotel 1", "attacker": 0, "guns": [2, 1], "step": "first"}
    s = setup({"phase": "shoot", "towns": {"abilene": WON}, "fight": fight})
    assert GAME.actors(s) == (CHANCE,)
    assert len(GAME.chance(s, Stream(1))[1]) == 1
    assert GAME.position(s)["fight"] == {**fight, "defender": 1}


def test_the_end_carries_its_scores() -> None:
    s = setup({**OVER, "towns": {"abilene": {"cattle": [1, 0, 0]}}})
    position = GAME.position(s)
    assert position["scores"][2] == {
        "buildings": 0,
        "cattle": 0,
        "control": 0,
        "money": 5,
        "wanted": 0,
        "total": 5,
    }
    assert "to_act" not in position
    assert GAME.position(setup(position)) == position


def test_derived_fields_are_what_a_new_count_gives() -> None:
    """Through whole games with random house rules: supplies, corrals, masks and open boxes stay true."""
    for seed in range(12):
        source = Stream(seed)
        rules = random_rules(GAME.options, source)
        seats = 3 + seed % 3
        s = GAME.new(seats, rules)
        while GAME.actors(s):
            seat = GAME.actors(s)[0]
            move = GAME.chance(s, source) if seat == CHANCE else source.choice(GAME.legal(s, seat))
            GAME.play(s, seat, move)
            if s.to_act >= 0:
                again = GAME.from_position(GAME.position(s), seats, rules, source)
                for key in (
                    "supply",
                    "posse",
                    "herd",
                    "free",
                    "room",
                    "grazing",
                    "open",
                    "stock",
                    "built",
                    "settled",
                    "full",
                ):
                    assert getattr(again, key) == getattr(s, key), key
                assert [used.bit_count() for used in again.occupied] == [
                    used.bit_count() for used in s.occupied
                ]
                assert all(GAME.legal(again, other) == GAME.legal(s, other) for other in range(seats))
