"""Positions of Lockdown Poker for the unit tests, made by the keys of the rule page."""

from __future__ import annotations

from typing import Any

from tabletop.core.events import Event
from tabletop.core.options import make_rules
from tabletop.core.rng import stream
from tabletop.games.lockdown_poker import LOCKDOWN_POKER as GAME
from tabletop.games.lockdown_poker.state import State

SWITCH: dict[str, Any] = {
    "hole": ["4C", "9D", "JH"],
    "up": ["KH! 3S", "7D QC", "2C XS"],
    "deck": "5H 6D",
    "dealer": 2,
    "to_act": 0,
}
BET: dict[str, Any] = {
    **SWITCH,
    "phase": "bet",
    "stacks": [49, 48, 49],
    "bets": [0, 0, 0],
    "paid": [1, 2, 1],
    "pot": 4,
}
LAST: dict[str, Any] = {
    "hole": ["4C", "9D"],
    "up": ["KH KS! 3D 6H 9S", "7D QC! JC 8S 2H"],
    "seventh": ["QS", "XS"],
    "dealer": 1,
    "to_act": 1,
    "phase": "sheriff",
    "round": 7,
}
MONEY: dict[str, Any] = {"scoring": "money"}


def setup(
    position: dict[str, Any], rules: dict[str, Any] | None = None, seats: int | None = None, seed: int = 1
) -> State:
    """The position; seats as many as it names hole cards or face-up ones, else three."""
    count = seats or len(position.get("hole", position.get("up", [0, 0, 0])))
    return GAME.from_position(position, count, make_rules(GAME.options, rules), stream(seed, 0))


def play(s: State, *lines: str) -> list[Event]:
    """Play "SEAT: MOVE" lines that must be legal; the events, unredacted."""
    log: list[Event] = []
    for line in lines:
        seat, _, words = line.partition(": ")
        move = GAME.parse_move(words)
        refusal = GAME.why_not(s, int(seat), move)
        assert refusal is None, (line, refusal)
        GAME.play(s, int(seat), move, log)
    return log
