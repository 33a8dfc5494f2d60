"""The set-up scene: chairs, names, house rules, seed, take-backs, and when one may deal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.core.options import Option, make_rules
from tabletop.games import game
from tabletop.scenes.cast import faces
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.setup import POSTER, Setup
from tabletop.scenes.setup_rules import RuleSheet
from tabletop.session.ladder import rung
from tabletop.session.plans import SeatPlan
from tabletop.session.settings import Settings
from tests.ui.pilot import Pilot, piloted

KEY = "brown-bullet"


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> list[TableOrder]:
    """The tables that were ordered."""
    orders: list[TableOrder] = []
    monkeypatch.setattr(House, "go_table", lambda self, order: orders.append(order))
    return orders


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with piloted(tmp_path, lambda house: Setup(house, KEY)) as pilot:
        yield pilot


def put(pilot: Pilot, seat: int, kind: str) -> None:
    pilot.press(f"seat:{seat}")
    pilot.press(f"button:{kind}")


# -------------------------------------------------------------------- chairs
def test_it_opens_with_one_person_and_cowhands_to_the_usual_number(
    pilot: Pilot, dealt: list[TableOrder]
) -> None:
    assert pilot.scene.name == f"setup:{KEY}"
    assert [e.id for e in pilot.window.elements() if e.role == "seat"] == [f"seat:{i}" for i in range(6)]
    assert "4 of 6" in pilot.words("text:prompt")
    pilot.press("button:deal")
    assert [plan.kind for plan in dealt[0].plans] == ["human", "cowhand", "cowhand", "cowhand"]
    names = [plan.name for plan in dealt[0].plans]
    assert len(set(names)) == 4
    assert all(names)


def test_a_chair_is_asked_about_and_changes(pilot: Pilot, dealt: list[TableOrder]) -> None:
    assert "button:greenhorn" not in pilot.ids
    put(pilot, 1, "greenhorn")
    assert "button:greenhorn" not in pilot.ids, "the chooser closes once chosen"
    assert "Greenhorn" in pilot.words("seat:1")
    put(pilot, 2, "nobody")
    assert "empty" in pilot.words("seat:2")
    put(pilot, 5, "cowhand")
    pilot.press("button:deal")
    kinds = [plan.kind for plan in dealt[0].plans]
    assert kinds == ["human", "greenhorn", "cowhand", "cowhand"], "only taken chairs play, in order"


def test_a_level_keeps_its_face_and_no_two_share_one(pilot: Pilot, dealt: list[TableOrder]) -> None:
    before = pilot.words("seat:3").split(",")[0]
    put(pilot, 3, "greenhorn")
    assert pilot.words("seat:3").split(",")[0] == before
    for seat in (4, 5):
        put(pilot, seat, "person")
    pilot.press("button:deal")
    faces = [plan.face for plan in dealt[0].plans]
    assert len(set(faces)) == 6


def test_the_portraits_are_those_that_the_table_will_show(pilot: Pilot, dealt: list[TableOrder]) -> None:
    put(pilot, 3, "person")
    put(pilot, 1, "person")
    pilot.press("button:deal")
    plans = dealt[0].plans
    assert [plan.face for plan in plans] == faces([(plan.kind, plan.name) for plan in plans])


def test_ai_seats_named_on_the_command_line_keep_their_names(tmp_path: Path, dealt: list[TableOrder]) -> None:
    plans = (
        SeatPlan("human", "Ana"),
        SeatPlan("cowhand", "Calamity June"),
        SeatPlan("greenhorn", "Doc Abel"),
    )
    order = TableOrder(KEY, plans, make_rules(game(KEY).options), 1)
    with piloted(tmp_path, lambda house: Setup(house, KEY, order)) as pilot:
        put(pilot, 1, "greenhorn")
        pilot.press("button:deal")
    assert [(p.kind, p.name) for p in dealt[0].plans][1:] == [
        ("greenhorn", "Calamity June"),
        ("greenhorn", "Doc Abel"),
    ]


@pytest.mark.parametrize("level", ["greenhorn", "cowhand", "marshal"])
def test_a_level_says_how_often_it_wins(pilot: Pilot, level: str) -> None:
    """Not an adjective: the measured share of wins against the level below, and what it was measured on."""
    measured = rung("brown-bullet", level)
    assert measured is not None
    pilot.press("seat:1")
    assert f"wins {round(100 * measured.share)} %" in pilot.words(f"button:{level}")
    assert "tables of 4; by luck alone one wins 25 %" in pilot.words("dialog:chair")
    pilot.press(f"button:{level}")
    assert level.title() in pilot.words("seat:1")


def test_the_chooser_closes_on_escape_and_on_a_click_beside(pilot: Pilot) -> None:
    pilot.press("seat:1")
    pilot.key("escape")
    assert "dialog:chair" not in pilot.ids
    assert pilot.scene.name == f"setup:{KEY}"
    pilot.press("seat:1")
    pilot.click((3, 3))
    assert "dialog:chair" not in pilot.ids
    assert "Cowhand" in pilot.words("seat:1")


# -------------------------------------------------------------------- names
def test_names_are_typed_with_their_accents_and_remembered(
    pilot: Pilot, dealt: list[TableOrder], tmp_path: Path
) -> None:
    pilot.press("field:name:0")
    pilot.type("Íñigoz")
    pilot.key("backspace")
    assert "Íñigo" in pilot.words("seat:0")
    pilot.press("button:deal")
    assert dealt[0].plans[0].name == "Íñigo"
    assert Settings.load(tmp_path).names == ["Íñigo"]


def test_a_remembered_name_is_offered_next_time(tmp_path: Path) -> None:
    with piloted(tmp_path, lambda house: Setup(house, KEY), names=["Zoë", "Ana"]) as pilot:
        assert "Zoë" in pilot.words("seat:0")
        put(pilot, 1, "person")
        assert "Ana" in pilot.words("seat:1")


def test_a_person_without_a_name_gets_one(pilot: Pilot, dealt: list[TableOrder]) -> None:
    put(pilot, 2, "person")
    pilot.press("button:deal")
    assert [plan.name for plan in dealt[0].plans if plan.is_human] == ["Player 1", "Player 2"]


def test_keys_of_the_program_are_letters_while_one_types(pilot: Pilot) -> None:
    pilot.press("field:name:0")
    pilot.key("m")
    pilot.type("m m")
    assert not pilot.settings.mute
    assert "m m" in pilot.words("field:name:0")
    pilot.key("return")
    pilot.key("m")
    assert pilot.settings.mute, "Enter ends the writing"


# -------------------------------------------------------------------- refusals
def test_too_few_chairs_are_refused_with_the_number(pilot: Pilot, dealt: list[TableOrder]) -> None:
    for seat in (1, 2, 3):
        put(pilot, seat, "nobody")
    pilot.press("button:deal")
    assert dealt == []
    assert "2" in pilot.words("text:reason")
    put(pilot, 4, "greenhorn")
    pilot.press("button:deal")
    assert len(dealt) == 1


def test_an_ai_seat_makes_room_for_a_person_of_its_name(pilot: Pilot, dealt: list[TableOrder]) -> None:
    assert "Dusty Pete" in pilot.words("seat:1")
    pilot.press("field:name:0")
    pilot.type("dusty pete")
    assert "Dusty Pete" not in pilot.words("seat:1")
    pilot.press("button:deal")
    names = [plan.name for plan in dealt[0].plans]
    assert names[0] == "dusty pete"
    assert len({name.casefold() for name in names}) == len(names)


def test_two_of_one_name_are_refused_with_the_name(pilot: Pilot, dealt: list[TableOrder]) -> None:
    put(pilot, 1, "person")
    for seat in (0, 1):
        pilot.press(f"field:name:{seat}")
        pilot.type("Ana" if seat else "ana")
    pilot.press("button:deal")
    assert dealt == []
    assert "ana" in pilot.words("text:reason").casefold()


# -------------------------------------------------------------------- house rules
def test_every_option_has_its_sentence_and_its_control(pilot: Pilot) -> None:
    for option in game(KEY).options:
        assert option.sentence in pilot.words(f"option:{option.key}")


def test_rules_are_changed_marked_and_set_back(pilot: Pilot, dealt: list[TableOrder]) -> None:
    assert not pilot.element("button:book").enabled
    before = pilot.picture()
    pilot.press("option:joker_extra_turn")
    pilot.press("button:more:bullet_at")
    pilot.press("option:decks")
    assert pilot.words("option:joker_extra_turn").endswith("Yes")
    pilot.press("button:deal")
    rules = dealt[0].rules
    assert (rules.joker_extra_turn, rules.bullet_at, rules.decks) == (True, 11, "one")
    pilot.press("button:book")
    pilot.point("button:back")
    pilot.rest()
    pilot.press("button:deal")
    assert dealt[1].rules == RuleSheet(tuple(game(KEY).options)).rules
    pilot.click((3, 3))
    assert pilot.picture() == before, "nothing is marked any more"


def test_a_stepper_stops_at_the_ends_of_its_range(pilot: Pilot) -> None:
    assert not pilot.element("button:less:match_wins").enabled
    for _press in range(19):
        pilot.press("button:more:match_wins")
    assert pilot.words("option:match_wins").endswith("20")
    assert not pilot.element("button:more:match_wins").enabled


def test_a_default_that_depends_on_another_option_follows_it() -> None:
    sheet = RuleSheet(
        (Option("cards", 3, "", range(1, 10)), Option("hold", lambda given: given["cards"], "", range(1, 10)))
    )
    sheet.choose("cards", 5)
    assert sheet.rules.hold == 5
    assert sheet.chosen == {"cards": 5}
    sheet.choose("hold", 4)
    sheet.choose("cards", 4)
    assert sheet.rules.hold == 4
    sheet.choose("cards", 3)
    assert sheet.chosen == {}, "a value that is the default again is no choice"


def test_the_rule_card_opens_with_the_rules_as_they_stand(pilot: Pilot) -> None:
    pilot.press("option:play_on")
    pilot.press("button:rules")
    assert pilot.scene.name == f"rules:{KEY}"
    pilot.key("escape")
    assert pilot.words("option:play_on").endswith("Yes")
    pilot.key("f1")
    assert pilot.scene.name == f"rules:{KEY}"


# -------------------------------------------------------------------- seed and take-backs
def test_the_seed_takes_digits_only_and_can_be_drawn_anew(pilot: Pilot, dealt: list[TableOrder]) -> None:
    before = pilot.words("option:seed")
    pilot.press("button:new-seed")
    assert pilot.words("option:seed") != before
    pilot.press("option:seed")
    for _press in range(12):
        pilot.key("backspace")
    pilot.type("4x2²")
    pilot.press("button:deal")
    assert dealt[0].seed == 42


def test_free_take_backs_are_for_one_person_and_say_why_else(pilot: Pilot, dealt: list[TableOrder]) -> None:
    pilot.press("option:undo")
    assert pilot.words("option:undo").endswith("Yes")
    pilot.press("button:deal")
    assert dealt[0].free_undo
    put(pilot, 1, "person")
    assert not pilot.element("option:undo").enabled
    assert pilot.words("option:undo").endswith("No")
    pilot.press("option:undo")
    assert "one person" in pilot.words("text:reason")
    pilot.press("button:deal")
    assert not dealt[1].free_undo


# -------------------------------------------------------------------- as it was, keys, large text
def test_change_seats_shows_the_table_as_it_was(
    pilot: Pilot, dealt: list[TableOrder], tmp_path: Path
) -> None:
    put(pilot, 1, "person")
    pilot.press("field:name:1")
    pilot.type("Ben")
    put(pilot, 3, "greenhorn")
    pilot.press("option:play_on")
    pilot.press("button:deal")
    with piloted(tmp_path / "again", lambda house: Setup(house, KEY, dealt[0])) as later:
        later.press("button:deal")
    assert dealt[1].plans == dealt[0].plans
    assert dealt[1].rules == dealt[0].rules
    assert dealt[1].seed != dealt[0].seed


def test_a_table_can_be_set_up_with_keys_alone(pilot: Pilot, dealt: list[TableOrder]) -> None:
    pilot.tab_to("field:name:0")
    pilot.type("Ada")
    pilot.key("tab")
    assert pilot.scene.focus == "seat:1"
    pilot.key("return")
    assert pilot.scene.focus == "button:cowhand", "the chooser opens on what is chosen"
    pilot.key("up")
    pilot.key("return")
    assert "Greenhorn" in pilot.words("seat:1")
    assert pilot.scene.focus == "seat:1"
    pilot.tab_to("option:bullet_at")
    pilot.key("right")
    assert pilot.words("option:bullet_at").endswith("11")
    pilot.tab_to("button:deal")
    pilot.key("return")
    assert dealt[0].plans[0].name == "Ada"
    assert dealt[0].rules.bullet_at == 11


def test_enter_without_a_focus_deals(pilot: Pilot, dealt: list[TableOrder]) -> None:
    pilot.key("return")
    assert len(dealt) == 1


def test_large_text_scrolls_and_the_focus_brings_each_rule_into_sight(tmp_path: Path) -> None:
    with piloted(tmp_path, lambda house: Setup(house, KEY), text_size=200) as pilot:
        last = f"option:{game(KEY).options[-1].key}"
        assert pilot.element(last).box.y > POSTER.bottom
        for option in game(KEY).options:
            pilot.tab_to(f"option:{option.key}")
            box = pilot.element(f"option:{option.key}").box
            assert POSTER.y < box.y
            assert box.bottom < POSTER.bottom
        pilot.press("button:up:rules")
        first = f"option:{game(KEY).options[0].key}"
        before = pilot.element(first).box.y
        pilot.wheel("button:more:bullet_at", 3)
        assert pilot.element(first).box.y > before


def test_what_is_scrolled_out_of_sight_takes_no_clicks(tmp_path: Path, dealt: list[TableOrder]) -> None:
    with piloted(tmp_path, lambda house: Setup(house, KEY), text_size=200) as pilot:
        rules = [f"option:{option.key}" for option in game(KEY).options]
        hidden = [e for e in map(pilot.element, rules) if e.box.y > POSTER.bottom]
        assert hidden
        for element in hidden:
            assert not element.holds(element.box.cx, element.box.cy)
        pilot.press("button:deal")
        assert len(dealt) == 1
