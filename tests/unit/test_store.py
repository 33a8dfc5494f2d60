"""Records on disk: written before they are shown, whole after any crash, honest about damage, never in the
way."""

import errno
import os
import signal
import subprocess
import sys
import time
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.options import make_rules
from tabletop.core.record import Entry, Record
from tabletop.core.rng import Stream
from tabletop.games import game as game_of
from tabletop.session.files import atomic_write, is_locked
from tabletop.session.plans import SeatPlan
from tabletop.session.record_text import entry_text, has_result, head_text, read_record
from tabletop.session.store import DamagedRecord, RecordInUse, Store
from tabletop.session.table import Table, record_head
from tabletop.session.tomlio import read_toml

GAME = game_of("brown-bullet")
RULES = make_rules(GAME.options)
PLANS = [SeatPlan("human", 'José \\ "Ñ"'), SeatPlan("cowhand", "Pete")]


def table_in(store, seed=5, **more):
    """A new table whose record lies in the store, and its writer."""
    writer = store.new_record(record_head(GAME, RULES, PLANS, seed))
    return Table(GAME, RULES, PLANS, seed, writer, **more), writer


def play_on(table, moves, seed=1):
    source = Stream(seed)
    for _ in range(moves):
        if table.over:
            return
        table.submit(table.actors[0], source.choice(list(table.legal(table.actors[0]))))


def offered(store):
    """The unfinished game that the store offers, of which there must be one."""
    info = store.unfinished()
    assert info is not None
    return info


def played(store, moves=30, seed=5):
    """A record of so many moves: its path and content. The table behind it is closed."""
    table, writer = table_in(store, seed)
    table.start()
    play_on(table, moves)
    table.settle()
    writer.close()
    return writer.path, writer.path.read_bytes()


# ---------------------------------------------------------------- order
def test_no_step_is_shown_before_its_line_is_on_disk(tmp_path):
    store = Store(tmp_path)
    table, writer = table_in(store)
    shown: list[Any] = []

    def look(step):
        on_disk = read_toml(writer.path).get("moves", [])
        shown.append(step.number)
        assert len(on_disk) > step.number

    table.subscribe(0, look)
    table.start()
    for _ in range(25):
        play_on(table, 1)
        table.pump()
    table.settle()
    assert shown == list(range(len(table.record.entries)))


def test_steps_wait_while_the_disk_is_slow(tmp_path, monkeypatch):
    real = os.fsync
    may_write: list[bool] = []

    def slow(handle):
        while not may_write:
            time.sleep(0.002)
        real(handle)

    monkeypatch.setattr("tabletop.session.files.os.fsync", slow)
    table, writer = table_in(Store(tmp_path))
    shown: list[Any] = []
    table.subscribe(0, shown.append)
    table.start()
    for _ in range(5):
        table.pump()
    assert shown == []
    may_write.append(True)
    table.settle()
    assert len(shown) == 2
    writer.close()


# ---------------------------------------------------------------- form
def test_a_record_has_the_form_of_the_contracts(tmp_path):
    path, _ = played(Store(tmp_path), 30)
    data = read_toml(path)
    assert data["game"] == "brown-bullet"
    assert data["seats"] == 2
    assert data["seed"] == 5
    assert data["players"] == [f"human:{PLANS[0].name}", "cowhand:Pete"]
    assert {"version", "started", "rules"} <= data.keys()
    assert data["moves"][0] == {"seat": -1, "move": data["moves"][0]["move"]}
    assert [n for n, move in enumerate(data["moves"], 1) if "check" in move] == [10, 20, 30]


def test_a_finished_record_says_its_result_and_is_not_unfinished(tmp_path):
    store = Store(tmp_path)
    path, data = played(store, 3000)
    assert has_result(data)
    assert read_toml(path)["expect"]["result"]["winners"]
    assert store.unfinished() is None
    assert store.records()[0].is_over


def test_a_game_whose_result_was_not_written_any_more_is_still_over(tmp_path):
    store = Store(tmp_path)
    path, data = played(store, 3000)
    path.write_bytes(data[: data.rindex(b"\n[expect]")])
    assert store.unfinished() is None


# ---------------------------------------------------------------- taking up again
def test_a_game_goes_on_in_the_same_file(tmp_path):
    store = Store(tmp_path)
    path, before = played(store, 20)
    info = offered(store)
    assert (info.path, info.game, info.seed, info.moves) == (path, "brown-bullet", 5, 20)
    assert info.plans == tuple(PLANS)
    assert len(info.to_act) == 1
    record, writer, note = store.resume_record(path)
    assert note is None
    table = Table.resume(record, GAME, writer)
    table.start()
    play_on(table, 5, seed=2)
    table.settle()
    writer.close()
    assert path.read_bytes().startswith(before)
    assert store.load(path)[0] == table.record


