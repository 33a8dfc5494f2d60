"""The people of the town: who sits at the tables as an AI seat, with portrait, name and temper.

A record keeps names only, so portrait and temper are found again by the name, in either language.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

BOLD: Final = "bold"
"""Takes the chance that others let pass."""
CAREFUL: Final = "careful"
"""Keeps what is there."""
VENGEFUL: Final = "vengeful"
"""Hits back whoever hit last."""
SLY: Final = "sly"
"""Always against whoever is ahead."""
STEADY: Final = "steady"
"""Plays the level as it is."""
TEMPERS: Final = (BOLD, CAREFUL, VENGEFUL, SLY, STEADY)


@dataclass(frozen=True, slots=True)
class Person:
    """One of the town: the name by language code, and the temper, one of TEMPERS."""

    temper: str
    names: Mapping[str, str]


def _person(temper: str, en: str, es: str) -> Person:
    return Person(temper, {"en": en, "es": es})


CAST: Final[Mapping[str, Person]] = {
    "dusty": _person(BOLD, "Dusty Pete", "Pete el Polvoriento"),
    "ramon": _person(VENGEFUL, "Don Ramón", "Don Ramón"),
    "ruby": _person(SLY, "Miss Ruby", "Señorita Ruby"),
    "doc": _person(CAREFUL, "Doc Abel", "Doctor Abel"),
    "jack": _person(STEADY, "Night Jack", "Jack Nocturno"),
    "hattie": _person(CAREFUL, "Aunt Hattie", "Tía Hattie"),
    "mei": _person(SLY, "Mei Lin", "Mei Lin"),
    "marshal": _person(STEADY, "The Marshal", "El Alguacil"),
    "josiah": _person(VENGEFUL, "Old Josiah", "Viejo Josiah"),
    "padre": _person(CAREFUL, "Padre Tomás", "Padre Tomás"),
    "kid": _person(BOLD, "The Kid", "El Chico"),
    "ana": _person(STEADY, "Ana", "Ana"),
}
"""By portrait, in the order in which AI seats are filled: at a full table they differ in temper."""

_BY_NAME: Final = {name: face for face, person in CAST.items() for name in person.names.values()}


def face_of(name: str) -> str:
    """The portrait that goes with a name in either language, "" for a stranger's."""
    return _BY_NAME.get(name, "")


def temper_of(name: str) -> str:
    """The temper that goes with a name in either language; a stranger is steady."""
    face = face_of(name)
    return CAST[face].temper if face else STEADY
