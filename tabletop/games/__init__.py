"""The games: an explicit list, one line a game, so that a search, a packager and a reader all find them."""

from __future__ import annotations

from typing import Any

from tabletop.core.game import Game
from tabletop.games.brown_bullet import BROWN_BULLET
from tabletop.games.lockdown_poker import LOCKDOWN_POKER
from tabletop.games.way_out_west import WAY_OUT_WEST
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY

GAMES: tuple[Game[Any], ...] = (BROWN_BULLET, WYOMING_COWBOY, LOCKDOWN_POKER, WAY_OUT_WEST)


def game(key: str) -> Game[Any]:
    """The game with this key ("brown-bullet"). Raises KeyError."""
    for one in GAMES:
        if one.key == key:
            return one
    raise KeyError(key)
