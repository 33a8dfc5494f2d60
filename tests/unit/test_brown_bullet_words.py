"""What Brown Bullet says: refusals with their facts, the log, prompts, meanings, and what may be picked."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.cards import parse_cards
from tabletop.core.words import PLAIN, Speaker, Text
from tabletop.games.brown_bullet import BROWN_BULLET as GAME
from tabletop.games.brown_bullet import events
from tabletop.games.brown_bullet.moves import play_of
from tests.unit.brown_bullet_setup import bare

NAMED = Speaker(PLAIN.translate, PLAIN.translate_many, ("Ana", "Dusty Pete"))


def say(sentence: Text | None) -> str:
    assert sentence is not None
    return NAMED.say(sentence)


def cards(names: str) -> tuple[int, ...]:
    return tuple(parse_cards(names))


@pytest.mark.parametrize(
    ("hand", "pile", "move", "code", "sentence"),
    [
        ("JS TS", "9S", "play JS", "too-high", "Needs 9 or lower: the 9 of spades was played"),
        ("JS TS", "9S 3S", "play JS", "too-high", "Needs 9 or lower: the 9 of spades was played"),
        ("JS TS", "QH", "play JS", "too-low", "Needs queen or higher: the queen of hearts was played"),
        ("JS TS", "AH", "play JS", "too-low", "Needs an ace: the ace of hearts was played"),
        (
            "7S 8S 9S",
            "8H",
            "play 7S 8S 9S",
            "too-low",
            "Needs 8 or higher, and the run starts with a 7: the 8 of hearts was played",
        ),
        ("JS QS", "", "play JS QS", "not-a-set-or-run", "A run needs three cards or more"),
        (
            "JS 4S",
            "",
            "play JS 4S",
            "not-a-set-or-run",
            "Cards played together must be of one rank, or a run of three or more",
        ),
        ("JS", "", "play 4S", "not-in-hand", "You do not hold the 4 of spades"),
        ("4S JS QS", "TH", "pickup", "must-play", "You must play while you can: the jack of spades would go"),
        ("", "TH", "pickup", "must-play", "Your hand is empty: turn over a chamber card"),
        ("JS QS", "TH", "flip 0", "hand-first", "Play your hand first: 2 cards are left in it"),
        ("JS", "TH", "flip 0", "hand-first", "Play your hand first: 1 card is left in it"),
        ("", "TH", "flip 4", "empty-slot", "That chamber slot is empty"),
        (
            "JS",
            "TH",
            "hold",
            "wrong-phase",
            "A Brown Bullet comes only after a pick-up that leaves 10 or more cards in the hand",
        ),
    ],
)
def test_refusals_say_the_facts(hand: str, pile: str, move: str, code: str, sentence: str) -> None:
    refusal = GAME.why_not(bare(hand, pile), 0, GAME.parse_move(move))
    assert refusal is not None
    assert (refusal.code, say(refusal.sentence)) == (code, sentence)


def test_must_include_names_the_rank() -> None:
    s = bare("8S KS")
    s.must_include = 6
    refusal = GAME.why_not(s, 0, GAME.parse_move("play KS"))
    assert refusal is not None
    assert say(refusal.sentence) == "The first play must include an 8: that is what was called"


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.DealerChosen(-1, 1), "Dusty Pete deals first"),
        (events.Called(0, "T"), "Ana holds the lowest card, a 10, and starts"),
        (events.Called(0, ""), "Nobody holds a card from 4 to ace: Ana starts"),
        (events.Played(0, "card", cards("9S")), "Ana played the 9 of spades"),
        (events.Played(1, "set", cards("7S 7D")), "Dusty Pete played two 7s"),
        (events.Played(1, "set", cards("X1 X2")), "Dusty Pete played two jokers"),
        (
            events.Played(1, "run", cards("7S 8D 9C")),
            "Dusty Pete played a run from the 7 of spades to the 9 of clubs",
        ),
        (events.PickedUp(0, cards("7S")), "Ana picked up the pile: 1 card"),
        (events.PickedUp(0, cards("7S 8S")), "Ana picked up the pile: 2 cards"),
        (events.Drew(0, 5, cards("7S 8S")), "Ana drew 2 cards"),
        (
            events.Cleared(0, "dead-mans-draw", cards("7S 7H 7D 7C")),
            "Dead Man's Draw: four of a kind take the pile out of play",
        ),
        (events.BulletFired(0, 1, 4, -1, -1), "Ana fired a Brown Bullet into slot 5 of Dusty Pete"),
        (
            events.BulletFired(0, 1, 4, *cards("KS 4S")),
            "Ana fired the king of spades into slot 5 of Dusty Pete and took the 4 of spades",
        ),
        (events.Flipped(0, 0, True, cards("KS")[0]), "Ana turned over the king of spades in slot 1: it fits"),
        (
            events.Flipped(0, 5, False, cards("4S")[0]),
            "Ana turned over the 4 of spades in slot 6: it does not fit",
        ),
        (events.Out(1, 2), "Dusty Pete is out of cards, in place 2"),
        (events.DealOver(-1, (0,), (0, 3), (1, 2), False), "Ana wins the deal"),
        (
            events.DealOver(-1, (0, 1), (3, 3), (1, 1), True),
            "The deal is stopped, nothing moves any more: Ana and Dusty Pete share it",
        ),
        (events.MatchOver(-1, (1,), (1, 2)), "Dusty Pete has won the match"),
    ],
)
def test_the_log_says_who_did_what(event: Any, sentence: str) -> None:
    assert say(GAME.tell(event)) == sentence


@pytest.mark.parametrize(
    ("hand", "pile", "sentence", "sign"),
    [
        ("8S", "", "Ana: play anything", "Anything goes"),
        ("8S", "9S", "Ana: play 9 or lower", "9 or lower"),
        ("8S", "7S", "Ana: play 7 or higher", "7 or higher"),
        ("AS", "AH", "Ana: play an ace", "An ace"),
        ("8S", "JS", "Ana: nothing in your hand goes, pick up the pile", "jack or higher"),
        ("", "JS", "Ana: turn over a chamber card; it needs to be jack or higher", "jack or higher"),
        ("", "9S", "Ana: turn over a chamber card; it needs to be 9 or lower", "9 or lower"),
        ("", "", "Ana: turn over a chamber card; anything goes", "Anything goes"),
    ],
)
def test_prompt_and_sign(hand: str, pile: str, sentence: str, sign: str) -> None:
    s = bare(hand, pile)
    assert say(GAME.prompt(s, 0)) == sentence
    assert say(GAME.demand(s)) == sign
    assert GAME.prompt(s, 1) is None


def test_the_opening_prompt_names_the_rank() -> None:
    s = bare("4S KS")
    s.must_include = 2
    assert say(GAME.prompt(s, 0)) == "Ana: start with a play that includes a 4"


def test_meanings_say_what_a_card_would_do_now() -> None:
    s = bare("9S TS 2S", "QS")
    assert "9 or lower" in say(GAME.meaning(s, 0, "hand:0:9S"))
    assert "Not now: Needs queen or higher" in say(GAME.meaning(s, 0, "hand:0:TS"))
    assert "It may be played now" in say(GAME.meaning(s, 0, "hand:0:2S"))
    assert (
        say(GAME.meaning(s, 0, "pile:discard"))
        == "The pile: 1 card, the queen of spades on top. queen or higher."
    )
    assert GAME.meaning(s, 0, "hand:1:back:0") is None
    assert GAME.meaning(s, 0, "chamber:7:1") is None


# -------------------------------------------------------------------- picks
def test_partial_sets_and_runs_can_be_marked() -> None:
    s = bare("4S 5S 5H 6S 7D KS", "4D")
    assert GAME.picks(s, 0, []) == [f"hand:0:{name}" for name in ["4S", "5S", "5H", "6S", "7D", "KS"]]
    assert GAME.picks(s, 0, ["hand:0:5S"]) == [
        "hand:0:4S",
        "hand:0:5H",
        "hand:0:6S",
        "hand:0:7D",
        "pile:discard",
    ]
    # 4 and 7 are no play, but the cards between them are at hand
    assert GAME.picks(s, 0, ["hand:0:7D", "hand:0:4S"]) == ["hand:0:5S", "hand:0:5H", "hand:0:6S"]
    assert GAME.picks(s, 0, ["hand:0:KS"]) == ["pile:discard"]
    assert GAME.picks(s, 0, ["hand:0:KS", "pile:discard"]) == []


def test_runs_are_marked_within_the_demand() -> None:
    s = bare("4S 5S 6S 7D", "5D")
    assert GAME.picks(s, 0, []) == ["hand:0:5S", "hand:0:6S", "hand:0:7D"]
    assert GAME.picks(s, 0, ["hand:0:5S"]) == ["hand:0:6S", "hand:0:7D", "pile:discard"]


def test_equal_cards_of_two_decks_are_told_apart() -> None:
    s = bare("7S 7S 8S", decks="two")
    assert GAME.picks(s, 0, ["hand:0:7S#2"]) == ["hand:0:7S", "pile:discard"]
    assert GAME.move_of(s, 0, ["hand:0:7S#2", "hand:0:7S", "pile:discard"]) == play_of(cards("7S 7S"))
    assert GAME.path_of(s, 0, play_of(cards("7S 7S"))) == ["hand:0:7S", "hand:0:7S#2", "pile:discard"]


def test_the_pile_is_taken_by_dragging_or_by_the_button() -> None:
    s = bare("4S", "KS")
    assert GAME.picks(s, 0, []) == ["pile:discard", "button:pickup"]
    assert GAME.picks(s, 0, ["pile:discard"]) == ["hand:0"]
    for path in (["pile:discard", "hand:0"], ["button:pickup"]):
        assert GAME.move_of(s, 0, path) == GAME.parse_move("pickup")
        assert GAME.picks(s, 0, path) == []


def test_a_bullet_is_a_card_onto_a_chamber() -> None:
    s = bare("4S 5S", "QS JS KS", bullet_at=5)
    GAME.play(s, 0, GAME.parse_move("pickup"))
    hand = [f"hand:0:{name}" for name in ["4S", "5S", "JS", "QS", "KS"]]
    assert GAME.picks(s, 0, []) == [*hand, "button:hold"]
    assert GAME.picks(s, 0, ["hand:0:KS"]) == ["chamber:1:0"]
    assert GAME.move_of(s, 0, ["hand:0:KS", "chamber:1:0"]) == GAME.parse_move("bullet 1 0 KS")
    assert GAME.move_of(s, 0, ["button:hold"]) == GAME.parse_move("hold")


def test_a_flip_is_a_cartridge_onto_the_pile() -> None:
    s = bare("", "KS")
    assert GAME.picks(s, 0, []) == ["chamber:0:0"]
    assert GAME.picks(s, 0, ["chamber:0:0"]) == ["pile:discard"]
    assert GAME.move_of(s, 0, ["chamber:0:0", "pile:discard"]) == GAME.parse_move("flip 0")


def test_a_refused_drop_has_a_move_to_ask_about() -> None:
    s = bare("4S KS", "JS")
    assert GAME.move_of(s, 0, ["hand:0:4S", "pile:discard"]) == play_of(cards("4S"))
    assert GAME.move_of(s, 0, ["hand:0:KS", "hand:0:4S", "pile:discard"]) == play_of(cards("4S KS"))
    assert GAME.move_of(s, 0, ["hand:0:4S", "chamber:1:0"]) == GAME.parse_move("bullet 1 0 4S")
    assert GAME.move_of(s, 0, ["hand:0:4S"]) is None
    assert GAME.move_of(s, 0, ["hand:0:4S", "hand:0:4S", "pile:discard"]) is None


def test_picks_of_the_largest_hands_are_quick() -> None:
    s = bare("")
    s.hands[0] = list(range(54))
    assert len(GAME.picks(s, 0, [])) == 54
    assert len(GAME.picks(s, 0, ["hand:0:7S"])) > 40
