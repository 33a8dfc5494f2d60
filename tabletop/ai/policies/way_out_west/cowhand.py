"""The cowhand: a sound player of Way Out West.

He judges each position by the points that he and his rivals may expect of it, and takes the move after which
he stands best: early that is what earns, late what scores. Fights are weighed by their exact odds, and in the
auction he bids what the first pick of the boxes is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.ai.player import Budget, Choice, Known, near
from tabletop.ai.policies.way_out_west import bidding, fights, options, reasons
from tabletop.ai.policies.way_out_west.judge import Judge
from tabletop.ai.policies.way_out_west.moment import moment_of
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.games.way_out_west import board
from tabletop.games.way_out_west.chart import COWBOYS
from tabletop.games.way_out_west.state import State, clone

TIE: Final = 0.12
"""Moves this close are as good as equal, and chance decides: else low seats would be shot at more often."""

ALIKE: Final = 0.5
"""Points between moves that are about as good."""


class Cowhand:
    """See the module's text. All that he knows stands in the view."""

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
        """The move after which he stands best; see Policy.choose."""
        if view.phase == "bid":
            return _bid(view, seat, legal)
        if len(legal) == 1:
            return Choice(legal[0], reasons.reason(view, seat, legal[0]))
        judge = Judge(view, seat, moment_of(view, seat, 0 if view.phase == "setup" else 1))
        if view.phase == "action":
            weighed = options.weigh(judge, view, seat, legal)
        elif view.phase == "setup":
            weighed = [(_placed(judge, view, seat, move), move) for move in legal]
        else:
            weighed = [(fights.decision(judge, view, seat, move), move) for move in legal]
        worths = [worth + TIE * source.unit() for worth, _ in weighed]
        best = max((worth, i) for i, worth in enumerate(worths))[1]
        moves = [move for _, move in weighed]
        move = moves[best]
        return Choice(move, reasons.reason(view, seat, move), about_equal=near(moves, worths, move, ALIKE))


def _bid(view: State, seat: int, legal: Sequence[Move]) -> Choice:
    """One dollar more than the highest, as long as that is worth it; else out."""
    if len(legal) == 1:
        return Choice(legal[0], reasons.broke())
    most = bidding.most_bid(view, seat)
    drop, least = legal[0], legal[1]
    last = least[1] in (most, most + 1)  # the last dollar that is worth it, or the first that is not
    if least[1] <= most:
        return Choice(least, reasons.bid(most), about_equal=(drop,) if last else ())
    return Choice(drop, reasons.reason(view, seat, drop), about_equal=(least,) if last else ())


def _placed(judge: Judge, view: State, seat: int, move: Move) -> float:
    left = clone(view)
    board.take_counters(left, seat, COWBOYS, 1)
    board.add_cowboys(left, move[1], seat, 1)
    return judge.value(left, (move[1],))
