"""What is said at a table of Way Out West: the log's sentences.

Prompts are in prompt.py, refusals in refuse.py and refuse_fight.py, what pieces do in meaning.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tabletop.core.events import Event
from tabletop.core.words import N_, SeatFact, SeatsFact, Text, plural, text
from tabletop.games.way_out_west import events
from tabletop.games.way_out_west.chart import CATTLE, FARMER, building_of
from tabletop.games.way_out_west.moves import NEUTRAL
from tabletop.games.way_out_west.names import (
    a_counter,
    cattle_count,
    cowboy_count,
    dollars,
    gun_count,
    target_name,
    the_counter,
)
from tabletop.games.way_out_west.towns import town_name, town_of


def tell(event: Event) -> Text | None:
    """The log's sentence for an event; None for those that another event's sentence covers."""
    say = _SAYINGS.get(type(event))
    return None if say is None else say(event)


def _town(name: str) -> Text:
    return town_name(town_of(name))


def _who(event: Event) -> SeatFact:
    return SeatFact(event.seat)


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


# -------------------------------------------------------------------- set-up and auction
def _first_rolled(event: events.FirstRolled) -> Text:
    facts: dict[str, Any] = {"seats": SeatsFact(event.seats), "dice": ", ".join(map(str, event.dice))}
    if event.tied:
        sentence = N_("{seats} roll {dice} for who goes first: the highest roll again")
        return text(sentence, **facts)
    return text(N_("{seats} roll {dice} for who goes first"), **facts)


def _order_set(event: events.OrderSet) -> Text:
    return text(N_("The turn order: {seats}"), seats=SeatsFact(event.order))


def _dropped(event: events.Dropped) -> Text:
    if event.paid:
        sentence = N_("{who} drops out, pays {paid} and takes place {place}")
        return text(sentence, who=_who(event), paid=dollars(event.paid), place=event.place)
    return text(N_("{who} drops out and takes place {place}"), who=_who(event), place=event.place)


def _auction_won(event: events.AuctionWon) -> Text:
    if event.paid:
        return text(N_("{who} pays {paid} and goes first"), who=_who(event), paid=dollars(event.paid))
    return text(N_("{who} goes first for nothing"), who=_who(event))


# -------------------------------------------------------------------- actions
def _built(event: events.Built) -> Text:
    kind = building_of(event.building)
    assert kind is not None
    sentence = N_("{who} builds {building} in {town} for {paid}")
    return text(
        sentence, who=_who(event), building=a_counter(kind), town=_town(event.town), paid=dollars(event.paid)
    )


def _cowboys_moved(event: events.CowboysMoved) -> Text:
    number = len(event.starts)
    if number == 1:
        sentence = N_("{who} moves a cowboy from {start} to {end}")
        return text(sentence, who=_who(event), start=_town(event.starts[0]), end=_town(event.ends[0]))
    if len({*zip(event.starts, event.ends, strict=True)}) == 1:
        sentence = N_("{who} moves {cowboys} from {start} to {end}")
        start, end = _town(event.starts[0]), _town(event.ends[0])
        return text(sentence, who=_who(event), cowboys=cowboy_count(number), start=start, end=end)
    return text(N_("{who} moves {cowboys} between towns"), who=_who(event), cowboys=cowboy_count(number))


def _cattle_moved(event: events.CattleMoved) -> Text:
    sentence = N_("{who} drives {cattle} from {start} to {end}")
    start, end = _town(event.start), _town(event.end)
    return text(sentence, who=_who(event), cattle=cattle_count(event.number), start=start, end=end)


def _stagecoach(event: events.StagecoachPaid) -> Text:
    sentence = N_("The stagecoach in {town} earns {who} {amount}")
    return text(sentence, town=_town(event.town), who=_who(event), amount=dollars(event.amount))


# -------------------------------------------------------------------- the gunfight
def _target(event: Any) -> Text:
    """The target of a FightBegan, or what a Taken or Removed is about."""
    name = event.target if isinstance(event, events.FightBegan) else event.what
    kind = CATTLE if name == "cattle" else FARMER if name == "farmer" else building_of(name)
    assert kind is not None
    return target_name(kind, event.owner, getattr(event, "number", 0), town_of(event.town))


def _fight_began(event: events.FightBegan) -> Text:
    sentence = N_("{who} attacks {target}: {attack} against {defence}")
    attack, defence = map(gun_count, event.guns)
    return text(sentence, who=_who(event), target=_target(event), attack=attack, defence=defence)


def _sheriff_joined(event: events.SheriffJoined) -> Text:
    attack = N_("The sheriff of {who} joins the attack: {guns} against {others}")
    defence = N_("The sheriff of {who} joins the defence: {others} against {guns}")
    own, other = event.guns if event.side == "attack" else reversed(event.guns)
    sentence = attack if event.side == "attack" else defence
    return text(sentence, who=_who(event), guns=gun_count(own), others=gun_count(other))


def _exchange(event: events.ExchangeBegan) -> Text:
    attack, defence = map(gun_count, event.guns)
    if event.first == "both":
        return text(N_("{guns} a side: both shoot at the same time"), guns=attack)
    if event.first == "attack":
        sentence = N_("The attack has fewer guns, {attack} against {defence}, and shoots first")
    else:
        sentence = N_("The defence has fewer guns, {defence} against {attack}, and shoots first")
    return text(sentence, attack=attack, defence=defence)


def _shot(event: events.Shot) -> Text:
    dice = _numbers(event.dice)
    if event.seat >= 0:
        return plural(
            N_("{who} rolls {dice}: {count} hit"),
            N_("{who} rolls {dice}: {count} hits"),
            event.hits,
            who=_who(event),
            dice=dice,
        )
    if event.side == "attack":
        return plural(
            N_("The attack rolls {dice}: {count} hit"), N_("The attack rolls {dice}: {count} hits"),
            event.hits, dice=dice,
        )  # fmt: skip
    return plural(
        N_("The defence rolls {dice}: {count} hit"), N_("The defence rolls {dice}: {count} hits"),
        event.hits, dice=dice,
    )  # fmt: skip


_DEFENDERS: Final = {
    "built-in": N_("the built-in defender"),
    "default": N_("the lone defender"),
    "farmer": N_("the farmer"),
}


def _fell(event: events.Fell) -> Text:
    fallen: list[Text] = []
    if event.cowboys:
        fallen.append(text(N_("{cowboys} of {who}"), cowboys=cowboy_count(event.cowboys), who=_who(event)))
    if event.sheriff:
        fallen.append(text(N_("the sheriff")))
    if event.defender:
        fallen.append(text(_DEFENDERS[event.defender]))
    if len(fallen) == 1:
        return text(N_("Shot: {first}"), first=fallen[0])
    if len(fallen) == 2:
        return text(N_("Shot: {first} and {second}"), first=fallen[0], second=fallen[1])
    sentence = N_("Shot: {first}, {second} and {third}")
    return text(sentence, first=fallen[0], second=fallen[1], third=fallen[2])


def _retreated(event: events.Retreated) -> Text:
    sentence = N_("{who} retreats from {town} with {cowboys}")
    cowboys = cowboy_count(len(event.towns))
    return text(sentence, who=_who(event), town=_town(event.town), cowboys=cowboys)


def _fight_over(event: events.FightOver) -> Text:
    town = _town(event.town)
    if event.side == "":
        return text(N_("Nobody is left standing in {town}: the attack has failed"), town=town)
    if event.seat == NEUTRAL:
        return text(N_("The farmer in {town} has beaten the attack off"), town=town)
    if event.side == "attack":
        return text(N_("{who} wins the gunfight in {town}"), who=_who(event), town=town)
    return text(N_("{who} has beaten the attack in {town} off"), who=_who(event), town=town)


def _taken(event: events.Taken) -> Text:
    if event.replaced == 0:
        return text(N_("{who} has {target} removed"), target=_target(event), who=_who(event))
    if event.replaced < event.number:
        sentence = N_("{who} takes {target}: one of them is replaced, the other is gone")
        return text(sentence, who=_who(event), target=_target(event))
    return text(N_("{who} takes {target}"), who=_who(event), target=_target(event))


def _removed(event: events.Removed) -> Text:
    return text(N_("Out of the game: {target}"), target=_target(event))


def _robbed(event: events.Robbed) -> Text:
    facts: dict[str, Any] = {
        "who": _who(event),
        "owner": SeatFact(event.owner),
        "dice": _numbers(event.dice),
        "amount": dollars(event.amount),
    }
    if event.bank_lost:
        return text(N_("{who} rolls {dice}: {owner} can pay only {amount}, and the bank is gone"), **facts)
    return text(N_("{who} rolls {dice} and robs {owner} of {amount}"), **facts)


def _poster(event: events.PosterTaken) -> Text:
    if event.giver >= 0:
        sentence = N_("{who} takes a wanted poster from {giver}")
        return text(sentence, who=_who(event), giver=SeatFact(event.giver))
    return text(N_("{who} takes a wanted poster"), who=_who(event))


# -------------------------------------------------------------------- income and the end
def _earned(event: events.Earned) -> Text:
    facts: dict[str, Any] = {
        "who": _who(event),
        "town": _town(event.town),
        "amount": dollars(event.amount),
        "number": event.number,
        "each": dollars(event.each),
    }
    if event.counter == "cattle":
        return text(
            N_("{town}: {who} earns {amount} for {cattle} at {each}"),
            cattle=cattle_count(event.number),
            **facts,
        )
    kind = building_of(event.counter)
    assert kind is not None
    return text(N_("{town}: {who} earns {amount} with {building}"), building=the_counter(kind), **facts)


def _income_paid(event: events.IncomePaid) -> Text | None:
    return text(N_("Income is paid")) if not any(event.amounts) else None


_SCORED: Final = {
    "buildings": N_("{town}: {who} scores {points} for buildings, {number} at {each}"),
    "cattle": N_("{town}: {who} scores {points} for cattle, {number} at {each}"),
    "control": N_("{town}: {who} scores {points} for control"),
    "money": N_("{who} scores {points} for most money, ${number}"),
    "wanted": N_("{who} scores {points} for most wanted posters, {number}"),
}


def _scored(event: events.Scored) -> Text:
    facts: dict[str, Any] = {
        "who": _who(event),
        "points": event.points,
        "number": event.number,
        "each": event.each,
    }
    if event.town:
        facts["town"] = _town(event.town)
    return text(_SCORED[event.what], **facts)


def _game_over(event: events.GameOver) -> Text:
    if len(event.winners) == 1:
        winner = event.winners[0]
        sentence = N_("{who} wins with {points} points")
        return text(sentence, who=SeatFact(winner), points=event.scores[winner])
    return text(N_("{seats} share the victory"), seats=SeatsFact(event.winners))


_SAYINGS: Final[dict[type[Event], Callable[[Any], Text | None]]] = {
    events.FirstRolled: _first_rolled,
    events.OrderSet: _order_set,
    events.Placed: lambda e: text(N_("{who} places a cowboy in {town}"), who=_who(e), town=_town(e.town)),
    events.RoundBegan: lambda e: text(N_("Round {round} begins"), round=e.round),
    events.BidMade: lambda e: text(N_("{who} bids {amount}"), who=_who(e), amount=dollars(e.amount)),
    events.Dropped: _dropped,
    events.AuctionWon: _auction_won,
    events.Passed: lambda e: text(N_("{who} passes"), who=_who(e)),
    events.CattleBought: lambda e: text(
        N_("{who} buys {cattle} in {town} for {paid}"),
        who=_who(e), cattle=cattle_count(e.number), town=_town(e.town), paid=dollars(e.paid),
    ),
    events.CowboysHired: lambda e: text(
        N_("{who} hires {cowboys} in {town} for {paid}"),
        who=_who(e), cowboys=cowboy_count(e.number), town=_town(e.town), paid=dollars(e.paid),
    ),
    events.Built: _built,
    events.CowboysMoved: _cowboys_moved,
    events.CattleMoved: _cattle_moved,
    events.FarmerPlaced: lambda e: text(
        N_("{who} settles a farmer in {town}"), who=_who(e), town=_town(e.town)
    ),
    events.TownOpened: lambda e: text(N_("{town} is open for cattle now"), town=_town(e.town)),
    events.StagecoachPaid: _stagecoach,
    events.FightBegan: _fight_began,
    events.SheriffJoined: _sheriff_joined,
    events.SheriffStayedOut: lambda e: text(N_("The sheriff of {who} stays out"), who=_who(e)),
    events.ExchangeBegan: _exchange,
    events.Shot: _shot,
    events.Fell: _fell,
    events.Retreated: _retreated,
    events.FightOver: _fight_over,
    events.Taken: _taken,
    events.Removed: _removed,
    events.Robbed: _robbed,
    events.PosterTaken: _poster,
    events.IncomeBegan: lambda e: text(N_("Round {round} is over: income"), round=e.round),
    events.Earned: _earned,
    events.IncomePaid: _income_paid,
    events.Scored: _scored,
    events.GameOver: _game_over,
}  # fmt: skip
