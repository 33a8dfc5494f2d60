"""Worlds: what the unseen cards of a poker hand may be, dealt out at random, and what every seat then holds.

A world names for each seat the cards of its hidden and coming places, and one card more that a draw would
bring. All that is compared between two moves is compared in the same worlds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tabletop.core.cards import HIDDEN
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker.deck import ALL_CARDS, DECK, LAST_UP, NONE
from tabletop.games.lockdown_poker.evaluator import hand_class, worth
from tabletop.games.lockdown_poker.state import State, seats_in

Rows = tuple[tuple[int, ...], ...]
"""The face-up cards by seat."""
RIVALS: Final = 0.45
"""What the others score, on the average, counts so much against one's own points."""


@dataclass(frozen=True, slots=True)
class World:
    """`rest` by seat: the cards of the hole, of the places still to be dealt, and of the seventh; `holes`:
    the card of each hole; `spare`: what a draw, or a robbed place, would get."""

    rest: tuple[tuple[int, ...], ...]
    holes: tuple[int, ...]
    spare: int


class Worlds:
    """So many worlds that fit what one seat sees."""

    def __init__(self, view: State, seat: int, count: int, source: Stream) -> None:
        self.view, self.seat = view, seat
        self.live = list(seats_in(view.live))
        self.rows: Rows = tuple(view.up)
        self.worlds = [self._deal(source) for _world in range(count)]
        self._base = [self._values(world, self.rows) for world in self.worlds]

    def _unseen(self) -> list[int]:
        view = self.view
        open_cards = (
            {card for row in view.up for card in row} | set(view.dead) | set(view.seventh) | set(view.hole)
        )
        return [card for card in DECK if card not in open_cards]

    def _deal(self, source: Stream) -> World:
        view, unseen = self.view, self._unseen()
        source.shuffle(unseen)
        take = iter(unseen)
        rest: list[tuple[int, ...]] = []
        holes: list[int] = []
        for seat in range(len(view.up)):
            if seat not in self.live:
                rest.append(())
                holes.append(NONE)
                continue
            hole = next(take) if view.hole[seat] == HIDDEN else view.hole[seat]
            coming = [
                next(take) for _card in range(max(0, LAST_UP - max(view.round, len(view.up[seat]) + 1)))
            ]
            seventh = view.seventh[seat]
            last = next(take) if seventh == HIDDEN or view.round < ALL_CARDS else seventh
            holes.append(hole)
            rest.append((hole, *coming, last))
        return World(tuple(rest), tuple(holes), next(take, NONE))

    def _values(self, world: World, rows: Rows) -> list[int]:
        """What each seat's seven cards are worth; -1 for a seat that is not in the hand."""
        double = self.view.house.double_ace_flush
        return [
            worth((*rows[seat], *world.rest[seat]), double) if seat in self.live else -1
            for seat in range(len(rows))
        ]

    # ---------------------------------------------------------------- comparing
    def standing(self, changes: Sequence[dict[int, tuple[int, ...]]] | None = None) -> float:
        """How well the own seat does on the average. `changes`: by world, the whole hands (all seven cards)
        of the seats that a move changes."""
        total = 0.0
        double = self.view.house.double_ace_flush
        for i, base in enumerate(self._base):
            values = base
            if changes is not None:
                values = base[:]
                for seat, cards in changes[i].items():
                    values[seat] = worth(cards, double)
            total += self._score(values)
        return total / len(self._base)

    def _score(self, values: Sequence[int]) -> float:
        """In points: one's own, less a share of the others'. For chips: ten for the pot, or a part of it."""
        house, best = self.view.house, max(values)
        if house.money:
            return 10.0 / sum(value == best for value in values) if values[self.seat] == best else 0.0
        chart, bonus = house.points_chart, house.best_bonus
        points = [
            chart[hand_class(value)] + (bonus if value == best else 0) if value >= 0 else 0
            for value in values
        ]
        others = [points[seat] for seat in self.live if seat != self.seat]
        return points[self.seat] - RIVALS * sum(others) / max(1, len(others))

    def chance(self) -> float:
        """The chance to have the best hand, a shared one counting its part."""
        won = 0.0
        for values in self._base:
            best = max(values)
            if values[self.seat] == best:
                won += 1 / sum(value == best for value in values)
        return won / len(self._base)

    # ---------------------------------------------------------------- what a move changes
    def with_rows(self, rows: dict[int, tuple[int, ...]]) -> list[dict[int, tuple[int, ...]]]:
        """Changes for `standing` where seats have other face-up cards."""
        return [{seat: (*row, *world.rest[seat]) for seat, row in rows.items()} for world in self.worlds]

    def with_spare(self, card: int) -> list[dict[int, tuple[int, ...]]]:
        """Changes where the own card goes and the next of the deck comes."""
        kept = tuple(other for other in self.rows[self.seat] if other != card)
        return [{self.seat: (*kept, world.spare, *world.rest[self.seat])} for world in self.worlds]
