"""How tempers show in Lockdown Poker: bets, switches and captures dare; locks, checks and folds keep safe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.player import Known
from tabletop.ai.temper import Manner
from tabletop.core.game import Move
from tabletop.games.lockdown_poker import standing as table
from tabletop.games.lockdown_poker.moves import Sheriff, Switch
from tabletop.games.lockdown_poker.state import State

_DARING: Final = {
    "sheriff": 2.0,
    "raise": 2.0,
    "bet": 2.0,
    "switch": 1.0,
    "draw": 1.0,
    "call": 1.0,
    "stand": -1.0,
    "check": -1.0,
    "no-sheriff": -1.0,
    "lock": -2.0,
    "fold": -2.0,
}


def daring(view: State, seat: int, move: Move | None) -> float:
    """By the kind of move; to let the Sheriff's chance pass is to keep it."""
    return -1.0 if move is None else _DARING[move[0]]


def victims(view: State, seat: int, move: Move | None) -> Sequence[int]:
    """Whose card is taken."""
    return (move.seat,) if isinstance(move, Switch | Sheriff) else ()


def foe(events: Sequence[Known], seat: int) -> int | None:
    """Who took a card of the seat last, by a switch or with the Sheriff."""
    takes = ("switched", "sheriff-played")
    hurts = (e for e in reversed(events) if e["kind"] in takes and e["target"] == seat)
    return next((int(event["seat"]) for event in hurts), None)


def standing(view: State) -> Sequence[float]:
    """Points or chips."""
    return table.scores(view)


MANNER: Final = Manner(daring, victims, foe, standing)
