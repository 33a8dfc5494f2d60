"""Going round in circles: how a player notices it, and what makes him try something else.

Two players can repeat a cycle of plays and pick-ups for ever. A turn without progress is counted by the rules
(`quiet`); a player remembers what he himself has played since the last progress.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from tabletop.ai.player import Known
from tabletop.core.cards import card_text
from tabletop.core.game import Move
from tabletop.core.rng import Stream

ROUNDS: Final = 2
"""Rounds of the table without progress before a player starts to think about it."""
TIRED: Final = 1.0
"""What each earlier play of the same ranks takes off a play's worth."""
RESTLESS: Final = 0.05
"""How much more, each turn without progress, he is ready to lose for trying anything else at all."""
PROGRESS: Final = ("dealt", "drew", "cleared", "flipped")


def tired(view: Any, seat: int, events: Sequence[Known], source: Stream) -> Callable[[Move], float] | None:
    """What to take off the worth of a move because it has been tried; None while the game gets on."""
    patience = ROUNDS * len(view.hands)
    if view.quiet < patience:
        return None
    tried = own_plays(seat, events)
    restless: float = RESTLESS * (view.quiet - patience)

    def off(move: Move) -> float:
        often = tried[_ranks(move[1])] if move[0] == "play" else 0
        return TIRED * often + restless * source.unit()

    return off


def own_plays(seat: int, events: Sequence[Known]) -> Counter[str]:
    """How often the seat has played which ranks ("77", "89T") since the last progress."""
    tried: Counter[str] = Counter()
    for event in reversed(events):
        if event["kind"] in PROGRESS:
            break
        if event["kind"] == "played" and event["seat"] == seat:
            tried["".join(card[0] for card in event["cards"])] += 1
    return tried


def _ranks(cards: Sequence[int]) -> str:
    return "".join(card_text(card)[0] for card in cards)
