"""Why the cowhand plays what he plays, in one sentence: what a hint says."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.ai.policies.brown_bullet.sight import Sight, ranks_of
from tabletop.core.cards import RANK_OF
from tabletop.core.game import Move
from tabletop.core.words import N_, CardsFact, SeatFact, Text, plural, text
from tabletop.games.brown_bullet.demand import JOKER, NINE, TEN, THREE, TWO

STRONG = (TWO, THREE, TEN, JOKER)
LIKELY = 0.5
"""From this chance on the next player is said to have hardly an answer."""


def only(move: Move) -> Text:
    """Why there is no choice."""
    if move[0] == "pickup":
        return text(N_("Nothing in the hand fits, so the pile has to be picked up."))
    return text(N_("{cards}: nothing else fits."), cards=CardsFact(move[1]))


def play(sight: Sight, move: Move, legal: Sequence[Move]) -> Text:
    """Why this play, or this pick-up, is better than the others."""
    if move[0] == "pickup":
        return text(N_("Picking up these few cards costs less than spending a strong one on them."))
    cards = move[1]
    facts = CardsFact(cards)
    if len(cards) == sight.left(sight.seat):
        return text(N_("The last cards go, and the deal is won."))
    return _effect(sight, cards) or _shape(sight, cards, facts) or _kept(sight, cards, facts, legal)


def _effect(sight: Sight, cards: tuple[int, ...]) -> Text | None:
    """A reason that lies in what happens to the pile or the next player."""
    ranks = ranks_of(cards)
    lie = sight.lay(sight.pile, sight.demand, ranks)
    if lie.cleared and lie.again and ranks[-1] not in (TEN, JOKER):
        return text(N_("Four of a rank in a row: the pile goes out of play, and another turn follows."))
    if lie.cleared and lie.again:
        return plural(
            N_("It takes {count} card out of play and gives another turn."),
            N_("It takes {count} cards out of play and gives another turn."),
            lie.cleared,
        )
    if lie.again and sight.late:
        return text(N_("It gives another turn, so that more cards leave the hand."))
    if not lie.cleared and sight.stuck(sight.after, lie.demand) >= LIKELY and len(lie.pile) > 1:
        return plural(
            N_("{player} will hardly have an answer and may have to pick up {count} card."),
            N_("{player} will hardly have an answer and may have to pick up {count} cards."),
            len(lie.pile),
            player=SeatFact(sight.after),
        )
    return None


def _shape(sight: Sight, cards: tuple[int, ...], facts: CardsFact) -> Text | None:
    """A reason that lies in how many cards go at once."""
    if len(cards) == 1 or not sight.late:
        return None
    return text(N_("{cards} go at once, so the hand is the shorter."), cards=facts)


def _kept(sight: Sight, cards: tuple[int, ...], facts: CardsFact, legal: Sequence[Move]) -> Text:
    """A reason that lies in what stays in the hand."""
    kept = tuple(card for card in sight.hand if card not in cards and RANK_OF[card] in STRONG)
    firsts = [RANK_OF[other[1][0]] for other in legal if other[0] == "play"]
    if RANK_OF[cards[0]] == min((rank for rank in firsts if rank not in STRONG), default=-1):
        if kept:
            sentence = N_("The lowest that fits goes, {cards}; kept for need: {kept}.")
            return text(sentence, cards=facts, kept=CardsFact(kept))
        return text(N_("{cards}: the lowest that fits, so that higher cards stay for later."), cards=facts)
    if RANK_OF[cards[0]] == NINE:
        return text(N_("A 9 makes the next player go low."))
    return text(N_("{cards}: the best of the hand can wait."), cards=facts)
