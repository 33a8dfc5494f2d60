"""Why a move of the gunfight may not be made: rule page "Gunfight" 1, 3, 5, 7. Used by refuse.py alone."""

from __future__ import annotations

from typing import Final

from tabletop.core.game import Move, Refusal
from tabletop.core.words import N_, SeatFact, text
from tabletop.games.way_out_west.chart import CATTLE, COUNTERS, FARMER
from tabletop.games.way_out_west.names import a_counter, cattle_count, cowboy_count
from tabletop.games.way_out_west.state import SEATS_MOST, State
from tabletop.games.way_out_west.towns import TOWNS, town_name

OTHER_TOWNS: Final = len(TOWNS) - 1


def why_no_fight(s: State, seat: int, move: Move) -> Refusal | None:
    """The attacker's cowboy, then the target, then whose it is, then the number of cattle."""
    _, town, target, owner, number = move
    where = town_name(town)
    if not s.cowboys[town * SEATS_MOST + seat]:
        return Refusal("no-cowboy", text(N_("You have no cowboy in {town}"), town=where))
    if target == FARMER:
        if s.town_farmers[town]:
            return None
        return Refusal("no-target", text(N_("There is no farmer in {town}"), town=where))
    if owner >= s.seats:
        return Refusal("no-target", text(N_("Nobody sits there")))
    if target == CATTLE:
        return _why_no_cattle_fight(s, seat, town, owner, number)
    if s.owners[town * COUNTERS + target] != owner:
        sentence = N_("{who} has no such building in {town}: {building}")
        building = a_counter(target)
        return Refusal("no-target", text(sentence, who=SeatFact(owner), town=where, building=building))
    if owner == seat:
        return Refusal("own-target", text(N_("That building is your own")))
    return None


def _why_no_cattle_fight(s: State, seat: int, town: int, owner: int, number: int) -> Refusal | None:
    there = s.cattle[town * SEATS_MOST + owner]
    where = town_name(town)
    if number > there or not there:
        if not there:
            sentence = N_("{who} has no cattle in {town}")
            return Refusal("no-target", text(sentence, who=SeatFact(owner), town=where))
        sentence = N_("{who} has only {cattle} in {town}")
        cattle = cattle_count(there)
        return Refusal("no-target", text(sentence, who=SeatFact(owner), cattle=cattle, town=where))
    if owner == seat:
        return Refusal("own-target", text(N_("Those cattle are your own")))
    if number not in (1, 2):
        sentence = N_("A gunfight is about one or two cattle, not {number}")
        return Refusal("no-such-move", text(sentence, number=number))
    return None


def why_not_join(s: State, seat: int, move: Move) -> Refusal | None:
    """The sheriff helps his owner's own attack, else only the defence."""
    assert s.fight is not None
    attacks = seat == s.fight.attacker
    if (move[1] == "attack") == attacks:
        return None
    if attacks:
        return Refusal("cannot-join", text(N_("You attack yourself: your sheriff can only join the attack")))
    return Refusal("cannot-join", text(N_("Your sheriff can join another player's fight only to defend")))


def why_no_retreat(s: State, seat: int, move: Move) -> Refusal | None:
    """One cowboy to each of as many different other towns."""
    assert s.fight is not None
    town, towns = s.fight.town, move[1]
    cowboys = s.cowboys[town * SEATS_MOST + seat]
    if cowboys > OTHER_TOWNS:
        sentence = N_("You cannot retreat: {cowboys} are more than the {towns} other towns")
        return Refusal("cannot-retreat", text(sentence, cowboys=cowboy_count(cowboys), towns=OTHER_TOWNS))
    if len(towns) != cowboys or len(set(towns)) < len(towns) or town in towns:
        sentence = N_("Each of your {cowboys} must go to a different town other than {town}")
        one = N_("Your cowboy must go to one town other than {town}")
        if cowboys == 1:
            return Refusal("bad-retreat", text(one, town=town_name(town)))
        return Refusal("bad-retreat", text(sentence, cowboys=cowboy_count(cowboys), town=town_name(town)))
    return None


def why_no_claim(s: State, seat: int, move: Move) -> Refusal | None:
    """Another player who has a poster."""
    other = move[1]
    if other >= s.seats:
        return Refusal("no-poster", text(N_("Nobody sits there")))
    if other == seat:
        return Refusal("no-poster", text(N_("Take the wanted poster from another player")))
    if not s.wanted[other]:
        return Refusal("no-poster", text(N_("{who} has no wanted poster"), who=SeatFact(other)))
    return None
