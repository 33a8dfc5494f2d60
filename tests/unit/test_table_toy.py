"""The table on the toy game: secret choices at the same time, interrupts, dice, blind picks, two hands."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.game import IllegalMove
from tabletop.core.options import make_rules
from tabletop.core.record import replay
from tabletop.core.rng import Stream
from tabletop.session.couch import Couch, Screen
from tabletop.session.plans import SeatPlan
from tabletop.session.seats import AiSeats
from tabletop.session.table import Step, Table
from tests.toy.tin_cans import TIN_CANS, WHISTLE
from tests.unit import worker_doubles

PEOPLE = [SeatPlan("human", name) for name in ("Ana", "Bo", "Cy")]
ONE_PERSON = [PEOPLE[0], SeatPlan("random"), SeatPlan("random")]


def table_of(plans=PEOPLE, seed=1, **more):
    table = Table(TIN_CANS, make_rules(TIN_CANS.options), plans, seed, **more)
    table.start()
    return table


def play_on(table, source, moves=1000):
    """Play uniformly, interrupts included."""
    for _ in range(moves):
        if table.over == "game":
            return
        if table.over == "hand":
            table.next_hand()
            continue
        seat = source.choice(list(dict.fromkeys((*table.actors, *table.interrupts))))
        table.submit(seat, source.choice(list(table.legal(seat))))


def pass_all(table):
    for seat in table.actors:
        table.submit(seat, table.legal(seat)[0])


def with_whistle(off_turn=True, plans=PEOPLE):
    """A table in the turns of its first hand whose whistle is (or is not) held out of turn; and the
    holder."""
    for seed in range(50):
        table = table_of(plans, seed)
        pass_all(table)
        holder = next((s for s, hand in enumerate(table._progress.state.hands) if WHISTLE in hand), None)
        if holder is not None and (holder not in table.actors) == off_turn:
            return table, holder
    pytest.fail("no such deal in fifty")


# ---------------------------------------------------------------- secret choices at the same time
def test_secret_choices_are_held_until_all_have_chosen():
    table = table_of()
    entries, turn = table.record.entries, table.turn
    choices = {seat: table.legal(seat)[seat] for seat in (2, 0, 1)}
    for n, seat in enumerate((2, 0), 1):
        table.submit(seat, choices[seat])
        assert table.record.entries == entries
        assert len(table.actors) == 3 - n
        assert table.legal(seat) == []
        with pytest.raises(IllegalMove):
            table.submit(seat, choices[seat])
        assert table.turn == turn
    table.submit(1, choices[1])
    played = table.record.entries[len(entries) :]
    assert [(e.seat, e.move) for e in played] == [(s, TIN_CANS.move_text(choices[s])) for s in range(3)]


def test_a_held_choice_can_be_taken_back_and_made_anew():
    table = table_of()
    first, second = table.legal(0)[:2]
    table.submit(0, first)
    assert table.can_undo(0)
    assert not table.can_undo(1)
    assert table.undo(0)
    assert table.actors == (0, 1, 2)
    table.submit(0, second)
    table.submit(1, table.legal(1)[0])
    table.submit(2, table.legal(2)[0])
    assert table.record.entries[-3].move == TIN_CANS.move_text(second)


@given(seed=st.integers(0, 100), mine=st.integers(0, 2), other=st.integers(0, 2))
@settings(max_examples=30, deadline=None)
def test_nobody_can_tell_which_card_another_has_chosen(seed, mine, other):
    heard: list[list[Step]] = []
    for card in (mine, other):
        table = table_of(seed=seed)
        steps: list[Step] = []
        table.subscribe(0, steps.append)
        table.subscribe(None, steps.append)
        table.submit(1, table.legal(1)[card])
        heard.append([*steps])
        assert (table.log(0), table.hand_events(0)) == (
            table_of(seed=seed).log(0),
            table_of(seed=seed).hand_events(0),
        )
    assert heard[0] == heard[1]
    assert [step.actors for step in heard[0]] == [(0, 2), (0, 2)]


def test_a_secret_choice_brings_the_curtain_for_the_next_one():
    table, couch = table_of(), Couch((0, 1, 2), TIN_CANS.secrets)
    called: list[int] = []
    while len(called) < 3:
        screen = couch.screen(table.actors)
        assert screen.curtain is not None
        called.append(screen.curtain)
        couch = couch.sit(screen.curtain)
        assert couch.screen(table.actors) == Screen(screen.curtain, True)
        table.submit(screen.curtain, table.legal(screen.curtain)[0])
    assert called == [0, 1, 2]


def test_a_fault_while_choices_are_played_keeps_those_that_were_held(monkeypatch):
    table = table_of()
    for seat in (0, 1):
        table.submit(seat, table.legal(seat)[0])
    entries, real = table.record.entries, TIN_CANS.play

    def broken(s, seat, move, log=None):
        if seat == 2:
            raise RuntimeError("a fault")
        real(s, seat, move, log)

    with monkeypatch.context() as patch:
        patch.setattr(TIN_CANS, "play", broken)
        with pytest.raises(RuntimeError):
            table.submit(2, table.legal(2)[0])
    assert (table.record.entries, table.actors) == (entries, (2,))
    table.submit(2, table.legal(2)[0])
    assert len(table.record.entries) == len(entries) + 3


# ---------------------------------------------------------------- interrupts
def test_an_interrupt_is_shown_to_its_holder_alone_and_taken_out_of_turn():
    table, holder = with_whistle()
    heard: dict[int, list[Step]] = {seat: [] for seat in range(3)}
    for seat, steps in heard.items():
        table.subscribe(seat, steps.append)
    actor = table.actors[0]
    table.submit(holder, ("whistle",))
    assert table.actors != (actor,)
    for steps in heard.values():
        assert not steps[-1].may_interrupt
    table, holder = with_whistle()
    heard = {seat: [] for seat in range(3)}
    for seat, steps in heard.items():
        table.subscribe(seat, steps.append)
    table.submit(table.actors[0], ("roll",))
    assert [heard[seat][-1].may_interrupt for seat in range(3)] == [
        seat == holder and seat not in table.actors for seat in range(3)
    ]


def test_an_interrupt_voids_the_thought_of_the_seat_in_turn():
    table, holder = with_whistle()
    actor = table.actors[0]
    table.change_seat(actor, SeatPlan("random"))
    seats = AiSeats(table, entry=worker_doubles.answers_when_hurried)
    try:
        seats.think()
        assert seats.is_thinking
        table.submit(holder, ("whistle",))
        assert seats.answer() is None
        assert not seats.is_thinking
    finally:
        seats.close()


def test_an_ai_with_an_interrupt_is_asked_once_and_a_person_need_not_wait():
    table, holder = with_whistle()
    table.change_seat(holder, SeatPlan("random"))
    seats = AiSeats(table, 10)
    try:
        end, answer = time.monotonic() + 20, None
        while not seats._declined and answer is None and time.monotonic() < end:
            seats.think()
            assert not seats.is_thinking
            answer = seats.answer()
            time.sleep(0.003)
        if answer is None:
            assert seats._declined == {(table.turn, holder)}
            seats.think()
            assert seats._pending is None
        else:
            assert answer == (holder, ("whistle",))
    finally:
        seats.close()


# ---------------------------------------------------------------- chance, undo, records
def test_a_roll_taken_back_is_not_rolled_anew():
    table = table_of(ONE_PERSON, seed=4, free_undo=True)
    pass_all(table)
    before = TIN_CANS.encode(table._progress.state)
    results = set()
    for _ in range(3):
        table.submit(0, ("roll",))
        results.add(tuple(table.scores))
        assert table.undo(0)
        assert TIN_CANS.encode(table._progress.state) == before
    assert len(results) == 1
    assert table.took_back


def test_no_fair_undo_passes_dice_or_a_blind_pick():
    for move in (("roll",), ("steal", 1)):
        table = table_of(seed=4)
        pass_all(table)
        table.submit(0, move)
        assert not any(table.can_undo(seat) for seat in range(3))


@given(seed=st.integers(0, 500), cut=st.integers(0, 60))
@settings(max_examples=40, deadline=None)
def test_a_record_resumed_anywhere_is_the_same_game(seed, cut):
    table = table_of(seed=seed)
    play_on(table, Stream(seed))
    record = table.record
    del record.entries[cut:]
    again = Table.resume(record, TIN_CANS)
    assert TIN_CANS.encode(again._progress.state) == TIN_CANS.encode(replay(TIN_CANS, record).state)
    again.start()
    play_on(again, Stream(seed + 1))
    assert again.over == "game"
    assert again.record.entries[:cut] == record.entries
    assert replay(TIN_CANS, again.record).state.points == again.scores


def test_a_new_hand_starts_new_memories():
    table = table_of()
    while table.over != "hand":
        play_on(table, Stream(2), 1)
    old, log = table.hand_events(0), table.log(0)
    table.next_hand()
    assert len(table.hand_events(0)) < len(old)
    assert table.log(0)[: len(log)] == log


def test_ai_seats_play_the_toy_through_a_worker():
    games = []
    for _ in range(2):
        table = table_of([SeatPlan("random")] * 3, seed=9)
        seats = AiSeats(table, 10)
        try:
            end = time.monotonic() + 60
            while table.over != "game" and time.monotonic() < end:
                if table.over == "hand":
                    table.next_hand()
                seats.think()
                if (answer := seats.answer()) is not None:
                    table.submit(*answer)
            assert seats.problems == []
        finally:
            seats.close()
        assert table.over == "game"
        games.append(table.record.entries)
    assert games[0] == games[1]
