"""Counters come and go: the only functions that move them, so that derived fields stay true.

Each trusts its caller that the counters are there and that there is room. What it costs and who is told is
for the rules to say.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.way_out_west.chart import BUILDINGS, CATTLE, COUNTERS, COWBOYS, FARMER, JAIL
from tabletop.games.way_out_west.state import NO_TARGETS, NONE, SEATS_MOST, State
from tabletop.games.way_out_west.towns import SPACES, TOWNS

_THREES: Final = tuple(3**town for town in TOWNS)
_FIRST_FREE: Final = tuple(
    next(plot for plot in range(7) if not used >> plot & 1) for used in range(1 << max(SPACES))
)
"""The first plot that is not in a bit mask of plots."""


# -------------------------------------------------------------------- supplies and boxes
def take_counters(s: State, seat: int, kind: int, number: int) -> None:
    """Counters leave a seat's supply."""
    at = seat * COUNTERS + kind
    s.supply[at] -= number
    if not s.supply[at]:
        s.stock[seat] &= ~(1 << kind)


def give_back(s: State, seat: int, kind: int, number: int) -> None:
    """Counters return to their owner's supply."""
    s.supply[seat * COUNTERS + kind] += number
    s.stock[seat] |= 1 << kind


def use_box(s: State, box: int) -> None:
    """One box of this kind is closed until the round ends."""
    s.used[box] += 1
    if s.used[box] >= s.house.boxes[box]:
        s.open &= ~(1 << box)


def open_boxes(s: State) -> None:
    """The round is over: every box is free again."""
    s.used = [0] * len(s.used)
    s.open = s.house.open_boxes


# -------------------------------------------------------------------- cowboys
def add_cowboys(s: State, town: int, seat: int, number: int) -> None:
    """Cowboys come to a town; those of the supply have left it before."""
    s.cowboys[town * SEATS_MOST + seat] += number
    s.posse[seat] |= 1 << town


def remove_cowboys(s: State, town: int, seat: int, number: int) -> None:
    """Cowboys leave a town, or this life."""
    at = town * SEATS_MOST + seat
    s.cowboys[at] -= number
    if not s.cowboys[at]:
        s.posse[seat] &= ~(1 << town)


def kill_cowboys(s: State, town: int, seat: int, number: int) -> None:
    """Cowboys fall and go back to their owner's supply."""
    remove_cowboys(s, town, seat, number)
    give_back(s, seat, COWBOYS, number)


# -------------------------------------------------------------------- cattle, farmers, corrals
def add_cattle(s: State, town: int, seat: int, number: int) -> bool:
    """Cattle come to a town; those of the supply have left it before. True if that opened the next town."""
    s.cattle[town * SEATS_MOST + seat] += number
    s.herd[seat] |= 1 << town
    _change_free(s, town, -number)
    upward = 2 << town
    if town == TOWNS[-1] or s.opened & upward:
        return False
    s.opened |= upward
    _change_free(s, town + 1, 0)
    return True


def remove_cattle(s: State, town: int, seat: int, number: int) -> None:
    """Cattle leave a town."""
    at = town * SEATS_MOST + seat
    s.cattle[at] -= number
    if not s.cattle[at]:
        s.herd[seat] &= ~(1 << town)
    _change_free(s, town, number)


def lose_cattle(s: State, town: int, seat: int, number: int) -> None:
    """Cattle go back to their owner's supply."""
    remove_cattle(s, town, seat, number)
    give_back(s, seat, CATTLE, number)


def add_farmer(s: State, town: int, seat: int) -> None:
    """A seat's farmer settles in a town, neutral from now on."""
    set_farmer(s, seat, False)
    settle_farmer(s, town)


def remove_farmer(s: State, town: int) -> None:
    """A farmer leaves the game."""
    s.town_farmers[town] -= 1
    _change_free(s, town, 1)


