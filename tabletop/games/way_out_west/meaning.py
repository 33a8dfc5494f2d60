"""What a thing on the table does in this game, now: the sentence of a hover or of the narrator."""

from __future__ import annotations

from typing import Any

from tabletop.core.words import N_, SeatFact, Text, plural, text
from tabletop.games.way_out_west.chart import (
    BANK,
    CATTLE,
    COUNTERS,
    FARMER,
    HOTEL,
    JAIL,
    MOVE_CATTLE,
    MOVE_COWBOYS,
    STAGECOACH,
    STORE,
    TRAIN,
    box_of,
    building_of,
)
from tabletop.games.way_out_west.income import cattle_pay, town_income
from tabletop.games.way_out_west.names import (
    box_name,
    cattle_count,
    counters,
    cowboy_count,
    dollars,
)
from tabletop.games.way_out_west.scoring import cattle_points, controller, scores
from tabletop.games.way_out_west.state import NONE, SEATS_MOST, State
from tabletop.games.way_out_west.towns import CORRALS, SPACES, town_name, town_of

_BUILDING_RULES = {
    JAIL: N_("its sheriff may join gunfights here; it can be removed, not taken"),
    STORE: N_("earns $1 for each cattle of other players here and $2 for each farmer"),
    TRAIN: N_("doubles what all cattle here earn and score; it has a defender of its own"),
    HOTEL: N_("earns $1 for each cowboy of other players here"),
    STAGECOACH: N_("earns $1 at once for each cowboy placed here or moved away"),
    BANK: N_(
        "earns $2 for each building here, itself included; it has a defender of its own, and can be robbed"
    ),
}
_STAGECOACH_ANY = N_("earns $1 at once for each cowboy placed here, moved away or arriving")
_BUTTONS = {
    "drop": N_("Drop out: pay what you have bid and take the last free place."),
    "pass": N_("Take no action."),
    "join": N_("The sheriff joins: one gun more on that side."),
    "stay": N_("The sheriff stays out of this gunfight."),
    "shoot": N_("Roll one die for each gun: each 5 or 6 kills."),
    "retreat": N_("Each of your cowboys goes to a different town, and you lose the gunfight."),
    "take": N_("Put your own counter in the place of what you have won."),
    "remove": N_("What you have won goes back to its owner's supply."),
}


def meaning(view: State, seat: int, element: str) -> Text | None:
    """What the thing with this element id does in this game now; None if there is nothing to say."""
    kind, *rest = element.split(":")
    if kind == "button" and len(rest) == 1 and rest[0] in _BUTTONS:
        return text(_BUTTONS[rest[0]])
    if kind == "supply" and len(rest) == 1:
        return _of_supply(view, seat, rest[0])
    if kind == "box" and len(rest) == 2:
        return _of_box(view, rest[0])
    if kind in ("seat", "bid") and len(rest) == 1 and rest[0].isascii() and rest[0].isdigit():
        return _of_seat(view, kind, int(rest[0]))
    town = town_of(rest[0]) if rest else -1
    if town < 0:
        return None
    if kind == "town" and len(rest) == 1:
        return _of_town(view, town)
    if kind == "farmer" and len(rest) == 1:
        return _of_farmers(view, town)
    if kind == "building" and len(rest) == 2 and (building := building_of(rest[1])) is not None:
        return _of_building(view, town, building)
    if kind in ("cowboy", "cattle") and len(rest) == 2 and rest[1].isascii() and rest[1].isdigit():
        return _of_herd_or_posse(view, kind, town, int(rest[1]))
    if kind == "plot" and len(rest) == 2:
        return text(N_("A building space of {town}."), town=town_name(town))
    if kind == "corral" and len(rest) == 2:
        return text(N_("A corral of {town}: it holds one cattle or a farmer."), town=town_name(town))
    return None


def rule_of(view: State, building: int) -> Text:
    """What a building does, as half a sentence."""
    if building == STAGECOACH and view.house.pays_arrivals:
        return text(_STAGECOACH_ANY)
    return text(_BUILDING_RULES[building])


def _of_town(view: State, town: int) -> Text:
    facts: dict[str, Any] = {
        "town": town_name(town),
        "size": view.occupied[town].bit_count(),
        "spaces": SPACES[town],
        "free": view.free[town],
        "corrals": CORRALS[town],
    }
    holder = controller(view, town)
    if not view.opened >> town & 1:
        sentence = N_("{town}: size {size} of {spaces}; closed for cattle until cattle have stood in {lower}")
        return text(sentence, lower=town_name(town - 1), **facts)
    if holder == NONE:
        sentence = N_("{town}: size {size} of {spaces}, {free} of {corrals} corrals free; nobody controls it")
        return text(sentence, **facts)
    sentence = N_("{town}: size {size} of {spaces}, {free} of {corrals} corrals free; {who} controls it")
    return text(sentence, who=SeatFact(holder), **facts)


