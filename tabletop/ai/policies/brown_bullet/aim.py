"""The cowhand's two blind choices: which chamber card to turn, and where a Brown Bullet goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.ai.player import Choice
from tabletop.ai.policies.brown_bullet.sight import Sight
from tabletop.core.cards import HIDDEN, RANK_OF
from tabletop.core.game import Move
from tabletop.core.words import N_, CardFact, SeatFact, text
from tabletop.games.brown_bullet.demand import ANYTHING, FITS

NEAR: Final = 3
"""Who has so many chamber cards more than the nearest to winning is about as good a target."""


def flip(view: Any, sight: Sight, legal: Sequence[Move]) -> Choice:
    """A slot that was hit holds what a shooter wanted to be rid of: it is for the moment when anything
    goes."""
    hit = {mark.slot for mark in view.marks if mark.seat == sight.seat}
    marked = [move for move in legal if move[1] in hit]
    clean = [move for move in legal if move[1] not in hit]
    if sight.demand == ANYTHING and marked:
        reason = N_("Anything goes now: the moment for a card that a bullet left in the chamber.")
        return Choice(marked[0], text(reason))
    if marked and clean:
        reason = N_("A card that a bullet left in the chamber is best kept until anything goes.")
        return Choice(clean[0], text(reason))
    if len(legal) == 1:
        return Choice(legal[0], text(N_("It is the last card of the chamber.")))
    return Choice(legal[0], text(N_("Nothing is known of these chamber cards: one is as good as another.")))


def playable(sight: Sight, rank: int) -> float:
    """How many of the demands that a pile can make a card of this rank satisfies, 0..1: low cards satisfy
    few."""
    return sum(FITS[demand][rank] for demand in range(13)) / 13


def bullet(view: Any, sight: Sight, legal: Sequence[Move]) -> Choice:
    """The card that is hardest to play goes to the player who is nearest to winning, where no bad card lies
    yet."""
    shots = [move for move in legal if move[0] == "bullet"]
    target = min(
        {move[1]: None for move in shots},
        key=lambda seat: (sight.chambers[seat], sight.sizes[seat], (seat - sight.seat) % len(sight.sizes)),
    )
    ranks = [RANK_OF[card] for card in sight.hand]
    card = min(sight.hand, key=lambda card: (playable(sight, RANK_OF[card]), ranks.count(RANK_OF[card])))
    marks = {(mark.seat, mark.slot): mark.card for mark in view.marks}

    def slot_worth(move: Move) -> float:
        if move[1:3] not in marks:
            return sight.fit_share(ANYTHING)
        known = marks[move[1:3]]
        return 0.0 if known == HIDDEN else playable(sight, RANK_OF[known])

    fitting = [move for move in shots if RANK_OF[move[3]] == RANK_OF[card]]
    shot = max([move for move in fitting if move[1] == target], key=slot_worth)
    reason = text(
        N_("{player} is the nearest to winning, and {card} will be hard to play from that chamber."),
        player=SeatFact(target),
        card=CardFact(shot[3]),
    )
    others = [
        max([move for move in fitting if move[1] == seat], key=slot_worth)
        for seat in dict.fromkeys(move[1] for move in fitting)
        if seat != target and sight.chambers[seat] <= sight.chambers[target] + NEAR
    ]
    return Choice(shot, reason, about_equal=tuple(others))
