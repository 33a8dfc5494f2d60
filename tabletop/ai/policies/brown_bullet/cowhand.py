"""The cowhand: a sound player of Brown Bullet who weighs each play by what it costs him and what it asks of
the next player.

Low cards go first; 2, 3, 10 and jokers are kept for need; sets and runs shorten a long hand; a turn that goes
on is planned to its end; a player close to winning gets the hardest demand and the worst card. What he knows
of other hands is what everybody saw go into them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tabletop.ai.player import Budget, Choice, Known
from tabletop.ai.policies.brown_bullet import aim, circles, reasons
from tabletop.ai.policies.brown_bullet.sight import Lie, Sight, ranks_of, read
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.games.brown_bullet.legal import plays
from tabletop.games.brown_bullet.state import HAND

LOOK_AHEAD: Final = 3
"""Plays of one turn that are planned: a turn rarely goes on longer."""
WIN: Final = 1000.0


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth to the cowhand, in points; found by playing thousands of games against other
    weights."""

    #                                2    3    4    5    6    7    8    9   10    J    Q    K    A   joker
    keep_early: tuple[float, ...] = (3.0, 3.0, 0.0, 0.5, 0.3, 0.4, 0.5, 0.8, 3.2, 0.8, 1.2, 1.6, 2.2, 3.5)
    """What a card (by rank) is worth in a hand that the draw pile fills up again."""
    keep_late: tuple[float, ...] = (3.0, 3.0, 0.0, 0.2, 0.1, 0.2, 0.3, 0.6, 3.2, 0.8, 1.2, 1.6, 2.2, 3.5)
    """The same in a hand that gets shorter."""
    shed: float = 2.0
    """A card fewer in a hand that gets shorter."""
    split: float = 0.5
    """Leaving cards of the same rank behind."""
    go_on_early: float = 0.3
    go_on_late: float = 1.0
    """Another turn, besides what is planned for it."""
    press: float = 0.3
    """Each card of the pile that the next player must take, if he has no answer."""
    stop: float = 0.3
    """That he has no answer at all."""
    threat: float = 1.0
    """How much more both count against a player who is about to win."""
    empty: float = 1.0
    """An empty hand: the chamber comes next."""
    risk: float = 1.0
    """Each card that may have to be picked up on the own next play of this turn."""


WEIGHTS: Final = Weights()


class Cowhand:
    """See the module's text. `weights`: what he thinks things are worth."""

    remembers = True

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self._weights = weights

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
        """The move that weighs most, and why; see Policy.choose."""
        sight = read(view, seat)
        kind = legal[0][0]
        if kind == "flip":
            return aim.flip(view, sight, legal)
        if kind == "bullet":
            return aim.bullet(view, sight, legal)
        if len(legal) == 1:
            return Choice(legal[0], reasons.only(sight, legal[0]))
        return self._play(view, sight, legal, source, events)

    def _play(
        self, view: Any, sight: Sight, legal: Sequence[Move], source: Stream, events: Sequence[Known]
    ) -> Choice:
        turn = _Turn(sight, self._weights)
        tired = circles.tired(view, sight.seat, events, source)
        best: Move | None = None
        most = -WIN * WIN
        for move in legal:
            worth = turn.pick_up() if move[0] == "pickup" else turn.first(move[1])
            if tired is not None:
                worth -= tired(move)
            if worth > most:
                best, most = move, worth
        assert best is not None  # a seat to act always has a legal move
        return Choice(best, reasons.play(sight, best, legal))


class _Turn:
    """One decision: the weights applied to what is seen."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self._sight = sight
        self._weights = weights
        near = 10 - sight.chambers[sight.after] - 0.5 * sight.sizes[sight.after]
        self._threat = 1.0 + weights.threat * max(near, 0.0) / 10
        self._stuck: dict[int, float] = {}

    def first(self, cards: tuple[int, ...]) -> float:
        """What a play is worth now."""
        sight = self._sight
        return self.worth(cards, sight.hand, sight.pile, sight.demand, 0)

    def worth(
        self, cards: tuple[int, ...], hand: tuple[int, ...], pile: tuple[int, ...], demand: int, depth: int
    ) -> float:
        """What this play is worth, with the best that can follow it in the same turn."""
        sight, w = self._sight, self._weights
        ranks = ranks_of(cards)
        rest = _without(hand, cards)
        late = sight.draw == 0 or len(hand) > HAND
        keep = w.keep_late if late else w.keep_early
        worth = -sum([keep[rank] for rank in ranks])
        if late:
            worth += w.shed * len(cards)
        left = ranks_of(rest)
        worth -= w.split * sum([rank in left for rank in (ranks if ranks[0] != ranks[-1] else ranks[:1])])
        if not rest and not sight.draw:
            if not sight.chambers[sight.seat]:
                return worth + WIN
            worth += w.empty
        lie = sight.lay(pile, demand, ranks)
        if lie.again:
            return worth + self._go_on(rest, lie, late, depth)
        return worth + (w.press * len(lie.pile) + w.stop) * self._next_stuck(lie.demand) * self._threat

    def _next_stuck(self, demand: int) -> float:
        if demand not in self._stuck:
            self._stuck[demand] = self._sight.stuck(self._sight.after, demand)
        return self._stuck[demand]

    def _go_on(self, rest: tuple[int, ...], lie: Lie, late: bool, depth: int) -> float:
        """What the extra turn is worth: the best play it allows, or the danger of having none."""
        sight, w = self._sight, self._weights
        worth = w.go_on_late if late else w.go_on_early
        if not rest and not sight.draw:
            return worth - w.risk * (len(lie.pile) + 1) * (1 - sight.fit_share(lie.demand))
        if len(rest) < HAND and sight.draw:
            return worth  # cards will be drawn that nobody knows yet
        follow = plays(rest, lie.demand)
        if not follow:
            return worth - w.risk * (len(lie.pile) + 1)
        if depth < LOOK_AHEAD and late:
            worth += max([self.worth(move[1], rest, lie.pile, lie.demand, depth + 1) for move in follow])
        return worth

    def pick_up(self) -> float:
        """Taking the pile though something could be played: its cards are work, unless they are worth
        keeping."""
        sight, w = self._sight, self._weights
        return sum([w.keep_late[rank] - w.shed for rank in sight.pile]) - w.shed


def _without(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """The hand after these cards have left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
