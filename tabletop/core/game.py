"""The Game protocol: what a game is to everything that is not that game.

A game is one stateless object; all that changes lives in one state value, a mutable slots dataclass of ints
and lists of ints. Tables, AI seats, scenes, files and tests know games through this protocol alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from tabletop.core.cards import card_name_key
from tabletop.core.events import Event
from tabletop.core.options import Option, Rules
from tabletop.core.rng import Stream
from tabletop.core.words import PLAIN, Text, text

CHANCE = -1
"""The pseudo-seat of chance and of the table: dice, shuffles, deals, next hands."""

S = TypeVar("S")
Move: TypeAlias = tuple[Any, ...]
"""Moves are NamedTuples with the kind (the first word of their text) first: move[0] == "play"."""
Over: TypeAlias = Literal["hand", "game"] | None


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move may not be made: the code of the rule page and the sentence, with its facts, for the
    person."""

    code: str
    sentence: Text


class IllegalMove(ValueError):
    """A move that the rules refuse. Carries the refusal; the position is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.code}: {PLAIN.say(refusal.sentence)}")
        self.refusal = refusal


class PositionError(ValueError):
    """A position that cannot be set up: the key at fault and one plain English line that says why."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(f"{key}: {why}")
        self.key = key
        self.why = why


@dataclass(slots=True)
class Feed:
    """Forced chance, for scenario files: what dice will show and which cards will be drawn or hit, used up in
    order."""

    dice: list[int]
    cards: list[int]
    wounds: list[int]


