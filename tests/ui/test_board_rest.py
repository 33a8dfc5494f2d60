"""At rest every sprite stands where the layout puts it: whatever was played, resumed or taken back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tabletop.core.options import make_rules
from tabletop.scenes.house import TableOrder
from tabletop.scenes.tables import reopen_table
from tabletop.session.table import Table
from tests.ui.board_pilot import GAME, KEY, BoardPilot, at_the_table, misplaced, plans_of

LEVELS = ("cowhand", "greenhorn")


def seats(number: int, humans: int = 1) -> str:
    return ",".join("human" if i < humans else LEVELS[i % 2] for i in range(number))


def standing(pilot: BoardPilot) -> list[tuple[int, float, float, float]]:
    """Every sprite with its place."""
    return [(s.card, round(s.x, 2), round(s.y, 2), round(s.angle, 2)) for s in pilot.board.pieces.every()]


def play_at_random(pilot: BoardPilot, moves: int, chance: Random) -> int:
    """Random legal moves for the person, sprites and layout compared before each; how many were made."""
    made = 0
    while made < moves and (state := pilot.until(seconds=0.25)) != "results":
        assert misplaced(pilot.board) == []
        assert pilot.is_painted_as_it_is()
        if state == "hand-over":
            pilot.press("button:deal")
        elif state == "await-human":
            pilot.move(chance)
            made += 1
        else:
            pilot.wait(3)  # the last banner hangs for a while before the results come
    return made


@pytest.mark.parametrize("decks", ["one", "two"])
@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_every_sprite_stands_where_the_layout_puts_it(tmp_path: Path, number: int, decks: str) -> None:
    rules = {"decks": decks, "bullet_at": 5, "voluntary_pickup": True}
    with at_the_table(tmp_path, speed="brisk") as pilot:
        pilot.sit(seats(number), seed=number * 10 + len(decks), rules=rules)
        assert play_at_random(pilot, 8, Random(number)) >= 1


def test_from_the_deal_to_the_last_card_of_a_match(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit("human,cowhand", seed=3, rules={"match_wins": 2, "stalemate_turns": 30})
        assert play_at_random(pilot, 400, Random(1)) > 20
        assert pilot.until() == "results"


def test_a_resumed_table_stands_as_it_was_left(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit("human,cowhand,cowhand", seed=5)
        play_at_random(pilot, 6, Random(2))
        pilot.my_turn()
        left = standing(pilot)
        pilot.show(Table.resume(pilot.table.record, pilot.table.game)).my_turn()
        assert misplaced(pilot.board) == []
        assert standing(pilot) == left


def test_taking_back_puts_every_card_back(tmp_path: Path) -> None:
    with at_the_table(tmp_path, speed="brisk") as pilot:
        pilot.sit("human,cowhand,cowhand", seed=5, free_undo=True)
        chance = Random(4)
        for _round in range(4):
            pilot.my_turn()
            before = pilot.board.view
            pilot.move(chance)
            pilot.my_turn()
            pilot.key("u")
            pilot.my_turn()
            assert pilot.board.view == before
            assert misplaced(pilot.board) == []
            pilot.move(chance)


def test_a_record_opened_from_the_store_shows_the_same_table(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        order = TableOrder(KEY, plans_of("human:Ana,human:Kid"), make_rules(GAME.options, {}), 5)
        pilot.house.go_table(order)
        pilot.step()
        pilot.until("curtain", "await-human")
        if pilot.scene.state == "curtain":
            pilot.press("button:ready")
        pilot.my_turn()
        pilot.move(Random(1))
        pilot.until("curtain", "await-human")
        pilot.table.settle()
        position = GAME.position(pilot.table.view(pilot.table.actors[0]))
        pilot.house.go_title()
        pilot.wait(0.5)
        info = pilot.house.store.unfinished()
        assert info is not None
        assert reopen_table(pilot.house, info) is not None
        pilot.until("curtain", "await-human")
        assert GAME.position(pilot.table.view(pilot.table.actors[0])) == position
