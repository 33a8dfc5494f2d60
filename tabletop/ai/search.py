"""Information-set Monte Carlo tree search: a race among the moves, run in worlds that fit what a seat knows.

Every option is tried in the same worlds with the same luck, so that only the moves differ; an option is
dropped once the best is clearly better. Below the race a tree remembers what paid for whom, as deep as the
guide asks. Anytime: the clock and the call to hurry are asked before every playout, and the best so far
always stands.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tabletop.ai.guide import Guide, next_actor
from tabletop.ai.player import Budget, Known, Weighed
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream

SURE: Final = 2.2
"""Standard errors by which an option must be worse than the best to be dropped."""
EXPLORE: Final = 0.5
"""How much the tree tries what it has tried little (the weight of UCB's second term)."""
SEEDS: Final = 2**53
SPREAD: Final = 1e-4
"""The least variance of a difference: a few equal values prove nothing for ever."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the search says: the options, the best first, and how many playouts it took.

    `gap`: by how much of a chance the first was better than the best of the others still in the race, in the
    worlds that both have seen; `error`: the standard error of that. (0, 0) where only one was left.
    """

    weighed: tuple[Weighed, ...]
    iterations: int
    gap: float = 0.0
    error: float = 0.0


@dataclass(slots=True)
class _Node:
    """What is known of a move in the tree: how often it could be made, was made, and brought its mover."""

    seen: int = 0
    visits: int = 0
    total: float = 0.0
    children: dict[Move | None, _Node] = field(default_factory=dict)


@dataclass(slots=True)
class _Runner:
    """One option in the race, and what it brought in each world."""

    move: Move | None
    values: list[float] = field(default_factory=list)
    node: _Node = field(default_factory=_Node)

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


def search(
    game: Game[Any],
    view: Any,
    seat: int,
    options: Sequence[Move | None],
    guide: Guide[Any],
    source: Stream,
    budget: Budget,
    events: Sequence[Known] = (),
    keep: int = 1,
) -> Found:
    """Weigh the options (the best guess first) for the seat that has this view.

    At most `budget.iterations` playouts (None: the guide's own number). Options that are clearly behind are
    dropped until `keep` are left; a last one alone ends the search. Raises what `budget.stop` raises.
    """
    return _Race(game, view, seat, options, guide, source, budget, events).run(keep)


class _Race:
    def __init__(
        self,
        game: Game[Any],
        view: Any,
        seat: int,
        options: Sequence[Move | None],
        guide: Guide[Any],
        source: Stream,
        budget: Budget,
        events: Sequence[Known],
    ) -> None:
        self._game, self._seat, self._guide, self._source = game, seat, guide, source
        planned = budget.iterations if budget.iterations is not None else guide.iterations
        self._limit = planned if budget.cut is None else min(planned, budget.cut)
        self._stop = budget.stop
        self._deadline = math.inf if budget.millis is None else time.monotonic() + budget.millis / 1000.0
        # more options than the budget can tell apart: the guide's best guesses only
        most = max(2, planned // (2 * guide.least))
        self._alive = [_Runner(move) for move in options[:most]]
        self._favourite = self._alive[0]
        self._dropped: list[_Runner] = []
        self._sampler = guide.sampler(game, view, seat, events)
        self._spent = 0

    def run(self, keep: int) -> Found:
        worlds = 0
        while len(self._alive) > 1 and self._another_world():
            worlds += 1
            if worlds % self._guide.least == 0:
                self._drop(keep)
        ranking = self._ranking()
        if len(self._alive) == 1:
            return Found(ranking, self._spent)
        first, second = sorted(self._alive, key=_Runner.mean, reverse=True)[:2]
        return Found(ranking, self._spent, *_gap(first, second))

    # ---------------------------------------------------------------- the race
    def _another_world(self) -> bool:
        """Try every option in one more world; False where the budget ends it."""
        seed = int(self._source.unit() * SEEDS)
        world = None
        for runner in self._alive:
            if self._spent >= self._limit or self._stop() or time.monotonic() > self._deadline:
                return False
            if world is None:
                world = self._sampler(Stream(seed))
            runner.values.append(self._imagine(world, runner, seed + 1))
            self._spent += 1
        return True

    def _drop(self, keep: int) -> None:
        """Whoever is clearly behind the leader leaves the race."""
        order = sorted(self._alive, key=_Runner.mean, reverse=True)
        lead = order[0]
        out = [runner for runner in order[keep:] if _lead(lead, runner) > SURE]
        if out:
            self._dropped = [*out, *self._dropped]
            self._alive = [runner for runner in self._alive if runner not in out]

    def _ranking(self) -> tuple[Weighed, ...]:
        """The best first: by mean, but the guide's favourite stays ahead of what is not clearly better."""
        order = sorted(self._alive, key=_Runner.mean, reverse=True)
        favourite = self._favourite
        if favourite in order and _lead(order[0], favourite) < self._guide.caution:
            order.remove(favourite)
            order.insert(0, favourite)
        ranking = [*order, *sorted(self._dropped, key=_Runner.mean, reverse=True)]
        return tuple(Weighed(one.move, one.mean(), len(one.values)) for one in ranking)

    # ---------------------------------------------------------------- one playout
    def _imagine(self, world: Any, runner: _Runner, seed: int) -> float:
        """Make the option's move in a copy of the world, follow the tree, play on: the seat's chance then."""
        game, guide = self._game, self._guide
        if guide.depth == 1:
            return guide.imagine(game, world, self._seat, runner.move, Stream(seed))[self._seat]
        state, luck = game.clone(world), Stream(seed)
        if runner.move is not None:
            game.play(state, self._seat, runner.move)
        path: list[tuple[_Node, int]] = []
        node = runner.node
        while len(path) < guide.depth - 1:
            actor = next_actor(game, state, luck)
            if actor is None:
                break
            options = guide.options(game, state, actor, game.legal(state, actor), ())
            if len(options) > 1:
                move, node = _descend(node, options)
                path.append((node, actor))
            else:
                move = options[0]
            game.play(state, actor, move or game.legal(state, actor)[0])
            if path and not node.visits:
                break
        values = guide.finish(game, state, self._seat, luck)
        for node, actor in path:
            node.visits += 1
            node.total += values[actor]
        return values[self._seat]


def _gap(lead: _Runner, other: _Runner) -> tuple[float, float]:
    """How far the one is ahead of the other over the worlds that both have seen, and the standard error."""
    count = min(len(lead.values), len(other.values))
    if count < 2:
        return 0.0, 1.0
    gaps = [a - b for a, b in zip(lead.values[:count], other.values[:count], strict=True)]
    mean = sum(gaps) / count
    variance = sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1)
    return mean, math.sqrt(max(variance, SPREAD) / count)


def _lead(lead: _Runner, other: _Runner) -> float:
    """By how many standard errors the one is ahead of the other."""
    gap, error = _gap(lead, other)
    return gap / error


def _descend(node: _Node, options: Sequence[Move | None]) -> tuple[Move | None, _Node]:
    """The option to try next at this point of the tree: the first untried, else the one UCB prefers."""
    best, best_move, best_bound = None, options[0], -math.inf
    for move in options:
        child = node.children.get(move)
        if child is None:
            child = node.children[move] = _Node()
        child.seen += 1
        if not child.visits:
            bound = math.inf
        else:
            bound = child.total / child.visits + EXPLORE * math.sqrt(math.log(child.seen) / child.visits)
        if bound > best_bound:
            best, best_move, best_bound = child, move, bound
    assert best is not None
    return best_move, best
