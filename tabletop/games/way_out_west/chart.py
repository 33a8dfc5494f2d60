"""The action chart: its boxes, and the counters bought there (rule page "The action chart", "Pieces").

A box is an int in chart order, 0 = cattle to 11 = gunfight. The first eight are also the counters that every
player has a supply of; 2-7 are the buildings. Sets of boxes are bit masks: bit b stands for box b.
"""

from __future__ import annotations

from typing import Final

BOX_IDS: Final = (
    "cattle", "cowboys", "jail", "store", "train", "hotel", "stagecoach", "bank",
    "move-cowboys", "move-cattle", "farmer", "gunfight",
)  # fmt: skip
CATTLE, COWBOYS, JAIL, STORE, TRAIN, HOTEL, STAGECOACH, BANK = range(8)
MOVE_COWBOYS, MOVE_CATTLE, FARMER, GUNFIGHT = range(8, 12)
BOXES: Final = range(12)
BUILDINGS: Final = range(JAIL, BANK + 1)
COUNTERS: Final = 8
"""Kinds of counters with a supply: boxes 0-7."""

SUPPLY: Final = (9, 9, 3, 3, 3, 3, 3, 3)
"""Counters that each player begins with, by kind."""
PRICES: Final = (1, 1, 3, 5, 20, 5, 5, 10, 0, 0, 0, 0)
"""Dollars by box; for cattle and cowboys each counter."""
NUMBERS: Final = (
    (2, 2, 3), (2, 2, 3), (1, 1, 1), (1, 1, 1), (1, 1, 1), (1, 1, 1), (1, 1, 1), (1, 1, 1),
    (2, 2, 2), (1, 1, 1), (1, 1, 1), (2, 2, 3),
)  # fmt: skip
"""How many boxes of each kind there are with 3, 4 and 5 players."""

TAKEABLE: Final = (STAGECOACH, TRAIN, STORE, HOTEL)
"""Buildings that a gunfight wins for the attacker; a jail is removed and a bank robbed."""
BUILT_IN: Final = (TRAIN, BANK)
"""Buildings with a built-in defender."""

BOXES_OF: Final = tuple(tuple(box for box in BUILDINGS if mask >> box & 1) for mask in range(1 << COUNTERS))
"""The buildings in each bit mask of counters."""

_INDEX: Final = {name: box for box, name in enumerate(BOX_IDS)}


def box_of(word: str) -> int | None:
    """The box with this id."""
    return _INDEX.get(word)


def building_of(word: str) -> int | None:
    """The building with this id."""
    box = _INDEX.get(word)
    return box if box in BUILDINGS else None
