"""The worker: answers in order, hurries, drops what is void, survives a faulty policy, ends with its pipe."""

import signal
import subprocess
import sys
import threading
from multiprocessing import Pipe, get_context

import pytest

from tabletop.ai import player
from tabletop.ai.player import Choice, Request
from tabletop.ai.worker import Ask, Cancel, Hurry, Quit, serve
from tabletop.core.options import make_rules
from tabletop.core.rng import stream
from tabletop.core.words import PLAIN
from tabletop.games import game
from tests.toy.tin_cans import TIN_CANS

GAME = game("brown-bullet")
WAIT = 20.0


def request_of(the_game=GAME, level="cowhand", seed=1):
    """The first decision of a game."""
    state = the_game.new(3, make_rules(the_game.options))
    chances = 0
    while the_game.actors(state) == (-1,):
        the_game.play(state, -1, the_game.chance(state, stream(seed, chances)))
        chances += 1
    seat = the_game.actors(state)[0]
    legal = [the_game.move_text(move) for move in the_game.legal(state, seat)]
    view = the_game.encode(the_game.view(state, seat))
    return Request(the_game.key, level, view, seat, [], legal, seed)


@pytest.fixture
def desk(monkeypatch):
    """A worker in a thread: its pipe, so that policies can be put in its way."""
    monkeypatch.setattr(signal, "signal", lambda *_: None)  # only a main thread may set handlers
    ours, theirs = Pipe()
    thread = threading.Thread(target=serve, args=(theirs, (TIN_CANS,)), daemon=True)
    thread.start()
    yield ours
    ours.close()
    thread.join(WAIT)
    assert not thread.is_alive(), "the worker must end when its pipe closes"


def reply_of(conn):
    assert conn.poll(WAIT), "no reply"
    return conn.recv()


def test_a_real_process_answers_and_ends_with_the_pipe():
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, (TIN_CANS,)), daemon=True)
    process.start()
    theirs.close()
    requests = [request_of(), request_of(level="greenhorn"), request_of(TIN_CANS, "random")]
    for number, request in enumerate(requests):
        ours.send(Ask(number, request))
        reply = reply_of(ours)
        assert (reply.number, reply.problem) == (number, None)
        assert reply.answer.move in request.legal
        assert reply.answer.think_ms >= 0
    ours.close()
    process.join(WAIT)
    assert process.exitcode == 0


def test_the_worker_chooses_what_headless_play_would(desk):
    """The same seed and view give the same move through the pipe as without it."""
    request = request_of()
    desk.send(Ask(1, request))
    answer = reply_of(desk).answer
    direct = player.think(GAME, request)
    assert direct.move is not None
    assert answer.move == GAME.move_text(direct.move)
    assert answer.reason == direct.reason
    assert PLAIN.say(answer.reason)


def test_questions_are_answered_in_order(desk):
    for number in range(5):
        desk.send(Ask(number, request_of(seed=number)))
    assert [reply_of(desk).number for _ in range(5)] == list(range(5))


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        (Request("no-such-game", "cowhand", {}, 0), "no-such-game"),
        (request_of(level="sharp"), "There is no AI level called sharp"),
        (Request("brown-bullet", "cowhand", {}, 0, [], ["play 4S"]), "KeyError"),
    ],
)
def test_what_cannot_be_answered_is_said_and_the_next_question_is_answered(desk, request_, says):
    desk.send(Ask(7, request_))
    reply = reply_of(desk)
    assert (reply.number, reply.answer) == (7, None)
    assert says in reply.problem
    desk.send(Ask(8, request_of()))
    assert reply_of(desk).answer is not None


class Slow:
    """Thinks until it is told to stop."""

    remembers = False

    def __init__(self, begun):
        self._begun = begun

    def choose(self, game, view, seat, legal, source, budget, events=()):
        self._begun.set()
        pause = threading.Event()
        while not budget.stop():
            pause.wait(0.005)
        return Choice(legal[-1])


@pytest.fixture
def slow(monkeypatch):
    """While this stands every level is slow; the event says that a thought has begun."""
    begun = threading.Event()
    monkeypatch.setattr(player, "policy_for", lambda key, level: Slow(begun))
    return begun


def test_a_thought_is_hurried(slow, desk):
    request = request_of()
    desk.send(Ask(1, request))
    assert slow.wait(WAIT)
    desk.send(Hurry(99))  # somebody else's
    assert not desk.poll(0.05)
    desk.send(Hurry(1))
    assert reply_of(desk).answer.move == request.legal[-1]


def test_a_void_question_gets_no_reply(slow, desk):
    desk.send(Ask(1, request_of()))
    assert slow.wait(WAIT)
    desk.send(Ask(2, request_of()))
    desk.send(Ask(3, request_of()))
    desk.send(Cancel(2))
    desk.send(Cancel(1))
    desk.send(Hurry(1))  # too late: it must not hurry the next one
    assert not desk.poll(0.05)
    desk.send(Hurry(3))
    assert reply_of(desk).number == 3


def test_a_question_is_hurried_before_its_turn(slow, desk):
    desk.send(Ask(1, request_of()))
    assert slow.wait(WAIT)
    desk.send(Ask(2, request_of()))
    desk.send(Hurry(2))
    assert not desk.poll(0.05)
    desk.send(Hurry(1))
    assert [reply_of(desk).number for _ in range(2)] == [1, 2]


def test_what_became_void_while_nobody_read_is_not_begun(monkeypatch, desk):
    begun, go_on, asked = threading.Event(), threading.Event(), []

    class Deaf:
        """Looks up only when it has finished."""

        remembers = False

        def choose(self, game, view, seat, legal, source, budget, events=()):
            asked.append(seat)
            begun.set()
            assert go_on.wait(WAIT)
            return Choice(legal[-1])

    monkeypatch.setattr(player, "policy_for", lambda key, level: Deaf())
    desk.send(Ask(1, request_of()))
    assert begun.wait(WAIT)
    for message in (Ask(2, request_of()), Cancel(2), Ask(3, request_of())):
        desk.send(message)
    go_on.set()
    assert [reply_of(desk).number for _ in range(2)] == [1, 3]
    assert len(asked) == 2


def test_quit_ends_it_in_the_middle_of_a_thought(slow, desk):
    desk.send(Ask(1, request_of()))
    assert slow.wait(WAIT)
    desk.send(Quit())
    with pytest.raises((EOFError, OSError)):
        desk.recv()


def test_a_closed_pipe_ends_a_thought(slow, desk):
    desk.send(Ask(1, request_of()))
    assert slow.wait(WAIT)  # the fixture closes the pipe and waits for the end


def test_the_worker_loads_no_window():
    code = "import sys, tabletop.ai.worker, tabletop.games; print([m for m in sys.modules if 'pygame' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
