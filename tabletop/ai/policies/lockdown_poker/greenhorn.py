"""The greenhorn: plays Lockdown Poker by what lies before him.

He grabs a Deputy or a card that pairs one of his own, sometimes locks a pair, draws for his lowest card,
fires the Sheriff at the first thing that shines, and bets by the look of the cards: he calls too much, and
bluffs for fun.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabletop.ai.player import Budget, Choice, Known, by_feel
from tabletop.core.cards import RANK_OF
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker.deck import DEPUTIES, SHERIFF
from tabletop.games.lockdown_poker.evaluator import PAIR, hand_class, worth

NOTICES: Final = 0.7
"""How often he sees a card that he could use."""
EAGER: Final = 0.5
"""How often the Sheriff is played as soon as there is something to take."""
BLUFFS: Final = 0.12
FOLDS: Final = 0.3
"""How often a hand without a pair is given up when there is something to call."""


class Greenhorn:
    """See the module's text. He remembers nothing."""

    remembers = False

    def choose(
        self,
        game: Game[Any],
        view: Any,
        seat: int,
        legal: Sequence[Move],
        source: Stream,
        budget: Budget,
        events: Sequence[Known] = (),
    ) -> Choice:
        """A legal move by feel; see Policy.choose. Out of turn he may let the Sheriff's chance pass."""
        shining = [move for move in legal if move[0] == "sheriff" and move[2] in DEPUTIES]
        if shining and source.unit() < EAGER:
            return by_feel(shining, source)
        rest = [move for move in legal if move[0] != "sheriff"]
        if not rest:
            return Choice(None)
        if view.phase == "bet":
            return Choice(_bet(rest, view, seat, source))
        if rest[-1][0] == "no-sheriff":
            captures = [move for move in legal if move[0] == "sheriff"]
            return by_feel(captures, source) if captures and source.unit() < EAGER else Choice(rest[-1])
        return _switch(rest, view, seat, source)


def _switch(legal: Sequence[Move], view: Any, seat: int, source: Stream) -> Choice:
    mine = view.up[seat]
    worst = min(mine, key=lambda card: (mine.count(card), card in DEPUTIES, RANK_OF[card]))
    grabs = [move for move in legal if move[0] == "switch" and move[1] == worst and _helps(move[3], mine)]
    if grabs and source.unit() < NOTICES:
        return by_feel(grabs, source)
    locks = [
        move for move in legal if move[0] == "lock" and _helps(move[1], [c for c in mine if c != move[1]])
    ]
    if locks and source.unit() < NOTICES / 2:
        return by_feel(locks, source)
    draws = [move for move in legal if move[0] == "draw" and move[1] == worst]
    return Choice(draws[0] if draws and source.unit() < NOTICES else legal[-1])


def _helps(card: int, others: Sequence[int]) -> bool:
    """A Deputy, or one more of a rank that lies there."""
    return card in DEPUTIES or (card != SHERIFF and any(RANK_OF[card] == RANK_OF[other] for other in others))


def _bet(legal: Sequence[Move], view: Any, seat: int, source: Stream) -> Move:
    words = {move[0]: move for move in reversed(legal)}
    cards = [*view.up[seat], view.seventh[seat]]
    is_pair = hand_class(worth([card for card in cards if card >= 0])) >= PAIR
    bold = source.unit() < (0.4 if is_pair else BLUFFS)
    for kind in ("bet", "raise"):
        if bold and kind in words:
            return words[kind]
    if "check" in words:
        return words["check"]
    if not is_pair and source.unit() < FOLDS:
        return words["fold"]
    return words.get("call", words["fold"])
