"""What the table shows at the moment: counters, money, discs and bids. Events move it on; a view sets it
right.

A view of the game is one whole position; between two of them the pieces are on their way, and what has landed
is counted here. `Marks` remembers what no position tells: whose disc lies in which box, and what was paid for
the turn order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tabletop.games.way_out_west import events as e
from tabletop.games.way_out_west.chart import (
    BANK,
    BOX_IDS,
    BOXES,
    BUILDINGS,
    CATTLE,
    COUNTERS,
    COWBOYS,
    FARMER,
    GUNFIGHT,
    JAIL,
    MOVE_CATTLE,
    MOVE_COWBOYS,
)
from tabletop.games.way_out_west.state import NONE, SEATS_MOST, State
from tabletop.games.way_out_west.towns import town_of

UNKNOWN = -1
"""Whose disc a box holds, where nobody remembers."""


def kind_of(name: str) -> int:
    """The box or counter with this id."""
    return BOX_IDS.index(name)


_BOX_OF = {
    "cattle-bought": CATTLE,
    "cowboys-hired": COWBOYS,
    "cowboys-moved": MOVE_COWBOYS,
    "cattle-moved": MOVE_CATTLE,
    "farmer-placed": FARMER,
    "fight-began": GUNFIGHT,
}


@dataclass(slots=True)
class Marks:
    """What is remembered of the present round."""

    discs: list[list[int]] = field(default_factory=lambda: [[] for _ in BOXES])
    """By box, whose discs lie in it, in the order in which they came."""
    paid: dict[int, int] = field(default_factory=dict)
    """What each seat paid for its place."""

    def note(self, told: Mapping[str, Any]) -> None:
        """One more event, in its JSON form."""
        kind, seat = told["kind"], told["seat"]
        if kind == "round-began":
            self.discs = [[] for _ in BOXES]
            self.paid = {}
        elif kind in ("dropped", "auction-won"):
            self.paid[seat] = told["paid"]
        elif kind == "built":
            self.discs[kind_of(told["building"])].append(seat)
        elif kind in _BOX_OF:
            self.discs[_BOX_OF[kind]].append(seat)


def marks_of(events: Iterable[Mapping[str, Any]]) -> Marks:
    """What these events, oldest first, leave to remember."""
    marks = Marks()
    for told in events:
        marks.note(told)
    return marks


@dataclass(slots=True)
class Shown:
    """The counters that stand on the table now. Flat lists as in the game's state."""

    seats: int
    money: list[int]
    wanted: list[int]
    posters: int
    """Wanted posters that nobody has."""
    farmers: list[int]
    supply: list[int]
    cowboys: list[int]
    cattle: list[int]
    owners: list[int]
    plots: list[int]
    town_farmers: list[int]
    opened: int
    used: list[list[int]]
    """By box, whose discs lie in it; UNKNOWN where nobody remembers."""
    order: list[int]
    still_in: int
    bids: list[int]
    paid: dict[int, int]
    round: int

    # ---------------------------------------------------------------- reading
    def buildings(self, town: int) -> dict[int, tuple[int, int]]:
        """(kind, owner) by plot."""
        base = town * COUNTERS
        there = (kind for kind in BUILDINGS if self.owners[base + kind] != NONE)
        return {self.plots[base + kind]: (kind, self.owners[base + kind]) for kind in there}

    def size(self, town: int) -> int:
        """How many buildings a town has."""
        return sum(owner != NONE for owner in self.owners[town * COUNTERS : (town + 1) * COUNTERS])

    def posse(self, town: int, seat: int) -> int:
        """A seat's cowboys in a town."""
        return self.cowboys[town * SEATS_MOST + seat]

    def herd(self, town: int, seat: int) -> int:
        """A seat's cattle in a town."""
        return self.cattle[town * SEATS_MOST + seat]

    def left(self, seat: int, kind: int) -> int:
        """Counters in a seat's supply; for FARMER its own."""
        return self.farmers[seat] if kind == FARMER else self.supply[seat * COUNTERS + kind]

    def is_open(self, town: int) -> bool:
        """May cattle come there?"""
        return bool(self.opened >> town & 1)

    # ---------------------------------------------------------------- moving on
    def ride(self, town: int, seat: int, number: int) -> None:
        """Cowboys come to a town, or (less than 0) leave it."""
        self.cowboys[town * SEATS_MOST + seat] += number

    def drive(self, town: int, seat: int, number: int) -> None:
        """Cattle come to a town, or leave it."""
        self.cattle[town * SEATS_MOST + seat] += number

    def stock(self, seat: int, kind: int, number: int) -> None:
        """Counters come back to a supply, or leave it."""
        if kind == FARMER:
            self.farmers[seat] += number
        else:
            self.supply[seat * COUNTERS + kind] += number

    def put_up(self, town: int, kind: int, seat: int, plot: int) -> None:
        """A building stands."""
        self.owners[town * COUNTERS + kind], self.plots[town * COUNTERS + kind] = seat, plot

    def pull_down(self, town: int, kind: int) -> None:
        """A building is gone."""
        self.owners[town * COUNTERS + kind], self.plots[town * COUNTERS + kind] = NONE, 0

    def fell(self, event: e.Fell, town: int) -> None:
        """Cowboys of a gunfight go back to their supply."""
        if event.cowboys:
            self.ride(town, event.seat, -event.cowboys)
            self.stock(event.seat, COWBOYS, event.cowboys)

    def taken(self, event: e.Taken) -> None:
        """What a gunfight won changes hands, or goes."""
        town, kind = town_of(event.town), kind_of(event.what)
        self.stock(event.owner, kind, event.number)
        self.stock(event.seat, kind, -event.replaced)
        if kind == CATTLE:
            self.drive(town, event.owner, -event.number)
            self.drive(town, event.seat, event.replaced)
        elif event.replaced:
            self.owners[town * COUNTERS + kind] = event.seat
        else:
            self.pull_down(town, kind)

    def removed(self, event: e.Removed) -> None:
        """A jail or a farmer leaves the game."""
        town = town_of(event.town)
        if kind_of(event.what) == JAIL:
            self.pull_down(town, JAIL)
        else:
            self.town_farmers[town] -= 1

    def robbed(self, event: e.Robbed) -> None:
        """A bank's owner pays; perhaps it is gone."""
        self.money[event.owner] -= event.amount
        self.money[event.seat] += event.amount
        if event.bank_lost:
            self.pull_down(town_of(event.town), BANK)
            self.stock(event.owner, BANK, 1)

    def poster(self, event: e.PosterTaken) -> None:
        """A wanted poster finds its owner."""
        self.wanted[event.seat] += 1
        if event.giver >= 0:
            self.wanted[event.giver] -= 1
        else:
            self.posters -= 1

    def dropped(self, event: e.Dropped) -> None:
        """A seat left the auction for its place of the order."""
        self.money[event.seat] -= event.paid
        self.paid[event.seat] = event.paid
        self.bids[event.seat] = 0
        if event.seat in self.order:
            self.order.remove(event.seat)
        self.still_in = event.place - 1
        self.order.insert(self.still_in, event.seat)

    def won(self, event: e.AuctionWon) -> None:
        """The last one in goes first."""
        self.money[event.seat] -= event.paid
        self.paid[event.seat] = event.paid
        self.bids[event.seat] = 0
        self.still_in = 0

    def new_round(self, event: e.RoundBegan) -> None:
        """All boxes are free, everyone is in the auction."""
        self.round, self.order, self.still_in = event.round, list(event.order), self.seats
        self.used, self.paid, self.bids = [[] for _ in BOXES], {}, [0] * self.seats


def _discs(count: int, remembered: list[int]) -> list[int]:
    """Whose discs lie in a box that is used so often."""
    known = remembered[-count:] if count else []
    return [UNKNOWN] * (count - len(known)) + known


def shown_of(view: State, marks: Marks) -> Shown:
    """What a position looks like at rest."""
    return Shown(
        seats=view.seats,
        money=list(view.money),
        wanted=list(view.wanted),
        posters=max(0, view.house.wanted - sum(view.wanted)),
        farmers=list(view.farmers),
        supply=list(view.supply),
        cowboys=list(view.cowboys),
        cattle=list(view.cattle),
        owners=list(view.owners),
        plots=list(view.plots),
        town_farmers=list(view.town_farmers),
        opened=view.opened,
        used=[_discs(view.used[box], marks.discs[box]) for box in BOXES],
        order=list(view.order) if view.phase != "first" else list(range(view.seats)),
        still_in=view.still_in,
        bids=list(view.bids),
        paid={} if view.still_in == view.seats else dict(marks.paid),
        round=view.round,
    )
