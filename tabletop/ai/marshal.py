"""The marshal: the third level, the same for every game: a search led by what its game's guide knows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.ai.guide import Guide
from tabletop.ai.player import Budget, Choice, Known
from tabletop.ai.search import search
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream


class Marshal:
    """Plays what wins most in the worlds it can imagine. Remembers all that it was told."""

    remembers = True

    def __init__(self, guide: Guide[Any]) -> None:
        self.guide = guide

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
        """The option that the search likes best; see Policy.choose. The source gives one number a decision,
        so that how long one was thought about changes no other."""
        luck = Stream(int(source.unit() * 2**53))
        options = self.guide.options(game, view, seat, legal, events)
        if len(options) == 1:
            return Choice(options[0])
        found = search(game, view, seat, options, self.guide, luck, budget, events)
        best = found.weighed[0]
        reason = self.guide.reason(game, view, seat, best.move, best.chance)
        return Choice(best.move, reason, found.weighed, found.iterations)
