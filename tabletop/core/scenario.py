"""Scenario files: a position, moves, and what must hold after them; as data, the files are read elsewhere.

`run_scenario` is the command `scenario` without its files. Records are scenarios too.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, NoReturn, TypeVar

from tabletop.core.cards import parse_cards
from tabletop.core.events import Event, event_json
from tabletop.core.expect import BESIDES, Failure, failures, move_texts, result_of
from tabletop.core.game import CHANCE, Feed, Game, PositionError, Refusal
from tabletop.core.options import Rules, RulesError, make_rules
from tabletop.core.record import Line, check_hash
from tabletop.core.rng import stream
from tabletop.core.words import PLAIN, Speaker

S = TypeVar("S")
_HEAD: Final = (
    "title",
    "game",
    "seats",
    "seed",
    "dice",
    "cards",
    "wounds",
    "play",
    "rules",
    "position",
    "moves",
    "expect",
)
_RECORD: Final = ("version", "players", "started", "free_undo")
_ENTRY: Final = ("seat", "move", "refused", "check")
_LISTED: Final = 5000
"""Up to so many legal moves are printed for a seat."""


class ScenarioError(ValueError):
    """A file that is no scenario: where in it ("position.hands", "moves.2.seat") and why."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


@dataclass(frozen=True, slots=True)
class _Entry:
    """One move of the file; `key` is how a failure names it. `refused`: the code it must be refused with."""

    key: str
    seat: int
    move: str
    refused: str | None = None
    check: str | None = None


def run_scenario(
    data: Mapping[str, Any], games: Mapping[str, Game[Any]], speaker: Speaker = PLAIN
) -> dict[str, Any]:
    """Set up, play, compare: the JSON that contracts give for `scenario`, without "file". `ok` False = exit
    1.

    Raises ScenarioError for what is no scenario (exit 2). `speaker` says the refusals' messages.
    """
    _check_keys(data, (*_HEAD, *_RECORD), "")
    game = _game(data, games)
    seats = _seats(data, game)
    seed = _typed(data, "seed", int, 0)
    rules = _rules(data, game)
    feed = _feed(data)
    entries = [*_short_entries(data, seats), *_entries(data, seats)]
    expect = _typed(data, "expect", dict, {})
    _check_expect(expect, game, seats)
    try:
        line = _set_up(data, game, seats, rules, seed, feed)
        events: list[Event] = []
        refusals, failed = _play(line, entries, events, speaker)
        line.settle(events)
    except PositionError as error:
        where = error.key if error.key in ("dice", "cards", "wounds") else f"position.{error.key}"
        raise ScenarioError(where, error.why) from None
    found = [failed] if failed else failures(game, line.state, expect)
    return _report(game, line.state, events, refusals, found)


def prepare(
    data: Mapping[str, Any], games: Mapping[str, Game[Any]]
) -> tuple[Game[Any], Any, int, tuple[int, tuple[Any, ...]] | None]:
    """A scenario as a picture to look at: the game, the state before its last accepted move, the seed, and
    that move as (seat, move); None where no move is made, or the last is chance's, which nobody watches.
    Raises ScenarioError as `run_scenario` does.
    """
    _check_keys(data, (*_HEAD, *_RECORD), "")
    game = _game(data, games)
    seats = _seats(data, game)
    seed = _typed(data, "seed", int, 0)
    made = [e for e in (*_short_entries(data, seats), *_entries(data, seats)) if not e.refused]
    try:
        line = _set_up(data, game, seats, _rules(data, game), seed, _feed(data))
        watched = made.pop() if made and made[-1].seat != CHANCE else None
        for entry in made:
            line.enter(entry.seat, entry.move, [])
        line.settle([])
        last = (watched.seat, game.parse_move(watched.move)) if watched else None
    except PositionError as error:
        raise ScenarioError(f"position.{error.key}", error.why) from None
    except ValueError as error:
        raise ScenarioError("moves", str(error)) from None
    return game, line.state, seed, last


def _report(
    game: Game[S], s: S, events: list[Event], refusals: list[dict[str, str]], found: list[Failure]
) -> dict[str, Any]:
    actors = game.actors(s)
    return {
        "ok": not found,
        "position": game.position(s),
        "to_act": list(actors),
        "legal": {str(seat): _listed(game, s, seat) for seat in sorted({*actors, *game.interrupts(s)})},
        "events": [event_json(event) for event in events],
        "refusals": refusals,
        "result": result_of(game, s),
        "failed": [failure.as_dict() for failure in found],
    }


def _listed(game: Game[S], s: S, seat: int) -> list[str]:
    moves = move_texts(game, s, seat)
    return moves if len(moves) <= _LISTED else [f"...{len(moves)} moves"]


# -------------------------------------------------------------------- playing
def _set_up(
    data: Mapping[str, Any], game: Game[S], seats: int, rules: Rules, seed: int, feed: Feed
) -> Line[S]:
    """The line at its start: the file's position, dealt from chance event 0, or a new game."""
    if "position" not in data:
        return Line(game, game.new(seats, rules), seed, 0, feed)
    position = _typed(data, "position", dict)
    return Line(game, game.from_position(position, seats, rules, stream(seed, 0)), seed, 1, feed)


