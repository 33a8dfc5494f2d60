"""The state of a game of Brown Bullet: everything that the rules remember, as ints and lists of ints.

Owns `State`, its copy and its JSON form. What the fields mean is said here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from tabletop.core.options import Rules
from tabletop.games.brown_bullet.moves import CHAMBER
from tabletop.games.brown_bullet.options import House, house_of

EMPTY: Final = -2
"""An empty chamber slot."""
NO_CHAMBER: Final = (EMPTY,) * CHAMBER
"""A chamber that has been played to the end."""
NOBODY: Final = -1
"""`to_act` when chance is due or the deal is over."""
NO_RANK: Final = -1
"""`must_include` when any play will do."""
HAND: Final = 3
"""Cards dealt to a hand, and what it is drawn back to."""

Phase: TypeAlias = Literal["dealer", "deal", "play", "bullet", "over"]


class Mark(NamedTuple):
    """A known bullet: `slot` of `seat`'s chamber was hit by seat `by`, who put `card` there (HIDDEN for all
    others)."""

    seat: int
    slot: int
    by: int
    card: int


@dataclass(slots=True)
class State:
    """One position. In a view the same, with HIDDEN for each card that the seat may not see."""

    rules: Rules
    house: House
    phase: Phase
    to_act: int
    """The seat whose decision it is, or NOBODY."""
    dealer: int
    hands: list[list[int]]
    """By seat, each sorted."""
    chambers: list[tuple[int, ...]]
    """By seat, six slots: a card or EMPTY. Tuples, because they change rarely and a copy of the state shares
    them."""
    draw: list[int]
    """The draw pile, its top card last."""
    pile: list[int]
    """The discard pile, its bottom card first."""
    out: list[int]
    """Cards out of play."""
    demand: int
    """What the pile asks for (see demand.py): always demand_of(pile), kept up to date by every play."""
    must_include: int
    """The rank that the starter's first play must include, or NO_RANK."""
    quiet: int
    """Turns since a card was last drawn, went out of play or was turned in a chamber."""
    gone: list[int]
    """Seats without cards, in the order in which they went out."""
    wins: list[int]
    """Deals won in this match, by seat."""
    marks: tuple[Mark, ...]
    """Known bullets, by seat and slot."""
    known: list[tuple[int, ...]]
    """By seat, cards that everybody saw go into that hand and that must still be there: what an attentive
    player remembers. It has no key on the rule page, so a position does not carry it."""


def fresh(seats: int, rules: Rules) -> State:
    """A match before any chance: the first dealer is to be drawn."""
    return State(
        rules=rules,
        house=house_of(rules, seats),
        phase="dealer",
        to_act=NOBODY,
        dealer=NOBODY,
        hands=[[] for _ in range(seats)],
        chambers=[NO_CHAMBER] * seats,
        draw=[],
        pile=[],
        out=[],
        demand=0,
        must_include=NO_RANK,
        quiet=0,
        gone=[],
        wins=[0] * seats,
        marks=(),
        known=[()] * seats,
    )


def clone(s: State) -> State:
    """An independent copy. Written out, in field order, because searches make thousands of them."""
    return State(
        s.rules,
        s.house,
        s.phase,
        s.to_act,
        s.dealer,
        [hand[:] for hand in s.hands],
        s.chambers[:],
        s.draw[:],
        s.pile[:],
        s.out[:],
        s.demand,
        s.must_include,
        s.quiet,
        s.gone[:],
        s.wins[:],
        s.marks,
        s.known[:],
    )


_PLAIN: Final = ("phase", "to_act", "dealer", "demand", "must_include", "quiet")
_LISTS: Final = ("draw", "pile", "out", "gone", "wins")


def encode(s: State) -> dict[str, Any]:
    """The whole state (or view) as JSON-able data, memory included."""
    data: dict[str, Any] = {"rules": s.rules.as_dict()}
    data |= {key: getattr(s, key) for key in _PLAIN}
    data |= {key: list(getattr(s, key)) for key in _LISTS}
    data |= {key: [list(item) for item in getattr(s, key)] for key in ("hands", "chambers", "marks", "known")}
    return data


def decode(data: Mapping[str, Any]) -> State:
    """The reverse of `encode`. Trusts the data."""
    rules = Rules(data["rules"])
    values: dict[str, Any] = {key: data[key] for key in _PLAIN}
    values |= {key: list(data[key]) for key in _LISTS}
    return State(
        rules=rules,
        house=house_of(rules, len(data["hands"])),
        hands=[list(hand) for hand in data["hands"]],
        chambers=[tuple(chamber) for chamber in data["chambers"]],
        marks=tuple(Mark(*mark) for mark in data["marks"]),
        known=[tuple(cards) for cards in data["known"]],
        **values,
    )
