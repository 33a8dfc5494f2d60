"""How tempers show in Brown Bullet: strong and many cards dare, hard demands press the next player, bullets
hit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.player import Known
from tabletop.ai.temper import Manner
from tabletop.core.cards import RANK_OF
from tabletop.core.game import Move
from tabletop.games.brown_bullet.demand import ACE, FITS, JACK, JOKER, TEN, THREE, TWO
from tabletop.games.brown_bullet.moves import Bullet, Play
from tabletop.games.brown_bullet.standing import chamber_cards
from tabletop.games.brown_bullet.state import State

HARD: Final = 8
"""A demand that at most so many of the 14 ranks meet presses whoever has to meet it."""


def daring(view: State, seat: int, move: Move | None) -> float:
    """Cards that a careful player would keep for need, and every card more than one."""
    if isinstance(move, Bullet):
        return 1.0
    if not isinstance(move, Play):
        return -1.0
    ranks = [RANK_OF[card] for card in move.cards]
    return len(ranks) - 1 + sum(rank in (TWO, THREE, TEN, JOKER) or rank >= JACK for rank in ranks)


def victims(view: State, seat: int, move: Move | None) -> Sequence[int]:
    """Who is shot at, or has to meet a hard demand next."""
    if isinstance(move, Bullet):
        return (move.target,)
    if not isinstance(move, Play):
        return ()
    rank = RANK_OF[move.cards[-1]]
    return (_next(view, seat),) if JACK <= rank <= ACE and sum(FITS[rank]) <= HARD else ()


def _next(view: State, seat: int) -> int:
    seats = len(view.hands)
    after = (seat + 1) % seats
    while after in view.gone:
        after = (after + 1) % seats
    return after


def foe(events: Sequence[Known], seat: int) -> int | None:
    """Who fired at the seat, or left it with a pile to pick up, whichever was last."""
    forced = False
    for event in reversed(events):
        kind, by = event["kind"], event["seat"]
        if kind == "bullet-fired" and event["target"] == seat:
            return int(by)
        if kind == "played" and forced and by != seat:
            return int(by)
        forced = forced or (kind == "picked-up" and by == seat)
    return None


def standing(view: State) -> Sequence[float]:
    """Few chamber cards are near the end, then few cards in hand."""
    return [-10.0 * chamber_cards(view, seat) - len(hand) for seat, hand in enumerate(view.hands)]


MANNER: Final = Manner(daring, victims, foe, standing)
