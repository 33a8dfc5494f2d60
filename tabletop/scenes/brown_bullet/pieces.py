"""The pieces on the Brown Bullet table: every card as a sprite, and how they follow what a view says.

Owns which sprite is which card and where each should stand. The board moves them; `draw.py` paints them.
"""

from __future__ import annotations

from typing import Any

from tabletop.scenes.brown_bullet import layout
from tabletop.scenes.brown_bullet.layout import Middle, Spot
from tabletop.scenes.cards.hand import Hand, backs, own_hand
from tabletop.scenes.cards.sprites import Card, Deck, card_ids
from tabletop.ui.geometry import Pose


class Pieces:
    """All sprites of one table. `bottom` is the seat shown at the bottom of the screen."""

    def __init__(self, deck: Deck, seats: int) -> None:
        self.deck = deck
        self.seats = seats
        self.bottom = 0
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.pile: list[Card] = []
        self.loose: list[Card] = []
        """Cards on their way out of play, or between two places; they vanish when they arrive."""
        self.draw_left = 0
        self.out_count = 0
        self.chambers: list[tuple[int, ...]] = []
        self.marks: tuple[Any, ...] = ()
        self.opened: int | None = None
        """Index of the own card whose rank lies open in the lens."""

    # ---------------------------------------------------------------- where things are
    @property
    def spots(self) -> dict[int, Spot]:
        return layout.spots(self.seats, self.bottom)

    @property
    def middle(self) -> Middle:
        return layout.middle(self.seats, len(self.hands[self.bottom]))

    @property
    def own(self) -> list[Card]:
        return self.hands[self.bottom]

    def own_layout(self) -> Hand:
        """Where the own cards belong, not lifted."""
        return own_hand([card.card for card in self.own], self.opened)

    def hand_pose(self, seat: int, index: int, n: int) -> Pose:
        """Where card `index` of a hand of n belongs (own hand: unlifted, no lens)."""
        if seat == self.bottom:
            return self.own_layout().poses[index]
        return backs(*self.spots[seat].hand, n)[index]

    def chamber_centre(self, seat: int) -> tuple[float, float, float]:
        """Middle and radius of a seat's cylinder."""
        if seat == self.bottom:
            return *layout.OWN_CHAMBER, layout.OWN_CHAMBER_RADIUS
        return *self.spots[seat].chamber, layout.CHAMBER_RADIUS

    def slot_pose(self, seat: int, slot: int) -> Pose:
        """A tiny card in a chamber slot: where flipped cards come from and bullets go to."""
        x, y, r = self.chamber_centre(seat)
        sx, sy = layout.slot_centre(x, y, r, slot)
        return Pose(sx, sy, r * 0.5)

    def draw_top(self) -> Pose:
        """The top back of the draw pile."""
        return layout.draw_pose(self.middle.draw, max(0, layout.draw_depth(self.draw_left) - 1))

    # ---------------------------------------------------------------- following the view
    def restyle(self) -> None:
        """Four-colour suits or the back have changed."""
        for sprite in self.every():
            sprite.face, sprite.back = self.deck.face_of(sprite.card), self.deck.back

    def every(self) -> list[Card]:
        """All card sprites."""
        return [*self.pile, *(card for hand in self.hands for card in hand), *self.loose]

    def take_over(self, view: Any) -> None:
        """Make hands, pile and counts what the view says, keeping the sprites of cards that stay."""
        for seat, cards in enumerate(view.hands):
            origin = self.draw_top() if seat == self.bottom else Pose(*self._hand_origin(seat), 86)
            self.hands[seat] = self.deck.reconciled(self.hands[seat], cards, origin)
        self.pile = self.deck.reconciled(self.pile, view.pile, self.middle.pile)
        self.loose = []
        self.draw_left = len(view.draw)
        self.out_count = len(view.out)
        self.chambers = list(view.chambers)
        self.marks = view.marks
        if self.opened is not None and self.opened >= len(self.own):
            self.opened = None

    def _hand_origin(self, seat: int) -> tuple[float, float]:
        return self.spots[seat].hand if seat != self.bottom else (968, 912)

    def name_cards(self) -> None:
        """Give every sprite in a hand its element id."""
        for seat, hand in enumerate(self.hands):
            for sprite, id in zip(hand, card_ids(seat, [s.card for s in hand]), strict=True):
                sprite.id = id
