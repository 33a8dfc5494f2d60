"""The ids of the things on a table of Wyoming Cowboy (contracts: the inspect file)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from tabletop.core.cards import HIDDEN, card_text
from tabletop.games.wyoming_cowboy.guns import GUNS
from tabletop.games.wyoming_cowboy.state import State

DRAW: Final = "pile:draw"
DISCARD: Final = "pile:discard"
DONE: Final = "button:done"


def numbered(names: Sequence[str]) -> list[str]:
    """The names, the second of two equal ones with "#2" behind it."""
    seen: Counter[str] = Counter()
    out = []
    for name in names:
        seen[name] += 1
        out.append(name if seen[name] == 1 else f"{name}#{seen[name]}")
    return out


def card_ids(seat: int, hand: Sequence[int]) -> list[str]:
    """The ids of a hand in its order: "hand:0:7S"; "hand:0:back:N" where it is hidden."""
    if HIDDEN in hand:
        return [f"hand:{seat}:back:{n}" for n in range(len(hand))]
    return numbered([f"hand:{seat}:{card_text(card)}" for card in hand])


def gun_ids(s: State, seat: int) -> list[str]:
    """The ids of the guns that lie before a seat: "gun:0:.38:3S8H"."""
    return numbered([f"gun:{seat}:{GUNS[gun].brief}" for gun in s.guns[seat]])


def cowboy_ids(s: State, seat: int) -> list[str]:
    """The ids of the protected cowboys before a seat: "cowboy:0:KD"."""
    return numbered([f"cowboy:{seat}:{card_text(card)}" for card in s.cowboys[seat]])


def seat_of(word: str, seats: int) -> int | None:
    """The seat that a part of an id names, None if nobody sits there."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 3 and int(word) < seats else None


def with_twins(s: State, ids: Sequence[str], path: Sequence[str]) -> list[str]:
    """The ids, and behind each the ids of things that are equal to it (two decks) and not in the path."""
    if s.house.decks == 1:
        return list(ids)
    everything = [
        one
        for seat in range(s.house.seats)
        for one in (*card_ids(seat, s.hands[seat]), *gun_ids(s, seat), *cowboy_ids(s, seat))
    ]
    out = []
    for one in ids:
        twins = [other for other in everything if other.startswith(f"{one}#") and other not in path]
        out += [one, *[twin for twin in twins if twin not in ids]]
    return out
