"""Temper: what a player with a character does where his level holds several moves to be about as good.

A temper never looks further than its level: it only prefers, among moves that cost the level nothing worth
speaking of, the one that goes its way. What is daring, whom a move hurts and who is ahead, each game says in
its `Manner` (policies/<game>/temper.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from tabletop.ai.player import Budget, Choice, Known, Policy
from tabletop.core.game import Game, Move
from tabletop.core.people import BOLD, CAREFUL, SLY, STEADY, VENGEFUL
from tabletop.core.rng import Stream
from tabletop.core.words import N_, SeatFact, Text, text

MARGIN: Final = 0.02
"""Of a winning chance of one half a temper may give up so much; less where a game is nearly won or lost."""
ENOUGH: Final = 0.5
"""A move counts as weighed with at least this part of the playouts that the most thought of move has had."""


@dataclass(frozen=True, slots=True)
class Manner:
    """What a game tells of its moves. Views and moves are the game's own, None lets a chance pass."""

    daring: Callable[[Any, int, Move | None], float]
    """(view, seat, move): how much the move dares (above 0) or keeps safe (below 0)."""
    victim: Callable[[Any, int, Move | None], int | None]
    """(view, seat, move): the seat that it is made against, if any."""
    foe: Callable[[Sequence[Known], int], int | None]
    """(events, seat): who hurt the seat last."""
    standing: Callable[[Any], Sequence[float]]
    """(view): how near each seat is to winning, as everybody can see; more is nearer."""


def tempered(policy: Policy, game_key: str, temper: str) -> Policy:
    """The policy with this temper; itself for "" and the steady one, and for games that know no tempers."""
    from tabletop.ai.policies import MANNERS  # the policies of the games import this module

    if temper in ("", STEADY) or game_key not in MANNERS:
        return policy
    return Tempered(policy, MANNERS[game_key], temper)


class Tempered:
    """A policy whose free choices go the way of a temper: bold, careful, vengeful or sly."""

    def __init__(self, policy: Policy, manner: Manner, temper: str) -> None:
        self._policy, self._manner, self._temper = policy, manner, temper
        self.remembers = policy.remembers or temper == VENGEFUL

    def choose(
        self,
        game: Game[Any],
        view: Any,
        seat: int,
        legal: Sequence[Move],
        source: Stream,
        budget: Budget,
        events: Sequence[Known] = (),
    ) -> Choice:
        """What the policy chooses, or a move that it holds to be about as good; see Policy.choose."""
        choice = self._policy.choose(game, view, seat, legal, source, budget, events)
        held = (choice.move, *choice.about_equal, *_weighed_alike(choice))
        if len(held) == 1:
            return choice
        lean = self._lean(view, seat, events)
        leans = [lean(move) for move in held]
        most = max(leans)
        if leans[0] == most:
            return choice
        move = held[leans.index(most)]
        return replace(choice, move=move, reason=self._reason(view, seat, move))

    def _lean(self, view: Any, seat: int, events: Sequence[Known]) -> Callable[[Move | None], float]:
        """How far a move goes the temper's way."""
        manner = self._manner
        if self._temper == BOLD:
            return lambda move: manner.daring(view, seat, move)
        if self._temper == CAREFUL:
            return lambda move: -manner.daring(view, seat, move)
        marked = leaders(manner.standing(view), seat)
        if self._temper == VENGEFUL:
            foe = manner.foe(events, seat)
            marked = () if foe is None else (foe,)
        return lambda move: float(manner.victim(view, seat, move) in marked)

    def _reason(self, view: Any, seat: int, move: Move | None) -> Text:
        """Why this one of several good moves."""
        victim = self._manner.victim(view, seat, move)
        if victim is not None and self._temper in _AGAINST:
            return text(_AGAINST[self._temper], player=SeatFact(victim))
        return text(_ALONE[self._temper])


_ALONE: Final = {
    BOLD: N_("Other moves are as good; this one dares most."),
    CAREFUL: N_("Other moves are as good; this one is the safest."),
}
_AGAINST: Final = {
    VENGEFUL: N_("Other moves are as good; this one pays {player} back."),
    SLY: N_("Other moves are as good; this one hits {player}, who is ahead."),
}


def leaders(standing: Sequence[float], seat: int) -> Sequence[int]:
    """The rivals of a seat that are ahead of the others; none where all stand alike."""
    rivals = [(points, other) for other, points in enumerate(standing) if other != seat]
    most = max(rivals)[0]
    ahead = [other for points, other in rivals if points == most]
    return ahead if len(ahead) < len(rivals) or len(rivals) == 1 else ()


def _weighed_alike(choice: Choice) -> Iterable[Move | None]:
    """The moves that a search cannot tell from its best, in its order."""
    weighed = choice.weighed
    if len(weighed) < 2:
        return ()
    enough = ENOUGH * max(one.playouts for one in weighed)
    thought = [one for one in weighed if one.playouts >= enough]
    best = max(one.chance for one in thought)
    least = best - MARGIN * 4 * best * (1 - best)
    return [one.move for one in thought if one.chance >= least and one.move != choice.move]
