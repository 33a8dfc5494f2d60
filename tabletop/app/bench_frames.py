"""How long frames take: one process that opens a window, plays the busiest moments of a table, and times each
step.

Run by `tumbleweed bench` as a process of its own, so that start and memory are those of a fresh program. It
uses the
display if there is one, and SDL's invisible driver else ("driver" says which).
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from tabletop.app.window_app import WindowOptions, open_window
from tabletop.core.rng import stream
from tabletop.games import game
from tabletop.scenes.board import Board
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.tables import BOARDS
from tabletop.session.plans import SeatPlan, named
from tabletop.session.seats import AiSeats
from tabletop.session.settings import Settings
from tabletop.session.store import Store
from tabletop.session.table import Table
from tabletop.ui.audio import Silence
from tabletop.ui.window import Window

_IDLE_SECONDS = 1.5
_ROUNDS = 3


def measure(size: tuple[int, int], began: float) -> dict[str, Any]:
    """{"driver", "idle_fps", "busy", "thinking", "start_ms", "memory_mib"}; times in milliseconds."""
    with TemporaryDirectory() as folder:
        hidden = sys.platform.startswith("linux") and not (
            os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
        )
        settings = Settings(language="en")
        window = open_window(WindowOptions(size=size), settings, Silence(), hidden=hidden)
        house = House(window.stage, settings, Store(Path(folder)), Path(folder))
        house.apply_settings()
        house.go_title()
        window.step((), 0)
        window.step((), 0)
        start_ms = (time.time() - began) * 1000
        found: dict[str, Any] = {"driver": pygame.display.get_driver()}
        _settle(window)
        found["idle_fps"] = _idle(window)
        found["busy"] = _busy(house, window, thinking=False)
        found["thinking"] = _busy(house, window, thinking=True)
        found["start_ms"] = round(start_ms, 1)
        found["memory_mib"] = _memory()
        window.close()
    return found


def _settle(window: Window) -> None:
    for _frame in range(600):
        window.step((), 1 / 60)


def _idle(window: Window) -> float:
    """Frames a second of a screen on which nothing happens, once the desktop has said all it has to say of a
    new window."""
    for _pause in range(4):
        window.step(window.wait_for_events(), 1 / 60)
    before, end = window.frames_drawn, time.monotonic() + _IDLE_SECONDS
    while time.monotonic() < end:
        window.step(window.wait_for_events(), 1 / 60)
    return round((window.frames_drawn - before) / _IDLE_SECONDS, 2)


def _busy(house: House, window: Window, thinking: bool) -> dict[str, float]:
    """Six seats, two decks: the deal, a pile of thirty picked up into the own hand, a clearing; every frame
    timed."""
    times: list[float] = []
    for number in range(_ROUNDS):
        board = _board(house, number)
        window.stage.stack.replace(board)
        window.step((), 0)
        if thinking:
            _keep_thinking(board)
        _time_frames(window, board, times, 240, thinking)
        board.table.submit(0, ("pickup",) if number % 2 == 0 else board.table.legal(0)[0])
        _time_frames(window, board, times, 150, thinking)
    times.sort()
    return {
        "p50": round(times[len(times) // 2], 2),
        "p99": round(times[int(len(times) * 0.99)], 2),
        "frames": len(times),
    }


def _board(house: House, number: int) -> Board:
    """A table at which seat 0 faces a large pile that only an ace meets, in front of a crowded table."""
    rules_of = game("brown-bullet")
    from tabletop.core.options import make_rules

    rules = make_rules(rules_of.options, {"voluntary_pickup": True})
    pile = "4S 4H 5D 5C 6S 6H 7D 7C 8S 8H 9D 9C JS JH QD QC KS KH 4D 4C 5S 5H 6D 6C 7S 7H 8D 8C JD JC"
    data = {
        "hands": ["KD AS AH", "2S 3S 5D", "2H 3H 5C", "2D 3D 9S", "2C 3C 9H", "QS QH AC"],
        "pile": pile,
        "out": "",
        "to_act": 0,
        "dealer": 5,
    }
    state = rules_of.from_position(data, 6, rules, stream(number, 0))
    plans = named([SeatPlan("human", "Ana"), *[SeatPlan("cowhand")] * 5])
    table = Table.at_position(rules_of, plans, state, number)
    return BOARDS["brown-bullet"](
        house, table, AiSeats(table), TableOrder("brown-bullet", plans, rules, number)
    )


def _keep_thinking(board: Board) -> None:
    if board.asked is not None and not board.seats.hint_pending:
        board.seats.hint(board.asked, "marshal")


def _time_frames(window: Window, board: Board, times: list[float], frames: int, thinking: bool) -> None:
    for _frame in range(frames):
        if thinking:
            _keep_thinking(board)
        board.redraw()
        began = time.perf_counter()
        window.step((), 1 / 60)
        times.append((time.perf_counter() - began) * 1000)


def _memory() -> float:
    """Peak resident memory in MiB (Windows: 0, there the standard library does not tell)."""
    try:
        import resource
    except ImportError:
        return 0.0
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (1024 * 1024 if sys.platform == "darwin" else 1024), 1)


def main(size: str, began: str, out: str) -> int:
    """The hidden command `bench-frames`: measures and writes the JSON file."""
    w, _x, h = size.partition("x")
    found = measure((int(w), int(h)), float(began))
    Path(out).write_text(json.dumps(found), encoding="utf-8")
    return 0
