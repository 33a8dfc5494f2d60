"""How the table looks and moves as its reader chose: motion, language, text size, suits, window shapes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from tabletop.scenes.board import Board
from tabletop.scenes.cards.sprites import Card
from tabletop.ui.canvas import Canvas
from tabletop.ui.geometry import Box, around
from tests.ui.board_pilot import BoardPilot, at_the_table, misplaced, position
from tests.ui.test_board_rest import play_at_random

FREE: dict[str, Any] = {"hands": ["7S 7D 8D 9C", "QS 5D 5C", "4S 2D KC"], "pile": "4D 6D", "to_act": 0}
LONG = "Maximiliana Ñandú Óscar"


def test_reduced_motion_flies_nothing(tmp_path: Path) -> None:
    """A card fades in at its goal: on every frame it stands where it was, or where it will be."""
    with at_the_table(tmp_path, speed="calm", reduced_motion=True) as pilot:
        pilot.sit("human:Ana,cowhand,cowhand", 7)
        flying: dict[Card, set[tuple[float, float]]] = {}
        chance, moves = Random(1), 0
        for _frame in range(1500):
            pilot.step(seconds=0.05)
            board = pilot.board
            for sprite in board.pieces.every():
                if sprite.flying:
                    flying.setdefault(sprite, set()).add((round(sprite.x), round(sprite.y)))
                else:
                    flying.pop(sprite, None)
                assert len(flying.get(sprite, ())) <= 2, "it is at the start or at the goal"
            if board.state == "await-human":
                pilot.move(chance)
                moves += 1
            if moves == 6:
                return
        raise AssertionError("the table does not go on")


@pytest.mark.parametrize(
    ("speed", "least", "most"), [("instant", 0.0, 0.2), ("brisk", 0.3, 3.0), ("calm", 0.6, 6.0)]
)
def test_every_animation_obeys_the_speed(tmp_path: Path, speed: str, least: float, most: float) -> None:
    with at_the_table(tmp_path, speed=speed) as pilot:
        begin = pilot.time
        pilot.sit("human:Ana,human:Kid", 7)
        while pilot.board.state in ("dealing", "animating") and isinstance(pilot.scene, Board):
            pilot.step(seconds=0.02)
        assert least <= pilot.time - begin <= most


def test_speed_0_plays_a_whole_game_without_waiting(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.house.speed = 0.0
        pilot.house.apply_settings()
        pilot.sit("human:Ana,greenhorn", 54)
        begin = pilot.time
        play_at_random(pilot, 400, Random(5))
        assert pilot.until() == "results"
        assert pilot.time - begin < 250


def test_another_language_in_mid_game_reaches_everything(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit_at("human:Ana,cowhand,cowhand", position(3, **FREE)).my_turn()
        pilot.key("h")
        english = {e.id: e.name for e in pilot.window.elements()}
        pilot.house.settings.language = "es"
        pilot.house.apply_settings()
        pilot.rest()
        spanish = {e.id: e.name for e in pilot.window.elements()}
        same = {id for id in english if english[id] == spanish.get(id) and not id.startswith("seat:0")}
        assert same <= {"text:hint", "button:menu"}, same
        assert spanish["button:undo"] == "Deshacer"
        assert "Ana" in spanish["text:prompt"]
        pilot.drag("hand:0:7S", "pile:discard")
        pilot.my_turn()
        pilot.key("l")
        assert "jugó" in pilot.words("text:log") or "juega" in pilot.words("text:log")


class Writing:
    """Every line of type that is drawn, and every plate and picture under it, in design units."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[tuple[str, Box]] = []
        self.plates: list[Box] = []
        line, slice_, picture = Canvas._line, Canvas.slice, Canvas.picture
        outer = self

        def write(
            canvas: Canvas, x: float, cy: float, words: str, px: int, weight: Any, colour: Any, anchor: str
        ) -> None:
            w = canvas.type.width(words, weight, px) / canvas.frame.scale
            left = {"start": x, "middle": x - w / 2, "end": x - w}[anchor]
            h = px / canvas.frame.scale
            outer.lines.append((words, Box(left, cy - h / 2, w, h)))
            line(canvas, x, cy, words, px, weight, colour, anchor)  # type: ignore[arg-type]

        def plate(canvas: Canvas, name: str, box: Box, alpha: float = 1.0) -> None:
            outer.plates.append(box)
            slice_(canvas, name, box, alpha)

        def disc(
            canvas: Canvas, name: str, cx: float, cy: float, h: Any = None, *args: Any, **more: Any
        ) -> None:
            if name.startswith("disc/"):
                outer.plates.append(around(cx, cy, h, h))
            picture(canvas, name, cx, cy, h, *args, **more)

        monkeypatch.setattr(Canvas, "picture", disc)
        monkeypatch.setattr(Canvas, "_line", write)
        monkeypatch.setattr(Canvas, "slice", plate)

    def astray(self) -> list[str]:
        """Lines that leave the screen, or begin on a plate and leave it."""
        faults = []
        for words, box in self.lines:
            if box.x < 0 or box.right > 1920 or box.y < 0 or box.bottom > 1080:
                faults.append(f"off the screen: {words}")
            under = [plate for plate in self.plates if plate.holds(box.cx, box.cy)]
            if under and not any(fits(plate, box) for plate in under):
                faults.append(f"beyond its plate: {words}")
        return faults


