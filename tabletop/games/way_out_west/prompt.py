"""What is asked of a seat at a table of Way Out West: the prompt, in one sentence."""

from __future__ import annotations

from typing import Any

from tabletop.core.words import N_, SeatFact, Text, text
from tabletop.games.way_out_west.auction import PLACED, placed
from tabletop.games.way_out_west.chart import CATTLE, COUNTERS
from tabletop.games.way_out_west.names import cowboy_count, dollars, gun_count, target_name
from tabletop.games.way_out_west.odds import guns_of, odds_now
from tabletop.games.way_out_west.state import SEATS_MOST, Fight, State

PERCENT = 100


def prompt(view: State, seat: int) -> Text | None:
    """What is asked of the seat now; None if it is not to act."""
    if seat != view.to_act or seat < 0:
        return None
    who = SeatFact(seat)
    if view.phase == "setup":
        left = PLACED - placed(view, seat)
        sentence = N_("{who}: place a cowboy in any town, {cowboys} to go")
        return text(sentence, who=who, cowboys=cowboy_count(left))
    if view.phase == "bid":
        return _prompt_bid(view, seat, who)
    if view.phase == "action":
        if view.half == 1:
            return text(N_("{who}: take your first action"), who=who)
        return text(N_("{who}: take your second action"), who=who)
    return _prompt_fight(view, seat, who)


def _prompt_bid(view: State, seat: int, who: SeatFact) -> Text:
    highest = max(view.bids)
    if view.money[seat] <= highest:
        return text(
            N_("{who}: you cannot bid more than {highest}, drop out"), who=who, highest=dollars(highest)
        )
    if highest:
        sentence = N_("{who}: bid {least} or more for the turn order, or drop out")
        return text(sentence, who=who, least=dollars(highest + 1))
    return text(N_("{who}: bid for the turn order, or drop out for nothing"), who=who)


def _prompt_fight(view: State, seat: int, who: SeatFact) -> Text:
    fight = view.fight
    assert fight is not None
    target = target_name(fight.target, fight.owner, fight.number, fight.town)
    if view.phase == "sheriff":
        if seat == fight.attacker:
            return text(N_("{who}: does your sheriff join your attack on {target}?"), who=who, target=target)
        attacker = SeatFact(fight.attacker)
        sentence = N_("{who}: does your sheriff defend {target} against {attacker}?")
        return text(sentence, who=who, target=target, attacker=attacker)
    if view.phase == "shoot":
        return _prompt_shot(view, seat, fight, who)
    if view.phase == "loot":
        if fight.target != CATTLE:
            return text(N_("{who}: take {target} over, or have it removed"), who=who, target=target)
        if view.supply[seat * COUNTERS + CATTLE] < fight.number:
            sentence = N_("{who}: replace one of the two by your last cattle, or have both removed")
            return text(sentence, who=who)
        return text(N_("{who}: take {target} over, or have them removed"), who=who, target=target)
    return text(N_("{who}: take a wanted poster from another player"), who=who)


def _prompt_shot(view: State, seat: int, fight: Fight, who: SeatFact) -> Text:
    attack, defence = guns_of(view, fight)
    chances = odds_now(view)
    own, other, chance = attack, defence, chances.attack
    if seat != fight.attacker:
        own, other, chance = defence, attack, chances.defence
    facts: dict[str, Any] = {
        "guns": gun_count(own),
        "others": gun_count(other),
        "percent": round(chance * PERCENT),
    }
    if view.cowboys[fight.town * SEATS_MOST + seat] > 4:
        sentence = N_("{who}: shoot, {guns} against {others}; you win {percent} times in 100")
    else:
        sentence = N_("{who}: shoot or retreat, {guns} against {others}; you win {percent} times in 100")
    return text(sentence, who=who, **facts)
