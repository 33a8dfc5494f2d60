"""What hands do at a table of Wyoming Cowboy: clicks, drags and buttons become moves, or say why not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tabletop.core.game import Move
from tabletop.session.table import Table
from tests.ui.board_pilot import NearSeats, plans_of
from tests.ui.wyoming_pilot import GAME, WyomingPilot, at_the_table, misplaced, position

SEATS = "human:Ana,random,random,random"
TURN: dict[str, Any] = {
    "hands": ["4D 5D 6C 7S 9C TS QH KH", "3D 6H 7H 8D JS QC KS", "2D 9H JD QS 6D", "4H 7D 8C 9D JC"],
    "tens": ["TD", "TC", "", ""],
    "guns": [[".38 3S 8H", ".45 4S 5S"], [".22 2S 2C"], [".357q 3C 5C 7C"], []],
    "cowboys": ["KC", "", "KD", ""],
    "aces": 2,
    "couples": ["", "", "", ""],
    "discard": "QD 4C",
    "shot": "JH",
    "dealer": 3,
    "to_act": 0,
    "phase": "action",
    "scores": [85, 45, 110, 60],
    "turns": 4,
}


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[WyomingPilot]:
    with at_the_table(tmp_path, (1280, 720)) as one:
        yield one


class Waiting(NearSeats):
    """AI seats that think for ever."""

    def answer(self) -> tuple[int, Move] | None:
        return None


def sit_at(pilot: WyomingPilot, seats: str = SEATS, **keys: Any) -> WyomingPilot:
    """At the turn above, with other keys where given; AI seats never move."""
    table = Table.at_position(GAME, plans_of(seats), position(4, **{**TURN, **keys}), 7)
    pilot.show(table, Waiting(table))
    pilot.until("await-human", "curtain")
    return pilot


class TestDiscarding:
    def test_a_card_dragged_straight_to_the_pile_is_no_action_and_that_discard(
        self, pilot: WyomingPilot
    ) -> None:
        sit_at(pilot).drag("hand:0:7S", "pile:discard")
        assert pilot.texts() == ["nothing", "discard 7S"]
        assert pilot.board.view.phase == "draw"

    def test_one_undo_takes_both_back(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).drag("hand:0:7S", "pile:discard")
        pilot.until("await-human")
        pilot.key("u")
        pilot.until("await-human")
        assert pilot.board.view.phase == "action"
        assert "hand:0:7S" in pilot.ids
        assert misplaced(pilot.board) == []

    def test_two_clicks_do_the_same(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).press("hand:0:7S")
        assert "pile:discard" in pilot.element("hand:0:7S").accepts
        pilot.press("pile:discard")
        assert pilot.texts() == ["nothing", "discard 7S"]

    def test_keys_do_the_same(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).tab_to("hand:0:7S")
        pilot.key("return")
        pilot.tab_to("pile:discard")
        pilot.key("return")
        assert pilot.texts() == ["nothing", "discard 7S"]

    def test_a_ten_goes_before_its_owner(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).drag("hand:0:TS", "tens:0")
        pilot.until("await-human")
        assert pilot.texts() == ["nothing", "discard TS"]
        assert len(pilot.board.pieces.tens[0]) == 2

    @pytest.mark.parametrize("how", ["drag", "click"])
    def test_a_six_says_why_it_may_not_go(self, pilot: WyomingPilot, how: str) -> None:
        sit_at(pilot)
        if how == "drag":
            pilot.drag("hand:0:6C", "pile:discard")
        else:
            pilot.press("hand:0:6C")
        assert pilot.board.code == "six-held"
        assert "the 4 of diamonds" in pilot.words("text:reason")
        assert pilot.texts() == []
        assert pilot.board.view.phase == "action", "no action is not slipped in before the refusal"

    def test_after_an_action_it_is_only_the_discard(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).press("button:nothing")
        pilot.until("await-human")
        pilot.drag("hand:0:7S", "pile:discard")
        assert pilot.texts() == ["nothing", "discard 7S"]


class TestNines:
    def test_a_nine_on_the_pile_asks_which_way(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).drag("hand:0:9C", "pile:discard")
        assert pilot.texts() == []
        assert {"button:left", "button:right", "button:across", "button:nothing"} <= set(pilot.ids)
        pilot.press("button:across")
        assert pilot.texts() == ["nine 9C across"]

    def test_or_is_just_discarded(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).drag("hand:0:9C", "pile:discard")
        pilot.press("button:nothing")
        assert pilot.texts() == ["nothing", "discard 9C"]

    def test_esc_takes_it_back_into_the_hand(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).drag("hand:0:9C", "pile:discard")
        pilot.key("escape")
        pilot.key("escape")
        assert pilot.board.picker.picked == []
        assert pilot.texts() == []
        assert "button:left" not in pilot.ids

    def test_the_button_asks_too(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).press("button:nine")
        pilot.press("button:right")
        assert pilot.texts() == ["nine 9C right"]


class TestGuns:
    @pytest.mark.parametrize("card", ["4D", "5D"])
    def test_any_card_of_it_dragged_out_pulls_a_gun(self, pilot: WyomingPilot, card: str) -> None:
        sit_at(pilot).drag(f"hand:0:{card}", "guns:0")
        pilot.until("await-human")
        assert pilot.texts() == ["gun .45 4D 5D"]
        assert "gun:0:.45:4D5D" in pilot.ids
        assert pilot.board.is_new(0, pilot.board.view.guns[0][-2]) or pilot.board.view.fresh

    def test_a_card_of_several_guns_asks_which(self, pilot: WyomingPilot) -> None:
        hand = "3D 3H 8C 5D 7S QH KH"
        others = ["3S 6H 7H 8D JS QC KS", "2D 9H JD QS 6D", "4H 7D 9D JC"]
        guns = [[".45 4S 5S"], [".22 2S 2C"], [], []]
        sit_at(pilot, hands=[hand, *others], guns=guns)
        pilot.drag("hand:0:8C", "guns:0")
        assert pilot.texts() == []
        assert {"gun:0:.38:3D8C", "gun:0:.38:3H8C"} <= set(pilot.ids)
        pilot.press("gun:0:.38:3H8C")
        assert pilot.texts() == ["gun .38 3H 8C"]

    def test_a_shot_is_a_drag_from_the_gun_to_a_player(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).drag("gun:0:.38:3S8H", "seat:1")
        assert pilot.texts() == ["shoot .38 3S8H at 1"]

    def test_or_a_click_on_the_gun_and_one_on_the_player(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).press("gun:0:.38:3S8H")
        assert set(pilot.element("gun:0:.38:3S8H").accepts) == {"seat:1", "seat:2", "seat:3"}
        pilot.press("seat:3")
        assert pilot.texts() == ["shoot .38 3S8H at 3"]

    def test_or_two_buttons(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).press("button:fire:.38:3S8H")
        pilot.press("button:at:seat:2")
        assert pilot.texts() == ["shoot .38 3S8H at 2"]

    def test_a_45_takes_a_protected_cowboy(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).drag("gun:0:.45:4S5S", "cowboy:2:KD")
        pilot.until("await-human")
        assert pilot.texts() == ["shoot .45 4S5S at 2 cowboy KD"]
        assert misplaced(pilot.board) == []

    def test_a_38_says_why_it_cannot(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).drag("gun:0:.38:3S8H", "cowboy:2:KD")
        assert pilot.board.code == "gun-cannot"
        assert pilot.texts() == []

    def test_a_quick_draw_takes_a_gun(self, pilot: WyomingPilot) -> None:
        guns = [[".357q 3S 5S 7S"], [".22 2S 2C"], [], []]
        hands = ["4D 5D QH KH", "3D 6H 7H 8D JS QC KS", "2D 9H JD QS 6D", "4H 7D 8C 9D JC"]
        sit_at(pilot, guns=guns, hands=hands).drag("gun:0:.357q:3S5S7S", "gun:1:.22:2S2C")
        pilot.until("await-human")
        assert pilot.texts() == ["shoot .357q 3S5S7S at 1 gun .22 2S2C"]
        assert "gun:0:.22:2S2C" in pilot.ids

    def test_a_couple_is_dragged_out(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).drag("hand:0:KH", "guns:0")
        pilot.until("await-human")
        assert pilot.texts() == ["couple H"]
        assert {"hand:0:KH", "hand:0:QH"} <= set(pilot.ids), "they are back in the hand"
        assert misplaced(pilot.board) == []

    def test_what_shots_told_stands_at_the_seat(self, pilot: WyomingPilot) -> None:
        sit_at(pilot).drag("gun:0:.38:3S8H", "seat:3")
        pilot.until("await-human")
        assert "king" in pilot.words("seat:3")


class TestDrawing:
    DRAW: ClassVar[dict[str, Any]] = {"phase": "draw", "turn": {"seat": 0, "laid": 0}}

    def test_a_click_on_the_pile_draws(self, pilot: WyomingPilot) -> None:
        sit_at(pilot, **self.DRAW).press("pile:draw")
        assert pilot.texts() == ["draw pile"]

    def test_the_top_discard_dragged_into_the_hand_is_taken(self, pilot: WyomingPilot) -> None:
        sit_at(pilot, **self.DRAW).drag("pile:discard", "hand:0")
        assert pilot.texts() == ["draw top"]

    def test_after_a_five_the_choice_comes_before_any_card(self, pilot: WyomingPilot) -> None:
        hands = ["4D 6C 7S 9C TS QH KH", *TURN["hands"][1:]]
        five: dict[str, Any] = {"hands": hands, "discard": "QD 4C 5D", "phase": "draw"}
        sit_at(pilot, **five, turn={"seat": 0, "laid": 1, "five": True})
        wanted = {"button:draw:pile", "button:draw:top", "button:draw:pile-pile", "button:draw:pile-top"}
        assert wanted <= set(pilot.ids)
        pilot.press("pile:draw")
        assert pilot.texts() == [], "one or two is still to be said"
        pilot.press("pile:draw")
        assert pilot.texts() == ["draw pile pile"]

    def test_after_a_five_one_is_enough(self, pilot: WyomingPilot) -> None:
        hands = ["4D 6C 7S 9C TS QH KH", *TURN["hands"][1:]]
        five: dict[str, Any] = {"hands": hands, "discard": "QD 4C 5D", "phase": "draw"}
        sit_at(pilot, **five, turn={"seat": 0, "laid": 1, "five": True})
        pilot.press("button:draw:pile")
        assert pilot.texts() == ["draw pile"]


class TestPasses:
    PASS: ClassVar[dict[str, Any]] = {
        "phase": "pass3",
        "turn": {"seat": 3, "direction": "left"},
        "to_act": [0, 1, 2, 3],
        "hands": [
            "4D 5D 6C 7S 9C TS QH",
            "3D 6H 7H 8D JS QC KS",
            "2D 9H JD QS 6D KH KD",
            "4H 7D 8C 9D JC KC 2S",
        ],
        "guns": [[], [], [], []],
        "tens": ["", "", "", ""],
        "cowboys": ["", "", "", ""],
        "aces": 4,
        "discard": "",
        "shot": "",
        "turns": 0,
    }

    def test_three_cards_then_done(self, pilot: WyomingPilot) -> None:
        sit_at(pilot, **self.PASS)
        for card in ("9C", "4D", "6C"):
            assert "button:done" not in pilot.ids
            pilot.press(f"hand:0:{card}")
        pilot.press("button:done")
        assert pilot.board.table.has_chosen(0)
        assert pilot.board.put_aside == ("hand:0:9C", "hand:0:4D", "hand:0:6C")

    def test_until_all_have_chosen_it_may_be_changed(self, pilot: WyomingPilot) -> None:
        sit_at(pilot, **self.PASS)
        for card in ("9C", "4D", "6C"):
            pilot.press(f"hand:0:{card}")
        pilot.press("button:done")
        pilot.key("u")
        pilot.until("await-human")
        assert not pilot.board.table.has_chosen(0)
        assert pilot.board.asked == 0

    def test_ai_seats_choose_while_the_person_does(self, pilot: WyomingPilot) -> None:
        pilot.sit_at(SEATS, position(4, **{**TURN, **self.PASS})).my_turn()
        pilot.press("hand:0:9C")
        pilot.wait(4)
        assert all(pilot.table.has_chosen(seat) for seat in (1, 2, 3))
        assert pilot.board.picker.picked == ["hand:0:9C"], "what was picked stays picked"
        for card in ("4D", "6C"):
            pilot.press(f"hand:0:{card}")
        pilot.press("button:done")
        pilot.until("await-human")
        assert "pass 4D 6C 9C" in pilot.texts()

    def test_a_card_is_dragged_to_who_gets_it(self, pilot: WyomingPilot) -> None:
        sit_at(pilot, **self.PASS).drag("hand:0:9C", "seat:1")
        assert pilot.board.picker.picked == ["hand:0:9C"]


class TestPeople:
    def test_two_choose_one_after_the_other_and_the_first_may_change_his_mind(
        self, pilot: WyomingPilot
    ) -> None:
        sit_at(pilot, "human:Ana,human:Kid,random,random", **TestPasses.PASS)
        pilot.until("curtain", "await-human")
        if pilot.scene.state == "curtain":
            pilot.press("button:ready")
            pilot.my_turn()
        for card in ("9C", "4D", "6C"):
            pilot.press(f"hand:0:{card}")
        pilot.press("button:done")
        pilot.until("curtain")
        assert "Ana" in pilot.words("button:undo")
        pilot.press("button:undo")
        pilot.my_turn()
        assert (pilot.board.asked, pilot.table.has_chosen(0)) == (0, False)

    def test_a_victim_with_one_answer_is_not_called(self, pilot: WyomingPilot) -> None:
        pilot.sit_at("human:Ana,human:Kid,random,random", position(4, **TURN))
        pilot.until("curtain", "await-human")
        if pilot.scene.state == "curtain":
            pilot.press("button:ready")
            pilot.my_turn()
        pilot.drag("gun:0:.38:3S8H", "seat:1")
        assert pilot.until("curtain", "await-human") == "await-human"
        assert pilot.texts() == ["shoot .38 3S8H at 1", "give KS"]
        assert pilot.board.asked == 0

    def test_a_victim_with_a_choice_is_called_and_the_shooter_called_back(self, pilot: WyomingPilot) -> None:
        hands = [TURN["hands"][0], "3D 6H 7H 8D KS", *TURN["hands"][2:]]
        guns = [[".22 2S 2C", ".45 4S 5S"], [], [], []]
        state = position(4, **{**TURN, "hands": hands, "guns": guns})
        pilot.sit_at("human:Ana,human:Kid,random,random", state)
        pilot.until("curtain", "await-human")
        if pilot.scene.state == "curtain":
            pilot.press("button:ready")
            pilot.my_turn()
        pilot.drag("gun:0:.22:2S2C", "seat:1")
        pilot.until("curtain")
        assert not [id for id in pilot.ids if id.startswith("hand:0:") and "back" not in id]
        pilot.press("button:ready")
        pilot.my_turn()
        assert pilot.board.bottom == 1
        pilot.press("hand:1:6H")
        seen = set()
        while pilot.scene.state != "curtain":
            seen |= {id for id in pilot.ids if id.startswith("hand:0:") and "back" not in id}
            pilot.step()
        assert seen == set(), "the shooter's hand is not shown to the victim"
        pilot.press("button:ready")
        pilot.my_turn()
        assert (pilot.board.bottom, pilot.board.asked) == (0, 0)
        assert "hand:0:6H" in pilot.ids


class TestTheEndOfAHand:
    def test_it_is_counted_line_by_line_and_can_be_skipped(self, tmp_path: Path) -> None:
        with at_the_table(tmp_path, (1280, 720), speed="calm") as pilot:
            sit_at(pilot, aces=1, cowboys=["KC", "", "KD", ""], hands=["4D 5D 7S", "KS 6H", "2D 9H", "4H 7D"])
            pilot.drag("gun:0:.38:3S8H", "seat:1")
            pilot.until("await-ai", most=30)
            pilot.table.submit(1, pilot.table.legal(1)[0])
            lines = 0
            while not lines:
                pilot.step()
                lines = len([id for id in pilot.ids if id.startswith("text:tally:")])
            assert lines == 1
            pilot.click(pilot.window.stage.frame.point(1700, 300))
            assert pilot.until("hand-over", most=1)  # line by line it would take longer
            assert len([id for id in pilot.ids if id.startswith("text:tally:")]) > 3
            pilot.press("button:sheet")
            assert not [id for id in pilot.ids if id.startswith("text:tally:")]
            pilot.press("button:deal")
            assert pilot.until("await-ai", "await-human", "dealing")
            assert pilot.table.view(0).hand == 1


class TestHelp:
    def test_a_hint_lights_its_way_and_says_why(self, pilot: WyomingPilot) -> None:
        sit_at(pilot)
        pilot.key("h")
        assert pilot.board.hint
        assert set(pilot.board.hint) <= {*pilot.ids, "button:nothing"}
        assert pilot.words("text:hint")

    def test_digits_press_the_buttons_from_the_top(self, pilot: WyomingPilot) -> None:
        sit_at(pilot)
        wanted = [id for id in pilot.ids if id.startswith("button:")][-1]
        assert wanted == "button:nothing"
        count = len([id for id in pilot.ids if id.startswith("button:")]) - 4  # the four tools
        pilot.key(str(count))
        assert pilot.texts() == ["nothing"]

    def test_what_lies_there_is_explained(self, pilot: WyomingPilot) -> None:
        sit_at(pilot)
        for id in ("hand:0:9C", "gun:0:.38:3S8H", "pile:discard", "aces", "seat:2", "cowboy:2:KD"):
            pilot.board.explained = id
            assert pilot.board.explained_words, id

    @pytest.mark.parametrize("language", ["en", "es"])
    @pytest.mark.parametrize("size", [100, 200])
    def test_labels_under_the_cards_never_touch(self, tmp_path: Path, language: str, size: int) -> None:
        with at_the_table(tmp_path, (1280, 720), language=language, text_size=size) as pilot:
            sit_at(pilot)
            labels = sorted(pilot.board.labels)
            assert labels
            for one, other in pairwise(labels):
                assert one.x + one.width / 2 < other.x - other.width / 2
