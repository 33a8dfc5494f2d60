"""Several people at one table of Lockdown Poker: curtains, private looks at the seventh card, one Sheriff
button; nobody learns from them who holds what."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.ui.lockdown_pilot import LockdownPilot, at_the_table, misplaced, position

ROWS: dict[str, Any] = {
    "hole": ["4C", "9D", "JH"],
    "up": ["KH! 3S 8D 6C 2D", "7D QC! 2C TS 4H", "8S AC 5D 9H 3D"],
    "dealer": 2,
    "to_act": 2,
    "phase": "switch",
    "round": 6,
    "acted": [0, 1],
}
ANA, KID = "human:Ana", "human:Kid"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[LockdownPilot]:
    with at_the_table(tmp_path) as one:
        yield one


def last_turn(pilot: LockdownPilot, deck: str, rules: dict[str, Any] | None = None, **keys: Any) -> None:
    """Ruby, an AI seat, is the last to switch in the last round; then the seventh card is dealt from `deck`:
    to Ana, Kid, Ruby."""
    state = position(3, rules=rules, deck=deck, **{**ROWS, **keys})
    pilot.sit_at(f"{ANA},{KID},random:Ruby", state, "stand", still=False)
    pilot.until("curtain", "await-human")


def look(pilot: LockdownPilot, name: str, card: str) -> None:
    """The curtain calls this person, whose seventh card is then seen, and nobody else's."""
    assert name in pilot.words("text:curtain")
    pilot.press("button:ready")
    pilot.until("await-human")
    seat = ("Ana", "Kid").index(name)
    assert pilot.board.seat == seat
    assert card in pilot.words(f"seventh:{seat}")
    assert "face down" in pilot.words(f"seventh:{1 - seat}")


class TestPoints:
    def test_everybody_looks_in_seat_order_before_the_cards_are_turned_up(self, pilot: LockdownPilot) -> None:
        last_turn(pilot, "QS 5S 6H")
        look(pilot, "Ana", "queen of spades")
        pilot.press("button:ready")
        assert pilot.until("curtain") == "curtain"
        look(pilot, "Kid", "5 of spades")
        pilot.press("button:ready")
        assert pilot.until("hand-over") == "hand-over"
        assert misplaced(pilot.board) == []

    def test_a_holder_is_called_like_everybody_and_is_ready_like_everybody(
        self, pilot: LockdownPilot
    ) -> None:
        last_turn(pilot, "XS 5S 6H")
        look(pilot, "Ana", "the Sheriff")
        assert "hold the Sheriff" in pilot.words("text:prompt")
        pilot.press("button:ready")
        pilot.until("curtain")
        look(pilot, "Kid", "5 of spades")
        pilot.press("button:ready")
        assert pilot.until("hand-over", "curtain") == "hand-over", "no second curtain tells who held it"
        assert pilot.texts() == ["2: stand", "0: no-sheriff"]

    def test_the_holder_plays_it_in_his_look(self, pilot: LockdownPilot) -> None:
        last_turn(pilot, "QS XS 6H 7C")
        look(pilot, "Ana", "queen of spades")
        pilot.press("button:ready")
        pilot.until("curtain")
        look(pilot, "Kid", "the Sheriff")
        pilot.drag("seventh:1", "up:0:KH")
        assert pilot.texts() == ["2: stand", "1: sheriff 0 KH"]
        assert pilot.until("hand-over") == "hand-over"
        assert misplaced(pilot.board) == []

    def test_no_card_is_seen_between_two_looks(self, pilot: LockdownPilot) -> None:
        last_turn(pilot, "QS 5S 6H")
        look(pilot, "Ana", "queen of spades")
        pilot.press("button:ready")
        pilot.until("curtain")
        assert all(s.card == -1 for row in pilot.board.pieces.seventh for s in row)
        assert pilot.board.seat is None

    @pytest.mark.parametrize("deck", ["XS 5S 6H", "QS 5S XS"])
    def test_a_look_shows_the_same_whoever_holds_it(self, pilot: LockdownPilot, deck: str) -> None:
        seen = []
        for cards in ("QS 5S 6H", deck):
            last_turn(pilot, cards)
            pilot.press("button:ready")
            pilot.until("await-human")
            pilot.press("button:ready")
            pilot.until("curtain")
            look(pilot, "Kid", "5 of spades")
            pilot.click((640, 330))
            elements = [(e.id, e.name, e.enabled) for e in pilot.window.elements()]
            seen.append((pilot.picture(), elements))
        assert seen[0] == seen[1]

    def test_an_ai_holder_changes_nothing_for_them(self, pilot: LockdownPilot) -> None:
        last_turn(pilot, "QS 5S XS")
        look(pilot, "Ana", "queen of spades")
        pilot.press("button:ready")
        pilot.until("curtain")
        look(pilot, "Kid", "5 of spades")


