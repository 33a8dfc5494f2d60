"""Why a shot may not be fired, or an answer given, in Wyoming Cowboy: codes in the rule page's order."""

from __future__ import annotations

from tabletop.core.game import Refusal
from tabletop.core.words import N_, CardFact, SeatFact, text
from tabletop.games.wyoming_cowboy.guns import (
    FORTY_FIVE,
    GUN_ID,
    IS_22,
    KINGS,
    QUICK_DRAW,
    SIXES,
    Gun,
)
from tabletop.games.wyoming_cowboy.names import a_gun, gun_name
from tabletop.games.wyoming_cowboy.shooting import may_give
from tabletop.games.wyoming_cowboy.shots import ready_guns
from tabletop.games.wyoming_cowboy.state import NO_GUN, State


def why_not_shoot(s: State, seat: int, gun: Gun, target: int, aim: int | Gun | None) -> Refusal | None:
    """None if this gun may be fired at this target now."""
    return _why_not_gun(s, seat, gun) or _why_not_target(s, seat, target, aim) or _why_not_aim(gun, aim)


def _why_not_gun(s: State, seat: int, gun: Gun) -> Refusal | None:
    """Is it a gun of the seat that can be fired?"""
    number = GUN_ID.get(gun, NO_GUN)
    if number not in s.guns[seat]:
        sentence = N_("No such gun lies before you: {gun} of {first} and {last}")
        facts = {"first": CardFact(gun.cards[0]), "last": CardFact(gun.cards[-1])}
        return Refusal("not-your-gun", text(sentence, gun=a_gun(gun.name), **facts))
    if number in ready_guns(s, seat):
        return None
    if (seat, number) in s.fresh:
        sentence = N_("You have pulled or taken {gun} this turn: it can be fired from your next turn on")
        return Refusal("fresh-gun", text(sentence, gun=gun_name(gun.name)))
    return Refusal("already-fired", text(N_("You have fired {gun} this turn"), gun=gun_name(gun.name)))


def _why_not_target(s: State, seat: int, target: int, aim: int | Gun | None) -> Refusal | None:
    """Is there such a target?"""
    if target == seat:
        return Refusal("self", text(N_("You cannot shoot at yourself")))
    if not 0 <= target < s.house.seats:
        return Refusal("no-such-target", text(N_("Nobody sits there")))
    if isinstance(aim, Gun):
        if GUN_ID.get(aim, NO_GUN) not in s.guns[target]:
            sentence = N_("No such gun lies before {who}: {gun} of {first} and {last}")
            facts = {"first": CardFact(aim.cards[0]), "last": CardFact(aim.cards[-1])}
            return Refusal(
                "no-such-target", text(sentence, who=SeatFact(target), gun=a_gun(aim.name), **facts)
            )
    elif aim is not None and aim not in s.cowboys[target]:
        sentence = N_("No such protected cowboy lies before {who}: {card}")
        return Refusal("no-such-target", text(sentence, who=SeatFact(target), card=CardFact(aim)))
    return None


def _why_not_aim(gun: Gun, aim: int | Gun | None) -> Refusal | None:
    """Can a gun of this kind do that?"""
    if isinstance(aim, Gun):
        if gun.name != QUICK_DRAW:
            sentence = N_("Only a .357 quick draw takes a gun, not {gun}")
            return Refusal("gun-cannot", text(sentence, gun=a_gun(gun.name)))
    elif aim is not None and gun.name != FORTY_FIVE:
        sentence = N_("Only a .45 takes a protected cowboy, not {gun}")
        return Refusal("gun-cannot", text(sentence, gun=a_gun(gun.name)))
    return None


def why_not_give(s: State, victim: int, card: int) -> Refusal | None:
    """None if the victim may answer the shot with this card."""
    hand = s.hands[victim]
    if card not in hand:
        return Refusal("not-in-hand", text(N_("You do not hold {card}"), card=CardFact(card)))
    if card in may_give(s.gun):
        return None
    has_king, has_six = not KINGS.isdisjoint(hand), not SIXES.isdisjoint(hand)
    if not IS_22[s.gun]:
        sentence = N_("You were shot at and hold a king: give a king")
    elif has_king and has_six:
        sentence = N_("You were shot at: give a king, or a 6 for a backfire")
    elif has_king:
        sentence = N_("You were shot at with a .22 and hold a king and no 6: give a king")
    else:
        sentence = N_("You were shot at with a .22 and hold a 6 and no king: give a 6, it backfires")
    return Refusal("must-give", text(sentence))
