"""Poker hands in words: the class, the ranks, and what each Deputy stands for."""

from __future__ import annotations

import pytest

from tabletop.core.cards import HIDDEN, parse_cards
from tabletop.core.options import make_rules
from tabletop.core.words import PLAIN, Text
from tabletop.games.lockdown_poker import LOCKDOWN_POKER as GAME
from tabletop.games.lockdown_poker.names import hand_name
from tests.unit.lockdown_setup import LAST, setup


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("AS 3D", "high card, ace"),
        ("KS KH", "pair of kings"),
        ("KS X1", "pair of kings, a deputy as the second king"),
        ("X1 XS", "high card, ace, a deputy as the ace"),
        ("X1 X2", "pair of aces, two deputies as aces"),
        ("KS KH 4D 4C 9S", "two pair, kings and fours"),
        ("7S 7H X3", "three of a kind, sevens, a deputy as the third seven"),
        ("7S X1 X2", "three of a kind, sevens, two deputies as sevens"),
        ("9S TH JD QC KS", "straight, king high"),
        ("9S TH X1 QC KS", "straight, king high, a deputy as the jack"),
        ("AS 2H X1 X2 5D", "straight, five high, deputies as the four and the three"),
        ("2H 6H 9H JH KH", "flush, king high"),
        ("2H 6H 9H KH X1", "flush, ace high, a deputy as the ace of hearts"),
        ("KS KH KD 4D 4C", "full house, kings over fours"),
        ("KS KH X1 4D 4C", "full house, kings over fours, a deputy as the third king"),
        ("2S 2H 2D 2C AS", "four of a kind, twos"),
        ("2S 2H 2D X1 AS", "four of a kind, twos, a deputy as the fourth two"),
        ("2S 2H X2 X1 AS", "four of a kind, twos, two deputies as twos"),
        ("5H 6H 7H 8H 9H", "straight flush, nine high"),
        ("5H 6H X1 X2 9H", "straight flush, nine high, deputies as the 8 of hearts and the 7 of hearts"),
        ("AS KS QS JS X1", "royal flush, a deputy as the 10 of spades"),
        ("2S 2H 2D 2C X1", "five of a kind, twos, a deputy as the fifth two"),
        ("2S 2H X1 X2 X3", "five of a kind, twos, three deputies as twos"),
        ("KS KH KD QS QH JD X1", "four of a kind, kings, a deputy as the fourth king"),
        ("AS KS QS JS TS X1 2D", "royal flush"),
        ("XS", "no hand"),
    ],
)
def test_hands_in_words(hand: str, words: str) -> None:
    assert PLAIN.say(hand_name(parse_cards(hand))) == words


def test_a_double_ace_flush_in_words() -> None:
    words = "flush, ace high, a deputy as the ace of hearts"
    assert PLAIN.say(hand_name(parse_cards("AH 6H 9H KH X1"), double_ace_flush=True)) == words
    assert (
        PLAIN.say(hand_name(parse_cards("AH 6H 9H KH X1")))
        == "flush, ace high, a deputy as the queen of hearts"
    )


def _say(words: Text | None) -> str:
    assert words is not None
    return PLAIN.say(words)


def test_special_cards_have_their_own_names() -> None:
    names = [PLAIN.say(GAME.card_name(card)) for card in (*parse_cards("9S X1 X3 XS"), HIDDEN)]
    assert names == [
        "the 9 of spades",
        "the first deputy",
        "the third deputy",
        "the Sheriff",
        "a hidden card",
    ]


def test_hands_at_the_table() -> None:
    view = GAME.view(setup(LAST), 0)
    assert _say(GAME.showing(view, 1)) == "high card, queen"
    assert _say(GAME.best(view, 0)) == "pair of kings"
    assert _say(GAME.best(view, 1)) == "high card, queen"
    assert [PLAIN.say(GAME.class_name(kind)) for kind in (0, 10)] == ["high card", "five of a kind"]
    assert GAME.showing(GAME.new(3, make_rules(GAME.options)), 0) is None
    assert GAME.best(GAME.new(3, make_rules(GAME.options)), 0) is None
