"""Drives the real program as a person would: pointer and keys by xdotool, eyes by the inspect file."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
"""Seconds after which something that should happen has not (a busy machine is slow, not wrong)."""
Tree = dict[str, Any]
PLAYABLE = ("await-human", "curtain", "hand-over")


class Program:
    """The program in a window of its own. Places are window pixels."""

    def __init__(self, display: str, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.inspect = folder / "inspect.json"
        self.env = {
            **os.environ,
            "DISPLAY": display,
            "TUMBLEWEED_HOME": str(self.home),
            "SDL_AUDIODRIVER": "dummy",
            "LC_ALL": "C.UTF-8",
        }
        for name in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "LANGUAGE"):
            self.env.pop(name, None)
        self.command = [sys.executable, "-m", "tabletop"]
        self.cwd = ROOT
        self._process: subprocess.Popen[str] | None = None
        self._window = ""

    # ---------------------------------------------------------------- life
    def start(self, *words: str, size: str = "1280x720", speed: str = "0") -> Program:
        """Open the window and wait until it shows something."""
        self.inspect.unlink(missing_ok=True)
        options = ["--inspect", str(self.inspect), "--size", size, "--speed", speed]
        self._process = subprocess.Popen(
            [*self.command, *words, *options],
            env=self.env,
            cwd=self.cwd,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.wait(lambda tree: bool(tree["elements"]))
        self._window = self._find_window()
        return self

    def play(self, seats: str, seed: int, *words: str, speed: str = "0") -> Program:
        """Sit down at a table straight away and wait for the first thing a person has to do."""
        self.start("play", "brown-bullet", "--seats", seats, "--seed", str(seed), *words, speed=speed)
        self.wait(lambda tree: tree["state"] in PLAYABLE)
        return self

    @property
    def process(self) -> subprocess.Popen[str]:
        assert self._process is not None, "not started"
        return self._process

    def kill(self) -> None:
        """As a power cut would: no chance to save anything."""
        if self._process is not None and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        if self._process is not None and self._process.stderr is not None:
            self._process.stderr.close()

    def close(self) -> int:
        """The window's close button, as a window manager presses it; the exit code."""
        from tests.window.closing import ask_to_close

        ask_to_close(self.env["DISPLAY"], int(self._window))
        return self.ended()

    def ended(self) -> int:
        """Wait for the end of the program; its exit code."""
        return self.process.wait(PATIENCE)

    def complaint(self) -> str:
        """What an ended program has said on stderr."""
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def _find_window(self) -> str:
        found = self._xdotool("search", "--sync", "--onlyvisible", "--pid", str(self.process.pid))
        return found.split()[-1]

    # ---------------------------------------------------------------- eyes
    def tree(self) -> Tree:
        """What is on screen now. It is written whole or not at all, so it can always be read."""
        tree: Tree = json.loads(self.inspect.read_text(encoding="utf-8"))
        return tree

    def comes(self, wanted: Callable[[Tree], bool], patience: float) -> bool:
        """Does the screen get to be as wanted within so many seconds?"""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self.inspect.exists() and wanted(self.tree()):
                return True
            time.sleep(0.015)
        return False

    def wait(self, wanted: Callable[[Tree], bool], patience: float = PATIENCE) -> Tree:
        """Until the screen is as wanted; the tree that is so."""
        end = time.monotonic() + patience
        tree: Tree = {}
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(f"ended with {self.process.returncode}: {self.complaint()}")
            if self.inspect.exists():
                tree = self.tree()
                if wanted(tree):
                    return tree
            time.sleep(0.015)
        shown = {name: tree.get(name) for name in ("scene", "state", "seat", "code")}
        raise AssertionError(f"never came; {shown}, {[e['id'] for e in tree.get('elements', ())]}")

    def wait_state(self, *states: str, scene: str = "", patience: float = PATIENCE) -> Tree:
        """Until the screen is in one of the states (and shows the scene)."""
        return self.wait(lambda t: t["state"] in states and t["scene"].startswith(scene), patience)

    def wait_scene(self, scene: str) -> Tree:
        """Until that scene is on screen."""
        return self.wait(lambda tree: tree["scene"] == scene)

    def wait_for(self, id: str) -> Tree:
        """Until there is such an element."""
        return self.wait(lambda tree: any(e["id"] == id for e in tree["elements"]))

    def element(self, id: str) -> Tree:
        """An element that is on screen now, or will be soon."""
        tree = self.wait_for(id)
        found: Tree = next(e for e in tree["elements"] if e["id"] == id)
        return found

    def middle(self, id: str) -> tuple[int, int]:
        """The pixel in the middle of an element."""
        x, y, w, h = self.element(id)["rect"]
        return x + w // 2, y + h // 2

    def ids(self, prefix: str = "") -> list[str]:
        """The ids on screen that begin so."""
        return [e["id"] for e in self.tree()["elements"] if e["id"].startswith(prefix)]

    # ---------------------------------------------------------------- hands
    def point(self, place: str | tuple[int, int]) -> None:
        """Move the pointer onto an element or a pixel."""
        self._xdotool(*self._to(place))

    def click(self, place: str | tuple[int, int]) -> None:
        """Press and release the left button there."""
        self._xdotool(*self._to(place), "click", "1")

    def grip(self, id: str) -> None:
        """Press the left button on a piece and pull it a little."""
        x, y = self.middle(id)
        self._xdotool(*self._to((x, y)), "mousedown", "1", "sleep", "0.03", *self._to((x, y - 12)))

    def drag(self, id: str, to: str | tuple[int, int]) -> None:
        """Pull a piece onto an element or a pixel and let go."""
        x, y = self.middle(id)
        end = self.middle(to) if isinstance(to, str) else to
        pulls: list[str] = []
        for part in (1, 2, 3, 4):
            pulls += self._to((x + (end[0] - x) * part // 4, y + (end[1] - y) * part // 4))
            pulls += ["sleep", "0.015"]
        self._xdotool(*self._to((x, y)), "mousedown", "1", "sleep", "0.02", *pulls, "mouseup", "1")

    def release(self) -> None:
        """Let go of the left button."""
        self._xdotool("mouseup", "1")

    def keys(self, *names: str) -> None:
        """Press keys, one after the other, by their X names: "Return", "Tab", "eacute"."""
        self._xdotool("key", "--delay", "8", *names)

    def type(self, *names: str) -> None:
        """Type letters by their X names; for accents xdotool changes the keyboard's map, which takes time."""
        for name in names:
            self._xdotool("key", name)
            time.sleep(0.08)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size from outside."""
        self._xdotool("windowsize", self._window, str(width), str(height))
        self.wait(lambda tree: tree["size"] == [width, height])

    def _to(self, place: str | tuple[int, int]) -> list[str]:
        x, y = self.middle(place) if isinstance(place, str) else place
        return ["mousemove", "--window", self._window, str(x), str(y)]

    def _xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.env, check=True, capture_output=True, text=True, timeout=PATIENCE
        )
        return done.stdout


def with_settings(home: Path, lines: Mapping[str, str]) -> None:
    """A settings file from an earlier run: TOML values as text."""
    home.mkdir(parents=True, exist_ok=True)
    text = "".join(f"{name} = {value}\n" for name, value in lines.items())
    (home / "settings.toml").write_text(text, encoding="utf-8")


def cards(tree: Tree, seat: int, playable: bool) -> Sequence[str]:
    """Ids of the open cards of a hand that may be played on the pile now, or may not."""
    return [
        e["id"]
        for e in tree["elements"]
        if e["role"] == "card"
        and e["id"].startswith(f"hand:{seat}:")
        and ":back:" not in e["id"]
        and ("pile:discard" in e["accepts"]) == playable
    ]
