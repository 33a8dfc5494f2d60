"""What an AI seat knew when it chose: what it had seen, what it thought of the others, what it weighed.

Made from what the seat was asked and what it answered, never from a true state: whoever asks afterwards hears
nothing that the seat did not know. What matters in a game, the game's `Teller` says
(policies/<game>/insight.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tabletop.ai.marshal import Marshal
from tabletop.ai.player import Answer, Request, policy_for
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.core.words import N_, CardsFact, SeatFact, Text, text

WORLDS: Final = 32
"""Worlds in which a searching level is asked once more how it held the others to stand."""
WEIGHED_MOST: Final = 3
"""So many of the moves that were weighed are told."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What the seat thought of another: a sentence, and where that is a chance, how likely it is, 0..1."""

    seat: int
    sentence: Text
    chance: float | None = None


@dataclass(frozen=True, slots=True)
class Weighing:
    """One move that was thought of, in words; its chance of winning, 0..1, where the level counts chances."""

    move: Text
    chance: float | None
    chosen: bool


@dataclass(frozen=True, slots=True)
class Insight:
    """One decision as its player saw it. `asked`: the question, if the game has words for it; `did`: the move
    that was chosen, and `why`."""

    asked: Text | None
    did: Text
    why: Text | None
    seen: tuple[Text, ...]
    estimates: tuple[Estimate, ...]
    weighed: tuple[Weighing, ...]


@dataclass(frozen=True, slots=True)
class Teller:
    """What one game tells of a decision. Views, worlds and moves are the game's own."""

    seen: Callable[[Any, int], Sequence[Text]]
    """(view, seat): what it had seen that matters, in whole sentences."""
    estimates: Callable[[Any, int, Move | None], Sequence[Estimate]]
    """(view, seat, move): what it thought of the others when it made this move."""
    deed: Callable[[Any, Move], Text]
    """(view, move): the move in a few words, as an order: "Play the 7 of spades"."""
    supposed: Callable[[Any, Any, int], Sequence[Text]]
    """(view, world, seat): what a made-up world supposes of all that this view hides."""
    confided: Callable[[Any, int], Sequence[int]] = lambda view, seat: ()
    """(view, seat): others of whom it knew a card that may stay secret when the hand is over."""


def insight(game: Game[Any], request: Request, answer: Answer) -> Insight:
    """What was known and thought. `request` must be whole: with its legal moves and events."""
    view, seat = game.decode(request.view), request.seat
    chosen = None if answer.move is None else game.parse_move(answer.move)
    teller = _teller(game)
    return Insight(
        asked=game.prompt(view, seat),
        did=deed(game, view, chosen),
        why=answer.reason,
        seen=tuple(teller.seen(view, seat)) if teller else (),
        estimates=(
            *_prospects(game, request, view, chosen),
            *(teller.estimates(view, seat, chosen) if teller else ()),
        ),
        weighed=_weighed(game, view, seat, answer),
    )


def supposed(game: Game[Any], view: Any, world: Any, seat: int) -> tuple[Text, ...]:
    """What a made-up world supposes of all that the seat's view hides, in whole sentences; () where nothing
    is hidden."""
    teller = _teller(game)
    return tuple(teller.supposed(view, world, seat)) if teller else ()


def other_hands(view: Any, world: Any, seat: int) -> list[Text]:
    """What a made-up world put into the hands that the seat cannot see, its known cards among them: for games
    whose states have `hands`."""
    return [
        text(N_("{who} might have held {cards}."), who=SeatFact(other), cards=CardsFact(tuple(hand)))
        for other, hand in enumerate(world.hands)
        if other != seat and hand
    ]


def confided(game: Game[Any], view: Any, seat: int) -> tuple[int, ...]:
    """The other seats of whom this view holds a card that may stay secret when the hand is over."""
    teller = _teller(game)
    return tuple(teller.confided(view, seat)) if teller else ()


def deed(game: Game[Any], view: Any, move: Move | None) -> Text:
    """A move in a few words."""
    if move is None:
        return text(N_("Let the chance pass"))
    teller = _teller(game)
    return teller.deed(view, move) if teller else Text(game.move_text(move))


def _prospects(game: Game[Any], request: Request, view: Any, move: Move | None) -> list[Estimate]:
    """How likely a searching level held each of the others to win after its move; [] for the others."""
    player, seat, luck = policy_for(request.game_key, request.level), request.seat, Stream(request.seed)
    if not isinstance(player, Marshal):
        return []
    guide = player.guide
    sampler = guide.sampler(game, view, seat, request.events)
    ends = [guide.imagine(game, sampler(luck), seat, move, luck) for _world in range(WORLDS)]
    means = [sum(chances) / WORLDS for chances in zip(*ends, strict=True)]
    sentence = N_("{who} would win.")
    return [
        Estimate(other, text(sentence, who=SeatFact(other)), mean)
        for other, mean in enumerate(means)
        if other != seat
    ]


def _weighed(game: Game[Any], view: Any, seat: int, answer: Answer) -> tuple[Weighing, ...]:
    """The best few moves that were weighed, the chosen one always among them."""
    chances: list[tuple[str | None, float | None]] = [(move, chance) for move, chance, _ in answer.weighed]
    if not chances:
        alike = [move for move in answer.about_equal if move != answer.move]
        chances = [(move, None) for move in (answer.move, *alike)]
    told = chances[:WEIGHED_MOST]
    if all(move != answer.move for move, _ in told):
        told[-1] = (answer.move, dict(chances).get(answer.move))

    def words(move: str | None) -> Text:
        return deed(game, view, None if move is None else game.parse_move(move))

    return tuple(Weighing(words(move), chance, move == answer.move) for move, chance in told)


def _teller(game: Game[Any]) -> Teller | None:
    from tabletop.ai.policies.tellers import TELLERS  # the games' tellers import this module

    return TELLERS.get(game.key)