def _of_building(view: State, town: int, building: int) -> Text | None:
    owner = view.owners[town * COUNTERS + building]
    if owner == NONE:
        return None
    facts: dict[str, Any] = {
        "who": SeatFact(owner),
        "building": box_name(building),
        "rule": rule_of(view, building),
        "size": view.occupied[town].bit_count(),
    }
    pays = [line for line in town_income(view, town) if line.counter == building]
    if pays:
        sentence = N_(
            "{building} of {who}: {rule}. Now {amount} an income round, and {size} points at the end."
        )
        return text(sentence, amount=dollars(pays[0].amount), **facts)
    return text(N_("{building} of {who}: {rule}. Now {size} points at the end."), **facts)


def _of_herd_or_posse(view: State, kind: str, town: int, owner: int) -> Text | None:
    if owner >= view.seats:
        return None
    who, where = SeatFact(owner), town_name(town)
    if kind == "cowboy":
        count = view.cowboys[town * SEATS_MOST + owner]
        sentence = N_("{cowboys} of {who} in {town}")
        return text(sentence, cowboys=cowboy_count(count), who=who, town=where) if count else None
    count = view.cattle[town * SEATS_MOST + owner]
    if not count:
        return None
    farmer, train = view.town_farmers[town] > 0, view.owners[town * COUNTERS + TRAIN] != NONE
    sentence = N_(
        "{cattle} of {who} in {town}: each earns {each} an income round and scores {points} at the end"
    )
    return text(
        sentence,
        cattle=cattle_count(count),
        who=who,
        town=where,
        each=dollars(cattle_pay(farmer, train)),
        points=cattle_points(farmer, train),
    )


def _of_farmers(view: State, town: int) -> Text | None:
    count = view.town_farmers[town]
    if not count:
        return None
    return plural(
        N_("{count} farmer in {town}: cattle here earn $1 and score 1 less each"),
        N_("{count} farmers in {town}: cattle here earn $1 and score 1 less each"),
        count,
        town=town_name(town),
    )


def _of_supply(view: State, seat: int, name: str) -> Text | None:
    box = box_of(name)
    if box is None or not 0 <= seat < view.seats:
        return None
    if box == FARMER:
        if view.farmers[seat]:
            return text(N_("Your farmer: placed once, it fills a corral and halves what cattle there earn."))
        return text(N_("Your farmer is used."))
    if box >= COUNTERS:
        return None
    left = view.supply[seat * COUNTERS + box]
    if building_of(name) is not None:
        sentence = N_("Your {counters}: {count} left. It {rule}.")
        return text(sentence, counters=counters(box), count=left, rule=rule_of(view, box))
    return text(N_("Your {counters}: {count} left."), counters=counters(box), count=left)


def _of_box(view: State, name: str) -> Text | None:
    box = box_of(name)
    if box is None:
        return None
    free, price = view.house.boxes[box] - view.used[box], view.house.prices[box]
    facts: dict[str, Any] = {"box": box_name(box), "price": dollars(price), "count": free}
    if free <= 0:
        return text(N_("{box}: closed until the round ends"), **facts)
    if box in (MOVE_COWBOYS, MOVE_CATTLE) or not price:
        return text(
            N_("{box}: {price}, {count} free") if price else N_("{box}: free of charge, {count} open"),
            **facts,
        )
    if box <= CATTLE + 1:
        return text(N_("{box}: {price} each, one or two in one town; {count} open"), **facts)
    return text(N_("{box}: {price}; {count} open"), **facts)


def _of_seat(view: State, kind: str, seat: int) -> Text | None:
    if seat >= view.seats:
        return None
    who = SeatFact(seat)
    if kind == "bid":
        if seat in view.order[: view.still_in]:
            return text(N_("{who} has bid {amount}"), who=who, amount=dollars(view.bids[seat]))
        return text(N_("{who} is in place {place} of the order"), who=who, place=view.order.index(seat) + 1)
    sentence = N_("{who}: {money}, {wanted} wanted posters, {points} points if the game ended now")
    money = dollars(view.money[seat])
    return text(sentence, who=who, money=money, wanted=view.wanted[seat], points=scores(view)[seat])
