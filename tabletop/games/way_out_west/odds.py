"""The exact odds of a gunfight, as pure functions of how many guns each side has (rule page "Gunfight" 4).

Nobody is taken to retreat. Each gun kills with 5 or 6, so 1 in 3; which counter falls first does not matter
for who wins.
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple, TypeAlias

from tabletop.games.way_out_west.chart import BUILT_IN, COUNTERS, FARMER, JAIL
from tabletop.games.way_out_west.moves import NEUTRAL, Gunfight
from tabletop.games.way_out_west.state import NONE, SEATS_MOST, Fight, State

HIT: Final = 1 / 3
Left: TypeAlias = tuple[int, int]
"""Guns left: (attack, defence)."""


class Odds(NamedTuple):
    """How likely each outcome is; the three add up to 1."""

    attack: float
    defence: float
    nobody: float
    """Both sides are wiped out at once: the attack fails, nobody has won."""


@cache
def hits(guns: int) -> tuple[float, ...]:
    """The probability of 0, 1, ... `guns` kills by so many guns."""
    return tuple(comb(guns, k) * HIT**k * (1 - HIT) ** (guns - k) for k in range(guns + 1))


@cache
def shots(guns: int, targets: int) -> tuple[float, ...]:
    """The probability that 0, 1, ... of `targets` are left after so many guns have shot at them."""
    out = [0.0] * (targets + 1)
    for kills, chance in enumerate(hits(guns)):
        out[max(0, targets - kills)] += chance
    return tuple(out)


@cache
def exchange(attack: int, defence: int) -> tuple[tuple[Left, float], ...]:
    """How likely each (attack, defence) is after one exchange: the side with fewer guns first, then the
    survivors of the other; with equal guns at the same time."""
    out: dict[Left, float] = {}

    def add(left: Left, chance: float) -> None:
        out[left] = out.get(left, 0.0) + chance

    if attack == defence:
        for a, chance in enumerate(shots(defence, attack)):
            for d, other in enumerate(shots(attack, defence)):
                add((a, d), chance * other)
    elif attack < defence:
        for d, chance in enumerate(shots(attack, defence)):
            for a, other in enumerate(shots(d, attack)):
                add((a, d), chance * other)
    else:
        for a, chance in enumerate(shots(defence, attack)):
            for d, other in enumerate(shots(a, defence)):
                add((a, d), chance * other)
    return tuple(sorted(out.items()))


@cache
def outcomes(attack: int, defence: int, shooter: str = "") -> tuple[tuple[Left, float], ...]:
    """How likely each final (attack, defence) is, one of them 0 or both.

    `shooter` "" = a new exchange is due; "attack" or "defence" = this side's shots come next and end the
    exchange, the other side has shot before.
    """
    if attack == 0 or defence == 0:
        return (((attack, defence), 1.0),)
    out: dict[Left, float] = {}
    stays = 0.0
    if shooter == "attack":
        after = [((attack, d), chance) for d, chance in enumerate(shots(attack, defence))]
    elif shooter == "defence":
        after = [((a, defence), chance) for a, chance in enumerate(shots(defence, attack))]
    else:
        after = list(exchange(attack, defence))
        stays = dict(after).get((attack, defence), 0.0)
        after = [(left, chance) for left, chance in after if left != (attack, defence)]
    for left, chance in after:
        for end, other in outcomes(*left):
            out[end] = out.get(end, 0.0) + chance * other / (1.0 - stays)
    return tuple(sorted(out.items()))


@cache
def odds(attack: int, defence: int, shooter: str = "") -> Odds:
    """The odds of a fight with so many guns; `shooter` as for `outcomes`."""
    chances = outcomes(attack, defence, shooter)
    wins = sum(chance for (a, _), chance in chances if a)
    losses = sum(chance for (_, d), chance in chances if d)
    return Odds(wins, losses, max(0.0, 1.0 - wins - losses))


# -------------------------------------------------------------------- of a position
def default_gun(s: State, fight: Fight) -> bool:
    """Would a default gun defend: a building or cattle whose owner has no cowboy there and no built-in
    defender?"""
    return fight.target not in (*BUILT_IN, FARMER) and s.cowboys[fight.town * SEATS_MOST + fight.owner] == 0


def new_fight(s: State, seat: int, move: Gunfight) -> Fight:
    """The fight that this move starts, before a sheriff is asked."""
    fight = Fight(move.town, move.target, move.owner, move.number, seat, "", 0, "", "", NONE)
    if move.target in (*BUILT_IN, FARMER) or default_gun(s, fight):
        fight.reserve = 1
    return fight


def guns_of(s: State, fight: Fight) -> Left:
    """(attack, defence): cowboys, the sheriff, and the built-in or default defender or the farmer."""
    base = fight.town * SEATS_MOST
    attack, defence = s.cowboys[base + fight.attacker], fight.reserve
    if fight.owner != NEUTRAL:
        defence += s.cowboys[base + fight.owner]
    if fight.sheriff:
        if fight.sheriff == "attack":
            attack += 1
        else:
            defence += 1
    return attack, defence


def sheriff_of(s: State, town: int) -> int:
    """The seat that is asked about the sheriff in a town's fights, NONE without a jail."""
    return s.owners[town * COUNTERS + JAIL]


class Declared(NamedTuple):
    """What a gunfight would be like: guns and odds if the sheriff stays out, and if he joins (equal without a
    jail)."""

    sheriff: int
    """The seat that decides about the sheriff, NONE without a jail."""
    guns: Left
    odds: Odds
    guns_joined: Left
    odds_joined: Odds


def declared(s: State, seat: int, move: Gunfight) -> Declared:
    """Guns and odds before a gunfight is declared; the move must be legal for the seat."""
    fight = new_fight(s, seat, move)
    sheriff = sheriff_of(s, move.town)
    out = guns_of(s, fight)
    joined = out
    if sheriff != NONE:
        join(s, fight, "attack" if sheriff == seat else "defence")
        joined = guns_of(s, fight)
    return Declared(sheriff, out, odds(*out), joined, odds(*joined))


def join(s: State, fight: Fight, side: str) -> None:
    """The sheriff joins a side; the owner's own sheriff stands in for the default gun."""
    fight.sheriff = "attack" if side == "attack" else "defence"
    if side == "defence" and sheriff_of(s, fight.town) == fight.owner and default_gun(s, fight):
        fight.reserve = 0


def odds_now(s: State) -> Odds:
    """The odds of the fight that is on, before the next shot. In the sheriff's phase: if he stays out."""
    fight = s.fight
    assert fight is not None
    return odds(*guns_of(s, fight), fight.shooter if fight.step == "second" else "")
