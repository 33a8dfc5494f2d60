"""Players that never change, so that a weaker level is noticed: each is measured against these.

Never edit a policy here; add another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.ai.player import Budget, Choice, Known
from tabletop.core.cards import RANK_OF
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream


class LowestSet:
    """Always the lowest rank that fits, all cards of it, the strong ones last; never a bullet."""

    remembers = False

    def choose(
        self,
        game: Game[Any],
        view: Any,
        seat: int,
        legal: Sequence[Move],
        source: Stream,
        budget: Budget,
        events: Sequence[Known] = (),
    ) -> Choice:
        if legal[0][0] != "play":
            return Choice(legal[-1])
        plays = [move for move in legal if move[0] == "play"]
        sets = [move for move in plays if RANK_OF[move[1][0]] == RANK_OF[move[1][-1]]] or plays
        return Choice(min(sets, key=_lowest))


def _lowest(move: Move) -> tuple[bool, int, int]:
    rank = RANK_OF[move[1][0]]
    return rank in (0, 1, 8, 13), rank, -len(move[1])


class NotAPolicy:
    """A class without `choose`."""


class Clumsy:
    """Fails at its first choice."""

    def choose(self, *asked: Any) -> Choice:
        raise KeyError("lost")


class Mumbler:
    """Gives a word for a move."""

    def choose(self, *asked: Any) -> Choice:
        return Choice(("play", "4S", 7))


class Cheat(LowestSet):
    """Plays a card that it does not hold."""

    def choose(
        self,
        game: Game[Any],
        view: Any,
        seat: int,
        legal: Sequence[Move],
        source: Stream,
        budget: Budget,
        events: Sequence[Known] = (),
    ) -> Choice:
        missing = next(card for card in range(54) if card not in view.hands[seat])
        return Choice(("play", (missing,)))
