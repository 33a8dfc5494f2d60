"""TOML in and out: every TOML file of the program is read and written here, and nowhere else.

Reads with the standard library's `tomllib` (strict, one clear line for each error) and writes with the
library `toml`, given an encoder whose strings and keys have JSON form: what is written here, `tomllib` reads
back equal.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import toml

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_AT_LINE: Final = re.compile(r"at line (\d+)")
_SURROGATE: Final = re.compile(r"[\ud800-\udfff]")


class TomlError(ValueError):
    """A file that is no TOML or cannot be read: `path`, one plain line `why`, `line` from 1 or None."""

    def __init__(self, path: Path | str, why: str, line: int | None = None) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path
        self.why = why
        self.line = line


def read_toml(path: Path | str) -> dict[str, Any]:
    """The tables of a file. Raises TomlError where it is missing, unreadable, not UTF-8 or not TOML."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise TomlError(path, f"cannot be read: {error.strerror or error}") from None
    return parse_toml(data, path)


def parse_toml(data: bytes | str, path: Path | str = "text") -> dict[str, Any]:
    """The tables of a TOML text (bytes are UTF-8). `path` only names it in errors."""
    if isinstance(data, bytes):
        try:
            data = data.decode("utf-8-sig")  # some editors on Windows put the mark there
        except UnicodeDecodeError as error:
            line = error.object.count(b"\n", 0, error.start) + 1
            raise TomlError(path, f"is not UTF-8 text (at line {line})", line) from None
    try:
        return tomllib.loads(data)
    except RecursionError:
        raise TomlError(path, "is nested too deeply") from None
    except ValueError as error:  # TOMLDecodeError, and int's own limit on digits
        why = " ".join(str(error).split())
        raise TomlError(path, why, _line_of(why, data)) from None


def _line_of(why: str, data: str) -> int | None:
    """The line that an error of `tomllib` names."""
    if (at := _AT_LINE.search(why)) is not None:
        return int(at[1])
    return data.count("\n") + 1 if "end of document" in why else None


def dump_toml(data: Mapping[str, Any]) -> str:
    """A TOML text of nested mappings, lists, tuples, str, int, float and bool; every line ends in a newline.

    Lists of mappings become arrays of tables. Raises TypeError for None, keys that are no strings and any
    other type, ValueError for text that no file can hold (lone surrogates) and a value that contains itself.
    """
    try:
        plain = _plain(dict(data))
    except RecursionError:
        raise ValueError("the value contains itself, or is nested too deeply") from None
    return toml.dumps(plain, _Encoder()).lstrip("\n")


def _plain(value: object) -> Any:
    """A fresh copy made of exact dict, list, str, int, float and bool: what the encoder may trust."""
    if isinstance(value, bool | float):
        return value
    if isinstance(value, str):
        return _sound(str(value))
    if isinstance(value, int):
        return int(value)
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        for key in value:
            if not isinstance(key, str):
                raise TypeError(f"the key {key!r} is no string")
        return {_sound(key): _plain(item) for key, item in value.items()}
    raise TypeError(f"{type(value).__name__} has no TOML form: {value!r}")


def _sound(words: str) -> str:
    if _SURROGATE.search(words):
        raise ValueError(f"{words!r} holds a lone surrogate")
    return words


def _string(words: str) -> str:
    """A JSON string is a TOML basic string, but for DEL, which TOML wants escaped too."""
    return json.dumps(words, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(words: str) -> str:
    return words if _BARE_KEY.fullmatch(words) else _string(words)


def _inline(value: Any) -> str:
    """The one-line form of a plain value."""
    if isinstance(value, dict):
        pairs = [f"{_key(key)} = {_inline(item)}" for key, item in value.items()]
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_inline, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return _string(value) if isinstance(value, str) else repr(value)


def _lines(pairs: Mapping[str, Any]) -> str:
    return "".join(f"{_key(key)} = {_inline(value)}\n" for key, value in pairs.items())


class _Encoder(toml.TomlEncoder):  # type: ignore[type-arg]  # generic in the stubs only
    """The library's writer with sound strings and keys; alone it loses dicts in lists and breaks on names."""

    def dump_sections(self, o: Any, sup: str) -> tuple[str, dict[str, Any]]:
        """The lines of one table (plain values, then arrays of tables) and its tables by their quoted key."""
        prefix = sup and sup.rstrip(".") + "."
        plain: dict[str, Any] = {}
        arrays, tables = "", {}
        for key, value in o.items():
            if isinstance(value, dict):
                tables[_key(key)] = value
            elif isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
                arrays += "".join(f"\n[[{prefix}{_key(key)}]]\n{_lines(item)}" for item in value)
            else:
                plain[key] = value
        return _lines(plain) + arrays, tables
