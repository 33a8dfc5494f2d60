"""The moves of Way Out West and their text forms (rule page "Notation").

Seats move with all but Roll, which is chance's. Towns are ints (NO_TOWN for a word that names none), counters
are boxes of the chart. The steps of MoveCowboys and the towns of Retreat stand in town order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, TypeAlias

from tabletop.core.game import Move
from tabletop.games.way_out_west.chart import BOX_IDS, BUILDINGS, CATTLE, FARMER, building_of
from tabletop.games.way_out_west.towns import TOWNS, town_id, town_of

NEUTRAL: Final = -1
"""The owner of a farmer."""
Step: TypeAlias = tuple[int, int]
"""One cowboy's way: from town, to town."""


class Place(NamedTuple):
    """Set-up: a cowboy goes to a town."""

    kind: str
    town: int


class Bid(NamedTuple):
    """The auction: `amount` is the new total of the seat's bid."""

    kind: str
    amount: int


class Cattle(NamedTuple):
    """Buy 1 or 2 cattle in one town."""

    kind: str
    town: int
    number: int


class Cowboys(NamedTuple):
    """Buy 1 or 2 cowboys in one town."""

    kind: str
    town: int
    number: int


class Build(NamedTuple):
    """Build a counter of the chart's building boxes."""

    kind: str
    building: int
    town: int


class MoveCowboys(NamedTuple):
    """Any number of own cowboys go from the town where each stood to another."""

    kind: str
    steps: tuple[Step, ...]


class MoveCattle(NamedTuple):
    """1 or 2 own cattle go from one town to another."""

    kind: str
    start: int
    end: int
    number: int


class Farmer(NamedTuple):
    """Place the own farmer."""

    kind: str
    town: int


class Gunfight(NamedTuple):
    """Attack in one town. `target`: CATTLE, a building or FARMER; `owner`: NEUTRAL for a farmer; `number`:
    how many cattle, 0 for all else."""

    kind: str
    town: int
    target: int
    owner: int
    number: int


class Join(NamedTuple):
    """The sheriff joins a side: "attack" or "defence"."""

    kind: str
    side: str


class Retreat(NamedTuple):
    """Instead of shooting: one cowboy to each of these towns."""

    kind: str
    towns: tuple[int, ...]


class Claim(NamedTuple):
    """Take a wanted poster from a player."""

    kind: str
    seat: int


class Word(NamedTuple):
    """A move that is one word, or two: drop, pass, stay out, shoot, take, remove."""

    kind: str


class Roll(NamedTuple):
    """Chance: dice. Of two sides that shoot at once the defence's come first."""

    kind: str
    dice: tuple[int, ...]


DROP: Final = Word("drop")
PASS: Final = Word("pass")
STAY_OUT: Final = Word("stay")
SHOOT: Final = Word("shoot")
TAKE: Final = Word("take")
REMOVE: Final = Word("remove")
JOIN_ATTACK: Final = Join("join", "attack")
JOIN_DEFENCE: Final = Join("join", "defence")
_PLAIN: Final = {"drop": DROP, "pass": PASS, "shoot": SHOOT, "take": TAKE, "remove": REMOVE}


def move_cowboys(steps: Iterable[Step]) -> MoveCowboys:
    """The move of these steps, given in any order."""
    return MoveCowboys("move-cowboys", tuple(sorted(steps)))


def retreat_to(towns: Iterable[int]) -> Retreat:
    """The retreat to these towns, given in any order."""
    return Retreat("retreat", tuple(sorted(towns)))


