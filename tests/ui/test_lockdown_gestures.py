"""What hands do at a table of Lockdown Poker: drags, clicks, keys and buttons become moves, or say why."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tabletop.core.cards import CARD_TEXT
from tests.ui.lockdown_pilot import LockdownPilot, at_the_table, misplaced, position

SEATS = "human:Ana,random:Kid,random:Ruby"
TURN: dict[str, Any] = {
    "hole": ["4C", "9D", "JH"],
    "up": ["KH! 3S", "7D QC!", "2C 8S"],
    "deck": "5H 6D",
    "dealer": 2,
    "to_act": 0,
    "phase": "switch",
    "round": 3,
}
BET: dict[str, Any] = {
    **TURN,
    "up": ["KH 3S", "7D QC", "2C 8S"],
    "phase": "bet",
    "stacks": [49, 45, 49],
    "bets": [0, 0, 0],
    "paid": [1, 1, 1],
}


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[LockdownPilot]:
    with at_the_table(tmp_path) as one:
        yield one


def turn(pilot: LockdownPilot, rules: dict[str, Any] | None = None, **keys: Any) -> LockdownPilot:
    """Ana's switching turn; the others never move."""
    pilot.sit_at(SEATS, position(3, rules=rules, **{**TURN, **keys}), still=True)
    pilot.my_turn()
    return pilot


def bet(pilot: LockdownPilot, limit: str, **keys: Any) -> LockdownPilot:
    """Ana's betting turn."""
    rules = {"scoring": "money", "limit": limit}
    pilot.sit_at(SEATS, position(3, rules=rules, **{**BET, **keys}), still=True)
    pilot.my_turn()
    return pilot


class TestSwitching:
    def test_a_card_dragged_onto_another_players_card_is_switched(self, pilot: LockdownPilot) -> None:
        turn(pilot).drag("up:0:3S", "up:2:8S")
        assert pilot.texts() == ["0: switch 3S 2 8S"]
        pilot.until("await-ai")
        assert pilot.board.view.up[0] == (44 + 1, 24)
        assert "8S" in pilot.words("up:0:8S") or "locked" in pilot.words("up:0:8S")
        assert misplaced(pilot.board) == []

    def test_or_the_other_way_round(self, pilot: LockdownPilot) -> None:
        turn(pilot).drag("up:2:8S", "up:0:3S")
        assert pilot.texts() == ["0: switch 3S 2 8S"]

    def test_two_clicks_do_the_same(self, pilot: LockdownPilot) -> None:
        turn(pilot).press("up:0:3S")
        assert "up:2:8S" in pilot.element("up:0:3S").accepts
        assert "up:1:QC" not in pilot.element("up:0:3S").accepts
        pilot.press("up:2:8S")
        assert pilot.texts() == ["0: switch 3S 2 8S"]

    def test_keys_do_the_same(self, pilot: LockdownPilot) -> None:
        turn(pilot).tab_to("up:2:8S")
        pilot.key("return")
        pilot.tab_to("up:0:3S")
        pilot.key("return")
        assert pilot.texts() == ["0: switch 3S 2 8S"]

    @pytest.mark.parametrize("how", ["drag", "back", "click", "pick"])
    def test_a_locked_card_says_who_locked_it(self, pilot: LockdownPilot, how: str) -> None:
        turn(pilot)
        if how == "drag":
            pilot.drag("up:0:3S", "up:1:QC")
        elif how == "back":
            pilot.drag("up:1:QC", "up:0:3S")
        elif how == "click":
            pilot.press("up:1:QC")
        else:
            pilot.press("up:0:3S")
            pilot.press("up:1:QC")
        assert pilot.board.code == "locked"
        assert "Locked by Kid" in pilot.words("text:reason")
        assert pilot.texts() == []

    @pytest.mark.parametrize("target", ["hole:1", "hole:0"])
    def test_a_hole_card_says_that_it_is_never_switched(self, pilot: LockdownPilot, target: str) -> None:
        turn(pilot).press(target)
        assert pilot.board.code == "face-down"
        assert pilot.texts() == []

    def test_undo_brings_both_cards_back(self, pilot: LockdownPilot) -> None:
        turn(pilot).drag("up:0:3S", "up:2:8S")
        pilot.until("await-ai")
        pilot.key("u")
        pilot.my_turn()
        assert {"up:0:3S", "up:2:8S"} <= set(pilot.ids)
        assert misplaced(pilot.board) == []


