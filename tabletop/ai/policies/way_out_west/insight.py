"""What a player of Way Out West had counted: nothing is hidden there but the dice to come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tabletop.ai.insight import Estimate, Teller
from tabletop.core.game import Move
from tabletop.core.words import N_, SeatFact, Text, TextsFact, plural, text
from tabletop.games.way_out_west import moves as m
from tabletop.games.way_out_west.names import a_counter, cattle_count, cowboy_count, dollars, target_name
from tabletop.games.way_out_west.odds import odds_now
from tabletop.games.way_out_west.scoring import forecast
from tabletop.games.way_out_west.state import State
from tabletop.games.way_out_west.towns import TOWNS, town_name


def seen(view: State, seat: int) -> list[Text]:
    """Income, points and control as they stood, and the odds of a fight that was on."""
    ahead = forecast(view)
    out = [text(N_("Everything lay open; only the dice to come were unknown."))]
    if view.fight is not None:
        chance = round(100 * odds_now(view).attack)
        sentence = N_("The attack in {town} was to be won with a chance of {chance} in 100.")
        out.append(text(sentence, town=town_name(view.fight.town), chance=chance))
    sentence = N_("There were {money} in hand, and the next income would have paid {income}.")
    out.append(text(sentence, money=dollars(view.money[seat]), income=dollars(ahead.dollars[seat])))
    out.append(
        plural(
            N_("Counted at once, it would have been {count} point."),
            N_("Counted at once, it would have been {count} points."),
            ahead.totals[seat],
        )
    )
    if held := tuple(town_name(town) for town in TOWNS if ahead.controls[town] == seat):
        out.append(text(N_("Under control: {towns}."), towns=TextsFact(held)))
    if left := view.house.rounds - view.round:
        out.append(
            plural(N_("{count} round was still to come."), N_("{count} rounds were still to come."), left)
        )
    else:
        out.append(text(N_("It was the last round.")))
    return out


def estimates(view: State, seat: int, move: Move | None) -> list[Estimate]:
    """Points and income of each of the others, if they were counted at once."""
    ahead = forecast(view)
    return [
        Estimate(
            other,
            plural(
                N_("{who} stood at {count} point, with {income} to come at the next income."),
                N_("{who} stood at {count} points, with {income} to come at the next income."),
                ahead.totals[other],
                who=SeatFact(other),
                income=dollars(ahead.dollars[other]),
            ),
        )
        for other in range(view.seats)
        if other != seat
    ]


_WORDS: Final = {
    "drop": N_("Drop out of the bidding"),
    "pass": N_("Pass"),
    "stay": N_("Keep the sheriff out of it"),
    "shoot": N_("Shoot"),
    "take": N_("Take what was won"),
    "remove": N_("Have it removed"),
}


def deed(view: State, move: Move) -> Text:
    """A move in a few words."""
    match move:
        case m.Place(_, town):
            return text(N_("Place a cowboy in {town}"), town=town_name(town))
        case m.Bid(_, amount):
            return text(N_("Bid {amount}"), amount=dollars(amount))
        case m.Cattle(_, town, number):
            sentence = N_("Buy {cattle} in {town}")
            return text(sentence, cattle=cattle_count(number), town=town_name(town))
        case m.Cowboys(_, town, number):
            sentence = N_("Hire {cowboys} in {town}")
            return text(sentence, cowboys=cowboy_count(number), town=town_name(town))
        case m.Build(_, building, town):
            return text(N_("Build {building} in {town}"), building=a_counter(building), town=town_name(town))
        case m.Farmer(_, town):
            return text(N_("Settle a farmer in {town}"), town=town_name(town))
        case m.MoveCattle(_, start, end, number):
            facts: dict[str, Any] = {"start": town_name(start), "end": town_name(end)}
            return text(N_("Drive {cattle} from {start} to {end}"), cattle=cattle_count(number), **facts)
        case m.MoveCowboys(_, steps):
            return _ride(steps)
    return _fight(view, move)


def _ride(steps: tuple[m.Step, ...]) -> Text:
    ways = sorted(set(steps))
    if len(ways) > 1:
        return text(N_("Move {cowboys} between towns"), cowboys=cowboy_count(len(steps)))
    start, end = map(town_name, ways[0])
    sentence = N_("Move {cowboys} from {start} to {end}")
    return text(sentence, cowboys=cowboy_count(len(steps)), start=start, end=end)


def _to_each(towns: tuple[int, ...]) -> Iterator[Text]:
    """How many cowboys ride to each of these towns."""
    for town in sorted(set(towns)):
        riding = cowboy_count(towns.count(town))
        yield text(N_("{cowboys} to {town}"), cowboys=riding, town=town_name(town))


def _fight(view: State, move: Move) -> Text:
    match move:
        case m.Gunfight(_, town, target, owner, number):
            return text(N_("Attack {target}"), target=target_name(target, owner, number, town))
        case m.Join("join", "attack"):
            return text(N_("Send the sheriff into the attack"))
        case m.Join():
            return text(N_("Send the sheriff into the defence"))
        case m.Retreat(_, towns):
            return text(N_("Retreat with {rides}"), rides=TextsFact(tuple(_to_each(towns))))
        case m.Claim(_, seat):
            return text(N_("Take a wanted poster from {who}"), who=SeatFact(seat))
    return text(_WORDS[move[0]])


def supposed(view: State, world: State, seat: int) -> list[Text]:
    """Nothing: all lies open."""
    return []


TELLER: Final = Teller(seen, estimates, deed, supposed)
