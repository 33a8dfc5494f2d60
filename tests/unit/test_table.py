"""The table on Brown Bullet: steps and what they hide, refusals, gestures, undo, records that resume."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.core.game import IllegalMove
from tabletop.core.options import make_rules
from tabletop.core.record import Entry, ReplayError, replay
from tabletop.core.rng import Stream
from tabletop.games import game as game_of
from tabletop.session.plans import SeatPlan
from tabletop.session.table import Step, Table

GAME = game_of("brown-bullet")
HUMAN_AND_AI = [SeatPlan("human", "Ana"), SeatPlan("cowhand"), SeatPlan("cowhand")]
TWO_HUMANS = [SeatPlan("human", "Ana"), SeatPlan("human", "Bo")]


def new_table(plans=TWO_HUMANS, seed=7, rules=None, **more):
    return Table(GAME, make_rules(GAME.options, rules or {}), plans, seed, **more)


def play_on(table, source, moves, undo=False):
    """Play uniformly, with next hands and (where asked) undos by whoever may, until the game or `moves`
    end."""
    for _ in range(moves):
        if table.over == "game":
            return
        if table.over == "hand":
            table.next_hand()
            continue
        seats = [seat for seat in range(len(table.plans)) if table.can_undo(seat)]
        if undo and seats and source.below(4) == 0:
            assert table.undo(source.choice(seats))
            continue
        seat = table.actors[0]
        table.submit(seat, source.choice(list(table.legal(seat))))


def snapshot(table):
    """Everything about the position that a seat or a spectator could tell apart, and the true state
    itself."""
    return GAME.encode(table._progress.state), table._progress._chance, table._progress.hand, table.actors


def until_undoable(table, source, limit=400):
    """Play until some seat may undo; the seat, or None where that never happened."""
    for _ in range(limit):
        for seat in range(len(table.plans)):
            if table.can_undo(seat):
                return seat
        if table.over:
            return None
        play_on(table, source, 1)
    return None


# ---------------------------------------------------------------- steps
def test_steps_come_in_order_with_the_views_and_moves_of_their_own_seat():
    table = new_table()
    steps: dict[int | None, list[Step]] = {seat: [] for seat in (0, 1, None)}
    for seat, got in steps.items():
        table.subscribe(seat, got.append)
    table.start()
    play_on(table, Stream(1), 30)
    for seat, got in steps.items():
        assert [step.number for step in got] == list(range(len(table.record.entries)))
        assert got[-1].view == table.view(seat)
        for step in got:
            assert step.view == GAME.view(step.view, seat)
            assert step.events == tuple(GAME.redact(event, seat) for event in step.events)
            assert (step.move is None) == (step.seat != seat)
            assert bool(step.legal) == (seat in step.actors)


def test_chance_is_an_entry_of_its_own_and_the_same_for_the_same_seed():
    first, second, other = new_table(seed=3), new_table(seed=3), new_table(seed=4)
    for table in (first, second, other):
        table.start()
    assert [entry.seat for entry in first.record.entries] == [-1, -1]
    assert first.record.entries == second.record.entries
    assert first.record.entries != other.record.entries


def test_a_closed_subscription_hears_nothing():
    table = new_table()
    steps: list[Step] = []
    subscription = table.subscribe(0, steps.append)
    subscription.close()
    table.start()
    assert steps == []


def test_a_callback_may_act_at_the_table_and_steps_stay_in_order():
    table, numbers = new_table(), []

    def reply(step):
        numbers.append(step.number)
        if step.actors == (0,) and len(numbers) < 20:
            table.submit(0, step.legal[0])

    table.subscribe(0, reply)
    table.subscribe(1, lambda step: step.legal and len(numbers) < 20 and table.submit(1, step.legal[0]))
    table.start()
    assert numbers == list(range(len(table.record.entries)))
    assert len(numbers) >= 20


# ---------------------------------------------------------------- refusals and gestures
def test_a_refused_move_changes_nothing_and_says_why():
    table = new_table()
    table.start()
    seat = table.actors[0]
    other = 1 - seat
    before, entries = snapshot(table), table.record.entries
    with pytest.raises(IllegalMove) as caught:
        table.submit(other, table.legal(seat)[0])
    assert caught.value.refusal.code == "not-your-turn"
    assert caught.value.refusal == table.why_not(other, table.legal(seat)[0])
    for nobody in (-1, 2, 99):
        with pytest.raises(IllegalMove):
            table.submit(nobody, table.legal(seat)[0])
        assert table.legal(nobody) == []
    assert (snapshot(table), table.record.entries) == (before, entries)


@given(seed=st.integers(0, 500), turns=st.integers(0, 60))
@settings(max_examples=40, deadline=None)
def test_a_gesture_is_made_whole_or_not_at_all(seed, turns):
    table = new_table(seed=seed, rules={"voluntary_pickup": True})
    table.start()
    play_on(table, Stream(seed), turns)
    if table.over:
        return
    seat = table.actors[0]
    first = table.legal(seat)[0]
    bad = GAME.parse_move("bullet 0 0 4S")
    before, entries = snapshot(table), table.record.entries
    steps: list[Step] = []
    table.subscribe(seat, steps.append)
    with pytest.raises(IllegalMove):
        table.try_all(seat, [first, bad, first])
    assert (snapshot(table), table.record.entries, steps) == (before, entries, [])
    table.try_all(seat, [first])
    assert len(table.record.entries) > len(entries)


def test_a_fault_in_the_rules_leaves_the_table_as_it_was(monkeypatch):
    table = new_table()
    table.start()
    play_on(table, Stream(5), 4)
    seat = table.actors[0]
    before, entries, log = snapshot(table), table.record.entries, table.log(None)
    real = GAME.play

    def broken(state, seat, move, log=None):
        real(state, seat, move, log)
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch:
        patch.setattr(GAME, "play", broken)
        with pytest.raises(RuntimeError):
            table.submit(seat, table.legal(seat)[0])
    assert (snapshot(table), table.record.entries, table.log(None)) == (before, entries, log)
    table.submit(seat, table.legal(seat)[0])
    assert len(table.record.entries) == len(entries) + 1


# ---------------------------------------------------------------- undo
@given(seed=st.integers(0, 300))
@settings(max_examples=8, deadline=None)
def test_a_fair_undo_restores_exactly_and_stops_at_every_reveal(seed):
    table, source = new_table(seed=seed), Stream(seed)
    steps: list[Step] = []
    table.start()
    table.subscribe(0, steps.append)
    for _ in range(150):
        if table.over:
            break
        seat, before, log = table.actors[0], snapshot(table), table.log(0)
        move = source.choice(list(table.legal(seat)))
        undoable = GAME.undoable(table._progress.state, seat, move)
        table.submit(seat, move)
        assert table.can_undo(seat) == (undoable and table.over != "game")
        assert not table.can_undo(1 - seat)
        if table.can_undo(seat):
            assert table.undo(seat)
            assert snapshot(table) == before
            assert steps[-1].undone
            assert steps[-1].view == table.view(0)
            assert table.log(0)[: len(log)] == log
            table.submit(seat, move)
    assert not table.took_back


def test_undo_by_one_who_has_nothing_to_take_back_does_nothing():
    table = new_table()
    table.start()
    entries = table.record.entries
    assert [table.undo(seat) for seat in (0, 1, 2, -1)] == [False] * 4
    assert table.record.entries == entries


def test_a_gesture_is_taken_back_as_one():
    for seed in range(60):
        table, source = new_table(seed=seed), Stream(seed)
        table.start()
        while not table.over:
            seat, before = table.actors[0], snapshot(table)
            pair = next(iter(_undoable_pairs(table, seat)), None)
            if pair is None:
                play_on(table, source, 1)
                continue
            table.try_all(seat, pair)
            entries = len(table.record.entries)
            assert table.undo(seat)
            assert snapshot(table) == before
            assert table.record.entries[entries:] == [
                Entry(-1, "undo 2", table.record.entries[entries].check)
            ]
            return
    pytest.fail("no two undoable moves in a row in sixty games")


def _undoable_pairs(table, seat):
    state = table._progress.state
    for first in table.legal(seat):
        after = GAME.clone(state)
        GAME.play(after, seat, first)
        if not GAME.undoable(state, seat, first) or seat not in GAME.actors(after):
            continue
        for second in GAME.legal(after, seat):
            last = GAME.clone(after)
            GAME.play(last, seat, second)
            if GAME.undoable(after, seat, second) and GAME.over(last) is None:
                yield [first, second]


def test_free_take_backs_go_over_ai_moves_and_chance_and_draw_the_same_cards_again():
    table, source = new_table(HUMAN_AND_AI, seed=11, free_undo=True), Stream(3)
    table.start()
    while table.actors != (0,):
        play_on(table, source, 1)
    before, move = snapshot(table), table.legal(0)[0]
    table.submit(0, move)
    drawn = snapshot(table)
    while table.actors != (0,):
        play_on(table, source, 1)
    assert table.undo(0)
    assert snapshot(table) == before
    assert table.took_back
    assert table.record.entries[-1].move.startswith("undo ")
    table.submit(0, move)
    assert snapshot(table) == drawn


def test_free_take_backs_are_for_one_person_alone():
    table, source = new_table(TWO_HUMANS, seed=11, free_undo=True), Stream(3)
    table.start()
    play_on(table, source, 3)
    assert not any(table.can_undo(seat) for seat in (0, 1))


def test_nothing_is_taken_back_past_a_change_of_seats():
    table, source = new_table(HUMAN_AND_AI, seed=11, free_undo=True), Stream(3)
    table.start()
    play_on(table, source, 12)
    assert table.can_undo(0)
    table.change_seat(1, SeatPlan("greenhorn", "Zed"))
    assert not table.can_undo(0)
    assert table.names == ("Ana", "Zed", "")


def test_a_finished_game_is_not_taken_back():
    table = new_table(HUMAN_AND_AI, seed=2, free_undo=True)
    table.start()
    play_on(table, Stream(8), 2000)
    assert table.over == "game"
    assert table.result.winners == tuple(table.winners)
    assert not any(table.can_undo(seat) for seat in range(3))


# ---------------------------------------------------------------- the log
def test_the_log_says_to_each_seat_what_it_may_know():
    table, source = new_table(seed=4), Stream(4)
    table.start()
    play_on(table, source, 40)
    lines = table.log(0)
    assert [line.number for line in lines] == sorted(line.number for line in lines)
    assert len(lines) == len(table.log(None))
    seat = table.actors[0]
    last = max(n for n, entry in enumerate(table.record.entries) if entry.seat == seat)
    assert table.since_turn(seat) == [line for line in table.log(seat) if line.number > last]
    kinds = [[event["kind"] for event in table.hand_events(seat)] for seat in (0, 1)]
    assert kinds[0] == kinds[1] != []


def test_before_a_first_turn_the_curtain_tells_everything():
    table = new_table()
    table.start()
    assert table.since_turn(1) == table.log(1) != []


# ---------------------------------------------------------------- records
@given(seed=st.integers(0, 200), turns=st.integers(0, 250), free=st.booleans())
@settings(max_examples=30, deadline=None)
def test_a_resumed_table_is_the_same_table(seed, turns, free):
    plans = HUMAN_AND_AI if free else TWO_HUMANS
    table = new_table(plans, seed, {"match_wins": 2, "play_on": free}, free_undo=free)
    table.start()
    play_on(table, Stream(seed), turns // 2, undo=True)
    if free:
        table.change_seat(1, SeatPlan("greenhorn"))
    play_on(table, Stream(seed + 1), turns // 2, undo=True)
    again = Table.resume(table.record, GAME)
    assert snapshot(again) == snapshot(table)
    assert again.record == table.record
    assert again.log(0) == table.log(0)
    assert (again.took_back, again.plans) == (table.took_back, table.plans)
    replayed = replay(GAME, table.record)
    assert GAME.encode(replayed.state) == GAME.encode(table._progress.state)
    assert replayed.chance_count == table._progress._chance
    for one in (table, again):
        play_on(one, Stream(9), 40)
    assert again.record == table.record


def test_every_tenth_entry_carries_a_check():
    table = new_table()
    table.start()
    play_on(table, Stream(1), 40)
    checked = [n for n, entry in enumerate(table.record.entries, 1) if entry.check]
    assert checked == [n for n in range(1, len(table.record.entries) + 1) if n % 10 == 0]


def test_a_record_cut_between_a_move_and_its_chance_goes_on_with_the_same_chance():
    table = new_table(rules={"match_wins": 3})
    table.start()
    play_on(table, Stream(1), 400)
    record = table.record
    cut = next(n for n, e in enumerate(record.entries) if e.move == "next-hand") + 1
    whole = list(record.entries)
    del record.entries[cut:]
    again = Table.resume(record, GAME)
    again.start()
    assert again.record.entries[cut].seat == -1
    assert again.record.entries[cut] == whole[cut]


@pytest.mark.parametrize(
    "bad",
    [
        Entry(0, "play 4S 9H"),
        Entry(-1, "undo 99"),
        Entry(-1, "undo x"),
        Entry(5, "pickup"),
        Entry(-1, "roll 3"),
    ],
)
def test_a_record_that_cannot_be_is_refused_at_its_entry(bad):
    table = new_table()
    table.start()
    play_on(table, Stream(1), 4)
    record = table.record
    record.entries.append(bad)
    with pytest.raises(ReplayError) as caught:
        Table.resume(record, GAME)
    assert caught.value.number == len(record.entries) - 1


def test_a_wrong_check_is_found():
    table = new_table()
    table.start()
    play_on(table, Stream(1), 12)
    record = table.record
    record.entries[9] = Entry(record.entries[9].seat, record.entries[9].move, "00000000")
    with pytest.raises(ReplayError) as caught:
        Table.resume(record, GAME)
    assert caught.value.number == 9


def test_next_hand_only_between_hands():
    table = new_table()
    table.start()
    with pytest.raises(ValueError, match="no hand"):
        table.next_hand()


def test_too_many_seats_are_refused():
    with pytest.raises(ValueError, match="seats"):
        new_table([SeatPlan("human")] * 9)
