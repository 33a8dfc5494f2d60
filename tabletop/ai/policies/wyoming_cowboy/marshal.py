"""The marshal's knowledge of Wyoming Cowboy: which moves deserve a thought, and what they are worth by the
learned forecast."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from tabletop.ai.guide import Guide, Sampler
from tabletop.ai.marshal import Marshal
from tabletop.ai.player import Known
from tabletop.ai.policies.wyoming_cowboy.decision import Decision, passed, passes
from tabletop.ai.policies.wyoming_cowboy.forecast import chances_after, forecast
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.core.words import N_, SeatFact, Text, text
from tabletop.games.wyoming_cowboy import rules
from tabletop.games.wyoming_cowboy.guns import TWENTY_TWO
from tabletop.games.wyoming_cowboy.moves import Nine, Pass, Pull, Shoot
from tabletop.games.wyoming_cowboy.state import State, clone

PULLS: Final = 4
"""Of the guns that a hand can pull so many are thought of."""
MOST: Final = 12
"""Of the choices of cards to pass, and of discards, so many: what the usual budget has room for."""
_URGENCY: Final = {"couple": 0, "gun": 1, "nothing": 2, "holster": 2, "shoot": 3, "nine": 4}
"""The order in which actions are thought of: a small budget has room for some only."""


class World:
    """A world that a decision may need: made up when it is looked at, for many moves hang on nothing
    hidden."""

    def __init__(self, decision: Decision, source: Stream) -> None:
        self.decision = decision
        self._source = source

    @cached_property
    def state(self) -> State:
        return self.decision.world(self._source)


class WyomingGuide(Guide[State]):
    """See the module's text. All that a fair player remembers stands in the view."""

    iterations = 96
    least = 4
    caution = 0.0

    def options(
        self, game: Game[State], view: State, seat: int, legal: Sequence[Move], events: Sequence[Known]
    ) -> list[Move | None]:
        """Without moves that only differ in what does not matter; of many passes and guns the best few."""
        kind = legal[0][0]
        if kind == "pass":
            return [*_best_passes(view, seat)]
        if kind == "discard":
            return [*(_best_first(view, seat, legal) if len(legal) > MOST else legal)]
        if kind not in _URGENCY:
            return [*legal]
        pulls = [move for move in legal if isinstance(move, Pull)]
        dropped = _best_first(view, seat, pulls)[PULLS:]
        kept: dict[object, Any] = {}
        for move in legal:
            if move not in dropped:
                kept.setdefault(_gist(move), move)
        return [*sorted(kept.values(), key=lambda move: _URGENCY[move[0]])]

    def sampler(self, game: Game[State], view: State, seat: int, events: Sequence[Known]) -> Sampler[State]:
        """Worlds for one decision; see Decision.world."""
        decision: Decision | None = None

        def sample(source: Stream) -> World:
            nonlocal decision
            if decision is None:
                decision = Decision(view, seat, Stream(int(source.unit() * 2**53)))
            return World(decision, source)

        return sample  # type: ignore[return-value]  # its worlds are for `imagine` alone

    def imagine(
        self, game: Game[State], world: State, seat: int, move: Move | None, source: Stream
    ) -> Sequence[float]:
        """The move, the seat's turn seen through, and the forecast."""
        assert isinstance(world, World) and move is not None
        return world.decision.value(move, lambda: world.state, source)

    def finish(self, game: Game[State], state: State, seat: int, source: Stream) -> Sequence[float]:
        """The forecast as things stand."""
        return chances_after(state) if state.phase == "over" else forecast(state, seat).chances

    def reason(
        self, game: Game[State], view: State, seat: int, best: Move | None, chance: float
    ) -> Text | None:
        """A shot: the chance of a king. Else what the hand will bring, by the forecast."""
        foreseen = forecast(view, seat)
        if isinstance(best, Shoot) and best.aim is None:
            pattern = N_("{player} holds a king with a chance of {chance} in 100.")
            king = round(100 * foreseen.kings[best.target])
            return text(pattern, player=SeatFact(best.target), chance=king)
        points = [round(total - score) for total, score in zip(foreseen.totals, view.scores, strict=True)]
        pattern = N_(
            "This hand should bring about {points} points here and {most} to the best of the others; "
            "with this move the game is won about {chance} times in 100."
        )
        most = max(points[:seat] + points[seat + 1 :])
        return text(pattern, points=points[seat], most=most, chance=round(100 * chance))


def _best_passes(view: State, seat: int) -> list[Pass]:
    """By what is left: the best guesses first."""
    choices = passes(view, seat)
    choices.sort(key=lambda cards: -passed(view, seat, cards).chances[seat])
    return [Pass("pass", cards) for cards in choices[:MOST]]


def _best_first(view: State, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Moves that draw and ask nothing, by what they leave; those that end the hand are always looked at."""

    def chance(move: Move) -> float:
        state = clone(view)
        rules.play(state, seat, move)
        return 1.0 if state.phase == "over" else forecast(state, seat).chances[seat]

    return sorted(moves, key=chance, reverse=True)


def _gist(move: Move) -> object:
    """What matters of an action: not which of two equal guns is fired at a hand, nor the suit of a 9."""
    if isinstance(move, Shoot):
        return ("shoot", move.target, move.aim, move.aim is None and move.gun.name == TWENTY_TWO)
    if isinstance(move, Nine):
        return ("nine", move.to)
    return move


def marshal() -> Marshal:
    """A new marshal."""
    return Marshal(WyomingGuide())
