"""What the tables say of an AI seat's level and temper: on the plate, under the pointer, at the set-up."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.options import make_rules
from tabletop.core.people import CAST, TEMPERS
from tabletop.games import GAMES, game
from tabletop.scenes.cast import name_of
from tabletop.scenes.character import introduction, seat_word, temper_word
from tabletop.scenes.house import TableOrder
from tabletop.scenes.setup import Setup
from tabletop.scenes.setup_seats import Invitation
from tabletop.scenes.tables import BOARDS
from tabletop.session.catalogue import set_language
from tabletop.session.plans import SeatPlan, named
from tabletop.session.table import Table
from tests.ui.board_pilot import NearSeats
from tests.ui.pilot import Pilot, piloted


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with piloted(tmp_path) as pilot:
        yield pilot


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_one_of_the_cast_is_introduced(language: str) -> None:
    set_language(language)
    try:
        told = {introduction("cowhand", name_of(face)) for face in CAST}
        assert len(told) == len(CAST)
        assert all(sentence.endswith(".") and ": " in sentence for sentence in told)
        assert len({temper_word(temper) for temper in TEMPERS}) == len(TEMPERS)
    finally:
        set_language("en")


def test_people_have_no_temper() -> None:
    assert introduction("human", "Dusty Pete") == ""
    assert seat_word("human", "Dusty Pete") == "a person"
    assert seat_word("cowhand", "Dusty Pete") == "Cowhand, bold"
    assert seat_word("marshal", "Somebody") == "Marshal, steady"


@pytest.mark.parametrize("key", [each.key for each in GAMES])
def test_resting_on_an_ai_seat_says_who_it_is(pilot: Pilot, key: str) -> None:
    rules_of = game(key)
    plans = named([SeatPlan("human", "Ana"), SeatPlan("marshal"), SeatPlan("cowhand")])
    table = Table(rules_of, make_rules(rules_of.options), plans, 3)
    order = TableOrder(key, plans, table.rules, 3)
    board: Any = BOARDS[key](pilot.house, table, NearSeats(table), order)  # type: ignore[arg-type]
    pilot.open(board)
    for seat, words in (
        (1, "Dusty Pete, marshal, bold: dares"),
        (2, "Don Ramón, cowhand, vengeful: hits back"),
    ):
        assert f"{plans[seat].name}, " in pilot.words(f"seat:{seat}")
        board.explain(None)
        board.explain(f"seat:{seat}")
        assert board.explained_words is not None
        assert board.explained_words[0].startswith(words)


def test_pointing_at_a_chair_of_the_set_up_says_who_sits_there(pilot: Pilot) -> None:
    scene = Setup(pilot.house, "brown-bullet")
    pilot.open(scene)
    assert pilot.words("seat:1") == "Chair 2: Dusty Pete, Cowhand, bold"
    words = next(widget for widget in scene.widgets if isinstance(widget, Invitation))
    assert words.introduced("seat:1") == "Dusty Pete, cowhand, bold: dares where others wait."
    assert words.introduced("seat:0") == words.introduced("seat:5") == words.introduced(None) == ""
    before = pilot.picture()
    pilot.point("seat:1")
    pilot.rest()
    assert pilot.picture() != before
