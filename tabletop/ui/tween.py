"""Motion: numbers that glide to their goal, one after the other or together, and things that happen on the
way.

Given the time by its owner (`advance`), so that tests drive it with a clock of their own. Knows no pygame.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """No easing."""
    return t


def ease_out(t: float) -> float:
    """Fast away, soft arrival: what a thrown card does."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Soft at both ends."""
    return t * t * (3 - 2 * t)


def ease_back(t: float) -> float:
    """Arrives a little too far and settles."""
    u = t - 1
    return 1 + 2.2 * u**3 + 1.2 * u * u


def bump(t: float) -> float:
    """Up and back to where it was (0 at both ends, 1 in the middle)."""
    return math.sin(math.pi * t)


@dataclass(slots=True)
class Tween:
    """One motion: `goals` are attributes of `target` and their final values, `arc` lifts y on the way
    (units)."""

    target: Any
    goals: dict[str, float]
    seconds: float
    delay: float = 0.0
    ease: Ease = ease_out
    arc: float = 0.0
    on_start: Callable[[], None] | None = None
    on_end: Callable[[], None] | None = None
    _age: float = 0.0
    _from: dict[str, float] = field(default_factory=dict)
    _started: bool = False

    def advance(self, dt: float) -> bool:
        """Move on by dt seconds; True when it has arrived (on_end has been called)."""
        self._age += dt
        if self._age < self.delay:
            return False
        if not self._started:
            self._start()
        t = 1.0 if self.seconds <= 0 else min(1.0, (self._age - self.delay) / self.seconds)
        k = self.ease(t)
        for name, goal in self.goals.items():
            start = self._from[name]
            setattr(self.target, name, goal if t >= 1 else start + (goal - start) * k)
        if self.arc and t < 1 and "y" in self.goals:
            self.target.y -= self.arc * bump(t)
        if t < 1:
            return False
        if self.on_end:
            self.on_end()
        return True

    def _start(self) -> None:
        self._started = True
        if self.on_start:
            self.on_start()
        self._from = {name: float(getattr(self.target, name)) for name in self.goals}


class Tweens:
    """All motions of one scene. `busy` is what keeps the window drawing."""

    def __init__(self) -> None:
        self._running: list[Tween] = []
        self.pace = 1.0
        """Factor on every duration and delay: 1 calm, 0.5 brisk, 0 at once."""

    @property
    def busy(self) -> bool:
        return bool(self._running)

    def moves(self, target: object) -> bool:
        """True while some motion of that target runs or waits."""
        return any(t.target is target for t in self._running)

    def add(self, tween: Tween) -> Tween:
        """Start a motion; durations are scaled by the pace in force now."""
        tween.seconds *= self.pace
        tween.delay *= self.pace
        self._running.append(tween)
        return tween

    def glide(
        self,
        target: Any,
        seconds: float,
        *,
        delay: float = 0.0,
        ease: Ease = ease_out,
        arc: float = 0.0,
        on_start: Callable[[], None] | None = None,
        on_end: Callable[[], None] | None = None,
        **goals: float,
    ) -> Tween:
        """Move attributes of `target` to `goals`; a later glide of the same attribute takes it over."""
        return self._take_over(Tween(target, dict(goals), seconds, delay, ease, arc, on_start, on_end))

    def add_glide(
        self, target: Any, seconds: float, goals: dict[str, float], on_end: Callable[[], None]
    ) -> Tween:
        """As `glide`, with the goals as a dict."""
        return self._take_over(Tween(target, dict(goals), seconds, on_end=on_end))

    def _take_over(self, tween: Tween) -> Tween:
        for other in self._running:
            if other.target is tween.target and (other._started or not tween.delay):
                for name in tween.goals:
                    other.goals.pop(name, None)
        return self.add(tween)

    def after(self, seconds: float, then: Callable[[], None]) -> Tween:
        """Call `then` once, `seconds` (scaled by the pace) from now."""
        return self.add(Tween(None, {}, seconds, on_end=then))

    def advance(self, dt: float) -> None:
        """Let dt seconds pass. Motions started by a callback begin with the next call."""
        running, self._running = self._running, []
        kept = [tween for tween in running if not tween.advance(dt)]
        self._running = kept + self._running

    def finish(self) -> None:
        """Everything arrives at once, with all that it starts; bounded so that endless chains cannot hang."""
        for _ in range(1000):
            if not self._running:
                return
            self.advance(1e6)

    def stop(self, target: object) -> None:
        """Forget the motions of one target, leaving it where it is (on_end is not called)."""
        self._running = [t for t in self._running if t.target is not target]

    def clear(self) -> None:
        """Forget everything without calling anything."""
        self._running = []
