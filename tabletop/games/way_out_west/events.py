"""What happens in a game of Way Out West, as facts for the log, the animations, the AI seats and the JSON
stream.

Towns and counters are named by their ids ("abilene", "hotel"). Nothing is hidden, so nothing is redacted.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from tabletop.core.events import Event


# -------------------------------------------------------------------- set-up and auction
@dataclass(frozen=True, slots=True)
class FirstRolled(Event):
    """One die a seat, in seat order, for who goes first; `tied` = the seats that roll again, () if it is
    decided."""

    kind: ClassVar[str] = "first-rolled"
    seats: tuple[int, ...]
    dice: tuple[int, ...]
    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class OrderSet(Event):
    """The turn order, first first; `seat` goes first."""

    kind: ClassVar[str] = "order-set"
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """Set-up: a cowboy was placed."""

    kind: ClassVar[str] = "placed"
    town: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A new round: bids for the turn order, asked in this order."""

    kind: ClassVar[str] = "round-began"
    round: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """The seat's bid is now `amount` in all."""

    kind: ClassVar[str] = "bid-made"
    amount: int


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """The seat left the auction, paid its bid and takes this place of the order (1 = first)."""

    kind: ClassVar[str] = "dropped"
    paid: int
    place: int


@dataclass(frozen=True, slots=True)
class AuctionWon(Event):
    """The seat was the last one in, paid its bid and goes first."""

    kind: ClassVar[str] = "auction-won"
    paid: int


# -------------------------------------------------------------------- actions
@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The seat took no action."""

    kind: ClassVar[str] = "passed"


@dataclass(frozen=True, slots=True)
class CattleBought(Event):
    """Cattle came out of the supply."""

    kind: ClassVar[str] = "cattle-bought"
    town: str
    number: int
    paid: int


@dataclass(frozen=True, slots=True)
class CowboysHired(Event):
    """Cowboys came out of the supply."""

    kind: ClassVar[str] = "cowboys-hired"
    town: str
    number: int
    paid: int


@dataclass(frozen=True, slots=True)
class Built(Event):
    """A building was put up on this plot; `size` = the town's size now."""

    kind: ClassVar[str] = "built"
    building: str
    town: str
    plot: int
    size: int
    paid: int


@dataclass(frozen=True, slots=True)
class CowboysMoved(Event):
    """Cowboys moved: `starts[i]` to `ends[i]` for each."""

    kind: ClassVar[str] = "cowboys-moved"
    starts: tuple[str, ...]
    ends: tuple[str, ...]
    paid: int


@dataclass(frozen=True, slots=True)
class CattleMoved(Event):
    """Cattle moved from one town to another."""

    kind: ClassVar[str] = "cattle-moved"
    start: str
    end: str
    number: int
    paid: int


@dataclass(frozen=True, slots=True)
class FarmerPlaced(Event):
    """The seat's farmer settled in a town."""

    kind: ClassVar[str] = "farmer-placed"
    town: str
    paid: int


@dataclass(frozen=True, slots=True)
class TownOpened(Event):
    """A town is open for cattle from now on."""

    kind: ClassVar[str] = "town-opened"
    town: str


@dataclass(frozen=True, slots=True)
class StagecoachPaid(Event):
    """`seat`, the owner of the stagecoach in this town, got $1 for each of `cowboys`; `why` is "placed",
    "left" or "arrived"."""

    kind: ClassVar[str] = "stagecoach-paid"
    town: str
    cowboys: int
    amount: int
    why: str


# -------------------------------------------------------------------- the gunfight
@dataclass(frozen=True, slots=True)
class FightBegan(Event):
    """`seat` attacks: `target` is a building, "cattle" (`number` of them) or "farmer"; `owner` -1 = a farmer.

    `guns` = (attack, defence) before a sheriff joins; `sheriff` = the seat that is asked about it, -1: none.
    `defender` = what stands beside the owner's cowboys: "built-in", "default", "farmer" or "".
    """

    kind: ClassVar[str] = "fight-began"
    town: str
    target: str
    owner: int
    number: int
    guns: tuple[int, ...]
    defender: str
    sheriff: int


