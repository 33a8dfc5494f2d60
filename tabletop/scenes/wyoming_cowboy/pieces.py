"""The pieces on the Wyoming Cowboy table: every card as a sprite, and how they follow what a view says.

Owns which sprite is which card and where each should stand. The motion moves them; draw.py paints them.
"""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tabletop.core.cards import HIDDEN
from tabletop.games.wyoming_cowboy.guns import ACE, GUNS
from tabletop.scenes.cards.hand import Hand
from tabletop.scenes.cards.sprites import Card, Deck, card_ids
from tabletop.scenes.wyoming_cowboy import layout, trays
from tabletop.scenes.wyoming_cowboy.layout import Middle, Spot
from tabletop.scenes.wyoming_cowboy.trays import Load, Plan
from tabletop.ui.geometry import Pose


def ace_of(king: int) -> int:
    """The ace that protects a king: that of its suit."""
    return ACE * 4 + (king & 3)


@dataclass(eq=False, slots=True)
class GunPiece:
    """A gun on the table: its number in the rules' list, and its cards."""

    gun: int
    cards: list[Card]

    @property
    def still(self) -> bool:
        """None of its cards is on its way."""
        return not any(card.flying or card.moving for card in self.cards)


@dataclass(eq=False, slots=True)
class CowboyPiece:
    """A protected king and the ace on it."""

    king: Card
    ace: Card


