"""The rules of Brown Bullet on one page: titles and lines, for the rule card that opens over the table.

House rules are not said here: their sentences are in options.py.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.words import N_


class Section(NamedTuple):
    """A part of the rule card: catalogue keys of its title and of its lines."""

    title: str
    lines: tuple[str, ...]


RULE_CARD: Final[tuple[Section, ...]] = (
    Section(
        N_("The aim"),
        (
            N_("Be the first with no card left, neither in the hand nor in the chamber."),
            N_("Everyone starts with three cards in hand and six unseen ones in the chamber."),
            N_("Whoever holds the lowest card from 4 up starts, and plays it."),
        ),
    ),
    Section(
        N_("Your turn"),
        (
            N_("Play the same rank as the top card or higher. The ace is the highest."),
            N_("Play one card, several of one rank, or a run of three or more."),
            N_("A run starts at the top card or above. Only its highest card has power."),
            N_("Then draw until you hold three cards, while the draw pile lasts."),
            N_("If nothing goes, take the whole pile. The next player starts on an empty one."),
            N_("With an empty hand, turn over a chamber card. If it does not fit, take it and the pile."),
        ),
    ),
    Section(
        N_("Trick shots"),
        (
            N_("2: goes on anything; after it anything goes."),
            N_("3: goes on anything and is invisible; meet the card beneath."),
            N_("5: take another turn."),
            N_("9: the next player must play 9 or lower."),
            N_("10: the pile goes out of play; take another turn."),
            N_("Joker: goes on anything; the pile goes out of play."),
            N_("Dead Man's Draw: four of a rank in a row clear the pile and give another turn."),
        ),
    ),
    Section(
        N_("The Brown Bullet"),
        (
            N_("If a pick-up leaves you with ten cards or more, you may fire a Brown Bullet."),
            N_("Swap one card of your hand against a chamber card of another player."),
            N_("Nobody else learns the two cards; you remember where yours lies."),
        ),
    ),
)