class Game(ABC, Generic[S]):
    """One game. Every method is pure except `play`, which changes the state it is given and nothing else."""

    key: str
    """The id used by commands and files: "brown-bullet"."""
    title: str
    seats: range
    usual: int
    """The usual number of seats."""
    options: Sequence[Option]
    rule_card: Sequence[tuple[str, Sequence[str]]] = ()
    """The rules on one page: sections of (title, lines), all catalogue keys."""
    position_keys: Sequence[str]
    """Every key that a position of this game may have."""
    unordered: Mapping[str, str] = MappingProxyType({})
    """Position keys whose order means nothing: "words" = the words of each of its texts, "letters" = their
    letters, "items" = the items of its list, "sets" = its items and the words of each, "rows" = the same of
    each list in its list (one a seat)."""
    unreadable: str = "bad-move"
    """The refusal code of a text that is no move."""
    secrets: bool = True
    """False where nothing is hidden, so that no curtain is needed between two people."""

    # ---------------------------------------------------------------- the course of a game
    @abstractmethod
    def new(self, seats: int, rules: Rules) -> S:
        """The state before any chance: the first actor is CHANCE."""

    @abstractmethod
    def actors(self, s: S) -> tuple[int, ...]:
        """Seats that must act now, in seat order: (CHANCE,) when a shuffle or dice are due, () when a hand or
        game is over."""

    def interrupts(self, s: S) -> tuple[int, ...]:
        """Seats that may act out of turn now. The true state only; a view tells a seat about its own
        interrupt alone."""
        return ()

    @abstractmethod
    def legal(self, s: S, seat: int) -> list[Move]:
        """Legal moves in canonical order, one representative of each class that the contracts name; empty if
        not acting.

        Depends only on what the seat may see, so a view gives the same list. Callers must not change the
        list.
        """

    @abstractmethod
    def why_not(self, s: S, seat: int, move: Move) -> Refusal | None:
        """None if the move is legal, else the first code of the rule page's order with its sentence. Never
        raises. For seat CHANCE: is it an outcome, or a move of the table, that there can be now?"""

    @abstractmethod
    def play(self, s: S, seat: int, move: Move, log: list[Event] | None = None) -> None:
        """Make the move in place and all steps that are no seat's move, on to the next decision. Trusts the
        move.

        With a log, appends the events, unredacted. seat CHANCE plays outcomes of chance and the table's
        moves.
        """

    @abstractmethod
    def chance(self, s: S, source: Stream) -> Move:
        """Sample one outcome where CHANCE is due; the caller plays it as seat CHANCE. Changes nothing."""

    def forced_chance(self, s: S, feed: Feed, source: Stream) -> Move:
        """As `chance`, but takes from `feed` what it has for this outcome. Raises PositionError ("dice": ...)
        where it cannot be. The default is for games in which chance is nothing that a scenario can force."""
        return self.chance(s, source)

    def bring(self, s: S, seat: int, move: Move, feed: Feed) -> None:
        """Before `move` is played: bring the forced cards it will draw to where it draws them, and take them
        off `feed`.

        Changes the order of hidden cards in place and nothing else. Raises PositionError ("cards": ...) where
        a card is not there to be drawn. The default is for games that draw nothing but by chance moves.
        """
        return

    @abstractmethod
    def over(self, s: S) -> Over:
        """None while it goes on, "hand" between two hands, "game" at the end."""

    @abstractmethod
    def next_hand(self, s: S) -> Move:
        """The table's move that starts the next hand, to be played as seat CHANCE where over() is "hand"."""

    # ---------------------------------------------------------------- how it stands
    @abstractmethod
    def scores(self, s: S) -> list[int]:
        """One number a seat, as the rule page defines it."""

    @abstractmethod
    def places(self, s: S) -> list[int]:
        """One number a seat, 1 = first; equal seats share the better number."""

    @abstractmethod
    def winners(self, s: S) -> list[int]:
        """The seats that won, when over() is "game"; [] before."""

    def cards(self, s: S) -> list[int] | None:
        """Every card there is, wherever it lies, so that a count can show that none was lost. None, the
        default: the position names each of them once, in texts of cards alone."""
        return None

    # ---------------------------------------------------------------- copies and what a seat may see
    @abstractmethod
    def clone(self, s: S) -> S:
        """An independent copy, written by hand for speed."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> S:
        """What the seat may see (None: a spectator): the same type, hidden cards HIDDEN, counts kept. View of
        a view: itself."""

    @abstractmethod
    def redact(self, event: Event, seat: int | None) -> Event:
        """The event as that seat may know it."""

    @abstractmethod
    def determinize(self, view: S, seat: int, source: Stream) -> S:
        """A full state that fits the seat's view and everything it remembers, hidden cards sampled fairly."""

    def undoable(self, s: S, seat: int, move: Move) -> bool:
        """False where the move draws, reveals or lets chance decide: an undo may not go back past it. `s` =
        before the move."""
        return False

    # ---------------------------------------------------------------- picks: from a gesture to a move
    @abstractmethod
    def picks(self, view: S, seat: int, picked: Sequence[str]) -> list[str]:
        """The element ids that may be picked next on the way to a legal move; "button:done" where the path
        may stop here."""

    @abstractmethod
    def move_of(self, view: S, seat: int, picked: Sequence[str]) -> Move | None:
        """The move that this path of picks means, legal or not; None where it means none (yet)."""

    @abstractmethod
    def path_of(self, view: S, seat: int, move: Move) -> list[str]:
        """A path of picks that means this legal move: what a hint lights up and a pilot presses."""

    # ---------------------------------------------------------------- words
    @abstractmethod
    def tell(self, event: Event) -> Text | None:
        """The sentence of the log for a (redacted) event; None for events that need no words."""

    @abstractmethod
    def prompt(self, view: S, seat: int) -> Text | None:
        """What is asked of the seat now, in one sentence; None if nothing is."""

    @abstractmethod
    def meaning(self, view: S, seat: int, element: str) -> Text | None:
        """What the thing with this element id does in this game now; None if there is nothing to say."""

    def card_name(self, card: int) -> Text:
        """A card's name with its article: "the 9 of spades". A game names its own extra cards."""
        return text(card_name_key(card))

    # ---------------------------------------------------------------- text and data forms
    @abstractmethod
    def encode(self, s: S) -> dict[str, Any]:
        """The whole state, memory included, as JSON-able data."""

    @abstractmethod
    def decode(self, data: Mapping[str, Any]) -> S:
        """The reverse of encode. Trusts the data."""

    @abstractmethod
    def move_text(self, move: Move) -> str:
        """The canonical text of a move, chance and table moves included."""

    @abstractmethod
    def parse_move(self, words: str) -> Move:
        """The move that a text means, cards in any order. Raises ValueError for a text that is no move (code
        `unreadable`)."""

    @abstractmethod
    def position(self, s: S) -> dict[str, Any]:
        """The position keys of the rule page, as TOML-able data; absent keys are left out."""

    @abstractmethod
    def from_position(self, data: Mapping[str, Any], seats: int, rules: Rules, source: Stream) -> S:
        """A state from a (partial) position; what it leaves out is dealt from `source`. Raises
        PositionError."""
