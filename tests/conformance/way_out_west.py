"""What the conformance tests need to know of Way Out West: moves to try besides the listed ones, where its
counters are, and which rides its cowboys can make."""

from __future__ import annotations

from typing import Any

from tabletop.core.game import Move
from tabletop.core.rng import Stream
from tabletop.games.way_out_west import WAY_OUT_WEST
from tabletop.games.way_out_west.chart import BUILDINGS, CATTLE, COUNTERS, COWBOYS, FARMER, JAIL
from tabletop.games.way_out_west.moves import (
    Bid,
    Build,
    Cattle,
    Claim,
    Cowboys,
    Farmer,
    Gunfight,
    MoveCattle,
    Place,
    Roll,
    move_cowboys,
    retreat_to,
)
from tabletop.games.way_out_west.state import SEATS_MOST
from tabletop.games.way_out_west.towns import TOWNS

_PLAIN = tuple(
    WAY_OUT_WEST.parse_move(words)
    for words in ("pass", "drop", "shoot", "take", "remove", "stay out", "join attack", "join defence")
)


def rivals(s: Any, seat: int, source: Stream) -> list[Move]:
    """Moves of every kind, most of them wrong: any town or none, any number, any owner."""

    def town() -> int:
        return source.below(6) - 1

    def number() -> int:
        return source.below(4)

    def step() -> tuple[int, int]:
        return source.choice([t for t in TOWNS if s.cowboys[t * SEATS_MOST + seat]] or [0]), town()

    out: list[Move] = [*_PLAIN, Roll("roll", (1, 2, 3)), Claim("claim", source.below(6))]
    for _ in range(4):
        out += [Place("place", town()), Farmer("farmer", town()), Bid("bid", source.below(30))]
        out += [Cattle("cattle", town(), number()), Cowboys("cowboys", town(), number())]
        out += [Build("build", source.choice(list(BUILDINGS)), town())]
        out += [MoveCattle("move-cattle", town(), town(), number())]
        out += [
            move_cowboys([step()]),
            move_cowboys([step(), step()]),
            move_cowboys([step(), step(), step()]),
        ]
        kind = source.choice([*BUILDINGS, CATTLE, CATTLE, FARMER])
        owner, cattle = (-1, 0) if kind == FARMER else (source.below(6), number() if kind == CATTLE else 0)
        out.append(Gunfight("gunfight", town(), kind, owner, cattle))
        out.append(retreat_to(town() for _ in range(1 + source.below(4))))
    return out


def move_class(move: Move) -> Any:
    """Moves of several cowboys are not listed: they belong to that of their first cowboy."""
    return ("move-cowboys", move[1][0]) if move[0] == "move-cowboys" else move


def can_ride(s: Any, seat: int, move: Move) -> bool:
    """Do cowboys stand where these start, one for each, and does each go to another town?"""
    left = [s.cowboys[town * SEATS_MOST + seat] for town in TOWNS]
    for start, end in move[1]:
        if start not in TOWNS or end not in TOWNS or start == end or not left[start]:
            return False
        left[start] -= 1
    return True


def counters(s: Any) -> list[int]:
    """How many counters of each seat and kind there are, in supplies, on the map and out of the game; then
    whether farmers and posters are no more than there are, and no money is owed."""
    found = []
    for seat in range(s.seats):
        for kind in range(COUNTERS):
            total = s.supply[seat * COUNTERS + kind]
            if kind in (CATTLE, COWBOYS):
                held = s.cattle if kind == CATTLE else s.cowboys
                total += sum(held[town * SEATS_MOST + seat] for town in TOWNS)
            else:
                total += sum(s.owners[town * COUNTERS + kind] == seat for town in TOWNS)
            if kind == JAIL:
                total += s.jails_out[seat]
            found.append(total)
    farmers = sum(s.farmers) + sum(s.town_farmers)
    return [*found, farmers <= s.seats, sum(s.wanted) <= s.house.wanted, min(s.money) >= 0]
