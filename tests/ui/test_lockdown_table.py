"""What a table of Lockdown Poker shows: hands by name, who goes first, the showdown, pots; what AI seats do
out of turn; that all comes to rest where the layout has it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.core.game import Move
from tabletop.scenes.lockdown_poker import chips, layout
from tabletop.session.table import Table
from tests.ui.board_pilot import plans_of
from tests.ui.lockdown_pilot import GAME, Dealt, LockdownPilot, at_the_table, misplaced, position

TURN: dict[str, Any] = {
    "hole": ["4C", "9D", "JH"],
    "up": ["KH! 3S KD", "7D QC! X1", "2C 8S XS"],
    "deck": "5H 6D",
    "dealer": 2,
    "to_act": 0,
    "phase": "switch",
    "round": 4,
}
LAST: dict[str, Any] = {
    "hole": ["7C", "9D", "QH"],
    "up": ["KS! X1 KC 7H 3D", "7D QC! JC 8S 2H", "AC 4S 4D 9S TD"],
    "dealer": 2,
    "to_act": 2,
    "round": 6,
    "acted": [0, 1],
    "phase": "switch",
    "deck": "4H 6S 2S",
}
SEATS = "human:Ana,random:Kid,random:Ruby"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[LockdownPilot]:
    with at_the_table(tmp_path) as one:
        yield one


class Aside(Dealt):
    """An AI seat that acts out of turn once, when it is asked."""

    def __init__(self, table: Table, seat: int, move: str) -> None:
        super().__init__(table, still=True)
        self.aside: tuple[int, str] | None = (seat, move)

    def answer(self) -> tuple[int, Move] | None:
        if self.aside is not None and self.aside[0] in self._table.interrupts:
            seat, move = self.aside
            self.aside = None
            return seat, GAME.parse_move(move)
        return super().answer()


class TestWords:
    def test_the_hands_showing_are_named(self, pilot: LockdownPilot) -> None:
        pilot.sit_at(SEATS, position(3, **TURN), still=True)
        pilot.my_turn()
        assert pilot.words("text:showing:1") == "pair of queens; a deputy as the second queen"
        assert pilot.words("text:showing:2") == "high card, eight", "a Sheriff showing counts for nothing"
        assert pilot.words("text:best") == "Your best hand: pair of kings"

    def test_the_seventh_card_counts_for_its_owner_alone(self, pilot: LockdownPilot) -> None:
        up = ["KH 3S KD 4D 9C", "7D QC X1 2D 8C", "2C 8S TS 3H 5C"]
        money = {"stacks": [40] * 3, "bets": [0] * 3, "paid": [2] * 3}
        seven = {**TURN, **money, "round": 7, "phase": "bet", "seventh": ["KC", "7S", "QS"], "up": up}
        pilot.sit_at(SEATS, position(3, rules={"scoring": "money"}, **seven), still=True)
        pilot.my_turn()
        assert pilot.words("text:best") == "Your best hand: three of a kind, kings"
        assert pilot.words("text:showing:0") == "pair of kings"
        assert "face down" in pilot.words("hole:0")
        assert "king of clubs" in pilot.words("seventh:0")

    def test_who_goes_first_and_why(self, pilot: LockdownPilot) -> None:
        keys = {**LAST, "round": 5, "up": ["KS KC 7H 3D", "7D QC! JC 8S", "AC 4S 9S TD"], "acted": [0, 1]}
        pilot.sit_at(SEATS, position(3, **keys), "stand", still=False)
        pilot.until("await-human")
        assert "Switching, round 4 of 4" in pilot.words("text:round")
        assert "Ana first: highest hand showing" in pilot.words("text:round")
        assert "pair of kings" in pilot.words("text:round")
        assert pilot.words("text:deed:0") == "goes first: highest hand"


class TestShowdown:
    def test_hands_are_named_ranked_and_scored(self, pilot: LockdownPilot) -> None:
        pilot.sit_at(SEATS, position(3, points=[3, 5, 1], **LAST), "stand")
        assert pilot.until() == "hand-over"
        board = pilot.board
        assert (
            pilot.words("text:best") == "Your hand: full house, kings over sevens; a deputy as the third king"
        )
        assert "Ana wins" in pilot.words("text:winner")
        assert board.pieces.shown[0].tags == {52: ("K", "")}
        assert sorted(shown.place for shown in board.pieces.shown.values()) == [1, 2, 3]
        assert board.pieces.points[0] == 3 + 6 + 5
        row = layout.OWN_ROW
        raised = {s.card for s in board.pieces.own if s.y < row.top + row.card / 2}
        assert raised == set(board.pieces.shown[0].counts)
        assert misplaced(board) == []

    def test_the_hole_card_turns_last(self, tmp_path: Path) -> None:
        with at_the_table(tmp_path, speed="calm") as pilot:
            pilot.sit_at(SEATS, position(3, **LAST), "stand")
            turned: list[str] = []
            for _frame in range(1200):
                pilot.step()
                for id in ("hole:0", "seventh:1", "hole:1", "seventh:2", "hole:2"):
                    if id in pilot.ids and "face down" not in pilot.words(id) and id not in turned:
                        turned.append(id)
                if len(turned) == 5:
                    break
            assert turned == ["hole:0", "seventh:1", "hole:1", "seventh:2", "hole:2"]

    def test_the_next_hand_is_dealt_by_the_button(self, pilot: LockdownPilot) -> None:
        pilot.sit_at(SEATS, position(3, **LAST), "stand")
        pilot.until("hand-over")
        pilot.key("return")
        pilot.until("await-human", "hand-over")
        assert pilot.board.view.hand == 2
        assert pilot.board.winner_words is None
        assert misplaced(pilot.board) == []

    def test_side_pots_are_told_together(self, pilot: LockdownPilot) -> None:
        money = {"stacks": [20, 20, 0], "bets": [0, 0, 0], "paid": [20, 20, 8]}
        keys = {**LAST, **money, "phase": "bet", "round": 7, "seventh": ["4H", "6S", "2S"], "to_act": 0,
                "acted": [1], "deck": "5S"}  # fmt: skip
        pilot.sit_at(SEATS, position(3, rules={"scoring": "money"}, **keys), still=True)
        pilot.my_turn()
        assert pilot.board.pieces.pots == [24, 24]
        assert "side pots 24" in pilot.words("pot")
        pilot.press("button:check")
        assert pilot.until() in ("hand-over", "results")
        assert "Ana wins 48" in pilot.words("text:winner")
        assert misplaced(pilot.board) == []

    def test_a_sheriff_in_the_hole_may_capture_at_the_showdown(self, pilot: LockdownPilot) -> None:
        keys = {**LAST, "hole": ["XS", "9D", "QH"]}
        pilot.sit_at(SEATS, position(3, rules={"hole_sheriff": "showdown"}, **keys), "stand")
        pilot.my_turn()
        assert "sheriff:0" in pilot.ids
        pilot.drag("sheriff:0", "up:2:AC")
        assert pilot.texts() == ["2: stand", "0: sheriff 2 AC"]
        assert pilot.until() == "hand-over"
        assert "ace of clubs" in pilot.words("hole:0")
        assert misplaced(pilot.board) == []


class TestOutOfTurn:
    def test_an_ai_plays_its_sheriff_in_a_persons_turn(self, pilot: LockdownPilot) -> None:
        table = Table.at_position(GAME, plans_of(SEATS), position(3, **TURN), 7)
        pilot.show(table, Aside(table, 2, "sheriff 0 KH"))
        pilot.wait(1.0)
        pilot.my_turn()
        assert pilot.texts() == ["2: sheriff 0 KH"]
        assert "up:0:5H" in pilot.ids, "Ana was dealt a new one"
        assert pilot.board.asked == 0
        assert misplaced(pilot.board) == []

    def test_nothing_is_taken_out_of_a_hand_that_aims(self, pilot: LockdownPilot) -> None:
        table = Table.at_position(GAME, plans_of(SEATS), position(3, **TURN), 7)
        seats = Aside(table, 2, "")
        seats.aside = None
        pilot.show(table, seats)
        pilot.my_turn()
        pilot.take_hold("up:0:3S")
        seats.aside = (2, "sheriff 0 KH")
        pilot.wait(1.5)
        assert pilot.texts() == []
        pilot.let_go()
        pilot.wait(1.0)
        assert pilot.texts() == ["2: sheriff 0 KH"]


class TestRest:
    @pytest.mark.parametrize(
        ("seats", "rules"),
        [
            (2, {"scoring": "points", "hands": 2}),
            (4, {"scoring": "money", "limit": "pot", "hands": 2}),
            (6, {"scoring": "money", "limit": "fixed", "hands": 1}),
        ],
    )
    def test_everything_rests_where_the_layout_has_it(
        self, tmp_path: Path, seats: int, rules: dict[str, Any]
    ) -> None:
        with at_the_table(tmp_path) as pilot:
            pilot.sit(",".join(["human:Ana", *["random"] * (seats - 1)]), 5, rules)
            chance = Random(5)
            for _turn in range(60):
                kind = pilot.until("await-human", "hand-over", "game-over")
                if kind == "results":
                    break
                assert misplaced(pilot.board) == []
                assert pilot.is_painted_as_it_is()
                if kind == "hand-over":
                    pilot.board.next_hand()
                elif kind == "await-human":
                    pilot.move(chance)
            assert pilot.scene.name == f"results:{GAME.key}"

    def test_fades_instead_of_flights(self, tmp_path: Path) -> None:
        with at_the_table(tmp_path, speed="calm", reduced_motion=True) as pilot:
            pilot.sit("human:Ana,random:Kid", 3, {"scoring": "money"})
            pilot.until("await-human", most=60)
            assert misplaced(pilot.board) == []


class TestLayout:
    @pytest.mark.parametrize("seats", range(2, 7))
    def test_rows_plates_and_piles_keep_apart(self, seats: int) -> None:
        spots = layout.spots(seats, 0)
        for money in (False, True):
            mid = layout.middle(seats, money)
            boxes = {f"row {seat}": spot.row.box for seat, spot in spots.items()}
            boxes |= {f"plate {seat}": spot.plate for seat, spot in spots.items()}
            boxes |= {"deck": mid.deck.box(0.714), "dead": mid.dead.box(0.714), "panel": layout.PANEL}
            boxes |= {"prompt": layout.PROMPT, "best": layout.BEST}
            if money:
                boxes["sign"] = mid.sign
            for (one, a), (other, b) in combinations(boxes.items(), 2):
                assert a.overlap(b) == 0, (seats, money, one, other)

    @pytest.mark.parametrize("seats", range(2, 7))
    def test_seats_go_clockwise_from_the_bottom(self, seats: int) -> None:
        for bottom in range(seats):
            spots = layout.spots(seats, bottom)
            assert spots[bottom] is layout.OWN
            assert sorted(spots) == list(range(seats))
        assert len({spot.medal for spot in spots.values()}) == seats

    def test_chips_never_show_more_than_there_are(self) -> None:
        for amount in range(1, 400):
            piles = chips.stacks(amount)
            assert 0 < sum(pile.value * pile.high for pile in piles) <= amount
            assert all(pile.high <= chips.TALL for pile in piles)
