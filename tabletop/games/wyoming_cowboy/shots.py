"""Which guns can still be fired, and what follows a shot that is resolved (rule page "Shoot")."""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.games.wyoming_cowboy.state import ALONE, NO_GUN, NOBODY, State
from tabletop.games.wyoming_cowboy.turn import to_discard


def ready_guns(s: State, seat: int) -> tuple[int, ...]:
    """The guns of the seat that were pulled or taken in an earlier turn and not fired in this one."""
    guns = s.guns[seat]
    if not guns or not (s.fired or s.fresh):
        return guns
    left = list(guns)
    for number in (*[gun for owner, gun in s.fresh if owner == seat], *s.fired):
        if number in left:
            left.remove(number)
    return tuple(left)


def next_shot(s: State, log: list[Event] | None) -> None:
    """A shot is resolved: the next one is chosen, or, with no gun left to fire, the turn goes on."""
    s.gun, s.victim = NO_GUN, NOBODY
    if ready_guns(s, s.turn):
        s.phase = "shoot"
        s.acting = ALONE[s.turn]
    else:
        to_discard(s, log)
