"""The state of a game of Way Out West: everything that the rules remember, as ints and flat lists of ints.

Owns `State`, `Fight`, their copies and JSON form. What the fields mean is said here and nowhere else. Flat
lists: cowboys and cattle by `town * SEATS_MOST + seat`, buildings by `town * COUNTERS + kind`, supplies by
`seat * COUNTERS + kind`. The derived fields follow from the others; board.py keeps them true, so counters are
only ever moved by its functions.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from tabletop.core.game import Move
from tabletop.core.options import Rules
from tabletop.games.way_out_west.chart import BOXES, COUNTERS, SUPPLY
from tabletop.games.way_out_west.options import House, house_of
from tabletop.games.way_out_west.towns import CORRALS, TOWNS

SEATS_MOST: Final = 5
CHANCE_DUE: Final = -1
"""`to_act` when dice are to be rolled."""
NOBODY: Final = -2
"""`to_act` when the game is over."""
NONE: Final = -1
"""The owner of a building that is not there."""

Phase: TypeAlias = Literal[
    "first", "setup", "bid", "action", "sheriff", "shoot", "rob", "claim", "loot", "over"
]
"""The rule page's phases, and two in which only dice are due: "first" (who goes first), "rob" (the bank)."""
Side: TypeAlias = Literal["", "attack", "defence"]
Shooting: TypeAlias = Literal["", "first", "second", "both"]


@dataclass(slots=True)
class Fight:
    """A gunfight. Its cowboys are those that the two players have in the town, so that they are not counted
    here."""

    town: int
    target: int
    """CATTLE, a building or FARMER."""
    owner: int
    """The defender: the target's owner, NEUTRAL for a farmer."""
    number: int
    """How many cattle are at stake."""
    attacker: int
    sheriff: Side
    """The side on which the sheriff stands; "" = out of the fight."""
    reserve: int
    """1 while the defence has its built-in or default defender, or the farmer."""
    step: Shooting
    """"first" and "second": one side shoots, of which `shooter` says which; "both": at the same time."""
    shooter: Side
    """Whose shots, or decision about them, are due; in "both" the defence first, then the attack."""
    winner: int
    """The seat whose poster is due once it is decided, else NONE."""

    def copy(self) -> Fight:
        """An independent copy."""
        return Fight(
            self.town,
            self.target,
            self.owner,
            self.number,
            self.attacker,
            self.sheriff,
            self.reserve,
            self.step,
            self.shooter,
            self.winner,
        )


@dataclass(slots=True)
class State:
    """One position. Nothing is hidden, so a view is a copy."""

    rules: Rules
    house: House
    seats: int
    phase: Phase
    to_act: int
    """The seat whose decision it is, CHANCE_DUE or NOBODY."""
    round: int
    half: int
    """1 or 2: everyone's first or second action of the round (the rule page's `pass`)."""
    order: list[int]
    """Seats, first first. In an auction those still in, in current order, then the dropped ones. In phase
    "first" the seats that are to roll."""
    still_in: int
    """How many seats at the head of `order` are still in the auction; 0 when there is none."""
    bids: list[int]
    money: list[int]
    wanted: list[int]
    """Wanted posters by seat."""
    farmers: list[int]
    """By seat, 1 if its farmer is unused."""
    jails_out: list[int]
    """By owner, jails removed from the game."""
    used: list[int]
    """By box, how many of its kind are used this round."""
    cowboys: list[int]
    cattle: list[int]
    owners: list[int]
    """The owner of each building, NONE where it is not built."""
    plots: list[int]
    """By building the number of the plot it stands on: cosmetic, the first free one when it was built."""
    town_farmers: list[int]
    """Farmers by town."""
    opened: int
    """Bit mask of the towns that are open for cattle."""
    fight: Fight | None
    # derived: see board.py
    supply: list[int]
    posse: list[int]
    """By seat, bit mask of the towns with its cowboys."""
    herd: list[int]
    """By seat, bit mask of the towns with its cattle."""
    free: list[int]
    """Free corrals by town."""
    room: int
    """Bit mask of the towns with a free corral."""
    grazing: list[int]
    """By town what it adds to the key of the legal.py tables of cattle: 3 ** town for each of up to two free
    corrals, 0 where the town is not open."""
    open: int
    """Bit mask of the boxes of which one is free."""
    stock: list[int]
    """By seat, bit mask of the boxes for which it has what they need (a counter, its farmer)."""
    built: list[int]
    """By building, bit mask of the towns that have one."""
    occupied: list[int]
    """By town, bit mask of the plots in use."""
    full: int
    """Bit mask of the towns without a free building space."""
    settled: list[int]
    """By seat, bit mask of the towns where it owns two or more buildings."""
    targets: list[list[Move] | None] = field(compare=False)
    """By town and seat the gunfights that the seat could start there, None = to be listed anew."""