class TestMoney:
    MONEY: dict[str, Any] = {"stacks": [40, 40, 40], "bets": [0, 0, 0], "paid": [4, 4, 4]}  # noqa: RUF012

    def test_they_look_before_the_betting_and_once_more_at_the_last_call(self, pilot: LockdownPilot) -> None:
        keys = {**ROWS, **self.MONEY, "phase": "bet"}
        state = position(3, rules={"scoring": "money"}, deck="QS 5S 6H", **keys)
        pilot.sit_at(f"{ANA},{KID},random:Ruby", state, "check", "check", "check")
        seen = []
        for _turn in range(20):
            kind = pilot.until("curtain", "await-human", "hand-over")
            if kind == "hand-over":
                break
            if kind == "curtain":
                seen.append("Ana" if "to Ana" in pilot.words("text:curtain") else "Kid")
                pilot.press("button:ready")
                continue
            if pilot.board.looking is not None:
                seen.append("look")
                pilot.press("button:ready")
            else:
                seen.append("check")
                pilot.press("button:check")
        once = ["Ana", "look", "Kid", "look"]
        assert seen[:4] == once
        assert seen[-4:] == once
        assert seen.count("check") == 2
        assert misplaced(pilot.board) == []

    def test_the_last_call_looks_the_same_whoever_holds_it(self, pilot: LockdownPilot) -> None:
        seen = []
        for sevenths in (["QS", "5S", "6H"], ["QS", "XS", "6H"], ["QS", "5S", "XS"]):
            keys = {**ROWS, **self.MONEY, "phase": "bet", "round": 7, "acted": [0, 1], "deck": "6S 7C"}
            state = position(3, rules={"scoring": "money"}, seventh=sevenths, **keys)
            pilot.sit_at(f"{ANA},{KID},random:Ruby", state, "check")
            pilot.until("curtain")
            look(pilot, "Ana", "queen of spades")
            pilot.click((640, 330))
            elements = [(e.id, e.name, e.enabled) for e in pilot.window.elements()]
            seen.append((pilot.picture(), elements))
        assert seen[0] == seen[1] == seen[2]

    def test_the_log_waits_for_the_end_of_the_look(self, pilot: LockdownPilot) -> None:
        last_turn(pilot, "QS 5S 6H")
        look(pilot, "Ana", "queen of spades")
        pilot.key("l")
        assert "button:ready" in pilot.ids, "no log: the showdown stands in it already"


class TestTheButton:
    def sit(self, pilot: LockdownPilot, seventh: list[str]) -> None:
        """Ana is asked for a bet; Kid's seventh card may be the Sheriff."""
        keys = {**ROWS, **TestMoney.MONEY, "phase": "bet", "round": 7, "to_act": 0, "acted": []}
        state = position(3, rules={"scoring": "money"}, seventh=seventh, deck="6S 7C", **keys)
        pilot.sit_at(f"{ANA},{KID},random:Ruby", state, still=True)
        pilot.until("curtain")
        pilot.press("button:ready")
        pilot.my_turn()

    def test_whose_then_the_curtain_then_the_capture(self, pilot: LockdownPilot) -> None:
        self.sit(pilot, ["QS", "XS", "6H"])
        assert not any(id.startswith("sheriff:") for id in pilot.ids), "no badge marks a hidden Sheriff"
        pilot.press("button:sheriff")
        pilot.press("button:whose:1")
        assert pilot.until("curtain") == "curtain"
        pilot.press("button:ready")
        pilot.until("await-human")
        pilot.drag("seventh:1", "seventh:0")
        assert pilot.texts() == ["1: sheriff 0 seventh"]
        assert pilot.until("curtain") == "curtain"
        assert "to Ana" in pilot.words("text:curtain")
        pilot.press("button:ready")
        pilot.my_turn()
        assert "6 of spades" in pilot.words("seventh:0"), "she was dealt a new one"
        assert misplaced(pilot.board) == []

    def test_who_does_not_hold_it_looks_just_as_long(self, pilot: LockdownPilot) -> None:
        self.sit(pilot, ["QS", "5S", "6H"])
        pilot.press("button:sheriff")
        pilot.press("button:whose:1")
        pilot.until("curtain")
        pilot.press("button:ready")
        pilot.until("await-human")
        assert pilot.board.seat == 1
        pilot.press("button:ready")
        assert pilot.until("curtain") == "curtain"
        pilot.press("button:ready")
        pilot.my_turn()
        assert pilot.board.asked == 0

    def test_ones_own_needs_no_curtain(self, pilot: LockdownPilot) -> None:
        self.sit(pilot, ["XS", "5S", "6H"])
        pilot.drag("seventh:0", "up:1:7D")
        assert pilot.texts() == ["0: sheriff 1 7D"]


class TestFaceUp:
    def test_anybodys_badge_is_live_while_another_person_is_asked(self, pilot: LockdownPilot) -> None:
        keys = {
            **ROWS,
            "up": ["KH! 3S", "XS QC!", "8S AC"],
            "round": 3,
            "to_act": 0,
            "acted": [],
            "deck": "6S",
        }
        pilot.sit_at(f"{ANA},{KID},random:Ruby", position(3, **keys), still=True)
        pilot.until("curtain")
        pilot.press("button:ready")
        pilot.my_turn()
        pilot.drag("sheriff:1", "up:0:KH")
        assert pilot.texts() == ["1: sheriff 0 KH"]
        pilot.until("await-human", "curtain")
        assert pilot.board.view.to_act == 0
        assert misplaced(pilot.board) == []

    def test_let_go_beside_everything_it_goes_back_and_the_turn_goes_on(self, pilot: LockdownPilot) -> None:
        keys = {
            **ROWS,
            "up": ["KH! 3S", "XS QC!", "8S AC"],
            "round": 3,
            "to_act": 0,
            "acted": [],
            "deck": "6S",
        }
        pilot.sit_at(f"{ANA},{KID},random:Ruby", position(3, **keys), still=True)
        pilot.until("curtain")
        pilot.press("button:ready")
        pilot.my_turn()
        pilot.drag("sheriff:1", (640, 300))
        assert pilot.board.interrupter is None
        pilot.drag("up:0:3S", "up:2:8S")
        assert pilot.texts() == ["0: switch 3S 2 8S"]
