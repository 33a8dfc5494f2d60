"""Lockdown Poker: switch, lock and draw in the open for the best five of seven. The game as the rest of the
program sees it.

Where each rule stands: deck.py (the cards), evaluator.py (what a hand is worth), best_five.py and names.py
(which cards count, hands in words), showing.py (who goes first), deal.py (deals, antes, next hand), course.py
(what follows what), switching.py, sheriff.py, betting.py (what may be done, what it does), showdown.py and
pots.py (points and pots), standing.py (scores, the end), rules.py (what a move does), legal.py, refuse.py,
refuse_bet.py (which may be made, and why not), hidden.py (who may know what), position*.py (positions in
files), picks.py (gestures), words.py, words_bet.py, meaning.py, rule_card.py (what is said).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tabletop.core.cards import HIDDEN
from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Feed, Game, Move, Over, Refusal
from tabletop.core.options import Rules
from tabletop.core.rng import Stream
from tabletop.core.words import N_, Text
from tabletop.games.lockdown_poker import (
    bring,
    deal,
    hidden,
    legal,
    meaning,
    moves,
    names,
    picks,
    position,
    refuse,
    rules,
    sheriff,
    showdown,
    standing,
    state,
    words,
)
from tabletop.games.lockdown_poker.options import OPTIONS
from tabletop.games.lockdown_poker.rule_card import RULE_CARD
from tabletop.games.lockdown_poker.state import State

_ACTORS = ((CHANCE,), *((seat,) for seat in range(6)))


class LockdownPoker(Game[State]):
    """The Game protocol for Lockdown Poker; see tabletop.core.game for each member's contract."""

    key = "lockdown-poker"
    title = N_("Lockdown Poker")
    seats = range(2, 7)
    usual = 4
    options = OPTIONS
    rule_card = RULE_CARD
    position_keys = position.KEYS
    unordered: Mapping[str, str] = MappingProxyType({"acted": "items", "folded": "items"})

    def new(self, seats: int, rules: Rules) -> State:
        return state.fresh(seats, rules)

    def actors(self, s: State) -> tuple[int, ...]:
        return () if s.phase == "over" else _ACTORS[s.to_act + 1]

    def interrupts(self, s: State) -> tuple[int, ...]:
        """The Sheriff's holder, where it is not his turn. Of a view: as far as that seat can see."""
        if s.phase not in ("switch", "bet"):
            return ()
        seat = sheriff.holder(s)
        return () if seat in (state.NOBODY, s.to_act) else (seat,)

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
        bring.bring(s, seat, move, feed)

    def over(self, s: State) -> Over:
        return standing.over(s)

    def next_hand(self, s: State) -> Move:
        return moves.NEXT_HAND

    def scores(self, s: State) -> list[int]:
        return standing.scores(s)

    def places(self, s: State) -> list[int]:
        return standing.places(s)

    def winners(self, s: State) -> list[int]:
        return standing.winners(s)

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

    def tell(self, event: Event) -> Text | None:
        return words.tell(event)

    def prompt(self, view: State, seat: int) -> Text | None:
        return words.prompt(view, seat)

    def meaning(self, view: State, seat: int, element: str) -> Text | None:
        return meaning.meaning(view, seat, element)

    def card_name(self, card: int) -> Text:
        name = names.card_name(card)
        return name if isinstance(name, Text) else super().card_name(card)

    def showing(self, view: State, seat: int) -> Text | None:
        """The hand that a seat shows, in words: "pair of kings"; None for a seat without cards."""
        cards = view.up[seat]
        return names.hand_name(cards, view.house.double_ace_flush) if cards else None

    def best(self, view: State, seat: int) -> Text | None:
        """The best hand of the cards of a seat that the viewer knows, in words; None without cards."""
        cards = [card for card in showdown.cards_of(view, seat) if card != HIDDEN]
        return names.hand_name(cards, view.house.double_ace_flush) if cards else None

    def cards(self, s: State) -> list[int]:
        return state.cards(s)

    def class_name(self, hand_class: int) -> Text:
        """The name of a class of hands, 0 = high card .. 10 = five of a kind."""
        return names.class_name(hand_class)

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
        return position.from_position(data, seats, rules, source)


LOCKDOWN_POKER = LockdownPoker()
