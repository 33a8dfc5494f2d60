"""Positions of Wyoming Cowboy by the keys of the rule page: writing one. (Setting one up: setup.py.)"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from tabletop.core.cards import SUITS, cards_text
from tabletop.games.wyoming_cowboy.guns import GUNS
from tabletop.games.wyoming_cowboy.scoring import LINES
from tabletop.games.wyoming_cowboy.state import NO_GUN, State

KEYS: Final = (
    "hands", "tens", "guns", "cowboys", "aces", "couples", "draw", "discard", "shot", "dealer", "to_act",
    "phase", "turns", "hand", "turn", "scores", "hand_scores",
)  # fmt: skip
TURN_KEYS: Final = ("seat", "direction", "laid", "five", "spent", "fired", "gun", "passed")
UNORDERED: Final = {
    "hands": "words",
    "tens": "words",
    "guns": "rows",
    "cowboys": "words",
    "couples": "letters",
    "fired": "sets",
    "passed": "words",
}
"""Only the piles have an order that means something."""
STARTS: Final = ("dealer", "deal", "direction", "action", "over")
"""Phases in which no turn has begun, or its action is due: the key `turn` is absent."""
FRESH_MARK: Final = "*"


def position(s: State) -> dict[str, Any]:
    """The position keys of the rule page; keys that are absent now are left out. Of a view: with "??" for
    what is hidden."""
    data: dict[str, Any] = {
        "hands": _by_seat(s.hands),
        "tens": _by_seat(s.tens),
        "guns": [_guns(s, seat) for seat in range(s.house.seats)],
        "cowboys": _by_seat(s.cowboys),
        "aces": s.aces,
        "couples": [" ".join(SUITS[suit] for suit in suits) for suits in s.couples],
        "draw": cards_text(reversed(s.draw)),
        "discard": cards_text(s.discard),
        "shot": cards_text(s.shot),
        "dealer": s.dealer,
        "to_act": s.acting[0] if len(s.acting) == 1 and not s.passed else list(s.acting),
        "phase": s.phase,
        "turns": s.turns,
        "hand": s.hand,
    }
    if s.phase not in STARTS:
        data["turn"] = _turn(s)
    data["scores"] = list(s.scores)
    if s.phase == "over":
        data["hand_scores"] = [dict(zip(LINES, table, strict=True)) for table in s.hand_scores]
    return data


def _by_seat(cards: Iterable[Iterable[int]]) -> list[str]:
    return [cards_text(mine) for mine in cards]


def _guns(s: State, seat: int) -> list[str]:
    """The guns of a seat; the mark stands at those that cannot be fired yet."""
    guns = s.guns[seat]
    texts = [str(GUNS[gun]) for gun in guns]
    for owner, gun in s.fresh:
        if owner == seat:
            # of two equal guns (two decks) the later one bears the mark
            i = max(i for i, other in enumerate(guns) if other == gun and texts[i] == str(GUNS[gun]))
            texts[i] += FRESH_MARK
    return texts


def _turn(s: State) -> dict[str, Any]:
    return {
        "seat": s.turn,
        "direction": s.direction,
        "laid": s.laid,
        "five": s.five,
        "spent": s.spent,
        "fired": [str(GUNS[gun]) for gun in s.fired],
        "gun": "" if s.gun == NO_GUN else str(GUNS[s.gun]),
        "passed": _by_seat(s.passed) if s.passed else [""] * s.house.seats,
    }
