"""What the players of Wyoming Cowboy do in whole games and in single positions, and why they say so."""

from collections import Counter
from typing import Any

import pytest

from tabletop.ai.policies.wyoming_cowboy.odds import Odds
from tabletop.ai.policies.wyoming_cowboy.sight import Sight
from tabletop.core.cards import HIDDEN, parse_card
from tabletop.core.options import random_rules
from tabletop.core.rng import Stream
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY as GAME
from tabletop.games.wyoming_cowboy.state import NOBODY, UNKNOWN, Known, Note
from tests.unit.ai_asked import ask, asked, check_blind, check_legal, check_reason
from tests.unit.wyoming_setup import turn

KINDS = {
    *("direction", "pass", "nothing", "couple", "nine", "gun", "shoot", "holster"),
    *("give", "discard", "draw"),
}
"""Every kind of move that a seat makes."""
PHASES = {"direction", "pass3", "action", "pass2", "shoot", "answer", "discard", "draw"}
SHORT = {"hand_limit": range(1, 3), "stall_rounds": range(3, 16)}
"""Drawn house rules that keep a game short."""


def mixed(level, seats):
    """This level on every other chair; movers by chance between bring about what sound play would not."""
    return [level if seat % 2 == 0 else "random" for seat in range(seats)]


def answers(level, seats, seed, rules=None):
    """Every question put to the seats of this level in a game of mixed players."""
    drawn = rules or random_rules(GAME.options, Stream(seed), SHORT)
    return (one for one in asked(GAME, mixed(level, seats), drawn, seed) if one.level == level)


def chosen(state, level="cowhand", seat=0, seed=0):
    move = ask(GAME, level, state, seat, seed).choice.move
    assert move is not None
    return GAME.move_text(move)


def reason(state, seat=0):
    return check_reason(ask(GAME, "cowhand", state, seat).choice.reason)


# --------------------------------------------------------------------- whole games
@pytest.mark.parametrize("level", ["greenhorn", "cowhand"])
def test_every_choice_is_legal_in_every_phase(level):
    """Also with five and six seats, that is with two decks."""
    phases = set()
    for seats in (3, 4, 5, 6):
        for seed in range(3):
            for one in answers(level, seats, 10 * seats + seed):
                check_legal(GAME, one)
                assert one.choice.move is not None
                phases.add(one.state.phase)
    assert phases == PHASES


def test_a_cowhand_gives_a_reason_for_every_move():
    kinds = set()
    for seats in (3, 4, 6):
        for one in answers("cowhand", seats, seats):
            assert check_reason(one.choice.reason)
            kinds.add(one.choice.move[0])
    assert kinds >= KINDS - {"nine", "holster"}  # these have tests of their own


@pytest.mark.parametrize("level", ["greenhorn", "cowhand"])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_choice_is_the_same_in_worlds_that_differ_only_in_hidden_cards(level, seats):
    others = 0
    for one in answers(level, seats, seats):
        if one.number % 4 == 0:
            others += check_blind(GAME, one)
    assert others > 5


@pytest.mark.parametrize("seats", [4, 6])
def test_no_hidden_card_is_in_what_a_player_is_handed(seats):
    passes = known = 0
    for one in answers("cowhand", seats, 3 + seats):
        data = GAME.encode(one.view)
        others = [seat for seat in range(seats) if seat != one.seat]
        assert {card for other in others for card in data["hands"][other]} <= {HIDDEN}
        assert set(data["draw"]) <= {HIDDEN}
        if data["passed"]:
            assert {card for other in others for card in data["passed"][other]} <= {HIDDEN}
            passes += any(data["passed"][other] for other in others)
        for other in others:
            known += len(one.view.known[other])
            assert {item.who for item in one.view.known[other]} <= {NOBODY, one.seat}
    assert passes > 0
    assert known > 0


# --------------------------------------------------------------------- what a turn begins with
def test_a_couple_is_shown_at_once():
    state = turn("KS QS 3D 8H 7C 9D 4S", "2S 3S 4H", "5H 7H 8C")
    assert chosen(state) == "couple S"
    assert "even if its king is shot away" in reason(state)


def test_a_gun_is_pulled_early():
    assert chosen(turn("3D 8H 7C JD 4S 9D QS", "2S 3S 4H", "5H 7H 8C")) == "gun .38 3D 8H"
    assert chosen(turn("4S 5S 8D JD 7C 8S QH", "2S 3S 4H", "5H 7H 8C")) == "gun .45 4S 5S"


def test_of_two_guns_the_better_is_pulled_first():
    """The .45 cannot miss once cowboys lie open; the 5 that both would take goes to it."""
    state = turn("3D 4S 5S 7C 8H JD QH", "2S 3S 4H", "5H 7H 8C")
    assert chosen(state) == "gun .45 4S 5S"


