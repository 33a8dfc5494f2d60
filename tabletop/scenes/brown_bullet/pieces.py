"""The pieces on the Brown Bullet table: every card as a sprite, and how they follow what a view says.

Owns which sprite is which card and where each should stand. The board moves them; `draw.py` paints them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.core.cards import HIDDEN, card_text
from tabletop.scenes.brown_bullet import layout
from tabletop.scenes.brown_bullet.layout import Hand, Middle, Spot
from tabletop.ui.assets import Assets
from tabletop.ui.geometry import Pose
from tabletop.ui.scene import Look
from tabletop.ui.sprites import CardSprite


@dataclass(slots=True, eq=False)
class Card(CardSprite):
    """A card sprite that knows which card it is (HIDDEN: nobody here may know)."""

    card: int = HIDDEN
    flying: bool = False
    """Drawn above everything else until it has arrived."""


def card_ids(seat: int, cards: Sequence[int]) -> list[str]:
    """Element ids of a hand, in order: "hand:0:7S", a second equal card "hand:0:7S#2", hidden ones "hand:0:back:1"."""
    seen: dict[int, int] = {}
    ids = []
    for i, card in enumerate(cards):
        if card == HIDDEN:
            ids.append(f"hand:{seat}:back:{i}")
            continue
        seen[card] = seen.get(card, 0) + 1
        copy = f"#{seen[card]}" if seen[card] > 1 else ""
        ids.append(f"hand:{seat}:{card_text(card)}{copy}")
    return ids


class Pieces:
    """All sprites of one table. `bottom` is the seat shown at the bottom of the screen."""

    def __init__(self, assets: Assets, look: Look, seats: int) -> None:
        self._assets, self._look = assets, look
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
        return layout.own_hand([card.card for card in self.own], self.opened)

    def hand_pose(self, seat: int, index: int, n: int) -> Pose:
        """Where card `index` of a hand of n belongs (own hand: unlifted, no lens)."""
        if seat == self.bottom:
            return self.own_layout().poses[index]
        return layout.other_hand(self.spots[seat], n)[index]

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

    # ---------------------------------------------------------------- making and reconciling
    def face_of(self, card: int) -> str:
        """The picture of a card's face, "" for a hidden one."""
        if card == HIDDEN:
            return ""
        name = card_text(card)
        other = f"card4/{name}"
        return other if self._look.four_colour and other in self._assets else f"card/{name}"

    @property
    def back(self) -> str:
        return f"back/{self._look.back}"

    def make(self, card: int, pose: Pose) -> Card:
        """A new sprite standing at the pose; a hidden card shows its back."""
        sprite = Card("", self.face_of(card), self.back, pose.x, pose.y, pose.h, pose.angle, card=card)
        sprite.turn = 1.0 if card == HIDDEN else 0.0
        return sprite

    def become(self, sprite: Card, card: int) -> None:
        """The sprite is this card from now on (its side is turned by the caller's motion, or at once by `settle`)."""
        sprite.card = card
        sprite.face = self.face_of(card)

    def restyle(self) -> None:
        """Four-colour suits or the back have changed."""
        for sprite in self.every():
            sprite.face, sprite.back = self.face_of(sprite.card), self.back

    def every(self) -> list[Card]:
        """All card sprites."""
        return [*self.pile, *(card for hand in self.hands for card in hand), *self.loose]

    def take_over(self, view: Any) -> None:
        """Make hands, pile and counts what the view says, keeping the sprites of cards that stay."""
        for seat, cards in enumerate(view.hands):
            origin = self.draw_top() if seat == self.bottom else Pose(*self._hand_origin(seat), 86)
            self.hands[seat] = self._reconciled(self.hands[seat], cards, origin)
        self.pile = self._reconciled(self.pile, view.pile, self.middle.pile)
        self.loose = []
        self.draw_left = len(view.draw)
        self.out_count = len(view.out)
        self.chambers = list(view.chambers)
        self.marks = view.marks
        if self.opened is not None and self.opened >= len(self.own):
            self.opened = None

    def _hand_origin(self, seat: int) -> tuple[float, float]:
        return self.spots[seat].hand if seat != self.bottom else (968, 912)

    def _reconciled(self, sprites: list[Card], cards: Sequence[int], origin: Pose) -> list[Card]:
        """Sprites for exactly these cards in this order: first the same card, then any sprite left, then a new one."""
        left = list(sprites)
        out: list[Card | None] = []
        for card in cards:
            same = next((s for s in left if s.card == card), None)
            if same is not None:
                left.remove(same)
            out.append(same)
        final: list[Card] = []
        for sprite, card in zip(out, cards, strict=True):
            if sprite is None:
                sprite = left.pop(0) if left else self.make(card, origin)
                self.become(sprite, card)
            final.append(sprite)
        return final

    def name_cards(self) -> None:
        """Give every sprite in a hand its element id."""
        for seat, hand in enumerate(self.hands):
            for sprite, id in zip(hand, card_ids(seat, [s.card for s in hand]), strict=True):
                sprite.id = id
