"""Shots as gestures: from a pulled gun to a seat, a cowboy or a gun."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tabletop.core.cards import EXTRA, RANK_OF, card_text, parse_card
from tabletop.core.game import Move
from tabletop.games.wyoming_cowboy.elements import seat_of
from tabletop.games.wyoming_cowboy.guns import GUN_NAMES, RANKS_OF_GUN, Gun, gun_of, is_gun
from tabletop.games.wyoming_cowboy.moves import Pull, Shoot
from tabletop.games.wyoming_cowboy.state import State


def picks(view: State, seat: int, path: Sequence[str], moves: Iterable[Move]) -> list[str]:
    """The guns that can be fired; after a gun, what it can be fired at."""
    paths = [path_of(seat, move) for move in moves if move[0] == "shoot"]
    n = len(path)
    if n == 1:
        path = [path[0].partition("#")[0]]  # of two equal guns it does not matter which
    return list(dict.fromkeys(p[n] for p in paths if len(p) > n and p[:n] == list(path)))


def path_of(seat: int, move: Move) -> list[str]:
    """The gun, then what it is fired at."""
    _, gun, target, aim = move
    path = [f"gun:{seat}:{gun.brief}"]
    if aim is None:
        return [*path, f"seat:{target}"]
    if isinstance(aim, Gun):
        return [*path, f"gun:{target}:{aim.brief}"]
    return [*path, f"cowboy:{target}:{card_text(aim)}"]


def move_of(view: State, seat: int, path: Sequence[str]) -> Move | None:
    """The shot that a gun and a target mean, legal or not."""
    gun = gun_of_id(path[0])
    if gun is None or gun[0] != seat or len(path) != 2:
        return None
    kind, *rest = path[1].split(":")
    target = seat_of(rest[0], len(view.hands)) if rest else None
    if target is None:
        return None
    if kind in ("seat", "hand") and len(rest) == 1:
        return Shoot("shoot", gun[1], target, None)
    if kind == "gun" and (other := gun_of_id(path[1])) is not None:
        return Shoot("shoot", gun[1], target, other[1])
    if kind == "cowboy" and len(rest) == 2 and (card := _card(rest[1])) is not None:
        return Shoot("shoot", gun[1], target, card)
    return None


def _card(name: str) -> int | None:
    try:
        card = parse_card(name.partition("#")[0])
    except ValueError:
        return None
    return card if card < EXTRA else None


def gun_of_id(element: str) -> tuple[int, Gun] | None:
    """(seat, gun) of "gun:0:.38:3S8H"; None for any other id."""
    kind, *rest = element.partition("#")[0].split(":")
    if kind != "gun" or len(rest) != 3 or rest[1] not in RANKS_OF_GUN:
        return None
    cards = [_card(rest[2][i : i + 2]) for i in range(0, len(rest[2]), 2)]
    known = [card for card in cards if card is not None]
    seat = seat_of(rest[0], 6)
    if seat is None or not known or len(known) < len(cards):
        return None
    return seat, gun_of(rest[1], known)


def pull_of(cards: Sequence[int]) -> Pull:
    """The gun that somebody may have meant by cards that make none that can be pulled: the one that shares
    most ranks with them, the exact one first."""
    ranks = [RANK_OF[card] for card in cards]

    def likeness(name: str) -> tuple[bool, int]:
        wanted = RANKS_OF_GUN[name]
        return is_gun(gun_of(name, cards)), sum(min(ranks.count(r), wanted.count(r)) for r in set(ranks))

    return Pull("gun", gun_of(max(GUN_NAMES, key=likeness), cards))
