"""Way Out West: five cattle towns, an auction, gunfights. The game as the rest of the program sees it.

Where each rule stands: towns.py and chart.py (map, boxes, prices, pieces), auction.py (set-up, bids),
actions.py (the boxes), turns.py (rounds), fight.py (the gunfight), loot.py (its outcome), income.py,
scoring.py (points, places, forecast), foresight.py (what a move brings), odds.py (guns and odds), dice.py
(chance), legal.py, refuse.py and refuse_fight.py (which moves may be made, and why not), board.py (counters
come and go), position.py, position_fight.py and reading.py (positions in files), picks.py and picked.py
(gestures), words.py, prompt.py, meaning.py, names.py and rule_card.py (what is said).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Feed, Game, Move, Over, Refusal
from tabletop.core.options import Rules
from tabletop.core.rng import Stream
from tabletop.core.words import N_, Text
from tabletop.games.way_out_west import (
    dice,
    foresight,
    legal,
    meaning,
    moves,
    picks,
    position,
    prompt,
    refuse,
    rules,
    scoring,
    state,
    words,
)
from tabletop.games.way_out_west.options import OPTIONS, SEATS
from tabletop.games.way_out_west.rule_card import RULE_CARD
from tabletop.games.way_out_west.state import State

_ACTORS: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,), (4,), (), (CHANCE,))
"""By `to_act`: a seat, NOBODY (-2) or CHANCE_DUE (-1)."""


class WayOutWest(Game[State]):
    """The Game protocol for Way Out West; see tabletop.core.game for each member's contract."""

    key = "way-out-west"
    title = N_("Way Out West")
    seats = SEATS
    usual = 4
    options = OPTIONS
    rule_card = RULE_CARD
    position_keys = position.KEYS
    unordered: Mapping[str, str] = MappingProxyType({"buildings": "items"})
    unreadable = "no-such-move"
    secrets = False

    def new(self, seats: int, rules: Rules) -> State:
        return state.fresh(seats, rules)

    def actors(self, s: State) -> tuple[int, ...]:
        return _ACTORS[s.to_act]

    def legal(self, s: State, seat: int) -> list[Move]:
        return legal.legal(s, seat)

    def why_not(self, s: State, seat: int, move: Move) -> Refusal | None:
        return refuse.why_not(s, seat, move)

    def play(self, s: State, seat: int, move: Move, log: list[Event] | None = None) -> None:
        rules.DOINGS[move[0]](s, seat, move, log)

    def chance(self, s: State, source: Stream) -> Move:
        return dice.chance(s, source)

    def forced_chance(self, s: State, feed: Feed, source: Stream) -> Move:
        return dice.forced(s, feed, source)

    def over(self, s: State) -> Over:
        return "game" if s.phase == "over" else None

    def next_hand(self, s: State) -> Move:
        """Never asked for: a game is one hand, so that over() never is "hand"."""
        raise ValueError("a game of Way Out West is one hand")

    def scores(self, s: State) -> list[int]:
        return scoring.scores(s)

    def places(self, s: State) -> list[int]:
        return scoring.places(s)

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def clone(self, s: State) -> State:
        return state.clone(s)

    def view(self, s: State, seat: int | None) -> State:
        return state.clone(s)

    def redact(self, event: Event, seat: int | None) -> Event:
        return event

    def determinize(self, view: State, seat: int, source: Stream) -> State:
        return state.clone(view)

    def undoable(self, s: State, seat: int, move: Move) -> bool:
        return rules.undoable(s, seat, move)

    def picks(self, view: State, seat: int, picked: Sequence[str]) -> list[str]:
        return picks.picks(view, seat, picked)

    def move_of(self, view: State, seat: int, picked: Sequence[str]) -> Move | None:
        return picks.move_of(view, seat, picked)

    def path_of(self, view: State, seat: int, move: Move) -> list[str]:
        return picks.path_of(view, seat, move)

    def tell(self, event: Event) -> Text | None:
        return words.tell(event)

    def prompt(self, view: State, seat: int) -> Text | None:
        return prompt.prompt(view, seat)

    def meaning(self, view: State, seat: int, element: str) -> Text | None:
        return meaning.meaning(view, seat, element)

    def forecast(self, view: State) -> scoring.Forecast:
        """Income if it came now and points if the game ended now, with every line that adds up to them."""
        return scoring.forecast(view)

    def gain(self, view: State, seat: int, move: Move) -> foresight.Gain:
        """What a legal action would bring, by seat, in income and in points of the towns."""
        return foresight.gain(view, seat, move)

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


WAY_OUT_WEST = WayOutWest()
