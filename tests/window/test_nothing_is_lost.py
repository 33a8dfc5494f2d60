"""A rough world round a table in a real window: power cuts, closing, no sound, odd locales, no disk."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pytest

from tests.window.driver import ROOT, Program, Tree, cards, with_settings

ONE = "human:Ana,cowhand,cowhand"


def make_a_move(program: Program) -> None:
    """One move by mouse, whatever goes."""
    tree = program.wait_state("await-human")
    mine = cards(tree, 0, playable=True)
    if mine:
        program.drag(mine[0], "pile:discard")
    elif any(e["id"] == "button:hold" for e in tree["elements"]):
        program.click("button:hold")
    else:
        program.click("button:pickup")
    program.wait(lambda now: lying(now) != lying(tree))


def lying(tree: Tree) -> list[tuple[str, str]]:
    """Every open card, pile and cartridge with its name."""
    return [
        (e["id"], e["name"]) for e in tree["elements"] if e["id"].startswith(("hand:", "pile:", "chamber:"))
    ]


def moves_in(program: Program) -> list[str]:
    """The moves of the one record, as they stand in its file."""
    (record,) = (program.home / "records").glob("*.toml")
    return [line for line in record.read_text(encoding="utf-8").splitlines() if line.startswith("move")]


def test_killed_at_any_moment_it_goes_on_at_the_last_move(program: Program) -> None:
    """In mid-animation, while an AI seat thinks, at rest: no move that was on disk is lost."""
    program.play(ONE, 7, speed="0.3")
    for pause in (0.0, 0.15, 0.4):
        make_a_move(program)
        time.sleep(pause)
        program.kill()
        written = moves_in(program)
        program.start(speed="0")
        program.click("button:continue")
        program.wait_state("await-human", scene="table:")
        assert moves_in(program)[: len(written)] == written
        assert len(written) >= 2


def test_a_resumed_table_is_the_one_that_was_left(program: Program) -> None:
    program.play(ONE, 7)
    make_a_move(program)
    before = lying(program.wait_state("await-human"))
    program.kill()
    program.start()
    program.click("button:continue")
    assert lying(program.wait_state("await-human", scene="table:")) == before


def test_closing_the_window_in_mid_game_loses_nothing(program: Program) -> None:
    program.play(ONE, 7)
    make_a_move(program)
    before = lying(program.wait_state("await-human"))
    assert program.close() == 0
    program.start()
    program.wait_scene("title")
    program.click("button:continue")
    assert lying(program.wait_state("await-human", scene="table:")) == before


def test_closing_in_mid_flight_loses_nothing(program: Program) -> None:
    program.play(ONE, 7, speed="1")
    card = cards(program.wait_state("await-human"), 0, playable=True)[0]
    program.drag(card, "pile:discard")
    program.wait(lambda tree: tree["state"] == "animating")
    assert program.close() == 0
    assert f'move = "play {card.rsplit(":", 1)[1]}"' in moves_in(program)
    program.start()
    program.click("button:continue")
    program.wait_state("await-human", scene="table:")


def test_without_a_sound_device_one_plays_as_usual(program: Program) -> None:
    program.env["SDL_AUDIODRIVER"] = "bogus"
    program.play(ONE, 7)
    make_a_move(program)
    program.wait_state("await-human")


def test_a_turkish_locale_and_decimal_commas_change_nothing(program: Program) -> None:
    """Whatever of these locales the machine knows: upper-case I and commas must not reach a file."""
    program.env |= {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"}
    program.play(ONE, 7)
    make_a_move(program)
    program.wait_state("await-human")
    program.kill()
    program.start()
    program.click("button:continue")
    program.wait_state("await-human", scene="table:")


def test_the_language_of_the_system_is_spoken(program: Program) -> None:
    program.env |= {"LC_ALL": "es_ES.UTF-8", "LANG": "es_ES.UTF-8", "LANGUAGE": "es"}
    program.play(ONE, 7)
    assert program.element("button:undo")["name"] == "Deshacer"


@pytest.fixture
def sealed(program: Program) -> Program:
    """A copy of the program in a folder that its user cannot write to."""
    folder = program.folder / "sealed"
    for part in ("tabletop", "art/atlas", "art/fonts", "sounds"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (*folder.rglob("*"), folder):
        path.chmod(0o555 if path.is_dir() else 0o444)
    program.cwd = folder
    if os.geteuid() == 0:  # the superuser may write anywhere, and Python itself would
        program.env["PYTHONDONTWRITEBYTECODE"] = "1"
    return program


def test_from_a_read_only_program_folder_one_plays_as_usual(sealed: Program) -> None:
    before = sorted(sealed.cwd.rglob("*"))
    sealed.play(ONE, 7)
    make_a_move(sealed)
    sealed.wait_state("await-human")
    assert len(moves_in(sealed)) >= 2
    assert sorted(sealed.cwd.rglob("*")) == before


def test_without_a_place_for_records_one_is_told_and_plays(program: Program) -> None:
    """The home lies below a file, where nobody, not even the superuser, can make a folder."""
    (program.folder / "file").write_text("not a folder", encoding="utf-8")
    program.home = program.folder / "file" / "home"
    program.env["TUMBLEWEED_HOME"] = str(program.home)
    program.play(ONE, 7)
    make_a_move(program)
    tree = program.wait_state("await-human")
    assert tree["scene"] == "table:brown-bullet"


def test_settings_and_window_size_are_kept_across_runs(program: Program) -> None:
    with_settings(program.home, {"language": '"es"', "text_size": "150"})
    program.start()
    program.wait_scene("title")
    assert "puerta" in program.element("text:prompt")["name"].lower()
    program.resize(1100, 700)
    assert program.close() == 0
    kept = (program.home / "settings.toml").read_text(encoding="utf-8")
    assert 'language = "es"' in kept
    assert "text_size = 150" in kept


def test_a_program_that_cannot_open_a_window_says_so_in_one_line(program: Program, tmp_path: Path) -> None:
    program.env["DISPLAY"] = ":9999"
    with pytest.raises(AssertionError, match=r"ended with 2: tumbleweed: [^\n]+\n?$"):
        program.start()


def test_killed_behind_a_curtain_it_comes_back_behind_a_curtain(program: Program) -> None:
    """Nobody sees another's cards by pulling the plug."""
    program.play("human:Ana,human:Kid", 7)
    assert program.tree()["state"] == "curtain"
    program.click("button:ready")
    program.wait_state("await-human")
    program.kill()
    program.start()
    program.click("button:continue")
    tree = program.wait_state("curtain", "await-human", scene="")
    assert tree["state"] == "curtain"
    assert not [e for e in tree["elements"] if e["id"].startswith("hand:")]


def test_killed_while_dealing(program: Program) -> None:
    program.start("play", "brown-bullet", "--seats", ONE, "--seed", "7", speed="1")
    program.wait_state("dealing")
    program.kill()
    program.start()
    program.click("button:continue")
    program.wait_state("await-human", scene="table:")
