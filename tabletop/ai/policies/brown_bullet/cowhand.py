"""The cowhand: a sound player of Brown Bullet, who weighs what a play costs and what it asks of the next.

Low cards go first; 2, 3, 10 and jokers are kept for need, as long as a hand without them could not answer;
sets and runs shorten a long hand; a turn that goes on is planned to its end; a player close to winning gets
the hardest demand and the worst card. What he knows of other hands is what everybody saw go into them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from tabletop.ai.player import Budget, Choice, Known, near
from tabletop.ai.policies.brown_bullet import aim, circles, reasons
from tabletop.ai.policies.brown_bullet.sight import Lie, Sight, ranks_of, read
from tabletop.core.cards import RANK_OF
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.games.brown_bullet.demand import FITS
from tabletop.games.brown_bullet.legal import plays
from tabletop.games.brown_bullet.state import HAND

LOOK_AHEAD: Final = 3
"""Plays of one turn that are planned: a turn rarely goes on longer."""
MOST_PLANS: Final = 60
"""Follow-ups weighed for one play: usually there are ten, with many cards in hand thousands."""
PLANNED_HAND: Final = 20
"""A larger hand is not planned ahead: it is far from its last turn, and a plan would cost too long."""
WIN: Final = 1000.0
ALIKE: Final = 0.9
"""Points between plays that are about as good."""
MEETS: Final = (
    (0.06, 3.0), (0.07, 3.0), (0.05, 3.5), (0.05, 3.7), (0.05, 4.0), (0.06, 4.0),
    (0.00, 0.0), (0.07, 4.5), (0.08, 5.0), (0.09, 5.5), (0.11, 6.0),
)  # fmt: skip
"""By demand, 4 to ace: how often one's turn comes under it and how large the pile then is (from 25,000 turns
of games at four seats; a 10 never lies on top, and under all that is left anything goes)."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth to the cowhand, in points; found by playing against other weights."""

    #                                2    3    4    5    6    7    8    9   10    J    Q    K    A   joker
    keep_early: tuple[float, ...] = (1.8, 1.7, 0.0, 0.6, 0.4, 0.5, 0.6, 0.9, 2.0, 0.9, 1.4, 1.9, 2.6, 2.2)
    """What a card (by rank) is worth in a hand that the draw pile fills up again."""
    keep_late: tuple[float, ...] = (2.2, 2.2, 0.0, 0.2, 0.1, 0.2, 0.3, 0.5, 2.6, 0.7, 1.2, 1.6, 2.2, 2.4)
    """The same in a hand that gets shorter."""
    fresh: float = 1.0
    """A card that comes from the draw pile for one played."""
    shed: float = 2.2
    """A card fewer in a hand that gets shorter."""
    turn: float = 5.0
    """A turn lost to a pick-up that nothing forces."""
    split: float = 0.5
    """Leaving cards of the same rank behind."""
    ready: float = 2.2
    """Each card one must expect to pick up next turn, because the rest of the hand may not fit."""
    go_on_early: float = 0.6
    go_on_late: float = 1.0
    """Another turn, besides what is planned for it."""
    flip: float = 2.0
    """A chamber card turned in the same turn, if it fits."""
    risk: float = 1.0
    """Each card that must be picked up in the same turn, because nothing fits one's own play."""
    press: float = 0.2
    """Each card of the pile that the next player must take, if he has no answer."""
    stop: float = 0.5
    """That he has no answer at all."""
    threat: float = 1.2
    """How much more both count against a player who is about to win."""


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
            return Choice(legal[0], reasons.only(legal[0]))
        turn = _Turn(sight, self._weights)
        worth = [turn.pick_up() if move[0] == "pickup" else turn.first(move[1]) for move in legal]
        tired = circles.tired(view, seat, events, source)
        if tired is not None:
            worth = [points - tired(move) for points, move in zip(worth, legal, strict=True)]
        best = legal[worth.index(max(worth))]
        about_equal = near(legal, worth, best, ALIKE)
        return Choice(best, reasons.play(sight, best, legal), about_equal=about_equal)


