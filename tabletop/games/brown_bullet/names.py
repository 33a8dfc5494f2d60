"""The names of ranks inside Brown Bullet's sentences, and the sentences that several modules say."""

from __future__ import annotations

from typing import Final

from tabletop.core.cards import RANK_OF
from tabletop.core.words import N_, CardFact, Text, text
from tabletop.games.brown_bullet.demand import ACE, ANYTHING, NINE, THREE

_ONE: Final = (
    N_("2"), N_("3"), N_("4"), N_("5"), N_("6"), N_("7"), N_("8"), N_("9"), N_("10"),
    N_("jack"), N_("queen"), N_("king"), N_("ace"), N_("joker"),
)  # fmt: skip
_A: Final = (
    N_("a 2"), N_("a 3"), N_("a 4"), N_("a 5"), N_("a 6"), N_("a 7"), N_("an 8"), N_("a 9"), N_("a 10"),
    N_("a jack"), N_("a queen"), N_("a king"), N_("an ace"), N_("a joker"),
)  # fmt: skip
_MANY: Final = (
    N_("2s"), N_("3s"), N_("4s"), N_("5s"), N_("6s"), N_("7s"), N_("8s"), N_("9s"), N_("10s"),
    N_("jacks"), N_("queens"), N_("kings"), N_("aces"), N_("jokers"),
)  # fmt: skip
_COUNTS: Final = (N_("two"), N_("three"), N_("four"), N_("five"), N_("six"), N_("seven"), N_("eight"))


def rank_name(rank: int) -> Text:
    """ "9", "jack"."""
    return text(_ONE[rank])


def a_rank(rank: int) -> Text:
    """ "a 9", "an ace"."""
    return text(_A[rank])


def rank_names(rank: int) -> Text:
    """ "9s", "jacks"."""
    return text(_MANY[rank])


def count_name(count: int) -> Text:
    """ "two" to "eight"."""
    return text(_COUNTS[count - 2])


def demand_text(demand: int) -> Text:
    """What the pile asks for, short enough for a sign: "9 or lower", "7 or higher", "An ace",
    "Anything goes"."""
    if demand == ANYTHING:
        return text(N_("Anything goes"))
    if demand == NINE:
        return text(N_("{rank} or lower"), rank=rank_name(NINE))
    if demand == ACE:
        return text(N_("An ace"))
    return text(N_("{rank} or higher"), rank=rank_name(demand))


def deciding_card(pile: list[int]) -> CardFact:
    """The uppermost card that is no 3: the one that makes the demand. The pile must hold one."""
    return CardFact(next(card for card in reversed(pile) if RANK_OF[card] != THREE))
