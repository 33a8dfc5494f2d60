"""What a fair player of Wyoming Cowboy can tell of other hands: the chance that one holds a king, or a 6.

From what lies open, what is known to be in a hand, and what shots have told; all of it stands in the view.
"""

from __future__ import annotations

from typing import Final

from tabletop.core.cards import HIDDEN, RANK_OF
from tabletop.games.wyoming_cowboy.guns import GUNS, KING, KINGS, SIX, SIXES
from tabletop.games.wyoming_cowboy.state import NOBODY, UNKNOWN, State

KEPT: Final = 1.35
"""Kings are kept and 6s cannot be laid: a hand holds them more often than chance alone deals them."""


class Odds:
    """The chances as one seat sees them in one position."""

    def __init__(self, view: State, seat: int) -> None:
        self._view, self._seat = view, seat
        seen = self._open_cards()
        decks = view.house.decks
        known = [
            [item.card for item in view.known[other] if item.who in (NOBODY, seat)] for other in self.others
        ]
        placed = [card for cards in known for card in cards]
        self._known = dict(zip(self.others, known, strict=True))
        self._unseen = 48 * decks - len(seen) - len(placed)
        self._kings = 4 * decks - sum(card in KINGS for card in (*seen, *placed))
        self._sixes = 4 * decks - sum(card in SIXES for card in (*seen, *placed))

    @property
    def others(self) -> list[int]:
        """Every seat but one's own."""
        return [other for other in range(len(self._view.hands)) if other != self._seat]

    def _open_cards(self) -> list[int]:
        """Every card that lies open or in the own hand."""
        s = self._view
        cards = [*s.hands[self._seat], *s.discard, *s.shot]
        for places in (s.tens, s.cowboys):
            cards += [card for place in places for card in place]
        cards += [card for guns in s.guns for gun in guns for card in GUNS[gun].cards]
        return [card for card in cards if card != HIDDEN]

    def king(self, other: int) -> float:
        """The chance that the hand of another seat holds a king."""
        note = self._view.notes[other].kings
        return self._holds(other, KING, self._kings, note)

    def six(self, other: int) -> float:
        """The chance that it holds a 6, for a .22 to backfire on."""
        note = self._view.notes[other].sixes
        return self._holds(other, SIX, self._sixes, note)

    def _holds(self, other: int, rank: int, left: int, note: int) -> float:
        if any(RANK_OF[card] == rank for card in self._known[other]):
            return 1.0
        if note == 0 or left <= 0:
            return 0.0
        hidden = len(self._view.hands[other]) - len(self._known[other])
        if note != UNKNOWN:  # only what came in unseen since the shot can be one
            hidden = min(hidden, note)
            return self._chance(hidden, left)
        return min(0.95, self._chance(hidden, left) * KEPT)

    def _chance(self, cards: int, left: int) -> float:
        """The chance that of so many unseen cards at least one is among the `left` wanted ones."""
        none = 1.0
        for i in range(cards):
            none *= max(0.0, (self._unseen - left - i) / max(1, self._unseen - i))
        return 1 - none
