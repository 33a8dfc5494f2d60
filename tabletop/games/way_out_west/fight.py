"""The course of a gunfight: the sides, the sheriff, shots, casualties, retreat (rule page "Gunfight" 1-5).

What the winner gets is in loot.py, how many guns a side has in odds.py. Trusts the move.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.events import Event
from tabletop.core.game import Move
from tabletop.games.way_out_west import board, loot
from tabletop.games.way_out_west.actions import pay
from tabletop.games.way_out_west.chart import BOX_IDS, BUILT_IN, FARMER, GUNFIGHT
from tabletop.games.way_out_west.events import (
    ExchangeBegan,
    Fell,
    FightBegan,
    FightOver,
    Retreated,
    SheriffJoined,
    SheriffStayedOut,
    Shot,
)
from tabletop.games.way_out_west.moves import NEUTRAL
from tabletop.games.way_out_west.odds import guns_of, join, new_fight, sheriff_of
from tabletop.games.way_out_west.state import CHANCE_DUE, NONE, SEATS_MOST, Fight, Side, State
from tabletop.games.way_out_west.towns import town_id

KILLS: int = 5
"""A die of this number or more kills."""


def declare(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """A gunfight begins: the jail's owner is asked, else the first shots are due."""
    pay(s, seat, GUNFIGHT)
    fight = s.fight = new_fight(s, seat, move)  # type: ignore[arg-type]  # the move is a Gunfight
    sheriff = sheriff_of(s, fight.town)
    if log is not None:
        town, target = town_id(fight.town), BOX_IDS[fight.target]
        guns, defender = guns_of(s, fight), reserve_name(fight)
        log.append(FightBegan(seat, town, target, fight.owner, fight.number, guns, defender, sheriff))
    if sheriff == NONE:
        new_exchange(s, fight, log)
    else:
        s.phase = "sheriff"
        s.to_act = sheriff


def reserve_name(fight: Fight) -> str:
    """What the defence has besides cowboys and sheriff: "built-in", "default", "farmer" or ""."""
    if not fight.reserve:
        return ""
    if fight.target == FARMER:
        return "farmer"
    return "built-in" if fight.target in BUILT_IN else "default"