def _play(
    line: Line[S], entries: list[_Entry], events: list[Event], speaker: Speaker
) -> tuple[list[dict[str, str]], Failure | None]:
    """Play the moves up to the first that does not go as its line says: (the refusals, what went wrong)."""
    refusals: list[dict[str, str]] = []
    for entry in entries:
        refusal = line.enter(entry.seat, entry.move, events)
        if refusal is not None:
            refusals.append(
                {"move": entry.move, "code": refusal.code, "message": speaker.say(refusal.sentence)}
            )
        failed = _against(entry, refusal)
        if failed is None and entry.check is not None:
            hash_now = check_hash(line.game, line.state)
            failed = None if hash_now == entry.check else Failure(entry.key, entry.check, hash_now)
        if failed is not None:
            return refusals, failed
    return refusals, None


def _against(entry: _Entry, refusal: Refusal | None) -> Failure | None:
    """What is wrong when the move of a line was accepted (None) or refused like this."""
    found = "accepted" if refusal is None else refusal.code
    expected = entry.refused or "accepted"
    return None if found == expected else Failure(entry.key, expected, found)


# -------------------------------------------------------------------- reading the file's data
def _check_keys(table: Mapping[str, Any], known: tuple[str, ...], where: str) -> None:
    for key in table:
        if key not in known:
            raise ScenarioError(where + key, "there is no key of this name here")


def _typed(table: Mapping[str, Any], key: str, kind: type, default: Any = None, where: str = "") -> Any:
    if key not in table:
        if default is None:
            raise ScenarioError(where + key, "is missing")
        return default
    value = table[key]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        names = {int: "a whole number", str: "a text", list: "a list", dict: "a table"}
        raise ScenarioError(where + key, f"must be {names[kind]}, not {value!r}")
    return value


def _game(data: Mapping[str, Any], games: Mapping[str, Game[Any]]) -> Game[Any]:
    key = _typed(data, "game", str)
    if key not in games:
        raise ScenarioError("game", f"there is no game {key!r} here: there is {', '.join(sorted(games))}")
    return games[key]


def _seats(data: Mapping[str, Any], game: Game[Any]) -> int:
    players = _typed(data, "players", list, [])
    seats: int = _typed(data, "seats", int, len(players) or game.usual)
    if seats not in game.seats:
        raise ScenarioError(
            "seats", f"{game.key} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}"
        )
    return seats


def _rules(data: Mapping[str, Any], game: Game[Any]) -> Rules:
    try:
        return make_rules(game.options, _typed(data, "rules", dict, {}))
    except RulesError as error:
        raise ScenarioError("rules", "; ".join(PLAIN.say(problem) for problem in error.problems)) from None


def _feed(data: Mapping[str, Any]) -> Feed:
    dice = _typed(data, "dice", list, [])
    for number in dice:
        if isinstance(number, bool) or not isinstance(number, int):
            raise ScenarioError("dice", f"{number!r} is no whole number")
    named = []
    for key in ("cards", "wounds"):
        try:
            named.append(parse_cards(_typed(data, key, str, "")))
        except ValueError as error:
            raise ScenarioError(key, str(error)) from None
    return Feed(list(dice), named[0], named[1])


def _short_entries(data: Mapping[str, Any], seats: int) -> list[_Entry]:
    """`play = ["0: play 7S", ...]`."""
    out = []
    for i, words in enumerate(_typed(data, "play", list, [])):
        key = f"play.{i}"
        seat, colon, move = words.partition(":") if isinstance(words, str) else ("", "", "")
        if not colon or not seat.strip().removeprefix("-").isdecimal():
            raise ScenarioError(key, f'{words!r} is not of the form "SEAT: MOVE"')
        out.append(_Entry(key, _seat(int(seat), seats, key), move.strip()))
    return out


def _entries(data: Mapping[str, Any], seats: int) -> list[_Entry]:
    """The [[moves]] tables."""
    out = []
    for i, table in enumerate(_typed(data, "moves", list, [])):
        where = f"moves.{i}."
        if not isinstance(table, dict):
            raise ScenarioError(f"moves.{i}", "must be a table")
        _check_keys(table, _ENTRY, where)
        out.append(
            _Entry(
                f"moves.{i}",
                _seat(_typed(table, "seat", int, where=where), seats, where + "seat"),
                _typed(table, "move", str, where=where),
                _typed(table, "refused", str, "", where) or None,
                _typed(table, "check", str, "", where) or None,
            )
        )
    return out


def _seat(seat: int, seats: int, where: str) -> int:
    if seat != CHANCE and not 0 <= seat < seats:
        raise ScenarioError(where, f"there is no seat {seat}")
    return seat


def _check_expect(expect: Mapping[str, Any], game: Game[Any], seats: int) -> None:
    _check_keys(expect, (*game.position_keys, *BESIDES), "expect.")
    legal = expect.get("legal", [])
    if legal in ("", "none"):
        return
    lists = legal.values() if isinstance(legal, dict) else [legal]
    if not all(isinstance(moves, list) and all(isinstance(move, str) for move in moves) for moves in lists):
        _bad_legal()
    for seat in legal if isinstance(legal, dict) else ():
        if not seat.isdecimal() or int(seat) >= seats:
            _bad_legal()


def _bad_legal() -> NoReturn:
    raise ScenarioError("expect.legal", "must be a list of moves, or a table of such lists by seat")
