"""The state of a game of Lockdown Poker: everything that the rules remember, as ints and lists of ints.

Owns `State`, its copy and its JSON form. What the fields mean is said here and nowhere else. Sets of cards
and of seats are bit masks (bit = the card, bit = the seat).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from tabletop.core.options import Rules
from tabletop.games.lockdown_poker.deck import NONE
from tabletop.games.lockdown_poker.options import House, house_of

NOBODY: Final = -1
"""`to_act` when chance is due or the hand is over."""
ALL_EYES: Final = 0xFF
"""A seventh card that lay open before: every seat (bits 0-5) and every onlooker (bit 7) knows it."""

Phase: TypeAlias = Literal["dealer", "deal", "switch", "bet", "sheriff", "showdown", "over"]
"""First the chance of a game and of a hand, then as the rule page names them."""


@dataclass(slots=True)
class State:
    """One position. In a view the same, with HIDDEN for each card that the seat may not see."""

    rules: Rules
    house: House
    phase: Phase
    to_act: int
    """The seat whose decision it is, or NOBODY."""
    dealer: int
    hand: int
    """Number of this hand, from 1."""
    round: int
    """Cards dealt to each: 3, 4, 5, 6, 7."""
    hole: list[int]
    """By seat, NONE where there is no card."""
    up: list[tuple[int, ...]]
    """By seat, the cards face up in their places. Tuples, so that a copy of the state shares them."""
    seventh: list[int]
    """By seat, NONE where there is no card (yet)."""
    deck: list[int]
    """Its top card last."""
    dead: list[int]
    """In the order of their dying."""
    locked: int
    """The cards that lie locked in front of somebody, a set."""
    acted: int
    """Seats that have had this switching turn; in a betting round those that acted since the last bet or
    raise, its player included."""
    live: int
    """Seats in the hand: dealt to and not folded."""
    folded: int
    """Seats that have folded in this hand."""
    points: list[int]
    stacks: list[int]
    """Chips by seat that are in no pot."""
    bets: list[int]
    """Chips by seat bet in this round, not yet in the pot."""
    paid: list[int]
    """Chips by seat already in the pot."""
    raises: int
    """Bets and raises in this round."""
    seen: list[int]
    """By seat, who knows its seventh card, a set: its owner always, others where it was captured from them or
    lay open. It has no key on the rule page, so a position does not carry it."""


def fresh(seats: int, rules: Rules) -> State:
    """A game before any chance: the first dealer is to be drawn."""
    house = house_of(rules)
    return State(
        rules=rules,
        house=house,
        phase="dealer",
        to_act=NOBODY,
        dealer=NOBODY,
        hand=1,
        round=0,
        hole=[NONE] * seats,
        up=[()] * seats,
        seventh=[NONE] * seats,
        deck=[],
        dead=[],
        locked=0,
        acted=0,
        live=0,
        folded=0,
        points=[0] * seats,
        stacks=[house.stack if house.money else 0] * seats,
        bets=[0] * seats,
        paid=[0] * seats,
        raises=0,
        seen=[1 << seat for seat in range(seats)],
    )


def clone(s: State) -> State:
    """An independent copy. Written out, in field order, because searches make thousands of them."""
    return State(
        s.rules,
        s.house,
        s.phase,
        s.to_act,
        s.dealer,
        s.hand,
        s.round,
        s.hole[:],
        s.up[:],
        s.seventh[:],
        s.deck[:],
        s.dead[:],
        s.locked,
        s.acted,
        s.live,
        s.folded,
        s.points[:],
        s.stacks[:],
        s.bets[:],
        s.paid[:],
        s.raises,
        s.seen[:],
    )


def cards(s: State) -> list[int]:
    """Every card of a hand, wherever it lies; of a view with HIDDEN among them."""
    places = (*s.hole, *s.seventh, *s.deck, *s.dead, *(card for row in s.up for card in row))
    return [card for card in places if card != NONE]


def seats_in(mask: int) -> Iterator[int]:
    """The seats of a set, ascending."""
    seat = 0
    while mask:
        if mask & 1:
            yield seat
        mask >>= 1
        seat += 1


def from_left(s: State, mask: int) -> list[int]:
    """The seats of a set clockwise from the dealer's left on, the dealer last."""
    seats = len(s.up)
    order = [(s.dealer + 1 + i) % seats for i in range(seats)]
    return [seat for seat in order if mask >> seat & 1]


def turned_up(s: State) -> bool:
    """Do the cards of all who are in the hand lie open: after it, or before a capture at the showdown?"""
    return s.phase == "showdown" or (s.phase == "over" and s.live & (s.live - 1) != 0)


_PLAIN: Final = (
    "phase", "to_act", "dealer", "hand", "round", "locked", "acted", "live", "folded", "raises",
)  # fmt: skip
_LISTS: Final = ("hole", "seventh", "deck", "dead", "points", "stacks", "bets", "paid", "seen")


def encode(s: State) -> dict[str, Any]:
    """The whole state (or view) as JSON-able data, memory included."""
    data: dict[str, Any] = {"rules": s.rules.as_dict()}
    data |= {key: getattr(s, key) for key in _PLAIN}
    data |= {key: list(getattr(s, key)) for key in _LISTS}
    data["up"] = [list(cards) for cards in s.up]
    return data


def decode(data: Mapping[str, Any]) -> State:
    """The reverse of `encode`. Trusts the data."""
    rules = Rules(data["rules"])
    values: dict[str, Any] = {key: data[key] for key in _PLAIN}
    values |= {key: list(data[key]) for key in _LISTS}
    return State(rules=rules, house=house_of(rules), up=[tuple(cards) for cards in data["up"]], **values)