def test_a_game_killed_before_its_first_entry_begins_as_it_would_have(tmp_path):
    store = Store(tmp_path)
    _, writer = table_in(store)
    writer.wait()
    store.close()
    info = offered(store)
    assert (info.moves, info.to_act) == (0, (-1,))
    record, writer, _ = store.resume_record(info.path)
    table = Table.resume(record, GAME, writer)
    table.start()
    other = Table(GAME, RULES, PLANS, 5)
    other.start()
    assert table.record.entries == other.record.entries
    writer.close()


def test_the_newest_unfinished_game_is_offered_and_one_given_up_is_not(tmp_path):
    store = Store(tmp_path)
    paths = [played(store, 6, seed)[0] for seed in (1, 2, 3)]
    for age, path in enumerate(reversed(paths)):
        os.utime(path, (1e9 - age, 1e9 - age))
    assert offered(store).path == paths[2]
    assert store.abandon(paths[2])
    assert offered(store).path == paths[1]
    assert [info.is_abandoned for info in store.records()] == [True, False, False]


def test_a_table_that_is_still_open_is_let_go_before_it_is_offered(tmp_path):
    store = Store(tmp_path)
    table, writer = table_in(store)
    table.start()
    play_on(table, 8)
    assert offered(store).moves == 8
    record, again, _ = store.resume_record(writer.path)
    assert record == table.record
    with pytest.raises(ValueError, match="closed"):
        writer.append([])
    again.close()


def test_two_windows_do_not_play_the_same_game(tmp_path):
    mine, other = Store(tmp_path), Store(tmp_path)
    table, writer = table_in(mine)
    table.start()
    table.settle()
    assert is_locked(writer.path)
    assert other.unfinished() is None
    with pytest.raises(RecordInUse):
        other.resume_record(writer.path)
    mine.close()
    assert offered(other).path == writer.path


# ---------------------------------------------------------------- torn and damaged
@given(cut=st.integers(0, 4000))
@settings(max_examples=120, deadline=None)
def test_wherever_a_file_is_torn_its_whole_tables_are_read(record_bytes, cut):
    path, data = record_bytes
    head = data.index(b"\n[[moves]]")
    torn = data[: max(head, len(data) - cut)]
    reading = read_record(torn, path, game_of)
    whole = read_record(data, path, game_of).record.entries
    entries = reading.record.entries
    assert entries == [replace(whole[n], check=entries[n].check) for n in range(len(entries))]
    assert len(entries) >= torn.count(b"[[moves]]") - 1
    assert (reading.note is None) == (reading.length == len(torn))
    again = read_record(torn[: reading.length], path, game_of)
    assert (again.note, again.record) == (None, reading.record)


@pytest.fixture(scope="module")
def record_bytes(tmp_path_factory):
    return played(Store(tmp_path_factory.mktemp("home")), 60)


@pytest.mark.parametrize(
    "tail", [b'\n[[moves]]\nseat = 0\nmove = "pl', b"\n[[mov", b"\n[[moves]]\nseat = 0\n", b"\0" * 40]
)
def test_a_torn_last_table_is_dropped_with_a_note_and_cut_off_when_the_game_goes_on(tmp_path, tail):
    store = Store(tmp_path)
    path, data = played(store, 15)
    path.write_bytes(data + tail)
    record, writer, note = store.resume_record(path)
    assert note is not None
    assert "cut off" in note.one
    table = Table.resume(record, GAME, writer)
    table.start()
    play_on(table, 1)
    table.settle()
    writer.close()
    assert path.read_bytes() == data + entry_text(table.record.entries[-1]).encode()
    assert store.load(path) == (table.record, None)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        (b'move = "', b"move = ", "Invalid value"),
        (b"seat = ", b"seat = 'x' #", "needs a seat"),
        (b'move = "', b'move = "nonsense ', "bad-move"),
        (b"seat = ", b"seat = \xff", "UTF-8"),
    ],
)
def test_other_damage_is_reported_with_its_line_and_the_readable_part(tmp_path, old, new, why):
    store = Store(tmp_path)
    path, data = played(store, 25)
    tables = data.split(b"\n[[moves]]")
    tables[8] = tables[8].replace(old, new, 1)
    bad = b"\n[[moves]]".join(tables)
    path.write_bytes(bad)
    with pytest.raises(DamagedRecord, match=why) as caught:
        store.load(path)
    error = caught.value
    assert error.readable is not None
    assert error.line is not None
    start = b"\n[[moves]]".join(tables[:8]).count(b"\n") + 2
    assert start <= error.line <= start + 3
    assert len(error.readable.entries) == 7
    assert path.read_bytes() == bad
    assert store.unfinished() is None
    assert [one.path for one in store.damaged] == [path]
    record, writer = store.rescue(error)
    writer.close()
    assert store.load(writer.path)[0].entries == record.entries == error.readable.entries
    assert offered(store).path == writer.path


def test_damage_in_the_last_table_that_no_crash_explains_is_reported(tmp_path):
    store = Store(tmp_path)
    path, data = played(store, 12)
    path.write_bytes(data + b'\n[[moves]]\nseat = zero\nmove = "x"\n')
    with pytest.raises(DamagedRecord) as caught:
        store.load(path)
    assert caught.value.line == data.count(b"\n") + 3
    assert caught.value.readable is not None
    assert len(caught.value.readable.entries) == 14


