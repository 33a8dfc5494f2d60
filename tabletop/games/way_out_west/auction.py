"""Set-up and the auction for the turn order (rule page "Set-up" and "A round" 1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.events import Event
from tabletop.games.way_out_west import board, turns
from tabletop.games.way_out_west.chart import COUNTERS, COWBOYS, SUPPLY
from tabletop.games.way_out_west.events import AuctionWon, BidMade, Dropped, FirstRolled, OrderSet, Placed
from tabletop.games.way_out_west.state import State
from tabletop.games.way_out_west.towns import town_id

PLACED: Final = 3
"""Cowboys that each player places at the start."""


def roll_first(s: State, dice: Sequence[int], log: list[Event] | None) -> None:
    """One die for each seat of `order`: the highest goes first, several highest roll again."""
    best = max(dice)
    highest = [seat for seat, die in zip(s.order, dice, strict=True) if die == best]
    if log is not None:
        tied = tuple(highest) if len(highest) > 1 else ()
        log.append(FirstRolled(-1, tuple(s.order), tuple(dice), tied))
    if len(highest) > 1:
        s.order = highest
        return
    s.order = clockwise(highest[0], s.seats)
    s.phase = "setup"
    s.to_act = highest[0]
    if log is not None:
        log.append(OrderSet(highest[0], tuple(s.order)))


def clockwise(first: int, seats: int) -> list[int]:
    """All seats from the first one on."""
    return [(first + i) % seats for i in range(seats)]


def placed(s: State, seat: int) -> int:
    """How many cowboys of a seat are on the map."""
    return SUPPLY[COWBOYS] - s.supply[seat * COUNTERS + COWBOYS]


def place(s: State, seat: int, town: int, log: list[Event] | None) -> None:
    """A cowboy is placed; after three each the first auction begins. A stagecoach pays nothing for it."""
    board.take_counters(s, seat, COWBOYS, 1)
    board.add_cowboys(s, town, seat, 1)
    if log is not None:
        log.append(Placed(seat, town_id(town)))
    at = s.order.index(seat)
    for other in (*s.order[at + 1 :], *s.order[: at + 1]):
        if placed(s, other) < PLACED:
            s.to_act = other
            return
    turns.begin_auction(s, log)


def bid(s: State, seat: int, amount: int, log: list[Event] | None) -> None:
    """The seat's bid is `amount` now; it stays in the seat's money until it is paid."""
    s.bids[seat] = amount
    if log is not None:
        log.append(BidMade(seat, amount))
    at = s.order.index(seat) + 1
    s.to_act = s.order[at if at < s.still_in else 0]


def drop(s: State, seat: int, log: list[Event] | None) -> None:
    """The seat pays its bid and takes the last free place; who is left alone has won."""
    paid = pay_bid(s, seat)
    at = s.order.index(seat)
    del s.order[at]
    s.still_in -= 1
    s.order.insert(s.still_in, seat)
    if log is not None:
        log.append(Dropped(seat, paid, s.still_in + 1))
    if s.still_in > 1:
        s.to_act = s.order[at if at < s.still_in else 0]
        return
    first = s.order[0]
    paid = pay_bid(s, first)
    if log is not None:
        log.append(AuctionWon(first, paid))
    turns.begin_actions(s, log)


def pay_bid(s: State, seat: int) -> int:
    """The bid goes to the bank; how much it was."""
    amount = s.bids[seat]
    s.money[seat] -= amount
    s.bids[seat] = 0
    return amount
