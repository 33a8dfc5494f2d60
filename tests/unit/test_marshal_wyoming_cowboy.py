"""The marshal of Wyoming Cowboy: what he makes of single positions, what his forecast says, and that he sees
no more than his seat."""

from functools import partial
from typing import Any

import pytest

from tabletop.ai.marshal import Marshal
from tabletop.ai.player import Budget, Choice, policy_for, seat_source
from tabletop.ai.policies.wyoming_cowboy import decision, marshal
from tabletop.ai.policies.wyoming_cowboy.forecast import chances_after, forecast, win_chances
from tabletop.ai.policies.wyoming_cowboy.net import Net
from tabletop.core.cards import parse_card
from tabletop.core.game import CHANCE
from tabletop.core.options import make_rules, random_rules
from tabletop.core.rng import Stream
from tabletop.games.wyoming_cowboy import WYOMING_COWBOY as GAME
from tabletop.games.wyoming_cowboy.state import NOBODY, UNKNOWN, Known, Note, State
from tests.unit.ai_asked import ask, asked, check_blind, check_legal, check_reason
from tests.unit.wyoming_setup import turn

SHORT = {"hand_limit": range(1, 3), "stall_rounds": range(3, 16)}
"""Drawn house rules that keep a game short."""


def thought(state: State, seat: int = 0) -> Choice:
    return ask(GAME, "marshal", state, seat).choice


def chosen(state: State, seat: int = 0) -> str:
    move = thought(state, seat).move
    assert move is not None
    return GAME.move_text(move)


def answers(seats, seed):
    """Every question put to the marshals of a short game, a mover by chance on every other chair."""
    levels = ["marshal" if seat % 2 == 0 else "random" for seat in range(seats)]
    drawn = random_rules(GAME.options, Stream(seed), SHORT)
    return (one for one in asked(GAME, levels, drawn, seed) if one.level == "marshal")


# --------------------------------------------------------------------- whole games
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_choice_is_legal_under_any_house_rules(seats):
    kinds = set()
    for one in answers(seats, 40 + seats):
        check_legal(GAME, one)
        kinds.add(one.choice.move[0])
        for weighed in one.choice.weighed:
            assert weighed.move in one.legal
            assert 0 <= weighed.chance <= 1
    assert {"pass", "nothing", "discard", "draw"} <= kinds


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_choice_is_the_same_in_worlds_that_differ_only_in_hidden_cards(seats):
    others = sum(check_blind(GAME, one) for one in answers(seats, seats) if one.number % 3 == 0)
    assert others > 4


def test_what_a_marshal_chooses_does_not_hang_on_what_he_was_asked_before():
    used = marshal()
    for one in answers(4, 9):
        source = seat_source(one.number + 9, one.seat)
        again = used.choose(GAME, one.view, one.seat, one.legal, source, Budget())
        assert again == one.choice


def test_every_reason_is_a_sentence_in_both_languages():
    said = {check_reason(one.choice.reason) for one in answers(4, 2) if one.choice.reason is not None}
    assert len(said) > 5


# --------------------------------------------------------------------- single positions
DISCARDING: dict[str, Any] = {"phase": "discard", "turn": {"seat": 0}}


def test_the_last_ten_ends_the_hand_that_wins_the_game_and_no_other():
    keys: dict[str, Any] = {"tens": ["TH", "TD", "TC"], "guns": [[".22 2S 2H"], [], []], **DISCARDING}
    hands = ("TS KH QD 4S", "3S 4H KD", "7H 8C KC")
    assert chosen(turn(*hands, scores=[190, 20, 60], **keys)) == "discard TS"
    assert chosen(turn(*hands, scores=[20, 190, 60], **keys)) != "discard TS"


def test_a_couple_is_shown_before_it_is_shot_at():
    state = turn("KS QS 3D 7C 9D 4S JH", "2S 3S 4H", "5H 7H 8C", guns=[[], [".38 3H 8H"], [".38 3C 8D"]])
    assert chosen(state) == "couple S"


def armed(**keys):
    hands = ("4D 7C JD 8S 2C", "KD 4H 7S 8D 9C", "2D 4C 7H 8C 9H")
    return turn(*hands, guns=[[".38 3S 8H"], [], []], **keys)


def test_a_known_king_is_shot_at_and_a_hand_without_kings_is_not():
    state = armed()
    state.known[1] = (Known(parse_card("KD"), NOBODY),)
    state.notes[2] = Note(0, UNKNOWN)
    assert chosen(state) == "shoot .38 3S8H at 1"
    state.known[1], state.known[2] = (), (Known(parse_card("KD"), 0),)
    state.notes[1], state.notes[2] = Note(0, UNKNOWN), Note(UNKNOWN, UNKNOWN)
    assert chosen(state) == "shoot .38 3S8H at 2"


def test_a_6_goes_as_soon_as_it_may():
    assert chosen(turn("6S KH QD JC", "2S 3S 4H", "5H 7H 8C", **DISCARDING)) == "discard 6S"


