"""Which moves may be made in Lockdown Poker, as lists: by phase, and the Sheriff's at any time."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Move
from tabletop.games.lockdown_poker import betting, switching
from tabletop.games.lockdown_poker.deck import SHERIFF
from tabletop.games.lockdown_poker.moves import NO_SHERIFF
from tabletop.games.lockdown_poker.sheriff import captures, may_play
from tabletop.games.lockdown_poker.state import State

_NOTHING: Final[list[Move]] = []


def legal(s: State, seat: int) -> list[Move]:
    """The legal moves of a seat, in canonical order; [] if it may do nothing. The caller must not change the
    list.

    First those of the turn (switching.py, betting.py), then captures by the Sheriff, then `no-sheriff`. Out
    of turn the Sheriff's holder has his captures alone.
    """
    if seat != s.to_act:
        return captures(s, seat) if seat >= 0 and may_play(s, seat) else _NOTHING
    if s.phase == "switch":
        moves = switching.turn_moves(s, seat)
    elif s.phase == "bet":
        moves = betting.turn_moves(s, seat)
    elif s.phase == "sheriff" or s.phase == "showdown":
        return [*captures(s, seat), NO_SHERIFF]
    else:
        return _NOTHING
    if SHERIFF in s.up[seat] or s.seventh[seat] == SHERIFF:
        moves += captures(s, seat)
    return moves
