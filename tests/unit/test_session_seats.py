"""AI seats: a real worker answers, and whatever a worker does wrong, the table goes on."""

import logging
import subprocess
import sys
import threading
import time
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from tabletop.core.options import make_rules
from tabletop.games import game as game_of
from tabletop.session.plans import SeatPlan
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table
from tests.unit import worker_doubles

GAME = game_of("brown-bullet")
AI_ONLY = [SeatPlan("cowhand"), SeatPlan("greenhorn"), SeatPlan("cowhand")]
MIXED = [SeatPlan("human", "Ana"), SeatPlan("cowhand"), SeatPlan("random")]


class Clock:
    """A clock that runs as the real one does, and can be put forward."""

    def __init__(self):
        self.ahead = 0.0

    def __call__(self):
        return time.monotonic() + self.ahead


def table_of(plans, seed=3, **more):
    table = Table(GAME, make_rules(GAME.options), plans, seed, **more)
    table.start()
    return table


@pytest.fixture
def seats_of():
    """AiSeats that are closed when the test ends."""
    made = []

    def make(table, *args, **more):
        made.append(AiSeats(table, *args, **more))
        return made[-1]

    yield make
    for seats in made:
        seats.close()


def answer_of(seats, patience=20.0, poll=None):
    """Think and wait for the answer as a window would, frame by frame."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        seats.think()
        answer = seats.answer() if poll is None else poll()
        if answer is not None:
            return answer
        time.sleep(0.003)
    pytest.fail("no answer came")


def to_ai(table):
    """Play first moves until an AI seat must act."""
    while table.plans[table.actors[0]].is_human:
        table.submit(table.actors[0], table.legal(table.actors[0])[0])


def to_human(table):
    while not table.plans[table.actors[0]].is_human:
        table.submit(table.actors[0], table.legal(table.actors[0])[0])


def play_out(seats, table):
    """Let the AI seats play the game to its end; their moves."""
    moves = []
    while table.over != "game":
        if table.over == "hand":
            table.next_hand()
            continue
        moves.append(answer_of(seats))
        table.submit(*moves[-1])
    return moves


# ---------------------------------------------------------------- as it should be
def test_ai_seats_play_a_whole_game_and_the_same_one_again(seats_of):
    first, second = table_of(AI_ONLY), table_of(AI_ONLY)
    moves = play_out(seats_of(first, 50), first)
    assert first.result.winners
    assert play_out(seats_of(second, 50), second) == moves
    assert first.record.entries == second.record.entries


def test_nobody_is_asked_while_a_person_must_act(seats_of):
    table = table_of(MIXED)
    to_human(table)
    seats = seats_of(table)
    for _ in range(20):
        seats.think()
        assert not seats.is_thinking
        assert seats.answer() is None


def test_nobody_waits_for_a_process_that_is_slow_to_start(seats_of, monkeypatch):
    real, gate = SpawnProcess.start, threading.Event()

    def slow(process):
        gate.wait(20)
        real(process)

    monkeypatch.setattr(SpawnProcess, "start", slow)
    table = table_of(AI_ONLY)
    seats = seats_of(table)  # these calls would never come back if they waited for the start
    seats.think()
    assert seats.answer() is None
    assert seats.is_thinking
    gate.set()
    assert answer_of(seats)[0] == table.actors[0]


def test_nobody_waits_for_a_worker_that_does_not_read(seats_of):
    table = table_of(MIXED)
    to_human(table)
    seats = seats_of(table, entry=worker_doubles.hangs)
    for _ in range(400):  # more than any pipe holds
        seats.hint(0)
    assert seats.hint_pending


def test_the_worker_never_imports_pygame():
    code = "import sys, tabletop.session.seats, tabletop.ai.worker; print('pygame' in sys.modules)"
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=root)
    assert done.stdout.strip() == "False"


def test_a_hint_is_a_legal_move_of_the_person(seats_of):
    table = table_of(MIXED)
    to_human(table)
    seats = seats_of(table)
    seats.hint(0)
    assert seats.hint_pending
    choice = answer_of(seats, poll=seats.hint_answer)
    assert choice.move in table.legal(0)
    assert not seats.hint_pending
    assert seats.hint_answer() is None


def test_a_hint_for_one_who_is_not_to_act_is_none(seats_of):
    table = table_of(MIXED)
    to_ai(table)
    seats = seats_of(table)
    seats.hint(0)
    assert not seats.hint_pending


def test_a_change_of_the_position_voids_question_and_hint(seats_of):
    table = table_of(MIXED)
    to_ai(table)
    seats = seats_of(table, entry=worker_doubles.answers_when_hurried)
    seats.think()
    assert seats.is_thinking
    seat = table.actors[0]
    table.change_seat(seat, SeatPlan("human", "Bo"))
    assert seats.answer() is None
    assert not seats.is_thinking
    seats.hint(seat)
    assert seats.hint_pending
    table.submit(seat, table.legal(seat)[0])
    assert seats.hint_answer() is None
    assert not seats.hint_pending


def test_hurry_brings_the_answer(seats_of):
    table = table_of(AI_ONLY)
    seats = seats_of(table, entry=worker_doubles.answers_when_hurried)
    seats.think()
    for _ in range(5):
        assert seats.answer() is None
        time.sleep(0.02)
    seats.hurry()
    seat, move = answer_of(seats)
    assert move in table.legal(seat)
    assert seats.problems == []


def test_a_closed_table_asks_nothing_more(seats_of):
    table = table_of(AI_ONLY)
    seats = seats_of(table)
    seats.think()
    seats.close()
    seats.think()
    assert not seats.is_thinking
    assert seats.answer() is None


# ---------------------------------------------------------------- as it should not be
@pytest.mark.parametrize(
    "entry",
    [
        worker_doubles.dies,
        worker_doubles.dies_at_birth,
        worker_doubles.talks_nonsense,
        worker_doubles.sends_rubbish,
        worker_doubles.cheats,
        worker_doubles.babbles,
        worker_doubles.fails,
    ],
)
def test_a_broken_worker_is_replaced_and_then_the_lot_decides(seats_of, caplog, entry):
    table = table_of(AI_ONLY)
    seats = seats_of(table, entry=entry)
    with caplog.at_level(logging.WARNING):
        seat, move = answer_of(seats)
    assert move in table.legal(seat)
    table.submit(seat, move)
    assert len(seats.problems) == 2
    assert "drawn by lot" in caplog.text
    seat, move = answer_of(seats)
    table.submit(seat, move)
    assert len(seats.problems) == 4


def test_a_worker_that_hangs_is_replaced_when_its_time_is_up(seats_of):
    clock = Clock()
    table = table_of(AI_ONLY)
    seats = seats_of(table, entry=worker_doubles.hangs, clock=clock)
    seats.think()
    for expected in (0, 1):
        assert seats.answer() is None
        assert len(seats.problems) == expected
        clock.ahead += 30.0
    seat, move = seats.answer()
    assert move in table.legal(seat)
    assert [problem.startswith("no answer after") for problem in seats.problems] == [True, True]


def test_an_overrun_is_noticed_after_two_seconds_of_a_running_worker(seats_of):
    clock = Clock()
    table = table_of(MIXED, seed=8)
    seats = seats_of(table, entry=worker_doubles.answers_when_hurried, clock=clock)
    to_ai(table)
    seats.think()
    seats.hurry()
    table.submit(*answer_of(seats))
    to_ai(table)
    seats.think()
    assert seats.answer() is None
    clock.ahead += 1.7
    assert seats.answer() is None
    assert seats.problems == []
    clock.ahead += 0.4
    seats.answer()
    assert len(seats.problems) == 1


def test_a_worker_killed_while_it_thinks_is_replaced_and_the_game_goes_on(seats_of, monkeypatch, tmp_path):
    monkeypatch.setenv("WORKER_DOUBLE_FLAG", str(tmp_path / "died"))
    table = table_of(AI_ONLY)
    seats = seats_of(table, 50, entry=worker_doubles.dies_once)
    same = table_of(AI_ONLY)
    moves = play_out(seats, table)
    assert len(seats.problems) == 1
    assert play_out(seats_of(same, 50), same) == moves


def test_a_level_that_cannot_answer_does_not_stop_the_table(seats_of):
    table = table_of([SeatPlan("marshal"), SeatPlan("marshal")])
    seats = seats_of(table, entry=worker_doubles.fails)
    seat, move = answer_of(seats)
    assert move in table.legal(seat)
    assert len(seats.problems) == 2


def test_a_hint_that_fails_ends(seats_of):
    table = table_of(MIXED)
    to_human(table)
    seats = seats_of(table, entry=worker_doubles.fails)
    seats.hint(0)
    end = time.monotonic() + 20
    while seats.hint_pending and time.monotonic() < end:
        assert seats.hint_answer() is None
        time.sleep(0.003)
    assert not seats.hint_pending
