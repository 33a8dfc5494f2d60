"""Ask what they knew: at the end of a hand and on the results page, by mouse and by keys; never before."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.options import make_rules
from tabletop.games import game
from tabletop.scenes.insight import InsightPage
from tabletop.session.table import Table
from tests.ui.board_pilot import BoardPilot, NearSeats, at_the_table, plans_of
from tests.ui.lockdown_pilot import LockdownPilot
from tests.ui.wyoming_pilot import WyomingPilot

LONG = "Wolfgang Theodor Q"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[BoardPilot]:
    with at_the_table(tmp_path, (1280, 720)) as one:
        yield one


def told(pilot: BoardPilot, patience: float = 60.0) -> InsightPage:
    """Wait until the page has its answer from the worker."""
    page = pilot.scene
    assert isinstance(page, InsightPage)
    end = time.monotonic() + patience
    while page.waiting and time.monotonic() < end:
        time.sleep(0.01)
        pilot.step()
    assert not page.waiting, "no answer came"
    pilot.rest()
    return page


def end_of_deal(pilot: BoardPilot, seats: str = "cowhand:Doc Abel,greenhorn:Miss Ruby", **rules: Any) -> None:
    """The first deal of a match among AI seats, played to its end."""
    pilot.sit(seats, rules={"match_wins": 2, **rules})
    for _turn in range(4000):
        if pilot.scene.state == "hand-over":
            pilot.rest()
            return
        pilot.step()
    raise AssertionError("the deal never ends")


# ---------------------------------------------------------------- when
def test_nobody_can_be_asked_while_the_hand_goes_on(pilot: BoardPilot) -> None:
    pilot.sit("human:Ana,cowhand:Doc Abel", rules={"match_wins": 2})
    for _turn in range(400):
        if pilot.scene.state == "await-human" and pilot.board.table.entry_count > 4:
            break
        pilot.step()
    pilot.press("seat:1")
    assert pilot.scene.name == "table:brown-bullet"
    assert list(pilot.board.askable) == []
    assert pilot.board.asked_about("seat:1") == ""


def test_a_portrait_opens_the_page_and_esc_closes_it(pilot: BoardPilot) -> None:
    end_of_deal(pilot)
    assert pilot.board.asked_about("seat:0") == "Ask Doc Abel what was known"
    pilot.press("seat:0")
    page = told(pilot)
    assert page.name == "insight:brown-bullet"
    assert pilot.words("text:who").startswith("What Doc Abel knew: Cowhand")
    assert page.decision.seat == 0
    pilot.key("escape")
    assert pilot.scene.name == "table:brown-bullet"
    assert pilot.scene.state == "hand-over"


def test_by_keyboard(pilot: BoardPilot) -> None:
    end_of_deal(pilot)
    pilot.tab_to("seat:1")
    pilot.key("return")
    told(pilot)
    assert pilot.words("text:who").startswith("What Miss Ruby knew: Greenhorn")
    pilot.tab_to("button:previous")
    pilot.key("return")
    told(pilot)
    pilot.key("page up")
    page = told(pilot)
    assert "Decision" in pilot.words("text:who")
    here = page.decision.number
    pilot.key("page down")
    assert told(pilot).decision.number > here
    pilot.tab_to("button:back")
    pilot.key("return")
    assert pilot.scene.state == "hand-over"


def play_for_her(pilot: BoardPilot, until: str) -> None:
    """Ana makes first moves until the scene or its state is this."""
    board = pilot.board
    for _turn in range(6000):
        if until in (pilot.scene.name, pilot.scene.state):
            pilot.rest()
            return
        if pilot.scene.state == "await-human":
            board.table.submit(0, board.table.legal(0)[0])
            board.stop_asking()
            board.table.pump()
        pilot.step()
    raise AssertionError(f"{until} never comes")


def test_the_next_deal_closes_it(pilot: BoardPilot) -> None:
    pilot.sit("human:Ana,greenhorn:Miss Ruby", rules={"match_wins": 2})
    play_for_her(pilot, "hand-over")
    assert list(pilot.board.askable) == [1]
    pilot.press("button:deal")
    play_for_her(pilot, "await-human")
    assert list(pilot.board.askable) == []
    pilot.press("seat:1")
    assert pilot.scene.name == "table:brown-bullet"


def test_at_the_end_of_a_game_the_ledger_asks(pilot: BoardPilot) -> None:
    pilot.sit("human:Ana,greenhorn:Miss Ruby")
    play_for_her(pilot, "results:brown-bullet")
    assert "seat:1" in pilot.ids
    assert "seat:0" not in pilot.ids, "people are not asked"
    assert "question mark" in pilot.words("text:note")
    pilot.press("seat:1")
    told(pilot)
    assert "plays by feel" in pilot.words("text:weighed")
    pilot.press("button:back")
    assert pilot.scene.name == "results:brown-bullet"


# ---------------------------------------------------------------- what
def test_it_tells_what_was_asked_seen_thought_and_weighed(pilot: BoardPilot) -> None:
    end_of_deal(pilot)
    pilot.press("seat:0")
    page = told(pilot)
    while "The hand was" not in pilot.words("text:seen"):
        pilot.press("button:previous")
        told(pilot)
    assert pilot.words("text:chosen").startswith("Doc Abel: ")
    assert "Miss Ruby could play" in pilot.words("text:others")
    assert "%" in pilot.words("text:others")
    assert "(chosen)" in pilot.words("text:weighed")
    assert "rules of thumb" in pilot.words("text:weighed")
    assert page.decision.answer.move is not None


def test_another_world_the_same_choice(pilot: BoardPilot) -> None:
    end_of_deal(pilot)
    pilot.press("seat:0")
    told(pilot)
    assert "Did Doc Abel peek?" in pilot.words("text:world")
    pilot.key("home")  # the first decision: most is hidden then
    told(pilot)
    before, worlds = pilot.picture(), set()
    for _press in range(3):
        pilot.press("button:shuffle")
        told(pilot)
        words = pilot.words("text:world")
        assert words.startswith("Asked again, Doc Abel chooses the same.")
        worlds.add(words)
    assert pilot.picture() != before
    assert len(worlds) > 1, "pressing again makes another world"
    pilot.press("button:next")
    told(pilot)
    assert "Did Doc Abel peek?" in pilot.words("text:world")


def test_a_choice_that_differs_is_said_plainly(pilot: BoardPilot) -> None:
    end_of_deal(pilot)
    decisions = pilot.board.seats.decisions
    pilot.press("seat:0")
    page = told(pilot)
    while len(decisions.whole(page.decision).legal) < 2:
        pilot.press("button:previous")
        page = told(pilot)
    one = page.decision
    other = next(move for move in decisions.whole(one).legal if move != one.answer.move)
    page._all[page._at] = replace(one, answer=replace(one.answer, move=other))
    page._inquiry.ask(page.decision)
    pilot.press("button:shuffle")
    told(pilot)
    assert "chooses otherwise" in pilot.words("text:world")
    assert "That must not be." in pilot.words("text:world")


@pytest.mark.parametrize("seat_of", [WyomingPilot, LockdownPilot])
def test_the_other_games_of_several_hands(tmp_path: Path, seat_of: Any) -> None:
    key = "wyoming-cowboy" if seat_of is WyomingPilot else "lockdown-poker"
    with at_the_table(tmp_path, (1280, 720)) as near:
        pilot = seat_of.__new__(seat_of)
        pilot.__dict__.update(near.__dict__)
        rules_of = game(key)
        plans = plans_of("cowhand:Doc Abel,greenhorn:Miss Ruby,greenhorn:The Kid")
        table = Table(rules_of, make_rules(rules_of.options), plans, 5)
        pilot.show(table, NearSeats(table))
        for _turn in range(4000):
            if pilot.scene.state == "hand-over":
                break
            pilot.step()
        pilot.rest()
        pilot.press("seat:1")
        told(pilot)
        pilot.press("button:shuffle")
        told(pilot)
        assert pilot.words("text:world").startswith("Asked again, Miss Ruby chooses the same.")
        assert "might have h" in pilot.words("text:world")
        pilot.key("escape")
        assert pilot.scene.state == "hand-over"


# ---------------------------------------------------------------- how it looks
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100),
                                                 ((1024, 768), 150)])  # fmt: skip
def test_everything_can_be_reached(
    tmp_path: Path, size: tuple[int, int], text_size: int, language: str
) -> None:
    """At every size, in long words: buttons lie on the screen, and a paper that is longer than its room
    scrolls."""
    with at_the_table(tmp_path, size, language=language, text_size=text_size) as pilot:
        end_of_deal(pilot, f"cowhand:{LONG},greenhorn:Miss Ruby,greenhorn:The Kid")
        pilot.press("seat:0")
        told(pilot)
        pilot.press("button:shuffle")
        page = told(pilot)
        assert LONG in pilot.words("text:who")
        for element in pilot.window.elements():
            if element.id.startswith("button:"):
                assert element.box.x >= 0
                assert element.box.right <= 1920
                assert element.box.bottom <= 1080
        for name, (scroll, viewport) in page._scrolls.items():
            assert viewport.view.bottom <= 1060
            assert scroll.needed == (f"button:down:{name}" in pilot.ids)
            if scroll.needed:
                pilot.press(f"button:down:{name}")
                assert scroll.offset > 0
