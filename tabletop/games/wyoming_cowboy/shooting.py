"""Shots in Wyoming Cowboy and their four outcomes (rule page "A shot")."""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.core.game import CHANCE
from tabletop.games.wyoming_cowboy import memory
from tabletop.games.wyoming_cowboy.drawing import victim_draws
from tabletop.games.wyoming_cowboy.events import (
    AnswerDue,
    Backfired,
    CowboyTaken,
    FleshWound,
    GunTaken,
    Hit,
    Holstered,
    Missed,
    ShotAtHand,
)
from tabletop.games.wyoming_cowboy.guns import BACKFIRE, GUN_ID, GUNS, IS_22, KING, KINGS, Gun
from tabletop.games.wyoming_cowboy.moves import Shoot
from tabletop.games.wyoming_cowboy.shots import next_shot
from tabletop.games.wyoming_cowboy.state import ALONE, NO_NOTE, State
from tabletop.games.wyoming_cowboy.turn import end_hand, to_discard


def may_give(gun: int) -> frozenset[int]:
    """The cards that a victim of this gun may give."""
    return BACKFIRE if IS_22[gun] else KINGS


def shoot(s: State, seat: int, move: Shoot, log: list[Event] | None) -> None:
    """One shot: at a hand, at a protected cowboy (.45) or at a gun (quick draw)."""
    gun = GUN_ID[move.gun]
    s.spent = True
    s.fired += (gun,)
    if move.aim is None:
        at_hand(s, gun, move.target, log)
    elif isinstance(move.aim, Gun):
        take_gun(s, move, move.aim, log)
    else:
        take_cowboy(s, move, move.aim, log)


def at_hand(s: State, gun: int, victim: int, log: list[Event] | None) -> None:
    """The victim is asked if he holds something to give; else he is wounded, or the shot misses."""
    hand = s.hands[victim]
    if log is not None:
        log.append(ShotAtHand(s.turn, victim, GUNS[gun].name, GUNS[gun].cards))
    if not may_give(gun).isdisjoint(hand):
        s.phase = "answer"
        s.acting = ALONE[victim]
        s.gun, s.victim = gun, victim
        if log is not None:
            log.append(AnswerDue(victim, s.turn))
    elif hand and s.house.flesh_wound:
        memory.found_none(s, victim, IS_22[gun])
        s.phase = "wound"
        s.acting = ALONE[CHANCE]
        s.gun, s.victim = gun, victim
    else:
        memory.found_none(s, victim, IS_22[gun])
        if log is not None:
            log.append(Missed(victim, s.turn, not hand))
        next_shot(s, log)


def give(s: State, victim: int, card: int, log: list[Event] | None) -> None:
    """The victim's answer: a king is a hit, a 6 a backfire."""
    shooter = s.turn
    s.hands[victim].remove(card)
    if s.known[victim] or s.notes[victim] != NO_NOTE:
        memory.left(s, victim, card)
    if card >> 2 != KING:
        hand = s.hands[shooter]
        hand.append(card)
        hand.sort()
        memory.came_seen(s, shooter, card)
        if log is not None:
            log.append(Backfired(victim, shooter, card))
        next_shot(s, log)
        return
    s.cowboys[shooter] = tuple(sorted((*s.cowboys[shooter], card)))
    s.aces -= 1
    if log is not None:
        log.append(Hit(victim, shooter, s.aces, card))
    if s.aces == 0:
        end_hand(s, shooter, "aces", log)
    elif s.house.victim_draws:
        victim_draws(s, victim, "hit", log)
    else:
        next_shot(s, log)


def wound(s: State, card: int, log: list[Event] | None) -> None:
    """Chance has said which card of the victim's hand goes onto the shot pile; he draws one for it."""
    victim = s.victim
    s.hands[victim].remove(card)
    memory.left(s, victim, card)
    s.shot.append(card)
    if log is not None:
        log.append(FleshWound(victim, s.turn, card))
    victim_draws(s, victim, "wound", log)


def take_cowboy(s: State, move: Shoot, card: int, log: list[Event] | None) -> None:
    """A .45 takes a protected cowboy with its ace; no new ace is used."""
    cowboys = list(s.cowboys[move.target])
    cowboys.remove(card)
    s.cowboys[move.target] = tuple(cowboys)
    s.cowboys[s.turn] = tuple(sorted((*s.cowboys[s.turn], card)))
    if log is not None:
        log.append(CowboyTaken(s.turn, move.target, card, move.gun.cards))
    next_shot(s, log)


def take_gun(s: State, move: Shoot, gun: Gun, log: list[Event] | None) -> None:
    """A quick draw takes a gun of another player; it cannot be fired before its new owner's next turn."""
    number = GUN_ID[gun]
    guns = list(s.guns[move.target])
    guns.remove(number)
    s.guns[move.target] = tuple(guns)
    if s.fresh.count((move.target, number)) > guns.count(number):
        fresh = list(s.fresh)
        fresh.remove((move.target, number))
        s.fresh = tuple(fresh)
    s.guns[s.turn] = tuple(sorted((*s.guns[s.turn], number)))
    s.fresh += ((s.turn, number),)
    if log is not None:
        log.append(GunTaken(s.turn, move.target, gun.name, gun.cards, move.gun.cards))
    next_shot(s, log)


def holster(s: State, seat: int, log: list[Event] | None) -> None:
    """No more shots this turn."""
    if log is not None:
        log.append(Holstered(seat))
    to_discard(s, log)
