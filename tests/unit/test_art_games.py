"""The pictures and places of the three later games: all there, whole, and where the rules say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

ATLAS = Path(__file__).resolve().parents[2] / "art" / "atlas"
SEATS = range(6)
TOWNS = {
    "san-antonia": (3, 4),
    "kansas-city": (4, 5),
    "abilene": (4, 5),
    "dodge-city": (5, 6),
    "deadwood": (6, 7),
}
BOXES = {  # as many holes as boxes with the full number of players
    "cattle": 3,
    "cowboys": 3,
    "jail": 1,
    "store": 1,
    "train": 1,
    "hotel": 1,
    "stagecoach": 1,
    "bank": 1,
    "move-cowboys": 2,
    "move-cattle": 1,
    "farmer": 1,
    "gunfight": 3,
}


@pytest.fixture(scope="module")
def pictures() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ATLAS / "index.json").read_text(encoding="utf-8"))["pictures"]
    return found


@pytest.fixture(scope="module")
def places() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ATLAS / "places.json").read_text(encoding="utf-8"))
    return found


def inside(spot: list[float], room: list[float]) -> bool:
    """Whether a rectangle (x, y, w, h) or square (x, y, side) lies within a rectangle."""
    x, y, w = spot[:3]
    h = spot[3] if len(spot) > 3 else w
    return room[0] <= x and room[1] <= y and x + w <= room[0] + room[2] and y + h <= room[1] + room[3]


def test_wyoming_cowboy_has_its_guns_and_the_ends_of_a_shot(pictures, places):
    guns = (".22", ".38", ".357", ".357q", ".45")
    wanted = {f"{page}/{gun}" for page in ("gun", "gun-light", "gun-big") for gun in guns}
    wanted |= {f"shot/{end}" for end in ("backfire", "hit", "flesh-wound", "miss")}
    wanted |= {f"step/{state}" for state in ("rest", "lit", "done")}
    wanted |= {f"arrow/{way}" for way in ("left", "right", "across")}
    assert wanted <= pictures.keys()
    assert set(places["gun"]["muzzle"]) == set(guns)


def test_lockdown_poker_has_its_chips_and_dial(pictures, places):
    for value in places["chip"]["values"]:
        assert {f"chip/{value}", f"chip/side-{value}"} <= pictures.keys()
    assert {f"disc/order-{n}" for n in range(1, 7)} | {"bg/poker", "lock/padlock"} <= pictures.keys()
    dial = places["dial"]
    assert all(abs((x * x + y * y) ** 0.5 - dial["orbit"]) < 0.1 for x, y in dial["lamps"])
    assert dial["hub"] < dial["orbit"] < dial["radius"]


def test_every_seat_has_every_token_and_fighter(pictures):
    for seat in SEATS:
        kinds = ("cowboy", "cattle", "coach", "train", "bank", "store", "hotel", "jail")
        wanted = {f"token/{kind}-{seat}" for kind in kinds}
        for name in (f"cowboy-{seat}-1", f"cowboy-{seat}-2", f"sheriff-{seat}"):
            wanted |= {f"fighter/{name}", f"fighter/{name}-left"}
        wanted |= {
            f"fighter/defender-{seat}",
            f"fighter/default-{seat}",
            f"disc/action-{seat}",
            f"order/{seat}",
        }
        wanted |= {f"flag/{seat}", f"fallen/cowboy-{seat}", f"fallen/cowboy-{seat}-left", f"seat/bar-{seat}"}
        assert wanted <= pictures.keys()


def test_towns_have_the_plots_and_corrals_of_the_rules(pictures, places):
    towns = places["map"]["towns"]
    assert {name: (len(t["plots"]), len(t["cattle"])) for name, t in towns.items()} == TOWNS
    assert {t["no"] for t in towns.values()} == {1, 2, 3, 4, 5}
    for town in towns.values():
        assert inside(town["ground"], places["map"]["map"])
        for spot in (*town["plots"], town["corrals"]):
            assert inside(spot, town["ground"])
        assert {f"corral/{part}-{len(town['cattle'])}" for part in ("front", "closed")} <= pictures.keys()


def test_no_two_towns_overlap(places):
    grounds = [t["ground"] for t in places["map"]["towns"].values()]
    for i, (x, y, w, h) in enumerate(grounds):
        for ox, oy, ow, oh in grounds[:i]:
            assert x + w <= ox or ox + ow <= x or y + h <= oy or oy + oh <= y


def test_the_board_has_the_boxes_of_the_rules(places):
    board = places["map"]["board"]
    assert {name: len(box["holes"]) for name, box in board["boxes"].items()} == BOXES
    for box in board["boxes"].values():
        assert inside(box["rect"], board["rect"])
        for x, y in box["holes"]:
            assert inside([x - board["hole"], y - board["hole"], 2 * board["hole"]], box["rect"])


def test_tracks_and_sides_have_their_numbers(places):
    track = places["map"]
    assert {n: len(spots) for n, spots in track["order"]["slots"].items()} == {"3": 3, "4": 4, "5": 5}
    assert {n: len(spots) for n, spots in track["rounds"]["stops"].items()} == {"9": 9, "12": 12}
    for spots, board in (
        (track["order"]["slots"], track["order"]),
        (track["rounds"]["stops"], track["rounds"]),
    ):
        for row in spots.values():
            assert all(inside([x, y, 0], board["rect"]) for x, y in row)
    assert {n: len(row) for n, row in track["fight"]["line_up"].items()} == {str(n): n for n in range(1, 11)}
    assert set(track["trails"]) == set(TOWNS) - {"san-antonia"}
