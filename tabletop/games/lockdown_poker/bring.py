"""Forced cards: what a scenario wants on top of the deck when a move draws or deals."""

from __future__ import annotations

from tabletop.core.game import CHANCE, Feed, Move
from tabletop.games.lockdown_poker.deal import bring_up
from tabletop.games.lockdown_poker.rules import play
from tabletop.games.lockdown_poker.state import State, clone


def bring(s: State, seat: int, move: Move, feed: Feed) -> None:
    """Put the forced cards that this move brings off the deck on top of it. How many those are does not
    depend on which they are, so playing the move on a copy counts them."""
    if seat == CHANCE or not feed.cards:
        return
    after = clone(s)
    play(after, seat, move)
    top_first = s.deck[::-1]
    bring_up(top_first, feed, len(s.deck) - len(after.deck))
    s.deck = top_first[::-1]
