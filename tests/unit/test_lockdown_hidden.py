"""Who knows what in Lockdown Poker: holes, sevenths, captured cards, what may be undone, what worlds fit."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.cards import HIDDEN, card_text, parse_card
from tabletop.core.events import Event
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker import LOCKDOWN_POKER as GAME
from tabletop.games.lockdown_poker import events
from tabletop.games.lockdown_poker.deck import SHERIFF
from tabletop.games.lockdown_poker.state import State
from tests.unit.lockdown_setup import BET, LAST, MONEY, SWITCH, play, setup

SEATS = (0, 1, None)
MONEY_LAST: dict[str, Any] = {
    **LAST, "phase": "bet", "to_act": 0, "stacks": [9, 9], "bets": [0, 0], "paid": [5, 5],
}  # fmt: skip


def holes(s: State, seat: int | None) -> list[str]:
    return [card_text(card) for card in GAME.view(s, seat).hole]


def sevenths(s: State, seat: int | None) -> list[str]:
    return [card_text(card) for card in GAME.view(s, seat).seventh]


def capture(log: list[Event], seat: int | None) -> tuple[str, str]:
    """(the captured card, the new one) as a seat is told them."""
    (event,) = (event for event in log if isinstance(event, events.SheriffPlayed))
    told = GAME.redact(event, seat)
    assert isinstance(told, events.SheriffPlayed)
    return card_text(told.card), card_text(told.dealt)


def test_nobody_sees_a_hole_card_and_only_its_owner_a_seventh() -> None:
    s = setup(LAST)
    assert [holes(s, seat) for seat in SEATS] == [["??", "??"]] * 3
    assert [sevenths(s, seat) for seat in SEATS] == [["QS", "??"], ["??", "XS"], ["??", "??"]]
    assert set(GAME.view(s, 0).deck) == {HIDDEN}


def test_the_seventh_card_is_told_to_its_owner_alone() -> None:
    s = setup({**LAST, "phase": "switch", "round": 6, "to_act": 1, "acted": [0], "seventh": ["--", "--"]})
    log = play(s, "1: stand")
    (dealt,) = (event for event in log if isinstance(event, events.CardDealt))
    assert len(dealt.cards) == 2
    for seat in SEATS:
        told = GAME.redact(dealt, seat)
        assert isinstance(told, events.CardDealt)
        assert [card != HIDDEN for card in told.cards] == [to == seat for to in dealt.seats]


def test_an_open_card_that_went_down_is_remembered_by_all() -> None:
    s = setup(MONEY_LAST, MONEY)
    log = play(s, "1: sheriff 0 KH")
    assert [sevenths(s, seat)[1] for seat in SEATS] == ["KH"] * 3
    assert [capture(log, seat) for seat in SEATS] == [("KH", card_text(s.up[0][0]))] * 3
    world = GAME.determinize(GAME.view(s, 0), 0, Stream(3))
    assert card_text(world.seventh[1]) == "KH"
    assert GAME.decode(GAME.encode(s)) == s


def test_a_captured_seventh_is_known_to_both() -> None:
    s = setup(MONEY_LAST, MONEY)
    log = play(s, "1: sheriff 0 seventh")
    assert [sevenths(s, seat)[1] for seat in SEATS] == ["QS", "QS", "??"]
    new = card_text(s.seventh[0])
    assert [sevenths(s, seat)[0] for seat in SEATS] == [new, "??", "??"]
    assert [capture(log, seat) for seat in SEATS] == [("QS", new), ("QS", "??"), ("??", "??")]


def test_a_captured_hole_card_that_stays_down_is_known_to_its_new_owner() -> None:
    s = setup(MONEY_LAST, MONEY)
    log = play(s, "1: sheriff 0 hole")
    assert [sevenths(s, seat)[1] for seat in SEATS] == ["??", "4C", "??"]
    assert [holes(s, seat) for seat in SEATS] == [["??", "??"]] * 3
    assert [capture(log, seat) for seat in SEATS] == [("??", "??"), ("4C", "??"), ("??", "??")]


def test_a_captured_hole_card_that_comes_up_is_seen_by_all() -> None:
    s = setup(SWITCH)
    log = play(s, "2: sheriff 0 hole")
    assert capture(log, None) == ("4C", "??")
    assert "4C" in map(card_text, s.up[2])


def test_the_cards_of_all_in_the_hand_are_seen_when_it_is_over() -> None:
    s = setup(LAST)
    play(s, "1: no-sheriff")
    assert [holes(s, seat) for seat in SEATS] == [["4C", "9D"]] * 3
    assert [sevenths(s, seat) for seat in SEATS] == [["QS", "XS"]] * 3


def test_a_folded_player_s_cards_and_a_pot_taken_unseen_stay_hidden() -> None:
    s = setup(BET, MONEY)
    play(s, "0: bet", "1: fold", "2: fold")
    assert [holes(s, seat) for seat in SEATS] == [["??", "??", "??"]] * 3
    seen = {
        **LAST,
        "hole": ["4C", "9D", "5C"],
        "up": [*LAST["up"], "5S 5H 5D 2C 2D"],
        "seventh": ["QS", "6C", "6S"],
    }
    s = setup(
        {**seen, "phase": "bet", "stacks": [9, 9, 9], "paid": [1, 1, 1], "dealer": 2, "to_act": 0}, MONEY
    )
    play(s, "0: fold", "1: check", "2: check")
    assert holes(s, 1) == ["??", "9D", "5C"]
    assert sevenths(s, 2) == ["??", "6C", "6S"]
    assert sevenths(s, 0) == ["QS", "6C", "6S"]


def test_a_view_tells_of_one_s_own_interrupt_alone() -> None:
    s = setup(MONEY_LAST, MONEY)
    assert GAME.interrupts(s) == (1,)
    assert GAME.interrupts(GAME.view(s, 1)) == (1,)
    assert GAME.interrupts(GAME.view(s, 0)) == GAME.interrupts(GAME.view(s, None)) == ()


def test_worlds_of_the_last_call_give_the_sheriff_to_who_is_asked() -> None:
    view = GAME.view(setup(LAST), 0)
    for k in range(20):
        world = GAME.determinize(view, 0, Stream(k))
        assert world.seventh[1] == SHERIFF
        assert GAME.view(world, 0) == view


def test_worlds_put_unseen_cards_anywhere() -> None:
    view = GAME.view(setup(SWITCH), 0)
    held = {GAME.determinize(view, 0, Stream(k)).hole[1] for k in range(200)}
    assert len(held) > 35
    assert not held & {parse_card(word) for word in ["KH", "3S", "7D", "QC", "2C", "XS"]}


@pytest.mark.parametrize(
    ("move", "fine"),
    [
        ("0: switch 3S 1 QC", True),
        ("0: lock 3S", True),
        ("0: stand", True),
        ("0: draw 3S", False),
        ("2: sheriff 0 hole", False),
        ("-1: next-hand", False),
    ],
)
def test_what_may_be_undone_in_a_switching_round(move: str, fine: bool) -> None:
    seat, _, words = move.partition(": ")
    assert GAME.undoable(setup(SWITCH), int(seat), GAME.parse_move(words)) == fine


def test_the_end_of_a_round_is_not_undone_where_cards_are_dealt() -> None:
    last = {**SWITCH, "acted": [1, 2]}
    stand = GAME.parse_move("stand")
    assert not GAME.undoable(setup(last), 0, stand)
    # for chips a betting round follows first, which shows nothing
    assert GAME.undoable(setup(last, MONEY), 0, stand)


@pytest.mark.parametrize(("acted", "fine"), [([], True), ([1, 2], False)])
def test_a_check_is_undone_until_the_next_card(acted: list[int], fine: bool) -> None:
    assert GAME.undoable(setup({**BET, "acted": acted}, MONEY), 0, GAME.parse_move("check")) == fine


def test_the_last_check_before_a_last_call_is_not_undone() -> None:
    s = setup({**MONEY_LAST, "acted": [1]}, MONEY)
    assert not GAME.undoable(s, 0, GAME.parse_move("check"))
