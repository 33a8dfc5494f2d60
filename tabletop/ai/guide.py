"""What a game lends to the search: which moves deserve a thought, which worlds are likely, how games end.

Owns `Guide`, one subclass a game (policies/<game>/marshal.py), and `PolicyGuide`, which makes one for any
game out of a weaker level. A guide is told views, and worlds made up from a view; never the true state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from tabletop.ai.player import Budget, Known, Policy
from tabletop.core.game import CHANCE, Game, Move
from tabletop.core.rng import Stream
from tabletop.core.words import N_, Text, text

S = TypeVar("S")
Sampler: TypeAlias = Callable[[Stream], S]
"""Makes up a world: a full state that fits what the seat sees and remembers."""


class Guide(ABC, Generic[S]):
    """A game's knowledge for the search. One object a player; it may cache, but a choice must not depend on
    what was asked before."""

    iterations: int = 400
    """Playouts a decision may cost at the normal budget."""
    least: int = 8
    """Worlds that every option is tried in before any is dropped."""
    depth: int = 1
    """Decisions of a playout that the search tree keeps; 1 = only the one that is asked for."""
    caution: float = 0.5
    """By how many standard errors another option must beat the first one to be preferred to it."""

    @abstractmethod
    def options(
        self, game: Game[S], view: S, seat: int, legal: Sequence[Move], events: Sequence[Known]
    ) -> list[Move | None]:
        """The moves worth searching, the best guess first; never empty. None = the chance passes, for a seat
        that may interrupt. Reads nothing that the seat may not see: inside a playout `view` is a whole
        world and `events` is empty."""

    def sampler(self, game: Game[S], view: S, seat: int, events: Sequence[Known]) -> Sampler[S]:
        """Worlds that fit the view and all that the seat remembers. The default: every world that fits the
        view is as likely as the next."""
        return lambda source: game.determinize(view, seat, source)

    @abstractmethod
    def finish(self, game: Game[S], state: S, seat: int, source: Stream) -> Sequence[float]:
        """Play `state` on, in place, as far as it is worth it, and tell each seat's chance of winning, 0..1.
        `seat`: who is thinking; the playout's seats know no more than their own cards."""

    def imagine(
        self, game: Game[S], world: S, seat: int, move: Move | None, source: Stream
    ) -> Sequence[float]:
        """Each seat's chance of winning after this option in this world, which must stay as it is. The search
        asks this where its tree keeps only the one decision; a guide whose worlds are no states (its sampler
        says what they are) answers in its own way."""
        state = game.clone(world)
        if move is not None:
            game.play(state, seat, move)
        return self.finish(game, state, seat, source)

    def reason(self, game: Game[S], view: S, seat: int, best: Move | None, chance: float) -> Text | None:
        """Why the best option was chosen, in one sentence, for a hint."""
        pattern = N_("In the games imagined from here this wins most often: about {chance} in 100.")
        return text(pattern, chance=round(100 * chance))


class PolicyGuide(Guide[S]):
    """A guide for any game: all moves are options, and a weaker level plays every seat on to the end."""

    iterations = 60

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def options(
        self, game: Game[S], view: S, seat: int, legal: Sequence[Move], events: Sequence[Known]
    ) -> list[Move | None]:
        return [*legal] if seat in game.actors(view) else [None, *legal]

    def finish(self, game: Game[S], state: S, seat: int, source: Stream) -> Sequence[float]:
        """To the end of the hand; who then stands first shares the win."""
        while actors := game.actors(state):
            actor = actors[0]
            if actor == CHANCE:
                game.play(state, CHANCE, game.chance(state, source))
                continue
            view = game.view(state, actor)
            legal = game.legal(view, actor)
            choice = self._policy.choose(game, view, actor, legal, source, Budget(1), ())
            game.play(state, actor, legal[0] if choice.move is None else choice.move)
        return shares(game.places(state))


def shares(places: Sequence[int]) -> list[float]:
    """Each seat's part of the win: those in the best place share it."""
    best = min(places)
    count = sum(place == best for place in places)
    return [1.0 / count if place == best else 0.0 for place in places]


def next_actor(game: Game[Any], state: Any, source: Stream) -> int | None:
    """Who must act next, chance played on the way; None where the hand is over."""
    while (actors := game.actors(state)) and actors[0] == CHANCE:
        game.play(state, CHANCE, game.chance(state, source))
    return actors[0] if actors else None
