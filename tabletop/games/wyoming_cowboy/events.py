"""What happens in a game of Wyoming Cowboy, as facts for the log, the animations, the AI seats and the JSON
stream."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tabletop.core.events import Event, card_field, card_lists_field, cards_field


# -------------------------------------------------------------------- the deal and passes
@dataclass(frozen=True, slots=True)
class DealerChosen(Event):
    """The first dealer of a game: `dealer` is the seat."""

    kind: ClassVar[str] = "dealer-chosen"
    dealer: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal of hand number `hand` (from 0): `hands` by seat (one's own is seen), `draw` cards left to
    draw."""

    kind: ClassVar[str] = "dealt"
    dealer: int
    hand: int
    draw: int
    hands: tuple[tuple[int, ...], ...] = card_lists_field()


@dataclass(frozen=True, slots=True)
class DirectionNamed(Event):
    """The dealer, `seat`, named where the opening pass goes: "left", "right" or "across"."""

    kind: ClassVar[str] = "direction-named"
    direction: str


@dataclass(frozen=True, slots=True)
class PassChosen(Event):
    """The seat has chosen `count` cards to pass; the others do not learn which."""

    kind: ClassVar[str] = "pass-chosen"
    count: int


@dataclass(frozen=True, slots=True)
class CardsPassed(Event):
    """All have chosen: `seat` passed these cards to `receiver`; only the two of them see the cards."""

    kind: ClassVar[str] = "cards-passed"
    receiver: int
    cards: tuple[int, ...] = cards_field()


# -------------------------------------------------------------------- a turn
@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is the turn of `seat`; `turn` = turns finished in this hand before it."""

    kind: ClassVar[str] = "turn-began"
    turn: int


@dataclass(frozen=True, slots=True)
class NoAction(Event):
    """The seat's action was: nothing."""

    kind: ClassVar[str] = "no-action"


@dataclass(frozen=True, slots=True)
class CoupleShown(Event):
    """King and queen of one suit were shown and went back into the hand; `cards` = the queen, the king."""

    kind: ClassVar[str] = "couple-shown"
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class NineLaid(Event):
    """A 9 went onto the discard pile: everyone passes two cards that way."""

    kind: ClassVar[str] = "nine-laid"
    direction: str
    card: int = card_field()


@dataclass(frozen=True, slots=True)
class GunPulled(Event):
    """A gun (".22" ... ".45") was laid on the table."""

    kind: ClassVar[str] = "gun-pulled"
    gun: str
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A card was discarded: onto the pile, or, a 10, in front of its owner (`kept`)."""

    kind: ClassVar[str] = "discarded"
    kept: bool
    card: int = card_field()


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """Cards from the draw pile; only `seat` sees them. `why` is "turn", "hit" or "wound"; `left` = cards
    still in the draw pile."""

    kind: ClassVar[str] = "drew"
    why: str
    left: int
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class TookTop(Event):
    """The seat took the top discard, for all to see."""

    kind: ClassVar[str] = "took-top"
    card: int = card_field()


@dataclass(frozen=True, slots=True)
class NothingDrawn(Event):
    """A card was to be drawn and there was none."""

    kind: ClassVar[str] = "nothing-drawn"


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The discard and shot piles, each without its top card, became the draw pile of `draw` cards."""

    kind: ClassVar[str] = "shuffled"
    draw: int


# -------------------------------------------------------------------- shots
@dataclass(frozen=True, slots=True)
class ShotAtHand(Event):
    """`seat` fired a gun at the hand of `target`. What comes of it follows: Backfired, Hit, FleshWound or
    Missed."""

    kind: ClassVar[str] = "shot-at-hand"
    target: int
    gun: str
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class AnswerDue(Event):
    """The victim, `seat`, holds something to give to `shooter` and is asked."""

    kind: ClassVar[str] = "answer-due"
    shooter: int


@dataclass(frozen=True, slots=True)
class Backfired(Event):
    """The .22 backfired: the victim, `seat`, handed a 6 to `shooter`, for all to see."""

    kind: ClassVar[str] = "backfired"
    shooter: int
    card: int = card_field()


@dataclass(frozen=True, slots=True)
class Hit(Event):
    """The victim, `seat`, gave a king, which lies protected before `shooter`; `aces` are left."""

    kind: ClassVar[str] = "hit"
    shooter: int
    aces: int
    card: int = card_field()


@dataclass(frozen=True, slots=True)
class FleshWound(Event):
    """No king: this card of the victim, `seat`, went onto the shot pile."""

    kind: ClassVar[str] = "flesh-wound"
    shooter: int
    card: int = card_field()


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """Nothing came of the shot at `seat`: no card in its hand (`empty`), or no king and no flesh wounds."""

    kind: ClassVar[str] = "missed"
    shooter: int
    empty: bool


@dataclass(frozen=True, slots=True)
class CowboyTaken(Event):
    """`seat` fired a .45 (`cards`) at a protected cowboy of `target` and has it now, with its ace."""

    kind: ClassVar[str] = "cowboy-taken"
    target: int
    card: int = card_field()
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class GunTaken(Event):
    """`seat` fired a quick draw (`cards`) at a gun of `target` and has it now; it is made of `taken`."""

    kind: ClassVar[str] = "gun-taken"
    target: int
    gun: str
    taken: tuple[int, ...] = cards_field()
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class Holstered(Event):
    """The seat fires no more this turn."""

    kind: ClassVar[str] = "holstered"


# -------------------------------------------------------------------- the end
@dataclass(frozen=True, slots=True)
class HandOver(Event):
    """The hand has ended: `why` is "tens", "aces" or "stall"; `seat` has the credit (-1: nobody).

    `hands` are laid down for all to see; `tables` = the points by seat, in the order of `scoring.LINES`;
    `scores` = the running totals.
    """

    kind: ClassVar[str] = "hand-over"
    why: str
    tables: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] = card_lists_field()


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """Somebody has won, or several share it; `scores` = the totals by seat."""

    kind: ClassVar[str] = "game-over"
    winners: tuple[int, ...]
    scores: tuple[int, ...]
