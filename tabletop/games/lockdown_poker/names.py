"""The names of ranks, cards and hands inside Lockdown Poker's sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.cards import RANK_OF
from tabletop.core.words import N_, CardFact, CardsFact, Fact, Text, text
from tabletop.games.lockdown_poker import evaluator
from tabletop.games.lockdown_poker.best_five import BestFive, best_five
from tabletop.games.lockdown_poker.deck import DEPUTIES, HOLE, SEVENTH, SHERIFF
from tabletop.games.lockdown_poker.evaluator import hand_class, ranks_of

_ONE: Final = (
    N_("two"), N_("three"), N_("four"), N_("five"), N_("six"), N_("seven"), N_("eight"), N_("nine"),
    N_("ten"), N_("jack"), N_("queen"), N_("king"), N_("ace"),
)  # fmt: skip
_MANY: Final = (
    N_("twos"), N_("threes"), N_("fours"), N_("fives"), N_("sixes"), N_("sevens"), N_("eights"), N_("nines"),
    N_("tens"), N_("jacks"), N_("queens"), N_("kings"), N_("aces"),
)  # fmt: skip
_SECOND: Final = (
    N_("the second two"), N_("the second three"), N_("the second four"), N_("the second five"),
    N_("the second six"), N_("the second seven"), N_("the second eight"), N_("the second nine"),
    N_("the second ten"), N_("the second jack"), N_("the second queen"), N_("the second king"),
    N_("the second ace"),
)  # fmt: skip
_THIRD: Final = (
    N_("the third two"), N_("the third three"), N_("the third four"), N_("the third five"),
    N_("the third six"), N_("the third seven"), N_("the third eight"), N_("the third nine"),
    N_("the third ten"), N_("the third jack"), N_("the third queen"), N_("the third king"),
    N_("the third ace"),
)  # fmt: skip
_FOURTH: Final = (
    N_("the fourth two"), N_("the fourth three"), N_("the fourth four"), N_("the fourth five"),
    N_("the fourth six"), N_("the fourth seven"), N_("the fourth eight"), N_("the fourth nine"),
    N_("the fourth ten"), N_("the fourth jack"), N_("the fourth queen"), N_("the fourth king"),
    N_("the fourth ace"),
)  # fmt: skip
_FIFTH: Final = (
    N_("the fifth two"), N_("the fifth three"), N_("the fifth four"), N_("the fifth five"),
    N_("the fifth six"), N_("the fifth seven"), N_("the fifth eight"), N_("the fifth nine"),
    N_("the fifth ten"), N_("the fifth jack"), N_("the fifth queen"), N_("the fifth king"),
    N_("the fifth ace"),
)  # fmt: skip
_ORDINALS: Final = {2: _SECOND, 3: _THIRD, 4: _FOURTH, 5: _FIFTH}
_DEPUTY: Final = (N_("the first deputy"), N_("the second deputy"), N_("the third deputy"))

_HANDS: Final = {
    evaluator.HIGH_CARD: N_("high card, {first}"),
    evaluator.PAIR: N_("pair of {firsts}"),
    evaluator.TWO_PAIR: N_("two pair, {firsts} and {seconds}"),
    evaluator.THREE: N_("three of a kind, {firsts}"),
    evaluator.STRAIGHT: N_("straight, {first} high"),
    evaluator.FLUSH: N_("flush, {first} high"),
    evaluator.FULL_HOUSE: N_("full house, {firsts} over {seconds}"),
    evaluator.FOUR: N_("four of a kind, {firsts}"),
    evaluator.STRAIGHT_FLUSH: N_("straight flush, {first} high"),
    evaluator.ROYAL: N_("royal flush"),
    evaluator.FIVE: N_("five of a kind, {firsts}"),
}
_CLASSES: Final = {
    evaluator.HIGH_CARD: N_("high card"),
    evaluator.PAIR: N_("pair"),
    evaluator.TWO_PAIR: N_("two pair"),
    evaluator.THREE: N_("three of a kind"),
    evaluator.STRAIGHT: N_("straight"),
    evaluator.FLUSH: N_("flush"),
    evaluator.FULL_HOUSE: N_("full house"),
    evaluator.FOUR: N_("four of a kind"),
    evaluator.STRAIGHT_FLUSH: N_("straight flush"),
    evaluator.ROYAL: N_("royal flush"),
    evaluator.FIVE: N_("five of a kind"),
}
_IN_SUIT: Final = (evaluator.FLUSH, evaluator.STRAIGHT_FLUSH, evaluator.ROYAL)


def card_name(card: int) -> Fact:
    """A card inside a sentence: "the 9 of spades", "the second deputy", "the Sheriff", "the hole card"."""
    if card in DEPUTIES:
        return text(_DEPUTY[DEPUTIES.index(card)])
    if card == SHERIFF:
        return text(N_("the Sheriff"))
    if card == HOLE:
        return text(N_("the hole card"))
    if card == SEVENTH:
        return text(N_("the seventh card"))
    return CardFact(card)


def rank_name(rank: int) -> Text:
    """ "nine", "jack"."""
    return text(_ONE[rank])


def rank_names(rank: int) -> Text:
    """ "nines", "jacks"."""
    return text(_MANY[rank])


def class_name(kind: int) -> Text:
    """The class of a hand alone: "full house"."""
    return text(_CLASSES[kind])


def hand_name(cards: Sequence[int], double_ace_flush: bool = False) -> Text:
    """The best hand of these cards in words: "full house, kings over fours, a deputy as the third king"."""
    return best_name(best_five(cards, double_ace_flush))


def best_name(best: BestFive) -> Text:
    """A hand in words, and what its Deputies stand for."""
    plain = _plain_name(best.worth)
    deputies = best.deputies
    if not deputies:
        return plain
    return text(N_("{hand}, {deputies}"), hand=plain, deputies=_deputies_name(best, deputies))


def _plain_name(worth: int) -> Text:
    kind, ranks = hand_class(worth), ranks_of(worth)
    sentence = _HANDS[kind]
    facts: dict[str, Fact] = {}
    if "{first}" in sentence and ranks:
        facts["first"] = rank_name(ranks[0])
    if "{firsts}" in sentence:
        facts["firsts"] = rank_names(ranks[0])
    if "{seconds}" in sentence:
        facts["seconds"] = rank_names(ranks[1])
    return text(sentence, **facts) if ranks else text(N_("no hand"))


def _deputies_name(best: BestFive, deputies: tuple[int, ...]) -> Text:
    kind = hand_class(best.worth)
    if kind in _IN_SUIT:
        if len(deputies) == 1:
            return text(N_("a deputy as {card}"), card=CardFact(deputies[0]))
        return text(N_("deputies as {cards}"), cards=CardsFact(deputies))
    ranks = [RANK_OF[card] for card in deputies]
    if kind == evaluator.STRAIGHT:
        if len(ranks) == 1:
            return text(N_("a deputy as the {rank}"), rank=rank_name(ranks[0]))
        first, last = rank_name(ranks[0]), rank_name(ranks[-1])
        return text(N_("deputies as the {first} and the {last}"), first=first, last=last)
    if len(ranks) == 1:
        size = sum(RANK_OF[card] == ranks[0] for card in best.stands_for)
        if size == 1:
            return text(N_("a deputy as the {rank}"), rank=rank_name(ranks[0]))
        return text(N_("a deputy as {which}"), which=text(_ORDINALS[size][ranks[0]]))
    two, three = N_("two deputies as {ranks}"), N_("three deputies as {ranks}")
    return text(two if len(ranks) == 2 else three, ranks=rank_names(ranks[0]))
