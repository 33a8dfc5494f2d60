"""Why a deed of a betting turn may not be done: `bet-size` and `raise-cap`, with a sentence each.

From left to right: is there anything to check, call, bet on or raise (`bet-size`); may anybody still bet or
raise (`raise-cap`); is the amount one that may be (`bet-size`).
"""

from __future__ import annotations

from tabletop.core.game import Move, Refusal
from tabletop.core.words import N_, Text, plural, text
from tabletop.games.lockdown_poker.betting import is_capped, others_have_chips, span, to_call
from tabletop.games.lockdown_poker.state import State


def why_not_bet(s: State, seat: int, move: Move) -> Refusal | None:
    """For a move of the phase, in turn, with an amount exactly where the limit asks for one."""
    kind = move[0]
    if kind == "fold":
        return None
    refusal = _why_not_now(s, seat, kind)
    if refusal is not None or kind in ("check", "call"):
        return refusal
    if not others_have_chips(s, seat):
        return Refusal("raise-cap", text(N_("Nobody else has chips left to answer")))
    if is_capped(s):
        sentence = plural(
            N_("One bet and {count} raise are all there are in a round"),
            N_("One bet and {count} raises are all there are in a round"),
            s.house.max_raises,
        )
        return Refusal("raise-cap", sentence)
    behind = to_call(s, seat)
    if behind and s.stacks[seat] <= behind:
        return _bet_size(text(N_("You have no chips beyond the call: call, or fold")))
    return _why_not_amount(s, seat, move[1]) if len(move) > 1 else None


def _why_not_now(s: State, seat: int, kind: str) -> Refusal | None:
    """Is there something to check, call, bet on or raise?"""
    behind = to_call(s, seat)
    if kind == "check" and behind:
        return _bet_size(_chips(N_("There is a bet of {count} to call"), behind))
    if kind == "call" and not behind:
        return _bet_size(text(N_("There is nothing to call: check")))
    if kind == "raise" and not behind:
        return _bet_size(text(N_("There is nothing to raise")))
    if kind == "bet" and max(s.bets):
        return _bet_size(text(N_("There is a bet already: call or raise it")))
    return None


def _why_not_amount(s: State, seat: int, amount: int) -> Refusal | None:
    least, most = span(s, seat)
    if amount < least:
        return _bet_size(_chips(N_("The least that your bets may come to is {count}"), least))
    if amount > most:
        return _bet_size(_chips(N_("The most that your bets may come to is {count}"), most))
    return None


def _chips(sentence: str, count: int) -> Text:
    return text(sentence, count=count)


def _bet_size(sentence: Text) -> Refusal:
    return Refusal("bet-size", sentence)
