"""Cards as ints: their order, text form and names. Nothing here knows a game.

A card is `rank * 4 + suit`: ranks 0..12 are 2 3 4 5 6 7 8 9 T J Q K A, suits 0..3 are S H D C. 52..55 are the
extra cards (jokers, deputies, a sheriff) whose text each game gives. HIDDEN (-1) stands for a card that one
may not see; every table that is indexed by a card ends with a row for it, so that index -1 finds that row.
The natural order of these ints is the canonical order of cards in moves. With two decks a card simply occurs
twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

HIDDEN: Final = -1
RANKS: Final = "23456789TJQKA"
SUITS: Final = "SHDC"
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
EXTRA: Final = 52
"""The first extra card."""

RANK_OF: Final[tuple[int, ...]] = (*(card >> 2 for card in range(52)), 13, 13, 13, 13, -1)
"""Rank 0..12 of a card, 13 of an extra card, -1 of HIDDEN."""

CARD_TEXT: Final[tuple[str, ...]] = (*(r + s for r in RANKS for s in SUITS), "X1", "X2", "X3", "XS", "??")
_CARD_OF: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_TEXT[:-1])}

_RANK_NAMES: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
_SUIT_NAMES: Final = ("spades", "hearts", "diamonds", "clubs")
_NAMES: Final[tuple[str, ...]] = (
    *(f"the {rank} of {suit}" for rank in _RANK_NAMES for suit in _SUIT_NAMES),
    "the first joker",
    "the second joker",
    "the third joker",
    "the sheriff",
    "a hidden card",
)
CARD_NAME_KEYS: Final = _NAMES
"""Every catalogue key that `card_name_key` can give (the catalogue script lists them, they are no
literals)."""


def card_text(card: int) -> str:
    """ "7S", "TD", "X1", "??" for HIDDEN."""
    return CARD_TEXT[card]


def parse_card(name: str) -> int:
    """The card of a text form. Raises ValueError for anything else ("??" too: hidden is no card one can
    name)."""
    try:
        return _CARD_OF[name]
    except KeyError:
        raise ValueError(f"{name!r} is no card") from None


def cards_text(cards: Iterable[int]) -> str:
    """Cards in the order given: "7S 8D"; "" for none."""
    return " ".join(CARD_TEXT[card] for card in cards)


def parse_cards(names: str) -> list[int]:
    """The reverse of `cards_text`; any white space parts. Raises ValueError naming the bad word."""
    return [parse_card(name) for name in names.split()]


def card_name_key(card: int) -> str:
    """The catalogue key of a card's name with its article: "the 9 of spades"."""
    return _NAMES[card]
