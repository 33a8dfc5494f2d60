"""The outcome of a gunfight: what is taken, removed or robbed, and the wanted poster.

Rule page "Gunfight" 6 and 7. Loot and robbery come before the poster; then the attacker's action is done.
Trusts the move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.events import Event
from tabletop.core.game import Move
from tabletop.games.way_out_west import board, turns
from tabletop.games.way_out_west.chart import BANK, BOX_IDS, CATTLE, COUNTERS, FARMER, JAIL
from tabletop.games.way_out_west.events import PosterTaken, Removed, Robbed, Taken, TownOpened
from tabletop.games.way_out_west.state import CHANCE_DUE, Fight, State
from tabletop.games.way_out_west.towns import town_id

ROBBERY_DICE: Final = 3


def attack_won(s: State, fight: Fight, log: list[Event] | None) -> None:
    """No defender is left: the attacker takes, removes or robs the target."""
    target, town = fight.target, fight.town
    if target == BANK:
        s.phase = "rob"
        s.to_act = CHANCE_DUE
        return
    if target in (JAIL, FARMER):
        if target == JAIL:
            board.remove_jail(s, town)
        else:
            board.remove_farmer(s, town)
        if log is not None:
            log.append(Removed(fight.attacker, town_id(town), BOX_IDS[target], fight.owner))
        poster(s, fight, fight.attacker, log)
    elif s.supply[fight.attacker * COUNTERS + target]:
        s.phase = "loot"
        s.to_act = fight.attacker
    else:
        _take(s, fight, False, log)


def decide(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """The attacker replaces what he won by his own, or has it removed."""
    assert s.fight is not None
    _take(s, s.fight, move[0] == "take", log)


def _take(s: State, fight: Fight, replace: bool, log: list[Event] | None) -> None:
    """The loser's counters go back to him; the attacker's own take their places as far as he has any."""
    target, town, seat = fight.target, fight.town, fight.attacker
    number = fight.number if target == CATTLE else 1
    replaced = min(number, s.supply[seat * COUNTERS + target]) if replace else 0
    opened = False
    if target == CATTLE:
        board.lose_cattle(s, town, fight.owner, number)
        if replaced:
            board.take_counters(s, seat, CATTLE, replaced)
            opened = board.add_cattle(s, town, seat, replaced)
    elif replaced:
        board.replace_building(s, town, target, seat)
    else:
        board.remove_building(s, town, target)
    if log is not None:
        log.append(Taken(seat, town_id(town), BOX_IDS[target], fight.owner, number, replaced))
        if opened:
            log.append(TownOpened(seat, town_id(town + 1)))
    poster(s, fight, seat, log)


def rob(s: State, dice: Sequence[int], log: list[Event] | None) -> None:
    """The robber takes the sum of three dice; an owner who has less pays all and loses the bank."""
    fight = s.fight
    assert fight is not None
    owner, total = fight.owner, sum(dice)
    amount = min(total, s.money[owner])
    s.money[owner] -= amount
    s.money[fight.attacker] += amount
    if amount < total:
        board.remove_building(s, fight.town, BANK)
    if log is not None:
        town = town_id(fight.town)
        log.append(Robbed(fight.attacker, town, owner, tuple(dice), amount, amount < total))
    poster(s, fight, fight.attacker, log)


def poster(s: State, fight: Fight, winner: int, log: list[Event] | None) -> None:
    """The winner takes a wanted poster: a free one, else one of another player, if anybody has one."""
    left = s.house.wanted - sum(s.wanted)
    if left > 0:
        s.wanted[winner] += 1
        if log is not None:
            log.append(PosterTaken(winner, -1, left - 1))
        done(s, fight, log)
    elif sum(s.wanted) > s.wanted[winner]:
        fight.winner = winner
        s.phase = "claim"
        s.to_act = winner
    else:
        done(s, fight, log)


def claim(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """The winner takes a poster from a player of his choice."""
    fight = s.fight
    assert fight is not None
    s.wanted[move[1]] -= 1
    s.wanted[seat] += 1
    if log is not None:
        log.append(PosterTaken(seat, move[1], 0))
    done(s, fight, log)


def done(s: State, fight: Fight, log: list[Event] | None) -> None:
    """The gunfight was the attacker's action."""
    s.fight = None
    s.phase = "action"
    turns.end_action(s, fight.attacker, log)
