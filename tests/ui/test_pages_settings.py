"""The settings: each takes effect at once, is on disk at once, and can be set back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.scenes.settings import SettingsScene
from tabletop.scenes.setup import Setup
from tabletop.scenes.title import Title
from tabletop.session.settings import Settings
from tests.ui.pilot import Pilot, piloted


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with piloted(tmp_path, Title, speed="calm", reduced_motion=True) as pilot:
        pilot.press("button:settings")
        assert pilot.scene.name == "settings"
        yield pilot


def kept(home: Path) -> Settings:
    """The settings as a next start would find them."""
    return Settings.load(home)


@pytest.mark.parametrize(
    ("id", "key", "value"),
    [
        ("option:speed:brisk", "speed", "brisk"),
        ("option:speed:instant", "speed", "instant"),
        ("option:reduced_motion", "reduced_motion", False),
        ("option:mute", "mute", True),
        ("option:language:es", "language", "es"),
        ("option:screen:full", "fullscreen", True),
        ("option:four_colour", "four_colour", True),
        ("option:card_back:blue", "card_back", "blue"),
    ],
)
def test_a_press_sets_it_shows_it_and_keeps_it(
    pilot: Pilot, tmp_path: Path, id: str, key: str, value: object
) -> None:
    before = pilot.picture()
    pilot.press(id)
    assert getattr(pilot.settings, key) == value
    assert getattr(kept(tmp_path), key) == value
    assert pilot.picture() != before


def test_the_pace_of_everything_follows_the_speed(pilot: Pilot) -> None:
    paces = []
    for speed in ("calm", "brisk", "instant"):
        pilot.press(f"option:speed:{speed}")
        assert pilot.element(f"option:speed:{speed}").selected
        paces.append(pilot.house.stage.look.pace)
    assert paces[0] > paces[1] > paces[2] == 0


def test_the_language_changes_every_open_scene_at_once(pilot: Pilot) -> None:
    pilot.press("option:language:es")
    assert (
        pilot.words("button:settings" if "button:settings" in pilot.ids else "button:back")
        != "Back to the street"
    )
    pilot.key("escape")
    assert pilot.words("button:settings") == "Ajustes"


@pytest.mark.parametrize("group", ["cards", "guns", "signals"])
def test_a_belt_takes_clicks_and_arrows(pilot: Pilot, tmp_path: Path, group: str) -> None:
    id = f"option:volume_{group}"
    pilot.click_at(id, 0.07)
    assert pilot.words(id).endswith(": 1")
    pilot.click_at(id, 0.07)
    assert pilot.words(id).endswith(": 0"), "the first cartridge clicked again is silence"
    pilot.tab_to(id)
    for _press in range(12):
        pilot.key("right")
    assert pilot.words(id).endswith(": 10")
    pilot.key("left")
    assert getattr(kept(tmp_path), f"volume_{group}") == 9


def test_text_grows_with_the_slider_by_mouse_and_by_key(pilot: Pilot, tmp_path: Path) -> None:
    small = pilot.element("text:key:0").box.h
    pilot.click_at("option:text_size", 0.97)
    assert pilot.words("option:text_size").endswith("200")
    assert pilot.element("text:key:0").box.h > small
    pilot.tab_to("option:text_size")
    pilot.key("left")
    assert kept(tmp_path).text_size == 175


def test_reset_is_undone_as_long_as_one_stays(pilot: Pilot, tmp_path: Path) -> None:
    pilot.settings.names = ["Ana"]
    pilot.press("option:card_back:blue")
    pilot.press("option:language:es")
    pilot.press("button:reset")
    assert kept(tmp_path).card_back == "red"
    assert kept(tmp_path).names == ["Ana"], "names are no settings of the look"
    pilot.press("button:undo-reset")
    assert (kept(tmp_path).card_back, kept(tmp_path).language) == ("blue", "es")
    pilot.press("button:reset")
    pilot.press("option:speed:brisk")
    assert "button:undo-reset" not in pilot.ids, "after another change there is nothing to undo"


def test_nothing_to_reset_is_said_by_a_dull_button(tmp_path: Path) -> None:
    with piloted(tmp_path, SettingsScene, language="auto", speed="calm") as pilot:
        assert not pilot.element("button:reset").enabled
        pilot.press("option:mute")
        assert pilot.element("button:reset").enabled


def test_back_goes_to_the_scene_below(tmp_path: Path) -> None:
    with piloted(tmp_path, lambda house: Setup(house, "brown-bullet")) as pilot:
        pilot.house.open_settings()
        pilot.rest()
        pilot.press("button:back")
        assert pilot.scene.name == "setup:brown-bullet"


def test_a_full_folder_is_said_and_the_setting_holds_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    with piloted(blocked, SettingsScene) as pilot:
        pilot.press("option:four_colour")
        assert pilot.house.stage.look.four_colour
        assert "could not be saved" in pilot.words("text:notice")


def test_the_list_of_keys_tells_what_each_does(pilot: Pilot) -> None:
    said = " / ".join(e.name for e in pilot.window.elements() if e.id.startswith("text:key:"))
    for key in ("Enter", "Space", "Esc", "U", "H", "L", "S", "M", "F1", "F11"):
        assert f": {key}" in said or f", {key}" in said
