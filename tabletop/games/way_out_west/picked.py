"""Paths of picks as words: their canonical form, the whole path of a move, and the move that a path means.

What may be picked next is said in picks.py, which also lists the forms of paths.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.game import Move
from tabletop.games.way_out_west.chart import BOX_IDS, CATTLE, COUNTERS, FARMER, JAIL, box_of, building_of
from tabletop.games.way_out_west.moves import (
    DROP,
    JOIN_ATTACK,
    JOIN_DEFENCE,
    NEUTRAL,
    PASS,
    REMOVE,
    SHOOT,
    STAY_OUT,
    TAKE,
    Bid,
    Build,
    Cattle,
    Claim,
    Cowboys,
    Farmer,
    Gunfight,
    MoveCattle,
    Place,
    move_cowboys,
    retreat_to,
)
from tabletop.games.way_out_west.state import SEATS_MOST, State
from tabletop.games.way_out_west.towns import town_id, town_of

DONE: Final = "button:done"
ONE: Final = "button:one"
TWO: Final = "button:two"
_BUTTONS: Final[dict[str, Move]] = {
    "button:drop": DROP,
    "button:pass": PASS,
    "button:stay": STAY_OUT,
    "button:shoot": SHOOT,
    "button:take": TAKE,
    "button:remove": REMOVE,
}
_WHO_MOVES: Final = ("move-cowboys", "move-cattle", "gunfight")


def normal(picked: Sequence[str]) -> tuple[str, list[str] | None]:
    """(kind of move that a first box says, the path in canonical words); None for a path with nonsense."""
    only = ""
    tokens: list[str] = []
    for i, pick in enumerate(picked):
        kind, *rest = pick.split(":")
        if kind == "box" and len(rest) == 2 and (box := box_of(rest[0])) is not None:
            if rest[0] in _WHO_MOVES:
                if i:
                    return only, None
                only = rest[0]
            else:
                tokens.append(f"supply:{BOX_IDS[box]}")
        elif kind in ("plot", "corral") and len(rest) == 2:
            tokens.append(f"town:{rest[0]}")
        elif not rest or not rest[0]:
            return only, None
        else:
            tokens.append(pick)
    return only, tokens


# -------------------------------------------------------------------- from a move to its path
def whole(view: State, seat: int, move: Move) -> list[str]:
    """The canonical path of a move, without the `button:done` of a path that could go on."""
    match move:
        case Place() | Cowboys() | Cattle() | Farmer():
            counter = "cowboys" if isinstance(move, Place) else move.kind
            number = move.number if isinstance(move, Cowboys | Cattle) else 1
            return [f"supply:{counter}", f"town:{town_id(move.town)}"] * number
        case Build():
            return [f"supply:{BOX_IDS[move.building]}", f"town:{town_id(move.town)}"]
        case Bid():
            return [*[f"bid:{seat}"] * (move.amount - max(view.bids)), DONE]
        case MoveCattle():
            return [f"cattle:{town_id(move.start)}:{seat}", f"town:{town_id(move.end)}"] * move.number
        case Gunfight():
            return [f"cowboy:{town_id(move.town)}:{seat}", *_target_path(view, move)]
        case Claim():
            return [f"seat:{move.seat}"]
    if move[0] == "move-cowboys":
        return [word for a, b in move[1] for word in (f"cowboy:{town_id(a)}:{seat}", f"town:{town_id(b)}")]
    if move[0] == "retreat":
        return ["button:retreat", *(f"town:{town_id(town)}" for town in move[1])]
    return [f"button:{move[0]}"]


def _target_path(view: State, move: Gunfight) -> list[str]:
    town = town_id(move.town)
    if move.target == FARMER:
        return [f"farmer:{town}"]
    if move.target != CATTLE:
        return [f"building:{town}:{BOX_IDS[move.target]}"]
    herd = [f"cattle:{town}:{move.owner}"]
    if view.cattle[move.town * SEATS_MOST + move.owner] > 1:
        herd.append(ONE if move.number == 1 else TWO)
    return herd


# -------------------------------------------------------------------- from a path to its move
def move_meant(view: State, seat: int, tokens: list[str]) -> Move | None:
    """The move that a path in canonical words means, legal or not."""
    if len(tokens) == 1:
        if tokens[0] in _BUTTONS:
            return _BUTTONS[tokens[0]]
        if tokens[0] == "button:join":
            own = view.fight is not None and view.fight.attacker == seat
            return JOIN_ATTACK if own else JOIN_DEFENCE
    kind, *rest = tokens[0].split(":")
    body = tokens[:-1] if tokens[-1] == DONE else tokens
    if not body:
        return None
    if kind == "bid":
        fine = all(token == f"bid:{seat}" for token in body)
        return Bid("bid", max(view.bids) + len(body)) if fine else None
    if kind == "seat":
        number = rest[0] if len(tokens) == 1 and view.phase == "claim" else ""
        return Claim("claim", int(number)) if number.isascii() and number.isdigit() else None
    if tokens[0] == "button:retreat":
        towns = [_town(token) for token in tokens[1:]]
        return retreat_to(town for town in towns if town is not None) if towns and None not in towns else None
    if kind == "supply":
        return _from_supply(view, rest[0], body)
    if kind in ("cowboy", "cattle"):
        return _from_town(view, seat, kind, body)
    return None


def _town(token: str) -> int | None:
    """The town of "town:abilene"."""
    kind, *rest = token.split(":")
    town = town_of(rest[0]) if kind == "town" and len(rest) == 1 else -1
    return town if town >= 0 else None


def _pairs(tokens: list[str]) -> list[tuple[str, int]] | None:
    """(source, town) of each two tokens; None unless all are such pairs."""
    pairs = [(source, _town(target)) for source, target in zip(tokens[::2], tokens[1::2], strict=False)]
    found = [(source, town) for source, town in pairs if town is not None]
    return found if tokens and len(found) * 2 == len(tokens) else None


def _from_supply(view: State, counter: str, tokens: list[str]) -> Move | None:
    pairs = _pairs(tokens)
    if pairs is None or any(pair != pairs[0] for pair in pairs):
        return None
    town, number = pairs[0][1], len(pairs)
    if counter == "cattle":
        return Cattle("cattle", town, number)
    if counter == "cowboys" and view.phase != "setup":
        return Cowboys("cowboys", town, number)
    if number > 1:
        return None
    if counter == "cowboys":
        return Place("place", town)
    if counter == "farmer":
        return Farmer("farmer", town)
    building = building_of(counter)
    return Build("build", building, town) if building is not None and building >= JAIL else None


def _piece_town(token: str, seat: int) -> int:
    """The town of "cowboy:abilene:2" or "cattle:abilene:2" of this seat, -1 for anything else."""
    _, *rest = token.split(":")
    return town_of(rest[0]) if len(rest) == 2 and rest[1] == str(seat) else -1


def _from_town(view: State, seat: int, kind: str, tokens: list[str]) -> Move | None:
    """Cowboys or cattle go to towns, or a cowboy attacks."""
    if _piece_town(tokens[0], seat) < 0:
        return None
    pairs = _pairs(tokens)
    if pairs is None:
        return _gunfight(view, tokens) if kind == "cowboy" else None
    steps = [(_piece_town(source, seat), town) for source, town in pairs]
    if any(
        start < 0 or not source.startswith(kind) for (start, _), (source, _) in zip(steps, pairs, strict=True)
    ):
        return None
    if kind == "cattle":
        if any(step != steps[0] for step in steps):
            return None
        return MoveCattle("move-cattle", *steps[0], len(steps))
    if view.phase == "shoot":
        return retreat_to(town for _, town in steps)
    return move_cowboys(steps)


def _gunfight(view: State, tokens: list[str]) -> Move | None:
    if len(tokens) < 2 or len(tokens) > 3:
        return None
    kind, *rest = tokens[1].split(":")
    town = town_of(rest[0])
    if town < 0:
        return None
    if kind == "farmer" and len(rest) == 1 and len(tokens) == 2:
        return Gunfight("gunfight", town, FARMER, NEUTRAL, 0)
    if kind == "building" and len(rest) == 2 and len(tokens) == 2:
        building = building_of(rest[1])
        owner = view.owners[town * COUNTERS + building] if building is not None else -1
        return Gunfight("gunfight", town, building, owner, 0) if building is not None and owner >= 0 else None
    if kind == "cattle" and len(rest) == 2 and rest[1].isascii() and rest[1].isdigit():
        return _cattle_fight(view, town, int(rest[1]), tokens[2:])
    return None


def _cattle_fight(view: State, town: int, owner: int, number: list[str]) -> Move | None:
    if owner >= view.seats or number not in ([], [ONE], [TWO]):
        return None
    if not number and view.cattle[town * SEATS_MOST + owner] > 1:
        return None  # one or two is still to be said
    return Gunfight("gunfight", town, CATTLE, owner, 2 if number == [TWO] else 1)
