"""The process in which AI seats think: it reads questions from a pipe and answers them, one at a time.

Owns the messages of that pipe and `serve`, the process entry. Never imports pygame, opens no file and no
window. It ends when the pipe closes, so that no worker outlives its table.
"""

from __future__ import annotations

import os
import signal
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

from tabletop.ai.insight import Insight, insight
from tabletop.ai.player import Answer, LevelError, Request, answer_of, think
from tabletop.core.game import Game

BEHIND: Final = 5
"""How far the worker stands back where the window wants the same core (POSIX niceness)."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A question. `number` is the asker's own and comes back in the reply."""

    number: int
    request: Request


@dataclass(frozen=True, slots=True)
class Explain:
    """What was known and thought when this request got this answer? `number` as in Ask."""

    number: int
    request: Request
    answer: Answer


@dataclass(frozen=True, slots=True)
class Hurry:
    """Answer question `number` at once with the best found so far. Ignored if it has been answered."""

    number: int


@dataclass(frozen=True, slots=True)
class Cancel:
    """Question `number` is void and gets no reply. Ignored if answered already: that reply is on its way."""

    number: int


@dataclass(frozen=True, slots=True)
class Quit:
    """End the process."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to question `number`; None where the policy failed, `problem` then says how in one line. To
    Explain the reply is `insight`."""

    number: int
    answer: Answer | None
    problem: str | None = None
    insight: Insight | None = None


Question: TypeAlias = Ask | Explain
Message: TypeAlias = Question | Hurry | Cancel | Quit


class _Cancelled(Exception):
    """Breaks off the choice that is being made."""


class _Ended(Exception):
    """The other end is gone, or asked for the end."""


class _Desk:
    """The worker's end of the pipe: the questions that wait, and what has been said about the one at hand."""

    def __init__(self, conn: Connection[Reply, Message]) -> None:
        self._conn = conn
        self._waiting: deque[Question] = deque()
        self._number = -1
        self._hurried: set[int] = set()

    def _take(self) -> None:
        """Read one message; blocks until there is one. Raises _Ended on a closed pipe."""
        try:
            message = self._conn.recv()
        except (EOFError, OSError):
            raise _Ended from None
        match message:
            case Ask() | Explain():
                self._waiting.append(message)
            case Hurry(number):
                self._hurried.add(number)
            case Cancel(number):
                self._waiting = deque(ask for ask in self._waiting if ask.number != number)
                if number == self._number:
                    raise _Cancelled
            case _:
                raise _Ended

    def next(self) -> Question:
        """The next question that is not void by now, waiting for it."""
        self._number = -1
        while not self._waiting or self._has_more():
            self._take()
        self._hurried &= {ask.number for ask in self._waiting}
        ask = self._waiting.popleft()
        self._number = ask.number
        return ask

    def stop(self) -> bool:
        """What a thinking policy polls: True = hurry. Raises where its question is void or nobody listens."""
        while self._has_more():
            self._take()
        return self._number in self._hurried

    def _has_more(self) -> bool:
        try:
            return self._conn.poll(0)
        except OSError:
            raise _Ended from None

    def reply(self, reply: Reply) -> None:
        try:
            self._conn.send(reply)
        except OSError:
            raise _Ended from None


def serve(conn: Connection[Reply, Message], extra: Sequence[Game[Any]] = ()) -> None:
    """Answer questions until the pipe closes or `Quit` comes. `extra`: games besides the built-in ones."""
    from tabletop.games import GAMES

    # Ctrl-C in the terminal reaches every process of the group: the table ends its worker itself
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    games = {game.key: game for game in (*GAMES, *extra)}
    desk = _Desk(conn)
    try:
        while True:
            ask = desk.next()
            try:
                desk.reply(_answer(games, ask, desk.stop))
            except _Cancelled:
                continue
    except _Ended:
        pass
    finally:
        conn.close()


def _answer(games: dict[str, Game[Any]], ask: Question, stop: Callable[[], bool]) -> Reply:
    began = time.perf_counter()
    request = ask.request
    try:
        game = games[request.game_key]
        if isinstance(ask, Explain):
            return Reply(ask.number, None, insight=insight(game, request, ask.answer))
        choice = think(game, request, stop)
        answer = answer_of(game, choice, (time.perf_counter() - began) * 1000.0)
    except (_Cancelled, _Ended):
        raise
    except LevelError as error:
        return Reply(ask.number, None, str(error))
    except Exception as error:  # noqa: BLE001  # a policy's fault must not end the process: the table goes on
        return Reply(ask.number, None, f"{type(error).__name__}: {error}")
    return Reply(ask.number, answer)
