"""The rules of Lockdown Poker on one page: titles and lines, for the rule card that opens over the table.

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
            N_("Make the best poker hand: five of your seven cards count."),
            N_("One card lies in the hole, unseen by all; five come face up, the seventh only you see."),
            N_("After each round of switching another card is dealt."),
        ),
    ),
    Section(
        N_("Your turn"),
        (
            N_("The highest hand showing goes first, then clockwise, each once."),
            N_("Switch: give an open card for an open card of another player. It is locked at once."),
            N_("Lock: slide one of your open cards down. Locked cards cannot be taken by a switch."),
            N_("Draw: discard an open card for the top card of the deck, which is not locked."),
            N_("Or stand. You may give away a locked card; it arrives unlocked."),
        ),
    ),
    Section(
        N_("The law"),
        (
            N_("Three Deputies are wild: each stands for any card."),
            N_("The Sheriff counts in no hand. Its holder may play it once, at any time."),
            N_("It captures any card of another player: open, locked, hole or seventh."),
            N_("The captured card takes the Sheriff's place; the robbed player gets a new card."),
        ),
    ),
    Section(
        N_("The hands, from the best"),
        (
            N_("Five of a kind, royal flush, straight flush, four of a kind, full house,"),
            N_("flush, straight, three of a kind, two pair, pair, high card."),
        ),
    ),
    Section(
        N_("Points or chips"),
        (
            N_("For points each hand scores its class, the best hand of the table more."),
            N_("For chips there is an ante, and betting after each switching round and the seventh card."),
            N_("A player without enough chips is all-in and wins only from what he could match."),
        ),
    ),
)