class Pieces:
    """All sprites of one table. `bottom` is the seat shown at the bottom of the screen."""

    def __init__(self, deck: Deck, seats: int) -> None:
        self.deck = deck
        self.seats = seats
        self.bottom = 0
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.passing: list[list[Card]] = [[] for _ in range(seats)]
        """Cards chosen to be passed, face down before their owner."""
        self.guns: list[list[GunPiece]] = [[] for _ in range(seats)]
        self.tens: list[list[Card]] = [[] for _ in range(seats)]
        self.cowboys: list[list[CowboyPiece]] = [[] for _ in range(seats)]
        self.aces: list[Card] = []
        self.discard: list[Card] = []
        self.shot: list[Card] = []
        self.loose: list[Card] = []
        """Cards between two places; they vanish when they arrive."""
        self.draw_left = 0
        self.ten_count = 4
        """How many tens there are in the deck."""
        self.opened: int | None = None
        """Index of the own card whose rank lies open in the lens."""

    # ---------------------------------------------------------------- where things are
    @property
    def spots(self) -> dict[int, Spot]:
        return layout.spots(self.seats, self.bottom)

    @property
    def middle(self) -> Middle:
        return layout.middle(self.seats)

    @property
    def own(self) -> list[Card]:
        return self.hands[self.bottom]

    def own_layout(self) -> Hand:
        """Where the own cards belong, not lifted."""
        return layout.hand([card.card for card in self.own], self.opened)

    def plan(self, seat: int) -> Plan:
        """The tray of a seat with what it holds now."""
        own, hand = seat == self.bottom, self.hands[seat]
        shown = 0 if own or not hand or hand[0].card == HIDDEN else len(hand)
        load = Load(
            -1 if own or shown else len(hand),
            [len(piece.cards) for piece in self.guns[seat]],
            len(self.tens[seat]),
            len(self.cowboys[seat]),
            shown,
        )
        return trays.own(load) if own else trays.of_spot(self.spots[seat], load)

    def hand_pose(self, seat: int, index: int) -> Pose:
        """Where a card of a hand belongs (own hand: unlifted, no lens)."""
        if seat == self.bottom:
            return self.own_layout().poses[index]
        return self.plan(seat).hand[index]

    def passing_poses(self, seat: int) -> list[Pose]:
        """Where chosen cards wait, face down, on their way to the middle."""
        n = len(self.passing[seat])
        steps = [i - (n - 1) / 2 for i in range(n)]
        if seat == self.bottom:
            return [Pose(960 + k * 84, 599, layout.CARD, k * 4, z=i) for i, k in enumerate(steps)]
        spot = self.spots[seat]
        x = spot.tray.x - 6 if spot.mirror else spot.tray.right + 6
        return [Pose(x + k * 16, spot.tray.cy, 78, k * 8, z=i) for i, k in enumerate(steps)]

    def draw_top(self) -> Pose:
        """The top back of the draw pile."""
        return layout.draw_pose(self.middle.draw, max(0, layout.draw_depth(self.draw_left) - 1))

    def ace_poses(self) -> list[Pose]:
        """The row of aces still to come."""
        return layout.row(self.middle.aces, len(self.aces), layout.ACE_STEP)

    def medal(self, seat: int) -> tuple[float, float, float]:
        """Middle and radius of a seat's portrait."""
        if seat == self.bottom:
            return *layout.OWN_MEDAL, layout.OWN_RADIUS
        spot = self.spots[seat]
        return *spot.medal, spot.radius

    # ---------------------------------------------------------------- all of them
    def of_seat(self, seat: int) -> Iterator[Card]:
        """The cards on the table before a seat."""
        for piece in self.guns[seat]:
            yield from piece.cards
        yield from self.tens[seat]
        for cowboy in self.cowboys[seat]:
            yield cowboy.king
            yield cowboy.ace

    def every(self) -> list[Card]:
        """All card sprites."""
        out = [*self.discard, *self.shot, *self.aces, *self.loose]
        for seat in range(self.seats):
            out += [*self.hands[seat], *self.passing[seat], *self.of_seat(seat)]
        return out

    def restyle(self) -> None:
        """Four-colour suits or the back have changed."""
        for sprite in self.every():
            sprite.face, sprite.back = self.deck.face_of(sprite.card), self.deck.back

    # ---------------------------------------------------------------- taking pieces
    def take(self, hand: list[Card], card: int) -> Card:
        """Out of a hand the sprite of this card, or of a hidden one, which becomes it."""
        sprite = next((s for s in hand if s.card == card), None)
        sprite = sprite or next((s for s in hand if s.card == HIDDEN), None)
        if sprite is None:  # the hand on screen is not the hand of the rules: the next sync mends it
            return self.deck.make(card, self.middle.discard)
        hand.remove(sprite)
        if card != HIDDEN:
            self.deck.become(sprite, card)
        return sprite

    def add(self, seat: int, sprite: Card) -> None:
        """Put a sprite into a hand, sorted where the cards are seen."""
        if sprite.card != HIDDEN:
            insort(self.hands[seat], sprite, key=lambda s: s.card)
        else:
            self.hands[seat].append(sprite)

    # ---------------------------------------------------------------- following the view
    def take_over(self, view: Any) -> None:
        """Make everything what the view says, keeping the sprites of cards that stay."""
        deck = self.deck
        self.draw_left = len(view.draw)
        self.ten_count = view.house.tens
        for seat, cards in enumerate(view.hands):
            self.hands[seat] = deck.reconciled(self.hands[seat], cards, self._origin(seat))
            chosen = view.passed[seat] if view.passed else ()
            self.passing[seat] = deck.reconciled(self.passing[seat], chosen, self._origin(seat))
            self.tens[seat] = deck.reconciled(self.tens[seat], view.tens[seat], self._origin(seat))
            self._take_guns(seat, view.guns[seat])
            self._take_cowboys(seat, view.cowboys[seat])
        self.discard = deck.reconciled(self.discard, view.discard, self.middle.discard)
        self.shot = deck.reconciled(self.shot, view.shot, self.middle.shot)
        self.aces = deck.reconciled(self.aces, self._aces_left(view), self.middle.aces)
        self.loose = []
        if self.opened is not None and self.opened >= len(self.own):
            self.opened = None

    def _origin(self, seat: int) -> Pose:
        if seat == self.bottom:
            return self.draw_top()
        tray = self.spots[seat].tray
        return Pose(tray.cx, tray.cy, 86)

    def _take_guns(self, seat: int, guns: tuple[int, ...]) -> None:
        left = list(self.guns[seat])
        out = []
        for gun in guns:
            piece = next((p for p in left if p.gun == gun), None)
            if piece is not None:
                left.remove(piece)
            else:
                piece = GunPiece(gun, [])
            piece.cards = self.deck.reconciled(piece.cards, GUNS[gun].cards, self._origin(seat))
            out.append(piece)
        self.guns[seat] = out

    def _take_cowboys(self, seat: int, kings: tuple[int, ...]) -> None:
        left = list(self.cowboys[seat])
        out = []
        for king in kings:
            piece = next((p for p in left if p.king.card == king), None)
            if piece is not None:
                left.remove(piece)
            else:
                at = self._origin(seat)
                piece = CowboyPiece(self.deck.make(king, at), self.deck.make(ace_of(king), at))
            out.append(piece)
        self.cowboys[seat] = out

    def _aces_left(self, view: Any) -> list[int]:
        """The aces aside: all but those of the protected kings' suits."""
        used = Counter(ace_of(king) for kings in view.cowboys for king in kings)
        aces = [ACE * 4 + suit for suit in range(4) for _ in range(view.house.tens // 4)]
        out = []
        for ace in aces:
            if used[ace] > 0:
                used[ace] -= 1
            else:
                out.append(ace)
        return out[: view.aces]

    def name_cards(self) -> None:
        """Give every sprite in a hand its element id."""
        for seat, hand in enumerate(self.hands):
            for sprite, id in zip(hand, card_ids(seat, [s.card for s in hand]), strict=True):
                sprite.id = id
