"""The rules of Wyoming Cowboy on one page: titles and lines, for the rule card that opens over the table.

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
            N_("Score the most points: take cowboys (kings), lay tens, show couples, keep queens and jacks."),
            N_("A hand ends when all the tens and a .22 lie on the table, or when the last ace is used."),
            N_("First everyone passes three cards the way the dealer says, before looking at new ones."),
        ),
    ),
    Section(
        N_("Your turn"),
        (
            N_("Take one action or none, then discard one card, then draw one."),
            N_("Show a couple: king and queen of one suit, back into the hand. It counts 20 from then on."),
            N_("Lay a 9: everyone passes two cards left, right or across."),
            N_("Pull one gun: lay its cards before you. It can be fired from your next turn on."),
            N_("Shoot: one shot with each gun you have pulled before."),
        ),
    ),
    Section(
        N_("Discarding"),
        (
            N_("10: stays before you and counts 10; nobody can take it."),
            N_("5: you may draw two, from the pile, or one there and the top discard."),
            N_("6: may only go when all your other cards would score."),
            N_("You cannot take back a card that you laid on the pile this turn."),
        ),
    ),
    Section(
        N_("Guns"),
        (
            N_(".22: two 2s. A victim with a 6 may hand it over instead of a king: a backfire."),
            N_(".38: a 3 and an 8."),
            N_(".357: a 3, a 5 and a 7."),
            N_(".357 quick draw: a 3, a 5 and a 7 of one suit. It also takes another player's gun."),
            N_(".45: a 4 and a 5 of one suit. It also takes a protected cowboy."),
        ),
    ),
    Section(
        N_("A shot"),
        (
            N_("Hit: the victim gives a king. It lies before you under an ace, and he draws a card."),
            N_("Flesh wound: he has no king, loses a card unseen and draws one."),
            N_("Miss: he has no cards."),
        ),
    ),
    Section(
        N_("Scoring"),
        (
            N_("Cowboy on the table 20, couple 20, ending the hand 20, ten on the table 10."),
            N_("In hand: king 10, queen or jack 5, three of those 10 more, four 25 more, each 6 minus 10."),
            N_("Delay of game: a 10 or a pair of 2s left in hand costs 20."),
            N_("The first to reach the target with the most points wins."),
        ),
    ),
)
