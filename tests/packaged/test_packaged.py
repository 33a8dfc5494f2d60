"""The packaged program as a stranger gets it: in a folder with a space and an accent, with an empty home,
under a Turkish locale. Built once for all tests here by build/package.py, which takes half a minute."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCENARIO = """
title = "A ten clears the pile"
game = "brown-bullet"
seats = 2
play = ["0: play TS"]
[position]
hands = ["TS 4C 5D", "6S 7D 8C"]
pile = "9S 9D 4H"
to_act = 0
[expect]
pile = ""
to_act = 0
"""

pytestmark = [
    pytest.mark.packaged,
    pytest.mark.skipif(
        importlib.util.find_spec("PyInstaller") is None, reason="PyInstaller is not installed"
    ),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the package is tried on Linux only"),
    pytest.mark.skipif(shutil.which("objdump") is None, reason="PyInstaller needs objdump (binutils)"),
]


@dataclass(frozen=True)
class Installed:
    """The unpacked program and the environment of a person who has nothing yet."""

    program: Path
    home: Path

    def env(self, **more: str) -> dict[str, str]:
        return {"HOME": str(self.home), "PATH": "/usr/bin:/bin", "LC_ALL": "tr_TR.UTF-8", **more}

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.program), *words],
            env=self.env(**more),
            cwd=self.home,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )


@pytest.fixture(scope="module")
def archive() -> Path:
    command = [sys.executable, str(ROOT / "build" / "package.py")]
    out = subprocess.run(command, capture_output=True, text=True, check=False)
    assert out.returncode == 0, out.stdout[-4000:] + out.stderr[-4000:]
    (found,) = (ROOT / "build" / "out").glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def installed(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    place = tmp_path_factory.mktemp("packaged") / "El café de Ana"
    shutil.unpack_archive(archive, place)
    home = tmp_path_factory.mktemp("home")
    return Installed(place / "tumbleweed-tabletop" / "tumbleweed", home)


def everything_below(folder: Path) -> list[tuple[str, int]]:
    return sorted((str(path), path.lstat().st_mtime_ns) for path in folder.rglob("*"))


def test_it_says_its_version(installed: Installed):
    out = installed.run("--version")
    assert (out.returncode, out.stderr) == (0, "")
    assert out.stdout.startswith("Tumbleweed Tabletop ")


def test_it_passes_its_own_selfcheck(installed: Installed):
    out = installed.run("--selfcheck")
    assert (out.returncode, out.stderr) == (0, ""), out.stdout
    assert "brown-bullet: played to the end" in out.stdout


def test_it_plays_without_a_window(installed: Installed):
    words = ("play", "brown-bullet", "--headless", "--seats", "cowhand,greenhorn", "--seed", "7")
    first, again = installed.run(*words), installed.run(*words, PYTHONHASHSEED="2")
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout == again.stdout
    result = json.loads(first.stdout.splitlines()[-1])["result"]
    assert len(result["winners"]) == 1


def test_it_spawns_the_processes_of_an_arena(installed: Installed):
    words = ("--seats", "random,random", "--games", "40", "--jobs", "2", "--json")
    out = installed.run("arena", "brown-bullet", *words)
    assert (out.returncode, out.stderr) == (0, "")
    assert json.loads(out.stdout)["games"] == 40


def test_it_reads_a_scenario(installed: Installed, tmp_path: Path):
    file = tmp_path / "señal.toml"
    file.write_text(SCENARIO, encoding="utf-8")
    out = installed.run("scenario", str(file))
    assert (out.returncode, out.stderr) == (0, ""), out.stdout
    assert json.loads(out.stdout)["file"] == str(file)


def test_it_speaks_spanish(installed: Installed):
    out = installed.run("--help", LC_ALL="es_MX.UTF-8")
    assert out.returncode == 0
    assert "opciones" in out.stdout


def test_without_a_display_it_says_so_in_one_line(installed: Installed):
    out = installed.run()
    assert (out.returncode, out.stdout) == (2, "")
    assert len(out.stderr.splitlines()) == 1


@pytest.fixture
def display() -> Iterator[str]:
    """A screen of its own."""
    program = shutil.which("Xvfb")
    if program is None:
        pytest.skip("Xvfb is not installed")
    reading, writing = os.pipe()
    command = [program, "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


def scene_within(inspect: Path, seconds: float) -> str:
    latest = time.monotonic() + seconds
    while time.monotonic() < latest:
        if inspect.exists():
            return str(json.loads(inspect.read_text(encoding="utf-8"))["scene"])
        time.sleep(0.02)
    return "none"


@pytest.mark.parametrize(
    ("words", "scene"),
    [
        ((), "title"),
        (("play", "brown-bullet", "--seats", "human:Begoña,cowhand", "--seed", "3"), "table:brown-bullet"),
    ],
)
def test_it_opens_its_window_and_leaves_its_own_folder_alone(
    installed: Installed, display: str, tmp_path: Path, words: tuple[str, ...], scene: str
):
    before = everything_below(installed.program.parent)
    inspect = tmp_path / "inspect.json"
    program = subprocess.Popen(
        [str(installed.program), *words, "--inspect", str(inspect)],
        env=installed.env(DISPLAY=display, SDL_AUDIODRIVER="bogus"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        seen, code = scene_within(inspect, 30), program.poll()
    finally:
        os.killpg(program.pid, signal.SIGKILL)
        said = program.communicate()[1]
    assert (seen, code) == (scene, None), said
    assert everything_below(installed.program.parent) == before
