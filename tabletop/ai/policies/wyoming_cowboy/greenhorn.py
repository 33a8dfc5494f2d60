"""The greenhorn: knows the rules of Wyoming Cowboy and loves to shoot, and thinks no further than this card.

He shows a couple when he notices it, pulls guns as they come, shoots at whoever his eye falls on, lays his
10s and otherwise lets go of what looks small. What others hold, and how the hand will end, he does not ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.ai.player import Budget, Choice, Known, by_feel
from tabletop.core.cards import RANK_OF
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.games.wyoming_cowboy.guns import JACK, SIX, TEN

NOTICES: Final = 0.75
"""How often he sees a couple, a gun or a shot that he could make."""
SLIPS: Final = 0.2
"""How often a card goes without thinking."""


class Greenhorn:
    """See the module's text. He remembers nothing."""

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
        """A legal move by feel; see Policy.choose."""
        kind = legal[0][0]
        if kind == "nothing":
            return _action(legal, source)
        if kind == "discard":
            return _discard(legal, source)
        if kind == "pass":
            return _pass(legal, source)
        if kind == "shoot":  # holster is the last
            return by_feel(legal[:-1], source)
        if kind == "draw":
            return Choice(_draw(legal, view, source))
        return by_feel(legal, source)


def _action(legal: Sequence[Move], source: Stream) -> Choice:
    for wanted in ("couple", "gun", "shoot"):
        able = [move for move in legal if move[0] == wanted]
        if able and source.unit() < NOTICES:
            return by_feel(able, source)
    return Choice(legal[0])


def _looks(card: int) -> int:
    """How good a card looks to him: pictures are good, a 6 is bad, else the higher the better."""
    rank = RANK_OF[card]
    return -1 if rank == SIX else rank


def _discard(legal: Sequence[Move], source: Stream) -> Choice:
    if source.unit() < SLIPS:
        return by_feel(legal, source)
    tens = [move for move in legal if RANK_OF[move[1]] == TEN]
    return Choice(tens[0] if tens else min(legal, key=lambda move: _looks(move[1])))


def _pass(legal: Sequence[Move], source: Stream) -> Choice:
    if source.unit() < SLIPS:
        return by_feel(legal, source)
    return Choice(min(legal, key=lambda move: sum(_looks(card) for card in move[1])))


def _draw(legal: Sequence[Move], view: Any, source: Stream) -> Move:
    """Two cards if he may; a picture that lies on top; else the pile."""
    top = next((move for move in legal if move[1] == "top"), None)
    if top is not None and source.unit() < NOTICES and RANK_OF[view.discard[-1 - view.laid]] >= JACK:
        return top
    two = next((move for move in legal if move[1] == "pile pile"), None)
    return two if two is not None and source.unit() < NOTICES else legal[0]
