"""Why the cowhand does what he does in Way Out West, in one sentence: what a hint says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tabletop.core.game import Move
from tabletop.core.words import N_, SeatFact, Text, text
from tabletop.games.way_out_west.chart import BANK, CATTLE, COUNTERS, HOTEL, JAIL, STORE, TRAIN
from tabletop.games.way_out_west.moves import Build, Gunfight
from tabletop.games.way_out_west.names import cattle_count, cowboy_count, dollars, the_counter
from tabletop.games.way_out_west.odds import declared, odds_now
from tabletop.games.way_out_west.state import NONE, SEATS_MOST, State
from tabletop.games.way_out_west.towns import town_name

_PLAIN: Final = {
    "pass": N_("No action that can be paid improves anything now."),
    "move-cowboys": N_(
        "The cowboys are needed more where they ride to, to guard or to threaten what stands there."
    ),
    "take": N_("What was won serves its new owner, and its old one no more."),
    "remove": N_("What was won is worth more in the supply than here."),
    "join": N_("The sheriff adds a gun to the side that should win, and risks nothing."),
    "stay": N_("Whoever the sheriff would help here is better not helped."),
    "drop": N_("The order of play is not worth a higher bid now."),
}


def reason(view: State, seat: int, move: Move) -> Text:
    """One sentence for any move; for a bid see `bid`."""
    if move[0] in _PLAIN:
        return text(_PLAIN[move[0]])
    return _SAYS[move[0]](view, seat, move)


def broke() -> Text:
    """Why to drop out without a choice."""
    return text(N_("There is no money for a higher bid."))


def bid(most: int) -> Text:
    """Why to raise: the first pick is worth up to so many dollars."""
    return text(N_("Having the first pick of the boxes is worth up to {amount} now."), amount=dollars(most))


def _place(view: State, seat: int, move: Any) -> Text:
    return text(
        N_("A cowboy in {town} may bring cattle there and guard what is built."), town=town_name(move.town)
    )


def _cattle(view: State, seat: int, move: Any) -> Text:
    facts: dict[str, Any] = {"cattle": cattle_count(move.number), "town": town_name(move.town)}
    if view.round >= view.house.rounds - 1:
        return text(N_("Bring {cattle} to {town}: cattle score there and count for its control."), **facts)
    return text(N_("Bring {cattle} to {town}: cattle earn at every income and count for control."), **facts)


def _cowboys(view: State, seat: int, move: Any) -> Text:
    sentence = N_("Hire {cowboys} for {town}, to guard what is yours there and threaten what is not.")
    return text(sentence, cowboys=cowboy_count(move.number), town=town_name(move.town))


_BUILT: Final = {
    JAIL: N_(
        "A jail in {town} scores for the town's size, nobody can take it, and its sheriff is one gun more."
    ),
    STORE: N_("A store in {town} earns with the others' cattle, and scores for the size of the town."),
    TRAIN: N_("A train in {town} doubles what cattle are worth there, and defends itself."),
    HOTEL: N_("A hotel in {town} earns with the others' cowboys, and scores for the size of the town."),
    BANK: N_("A bank in {town} earns with every building there, and nobody can take it."),
}
_STAGECOACH: Final = N_(
    "A stagecoach in {town} scores for the size of the town, and earns when cowboys come and go."
)


def _build(view: State, seat: int, move: Build) -> Text:
    return text(_BUILT.get(move.building, _STAGECOACH), town=town_name(move.town))


def _drive(view: State, seat: int, move: Any) -> Text:
    sentence = N_("Drive {cattle} to {town}: more can be had of them there.")
    return text(sentence, cattle=cattle_count(move.number), town=town_name(move.end))


def _farmer(view: State, seat: int, move: Any) -> Text:
    town = move.town
    if view.owners[town * COUNTERS + STORE] == seat:
        return text(N_("A farmer in {town} buys at your store there at every income."), town=town_name(town))
    herds = view.cattle[town * SEATS_MOST : town * SEATS_MOST + view.seats]
    if sum(herds) > herds[seat]:
        sentence = N_("A farmer in {town} halves what the others' cattle earn there, and costs them points.")
        return text(sentence, town=town_name(town))
    return text(N_("A farmer in {town} takes a corral that others would use."), town=town_name(town))


def _gunfight(view: State, seat: int, move: Gunfight) -> Text:
    said = declared(view, seat, move)
    chance = round(100 * (said.odds if said.sheriff == NONE else said.odds_joined).attack)
    if move.target == CATTLE:
        sentence = N_("The cattle of {who} can be won with a chance of {chance} in 100.")
        return text(sentence, who=SeatFact(move.owner), chance=chance)
    if move.owner < 0:
        return text(N_("The farmer can be driven off with a chance of {chance} in 100."), chance=chance)
    sentence = N_("The fight for {building} of {who} is won with a chance of {chance} in 100.")
    return text(sentence, building=the_counter(move.target), who=SeatFact(move.owner), chance=chance)


_SHOOT: Final = N_("Shoot: this is won with a chance of {chance} in 100, and what stands here is worth that.")
_RETREAT: Final = N_("This is won with a chance of {chance} in 100; the cowboys are worth more alive.")


def _shoot(view: State, seat: int, move: Move) -> Text:
    return _fighting(view, seat, _SHOOT)


def _retreat(view: State, seat: int, move: Move) -> Text:
    return _fighting(view, seat, _RETREAT)


def _fighting(view: State, seat: int, sentence: str) -> Text:
    fight = view.fight
    assert fight is not None
    odds = odds_now(view)
    chance = odds.attack if seat == fight.attacker else odds.defence
    return text(sentence, chance=round(100 * chance))


def _claim(view: State, seat: int, move: Any) -> Text:
    return text(N_("A poster from {who} hurts the most."), who=SeatFact(move.seat))


_SAYS: Final[dict[str, Callable[[State, int, Any], Text]]] = {
    "place": _place,
    "cattle": _cattle,
    "cowboys": _cowboys,
    "build": _build,
    "move-cattle": _drive,
    "farmer": _farmer,
    "gunfight": _gunfight,
    "shoot": _shoot,
    "retreat": _retreat,
    "claim": _claim,
}
