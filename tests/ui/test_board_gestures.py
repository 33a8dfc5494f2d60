"""Drag, click and keyboard at the table are equals: what plays, what is refused and why, what is marked."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from tabletop.core.cards import RANK_OF, RANKS
from tabletop.scenes.brown_bullet import draw
from tabletop.ui.geometry import Box
from tests.ui.board_pilot import BoardPilot, at_the_table, misplaced, position

FREE = {"hands": ["7S 7D 8D 9C", "QS 5D 5C", "4S 2D KC"], "pile": "4D 6D", "to_act": 0}
"""Seat 0 may play a 7, both, an 8, a 9, or the run; nothing lower than 6 is in its hand."""
HIGH = {"hands": ["4S 7D 8D KC", "QS 5D 5C", "3S 2D KD"], "pile": "TD JD", "to_act": 0}
"""Only the king goes."""
SHOT = {
    "hands": ["4S 7D 8D 9C TC JC KC KD AH AD", "QS 5D 5C", "3S 2D KS"],
    "pile": "",
    "phase": "bullet",
    "to_act": 0,
}
EMPTY = {
    "hands": ["", "QS 5D", "3S"],
    "draw": "",
    "chambers": ["4C 5S 6S 7S 8S 9S", "2S 2C 2H TS TD TH", "JS JC -- -- -- --"],
    "pile": "6C",
    "to_act": 0,
}


def sit_at(pilot: BoardPilot, keys: dict[str, Any], rules: dict[str, Any] | None = None) -> BoardPilot:
    return pilot.sit_at("human:Ana,cowhand,cowhand", position(3, rules=rules, **keys)).my_turn()


def moves(pilot: BoardPilot) -> list[str]:
    """What the person has done so far."""
    return [entry.move for entry in pilot.table.record.entries if entry.seat == 0]


def glow_of_pile(pilot: BoardPilot) -> Box:
    """Where the light round the pile is plainly seen (at least a seventh as strong as at most)."""
    assets, pile = pilot.window.stage.assets, pilot.board.pieces.middle.pile
    size, pad = assets.size("glow/pile"), assets.pad("glow/pile")
    k = pile.h / size.h
    w, h = (size.w + pad.left + pad.right) * k, (size.h + pad.top + pad.bottom) * k
    picture = assets.picture("glow/pile", round(w), round(h))
    # pygame's hint says one Rect
    strong = cast(list[pygame.Rect], pygame.mask.from_surface(picture, 36).get_bounding_rects())
    rect = strong[0].unionall(strong)
    left, top = pile.x - w / 2, pile.y - h / 2
    return Box(left + rect.x, top + rect.y, rect.w, rect.h)


@pytest.fixture
def pilot(tmp_path: Path) -> Any:
    with at_the_table(tmp_path) as sitting:
        yield sitting


class TestPlaying:
    def test_a_card_dragged_to_the_pile_is_that_card_alone(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE).drag("hand:0:7S", "pile:discard")
        assert moves(pilot) == ["play 7S"]

    def test_the_whole_of_the_glow_takes_the_drop(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE)
        box, seen = draw.area_of_pile(pilot.board), glow_of_pile(pilot)
        assert box.overlap(seen) == pytest.approx(seen.w * seen.h), "no part of the light lies outside"
        for u in (0.03, 0.5, 0.97):
            for v in (0.03, 0.97):
                pos = pilot.window.stage.frame.point(box.x + box.w * u, box.y + box.h * v)
                sit_at(pilot, FREE).drag("hand:0:8D", pos)
                assert moves(pilot) == ["play 8D"], (u, v)

    def test_shift_drag_takes_all_of_the_rank(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE).drag("hand:0:7D", "pile:discard", shift=True)
        assert moves(pilot) == ["play 7S 7D"]

    def test_a_double_click_marks_the_rank_and_the_pile_takes_it(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE).double("hand:0:7D")
        assert set(pilot.board.picker.picked) == {"hand:0:7S", "hand:0:7D"}
        pilot.press("pile:discard")
        assert moves(pilot) == ["play 7S 7D"]

    def test_a_run_is_marked_card_by_card_and_ended_with_done(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE)
        for card in ("9C", "7S", "8D"):
            pilot.press(f"hand:0:{card}")
        assert pilot.words("button:done") == "Play the run"
        pilot.press("button:done")
        assert moves(pilot) == ["play 7S 8D 9C"]

    def test_a_marked_set_goes_together_when_one_of_it_is_dragged(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE)
        pilot.press("hand:0:7S")
        pilot.press("hand:0:7D")
        assert pilot.element("hand:0:7D").selected
        pilot.drag("hand:0:7D", "pile:discard")
        assert moves(pilot) == ["play 7S 7D"]

    def test_an_unmarked_card_is_dragged_alone_past_marked_ones(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE)
        pilot.press("hand:0:7S")
        pilot.drag("hand:0:9C", "pile:discard")
        assert moves(pilot) == ["play 9C"]

    def test_the_keyboard_alone_plays(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE)
        pilot.tab_to("hand:0:8D")
        pilot.key("return")
        assert pilot.board.picker.picked == ["hand:0:8D"]
        pilot.tab_to("pile:discard")
        pilot.key("return")
        assert moves(pilot) == ["play 8D"]

    def test_enter_without_a_focus_presses_what_is_lit(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE).press("hand:0:8D")
        pilot.key("return")
        assert moves(pilot) == ["play 8D"]

    def test_esc_steps_back_through_the_picks_and_then_opens_the_menu(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE)
        for card in ("7S", "8D"):
            pilot.press(f"hand:0:{card}")
        pilot.key("escape")
        assert pilot.board.picker.picked == ["hand:0:7S"]
        pilot.key("escape")
        assert pilot.board.picker.picked == []
        pilot.key("escape")
        assert pilot.scene.state == "paused"
        assert moves(pilot) == []

    def test_esc_in_mid_drag_brings_the_card_home(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE).take_hold("hand:0:8D")
        pilot.pull_to(pilot.middle_of("pile:discard"))
        pilot.key("escape")
        pilot.let_go()
        pilot.rest()
        assert moves(pilot) == []
        assert misplaced(pilot.board) == []
        assert pilot.scene is pilot.board


class TestPiles:
    TAKE = HIGH | {"hands": ["4S 7D 8D 9C", "QS 5D 5C", "3S 2D KD"]}

    def test_nothing_goes_so_the_pile_is_dragged_to_the_hand(self, pilot: BoardPilot) -> None:
        sit_at(pilot, self.TAKE).drag("pile:discard", "hand:0")
        assert moves(pilot) == ["pickup"]

    @pytest.mark.parametrize("u", [0.02, 0.5, 0.98])
    def test_anywhere_over_the_hand_takes_it(self, pilot: BoardPilot, u: float) -> None:
        sit_at(pilot, self.TAKE)
        box = pilot.element("hand:0").box
        pilot.drag("pile:discard", pilot.window.stage.frame.point(box.x + box.w * u, box.cy))
        assert moves(pilot) == ["pickup"]

    def test_the_button_is_lit_and_takes_it_too(self, pilot: BoardPilot) -> None:
        sit_at(pilot, self.TAKE)
        assert pilot.words("button:pickup") == "Take the pile"
        pilot.key("return")
        assert moves(pilot) == ["pickup"]

    def test_a_cartridge_dragged_onto_the_pile_is_turned_over(self, pilot: BoardPilot) -> None:
        sit_at(pilot, EMPTY).drag("chamber:0:3", "pile:discard")
        assert moves(pilot) == ["flip 3"]

    def test_a_hand_card_dragged_onto_a_cartridge_is_a_bullet(self, pilot: BoardPilot) -> None:
        sit_at(pilot, SHOT).drag("hand:0:4S", "chamber:2:4")
        assert moves(pilot) == ["bullet 2 4 4S"]

    def test_a_bullet_by_clicks(self, pilot: BoardPilot) -> None:
        sit_at(pilot, SHOT).press("hand:0:4S")
        pilot.press("chamber:1:0")
        assert moves(pilot) == ["bullet 1 0 4S"]

    def test_fire_may_be_held(self, pilot: BoardPilot) -> None:
        sit_at(pilot, SHOT).press("button:hold")
        assert moves(pilot) == ["hold"]


class TestRefusals:
    def refused(self, pilot: BoardPilot, code: str, words: str) -> None:
        pilot.rest()
        assert pilot.board.code == code
        assert pilot.words("text:reason") == words
        assert moves(pilot) == []
        assert misplaced(pilot.board) == []

    def test_too_low_says_what_it_needs_and_comes_home(self, pilot: BoardPilot) -> None:
        sit_at(pilot, HIGH).drag("hand:0:7D", "pile:discard")
        self.refused(pilot, "too-low", "Needs jack or higher: the jack of diamonds was played")

    def test_too_high_after_a_nine(self, pilot: BoardPilot) -> None:
        sit_at(pilot, HIGH | {"pile": "9S"}).drag("hand:0:KC", "pile:discard")
        self.refused(pilot, "too-high", "Needs 9 or lower: the 9 of spades was played")

    def test_a_click_on_a_card_that_does_not_go_says_why(self, pilot: BoardPilot) -> None:
        sit_at(pilot, HIGH).press("hand:0:7D")
        self.refused(pilot, "too-low", "Needs jack or higher: the jack of diamonds was played")

    def test_enter_on_a_card_that_does_not_go_says_why(self, pilot: BoardPilot) -> None:
        sit_at(pilot, HIGH).tab_to("hand:0:7D")
        pilot.key("return")
        assert pilot.board.code == "too-low"

    def test_the_pile_may_not_be_taken_while_a_card_goes(self, pilot: BoardPilot) -> None:
        sit_at(pilot, HIGH).press("pile:discard")
        self.refused(pilot, "must-play", "You must play while you can: the king of clubs would go")

    def test_a_cartridge_before_the_hand_is_empty(self, pilot: BoardPilot) -> None:
        sit_at(pilot, HIGH).press("chamber:0:2")
        pilot.rest()
        assert pilot.board.code == "hand-first"

    def test_two_cards_that_are_no_run(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE).press("hand:0:7S")
        pilot.press("hand:0:8D")
        pilot.press("pile:discard")
        assert pilot.board.code == "not-a-set-or-run"
        assert pilot.words("text:reason") == "A run needs three cards or more"
        assert moves(pilot) == []

    def test_a_bullet_into_the_own_chamber(self, pilot: BoardPilot) -> None:
        sit_at(pilot, SHOT).drag("hand:0:4S", "chamber:0:2")
        self.refused(pilot, "no-target", pilot.words("text:reason"))

    def test_a_card_let_go_over_nothing_comes_home_without_a_word(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE).drag("hand:0:7S", (320, 20))
        pilot.rest()
        assert pilot.board.code is None
        assert "text:reason" not in pilot.ids
        assert misplaced(pilot.board) == []

    def test_the_reason_goes_with_the_next_thing_done(self, pilot: BoardPilot) -> None:
        sit_at(pilot, HIGH).drag("hand:0:7D", "pile:discard")
        pilot.rest()
        pilot.press("hand:0:KC")
        assert pilot.board.code is None
        assert "text:reason" not in pilot.ids


class TestAiming:
    def test_accepts_lists_what_may_be_picked_next_and_that_is_lit(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE)
        assert set(pilot.element("hand:0:7S").accepts) == {
            "hand:0:7D",
            "hand:0:8D",
            "hand:0:9C",
            "pile:discard",
        }
        assert pilot.glowing() == {"hand:0:7S", "hand:0:7D", "hand:0:8D", "hand:0:9C"}
        sit_at(pilot, HIGH)
        assert pilot.element("hand:0:7D").accepts == ()
        assert pilot.glowing() == {"hand:0:KC"}

    def test_a_shaking_hand_still_clicks(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE)
        x, y = pilot.pixel_of("hand:0:8D")
        pilot._move((x, y))
        pilot.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
        pilot.pull_to((x + 1, y + 1))
        assert pilot.board.drag is None
        pilot.let_go()
        assert pilot.board.picker.picked == ["hand:0:8D"]

    def test_nothing_is_sorted_anew_during_a_drag(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE)
        order = [s.id for s in pilot.board.pieces.own]
        others = {s.id: s.pose() for s in pilot.board.pieces.own if s.id != "hand:0:8D"}
        pilot.take_hold("hand:0:8D")
        for pos in ((100, 330), (600, 330), (320, 200)):
            pilot.pull_to(pos)
            pilot.wait(0.4)
            assert [s.id for s in pilot.board.pieces.own] == order
            assert {s.id: s.pose() for s in pilot.board.pieces.own if s.id != "hand:0:8D"} == others
            assert pilot.element("hand:0:8D").dragging

    def test_a_card_in_hand_stays_under_the_pointer_through_a_resize(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE).take_hold("hand:0:8D")
        pilot.pull_to((320, 200))
        pygame.mouse.set_pos((320, 200))
        for size in ((800, 450), (480, 300), (640, 360)):
            pilot.resize(size)
            sprite = pilot.board.dragged_sprites[0]
            pointer = pygame.mouse.get_pos()
            assert sprite.holds(*pilot.window.stage.frame.units(*pointer))
        pilot.pull_to(pilot.middle_of("pile:discard"))
        pilot.let_go()
        assert moves(pilot) == ["play 8D"]

    def test_the_wheel_over_a_rank_says_how_many_of_it(self, pilot: BoardPilot) -> None:
        sit_at(pilot, FREE)
        pilot.wheel("hand:0:7S", 1)
        assert len(pilot.board.picker.picked) == 1
        pilot.wheel("hand:0:7S", 1)
        assert {RANK_OF[s.card] for s in pilot.board.pieces.own if s.id in pilot.board.picker.picked} == {
            RANKS.index("7")
        }
        assert len(pilot.board.picker.picked) == 2
        pilot.wheel("hand:0:7S", 1)
        assert len(pilot.board.picker.picked) == 2
        pilot.wheel("hand:0:7S", -1)
        assert len(pilot.board.picker.picked) == 1

    def test_a_click_while_things_move_only_hurries_them(self, tmp_path: Path) -> None:
        with at_the_table(tmp_path, speed="calm") as pilot:
            pilot.sit("human:Ana,cowhand,cowhand", 7)
            pilot.wait(0.3)
            assert pilot.board.state == "dealing"
            pilot.click(pilot.window.stage.frame.point(960, 900))
            assert pilot.board.state != "dealing"
            assert moves(pilot) == []
            assert pilot.board.picker.picked == []


class TestNewCards:
    def test_they_are_tinted_until_the_next_turn(self, pilot: BoardPilot) -> None:
        sit_at(
            pilot,
            FREE | {"hands": ["7S 8D 9C", "QS 5D 5C", "4S 2D KC"], "draw": "KH AC JS QC 4C 4H 5H 6H TS"},
        )
        assert not pilot.board.new_cards
        pilot.drag("hand:0:7S", "pile:discard")
        pilot.my_turn()
        tinted = [
            s.id for s in pilot.board.pieces.own if s.glow == "glow/card-new" or s in pilot.board.new_cards
        ]
        assert tinted == ["hand:0:KH"]
        pilot.drag("hand:0:KH", "pile:discard")
        pilot.until("await-ai", "await-human")
        assert "hand:0:KH" not in [s.id for s in pilot.board.new_cards]

    def test_a_pile_taken_is_tinted_card_by_card(self, pilot: BoardPilot) -> None:
        sit_at(pilot, TestPiles.TAKE).press("button:pickup")
        pilot.my_turn()
        assert {s.id for s in pilot.board.new_cards} >= {"hand:0:TD", "hand:0:JD"}