class TestLocking:
    def test_a_card_slid_down_is_locked(self, pilot: LockdownPilot) -> None:
        turn(pilot).drag("up:0:3S", pilot.below("up:0:3S"))
        assert pilot.texts() == ["0: lock 3S"]
        pilot.until("await-ai")
        assert "locked" in pilot.words("up:0:3S")
        assert misplaced(pilot.board) == []

    def test_a_little_is_not_enough(self, pilot: LockdownPilot) -> None:
        turn(pilot).drag("up:0:3S", pilot.below("up:0:3S", 20))
        assert pilot.texts() == []

    def test_the_button_locks_the_chosen_card(self, pilot: LockdownPilot) -> None:
        turn(pilot).press("up:0:3S")
        pilot.press("button:lock")
        assert pilot.texts() == ["0: lock 3S"]

    def test_so_does_its_key(self, pilot: LockdownPilot) -> None:
        turn(pilot).press("up:0:3S")
        pilot.key("1")
        assert pilot.texts() == ["0: lock 3S"]

    def test_without_a_card_the_button_says_what_is_missing(self, pilot: LockdownPilot) -> None:
        turn(pilot).press("button:lock")
        assert pilot.texts() == []
        assert "Choose one of your open cards" in pilot.words("text:reason")

    def test_a_locked_one_says_so(self, pilot: LockdownPilot) -> None:
        turn(pilot).drag("up:0:KH", pilot.below("up:0:KH"))
        assert pilot.board.code == "already-locked"


class TestDrawing:
    def test_the_discard_is_dragged_onto_the_deck(self, pilot: LockdownPilot) -> None:
        turn(pilot).drag("up:0:KH", "deck")
        assert pilot.texts() == ["0: draw KH"]
        pilot.until("await-ai")
        assert "up:0:5H" in pilot.ids
        assert misplaced(pilot.board) == []

    def test_clicks_in_either_order(self, pilot: LockdownPilot) -> None:
        turn(pilot).press("deck")
        pilot.press("up:0:3S")
        assert pilot.texts() == ["0: draw 3S"]

    def test_the_button_and_its_key(self, pilot: LockdownPilot) -> None:
        turn(pilot).press("up:0:3S")
        pilot.key("2")
        assert pilot.texts() == ["0: draw 3S"]

    def test_a_deck_that_is_kept_says_so(self, pilot: LockdownPilot) -> None:
        row = ["4C", "9D", "KH", "3S", "5D", "6C", "9S", "7D", "QC", "2H", "2S", "JD"]
        dead = [name for name in CARD_TEXT[:-1] if name not in (*row, "5H", "6D", "XS")]
        up = [" ".join(row[2:7]), " ".join(row[7:])]
        cards: dict[str, Any] = {"hole": row[:2], "up": up, "dead": " ".join(dead)}
        state = position(2, phase="switch", round=6, dealer=1, to_act=0, **cards)
        pilot.sit_at("human:Ana,random:Kid", state, still=True)
        pilot.my_turn()
        pilot.drag("up:0:3S", "deck")
        assert pilot.board.code == "deck-reserved"
        assert pilot.texts() == []

    def test_stand(self, pilot: LockdownPilot) -> None:
        turn(pilot).press("button:stand")
        assert pilot.texts() == ["0: stand"]


