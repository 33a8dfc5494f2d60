"""From gestures to moves in Way Out West: which elements may be picked next, and what a path of picks means.

Paths, S the seat, A and B towns (`button:done` ends a path that could go on):
  supply:cowboys town:A                  place; hire (once more for two)
  supply:cattle town:A                   buy cattle (once more for two)
  supply:KIND town:A                     build; place the farmer
  cowboy:A:S town:B ...                  move cowboys, as many as wanted; retreat
  cattle:A:S town:B                      move cattle (once more for two)
  cowboy:A:S building:A:KIND             gunfight; also onto farmer:A, and cattle:A:OWNER button:one|two
  bid:S ...                              the least raise, each further pick $1 more
  button:retreat town:B ...              retreat
  seat:S                                 claim that seat's poster
  button:drop|pass|join|stay|shoot|take|remove
A box of the chart may stand for the supply of its counter (box:hotel:0), a free plot or corral for its town;
the boxes move-cowboys, move-cattle and gunfight may be picked first to say which is meant.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.game import Move
from tabletop.games.way_out_west.chart import (
    BOX_IDS,
    BUILDINGS,
    CATTLE,
    COWBOYS,
    FARMER,
    box_of,
)
from tabletop.games.way_out_west.legal import legal
from tabletop.games.way_out_west.picked import DONE, move_meant, normal, whole
from tabletop.games.way_out_west.state import SEATS_MOST, State
from tabletop.games.way_out_west.towns import CORRALS, SPACES, TOWNS, town_id, town_of

_PREFIXES: Final = ("move-cowboys", "move-cattle", "gunfight")
_IN_CORRALS: Final = (CATTLE, FARMER)


def picks(view: State, seat: int, picked: Sequence[str]) -> list[str]:
    """The ids that may be picked next on the way to a legal move; [] where the path is complete or leads
    nowhere."""
    if seat != view.to_act or seat < 0:
        return []
    only, tokens = normal(picked)
    if tokens is None:
        return []
    moves = legal(view, seat)
    if only:
        moves = [move for move in moves if move[0] == only]
    found = list(dict.fromkeys(_next_tokens(view, seat, moves, tokens)))
    boxes = _prefix_boxes(view, moves) if not picked else []
    return [*(name for token in found for name in _names(view, token, tokens)), *boxes]


def move_of(view: State, seat: int, picked: Sequence[str]) -> Move | None:
    """The move that a path of picks means, legal or not; None where it means none (yet)."""
    only, tokens = normal(picked)
    if not tokens:
        return None
    move = move_meant(view, seat, tokens)
    return move if move is not None and (not only or move[0] == only) else None


def path_of(view: State, seat: int, move: Move) -> list[str]:
    """A path of picks that means this legal move: buildings go from their box to the first free plot."""
    tokens = whole(view, seat, move)
    if tokens[-1] != DONE and move[0] != "bid" and _next_tokens(view, seat, legal(view, seat), tokens):
        tokens = [*tokens, DONE]
    if move[0] == "build":
        box, town = move[1], move[2]
        plots = _free_plots(view, town)
        return [_free_boxes(view, box)[0], plots[0] if plots else f"town:{town_id(town)}"]
    return tokens


# -------------------------------------------------------------------- what may come next
def _next_tokens(view: State, seat: int, moves: Sequence[Move], tokens: list[str]) -> list[str]:
    """The canonical tokens that continue a path."""
    if view.phase == "bid":
        return _next_bid(view, seat, tokens)
    if view.phase == "shoot":
        return _next_shot(view, seat, tokens)
    n = len(tokens)
    found: list[str] = []
    stops = False
    for move in moves:
        path = whole(view, seat, move)
        if path[:n] == tokens:
            if len(path) > n:
                found.append(path[n])
            elif n:
                stops = True
    if any(move[0] == "move-cowboys" for move in moves):
        found += _next_rider(view, seat, tokens)
        stops = stops or (n > 2 and n % 2 == 0 and bool(found))
    if stops and found and DONE not in found:
        found.append(DONE)
    return found


def _next_bid(view: State, seat: int, tokens: list[str]) -> list[str]:
    raised = max(view.bids) + len(tokens)
    disc = f"bid:{seat}"
    if any(token != disc for token in tokens):
        return []
    more = [disc] if raised < view.money[seat] else []
    return [*more, *([DONE] if tokens else ["button:drop"])]


def _next_shot(view: State, seat: int, tokens: list[str]) -> list[str]:
    fight = view.fight
    assert fight is not None
    cowboys = view.cowboys[fight.town * SEATS_MOST + seat]
    rider = f"cowboy:{town_id(fight.town)}:{seat}"
    others = [f"town:{town_id(town)}" for town in TOWNS if town != fight.town]
    ways = [] if cowboys > len(others) else ["button:retreat", rider]
    if not tokens:
        return ["button:shoot", *ways]
    if tokens[0] not in ways:
        return []
    by_riding = tokens[0] == rider
    towns = tokens[1::2] if by_riding else tokens[1:]
    riders = tokens[0::2] if by_riding else []
    if any(token != rider for token in riders) or any(town not in others for town in towns):
        return []
    if len(set(towns)) < len(towns):
        return []
    if by_riding and len(riders) == len(towns):
        return [rider] if len(towns) < cowboys else []
    return [town for town in others if town not in towns] if len(towns) < cowboys else []


def _next_rider(view: State, seat: int, tokens: list[str]) -> list[str]:
    """The next cowboy, or where the last one goes, on a path that moves cowboys."""
    left = [view.cowboys[town * SEATS_MOST + seat] for town in TOWNS]
    start = -1
    for i, token in enumerate(tokens):
        kind, *rest = token.split(":")
        town = town_of(rest[0])
        if i % 2 == 0:
            if kind != "cowboy" or rest[1:] != [str(seat)] or town < 0 or not left[town]:
                return []
            left[town] -= 1
            start = town
        elif kind != "town" or town in (-1, start):
            return []
    if len(tokens) % 2:
        return [f"town:{town_id(town)}" for town in TOWNS if town != start]
    return [f"cowboy:{town_id(town)}:{seat}" for town in TOWNS if left[town]]


# -------------------------------------------------------------------- other names of what may be picked
def _names(view: State, token: str, before: list[str]) -> list[str]:
    """The token itself, and the boxes, plots and corrals that stand for it."""
    kind, *rest = token.split(":")
    if kind == "supply" and view.phase == "action":
        box = box_of(rest[0])
        return [token, *_free_boxes(view, box)] if box is not None else [token]
    if kind == "town" and before and view.phase == "action":
        source, *what = before[-1].split(":")
        counter = box_of(what[0]) if source == "supply" else CATTLE if source == "cattle" else COWBOYS
        town = town_of(rest[0])
        if counter in BUILDINGS:
            return [token, *_free_plots(view, town)]
        if counter in _IN_CORRALS:
            return [token, *_free_corrals(view, town)]
    return [token]


def _free_boxes(view: State, box: int) -> list[str]:
    return [f"box:{BOX_IDS[box]}:{n}" for n in range(view.used[box], view.house.boxes[box])]


def _free_plots(view: State, town: int) -> list[str]:
    return [f"plot:{town_id(town)}:{n}" for n in range(SPACES[town]) if not view.occupied[town] >> n & 1]


def _free_corrals(view: State, town: int) -> list[str]:
    taken = CORRALS[town] - view.free[town]
    return [f"corral:{town_id(town)}:{n}" for n in range(taken, CORRALS[town])]


def _prefix_boxes(view: State, moves: Sequence[Move]) -> list[str]:
    kinds = {move[0] for move in moves}
    return [name for kind in _PREFIXES if kind in kinds for name in _free_boxes(view, BOX_IDS.index(kind))]
