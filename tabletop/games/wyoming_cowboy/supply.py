"""What can be drawn now in Wyoming Cowboy: counts of the piles, never their cards (rule page "Drawing")."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Move
from tabletop.games.wyoming_cowboy.moves import DRAWS, PILE, PILE_AND_TOP, TOP, TWO_OF_PILE
from tabletop.games.wyoming_cowboy.state import State

_SINGLES: Final[tuple[list[Move], ...]] = ([], [DRAWS[PILE]], [DRAWS[TOP]], [DRAWS[PILE], DRAWS[TOP]])


def reshuffled(s: State, taken: int = 0) -> int:
    """How many cards a reshuffle would give once `taken` discards are gone: all but the two top cards."""
    return max(0, len(s.discard) - taken - 1) + max(0, len(s.shot) - 1)


def has_top(s: State) -> bool:
    """Is there a discard that the seat whose turn it is did not lay there this turn?"""
    return len(s.discard) > s.laid


def is_spent(s: State) -> bool:
    """Jeff's rules: may the top discard, or two cards, not be taken because the action was another?"""
    return s.house.jeff and s.spent


def draws(s: State) -> list[Move]:
    """The draws that can be made now; [] where nothing can be drawn and the draw is skipped."""
    pile, top, spent = len(s.draw), len(s.discard) > s.laid, s.house.jeff and s.spent
    if pile < 2:
        pile += reshuffled(s)
    moves = _SINGLES[(pile > 0) + 2 * (top and not spent)]
    if s.five and not spent:
        moves = moves[:]
        if pile >= 2:
            moves.append(DRAWS[TWO_OF_PILE])
        if top and (s.draw or reshuffled(s, 1)):
            moves.append(DRAWS[PILE_AND_TOP])
    return moves