class TestFixedBets:
    def test_only_three_buttons(self, pilot: LockdownPilot) -> None:
        ids = set(bet(pilot, "fixed").ids)
        assert {"button:fold", "button:check", "button:bet"} <= ids
        assert "button:dial" not in ids

    @pytest.mark.parametrize(("key", "move"), [("2", "check"), ("3", "bet")])
    def test_keys(self, pilot: LockdownPilot, key: str, move: str) -> None:
        bet(pilot, "fixed").key(key)
        assert pilot.texts() == [f"0: {move}"]

    def test_chips_pushed_into_the_pot_are_the_bet(self, pilot: LockdownPilot) -> None:
        bet(pilot, "fixed").drag("chips:0", "pot")
        assert pilot.texts() == ["0: bet"]
        pilot.until("await-ai")
        assert pilot.board.pieces.bets == [2, 0, 0]
        assert misplaced(pilot.board) == []

    def test_a_call_and_a_raise(self, pilot: LockdownPilot) -> None:
        bet(pilot, "fixed", bets=[0, 0, 2], stacks=[49, 45, 47], raises=1, acted=[2])
        assert "Call 2" in pilot.words("button:call")
        assert "Raise to 4" in pilot.words("button:raise")
        pilot.press("button:raise")
        assert pilot.texts() == ["0: raise"]

    def test_folding_where_a_check_is_free_asks(self, pilot: LockdownPilot) -> None:
        bet(pilot, "fixed").press("button:fold")
        assert pilot.texts() == []
        pilot.press("button:no")
        assert pilot.texts() == []
        pilot.press("button:fold")
        pilot.press("button:yes")
        assert pilot.texts() == ["0: fold"]

    def test_folding_to_a_bet_does_not(self, pilot: LockdownPilot) -> None:
        bet(pilot, "fixed", bets=[0, 0, 2], stacks=[49, 45, 47], raises=1, acted=[2]).press("button:fold")
        assert pilot.texts() == ["0: fold"]
        pilot.until("await-ai")
        assert "folded" in pilot.words("text:showing:0")


class TestTheDial:
    NEAR: ClassVar[list[tuple[str, str]]] = [("deck", "1"), ("up:2:8S", "1"), ("seat:1", "1")]

    @pytest.mark.parametrize("over", ["deck", "up:2:8S", "seat:1"])
    def test_the_wheel_sets_the_bet_anywhere_over_the_table(self, pilot: LockdownPilot, over: str) -> None:
        bet(pilot, "none").wheel(over, 1)
        assert "Bet 3" in pilot.words("button:bet:3")
        pilot.key("3")
        assert pilot.texts() == ["0: bet 3"]

    def test_keys_set_it(self, pilot: LockdownPilot) -> None:
        bet(pilot, "none")
        for key in ("+", "+", "-", "page up"):
            pilot.key(key)
        pilot.key("3")
        assert pilot.texts() == ["0: bet 8"]

    def test_chips_add_and_the_arrow_takes_back(self, pilot: LockdownPilot) -> None:
        bet(pilot, "none").press("button:chip:10")
        pilot.press("button:chip:5")
        assert "button:bet:17" in pilot.ids
        pilot.press("button:chip:back")
        assert "button:bet:2" in pilot.ids

    def test_a_chip_dragged_into_the_pot_adds_too(self, pilot: LockdownPilot) -> None:
        bet(pilot, "none").drag("button:chip:10", "pot")
        assert "button:bet:12" in pilot.ids
        assert pilot.texts() == [], "the bet is made by the button, or by the own chips"
        pilot.drag("chips:0", "pot")
        assert pilot.texts() == ["0: bet 12"]

    def test_tickets_jump(self, pilot: LockdownPilot) -> None:
        bet(pilot, "none").press("button:all-in")
        pilot.press("button:bet:49")
        assert pilot.texts() == ["0: bet 49"]

    def test_the_pot_is_the_limit(self, pilot: LockdownPilot) -> None:
        bet(pilot, "pot").wheel("deck", 1)
        for _turn in range(9):
            pilot.wheel("deck", 1)
        assert "button:bet:3" in pilot.ids, "three antes lie in the pot"

    def test_it_is_turned_by_hand(self, pilot: LockdownPilot) -> None:
        bet(pilot, "none")
        box = pilot.element("button:dial").box
        top = pilot.window.stage.frame.point(box.cx, box.y + 12)
        pilot.drag("button:dial", top)
        assert pilot.board.control is not None
        assert 15 < pilot.board.control.amount < 40


