"""How tempers show in Way Out West: fights, riders and high bids dare; what is built and bought is safe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.player import Known
from tabletop.ai.temper import Manner
from tabletop.core.game import Move
from tabletop.games.way_out_west import scoring
from tabletop.games.way_out_west.moves import Bid, Claim, Gunfight, Join
from tabletop.games.way_out_west.state import State

_DARING: Final = {
    "gunfight": 3.0,
    "join": 2.0,
    "move-cowboys": 2.0,
    "cowboys": 2.0,
    "shoot": 1.0,
    "claim": 1.0,
    "take": 1.0,
    "drop": 0.0,
    "stay": -1.0,
    "pass": -1.0,
    "build": -1.0,
    "cattle": -1.0,
    "farmer": -1.0,
    "retreat": -1.0,
}


def daring(view: State, seat: int, move: Move | None) -> float:
    """By the kind of move; the higher a bid, the more it dares."""
    if isinstance(move, Bid):
        return float(move.amount)
    return 0.0 if move is None else _DARING.get(move[0], 0.0)


def victim(view: State, seat: int, move: Move | None) -> int | None:
    """Who is attacked, loses a poster, or has the sheriff against him."""
    if isinstance(move, Gunfight):
        return move.owner if move.owner >= 0 else None
    if isinstance(move, Claim):
        return move.seat
    if isinstance(move, Join) and view.fight is not None:
        against = view.fight.owner if move.side == "attack" else view.fight.attacker
        return against if against >= 0 else None
    return None


def foe(events: Sequence[Known], seat: int) -> int | None:
    """Who attacked the seat last, or took a poster from it."""
    for event in reversed(events):
        kind = event["kind"]
        if (kind == "fight-began" and event["owner"] == seat) or (
            kind == "poster-taken" and event["giver"] == seat
        ):
            return int(event["seat"])
    return None


def standing(view: State) -> Sequence[float]:
    """The points if the game ended now."""
    return [float(points) for points in scoring.scores(view)]


MANNER: Final = Manner(daring, victim, foe, standing)