NO_TARGETS: Final[list[list[Move] | None]] = [None] * SEATS_MOST


def fresh(seats: int, rules: Rules) -> State:
    """A game before any chance: dice are to say who goes first."""
    house = house_of(rules, seats)
    return State(
        rules=rules,
        house=house,
        seats=seats,
        phase="first",
        to_act=CHANCE_DUE,
        round=1,
        half=1,
        order=list(range(seats)),
        still_in=0,
        bids=[0] * seats,
        money=[25 if seats == SEATS_MOST else 20] * seats,
        wanted=[0] * seats,
        farmers=[1] * seats,
        jails_out=[0] * seats,
        used=[0] * len(BOXES),
        cowboys=[0] * (len(TOWNS) * SEATS_MOST),
        cattle=[0] * (len(TOWNS) * SEATS_MOST),
        owners=[NONE] * (len(TOWNS) * COUNTERS),
        plots=[0] * (len(TOWNS) * COUNTERS),
        town_farmers=[0] * len(TOWNS),
        opened=0b00001,
        fight=None,
        supply=[*SUPPLY] * seats,
        posse=[0] * seats,
        herd=[0] * seats,
        free=list(CORRALS),
        room=0b11111,
        grazing=[2, 0, 0, 0, 0],
        open=house.open_boxes,
        stock=[(1 << len(BOXES)) - 1] * seats,
        built=[0] * COUNTERS,
        occupied=[0] * len(TOWNS),
        full=0,
        settled=[0] * seats,
        targets=NO_TARGETS * len(TOWNS),
    )


def clone(s: State) -> State:
    """An independent copy. Written out, in field order, because searches make thousands of them."""
    return State(
        s.rules,
        s.house,
        s.seats,
        s.phase,
        s.to_act,
        s.round,
        s.half,
        s.order[:],
        s.still_in,
        s.bids[:],
        s.money[:],
        s.wanted[:],
        s.farmers[:],
        s.jails_out[:],
        s.used[:],
        s.cowboys[:],
        s.cattle[:],
        s.owners[:],
        s.plots[:],
        s.town_farmers[:],
        s.opened,
        s.fight.copy() if s.fight is not None else None,
        s.supply[:],
        s.posse[:],
        s.herd[:],
        s.free[:],
        s.room,
        s.grazing[:],
        s.open,
        s.stock[:],
        s.built[:],
        s.occupied[:],
        s.full,
        s.settled[:],
        s.targets[:],
    )


_PLAIN: Final = ("seats", "phase", "to_act", "round", "half", "still_in", "opened", "room", "open", "full")
_LISTS: Final = (
    "order", "bids", "money", "wanted", "farmers", "jails_out", "used", "cowboys", "cattle", "owners",
    "plots", "town_farmers", "supply", "posse", "herd", "free", "grazing", "stock", "built", "occupied",
    "settled",
)  # fmt: skip
_FIGHT: Final = (
    "town", "target", "owner", "number", "attacker", "sheriff", "reserve", "step", "shooter", "winner",
)  # fmt: skip


def encode(s: State) -> dict[str, Any]:
    """The whole state as JSON-able data."""
    data: dict[str, Any] = {"rules": s.rules.as_dict()}
    data |= {key: getattr(s, key) for key in _PLAIN}
    data |= {key: list(getattr(s, key)) for key in _LISTS}
    data["fight"] = None if s.fight is None else {key: getattr(s.fight, key) for key in _FIGHT}
    return data


def decode(data: Mapping[str, Any]) -> State:
    """The reverse of `encode`. Trusts the data."""
    rules = Rules(data["rules"])
    values: dict[str, Any] = {key: data[key] for key in _PLAIN}
    values |= {key: list(data[key]) for key in _LISTS}
    return State(
        rules=rules,
        house=house_of(rules, data["seats"]),
        fight=None if data["fight"] is None else Fight(**data["fight"]),
        targets=NO_TARGETS * len(TOWNS),
        **values,
    )
