"""How the gunfights of Way Out West may end, as far as a town is concerned: made once, looked up ever after.

Everybody is taken to shoot it out, a rival's sheriff to join the defence, and the winner to take what he can.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tabletop.ai.policies.way_out_west.features import Spot
from tabletop.games.way_out_west.chart import BANK, BUILT_IN, CATTLE, FARMER, JAIL
from tabletop.games.way_out_west.odds import outcomes
from tabletop.games.way_out_west.state import NONE

UNLIKELY: Final = 0.025
"""Outcomes that are rarer are left out."""
GUNS_MOST: Final = 12


class Ending(NamedTuple):
    """One way for a gunfight to end."""

    chance: float
    left: tuple[int, int]
    """Guns left: (attack, defence)."""
    spot: Spot
    """The town afterwards."""
    winner: int
    """The seat that takes a poster, NONE where nobody does."""


@lru_cache(maxsize=20_000)
def endings(
    spot: Spot, seat: int, target: int, owner: int, number: int, can_take: bool
) -> tuple[Ending, ...]:
    """How the seat's attack in this town on this target may end, likely endings only; their chances add up to
    1. `can_take`: has it a counter to put in the place of what it wins?"""
    attack, defence = guns(spot, seat, target, owner)
    found: list[Ending] = []
    for left, chance in outcomes(min(attack, GUNS_MOST), min(defence, GUNS_MOST)):
        if chance >= UNLIKELY:
            after = _after(spot, seat, owner, attack - left[0], defence - left[1])
            winner = seat if left[0] else owner if left[1] and owner >= 0 else NONE
            if left[0]:
                after = _won(after, seat, target, owner, number, can_take)
            found.append(Ending(chance, left, after, winner))
    total = sum([end.chance for end in found])
    return tuple([end._replace(chance=end.chance / total) for end in found])


def guns(spot: Spot, seat: int, target: int, owner: int) -> tuple[int, int]:
    """(attack, defence) once a sheriff has joined; see odds.guns_of."""
    sheriff = spot.owners[0]
    attack = spot.cowboys[seat] + (sheriff == seat)
    defence = spot.cowboys[owner] if owner >= 0 else 0
    law = sheriff not in (NONE, seat)
    if target in BUILT_IN or target == FARMER:
        return attack, defence + 1 + law
    if defence == 0 and not (law and sheriff == owner):
        defence = 1
    return attack, defence + law


def _after(spot: Spot, seat: int, owner: int, lost: int, shot: int) -> Spot:
    """Cowboys fall first."""
    cowboys = [*spot.cowboys]
    cowboys[seat] -= min(lost, cowboys[seat])
    if owner >= 0:
        cowboys[owner] -= min(shot, cowboys[owner])
    return spot._replace(cowboys=tuple(cowboys))


def _won(spot: Spot, seat: int, target: int, owner: int, number: int, can_take: bool) -> Spot:
    """The target is the attacker's, or gone; a bank stays."""
    if target == FARMER:
        return spot._replace(farmers=spot.farmers - 1)
    if target == CATTLE:
        cattle = [*spot.cattle]
        cattle[owner] -= number
        cattle[seat] += number if can_take else 0
        return spot._replace(cattle=tuple(cattle))
    if target == BANK:
        return spot
    taken = can_take and target != JAIL
    owners = [*spot.owners]
    owners[target - JAIL] = seat if taken else NONE
    return spot._replace(owners=tuple(owners))
