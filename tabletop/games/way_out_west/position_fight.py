"""The position keys of a gunfight: `fight`, and whose decision it is in the phases of a fight.

A position has only the number of guns; who of the others fights beside the cowboys follows from it, up to
which of sheriff and defender is the one that is left, which makes no difference to the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabletop.core.game import PositionError
from tabletop.games.way_out_west.chart import BUILT_IN, CATTLE, COUNTERS, FARMER, TAKEABLE
from tabletop.games.way_out_west.moves import NEUTRAL, parse_target, target_text
from tabletop.games.way_out_west.odds import default_gun, guns_of, sheriff_of
from tabletop.games.way_out_west.reading import number, numbers, table
from tabletop.games.way_out_west.state import CHANCE_DUE, NONE, SEATS_MOST, Fight, Shooting, Side, State
from tabletop.games.way_out_west.towns import TOWN_IDS, town_id, town_of

PHASES: Final = ("sheriff", "shoot", "loot", "claim")
KEYS: Final = ("town", "target", "attacker", "defender", "guns", "step")
STEPS: Final[tuple[Shooting, ...]] = ("first", "second", "both")
_GUNS: Final = range(12)
"""Nine cowboys, a sheriff and a built-in defender at most."""


def written(s: State, fight: Fight) -> dict[str, Any]:
    """The table `fight`."""
    data: dict[str, Any] = {
        "town": town_id(fight.town),
        "target": target_text(fight.target, fight.owner, fight.number),
        "attacker": fight.attacker,
        "defender": fight.owner,
        "guns": list(guns_of(s, fight)),
    }
    if s.phase == "shoot":
        data["step"] = fight.step
    return data


def place(s: State, data: Mapping[str, Any]) -> None:
    """The fight of a position in one of its phases, and `to_act`. Raises PositionError."""
    given = table(data, "fight")
    if not given:
        raise PositionError("fight", f"the phase {s.phase} needs it")
    for key in given:
        if key not in KEYS:
            raise PositionError(f"fight.{key}", "a gunfight has no position key of this name")
    fight = s.fight = _sides(s, given)
    if s.phase == "sheriff":
        _place_sheriff(s, fight, given, data)
    elif s.phase == "shoot":
        _place_shots(s, fight, given, data)
    elif s.phase == "loot":
        _place_loot(s, fight, data)
    else:
        _place_claim(s, fight, data)
    if s.phase in ("loot", "claim"):
        _check_over(s, fight, given)
    if s.phase != "shoot" and given.get("step"):
        raise PositionError("fight.step", "only in the phase shoot")


def _needed(given: Mapping[str, Any], key: str) -> Any:
    if key not in given:
        raise PositionError(f"fight.{key}", "a gunfight needs it")
    return given[key]


def _sides(s: State, given: Mapping[str, Any]) -> Fight:
    """Town, target, attacker and defender."""
    town = town_of(str(_needed(given, "town")))
    if town < 0:
        raise PositionError("fight.town", f"there is no such town: there are {', '.join(TOWN_IDS)}")
    try:
        target, owner, count = parse_target(str(_needed(given, "target")).split())
    except ValueError as error:
        raise PositionError("fight.target", str(error)) from None
    if owner >= s.seats or (target == CATTLE and count not in (1, 2)):
        raise PositionError("fight.target", f"{given['target']!r} cannot be attacked")
    if s.phase != "claim" and not _is_there(s, town, target, owner, count):
        raise PositionError("fight.target", f"there is no {given['target']!r} in {town_id(town)}")
    attacker = number(_needed(given, "attacker"), "fight.attacker", range(s.seats))
    if attacker == owner:
        raise PositionError("fight.attacker", "nobody attacks what is his own")
    if number(given.get("defender", owner), "fight.defender", range(-1, s.seats)) != owner:
        raise PositionError("fight.defender", f"the owner of the target defends: {owner}")
    return Fight(town, target, owner, count, attacker, "", 0, "", "", NONE)


def _is_there(s: State, town: int, target: int, owner: int, count: int) -> bool:
    if target == FARMER:
        return s.town_farmers[town] > 0
    if target == CATTLE:
        return s.cattle[town * SEATS_MOST + owner] >= count
    return s.owners[town * COUNTERS + target] == owner


def _to_act(s: State, data: Mapping[str, Any], allowed: tuple[int, ...], why: str) -> int:
    seat = number(data.get("to_act", allowed[0]), "to_act", range(s.seats)) if allowed else NONE
    if seat not in allowed:
        raise PositionError("to_act", why)
    return seat


# -------------------------------------------------------------------- the phases
def _place_sheriff(s: State, fight: Fight, given: Mapping[str, Any], data: Mapping[str, Any]) -> None:
    sheriff = sheriff_of(s, fight.town)
    if sheriff == NONE:
        raise PositionError("phase", f"there is no jail in {town_id(fight.town)} whose owner could be asked")
    if not s.cowboys[fight.town * SEATS_MOST + fight.attacker]:
        raise PositionError("fight.attacker", f"seat {fight.attacker} has no cowboy there to attack with")
    default = default_gun(s, fight)
    fight.reserve = 1 if default or fight.target in (*BUILT_IN, FARMER) else 0
    attack, defence = guns_of(s, fight)
    guns = numbers(given.get("guns", [attack, defence]), "fight.guns", _GUNS, 2)
    # the default gun is settled before the first shot: a position may count it or not yet
    if guns != [attack, defence] and not (default and guns == [attack, defence - 1]):
        raise PositionError("fight.guns", f"the counters there make it {[attack, defence]}")
    s.to_act = _to_act(s, data, (sheriff,), f"the jail there belongs to seat {sheriff}")


def _place_shots(s: State, fight: Fight, given: Mapping[str, Any], data: Mapping[str, Any]) -> None:
    guns = numbers(_needed(given, "guns"), "fight.guns", _GUNS, 2)
    _place_others(s, fight, guns)
    if 0 in guns:
        raise PositionError("fight.guns", "the fight is over when a side has none")
    step = _needed(given, "step")
    if step not in STEPS:
        raise PositionError("fight.step", f"{step!r} is none of {', '.join(STEPS)}")
    if step != "second" and (step == "both") != (guns[0] == guns[1]):
        raise PositionError(
            "fight.step", "with equal guns both shoot at once, else the side with fewer first"
        )
    fight.step = step
    base = fight.town * SEATS_MOST
    players: dict[int, Side] = {fight.attacker: "attack"}
    if fight.owner != NEUTRAL:
        players = {fight.owner: "defence", **players}
    asked = tuple(seat for seat in players if s.cowboys[base + seat])
    if step == "first":
        asked = tuple(seat for seat in asked if players[seat] == _first_side(guns))
    if step == "second" and len(asked) > 1 and "to_act" not in data:
        raise PositionError("to_act", "the step second needs it")
    if not asked and "to_act" not in data and step != "second":  # who has no cowboys shoots by himself
        s.to_act, fight.shooter = CHANCE_DUE, "attack" if step == "both" else _first_side(guns)
        return
    s.to_act = _to_act(s, data, asked, "the side that shoots now has no cowboy of that seat")
    fight.shooter = players[s.to_act]


def _first_side(guns: list[int]) -> Side:
    """The side with fewer guns."""
    return "attack" if guns[0] < guns[1] else "defence"


def _place_others(s: State, fight: Fight, guns: list[int]) -> None:
    """Sheriff and defender, from the guns that are no cowboys."""
    attack, defence = guns_of(s, fight)
    more, others = guns[0] - attack, guns[1] - defence
    sheriff = sheriff_of(s, fight.town)
    may_attack = sheriff == fight.attacker
    may_defend = sheriff not in (NONE, fight.attacker)
    built_in = fight.target in BUILT_IN
    # a default gun and the owner's own sheriff never stand together, and no default gun beside cowboys
    default = default_gun(s, fight)
    reserve = fight.target == FARMER or built_in or default
    both = may_defend and reserve and not (default and sheriff == fight.owner)
    if not 0 <= more <= may_attack or not 0 <= others <= (2 if both else may_defend or reserve):
        raise PositionError("fight.guns", f"{guns}: the counters there do not make so many")
    if built_in and not others and defence:
        raise PositionError("fight.guns", "the built-in defender falls after the cowboys: it is one gun")
    fight.reserve = 1 if others and reserve else 0
    if more:
        fight.sheriff = "attack"
    elif others > fight.reserve:
        fight.sheriff = "defence"


def _place_loot(s: State, fight: Fight, data: Mapping[str, Any]) -> None:
    if fight.target not in (*TAKEABLE, CATTLE):
        raise PositionError("fight.target", "only cattle, stagecoach, train, store and hotel are taken")
    if not s.supply[fight.attacker * COUNTERS + fight.target]:
        raise PositionError(
            "phase", f"seat {fight.attacker} has no counter of that kind left: he is not asked"
        )
    s.to_act = _to_act(s, data, (fight.attacker,), "the attacker is asked")


def _place_claim(s: State, fight: Fight, data: Mapping[str, Any]) -> None:
    winners = tuple(seat for seat in (fight.attacker, fight.owner) if seat != NEUTRAL)
    if "to_act" not in data and len(winners) > 1:
        raise PositionError("to_act", "the phase claim needs it: the winner")
    s.to_act = fight.winner = _to_act(s, data, winners, "the attacker or the defender has won")
    if sum(s.wanted) < s.house.wanted:
        raise PositionError("wanted", "in the phase claim no poster is left that nobody has")
    if sum(s.wanted) == s.wanted[s.to_act]:
        raise PositionError("wanted", "nobody else has a poster to claim")


def _check_over(s: State, fight: Fight, given: Mapping[str, Any]) -> None:
    """After the fight the loser's side has no guns left, the winner's has some."""
    base = fight.town * SEATS_MOST
    cowboys = [
        s.cowboys[base + fight.attacker],
        s.cowboys[base + fight.owner] if fight.owner != NEUTRAL else 0,
    ]
    won, lost = (0, 1) if s.to_act == fight.attacker else (1, 0)
    default = [0, 0]
    default[won] = max(cowboys[won], 1)
    guns = numbers(given.get("guns", default), "fight.guns", _GUNS, 2)
    if cowboys[lost] or guns[lost] or not guns[won]:
        raise PositionError("fight.guns", "the loser's side has no guns left, the winner's has some")
    if "guns" in given or cowboys[won]:
        _place_others(s, fight, guns)