# -------------------------------------------------------------------- writing
def move_text(move: Move) -> str:
    """The canonical text: "cattle abilene 2", "gunfight abilene hotel 2", "stay out"."""
    match move:
        case Place() | Farmer():
            return f"{move.kind} {town_id(move.town)}"
        case Cattle() | Cowboys():
            return f"{move.kind} {town_id(move.town)} {move.number}"
        case Build():
            return f"build {BOX_IDS[move.building]} {town_id(move.town)}"
        case MoveCowboys():
            return " ".join(["move-cowboys", *(f"{town_id(a)}>{town_id(b)}" for a, b in move.steps)])
        case MoveCattle():
            return f"move-cattle {town_id(move.start)}>{town_id(move.end)} {move.number}"
        case Gunfight():
            return f"gunfight {town_id(move.town)} {target_text(move.target, move.owner, move.number)}"
        case Retreat():
            return " ".join(["retreat", *map(town_id, move.towns)])
        case Roll():
            return " ".join(["roll", *map(str, move.dice)])
    return "stay out" if move[0] == "stay" else " ".join(map(str, move))


def target_text(target: int, owner: int, number: int) -> str:
    """ "hotel 2", "cattle 1 2", "farmer"."""
    if target == FARMER:
        return "farmer"
    return f"cattle {owner} {number}" if target == CATTLE else f"{BOX_IDS[target]} {owner}"


# -------------------------------------------------------------------- reading
def parse_move(words: str) -> Move:
    """The reverse of `move_text`; steps and towns in any order. Raises ValueError for an unreadable text.

    A town that there is not, a seat that nobody has and a number that a box does not allow are readable: it
    is for the rules to refuse them.
    """
    kind, *rest = words.split() or [""]
    if not rest and kind in _PLAIN:
        return _PLAIN[kind]
    match kind, rest:
        case "stay", ["out"]:
            return STAY_OUT
        case "join", ["attack"]:
            return JOIN_ATTACK
        case "join", ["defence"]:
            return JOIN_DEFENCE
        case "place", [town]:
            return Place(kind, town_of(town))
        case "farmer", [town]:
            return Farmer(kind, town_of(town))
        case "bid", [amount]:
            return Bid(kind, _number(amount))
        case "cattle", [town, number]:
            return Cattle(kind, town_of(town), _number(number))
        case "cowboys", [town, number]:
            return Cowboys(kind, town_of(town), _number(number))
        case "claim", [seat]:
            return Claim(kind, _number(seat))
    return _parse_longer(kind, rest, words)


def _parse_longer(kind: str, rest: list[str], words: str) -> Move:
    match kind, rest:
        case "build", [name, town] if (building := building_of(name)) is not None:
            return Build(kind, building, town_of(town))
        case "move-cowboys", [_, *_]:
            return move_cowboys(_step(word) for word in rest)
        case "move-cattle", [way, number]:
            return MoveCattle(kind, *_step(way), _number(number))
        case "gunfight", [town, *target]:
            return Gunfight(kind, town_of(town), *parse_target(target))
        case "retreat", [_, *_]:
            return retreat_to(town_of(town) for town in rest)
        case "roll", [_, *_]:
            return Roll(kind, tuple(map(_number, rest)))
    raise ValueError(f"{words!r} is no move of Way Out West")


def parse_target(words: list[str]) -> tuple[int, int, int]:
    """(target, owner, number) of ["hotel", "2"], ["cattle", "1", "2"] or ["farmer"]. Raises ValueError."""
    match words:
        case ["farmer"]:
            return FARMER, NEUTRAL, 0
        case ["cattle", owner, number]:
            return CATTLE, _number(owner), _number(number)
        case [name, owner] if (building := building_of(name)) is not None:
            return building, _number(owner), 0
    raise ValueError(f"{' '.join(words)!r} is no target of a gunfight")


def _step(word: str) -> Step:
    start, arrow, end = word.partition(">")
    if not (start and arrow and end) or ">" in end:
        raise ValueError(f'{word!r} is not of the form "TOWN>TOWN"')
    return town_of(start), town_of(end)


def _number(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 9:
        return int(word)
    raise ValueError(f"{word!r} is no number")


# -------------------------------------------------------------------- moves made once
PLACES: Final[list[Move]] = [Place("place", town) for town in TOWNS]
BUILDS: Final = tuple(tuple(Build("build", b, town) for town in TOWNS) for b in range(BUILDINGS.stop))
"""BUILDS[building][town]; rows 0 and 1 are no buildings."""
FARMERS: Final = tuple(Farmer("farmer", town) for town in TOWNS)
