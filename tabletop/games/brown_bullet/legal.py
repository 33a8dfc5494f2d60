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
from tabletop.games.brown_bullet.moves import CHAMBER, FLIPS, HOLD, PICK_UP, SETS, SINGLES, Bullet, Play
from tabletop.games.brown_bullet.state import EMPTY, NO_CHAMBER, NO_RANK, State

_NOTHING: Final[list[Move]] = []
_SLOTS: Final = range(CHAMBER)
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
        rank = card >> 2  # RANK_OF[card], without the look-up: this loop is a third of a random game's time
        if not fits[rank]:
            continue
        if rank == last:
            group += (card,)
            moves.append(SETS[group])
            continue
        row = row + 1 if rank == last + 1 else 1
        if row == 3:
            has_runs = True
        last = rank
        group = (card,)
        moves.append(SINGLES[card])
    if has_runs:
        moves += runs(hand, demand)
    if must_include != NO_RANK:
        moves = [move for move in moves if any(RANK_OF[card] == must_include for card in move[1])]
    return moves


def runs(hand: Sequence[int], demand: int) -> list[Play]:
    """The runs of three or more that satisfy a demand, with the first card in hand of each rank."""
    low, high = SPAN[demand]
    firsts: list[int] = []
    for card in hand:
        if low <= RANK_OF[card] <= high and (not firsts or RANK_OF[firsts[-1]] != RANK_OF[card]):
            firsts.append(card)
    cards = tuple(firsts)
    moves = []
    for start, card in enumerate(cards):
        for end in range(start + 3, len(cards) + 1):
            if RANK_OF[cards[end - 1]] - RANK_OF[card] != end - 1 - start:
                break
            moves.append(Play("play", cards[start:end]))
    return moves


@cache
def _shots(card: int, target: int, slots: tuple[int, ...]) -> list[Bullet]:
    """The bullets with one card against these slots of one seat: few different ones, and they come again."""
    return [Bullet("bullet", target, slot, card) for slot in slots]


def bullets(s: State, seat: int) -> list[Move]:
    """Every bullet, one per rank in hand, and hold."""
    targets = []
    for target, chamber in enumerate(s.chambers):
        if target != seat and chamber != NO_CHAMBER:
            targets.append((target, tuple([slot for slot in _SLOTS if chamber[slot] != EMPTY])))
    moves: list[Move] = []
    last = -9
    for card in s.hands[seat]:
        if RANK_OF[card] != last:
            last = RANK_OF[card]
            for target, slots in targets:
                moves += _shots(card, target, slots)
    moves.append(HOLD)
    return moves
