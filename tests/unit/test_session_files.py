"""Settings, statistics and names: bad values fall back one by one, files are whole, names are fit for use."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.words import PLAIN
from tabletop.session.plans import HANDS, NAME_LENGTH, SeatPlan, clean_name, named, parse_plan
from tabletop.session.settings import Settings
from tabletop.session.statistics import Tally, load_statistics, record_result
from tabletop.session.table import Result
from tabletop.session.tomlio import dump_toml, read_toml

ANA, BO, PETE = SeatPlan("human", "Ana"), SeatPlan("human", "Bo"), SeatPlan("cowhand", "Pete")


# ---------------------------------------------------------------- settings
def test_settings_come_back_as_they_were_saved(tmp_path):
    settings = Settings(
        speed="instant", volume_guns=0, mute=True, language="es", text_size=150, four_colour=True,
        reduced_motion=True, fullscreen=True, card_back="blue", names=["José", "C:\\new\t"],
        window=[1920, 1080],
    )  # fmt: skip
    assert settings.save(tmp_path / "new" / "home") is None
    back = Settings.load(tmp_path / "new" / "home")
    assert back.names == ["José", "C:\\new"]
    settings.names = back.names
    assert (back, back.notes) == (settings, [])


def test_without_a_file_all_is_default_and_nothing_is_written(tmp_path):
    assert Settings.load(tmp_path) == Settings()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("key", "bad"),
    [
        ("speed", "fast"), ("speed", 1), ("volume_cards", 11), ("volume_cards", -1), ("volume_cards", True),
        ("mute", 1), ("language", "klingon"), ("text_size", 99), ("text_size", 100.0), ("four_colour", "yes"),
        ("card_back", ["red"]), ("names", "Ana"), ("names", [1]), ("window", [1280]), ("window", [0, 0]),
        ("window", [True, 720]), ("window", "big"), ("notes", "x"),
    ],
)  # fmt: skip
def test_a_bad_value_falls_back_alone(tmp_path, key, bad):
    data = {"text_size": 130, "speed": "brisk", "unknown": 1, key: bad}
    (tmp_path / "settings.toml").write_text(dump_toml(data), encoding="utf-8")
    settings = Settings.load(tmp_path)
    if key == "notes":
        assert settings.notes == []
        return
    assert getattr(settings, key) == getattr(Settings(), key)
    assert [PLAIN.say(note) for note in settings.notes] == [
        f"The setting {key} was not usable and is back at its default"
    ]
    for other, good in (("text_size", 130), ("speed", "brisk")):
        assert key == other or getattr(settings, other) == good


def test_a_damaged_file_is_kept_aside_and_said(tmp_path):
    path = tmp_path / "settings.toml"
    path.write_bytes(b"speed = \xff")
    settings = Settings.load(tmp_path)
    assert settings == Settings()
    assert len(settings.notes) == 1
    settings.save(tmp_path)
    assert (tmp_path / "settings.damaged.toml").read_bytes() == b"speed = \xff"
    assert Settings.load(tmp_path).notes == []


def test_settings_that_cannot_be_saved_say_why(tmp_path):
    blocked = tmp_path / "home"
    blocked.write_text("")
    note = Settings().save(blocked)
    assert note is not None
    assert PLAIN.say(note).startswith("The settings could not be saved: ")


def test_the_latest_name_stands_first_and_only_once():
    settings = Settings(names=["Bo", "Ana"])
    settings.remember_name("Ana ")
    settings.remember_name("\0")
    assert settings.names == ["Ana", "Bo"]


# ---------------------------------------------------------------- statistics
def result(places, took_back=False):
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(winners, (0,) * len(places), tuple(places), took_back)


def test_every_person_is_counted_and_no_ai(tmp_path):
    plans = [ANA, PETE, BO]
    for places in ([1, 2, 3], [1, 3, 2], [2, 1, 3], [1, 1, 3]):
        assert record_result(tmp_path, "brown-bullet", plans, result(places)) is None
    record_result(tmp_path, "way-out-west", plans, result([3, 1, 2]))
    statistics = load_statistics(tmp_path)
    assert set(statistics.players) == {"Ana", "Bo"}
    assert statistics.tally("Ana", "brown-bullet") == Tally(4, 3, 1, 2, 0, [3, 1])
    assert statistics.tally("Bo", "brown-bullet") == Tally(4, 0, 0, 0, 0, [0, 1, 3])
    assert statistics.tally("Ana", "way-out-west") == Tally(1, 0, 0, 0, 0, [0, 0, 1])


def test_a_game_with_take_backs_is_played_but_not_won(tmp_path):
    record_result(tmp_path, "brown-bullet", [ANA, PETE], result([1, 2]))
    record_result(tmp_path, "brown-bullet", [ANA, PETE], result([1, 2], took_back=True))
    assert load_statistics(tmp_path).tally("Ana", "brown-bullet") == Tally(2, 1, 1, 1, 1, [2])


def test_one_name_on_two_seats_counts_once_with_its_better_place(tmp_path):
    record_result(tmp_path, "brown-bullet", [ANA, PETE, ANA], result([3, 2, 1]))
    assert load_statistics(tmp_path).tally("Ana", "brown-bullet") == Tally(1, 1, 1, 1, 0, [1])


@pytest.mark.parametrize("bad", [{"played": -1}, {"won": "x"}, {"places": 3}, {"places": [True]}, 7])
def test_a_bad_tally_is_left_out_alone(tmp_path, bad):
    good = {"played": 2, "won": 1, "streak": 1, "best_streak": 1, "took_back": 0, "places": [1, 1]}
    data = {"version": 1, "players": {'Ana "x"': {"brown-bullet": good}, "Bo": {"brown-bullet": bad}}}
    (tmp_path / "statistics.toml").write_text(dump_toml(data), encoding="utf-8")
    statistics = load_statistics(tmp_path)
    assert statistics.tally('Ana "x"', "brown-bullet") == Tally(2, 1, 1, 1, 0, [1, 1])
    assert "Bo" not in statistics.players
    assert len(statistics.notes) == 1


@pytest.mark.parametrize("data", [b"players = 3", b"[players]\nAna = 1", b"\xff\xff", b""])
def test_damaged_statistics_start_again_and_go_on(tmp_path, data):
    (tmp_path / "statistics.toml").write_bytes(data)
    assert record_result(tmp_path, "brown-bullet", [ANA, PETE], result([2, 1])) is None
    assert read_toml(tmp_path / "statistics.toml")["players"]["Ana"]["brown-bullet"]["played"] == 1


def test_statistics_that_cannot_be_saved_say_why(tmp_path):
    blocked = tmp_path / "home"
    blocked.write_text("")
    assert record_result(blocked, "brown-bullet", [ANA, PETE], result([1, 2])) is not None


# ---------------------------------------------------------------- names and plans
@given(st.text() | st.text(st.sampled_from("a\u0301\u200d\ud800\u202e \t\n🤠Ñ")))
def test_a_clean_name_is_fit_for_screen_and_file(words):
    name = clean_name(words)
    assert len(name) <= NAME_LENGTH
    assert name == clean_name(name)
    assert name.encode("utf-8").decode("utf-8") == name
    assert name == name.strip()
    assert name.isprintable() or any(c in "\u200d\u200c\xad" or not c.isascii() for c in name)
    assert parse_plan(SeatPlan("human", words).words) == SeatPlan("human", words)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("  Ana\tMaría\n", "Ana María"),
        ("a\0b\x7fc\ud83d", "abc"),
        ("Jose\u0301", "José"),
        ("abc\u202edcba", "abcdcba"),
        ("x" * 99, "x" * NAME_LENGTH),
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("İIıi", "İIıi"),
        ("", ""),
    ],
)
def test_names(words, name):
    assert clean_name(words) == name


def test_plans_in_words():
    assert parse_plan("human:Ana: the 2nd") == SeatPlan("human", "Ana: the 2nd")
    assert parse_plan("cowhand").words == "cowhand"
    with pytest.raises(ValueError, match="no kind of seat"):
        parse_plan("king:Ana")


def test_names_can_be_given_in_the_readers_language() -> None:
    seats = [SeatPlan("human"), SeatPlan("cowhand"), SeatPlan("cowhand", "Don Ramón"), SeatPlan("greenhorn")]
    plans = named(seats, "Jugador {number}", ["Don Ramón", "Señorita Ruby"])
    assert [plan.name for plan in plans] == ["Jugador 1", "Señorita Ruby", "Don Ramón", "greenhorn 4"]


def test_everyone_gets_a_name_and_no_ai_the_same_one():
    plans = named(
        [SeatPlan("human"), SeatPlan("cowhand"), SeatPlan("cowhand", HANDS[0]), SeatPlan("greenhorn")],
        "P{number}",
    )
    assert [plan.name for plan in plans] == ["P1", HANDS[1], HANDS[0], HANDS[2]]
    many = named([SeatPlan("cowhand")] * 12)
    assert len({plan.name for plan in many}) == 12


def test_one_of_the_town_sits_down_once_whatever_the_language():
    """Somebody named in English keeps the same person from coming in under another language's name."""
    spanish = ("Señorita Ruby", "Pete el Polvoriento", "Doctor Abel")
    plans = named(
        [SeatPlan("greenhorn", "Miss Ruby"), SeatPlan("cowhand"), SeatPlan("cowhand")], hands=spanish
    )
    assert [plan.name for plan in plans] == ["Miss Ruby", "Pete el Polvoriento", "Doctor Abel"]
