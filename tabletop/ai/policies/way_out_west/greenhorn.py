"""The greenhorn: knows the rules of Way Out West and plays by feel.

He likes to build, brings cattle and cowboys to wherever it pleases him, bids a dollar or two for fun, and
starts a fight when he sees more of his own cowboys than of the other's, forgetting sheriffs and defenders who
do not stand in the street. What a town will be worth at the end he does not ask.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.ai.player import Budget, Choice, Known, by_feel
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.games.way_out_west.moves import NEUTRAL, Gunfight
from tabletop.games.way_out_west.state import SEATS_MOST, State

SLIPS: Final = 0.15
"""How often he does whatever comes to his mind."""
BIDS: Final = 0.4
"""How often he raises, and only while it is cheap."""
BID_MOST: Final = 3
SPOILS: Final = 0.45
"""How often he fights when he sees a fight that looks good."""
RUNS: Final = 0.3
"""How often he runs from a fight that looks lost."""


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
        phase = view.phase
        if phase == "bid":
            return Choice(_bid(legal, source))
        if phase == "action":
            return _action(view, seat, legal, source)
        if phase == "shoot":
            return _shoot(view, seat, legal, source)
        if phase in ("sheriff", "loot"):  # the sheriff joins, the loot is taken: what else are they for?
            return Choice(legal[-1] if source.unit() < SLIPS else legal[0])
        return by_feel(legal, source)


def _bid(legal: Sequence[Move], source: Stream) -> Move:
    cheap = [move for move in legal[1:] if move[1] <= BID_MOST]
    return cheap[0] if cheap and source.unit() < BIDS else legal[0]


def _action(view: State, seat: int, legal: Sequence[Move], source: Stream) -> Choice:
    if source.unit() < SLIPS:
        return by_feel(legal, source)
    fights = [move for move in legal if isinstance(move, Gunfight) and _looks_good(view, seat, move)]
    if fights and source.unit() < SPOILS:
        return by_feel(fights, source)
    for kind, mood in (("build", 0.6), ("cattle", 0.6), ("cowboys", 0.6), ("move-cowboys", 0.3)):
        able = [move for move in legal if move[0] == kind]
        if able and source.unit() < mood:
            return by_feel(able, source)
    return by_feel(legal, source)


def _looks_good(view: State, seat: int, move: Gunfight) -> bool:
    """He counts the cowboys that he sees, no other guns."""
    at = move.town * SEATS_MOST
    theirs = view.cowboys[at + move.owner] if move.owner != NEUTRAL else 0
    return view.cowboys[at + seat] > theirs


def _shoot(view: State, seat: int, legal: Sequence[Move], source: Stream) -> Choice:
    fight = view.fight
    assert fight is not None
    at = fight.town * SEATS_MOST
    other = fight.owner if seat == fight.attacker else fight.attacker
    theirs = view.cowboys[at + other] if other != NEUTRAL else 0
    if len(legal) > 1 and theirs > view.cowboys[at + seat] + 1 and source.unit() < RUNS:
        return by_feel(legal[1:], source)
    return Choice(legal[0])