def answer_sheriff(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """The jail's owner has decided; the first shots are due."""
    fight = s.fight
    assert fight is not None
    if move[0] == "join":
        join(s, fight, move[1])
    if log is not None:
        joined = SheriffJoined(seat, fight.sheriff, guns_of(s, fight)) if fight.sheriff else None
        log.append(joined or SheriffStayedOut(seat))
    new_exchange(s, fight, log)


# -------------------------------------------------------------------- shooting
def new_exchange(s: State, fight: Fight, log: list[Event] | None) -> None:
    """The sides are counted anew: the one with fewer guns shoots first, equal ones at the same time."""
    attack, defence = guns_of(s, fight)
    fight.step = "both" if attack == defence else "first"
    fight.shooter = "attack" if attack < defence else "defence"
    if log is not None:
        first = "both" if attack == defence else fight.shooter
        log.append(ExchangeBegan(-1, first, (attack, defence)))
    ask(s, fight)


def ask(s: State, fight: Fight) -> None:
    """The shooter's player decides if he has cowboys in the fight; a side without any shoots by itself."""
    s.phase = "shoot"
    seat = fight.attacker if fight.shooter == "attack" else fight.owner
    if seat != NEUTRAL and s.cowboys[fight.town * SEATS_MOST + seat]:
        s.to_act = seat
    else:
        shoot(s, fight)


def shoot(s: State, fight: Fight) -> None:
    """The shooter shoots: dice are due, or where both shoot at once the attack decides first."""
    if fight.step == "both" and fight.shooter == "defence":
        fight.shooter = "attack"
        ask(s, fight)
    else:
        s.to_act = CHANCE_DUE


def decide_to_shoot(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """The player to act shoots."""
    assert s.fight is not None
    shoot(s, s.fight)


def dice_due(s: State) -> int:
    """How many dice the shots that are due take."""
    fight = s.fight
    assert fight is not None
    attack, defence = guns_of(s, fight)
    if fight.step == "both":
        return attack + defence
    return attack if fight.shooter == "attack" else defence


def roll(s: State, dice: Sequence[int], log: list[Event] | None) -> None:
    """The dice of the shots that are due; of both sides at once the defence's come first."""
    fight = s.fight
    assert fight is not None
    if fight.step == "both":
        _, defence = guns_of(s, fight)
        hits = _hits(s, fight, "defence", dice[:defence], log)
        answered = _hits(s, fight, "attack", dice[defence:], log)
        _fall(s, fight, "attack", hits, log)
        _fall(s, fight, "defence", answered, log)
    elif fight.shooter == "attack":
        _fall(s, fight, "defence", _hits(s, fight, "attack", dice, log), log)
    else:
        _fall(s, fight, "attack", _hits(s, fight, "defence", dice, log), log)
    attack, defence = guns_of(s, fight)
    if not (attack and defence):
        finish(s, fight, "attack" if attack else "defence" if defence else "", log)
    elif fight.step == "first":
        fight.step = "second"
        fight.shooter = "defence" if fight.shooter == "attack" else "attack"
        ask(s, fight)
    else:
        new_exchange(s, fight, log)


def _hits(s: State, fight: Fight, side: Side, dice: Sequence[int], log: list[Event] | None) -> int:
    hits = sum(die >= KILLS for die in dice)
    if log is not None:
        seat = fight.attacker if side == "attack" else fight.owner
        asked = seat != NEUTRAL and s.cowboys[fight.town * SEATS_MOST + seat] > 0
        log.append(Shot(seat if asked else -1, side, tuple(dice), hits))
    return hits


def _fall(s: State, fight: Fight, side: Side, hits: int, log: list[Event] | None) -> None:
    """A side loses cowboys first, then the sheriff, then its built-in or default defender or the farmer."""
    if not hits:
        return
    seat = fight.attacker if side == "attack" else fight.owner
    cowboys = 0
    if seat != NEUTRAL:
        there = s.cowboys[fight.town * SEATS_MOST + seat]
        cowboys = min(hits, there)
        if cowboys:
            board.kill_cowboys(s, fight.town, seat, cowboys)
    hits -= cowboys
    sheriff = bool(hits) and fight.sheriff == side
    if sheriff:
        fight.sheriff = ""
        hits -= 1
    defender = reserve_name(fight) if hits and side == "defence" else ""
    if defender:
        fight.reserve = 0
    if log is not None:
        log.append(Fell(seat, side, cowboys, sheriff, defender, guns_of(s, fight)))


# -------------------------------------------------------------------- retreat and the end
def retreat(s: State, seat: int, move: Move, log: list[Event] | None) -> None:
    """The player's cowboys leave, one to each town. An attacker has lost at once; what the defence has
    besides cowboys fights on in a new exchange."""
    fight = s.fight
    assert fight is not None
    towns = move[1]
    side: Side = "attack" if seat == fight.attacker else "defence"
    board.remove_cowboys(s, fight.town, seat, len(towns))
    for town in towns:
        board.add_cowboys(s, town, seat, 1)
    if log is not None:
        log.append(Retreated(seat, side, town_id(fight.town), tuple(town_id(town) for town in towns)))
    if side == "attack":
        if fight.sheriff == "attack":
            fight.sheriff = ""
        finish(s, fight, "defence", log)
    elif guns_of(s, fight)[1]:
        new_exchange(s, fight, log)
    else:
        finish(s, fight, "attack", log)


def finish(s: State, fight: Fight, side: Side, log: list[Event] | None) -> None:
    """A side has won, or nobody has (""): loot, robbery, poster."""
    fight.step = fight.shooter = ""
    winner = fight.attacker if side == "attack" else fight.owner if side == "defence" else NONE
    if log is not None:
        log.append(FightOver(winner, side, town_id(fight.town)))
    if side == "attack":
        loot.attack_won(s, fight, log)
    elif winner == NONE:
        loot.done(s, fight, log)
    else:
        loot.poster(s, fight, winner, log)