@dataclass(frozen=True, slots=True)
class SheriffJoined(Event):
    """The sheriff of `seat` joined "attack" or "defence"; `guns` = the sides now."""

    kind: ClassVar[str] = "sheriff-joined"
    side: str
    guns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SheriffStayedOut(Event):
    """The sheriff of `seat` stays out of the fight."""

    kind: ClassVar[str] = "sheriff-stayed-out"


@dataclass(frozen=True, slots=True)
class ExchangeBegan(Event):
    """A new exchange of shots: "attack" or "defence" shoots first, having fewer guns, or "both" at once."""

    kind: ClassVar[str] = "exchange-began"
    first: str
    guns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shot(Event):
    """A side shot, one die a gun; `seat` = the player who did, -1 where a side without cowboys shoots by
    itself."""

    kind: ClassVar[str] = "shot"
    side: str
    dice: tuple[int, ...]
    hits: int


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """Who fell on a side: `seat`'s cowboys (-1: a farmer's side has none), the sheriff, and the built-in or
    default defender or the farmer (`defender` names it). `guns` = the sides now."""

    kind: ClassVar[str] = "fell"
    side: str
    cowboys: int
    sheriff: bool
    defender: str
    guns: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Retreated(Event):
    """The cowboys of `seat` left the fight, one to each of these towns."""

    kind: ClassVar[str] = "retreated"
    side: str
    town: str
    towns: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FightOver(Event):
    """`side` = "attack", "defence" or "" (nobody is left at all); `seat` = the winner, -1: a farmer or
    nobody."""

    kind: ClassVar[str] = "fight-over"
    side: str
    town: str


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """`seat` won `number` counters of `owner`: `replaced` of them by its own, the others are gone from the
    town."""

    kind: ClassVar[str] = "taken"
    town: str
    what: str
    owner: int
    number: int
    replaced: int


@dataclass(frozen=True, slots=True)
class Removed(Event):
    """`seat` shot a jail of `owner` or a farmer (owner -1) out of the game."""

    kind: ClassVar[str] = "removed"
    town: str
    what: str
    owner: int


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """`seat` robbed the bank of `owner`: three dice asked for their sum, `amount` was paid; `bank_lost` = it
    could not all be paid and the bank went back to its owner's supply."""

    kind: ClassVar[str] = "robbed"
    town: str
    owner: int
    dice: tuple[int, ...]
    amount: int
    bank_lost: bool


@dataclass(frozen=True, slots=True)
class PosterTaken(Event):
    """`seat` took a wanted poster from `giver`, -1 = from those that nobody had; `left` = how many of these
    there are still."""

    kind: ClassVar[str] = "poster-taken"
    giver: int
    left: int


# -------------------------------------------------------------------- income and the end
@dataclass(frozen=True, slots=True)
class IncomeBegan(Event):
    """Income after this round; an Earned for each counter that pays, town by town, then IncomePaid follow."""

    kind: ClassVar[str] = "income-began"
    round: int


@dataclass(frozen=True, slots=True)
class Earned(Event):
    """A seat's `counter` ("cattle", "store", "hotel", "bank") in a town earned `amount`.

    `number` x `each` dollars, and for a store `farmers` x $2 besides. `number`: cattle, others' cattle,
    others' cowboys, building counters. `train` and `farmers` (> 0) say what changed what cattle pay.
    """

    kind: ClassVar[str] = "earned"
    town: str
    counter: str
    number: int
    each: int
    farmers: int
    train: bool
    amount: int


@dataclass(frozen=True, slots=True)
class IncomePaid(Event):
    """The income of the round by seat, and everyone's money now."""

    kind: ClassVar[str] = "income-paid"
    amounts: tuple[int, ...]
    money: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """Everyone has taken two actions; the marker moves on."""

    kind: ClassVar[str] = "round-ended"
    round: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """`points` of a seat for `what`: "buildings" or "cattle" (`number` x `each`) or "control" of a `town`,
    and "money" or "wanted" (`town` is "", `number` = dollars or posters, `tied` = shared)."""

    kind: ClassVar[str] = "scored"
    what: str
    town: str
    number: int
    each: int
    tied: bool
    points: int


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The end: total points and places by seat."""

    kind: ClassVar[str] = "game-over"
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