class TestTheSheriff:
    HOLD: ClassVar[dict[str, Any]] = {"up": ["KH! XS", "7D QC!", "2C 8S"]}

    def waiting(self, pilot: LockdownPilot, **keys: Any) -> LockdownPilot:
        """It is Kid's turn, who thinks for ever; Ana holds the Sheriff."""
        state = position(3, **{**TURN, **self.HOLD, "to_act": 1, "acted": [], **keys})
        pilot.sit_at(SEATS, state, still=True)
        pilot.until("await-ai")
        return pilot

    def test_its_badge_is_dragged_onto_a_locked_card_while_another_thinks(self, pilot: LockdownPilot) -> None:
        self.waiting(pilot).drag("sheriff:0", "up:1:QC")
        assert pilot.texts() == ["0: sheriff 1 QC"]
        pilot.until("await-ai")
        assert "locked" in pilot.words("up:0:QC")
        assert "sheriff:0" not in pilot.ids
        assert misplaced(pilot.board) == []

    def test_clicks_do_the_same_and_hole_cards_can_be_taken(self, pilot: LockdownPilot) -> None:
        self.waiting(pilot).press("sheriff:0")
        assert {"hole:1", "hole:2", "up:2:8S"} <= set(pilot.element("sheriff:0").accepts)
        pilot.press("hole:2")
        assert pilot.texts() == ["0: sheriff 2 hole"]
        pilot.until("await-ai")
        assert misplaced(pilot.board) == []

    def test_keys_do_the_same(self, pilot: LockdownPilot) -> None:
        self.waiting(pilot).tab_to("sheriff:0")
        pilot.key("return")
        pilot.tab_to("up:2:8S")
        pilot.key("return")
        assert pilot.texts() == ["0: sheriff 2 8S"]

    def test_the_card_itself_is_the_badge(self, pilot: LockdownPilot) -> None:
        self.waiting(pilot).drag("up:0:XS", "up:2:8S")
        assert pilot.texts() == ["0: sheriff 2 8S"]

    def test_in_ones_own_turn_the_card_is_switched_and_the_badge_captures(self, pilot: LockdownPilot) -> None:
        turn(pilot, **self.HOLD).drag("sheriff:0", "up:1:QC")
        assert pilot.texts() == ["0: sheriff 1 QC"]
        pilot.my_turn()
        pilot.drag("up:0:QC", "up:2:8S")
        assert pilot.texts() == ["0: sheriff 1 QC", "0: switch QC 2 8S"]

    def test_others_wait_while_it_is_in_the_hand(self, pilot: LockdownPilot) -> None:
        state = position(3, **{**TURN, **self.HOLD, "to_act": 1})
        pilot.sit_at(SEATS, state, "stand")
        pilot.until("await-ai")
        pilot.take_hold("sheriff:0")
        pilot.wait(4.0)
        assert pilot.texts() == []
        pilot.key("escape")
        pilot.until("await-ai", most=6)
        pilot.wait(2.0)
        assert pilot.texts()[:1] == ["1: stand"]

    def test_they_leave_a_second_and_a_half_at_every_speed(self, pilot: LockdownPilot) -> None:
        state = position(3, **{**TURN, **self.HOLD, "to_act": 1})
        pilot.sit_at(SEATS, state, "stand")
        pilot.until("await-ai")
        pilot.wait(1.2)
        assert pilot.texts() == []
        pilot.wait(0.6)
        assert pilot.texts()[:1] == ["1: stand"]

    def test_or_wait_for_the_word(self, pilot: LockdownPilot) -> None:
        state = position(3, **{**TURN, **self.HOLD, "to_act": 1})
        pilot.sit_at(SEATS, state, "stand", "stand")
        pilot.until("await-ai")
        pilot.press("button:sheriff-mode")
        pilot.wait(4.0)
        assert pilot.texts() == []
        pilot.press("button:continue")
        pilot.wait(0.5)
        assert pilot.texts() == ["1: stand"]

    def test_an_own_card_says_that_it_takes_from_others(self, pilot: LockdownPilot) -> None:
        self.waiting(pilot).drag("sheriff:0", "up:0:KH")
        assert pilot.board.code == "self"
        assert pilot.texts() == []
        assert pilot.board.interrupter is None, "it has gone back"

    def test_the_last_call_can_be_declined(self, pilot: LockdownPilot) -> None:
        state = position(
            2, hole=["4C", "9D"], up=["KH KS! 3D 6H 9S", "7D QC! JC 8S 2H"], seventh=["XS", "QS"],
            dealer=1, to_act=0, phase="sheriff", round=7,
        )  # fmt: skip
        pilot.sit_at("human:Ana,random:Kid", state, still=True)
        pilot.my_turn()
        assert "sheriff:0" in pilot.ids
        pilot.press("button:no-sheriff")
        assert pilot.until() == "hand-over"
        assert misplaced(pilot.board) == []
