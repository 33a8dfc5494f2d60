"""Why the cowhand plays what he plays, in one sentence: what a hint says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.cards import RANK_OF
from tabletop.core.game import Move
from tabletop.core.words import N_, CardsFact, SeatFact, Text, plural, text
from tabletop.games.brown_bullet.demand import JOKER, NINE, TEN, THREE, TWO
from tests.arena.frozen.brown_bullet.sight import Lie, Sight, ranks_of

STRONG: Final = (TWO, THREE, TEN, JOKER)
LIKELY: Final = 0.5
"""From this chance on the next player is said to have hardly an answer."""


def only(move: Move) -> Text:
    """Why there is no choice: a pick-up, or one play."""
    if move[0] == "pickup":
        return text(N_("Nothing in the hand fits, so the pile has to be picked up."))
    return text(N_("Nothing else fits: {cards}."), cards=CardsFact(move[1]))


def play(sight: Sight, move: Move, legal: Sequence[Move]) -> Text:
    """Why this play, or this pick-up, is better than the others."""
    if move[0] == "pickup":
        return text(N_("Picking up these few cards costs less than spending a strong one on them."))
    cards: tuple[int, ...] = move[1]
    if len(cards) == sight.left(sight.seat):
        return text(N_("The last cards go, and nothing is left to play."))
    lie = sight.lay(sight.pile, sight.demand, ranks_of(cards))
    if lie.cleared:
        return _cleared(lie, RANK_OF[cards[-1]])
    if lie.again and sight.late:
        return text(N_("It gives another turn, so that more cards leave the hand."))
    if len(lie.pile) > 1 and sight.stuck(sight.after, lie.demand) >= LIKELY:
        sentence = N_("{player} will hardly have an answer and may have to pick up {count} cards.")
        return text(sentence, player=SeatFact(sight.after), count=len(lie.pile))
    if len(cards) > 1 and sight.late:
        return text(N_("Several cards at once make a long hand shorter: {cards}."), cards=CardsFact(cards))
    return _spared(sight, cards, legal)


def _cleared(lie: Lie, power: int) -> Text:
    """The pile goes out of play."""
    if power not in (TEN, JOKER):
        return text(N_("Four of a rank in a row: the pile goes out of play, and another turn follows."))
    if lie.again:
        return plural(
            N_("It takes {count} card out of play and gives another turn."),
            N_("It takes {count} cards out of play and gives another turn."),
            lie.cleared,
        )
    return plural(
        N_("It takes {count} card out of play that somebody would have had to pick up."),
        N_("It takes {count} cards out of play that somebody would have had to pick up."),
        lie.cleared,
    )


def _spared(sight: Sight, cards: tuple[int, ...], legal: Sequence[Move]) -> Text:
    """A reason that lies in what stays in the hand."""
    facts = CardsFact(cards)
    rank = RANK_OF[cards[0]]
    lowest = [RANK_OF[move[1][0]] for move in legal if move[0] == "play"]
    ordinary = [low for low in lowest if low not in STRONG]
    if not ordinary:
        return text(N_("Only strong cards fit here, and this can be spared best: {cards}."), cards=facts)
    kept = tuple([card for card in sight.hand if card not in cards and RANK_OF[card] in STRONG])
    if rank == min(ordinary) and kept:
        sentence = N_("The lowest that fits goes, {cards}; kept for need: {kept}.")
        return text(sentence, cards=facts, kept=CardsFact(kept))
    if rank == min(ordinary):
        return text(N_("The lowest that fits goes, and higher cards stay for later: {cards}."), cards=facts)
    if rank == NINE:
        return text(N_("A 9 makes the next player go low."))
    return text(N_("Of all that fits this can be spared best: {cards}."), cards=facts)
