"""When the cowhand plays the Sheriff, and what he captures: what turns the hand by more than waiting may."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.policies.lockdown_poker.worlds import Worlds
from tabletop.core.game import Move
from tabletop.core.words import N_, SeatFact, Text, text
from tabletop.games.lockdown_poker.deck import DEPUTIES, HOLE, SEVENTH, SHERIFF

PATIENCE: Final = {3: 4.5, 4: 3.6, 5: 2.6, 6: 1.6, 7: 0.5}
"""By cards dealt: the gain, in points, from which on the Sheriff is played before its last call."""
ALIKE: Final = 0.4
"""Points between captures that are about as good."""
DOUBT: Final = 0.1
"""A gain that differs by less than this part of the one needed speaks neither for now nor for later."""
EXPOSED: Final = 0.6
"""A Sheriff that lies open and unlocked may be taken: less patience."""


def gains(worlds: Worlds, captures: Sequence[Move]) -> list[float]:
    """What each capture gains, in points against not playing the Sheriff."""
    base = worlds.standing()
    return [worlds.standing(_after(worlds, move)) - base for move in captures]


def is_worth_it(worlds: Worlds, gain: float) -> bool:
    """Play it now, rather than wait for what more cards tell?"""
    return gain > _needed(worlds)


def may_wait(worlds: Worlds, gain: float) -> bool:
    """Is playing it now about as good as waiting?"""
    needed = _needed(worlds)
    return abs(gain - needed) < DOUBT * needed


def _needed(worlds: Worlds) -> float:
    """The gain from which on the Sheriff is played now."""
    view = worlds.view
    if view.phase in ("sheriff", "showdown"):
        return 0.0
    needed = PATIENCE.get(view.round, 0.5)
    if SHERIFF in view.up[worlds.seat] and not view.locked >> SHERIFF & 1:
        needed *= EXPOSED
    return needed


def _after(worlds: Worlds, move: Move) -> list[dict[int, tuple[int, ...]]]:
    """All seven cards of the two seats that the capture changes, world by world."""
    seat, target, what = worlds.seat, move[1], move[2]
    changes = []
    for world in worlds.worlds:
        mine = [*worlds.rows[seat], *world.rest[seat]]
        theirs = [*worlds.rows[target], *world.rest[target]]
        if what == HOLE:
            card = world.holes[target]
        elif what == SEVENTH:
            card = world.rest[target][-1]
        else:
            card = what
        if SHERIFF in mine:
            mine.remove(SHERIFF)
        if card in theirs:
            theirs.remove(card)
        mine.append(card)
        if worlds.view.phase != "showdown":
            theirs.append(world.spare)
        changes.append({seat: tuple(mine), target: tuple(theirs)})
    return changes


def reason(move: Move) -> Text:
    """Why this capture."""
    player = SeatFact(move[1])
    if move[2] in DEPUTIES:
        return text(N_("The Sheriff takes a Deputy from {player}: it is wild."), player=player)
    if move[2] in (HOLE, SEVENTH):
        return text(N_("A hidden card of {player} is worth more here than what lies open."), player=player)
    return text(N_("It makes this hand better and breaks the hand of {player}."), player=player)
