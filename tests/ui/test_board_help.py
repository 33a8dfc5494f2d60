"""What helps at the table: hints, take-backs, the log, explanations; and AI seats that fail."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.core.options import make_rules
from tabletop.scenes.board import Board
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table
from tests.ui.board_pilot import GAME, BoardPilot, at_the_table, misplaced, plans_of, position
from tests.unit import worker_doubles

FREE: dict[str, Any] = {"hands": ["7S 7D 8D 9C", "QS 5D 5C", "4S 2D KC"], "pile": "4D 6D", "to_act": 0}


@pytest.fixture
def pilot(tmp_path: Path) -> Any:
    with at_the_table(tmp_path) as sitting:
        yield sitting


def sit_at(pilot: BoardPilot, **keys: Any) -> BoardPilot:
    return pilot.sit_at("human:Ana,cowhand,cowhand", position(3, **(FREE | keys))).my_turn()


def test_a_hint_lights_a_legal_path_and_says_why(pilot: BoardPilot) -> None:
    sit_at(pilot).key("h")
    board = pilot.board
    move = GAME.move_of(board.view, 0, board.hint)
    assert move is not None and board.table.why_not(0, move) is None
    cards = [id for id in board.hint if id.startswith("hand:")]
    assert set(cards) == {s.id for s in board.pieces.own if s.glow == "glow/card" and s.lift > 50}
    assert len(pilot.words("text:hint").split()) > 4
    assert pilot.table.record.entries == [], "a hint plays nothing"


def test_a_hint_goes_with_esc_and_with_the_move(pilot: BoardPilot) -> None:
    sit_at(pilot).key("h")
    pilot.key("escape")
    assert "text:hint" not in pilot.ids
    assert pilot.scene is pilot.board
    assert misplaced(pilot.board) == []
    pilot.key("h")
    pilot.move(Random(1))
    assert "text:hint" not in pilot.ids


def test_a_hint_is_the_same_by_button_and_key(pilot: BoardPilot) -> None:
    sit_at(pilot).key("h")
    by_key = list(pilot.board.hint)
    sit_at(pilot).press("button:hint")
    assert pilot.board.hint == by_key


def test_hints_name_only_what_the_person_may_do_through_a_whole_game(pilot: BoardPilot) -> None:
    pilot.sit("human:Ana,greenhorn", 54)
    for _turn in range(120):
        if pilot.until(seconds=0.25) == "results":
            return
        if pilot.board.state != "await-human":
            pilot.wait(3)
            continue
        pilot.key("h")
        board = pilot.board
        move = GAME.move_of(board.view, 0, board.hint)
        assert move in board.table.legal(0)
        board._submit(move)
    raise AssertionError("following the hints ends no game")


def test_a_fair_take_back_stops_at_a_draw(pilot: BoardPilot) -> None:
    sit_at(pilot, hands=["7S 8D 9C", "QS 5D 5C", "4S 2D KC"])
    pilot.drag("hand:0:7S", "pile:discard")
    pilot.my_turn()
    entries = pilot.table.entry_count
    assert not pilot.element("button:undo").enabled
    pilot.key("u")
    assert pilot.board.code == "nothing-to-undo"
    assert pilot.words("text:reason") == "A move that drew or showed a card cannot be taken back"
    assert pilot.table.entry_count == entries


def test_a_fair_take_back_takes_the_own_last_move(pilot: BoardPilot) -> None:
    sit_at(pilot, hands=["5S 7D 8D 9C 9D", "QS 5D 5C", "4S 2D KC"], pile="4D")
    before = pilot.board.view
    pilot.drag("hand:0:5S", "pile:discard")
    pilot.my_turn()
    assert pilot.board.view != before
    pilot.press("button:undo")
    pilot.my_turn()
    assert pilot.board.view == before
    assert misplaced(pilot.board) == []


def test_a_free_take_back_goes_over_ai_moves_and_is_marked(pilot: BoardPilot) -> None:
    pilot.sit("human:Ana,cowhand,cowhand", 5, free_undo=True).my_turn()
    before = pilot.board.view
    pilot.move(Random(1))
    pilot.my_turn()
    pilot.key("u")
    pilot.my_turn()
    assert pilot.board.view == before
    assert pilot.table.took_back


def test_undo_hammered_in_one_frame_leaves_a_sound_table(pilot: BoardPilot) -> None:
    import pygame

    pilot.sit("human:Ana,cowhand,cowhand", 5, free_undo=True)
    chance = Random(2)
    for _turn in range(3):
        pilot.my_turn()
        pilot.move(chance)
    pilot.my_turn()
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_u, mod=0, unicode="u")
    pilot.step(*[event] * 7)
    pilot.my_turn()
    assert misplaced(pilot.board) == []


def test_the_log_opens_and_says_each_thing_that_happened(pilot: BoardPilot) -> None:
    pilot.sit("human:Ana,cowhand,cowhand", 5).my_turn()
    pilot.move(Random(1))
    pilot.my_turn()
    pilot.key("l")
    assert pilot.scene.state == "paused"
    words = pilot.words("text:log")
    names = pilot.table.names
    assert all(name in words for name in names)
    assert len(words.splitlines()) == len(pilot.table.log(0))
    pilot.key("l")
    assert pilot.scene is pilot.board
    pilot.press("button:log")
    pilot.key("escape")
    assert pilot.scene is pilot.board


def test_a_long_log_is_turned_by_wheel_and_keys(pilot: BoardPilot) -> None:
    pilot.sit("human:Ana,cowhand,cowhand", 5)
    chance = Random(1)
    for _turn in range(6):
        pilot.my_turn()
        pilot.move(chance)
    pilot.my_turn()
    pilot.key("l")
    foot = pilot.picture()
    pilot.wheel("button:back", 3)
    up = pilot.picture()
    assert up != foot
    pilot.key("end")
    pilot.key("home")
    pilot.key("page down")
    pilot.key("end")
    pilot.point("button:back")
    assert pilot.picture() != up


def test_resting_on_a_card_says_what_it_does(pilot: BoardPilot) -> None:
    sit_at(pilot, hands=["7S TD 8D 9C", "QS 5D 5C", "4S 2D KC"])
    pilot.point("hand:0:TD")
    pilot.wait(1.0)
    found = pilot.board.explained_words
    assert found is not None
    assert found[0].startswith("10: the pile goes out of play")
    pilot.point("button:log")
    pilot.wait(1.0)
    assert pilot.board.explained_words is None


def test_focus_says_it_too_and_space_at_once(pilot: BoardPilot) -> None:
    sit_at(pilot).tab_to("pile:discard")
    pilot.wait(1.0)
    found = pilot.board.explained_words
    assert found is not None
    assert "6 of diamonds" in found[0]
    sit_at(pilot).tab_to("hand:0:9C")
    pilot.board.explained = None
    pilot.key("space")
    found = pilot.board.explained_words
    assert found is not None
    assert "9 or lower" in found[0]


@pytest.mark.parametrize("key", ["f1", "l", "escape"])
def test_what_lies_over_the_table_keeps_the_turn(pilot: BoardPilot, key: str) -> None:
    sit_at(pilot).press("hand:0:7S")
    if key == "escape":
        pilot.key("escape")
    pilot.key(key)
    assert not isinstance(pilot.scene, Board)
    pilot.key("escape")
    assert pilot.scene is pilot.board
    assert pilot.board.asked == 0
    pilot.drag("hand:0:9C", "pile:discard")
    assert pilot.table.record.entries[0].move == "play 9C"


@pytest.mark.parametrize("entry", ["dies", "talks_nonsense", "cheats", "babbles"])
def test_a_failing_ai_seat_does_not_stop_the_table(pilot: BoardPilot, entry: str) -> None:
    table = Table(GAME, make_rules(GAME.options, {}), plans_of("human:Ana,cowhand"), 54)
    pilot.show(table, AiSeats(table, entry=getattr(worker_doubles, entry), limit=1.0))
    chance, end = Random(1), time.monotonic() + 30
    for _move in range(2):
        while pilot.board.state != "await-human" and time.monotonic() < end:
            pilot.step()
            time.sleep(0.002)
        pilot.move(chance)
    assert any(e.seat == 1 for e in table.record.entries)
    assert pilot.board.seats.problems


def test_a_worker_killed_in_mid_thought_is_replaced(pilot: BoardPilot) -> None:
    table = Table(GAME, make_rules(GAME.options, {}), plans_of("cowhand,cowhand"), 3)
    seats = AiSeats(table)
    pilot.show(table, seats)
    end = time.monotonic() + 30
    while table.entry_count < 6 and time.monotonic() < end:
        pilot.step()
        time.sleep(0.002)
    process = seats._worker._process
    assert process is not None
    process.kill()
    before = table.entry_count
    while table.entry_count < before + 4 and time.monotonic() < end:
        pilot.step()
        time.sleep(0.002)
    assert table.entry_count >= before + 4
