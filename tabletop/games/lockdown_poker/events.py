"""What happens in a game of Lockdown Poker, as facts for the log, the animations, the AI seats and the JSON
stream.

Places of a seat's row are told by `place`: "hole", "seventh", or "up" with the number of the place among the
face-up cards, from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tabletop.core.events import Event, card_field, card_lists_field, cards_field


@dataclass(frozen=True, slots=True)
class DealerChosen(Event):
    """The first dealer of a game: `dealer` is the seat."""

    kind: ClassVar[str] = "dealer-chosen"
    dealer: int


@dataclass(frozen=True, slots=True)
class Anted(Event):
    """Before the deal each player in the hand paid: `amounts` and then `stacks`, one number a seat."""

    kind: ClassVar[str] = "anted"
    amounts: tuple[int, ...]
    stacks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The deal of hand number `hand`: one card down and two up to each of `seats`, in the order of dealing;
    `up` by seat, empty for who is out; `left` = cards still in the deck."""

    kind: ClassVar[str] = "dealt"
    dealer: int
    hand: int
    seats: tuple[int, ...]
    left: int
    up: tuple[tuple[int, ...], ...] = card_lists_field()


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """One more card to each of `seats`, in the order of dealing; `round` = cards that each has now, 7 = face
    down, seen by its owner alone."""

    kind: ClassVar[str] = "card-dealt"
    round: int
    seats: tuple[int, ...]
    left: int
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class SwitchingBegins(Event):
    """`seat` goes first in the switching round with `round` cards. `why` is "highest", "lowest" or "left";
    `tied` = others show an equal hand; `cards` are what it shows."""

    kind: ClassVar[str] = "switching-begins"
    round: int
    why: str
    tied: bool
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class Switched(Event):
    """`seat` gave `given` (its place number `mine`) for `taken` of `target` (place number `theirs`), which is
    locked now."""

    kind: ClassVar[str] = "switched"
    target: int
    mine: int
    theirs: int
    given: int = card_field()
    taken: int = card_field()


@dataclass(frozen=True, slots=True)
class Locked(Event):
    """A card of one's own was locked."""

    kind: ClassVar[str] = "locked"
    card: int = card_field()


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """`card` came from the deck into place number `place` of the discard, which is dead; `left` = cards in
    the deck."""

    kind: ClassVar[str] = "drew"
    place: int
    left: int
    card: int = card_field()
    discard: int = card_field()


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """The seat did nothing in its turn."""

    kind: ClassVar[str] = "stood"


@dataclass(frozen=True, slots=True)
class SheriffPlayed(Event):
    """The Sheriff, from `place` (number `at`), captured `card` from `target`'s place `what` (number
    `what_at`), and died. `dealt` is the card that the robbed player got there; `left` = cards in the deck.

    At the showdown `place` is "hole" and nothing is dealt: `dealt` is the captured card's text "??".
    """

    kind: ClassVar[str] = "sheriff-played"
    place: str
    at: int
    target: int
    what: str
    what_at: int
    left: int
    card: int = card_field()
    dealt: int = card_field()


@dataclass(frozen=True, slots=True)
class SheriffDeclined(Event):
    """The holder let the Sheriff be."""

    kind: ClassVar[str] = "sheriff-declined"


@dataclass(frozen=True, slots=True)
class BettingBegins(Event):
    """`seat` bets first, with the highest hand showing among those with chips; `size` = the round's bet,
    `pot` = chips in it, `cards` are what it shows."""

    kind: ClassVar[str] = "betting-begins"
    round: int
    size: int
    pot: int
    tied: bool
    cards: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class Checked(Event):
    """No bet, none to call."""

    kind: ClassVar[str] = "checked"


@dataclass(frozen=True, slots=True)
class Wagered(Event):
    """A bet, call or raise (`deed`): `chips` went in, `bet` = the seat's bets of this round now, `stack` what
    it has left; 0 = all-in."""

    kind: ClassVar[str] = "wagered"
    deed: str
    chips: int
    bet: int
    stack: int


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """The seat's cards are dead."""

    kind: ClassVar[str] = "folded"


@dataclass(frozen=True, slots=True)
class BetsGathered(Event):
    """The betting round is over: all bets went into the pot, which is `pot` now."""

    kind: ClassVar[str] = "bets-gathered"
    bets: tuple[int, ...]
    pot: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The seat's cards lie open: its seventh, and last its hole card. In showdown order, one event a seat."""

    kind: ClassVar[str] = "turned-up"
    hole: int = card_field()
    seventh: int = card_field()


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """The best hand of a seat: its class (0 = high card .. 10 = five of a kind), its `worth` for comparing,
    the `cards` that count and what each stands for (a Deputy for another card)."""

    kind: ClassVar[str] = "hand-shown"
    hand_class: int
    worth: int
    cards: tuple[int, ...] = cards_field()
    stands_for: tuple[int, ...] = cards_field()


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """Points of a hand, one number a seat: by the chart, for the best hand, and the totals now."""

    kind: ClassVar[str] = "scored"
    chart: tuple[int, ...]
    bonus: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PotWon(Event):
    """One pot: number `pot` (0 = the main pot, then the side pots), its chips, who could win it, who did, and
    what each winner got, in the order of `winners` (from the dealer's left)."""

    kind: ClassVar[str] = "pot-won"
    pot: int
    chips: int
    eligible: tuple[int, ...]
    winners: tuple[int, ...]
    shares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PotTaken(Event):
    """All others have folded: the seat takes the pot unseen."""

    kind: ClassVar[str] = "pot-taken"
    chips: int


@dataclass(frozen=True, slots=True)
class Broke(Event):
    """The seat has no chips left and is out of the game."""

    kind: ClassVar[str] = "broke"


@dataclass(frozen=True, slots=True)
class HandOver(Event):
    """Hand number `hand` is over; `scores` one number a seat (points or chips), `winners` of this hand."""

    kind: ClassVar[str] = "hand-over"
    hand: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game is over."""

    kind: ClassVar[str] = "game-over"
    winners: tuple[int, ...]
    scores: tuple[int, ...]
