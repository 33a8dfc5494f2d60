"""Brown Bullet: shed hand and chamber first. The game as the rest of the program sees it.

Where each rule stands: demand.py (ranks, what the pile asks for), deal.py (setup, who starts), rules.py (what
a move does), legal.py and refuse.py (which may be made, and why not), standing.py (scores, places, matches),
hidden.py (who may know what), position.py (positions in files), picks.py (gestures), words.py, meaning.py,
rule_card.py (what is said).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Feed, Game, Move, Over, Refusal
from tabletop.core.options import Rules
from tabletop.core.rng import Stream
from tabletop.core.words import N_, Text
from tabletop.games.brown_bullet import (
    deal,
    hidden,
    legal,
    meaning,
    moves,
    picks,
    position,
    refuse,
    rules,
    standing,
    state,
    words,
)
from tabletop.games.brown_bullet.names import demand_text
from tabletop.games.brown_bullet.options import OPTIONS
from tabletop.games.brown_bullet.rule_card import RULE_CARD
from tabletop.games.brown_bullet.state import State

_ACTORS = ((CHANCE,), *((seat,) for seat in range(6)))


class BrownBullet(Game[State]):
    """The Game protocol for Brown Bullet; see tabletop.core.game for each member's contract."""

    key = "brown-bullet"
    title = N_("Brown Bullet")
    seats = range(2, 7)
    usual = 4
    options = OPTIONS
    rule_card = RULE_CARD
    position_keys = position.KEYS
    unordered: Mapping[str, str] = MappingProxyType({"hands": "words", "out": "words", "marks": "items"})

    def new(self, seats: int, rules: Rules) -> State:
        return state.fresh(seats, rules)

    def actors(self, s: State) -> tuple[int, ...]:
        return () if s.phase == "over" else _ACTORS[s.to_act + 1]

    def legal(self, s: State, seat: int) -> list[Move]:
        return legal.legal(s, seat)

    def why_not(self, s: State, seat: int, move: Move) -> Refusal | None:
        return refuse.why_not(s, seat, move)

    def play(self, s: State, seat: int, move: Move, log: list[Event] | None = None) -> None:
        rules.play(s, seat, move, log)

    def chance(self, s: State, source: Stream) -> Move:
        return deal.chance(s, source)

    def bring(self, s: State, seat: int, move: Move, feed: Feed) -> None:
        deal.bring(s, seat, move, feed)

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

    def demand(self, view: State) -> Text:
        """What the pile asks of the next play, for a sign at the pile: "9 or lower"."""
        return demand_text(view.demand)

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


BROWN_BULLET = BrownBullet()
