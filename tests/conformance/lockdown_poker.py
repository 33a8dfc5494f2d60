"""What the conformance tests need to know of Lockdown Poker: moves to try besides the listed ones."""

from __future__ import annotations

from typing import Any

from tabletop.core.game import Move
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker.deck import DECK, HOLE, SEVENTH, SHERIFF
from tabletop.games.lockdown_poker.moves import (
    BET,
    CALL,
    CHECK,
    DRAWS,
    FOLD,
    LOCKS,
    NEXT_HAND,
    NO_SHERIFF,
    RAISE,
    STAND,
    Bet,
    Sheriff,
    Switch,
)

_PLAIN: tuple[Move, ...] = (
    STAND, NO_SHERIFF, CHECK, BET, CALL, RAISE, FOLD, NEXT_HAND, LOCKS[HOLE], DRAWS[SEVENTH],
    Switch("switch", HOLE, 0, 3), Bet("bet", 0), Bet("raise", 0), Bet("raise", 100_000),
)  # fmt: skip


def rivals(s: Any, seat: int, source: Stream) -> list[Move]:
    """Moves of every kind, most of them wrong: with cards that lie open somewhere, with any, with hidden
    ones."""
    seats = len(s.up)
    lying = [card for cards in s.up for card in cards] or list(DECK)
    out = list(_PLAIN)
    for _ in range(14):
        mine = source.choice(s.up[seat] or lying) if source.below(6) else source.choice(DECK)
        other = source.below(seats + 1)
        pool = s.up[other] if other < seats and s.up[other] and source.below(6) else lying
        theirs = source.choice((*pool, HOLE, SEVENTH, SHERIFF))
        out += [Switch("switch", mine, other, theirs), LOCKS[mine], DRAWS[mine]]
        out.append(Sheriff("sheriff", other, theirs))
    return out
