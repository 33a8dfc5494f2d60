"""Chance in Way Out West: every dice roll, sampled, forced or judged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.events import Event
from tabletop.core.game import Feed, Move, PositionError
from tabletop.core.rng import Stream
from tabletop.games.way_out_west import auction, fight, loot
from tabletop.games.way_out_west.moves import Roll
from tabletop.games.way_out_west.state import CHANCE_DUE, State

FACES: Final = 6
_ROLLS: Final[dict[str, Callable[[State, tuple[int, ...], list[Event] | None], None]]] = {
    "first": auction.roll_first,
    "shoot": fight.roll,
    "rob": loot.rob,
}


def number_due(s: State) -> int:
    """How many dice are due, 0 when it is a seat's turn or the game is over."""
    if s.to_act != CHANCE_DUE:
        return 0
    if s.phase == "shoot":
        return fight.dice_due(s)
    return len(s.order) if s.phase == "first" else loot.ROBBERY_DICE


def chance(s: State, source: Stream) -> Move:
    """The dice that are due. Changes nothing."""
    below = source.below
    return Roll("roll", tuple([below(FACES) + 1 for _ in range(number_due(s))]))


def forced(s: State, feed: Feed, source: Stream) -> Move:
    """The dice that are due, the first of them from the feed as far as it has any. Raises PositionError."""
    dice = []
    for _ in range(number_due(s)):
        die = feed.dice.pop(0) if feed.dice else source.below(FACES) + 1
        if not 1 <= die <= FACES:
            raise PositionError("dice", f"a die has no {die}")
        dice.append(die)
    return Roll("roll", tuple(dice))


def roll(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """The dice have fallen."""
    _ROLLS[s.phase](s, move[1], log)
