"""The street: doors, the unfinished table, and that it rests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.options import make_rules
from tabletop.games import GAMES, game
from tabletop.scenes.house import House
from tabletop.scenes.tables import BOARDS
from tabletop.scenes.title import DOORS, Title
from tabletop.session.plans import SeatPlan
from tabletop.session.store import RecordInfo, Store
from tabletop.session.table import Table, record_head
from tests.ui.pilot import piloted


def unfinished(home: Path) -> None:
    """Leave a table of Brown Bullet behind after one move."""
    store, rules_of = Store(home), game("brown-bullet")
    plans = (SeatPlan("human", "Ana"), SeatPlan("cowhand", "Doc Abel"), SeatPlan("cowhand", "Miss Ruby"))
    rules = make_rules(rules_of.options)
    table = Table(rules_of, rules, plans, 7, store.new_record(record_head(rules_of, rules, plans, 7)))
    table.start()
    seat = table.actors[0]
    table.submit(seat, table.legal(seat)[0])
    table.settle()
    store.close()


def test_every_game_has_a_door_and_a_table_behind_it(tmp_path: Path) -> None:
    assert set(DOORS) == set(BOARDS) == {each.key for each in GAMES}
    with piloted(tmp_path, Title) as pilot:
        for key in DOORS:
            door = pilot.element(f"door:{key}")
            assert door.role == "door"
            assert door.enabled
        assert pilot.words("text:prompt") == "Choose a door"
        assert "button:continue" not in pilot.ids


@pytest.mark.parametrize("key", DOORS)
def test_a_door_says_what_is_played_and_leads_to_its_set_up(tmp_path: Path, key: str) -> None:
    with piloted(tmp_path, Title) as pilot:
        pilot.point(f"door:{key}")
        fewest, most = game(key).seats[0], game(key).seats[-1]
        assert pilot.words("text:prompt").endswith(f"{fewest} to {most} players.")
        pilot.press(f"door:{key}")
        assert pilot.scene.name == f"setup:{key}"


def test_the_unfinished_table_is_offered_with_its_game_and_its_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unfinished(tmp_path)
    continued: list[RecordInfo] = []
    monkeypatch.setattr(House, "continue_table", lambda self, info: continued.append(info))
    with piloted(tmp_path, Title) as pilot:
        words = pilot.words("button:continue")
        assert "Brown Bullet" in words
        assert "Doc Abel" in words
        assert "Miss Ruby" in words
        assert "Enter" in pilot.words("text:prompt")
        pilot.key("return")
        pilot.press("button:continue")
        assert [info.game for info in continued] == ["brown-bullet"] * 2


def damaged(home: Path) -> Path:
    """The unfinished table again, with nonsense in the middle of its file."""
    unfinished(home)
    path = next((home / "records").glob("*.toml"))
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    lines.insert(len(lines) - 4, "this is no line of a record\n")
    path.write_text("".join(lines), encoding="utf-8")
    return path


def test_a_damaged_game_is_told_once_with_its_line_and_its_readable_part_is_played_on(tmp_path: Path) -> None:
    path = damaged(tmp_path)
    with piloted(tmp_path, Title) as pilot:
        words = pilot.words("dialog:question")
        assert path.name in words
        assert "line" in words
        pilot.press("button:rescue")
        assert pilot.window.stage.stack.named().name == "table:brown-bullet"


def test_a_damaged_game_can_be_set_aside_or_left_for_later(tmp_path: Path) -> None:
    path = damaged(tmp_path)
    with piloted(tmp_path, Title) as pilot:
        pilot.press("button:later")
        assert pilot.scene.name == "title"
        pilot.open(Title(pilot.house))
        assert "dialog:question" not in pilot.ids, "it asks once"
    with piloted(tmp_path, Title) as pilot:
        pilot.press("button:set-aside")
        assert not path.exists()
        assert len(list(path.parent.iterdir())) == 1, "nothing is thrown away"
    with piloted(tmp_path, Title) as pilot:
        assert "dialog:question" not in pilot.ids


def test_the_lamp_of_the_unfinished_table_burns_and_others_when_pointed_at(tmp_path: Path) -> None:
    unfinished(tmp_path)
    with piloted(tmp_path, Title) as pilot:
        assert isinstance(pilot.scene, Title)
        assert pilot.scene.lit == {"brown-bullet"}
        pilot.point("door:way-out-west")
        assert pilot.scene.lit == {"brown-bullet", "way-out-west"}


def test_pointing_at_a_door_changes_the_picture_and_the_prompt(tmp_path: Path) -> None:
    with piloted(tmp_path, Title) as pilot:
        before = pilot.picture()
        pilot.point("door:brown-bullet")
        pilot.rest()
        assert "chambers" in pilot.words("text:prompt")
        assert pilot.picture() != before


def test_the_tumbleweed_rolls_once_and_then_nothing_is_drawn(tmp_path: Path) -> None:
    with piloted(tmp_path, speed="calm") as pilot:
        pilot.window.open_scene(Title(pilot.house))
        pilot.wait(0.5)
        assert pilot.scene.busy
        pilot.rest()
        drawn, picture = pilot.window.frames_drawn, pilot.picture()
        pilot.wait(5.0)
        assert pilot.window.frames_drawn == drawn
        assert pilot.picture() == picture


def test_with_reduced_motion_nothing_rolls(tmp_path: Path) -> None:
    with piloted(tmp_path, speed="calm", reduced_motion=True) as pilot:
        pilot.window.open_scene(Title(pilot.house))
        pilot.step()
        assert not pilot.scene.busy


def test_leaving_asks_and_can_be_thought_better_of(tmp_path: Path) -> None:
    with piloted(tmp_path, Title) as pilot:
        pilot.press("button:quit")
        assert "dialog:question" in pilot.ids
        pilot.press("button:stay")
        assert pilot.window.open
        assert "door:brown-bullet" in pilot.ids
        pilot.key("escape")
        pilot.press("button:leave")
        assert not pilot.window.open


def test_the_street_can_be_walked_with_keys_alone(tmp_path: Path) -> None:
    with piloted(tmp_path, Title) as pilot:
        assert pilot.scene.focus is None
        pilot.tab_to("door:lockdown-poker")
        assert "Sheriff" in pilot.words("text:prompt")
        pilot.key("left")
        pilot.key("left")
        assert pilot.scene.focus == "door:brown-bullet"
        pilot.key("return")
        assert pilot.scene.name == "setup:brown-bullet"
        pilot.key("escape")
        assert pilot.scene.name == "title"


def test_settings_open_over_the_street_and_come_back(tmp_path: Path) -> None:
    with piloted(tmp_path, Title) as pilot:
        pilot.press("button:settings")
        assert pilot.scene.name == "settings"
        assert pilot.words("button:back") == "Back to the street"
        pilot.press("button:back")
        assert pilot.scene.name == "title"


def test_a_notice_is_shown_until_it_is_put_away(tmp_path: Path) -> None:
    with piloted(tmp_path) as pilot:
        pilot.house.notices += ["The folder cannot be written.", "Another thing."]
        pilot.open(Title(pilot.house))
        assert pilot.words("text:notice") == "The folder cannot be written."
        pilot.press("button:notice")
        assert pilot.words("text:notice") == "Another thing."
        pilot.key("escape")
        assert "text:notice" not in pilot.ids
        assert pilot.house.notices == []


def test_m_makes_all_silent_and_keeps_it(tmp_path: Path) -> None:
    with piloted(tmp_path, Title) as pilot:
        pilot.key("m")
        assert pilot.settings.mute
        assert "mute = true" in (tmp_path / "settings.toml").read_text(encoding="utf-8")
