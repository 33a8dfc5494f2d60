"""Way Out West in the small: house rules, chance, events and their sums, the forecast, undo, move texts."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.events import event_json
from tabletop.core.game import CHANCE, Feed, PositionError
from tabletop.core.options import RulesError, changed_rules, in_tables, make_rules
from tabletop.core.rng import Stream, stream
from tabletop.core.words import PLAIN
from tabletop.games.way_out_west import WAY_OUT_WEST as GAME
from tabletop.games.way_out_west import events
from tabletop.games.way_out_west.chart import BOX_IDS
from tabletop.games.way_out_west.income import income, income_lines
from tabletop.games.way_out_west.options import OPTIONS, house_of
from tabletop.games.way_out_west.scoring import forecast, point_lines, score_table
from tests.unit.way_out_west_setup import legal, play, west

BUSY = {
    "san-antonia": {"cattle": [1, 0, 2], "buildings": ["store 1", "train 0"]},
    "abilene": {
        "cowboys": [3, 2, 1],
        "cattle": [1, 2, 0],
        "farmers": 1,
        "buildings": ["hotel 0", "bank 2", "store 0"],
    },
    "deadwood": {"cattle": [0, 1, 0], "buildings": ["jail 1", "stagecoach 1"]},
}


# -------------------------------------------------------------------- house rules
def test_the_defaults_are_the_page_s() -> None:
    rules = make_rules(OPTIONS)
    assert (rules.rounds, rules.wanted, rules.stagecoach) == (12, 13, "placed-or-leaving")
    by_seats = {seats: house_of(rules, seats) for seats in (3, 4, 5)}
    assert by_seats[3].boxes == by_seats[4].boxes == (2, 2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 2)
    assert by_seats[5].boxes == (3, 3, 1, 1, 1, 1, 1, 1, 2, 1, 1, 3)
    assert by_seats[5].prices == (1, 1, 3, 5, 20, 5, 5, 10, 0, 0, 0, 0)


def test_full_and_short_are_offered() -> None:
    (rounds,) = [option for option in OPTIONS if option.key == "rounds"]
    assert rounds.offers == ((12, "full"), (9, "short"))


@pytest.mark.parametrize(
    "given",
    [
        {"rounds": 10}, {"rounds": 0}, {"rounds": "short"}, {"wanted": -1}, {"stagecoach": "all"},
        {"boxes": {"saloon": 1}}, {"boxes": {"cattle": -1}}, {"boxes": {"cattle": [1, 2]}}, {"boxes": 3},
        {"prices": {"cattle": -1}}, {"prices": {"cattle": [1, 1, 1]}}, {"prices": {"sheriff": 1}},
        {"dollars": 9},
    ],
)  # fmt: skip
def test_house_rules_that_cannot_be(given: dict[str, Any]) -> None:
    with pytest.raises(RulesError) as caught:
        make_rules(OPTIONS, given)
    assert len(caught.value.problems) == 1
    assert PLAIN.say(caught.value.problems[0])


def test_house_rules_are_written_as_tables() -> None:
    rules = make_rules(
        OPTIONS, {"rounds": 9, "boxes": {"cattle": [1, 2, 3], "hotel": 2}, "prices": {"bank": 8}}
    )
    written = in_tables(changed_rules(OPTIONS, rules))
    assert written == {"rounds": 9, "boxes": {"cattle": [1, 2, 3], "hotel": 2}, "prices": {"bank": 8}}
    assert make_rules(OPTIONS, written) == rules


# -------------------------------------------------------------------- chance
def test_only_the_dice_that_are_due_may_fall() -> None:
    s = GAME.new(3, make_rules(OPTIONS))
    for words, code in (
        ("roll 1 2", "no-such-move"),
        ("roll 1 2 3 4", "no-such-move"),
        ("roll 1 2 7", "no-such-move"),
        ("roll 1 2 0", "no-such-move"),
        ("pass", "wrong-phase"),
    ):
        refusal = GAME.why_not(s, CHANCE, GAME.parse_move(words))
        assert refusal is not None
        assert refusal.code == code
    play(s, "roll 1 2 6")
    refusal = GAME.why_not(s, CHANCE, GAME.parse_move("roll 1 2 6"))
    assert refusal is not None
    assert refusal.code == "wrong-phase"
    assert GAME.why_not(s, 2, GAME.parse_move("roll 1 2 6")) is not None


def test_forced_dice_come_first() -> None:
    s = GAME.new(4, make_rules(OPTIONS))
    feed = Feed([6, 5], [], [])
    move = GAME.forced_chance(s, feed, stream(1, 0))
    assert move[1][:2] == (6, 5)
    assert len(move[1]) == 4
    assert feed.dice == []
    with pytest.raises(PositionError) as caught:
        GAME.forced_chance(s, Feed([1, 0], [], []), stream(1, 0))
    assert caught.value.key == "dice"


def test_every_face_of_the_die_comes_up() -> None:
    s = GAME.new(5, make_rules(OPTIONS))
    faces = [die for k in range(400) for die in GAME.chance(s, stream(9, k))[1]]
    assert all(250 < faces.count(face) < 420 for face in range(1, 7))


# -------------------------------------------------------------------- income, points, forecast
def test_income_is_told_counter_by_counter() -> None:
    s = west(BUSY, money=[0, 0, 0], farmers=[1, 1, 0], round=3, to_act=2, half=2)
    log = play(s, "pass")
    earned = [event for event in log if isinstance(event, events.Earned)]
    assert [(e.town, e.counter, e.seat, e.number, e.each, e.farmers, e.train, e.amount) for e in earned] == [
        ("san-antonia", "cattle", 0, 1, 4, 0, True, 4),
        ("san-antonia", "cattle", 2, 2, 4, 0, True, 8),
        ("san-antonia", "store", 1, 3, 1, 0, False, 3),
        ("abilene", "cattle", 0, 1, 1, 1, False, 1),
        ("abilene", "cattle", 1, 2, 1, 1, False, 2),
        ("abilene", "store", 0, 2, 1, 1, False, 4),
        ("abilene", "hotel", 0, 3, 1, 0, False, 3),
        ("abilene", "bank", 2, 3, 2, 0, False, 6),
        ("deadwood", "cattle", 1, 1, 2, 0, False, 2),
    ]
    (paid,) = [event for event in log if isinstance(event, events.IncomePaid)]
    assert paid.amounts == (12, 7, 14)
    assert paid.money == (12, 7, 14) == tuple(s.money)


def test_points_are_told_counter_by_counter() -> None:
    s = west(BUSY, money=[0, 0, 9], wanted=[1, 0, 1], farmers=[1, 1, 0], round=12, to_act=2, half=2)
    log = play(s, "pass")
    scored = [event for event in log if isinstance(event, events.Scored)]
    assert [(e.what, e.town, e.seat, e.number, e.each, e.tied, e.points) for e in scored] == [
        ("buildings", "san-antonia", 0, 1, 2, False, 2),
        ("buildings", "san-antonia", 1, 1, 2, False, 2),
        ("cattle", "san-antonia", 0, 1, 2, False, 2),
        ("cattle", "san-antonia", 2, 2, 2, False, 4),
        ("buildings", "abilene", 0, 2, 3, False, 6),
        ("buildings", "abilene", 2, 1, 3, False, 3),
        ("control", "abilene", 0, 3, 0, False, 3),
        ("buildings", "deadwood", 1, 2, 2, False, 4),
        ("cattle", "deadwood", 1, 1, 1, False, 1),
        ("control", "deadwood", 1, 3, 0, False, 2),
        ("money", "", 2, 23, 0, False, 5),
        ("wanted", "", 0, 1, 0, True, 2),
        ("wanted", "", 2, 1, 0, True, 2),
    ]
    (over,) = [event for event in log if isinstance(event, events.GameOver)]
    assert over.scores == (15, 9, 14) == tuple(GAME.scores(s))
    assert (over.winners, over.places) == ((0,), (1, 3, 2))
    assert [row["total"] for row in score_table(s)] == [15, 9, 14]


def test_the_forecast_is_what_then_comes() -> None:
    """Before the last pass of a game the income forecast is what is then paid."""
    s = west(BUSY, money=[3, 2, 1], farmers=[1, 1, 0], round=12, to_act=2, half=2)
    seen = forecast(s)
    assert GAME.forecast(s) == seen
    assert seen.dollars == income(s) == [12, 7, 14]
    assert seen.income == income_lines(s)
    assert seen.points == point_lines(s)
    assert seen.totals == GAME.scores(s)
    assert seen.controls == [-1, -1, 0, -1, 1]
    before = list(s.money)
    play(s, "pass")
    assert [now - then for now, then in zip(s.money, before, strict=True)] == seen.dollars


def test_events_are_json() -> None:
    s = west({"abilene": {"cowboys": [2, 0, 0], "buildings": ["hotel 1"]}})
    log = play(s, "gunfight abilene hotel 1", "roll 6", "shoot", "roll 5", "take")
    assert [event_json(event) for event in log][:5] == [
        {"kind": "fight-began", "seat": 0, "town": "abilene", "target": "hotel", "owner": 1, "number": 0,
         "guns": [2, 1], "defender": "default", "sheriff": -1},
        {"kind": "exchange-began", "seat": -1, "first": "defence", "guns": [2, 1]},
        {"kind": "shot", "seat": -1, "side": "defence", "dice": [6], "hits": 1},
        {"kind": "fell", "seat": 0, "side": "attack", "cowboys": 1, "sheriff": False, "defender": "",
         "guns": [1, 1]},
        {"kind": "shot", "seat": 0, "side": "attack", "dice": [5], "hits": 1},
    ]  # fmt: skip
    assert [event.kind for event in log][5:] == ["fell", "fight-over", "taken", "poster-taken"]


# -------------------------------------------------------------------- undo
@pytest.mark.parametrize(
    ("words", "can"),
    [
        ("cowboys abilene 1", True),
        ("pass", True),
        ("gunfight abilene hotel 1", True),
        ("gunfight abilene store 2", False),
    ],
)
def test_what_makes_no_dice_fall_can_be_undone(words: str, can: bool) -> None:
    s = west({"abilene": {"cowboys": [2, 1, 0], "buildings": ["hotel 1", "store 2"]}})
    before = GAME.encode(s)
    assert GAME.undoable(s, 0, GAME.parse_move(words)) is can
    assert GAME.encode(s) == before


def test_the_end_and_dice_are_not_undone() -> None:
    last = west(round=12, to_act=2, half=2)
    assert not GAME.undoable(last, 2, GAME.parse_move("pass"))
    assert not GAME.undoable(GAME.new(3, make_rules(OPTIONS)), CHANCE, GAME.parse_move("roll 1 2 3"))


# -------------------------------------------------------------------- text forms
@pytest.mark.parametrize(
    "words",
    [
        "place abilene", "bid 4", "drop", "cattle abilene 2", "cowboys abilene 1", "build hotel abilene",
        "move-cowboys abilene>deadwood abilene>deadwood dodge-city>abilene",
        "move-cattle abilene>dodge-city 2", "farmer abilene", "gunfight abilene hotel 2",
        "gunfight abilene cattle 1 2", "gunfight abilene farmer", "pass", "join attack", "join defence",
        "stay out", "shoot", "retreat abilene deadwood", "take", "remove", "claim 3", "roll 5 2",
    ],
)  # fmt: skip
def test_the_page_s_moves_read_back(words: str) -> None:
    move = GAME.parse_move(words)
    assert move[0] == words.split()[0]
    assert GAME.move_text(move) == words


def test_any_order_is_read_and_the_canonical_one_written() -> None:
    ride = GAME.parse_move("move-cowboys  deadwood>abilene abilene>dodge-city abilene>san-antonia")
    assert GAME.move_text(ride) == "move-cowboys abilene>san-antonia abilene>dodge-city deadwood>abilene"
    assert GAME.move_text(GAME.parse_move("retreat deadwood abilene")) == "retreat abilene deadwood"


@pytest.mark.parametrize(
    "words",
    [
        "", "place", "place abilene 1", "bid", "bid x", "bid -1", "bid 1.5", "drop 1", "cattle abilene",
        "cattle abilene two", "build abilene", "build abilene hotel", "build cattle abilene", "move-cowboys",
        "move-cowboys abilene", "move-cowboys abilene>", "move-cowboys >abilene", "move-cowboys a>b>c",
        "move-cattle abilene>deadwood", "farmer", "gunfight", "gunfight abilene", "gunfight abilene hotel",
        "gunfight abilene cattle 1", "gunfight abilene farmer 1", "stay", "stay in", "join",
        "join attack now", "retreat", "claim", "claim x", "roll", "roll x", "shoot 1", "next-hand", "bid ١",
    ],
)  # fmt: skip
def test_texts_that_are_no_moves(words: str) -> None:
    with pytest.raises(ValueError, match=r"is no|is not of the form"):
        GAME.parse_move(words)


# -------------------------------------------------------------------- more of the table
def test_a_seat_not_to_act_has_no_moves() -> None:
    s = west()
    assert [GAME.legal(s, seat) for seat in (1, 2, CHANCE)] == [[], [], []]
    over = GAME.from_position({"phase": "over"}, 3, make_rules(OPTIONS), Stream(1))
    assert [GAME.legal(over, seat) for seat in (-2, -1, 0, 1, 2)] == [[]] * 5
    assert GAME.actors(over) == ()


def test_bids_above_the_lists_made_at_the_start() -> None:
    s = west(phase="bid", money=[300, 20, 20])
    assert legal(s)[-1] == "bid 300"
    assert len(legal(s)) == 301
    assert "bid 301" not in legal(s)


def test_legal_lists_survive_their_use() -> None:
    """Shared lists are never changed by asking again, for other seats or after other moves."""
    s = west({"san-antonia": {"cowboys": [1, 1, 1]}})
    first = legal(s)
    play(s, "cattle san-antonia 2", "cowboys abilene 1", "farmer deadwood")
    again = west({"san-antonia": {"cowboys": [1, 1, 1]}})
    assert legal(again) == first
    assert "gunfight san-antonia cattle 0 2" not in legal(s)


def test_targets_follow_the_town() -> None:
    """What can be attacked is listed anew when buildings, cattle or farmers change."""
    s = west({"abilene": {"cowboys": [1, 1, 1]}})
    fights = lambda: [words for words in legal(s) if words.startswith("gunfight")]  # noqa: E731
    assert fights() == []
    play(s, "build hotel abilene")
    assert fights() == ["gunfight abilene hotel 0"]
    play(s, "build store abilene")
    assert fights() == ["gunfight abilene store 1", "gunfight abilene hotel 0"]
    play(s, "farmer abilene")
    assert fights() == ["gunfight abilene store 1", "gunfight abilene farmer"]


def test_a_game_is_one_hand() -> None:
    with pytest.raises(ValueError, match="one hand"):
        GAME.next_hand(GAME.new(3, make_rules(OPTIONS)))


def test_every_box_has_its_options() -> None:
    keys = {option.key for option in OPTIONS}
    assert keys == {
        "rounds",
        "wanted",
        "stagecoach",
        *(f"{t}.{box}" for t in ("boxes", "prices") for box in BOX_IDS),
    }


# -------------------------------------------------------------------- what a move would bring
@pytest.mark.parametrize(
    ("words", "income_gain", "points_gain"),
    [
        # the bank counts it; 4 for it, 1 more for each of the others, and control of size 4
        ("build stagecoach abilene", [0, 0, 2], [4 + 1 + 4, 0, 1 + 1]),
        ("cattle san-antonia 1", [4, 1, 0], [2, 0, 0]),
        ("cowboys abilene 1", [0, 0, 1], [0, 0, 0]),
        ("farmer san-antonia", [-2, 2, -4], [-1, 0, -2]),
        ("gunfight abilene bank 2", [0, 0, 0], [0, 0, 0]),
        # the hotel earns for six cowboys of others instead of four; the third counter gives control
        ("gunfight abilene hotel 2", [6, 0, -4], [3 + 3, 0, -3]),
        ("gunfight abilene cattle 1 2", [2 - 2, -2, 0], [3, 0, 0]),
        ("gunfight abilene farmer", [1 - 2, 2, 0], [1, 2, 0]),
    ],
)
def test_what_a_move_would_bring(words: str, income_gain: list[int], points_gain: list[int]) -> None:
    towns = {
        "san-antonia": {"cowboys": [1, 0, 0], "cattle": [1, 0, 2], "buildings": ["store 1", "train 2"]},
        "abilene": {
            "cowboys": [1, 3, 3], "cattle": [1, 2, 0], "farmers": 1,
            "buildings": ["hotel 2", "bank 2", "store 0"],
        },
    }  # fmt: skip
    s = west(towns, farmers=[1, 1, 0])
    before = GAME.encode(s)
    move = GAME.parse_move(words)
    assert GAME.why_not(s, 0, move) is None
    assert GAME.gain(s, 0, move) == (income_gain, points_gain)
    assert GAME.encode(s) == before
