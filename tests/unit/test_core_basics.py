"""The ground of the core: cards, sentences, chance, house rules, events."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from itertools import pairwise
from typing import ClassVar

import pytest

from tabletop.core.cards import (
    CARD_TEXT,
    HIDDEN,
    RANK_OF,
    card_name_key,
    card_text,
    cards_text,
    parse_card,
    parse_cards,
)
from tabletop.core.events import Event, card_field, card_lists_field, cards_field, event_json
from tabletop.core.options import Option, Rules, RulesError, changed_rules, make_rules, random_rules
from tabletop.core.rng import Stream, stream
from tabletop.core.words import (
    PLAIN,
    CardFact,
    CardsFact,
    SeatFact,
    SeatsFact,
    Speaker,
    TextsFact,
    plural,
    text,
)


# -------------------------------------------------------------------- cards
def test_every_card_has_a_text_that_reads_back() -> None:
    assert [parse_card(name) for name in CARD_TEXT[:-1]] == list(range(56))
    assert parse_cards(" 7S\tTD\nX1 ") == [20, 34, 52]
    assert cards_text([20, 34, 52]) == "7S TD X1"


@pytest.mark.parametrize("word", ["", "7", "7s", "10S", "??", "XX", "7S "])
def test_what_is_no_card(word: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        parse_card(word)


def test_tables_end_with_a_row_for_the_hidden_card() -> None:
    assert (card_text(HIDDEN), RANK_OF[HIDDEN], card_name_key(HIDDEN)) == ("??", -1, "a hidden card")
    assert [card >> 2 for card in (HIDDEN, 0, 51, 52, 55)] == [RANK_OF[c] for c in (HIDDEN, 0, 51, 52, 55)]


def test_cards_are_named_with_their_article() -> None:
    assert [card_name_key(parse_card(name)) for name in ("TD", "QS", "X2", "XS")] == [
        "the 10 of diamonds",
        "the queen of spades",
        "the second joker",
        "the sheriff",
    ]


# -------------------------------------------------------------------- sentences
SPANISH = {"{who} plays {cards}": "{who} juega {cards}", "{first} and {last}": "{first} y {last}"}
REST = {"the 9 of spades": "el 9 de picas", "the 2 of hearts": "el 2 de corazones"}
SPEAKER = Speaker(
    lambda key: {**SPANISH, **REST}.get(key, key),
    lambda one, many, count: many if count != 1 else one,
    ("Ana", "Pete"),
)


def test_a_sentence_is_said_with_its_facts_in_the_reader_s_language() -> None:
    sentence = text(
        "{who} plays {cards}", who=SeatFact(0), cards=CardsFact((parse_card("9S"), parse_card("2H")))
    )
    assert SPEAKER.say(sentence) == "Ana juega el 9 de picas y el 2 de corazones"


def test_a_sentence_inside_a_sentence_and_a_plural() -> None:
    inner = plural("{count} card of {who}", "{count} cards of {who}", 2, who=SeatFact(1))
    assert SPEAKER.say(text("({inner})", inner=inner)) == "(2 cards of Pete)"
    assert SPEAKER.say(plural("{count} card", "{count} cards", 1)) == "1 card"


def test_seats_without_names_are_numbered_from_one() -> None:
    assert PLAIN.say(text("{who}", who=SeatFact(0))) == "player 1"
    assert SPEAKER.say(text("{who}", who=SeatsFact((0, 1, 2)))) == "Ana, Pete y player 3"
    things = TextsFact((text("one"), text("{n}", n=2), text("three")))
    assert SPEAKER.say(text("{things}", things=things)) == "one, 2 y three"


def test_one_card_in_a_list_stands_alone() -> None:
    assert PLAIN.say(text("{cards}", cards=CardsFact((parse_card("9S"),)))) == "the 9 of spades"
    assert PLAIN.say(text("{card}", card=CardFact(HIDDEN))) == "a hidden card"


# -------------------------------------------------------------------- chance
def test_chance_is_the_same_for_ever() -> None:
    """These numbers may never change: old records are replayed with them."""
    cards = list(range(8))
    stream(7, 3).shuffle(cards)
    assert cards == [1, 2, 5, 4, 6, 7, 3, 0]
    assert [stream(1, 0).below(1000), stream(1, 1).below(1000), stream(2, 0).below(1000)] == [601, 473, 286]
    source = Stream(5)
    assert [source.below(100) for _ in range(2)] == [62, 74]


def test_chance_is_uniform_enough() -> None:
    source = stream(11, 0)
    counts = [0] * 6
    for _ in range(6000):
        counts[source.below(6)] += 1
    assert min(counts) > 880
    assert 0 <= source.unit() < 1
    assert source.choice(("a", "b")) in "ab"


def test_neighbouring_events_are_independent() -> None:
    first = [stream(1, k).below(10) for k in range(200)]
    assert len(set(first)) == 10
    assert sum(a == b for a, b in pairwise(first)) < 40


# -------------------------------------------------------------------- house rules
OPTIONS = (
    Option("wild", False, "Wild cards."),
    Option("count", lambda given: 4 if given["wild"] else 2, "How many.", range(1, 9), drawn=range(1, 3)),
    Option("pace", "slow", "How fast.", ("slow", "fast"), ("slow", "fast")),
)
CHART = Option("chart", (0, 1, 2), "What scores.", range(10), drawn=range(4), length=3)


def test_defaults_may_depend_on_other_options() -> None:
    assert make_rules(OPTIONS).as_dict() == {"wild": False, "count": 2, "pace": "slow"}
    rules = make_rules(OPTIONS, {"wild": True})
    assert rules.count == 4
    assert changed_rules(OPTIONS, rules) == {"wild": True}
    assert changed_rules(OPTIONS, make_rules(OPTIONS, {"wild": True, "count": 2})) == {
        "wild": True,
        "count": 2,
    }


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"wild": 1}, "wild must be true or false"),
        ({"count": True}, "count must be a whole number from 1 to 8"),
        ({"count": 9}, "count must be a whole number from 1 to 8"),
        ({"count": 2.0}, "count must be a whole number from 1 to 8"),
        ({"pace": "medium"}, "pace must be one of slow, fast"),
        ({"speed": 1}, "there is no house rule called speed"),
    ],
)
def test_bad_rules_are_refused_each_by_name(given: dict[str, object], words: str) -> None:
    with pytest.raises(RulesError) as error:
        make_rules(OPTIONS, given)
    assert [PLAIN.say(problem) for problem in error.value.problems] == [words]


def test_a_house_rule_may_be_a_list() -> None:
    rules = make_rules((CHART,), {"chart": [3, 0, 9]})
    assert rules.chart == (3, 0, 9)
    assert rules.as_dict() == changed_rules((CHART,), rules) == {"chart": [3, 0, 9]}
    assert Rules(rules.as_dict()) == rules
    assert hash(Rules(rules.as_dict())) == hash(rules)
    assert changed_rules((CHART,), make_rules((CHART,), {"chart": [0, 1, 2]})) == {}
    assert {len(random_rules((CHART,), Stream(k)).chart) for k in range(9)} == {3}
    assert {number for k in range(30) for number in random_rules((CHART,), Stream(k)).chart} == {0, 1, 2, 3}


@pytest.mark.parametrize("value", [3, "3 0 9", [3, 0], [3, 0, 9, 1], [3, 0, 10], [3, 0, True], [3, 0, 1.0]])
def test_a_list_of_another_form_is_refused(value: object) -> None:
    with pytest.raises(RulesError) as error:
        make_rules((CHART,), {"chart": value})
    words = "chart must be a list of 3 whole numbers from 0 to 9"
    assert [PLAIN.say(problem) for problem in error.value.problems] == [words]


def test_all_problems_are_told_at_once() -> None:
    with pytest.raises(RulesError) as error:
        make_rules(OPTIONS, {"wild": 1, "count": 0, "speed": 2})
    assert len(error.value.problems) == 3


def test_rules_never_change_and_travel() -> None:
    rules = make_rules(OPTIONS)
    with pytest.raises(AttributeError):
        rules.count = 3
    with pytest.raises(AttributeError):
        _ = rules.colour
    assert pickle.loads(pickle.dumps(rules)) == rules
    assert hash(rules) == hash(make_rules(OPTIONS, {"count": 2}))
    assert rules != Rules({"count": 2})


def test_random_rules_stay_within_what_may_be_drawn() -> None:
    drawn = [random_rules(OPTIONS, Stream(k)) for k in range(60)]
    assert {rules.count for rules in drawn} == {1, 2}
    assert {rules.pace for rules in drawn} == {"slow", "fast"}
    assert {random_rules(OPTIONS, Stream(k), {"count": range(5, 6)}).count for k in range(9)} == {5}


# -------------------------------------------------------------------- events
@dataclass(frozen=True, slots=True)
class Shown(Event):
    kind: ClassVar[str] = "shown"
    why: str
    places: tuple[int, ...]
    card: int = card_field()
    cards: tuple[int, ...] = cards_field()
    hands: tuple[tuple[int, ...], ...] = card_lists_field()


def test_events_are_written_with_card_texts() -> None:
    event = Shown(2, "because", (1, 2), HIDDEN, (20, 34), ((20,), ()))
    assert event_json(event) == {
        "kind": "shown",
        "seat": 2,
        "why": "because",
        "places": [1, 2],
        "card": "??",
        "cards": ["7S", "TD"],
        "hands": [["7S"], []],
    }
