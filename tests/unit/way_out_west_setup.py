"""Positions of Way Out West for the unit tests, from the keys of the rule page."""

from __future__ import annotations

from typing import Any

from tabletop.core.events import Event
from tabletop.core.game import CHANCE
from tabletop.core.options import make_rules
from tabletop.core.rng import stream
from tabletop.core.words import PLAIN, Speaker, Text
from tabletop.games.way_out_west import WAY_OUT_WEST as GAME
from tabletop.games.way_out_west.state import State

NAMED = Speaker(PLAIN.translate, PLAIN.translate_many, ("Ana", "Dusty Pete", "Mae", "Cole", "Ruth"))


def west(
    towns: dict[str, Any] | None = None,
    seats: int = 3,
    rules: dict[str, Any] | None = None,
    half: int = 1,
    **keys: Any,
) -> State:
    """The position with these towns and keys; seat 0 to act in phase action where nothing else is said."""
    data: dict[str, Any] = {"phase": "action", "order": list(range(seats)), "towns": towns or {}, **keys}
    if half != 1:
        data["pass"] = half
    return GAME.from_position(data, seats, make_rules(GAME.options, rules), stream(1, 0))


def play(s: State, *lines: str) -> list[Event]:
    """Play moves of whoever is to act, and dice ("roll 5 2"), checking each; what happened."""
    log: list[Event] = []
    for words in lines:
        move = GAME.parse_move(words)
        seat = CHANCE if words.startswith("roll") else s.to_act
        refusal = GAME.why_not(s, seat, move)
        assert refusal is None, (words, refusal)
        GAME.play(s, seat, move, log)
    return log


def legal(s: State) -> list[str]:
    """The texts of the legal moves of the seat to act."""
    return [GAME.move_text(move) for move in GAME.legal(s, s.to_act)]


def say(sentence: Text | None) -> str:
    """The sentence, with the names of NAMED."""
    assert sentence is not None
    return NAMED.say(sentence)


def told(events: list[Event]) -> list[str]:
    """What the log says of events."""
    sentences = (GAME.tell(event) for event in events)
    return [NAMED.say(sentence) for sentence in sentences if sentence is not None]