def armed(*hands, gun=".38 3S 8H", **keys):
    """Seat 0 may fire this gun."""
    guns = [[gun], *[[] for _ in hands[1:]]]
    return turn(*hands, guns=guns, **keys)


def test_a_known_king_is_shot_at():
    state = armed("4D 7C JD 8S 2C", "KD 4H 7S 8D 9C", "2D 4C 7H 8C 9H")
    state.known[1] = (Known(parse_card("KD"), NOBODY),)
    state.notes[2] = Note(0, UNKNOWN)
    assert chosen(state) == "shoot .38 3S8H at 1"
    assert "100 in 100" in reason(state)
    state.known[1], state.known[2] = (), (Known(parse_card("KD"), 0),)
    state.notes[1], state.notes[2] = Note(0, UNKNOWN), Note(UNKNOWN, UNKNOWN)
    assert chosen(state) == "shoot .38 3S8H at 2"


def test_what_another_seat_alone_knows_is_not_known():
    """A view keeps it back; a cowhand handed the whole state would still not use it."""
    state = armed("4D 7C JD 8S 2C", "KD 4H 7S 8D 9C", "2D 4C 7H 8C 9H")
    blind = Odds(state, 0).king(1)
    state.known[1] = (Known(parse_card("KD"), 2),)
    assert Odds(state, 0).king(1) == blind < 1


def test_a_shot_that_found_none_tells_until_cards_come():
    state = armed("4D 7C JD 8S 2C", "KD 4H 7S 8D 9C", "2D 4C 7H 8C 9H")
    chances = []
    for bound in (0, 1, 2, UNKNOWN):
        state.notes[1] = Note(bound, UNKNOWN)
        chances.append(Odds(state, 0).king(1))
    assert chances[0] == 0
    assert chances == sorted(chances)
    assert len(set(chances)) == 4


def test_where_every_king_lies_open_nobody_holds_one():
    state = armed("KS KH 7C JD", "4H 7S 8D 9C", "2D 4C 7H 8C 9H", cowboys=["KD", "", "KC"], aces=2)
    assert [Odds(state, 0).king(other) for other in (1, 2)] == [0, 0]


def test_the_chances_of_a_hand_are_those_of_drawing():
    """Without a note: a hand of three unseen cards among 40 with 3 kings holds one by the book, times the
    share by which kings are kept."""
    state = turn("4D 7C JD 8S 2C KS", "KD 4H 7S", "", discard="2D 4C")
    none = 37 / 40 * 36 / 39 * 35 / 38
    assert Odds(state, 0).king(1) == pytest.approx((1 - none) * 1.35)
    assert Odds(state, 0).king(2) == 0


def test_a_22_is_not_fired_at_a_6_that_is_known():
    """The same king, but the one hand is known to hold a 6 besides."""
    state = armed("4D 7C JD 8S", "KD 6H 7S 8D", "KC 4C 7H 8C", gun=".22 2S 2H")
    state.known[1] = (Known(parse_card("KD"), NOBODY), Known(parse_card("6H"), NOBODY))
    state.known[2] = (Known(parse_card("KC"), NOBODY),)
    assert chosen(state) == "shoot .22 2S2H at 2"


def test_a_45_takes_a_cowboy_without_fail():
    state = armed("4D 7C JD 8S", "4H 7S 8D", "4C 7H 8C", gun=".45 4S 5S", cowboys=["", "KD KH", ""], aces=2)
    assert chosen(state).startswith("shoot .45 4S5S at 1 cowboy")
    assert "without fail" in reason(state)


def test_a_quick_draw_takes_a_gun_when_no_king_is_likely():
    guns = [[".357q 3S 5S 7S"], [".38 3D 8H"], []]
    keys: dict[str, Any] = {"cowboys": ["KS KH", "", "KC"], "aces": 1}
    state = turn("KD 7C JD 8S", "4H 7D 8D", "4C 7H 8C", guns=guns, **keys)
    assert chosen(state) == "shoot .357q 3S5S7S at 1 gun .38 3D8H"
    assert "takes the gun" in reason(state)


def test_a_22_stays_in_its_holster_where_it_would_surely_backfire():
    guns = [[".22 2S 2H", ".38 3S 8H"], [], []]
    begun = {"seat": 0, "spent": True, "fired": [".38 3S 8H"]}
    state = turn("4D 7C JD 8S", "6H 6S 7S 8D", "6C 4C 7H 8C", guns=guns, phase="shoot", turn=begun)
    for other, six in ((1, "6H"), (2, "6C")):
        state.known[other] = (Known(parse_card(six), NOBODY),)
        state.notes[other] = Note(0, UNKNOWN)
    assert chosen(state) == "holster"
    assert "No other shot" in reason(state)


