"""Records as data: heads, entries, replays with undo and seats, checks, and what is refused by its entry."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop.core.record import Entry, Record, RecordError, ReplayError, check_hash, record_from_dict, replay
from tests.toy.tin_cans import TIN_CANS, WHISTLE

DEAL = "deal 2S 2H 2D 3S 3H 3D 4S 4H 4D 2C 3C 4C"


def record(*entries: tuple[int, str], **head: Any) -> Record:
    fields: dict[str, Any] = {
        "game": "tin-cans",
        "version": "1",
        "seats": 3,
        "players": ("human:Ana", "cowhand:Dusty Pete", "random"),
        "seed": 7,
        "started": "2026-01-02T03:04:05",
        "rules": {},
    }
    return Record(**{**fields, **head}, entries=[Entry(seat, move) for seat, move in entries])


PASSED = ((-1, DEAL), (0, "pass 2D"), (1, "pass 3D"), (2, "pass 4D"))


def test_a_head_comes_back() -> None:
    before = record((-1, DEAL), rules={"sides": 4}, free_undo=True)
    data = {**before.head_dict(), "moves": [{"seat": -1, "move": DEAL}]}
    assert record_from_dict(data) == before
    assert list(before.head_dict())[-1] == "rules"
    assert "free_undo" not in record().head_dict()


@pytest.mark.parametrize(
    ("key", "change"),
    [
        ("game", {"game": 3}),
        ("seats", {"seats": True}),
        ("players", {"players": ["a"]}),
        ("players", {"players": ["a", "b", 3]}),
        ("seed", {"seed": "x"}),
        ("rules", {"rules": []}),
        ("moves", {"moves": {}}),
        ("moves.0", {"moves": [3]}),
        ("seat", {"moves": [{"move": "roll"}]}),
        ("move", {"moves": [{"seat": 1}]}),
    ],
)
def test_data_that_is_no_record(key: str, change: dict[str, Any]) -> None:
    with pytest.raises(RecordError) as error:
        record_from_dict({**record().head_dict(), "moves": [], **change})
    assert error.value.key == key


def test_a_missing_game_is_named() -> None:
    with pytest.raises(RecordError, match="game"):
        record_from_dict({"seats": 2, "players": ["a", "b"]})


def test_a_replay_steps_through_positions_and_events() -> None:
    again = replay(TIN_CANS, record(*PASSED, (0, "roll"), (-1, "dice 5")))
    assert again.state.points == [5, 0, 0]
    assert again.chance_count == 2
    assert len(again.steps) == 6
    assert again.steps[1].before.phase == "pass"
    assert [event.kind for event in again.steps[5].events] == ["rolled"]


def test_undo_takes_back_chance_too_and_its_count() -> None:
    again = replay(TIN_CANS, record(*PASSED, (0, "roll"), (-1, "dice 5"), (-1, "undo 2")))
    assert again.state.points == [0, 0, 0]
    assert again.chance_count == 1
    assert TIN_CANS.actors(again.state) == (0,)


def test_undo_counts_standing_moves_only() -> None:
    entries = (
        *PASSED,
        (0, "roll"),
        (-1, "dice 5"),
        (-1, "undo 2"),
        (-1, "seat 1 cowhand"),
        (0, "steal 1"),
        (-1, "undo 2"),
    )
    again = replay(TIN_CANS, record(*entries))
    assert again.state.phase == "pass"


def test_a_change_of_seats_changes_no_position() -> None:
    assert (
        replay(TIN_CANS, record(*PASSED, (-1, "seat 2 cowhand"))).state
        == replay(TIN_CANS, record(*PASSED)).state
    )


def test_an_interrupt_is_replayed_out_of_turn() -> None:
    again = replay(TIN_CANS, record(*PASSED[:1], (0, "pass 2S"), *PASSED[2:], (1, "whistle")))
    assert again.state.out == [WHISTLE]
    assert again.state.turn == 1


@pytest.mark.parametrize(
    ("number", "entries"),
    [
        (1, ((-1, DEAL), (0, "pass 3S"))),
        (1, ((-1, DEAL), (0, "hop"))),
        (1, ((-1, DEAL), (5, "roll"))),
        (0, ((-1, "deal 2S"),)),
        (1, ((-1, DEAL), (-1, "undo 2"))),
        (1, ((-1, DEAL), (-1, "undo"))),
        (1, ((-1, DEAL), (-1, "seat 3 cowhand"))),
        (1, ((-1, DEAL), (-1, "seat 1"))),
        (1, ((-1, DEAL), (-1, "dice 3"))),
        (1, ((-1, DEAL), (-1, "next-hand"))),
    ],
)
def test_a_refused_entry_is_named(number: int, entries: tuple[tuple[int, str], ...]) -> None:
    with pytest.raises(ReplayError) as error:
        replay(TIN_CANS, record(*entries))
    assert error.value.number == number
    assert error.value.why


def test_a_check_that_differs_is_named() -> None:
    good = replay(TIN_CANS, record(*PASSED)).state
    sound = record(*PASSED)
    sound.entries[-1] = replace(sound.entries[-1], check=check_hash(TIN_CANS, good))
    assert replay(TIN_CANS, sound).state == good
    sound.entries[-1] = replace(sound.entries[-1], check="00000000")
    with pytest.raises(ReplayError, match="check"):
        replay(TIN_CANS, sound)


def test_the_game_must_be_for_so_many() -> None:
    with pytest.raises(RecordError, match="seats"):
        replay(TIN_CANS, record(seats=7, players=("a",) * 7))


def test_a_check_is_eight_hex_digits() -> None:
    check = check_hash(TIN_CANS, replay(TIN_CANS, record(*PASSED)).state)
    assert len(check) == 8
    assert int(check, 16) >= 0
