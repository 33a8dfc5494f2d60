"""Sentences as data: the core says what is to be said, a catalogue says it in the reader's language.

Owns `Text` (a whole sentence with named facts) and how it is rendered. Knows no catalogue: `render` is handed
one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tabletop.core.cards import card_name_key

Fact: TypeAlias = "int | str | Text | TextsFact | CardFact | CardsFact | SeatFact | SeatsFact"
Translate: TypeAlias = Callable[[str], str]
TranslateMany: TypeAlias = Callable[[str, str, int], str]


def N_(sentence: str) -> str:
    """Mark a string for the catalogues; returns it unchanged (translated only where it is shown)."""
    return sentence


@dataclass(frozen=True, slots=True)
class CardFact:
    """A card inside a sentence, named with its article ("the 9 of spades")."""

    card: int


@dataclass(frozen=True, slots=True)
class CardsFact:
    """Several cards inside a sentence, listed ("the 7 of hearts and the 7 of clubs")."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatFact:
    """A seat inside a sentence: replaced by the name of who sits there."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatsFact:
    """Several seats inside a sentence, listed ("Ana and Dusty Pete")."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """One whole sentence: a catalogue key with {named} places, and the facts that fill them.

    With `many` set it is a plural: `one` for count 1, `many` otherwise, `count` decides and is also a fact
    "count".
    """

    one: str
    facts: tuple[tuple[str, Fact], ...] = ()
    many: str | None = None
    count: int = 1


@dataclass(frozen=True, slots=True)
class TextsFact:
    """Several names of things inside a sentence, listed ("the 2s, the 3s and the aces")."""

    texts: tuple[Text, ...]


def text(one: str, **facts: Fact) -> Text:
    """A sentence with its facts: text(N_("Needs {rank} or lower"), rank="9")."""
    return Text(one, tuple(sorted(facts.items())))


def plural(one: str, many: str, count: int, **facts: Fact) -> Text:
    """A sentence whose form depends on `count`, which is also the fact {count}."""
    return Text(one, tuple(sorted({**facts, "count": count}.items())), many, count)


@dataclass(frozen=True, slots=True)
class Speaker:
    """What rendering needs: the catalogue's two look-ups and the names of the seats (index = seat)."""

    translate: Translate
    translate_many: TranslateMany
    names: Sequence[str] = ()

    def say(self, what: Text) -> str:
        """The sentence in the speaker's language. A seat without a name is "player N", from 1."""
        pattern = (
            self.translate(what.one)
            if what.many is None
            else self.translate_many(what.one, what.many, what.count)
        )
        return pattern.format_map({key: self._fact(value) for key, value in what.facts})

    def _fact(self, value: Fact) -> str:
        if isinstance(value, Text):
            return self.say(value)
        if isinstance(value, TextsFact):
            return self.listed([self.say(each) for each in value.texts])
        if isinstance(value, SeatFact):
            return self._name(value.seat)
        if isinstance(value, SeatsFact):
            return self.listed([self._name(seat) for seat in value.seats])
        if isinstance(value, CardFact):
            return self.translate(card_name_key(value.card))
        if isinstance(value, CardsFact):
            return self.listed([self.translate(card_name_key(card)) for card in value.cards])
        return str(value)

    def _name(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.translate(N_("player {number}")).format(number=seat + 1)

    def listed(self, items: Sequence[str]) -> str:
        """Names one after the other: "Ana, Ramón and Ruby"."""
        if len(items) < 2:
            return "".join(items)
        return self.translate(N_("{first} and {last}")).format(first=", ".join(items[:-1]), last=items[-1])


PLAIN = Speaker(lambda sentence: sentence, lambda one, many, count: one if count == 1 else many)
"""English as written in the source, seats by number: for tests and for reprs."""
