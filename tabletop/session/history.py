"""What can be taken back: the moves that stand, each with the position before it, and the floor of undo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(slots=True)
class Mark:
    """One move that stands, and how it was before it.

    `before`: the position; `chance`: chance events used so far; `events`: events told so far; `hand`: the
    number of the hand; `group`: equal for moves that were submitted as one; `closed`: a fair undo may not
    pass this move (it drew, revealed, or let chance decide); `number`: no other move of the table has it,
    not even one that was taken back.
    """

    seat: int
    before: Any
    chance: int
    events: int
    hand: int
    group: int
    closed: bool
    number: int


class History:
    """The marks of the moves that stand, oldest first."""

    def __init__(self) -> None:
        self.marks: list[Mark] = []
        self._barrier = 0

    def close(self) -> None:
        """People changed seats: not even a free take-back may pass what stands now."""
        self._barrier = len(self.marks)

    def push(self, mark: Mark) -> None:
        """Add the newest move."""
        self.marks.append(mark)

    def pop(self, count: int) -> Mark:
        """Remove the newest `count` moves (at least one); the mark of the oldest of them says how it was."""
        oldest = self.marks[-count]
        del self.marks[-count:]
        return oldest

    def fair(self, seat: int) -> int:
        """How many moves one fair undo of the seat takes back: its own last group, down to the floor. 0 =
        none."""
        count = 0
        for mark in reversed(self.marks[self._barrier :]):
            if mark.seat != seat or mark.closed or mark.group != self.marks[-1].group:
                break
            count += 1
        return count

    def free(self, seat: int) -> int:
        """How many moves go back to before the seat's last decision, whatever happened since. 0 = none."""
        for count, mark in enumerate(reversed(self.marks[self._barrier :]), 1):
            if mark.seat == seat:
                return count + self._earlier(count)
        return 0

    def _earlier(self, count: int) -> int:
        """How many moves just below the newest `count` belong to the same group of the same seat."""
        last = self.marks[-count]
        extra = 0
        for mark in reversed(self.marks[self._barrier : -count]):
            if (mark.seat, mark.group) != (last.seat, last.group):
                break
            extra += 1
        return extra

    def is_fair(self, count: int) -> bool:
        """Would taking back the newest `count` moves be fair: one seat's own moves, none of them closed?"""
        newest = self.marks[-count:]
        return len({mark.seat for mark in newest}) == 1 and not any(mark.closed for mark in newest)
