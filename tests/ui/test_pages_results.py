"""Results, rule card and pause: what is told at the end, in between, and how one leaves."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.core.options import make_rules
from tabletop.core.words import text
from tabletop.games import game
from tabletop.games.brown_bullet.rule_card import RULE_CARD
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.results import Outcome, Results, first_dealer, rematch
from tabletop.scenes.rule_card import RuleCard
from tabletop.session.plans import SeatPlan
from tabletop.session.statistics import record_result
from tabletop.session.table import Result
from tests.ui.pilot import Pilot, piloted

KEY = "brown-bullet"
PLANS = (
    SeatPlan("human", "Ana", "ana"),
    SeatPlan("cowhand", "Doc Abel", "doc"),
    SeatPlan("human", "Íñigo", "kid"),
    SeatPlan("greenhorn", "Miss Ruby", "ruby"),
)


def order(seed: int = 5) -> TableOrder:
    return TableOrder(KEY, PLANS, make_rules(game(KEY).options, {"play_on": True}), seed)


def outcome(winners: tuple[int, ...] = (2,), took_back: bool = False, stopped: bool = False) -> Outcome:
    return Outcome(
        game=KEY,
        players=tuple((plan.kind, plan.name) for plan in PLANS),
        faces=tuple(plan.face for plan in PLANS),
        winners=winners,
        places=(2, 3, 1, 4),
        scores=(4, 6, 0, 11),
        seed=5,
        rows=((text("Piles picked up"), (3, 0, 1, 7)), (text("Cards left"), (4, 6, 0, 11))),
        took_back=took_back,
        order=order(),
        stopped=stopped,
    )


# -------------------------------------------------------------------- results
def test_the_ledger_tells_each_seat_s_numbers_and_place(tmp_path: Path) -> None:
    with piloted(tmp_path, lambda house: Results(house, outcome())) as pilot:
        assert pilot.scene.name == f"results:{KEY}"
        assert pilot.scene.state == "game-over"
        assert pilot.words("text:winner") == "Íñigo wins"
        assert pilot.words("text:ledger:0") == "Piles picked up: Ana 3, Doc Abel 0, Íñigo 1, Miss Ruby 7"
        assert "Miss Ruby, Greenhorn: place 4" in pilot.words("text:places")
        assert "Seed 5" in pilot.words("text:note")


def test_a_shared_win_names_all(tmp_path: Path) -> None:
    with piloted(tmp_path, lambda house: Results(house, outcome((0, 2)))) as pilot:
        assert pilot.words("text:winner") == "Ana and Íñigo win"


def test_take_backs_and_a_stopped_deal_are_marked(tmp_path: Path) -> None:
    with piloted(tmp_path, lambda house: Results(house, outcome())) as pilot:
        plain = pilot.words("text:note")
        assert "take-backs" not in plain
        assert "stopped" not in plain
    with piloted(tmp_path, lambda house: Results(house, outcome(took_back=True, stopped=True))) as pilot:
        assert "take-backs" in pilot.words("text:note")
        assert "stopped" in pilot.words("text:note")


def test_people_see_how_they_have_done(tmp_path: Path) -> None:
    for winner in (0, 0, 2):
        places = tuple(1 if seat == winner else 2 for seat in range(4))
        record_result(tmp_path, KEY, PLANS, Result((winner,), (0, 0, 0, 0), places, took_back=False))
    with piloted(tmp_path, lambda house: Results(house, outcome())) as pilot:
        words = pilot.words("text:statistics")
        assert "Ana: 3 games, 2 won" in words
        assert "Íñigo: 3 games, 1 won" in words
        assert "Doc Abel" not in words


def test_a_rematch_keeps_seats_and_rules_and_moves_the_deal_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    orders: list[TableOrder] = []
    monkeypatch.setattr(House, "go_table", lambda self, order: orders.append(order))
    with piloted(tmp_path, lambda house: Results(house, outcome())) as pilot:
        pilot.press("button:rematch")
        pilot.key("return")
    for new in orders:
        assert (new.plans, new.rules) == (order().plans, order().rules)
        assert new.seed != order().seed
    assert len(orders) == 2


@pytest.mark.parametrize("seed", range(8))
def test_the_dealer_of_a_rematch_is_the_next_seat(seed: int) -> None:
    def dealer(of: TableOrder) -> int:
        return int(first_dealer(game(KEY), len(PLANS), of.rules, of.seed).removeprefix("dealer "))

    assert dealer(rematch(order(seed))) == (dealer(order(seed)) + 1) % len(PLANS)


def test_ways_out_of_the_results(tmp_path: Path) -> None:
    with piloted(tmp_path, lambda house: Results(house, outcome())) as pilot:
        pilot.press("button:change-seats")
        assert pilot.scene.name == f"setup:{KEY}"
        assert "Íñigo" in pilot.words("seat:2")
        assert pilot.words("option:play_on").endswith("Yes")
        pilot.open(Results(pilot.house, outcome()))
        pilot.key("escape")
        assert pilot.scene.name == "title"


# -------------------------------------------------------------------- rule card
def told(pilot: Pilot) -> str:
    return " ".join(e.name for e in pilot.window.elements() if e.id.startswith("text:rules:"))


def test_the_rule_card_says_every_rule_on_one_spread(tmp_path: Path) -> None:
    rules = make_rules(game(KEY).options, {"bullet_at": 12})
    with piloted(tmp_path, lambda house: RuleCard(house, KEY, rules)) as pilot:
        words = told(pilot)
        for section in RULE_CARD:
            for sentence in (section.title, *section.lines):
                assert sentence in words
        for option in game(KEY).options:
            assert option.sentence in words
        assert f"{next(o for o in game(KEY).options if o.key == 'bullet_at').sentence} 12" in words
        assert "button:next" not in pilot.ids


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1280, 960)])
@pytest.mark.parametrize("language", ["en", "es"])
def test_at_the_usual_text_size_one_spread_is_enough(
    tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    rules = make_rules(game(KEY).options)
    with piloted(tmp_path, lambda house: RuleCard(house, KEY, rules), size, language=language) as pilot:
        assert "button:next" not in pilot.ids


def test_large_text_is_turned_like_pages_and_nothing_is_lost(tmp_path: Path) -> None:
    rules = make_rules(game(KEY).options)
    with piloted(tmp_path, lambda house: RuleCard(house, KEY, rules), text_size=200) as pilot:
        words = told(pilot)
        assert not pilot.element("button:prev").enabled
        while pilot.element("button:next").enabled:
            pilot.press("button:next")
            words += " " + told(pilot)
        for section in RULE_CARD:
            for sentence in section.lines:
                assert sentence in words
        for option in game(KEY).options:
            assert option.sentence in words
        pilot.key("page up")
        assert pilot.element("button:next").enabled


@pytest.mark.parametrize("key", ["f1", "escape", "return"])
def test_the_rule_card_closes_by_the_key_that_opened_it(tmp_path: Path, key: str) -> None:
    with piloted(tmp_path, lambda house: Results(house, outcome())) as pilot:
        pilot.key("f1")
        assert pilot.scene.name == f"rules:{KEY}"
        pilot.key(key)
        assert pilot.scene.name == f"results:{KEY}"
