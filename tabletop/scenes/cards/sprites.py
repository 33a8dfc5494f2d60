"""Card sprites that know their card, their element ids, and a hand of them made to follow what a view
says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tabletop.core.cards import HIDDEN, card_text
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
    """Element ids of a hand, in order: "hand:0:7S", a second equal card "hand:0:7S#2", hidden ones
    "hand:0:back:1"."""
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


class Deck:
    """Makes the sprites of one table, in the look its reader chose. `extras`: card text -> picture where they
    differ."""

    def __init__(self, assets: Assets, look: Look, extras: Mapping[str, str] | None = None) -> None:
        self._assets, self._look = assets, look
        self._extras = extras or {}

    def face_of(self, card: int) -> str:
        """The picture of a card's face, "" for a hidden one."""
        if card == HIDDEN:
            return ""
        name = self._extras.get(card_text(card), card_text(card))
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
        """The sprite is this card from now on (its side is turned by the caller's motion, or at once by
        `settle`)."""
        sprite.card = card
        sprite.face = self.face_of(card)

    def reconciled(self, sprites: list[Card], cards: Sequence[int], origin: Pose) -> list[Card]:
        """Sprites for exactly these cards in this order: first the same card, then any sprite left, then a
        new one."""
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
