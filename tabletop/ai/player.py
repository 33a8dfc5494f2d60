"""What an AI seat is: what it is asked, what it answers, which levels there are.

Owns `Request` and `Answer` (what crosses the pipe to a worker), `Policy`, `Choice` and `Budget`, the levels
and the look-up of a policy. A policy sees a view, the events as its seat knew them, its legal moves and a
source of chance of its own; nothing of the true state can reach it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeAlias

from tabletop.core.game import Game, Move
from tabletop.core.people import temper_of
from tabletop.core.rng import Stream, stream
from tabletop.core.words import N_, PLAIN, Text, text

LEVELS: Final = ("greenhorn", "cowhand", "marshal")
"""What a chair of a table may be given, weakest first."""
ARENA_LEVELS: Final = (*LEVELS, "random")

Known: TypeAlias = Mapping[str, Any]
"""One event in its JSON form, as the seat knew it."""


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a choice may take: so many iterations of a search (None: what is usual for its level), cut
    short by a clock, if any, and by an outside call to hurry.

    Without `millis` a choice is repeatable. `stop()` true = answer now with the best found so far. It may
    raise to break the choice off (a void request). `cut`: stop after so many iterations, as if a clock had:
    what was planned for more is not planned anew for fewer.
    """

    iterations: int | None = None
    millis: int | None = None
    stop: Callable[[], bool] = _never
    cut: int | None = None


@dataclass(frozen=True, slots=True)
class Weighed:
    """One move that was thought about (None: letting the chance pass) and its chance of winning, 0..1, as
    far as the thought went: the share of `playouts` imagined ends."""

    move: Move | None
    chance: float
    playouts: int


@dataclass(frozen=True, slots=True)
class Choice:
    """A move (None: "not now", which only an interrupting seat may say) and why, in one sentence, if any.

    `weighed`: what a searching level thought of the moves, the best first; empty where nothing was searched.
    `iterations`: how many it spent: asked again, cut after so many and without a clock, it chooses the same.
    `about_equal`: other moves that the level holds to be about as good: what a temper may choose among. A
    searching level need not fill it, `weighed` tells.
    """

    move: Move | None
    reason: Text | None = None
    weighed: tuple[Weighed, ...] = ()
    iterations: int = 0
    about_equal: tuple[Move | None, ...] = ()


def near(moves: Sequence[Move], worths: Sequence[float], chosen: Move, margin: float) -> tuple[Move, ...]:
    """The moves, but the chosen one, whose worth is at most `margin` below the best; the best first."""
    least = max(worths) - margin
    held = [(worth, -i) for i, worth in enumerate(worths) if worth >= least]
    if len(held) == 1:
        return ()
    return tuple([moves[-i] for _, i in sorted(held, reverse=True) if moves[-i] != chosen])


def by_feel(moves: Sequence[Move], source: Stream) -> Choice:
    """Any of these moves: who has no reason to prefer one holds them all to be as good."""
    return Choice(source.choice(list(moves)), about_equal=tuple(moves))


class Policy(Protocol):
    """How one level plays one game.

    `choose` is a pure function of its arguments: equal arguments and an equal `source` give an equal choice,
    under any hash seed. It must not change `view`, `legal` or `events`.
    """

    remembers: bool
    """True where `choose` reads `events`; False spares the driver the work of keeping them."""

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
        """One of the moves in `legal` (never empty, except that an interrupting seat may also say None).

        `view` = game.view(state, seat); `events` = what happened this hand as the seat knew it, oldest first;
        a driver only ever appends to it, so a policy may remember how far it has read in this very object.
        """


class LevelError(ValueError):
    """A level that cannot play: `problem` is the one sentence that says why."""

    def __init__(self, problem: Text) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return PLAIN.say(self.problem)


@dataclass(frozen=True, slots=True)
class Request:
    """One decision for an AI seat, as it goes to a worker: plain data, no hidden card in it.

    `view` = game.encode(game.view(state, seat)); `events` = event_json of the redacted events of this hand;
    `legal` = move texts; `iterations`, `millis` and `cut` as in Budget; `temper`: one of
    people.TEMPERS, "" for none.
    """

    game_key: str
    level: str
    view: dict[str, Any]
    seat: int
    events: list[dict[str, Any]] = field(default_factory=list)
    legal: list[str] = field(default_factory=list)
    seed: int = 0
    iterations: int | None = None
    millis: int | None = None
    cut: int | None = None
    temper: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """The move chosen (its text; None: the seat does not interrupt), why, and how long it took.

    `weighed`: (move text or None, chance, playouts), the best first; `iterations` and `about_equal` (move
    texts) as in Choice.
    """

    move: str | None
    reason: Text | None
    think_ms: float
    weighed: tuple[tuple[str | None, float, int], ...] = ()
    iterations: int = 0
    about_equal: tuple[str | None, ...] = ()


def level_problem(level: str) -> Text | None:
    """None if the level can play, else the sentence that says why not. `random` can: callers restrict it."""
    if level not in ARENA_LEVELS:
        levels = ", ".join(LEVELS)
        return text(N_("There is no AI level called {level}: there are {levels}"), level=level, levels=levels)
    return None


def policy_for(game_key: str, level: str) -> Policy:
    """A new player of this level for this game. Raises LevelError for a level that cannot play it."""
    from tabletop.ai.policies import POLICIES, Uniform  # the policies import this module

    if (problem := level_problem(level)) is not None:
        raise LevelError(problem)
    if level == "random":
        return Uniform()
    try:
        return POLICIES[game_key][level]()
    except KeyError:
        problem = text(N_("The AI level {level} cannot play {game} yet"), level=level, game=game_key)
        raise LevelError(problem) from None


def player_for(game_key: str, seat: str) -> Policy:
    """A new player as a seat is written: "cowhand", or "cowhand:Dusty Pete" with the temper that goes with
    the name. Raises LevelError as `policy_for`."""
    from tabletop.ai.temper import tempered  # it reads what the policies tell of their games

    level, _, name = seat.partition(":")
    return tempered(policy_for(game_key, level), game_key, temper_of(name) if level != "random" else "")


def seat_source(seed: int, seat: int) -> Stream:
    """The chance of the player on this seat in the game with this seed, independent of the game's own."""
    return stream(seed, -2 - seat)  # chance events count up from 0, so players count down


def think(
    game: Game[Any], request: Request, stop: Callable[[], bool] = _never, policy: Policy | None = None
) -> Choice:
    """What the request's level (or `policy`) chooses with the request's temper. Raises LevelError, and
    whatever `stop` raises."""
    from tabletop.ai.temper import tempered  # it reads what the policies tell of their games

    player = policy or policy_for(request.game_key, request.level)
    player = tempered(player, request.game_key, request.temper)
    budget = Budget(request.iterations, request.millis, stop, request.cut)
    legal = [game.parse_move(words) for words in request.legal]
    source = seat_source(request.seed, request.seat)
    return player.choose(game, game.decode(request.view), request.seat, legal, source, budget, request.events)


def answer_of(game: Game[Any], choice: Choice, think_ms: float) -> Answer:
    """The choice as it crosses the pipe: moves as texts."""

    def words(move: Move | None) -> str | None:
        return None if move is None else game.move_text(move)

    weighed = tuple((words(one.move), one.chance, one.playouts) for one in choice.weighed)
    alike = tuple(words(move) for move in choice.about_equal)
    return Answer(words(choice.move), choice.reason, think_ms, weighed, choice.iterations, alike)
