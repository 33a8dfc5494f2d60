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


def captured_seventh() -> State:
    """The last betting round, for chips: the Sheriff was seat 0's seventh card and has captured that of seat
    1, which alone knows now what seat 0 holds there."""
    up = ["KH 3S KD 4D 9C", "7D QC X1 2D 8C", "2C 8S TS 3H 5C"]
    last = {**BET, "hole": ["4C", "9D", "JH"], "up": up, "seventh": ["XS", "7S", "QS"], "round": 7}
    state = setup({**last, "paid": [2, 2, 2], "pot": 6, "stacks": [40, 40, 40]}, MONEY)
    play(state, "0: sheriff 1 seventh")
    return state
