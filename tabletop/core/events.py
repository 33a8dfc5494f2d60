"""What happened, as facts: the base of every game's events and their JSON form.

A game's events are frozen slots dataclasses derived from `Event`; a field whose metadata is `CARD`, `CARDS`
or `CARD_LISTS` holds card ints and is written as card texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Final

from tabletop.core.cards import card_text

_FORM: Final = "form"
CARD: Final[Mapping[str, str]] = {_FORM: "card"}
CARDS: Final[Mapping[str, str]] = {_FORM: "cards"}
CARD_LISTS: Final[Mapping[str, str]] = {_FORM: "card-lists"}


def card_field() -> Any:
    """A dataclass field that holds one card (HIDDEN where it may not be seen)."""
    return field(metadata=CARD)


def cards_field() -> Any:
    """A dataclass field that holds a tuple of cards."""
    return field(metadata=CARDS)


def card_lists_field() -> Any:
    """A dataclass field that holds a tuple of tuples of cards (one a seat, say)."""
    return field(metadata=CARD_LISTS)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened at the table. `seat` = whose doing it was, -1 = the table's or chance's."""

    kind: ClassVar[str] = ""
    seat: int


def event_json(event: Event) -> dict[str, Any]:
    """{"kind", "seat", ...}: cards as their texts, tuples as lists."""
    out: dict[str, Any] = {"kind": event.kind}
    for f in fields(event):
        value = getattr(event, f.name)
        form = f.metadata.get(_FORM)
        if form == "card":
            value = card_text(value)
        elif form == "cards":
            value = [card_text(card) for card in value]
        elif form == "card-lists":
            value = [[card_text(card) for card in cards] for cards in value]
        elif isinstance(value, tuple):
            value = list(value)
        out[f.name] = value
    return out
