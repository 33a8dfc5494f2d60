"""The repository as a whole: its top level, its scripts for bare machines, and what it says of itself."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from tabletop.app.main import main

ROOT = Path(__file__).resolve().parents[2]
TOP = {"pyproject.toml", "README.md", "tabletop", "art", "sounds", "tests", "build", "installer.spec"}
SCRIPTS = ("play", "test", "package")


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"{name}_script", ROOT / "build" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(ROOT / "build"))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(ROOT / "build"))
    return module


@pytest.fixture
def play_script() -> ModuleType:
    return script("play")


def committed() -> list[str]:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("no git checkout")
    out = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    return [name for name in out.stdout.split("\0") if name and (ROOT / name).is_file()]


def test_the_top_level_is_exactly_as_agreed():
    found = {name.split("/")[0] for name in committed()}
    assert {name for name in found if not name.startswith(".")} == TOP


def test_no_file_speaks_of_the_machine_it_was_written_on():
    home = re.compile(r"(?<![\w./])/(?:work|root|home/\w+)/")
    texts = [
        name for name in committed() if name.endswith((".py", ".md", ".toml", ".spec", ".po", ".pot", "run"))
    ]
    assert texts
    hits = [name for name in texts if home.search((ROOT / name).read_text(encoding="utf-8"))]
    assert hits == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_an_old_python_can_read_the_scripts_to_be_told_that_it_is_old(name: str):
    source = (ROOT / "build" / f"{name}.py").read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 6))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imported - {"play"} <= set(sys.stdlib_module_names) - {"tomllib"}
    assert "__future__" not in imported  # annotations from there came with 3.7


def test_the_project_never_asks_for_both_pygames():
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [line for line in data["project"]["dependencies"] if line.startswith("pygame")]
    assert [line.split(";")[1].strip() for line in wanted] == [
        "python_version < '3.14'",
        "python_version >= '3.14'",
    ]


@pytest.mark.parametrize(
    ("words", "opens"),
    [
        ([], True),
        (["--inspect", "f"], True),
        (["play", "brown-bullet"], True),
        (["play", "brown-bullet", "--headless"], False),
        (["replay", "f"], True),
        (["--version"], False),
        (["play", "--help"], False),
        (["arena", "brown-bullet"], False),
        (["--selfcheck"], False),
    ],
)
def test_play_asks_for_a_display_only_where_a_window_opens(play_script, words, opens):
    assert play_script.opens_window(words) is opens


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="a display is always there")
def test_play_without_a_display_is_one_line():
    env = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
    command = [sys.executable, str(ROOT / "build" / "play.py")]
    out = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert (out.returncode, out.stdout) == (2, "")
    assert len(out.stderr.splitlines()) == 1
    assert "no display" in out.stderr


def refusal(work, *given) -> str:
    """What the work is refused with, which is always one line."""
    with pytest.raises(Exception) as caught:  # noqa: PT011  # each copy of the script has its own class
        work(*given)
    assert type(caught.value).__name__ == "Refused"
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_an_old_python_is_told_so(play_script, monkeypatch):
    monkeypatch.setattr(play_script.sys, "version_info", (3, 7, 3, "final", 0))
    monkeypatch.setenv("PATH", "")
    assert refusal(play_script.interpreter) == "this is Python 3.7; Python 3.11 or newer is needed"


def fake_python(tmp_path: Path, body: str) -> str:
    path = tmp_path / "python"
    path.write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
    path.chmod(0o755)
    return str(path)


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are shell scripts")
class TestWhatCanBeMissing:
    def test_the_venv_module(self, play_script, monkeypatch, tmp_path):
        monkeypatch.setattr(play_script, "interpreter", lambda: fake_python(tmp_path, "exit 1"))
        assert "python3-venv" in refusal(play_script.make_venv)

    def test_the_right_to_write(self, play_script, monkeypatch, tmp_path):
        broken = "case $1 in -c) exit 0;; esac; echo 'Error: [Errno 30] Read-only file system'; exit 1"
        monkeypatch.setattr(play_script, "interpreter", lambda: fake_python(tmp_path, broken))
        monkeypatch.setattr(play_script, "VENV", str(tmp_path / "venv"))
        assert "Read-only file system" in refusal(play_script.make_venv)

    def test_a_folder_that_is_no_environment_is_left_alone(self, play_script, monkeypatch, tmp_path):
        (tmp_path / "venv").mkdir()
        (tmp_path / "venv" / "letter.txt").write_text("dear", encoding="utf-8")
        monkeypatch.setattr(play_script, "VENV", str(tmp_path / "venv"))
        assert "in the way" in refusal(play_script.make_venv)
        assert (tmp_path / "venv" / "letter.txt").exists()

    @pytest.mark.parametrize(
        ("said", "expected"),
        [
            ("WARNING: NewConnectionError: no route", "there is no network"),
            ("ERROR: No matching distribution found for toml", "No matching distribution"),
        ],
    )
    def test_the_network_or_a_package(self, play_script, monkeypatch, tmp_path, said, expected):
        monkeypatch.setattr(play_script, "PIP_LOG", str(tmp_path / "pip.log"))
        python = fake_python(tmp_path, f"echo '{said}'; exit 1")
        assert expected in refusal(play_script.install, python, [])

    def test_the_way_back_to_a_checkout_whose_name_no_locale_knows(self, play_script, monkeypatch, tmp_path):
        root = tmp_path / "caf\N{LATIN SMALL LETTER E WITH ACUTE}"
        place = root / ".venv" / "lib" / "python3.11" / "site-packages"
        place.mkdir(parents=True)
        line = place / "_tumbleweed_tabletop.pth"
        line.write_text(str(root), encoding="utf-8")
        monkeypatch.setattr(play_script, "ROOT", str(root))
        monkeypatch.setattr(play_script, "VENV", str(root / ".venv"))
        play_script.point_back()
        assert line.read_bytes().isascii()
        assert (place / line.read_text(encoding="ascii").strip()).resolve() == root.resolve()

    def test_a_second_start_installs_nothing(self, play_script, monkeypatch, tmp_path):
        installed = []
        monkeypatch.setattr(play_script, "STAMP", str(tmp_path / "installed.json"))
        monkeypatch.setattr(play_script, "venv_python", lambda: sys.executable)
        monkeypatch.setattr(play_script, "install", lambda _python, extras: installed.append(extras))
        play_script.ready()
        play_script.ready()
        play_script.ready(["test"])
        play_script.ready()
        play_script.ready(["package"])
        assert installed == [[], ["test"], ["package", "test"]]


def test_every_packaging_carries_the_same_files():
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    places = data["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    spec = (ROOT / "installer.spec").read_text(encoding="utf-8")
    for source, target in places.items():
        assert any((ROOT / source).iterdir()), source
        assert f'"{target}"' in spec, target
    assert '"tabletop/locale"' in spec  # a wheel has it as part of the package


def test_the_readme_names_only_what_is_there():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", readme)
    assert pictures
    for file in [*pictures, *re.findall(r"(?:build|tests|tabletop)/[\w/]+\.py", readme)]:
        assert (ROOT / file).is_file(), file
    for file in pictures:
        assert (ROOT / file).stat().st_size < 420_000, file
    scripts = set(re.findall(r"python3 (build/\w+\.py)", readme))
    assert {"build/play.py", "build/test.py", "build/package.py"} == scripts


def readme_example(kind: str) -> str:
    (example,) = re.findall(
        rf"^```{kind}\n(.*?)^```$", (ROOT / "README.md").read_text(encoding="utf-8"), re.M | re.S
    )
    return example


def test_the_scenario_in_the_readme_holds(tmp_path, capsys):
    file = tmp_path / "readme.toml"
    file.write_text(readme_example("toml"), encoding="utf-8")
    assert main(["scenario", str(file)]) == 0, capsys.readouterr()


def test_the_player_in_the_readme_sits_down(tmp_path, capsys):
    file = tmp_path / "bot.py"
    file.write_text(readme_example("python"), encoding="utf-8")
    words = ["arena", "brown-bullet", "--seats", f"{file}:Last,cowhand", "--games", "4", "--rotate", "--json"]
    assert main(words) == 0, capsys.readouterr()
    assert json.loads(capsys.readouterr().out)["games"] == 4
