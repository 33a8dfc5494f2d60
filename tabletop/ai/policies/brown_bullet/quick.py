"""A quick player for imagined games: the cowhand's sense of what a card is worth, without his planning.

Decides from its own hand and what lies open, on the state itself, in some hundredths of a millisecond.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.ai.policies.brown_bullet.cowhand import WEIGHTS
from tabletop.ai.policies.brown_bullet.outlook import shape
from tabletop.core.cards import RANK_OF
from tabletop.core.game import Move
from tabletop.games.brown_bullet.demand import ANYTHING, FITS, FIVE, TEN
from tabletop.games.brown_bullet.legal import plays
from tabletop.games.brown_bullet.moves import FLIPS, HOLD, PICK_UP, Bullet
from tabletop.games.brown_bullet.state import EMPTY, HAND, NO_CHAMBER, State

PLAYABLE: Final = tuple(sum(FITS[demand][rank] for demand in range(13)) for rank in range(14))
"""How many of the demands that a pile can make each rank satisfies."""
EMPTIED: Final = 10.0
"""What it is worth that nothing is left in the hand."""


def decide(s: State, seat: int) -> Move:
    """A sound move for the seat that is to act."""
    if s.phase == "bullet":
        return _shot(s, seat)
    hand = s.hands[seat]
    if not hand:
        return FLIPS[_slot(s, seat)]
    moves = plays(hand, s.demand, s.must_include)
    if not moves:
        return PICK_UP
    return moves[0] if len(moves) == 1 else _best(s, hand, moves)


def _best(s: State, hand: list[int], moves: list[Move]) -> Move:
    """The play that costs least of what is worth keeping and leaves a hand that can answer."""
    worth = _judge(s, hand)
    return max(moves, key=worth)


def ranking(s: State, seat: int, legal: Sequence[Move]) -> list[Move]:
    """Plays, and perhaps a pick-up, the most promising first."""
    worth = _judge(s, s.hands[seat])
    return sorted(legal, key=lambda move: worth(move) if move[0] == "play" else 0.0, reverse=True)


def _judge(s: State, hand: list[int]) -> Callable[[Move], float]:
    """What a play from this hand is worth, in the cowhand's points."""
    late = not s.draw or len(hand) > HAND
    keep, each = (WEIGHTS.keep_late, WEIGHTS.shed) if late else (WEIGHTS.keep_early, WEIGHTS.fresh)
    counts = [0] * 14
    held = 0
    for card in hand:
        rank = RANK_OF[card]
        counts[rank] += 1
        held |= 1 << rank

    def worth(move: Move) -> float:
        cards = move[1]
        rank, power = RANK_OF[cards[0]], RANK_OF[cards[-1]]
        points: float = each * len(cards)
        left = held
        for one in range(rank, power + 1):
            played = 1 if rank != power else len(cards)
            points -= keep[one] * played
            if counts[one] > played:
                points -= WEIGHTS.split
            else:
                left ^= 1 << one
        if power in (FIVE, TEN):
            points += WEIGHTS.go_on_late
        elif late:
            points -= WEIGHTS.ready * shape(left)[1] if left else -EMPTIED
        return points

    return worth


def _slot(s: State, seat: int) -> int:
    """The chamber card to turn: one that a bullet left only when anything goes."""
    chamber = s.chambers[seat]
    slots = [slot for slot in range(len(chamber)) if chamber[slot] != EMPTY]
    if s.marks:
        hit = [mark.slot for mark in s.marks if mark.seat == seat]
        liked = [slot for slot in slots if (slot in hit) == (s.demand == ANYTHING)]
        return (liked or slots)[0]
    return slots[0]


def _shot(s: State, seat: int) -> Move:
    """The hand's least playable card against whoever has the fewest chamber cards."""
    target, least = -1, 99
    for other, chamber in enumerate(s.chambers):
        if other != seat and chamber != NO_CHAMBER and -chamber.count(EMPTY) + 6 < least:
            target, least = other, 6 - chamber.count(EMPTY)
    if target < 0:
        return HOLD
    chamber = s.chambers[target]
    hit = [mark.slot for mark in s.marks if mark.seat == target]
    slots = [slot for slot in range(len(chamber)) if chamber[slot] != EMPTY]
    slot = next((slot for slot in slots if slot not in hit), slots[0])
    card = min(s.hands[seat], key=lambda card: PLAYABLE[RANK_OF[card]])
    return Bullet("bullet", target, slot, card)
