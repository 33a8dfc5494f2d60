"""The chips of a position: stacks, bets of the round, what is in the pot (rule page "Money", "Notation")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.core.game import PositionError
from tabletop.games.lockdown_poker.betting import pot
from tabletop.games.lockdown_poker.position_values import number, numbers
from tabletop.games.lockdown_poker.state import State

_MANY = 1_000_000_000


def place_chips(s: State, data: Mapping[str, Any]) -> None:
    """Absent keys are as after the antes of a deal: a player who has chips, or cards, has paid his. At the
    end of a hand nothing is in the pot."""
    if not s.house.money:
        return
    seats = len(s.up)
    over = s.phase == "over"
    ante = 0 if over else min(s.house.ante, s.house.stack)
    dealt_in = [not _says_broke(data, seat, seats) for seat in range(seats)]
    s.stacks = [(s.house.stack - ante) if dealt else 0 for dealt in dealt_in]
    s.paid = [ante if dealt else 0 for dealt in dealt_in]
    for key in ("stacks", "bets", "paid"):
        if key in data:
            setattr(s, key, numbers(data, key, range(_MANY), seats))
    # a pot that counts the bets of the round too is understood: nothing but `paid` is kept of it
    if "pot" in data and number(data, "pot", range(_MANY)) not in (pot(s), pot(s) + sum(s.bets)):
        raise PositionError("pot", f"is the sum of paid, {pot(s)}")
    if "raises" in data:
        most = s.house.max_raises + 1 if s.house.limit == "fixed" else _MANY
        s.raises = number(data, "raises", range(most + 1))
    _check_phase(s)


def _says_broke(data: Mapping[str, Any], seat: int, seats: int) -> bool:
    """Is the seat given as one without cards?"""
    for key, nothing in (("hole", "--"), ("up", "")):
        value = data.get(key)
        if isinstance(value, list) and len(value) == seats and value[seat] == nothing:
            return True
    return False


def _check_phase(s: State) -> None:
    if s.phase != "bet":
        if any(s.bets):
            raise PositionError("bets", f"bets lie before their players only in the phase bet, not {s.phase}")
        if s.raises:
            raise PositionError("raises", f"there are none in the phase {s.phase}")
    if s.phase == "over":
        if any(s.paid):
            raise PositionError("paid", "when the hand is over nothing is in the pot")
        if not any(s.stacks):
            raise PositionError("stacks", "somebody has the chips")
