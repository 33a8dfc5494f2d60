"""Reading the values of a position file: types, ranges, cards, guns; each refused by the name of its key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tabletop.core.cards import SUITS, parse_card
from tabletop.core.game import PositionError
from tabletop.games.wyoming_cowboy.guns import GUN_ID, RANKS_OF_GUN, deck, gun_of, is_gun


class Stock:
    """The cards not yet named: each may be taken once, or twice with two decks. The aces are not among
    them."""

    def __init__(self, decks: int) -> None:
        self.left = Counter(deck(decks))

    def take(self, key: str, word: str) -> int:
        """The card of this text. Raises PositionError for an unknown card and for one too many."""
        try:
            card = parse_card(word)
        except ValueError as error:
            raise PositionError(key, str(error)) from None
        if card not in self.left:
            raise PositionError(key, f"{word} is no card that is dealt in Wyoming Cowboy")
        if self.left[card] == 0:
            raise PositionError(key, f"one {word} too many: all cards of this text are named already")
        self.left[card] -= 1
        return card

    def take_all(self, key: str, words: str) -> list[int]:
        """The cards of a text."""
        return [self.take(key, word) for word in words.split()]

    def take_rank(self, key: str, words: str, rank: int) -> tuple[int, ...]:
        """The cards of a text, which must all be of one rank, in order."""
        cards = self.take_all(key, words)
        for card in cards:
            if card >> 2 != rank:
                raise PositionError(key, f"{words!r} holds a card of another rank")
        return tuple(sorted(cards))


def string(data: Mapping[str, Any], key: str, name: str = "") -> str:
    """A text; "" where the key is absent. `name`: how an error names the key."""
    value = data.get(key, "")
    if not isinstance(value, str):
        raise PositionError(name or key, "a text in quotes is needed")
    return value


def strings(data: Mapping[str, Any], key: str, count: int, name: str = "") -> list[str]:
    """One text a seat."""
    value = data[key]
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise PositionError(name or key, "a list of texts is needed")
    if len(value) != count:
        raise PositionError(name or key, f"one text for each of {count} seats is needed, not {len(value)}")
    return value


def number(data: Mapping[str, Any], key: str, allowed: range, name: str = "") -> int:
    """A whole number of the range."""
    return checked(data[key], name or key, allowed)


def numbers(data: Mapping[str, Any], key: str, allowed: range, count: int) -> list[int]:
    """One whole number a seat."""
    value = data[key]
    if not isinstance(value, list) or len(value) != count:
        raise PositionError(key, f"a list of {count} whole numbers is needed")
    return [checked(item, key, allowed) for item in value]


def truth(data: Mapping[str, Any], key: str, name: str) -> bool:
    """true or false; false where the key is absent."""
    value = data.get(key, False)
    if not isinstance(value, bool):
        raise PositionError(name, "true or false is needed")
    return value


def checked(value: object, key: str, allowed: range) -> int:
    """The value as a whole number of the range."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        raise PositionError(key, f"{value!r} is no whole number from {allowed[0]} to {allowed[-1]}")
    return value


def gun(key: str, words: object) -> int:
    """The index of the gun in a text like ".38 3S 8H"."""
    name, *cards = (words.split() if isinstance(words, str) else []) or [""]
    if name not in RANKS_OF_GUN:
        raise PositionError(key, f"{words!r} is no gun and its cards")
    try:
        found = gun_of(name, [parse_card(card) for card in cards])
    except ValueError as error:
        raise PositionError(key, str(error)) from None
    if not is_gun(found):
        raise PositionError(key, f"{words!r}: these cards do not make that gun")
    return GUN_ID[found]


def suits(words: str, repeats: bool) -> tuple[int, ...]:
    """The suits of the couples that a seat has shown: "S H", or "SH", which says the same."""
    found = [letter for letter in words if not letter.isspace()]
    if not all(letter in SUITS for letter in found):
        raise PositionError("couples", f"{words!r}: suits are S, H, D and C")
    if len(set(found)) < len(found) and not repeats:
        raise PositionError("couples", f"{words!r}: a couple counts once a hand (couple_repeats is off)")
    return tuple(sorted(SUITS.index(word) for word in found))
