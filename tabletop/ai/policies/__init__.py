"""The players of every level, one line a game, the uniform mover that plays all of them, and the manners of
the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tabletop.ai.player import Budget, Choice, Known, Policy
from tabletop.ai.policies import brown_bullet, lockdown_poker, way_out_west, wyoming_cowboy
from tabletop.ai.temper import Manner
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream


class Uniform:
    """Picks any legal move, each as likely as the next: the arena's yardstick, no opponent for people."""

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
        """A uniform legal move; out of turn, letting the chance pass is one more of them."""
        options = len(legal) if seat in game.actors(view) else len(legal) + 1
        index = source.below(options)
        return Choice(legal[index] if index < len(legal) else None)


POLICIES: Final[Mapping[str, Mapping[str, Callable[[], Policy]]]] = {
    "brown-bullet": {
        "greenhorn": brown_bullet.Greenhorn,
        "cowhand": brown_bullet.Cowhand,
        "marshal": brown_bullet.marshal,
    },
    "lockdown-poker": {
        "greenhorn": lockdown_poker.Greenhorn,
        "cowhand": lockdown_poker.Cowhand,
        "marshal": lockdown_poker.marshal,
    },
    "way-out-west": {
        "greenhorn": way_out_west.Greenhorn,
        "cowhand": way_out_west.Cowhand,
        "marshal": way_out_west.marshal,
    },
    "wyoming-cowboy": {
        "greenhorn": wyoming_cowboy.Greenhorn,
        "cowhand": wyoming_cowboy.Cowhand,
        "marshal": wyoming_cowboy.marshal,
    },
}

MANNERS: Final[Mapping[str, Manner]] = {
    "brown-bullet": brown_bullet.MANNER,
    "lockdown-poker": lockdown_poker.MANNER,
    "way-out-west": way_out_west.MANNER,
    "wyoming-cowboy": wyoming_cowboy.MANNER,
}
"""What each game tells of its moves, for tempers."""
