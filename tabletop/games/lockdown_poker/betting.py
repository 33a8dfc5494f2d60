"""A betting round: what may be bet, and what check, bet, call, raise and fold do (rule page "Money").

Bets lie in front of their players (`bets`) until the round is over, then they go into the pot (`paid`).
Whose turn comes next is said here too; what follows the round in course.py.
"""

from __future__ import annotations

from functools import cache

from tabletop.core.events import Event
from tabletop.core.game import Move
from tabletop.games.lockdown_poker.events import BetsGathered, BettingBegins, Checked, Folded, Wagered
from tabletop.games.lockdown_poker.moves import BET, CALL, CHECK, FOLD, RAISE, Bet
from tabletop.games.lockdown_poker.showing import first_by_hand, with_chips
from tabletop.games.lockdown_poker.state import NOBODY, State

_SMALL_ROUNDS = (3, 4)
"""The betting rounds, by cards dealt, in which a bet is `bet`; then it is `big_bet`."""


def size(s: State) -> int:
    """The bet of this round."""
    return s.house.bet if s.round in _SMALL_ROUNDS else s.house.big_bet


def pot(s: State) -> int:
    """Chips in the pot, without the bets of this round."""
    return sum(s.paid)


def to_call(s: State, seat: int) -> int:
    """Chips that the seat is behind the highest bet."""
    return max(s.bets) - s.bets[seat]


def is_capped(s: State) -> bool:
    """Under fixed limit: has the round had its bet and all its raises?"""
    return s.house.limit == "fixed" and s.raises > s.house.max_raises


def others_have_chips(s: State, seat: int) -> bool:
    """Could anybody else in the hand answer a bet?"""
    return with_chips(s) & ~(1 << seat) != 0


def span(s: State, seat: int) -> tuple[int, int]:
    """(least, most) that a bet or raise may come to where the limit is not fixed. With too few chips for the
    least both are all he has; a pot smaller than the least does not forbid the least."""
    highest = max(s.bets)
    all_in = s.bets[seat] + s.stacks[seat]
    least = highest + size(s)
    most = all_in if s.house.limit == "none" else min(all_in, max(least, pot_bet(s, seat)))
    return min(least, all_in), most


def pot_bet(s: State, seat: int) -> int:
    """What a bet or raise of the pot after calling comes to."""
    highest = max(s.bets)
    return highest + pot(s) + sum(s.bets) + highest - s.bets[seat]


@cache
def _amount(kind: str, amount: int) -> Bet:
    return Bet(kind, amount)


def turn_moves(s: State, seat: int) -> list[Move]:
    """What a seat may do in its betting turn: check or call, bet or raise, fold. Where the limit is not fixed
    the least amount, the pot and all-in stand for every amount."""
    highest = max(s.bets)
    behind = highest - s.bets[seat]
    moves: list[Move] = [CALL if behind else CHECK]
    opens = highest == 0
    # facing nothing after a bet was made there is nothing to raise
    if (opens or 0 < behind < s.stacks[seat]) and not is_capped(s) and others_have_chips(s, seat):
        if s.house.limit == "fixed":
            moves.append(BET if opens else RAISE)
        else:
            least, most = span(s, seat)
            named = {least, pot_bet(s, seat), s.bets[seat] + s.stacks[seat]}
            kind = "bet" if opens else "raise"
            moves += [_amount(kind, amount) for amount in sorted(named) if least <= amount <= most]
    moves.append(FOLD)
    return moves


# -------------------------------------------------------------------- the course of a round
def begin(s: State, log: list[Event] | None) -> bool:
    """Start a betting round; False where fewer than two players have chips, so that there is none."""
    able = with_chips(s)
    if able & (able - 1) == 0:
        return False
    s.phase = "bet"
    s.to_act, tied = first_by_hand(s, able)
    if log is not None:
        log.append(BettingBegins(s.to_act, s.round, size(s), pot(s), tied, s.up[s.to_act]))
    return True


def next_to_bet(s: State, seat: int) -> int:
    """Who must act after `seat`: clockwise, who has chips and is behind the highest bet, or has not acted
    while nobody bets; NOBODY where the round is over."""
    highest = max(s.bets)
    able = with_chips(s)
    if highest == 0:
        if able & (able - 1) == 0:  # nobody is left to bet against
            return NOBODY
        able &= ~s.acted
    seats = len(s.up)
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if able >> seat & 1 and (highest == 0 or s.bets[seat] < highest):
            return seat
    return NOBODY


def gather(s: State, log: list[Event] | None) -> None:
    """All bets go into the pot; the round is over."""
    bets = tuple(s.bets)
    for seat, chips in enumerate(bets):
        s.paid[seat] += chips
        s.bets[seat] = 0
    s.raises = 0
    s.acted = 0
    if log is not None and any(bets):
        log.append(BetsGathered(-1, bets, pot(s)))


# -------------------------------------------------------------------- the five deeds
def check(s: State, seat: int, log: list[Event] | None) -> None:
    """No bet."""
    s.acted |= 1 << seat
    if log is not None:
        log.append(Checked(seat))


def fold(s: State, seat: int, log: list[Event] | None) -> None:
    """The player is out of the hand; his cards stay where they lie, dead."""
    s.acted |= 1 << seat
    s.live &= ~(1 << seat)
    s.folded |= 1 << seat
    if log is not None:
        log.append(Folded(seat))


def call(s: State, seat: int, log: list[Event] | None) -> None:
    """Pay up to the highest bet, or all he has."""
    s.acted |= 1 << seat
    _put(s, seat, max(s.bets), "call", log)


def wager(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """A bet or a raise, all-in where the chips do not reach: all others have to answer it."""
    s.acted = 1 << seat
    s.raises += 1
    amount = move[1] if len(move) > 1 else max(s.bets) + size(s)
    _put(s, seat, amount, move[0], log)


def _put(s: State, seat: int, amount: int, deed: str, log: list[Event] | None) -> None:
    """Raise the seat's bets of this round to an amount, or as far as its chips reach."""
    chips = min(amount - s.bets[seat], s.stacks[seat])
    s.stacks[seat] -= chips
    s.bets[seat] += chips
    if log is not None:
        log.append(Wagered(seat, deed, chips, s.bets[seat], s.stacks[seat]))
