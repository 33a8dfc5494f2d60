"""`tumbleweed shot`: a picture of the size asked for, or one line that says why there is none."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from tabletop.app.main import main
from tabletop.games import GAMES

SECRET = [game.key for game in GAMES if game.secrets]
FOUR_SEATS = """game = "brown-bullet"
seats = 4
[position]
hands = ["4S 5S 6S", "4H 5H 6H", "4D 5D 6D", "4C 5C 6C"]
to_act = 2
"""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TUMBLEWEED_HOME", str(tmp_path / "home"))


def size_of(picture: Path) -> tuple[int, int]:
    """Width and height by the head of a PNG file."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return width, height


@pytest.mark.parametrize("key", SECRET)
def test_a_curtain_needs_no_more_words(key, tmp_path, capsys):
    out = tmp_path / "curtain.png"
    assert main(["shot", f"curtain:{key}", "--size", "1280x720", "--out", str(out)]) == 0, capsys.readouterr()
    assert size_of(out) == (1280, 720)


@pytest.mark.parametrize("key", [game.key for game in GAMES])
def test_an_ai_seat_tells_what_it_knew(key, tmp_path, capsys):
    out = tmp_path / "insight.png"
    words = ["shot", f"insight:{key}", "--size", "1280x720", "--out", str(out), "--locale", "es"]
    assert main([*words, "--seats", "human:Ana,greenhorn,greenhorn"]) == 0, capsys.readouterr()
    assert size_of(out) == (1280, 720)


def test_where_only_people_sit_nobody_is_asked(tmp_path, capsys):
    out = tmp_path / "insight.png"
    words = ["shot", "insight:brown-bullet", "--size", "1280x720", "--out", str(out)]
    assert main([*words, "--seats", "human:Ana,human:Bo"]) == 2
    assert capsys.readouterr().err == "tumbleweed: no AI seat has anything to tell\n"
    assert not out.exists()


def test_a_curtain_falls_for_the_seat_that_a_scenario_asks(tmp_path, capsys):
    out, file = tmp_path / "curtain.png", tmp_path / "four.toml"
    file.write_text(FOUR_SEATS, encoding="utf-8")
    words = ["shot", "curtain:brown-bullet", "--size", "1280x720", "--out", str(out), "--scenario", str(file)]
    assert main(words) == 0, capsys.readouterr()
    assert size_of(out) == (1280, 720)


def test_a_game_without_secrets_has_no_curtain(tmp_path, capsys):
    out = tmp_path / "curtain.png"
    assert main(["shot", "curtain:way-out-west", "--size", "1280x720", "--out", str(out)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not out.exists()
