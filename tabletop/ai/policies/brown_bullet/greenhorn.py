"""The greenhorn: knows the rules, plays by feel and makes the mistakes that beginners make.

He looks at one card at a time, so he overlooks sets and runs; a strong card burns in his hand; he does not
ask who has to answer; his bullets go where his eye falls. What he feels comes from his own source of chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.ai.player import Budget, Choice, Known
from tabletop.core.cards import RANK_OF
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.games.brown_bullet.demand import JACK, JOKER, TEN, THREE, TWO

TEMPTED = 0.35
"""How often a strong card is played just because it is there."""
GREEDY = 0.3
"""How often several cards are seen to go together."""
WHIM = 0.25
"""How often any card is played without thinking."""
FORGETS_BULLET = 0.35
STRONG = (TWO, THREE, TEN, JOKER)


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
        if kind == "play":
            return Choice(_play(legal, source))
        if kind == "bullet":
            return Choice(_shot(legal, source))
        # the pile must be picked up, or the first chamber card from the left is turned
        return Choice(legal[0])


def _play(legal: Sequence[Move], source: Stream) -> Move:
    plays = [move for move in legal if move[0] == "play"]
    singles = [move for move in plays if len(move[1]) == 1] or plays
    if source.unit() < WHIM:
        return source.choice(plays)
    if source.unit() < TEMPTED:
        shiny = [move for move in singles if _rank(move) in STRONG or _rank(move) >= JACK]
        if shiny:
            return source.choice(shiny)
    if source.unit() < GREEDY:
        return max(plays, key=lambda move: len(move[1]))
    # the lowest ordinary card, the strong ones only when nothing else fits
    return min(singles, key=lambda move: (_rank(move) in STRONG, _rank(move)))


def _rank(move: Move) -> int:
    rank: int = RANK_OF[move[1][-1]]
    return rank


def _shot(legal: Sequence[Move], source: Stream) -> Move:
    """Any card against anybody; often the chance is let go by."""
    shots = [move for move in legal if move[0] == "bullet"]
    return legal[-1] if source.unit() < FORGETS_BULLET else source.choice(shots)
