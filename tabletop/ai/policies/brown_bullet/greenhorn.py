"""The greenhorn: knows the rules, plays by feel and makes the mistakes that beginners make.

He looks at one card at a time, so he overlooks many sets and runs; a strong card burns in his hand; he does
not ask who has to answer; his bullets go where his eye falls. What he feels comes from his own source of
chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.ai.player import Budget, Choice, Known, by_feel
from tabletop.core.cards import RANK_OF
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.games.brown_bullet.demand import JACK, JOKER, TEN, THREE, TWO

WHIM: Final = 0.15
"""How often any cards are played without thinking."""
TEMPTED: Final = 0.3
"""How often a strong card is played just because it is there."""
SEES_MORE: Final = 0.45
"""How often several cards are seen to go together."""
FORGETS_BULLET: Final = 0.35
STRONG: Final = (TWO, THREE, TEN, JOKER)


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
            return _play([move for move in legal if move[0] == "play"], source)
        if kind == "bullet":
            # hold is the last of the list
            return Choice(legal[-1]) if source.unit() < FORGETS_BULLET else by_feel(legal[:-1], source)
        # the pile has to be picked up, or the first chamber card from the left is turned
        return Choice(legal[0])


def _play(plays: list[Move], source: Stream) -> Choice:
    if source.unit() < WHIM:
        return by_feel(plays, source)
    singles = [move for move in plays if len(move[1]) == 1] or plays
    if source.unit() < TEMPTED:
        shiny = [move for move in singles if _rank(move) in STRONG or _rank(move) >= JACK]
        if shiny:
            return by_feel(shiny, source)
    if source.unit() < SEES_MORE:
        return Choice(max(plays, key=lambda move: len(move[1])))
    # the lowest ordinary card, a strong one only when nothing else fits
    return Choice(min(singles, key=lambda move: (_rank(move) in STRONG, _rank(move))))


def _rank(move: Move) -> int:
    rank: int = RANK_OF[move[1][-1]]
    return rank
