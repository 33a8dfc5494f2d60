"""This side of a worker process: started, written to and ended without ever making the window wait."""

from __future__ import annotations

import multiprocessing
import queue
import threading
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

from tabletop.ai.worker import Message, Reply, serve
from tabletop.core.game import Game

Entry = Callable[[Any, Sequence[Game[Any]]], None]
"""The function a worker process runs: given its end of the pipe, and the games that are not built in."""

_SPAWN: Final = multiprocessing.get_context("spawn")
"""Spawned on every system: a forked child would share the window's connection, sounds and locks."""


class WorkerLink:
    """One worker process. `is_dead` once it has ended, cannot be reached or talks nonsense; `problem` says
    how."""

    def __init__(self, extra: Sequence[Game[Any]] = (), entry: Entry = serve) -> None:
        self.problem = ""
        self.has_replied = False
        """It is up: a fresh process first has to import the games."""
        self._entry = entry
        self._extra = tuple(extra)
        self._connection: Connection[Any, Any] | None = None
        self._process: SpawnProcess | None = None
        self._messages: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._stopped = False
        threading.Thread(target=self._run, name="worker-link", daemon=True).start()

    @property
    def is_dead(self) -> bool:
        process = self._process
        if not self.problem and process is not None and not process.is_alive() and not self._has_more():
            self.problem = f"the worker ended with code {process.exitcode}"
        return bool(self.problem)

    def post(self, message: Message) -> None:
        """Send it, in the background: a pipe that nobody reads blocks its writer."""
        self._messages.put(message)

    def poll(self) -> Reply | None:
        """A reply that has come in, without waiting."""
        if self.problem or not self._has_more() or self._connection is None:
            return None
        try:
            reply = self._connection.recv()
        except Exception as error:  # noqa: BLE001 - whatever a broken process sends, it must not end the game
            self.problem = f"the worker's reply cannot be read: {type(error).__name__}"
            return None
        if not isinstance(reply, Reply):
            self.problem = f"the worker sent a {type(reply).__name__}"
            return None
        self.has_replied = True
        return reply

    def stop(self) -> None:
        """End the process at once (it holds no file), without waiting for it."""
        self._stopped = True
        self._messages.put(None)
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def _has_more(self) -> bool:
        try:
            return self._connection is not None and self._connection.poll(0)
        except OSError:  # the other end is gone, and nothing is left to read
            return False

    def _run(self) -> None:
        """Start the process, pass messages on to it, and reap it."""
        try:
            here, there = _SPAWN.Pipe()
            process = _SPAWN.Process(target=self._entry, args=(there, self._extra), daemon=True)
            process.start()
            there.close()
        except OSError as error:
            self.problem = f"no worker can be started: {error}"
            return
        with self._lock:
            self._process, self._connection = process, here
            if self._stopped:
                process.kill()
        try:
            while (message := self._messages.get()) is not None:
                here.send(message)
        except (OSError, ValueError) as error:
            self.problem = self.problem or f"the worker cannot be reached: {type(error).__name__}"
        process.join()
        here.close()
