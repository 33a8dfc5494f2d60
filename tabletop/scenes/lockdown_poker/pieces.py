"""The pieces on the Lockdown Poker table: every card as a sprite, chips as numbers, and how they follow what
a view says.

Owns which sprite is which card and where each should stand. The motion moves them; draw*.py paint them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.core.cards import HIDDEN, RANK_OF, RANKS, SUITS, card_text
from tabletop.games.lockdown_poker.best_five import BestFive, best_five
from tabletop.games.lockdown_poker.deck import DEPUTIES, NONE
from tabletop.games.lockdown_poker.evaluator import FLUSH, ROYAL, STRAIGHT_FLUSH, deputies_needed, hand_class
from tabletop.games.lockdown_poker.pots import split
from tabletop.games.lockdown_poker.showdown import cards_of
from tabletop.games.lockdown_poker.state import State, seats_in, turned_up
from tabletop.scenes.cards.hand import Hand
from tabletop.scenes.cards.sprites import Card, Deck
from tabletop.scenes.lockdown_poker import layout
from tabletop.scenes.lockdown_poker.layout import Middle, Spot
from tabletop.ui.geometry import Pose


class Shown:
    """A hand that lies open at the showdown: the cards that count, what its Deputies stand for, its rank
    among all (1 = best, 0 = not told yet)."""

    def __init__(self, best: BestFive) -> None:
        self.best = best
        self.counts = frozenset(best.cards)
        suited = hand_class(best.worth) in (FLUSH, STRAIGHT_FLUSH, ROYAL)
        self.tags: dict[int, tuple[str, str]] = {}
        """Deputy -> (rank, suit letter or "")."""
        for card, meant in zip(best.cards, best.stands_for, strict=True):
            if card in DEPUTIES:
                rank = RANKS[RANK_OF[meant]]
                self.tags[card] = ("10" if rank == "T" else rank, SUITS[meant & 3] if suited else "")
        self.place = 0


class Pieces:
    """All sprites of one table. `bottom` is the seat shown at the bottom of the screen."""

    def __init__(self, deck: Deck, seats: int) -> None:
        self.deck = deck
        self.seats = seats
        self.bottom = 0
        self.money = False
        self.opened: int | None = None
        """No lens is opened here; card tables have the word."""
        self.hole: list[list[Card]] = [[] for _ in range(seats)]
        """By seat, one card or none."""
        self.up: list[list[Card]] = [[] for _ in range(seats)]
        self.seventh: list[list[Card]] = [[] for _ in range(seats)]
        self.dead: list[Card] = []
        self.loose: list[Card] = []
        """Cards between two places; they vanish when they arrive."""
        self.deck_left = 0
        self.locked: set[int] = set()
        self.folded: set[int] = set()
        self.shown: dict[int, Shown] = {}
        """The hands that lie open, by seat."""
        self.stacks = [0] * seats
        self.bets = [0] * seats
        self.points = [0] * seats
        self.pots: list[int] = []
        """The main pot, then the side pots; [] with nothing in them."""

    # ---------------------------------------------------------------- where things are
    @property
    def spots(self) -> dict[int, Spot]:
        return layout.spots(self.seats, self.bottom)

    @property
    def middle(self) -> Middle:
        return layout.middle(self.seats, self.money)

    @property
    def own(self) -> list[Card]:
        return self.row(self.bottom)

    def own_layout(self) -> Hand:
        """The own row, as card tables ask for it."""
        poses = [self.pose(self.bottom, place, card) for place, card in self.placed(self.bottom)]
        return Hand(poses, 0.0)

    def row(self, seat: int) -> list[Card]:
        """The cards of a seat, by place."""
        return [*self.hole[seat], *self.up[seat], *self.seventh[seat]]

    def placed(self, seat: int) -> Iterator[tuple[int, Card]]:
        """(place, card) of a seat's row."""
        for card in self.hole[seat]:
            yield 0, card
        for i, card in enumerate(self.up[seat]):
            yield 1 + i, card
        for card in self.seventh[seat]:
            yield layout.SEVENTH_PLACE, card

    def pose(self, seat: int, place: int, card: Card) -> Pose:
        """Where a card of a row belongs: slid down when locked, at the showdown up or down."""
        row = self.spots[seat].row
        if (shown := self.shown.get(seat)) is not None:
            return row.pose(place, -row.rise if card.card in shown.counts else row.sink)
        return row.pose(place, row.slide if card.card in self.locked else 0.0)

    def deck_top(self) -> Pose:
        """The top back of the deck."""
        return layout.deck_pose(self.middle.deck, max(0, layout.deck_depth(self.deck_left) - 1))

    def is_dimmed(self, seat: int, card: Card) -> bool:
        """Does the card not count: folded, or not among the five?"""
        shown = self.shown.get(seat)
        return seat in self.folded or (shown is not None and card.card not in shown.counts)

    # ---------------------------------------------------------------- all of them
    def every(self) -> list[Card]:
        """All card sprites."""
        out = [*self.dead, *self.loose]
        for seat in range(self.seats):
            out += self.row(seat)
        return out

    def find(self, id: str) -> Card | None:
        """The card with that element id."""
        return next((card for card in self.every() if card.id == id), None)

    def restyle(self) -> None:
        """Four-colour suits or the back have changed."""
        for sprite in self.every():
            sprite.face, sprite.back = self.deck.face_of(sprite.card), self.deck.back

    def name_cards(self) -> None:
        """Give every sprite in a row its element id."""
        for seat in range(self.seats):
            for card in self.hole[seat]:
                card.id = f"hole:{seat}"
            for card in self.up[seat]:
                card.id = f"up:{seat}:{card_text(card.card)}"
            for card in self.seventh[seat]:
                card.id = f"seventh:{seat}"
        for card in (*self.dead, *self.loose):
            card.id = ""

    def take_up(self, seat: int, card: int, place: int = 0) -> Card:
        """Out of a seat's face-up cards the sprite of this card (else of that place number)."""
        row = self.up[seat]
        sprite = next((s for s in row if s.card == card), None)
        if sprite is None and place < len(row):
            sprite = row[place]
        if sprite is None:  # the row on screen is not that of the rules: the next sync mends it
            return self.deck.make(card, self.deck_top())
        row.remove(sprite)
        return sprite

    # ---------------------------------------------------------------- following the view
    def take_over(self, view: State) -> None:
        """Make everything what the view says, keeping the sprites of cards that stay."""
        self.money = view.house.money
        self.deck_left = len(view.deck)
        self.locked = {card for card in range(56) if view.locked >> card & 1}
        self.folded = set(seats_in(view.folded))
        for seat in range(self.seats):
            origin = self.deck_top()
            self.hole[seat] = self._one(self.hole[seat], view.hole[seat], origin)
            self.up[seat] = self.deck.reconciled(self.up[seat], view.up[seat], origin)
            self.seventh[seat] = self._one(self.seventh[seat], view.seventh[seat], origin)
        self.dead = self.deck.reconciled(self.dead, view.dead, self.middle.dead)
        self.loose = []
        self.stacks, self.bets, self.points = list(view.stacks), list(view.bets), list(view.points)
        self.pots = pots_of(view)
        self._take_showdown(view)

    def _one(self, sprites: list[Card], card: int, origin: Pose) -> list[Card]:
        return self.deck.reconciled(sprites, () if card == NONE else (card,), origin)

    def _take_showdown(self, view: State) -> None:
        if not turned_up(view):
            self.shown = {}
            return
        for seat in seats_in(view.live):
            cards = cards_of(view, seat)
            self.shown[seat] = Shown(best_five(cards, view.house.double_ace_flush))
        self.rank_hands(view)

    def rank_hands(self, view: Any) -> None:
        """Give each open hand its place among all."""
        worth = {seat: self._worth(view, seat) for seat in self.shown}
        for seat, shown in self.shown.items():
            shown.place = 1 + sum(other > worth[seat] for other in worth.values())

    def _worth(self, view: Any, seat: int) -> tuple[int, int]:
        needed = 0
        if view.house.natural_beats_wild:
            cards = [card.card for card in self.row(seat) if card.card != HIDDEN]
            needed = deputies_needed(cards, view.house.double_ace_flush)
        return self.shown[seat].best.worth, -needed


def pots_of(view: State) -> list[int]:
    """What lies in the middle: one pot, or where somebody is all-in the main pot and the side pots."""
    if not any(view.paid):
        return []
    all_in = any(view.stacks[seat] == 0 for seat in seats_in(view.live))
    return [pot.chips for pot in split(view.paid, view.live)] if all_in else [sum(view.paid)]
