"""Positions of Way Out West by the keys of the rule page: writing one, setting one up from a file.

`position` writes every key; `from_position` takes any part of them, gives the rest the value it has at the
start and refuses, by the name of the key, what the rule page forbids. The forms of values are read in
reading.py, the keys of a gunfight in position_fight.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabletop.core.game import PositionError
from tabletop.core.options import Rules
from tabletop.core.rng import Stream
from tabletop.games.way_out_west import board, position_fight, scoring
from tabletop.games.way_out_west.auction import PLACED, clockwise, placed
from tabletop.games.way_out_west.chart import (
    BOX_IDS,
    BOXES,
    CATTLE,
    COUNTERS,
    COWBOYS,
    JAIL,
    box_of,
    building_of,
)
from tabletop.games.way_out_west.reading import item_list, number, numbers, seat_list, table
from tabletop.games.way_out_west.state import NOBODY, NONE, SEATS_MOST, Phase, State, fresh
from tabletop.games.way_out_west.towns import CORRALS, SPACES, TOWN_IDS, TOWNS, town_of

KEYS: Final = (
    "phase", "round", "pass", "to_act", "order", "money", "wanted", "farmers", "jails_out", "bids",
    "in_auction", "boxes_used", "towns", "fight", "scores",
)  # fmt: skip
TOWN_KEYS: Final = ("cowboys", "cattle", "buildings", "farmers", "opened")
PHASES: Final[tuple[Phase, ...]] = ("setup", "bid", "action", "sheriff", "shoot", "claim", "loot", "over")
_SHOWN_AS: Final[dict[str, str]] = {"first": "setup", "rob": "loot"}
"""What the phases in which only dice are due are part of."""
MONEY_MOST: Final = 10_000


# -------------------------------------------------------------------- writing
def position(s: State) -> dict[str, Any]:
    """The position keys of the rule page; keys that are absent now are left out."""
    data: dict[str, Any] = {"phase": _SHOWN_AS.get(s.phase, s.phase), "round": s.round, "pass": s.half}
    if s.to_act >= 0:
        data["to_act"] = s.to_act
    data["order"] = list(s.order)
    for key in ("money", "wanted", "farmers", "jails_out", "bids"):
        data[key] = list(getattr(s, key))
    data["in_auction"] = s.order[: s.still_in]
    data["boxes_used"] = [BOX_IDS[box] for box in BOXES for _ in range(s.used[box])]
    data["towns"] = {TOWN_IDS[town]: _town(s, town) for town in TOWNS}
    if s.fight is not None:
        data["fight"] = position_fight.written(s, s.fight)
    if s.phase == "over":
        data["scores"] = scoring.score_table(s)
    return data


def _town(s: State, town: int) -> dict[str, Any]:
    here = slice(town * SEATS_MOST, town * SEATS_MOST + s.seats)
    return {
        "cowboys": s.cowboys[here],
        "cattle": s.cattle[here],
        "buildings": [f"{BOX_IDS[kind]} {owner}" for kind, owner in board.buildings_in(s, town)],
        "farmers": s.town_farmers[town],
        "opened": bool(s.opened >> town & 1),
    }


# -------------------------------------------------------------------- setting up
def from_position(data: Mapping[str, Any], seats: int, rules: Rules, source: Stream) -> State:
    """A state from some of the keys; who goes first is rolled from `source` where nothing says it. Raises
    PositionError with the key at fault."""
    for key in data:
        if key not in KEYS:
            raise PositionError(key, "Way Out West has no position key of this name")
    s = fresh(seats, rules)
    s.phase = _phase(data)
    _place_players(s, data)
    _place_towns(s, table(data, "towns"))
    _check_farmers(s, data)
    _place_time(s, data)
    s.order = _order(s, data, source)
    _place_auction(s, data)
    if s.phase in position_fight.PHASES:
        position_fight.place(s, data)
    else:
        if data.get("fight"):
            raise PositionError("fight", f"there is no gunfight in the phase {s.phase}")
        _place_turn(s, data)
    _check_scores(s, data)
    return s


def _phase(data: Mapping[str, Any]) -> Phase:
    word = data.get("phase", "setup")
    for phase in PHASES:
        if word == phase:
            return phase
    raise PositionError("phase", f"{word!r} is none of {', '.join(PHASES)}")


def _place_players(s: State, data: Mapping[str, Any]) -> None:
    seats = s.seats
    s.money = seat_list(data, "money", seats, range(MONEY_MOST + 1), s.money)
    s.wanted = seat_list(data, "wanted", seats, range(s.house.wanted + 1), s.wanted)
    if sum(s.wanted) > s.house.wanted:
        raise PositionError("wanted", f"there are only {s.house.wanted} wanted posters")
    s.farmers = seat_list(data, "farmers", seats, range(2), s.farmers)
    s.jails_out = seat_list(data, "jails_out", seats, range(4), s.jails_out)
    for seat in range(seats):
        if s.jails_out[seat]:
            board.take_counters(s, seat, JAIL, s.jails_out[seat])


# -------------------------------------------------------------------- the towns
def _place_towns(s: State, towns: Mapping[str, Any]) -> None:
    for name, here in towns.items():
        key = f"towns.{name}"
        if town_of(name) not in TOWNS:
            raise PositionError(key, f"there is no such town: there are {', '.join(TOWN_IDS)}")
        if not isinstance(here, Mapping):
            raise PositionError(key, "a table is needed")
        for word in here:
            if word not in TOWN_KEYS:
                raise PositionError(f"{key}.{word}", "a town has no position key of this name")
    for town, name in enumerate(TOWN_IDS):
        _place_town(s, town, towns.get(name, {}), f"towns.{name}")
    _place_opened(s, towns)


def _place_town(s: State, town: int, here: Mapping[str, Any], key: str) -> None:
    none = [0] * s.seats
    for seat, count in enumerate(seat_list(here, "cowboys", s.seats, range(10), none, f"{key}.cowboys")):
        if count:
            _take(s, seat, COWBOYS, count, f"{key}.cowboys")
            board.add_cowboys(s, town, seat, count)
    cattle = seat_list(here, "cattle", s.seats, range(10), none, f"{key}.cattle")
    farmers = number(here.get("farmers", 0), f"{key}.farmers", range(s.seats + 1))
    if sum(cattle) + farmers > CORRALS[town]:
        at_fault = "cattle" if sum(cattle) > CORRALS[town] or not farmers else "farmers"
        raise PositionError(f"{key}.{at_fault}", f"cattle and farmers fill more than {CORRALS[town]} corrals")
    for seat, count in enumerate(cattle):
        if count:
            _take(s, seat, CATTLE, count, f"{key}.cattle")
            board.add_cattle(s, town, seat, count)
    for _ in range(farmers):
        board.settle_farmer(s, town)
    _place_buildings(s, town, item_list(here, "buildings", f"{key}.buildings"), f"{key}.buildings")


def _place_buildings(s: State, town: int, items: list[str], key: str) -> None:
    if len(items) > SPACES[town]:
        raise PositionError(key, f"there are only {SPACES[town]} building spaces")
    for item in items:
        name, _, owner = item.strip().partition(" ")
        kind = building_of(name)
        word = owner.strip()
        if kind is None or not (word.isascii() and word.isdigit()) or int(word) >= s.seats:
            raise PositionError(key, f'{item!r} is not of the form "KIND SEAT"')
        if s.owners[town * COUNTERS + kind] != NONE:
            raise PositionError(key, f"one {name} too many: a town has one building of each kind")
        if not s.supply[int(word) * COUNTERS + kind]:
            raise PositionError(key, f"one {name} of seat {int(word)} too many")
        board.add_building(s, town, kind, int(word))


def _take(s: State, seat: int, kind: int, count: int, key: str) -> None:
    """Counters for the map out of the supply."""
    if count > s.supply[seat * COUNTERS + kind]:
        raise PositionError(key, f"seat {seat} has not so many {BOX_IDS[kind]}")
    board.take_counters(s, seat, kind, count)


def _place_opened(s: State, towns: Mapping[str, Any]) -> None:
    """Which towns are open: as given, else every town up to the one above the highest that has cattle."""
    has_cattle = [any(s.cattle[town * SEATS_MOST : (town + 1) * SEATS_MOST]) for town in TOWNS]
    reached = max((town + 1 for town in TOWNS if has_cattle[town]), default=0)
    for town, name in enumerate(TOWN_IDS):
        is_open = towns.get(name, {}).get("opened", town <= reached)
        key = f"towns.{name}.opened"
        if not isinstance(is_open, bool):
            raise PositionError(key, "true or false is needed")
        if not is_open and (town == 0 or has_cattle[town] or has_cattle[town - 1]):
            raise PositionError(key, "a town is open where cattle stand or have stood in the town below")
        board.set_opened(s, town, is_open)


def _check_farmers(s: State, data: Mapping[str, Any]) -> None:
    """Each seat's farmer is unused, on the map or gone. Where nothing says whose are on the map: those of the
    last seats."""
    on_map = sum(s.town_farmers)
    if "farmers" not in data:
        for seat in range(s.seats - min(on_map, s.seats), s.seats):
            s.farmers[seat] = 0
    if on_map + sum(s.farmers) > s.seats:
        raise PositionError(
            "farmers", f"{on_map} are in towns: with the unused ones that is more than one a seat"
        )
    for seat, unused in enumerate(s.farmers):
        board.set_farmer(s, seat, bool(unused))


# -------------------------------------------------------------------- time and turns
def _place_time(s: State, data: Mapping[str, Any]) -> None:
    """Round, pass and used boxes, as far as the phase leaves them open."""
    rounds = s.house.rounds
    start = {"setup": 1, "over": rounds}.get(s.phase)
    s.round = number(data.get("round", start or 1), "round", range(1, rounds + 1))
    if start is not None and s.round != start:
        raise PositionError("round", f"it is {start} in the phase {s.phase}")
    s.half = number(data.get("pass", 1), "pass", range(1, 3))
    acts = s.phase not in ("setup", "bid", "over")
    if s.half != 1 and not acts:
        raise PositionError("pass", f"it is 1 in the phase {s.phase}")
    for item in item_list(data, "boxes_used", "boxes_used"):
        box = box_of(item)
        if box is None:
            raise PositionError("boxes_used", f"{item!r} is no box: there are {', '.join(BOX_IDS)}")
        if not acts:
            raise PositionError("boxes_used", f"no box is used in the phase {s.phase}")
        if s.used[box] >= s.house.boxes[box]:
            raise PositionError(
                "boxes_used", f"{item}: there are only {s.house.boxes[box]} boxes of this kind"
            )
        board.use_box(s, box)


def _order(s: State, data: Mapping[str, Any], source: Stream) -> list[int]:
    """The turn order: as given, else clockwise from who is known to act, else from a roll of dice."""
    if "order" in data:
        order = numbers(data["order"], "order", range(s.seats))
        if sorted(order) != list(range(s.seats)):
            raise PositionError("order", f"each of {s.seats} seats once is needed")
        return order
    if data.get("in_auction"):
        first = numbers(data["in_auction"], "in_auction", range(s.seats))
        return list(dict.fromkeys([*first, *range(s.seats)]))
    fight = data.get("fight")
    known = fight.get("attacker") if isinstance(fight, Mapping) else data.get("to_act")
    if isinstance(known, int) and not isinstance(known, bool) and 0 <= known < s.seats:
        return clockwise(known, s.seats)
    seats = list(range(s.seats))
    while len(seats) > 1:
        dice = [source.below(6) for _ in seats]
        seats = [seat for seat, die in zip(seats, dice, strict=True) if die == max(dice)]
    return clockwise(seats[0], s.seats)


def _place_auction(s: State, data: Mapping[str, Any]) -> None:
    """Who is still in, and the bids."""
    default = s.order if s.phase == "bid" else []
    still = numbers(data["in_auction"], "in_auction", range(s.seats)) if "in_auction" in data else default
    bids = seat_list(data, "bids", s.seats, range(MONEY_MOST + 1), s.bids)
    if s.phase != "bid":
        for key, given in (("in_auction", bool(still)), ("bids", any(bids))):
            if given:
                raise PositionError(key, f"there is no auction in the phase {s.phase}")
        return
    if still != s.order[: len(still)]:
        raise PositionError("in_auction", "the seats still in are the first of the order, in its order")
    if len(still) < 2:
        raise PositionError("in_auction", "an auction goes on while two or more are in it")
    for seat, bid in enumerate(bids):
        if bid and seat not in still:
            raise PositionError("bids", f"the bid of seat {seat}, who has dropped, is paid: 0")
        if bid > s.money[seat]:
            raise PositionError("bids", f"seat {seat} has only ${s.money[seat]}")
        if bid and bids.count(bid) > 1:
            raise PositionError("bids", "every bid is more than the highest before it: none stands twice")
    s.still_in, s.bids = len(still), bids


def _place_turn(s: State, data: Mapping[str, Any]) -> None:
    """Whose decision it is, outside gunfights."""
    if s.phase == "over":
        if data.get("to_act", "") not in ("", "none", []):
            raise PositionError("to_act", "absent when the phase is over")
        s.to_act = NOBODY
        return
    if s.phase == "setup":
        if any(placed(s, seat) > PLACED for seat in s.order):
            raise PositionError(
                "towns", f"nobody has more than {PLACED} cowboys on the map in the phase setup"
            )
        due = [seat for seat in s.order if placed(s, seat) < PLACED]
        if not due:
            raise PositionError("phase", "setup is over when everyone has placed three cowboys")
        default = min(due, key=lambda seat: placed(s, seat))
    else:
        due = s.order[: s.still_in] if s.phase == "bid" else s.order
        default = due[0]
    s.to_act = number(data.get("to_act", default), "to_act", range(s.seats))
    if s.to_act not in due:
        raise PositionError("to_act", f"seat {s.to_act} has nothing to do in the phase {s.phase}")


def _check_scores(s: State, data: Mapping[str, Any]) -> None:
    if not data.get("scores"):
        return
    if s.phase != "over":
        raise PositionError("scores", "only when the phase is over")
    if data["scores"] != scoring.score_table(s):
        raise PositionError("scores", "these are not the points of this position")
