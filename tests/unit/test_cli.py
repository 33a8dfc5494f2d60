"""The command line from outside: what it prints, its exit codes, and that a mistake is one clear line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabletop import __version__
from tabletop.app.main import main

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
pile = "{pile}"
to_act = 0
"""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TUMBLEWEED_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C")


def run(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "tabletop", *words],
        cwd=ROOT,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line with which the words are refused."""
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("tumbleweed: ")
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err
    return err


# ---------------------------------------------------------------- help
def test_help_is_there_at_once_and_loads_no_pygame():
    times = []
    for _try in range(5):
        began = time.perf_counter()
        out = run("--help")
        times.append(time.perf_counter() - began)
        assert (out.returncode, out.stderr) == (0, "")
    assert min(times) < 0.3
    for command in ("play", "scenario", "arena", "replay", "shot", "bench"):
        assert command in out.stdout
    code = (
        "import sys\n"
        "from tabletop.app.main import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'pygame', 'tabletop.games', 'tabletop.ai'} & sys.modules.keys()))"
    )
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert loaded.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("command", ["play", "scenario", "arena", "replay", "shot", "bench"])
def test_every_command_has_its_help(command, capsys):
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert f"tumbleweed {command}" in capsys.readouterr().out


def test_version(capsys):
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"Tumbleweed Tabletop {__version__}\n"


def test_help_speaks_the_systems_language():
    assert "opciones:" in run("--help", LC_ALL="es_MX.UTF-8").stdout
    assert "options:" in run("--help", LC_ALL="tr_TR.UTF-8").stdout


# ---------------------------------------------------------------- mistakes
@pytest.mark.parametrize(
    ("words", "part"),
    [
        (("dance",), "'dance'"),
        (("--jump",), "--jump"),
        (("play",), "GAME"),
        (("play", "brown-bulet"), "brown-bulet"),
        (("play", "--headless", "no-such-game"), "brown-bullet, wyoming-cowboy"),
        (("arena", "no-such-game", "--seats", "cowhand,cowhand"), "no-such-game"),
        (("play", "brown-bullet", "--seed", "x"), "x is no whole number"),
        (("play", "brown-bullet", "--seed", "1_000"), "1_000 is no whole number"),
        (("play", "brown-bullet", "--speed", "-1"), "--speed"),
        (("play", "brown-bullet", "--speed", "nan"), "nan"),
        (("play", "brown-bullet", "--size", "big"), "big"),
        (("play", "brown-bullet", "--seats", "human"), "2 to 6 players, not 1"),
        (("play", "brown-bullet", "--seats", "human,,cowhand"), "leaves a seat empty"),
        (("play", "brown-bullet", "--seats", "human,robot"), "robot"),
        (("play", "brown-bullet", "--seats", "human,random"), "random is no seat at a table"),
        (("play", "brown-bullet", "--headless", "--seats", "human:Ana,cowhand"), "AI seats only"),
        (("play", "brown-bullet", "--headless", "--seats", "cowhand"), "2 to 6 players, not 1"),
        (("play", "brown-bullet", "--headless", "--seats", "sheriff,cowhand"), "sheriff"),
        (("play", "brown-bullet", "--headless", "--rules", "no/such.toml"), "no/such.toml"),
        (("arena", "brown-bullet"), "--seats"),
        (("arena", "brown-bullet", "--seats", "cowhand,human"), "human"),
        (("arena", "brown-bullet", "--seats", "cowhand,no/such.py:Bot"), "no/such.py"),
        (("arena", "brown-bullet", "--seats", "cowhand,cowhand", "--games", "0"), "0 is less than 1"),
        (("replay", "no/such.toml"), "no/such.toml"),
        (("replay", "--headless", "no/such.toml"), "no/such.toml"),
        (("scenario",), "FILE"),
        (("shot", "title", "--out", "x.png"), "--size"),
        (("shot", "title", "--size", "1x1", "--out", "x.png"), "1x1"),
        (("shot", "title", "--size", "1280x720", "--out", "no/such/x.png"), "no/such/x.png"),
        (("shot", "title", "--size", "1280x720", "--out", "x.png", "--locale", "fr"), "fr"),
    ],
)
def test_a_mistake_is_one_line_and_exit_code_2(words, part, capsys):
    assert part in refused(capsys, *words)


def test_bad_house_rules_are_named_one_by_one(tmp_path, capsys):
    file = tmp_path / "rules.toml"
    file.write_text('bullet_at = 99\nfoo = 1\njoker_extra_turn = "yes"\n', encoding="utf-8")
    for words in (
        ("play", "brown-bullet", "--headless"),
        ("arena", "brown-bullet", "--seats", "random,random"),
    ):
        line = refused(capsys, *words, "--rules", str(file))
        for word in (str(file), "bullet_at", "5 to 30", "foo", "joker_extra_turn"):
            assert word in line


@pytest.mark.parametrize("content", [b"bullet_at = [1, 2", b"\xff\xfe", b"a = 1\na = 2", b"\x00"])
def test_a_file_that_is_no_toml_says_where(content, tmp_path, capsys):
    file = tmp_path / "r\N{LATIN SMALL LETTER E WITH ACUTE}gles.toml"
    file.write_bytes(content)
    assert str(file) in refused(capsys, "play", "brown-bullet", "--headless", "--rules", str(file))
    assert str(file) in refused(capsys, "scenario", str(file))
    assert str(file) in refused(capsys, "replay", "--headless", str(file))


def test_what_cannot_be_written_is_said_before_the_game(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    headless = ("play", "brown-bullet", "--headless", "--record", str(tmp_path))
    assert str(tmp_path) in refused(capsys, *headless)
    assert str(tmp_path) in refused(capsys, "play", "brown-bullet", "--inspect", str(tmp_path))


# ---------------------------------------------------------------- headless play and replay
HEADLESS = ("play", "brown-bullet", "--headless", "--seats", "cowhand:Ana,greenhorn,random", "--seed", "11")


def test_headless_prints_events_and_the_result_last(capsys):
    assert main(HEADLESS) == 0
    out, err = capsys.readouterr()
    assert err == ""
    lines = [json.loads(line) for line in out.splitlines()]
    assert all(set(line) == {"event"} for line in lines[:-1])
    assert all({"kind", "seat"} <= set(line["event"]) for line in lines[:-1])
    result = lines[-1]["result"]
    assert sorted(result) == ["places", "scores", "winners"]
    assert len(result["places"]) == len(result["scores"]) == 3


def test_the_same_seed_gives_the_same_game_under_any_hash_seed():
    outs = {run(*HEADLESS, PYTHONHASHSEED=seed).stdout for seed in ("0", "1", "2")}
    assert len(outs) == 1
    assert "result" in outs.pop()


def test_a_game_without_a_seed_tells_the_one_it_took(capsys):
    assert main(["play", "brown-bullet", "--headless", "--seats", "random,random"]) == 0
    out, err = capsys.readouterr()
    seed = err.split()[-1]
    assert main(["play", "brown-bullet", "--headless", "--seats", "random,random", "--seed", seed]) == 0
    assert capsys.readouterr().out == out


def test_a_record_of_a_headless_game_replays_and_is_a_scenario(tmp_path, capsys):
    file = tmp_path / "record.toml"
    assert main([*HEADLESS, "--record", str(file)]) == 0
    result = json.loads(capsys.readouterr().out.splitlines()[-1])["result"]
    assert 'players = ["cowhand:Ana", "greenhorn:' in file.read_text(encoding="utf-8")
    assert main(["replay", "--headless", str(file)]) == 0
    replayed = json.loads(capsys.readouterr().out)
    assert replayed["result"] == result
    assert replayed["to_act"] == []
    assert main(["scenario", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["result"] == result


def test_an_older_record_of_that_name_is_kept(tmp_path, capsys):
    file = tmp_path / "record.toml"
    file.write_text("somebody's game", encoding="utf-8")
    refused(capsys, "play", "brown-bullet", "--headless", "--seats", "sheriff,cowhand", "--record", str(file))
    assert not (tmp_path / "record.toml.old").exists()
    assert main([*HEADLESS, "--record", str(file)]) == 0
    capsys.readouterr()
    assert (tmp_path / "record.toml.old").read_text(encoding="utf-8") == "somebody's game"


def test_a_record_that_does_not_hold_ends_with_1(tmp_path, capsys):
    file = tmp_path / "record.toml"
    assert main([*HEADLESS, "--record", str(file)]) == 0
    words = file.read_text(encoding="utf-8")
    check = words.split('check = "')[1].split('"')[0]
    other = "0" * len(check)
    file.write_text(words.replace(check, other), encoding="utf-8")
    capsys.readouterr()
    assert main(["replay", "--headless", str(file)]) == 1
    err = capsys.readouterr().err
    assert str(file) in err
    assert len(err.splitlines()) == 1


TEARS = ("[[mov", "[[moves]]", "[[moves]]\nse", "[[moves]]\nseat = 1\n", '[[moves]]\nseat = 1\nmove = "pl')


@pytest.mark.parametrize("tear", TEARS)
@pytest.mark.parametrize("command", [("replay", "--headless"), ("scenario",)], ids=["replay", "scenario"])
def test_a_torn_record_is_read_without_its_last_table(command, tear, tmp_path, capsys):
    file = tmp_path / "record.toml"
    assert main([*HEADLESS, "--record", str(file)]) == 0
    words = file.read_text(encoding="utf-8")
    file.write_text(words[: words.rindex("[[moves]]")] + tear, encoding="utf-8")
    capsys.readouterr()
    assert main([*command, str(file)]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["result"] is None
    assert "cut off" in err


def test_a_torn_scenario_is_no_record(tmp_path, capsys):
    file = tmp_path / "torn.toml"
    file.write_text('game = "brown-bullet"\nseats = 2\n\n[[moves]]\nseat = 0\nmove = "pl', encoding="utf-8")
    refused(capsys, "scenario", str(file))


# ---------------------------------------------------------------- scenario
def test_scenario_prints_one_object_a_file_and_the_worst_exit_code(tmp_path, capsys):
    holds, fails = tmp_path / "holds.toml", tmp_path / "fails.toml"
    holds.write_text(SCENARIO.replace("{pile}", ""), encoding="utf-8")
    fails.write_text(SCENARIO.replace("{pile}", "TS"), encoding="utf-8")
    assert main(["scenario", str(holds)]) == 0
    capsys.readouterr()
    assert main(["scenario", str(fails), str(holds)]) == 1
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert (first["file"], first["ok"]) == (str(fails), False)
    assert (second["file"], second["ok"]) == (str(holds), True)
    assert first["failed"] == [{"key": "pile", "expected": "TS", "found": ""}]
    assert main(["scenario", str(holds), str(tmp_path / "none.toml"), str(fails)]) == 2
    out, err = capsys.readouterr()
    assert len(out.splitlines()) == 2
    assert "none.toml" in err


def test_messages_follow_the_locale_and_codes_do_not(tmp_path):
    file = tmp_path / "refused.toml"
    words = SCENARIO.split("play = ")[0] + SCENARIO[SCENARIO.index("[position]") : SCENARIO.index("[expect]")]
    file.write_text(
        words + '[[moves]]\nseat = 0\nmove = "play 4C 5D"\nrefused = "not-a-set-or-run"\n', encoding="utf-8"
    )
    english, spanish = (
        json.loads(run("scenario", str(file), LC_ALL=name).stdout) for name in ("C", "es_MX.UTF-8")
    )
    assert english["refusals"][0]["code"] == spanish["refusals"][0]["code"] == "not-a-set-or-run"
    assert english["refusals"][0]["message"].startswith("A run needs three")
    assert spanish["refusals"][0]["message"].startswith("Una escalera necesita tres")


# ---------------------------------------------------------------- arena
def test_arena_prints_json_or_a_table_and_no_bar_into_a_pipe(capsys):
    words = ("arena", "brown-bullet", "--seats", "cowhand,random", "--games", "5", "--rotate", "--seed", "3")
    assert main([*words, "--json"]) == 0
    out, err = capsys.readouterr()
    data = json.loads(out)
    assert (data["game"], data["games"], data["seats"], err) == ("brown-bullet", 6, ["cowhand", "random"], "")
    assert {"labels", "by_seat", "rules", "moves_per_s", "games_per_s", "turns", "think_ms"} <= set(data)
    assert main(words) == 0
    assert "cowhand" in capsys.readouterr().out


# ---------------------------------------------------------------- the way out
def test_selfcheck_passes():
    out = run("--selfcheck")
    assert (out.returncode, out.stderr) == (0, ""), out.stdout
    assert "brown-bullet: played to the end" in out.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise there")
def test_a_reader_that_leaves_early_is_no_error():
    command = f'"{sys.executable}" -m tabletop ' + " ".join(HEADLESS) + " | head -n 1"
    out = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, check=False)
    assert json.loads(out.stdout)["event"]
    assert out.stderr == ""


def test_a_fault_of_ours_is_one_line_and_a_log(tmp_path, monkeypatch, capsys):
    def broken(_wanted):
        raise ZeroDivisionError("nobody\nthought of this")

    monkeypatch.setattr("tabletop.app.commands.scenario", broken)
    assert main(["scenario", "x.toml"]) == 70
    err = capsys.readouterr().err
    assert len(err.splitlines()) == 1
    assert "ZeroDivisionError" in err
    log = (tmp_path / "home" / "tumbleweed.log").read_text(encoding="utf-8")
    assert "Traceback" in log
    assert "thought of this" in log
    monkeypatch.setenv("TUMBLEWEED_HOME", str(tmp_path / "home" / "tumbleweed.log" / "below a file"))
    assert main(["scenario", "x.toml"]) == 70
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_ctrl_c_is_quiet(monkeypatch, capsys):
    def interrupted(_wanted):
        raise KeyboardInterrupt

    monkeypatch.setattr("tabletop.app.commands.scenario", interrupted)
    assert main(["scenario", "x.toml"]) == 130
    assert capsys.readouterr() == ("", "")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="a display is always there")
def test_without_a_display_the_window_says_so_in_one_line():
    env = dict.fromkeys(("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"), "")
    for words in ((), ("play", "brown-bullet")):
        out = run(*words, **env)
        assert (out.returncode, out.stdout) == (2, "")
        assert len(out.stderr.splitlines()) == 1, out.stderr