def test_a_9_goes_to_be_rid_of_6s():
    state = turn("9S 6S 6H JD QH", "2S 3S 4H", "5H 7H 8C")
    assert chosen(state).startswith("nine 9S")
    assert "two unseen ones" in reason(state)


# --------------------------------------------------------------------- answers
def answer(hand, gun=".22 2S 2H"):
    return turn(
        "4D 7C JD 8S", hand, "4C 7H 8C", guns=[[gun], [], []], phase="answer", to_act=1,
        turn={"seat": 0, "spent": True, "gun": gun, "fired": [gun]},
    )  # fmt: skip


def test_a_6_is_given_rather_than_a_king():
    state = answer("KD 6H 7S 8D")
    assert chosen(state, seat=1) == "give 6H"
    assert "backfires" in reason(state, seat=1)


def test_the_king_that_makes_no_couple_is_given():
    state = answer("KD QD KH 7S", gun=".38 3S 8H")
    assert chosen(state, seat=1) == "give KH"
    assert "spare most" in reason(state, seat=1)


# --------------------------------------------------------------------- discards, draws, passes
def discarding(*hands, **keys):
    return turn(*hands, phase="discard", turn={"seat": 0, **keys.pop("turn", {})}, **keys)


def test_a_10_is_laid():
    state = discarding("TS 4D 7C JD KS", "2S 3S 4H", "5H 7H 8C")
    assert chosen(state) == "discard TS"
    assert "costs points in the hand" in reason(state)


def test_kings_and_pictures_are_kept():
    assert chosen(discarding("KS QH JD 9C", "2S 3S 4H", "5H 7H 8C")) == "discard 9C"
    assert chosen(discarding("KS KH KD JC", "2S 3S 4H", "5H 7H 8C")) == "discard JC"
    assert "can spare it most" in reason(discarding("KS KH KD JC", "2S 3S 4H", "5H 7H 8C"))


def test_a_gun_is_not_broken():
    state = discarding("3D 8H 7C 4S KH", "2S 3S 4H", "5H 7H 8C")
    assert chosen(state) in ("discard 7C", "discard 4S")


def test_a_6_goes_as_soon_as_it_may():
    state = discarding("6S KH QD JC", "2S 3S 4H", "5H 7H 8C")
    assert chosen(state) == "discard 6S"
    assert "Now the 6 may go" in reason(state)


def test_the_king_of_a_known_couple_is_drawn_from_the_open_pile():
    keys: dict[str, Any] = {"discard": "3C KS", "draw": "2D 4C 9H", "phase": "draw", "turn": {"seat": 0}}
    state = turn("QS 4D 7C JD", "2S 3S 4H", "5H 7H 8C", **keys)
    assert chosen(state) == "draw top"
    assert "lies open" in reason(state)
    keys["discard"] = "KS 6C"
    assert chosen(turn("QS 4D 7C JD", "2S 3S 4H", "5H 7H 8C", **keys)) == "draw pile"


def test_a_hint_does_not_speak_of_an_open_card_where_none_can_be_taken():
    keys: dict[str, Any] = {"discard": "6C", "draw": "2D 4C 9H", "phase": "draw"}
    state = turn("QS 4D 7C JD", "2S 3S 4H", "5H 7H 8C", turn={"seat": 0, "laid": 1}, **keys)
    assert chosen(state) == "draw pile"
    assert reason(state) == "Only the draw pile has a card for this turn."
    state = turn("QS 4D 7C JD", "2S 3S 4H", "5H 7H 8C", turn={"seat": 0}, **keys)
    assert "better than the one that lies open" in reason(state)


def test_after_a_5_two_are_drawn():
    keys: dict[str, Any] = {"discard": "3C 6D 5C", "draw": "2D 4C 9H", "phase": "draw"}
    keys["turn"] = {"seat": 0, "five": True, "laid": 1}
    assert chosen(turn("QS 4D 7C JD", "2S 3S 4H", "5H 7H 8C", **keys)) == "draw pile pile"
    keys["discard"] = "3C KS 5C"
    assert chosen(turn("QS 4D 7C JD", "2S 3S 4H", "5H 7H 8C", **keys)) == "draw pile top"


def test_what_hurts_is_passed():
    hands = ["6S 6H KS QS 3D 8H 9C", "2S 3S 4H 7D 8S 9S TS", "5H 7H 8C 9D JC TD QH"]
    state = turn(*hands, phase="pass3", dealer=2, to_act=[0, 1, 2], turn={"seat": 2, "direction": "left"})
    given = set(chosen(state).split()[1:])
    assert {"6S", "6H"} <= given
    assert not given & {"KS", "QS"}


