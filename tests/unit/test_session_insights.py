"""What AI seats knew: kept for the hand that is over, bounded, forgotten, never told too early; asked again
it is the same."""

import json
import time
from dataclasses import replace

import pytest

from tabletop.ai.player import Answer, Request
from tabletop.core.game import CHANCE
from tabletop.core.options import make_rules
from tabletop.core.words import PLAIN
from tabletop.games import GAMES
from tabletop.games import game as game_of
from tabletop.games.lockdown_poker import LOCKDOWN_POKER
from tabletop.session import insights
from tabletop.session.insights import Decisions, Inquiry
from tabletop.session.plans import SeatPlan, parse_plan
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table
from tests.toy.tin_cans import TIN_CANS
from tests.unit import worker_doubles
from tests.unit.lockdown_setup import captured_seventh

BULLET = game_of("brown-bullet")
PAIR = [SeatPlan("human", "Ana"), SeatPlan("cowhand", "Doc Abel")]


def table_of(game=BULLET, plans=PAIR, seed=3, free_undo=False, **rules):
    table = Table(game, make_rules(game.options, rules), plans, seed, free_undo=free_undo)
    table.start()
    return table


@pytest.fixture
def closing():
    """Things to be closed when the test ends."""
    made = []

    def keep(thing):
        made.append(thing)
        return thing

    yield keep
    for thing in made:
        thing.close()


def poll(thing, patience=30.0):
    end = time.monotonic() + patience
    while time.monotonic() < end:
        found = thing()
        if found:
            return found
        time.sleep(0.003)
    pytest.fail("nothing came")


def play_hand(table, seats):
    """People make first moves, AI seats answer, until the hand or the game is over."""
    while table.over is None:
        seats.think()
        answer = seats.answer()
        if answer is not None:
            table.submit(*answer)
        elif (people := [seat for seat in table.actors if seat in table.humans]) and not seats.is_thinking:
            table.submit(people[0], table.legal(people[0])[-1])
        else:
            time.sleep(0.001)


def fake(table, seat):
    """A request and an answer as a worker would have them, for the first legal move."""
    game = table.game
    move = game.move_text(table.legal(seat)[0])
    request = Request(
        game.key, "cowhand", game.encode(table.view(seat)), seat, table.hand_events(seat), [move], seed=1
    )
    return request, Answer(move, None, 1.0)


def play_on(table, decisions, turns):
    """First moves by every seat; what the AI seats do is noted."""
    for _turn in range(turns):
        if table.over is not None:
            return
        seat = table.actors[0]
        if seat not in table.humans:
            decisions.note(*fake(table, seat))
        table.submit(seat, table.legal(seat)[0])


def to_the_end(table, decisions):
    play_on(table, decisions, 100_000)


# ---------------------------------------------------------------- what is kept
def test_nothing_is_told_while_the_hand_goes_on():
    table = table_of()
    decisions = Decisions(table)
    play_on(table, decisions, 12)
    assert table.over is None
    assert decisions.of(1) == []
    to_the_end(table, decisions)
    told = decisions.of(1)
    assert len(told) > 6
    assert decisions.of(0) == []
    assert [one.number for one in told] == sorted({one.number for one in told})


def test_the_next_deal_forgets():
    table = table_of(match_wins=2)
    decisions = Decisions(table)
    to_the_end(table, decisions)
    assert table.over == "hand"
    first = decisions.of(1)
    table.next_hand()
    to_the_end(table, decisions)
    assert table.over in ("hand", "game")
    second = decisions.of(1)
    assert first
    assert second
    assert not {one.number for one in first} & {one.number for one in second}


def test_what_was_taken_back_is_not_told():
    table = table_of(free_undo=True)
    decisions = Decisions(table)
    while table.actors != (1,):
        table.submit(0, table.legal(0)[0])
    play_on(table, decisions, 6)
    before = table.next_number
    while table.can_undo(0):
        table.undo(0)
    to_the_end(table, decisions)
    told = decisions.of(1)
    assert told
    marks = [one.number for one in told if one.number < before]
    assert set(marks) <= table.numbers()
    played = [entry.move for entry in table.record.entries if entry.seat == 1]
    assert len(told) < len(played)


def test_an_undo_out_of_the_end_closes_it_again():
    game = game_of("wyoming-cowboy")
    table = table_of(game, [*PAIR, SeatPlan("cowhand", "Mei Lin")], free_undo=True, hand_limit=2)
    decisions = Decisions(table)
    for _turn in range(100_000):
        if table.over == "hand":
            break
        play_on(table, decisions, 1)
    assert table.over == "hand"
    assert decisions.of(1)
    assert table.undo(0)
    assert table.over is None
    assert decisions.of(1) == []


def test_the_memory_is_bounded(monkeypatch):
    monkeypatch.setattr(insights, "KEPT_MOST", 5)
    bounded = Decisions(table_of())
    to_the_end(bounded.table, bounded)
    monkeypatch.undo()
    whole = Decisions(table_of())
    to_the_end(whole.table, whole)
    numbers = [[one.number for one in decisions.of(1)] for decisions in (bounded, whole)]
    assert len(numbers[1]) > 5
    assert numbers[0] == numbers[1][-5:]


def test_what_is_kept_holds_no_lists_that_can_be_made_again():
    table = table_of()
    decisions = Decisions(table)
    to_the_end(table, decisions)
    for one in decisions.of(1):
        assert one.request.legal == []
        assert one.request.events == []
        assert one.told > 0
        assert one.plan == PAIR[1]


