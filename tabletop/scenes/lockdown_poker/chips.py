"""How many chips of which kind a number of chips is, and how they lie as stacks. Pure numbers."""

from __future__ import annotations

from typing import NamedTuple

VALUES = (25, 10, 5, 1)
"""What chips there are, the greatest first."""
TALL = 6
"""So many chips at most lie on each other."""
STACKS = 4


class Stack(NamedTuple):
    """Chips of one value, `high` of them one on the other."""

    value: int
    high: int


def stacks(amount: int, small: bool = False) -> list[Stack]:
    """An amount as stacks, the greatest chips first; never more than STACKS stacks of TALL chips, so that
    great sums are shown by fewer and greater chips. `small` keeps to few stacks: a bet."""
    if amount <= 0:
        return []
    found: list[Stack] = []
    rest = amount
    for value in VALUES:
        # a few small chips are kept on the table, so that a stack looks like one that is played from
        keep = 0 if small or value == 1 or rest < 2 * value else min(rest, value - 1 - (amount % value))
        count = min(TALL, max(0, rest - keep) // value)
        rest -= count * value
        if count:
            found.append(Stack(value, count))
    return found[: 2 if small else STACKS]


def width(piles: list[Stack], chip: float) -> float:
    """How wide the stacks lie, chips `chip` units wide."""
    return len(piles) * (chip * 1.12) - chip * 0.12 if piles else 0.0


def feet(piles: list[Stack], x: float, y: float, chip: float) -> list[tuple[float, float]]:
    """Middle and foot of each stack, from the left at x; every other one stands a little further back."""
    return [(x + chip / 2 + i * chip * 1.12, y - (i % 2) * chip * 0.16) for i in range(len(piles))]


def height(count: int, chip: float) -> float:
    """How high a stack of so many chips stands."""
    return chip * (32.6 + 9 * (count - 1)) / 54
