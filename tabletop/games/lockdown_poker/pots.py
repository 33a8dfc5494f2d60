"""The main pot and the side pots: who can win which chips, and how they are shared (rule page "Money")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tabletop.games.lockdown_poker.state import State, from_left, seats_in


@dataclass(frozen=True, slots=True)
class Pot:
    """Chips, and the seats that paid enough to win them."""

    chips: int
    eligible: tuple[int, ...]


def split(paid: Sequence[int], live: int) -> list[Pot]:
    """The pots, the main pot first. Each next one begins where somebody in the hand had no more chips; what a
    folded player paid beyond everybody still in belongs to the last one."""
    levels = sorted({paid[seat] for seat in seats_in(live)})
    pots = []
    below = 0
    for level in levels:
        top = max(paid) if level == levels[-1] else level
        chips = sum(max(0, min(amount, top) - below) for amount in paid)
        if chips:
            pots.append(Pot(chips, tuple([seat for seat in seats_in(live) if paid[seat] >= level])))
        below = level
    return pots


def winners_of(s: State, one: Pot, ranking: Mapping[int, Any]) -> tuple[list[int], list[int]]:
    """(winners, shares): the best of those who can win the pot, from the dealer's left, and what each gets;
    chips that cannot be shared go one each to the first of them. `ranking` by seat, greater is better."""
    best = max(ranking[seat] for seat in one.eligible)
    winners = [seat for seat in from_left(s, s.live) if seat in one.eligible and ranking[seat] == best]
    share, odd = divmod(one.chips, len(winners))
    return winners, [share + (i < odd) for i in range(len(winners))]
