"""What happens in a game of Brown Bullet, as facts for the log, the animations, the AI seats and the JSON
stream."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tabletop.core.events import Event, card_field, card_lists_field, cards_field


@dataclass(frozen=True, slots=True)
class DealerChosen(Event):
    """The first dealer of a match: `dealer` is the seat."""

    kind: ClassVar[str] = "dealer-chosen"
    dealer: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal: six chamber cards a seat, `hands` by seat (one's own is seen), `draw` cards left in the draw
    pile."""

    kind: ClassVar[str] = "dealt"
    dealer: int
    draw: int
    hands: tuple[tuple[int, ...], ...] = card_lists_field()


@dataclass(frozen=True, slots=True)
class Called(Event):
    """The call upward from 4 found its starter, `seat`, at `rank` ("4".."A"; "" where nobody holds an
    ordinary card)."""

    kind: ClassVar[str] = "called"
    rank: str


@dataclass(frozen=True, slots=True)
class Played(Event):
    """Cards from the hand went onto the pile, in this order; `form` is "card", "set" or "run"."""

    kind: ClassVar[str] = "played"
    form: str
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards drawn to fill the hand, in the order drawn; only `seat` sees them. `left` = cards still in the
    draw pile."""

    kind: ClassVar[str] = "drew"
    left: int
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class Cleared(Event):
    """The pile went out of play, bottom first. `why` is "ten", "joker" or "dead-mans-draw"."""

    kind: ClassVar[str] = "cleared"
    why: str
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class AnotherTurn(Event):
    """The seat is to move again. `why` is "five", "ten", "joker" or "dead-mans-draw"."""

    kind: ClassVar[str] = "another-turn"
    why: str


@dataclass(frozen=True, slots=True)
class PickedUp(Event):
    """The pile went into the hand, bottom first; after a flip that failed, the card of the chamber last."""

    kind: ClassVar[str] = "picked-up"
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class BulletDue(Event):
    """The pick-up lets the seat fire a Brown Bullet: `hand` cards are in its hand."""

    kind: ClassVar[str] = "bullet-due"
    hand: int


@dataclass(frozen=True, slots=True)
class BulletFired(Event):
    """A hand card went against the chamber card in `slot` of `target`; only the shooter sees the two
    cards."""

    kind: ClassVar[str] = "bullet-fired"
    target: int
    slot: int
    given: int = card_field()
    taken: int = card_field()


@dataclass(frozen=True, slots=True)
class Held(Event):
    """The seat fired no bullet."""

    kind: ClassVar[str] = "held"


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A chamber card was turned over; `fits` = it satisfied the demand and lies on the pile."""

    kind: ClassVar[str] = "flipped"
    slot: int
    fits: bool
    card: int = card_field()


@dataclass(frozen=True, slots=True)
class Out(Event):
    """The seat has neither hand nor chamber cards; `place` = 1 for the first."""

    kind: ClassVar[str] = "out"
    place: int


@dataclass(frozen=True, slots=True)
class DealOver(Event):
    """The deal has ended. `scores` = cards left and `places`, one number a seat; `stalemate` = it was
    stopped."""

    kind: ClassVar[str] = "deal-over"
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    stalemate: bool


@dataclass(frozen=True, slots=True)
class MatchOver(Event):
    """Somebody has won as many deals as the match asks for; `wins` one number a seat."""

    kind: ClassVar[str] = "match-over"
    winners: tuple[int, ...]
    wins: tuple[int, ...]
