"""Why a move may not be made in Way Out West: the codes of the rule page, in its order, with a sentence each.

Judges a move on its own, from the counters, and looks at no list of legal moves: the tests hold one against
the other. The checks of `_CHECKS` stand in the order of the codes, and the first that applies is the answer.
Those of the gunfight's own moves are in refuse_fight.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from tabletop.core.game import CHANCE, Move, Refusal
from tabletop.core.words import N_, SeatFact, Text, plural, text
from tabletop.games.way_out_west import dice, refuse_fight
from tabletop.games.way_out_west.board import town_size
from tabletop.games.way_out_west.chart import (
    CATTLE,
    COUNTERS,
    COWBOYS,
    FARMER,
    GUNFIGHT,
    MOVE_CATTLE,
    MOVE_COWBOYS,
)
from tabletop.games.way_out_west.moves import Roll
from tabletop.games.way_out_west.names import a_counter, box_name, cattle_count, counters, dollars
from tabletop.games.way_out_west.state import NONE, SEATS_MOST, Phase, State
from tabletop.games.way_out_west.towns import NO_TOWN, SPACES, TOWNS, town_name

OWN_MOST: Final = 2
"""Who owns so many buildings in a town may not build there."""
PHASES: Final[dict[str, Phase]] = {
    "place": "setup", "bid": "bid", "drop": "bid", "cattle": "action", "cowboys": "action", "build": "action",
    "move-cowboys": "action", "move-cattle": "action", "farmer": "action", "gunfight": "action",
    "pass": "action", "join": "sheriff", "stay": "sheriff", "shoot": "shoot", "retreat": "shoot",
    "take": "loot", "remove": "loot", "claim": "claim",
}  # fmt: skip
"""The phase in which each kind of move is made."""
Check: TypeAlias = Callable[[State, int, Move], Refusal | None]


def why_not(s: State, seat: int, move: Move) -> Refusal | None:
    """None if the move is legal, else the first code that applies, in the order of the rule page."""
    kind = move[0]
    if seat == CHANCE:
        return _why_not_dice(s, move)
    if kind not in PHASES:
        return Refusal("no-such-move", text(N_("That is no move a player makes")))
    if seat != s.to_act:
        return Refusal("not-your-turn", _whose_turn(s))
    if s.phase != PHASES[kind]:
        return Refusal("wrong-phase", _wrong_phase(s))
    for check in _CHECKS.get(kind, ()):
        refusal = check(s, seat, move)
        if refusal is not None:
            return refusal
    return None


def _why_not_dice(s: State, move: Move) -> Refusal | None:
    """Can these dice fall now?"""
    due = dice.number_due(s)
    if not isinstance(move, Roll) or not due:
        return Refusal("wrong-phase", text(N_("No dice are due now")))
    if len(move.dice) == due and all(1 <= die <= dice.FACES for die in move.dice):
        return None
    return Refusal("no-such-move", plural(N_("{count} die is due"), N_("{count} dice are due"), due))


def _whose_turn(s: State) -> Text:
    if s.to_act >= 0:
        return text(N_("It is {who} who decides now"), who=SeatFact(s.to_act))
    return text(N_("The game is over")) if s.phase == "over" else text(N_("The dice are to be rolled first"))


def _wrong_phase(s: State) -> Text:
    if s.phase == "setup":
        return text(N_("Now every player places cowboys, one at a time"))
    if s.phase == "bid":
        return text(N_("Now the turn order is up for bids: raise or drop out"))
    if s.phase == "action":
        return text(N_("Now it is time for an action of the chart, or a pass"))
    if s.phase == "sheriff":
        return text(N_("Now the owner of the jail says whether the sheriff joins the gunfight"))
    if s.phase == "shoot":
        return text(N_("Now it is time to shoot or to retreat"))
    if s.phase == "loot":
        return text(N_("Now the winner takes what he has won or has it removed"))
    return text(N_("Now the winner takes a wanted poster from another player"))


# -------------------------------------------------------------------- checks that several moves share
def _no_such_town(*towns: int) -> Refusal | None:
    if NO_TOWN not in towns:
        return None
    names = {f"town{town + 1}": town_name(town) for town in TOWNS}
    sentence = N_("There is no such town: the map has {town1}, {town2}, {town3}, {town4} and {town5}")
    return Refusal("no-such-town", text(sentence, **names))


def _town(s: State, seat: int, move: Move) -> Refusal | None:
    return _no_such_town(move[2] if move[0] == "build" else move[1])


def _box(s: State, box: int) -> Refusal | None:
    there = s.house.boxes[box]
    if s.used[box] < there:
        return None
    if there == 0:
        return Refusal("box-taken", text(N_("There is no box {box} at this table"), box=box_name(box)))
    sentence = plural(
        N_("The box {box} is taken until the round ends"),
        N_("All {count} boxes {box} are taken until the round ends"),
        there,
        box=box_name(box),
    )
    return Refusal("box-taken", sentence)


def _money(s: State, seat: int, cost: int) -> Refusal | None:
    if cost <= s.money[seat]:
        return None
    sentence = N_("That costs {cost}, and you have only {money}")
    return Refusal("no-money", text(sentence, cost=dollars(cost), money=dollars(s.money[seat])))


def _supply(s: State, seat: int, kind: int, number: int = 1) -> Refusal | None:
    left = s.supply[seat * COUNTERS + kind]
    if number <= left:
        return None
    if left:
        sentence = N_("Your supply holds only {count} more of the {counters}")
        return Refusal("no-supply", text(sentence, count=left, counters=counters(kind)))
    return Refusal("no-supply", text(N_("Your supply holds no more {counters}"), counters=counters(kind)))


def _box_and_price(box: int) -> tuple[Check, Check]:
    """The checks of a box that costs its price once."""
    return (
        lambda s, seat, move: _box(s, box),
        lambda s, seat, move: _money(s, seat, s.house.prices[box]),
    )


def _for_cattle(s: State, seat: int, town: int, number: int) -> Refusal | None:
    """What cattle need in the town where they go: an own cowboy, a free corral, an open town."""
    if not s.cowboys[town * SEATS_MOST + seat]:
        return Refusal("no-cowboy", text(N_("You have no cowboy in {town}"), town=town_name(town)))
    if number > s.free[town]:
        return Refusal("no-corral", _too_few_corrals(s.free[town], town))
    if not s.opened >> town & 1:
        sentence = text(
            N_("{town} opens for cattle when cattle have stood in {lower}"),
            town=town_name(town),
            lower=town_name(town - 1),
        )
        return Refusal("not-opened", sentence)
    return None


def _too_few_corrals(free: int, town: int) -> Text:
    if not free:
        return text(N_("{town} has no free corral"), town=town_name(town))
    return plural(
        N_("{town} has only {count} free corral"),
        N_("{town} has only {count} free corrals"),
        free,
        town=town_name(town),
    )


def _one_or_two(number: int) -> Refusal | None:
    if number in (1, 2):
        return None
    return Refusal("no-such-move", text(N_("The box allows one or two, not {number}"), number=number))


# -------------------------------------------------------------------- the auction
def _bid_money(s: State, seat: int, move: Move) -> Refusal | None:
    if move[1] <= s.money[seat]:
        return None
    sentence = N_("You cannot bid {amount}: you have only {money}")
    return Refusal("no-money", text(sentence, amount=dollars(move[1]), money=dollars(s.money[seat])))


def _bid_amount(s: State, seat: int, move: Move) -> Refusal | None:
    highest = max(s.bids)
    if move[1] > highest:
        return None
    if highest:
        sentence = text(N_("You must bid more than {highest}, or drop out"), highest=dollars(highest))
        return Refusal("bid-too-low", sentence)
    return Refusal("bid-too-low", text(N_("A bid is at least $1")))


# -------------------------------------------------------------------- the boxes of the chart
def _counters_money(s: State, seat: int, move: Move) -> Refusal | None:
    box = CATTLE if move[0] == "cattle" else COWBOYS
    return _box(s, box) or _money(s, seat, s.house.prices[box] * move[2]) or _supply(s, seat, box, move[2])


def _cattle_there(s: State, seat: int, move: Move) -> Refusal | None:
    return _for_cattle(s, seat, move[1], move[2])


def _number_allowed(s: State, seat: int, move: Move) -> Refusal | None:
    return _one_or_two(move[-1])


def _can_build(s: State, seat: int, move: Move) -> Refusal | None:
    kind, town = move[1], move[2]
    refusal = _box(s, kind) or _money(s, seat, s.house.prices[kind]) or _supply(s, seat, kind)
    if refusal is not None:
        return refusal
    where = town_name(town)
    owners = s.owners[town * COUNTERS : (town + 1) * COUNTERS]
    if town_size(s, town) >= SPACES[town]:
        sentence = N_("All {spaces} building spaces of {town} are taken")
        return Refusal("no-space", text(sentence, spaces=SPACES[town], town=where))
    if owners[kind] != NONE:
        sentence = N_("{town} already has {building}: it belongs to {who}")
        owner = SeatFact(owners[kind])
        return Refusal("one-of-a-kind", text(sentence, town=where, building=a_counter(kind), who=owner))
    if (mine := owners.count(seat)) >= OWN_MOST:
        sentence = N_("You own {count} buildings in {town}: who owns two may not build there")
        return Refusal("two-of-yours", text(sentence, count=mine, town=where))
    return None


def _step_towns(s: State, seat: int, move: Move) -> Refusal | None:
    return _no_such_town(*(town for step in move[1] for town in step))


def _steps(s: State, seat: int, move: Move) -> Refusal | None:
    starts = [start for start, _ in move[1]]
    for start, end in move[1]:
        if start == end:
            sentence = N_("A cowboy of {town} must go to another town")
            return Refusal("nothing-to-move", text(sentence, town=town_name(start)))
        there = s.cowboys[start * SEATS_MOST + seat]
        if starts.count(start) > there:
            return Refusal("nothing-to-move", _too_few_cowboys(there, start))
    return None


def _too_few_cowboys(there: int, town: int) -> Text:
    if not there:
        return text(N_("You have no cowboy in {town}"), town=town_name(town))
    return plural(
        N_("You have only {count} cowboy in {town}"),
        N_("You have only {count} cowboys in {town}"),
        there,
        town=town_name(town),
    )


def _too_few_cattle(there: int, town: int) -> Text:
    if not there:
        return text(N_("You have no cattle in {town}"), town=town_name(town))
    return text(N_("You have only {cattle} in {town}"), cattle=cattle_count(there), town=town_name(town))


def _drive_towns(s: State, seat: int, move: Move) -> Refusal | None:
    return _no_such_town(move[1], move[2])


def _drive(s: State, seat: int, move: Move) -> Refusal | None:
    _, start, end, number = move
    refusal = _for_cattle(s, seat, end, number)
    if refusal is not None:
        return refusal
    if start == end:
        sentence = N_("The cattle of {town} must go to another town")
        return Refusal("nothing-to-move", text(sentence, town=town_name(start)))
    there = s.cattle[start * SEATS_MOST + seat]
    if number > there:
        return Refusal("nothing-to-move", _too_few_cattle(there, start))
    return _one_or_two(number)


def _farmer(s: State, seat: int, move: Move) -> Refusal | None:
    town = move[1]
    if not s.free[town]:
        return Refusal("no-corral", _too_few_corrals(0, town))
    if not s.farmers[seat]:
        return Refusal("no-farmer", text(N_("You have used your farmer already")))
    return None


_CHECKS: Final[dict[str, tuple[Check, ...]]] = {
    "place": (_town,),
    "bid": (_bid_money, _bid_amount),
    "cattle": (_town, _counters_money, _cattle_there, _number_allowed),
    "cowboys": (_town, _counters_money, _number_allowed),
    "build": (_town, _can_build),
    "move-cowboys": (_step_towns, *_box_and_price(MOVE_COWBOYS), _steps),
    "move-cattle": (_drive_towns, *_box_and_price(MOVE_CATTLE), _drive),
    "farmer": (_town, *_box_and_price(FARMER), _farmer),
    "gunfight": (_town, *_box_and_price(GUNFIGHT), refuse_fight.why_no_fight),
    "join": (refuse_fight.why_not_join,),
    "retreat": (lambda s, seat, move: _no_such_town(*move[1]), refuse_fight.why_no_retreat),
    "claim": (refuse_fight.why_no_claim,),
}
"""By kind of move, its checks in the order of the rule page; other kinds need only their turn and phase."""
