"""House rules in tables, numbers by seats, steps and names; and tables in what a scenario expects."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.expect import _failures
from tabletop.core.options import Option, Rules, RulesError, changed_rules, in_tables, make_rules
from tabletop.core.record import Record
from tabletop.core.words import PLAIN

OPTIONS = (
    Option("rounds", 12, "Rounds.", range(3, 31, 3), offers=((12, "full"), (9, "short"))),
    Option("boxes.cattle", (2, 2, 3), "Boxes.", range(10), by_seats=range(3, 6)),
    Option("boxes.farmer", 1, "Boxes.", range(10), by_seats=range(3, 6)),
)


def test_a_table_of_a_file_holds_the_options_of_its_name() -> None:
    nested = make_rules(OPTIONS, {"boxes": {"cattle": 4, "farmer": [1, 2, 3]}})
    assert nested == make_rules(OPTIONS, {"boxes.cattle": 4, "boxes.farmer": (1, 2, 3)})
    assert nested["boxes.cattle"] == 4
    assert nested["boxes.farmer"] == (1, 2, 3)
    assert in_tables(changed_rules(OPTIONS, nested)) == {"boxes": {"cattle": 4, "farmer": [1, 2, 3]}}


def test_a_record_writes_tables() -> None:
    record = Record("g", "1", 3, ("a", "b", "c"), 0, "", {"rounds": 9, "boxes.farmer": 2}, [])
    assert record.head_dict()["rules"] == {"rounds": 9, "boxes": {"farmer": 2}}


def test_a_number_by_seats() -> None:
    option = OPTIONS[1]
    assert [option.for_seats((2, 2, 3), seats) for seats in (3, 4, 5)] == [2, 2, 3]
    assert option.for_seats(7, 4) == 7
    assert option.problem([0, 9, 1]) is None
    read: dict[str, Any] = {"boxes.cattle": [1, 2, 3]}  # as a file holds it
    assert Rules(read) == Rules({"boxes.cattle": (1, 2, 3)})


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"rounds": 10}, "rounds must be a multiple of 3 from 3 to 30"),
        ({"rounds": [12]}, "rounds must be a multiple of 3 from 3 to 30"),
        ({"boxes": 3}, "there is no house rule called boxes"),
        ({"boxes": {"saloon": 3}}, "there is no house rule called boxes.saloon"),
        ({"prices": {"cattle": 3}}, "there is no house rule called prices"),
        *(
            (
                {"boxes": {"cattle": value}},
                "boxes.cattle must be a whole number from 0 to 9, or a list of 3 such numbers",
            )
            for value in (10, -1, True, "2", [1, 2], [1, 2, 3, 4], [1, 2, 10], [1, 2, True])
        ),
    ],
)
def test_what_cannot_be_is_refused_by_name(given: dict[str, object], sentence: str) -> None:
    with pytest.raises(RulesError) as caught:
        make_rules(OPTIONS, given)
    assert [PLAIN.say(problem) for problem in caught.value.problems] == [sentence]


def test_lists_of_tables_compare_the_keys_given() -> None:
    found = [{"total": 19, "cattle": 1}, {"total": 9, "cattle": 2}]
    assert _failures("scores", [{"total": 19}, {"cattle": 2}], found, {}) == []
    (failure,) = _failures("scores", [{"total": 19}, {"total": 8}], found, {})
    assert (failure.key, failure.expected, failure.found) == ("scores.1.total", 8, 9)
    assert [failure.key for failure in _failures("scores", [{"total": 19}], found, {})] == ["scores"]
