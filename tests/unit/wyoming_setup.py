"""Small positions of Wyoming Cowboy for the unit tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.events import Event
from tabletop.core.game import CHANCE
from tabletop.core.options import make_rules
from tabletop.core.rng import stream
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY as GAME
from tabletop.games.wyoming_cowboy.state import State


def at(position: dict[str, Any], rules: dict[str, Any] | None = None, seats: int = 3, seed: int = 1) -> State:
    """A position as a scenario file would set it up."""
    return GAME.from_position(position, seats, make_rules(GAME.options, rules), stream(seed, 0))


def turn(*hands: str, phase: str = "action", rules: dict[str, Any] | None = None, **keys: Any) -> State:
    """Seat 0 to act with these hands (three seats unless there are more), everything else as `keys` say."""
    seats = max(3, len(hands))
    filled = [*hands, *[""] * (seats - len(hands))]
    position = {"hands": filled, "dealer": seats - 1, "to_act": 0, "phase": phase, **keys}
    return at(position, rules, seats)


def play(s: State, *moves: str, log: list[Event] | None = None) -> list[Event]:
    """Play moves of whoever acts ("1: pass 2S 3D" where several do), chance by the seed; the events."""
    events: list[Event] = [] if log is None else log
    for number, words in enumerate(moves):
        seat, colon, move = words.partition(": ")
        who = int(seat) if colon else GAME.actors(s)[0]
        meant = GAME.parse_move(move if colon else words)
        refusal = GAME.why_not(s, who, meant)
        assert refusal is None, (words, refusal)
        GAME.play(s, who, meant, events)
        while GAME.actors(s) == (CHANCE,):
            GAME.play(s, CHANCE, GAME.chance(s, stream(9, number)), events)
    return events


def texts(s: State, seat: int = 0) -> list[str]:
    """The texts of a seat's legal moves."""
    return [GAME.move_text(move) for move in GAME.legal(s, seat)]


def code(s: State, seat: int, words: str) -> str | None:
    """The refusal's code, None for a legal move."""
    refusal = GAME.why_not(s, seat, GAME.parse_move(words))
    return refusal.code if refusal else None


def kinds(events: Sequence[Event]) -> list[str]:
    """What happened, in one word each."""
    return [event.kind for event in events]
