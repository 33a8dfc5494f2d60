"""The five towns of the map: ids, names, building spaces and corrals (rule page "Towns").

A town is an int, 0 = San Antonia to 4 = Deadwood, everywhere inside the game; files, moves and events name it
by its id. Sets of towns are bit masks: bit t stands for town t.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.words import N_, Text, text

TOWN_IDS: Final = ("san-antonia", "kansas-city", "abilene", "dodge-city", "deadwood")
SPACES: Final = (3, 4, 4, 5, 6)
"""Building spaces by town."""
CORRALS: Final = (4, 5, 5, 6, 7)
"""Corrals by town."""
TOWNS: Final = range(5)
ALL_TOWNS: Final = 0b11111
NO_TOWN: Final = -1
"""The town of a move that names none of the five."""

_NAMES: Final = (N_("San Antonia"), N_("Kansas City"), N_("Abilene"), N_("Dodge City"), N_("Deadwood"))
_INDEX: Final = {name: town for town, name in enumerate(TOWN_IDS)}

TOWNS_OF: Final = tuple(tuple(town for town in TOWNS if mask >> town & 1) for mask in range(32))
"""The towns in each bit mask."""


def town_of(word: str) -> int:
    """The town with this id, NO_TOWN if there is none."""
    return _INDEX.get(word, NO_TOWN)


def town_id(town: int) -> str:
    """ "abilene"; "?" for NO_TOWN."""
    return TOWN_IDS[town] if town >= 0 else "?"


def town_name(town: int) -> Text:
    """ "Abilene"."""
    return text(_NAMES[town])
