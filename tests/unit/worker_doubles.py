"""Worker entries that misbehave, for the tests of AI seats. Top-level functions: a spawned process imports
them."""

import os
import time

from tabletop.ai.player import Answer
from tabletop.ai.worker import Ask, Cancel, Hurry, Quit, Reply, serve


def dies(conn, extra):
    """Ends at the first question."""
    conn.recv()
    os._exit(3)


def dies_at_birth(conn, extra):
    os._exit(4)


def hangs(conn, extra):
    """Reads nothing and answers nothing."""
    time.sleep(600)


def talks_nonsense(conn, extra):
    """Sends a thing that is no reply."""
    conn.recv()
    conn.send({"move": "play 7S"})
    time.sleep(600)


def sends_rubbish(conn, extra):
    """Sends bytes that are no object at all."""
    conn.recv()
    conn.send_bytes(b"\x80\x04not a pickle")
    time.sleep(600)


def cheats(conn, extra):
    """Answers with moves that are not legal."""
    while True:
        message = conn.recv()
        if isinstance(message, Ask):
            conn.send(Reply(message.number, Answer("play AS AH AD AC", None, 1.0)))


def babbles(conn, extra):
    """Answers with a text that is no move."""
    while True:
        message = conn.recv()
        if isinstance(message, Ask):
            conn.send(Reply(message.number, Answer("dance", None, 1.0)))


def fails(conn, extra):
    """Says that it cannot."""
    while True:
        message = conn.recv()
        if isinstance(message, Ask):
            conn.send(Reply(message.number, None, "ZeroDivisionError: by zero"))


def answers_when_hurried(conn, extra):
    """Thinks for ever, until told to hurry; then plays the first legal move."""
    asked: dict[int, Ask] = {}
    while True:
        match conn.recv():
            case Ask() as ask:
                asked[ask.number] = ask
            case Cancel(number):
                asked.pop(number, None)
            case Hurry(number) if number in asked:
                conn.send(Reply(number, Answer(asked.pop(number).request.legal[0], None, 1.0)))
            case Quit():
                return


def dies_once(conn, extra):
    """The first process dies, the second serves: the file named in the environment tells them apart."""
    path = os.environ["WORKER_DOUBLE_FLAG"]
    if os.path.exists(path):
        serve(conn, extra)
    else:
        with open(path, "w"):
            pass
        dies(conn, extra)
