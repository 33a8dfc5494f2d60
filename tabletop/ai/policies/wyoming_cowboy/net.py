"""Inference of the small networks behind the forecast: one hidden layer of rectified sums, in plain Python.

A few thousand products a position; what two positions share is worked out once and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import mul
from typing import Final, TypeAlias

Vector: TypeAlias = tuple[float, ...]
Weights: TypeAlias = tuple[tuple[Vector, ...], Vector, tuple[Vector, ...], Vector]
"""By hidden unit the weights of its inputs; the units' biases; by output the weights of its units; the
outputs' biases."""

KEPT: Final = 4_000
"""So many results a network, and a part of one, keeps."""


class Net:
    """outputs = w2 . max(0, w1 . inputs + b1) + b2, the inputs given in parts of these widths."""

    def __init__(self, widths: Sequence[int], weights: Weights) -> None:
        rows, self._biases, self._outputs, self._output_biases = weights
        ends = [sum(widths[: i + 1]) for i in range(len(widths))]
        self._parts = [
            _summed([row[end - width : end] for row in rows]) for end, width in zip(ends, widths, strict=True)
        ]
        self.run: Callable[..., Vector] = lru_cache(maxsize=KEPT)(self._run)
        """The outputs for the parts of the inputs, in order."""

    def _run(self, *parts: Vector) -> Vector:
        sums = [part(inputs) for part, inputs in zip(self._parts, parts, strict=True)]
        hidden = [max(0.0, total) for total in map(sum, zip(self._biases, *sums, strict=True))]
        return tuple(
            [
                bias + sum(map(mul, row, hidden))
                for row, bias in zip(self._outputs, self._output_biases, strict=True)
            ]
        )


def _summed(rows: Sequence[Vector]) -> Callable[[Vector], list[float]]:
    """What a part of the inputs adds to each hidden unit."""

    def sums(inputs: Vector) -> list[float]:
        return [sum(map(mul, row, inputs)) for row in rows]

    return lru_cache(maxsize=KEPT)(sums)
