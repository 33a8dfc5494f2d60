"""How tempers show in Wyoming Cowboy: guns and shots dare, what lies open is safer than an unseen card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.player import Known
from tabletop.ai.temper import Manner
from tabletop.core.game import Move
from tabletop.games.wyoming_cowboy.moves import Direction, Draw, Nine, Shoot
from tabletop.games.wyoming_cowboy.passing import offset_of
from tabletop.games.wyoming_cowboy.scoring import sure_points
from tabletop.games.wyoming_cowboy.state import State

_DARING: Final = {"shoot": 2.0, "gun": 2.0, "nine": 1.0, "nothing": -1.0, "holster": -1.0}
_SHOTS: Final = ("shot-at-hand", "cowboy-taken", "gun-taken")


def daring(view: State, seat: int, move: Move | None) -> float:
    """By the kind of action; an unseen card may be anything."""
    if isinstance(move, Draw):
        return -1.0 if "top" in move.sources else 1.0
    return 0.0 if move is None else _DARING.get(move[0], 0.0)


def victims(view: State, seat: int, move: Move | None) -> Sequence[int]:
    """Who is shot at, or gets what nobody wants."""
    if isinstance(move, Shoot):
        return (move.target,)
    if isinstance(move, Nine | Direction):
        return ((seat + offset_of(move.to, view.house.seats)) % view.house.seats,)
    return ()


def foe(events: Sequence[Known], seat: int) -> int | None:
    """Who shot at the seat last, whatever came of it."""
    hurts = (e for e in reversed(events) if e["kind"] in _SHOTS and e["target"] == seat)
    return next((int(event["seat"]) for event in hurts), None)


def standing(view: State) -> Sequence[float]:
    """The totals with what lies open of this hand."""
    return [float(points + sure_points(view, seat)) for seat, points in enumerate(view.scores)]


MANNER: Final = Manner(daring, victims, foe, standing)
