"""The table of Way Out West as it was judged good: layouts as text, exact; a few small pictures, with a
tolerance; and that Spanish in the largest type keeps to its places."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from tabletop.games.way_out_west.towns import TOWNS
from tabletop.scenes.way_out_west import draw_map
from tabletop.scenes.way_out_west.where import place_of
from tests.ui.golden_files import compare_picture, compare_text
from tests.ui.west_pilot import TOWN, WestPilot, at_the_table, position

BUILDINGS = {
    "san-antonia": "jail store train",
    "kansas-city": "bank hotel store train",
    "abilene": "jail store hotel stagecoach",
    "dodge-city": "bank hotel jail stagecoach train",
    "deadwood": "bank hotel jail stagecoach train store",
}
CATTLE = {"san-antonia": 3, "kansas-city": 4, "abilene": 4, "dodge-city": 5, "deadwood": 6}
FIVE = "cowhand:Ana,human:Boone,cowhand:Clementine,greenhorn:Doc Pike,cowhand:Esperanza"
THREE = "human:Ana,cowhand:Boone,greenhorn:Clem"


def full_towns() -> dict[str, Any]:
    """Every plot and every corral taken, five posses in every town."""
    rows = {}
    for j, (name, kinds) in enumerate(BUILDINGS.items()):
        cattle = [sum((k + j) % 5 == seat for k in range(CATTLE[name])) for seat in range(5)]
        rows[name] = {
            "buildings": [f"{kind} {(k + j) % 5}" for k, kind in enumerate(kinds.split())],
            "cowboys": [(3, 2, 2, 1, 1)[(seat + 2 * j) % 5] for seat in range(5)],
            "cattle": cattle,
            "farmers": 1,
            "opened": True,
        }
    return rows


def crowded(pilot: WestPilot) -> None:
    """Five seats, everything full, an action to choose."""
    keys: dict[str, Any] = {"money": [14, 9, 22, 11, 17], "wanted": [1, 2, 0, 1, 0], "round": 5}
    keys |= {"boxes_used": ["cattle", "cattle", "cowboys", "store"], "farmers": [0] * 5}
    state = position(5, towns=full_towns(), phase="action", to_act=1, order=[1, 0, 4, 2, 3], **keys)
    pilot.sit_at(FIVE, state).my_turn()


def small_towns() -> dict[str, Any]:
    rows: dict[str, Any] = {
        name: {**TOWN, "opened": name in ("san-antonia", "kansas-city")} for name in BUILDINGS
    }
    rows["san-antonia"] |= {"cattle": [1, 0, 1], "buildings": ["bank 1"]}
    rows["abilene"] |= {"cowboys": [2, 1, 3], "buildings": ["store 2", "jail 1"]}
    return rows


def building(pilot: WestPilot) -> None:
    """Three seats, a hotel over a lit plot."""
    state = position(3, towns=small_towns(), phase="action", to_act=0, order=[0, 1, 2], money=[14, 9, 9])
    pilot.sit_at(THREE, state).my_turn()
    pilot.press("box:hotel:0")
    pilot.point("plot:abilene:2")


def auction(pilot: WestPilot) -> None:
    """A bid is asked for."""
    keys: dict[str, Any] = {"bids": [0, 2, 1], "in_auction": [0, 2, 1], "money": [14, 9, 9]}
    state = position(3, towns=small_towns(), phase="bid", to_act=0, order=[0, 2, 1], **keys)
    pilot.sit_at(THREE, state).my_turn()


def gunfight(pilot: WestPilot) -> None:
    """Shoot or retreat, two against four."""
    fight = {
        "town": "abilene",
        "target": "store 2",
        "attacker": 0,
        "defender": 2,
        "guns": [2, 3],
        "step": "first",
    }
    state = position(3, towns=small_towns(), phase="shoot", to_act=0, order=[0, 1, 2], fight=fight)
    pilot.sit_at(THREE, state).my_turn()


TABLES: dict[str, Callable[[WestPilot], None]] = {
    each.__name__: each for each in (crowded, building, auction, gunfight)
}


def layout_text(pilot: WestPilot) -> str:
    """Every element with its place, one a line, in whole units; then who stands on the stage."""
    lines = [f"{pilot.scene.name} {pilot.scene.state}"]
    for e in pilot.window.elements():
        x, y, w, h = (round(v) for v in e.box)
        able, picked = "" if e.enabled else " off", " picked" if e.selected else ""
        lines.append(f"{e.id} {e.role} {x},{y} {w}x{h}{able}{picked} {e.name!r}")
        if e.accepts:
            lines.append(f"    then {' '.join(e.accepts)}")
    for figures in pilot.board.showdown.figures:
        lines += [f"{f.picture} {f.x:.0f},{f.y:.0f} h{f.h:.0f}" for f in figures]
    return "\n".join(lines) + "\n"


def small(pilot: WestPilot) -> pygame.Surface:
    """The screen averaged down: light to keep, and not every hair of a letter counts."""
    return pygame.transform.smoothscale(pilot.window.surface, (480, 270))


@pytest.mark.parametrize("name", TABLES)
def test_layouts(tmp_path: Path, name: str) -> None:
    with at_the_table(tmp_path) as pilot:
        TABLES[name](pilot)
        compare_text(f"west-{name}", layout_text(pilot))


@pytest.mark.parametrize("name", TABLES)
def test_pictures(tmp_path: Path, name: str) -> None:
    with at_the_table(tmp_path, (1280, 720)) as pilot:
        TABLES[name](pilot)
        compare_picture(f"west-{name}", small(pilot))


@pytest.mark.parametrize("name", ["crowded", "building"])
def test_places_by_id_are_those_of_the_elements(tmp_path: Path, name: str) -> None:
    with at_the_table(tmp_path) as pilot:
        TABLES[name](pilot)
        kinds = ("box:", "supply:", "town:", "plot:", "corral:", "building:", "cattle:", "farmer:", "cowboy:")
        found = [element for element in pilot.board.elements() if element.id.startswith(kinds)]
        assert len(found) > 60
        for element in found:
            assert place_of(pilot.board, element.id) == element.box, element.id


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", TABLES)
def test_buttons_keep_apart_in_the_largest_type(tmp_path: Path, name: str, language: str) -> None:
    with at_the_table(tmp_path, (1280, 720), language=language, text_size=200) as pilot:
        TABLES[name](pilot)
        buttons = [e for e in pilot.window.elements() if e.role == "button"]
        assert len(buttons) >= 6
        for i, one in enumerate(buttons):
            assert one.box.x >= 0 and one.box.right <= 1920 and one.box.y >= 0 and one.box.bottom <= 1080
            assert all(not one.box.overlap(other.box) for other in buttons[i + 1 :]), one.id


@pytest.mark.parametrize("name", TABLES)
def test_what_is_kept_between_frames_is_what_would_be_painted(tmp_path: Path, name: str) -> None:
    with at_the_table(tmp_path, (640, 360)) as pilot:
        TABLES[name](pilot)
        shown = pilot.picture()
        pilot.board.layer.forget()
        pilot.board.redraw()
        pilot.step(seconds=0.0)
        assert pilot.picture() == shown


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("name", TABLES)
def test_no_town_paints_its_name_and_size_beyond_its_patch(tmp_path: Path, name: str, language: str) -> None:
    with at_the_table(tmp_path, language=language) as pilot:
        TABLES[name](pilot)
        patches = {patch.name: patch.box for patch in draw_map.patches(pilot.board)}
        for town in range(len(TOWNS)):
            head, patch = draw_map.bright(pilot.board, town)[1], patches[f"town:{town}"]
            assert patch.x <= head.x and head.right <= patch.right, TOWNS[town]
