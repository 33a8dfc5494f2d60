"""The course of a round: whose action is next, the end of a round, the next auction.

Rule page "A round" 2 and 3.
"""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.games.way_out_west import board, income, scoring
from tabletop.games.way_out_west.events import OrderSet, RoundBegan, RoundEnded
from tabletop.games.way_out_west.state import State

ACTIONS: int = 2
"""Actions of each player in a round."""


def begin_auction(s: State, log: list[Event] | None) -> None:
    """A round begins: everyone is asked for a bid in the current order."""
    s.phase = "bid"
    s.still_in = s.seats
    s.to_act = s.order[0]
    if log is not None:
        log.append(RoundBegan(-1, s.round, tuple(s.order)))


def begin_actions(s: State, log: list[Event] | None) -> None:
    """The auction is over: actions in the new order."""
    s.phase = "action"
    s.still_in = 0
    s.to_act = s.order[0]
    if log is not None:
        log.append(OrderSet(s.order[0], tuple(s.order)))


def end_action(s: State, seat: int, log: list[Event] | None) -> None:
    """A seat's action is done: the next seat's, then everyone's second, then the round ends."""
    order = s.order
    at = order.index(seat) + 1
    if at < s.seats:
        s.to_act = order[at]
    elif s.half < ACTIONS:
        s.half += 1
        s.to_act = order[0]
    else:
        end_round(s, log)


def end_round(s: State, log: list[Event] | None) -> None:
    """The marker moves on; income after every third round, and the game's end after the last."""
    if log is not None:
        log.append(RoundEnded(-1, s.round))
    if s.round % income.EVERY == 0:
        income.pay_income(s, log)
    board.open_boxes(s)
    s.half = 1
    if s.round >= s.house.rounds:
        scoring.end_game(s, log)
    else:
        s.round += 1
        begin_auction(s, log)
