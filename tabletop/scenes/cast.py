"""The people of the town: who sits at the tables as an AI seat, and which portrait belongs to which name.

A record keeps names only, so a portrait is found again by the name, in either language.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.session.catalogue import language

CAST: dict[str, dict[str, str]] = {
    "dusty": {"en": "Dusty Pete", "es": "Pete el Polvoriento"},
    "ramon": {"en": "Don Ramón", "es": "Don Ramón"},
    "ruby": {"en": "Miss Ruby", "es": "Señorita Ruby"},
    "doc": {"en": "Doc Abel", "es": "Doctor Abel"},
    "jack": {"en": "Night Jack", "es": "Jack Nocturno"},
    "hattie": {"en": "Aunt Hattie", "es": "Tía Hattie"},
    "mei": {"en": "Mei Lin", "es": "Mei Lin"},
    "marshal": {"en": "The Marshal", "es": "El Alguacil"},
    "josiah": {"en": "Old Josiah", "es": "Viejo Josiah"},
    "padre": {"en": "Padre Tomás", "es": "Padre Tomás"},
    "kid": {"en": "The Kid", "es": "El Chico"},
    "ana": {"en": "Ana", "es": "Ana"},
}
"""Portrait -> name by language. The order is the order in which AI seats are filled."""

_PEOPLE_FIRST = (
    "ana",
    "kid",
    "mei",
    "josiah",
    "hattie",
    "padre",
    "ruby",
    "doc",
    "jack",
    "ramon",
    "dusty",
    "marshal",
)
"""The order in which people at this screen get a portrait."""


def name_of(face: str) -> str:
    """The name that goes with a portrait, in the language in force."""
    return CAST[face].get(language(), CAST[face]["en"])


def names() -> list[str]:
    """The names of the whole cast in the language in force, in the order they sit down."""
    return [name_of(face) for face in CAST]


def face_of(name: str) -> str:
    """The portrait that goes with a name in either language, "" for a stranger's."""
    return next((face for face, names in CAST.items() if name in names.values()), "")


def newcomers(taken: Sequence[str]) -> list[str]:
    """Portraits of the cast that nobody in `taken` (portraits) uses, in the order they sit down."""
    return [face for face in CAST if face not in taken]


def faces(players: Sequence[tuple[str, str]]) -> list[str]:
    """A portrait for each (kind, name) of a table: the cast's own by name, others the first free one, no two
    alike."""
    by_name = {name: face for face, names in CAST.items() for name in names.values()}
    chosen: list[str | None] = [by_name.get(name) for _, name in players]
    for i, face in enumerate(chosen):
        if face is not None and face in chosen[:i]:
            chosen[i] = None  # a person may call herself like one of the cast
    for i, (kind, _) in enumerate(players):
        if chosen[i] is None:
            order = _PEOPLE_FIRST if kind == "human" else tuple(CAST)
            chosen[i] = next((face for face in order if face not in chosen), order[i % len(order)])
    return [face or "ana" for face in chosen]
