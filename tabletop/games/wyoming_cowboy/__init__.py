"""Wyoming Cowboy: guns, cowboys and couples. The game as the rest of the program sees it.

Where each rule stands: guns.py (the deck, the guns), deal.py (deal, next hand), passing.py (opening pass,
9s), turn.py (couples, pulling guns, discards, how a hand ends), shooting.py and shots.py (shots and their
outcomes), drawing.py and supply.py (draws, reshuffle), scoring.py (points, winners), memory.py (what players
remember); legal.py, refuse.py and refuse_shots.py (what may be done, and why not), hidden.py (who may know
what), position.py, setup.py and setup_turn.py (positions in files), picks.py and pick_shots.py (gestures),
words.py, prompts.py, meaning.py, rule_card.py (what is said).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tabletop.core.events import Event
from tabletop.core.game import Feed, Game, Move, Over, Refusal
from tabletop.core.options import Rules
from tabletop.core.rng import Stream
from tabletop.core.words import N_, Text
from tabletop.games.wyoming_cowboy import (
    deal,
    drawing,
    hidden,
    legal,
    meaning,
    moves,
    picks,
    position,
    prompts,
    refuse,
    rules,
    scoring,
    setup,
    state,
    words,
)
from tabletop.games.wyoming_cowboy.options import OPTIONS
from tabletop.games.wyoming_cowboy.rule_card import RULE_CARD
from tabletop.games.wyoming_cowboy.state import State


class WyomingCowboy(Game[State]):
    """The Game protocol for Wyoming Cowboy; see tabletop.core.game for each member's contract."""

    key = "wyoming-cowboy"
    title = N_("Wyoming Cowboy")
    seats = range(3, 7)
    usual = 4
    options = OPTIONS
    rule_card = RULE_CARD
    position_keys = position.KEYS
    unordered: Mapping[str, str] = MappingProxyType(position.UNORDERED)

    def new(self, seats: int, rules: Rules) -> State:
        return state.fresh(seats, rules)

    def actors(self, s: State) -> tuple[int, ...]:
        return s.acting

    def legal(self, s: State, seat: int) -> list[Move]:
        return legal.legal(s, seat)

    def why_not(self, s: State, seat: int, move: Move) -> Refusal | None:
        return refuse.why_not(s, seat, move)

    def play(self, s: State, seat: int, move: Move, log: list[Event] | None = None) -> None:
        rules.play(s, seat, move, log)

    def chance(self, s: State, source: Stream) -> Move:
        return deal.chance(s, source)

    def forced_chance(self, s: State, feed: Feed, source: Stream) -> Move:
        return deal.forced_chance(s, feed, source)

    def bring(self, s: State, seat: int, move: Move, feed: Feed) -> None:
        drawing.bring(s, seat, move, feed)

    def over(self, s: State) -> Over:
        return scoring.over(s)

    def next_hand(self, s: State) -> Move:
        return moves.NEXT_HAND

    def scores(self, s: State) -> list[int]:
        return list(s.scores)

    def places(self, s: State) -> list[int]:
        return scoring.places(s)

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def cards(self, s: State) -> list[int]:
        return state.cards(s)

    def clone(self, s: State) -> State:
        return state.clone(s)

    def view(self, s: State, seat: int | None) -> State:
        return hidden.view(s, seat)

    def redact(self, event: Event, seat: int | None) -> Event:
        return hidden.redact(event, seat)

    def determinize(self, view: State, seat: int, source: Stream) -> State:
        return hidden.determinize(view, seat, source)

    def undoable(self, s: State, seat: int, move: Move) -> bool:
        return hidden.undoable(s, seat, move)

    def picks(self, view: State, seat: int, picked: Sequence[str]) -> list[str]:
        return picks.picks(view, seat, picked)

    def move_of(self, view: State, seat: int, picked: Sequence[str]) -> Move | None:
        return picks.move_of(view, seat, picked)

    def path_of(self, view: State, seat: int, move: Move) -> list[str]:
        return picks.path_of(view, seat, move)

    def straight_discard(self, view: State, seat: int, picked: Sequence[str]) -> list[Move] | None:
        """The moves of a card dragged to the discard pile while the action is due; None for other paths."""
        return picks.straight_discard(view, seat, picked)

    def sure_points(self, view: State, seat: int) -> int:
        """What this hand has brought the seat already: tens, couples and protected cowboys."""
        return scoring.sure_points(view, seat)

    def tell(self, event: Event) -> Text | None:
        return words.tell(event)

    def prompt(self, view: State, seat: int) -> Text | None:
        return prompts.prompt(view, seat)

    def meaning(self, view: State, seat: int, element: str) -> Text | None:
        return meaning.meaning(view, seat, element)

    def encode(self, s: State) -> dict[str, Any]:
        return state.encode(s)

    def decode(self, data: Mapping[str, Any]) -> State:
        return state.decode(data)

    def move_text(self, move: Move) -> str:
        return moves.move_text(move)

    def parse_move(self, words: str) -> Move:
        return moves.parse_move(words)

    def position(self, s: State) -> dict[str, Any]:
        return position.position(s)

    def from_position(self, data: Mapping[str, Any], seats: int, rules: Rules, source: Stream) -> State:
        return setup.from_position(data, seats, rules, source)


WYOMING_COWBOY = WyomingCowboy()
