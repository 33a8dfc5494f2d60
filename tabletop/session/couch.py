"""Who sees a screen that people share: pure, from who sits at the table and who must act.

One person: always he. Two or more: the last one who acted sits at the bottom with his secrets face down
until the next one must act; then the curtain, unless it is the same one. A game without secrets has no
curtain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Screen:
    """What is shown now. `seat`: whose place is at the bottom (None: nobody's, a spectator's view).

    `is_open`: that seat's secrets are face up, and it may act. `curtain`: the seat that is called to the
    screen, and nothing else is shown until it is there; None without a curtain.
    """

    seat: int | None
    is_open: bool
    curtain: int | None = None


@dataclass(frozen=True, slots=True)
class Couch:
    """The people round one screen: `humans` in seat order, whether the game has secrets, and who was there
    last."""

    humans: tuple[int, ...]
    secrets: bool
    last: int | None = None

    def screen(self, actors: Sequence[int]) -> Screen:
        """What is shown while `actors` must act (a table's: without those whose secret choice is made)."""
        if not self.humans:
            return Screen(None, False)
        if len(self.humans) == 1:
            return Screen(self.humans[0], True)
        last = self.last if self.last in self.humans else None
        following = self._following(actors, last)
        if not self.secrets:
            return Screen(self._shown(last) if following is None else following, True)
        if following is None:
            return Screen(self._shown(last), False)
        if following == last:
            return Screen(last, True)
        return Screen(self._shown(last), False, curtain=following)

    def sit(self, seat: int) -> Couch:
        """The person of the seat is at the screen: he lifted his curtain, or acted."""
        return replace(self, last=seat)

    def moved(self, humans: Sequence[int]) -> Couch:
        """The seats of people have changed."""
        return replace(self, humans=tuple(humans))

    def _following(self, actors: Sequence[int], last: int | None) -> int | None:
        """Which person must act now: the one who is there, else the first clockwise from him; None for
        nobody."""
        acting = sorted(seat for seat in actors if seat in self.humans)
        if not acting or last is None or last in acting:
            return last if last in acting else next(iter(acting), None)
        return next((seat for seat in acting if seat > last), acting[0])

    def _shown(self, last: int | None) -> int:
        return self.humans[0] if last is None else last
