"""Walks through whole games for the conformance tests: random rules, random seats, random moves, every
game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from tabletop.core.cards import RANK_OF
from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Game, Move
from tabletop.core.options import Rules, make_rules, random_rules
from tabletop.core.record import Entry
from tabletop.core.rng import Stream, stream
from tabletop.games import GAMES
from tabletop.games.brown_bullet.demand import ONE_DECK
from tabletop.games.brown_bullet.moves import Bullet, play_of
from tabletop.games.lockdown_poker import LOCKDOWN_POKER
from tabletop.games.way_out_west import WAY_OUT_WEST
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY
from tests.conformance import lockdown_poker, way_out_west, wyoming_cowboy
from tests.toy.tin_cans import TIN_CANS

ALL_GAMES: tuple[Game[Any], ...] = tuple(
    dict.fromkeys((*GAMES, WYOMING_COWBOY, LOCKDOWN_POKER, WAY_OUT_WEST, TIN_CANS))
)
"""The games that can be chosen, those whose rules stand already, and the toy."""
IDS = [game.key for game in ALL_GAMES]
MOST_MOVES = 20_000
"""No game may take longer than this."""


@dataclass(frozen=True)
class Plan:
    """What hypothesis draws: a seed for deals and moves, the seats, and a seed for the house rules (0 =
    defaults)."""

    seed: int
    seats_at: int
    rules_seed: int

    def seats(self, game: Game[Any]) -> int:
        return game.seats[self.seats_at % len(game.seats)]

    def rules(self, game: Game[Any]) -> Rules:
        if self.rules_seed == 0:
            return make_rules(game.options)
        return random_rules(game.options, Stream(self.rules_seed))


PLANS = st.builds(Plan, st.integers(0, 2**40), st.integers(0, 59), st.integers(0, 2**16))


@dataclass
class Step:
    """One move of a walk: `state` before it (do not change it), who, the move, the walk's own source of
    chance."""

    number: int
    state: Any
    seat: int
    move: Move
    source: Stream


def walk(
    game: Game[Any],
    plan: Plan,
    log: list[Event] | None = None,
    entries: list[Entry] | None = None,
) -> Iterator[Step]:
    """A random game to its end, hands and interrupts included, each step before it is played."""
    s = game.new(plan.seats(game), plan.rules(game))
    source = Stream(plan.seed)
    chances = 0
    for number in range(MOST_MOVES):
        actors = game.actors(s)
        if not actors:
            if game.over(s) == "game":
                return
            seat, move = CHANCE, game.next_hand(s)
        elif actors == (CHANCE,):
            seat, move = CHANCE, game.chance(s, stream(plan.seed, chances))
            chances += 1
        else:
            rash = [seat for seat in game.interrupts(s) if source.below(8) == 0]
            seat = rash[0] if rash else source.choice(actors)
            move = source.choice(game.legal(s, seat))
        yield Step(number, s, seat, move, source)
        if entries is not None:
            entries.append(Entry(seat, game.move_text(move)))
        game.play(s, seat, move, log)
    raise AssertionError(f"{game.key} does not end: {plan}")


def looks(step: Step, every: int) -> bool:
    """Is this one of the steps that an expensive check looks at? All of the first few, then one in
    `every`."""
    return step.number < 6 or step.source.below(every) == 0


def able(game: Game[Any], s: Any) -> list[int]:
    """The seats that may make a move now, out of turn ones included."""
    return sorted({*game.actors(s), *game.interrupts(s)} - {CHANCE})


# -------------------------------------------------------------------- what each game needs to be tested
def _brown_bullet_class(move: Move) -> Any:
    if move[0] == "play":
        return ("play", tuple(RANK_OF[card] for card in move[1]))
    return (*move[:3], RANK_OF[move[3]]) if move[0] == "bullet" else move


def _brown_bullet_rivals(s: Any, seat: int, source: Stream) -> list[Move]:
    """Moves of every kind, most of them wrong: sets, runs and rubbish out of the hand and the deck; all
    flips; bullets."""
    game = GAMES[0]
    hand = s.hands[seat]
    rivals: list[Move] = [
        game.parse_move(words) for words in ("pickup", "hold", *(f"flip {n}" for n in range(6)))
    ]
    for _ in range(12):
        pool = hand if hand and source.below(4) else list(ONE_DECK)
        rivals.append(play_of({source.choice(pool) for _ in range(1 + source.below(4))}))
        card = source.choice(pool)
        rivals.append(Bullet("bullet", source.below(7), source.below(6), card))
        rivals.append(play_of([other for other in hand if RANK_OF[other] == RANK_OF[card]] or [card]))
        start = source.below(11)
        run = [
            next((c for c in hand if RANK_OF[c] == rank), rank * 4)
            for rank in range(start, min(start + 3, 13))
        ]
        rivals.append(play_of(run))
    return rivals


def _toy_rivals(s: Any, seat: int, source: Stream) -> list[Move]:
    words = [
        "roll",
        "whistle",
        *(f"steal {n}" for n in range(5)),
        "pass 2S",
        "pass 4C",
        "pass AS",
        "dice 3",
        "take 2S",
    ]
    return [TIN_CANS.parse_move(word) for word in words]


CLASSES: dict[str, Callable[[Move], Any]] = {
    "brown-bullet": _brown_bullet_class,
    "wyoming-cowboy": lambda move: move,
    "lockdown-poker": lambda move: move,
    "way-out-west": way_out_west.move_class,
    "tin-cans": lambda move: move,
}
"""The class that a listed move stands for (the contracts name them)."""
RIVALS: dict[str, Callable[[Any, int, Stream], list[Move]]] = {
    "brown-bullet": _brown_bullet_rivals,
    "wyoming-cowboy": wyoming_cowboy.rivals,
    "lockdown-poker": lockdown_poker.rivals,
    "way-out-west": way_out_west.rivals,
    "tin-cans": _toy_rivals,
}
"""Moves to try besides the listed ones."""
CARDS: dict[str, Callable[[Any], list[int]]] = {
    "brown-bullet": lambda s: sorted(
        [
            *(card for hand in s.hands for card in hand),
            *(card for chamber in s.chambers for card in chamber if card >= 0),
            *s.draw,
            *s.pile,
            *s.out,
        ]
    ),
    "wyoming-cowboy": lambda s: sorted(WYOMING_COWBOY.cards(s)),
    "lockdown-poker": lambda s: sorted(LOCKDOWN_POKER.cards(s)),
    "way-out-west": way_out_west.counters,
    "tin-cans": lambda s: sorted(
        [
            *(card for hand in s.hands for card in hand),
            *s.stock,
            *s.out,
            *(card for card in s.passed if card >= 0),
        ]
    ),
}
"""All cards of a state, wherever they are."""
