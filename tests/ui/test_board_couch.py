"""Who sees what: several people at one screen, spectators, and the pictures that are really painted."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.core.cards import HIDDEN, card_text
from tabletop.scenes.board import Board
from tabletop.ui.canvas import Canvas
from tests.ui.board_pilot import BoardPilot, at_the_table, misplaced, position


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of all pictures painted since it was last cleared."""
    names: set[str] = set()
    picture = Canvas.picture

    def recording(self: Canvas, name: str, *args: Any, **more: Any) -> None:
        names.add(name)
        picture(self, name, *args, **more)

    monkeypatch.setattr(Canvas, "picture", recording)
    return names


def faces(names: set[str]) -> set[str]:
    """The cards whose faces are among the pictures."""
    return {name.partition("/")[2] for name in names if name.startswith(("card/", "card4/"))}


def open_to(pilot: BoardPilot, seat: int | None) -> set[str]:
    """The cards that eyes at this seat may see now: its view's, and its own bullets'."""
    view = pilot.table.view(seat)
    cards = [*view.pile, *view.out, *(card for hand in view.hands for card in hand)]
    return {card_text(card) for card in cards if card != HIDDEN}


def test_never_is_a_hidden_face_painted_or_named(tmp_path: Path, painted: set[str]) -> None:
    """Frame by frame through a game of two people and an AI seat, curtains and all."""
    with at_the_table(tmp_path, speed="brisk") as pilot:
        pilot.sit("human:Ana,human:Kid,cowhand", 21, {"bullet_at": 5})
        chance, turns = Random(3), 0
        while turns < 16:
            allowed = open_to(pilot, pilot.board.eyes)
            painted.clear()
            pilot.step(seconds=0.1)
            if not isinstance(pilot.scene, Board):
                if pilot.scene.name.startswith("results"):
                    break
                assert faces(painted) == set(), "the curtain shows nothing of the table"
                assert not [id for id in pilot.ids if id.startswith("hand:")]
                if pilot.scene.state == "curtain" and pilot.scene.takes_input:
                    pilot.press("button:ready")
                continue
            allowed |= open_to(pilot, pilot.board.eyes)
            assert faces(painted) <= allowed
            for element in pilot.window.elements():
                if element.id.startswith("hand:") and element.id.count(":") == 2:
                    assert element.id.split(":")[1] == str(pilot.board.eyes), element.id
            if pilot.board.state == "await-human":
                pilot.move(chance)
                turns += 1


def test_the_curtain_calls_the_one_who_is_to_come_and_tells_what_he_may_know(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit("human:Ana,human:Kid,human:Zoë", 5)
        chance = Random(1)
        order: list[int] = []
        for _turn in range(6):
            assert pilot.until("curtain", "await-human") == "curtain"
            (acting,) = pilot.table.actors
            words = pilot.words("text:curtain")
            assert words.startswith(f"Pass the table to {pilot.table.plans[acting].name}.")
            assert pilot.board.eyes is None, "secrets lie face down before the curtain falls"
            pilot.press("button:ready")
            pilot.my_turn()
            assert pilot.board.bottom == pilot.board.eyes == acting
            assert misplaced(pilot.board) == []
            order.append(acting)
            pilot.move(chance)
        assert order == [(order[0] + i) % 3 for i in range(6)] or len(set(order)) > 1


def test_no_curtain_between_two_moves_of_one_person(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        five_first = position(2, hands=["5S 7D 8D", "QS JD KC"], pile="4D", to_act=0)
        pilot.sit_at("human:Ana,human:Kid", five_first)
        pilot.until("curtain")
        pilot.press("button:ready")
        pilot.my_turn()
        pilot.press("hand:0:5S")
        pilot.press("pile:discard")
        assert pilot.until("curtain", "await-human") == "await-human", "the 5 gives him another turn"
        assert pilot.board.asked == 0


def test_one_person_never_meets_a_curtain(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit("cowhand,human:Ana,cowhand", 5)
        chance = Random(1)
        for _turn in range(6):
            assert pilot.until() == "await-human"
            assert pilot.board.bottom == pilot.board.eyes == 1
            pilot.move(chance)


@pytest.mark.parametrize("seats", ["cowhand,greenhorn", "cowhand,cowhand,greenhorn,greenhorn"])
def test_a_table_of_ai_seats_alone_plays_to_its_end_and_shows_no_hand(
    tmp_path: Path, painted: set[str], seats: str
) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit(seats, 12)
        for _frame in range(3000):
            if pilot.scene.name.startswith("results"):
                break
            known = open_to(pilot, None)
            painted.clear()
            pilot.step(seconds=0.25)
            if isinstance(pilot.scene, Board):
                assert faces(painted) <= known | open_to(pilot, None) | turned_over(pilot)
                assert not [
                    i for i in pilot.ids if i.startswith("hand:") and ":back:" not in i and i.count(":") == 2
                ]
        assert pilot.scene.name.startswith("results")


def turned_over(pilot: BoardPilot) -> set[str]:
    """Cards that went into a hand for all to see: a chamber card that did not fit."""
    shown = [event for event in pilot.table.hand_events(0) if event["kind"] in ("flipped", "played")]
    cards = [event.get("cards") or event.get("card") for event in shown]
    return {each for card in cards for each in (card if isinstance(card, list) else str(card).split())}
