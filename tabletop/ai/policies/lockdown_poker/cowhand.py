"""The cowhand: a sound player of Lockdown Poker, for points and for chips.

He deals the unseen cards out in a few dozen ways and takes the move after which he stands best: what a switch
gives him, and what it gives the other. Cards that others would want are locked in time, the Sheriff waits
until it turns the hand, and bets follow the estimated chance to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from tabletop.ai.player import Budget, Choice, Known, near
from tabletop.ai.policies.lockdown_poker import betting, capture
from tabletop.ai.policies.lockdown_poker.worlds import Worlds
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.core.words import N_, CardFact, SeatFact, Text, text
from tabletop.games.lockdown_poker.deck import DEPUTIES, LAST_UP, SHERIFF

SWITCH_WORLDS: Final = 20
BET_WORLDS: Final = 60
CAPTURE_WORLDS: Final = 14
GIVES: Final = 2
"""Of his own cards only so many of the least useful are thought of as gifts."""
WANTED: Final = 0.17
"""How likely each opponent who still acts before him takes an unlocked card that matters."""

ALIKE: Final = 0.18
"""Points between switching moves that are about as good."""


class Cowhand:
    """See the module's text. All that he remembers stands in the view."""

    remembers = False

    def choose(
        self,
        game: Game[Any],
        view: Any,
        seat: int,
        legal: Sequence[Move],
        source: Stream,
        budget: Budget,
        events: Sequence[Known] = (),
    ) -> Choice:
        """The move after which he stands best; see Policy.choose. Out of turn: a capture, or None to wait."""
        captures = [move for move in legal if move[0] == "sheriff"]
        now: tuple[Move, ...] = ()  # captures that may as well be made now
        if captures:
            worlds = Worlds(view, seat, CAPTURE_WORLDS, source)
            gains = capture.gains(worlds, captures)
            best = captures[gains.index(max(gains))]
            others = near(captures, gains, best, capture.ALIKE)
            if capture.is_worth_it(worlds, max(gains)):
                return Choice(best, capture.reason(best), about_equal=others)
            if capture.may_wait(worlds, max(gains)):
                now = (best, *others)
        rest = [move for move in legal if move[0] != "sheriff"]
        if not rest:
            return Choice(None, about_equal=now)
        if view.phase == "bet":
            worlds = Worlds(view, seat, BET_WORLDS, source)
            move = betting.choose(worlds, rest, source)
            alike = (*betting.alike(worlds, rest, move), *now)
            return Choice(move, betting.reason(worlds, move), about_equal=alike)
        if rest[-1][0] == "no-sheriff":
            return Choice(rest[-1], text(N_("No capture makes this hand better than it is.")))
        choice = _switching(Worlds(view, seat, SWITCH_WORLDS, source), rest)
        return replace(choice, about_equal=(*choice.about_equal, *now))


def _switching(worlds: Worlds, legal: Sequence[Move]) -> Choice:
    """Switch, lock, draw or stand."""
    moves, gains = _gains(worlds, legal)
    best = 0
    for i, gain in enumerate(gains):
        if gain > gains[best] + 1e-9:
            best = i
    return Choice(moves[best], _reason(moves[best]), about_equal=near(moves, gains, moves[best], ALIKE))


def _gains(worlds: Worlds, legal: Sequence[Move]) -> tuple[list[Move], list[float]]:
    """The moves that are thought of, standing first, and what each gains."""
    base = worlds.standing()
    mine = worlds.rows[worlds.seat]
    matter = {card: base - worlds.standing(worlds.with_spare(card)) for card in mine}
    gifts = sorted(mine, key=lambda card: (card in DEPUTIES, matter[card], card))[:GIVES]
    risk = _risk(worlds)
    moves, gains = [legal[-1]], [0.0]
    for move in legal:
        kind = move[0]
        if kind == "switch" and move[1] in gifts and move[3] != SHERIFF:
            gain = worlds.standing(_switched(worlds, move)) - base
        elif kind == "lock":
            gain = risk * max(0.0, matter[move[1]])
        elif kind == "draw" and move[1] in gifts:
            gain = worlds.standing(worlds.with_spare(move[1])) - base
        else:
            continue
        moves.append(move)
        gains.append(gain)
    return moves, gains


def _risk(worlds: Worlds) -> float:
    """The chance that an unlocked card that matters is taken before he acts again, or before the end."""
    view = worlds.view
    to_come = float(sum(not view.acted >> other & 1 for other in worlds.live if other != worlds.seat))
    if view.round < LAST_UP:
        to_come += (len(worlds.live) - 1) / 2
    return float(1 - (1 - WANTED) ** to_come)


def _switched(worlds: Worlds, move: Move) -> list[dict[int, tuple[int, ...]]]:
    """The rows of the two seats after a switch."""
    mine, target, theirs = move[1], move[2], move[3]
    own = tuple(theirs if card == mine else card for card in worlds.rows[worlds.seat])
    others = tuple(mine if card == theirs else card for card in worlds.rows[target])
    return worlds.with_rows({worlds.seat: own, target: others})


def _reason(move: Move) -> Text:
    """One sentence for a switching turn."""
    kind = move[0]
    if kind == "switch":
        if move[3] in DEPUTIES:
            return text(
                N_("A Deputy is wild: take it from {player} while it is not locked."),
                player=SeatFact(move[2]),
            )
        sentence = N_("{card} helps this hand, and {player} gets what helps it least.")
        return text(sentence, card=CardFact(move[3]), player=SeatFact(move[2]))
    if kind == "lock":
        return text(N_("{card} matters most here: locked, nobody can take it."), card=CardFact(move[1]))
    if kind == "draw":
        return text(N_("{card} helps least; an unseen card is better."), card=CardFact(move[1]))
    return text(N_("Every change would make this hand worse."))
