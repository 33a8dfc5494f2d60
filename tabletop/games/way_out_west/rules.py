"""What a move does: where each kind of move is carried out. Trusts the move; legal.py and refuse.py say which
may be made.

Everything happens in place, on to the next decision; events are only made where a log is given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Move
from tabletop.games.way_out_west import actions, auction, dice, fight, loot
from tabletop.games.way_out_west.state import CHANCE_DUE, State, clone

Doing: TypeAlias = Callable[[State, int, Move, list[Event] | None], None]


def _place(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    auction.place(s, seat, move[1], log)


def _bid(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    auction.bid(s, seat, move[1], log)


def _drop(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    auction.drop(s, seat, log)


DOINGS: Final[dict[str, Doing]] = {
    "place": _place,
    "bid": _bid,
    "drop": _drop,
    "pass": actions.pass_by,
    "cattle": actions.buy_cattle,
    "cowboys": actions.buy_cowboys,
    "build": actions.build,
    "move-cowboys": actions.move_cowboys,
    "move-cattle": actions.move_cattle,
    "farmer": actions.place_farmer,
    "gunfight": fight.declare,
    "join": fight.answer_sheriff,
    "stay": fight.answer_sheriff,
    "shoot": fight.decide_to_shoot,
    "retreat": fight.retreat,
    "take": loot.decide,
    "remove": loot.decide,
    "claim": loot.claim,
    "roll": dice.roll,
}


def play(s: State, seat: int, move: Move, log: list[Event] | None = None) -> None:
    """Make any move, of a seat or of chance, and go on to the next decision."""
    DOINGS[move[0]](s, seat, move, log)


def undoable(s: State, seat: int, move: Move) -> bool:
    """False for dice, where the move makes dice fall, and where it ends the game; `s` = before the move."""
    if seat == CHANCE:
        return False
    after = clone(s)
    play(after, seat, move)
    return after.to_act != CHANCE_DUE and after.phase != "over"
