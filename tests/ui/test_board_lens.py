"""Large hands stay usable: a fan, a row, two rows, the lens; every card can be hit, every index be read."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.cards import card_text
from tabletop.scenes.cards.hand import FAN_MOST, LEFT, RIGHT, ROW_MOST, own_hand
from tabletop.ui.focus import element_at
from tabletop.ui.geometry import Box
from tabletop.ui.sprites import ASPECT
from tests.ui.board_pilot import BoardPilot, at_the_table, misplaced, position

ONE_DECK = range(54)
INDEX = (0.17, 0.27)
"""The part of a card's width and height that its corner index takes."""


@pytest.fixture
def pilot(tmp_path: Path) -> Any:
    with at_the_table(tmp_path, (960, 540)) as sitting:
        yield sitting


def hold(pilot: BoardPilot, cards: int) -> BoardPilot:
    """A person with that many cards in hand, to act on a low pile."""
    deck = [card_text(card) for card in ONE_DECK]
    spread = sorted(deck, key=lambda text: (deck.index(text) * 7) % 53)
    mine = [text for text in spread if not text.startswith("4")][:cards]
    rest = [text for text in deck if text not in mine and text != "4S"]
    rules: dict[str, Any] = {}
    if len(rest) < 12:
        rules, rest = {"decks": "two"}, deck
    hands = [" ".join(mine), " ".join(rest[:3]), " ".join(rest[3:6])]
    return pilot.sit_at(
        "human:Ana,cowhand,cowhand",
        position(3, rules=rules, hands=hands, pile="4S", to_act=0, draw="", chambers=chambers(rest[6:])),
    ).my_turn()


def chambers(left: Sequence[str]) -> list[str]:
    return [
        " ".join([*left[:2], "--", "--", "--", "--"]),
        "-- -- -- -- -- --",
        " ".join([*left[2:4], *["--"] * 4]),
    ]


def index_box(box: Box) -> Box:
    return Box(box.x, box.y, box.w * INDEX[0], box.h * INDEX[1])


@pytest.mark.parametrize("cards", [1, 2, 3, 9, 17, 18, 19, 24, 30, 31, 40, 47])
def test_every_card_can_be_hit_in_the_middle_of_its_rectangle(pilot: BoardPilot, cards: int) -> None:
    hold(pilot, cards)
    assert len(pilot.board.pieces.own) == cards
    elements = pilot.window.elements()
    for element in elements:
        if element.id.startswith("hand:0:"):
            found = element_at(elements, element.box.cx, element.box.cy)
            assert found is not None
            assert found.id == element.id


@pytest.mark.parametrize("cards", [3, 12, 18, 19, 25, 30, 31, 42, 55])
def test_no_index_is_covered_and_the_hand_keeps_its_place(cards: int) -> None:
    held = sorted((list(ONE_DECK) * 2)[: cards * 2 : 2])
    poses = own_hand(held).poses
    boxes = [pose.box(ASPECT) for pose in poses]
    for i, box in enumerate(boxes):
        assert box.x >= LEFT - 30
        assert box.right <= RIGHT + 20
        assert box.bottom <= 1120
        for later in boxes[i + 1 :]:
            covered = index_box(box).overlap(later)
            assert covered <= 0.45 * index_box(box).w * index_box(box).h, (i, cards)


@pytest.mark.parametrize("cards", [19, 26, 30, 31, 40, 47])
def test_the_lens_opens_the_rank_under_the_pointer(pilot: BoardPilot, cards: int) -> None:
    hold(pilot, cards)
    own = pilot.board.pieces.own
    some = own[len(own) // 2]
    pilot.point(some.id)
    pilot.wait(0.3)
    lens = pilot.board.pieces.own_layout().lens
    assert lens is not None
    opened = [own[i] for i in lens.poses]
    assert some in opened
    assert len({card_text(s.card)[0] for s in opened}) == 1
    assert misplaced_but_for(pilot, opened) == []
    for pose in own_hand([s.card for s in own]).poses:
        assert lens.box.overlap(index_box(pose.box(ASPECT))) == 0, "the row below can still be read"
    boxes = sorted(s.box() for s in opened)
    for left, right in pairwise(boxes):
        assert right.x - left.x >= left.w * 0.5, "in the lens cards are told apart at a glance"


def misplaced_but_for(pilot: BoardPilot, opened: Sequence[Any]) -> list[str]:
    names = tuple(f"own hand: {card_text(s.card)} " for s in opened)
    return [fault for fault in misplaced(pilot.board) if not fault.startswith(names)]


@pytest.mark.parametrize("cards", [24, 40])
def test_a_card_is_taken_from_the_row_and_from_the_lens(pilot: BoardPilot, cards: int) -> None:
    for from_lens in (False, True):
        hold(pilot, cards)
        card = next(e for e in reversed(pilot.window.elements()) if "pile:discard" in e.accepts)
        row = pilot.window.stage.frame.point(card.box.cx, card.box.cy)
        pilot._move(row)
        pilot.wait(0.4)
        if from_lens:
            sprite = next(s for s in pilot.board.pieces.own if s.id == card.id)
            pilot.point(card.id)
            assert sprite.y < 800
        assert pilot.board.hover == card.id
        pilot.drag(card.id, "pile:discard")
        text = card.id.split(":")[2]
        assert [e.move for e in pilot.table.record.entries][:1] == [f"play {text}"]


@pytest.mark.parametrize("cards", [19, 30, 31, 47])
def test_walking_along_the_row_opens_rank_after_rank(pilot: BoardPilot, cards: int) -> None:
    hold(pilot, cards)
    y = pilot.board.pieces.own[-1].box().cy
    seen: list[str] = []
    for x in range(int(LEFT), int(RIGHT), 24):
        pilot._move(pilot.window.stage.frame.point(x, y))
        pilot.wait(0.2)
        lens = pilot.board.pieces.own_layout().lens
        rank = card_text(pilot.board.pieces.own[next(iter(lens.poses))].card)[0] if lens else None
        if rank and (not seen or seen[-1] != rank):
            seen.append(rank)
    assert len(seen) == len(set(seen)), "ranks come one after the other and none comes twice"
    ranks = {card_text(s.card)[0] for s in pilot.board.pieces.own if s.box().cy > 900 or cards <= ROW_MOST}
    assert set(seen) >= ranks - {"X"} or len(seen) >= len(ranks) - 1


def test_the_lens_closes_when_the_pointer_leaves(pilot: BoardPilot) -> None:
    hold(pilot, 24)
    pilot.point(pilot.board.pieces.own[10].id)
    pilot.wait(0.3)
    assert pilot.board.pieces.opened is not None
    pilot._move((480, 30))
    pilot.wait(0.3)
    assert pilot.board.pieces.opened is None
    assert misplaced(pilot.board) == []


def test_a_hand_that_fits_a_fan_has_no_lens(pilot: BoardPilot) -> None:
    hold(pilot, FAN_MOST)
    pilot.point(pilot.board.pieces.own[4].id)
    pilot.wait(0.5)
    assert pilot.board.pieces.own_layout().lens is None


def test_the_keyboard_opens_the_lens_too(pilot: BoardPilot) -> None:
    hold(pilot, 24)
    pilot.board.stage.keyboard_used = True
    card = pilot.board.pieces.own[6].id
    pilot.tab_to(card)
    pilot.wait(0.3)
    lens = pilot.board.pieces.own_layout().lens
    assert lens is not None
    assert card in [pilot.board.pieces.own[i].id for i in lens.poses]
