"""Lockdown Poker as a whole: every move there could be, chips that never get lost, pots, forced cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.cards import card_text, parse_cards
from tabletop.core.game import CHANCE, Feed, Move, PositionError
from tabletop.core.options import make_rules
from tabletop.core.record import Line
from tabletop.core.rng import Stream, stream
from tabletop.games.lockdown_poker import LOCKDOWN_POKER as GAME
from tabletop.games.lockdown_poker import betting, events, pots
from tabletop.games.lockdown_poker.deck import DECK, HOLE, SEVENTH
from tabletop.games.lockdown_poker.moves import Bet, Draw, Lock, Sheriff, Switch, Word
from tabletop.games.lockdown_poker.state import State
from tests.unit.lockdown_setup import BET, MONEY, SWITCH, play, setup

NAMED = (*DECK, HOLE, SEVENTH)
WORDS = ("stand", "no-sheriff", "check", "bet", "call", "raise", "fold")


def walk(rules: dict[str, Any], seats: int, seed: int) -> Iterator[State]:
    """A random game, interrupts included: every position in which a seat may act."""
    s = GAME.new(seats, make_rules(GAME.options, rules))
    source = Stream(seed)
    while GAME.over(s) != "game":
        seat, move = CHANCE, None
        if GAME.over(s) == "hand":
            move = GAME.next_hand(s)
        elif GAME.actors(s) == (CHANCE,):
            move = GAME.chance(s, source)
        else:
            yield s
            rash = [seat for seat in GAME.interrupts(s) if source.below(6) == 0]
            seat = rash[0] if rash else GAME.actors(s)[0]
            move = source.choice(GAME.legal(s, seat))
        GAME.play(s, seat, move)
    yield s


def every_move(seats: int, chips: int) -> Iterator[Move]:
    """Every move that can be written, but for amounts beyond all chips."""
    for seat in range(seats + 1):
        yield from (Switch("switch", mine, seat, theirs) for mine in NAMED for theirs in NAMED)
        yield from (Sheriff("sheriff", seat, what) for what in NAMED)
    for card in NAMED:
        yield Lock("lock", card)
        yield Draw("draw", card)
    yield from (Word(word) for word in WORDS)
    yield from (Bet(kind, amount) for kind in ("bet", "raise") for amount in range(chips + 3))


@pytest.mark.parametrize(
    "rules",
    [
        {"hands": 1},
        {"hands": 1, "hole_sheriff": "showdown"},
        {**MONEY, "hands": 2, "stack": 12},
        {**MONEY, "hands": 2, "stack": 20, "limit": "pot"},
        {**MONEY, "hands": 2, "stack": 9, "limit": "none", "ante": 0},
    ],
)
def test_the_list_is_every_move_that_is_not_refused(rules: dict[str, Any]) -> None:
    """Every move there could be, held against the list; of amounts the list names some, all others lie
    between two of them."""
    source = Stream(1)
    chips = 3 * rules.get("stack", 0)
    for seed in range(2):
        for s in walk(rules, 3, seed):
            if source.below(8):
                continue
            for seat in range(3):
                listed = GAME.legal(s, seat)
                fine = [move for move in every_move(3, chips) if GAME.why_not(s, seat, move) is None]
                amounts = [move[1] for move in fine if isinstance(move, Bet)]
                assert {move for move in fine if not isinstance(move, Bet)} == {
                    move for move in listed if not isinstance(move, Bet)
                }
                named = [move[1] for move in listed if isinstance(move, Bet)]
                assert amounts == (list(range(named[0], named[-1] + 1)) if named else [])


@pytest.mark.parametrize("limit", ["fixed", "pot", "none"])
@pytest.mark.parametrize(("seats", "stack", "ante"), [(2, 10, 1), (4, 30, 3), (6, 7, 5), (5, 20, 0)])
def test_no_chip_is_lost(limit: str, seats: int, stack: int, ante: int) -> None:
    rules = {**MONEY, "limit": limit, "stack": stack, "ante": ante, "hands": 6}
    for seed in range(3):
        for s in walk(rules, seats, seed):
            assert sum(s.stacks) + sum(s.bets) + sum(s.paid) == seats * stack
            assert min(*s.stacks, *s.bets, *s.paid) >= 0
            if s.phase == "bet":
                assert s.stacks[s.to_act] > 0
                assert max(s.bets) > s.bets[s.to_act] or betting.others_have_chips(s, s.to_act)


# -------------------------------------------------------------------- pots
def chip_by_chip(paid: list[int], live: int) -> list[tuple[int, tuple[int, ...]]]:
    """Pots the slow way: the n-th chip of everybody belongs to who is in and paid as many."""
    found: dict[tuple[int, ...], int] = {}
    last: tuple[int, ...] = ()
    for n in range(1, max(paid) + 1):
        able = tuple(seat for seat in range(len(paid)) if live >> seat & 1 and paid[seat] >= n)
        last = able or last
        found[last] = found.get(last, 0) + sum(amount >= n for amount in paid)
    return [(chips, able) for able, chips in found.items()]


@given(st.lists(st.integers(0, 12), min_size=2, max_size=6), st.integers(1, 63))
def test_pots_are_split_as_chip_by_chip(paid: list[int], mask: int) -> None:
    live = mask & ((1 << len(paid)) - 1)
    if live == 0 or not any(paid[seat] for seat in range(len(paid)) if live >> seat & 1):
        return
    found = pots.split(paid, live)
    assert [(pot.chips, pot.eligible) for pot in found] == chip_by_chip(paid, live)
    assert sum(pot.chips for pot in found) == sum(paid)


def test_a_goal_that_nobody_can_reach_ends_with_the_first_hand() -> None:
    rules = {"goal": "points", "points_chart": [0] * 11, "best_bonus": 0}
    *_, s = walk(rules, 3, 1)
    assert (s.hand, GAME.winners(s)) == (1, [0, 1, 2])


# -------------------------------------------------------------------- forced cards
def test_forced_cards_come_when_they_are_dealt_or_drawn_in_order() -> None:
    s = setup({**SWITCH, "acted": [1, 2]})
    feed = Feed([], parse_cards("5S 8H 8D 8C 9C"), [])
    draw = GAME.parse_move("draw 3S")
    GAME.bring(s, 0, draw, feed)
    assert list(map(card_text, feed.cards)) == ["9C"]
    before = sorted(s.deck)
    GAME.play(s, 0, draw)
    assert sorted([*s.deck, *parse_cards("5S 8H 8D 8C")]) == before
    assert [[card_text(card) for card in row[2:]] for row in s.up] == [["8H"], ["8D"], ["8C"]]
    assert card_text(s.up[0][1]) == "5S"


def test_a_forced_card_that_is_not_in_the_deck_is_refused() -> None:
    with pytest.raises(PositionError) as error:
        GAME.bring(setup(SWITCH), 0, GAME.parse_move("draw 3S"), Feed([], parse_cards("QC"), []))
    assert error.value.key == "cards"


def test_forced_cards_are_the_first_of_a_deal() -> None:
    feed = Feed([], parse_cards("AS AH KS KH QS QH JS"), [])
    line = Line(GAME, GAME.new(2, make_rules(GAME.options)), 5, 0, feed)
    line.settle([])
    s = line.state
    first = 1 - s.dealer
    assert [card_text(s.hole[seat]) for seat in (first, s.dealer)] == ["AS", "AH"]
    assert [" ".join(map(card_text, s.up[seat])) for seat in (first, s.dealer)] == ["KS QS", "KH QH"]
    assert line.chance_count == 2


# -------------------------------------------------------------------- what scenes and AI seats are told
def test_the_story_of_a_hand_for_chips() -> None:
    s = setup({**BET, "round": 3, "deck": "5H 6D TC"}, MONEY)
    log = play(s, "0: bet", "2: sheriff 1 QC", "1: raise", "2: fold", "0: call")
    kinds = "wagered sheriff-played wagered folded wagered bets-gathered card-dealt switching-begins"
    assert " ".join(event.kind for event in log) == kinds
    captured, gathered, dealt = log[1], log[5], log[6]
    assert isinstance(captured, events.SheriffPlayed)
    places = (captured.place, captured.at, captured.target, captured.what, captured.what_at)
    assert places == ("up", 1, 1, "up", 1)
    assert isinstance(gathered, events.BetsGathered)
    assert (gathered.bets, gathered.pot) == ((4, 4, 0), 12)
    assert isinstance(dealt, events.CardDealt)
    assert (dealt.seats, dealt.round, list(map(card_text, dealt.cards))) == ((0, 1), 4, ["6D", "TC"])


def test_the_hands_are_shown_from_the_dealer_s_left() -> None:
    position = {"phase": "sheriff", "seventh": ["QS", "XS", "2S"], "dealer": 1}
    log = play(setup(position, seats=3), "1: no-sheriff")
    assert [event.seat for event in log if isinstance(event, events.TurnedUp)] == [2, 0, 1]
    shown = [event for event in log if isinstance(event, events.HandShown)]
    assert [event.seat for event in shown] == [2, 0, 1]
    best = max(shown, key=lambda event: event.worth)
    over = log[-1]
    assert isinstance(over, events.HandOver)
    assert over.winners == (best.seat,)


def test_chance_deals_a_whole_deck() -> None:
    s = GAME.new(4, make_rules(GAME.options))
    GAME.play(s, CHANCE, GAME.chance(s, stream(1, 0)))
    deal = GAME.chance(s, stream(1, 1))
    assert sorted(deal[1]) == list(DECK)
    refusal = GAME.why_not(s, CHANCE, GAME.parse_move("deal KH KS"))
    assert refusal is not None
    assert refusal.code == "bad-move"
