"""The cowhand's bids: what the first pick of the boxes is worth more than the last, in dollars."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Move
from tabletop.games.way_out_west import legal
from tabletop.games.way_out_west.chart import BOX_IDS
from tabletop.games.way_out_west.state import State, clone
from tests.arena.frozen.way_out_west.judge import Judge
from tests.arena.frozen.way_out_west.moment import moment_of
from tests.arena.frozen.way_out_west.options import weigh

TAKEN: Final = 0.15
"""How likely a player before one takes the only box of a kind that one wants."""
SHARE: Final = 0.6
"""So much of what a pick is worth is bid for it at most."""
FIRST: Final = 0.6
"""Points for acting first in a round besides the choice of boxes: nobody shoots before."""

MEANT: Final = 6
"""Dollars that the picks themselves will cost: these are no longer in hand when a bid is felt."""
WORTHLESS: Final = 0.02
"""Points below which a dollar is as good as none: the last ones may all be bid."""
PART: Final = 3
"""Never more than one of so many parts of the money."""


def most_bid(s: State, seat: int) -> int:
    """The highest bid that is worth making in the auction that is on, in dollars."""
    s = clone(s)
    s.money[seat] -= s.bids[seat]
    moment = moment_of(s, seat, 1)
    judge = Judge(s, seat, moment)
    picks = _by_box(judge, s, seat)
    places = s.still_in
    gain = _pick(s, picks, 1) - _pick(s, picks, places) + FIRST * (places - 1) / s.seats
    price = moment.dollar(seat, max(0, s.money[seat] - MEANT))
    dollars = SHARE * gain / price if price > WORTHLESS else float(s.money[seat])
    return min(int(dollars), s.money[seat] // PART)


def _by_box(judge: Judge, s: State, seat: int) -> list[tuple[float, int]]:
    """(worth, box) of the best move that each box allows, best first; -1 = no box."""
    best: dict[int, float] = {}
    for worth, move in weigh(judge, s, seat, legal.actions(s, seat)):
        box = _box(move)
        best[box] = max(worth, best.get(box, worth))
    return sorted(((worth, box) for box, worth in best.items()), key=lambda pair: (-pair[0], pair[1]))


def _box(move: Move) -> int:
    if move[0] == "build":
        return int(move[1])
    return BOX_IDS.index(move[0]) if move[0] in BOX_IDS else -1


def _pick(s: State, picks: list[tuple[float, int]], place: int) -> float:
    """What the best free box is worth to the seat that picks at this place, 1 the first."""
    value, open_still = 0.0, 1.0
    for worth, box in picks:
        number = s.house.boxes[box] if box >= 0 else 99
        free = max(0.0, 1 - TAKEN * (place - 1) / number)
        value += open_still * free * worth
        open_still *= 1 - free
        if open_still < 0.001:
            break
    return value + open_still * picks[-1][0]
