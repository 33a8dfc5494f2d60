"""The cowhand's gunfights: what a fight is worth before it, and each decision in it, by the exact odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.game import Move
from tabletop.games.way_out_west.chart import GUNFIGHT
from tabletop.games.way_out_west.moves import Gunfight
from tabletop.games.way_out_west.odds import guns_of, join, new_fight, outcomes, sheriff_of
from tabletop.games.way_out_west.state import NONE, Fight, State, clone
from tests.arena.frozen.way_out_west.deeds import fought, plunder, retreated
from tests.arena.frozen.way_out_west.judge import Judge

UNLIKELY: Final = 0.025
"""Outcomes that are rarer are left out."""


def expected(judge: Judge, s: State, fight: Fight, shooter: str = "") -> float:
    """What the position is worth if this fight is shot out; `shooter` as for odds.outcomes."""
    value = total = 0.0
    for (attack, defence), chance in outcomes(*guns_of(s, fight), shooter):
        if chance >= UNLIKELY:
            total += chance
            value += chance * judge.value(fought(s, fight, attack, defence), (fight.town,))
    return value / total


def declared(judge: Judge, s: State, seat: int, move: Gunfight) -> float:
    """What starting a gunfight is worth. A rival's sheriff is expected to join the defence."""
    fight = new_fight(s, seat, move)
    sheriff = sheriff_of(s, move.town)
    if sheriff != NONE:
        join(s, fight, "attack" if sheriff == seat else "defence")
    if price := s.house.prices[GUNFIGHT]:
        s = clone(s)
        s.money[seat] -= price
    return expected(judge, s, fight)


def decision(judge: Judge, s: State, seat: int, move: Move) -> float:
    """What an answer inside a gunfight is worth: sheriff, shoot, retreat, loot, poster."""
    fight = s.fight
    assert fight is not None
    kind = move[0]
    if kind in ("join", "stay"):
        fight = fight.copy()
        if kind == "join":
            join(s, fight, move[1])
        return expected(judge, s, fight)
    if kind == "shoot":
        return expected(judge, s, fight, fight.shooter if fight.step == "second" else "")
    if kind == "retreat":
        return _retreat(judge, s, fight, seat, move[1])
    left = clone(s)
    if kind == "claim":
        left.wanted[move[1]] -= 1
        left.wanted[seat] += 1
        return judge.value(left, ())
    plunder(left, fight, kind == "take")
    return judge.value(left, (fight.town,))


def _retreat(judge: Judge, s: State, fight: Fight, seat: int, towns: Sequence[int]) -> float:
    left = retreated(s, fight, seat, tuple(towns))
    changed = (fight.town, *towns)
    attack, defence = guns_of(left, fight)
    if seat == fight.attacker:
        ends = [((0, max(1, defence)), 1.0)]
    else:
        ends = list(outcomes(attack, defence))
    value = total = 0.0
    for (attacks, defends), chance in ends:
        if chance >= UNLIKELY:
            total += chance
            value += chance * judge.value(fought(left, fight, attacks, defends), changed)
    return value / total
