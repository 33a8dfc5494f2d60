"""`tumbleweed bench`: rules, AI seats, frames, start and memory, each measured the way a player meets it."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tabletop.app.bench_core import core_bench, machine_unit, think_bench
from tabletop.app.cli import UserError
from tabletop.app.paths import is_frozen
from tabletop.games import GAMES
from tabletop.session.catalogue import _

SIZES = ((1280, 720), (1920, 1080))


def run_bench() -> dict[str, Any]:
    """All figures; the keys are those of the contract. Raises UserError where a window cannot be measured."""
    frames: dict[str, Any] = {}
    starts: list[float] = []
    memory = 0.0
    for size in SIZES:
        found = _frames_of(size)
        starts.append(found.pop("start_ms"))
        memory = max(memory, found.pop("memory_mib"))
        frames[f"{size[0]}x{size[1]}"] = found
    return {
        "machine_unit": machine_unit(),
        "core": core_bench(GAMES),
        "think_ms": think_bench(),
        "frames": frames,
        "start_ms": min(starts),
        "memory_mib": memory,
    }


def _frames_of(size: tuple[int, int]) -> dict[str, Any]:
    """What a fresh process of the program measures of itself; its start counts from before it was made."""
    program = [sys.executable] if is_frozen() else [sys.executable, "-m", "tabletop"]
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "frames.json"
        began = time.time()
        command = [*program, "bench-frames", f"{size[0]}x{size[1]}", str(began), str(out)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0 or not out.is_file():
            why = (done.stderr.strip().splitlines() or ["no answer"])[-1]
            raise UserError(_("frames cannot be measured: {why}").format(why=why))
        found: dict[str, Any] = json.loads(out.read_text(encoding="utf-8"))
    return found
