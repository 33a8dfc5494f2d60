"""What the conformance tests need to know of Wyoming Cowboy: moves to try besides the listed ones."""

from __future__ import annotations

from typing import Any

from tabletop.core.game import Move
from tabletop.core.rng import Stream
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY
from tabletop.games.wyoming_cowboy.guns import GUN_NAMES, GUNS, ONE_DECK, RANKS_OF_GUN, Gun, gun_of
from tabletop.games.wyoming_cowboy.moves import (
    DIRECTIONS,
    DISCARDS,
    DRAWS,
    GIVES,
    HOLSTER,
    NOTHING,
    Couple,
    Direction,
    Nine,
    Pull,
    Shoot,
    pass_of,
)

_PLAIN: tuple[Move, ...] = (
    NOTHING,
    HOLSTER,
    *(Direction("direction", to) for to in DIRECTIONS),
    *(Couple("couple", suit) for suit in range(4)),
    *DRAWS.values(),
    WYOMING_COWBOY.parse_move("next-hand"),
    WYOMING_COWBOY.parse_move("wound 7S"),
)


def rivals(s: Any, seat: int, source: Stream) -> list[Move]:
    """Moves of every kind, most of them wrong: out of the hand, the deck, and what lies on the table."""
    hand = s.hands[seat] or list(ONE_DECK)
    out = list(_PLAIN)
    for _ in range(6):
        pool = hand if source.below(4) else list(ONE_DECK)
        card = source.choice(pool)
        out += [DISCARDS[card], GIVES[card], Nine("nine", card, source.choice(DIRECTIONS))]
        out.append(pass_of(source.choice(pool) for _ in range(1 + source.below(4))))
        out.append(pass_of({source.choice(pool) for _ in range(2 + source.below(2))}))
        out.append(Pull("gun", _made_up_gun(pool, source)))
        out.append(_shot(s, seat, source))
    return out


def _made_up_gun(pool: list[int], source: Stream) -> Gun:
    """A gun of cards that mostly have its ranks."""
    name = source.choice(GUN_NAMES)
    wanted = RANKS_OF_GUN[name][: 1 + source.below(4)]
    return gun_of(name, [source.choice([c for c in pool if c >> 2 == rank] or pool) for rank in wanted])


def _shot(s: Any, seat: int, source: Stream) -> Move:
    """A shot with a gun that lies somewhere, or with any, at anything."""
    lying = [GUNS[gun] for guns in s.guns for gun in guns]
    mine = [GUNS[gun] for gun in s.guns[seat]] or lying or list(GUNS)
    gun = source.choice(mine if source.below(3) else lying or list(GUNS))
    if source.below(10) == 0:
        gun = _made_up_gun(list(ONE_DECK), source)
    target = source.below(len(s.hands) + 1)
    cowboys = [king for kings in s.cowboys for king in kings] or [47]
    aims: list[int | Gun | None] = [None, source.choice(cowboys), source.choice(lying or list(GUNS)), 20]
    return Shoot("shoot", gun, target, source.choice(aims))
