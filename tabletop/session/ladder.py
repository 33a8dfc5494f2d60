"""How strong each level is: its measured share of wins against the level below it, one seat against three.

Owns `Rung` and the look-up; the figures are in `ladder_table.py`, which `build/ladder.py` writes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

BELOW: Final = {"greenhorn": "random", "cowhand": "greenhorn", "marshal": "cowhand"}
"""Level -> the level that it is measured against; the weakest against uniformly random moves."""
SEATS: Final = 4
"""Seats of the measured table: one of the level, the others of the level below. By luck one wins 1 in 4."""


@dataclass(frozen=True, slots=True)
class Rung:
    """One measurement: `share` of wins, 0..1, with its 95 % interval `low`..`high`, over so many `games`.

    `command` measures it again; `date` (ISO) says when it was measured.
    """

    game: str
    level: str
    share: float
    low: float
    high: float
    games: int
    command: str
    date: str


def rung(game: str, level: str) -> Rung | None:
    """The measurement of a level in a game; None where there is none (a person, an empty chair)."""
    from tabletop.session.ladder_table import RUNGS

    return next((rung for rung in RUNGS if (rung.game, rung.level) == (game, level)), None)