class _Turn:
    """One decision: the weights applied to what is seen."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self._sight = sight
        self._weights = weights
        near = 10 - sight.chambers[sight.after] - 0.5 * sight.sizes[sight.after]
        self._threat = 1.0 + weights.threat * max(near, 0.0) / 10
        self._stuck: dict[int, float] = {}
        self._plans = 0

    def first(self, cards: tuple[int, ...]) -> float:
        """What a play is worth now."""
        sight = self._sight
        self._plans = 0
        return self._worth(cards, sight.hand, sight.pile, sight.demand, 0)

    def pick_up(self) -> float:
        """Taking the pile without need: its cards are work, unless they are worth keeping."""
        sight, w = self._sight, self._weights
        return sum([w.keep_late[rank] - w.shed for rank in sight.pile]) - w.turn

    def _worth(
        self, cards: tuple[int, ...], hand: tuple[int, ...], pile: tuple[int, ...], demand: int, depth: int
    ) -> float:
        """What a play is worth, with the best that can follow it in the same turn."""
        sight, w = self._sight, self._weights
        ranks = ranks_of(cards)
        rest = _without(hand, cards)
        left = ranks_of(rest)
        late = sight.draw == 0 or len(hand) > HAND
        if not rest and not sight.draw and not sight.chambers[sight.seat]:
            return WIN
        keep, one_off = (w.keep_late, w.shed) if late else (w.keep_early, w.fresh)
        worth = one_off * len(cards) - sum([keep[rank] for rank in ranks])
        worth -= w.split * sum([rank in left for rank in (ranks if ranks[0] != ranks[-1] else ranks[:1])])
        lie = sight.lay(pile, demand, ranks)
        if lie.again:
            return worth + self._go_on(rest, lie, late, depth)
        if rest and late:
            worth -= w.ready * _unready(left)
        return worth + (w.press * len(lie.pile) + w.stop) * self._next_stuck(lie.demand) * self._threat

    def _next_stuck(self, demand: int) -> float:
        if demand not in self._stuck:
            self._stuck[demand] = self._sight.stuck(self._sight.after, demand)
        return self._stuck[demand]

    def _go_on(self, rest: tuple[int, ...], lie: Lie, late: bool, depth: int) -> float:
        """What another turn is worth: the best play it allows, or the danger of having none."""
        sight, w = self._sight, self._weights
        worth = w.go_on_late if late else w.go_on_early
        if not rest and not sight.draw:
            fits = sight.fit_share(lie.demand)
            return worth + w.flip * fits - w.risk * (len(lie.pile) + 1) * (1 - fits)
        if len(rest) < HAND and sight.draw:
            return worth  # cards will be drawn that nobody knows yet
        follow = _whole(plays(rest, lie.demand))
        if not follow:
            return worth - w.risk * (len(lie.pile) + 1)
        if len(rest) > PLANNED_HAND:
            return worth + w.shed
        if depth < LOOK_AHEAD and late and self._plans < MOST_PLANS:
            self._plans += len(follow)
            worth += max([self._worth(cards, rest, lie.pile, lie.demand, depth + 1) for cards in follow])
        return worth


@lru_cache(maxsize=4096)
def _unready(ranks: tuple[int, ...]) -> float:
    """The cards that a hand of these ranks must expect to pick up at an unknown pile."""
    return sum(
        [
            often * size
            for demand, (often, size) in enumerate(MEETS, start=2)
            if not any(FITS[demand][rank] for rank in ranks)
        ]
    )


def _whole(follow: Sequence[Move]) -> list[tuple[int, ...]]:
    """The cards of the plays that are planned: runs, and of each rank all cards (the last listed)."""
    sets: dict[int, tuple[int, ...]] = {}
    runs: list[tuple[int, ...]] = []
    for _, cards in follow:
        rank = RANK_OF[cards[0]]
        if RANK_OF[cards[-1]] == rank:
            sets[rank] = cards
        else:
            runs.append(cards)
    return [*sets.values(), *runs]


def _without(hand: tuple[int, ...], cards: tuple[int, ...]) -> tuple[int, ...]:
    """The hand after these cards have left it."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)