def fits(plate: Box, line: Box) -> bool:
    return (
        plate.x <= line.x + 1
        and line.right <= plate.right + 1
        and plate.y <= line.y + 3
        and line.bottom <= plate.bottom + 3
    )


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("size", [(1280, 720), (1280, 960), (2560, 1080)], ids=str)
def test_words_stay_on_their_plates_at_every_text_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int]
) -> None:
    for scale in (100, 200):
        writing = Writing(monkeypatch)
        with at_the_table(tmp_path, size, language=language, text_size=scale) as pilot:
            seats = f"human:{LONG},cowhand:{LONG},greenhorn:{LONG},cowhand,cowhand,cowhand"
            pilot.sit(seats, 7, {"match_wins": 12}).my_turn()
            for act in scenes_of_a_table(pilot):
                act()
                writing.lines.clear()
                writing.plates.clear()
                pilot.board.base = None
                pilot.scene.redraw()
                pilot.board.redraw()
                pilot.step()
                assert writing.lines
                assert writing.astray() == [], (scale, act)
        monkeypatch.undo()


def scenes_of_a_table(pilot: BoardPilot) -> list[Callable[[], object]]:
    """A table in several moods."""
    return [
        lambda: None,
        lambda: pilot.key("h"),
        lambda: pilot.press("pile:discard"),
        lambda: pilot.key("l"),
    ]


def test_suits_and_backs_change_at_once(tmp_path: Path) -> None:
    with at_the_table(tmp_path) as pilot:
        pilot.sit_at("human:Ana,cowhand,cowhand", position(3, **FREE)).my_turn()
        plain = pilot.picture()
        pilot.house.settings.four_colour = True
        pilot.house.settings.card_back = "blue"
        pilot.house.apply_settings()
        pilot.rest()
        assert pilot.picture() != plain
        assert any(s.face.startswith("card4/") for s in pilot.board.pieces.own)
        assert {s.back for s in pilot.board.pieces.every()} == {"back/blue"}
        assert pilot.is_painted_as_it_is()


@pytest.mark.parametrize("size", [(640, 360), (500, 700), (1400, 400), (1920, 1080)], ids=str)
def test_a_resize_in_flight_leaves_nothing_behind(tmp_path: Path, size: tuple[int, int]) -> None:
    with at_the_table(tmp_path, (800, 450), speed="calm") as pilot:
        pilot.sit("human:Ana,cowhand,cowhand", 7)
        pilot.wait(0.5)
        assert pilot.board.state == "dealing"
        pilot.resize(size)
        pilot.my_turn()
        assert misplaced(pilot.board) == []
        for element in pilot.window.elements():
            x, y, w, h = pilot.window.stage.frame.rect(element.box)
            if element.id.startswith("button:"):
                assert x >= 0
                assert y >= 0
                assert x + w <= size[0]
                assert y + h <= size[1]


def test_an_idle_table_asks_for_no_frame(tmp_path: Path) -> None:
    with at_the_table(tmp_path, speed="calm") as pilot:
        pilot.sit("human:Ana,cowhand,cowhand", 7).my_turn()
        pilot.wait(2.0)
        drawn = pilot.window.frames_drawn
        pilot.wait(5.0)
        pilot.step(pygame.event.Event(pygame.MOUSEMOTION, pos=(600, 5), rel=(1, 0), buttons=(0, 0, 0)))
        pilot.wait(2.0)
        assert pilot.window.frames_drawn <= drawn + 2
