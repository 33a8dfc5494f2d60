"""Reading the values of a position: each is of its type and in its range, or PositionError names its key."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.core.game import PositionError


def string(data: Mapping[str, Any], key: str) -> str:
    """A text; "" where it is absent."""
    value = data.get(key, "")
    if not isinstance(value, str):
        raise PositionError(key, "a text in quotes is needed")
    return value


def strings(data: Mapping[str, Any], key: str, count: int) -> list[str]:
    """One text a seat."""
    value = data[key]
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise PositionError(key, "a list of texts is needed")
    if len(value) != count:
        raise PositionError(key, f"one text for each of {count} seats is needed, not {len(value)}")
    return value


def number(data: Mapping[str, Any], key: str, allowed: range) -> int:
    """One whole number."""
    return _checked(data[key], key, allowed)


def numbers(data: Mapping[str, Any], key: str, allowed: range, count: int) -> list[int]:
    """One whole number a seat."""
    value = _list(data, key)
    if len(value) != count:
        raise PositionError(key, f"one number for each of {count} seats is needed, not {len(value)}")
    return [_checked(item, key, allowed) for item in value]


def seat_set(data: Mapping[str, Any], key: str, seats: int) -> int:
    """A list of seats, each once, as a set; empty where it is absent."""
    if key not in data:
        return 0
    named = [_checked(item, key, range(seats)) for item in _list(data, key)]
    if len(set(named)) < len(named):
        raise PositionError(key, "a seat is named twice")
    return sum(1 << seat for seat in named)


def _list(data: Mapping[str, Any], key: str) -> list[Any]:
    value = data[key]
    if not isinstance(value, list):
        raise PositionError(key, "a list of whole numbers is needed")
    return value


def _checked(value: object, key: str, allowed: range) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        if len(allowed) == 1:
            raise PositionError(key, f"{value!r}: here it can only be {allowed[0]}")
        raise PositionError(key, f"{value!r} is no whole number from {allowed[0]} to {allowed[-1]}")
    return value
