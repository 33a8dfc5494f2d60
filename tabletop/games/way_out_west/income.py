"""Income: what each counter pays whom, town by town (rule page "Buildings").

`income_lines` is the rule; the income of a round, the forecast and the hints all read it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tabletop.core.events import Event
from tabletop.games.way_out_west.chart import BANK, BOX_IDS, CATTLE, COUNTERS, HOTEL, STORE, TRAIN
from tabletop.games.way_out_west.events import Earned, IncomeBegan, IncomePaid
from tabletop.games.way_out_west.state import NONE, SEATS_MOST, State
from tabletop.games.way_out_west.towns import TOWNS, town_id

EVERY: Final = 3
"""There is income after every third round."""
PER_CATTLE: Final = 2
PER_FARMER: Final = 2
PER_BUILDING: Final = 2


class IncomeLine(NamedTuple):
    """What one seat's counters of a kind earn in one town: `number` x `each` dollars, and $2 a farmer for a
    store."""

    town: int
    seat: int
    counter: int
    """CATTLE, STORE, HOTEL or BANK."""
    number: int
    """Its cattle, others' cattle, others' cowboys, or building counters in the town."""
    each: int
    farmers: int
    """Farmers in the town, where they change what is paid (cattle, store), else 0."""
    train: bool
    """Do the cattle pay double?"""
    amount: int


def income_lines(s: State) -> list[IncomeLine]:
    """Every line of the income if it came now, by town: cattle by seat, then store, hotel, bank. Counters
    that earn nothing have none."""
    return [line for town in TOWNS for line in town_income(s, town)]


def town_income(s: State, town: int) -> Iterator[IncomeLine]:
    """The lines of one town."""
    cattle = s.cattle[town * SEATS_MOST : town * SEATS_MOST + s.seats]
    farmers = s.town_farmers[town]
    base = town * COUNTERS
    total = sum(cattle)
    if total:
        train = s.owners[base + TRAIN] != NONE
        each = cattle_pay(farmers > 0, train)
        for seat, number in enumerate(cattle):
            if number:
                yield IncomeLine(town, seat, CATTLE, number, each, farmers, train, number * each)
    if not s.occupied[town]:
        return
    owner = s.owners[base + STORE]
    if owner != NONE:
        number = total - cattle[owner]
        if number or farmers:
            yield IncomeLine(town, owner, STORE, number, 1, farmers, False, number + PER_FARMER * farmers)
    owner = s.owners[base + HOTEL]
    if owner != NONE:
        cowboys = s.cowboys[town * SEATS_MOST : town * SEATS_MOST + s.seats]
        if number := sum(cowboys) - cowboys[owner]:
            yield IncomeLine(town, owner, HOTEL, number, 1, 0, False, number)
    owner = s.owners[base + BANK]
    if owner != NONE:
        number = s.occupied[town].bit_count()
        yield IncomeLine(town, owner, BANK, number, PER_BUILDING, 0, False, number * PER_BUILDING)


def cattle_pay(farmer: bool, train: bool) -> int:
    """Dollars for each cattle: 2, 1 with a farmer; a train doubles it."""
    each = PER_CATTLE - 1 if farmer else PER_CATTLE
    return each * 2 if train else each


def income(s: State) -> list[int]:
    """Dollars by seat if income came now."""
    amounts = [0] * s.seats
    for line in income_lines(s):
        amounts[line.seat] += line.amount
    return amounts


def pay_income(s: State, log: list[Event] | None) -> None:
    """The income of an income round is paid."""
    lines = income_lines(s)
    amounts = [0] * s.seats
    for line in lines:
        amounts[line.seat] += line.amount
    money = s.money
    for seat, amount in enumerate(amounts):
        money[seat] += amount
    if log is None:
        return
    log.append(IncomeBegan(-1, s.round))
    log += [
        Earned(
            line.seat,
            town_id(line.town),
            BOX_IDS[line.counter],
            line.number,
            line.each,
            line.farmers,
            line.train,
            line.amount,
        )
        for line in lines
    ]
    log.append(IncomePaid(-1, tuple(amounts), tuple(money)))
