"""How tempers show in Way Out West: fights, riders and high bids dare; what is built and bought is safe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.player import Known
from tabletop.ai.temper import Manner
from tabletop.core.game import Move
from tabletop.games.way_out_west import scoring
from tabletop.games.way_out_west.chart import BUILDINGS, COUNTERS
from tabletop.games.way_out_west.moves import Bid, Claim, Cowboys, Gunfight, Join, MoveCowboys, Place
from tabletop.games.way_out_west.state import NONE, State

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


def victims(view: State, seat: int, move: Move | None) -> Sequence[int]:
    """Who is attacked, loses a poster, has the sheriff against him, or sees cowboys ride in where he owns
    something."""
    match move:
        case Gunfight():
            return (move.owner,)
        case Claim():
            return (move.seat,)
        case Join() if view.fight is not None:
            return (view.fight.owner if move.side == "attack" else view.fight.attacker,)
        case Cowboys() | Place():
            return _residents(view, seat, (move.town,))
        case MoveCowboys():
            return _residents(view, seat, [end for _, end in move.steps])
    return ()


def _residents(view: State, seat: int, towns: Sequence[int]) -> Sequence[int]:
    """The rivals with buildings or cattle in these towns."""
    owners = {view.owners[town * COUNTERS + kind] for town in towns for kind in BUILDINGS}
    herds = {other for other in range(view.seats) if any(view.herd[other] >> town & 1 for town in towns)}
    return sorted((owners | herds) - {seat, NONE})


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


MANNER: Final = Manner(daring, victims, foe, standing)
