"""What one seat sees and remembers in a position of Wyoming Cowboy, counted once: what is still hidden, who
probably holds a king or a 6, what lies before whom.

Reads only what the seat may know, also from a full state.
"""

from __future__ import annotations

from typing import Final

from tabletop.games.wyoming_cowboy.guns import GUN_NAMES, GUNS, KING, SIX
from tabletop.games.wyoming_cowboy.passing import offset_of
from tabletop.games.wyoming_cowboy.shots import ready_guns
from tabletop.games.wyoming_cowboy.state import NOBODY, UNKNOWN, State

KIND_OF: Final = tuple(GUN_NAMES.index(gun.name) for gun in GUNS)
"""By the number of a gun, its kind: an index of GUN_NAMES."""
RANKS: Final = 12


class Seen:
    """One position as `seat` sees it.

    `left`: by rank, how many cards lie where it does not see them, `unseen` in all. By seat: `told` = the
    ranks that it knows to be in that hand; `kinds` = how many guns of each kind lie there (`all_kinds`: of
    all seats together); `ready` = guns that may be fired in the next turn, or still in this one; `kings`,
    `sixes` = the chance that the hand holds one, by counting.
    """

    __slots__ = (
        "all_kinds", "hand", "kinds", "kings", "left", "others", "ready", "seat", "seats", "sixes", "state",
        "told", "unseen",
    )  # fmt: skip

    def __init__(self, s: State, seat: int) -> None:
        self.state, self.seat = s, seat
        self.seats = seats = len(s.hands)
        self.hand = s.hands[seat]
        self.others = [(seat + step) % seats for step in range(1, seats)]
        self.told = self._told()
        self.kinds = [[0] * len(GUN_NAMES) for _ in s.hands]
        for owner, guns in enumerate(s.guns):
            for gun in guns:
                self.kinds[owner][KIND_OF[gun]] += 1
        self.all_kinds = [sum(counts) for counts in zip(*self.kinds, strict=True)]
        self.ready = [len(guns) for guns in s.guns]
        self.ready[s.turn] = len(ready_guns(s, s.turn))
        self.left = self._left()
        self.unseen = sum(self.left)
        self.kings, self.sixes = [0.0] * seats, [0.0] * seats
        for other in self.others:
            self.kings[other] = self._holds(other, KING, s.notes[other].kings)
            self.sixes[other] = self._holds(other, SIX, s.notes[other].sixes)

    def _told(self) -> list[list[int]]:
        """By seat, the ranks of the cards that this seat knows to be in its hand, or on their way there."""
        s, seat = self.state, self.seat
        told = [
            [card >> 2 for card, who in known if who in (NOBODY, seat)] if known and owner != seat else []
            for owner, known in enumerate(s.known)
        ]
        if s.passed and s.passed[seat]:
            receiver = (seat + offset_of(s.direction, self.seats)) % self.seats
            told[receiver] += [card >> 2 for card in s.passed[seat]]
        return told

    def _left(self) -> list[int]:
        s = self.state
        left = [4 * s.house.decks] * RANKS
        for pile in (self.hand, s.discard, s.shot, *s.tens, *s.cowboys):
            for card in pile:
                left[card >> 2] -= 1
        for guns in s.guns:
            for gun in guns:
                for card in GUNS[gun].cards:
                    left[card >> 2] -= 1
        for ranks in self.told:
            for rank in ranks:
                left[rank] -= 1
        return left

    def _holds(self, other: int, rank: int, note: int) -> float:
        """The chance that the hand of another seat holds a card of this rank."""
        told = self.told[other]
        if rank in told:
            return 1.0
        if note == 0:
            return 0.0
        hidden = max(0, len(self.state.hands[other]) - len(told))
        if note != UNKNOWN:
            hidden = min(hidden, note)
        share = self.left[rank] / max(1, self.unseen)
        return 1.0 - max(0.0, 1.0 - share) ** hidden
