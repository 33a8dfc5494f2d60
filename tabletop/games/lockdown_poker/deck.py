"""The deck of Lockdown Poker: 52 cards, three Deputies that are wild, and the Sheriff (rule page, head).

Owns the names of the special cards and of what stands in place of a card.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.cards import CARD_TEXT, HIDDEN

DEPUTIES: Final = (52, 53, 54)
"""X1 X2 X3: wild in every hand."""
SHERIFF: Final = 55
"""XS: part of no hand, played to capture a card."""
DECK: Final[tuple[int, ...]] = tuple(range(56))

NONE: Final = -2
"""No card in a place: a broke seat, a seventh card not dealt yet, a card that was captured at the
showdown."""
HOLE: Final = 56
SEVENTH: Final = 57
"""What a move names instead of a card: the word "hole", the word "seventh"."""

WORDS: Final[tuple[str, ...]] = (*CARD_TEXT[:-1], "hole", "seventh")
"""The text of a card of the deck, of HOLE and of SEVENTH."""

FIRST_CARDS: Final = 3
"""Cards dealt before the first switching round: the hole card and two up."""
LAST_UP: Final = 6
"""Cards when the last one face up has been dealt."""
ALL_CARDS: Final = 7


def place_text(card: int) -> str:
    """A card in a place of the table: "TS", "--" for none, "??" for hidden."""
    return "--" if card == NONE else CARD_TEXT[card]


__all__ = (
    "ALL_CARDS", "DECK", "DEPUTIES", "FIRST_CARDS", "HIDDEN", "HOLE", "LAST_UP", "NONE", "SEVENTH", "SHERIFF",
    "WORDS", "place_text",
)  # fmt: skip
