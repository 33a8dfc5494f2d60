"""Which moves may be made in Brown Bullet, as lists: rule page "A turn" 1, 2, 6, 7 and 8.

The list of a play names one representative of each class: suits do not matter, so of each rank the first
cards in hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tabletop.core.cards import RANK_OF
from tabletop.core.game import Move
from tabletop.games.brown_bullet.demand import FITS, SPAN
from tabletop.games.brown_bullet.moves import CHAMBER, FLIPS, HOLD, PICK_UP, SINGLES, Bullet, Play, set_play
from tabletop.games.brown_bullet.state import EMPTY, NO_RANK, State

_NOTHING: Final[list[Move]] = []
_ONLY_PICK_UP: Final[list[Move]] = [PICK_UP]


def legal(s: State, seat: int) -> list[Move]:
    """The legal moves of a seat, in canonical order; [] if it is not to act. The caller must not change the
    list.

    Order: single cards and sets rank by rank from the 2 up, each rank's by size; then runs by their lowest
    card, the short ones first; then the pick-up. Flips by slot. Bullets by card, then by seat, then by slot;
    then hold.
    """
    if seat != s.to_act:
        return _NOTHING
    if s.phase == "play":
        hand = s.hands[seat]
        if not hand:
            return [FLIPS[slot] for slot, card in enumerate(s.chambers[seat]) if card != EMPTY]
        moves = plays(hand, s.demand, s.must_include)
        if not moves:
            return _ONLY_PICK_UP
        if s.house.voluntary_pickup and s.pile:
            moves.append(PICK_UP)
        return moves
    return bullets(s, seat) if s.phase == "bullet" else _NOTHING


def plays(hand: Sequence[int], demand: int, must_include: int = NO_RANK) -> list[Move]:
    """The plays that a sorted hand allows under a demand, including a card of `must_include` if that is a
    rank."""
    fits = FITS[demand]
    moves: list[Move] = []
    last = -9
    row = 0
    has_runs = False
    group: tuple[int, ...] = ()
    for card in hand:
        rank = RANK_OF[card]
        if rank != last:
            row = row + 1 if rank == last + 1 else 1
            has_runs |= row == 3
            last = rank
            group = (card,)
            if fits[rank]:
                moves.append(SINGLES[card])
        else:
            group += (card,)
            if fits[rank]:
                moves.append(set_play(group))
    if has_runs:
        moves += runs(hand, demand)
    if must_include != NO_RANK:
        moves = [move for move in moves if any(RANK_OF[card] == must_include for card in move[1])]
    return moves


def runs(hand: Sequence[int], demand: int) -> list[Play]:
    """The runs of three or more that satisfy a demand, with the first card in hand of each rank."""
    low, high = SPAN[demand]
    firsts: dict[int, int] = {}
    for card in reversed(hand):
        firsts[RANK_OF[card]] = card
    moves = []
    for start in range(low, high - 1):
        cards: tuple[int, ...] = ()
        for rank in range(start, high + 1):
            if rank not in firsts:
                break
            cards += (firsts[rank],)
            if len(cards) >= 3:
                moves.append(Play("play", cards))
    return moves


@cache
def _shots(card: int, target: int) -> list[Move]:
    """The bullets with one card against each slot of one seat: the same moves come again and again."""
    return [Bullet("bullet", target, slot, card) for slot in range(CHAMBER)]


def bullets(s: State, seat: int) -> list[Move]:
    """Every bullet, one per rank in hand, and hold."""
    targets = []
    for target, chamber in enumerate(s.chambers):
        if target != seat:
            targets.append((target, [slot for slot, card in enumerate(chamber) if card != EMPTY]))
    moves: list[Move] = []
    last = -9
    for card in s.hands[seat]:
        rank = RANK_OF[card]
        if rank == last:
            continue
        last = rank
        for target, slots in targets:
            shots = _shots(card, target)
            moves += shots if len(slots) == CHAMBER else [shots[slot] for slot in slots]
    moves.append(HOLD)
    return moves
