"""Every page at every shape, text size and language: nothing leaves its paper, overlaps, or hides."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from tabletop.core.options import make_rules
from tabletop.core.words import text
from tabletop.games import game
from tabletop.scenes.house import House, TableOrder
from tabletop.scenes.results import Outcome, Results
from tabletop.scenes.rule_card import RuleCard
from tabletop.scenes.settings import SettingsScene
from tabletop.scenes.setup import Setup
from tabletop.scenes.title import Title
from tabletop.session.plans import SeatPlan
from tabletop.ui.canvas import Canvas
from tabletop.ui.geometry import HEIGHT, WIDTH, Box
from tabletop.ui.scene import Scene
from tests.ui.pilot import Pilot, piloted

KEY = "brown-bullet"
NAMES = ("Maximiliana Ñ.", "Don Ramón", "Miss Ruby", "Night Jack", "Doc Abel", "Dusty Pete")


def results(house: House) -> Scene:
    plans = tuple(SeatPlan("human" if i < 2 else "cowhand", name) for i, name in enumerate(NAMES))
    rows = tuple((text("Piles sent out of play"), (0, 1, 2, 3, 4, 55)) for _row in range(8))
    return Results(
        house,
        Outcome(
            game=KEY,
            players=tuple((plan.kind, plan.name) for plan in plans),
            faces=("ana", "ramon", "ruby", "jack", "doc", "dusty"),
            winners=(0, 1),
            places=(1, 1, 3, 4, 5, 6),
            scores=(0, 0, 3, 4, 5, 6),
            seed=999_999_999,
            rows=rows,
            took_back=True,
            order=TableOrder(KEY, plans, make_rules(game(KEY).options), 1),
            stopped=True,
        ),
    )


PAGES: dict[str, Callable[[House], Scene]] = {
    "title": Title,
    "setup": lambda house: Setup(house, KEY),
    "settings": SettingsScene,
    "results": results,
    "rules": lambda house: RuleCard(house, KEY, make_rules(game(KEY).options, {"joker_extra_turn": True})),
}
SIZES = ((1280, 720), (1280, 960), (2560, 1080))
SCROLLED = ("option:", "button:less", "button:more", "text:key")


def visible_buttons(pilot: Pilot) -> list[tuple[str, Box]]:
    """Buttons, toggles and fields that the pointer can hit now."""
    roles = ("button", "toggle", "field", "option", "seat", "door")
    found = [e for e in pilot.window.elements() if e.role in roles and e.pressable]
    return [(e.id, e.box) for e in found if e.holds(e.box.cx, e.box.cy)]


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("page", PAGES)
def test_everything_is_on_the_page_named_and_in_reach(
    tmp_path: Path, page: str, size: tuple[int, int], scale: int, language: str
) -> None:
    with piloted(tmp_path, PAGES[page], size, text_size=scale, language=language) as pilot:
        elements = pilot.window.elements()
        assert len({e.id for e in elements}) == len(elements), "every id stands once"
        for element in elements:
            assert element.name.strip(), f"{element.id} has a name"
            if not element.id.startswith(SCROLLED):
                box = element.box
                assert box.x >= -1 and box.y >= -1, element.id
                assert box.right <= WIDTH + 1 and box.bottom <= HEIGHT + 1, element.id
                if element.pressable and (element.enabled or element.explains):
                    pilot.pixel_of(element.id)


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("page", ["setup", "settings", "results", "rules"])
def test_no_two_controls_overlap(tmp_path: Path, page: str, scale: int) -> None:
    with piloted(tmp_path, PAGES[page], text_size=scale) as pilot:
        for (one, a), (other, b) in combinations(visible_buttons(pilot), 2):
            inside = {one, other}
            nested = any(id.startswith("field:name") for id in inside) or "option:" in one + other
            if not nested:
                assert a.overlap(b) == 0, inside


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("page", PAGES)
def test_words_are_drawn_no_smaller_than_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str, language: str, scale: int
) -> None:
    small: list[tuple[str, int]] = []
    draw = Canvas._line

    def watched(self: Canvas, x: float, cy: float, words: str, px: int, *rest: object) -> None:
        if px < 18:
            small.append((words, px))
        draw(self, x, cy, words, px, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "_line", watched)
    with piloted(tmp_path, PAGES[page], (1920, 1080), text_size=scale, language=language):
        assert small == []


@pytest.mark.parametrize("page", PAGES)
def test_larger_text_is_drawn_larger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str) -> None:
    def heights(scale: int) -> float:
        sizes: list[int] = []
        with monkeypatch.context() as patch, piloted(tmp_path, text_size=scale) as pilot:
            draw = Canvas._line

            def watched(self: Canvas, x: float, cy: float, words: str, px: int, *rest: object) -> None:
                sizes.append(px)
                draw(self, x, cy, words, px, *rest)  # type: ignore[arg-type]

            patch.setattr(Canvas, "_line", watched)
            pilot.open(PAGES[page](pilot.house))
        return sum(sizes) / len(sizes)

    assert heights(200) > heights(100)


@pytest.mark.parametrize("page", PAGES)
def test_a_resize_lays_the_page_out_anew(tmp_path: Path, page: str) -> None:
    with piloted(tmp_path / "a", PAGES[page], (1280, 720)) as pilot:
        pygame.display.set_mode((1600, 1000))
        pilot.step(pygame.event.Event(pygame.VIDEORESIZE, size=(1600, 1000), w=1600, h=1000))
        pilot.rest()
        assert pilot.window.surface.get_size() == (1600, 1000)
        for element in pilot.window.elements():
            if element.role == "button" and element.enabled and element.holds(element.box.cx, element.box.cy):
                x, y = pilot.pixel_of(element.id)
                assert 0 <= x < 1600
                assert 0 <= y < 1000


@pytest.mark.parametrize("page", PAGES)
def test_an_idle_page_draws_nothing(tmp_path: Path, page: str) -> None:
    with piloted(tmp_path, PAGES[page]) as pilot:
        drawn = pilot.window.frames_drawn
        pilot.wait(4)
        assert pilot.window.frames_drawn == drawn
