"""Does a position hold what a scenario's [expect] says? Compares values by what their order means."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from tabletop.core.game import Game, Move

S = TypeVar("S")
_ABSENT: tuple[Any, ...] = ("", "none", [], {}, None)
BESIDES = ("to_act", "legal", "result", "scores")
"""What [expect] may name besides the position keys of the game."""


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that is not as expected. `key`: "hands", "result.winners", "moves.3"."""

    key: str
    expected: Any
    found: Any

    def as_dict(self) -> dict[str, Any]:
        """{"key", "expected", "found"}."""
        return {"key": self.key, "expected": self.expected, "found": self.found}


def result_of(game: Game[S], s: S) -> dict[str, Any] | None:
    """{"winners", "scores", "places"} when the game is over, None before."""
    if game.over(s) != "game":
        return None
    return {"winners": game.winners(s), "scores": game.scores(s), "places": game.places(s)}


def failures(game: Game[S], s: S, expect: Mapping[str, Any]) -> list[Failure]:
    """What of `expect` does not hold in this position, in the order of its keys."""
    position = game.position(s)
    found: list[Failure] = []
    for key, expected in expect.items():
        if key == "legal":
            found += _legal_failures(game, s, expected)
        elif key == "to_act":
            found += _to_act_failures(game, s, expected)
        elif key == "result":
            found += _failures(key, expected, result_of(game, s), {"winners": "items"})
        elif key == "scores" and not (key in position and _tables(expected)):
            found += _failures(key, expected, game.scores(s), game.unordered)
        else:
            found += _failures(key, expected, position.get(key), game.unordered)
    return found


def _failures(key: str, expected: Any, found: Any, unordered: Mapping[str, str]) -> list[Failure]:
    """Tables compare the keys given, all else by value; "", "none" and empty lists mean absent."""
    if isinstance(expected, Mapping) and isinstance(found, Mapping):
        return [
            failure
            for name, value in expected.items()
            for failure in _failures(f"{key}.{name}", value, found.get(name), unordered)
        ]
    if _tables(expected) and _tables(found) and len(expected) == len(found):
        return [
            failure
            for i, (table, other) in enumerate(zip(expected, found, strict=True))
            for failure in _failures(f"{key}.{i}", table, other, unordered)
        ]
    how = unordered.get(key.rpartition(".")[2], "")
    if (expected in _ABSENT and found in _ABSENT) or _normal(expected, how) == _normal(found, how):
        return []
    return [Failure(key, expected, found)]


def _tables(value: Any) -> bool:
    """Is it a list of tables? They too compare only the keys given."""
    return isinstance(value, list) and bool(value) and all(isinstance(item, Mapping) for item in value)


def _normal(value: Any, how: str) -> Any:
    """A form in which equal values are equal: white space evened out, what has no order sorted."""
    if isinstance(value, str):
        words = [*"".join(value.split())] if how == "letters" else value.split()
        return sorted(words) if how in ("words", "letters", "sets") else words
    if isinstance(value, list):
        if how == "rows":
            return [_normal(item, "sets") for item in value]
        items = [_normal(item, how) for item in value]
        return sorted(items, key=repr) if how in ("items", "sets") else items
    return value


def _to_act_failures(game: Game[S], s: S, expected: Any) -> list[Failure]:
    """A seat or a list of seats; where nobody acts, what the rule page writes for that is fine, too."""
    actors = list(game.actors(s))
    if not actors and expected == game.position(s).get("to_act"):
        return []
    wanted = [] if expected in _ABSENT else expected if isinstance(expected, list) else [expected]
    return (
        [] if sorted(wanted, key=repr) == sorted(actors, key=repr) else [Failure("to_act", expected, actors)]
    )


def _legal_failures(game: Game[S], s: S, expected: Any) -> list[Failure]:
    """A list means the one seat to act; a table is by seat."""
    if isinstance(expected, Mapping):
        by_seat = [(f"legal.{seat}", int(seat), moves) for seat, moves in expected.items()]
    else:
        expected = [] if expected in _ABSENT else expected
        actors = game.actors(s)
        if len(actors) > 1:
            return [Failure("legal", expected, {str(seat): move_texts(game, s, seat) for seat in actors})]
        by_seat = [("legal", actors[0] if actors else 0, expected)]
    out = []
    for key, seat, moves in by_seat:
        found = move_texts(game, s, seat)
        if sorted(_canonical(game, move) for move in moves) != sorted(found):
            out.append(Failure(key, moves, found))
    return out


def move_texts(game: Game[S], s: S, seat: int) -> list[str]:
    """The texts of a seat's legal moves; two moves with the same text are one."""
    moves: list[Move] = game.legal(s, seat)
    return list(dict.fromkeys(game.move_text(move) for move in moves))


def _canonical(game: Game[S], words: str) -> str:
    """The canonical text of a move written with its cards in any order."""
    try:
        return game.move_text(game.parse_move(words))
    except ValueError:
        return words
