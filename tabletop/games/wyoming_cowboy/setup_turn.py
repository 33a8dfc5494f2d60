"""Setting up the middle of a turn from a position file: `to_act` and the table `turn`, phase by phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from tabletop.core.game import PositionError
from tabletop.games.wyoming_cowboy import reading
from tabletop.games.wyoming_cowboy.guns import GUNS, NINE
from tabletop.games.wyoming_cowboy.passing import AFTER_NINE, OPENING, directions
from tabletop.games.wyoming_cowboy.position import TURN_KEYS
from tabletop.games.wyoming_cowboy.shooting import may_give
from tabletop.games.wyoming_cowboy.shots import ready_guns
from tabletop.games.wyoming_cowboy.state import ALONE, State
from tabletop.games.wyoming_cowboy.supply import draws

_ALLOWED: Final = {
    "direction": ("seat",),
    "pass3": ("seat", "direction", "passed"),
    "action": ("seat",),
    "pass2": ("seat", "direction", "passed", "laid", "spent"),
    "shoot": ("seat", "spent", "fired"),
    "answer": ("seat", "spent", "fired", "gun"),
    "discard": ("seat", "laid", "spent", "fired"),
    "draw": ("seat", "laid", "spent", "fired", "five"),
    "over": ("seat",),
}
"""What of the table `turn` can be other than its zero in each phase."""
_MOST_LAID: Final = {"pass2": 1, "discard": 1, "draw": 2}
"""A 9, and a discard."""
_ABSENT: Final[tuple[Any, ...]] = ("", "none", [])


def table(data: Mapping[str, Any]) -> Mapping[str, Any]:
    """The table `turn`, its keys checked; empty where it is absent."""
    turn = data.get("turn", {})
    if turn in _ABSENT:
        return {}
    if not isinstance(turn, Mapping):
        raise PositionError("turn", "a table is needed")
    for key in turn:
        if key not in TURN_KEYS:
            raise PositionError(f"turn.{key}", f"the keys of turn are {', '.join(TURN_KEYS)}")
    return turn


def one_seat(data: Mapping[str, Any], seats: range) -> int:
    """`to_act` where one seat acts; a list of one will do."""
    value = data["to_act"]
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    return reading.checked(value, "to_act", seats)


def place(s: State, data: Mapping[str, Any], turn: Mapping[str, Any]) -> None:
    """Set everything that belongs to the present turn. Raises PositionError."""
    _check_zeros(s, turn)
    _place_flags(s, turn)
    if s.phase == "over":
        if data.get("to_act", []) not in _ABSENT:
            raise PositionError("to_act", "nobody acts when the phase is over")
        s.acting, s.turn, s.passed = (), s.dealer, ()
        return
    if s.phase in ("pass3", "pass2"):
        _place_pass(s, data, turn)
    else:
        s.passed = ()
        _place_seat(s, data, turn)
    s.fired = tuple([reading.gun("turn.fired", words) for words in _list(turn, "fired")])
    if s.phase == "answer":
        _place_answer(s, turn)
    _check_guns(s)
    _check_phase(s)


def _check_zeros(s: State, turn: Mapping[str, Any]) -> None:
    zeros: dict[str, tuple[Any, ...]] = {"passed": ([], [""] * s.house.seats)}
    zeros |= {
        "direction": ("",),
        "laid": (0,),
        "five": (False,),
        "spent": (False,),
        "fired": ([],),
        "gun": ("",),
    }
    for key, value in turn.items():
        if key not in _ALLOWED[s.phase] and value not in zeros.get(key, ()):
            raise PositionError(f"turn.{key}", f"not in the phase {s.phase}")


def _list(turn: Mapping[str, Any], key: str) -> list[Any]:
    value = turn.get(key, [])
    if not isinstance(value, list):
        raise PositionError(f"turn.{key}", "a list is needed")
    return value


def _place_flags(s: State, turn: Mapping[str, Any]) -> None:
    """`laid`, `five` and `spent`. A pass of two or a shot is an action, and a 9 lies where its pass is on."""
    most = min(_MOST_LAID.get(s.phase, 0), len(s.discard))
    if "laid" in turn:
        s.laid = reading.number(turn, "laid", range(most + 1), "turn.laid")
    elif s.phase == "pass2" and s.discard and s.discard[-1] >> 2 == NINE:
        s.laid = 1
    s.five = reading.truth(turn, "five", "turn.five")
    s.spent = reading.truth(turn, "spent", "turn.spent") or s.phase in ("pass2", "shoot", "answer")


# -------------------------------------------------------------------- whose turn
def _seat(turn: Mapping[str, Any], seats: range, phase: str) -> int:
    """`turn.seat` where the phase has no meaning without it."""
    if "seat" not in turn:
        raise PositionError("turn.seat", f"the phase {phase} needs it")
    return reading.number(turn, "seat", seats, "turn.seat")


def _place_seat(s: State, data: Mapping[str, Any], turn: Mapping[str, Any]) -> None:
    """The one seat that acts, and whose turn it is: the same but in an answer."""
    seats = range(s.house.seats)
    if s.phase == "answer":
        if "to_act" not in data:
            raise PositionError("to_act", "the phase answer needs it")
        s.turn = _seat(turn, seats, s.phase)
        s.victim = one_seat(data, seats)
        s.acting = ALONE[s.victim]
        if s.victim == s.turn:
            raise PositionError("to_act", "who answers is not whose turn it is")
        return
    first = s.dealer if s.phase == "direction" else (s.dealer + 1) % s.house.seats
    named = reading.number(turn, "seat", seats, "turn.seat") if "seat" in turn else None
    s.turn = one_seat(data, seats) if "to_act" in data else first if named is None else named
    if named is not None and named != s.turn:
        raise PositionError("turn.seat", f"seat {s.turn} is to act")
    if s.phase == "direction" and s.turn != s.dealer:
        raise PositionError("to_act", "the dealer names the direction")
    s.acting = ALONE[s.turn]


def _place_pass(s: State, data: Mapping[str, Any], turn: Mapping[str, Any]) -> None:
    """Who still chooses, which way, and what is chosen."""
    seats = range(s.house.seats)
    s.turn = s.dealer
    if s.phase == "pass2":
        s.turn = _seat(turn, seats, s.phase)
    elif "seat" in turn and reading.number(turn, "seat", seats, "turn.seat") != s.dealer:
        raise PositionError("turn.seat", "the opening pass is the dealer's")
    s.direction = reading.string(turn, "direction", "turn.direction")
    if s.direction not in directions(s.house.seats):
        possible = ", ".join(directions(s.house.seats))
        raise PositionError("turn.direction", f"the phase {s.phase} needs one of {possible}")
    s.passed = s.passed or ((),) * s.house.seats
    asked = OPENING if s.phase == "pass3" else AFTER_NINE
    for seat, cards in enumerate(s.passed):
        held = len(s.hands[seat]) + len(cards)
        if cards and len(cards) != min(asked, held):
            raise PositionError("turn.passed", f"seat {seat} has to choose {min(asked, held)} cards")
    s.acting = tuple([seat for seat in seats if s.hands[seat] and not s.passed[seat]])
    if not s.acting:
        raise PositionError("turn.passed", "all have chosen: the cards have changed hands")
    if "to_act" in data:
        named = data["to_act"] if isinstance(data["to_act"], list) else [data["to_act"]]
        if sorted(reading.checked(seat, "to_act", seats) for seat in named) != list(s.acting):
            raise PositionError("to_act", f"those who have cards and have not chosen: {list(s.acting)}")


# -------------------------------------------------------------------- guns, and what the phase needs
def _place_answer(s: State, turn: Mapping[str, Any]) -> None:
    if turn.get("gun", "") == "":
        raise PositionError("turn.gun", "the phase answer needs it")
    s.gun = reading.gun("turn.gun", turn["gun"])
    if s.gun not in s.guns[s.turn] or s.guns[s.turn].count(s.gun) <= s.fresh.count((s.turn, s.gun)):
        raise PositionError("turn.gun", f"{GUNS[s.gun]} cannot be fired by seat {s.turn}")
    if s.gun not in s.fired:
        s.fired += (s.gun,)
    if may_give(s.gun).isdisjoint(s.hands[s.victim]):
        raise PositionError("hands", f"seat {s.victim} is asked and holds nothing to give")


def _check_guns(s: State) -> None:
    """Fired guns lie before the seat and could be fired."""
    guns = Counter(s.guns[s.turn])
    guns.subtract([gun for owner, gun in s.fresh if owner == s.turn])
    guns.subtract(s.fired)
    if s.fired and min(guns.values()) < 0:
        raise PositionError("turn.fired", f"seat {s.turn} has no such gun, or it cannot be fired yet")


def _check_phase(s: State) -> None:
    """What the phase takes for granted."""
    if s.phase == "discard" and not s.hands[s.turn]:
        raise PositionError("hands", f"seat {s.turn} has nothing to discard: an empty hand skips that")
    if s.phase == "draw" and not draws(s):
        raise PositionError("draw", "there is nothing to draw: the draw is skipped")
    if s.phase == "shoot" and not ready_guns(s, s.turn):
        raise PositionError("guns", f"seat {s.turn} has no gun left to fire: the turn goes on")
