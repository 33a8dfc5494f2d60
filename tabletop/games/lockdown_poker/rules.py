"""What a move does in Lockdown Poker: every move, of a seat, of chance and of the table, to its deed and to
what follows. Trusts the move; `legal.py` and `refuse.py` say which may be made.

Everything happens in place; events are only made where a log is given.
"""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.core.game import Move
from tabletop.games.lockdown_poker import betting, course, deal, sheriff, showdown, switching
from tabletop.games.lockdown_poker.events import SheriffDeclined
from tabletop.games.lockdown_poker.state import State


def play(s: State, seat: int, move: Move, log: list[Event] | None = None) -> None:
    """Make any move and go on to the next decision."""
    kind = move[0]
    if kind == "switch":
        switching.switch(s, seat, move[1], move[2], move[3], log)
        course.end_switching_turn(s, seat, log)
    elif kind == "lock":
        switching.lock(s, seat, move[1], log)
        course.end_switching_turn(s, seat, log)
    elif kind == "draw":
        switching.draw(s, seat, move[1], log)
        course.end_switching_turn(s, seat, log)
    elif kind == "stand":
        switching.stand(seat, log)
        course.end_switching_turn(s, seat, log)
    elif kind == "sheriff" or kind == "no-sheriff":
        play_or_decline(s, seat, move, log)
    elif kind == "deal":
        deal.deal_out(s, move[1], log)
        course.begin_switching(s, log)
    elif kind == "dealer":
        deal.choose_dealer(s, move[1], log)
    elif kind == "next-hand":
        deal.gather(s)
    else:
        bet(s, seat, move, log)
        course.end_betting_turn(s, seat, log)


def bet(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """A deed of a betting turn."""
    kind = move[0]
    if kind == "check":
        betting.check(s, seat, log)
    elif kind == "call":
        betting.call(s, seat, log)
    elif kind == "fold":
        betting.fold(s, seat, log)
    else:
        betting.wager(s, seat, move, log)


def play_or_decline(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """The Sheriff uses up no turn; at the last call, or at the showdown, what was left to ask is answered."""
    if move[0] == "sheriff":
        sheriff.play_sheriff(s, seat, move[1], move[2], log)
    elif log is not None:
        log.append(SheriffDeclined(seat))
    if s.phase == "sheriff":
        showdown.turn_up(s, log)
    elif s.phase == "showdown":
        showdown.decide(s, log)
