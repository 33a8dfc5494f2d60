"""The marshal's knowledge of Way Out West: which moves deserve a thought, and what a round brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.guide import Guide, Sampler
from tabletop.ai.marshal import Marshal
from tabletop.ai.player import Known
from tabletop.ai.policies.way_out_west import bidding, reasons
from tabletop.ai.policies.way_out_west.playout import Limits, Playout
from tabletop.ai.policies.way_out_west.scout import Scout
from tabletop.ai.policies.way_out_west.value import Appraiser
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.core.words import N_, Text, text
from tabletop.games.way_out_west.state import State

ACTIONS_MOST: Final = 6
"""So many actions are searched at most."""
WORSE: Final = 2.5
"""Points by which an action may look worse than the best and still be searched."""
LATE: Final = 2
"""In the last round, where prices are rough and playouts short and exact, both count so many times."""

_EARLY: Final = N_("Acting early in this round is worth more than this bid.")
_WHY: Final = N_("{why} About {chance} in 100 of the games imagined from here are won.")


class WayOutWestGuide(Guide[State]):
    """Actions as the scout ranks them, playouts to the end of the round, then the learned judgement."""

    iterations = 48
    least = 3

    def __init__(self) -> None:
        self._appraiser = Appraiser()
        self._limits: Limits = []

    def options(
        self, game: Game[State], view: State, seat: int, legal: Sequence[Move], events: Sequence[Known]
    ) -> list[Move | None]:
        if view.phase == "bid":
            return [*legal[:2]]
        if view.phase != "action" or len(legal) == 1:
            return [*legal]
        ranked = Scout(self._appraiser, view, seat).ranked(legal)
        width = LATE if view.round >= view.house.rounds else 1
        least = ranked[0][0] - WORSE * width
        return [move for worth, _, move in ranked[: ACTIONS_MOST * width] if worth >= least]

    def sampler(self, game: Game[State], view: State, seat: int, events: Sequence[Known]) -> Sampler[State]:
        """Nothing is hidden: every world is the view. In an auction all the limits are foreseen here."""
        auction = range(view.seats if view.phase == "bid" else 0)
        self._limits = [bidding.most_bid(view, other) for other in auction]
        return lambda source: view

    def finish(self, game: Game[State], state: State, seat: int, source: Stream) -> Sequence[float]:
        return Playout(self._appraiser, state, source).chances(self._limits)

    def reason(
        self, game: Game[State], view: State, seat: int, best: Move | None, chance: float
    ) -> Text | None:
        """What the move is good for, and the chance of winning after it."""
        assert best is not None
        why = text(_EARLY) if best[0] == "bid" else reasons.reason(view, seat, best)
        return text(_WHY, why=why, chance=round(100 * chance))


def marshal() -> Marshal:
    """A new marshal."""
    return Marshal(WayOutWestGuide())
