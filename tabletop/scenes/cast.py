"""Who of the town's people shows at a table: names in the reader's language, and a portrait for everybody."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.people import CAST, face_of
from tabletop.session.catalogue import language

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
    names = CAST[face].names
    return names.get(language(), names["en"])


def names() -> list[str]:
    """The names of the whole cast in the language in force, in the order they sit down."""
    return [name_of(face) for face in CAST]


def newcomers(taken: Sequence[str]) -> list[str]:
    """Portraits of the cast that nobody in `taken` (portraits) uses, in the order they sit down."""
    return [face for face in CAST if face not in taken]


def faces(players: Sequence[tuple[str, str]]) -> list[str]:
    """A portrait for each (kind, name) of a table: the cast's own by name, others the first free one, no two
    alike."""
    chosen: list[str | None] = [face_of(name) or None for _, name in players]
    for i, face in enumerate(chosen):
        if face is not None and face in chosen[:i]:
            chosen[i] = None  # a person may call herself like one of the cast
    for i, (kind, _) in enumerate(players):
        if chosen[i] is None:
            order = _PEOPLE_FIRST if kind == "human" else tuple(CAST)
            chosen[i] = next((face for face in order if face not in chosen), order[i % len(order)])
    return [face or "ana" for face in chosen]
