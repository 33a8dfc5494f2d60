"""What tomlio writes, the standard library reads back equal; what it cannot read, it says in one line."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.session.tomlio import TomlError, dump_toml, parse_toml, read_toml

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXTS, inner, max_size=4),
    max_leaves=20,
)


@given(st.dictionaries(TEXTS, VALUES, max_size=5))
def test_what_is_written_reads_back_equal(data):
    assert tomllib.loads(dump_toml(data)) == data


@pytest.mark.parametrize(
    "name",
    ["C:\\xampp\\new", 'say "hi"', "tab\there", "nul\0", "del\x7f", "l\r\n", "ñandú", "🤠", "\x85\u2028", ""],
)
def test_names_survive_as_values_and_as_keys(name):
    data = {"name": name, name: {"x": 1}, "players": [{"name": name, name: [name]}]}
    assert tomllib.loads(dump_toml(data)) == data


def test_types_survive():
    written = dump_toml({"a": True, "b": 1, "c": 1.0, "d": 1e300, "e": -0.0, "f": 1e-7})
    back = tomllib.loads(written)
    assert [type(value) for value in back.values()] == [bool, int, float, float, float, float]


def test_the_same_table_may_stand_in_two_places():
    shared = {"x": 1}
    data = {"a": shared, "b": {"c": shared}}
    assert tomllib.loads(dump_toml(data)) == data


def test_tables_of_a_record_look_as_a_person_writes_them():
    assert dump_toml({"moves": [{"seat": 0, "move": "play 7S"}]}) == '[[moves]]\nseat = 0\nmove = "play 7S"\n'
    assert dump_toml({"game": "toy", "rules": {}}) == 'game = "toy"\n\n[rules]\n'


@pytest.mark.parametrize("value", [None, b"x", {1, 2}, object(), {1: "x"}, [None]])
def test_what_toml_cannot_hold_is_refused(value):
    with pytest.raises(TypeError):
        dump_toml({"key": value})


def test_a_lone_surrogate_and_a_circle_are_refused():
    with pytest.raises(ValueError, match="surrogate"):
        dump_toml({"key": "\ud800"})
    with pytest.raises(ValueError, match="surrogate"):
        dump_toml({"\udfff": 1})
    circle: list = []
    circle.append(circle)
    with pytest.raises(ValueError, match="contains itself"):
        dump_toml({"key": circle})


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"a = [1, 2\n", 2),
        (b"a = 1\nb = 2\na = 3\n", 3),
        (b'ok = 1\nname = "\xff"\n', 2),
        (b"a = \n", 1),
        (b"a = " + b"[" * 5000, None),
        (b"a = " + b"1" * 5000, None),
    ],
)
def test_bad_files_say_why_in_one_line(tmp_path, data, line):
    path = tmp_path / "bad.toml"
    path.write_bytes(data)
    with pytest.raises(TomlError) as caught:
        read_toml(path)
    assert caught.value.path == path
    assert caught.value.why
    assert "\n" not in str(caught.value)
    assert caught.value.line == line


def test_a_missing_file_says_so(tmp_path):
    with pytest.raises(TomlError, match="cannot be read"):
        read_toml(tmp_path / "none.toml")


def test_a_byte_order_mark_and_windows_lines_are_read():
    assert parse_toml(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n") == {"a": 1, "b": 2}
