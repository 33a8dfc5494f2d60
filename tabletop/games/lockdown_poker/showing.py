"""Hands showing: what the face-up cards of each seat are worth, and who goes first by them.

Rule page "A switching round" (first_turn, ties), "Money" (first to bet) and "Ranking" (hands showing).
"""

from __future__ import annotations

from tabletop.games.lockdown_poker.evaluator import worth
from tabletop.games.lockdown_poker.state import State


def first_by_hand(s: State, among: int, lowest: bool = False) -> tuple[int, bool]:
    """(seat, tied) of the highest (or lowest) hand showing in a set of seats; of equal ones the nearest to
    the dealer's left. `tied`: others show an equal hand. The set must not be empty."""
    up, double_ace = s.up, s.house.double_ace_flush
    seats = len(up)
    seat, first, best, tied = s.dealer, -1, 0, False
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if not among >> seat & 1:
            continue
        value = worth(up[seat], double_ace)
        if first < 0 or (value < best if lowest else value > best):
            first, best, tied = seat, value, False
        elif value == best:
            tied = True
    return first, tied


def first_to_switch(s: State) -> tuple[int, bool]:
    """(seat, tied): who goes first in a switching round by the house rule `first_turn`."""
    if s.house.first_turn == "left":
        seats = len(s.up)
        seat = (s.dealer + 1) % seats
        while not s.live >> seat & 1:
            seat = (seat + 1) % seats
        return seat, False
    return first_by_hand(s, s.live, s.house.first_turn == "lowest")


def with_chips(s: State) -> int:
    """The seats in the hand that still have chips to bet, a set."""
    mask = 0
    for seat, chips in enumerate(s.stacks):
        if chips:
            mask |= 1 << seat
    return mask & s.live
