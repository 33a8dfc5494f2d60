"""The course of a hand: what follows a deal, a turn, a round and the last call (rule page "The deal").

    deal - switching (3 cards) [- betting] - card - switching (4) ... switching (6) [- betting] - seventh
    [- betting] - last call of the Sheriff - cards turned up - points or pots

The betting rounds are there for chips only.
"""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.games.lockdown_poker import betting, deal, sheriff, showdown
from tabletop.games.lockdown_poker.deck import ALL_CARDS
from tabletop.games.lockdown_poker.events import SwitchingBegins
from tabletop.games.lockdown_poker.showing import first_to_switch
from tabletop.games.lockdown_poker.state import NOBODY, State


def begin_switching(s: State, log: list[Event] | None) -> None:
    """Settle who goes first; a Sheriff played later does not change it."""
    s.phase = "switch"
    s.acted = 0
    s.to_act, tied = first_to_switch(s)
    if log is not None:
        why = s.house.first_turn
        log.append(SwitchingBegins(s.to_act, s.round, why, tied, s.up[s.to_act]))


def end_switching_turn(s: State, seat: int, log: list[Event] | None) -> None:
    """The next player clockwise who has not had his turn; after the last one the round is over."""
    s.acted |= 1 << seat
    waiting = s.live & ~s.acted
    if not waiting:
        s.acted = 0
        if not (s.house.money and betting.begin(s, log)):
            next_card(s, log)
        return
    seats = len(s.up)
    while True:
        seat = seat + 1 if seat + 1 < seats else 0
        if waiting >> seat & 1:
            s.to_act = seat
            return


def end_betting_turn(s: State, seat: int, log: list[Event] | None) -> None:
    """The next player who must answer; after the last one the bets are gathered. Who is left alone takes the
    pot."""
    alone = s.live & (s.live - 1) == 0
    s.to_act = NOBODY if alone else betting.next_to_bet(s, seat)
    if s.to_act != NOBODY:
        return
    betting.gather(s, log)
    if alone:
        showdown.take_pot(s, log)
    elif s.round == ALL_CARDS:
        last_call(s, log)
    else:
        next_card(s, log)


def next_card(s: State, log: list[Event] | None) -> None:
    """One more card to everybody; then switching, after the seventh the last betting or the last call."""
    deal.deal_card(s, log)
    if s.round < ALL_CARDS:
        begin_switching(s, log)
    elif not (s.house.money and betting.begin(s, log)):
        last_call(s, log)


def last_call(s: State, log: list[Event] | None) -> None:
    """Nobody is left to act: who knows that he holds the Sheriff is asked once, then the cards are turned
    up."""
    s.to_act = sheriff.holder(s)
    if s.to_act == NOBODY:
        showdown.turn_up(s, log)
    else:
        s.phase = "sheriff"
