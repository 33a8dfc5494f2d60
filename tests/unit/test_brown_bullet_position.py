"""Positions of Brown Bullet: what a file may leave out, and what is refused by the name of its key."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabletop.core.game import PositionError
from tabletop.core.options import make_rules
from tabletop.core.rng import stream
from tabletop.games.brown_bullet import BROWN_BULLET as GAME
from tabletop.games.brown_bullet.demand import deck
from tabletop.games.brown_bullet.state import State

NO = "-- -- -- -- -- --"
PLAY: dict[str, Any] = {
    "hands": ["8S KD 3C", "4H 4D 5S", "6S 7D 2H"],
    "chambers": ["2S 3S 4S 5D 6D 7H", "8D 9H TH JS JC QC", "KC AD X2 2D 3H 4C"],
    "pile": "9C",
    "dealer": 0,
    "to_act": 1,
    "phase": "play",
}
END: dict[str, Any] = {
    "hands": ["8S", "4H 4D 5S", ""],
    "chambers": ["2S -- -- -- -- --", "8D 9H -- -- -- --", "KC -- -- -- -- --"],
    "draw": "",
    "pile": "9C",
    "dealer": 0,
    "to_act": 1,
}
BULLET: dict[str, Any] = {
    "hands": ["8S", "4H 4D 5S 5H 5D 5C 6S 6H 6D 6C", ""],
    "chambers": ["2S -- -- -- -- --", "8D 9H -- -- -- --", "KC -- -- -- -- --"],
    "draw": "",
    "dealer": 0,
    "to_act": 1,
    "phase": "bullet",
}


def setup(
    position: dict[str, Any], rules: dict[str, Any] | None = None, seats: int = 3, seed: int = 1
) -> State:
    return GAME.from_position(position, seats, make_rules(GAME.options, rules), stream(seed, 0))


def all_cards(s: State) -> Counter[int]:
    cards = Counter(card for hand in s.hands for card in hand)
    cards.update(card for chamber in s.chambers for card in chamber if card >= 0)
    for pile in (s.draw, s.pile, s.out):
        cards.update(pile)
    return cards


BAD: list[tuple[str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    # key at fault, position, what is changed in it, house rules
    ("hnads", PLAY, {"hnads": []}, {}),
    ("hands", PLAY, {"hands": "8S KD 3C"}, {}),
    ("hands", PLAY, {"hands": ["8S KD 3C", "4H 4D 5S"]}, {}),
    ("hands", PLAY, {"hands": ["8S KD 3C", "4H 4D 5S", 7]}, {}),
    ("hands", PLAY, {"hands": ["8S KD 3Z", "4H 4D 5S", "6S 7D 2H"]}, {}),
    ("hands", PLAY, {"hands": ["8S KD ??", "4H 4D 5S", "6S 7D 2H"]}, {}),
    ("hands", PLAY, {"hands": ["8S KD X3", "4H 4D 5S", "6S 7D 2H"]}, {}),
    ("hands", PLAY, {"hands": ["8S KD XS", "4H 4D 5S", "6S 7D 2H"]}, {}),
    ("hands", PLAY, {"hands": ["8S KD 8S", "4H 4D 5S", "6S 7D 2H"]}, {}),
    ("hands", PLAY, {"hands": ["8S 8S 8S", "4H 4D 5S", "6S 7D 2H"]}, {"decks": "two"}),
    ("hands", PLAY, {"hands": ["8S KD", "4H 4D 5S", "6S 7D 2H"]}, {}),
    ("pile", PLAY, {"pile": "9C 8S"}, {}),
    ("pile", PLAY, {"pile": ["9C"]}, {}),
    ("draw", PLAY, {"draw": "10S"}, {}),
    ("out", PLAY, {"out": "9C"}, {}),
    ("chambers", PLAY, {"chambers": ["2S 3S 4S 5D 6D", "8D 9H TH JS JC QC", "KC AD X2 2D 3H 4C"]}, {}),
    ("chambers", PLAY, {"chambers": ["2S 3S 4S 5D 6D 7H AS", "8D 9H TH JS JC QC", "KC AD X2 2D 3H 4C"]}, {}),
    ("chambers", PLAY, {"chambers": ["2S 3S 4S 5D 6D --", "8D 9H TH JS JC QC", "KC AD X2 2D 3H 4C"]}, {}),
    ("chambers", PLAY, {"chambers": ["2S 3S 4S 5D 6D 6D", "8D 9H TH JS JC QC", "KC AD X2 2D 3H 4C"]}, {}),
    ("chambers", PLAY, {"chambers": ["2S 3S 4S 5D 6D ??", "8D 9H TH JS JC QC", "KC AD X2 2D 3H 4C"]}, {}),
    ("dealer", PLAY, {"dealer": 3}, {}),
    ("dealer", PLAY, {"dealer": -1}, {}),
    ("dealer", PLAY, {"dealer": True}, {}),
    ("dealer", PLAY, {"dealer": "0"}, {}),
    ("to_act", PLAY, {"to_act": 3}, {}),
    ("to_act", PLAY, {"to_act": [1]}, {}),
    ("phase", PLAY, {"phase": "deal"}, {}),
    ("phase", PLAY, {"phase": 1}, {}),
    ("must_include", PLAY, {"must_include": "3"}, {}),
    ("must_include", PLAY, {"must_include": "10"}, {}),
    ("must_include", PLAY, {"must_include": "X"}, {}),
    ("must_include", PLAY, {"must_include": 4}, {}),
    ("must_include", PLAY, {"must_include": "8"}, {}),
    ("must_include", PLAY, {"must_include": "4"}, {"open_with_lowest": False}),
    ("must_include", BULLET, {"must_include": "4"}, {}),
    ("quiet", PLAY, {"quiet": -1}, {}),
    ("quiet", PLAY, {"quiet": "7"}, {}),
    ("places", PLAY, {"places": []}, {}),
    ("wins", PLAY, {"wins": [0, 0, 0]}, {}),
    ("wins", PLAY, {"wins": [0, 0]}, {"match_wins": 2}),
    ("wins", PLAY, {"wins": [2, 0, 0]}, {"match_wins": 2}),
    ("wins", PLAY, {"wins": [0, -1, 0]}, {"match_wins": 2}),
    ("wins", PLAY, {"wins": 1}, {"match_wins": 2}),
    ("hands", END, {"draw": "9S"}, {}),
    ("hands", END, {"chambers": ["2S -- -- -- -- --", "8D 9H -- -- -- --", NO]}, {}),
    ("places", END, {"chambers": ["2S -- -- -- -- --", "8D 9H -- -- -- --", NO]}, {"play_on": True}),
    ("places", END, {"places": [0]}, {"play_on": True}),
    ("places", END, {"places": [3]}, {"play_on": True}),
    (
        "to_act",
        END,
        {"to_act": 2, "places": [2], "chambers": ["2S -- -- -- -- --", "8D 9H -- -- -- --", NO]},
        {"play_on": True},
    ),
    (
        "places",
        END,
        {"hands": ["", "4H", ""], "places": [2, 0], "chambers": [NO, "8D -- -- -- -- --", NO]},
        {"play_on": True},
    ),
    ("to_act", END, {"phase": "over"}, {}),
    ("to_act", {key: BULLET[key] for key in BULLET if key != "to_act"}, {}, {}),
    ("hands", BULLET, {"to_act": 0}, {}),
    ("hands", BULLET, {}, {"bullet_at": 11}),
    ("pile", BULLET, {"pile": "9C"}, {}),
    (
        "chambers",
        BULLET,
        {"hands": ["8S", BULLET["hands"][1], "9S"], "chambers": [NO, "8D 9H -- -- -- --", NO]},
        {},
    ),
    ("marks", END, {"marks": ["1 0 by 0"]}, {}),
    ("marks", END, {"marks": ["1 0 of 0 8D"]}, {}),
    ("marks", END, {"marks": ["1 0 by 1 8D"]}, {}),
    ("marks", END, {"marks": ["1 6 by 0 8D"]}, {}),
    ("marks", END, {"marks": ["3 0 by 0 8D"]}, {}),
    ("marks", END, {"marks": ["1 0 by 3 8D"]}, {}),
    ("marks", END, {"marks": ["1 0 by 0 9H"]}, {}),
    ("marks", END, {"marks": ["1 0 by 0 ??"]}, {}),
    ("marks", END, {"marks": ["1 2 by 0 9S"]}, {}),
    ("marks", END, {"marks": ["1 0 by 0 8D", "1 0 by 2 8D"]}, {}),
    ("marks", END, {"marks": "1 0 by 0 8D"}, {}),
]


@pytest.mark.parametrize(
    ("key", "position", "changes", "rules"), BAD, ids=[f"{i}-{b[0]}" for i, b in enumerate(BAD)]
)
def test_bad_positions_are_refused_by_key(
    key: str, position: dict[str, Any], changes: dict[str, Any], rules: dict[str, Any]
) -> None:
    with pytest.raises(PositionError) as error:
        setup({**position, **changes}, rules)
    assert error.value.key == key
    assert error.value.why


@pytest.mark.parametrize("position", [PLAY, END, BULLET])
def test_good_positions_hold_every_card_once(position: dict[str, Any]) -> None:
    assert all_cards(setup(position)) == Counter(deck(1))


def test_an_empty_position_is_a_deal() -> None:
    s = setup({}, seats=4)
    assert [len(hand) for hand in s.hands] == [3] * 4
    assert all(min(chamber) >= 0 for chamber in s.chambers)
    assert (len(s.draw), s.pile, s.out, s.quiet, s.phase) == (54 - 36, [], [], 0, "play")
    assert s.hands[s.to_act][0] >= 0
    assert setup({}, seats=4) == s
    assert setup({}, seats=4, seed=2) != s


def test_two_decks_are_dealt_where_six_sit() -> None:
    assert all_cards(setup({}, seats=6)) == Counter(deck(2))
    assert setup({}, {"decks": "one"}, seats=6).draw == []


def test_the_rest_lies_under_the_named_draw_pile() -> None:
    s = setup({**PLAY, "draw": "QH 5C"})
    assert GAME.position(s)["draw"].startswith("QH 5C ")
    assert len(s.draw) == 54 - 9 - 18 - 1


def test_the_rest_is_out_of_play_where_the_draw_pile_is_used_up() -> None:
    s = setup(END)
    assert s.draw == []
    assert len(s.out) == 54 - 4 - 4 - 1


def test_a_mark_puts_its_card_into_a_chamber_that_is_not_given() -> None:
    s = setup({"marks": ["1 4 by 0 4S"]})
    assert GAME.position(s)["chambers"][1].split()[4] == "4S"
    assert all_cards(s) == Counter(deck(1))


def test_positions_come_back_as_they_were() -> None:
    for position, rules in ((PLAY, {}), (END, {}), (BULLET, {}), (PLAY, {"match_wins": 3, "play_on": True})):
        s = setup(position, rules)
        assert setup(GAME.position(s), rules) == s
