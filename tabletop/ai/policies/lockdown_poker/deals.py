"""A handful of deals: what the unseen cards may be, some twenty times over, and what each hand is worth then.

One `Deals` is the world that the marshal's search tries its options in. All that is compared is compared in
the same deals: the k-th value of one hand and the k-th of another belong to the same deal. Hands are sets of
cards (bit = the card) and a number of cards more that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import Final

from tabletop.core.cards import HIDDEN
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker.deck import ALL_CARDS, DECK, DEPUTIES, SHERIFF
from tabletop.games.lockdown_poker.evaluator import KEY, key_of, worths
from tabletop.games.lockdown_poker.state import State, seats_in

SIZE: Final = 24
"""Deals at a go: about as many as a cowhand looks at, so that opponents err as he does."""
SPARE: Final = 2
"""Cards dealt to each seat beyond its seven: for what it throws away or is robbed of."""
SHERIFF_BIT: Final = 1 << SHERIFF
DEPUTY_BITS: Final = sum(1 << card for card in DEPUTIES)


def bits(mask: int) -> Iterator[int]:
    """The cards of a set, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def unseen_cards(view: State) -> list[int]:
    """The cards whose place the viewer does not know, ascending."""
    seen = {*view.dead, *view.hole, *view.seventh, *(card for row in view.up for card in row)}
    return [card for card in DECK if card not in seen]


class Deals:
    """`size` deals of the cards that a view does not show; a seat's first unknown card is the same however
    many it has."""

    def __init__(self, view: State, source: Stream, size: int = SIZE) -> None:
        self.size = size
        self.double = view.house.double_ace_flush
        self.live = list(seats_in(view.live))
        unseen = unseen_cards(view)
        most = ALL_CARDS + SPARE - min([len(view.up[seat]) for seat in self.live])
        each = min(most, len(unseen) // len(self.live))
        self.most = each
        # by seat and number of cards: the sum of the keys of the first so many, in each deal
        self._sums: list[list[list[int]]] = [[[] for _ in range(each + 1)] for _ in view.up]
        self.first: list[list[int]] = [[] for _ in view.up]
        """By seat, the first unknown card in each deal; HIDDEN where none is left."""
        self._known: list[dict[int, list[int]]] = [{} for _ in view.up]
        self._deal(unseen, each, source)

    def _deal(self, unseen: list[int], each: int, source: Stream) -> None:
        """One shuffle makes several deals: its parcels go round the seats, so that luck is shared out."""
        parcels = len(unseen) // each if each else 1
        done = 0
        while done < self.size:
            source.shuffle(unseen)
            firsts = [unseen[at] for at in range(0, parcels * each, each or 1)] or [HIDDEN]
            ready = [
                [0, *accumulate([KEY[card] for card in unseen[at : at + each]])]
                for at in range(0, parcels * each, each or 1)
            ] or [[0]]
            for turn in range(min(parcels, self.size - done)):
                for i, seat in enumerate(self.live):
                    self.first[seat].append(firsts[(turn + i) % parcels])
                    for sums, total in zip(self._sums[seat], ready[(turn + i) % parcels], strict=True):
                        sums.append(total)
            done += parcels

    def values(self, seat: int, hand: int, unknown: int) -> list[int]:
        """What the seat's hand is worth in each deal: the cards of `hand` and `unknown` more."""
        known = self._known[seat]
        key = hand << 4 | unknown
        found = known.get(key)
        if found is None:
            more = self._sums[seat][min(unknown, self.most)]
            found = known[key] = worths(key_of(bits(hand)), more, self.double)
        return found
