"""Chance, reproducible for ever: event number k of a game draws from `stream(seed, k)`.

Built on `random.Random.random()` alone, the one method whose sequence Python keeps stable between versions.
"""

from __future__ import annotations

import random
from typing import TypeVar

T = TypeVar("T")


class Stream:
    """A deterministic source of uniform numbers."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        """A uniform int in 0..n-1 (n >= 1)."""
        return int(self._random() * n)

    def unit(self) -> float:
        """A uniform float in [0, 1)."""
        return self._random()

    def choice(self, items: list[T] | tuple[T, ...]) -> T:
        """One of a non-empty sequence."""
        return items[int(self._random() * len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, in place."""
        draw = self._random
        for i in range(len(items) - 1, 0, -1):
            j = int(draw() * (i + 1))
            items[i], items[j] = items[j], items[i]


def stream(seed: int, k: int) -> Stream:
    """The stream of chance event `k` (0, 1, ...) of the game with this seed. Streams of different k are
    independent."""
    # an odd 64-bit multiplier spreads neighbouring seeds and ks apart before the generator scrambles them
    return Stream(((seed * 0x9E3779B97F4A7C15 + k + 1) * 0xD1342543DE82EF95) & 0xFFFFFFFFFFFFFFFF)