def test_what_hurts_goes_to_who_leads():
    for scores, to in (([0, 150, 20], "left"), ([0, 20, 150], "right")):
        hands = ["4S 7C 9H JD QS 2C 3C", "5S 7D 9C JH QD 2D 3D", "6S 7H 9D JC QH 2H 3H"]
        state = turn(*hands, dealer=0, phase="direction", scores=scores)
        assert chosen(state) == f"direction {to}"


# --------------------------------------------------------------------- the end of a hand
def test_the_last_ten_ends_a_hand_that_is_won():
    keys: dict[str, Any] = {"tens": ["TH", "TD", "TC"], "guns": [[".22 2S 2H"], [], []]}
    assert chosen(discarding("TS KH QD", "3S 4H", "7H 8C", **keys)) == "discard TS"


def test_the_hand_is_not_ended_for_another_s_victory():
    """The game would be over, and another has far more: the 10 stays back, though it costs points."""
    keys: dict[str, Any] = {
        "tens": ["TH", "TD", "TC"],
        "guns": [[".22 2S 2H"], [], []],
        "scores": [20, 190, 60],
    }
    assert chosen(discarding("TS KH QD 4S", "3S 4H KD", "7H 8C KC", **keys)) == "discard 4S"
    assert "too soon" in reason(discarding("TS KH QD 4S", "3S 4H KD", "7H 8C KC", **keys))
    keys["scores"] = [190, 20, 60]
    assert chosen(discarding("TS KH QD 4S", "3S 4H KD", "7H 8C KC", **keys)) == "discard TS"


def test_the_last_ten_but_one_stays_back_for_another_would_end_the_hand():
    """With a .22 out, whoever lays the last 10 gets the credit; not so where both are in the own hand, where
    no .22 lies yet, or where the aces are about to end the hand."""
    keys: dict[str, Any] = {"tens": ["", "TD", "TC"], "guns": [[], [".22 2S 2H"], []]}
    assert chosen(discarding("TS KH QD 4S", "3S 4H KD", "7H 8C KC", **keys)) == "discard 4S"
    assert "whoever lays the last one" in reason(discarding("TS KH QD 4S", "3S 4H KD", "7H 8C KC", **keys))
    assert chosen(discarding("TS TH KH QD 4S", "3S 4H KD", "7H 8C KC", **keys)) in (
        "discard TS",
        "discard TH",
    )
    keys["guns"] = [[], [".38 3D 8H"], []]
    assert chosen(discarding("TS KH QD 4S", "3S 4H KD", "7H 8C KC", **keys)) == "discard TS"
    keys |= {"guns": [[], [".22 2S 2H"], []], "cowboys": ["KH", "KD KC", ""], "aces": 1}
    assert chosen(discarding("TS KS QD 4S", "3S 4H", "7H 8C", **keys)) == "discard TS"


def test_turns_left_fall_with_aces_and_tens():
    hands = ["4S 7C", "3S 4H", "7H 8C"]
    start = Sight(turn(*hands), 0).turns_left
    aces = Sight(turn(*hands, aces=1, cowboys=["KS", "KH", "KD"], guns=[[".38 3D 8H"], [], []]), 0)
    tens = Sight(turn(*hands, tens=["TS TH", "TD", ""], guns=[[".22 2S 2H"], [], []]), 0)
    assert start > aces.turns_left >= 1
    assert start > tens.turns_left >= 1


# --------------------------------------------------------------------- the greenhorn
def test_a_greenhorn_overlooks_things_and_never_asks_who_holds_what():
    state = turn("KS QS 3D 8H 7C 9D 4S", "2S 3S 4H", "5H 7H 8C")
    begins = Counter(chosen(state, "greenhorn", seed=seed) for seed in range(200))
    assert begins["couple S"] > 100
    assert begins["nothing"] > 0
    state = armed("4D 7C JD 8S 2C", "KD 4H 7S 8D 9C", "2D 4C 7H 8C 9H")
    state.known[1], state.notes[2] = (Known(parse_card("KD"), NOBODY),), Note(0, UNKNOWN)
    shots = Counter(chosen(state, "greenhorn", seed=seed) for seed in range(200))
    assert min(shots["shoot .38 3S8H at 1"], shots["shoot .38 3S8H at 2"]) > 50


def test_a_greenhorn_lays_tens_and_slips():
    state = discarding("TS 4D 7C JD KS", "2S 3S 4H", "5H 7H 8C")
    gone = Counter(chosen(state, "greenhorn", seed=seed) for seed in range(300))
    assert gone["discard TS"] > 200
    assert len(gone) == 5
