"""Wyoming Cowboy at a table, in a record and in a file: secret passes, undo, resuming, guns by seat."""

from __future__ import annotations

from typing import Any

from tabletop.ai.arena import census
from tabletop.core.options import make_rules
from tabletop.core.record import record_from_dict, replay
from tabletop.core.rng import Stream
from tabletop.core.scenario import run_scenario
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY as GAME
from tabletop.session.plans import SeatPlan
from tabletop.session.table import Step, Table
from tests.unit.wyoming_setup import at, turn

PEOPLE = [SeatPlan("human", name) for name in ("Ana", "Bo", "Cy", "Di")]


def table_of(seed: int = 1, **rules: Any) -> Table:
    table = Table(GAME, make_rules(GAME.options, rules), PEOPLE, seed)
    table.start()
    return table


def play_on(table: Table, source: Stream, moves: int = 100_000) -> None:
    """Play uniformly."""
    for _ in range(moves):
        if table.over == "game":
            return
        if table.over == "hand":
            table.next_hand()
            continue
        seat = source.choice(table.actors)
        table.submit(seat, source.choice(list(table.legal(seat))))


def test_a_pass_is_held_until_all_have_chosen_and_may_be_changed() -> None:
    table = table_of()
    dealer = table.actors[0]
    table.submit(dealer, GAME.parse_move("direction across"))
    steps: list[Step] = []
    table.subscribe(3, steps.append)
    for seat in (2, 0, 1):
        table.submit(seat, table.legal(seat)[0])
    assert table.undo(0)
    table.submit(0, table.legal(0)[5])
    table.submit(3, table.legal(3)[0])
    assert [entry.move.split()[0] for entry in table.record.entries[-4:]] == ["pass"] * 4
    assert table.view(3).phase == "action"
    told = [event for step in steps for event in step.events if event.kind == "cards-passed"]
    hidden = [event.seat for event in told if -1 in getattr(event, "cards", ())]
    assert sorted(event.seat for event in told) == [0, 1, 2, 3]
    assert hidden == [0, 2]  # seats 1 and 3 sit across from each other


def test_a_card_to_the_discard_pile_is_one_gesture_and_one_undo() -> None:
    table = table_of()
    play_on(table, Stream(3), 5)
    seat = table.actors[0]
    before = GAME.encode(table.view(seat))
    card = next(m for m in table.legal(seat) if m[0] == "nothing")
    view = table.view(seat)
    spare = next(c for c in view.hands[seat] if c >> 2 not in (4, 7, 8))
    moves = GAME.straight_discard(view, seat, [f"hand:{seat}:{name(spare)}", "pile:discard"])
    assert moves is not None and moves[0] == card
    table.try_all(seat, moves)
    assert table.view(seat).phase == "draw"
    assert table.undo(seat)
    assert GAME.encode(table.view(seat)) == before


def name(card: int) -> str:
    return GAME.move_text(("discard", card)).split()[1]


def test_a_record_resumed_anywhere_is_the_same_game() -> None:
    table = table_of(seed=5, hand_limit=2, points={"ten": 7})
    play_on(table, Stream(8))
    record = record_from_dict(
        table.record.head_dict()
        | {"moves": [{"seat": e.seat, "move": e.move, "check": e.check or ""} for e in table.record.entries]}
    )
    assert table.record.head_dict()["rules"] == {"hand_limit": 2, "points": {"ten": 7}}
    assert replay(GAME, record).state.scores == tuple(table.scores)
    for cut in (3, 9, 40, 41, 42, 43, 90):
        part = record_from_dict({**record.head_dict(), "moves": []})
        part.entries.extend(record.entries[:cut])
        again = Table.resume(part, GAME)
        again.start()
        play_on(again, Stream(cut))
        assert again.over == "game"
        assert again.record.entries[:cut] == record.entries[:cut]


def test_a_census_counts_guns_and_chosen_cards() -> None:
    s = turn(
        "2S",
        "KH",
        "QC",
        guns=[[".38 3S 8H"], [".45 4S 5S*"], []],
        tens=["TS", "", ""],
        cowboys=["KD", "", ""],
    )
    assert census(GAME, s) == tuple(range(48))
    s = at({"phase": "pass3", "dealer": 0, "turn": {"direction": "left", "passed": ["2S 3D 4H", "", ""]}})
    assert census(GAME, s) == tuple(range(48))


def expecting(guns: list[list[str]], **more: Any) -> list[str]:
    """The keys in which a position with these guns differs from what is expected."""
    position = {
        "hands": ["9C", "", ""],
        "guns": [[".38 3S 8H", ".22 2S 2H"], [".45 4S 5S"], []],
        "phase": "action",
    }
    data = {"game": GAME.key, "seats": 3, "position": position, "expect": {"guns": guns, **more}}
    return [failure["key"] for failure in run_scenario(data, {GAME.key: GAME})["failed"]]


def test_guns_are_compared_by_seat_in_any_order() -> None:
    assert expecting([[".22 2S 2H", ".38 3S 8H"], [".45 4S 5S"], []]) == []
    assert expecting([[".38 3S 8H", ".22 2S 2H"], [".45 4S 5S"], []]) == []
    assert expecting([[".45 4S 5S"], [".38 3S 8H", ".22 2S 2H"], []]) == ["guns"]
    assert expecting([[".38 3S 8H"], [".45 4S 5S"], []]) == ["guns"]
    assert expecting([[".38 3S 8H*", ".22 2S 2H"], [".45 4S 5S"], []]) == ["guns"]
