"""AI against AI, many games: who wins how often, how long they think, whether each ends with every card.

Owns the plan of a run, its division among processes and its result (contracts.md, `arena --json`). The same
plan gives the same games whatever the number of jobs; only the speeds and think times differ.
"""

from __future__ import annotations

import functools
import importlib.util
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from tabletop.ai.arena_report import Tally, report
from tabletop.ai.course import Course, PolicyFault
from tabletop.ai.player import ARENA_LEVELS, Budget, Choice, Known, Policy, level_problem, player_for
from tabletop.core.cards import parse_card
from tabletop.core.game import CHANCE, Game, Move
from tabletop.core.options import Rules, make_rules, random_rules
from tabletop.core.people import STEADY, temper_of
from tabletop.core.rng import Stream, stream
from tabletop.core.words import PLAIN

LENGTH_LIMITS: Final = {"match_wins": range(1, 3), "stalemate_turns": range(10, 501)}
"""Drawn house rules keep a game short enough to play thousands of."""
CENSUS_EVERY: Final = 32
"""Turns between two counts of the cards: a count costs as much as some ten moves."""
TURN_LIMIT: Final = 5_000_000
"""More turns than any game has: past it the game is taken to be endless."""
CHUNK: Final = 12
"""Deals a process plays at a go: few enough for a lively progress bar; no result depends on it."""
_RULES_EVENT: Final = -1000
"""The chance event that draws a deal's house rules: none of the game's own, none of a player's."""

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many games of how many are done."""


class ArenaError(ValueError):
    """A plan that cannot be played, or a policy file at fault: one line."""


class CardsLost(AssertionError):
    """A game whose cards are no longer those that were dealt: a fault of the rules core."""


@dataclass(frozen=True, slots=True)
class ArenaPlan:
    """`games` games of `game` among `seats` (levels, "random", FILE.py:NAME), deal N from seed + N. A level
    may have a name: one of the town's people plays with the temper that goes with it.

    With `rotate` every deal is played once per seating and `games` rounded up to whole rotations. `rules`:
    None for the defaults, "random" to draw them per deal. Building a plan that cannot be played raises
    ArenaError.
    """

    game: Game[Any]
    seats: tuple[str, ...]
    games: int = 100
    seed: int = 0
    rules: Rules | Literal["random"] | None = None
    jobs: int = 1
    rotate: bool = False
    budget: Budget = field(default_factory=Budget)

    def __post_init__(self) -> None:
        allowed = self.game.seats
        if len(self.seats) not in allowed:
            span = f"{allowed[0]} to {allowed[-1]}"
            raise ArenaError(f"{self.game.title} is for {span} players, not {len(self.seats)}")
        if self.games < 1 or self.jobs < 1:
            raise ArenaError("the numbers of games and of jobs must be 1 or more")
        for seat in self.seats:
            make_policy(self.game.key, seat)

    @property
    def seatings(self) -> int:
        """How often each deal is played."""
        return len(self.seats) if self.rotate else 1

    @property
    def deals(self) -> int:
        return -(-self.games // self.seatings)

    def rules_of(self, deal: int) -> Rules:
        """The house rules of a deal."""
        if self.rules is None:
            return make_rules(self.game.options)
        if self.rules == "random":
            return random_rules(self.game.options, stream(self.seed + deal, _RULES_EVENT), LENGTH_LIMITS)
        return self.rules


def label_of(seat: str) -> str:
    """The name under which a seat's results are counted: the level with the temper, if its name gives it one
    ("cowhand", "bold cowhand"), or the policy file as given."""
    level, _, name = seat.partition(":")
    if level not in ARENA_LEVELS:
        return seat
    temper = temper_of(name)
    return level if temper == STEADY or level == "random" else f"{temper} {level}"


def make_policy(game_key: str, seat: str) -> Policy:
    """A new player for a seat of the arena. Raises ArenaError with one line that says what is wrong."""
    path, colon, name = seat.rpartition(":")
    if colon and path.endswith(".py"):
        made = _from_file(path, name)
        policy: Policy = made() if isinstance(made, type) else made
        if not callable(getattr(policy, "choose", None)):
            raise ArenaError(f"{name} in {path} is no policy: it has no method choose")
        return policy
    level = seat.partition(":")[0]
    if (problem := level_problem(level)) is not None:
        raise ArenaError(PLAIN.say(problem))
    try:
        return player_for(game_key, seat)
    except ValueError as error:
        raise ArenaError(str(error)) from None


@functools.cache
def _from_file(path: str, name: str) -> Any:
    """The attribute `name` of the Python file, which is run once a process."""
    if not Path(path).is_file():
        raise ArenaError(f"there is no policy file {path}")
    spec = importlib.util.spec_from_file_location(f"arena_policy_{Path(path).stem}", path)
    if spec is None or spec.loader is None:
        raise ArenaError(f"{path} cannot be read as a Python file")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # noqa: BLE001  # a stranger's file may fail in any way: it becomes one line
        raise ArenaError(f"{path} does not run: {type(error).__name__}: {error}") from None
    try:
        return getattr(module, name)
    except AttributeError:
        raise ArenaError(f"{path} has no policy called {name}") from None


class _Timed:
    """A policy whose thinking times are counted, in whole microseconds. `seat`: as the plan names it."""

    def __init__(self, policy: Policy, seat: str, times: Counter[int]) -> None:
        self._policy = policy
        self._seat = seat
        self._is_own = label_of(seat) != seat or seat in ARENA_LEVELS
        self._times = times
        # a policy from a file need not say: it then gets its memory
        self.remembers = getattr(policy, "remembers", True)

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
        began = time.perf_counter_ns()
        try:
            choice = self._policy.choose(game, view, seat, legal, source, budget, events)
        except Exception as error:
            if self._is_own:  # a fault of the program: with all its lines
                raise
            raise PolicyFault(f"{self._seat} failed: {type(error).__name__}: {error}") from error
        self._times[(time.perf_counter_ns() - began) // 1000] += 1
        return choice


def census(game: Game[Any], state: Any) -> tuple[int, ...]:
    """Every card there is, sorted: as the game counts them, or the position's values that are cards alone
    ("--" = an empty place)."""
    if (cards := game.cards(state)) is not None:
        return tuple(sorted(cards))
    found: list[int] = []
    for value in game.position(state).values():
        words = [word for part in _strings(value) for word in part.split() if word != "--"]
        try:
            found += [parse_card(word) for word in words]
        except ValueError:
            continue  # not a list of cards: a phase, a rank, a note about a card
    return tuple(sorted(found))


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for item in value:
            yield from _strings(item)


def play_game(plan: ArenaPlan, deal: int, rotation: int, times: Sequence[Counter[int]]) -> Tally:
    """One game: seat i of the plan sits on chair i + rotation. `times`: a counter a seat of the plan.

    Raises CardsLost where a card is lost or doubled, PolicyFault where a policy gives no legal move.
    """
    game, count = plan.game, len(plan.seats)
    at_chair = [(chair - rotation) % count for chair in range(count)]
    players = [_Timed(make_policy(game.key, plan.seats[i]), plan.seats[i], times[i]) for i in at_chair]
    course = Course(game, plan.rules_of(deal), players, plan.seed + deal, plan.budget)
    cards: tuple[int, ...] = ()

    def count_cards() -> None:
        nonlocal cards
        now = census(game, course.state)
        if cards and now != cards:
            raise CardsLost(f"seed {plan.seed + deal}, turn {course.turns}: the cards are not those dealt")
        cards = now

    try:
        while (made := course.step()) is not None:
            # after a seat's move only: while chance is due the cards may not have been dealt yet
            if made[0] != CHANCE and course.turns % CENSUS_EVERY == 1:
                count_cards()
            if course.turns > TURN_LIMIT:
                raise ArenaError(f"the game of seed {plan.seed + deal} does not end")
    except PolicyFault as fault:
        seats = ", ".join(plan.seats[i] for i in at_chair)
        raise ArenaError(f"{fault} (seed {plan.seed + deal}, seats {seats})") from None
    count_cards()
    state = course.state
    return Tally(at_chair, game.winners(state), game.places(state), game.scores(state), course.turns)


_Chunk: TypeAlias = tuple[list[Tally], list[Counter[int]]]


def _play_chunk(plan: ArenaPlan, first: int, last: int) -> _Chunk:
    """The deals first..last-1, every seating of each: what one process does at a go."""
    times: list[Counter[int]] = [Counter() for _ in plan.seats]
    tallies = [
        play_game(plan, deal, rotation, times)
        for deal in range(first, last)
        for rotation in range(plan.seatings)
    ]
    return tallies, times


def _chunks(plan: ArenaPlan) -> list[tuple[int, int]]:
    return [(first, min(first + CHUNK, plan.deals)) for first in range(0, plan.deals, CHUNK)]


def _played(plan: ArenaPlan) -> Iterator[_Chunk]:
    """Every chunk's result in order of the deals, whoever has played it."""
    chunks = _chunks(plan)
    if plan.jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield _play_chunk(plan, *chunk)
        return
    # spawned, so that no process inherits a window, a thread or a half-held lock
    with ProcessPoolExecutor(min(plan.jobs, len(chunks)), mp_context=get_context("spawn")) as pool:
        futures: list[Future[_Chunk]] = [pool.submit(_play_chunk, plan, *chunk) for chunk in chunks]
        try:
            for future in futures:
                yield future.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():  # a chunk may take a minute: Ctrl-C does not wait for it
                process.terminate()
            raise


def run_arena(plan: ArenaPlan, progress: Progress | None = None) -> dict[str, Any]:
    """Play the plan; the dict of `arena --json`.

    Raises ArenaError for a policy that fails, CardsLost for a card that vanished; anything else is a fault of
    the program.
    """
    began = time.perf_counter()
    tallies: list[Tally] = []
    times: list[Counter[int]] = [Counter() for _ in plan.seats]
    total = plan.deals * plan.seatings
    for chunk_tallies, chunk_times in _played(plan):
        tallies += chunk_tallies
        for mine, more in zip(times, chunk_times, strict=True):
            mine.update(more)
        if progress is not None:
            progress(len(tallies), total)
    rules = {"random": True} if plan.rules == "random" else plan.rules_of(0).as_dict()
    head = {"game": plan.game.key, "games": total, "seats": list(plan.seats), "rules": rules}
    labels = [label_of(seat) for seat in plan.seats]
    return head | report(labels, tallies, times, time.perf_counter() - began)
