"""Reading the values of a position: whole numbers, lists by seat, tables. Knows no key's meaning.

Every function raises PositionError with the key it is told, for a value of another type or out of range.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.core.game import PositionError


def number(value: object, key: str, allowed: range) -> int:
    """A whole number of the range."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        raise PositionError(key, f"{value!r} is no whole number from {allowed[0]} to {allowed[-1]}")
    return value


def numbers(value: object, key: str, allowed: range, count: int | None = None) -> list[int]:
    """A list of whole numbers of the range, of `count` of them if that is given."""
    if not isinstance(value, list):
        raise PositionError(key, "a list of whole numbers is needed")
    if count is not None and len(value) != count:
        raise PositionError(key, f"{count} numbers are needed, not {len(value)}")
    return [number(item, key, allowed) for item in value]


def seat_list(
    data: Mapping[str, Any], name: str, seats: int, allowed: range, default: list[int], key: str = ""
) -> list[int]:
    """data[name] as one number a seat, a copy of `default` where it is absent. `key` names it in errors."""
    return numbers(data[name], key or name, allowed, seats) if name in data else default[:]


def item_list(data: Mapping[str, Any], name: str, key: str) -> list[str]:
    """data[name] as a list of texts, [] where it is absent."""
    value = data.get(name, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise PositionError(key, "a list of texts is needed")
    return value


def table(data: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """data[name] as a table, an empty one where it is absent."""
    value = data.get(name, {})
    if not isinstance(value, Mapping):
        raise PositionError(name, "a table is needed")
    return value