@pytest.mark.parametrize(
    "data",
    [b"", b"\0\0\0", b"game = 1\n", b'game = "nope"\nseats = 2\nplayers = ["human", "human"]\n', b"not toml",
     b'game = "brown-bullet"\nseats = 2\nplayers = ["human", "king"]\n',
     b'game = "brown-bullet"\nseats = 2\nplayers = ["human", "human"]\n[rules]\nno = 1\n',
     b'game = "brown-bullet"\nseats = 1\nplayers = ["human"]\n'],
)  # fmt: skip
def test_a_damaged_newest_game_does_not_hide_the_good_older_one(tmp_path, data):
    store = Store(tmp_path)
    path, _ = played(store, 12)
    os.utime(path, (1e9, 1e9))
    bad = store.folder / "99999999-bad.toml"
    bad.write_bytes(data)
    assert offered(store).path == path
    assert [one.path for one in store.damaged] == [bad]
    newest, good = store.records()
    assert newest.problem is not None
    assert good.problem is None


# ---------------------------------------------------------------- disks that fail
def test_a_full_disk_stops_no_game_and_is_said_once_and_made_good_later(tmp_path, monkeypatch):
    store = Store(tmp_path)
    table, writer = table_in(store)
    shown: list[Any] = []
    table.subscribe(0, shown.append)
    table.start()
    table.settle()
    real = os.write

    def full(handle, data):
        real(handle, bytes(data)[:5])
        raise OSError(errno.ENOSPC, "No space left on device")

    sound = writer.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr("tabletop.session.files.os.write", full)
        play_on(table, 6)
        table.settle()
    assert len(shown) == len(table.record.entries)
    assert writer.path.read_bytes() == sound
    assert "No space left" in str(writer.take_notice())
    assert writer.take_notice() is None
    play_on(table, 1)
    table.settle()
    assert store.load(writer.path) == (table.record, None)


def test_a_home_that_cannot_be_written_stops_no_game(tmp_path):
    blocked = tmp_path / "home"
    blocked.write_text("a file where the folder should be")
    store = Store(blocked)
    table, writer = table_in(store)
    shown: list[Any] = []
    table.subscribe(0, shown.append)
    table.start()
    play_on(table, 5)
    table.settle()
    assert len(shown) == len(table.record.entries)
    assert writer.take_notice() is not None
    assert (store.unfinished(), store.records()) == (None, [])
    store.close()


def test_an_atomic_write_that_fails_leaves_the_old_file_and_no_litter(tmp_path, monkeypatch):
    path = tmp_path / "settings.toml"
    atomic_write(path, b"old")

    def fail(*_):
        raise OSError(errno.EIO, "broken")

    with monkeypatch.context() as patch:
        patch.setattr("tabletop.session.files.os.replace", fail)
        with pytest.raises(OSError, match="broken"):
            atomic_write(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


# ---------------------------------------------------------------- kill -9
_PLAYER = """
import sys
from pathlib import Path
from tests.unit.test_store import table_in, Store
from tabletop.core.rng import Stream
table, writer = table_in(Store(Path(sys.argv[1])), seed=77)
source = Stream(3)
table.subscribe(0, lambda step: print(step.number, flush=True))
table.start()
while not table.over:
    table.submit(table.actors[0], source.choice(list(table.legal(table.actors[0]))))
    table.settle()
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs kill -9")
@pytest.mark.parametrize("steps", [3, 11, 26])
def test_a_killed_game_resumes_at_the_last_move_shown(tmp_path, steps):
    command = [sys.executable, "-c", _PLAYER, str(tmp_path)]
    root = Path(__file__).parents[2]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as process:
        assert process.stdout is not None
        shown = [int(process.stdout.readline()) for _ in range(steps)]
        process.send_signal(signal.SIGKILL)
        rest = process.stdout.read().split()
    last = int(rest[-1]) if rest else shown[-1]
    store = Store(tmp_path)
    record, writer, _ = store.resume_record(offered(store).path)
    assert len(record.entries) >= last + 1
    table = Table.resume(record, GAME, writer)
    table.start()
    assert table.actors
    writer.close()


# ---------------------------------------------------------------- text
@given(
    st.text(st.characters(exclude_categories=["Cs"])),
    st.lists(st.tuples(st.integers(-1, 5), st.text(st.characters(exclude_categories=["Cs"])))),
)
def test_any_words_in_a_record_read_back_equal(name, moves):
    entries = [Entry(seat, move, "12345678" if seat else None) for seat, move in moves]
    record = Record("brown-bullet", "1", 2, (f"human:{name}", "cowhand"), 7, "", {}, [])
    words = head_text(record) + "".join(map(entry_text, entries))
    data = tomllib.loads(words)
    assert data["players"][0] == f"human:{name}"
    assert [(e["seat"], e["move"], e.get("check")) for e in data.get("moves", [])] == [
        (e.seat, e.move, e.check) for e in entries
    ]
