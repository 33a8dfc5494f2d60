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

MARGIN: Final = 0.01
"""Of a winning chance of one half a temper may give up so much; less where a game is nearly won or lost. Over
a whole game that comes to 2 or 3 points in 100 at most; twice as much has cost Wyoming Cowboy's marshal 7."""
ENOUGH: Final = 0.5
"""A move counts as weighed with at least this part of the playouts that the most thought of move has had."""


@dataclass(frozen=True, slots=True)
class Manner:
    """What a game tells of its moves. Views and moves are the game's own, None lets a chance pass."""

    daring: Callable[[Any, int, Move | None], float]
    """(view, seat, move): how much the move dares (above 0) or keeps safe (below 0)."""
    victims: Callable[[Any, int, Move | None], Sequence[int]]
    """(view, seat, move): the seats that it is made against."""
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
        marked = self._marked(view, seat, events)
        leans = [self._lean(view, seat, move, marked) for move in held]
        most = max(leans)
        if leans[0] == most:
            return choice
        move = held[leans.index(most)]
        return replace(choice, move=move, reason=self._reason(view, seat, move, marked))

    def _marked(self, view: Any, seat: int, events: Sequence[Known]) -> Sequence[int]:
        """The seats that the temper would go against."""
        if self._temper == SLY:
            return leaders(self._manner.standing(view), seat)
        foe = self._manner.foe(events, seat) if self._temper == VENGEFUL else None
        return () if foe is None else (foe,)

    def _lean(self, view: Any, seat: int, move: Move | None, marked: Sequence[int]) -> float:
        """How far a move goes the temper's way."""
        if self._temper in (BOLD, CAREFUL):
            daring = self._manner.daring(view, seat, move)
            return daring if self._temper == BOLD else -daring
        return float(any(victim in marked for victim in self._manner.victims(view, seat, move)))

    def _reason(self, view: Any, seat: int, move: Move | None, marked: Sequence[int]) -> Text:
        """Why this one of several good moves."""
        sentence = _REASONS[self._temper]
        hit = [SeatFact(victim) for victim in self._manner.victims(view, seat, move) if victim in marked]
        return text(sentence, player=hit[0]) if hit else text(sentence)


_REASONS: Final = {
    BOLD: N_("Other moves are as good; this one dares most."),
    CAREFUL: N_("Other moves are as good; this one is the safest."),
    VENGEFUL: N_("Other moves are as good; this one pays {player} back."),
    SLY: N_("Other moves are as good; this one goes against {player}, who is ahead."),
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
