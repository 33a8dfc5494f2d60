"""How fast the rules and the AI seats are: "machine_unit", "core" and "think_ms" of `tumbleweed bench`.

Every figure is the best of many short rounds: other work on the machine can only make a round slower, and
some round runs undisturbed.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from tabletop.ai.arena import ArenaPlan, run_arena
from tabletop.ai.course import Course
from tabletop.ai.player import LEVELS, policy_for
from tabletop.core.game import CHANCE, Game, Move
from tabletop.core.options import Rules, make_rules
from tabletop.core.rng import stream
from tabletop.games import GAMES

ROUNDS = 40
_LOOPS = 100_000
_RANDOM_GAMES = 12
_RECORDED_GAMES = 5
_THINK_GAMES = {"greenhorn": 12, "cowhand": 12, "marshal": 2}

Spread: TypeAlias = dict[str, float]
"""p50, p95 and max."""


def machine_unit() -> float:
    """Loops a second of a fixed pure-Python loop: what the other figures are to be read against."""

    def loop() -> int:
        value = 1
        for i in range(_LOOPS):
            value = (value * 31 + i) & 0xFFFF
        return value

    return round(_LOOPS / _best(loop), 1)


def core_bench(games: Iterable[Game[Any]] = GAMES, scale: float = 1.0) -> dict[str, dict[str, float]]:
    """By game key: random_moves_per_s, games_per_s, played_moves_per_s, clone_us. `scale` < 1: less work."""
    return {game.key: _core_of(game, scale) for game in games}


def think_bench(games: Iterable[Game[Any]] = GAMES, scale: float = 1.0) -> dict[str, dict[str, Spread]]:
    """By game key and level: p50, p95, max milliseconds of a choice, the level playing against itself at the
    largest table."""
    return {game.key: {level: _think_of(game, level, scale) for level in LEVELS} for game in games}


def _best(work: Callable[[], Any]) -> float:
    """Seconds of the fastest round."""
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times)


def _core_of(game: Game[Any], scale: float) -> dict[str, float]:
    rules = make_rules(game.options)
    seeds = range(max(1, int(_RANDOM_GAMES * scale)))
    moves = sum(_random_game(game, rules, seed) for seed in seeds)  # a warm-up round that counts
    seconds = _best(lambda: [_random_game(game, rules, seed) for seed in seeds])
    positions = _recorded(game, rules, max(1, int(_RECORDED_GAMES * scale)))
    return {
        "random_moves_per_s": round(moves / seconds, 1),
        "games_per_s": round(len(seeds) / seconds, 2),
        "played_moves_per_s": round(len(positions) / _played(game, positions), 1),
        "clone_us": round(_best(lambda: [game.clone(s) for s, _ in positions]) / len(positions) * 1e6, 3),
    }


def _random_game(game: Game[Any], rules: Rules, seed: int) -> int:
    """The whole loop of uniform play from the deal: legal moves, choice, play. The number of seats' moves."""
    state = game.new(game.usual, rules)
    draw = random.Random(seed).random
    moves = chances = 0
    actors, legal, play = game.actors, game.legal, game.play
    while True:
        due = actors(state)
        if due and due[0] != CHANCE:
            seat = due[0]
            choices = legal(state, seat)
            play(state, seat, choices[int(draw() * len(choices))])
            moves += 1
        elif due:
            play(state, CHANCE, game.chance(state, stream(seed, chances)))
            chances += 1
        elif game.over(state) == "hand":
            play(state, CHANCE, game.next_hand(state))
        else:
            return moves


def _recorded(game: Game[Any], rules: Rules, games: int) -> list[tuple[Any, int]]:
    """Every position, with the seat to act, of some games among cowhands."""
    found: list[tuple[Any, int]] = []
    for seed in range(games):
        players = [policy_for(game.key, "cowhand") for _ in range(game.usual)]
        course = Course(game, rules, players, seed)
        while True:
            actors = game.actors(course.state)
            if actors and actors[0] != CHANCE:
                found.append((game.clone(course.state), actors[0]))
            if course.step() is None:
                break
    return found


def _played(game: Game[Any], positions: list[tuple[Any, int]]) -> float:
    """Seconds of the fastest round of one uniform move from each position; the copies are not timed."""
    times = []
    for k in range(ROUNDS):
        states = [(game.clone(s), seat) for s, seat in positions]
        draw = random.Random(k).random
        legal: Callable[[Any, int], list[Move]] = game.legal
        play = game.play
        began = time.perf_counter()
        for state, seat in states:
            choices = legal(state, seat)
            play(state, seat, choices[int(draw() * len(choices))])
        times.append(time.perf_counter() - began)
    return min(times)


def _think_of(game: Game[Any], level: str, scale: float) -> Spread:
    games = max(1, int(_THINK_GAMES[level] * scale))
    plan = ArenaPlan(game, (level,) * game.seats[-1], games=games)
    think: Spread = run_arena(plan)["think_ms"][level]
    return {key: think[key] for key in ("p50", "p95", "max")}
