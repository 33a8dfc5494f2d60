"""The fuse of an AI seat that thinks: when it burns, how often it is drawn, what it says; and S hurries."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.core.options import make_rules
from tabletop.games import GAMES, game
from tabletop.scenes.board import Board
from tabletop.scenes.fuse import BEAT, FRAMES, LONG, STILL_STEPS, Fuse
from tabletop.scenes.house import TableOrder
from tabletop.scenes.tables import BOARDS
from tabletop.session.plans import SeatPlan, named
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table
from tests.ui.pilot import Pilot, piloted, pygame
from tests.unit import worker_doubles


# ---------------------------------------------------------------- the model
def test_a_short_thought_lights_no_fuse() -> None:
    fuse = Fuse()
    assert not fuse.follow((2, 7), 10.0, 2.0, False)
    assert not fuse.follow((2, 7), 10.0 + BEAT * 0.9, 2.0, False)
    assert fuse.seat is None
    assert not fuse.follow(None, 10.3, 2.0, False)


def test_it_burns_to_its_end_at_the_limit_and_stays_there() -> None:
    fuse = Fuse()
    fuse.follow((2, 7), 10.0, 2.0, False)
    assert fuse.follow((2, 7), 11.0, 2.0, False)
    assert (fuse.seat, fuse.burnt) == (2, 0.5)
    fuse.follow((2, 7), 12.0, 2.0, False)
    assert fuse.burnt == 1.0
    fuse.follow((2, 7), 15.0, 2.0, False)
    assert fuse.burnt == 1.0
    assert fuse.follow(None, 15.1, 2.0, False)
    assert fuse.seat is None


def test_the_next_thinker_gets_a_new_cord() -> None:
    fuse = Fuse()
    fuse.follow((1, 7), 0.0, 2.0, False)
    fuse.follow((1, 7), 1.5, 2.0, False)
    fuse.follow((2, 7), 1.6, 2.0, False)
    assert fuse.seat is None
    fuse.follow((2, 7), 2.0, 2.0, False)
    assert fuse.seat == 2
    assert fuse.burnt == pytest.approx(0.2)
    fuse.follow((2, 8), 2.1, 2.0, False)  # the same seat, at its next decision
    assert fuse.seat is None


@pytest.mark.parametrize(("still", "most"), [(False, FRAMES * 2 + 2), (True, STILL_STEPS + 2)])
def test_it_asks_for_no_more_frames_than_it_has_pictures(still: bool, most: int) -> None:
    fuse = Fuse()
    wanted = sum(fuse.follow((0, 7), i / 240, 2.0, still) for i in range(480))
    assert most - 10 < wanted <= most


# ---------------------------------------------------------------- at the tables
@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with piloted(tmp_path) as pilot:
        yield pilot


def sit(pilot: Pilot, key: str) -> Board:
    """A person among marshals who think until they are hurried, at a point where one of them is awaited."""
    rules_of = game(key)
    plans = named([SeatPlan("human", "Ana"), *[SeatPlan("marshal")] * 3])
    table = Table(rules_of, make_rules(rules_of.options), plans, 3)
    seats = AiSeats(table, entry=worker_doubles.answers_when_hurried)
    board = BOARDS[key](pilot.house, table, seats, TableOrder(key, plans, table.rules, 3))
    pilot.open(board)
    while board.asked is not None:
        table.submit(board.asked, table.legal(board.asked)[0])
        table.pump()
        pilot.rest()
    return board


def spoken(board: Board) -> str:
    return next((element.name for element in board.elements() if element.id == "text:thinking"), "")


@pytest.mark.parametrize("key", [each.key for each in GAMES])
def test_every_table_shows_who_thinks_and_s_hurries(pilot: Pilot, key: str) -> None:
    board = sit(pilot, key)
    thinker = board.seats.thinker
    assert thinker is not None
    pilot.wait(BEAT + 0.1)
    name = board.table.names[thinker]
    assert board.fuse.seat == thinker
    assert spoken(board) == f"{name} is thinking"
    pilot.wait(LONG - BEAT)
    assert spoken(board) == f"{name} is thinking. S: hurry"
    turn, end = board.table.turn, time.monotonic() + 20
    pilot.key("s")
    while board.table.turn == turn and time.monotonic() < end:
        time.sleep(0.01)
        pilot.step(seconds=0.001)
    assert board.table.turn > turn
    pilot.step(seconds=0.001)  # the next frame shows it
    assert spoken(board) == ""
    assert board.seats.problems == []


@pytest.mark.parametrize("reduced", [False, True])
def test_it_asks_for_few_frames_and_paints_only_its_plate(tmp_path: Path, reduced: bool) -> None:
    with piloted(tmp_path, reduced_motion=reduced) as pilot:
        sit(pilot, "brown-bullet")
        pilot.wait(BEAT)
        before, drawn = pilot.window.surface.copy(), pilot.window.frames_drawn
        pilot.wait(0.5)
        frames = pilot.window.frames_drawn - drawn
        assert 1 <= frames <= (3 if reduced else FRAMES / 2 + 1)
        box = pilot.element("text:thinking").box.grown(12, 24)
        box = box._replace(w=box.w + 130)  # the word of help stands at its right
        rect = pygame.Rect(pilot.window.stage.frame.rect(box))
        rest = pilot.window.surface.copy()
        assert rest.subsurface(rect).get_buffer().raw != before.subsurface(rect).get_buffer().raw
        for surface in (before, rest):
            surface.fill("black", rect)
        assert pygame.image.tobytes(rest, "RGB") == pygame.image.tobytes(before, "RGB")
