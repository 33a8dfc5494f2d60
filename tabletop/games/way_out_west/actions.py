"""What each box of the action chart does (rule page "The action chart"); the gunfight goes on in fight.py.

Every action pays, closes its box, moves counters and ends the turn. Trusts the move.
"""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.core.game import Move
from tabletop.games.way_out_west import board
from tabletop.games.way_out_west.chart import (
    BOX_IDS,
    CATTLE,
    COUNTERS,
    COWBOYS,
    FARMER,
    MOVE_CATTLE,
    MOVE_COWBOYS,
    STAGECOACH,
)
from tabletop.games.way_out_west.events import (
    Built,
    CattleBought,
    CattleMoved,
    CowboysHired,
    CowboysMoved,
    FarmerPlaced,
    Passed,
    StagecoachPaid,
    TownOpened,
)
from tabletop.games.way_out_west.state import NONE, State
from tabletop.games.way_out_west.towns import town_id
from tabletop.games.way_out_west.turns import end_action


def pay(s: State, seat: int, box: int, number: int = 1) -> int:
    """Pay for one use of a box, or for so many counters of it, and close it; what it cost."""
    board.use_box(s, box)
    price = s.house.prices[box] * number
    s.money[seat] -= price
    return price


def pass_by(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """No action."""
    if log is not None:
        log.append(Passed(seat))
    end_action(s, seat, log)


def buy_cattle(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """1 or 2 cattle come to a town."""
    _, town, number = move
    paid = pay(s, seat, CATTLE, number)
    board.take_counters(s, seat, CATTLE, number)
    opened = board.add_cattle(s, town, seat, number)
    if log is not None:
        log.append(CattleBought(seat, town_id(town), number, paid))
        if opened:
            log.append(TownOpened(seat, town_id(town + 1)))
    end_action(s, seat, log)


def buy_cowboys(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """1 or 2 cowboys come to a town; its stagecoach pays for each."""
    _, town, number = move
    paid = pay(s, seat, COWBOYS, number)
    board.take_counters(s, seat, COWBOYS, number)
    board.add_cowboys(s, town, seat, number)
    if log is not None:
        log.append(CowboysHired(seat, town_id(town), number, paid))
    pay_stagecoach(s, town, number, "placed", log)
    end_action(s, seat, log)


def build(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """A building comes to a town."""
    _, kind, town = move
    paid = pay(s, seat, kind)
    board.add_building(s, town, kind, seat)
    if log is not None:
        plot = s.plots[town * COUNTERS + kind]
        log.append(Built(seat, BOX_IDS[kind], town_id(town), plot, board.town_size(s, town), paid))
    end_action(s, seat, log)


def move_cowboys(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """Cowboys ride, each from where it stood to another town; stagecoaches pay for those that leave."""
    steps = move[1]
    paid = pay(s, seat, MOVE_COWBOYS)
    for start, end in steps:
        board.remove_cowboys(s, start, seat, 1)
        board.add_cowboys(s, end, seat, 1)
    if log is not None:
        starts = tuple(town_id(start) for start, _ in steps)
        log.append(CowboysMoved(seat, starts, tuple(town_id(end) for _, end in steps), paid))
    if s.built[STAGECOACH]:
        _pay_for_rides(s, steps, log)
    end_action(s, seat, log)


def _pay_for_rides(s: State, steps: tuple[tuple[int, int], ...], log: list[Event] | None) -> None:
    left = [start for start, _ in steps]
    for town in sorted(set(left)):
        pay_stagecoach(s, town, left.count(town), "left", log)
    if s.house.pays_arrivals:
        came = [end for _, end in steps]
        for town in sorted(set(came)):
            pay_stagecoach(s, town, came.count(town), "arrived", log)


def move_cattle(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """1 or 2 cattle are driven to another town."""
    _, start, end, number = move
    paid = pay(s, seat, MOVE_CATTLE)
    board.remove_cattle(s, start, seat, number)
    opened = board.add_cattle(s, end, seat, number)
    if log is not None:
        log.append(CattleMoved(seat, town_id(start), town_id(end), number, paid))
        if opened:
            log.append(TownOpened(seat, town_id(end + 1)))
    end_action(s, seat, log)


def place_farmer(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """The seat's farmer settles in a corral."""
    town = move[1]
    paid = pay(s, seat, FARMER)
    board.add_farmer(s, town, seat)
    if log is not None:
        log.append(FarmerPlaced(seat, town_id(town), paid))
    end_action(s, seat, log)


def pay_stagecoach(s: State, town: int, cowboys: int, why: str, log: list[Event] | None) -> None:
    """The owner of the town's stagecoach, if there is one, gets $1 from the bank for each of the cowboys."""
    owner = s.owners[town * COUNTERS + STAGECOACH]
    if owner == NONE:
        return
    s.money[owner] += cowboys
    if log is not None:
        log.append(StagecoachPaid(owner, town_id(town), cowboys, cowboys, why))