@pytest.mark.parametrize("other", ["human:Bo", "cowhand:Bo"])
def test_a_person_s_card_that_stays_secret_is_not_told_to_other_people(other):
    plans = [parse_plan(words) for words in ("human:Ana", "cowhand:Doc Abel", other)]
    table = Table.at_position(LOCKDOWN_POKER, plans, captured_seventh(), 1)
    decisions = Decisions(table)
    table.submit(0, LOCKDOWN_POKER.parse_move("check"))
    decisions.note(*fake(table, 1))
    table.submit(1, LOCKDOWN_POKER.parse_move("bet"))
    table.submit(2, LOCKDOWN_POKER.parse_move("fold"))
    table.submit(0, LOCKDOWN_POKER.parse_move("fold"))
    assert table.over == "hand"
    assert table.view(None).seventh[0] < 0, "who folds shows nothing"
    assert len(decisions.of(1)) == (other == "cowhand:Bo")


# ---------------------------------------------------------------- asked again
@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_a_request_made_again_is_the_one_that_was_sent(game, closing, monkeypatch):
    sent = {}
    plain = Decisions.note

    def note(self, request, answer):
        sent[self.table.next_number] = request
        plain(self, request, answer)

    monkeypatch.setattr(Decisions, "note", note)
    plans = [SeatPlan("greenhorn", "Doc Abel"), SeatPlan("greenhorn", "Miss Ruby"), SeatPlan("greenhorn")]
    table = table_of(game, plans)
    seats = closing(AiSeats(table, 50))
    play_hand(table, seats)
    compared = 0
    for seat in range(3):
        for one in seats.decisions.of(seat):
            was, now = sent[one.number], seats.decisions.whole(one)
            assert (now.view, now.events, now.legal) == (was.view, was.events, was.legal)
            assert (now.seed, now.temper, now.level) == (was.seed, was.temper, was.level)
            assert now.millis is None
            compared += 1
    assert compared == min(len(sent), insights.KEPT_MOST)


@pytest.mark.parametrize("game", GAMES, ids=[game.key for game in GAMES])
def test_in_made_up_worlds_it_chooses_the_same(game, closing):
    plans = [SeatPlan("cowhand", "Doc Abel"), SeatPlan("greenhorn", "Miss Ruby"), SeatPlan("greenhorn")]
    table = table_of(game, plans)
    seats = closing(AiSeats(table, 50))
    play_hand(table, seats)
    inquiry = closing(Inquiry(seats.decisions))
    worlds = []
    for one in [*seats.decisions.of(0)[:3], *seats.decisions.of(1)[-3:]]:
        inquiry.ask(one)
        poll(lambda: inquiry.poll() and inquiry.insight)
        assert PLAIN.say(inquiry.insight.did)
        assert any(weighing.chosen for weighing in inquiry.insight.weighed)
        for _press in range(2):
            before = inquiry.shuffled
            inquiry.shuffle()
            poll(lambda before=before: inquiry.poll() and inquiry.shuffled is not before)
            shuffled = inquiry.shuffled
            assert shuffled.is_same
            assert shuffled.answer.move == one.answer.move
            assert game.encode(game.view(shuffled.world, one.seat)) == one.request.view
            worlds.append(json.dumps(game.encode(shuffled.world)))
    if game.secrets:
        assert len(set(worlds)) > 6, "pressing again makes another world"
    assert inquiry.problem == ""


def test_a_choice_that_differs_is_told_as_it_is(closing):
    table = table_of()
    seats = closing(AiSeats(table, 50))
    play_hand(table, seats)
    one = next(one for one in seats.decisions.of(1) if len(seats.decisions.whole(one).legal) > 1)
    legal = seats.decisions.whole(one).legal
    other = next(move for move in legal if move != one.answer.move)
    twisted = replace(one, answer=replace(one.answer, move=other))
    inquiry = closing(Inquiry(seats.decisions))
    inquiry.ask(twisted)
    inquiry.shuffle()
    poll(lambda: inquiry.poll() and inquiry.shuffled)
    assert not inquiry.shuffled.is_same
    assert inquiry.shuffled.answer.move == one.answer.move


def test_a_new_question_voids_the_old_one(closing):
    table = table_of()
    seats = closing(AiSeats(table, 50))
    play_hand(table, seats)
    first, *_, last = seats.decisions.of(1)
    inquiry = closing(Inquiry(seats.decisions))
    inquiry.ask(first)
    inquiry.shuffle()
    inquiry.ask(last)
    assert inquiry.is_waiting
    poll(lambda: inquiry.poll() and inquiry.insight)
    assert not inquiry.is_waiting
    assert inquiry.shuffled is None


@pytest.mark.parametrize("entry", [worker_doubles.dies_at_birth, worker_doubles.sends_rubbish])
def test_a_broken_worker_is_said(closing, entry):
    table = table_of()
    decisions = Decisions(table)
    to_the_end(table, decisions)
    inquiry = closing(Inquiry(decisions, entry))
    inquiry.ask(decisions.of(1)[-1])
    poll(lambda: inquiry.poll() and inquiry.problem)
    assert not inquiry.is_waiting
    inquiry.shuffle()
    assert inquiry.shuffled is None


def test_a_game_without_a_teller_of_its_own_is_told_plainly(closing):
    table = table_of(TIN_CANS, [SeatPlan("random", "Doc Abel"), SeatPlan("random", "Bo")])
    seats = closing(AiSeats(table, 50))
    play_hand(table, seats)
    told = [one for seat in (0, 1) for one in seats.decisions.of(seat)]
    assert told
    inquiry = closing(Inquiry(seats.decisions))
    for one in told[:2]:
        inquiry.ask(one)
        poll(lambda: inquiry.poll() and inquiry.insight)
        assert PLAIN.say(inquiry.insight.did) == one.answer.move
    assert table.actors in ((), (CHANCE,)) or table.over is not None