def _change_free(s: State, town: int, by: int) -> None:
    """The free corrals of a town change by so many, and all that depends on them."""
    s.free[town] = free = s.free[town] + by
    bit = 1 << town
    if free:
        s.room |= bit
    else:
        s.room &= ~bit
    s.grazing[town] = _THREES[town] * (2 if free > 2 else free) if s.opened & bit else 0
    s.targets[town * SEATS_MOST : (town + 1) * SEATS_MOST] = NO_TARGETS


# -------------------------------------------------------------------- buildings
def add_building(s: State, town: int, kind: int, seat: int) -> None:
    """A building comes out of the seat's supply onto the first free plot."""
    take_counters(s, seat, kind, 1)
    at = town * COUNTERS + kind
    s.owners[at] = seat
    s.plots[at] = plot = _FIRST_FREE[s.occupied[town]]
    s.occupied[town] |= 1 << plot
    bit = 1 << town
    s.built[kind] |= bit
    if s.occupied[town].bit_count() >= SPACES[town]:
        s.full |= bit
    _settle(s, town, seat)


def remove_building(s: State, town: int, kind: int) -> None:
    """A building goes back to its owner's supply."""
    at = town * COUNTERS + kind
    owner = s.owners[at]
    s.owners[at] = NONE
    s.occupied[town] &= ~(1 << s.plots[at])
    s.plots[at] = 0
    bit = ~(1 << town)
    s.built[kind] &= bit
    s.full &= bit
    give_back(s, owner, kind, 1)
    _settle(s, town, owner)


def remove_jail(s: State, town: int) -> None:
    """A jail leaves the game."""
    owner = s.owners[town * COUNTERS + JAIL]
    remove_building(s, town, JAIL)
    take_counters(s, owner, JAIL, 1)
    s.jails_out[owner] += 1


def replace_building(s: State, town: int, kind: int, seat: int) -> None:
    """A seat's own building of the same kind takes the place of one, which goes back to its owner."""
    at = town * COUNTERS + kind
    loser = s.owners[at]
    give_back(s, loser, kind, 1)
    take_counters(s, seat, kind, 1)
    s.owners[at] = seat
    _settle(s, town, loser)
    _settle(s, town, seat)


def _settle(s: State, town: int, seat: int) -> None:
    """A seat's buildings in a town have changed: does it own two or more? What can be attacked has changed,
    too."""
    if s.owners[town * COUNTERS : (town + 1) * COUNTERS].count(seat) >= 2:
        s.settled[seat] |= 1 << town
    else:
        s.settled[seat] &= ~(1 << town)
    s.targets[town * SEATS_MOST : (town + 1) * SEATS_MOST] = NO_TARGETS


def town_size(s: State, town: int) -> int:
    """The number of building counters in a town now."""
    return s.occupied[town].bit_count()


def buildings_in(s: State, town: int) -> list[tuple[int, int]]:
    """(kind, owner) of each building in a town, in the order of their plots."""
    base = town * COUNTERS
    there = [kind for kind in BUILDINGS if s.owners[base + kind] != NONE]
    return [(kind, s.owners[base + kind]) for kind in sorted(there, key=lambda kind: s.plots[base + kind])]


# -------------------------------------------------------------------- setting up a position
def settle_farmer(s: State, town: int) -> None:
    """A farmer stands in a town, whosever it was."""
    s.town_farmers[town] += 1
    _change_free(s, town, -1)


def set_farmer(s: State, seat: int, unused: bool) -> None:
    """A seat's own farmer is unused, or has been placed."""
    s.farmers[seat] = int(unused)
    bit = 1 << FARMER
    s.stock[seat] = s.stock[seat] | bit if unused else s.stock[seat] & ~bit


def set_opened(s: State, town: int, is_open: bool) -> None:
    """A town is open for cattle, or not."""
    bit = 1 << town
    s.opened = s.opened | bit if is_open else s.opened & ~bit
    _change_free(s, town, 0)