def test_6s_are_passed():
    hands = ["6S 6H KS QS 3D 8H 9C", "2S 3S 4H 7D 8S 9S TS", "5H 7H 8C 9D JC TD QH"]
    state = turn(*hands, phase="pass3", dealer=2, to_act=[0, 1, 2], turn={"seat": 2, "direction": "left"})
    assert {"6S", "6H"} <= set(chosen(state).split()[1:])


def test_of_a_big_hand_only_few_passes_and_guns_are_thought_of():
    small = " ".join(f"{rank}{suit}" for rank in "34578" for suit in "SHDC")
    hands = (f"{small} 6S", "2S 2H 2D", "JS JH JD")
    keys: dict[str, Any] = {
        "turn": {"seat": 0, "direction": "left", "spent": True, "laid": 1},
        "to_act": [0, 1, 2],
    }
    state = turn(*hands, phase="pass2", discard="9S", **keys)
    assert len(GAME.legal(state, 0)) == 210
    assert 1 < len(thought(state).weighed) <= 20
    assert "6S" in chosen(state)
    state = turn(*hands)
    assert len(GAME.legal(state, 0)) > 80
    assert len(thought(state).weighed) <= 20
    assert chosen(state).startswith("gun")


# --------------------------------------------------------------------- the forecast
def test_the_forecast_of_a_full_state_is_that_of_the_view():
    state = armed()
    state.known[1] = (Known(parse_card("KD"), 2),)
    assert forecast(state, 0) == forecast(GAME.view(state, 0), 0)


def test_what_shots_have_told_stands_in_the_forecast():
    state = armed()
    state.notes[1] = Note(0, 0)
    state.known[2] = (Known(parse_card("4C"), 0), Known(parse_card("KC"), 0))
    foreseen = forecast(state, 0)
    assert (foreseen.kings[1], foreseen.sixes[1], foreseen.kings[2]) == (0, 0, 1)
    assert 0 < foreseen.sixes[2] < 1


def test_chances_are_those_of_everybody_together():
    for seats in (3, 4, 5, 6):
        state = GAME.new(seats, make_rules(GAME.options))
        while GAME.actors(state)[0] == CHANCE:
            GAME.play(state, CHANCE, GAME.chance(state, Stream(seats)))
        foreseen = forecast(state, 0)
        assert sum(foreseen.chances) == pytest.approx(1)
        assert all(0.02 < chance < 0.7 for chance in foreseen.chances)


def test_a_lead_is_worth_more_the_nearer_the_end_is():
    state = armed()
    early = win_chances(state, [60, 30, 30], 4)[0]
    late = win_chances(state, [190, 160, 160], 4)[0]
    last = win_chances(state, [230, 200, 200], 0)[0]
    assert 1 / 3 < early < late < last < 1


def test_when_the_game_is_over_the_chances_are_certain():
    state = turn("4D 7C JD 8S 2C", "KD 4H 7S 8D 9C", "2D 4C 7H 8C 9H")
    state.phase, state.acting = "over", ()
    state.scores = (210, 210, 60)
    assert chances_after(state) != [0.5, 0.5, 0]  # a tie plays on
    state.scores = (210, 190, 60)
    assert chances_after(state) == [1, 0, 0]


def test_a_network_sums_its_parts():
    weights = (((1.0, 2.0, 3.0), (-1.0, 0.0, 0.0)), (0.5, 0.0), ((2.0, 5.0),), (1.0,))
    net = Net((2, 1), weights)
    assert net.run((1.0, 1.0), (1.0,)) == (1 + 2 * 6.5,)
    assert net.run((-1.0, 0.0), (0.0,)) == (1 + 5 * 1.0,)


# --------------------------------------------------------------------- what is valued how
def test_a_shot_is_valued_by_how_likely_a_king_is_not_by_the_one_world():
    """Whether the world's victim holds a king or not, both outcomes are weighed."""
    values = []
    for hands in (("KD 4H 7S 8D 9C", "2D 4C 7H 8C 9H"), ("2D 4H 7S 8D 9C", "KD 4C 7H 8C 9H")):
        state = turn("4D 7C JD 8S 2C", *hands, guns=[[".38 3S 8H"], [], []], draw="KS KH JC QC QS 3C")
        view = GAME.view(state, 0)
        made = decision.Decision(view, 0, Stream(1))
        move = GAME.parse_move("shoot .38 3S8H at 1")
        values.append(made.value(move, partial(GAME.clone, state), Stream(2))[0])
    assert values[0] == pytest.approx(values[1], abs=0.02)


def test_every_hidden_card_comes_up_on_the_draw_pile():
    state = turn("4D 7C JD 8S 2C", "KD 4H", "2D 4C", draw="KS KH JC QC QS 3C")
    made = decision.Decision(GAME.view(state, 0), 0, Stream(1))
    tops = [made.world(Stream(number)).draw[-1] for number in range(10)]
    assert len(set(tops)) >= 8


def test_the_marshal_is_the_third_level():
    assert isinstance(policy_for(GAME.key, "marshal"), Marshal)
