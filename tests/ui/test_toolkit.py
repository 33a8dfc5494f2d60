"""The toolkit that knows no game: places, motion, type, elements, gestures, the loop and its stack."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from tabletop.app.paths import resource
from tabletop.ui.canvas import Canvas
from tabletop.ui.focus import Element, Inspector, drop_target, element_at, following, neighbour
from tabletop.ui.geometry import Box, Frame, Pose, around, fan
from tabletop.ui.scene import Drag, Gesture, Scene
from tabletop.ui.text import Type, clean
from tabletop.ui.tween import Tweens
from tabletop.ui.widgets import Button
from tests.ui.pilot import Pilot

LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


class Bench(Scene):
    """Two places and a piece that can be dragged; it keeps what was done to it."""

    name = "bench"

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot.house.stage)
        self.done: list[Any] = []
        self.enabled = True

    def elements(self) -> list[Element]:
        piece = Element(
            "piece", "card", "a piece", around(400, 800, 120, 160), accepts=("goal",), draggable=True
        )
        under = Element("under", "slot", "under it", around(400, 800, 300, 300))
        goal = Element("goal", "pile", "a goal", around(1400, 300, 300, 300), enabled=self.enabled)
        return [under, goal, piece, *super().elements()]

    def press(self, id: str, gesture: Gesture) -> None:
        self.done.append((id, gesture))

    def drag_started(self, drag: Drag) -> bool:
        return True

    def dropped(self, drag: Drag, target: str | None) -> None:
        self.done.append(("dropped", drag.id, target))

    def drag_lost(self) -> None:
        self.done.append(("lost",))

    def back(self) -> None:
        self.done.append("back")

    def wheel(self, id: str | None, steps: int) -> None:
        self.done.append(("wheel", id, steps))

    def explain(self, id: str | None) -> None:
        self.done.append(("explain", id))

    def key(self, key: str) -> bool:
        self.done.append(("key", key))
        return True

    def draw(self, canvas: Canvas) -> None:
        canvas.background("bg/table")


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    here = Pilot(tmp_path, (640, 360))
    yield here
    here.window.close()
    here.house.store.close()


@pytest.fixture
def bench(pilot: Pilot) -> Bench:
    scene = Bench(pilot)
    pilot.open(scene)
    return scene


def mouse(pilot: Pilot, kind: int, at: tuple[float, float], held: bool = False, button: int = 1) -> None:
    pos = pilot.window.stage.frame.point(*at)
    if kind == pygame.MOUSEMOTION:
        pilot.step(pygame.event.Event(kind, pos=pos, rel=(1, 1), buttons=(int(held), 0, 0)))
    else:
        pilot.step(pygame.event.Event(kind, pos=pos, button=button))


def drag(pilot: Pilot, start: tuple[float, float], *way: tuple[float, float], drop: bool = True) -> None:
    mouse(pilot, pygame.MOUSEMOTION, start)
    mouse(pilot, pygame.MOUSEBUTTONDOWN, start)
    for place in way:
        mouse(pilot, pygame.MOUSEMOTION, place, held=True)
    if drop:
        mouse(pilot, pygame.MOUSEBUTTONUP, way[-1])


class TestPlaces:
    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160), (1000, 1000), (2560, 1080)])
    def test_a_frame_maps_there_and_back(self, size: tuple[int, int]) -> None:
        frame = Frame(*size)
        for x, y in ((0, 0), (1920, 1080), (960, 540), (13, 999)):
            px, py = frame.point(x, y)
            assert 0 <= px <= size[0]
            assert 0 <= py <= size[1]
            back = frame.units(px, py)
            assert back == pytest.approx((x, y), abs=1 / frame.scale)

    def test_neighbouring_boxes_meet_in_pixels(self) -> None:
        frame = Frame(1366, 768)
        left = frame.rect(Box(10, 10, 33.3, 20))
        right = frame.rect(Box(43.3, 10, 33.3, 20))
        assert left[0] + left[2] == right[0]

    def test_a_turned_card_is_hit_where_it_lies(self) -> None:
        pose = Pose(500, 500, 200, 90)
        assert pose.holds(595, 500, 0.7)
        assert not pose.holds(500, 595, 0.7)
        assert pose.lifted(40).x == pytest.approx(540)

    def test_a_fan_is_level_in_its_middle_and_symmetric(self) -> None:
        poses = fan(5, 900, 900, 200, 80, 3, 2)
        assert poses[2] == Pose(900, 900, 200, 0, z=2)
        assert [p.angle for p in poses] == [-6, -3, 0, 3, 6]
        assert poses[0].y == poses[4].y > poses[2].y


class TestMotion:
    def target(self) -> Any:
        return type("Target", (), {"x": 0.0, "y": 0.0})()

    def test_it_arrives_exactly_and_says_so_once(self) -> None:
        thing, tweens, ends = self.target(), Tweens(), []
        tweens.glide(thing, 1.0, x=10.0, on_end=lambda: ends.append(thing.x))
        for _frame in range(7):
            tweens.advance(0.2)
        assert (thing.x, ends, tweens.busy) == (10.0, [10.0], False)

    def test_a_later_glide_takes_over_from_where_it_is(self) -> None:
        thing, tweens = self.target(), Tweens()
        tweens.glide(thing, 1.0, x=10.0)
        tweens.advance(0.5)
        there = thing.x
        tweens.glide(thing, 1.0, x=0.0)
        tweens.advance(0.01)
        assert thing.x == pytest.approx(there, abs=0.6)
        tweens.advance(5)
        assert thing.x == 0.0

    def test_a_huge_step_ends_everything_and_breaks_nothing(self) -> None:
        thing, tweens, order = self.target(), Tweens(), []
        tweens.glide(
            thing, 1.0, delay=2.0, x=3.0, on_start=lambda: order.append("s"), on_end=lambda: order.append("e")
        )
        tweens.advance(3600)
        assert (thing.x, order) == (3.0, ["s", "e"])

    def test_pace_0_is_at_once(self) -> None:
        thing, tweens = self.target(), Tweens()
        tweens.pace = 0.0
        tweens.glide(thing, 5.0, delay=2.0, x=3.0)
        tweens.advance(0.0)
        assert thing.x == 3.0

    def test_finish_runs_what_the_ends_start_but_never_for_ever(self) -> None:
        tweens, count = Tweens(), []

        def again() -> None:
            count.append(1)
            tweens.after(1.0, again)

        tweens.after(1.0, again)
        tweens.finish()
        assert 10 < len(count) <= 1000


class TestElements:
    def row(self) -> list[Element]:
        return [
            Element(f"e{i}", "button", str(i), Box(100 * (i % 3), 100 * (i // 3), 80, 80)) for i in range(6)
        ]

    def test_the_topmost_is_hit(self) -> None:
        low, high = Element("low", "slot", "", Box(0, 0, 9, 9)), Element("high", "card", "", Box(5, 5, 9, 9))
        assert element_at([low, high], 6, 6) is high
        assert element_at([low, high], 2, 2) is low
        assert element_at([low, high], 50, 50) is None

    def test_arrows_go_where_they_point(self) -> None:
        row = self.row()
        assert neighbour(row, "e0", RIGHT) == "e1"
        assert neighbour(row, "e0", DOWN) == "e3"
        assert neighbour(row, "e4", UP) == "e1"
        assert neighbour(row, "e3", LEFT) == "e3", "nothing there: stay"
        assert neighbour(row, None, LEFT) == "e0"
        assert neighbour([], None, LEFT) is None

    def test_tab_goes_round_and_leaves_out_what_cannot_be_used(self) -> None:
        row = self.row()
        row[1].enabled = False
        row[2].pressable = False
        row[4].enabled, row[4].explains = False, True
        order = ["e0"]
        for _tab in range(4):
            order.append(following(row, order[-1], 1) or "")
        assert order == ["e0", "e3", "e4", "e5", "e0"]
        assert following(row, "e0", -1) == "e5"

    def test_a_drop_means_what_is_under_the_pointer_else_what_the_piece_covers(self) -> None:
        a, b = Element("a", "pile", "", Box(0, 0, 100, 100)), Element("b", "pile", "", Box(200, 0, 100, 100))
        assert drop_target([a, b], ["a", "b"], 50, 50, None) == "a"
        assert drop_target([a, b], ["b"], 50, 50, None) is None
        assert drop_target([a, b], ["a", "b"], 150, 50, Box(140, 0, 100, 100)) == "b"
        assert drop_target([a, b], ["a", "b"], 150, 50, Box(105, 0, 90, 90)) is None


class TestInspectFile:
    def write(self, inspector: Inspector, now: float, name: str, force: bool = False) -> bool:
        elements = [Element("a", "card", name, Box(0, 0, 10, 10), accepts=("b",))]
        return inspector.update(now, Frame(1920, 1080), "s", "menu", None, None, elements, force)

    def test_it_is_written_when_something_changes_and_not_too_often(self, tmp_path: Path) -> None:
        path = tmp_path / "screen.json"
        inspector = Inspector(path)
        assert not self.write(inspector, 1.0, "one")
        first = json.loads(path.read_text(encoding="utf-8"))
        assert first["elements"][0] == {
            "id": "a",
            "role": "card",
            "name": "one",
            "rect": [0, 0, 10, 10],
            "enabled": True,
            "focused": False,
            "selected": False,
            "dragging": False,
            "moving": False,
            "accepts": ["b"],
        }
        assert set(first) == {"frame", "scene", "state", "seat", "size", "code", "elements"}
        assert self.write(inspector, 1.01, "two"), "a change waits for its time"
        assert json.loads(path.read_text(encoding="utf-8")) == first
        assert not self.write(inspector, 1.06, "two")
        assert json.loads(path.read_text(encoding="utf-8"))["elements"][0]["name"] == "two"
        assert list(tmp_path.iterdir()) == [path], "nothing is left beside it"


class TestType:
    def test_whatever_comes_from_outside_can_be_rendered(self) -> None:
        pygame.font.init()
        type_ = Type(resource("art", "fonts"))
        for words in ("a\0b", "\ud800", "", "ñ\u202e", "日本", "A\u0301", "\x07", "x" * 9999):
            surface = type_.line(words, 500, 20, "#000000")
            assert surface.get_height() > 0
        assert clean("a\0b\ud800c") == "abc"

    def test_a_missing_glyph_is_a_dot_and_never_a_box(self) -> None:
        pygame.font.init()
        type_ = Type(resource("art", "fonts"))
        dot = type_.line("·", 500, 30, "#000000")
        missing = type_.line("\u4e2d", 500, 30, "#000000")
        assert pygame.image.tobytes(dot, "RGBA") == pygame.image.tobytes(missing, "RGBA")

    @pytest.mark.parametrize("weight", ["rye", 500, 700, 800, "italic"])
    def test_every_letter_of_both_languages_is_there(self, weight: Any) -> None:
        pygame.font.init()
        type_ = Type(resource("art", "fonts"))
        for letter in "ÁÉÍÓÚÜÑáéíóúüñ¿¡·«»—…ABCXYZabcxyz0123456789.,:;'!?()+-%":
            assert type_._runs(letter, weight, 20)[0][1] == letter

    def test_wrapping_loses_no_word_and_keeps_the_width(self) -> None:
        pygame.font.init()
        type_ = Type(resource("art", "fonts"))
        words = "The pile goes out of play and its player takes another turn"
        lines = type_.wrap(words, 500, 20, 150)
        assert " ".join(lines) == words
        assert len(lines) > 2
        assert all(type_.width(line, 500, 20) <= 150 for line in lines)


class TestGestures:
    def test_a_click_presses_what_is_on_top(self, pilot: Pilot, bench: Bench) -> None:
        pilot.click(pilot.window.stage.frame.point(400, 800))
        assert bench.done == [("piece", Gesture())]

    def test_a_press_that_moves_is_a_drag_and_presses_nothing(self, pilot: Pilot, bench: Bench) -> None:
        drag(pilot, (400, 800), (600, 700), (1400, 300))
        assert bench.done == [("dropped", "piece", "goal")]

    def test_a_drop_beside_everything_means_nothing(self, pilot: Pilot, bench: Bench) -> None:
        drag(pilot, (400, 800), (600, 700), (900, 100))
        assert bench.done == [("dropped", "piece", None)]

    def test_a_hand_that_shakes_clicks(self, pilot: Pilot, bench: Bench) -> None:
        drag(pilot, (400, 800), (403, 802))
        assert bench.done == [("piece", Gesture())]

    def test_a_press_let_go_elsewhere_presses_nothing(self, pilot: Pilot, bench: Bench) -> None:
        drag(pilot, (520, 900), (900, 100))
        assert bench.done == []

    @pytest.mark.parametrize("way", ["escape", "scene"])
    def test_a_drag_that_is_broken_off_is_no_drop(self, pilot: Pilot, bench: Bench, way: str) -> None:
        drag(pilot, (400, 800), (600, 700), (1400, 300), drop=False)
        if way == "escape":
            pilot.key("escape")
        else:
            pilot.window.stage.stack.push(Bench(pilot))
            pilot.step(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(1, 0, 0)))
            pilot.wait(0.5)
        mouse(pilot, pygame.MOUSEBUTTONUP, (1400, 300))
        assert [each for each in bench.done if each[0] == "dropped"] == []
        assert bench.drag is None or way == "scene"

    def test_two_quick_clicks_on_one_thing_are_double_three_are_not_two_doubles(
        self, pilot: Pilot, bench: Bench
    ) -> None:
        for _click in range(3):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                mouse(pilot, kind, (400, 800))
        assert [gesture.double for _id, gesture in bench.done] == [False, True, False]

    def test_slow_clicks_are_single(self, pilot: Pilot, bench: Bench) -> None:
        for _click in range(2):
            pilot.click(pilot.window.stage.frame.point(400, 800))
            pilot.wait(0.6)
        assert [gesture.double for _id, gesture in bench.done] == [False, False]

    def test_a_second_click_is_not_meant_for_the_dialog_that_the_first_opened(
        self, pilot: Pilot, bench: Bench
    ) -> None:
        opened = Bench(pilot)
        bench.press = lambda id, gesture: pilot.window.stage.stack.push(opened)  # type: ignore[method-assign]
        for _click in range(2):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                mouse(pilot, kind, (400, 800))
        assert pilot.scene is opened
        assert opened.done == []
        pilot.wait(0.5)
        pilot.click(pilot.window.stage.frame.point(400, 800))
        assert len(opened.done) == 1

    def test_wheel_and_right_button_tell_what_they_are_over(self, pilot: Pilot, bench: Bench) -> None:
        mouse(pilot, pygame.MOUSEMOTION, (1400, 300))
        pilot.step(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2))
        mouse(pilot, pygame.MOUSEBUTTONDOWN, (1400, 300), button=3)
        assert bench.done == [("wheel", "goal", -2), ("explain", "goal")]

    def test_the_keyboard_reaches_and_presses_everything(self, pilot: Pilot, bench: Bench) -> None:
        for id in ("goal", "piece", "under"):
            pilot.tab_to(id)
            pilot.key("return")
        assert [id for id, _gesture in bench.done] == ["goal", "piece", "under"]
        assert all(gesture.keyboard for _id, gesture in bench.done)

    def test_what_is_not_enabled_takes_no_press(self, pilot: Pilot, bench: Bench) -> None:
        bench.enabled = False
        pilot.click(pilot.window.stage.frame.point(1400, 300))
        assert bench.done == []

    def test_keys_go_to_the_scene_by_name(self, pilot: Pilot, bench: Bench) -> None:
        for key in ("h", "f1", "escape", "space"):
            pilot.key(key)
        assert bench.done == [("key", "h"), ("key", "f1"), "back", ("explain", None)]


class TestLoop:
    def test_nothing_changes_so_nothing_is_drawn(self, pilot: Pilot, bench: Bench) -> None:
        drawn = pilot.window.frames_drawn
        pilot.wait(3.0)
        assert pilot.window.frames_drawn == drawn
        bench.redraw()
        pilot.wait(1.0)
        assert pilot.window.frames_drawn == drawn + 1

    def test_moving_over_one_thing_draws_nothing_anew(self, pilot: Pilot, bench: Bench) -> None:
        mouse(pilot, pygame.MOUSEMOTION, (300, 700))
        pilot.rest()
        drawn = pilot.window.frames_drawn
        for x in range(301, 330, 4):
            mouse(pilot, pygame.MOUSEMOTION, (x, 700))
        assert pilot.window.frames_drawn == drawn

    def test_stack_changes_wait_for_the_end_of_the_frame(self, pilot: Pilot, bench: Bench) -> None:
        stack, other = pilot.window.stage.stack, Bench(pilot)
        stack.push(other)
        assert stack.top is bench
        pilot.step()
        assert stack.top is other
        results: list[Any] = []
        bench.resume = lambda result: results.append(result)  # type: ignore[method-assign]
        stack.pop("given back")
        pilot.step()
        assert (stack.top, results) == (bench, ["given back"])

    def test_a_closed_window_ends_the_loop_and_every_scene_leaves(self, pilot: Pilot, bench: Bench) -> None:
        left: list[str] = []
        bench.leave = lambda: left.append("bench")  # type: ignore[method-assign]
        pilot.step(pygame.event.Event(pygame.QUIT))
        assert not pilot.window.open
        assert left == ["bench"]

    def test_a_scene_may_refuse_to_close(self, pilot: Pilot, bench: Bench) -> None:
        bench.close_asked = lambda: False  # type: ignore[method-assign]
        pilot.step(pygame.event.Event(pygame.QUIT))
        assert pilot.window.open

    def test_an_idle_loop_sleeps_and_wakes_for_a_hand(self, pilot: Pilot, bench: Bench) -> None:
        """The real wait, with the real clock: it takes its time, yet an event ends it at once."""
        pygame.event.clear()
        begin = pygame.time.get_ticks()
        assert pilot.window._doze(120) == []
        assert pygame.time.get_ticks() - begin >= 110
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
        begin = pygame.time.get_ticks()
        assert [event.type for event in pilot.window._doze(5000)] == [pygame.MOUSEMOTION]
        assert pygame.time.get_ticks() - begin < 1000


class TestCanvas:
    @pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
    @pytest.mark.parametrize(
        "words", ["Undo", "A sentence that is much too long for so small a plate, in any size"]
    )
    def test_words_in_a_box_stay_in_it(self, pilot: Pilot, scale: float, words: str) -> None:
        pilot.window.surface.fill((0, 0, 0))
        frame = Frame(1920, 1080)
        surface = pygame.Surface((1920, 1080))
        canvas = Canvas(surface, frame, pilot.house.stage.assets, pilot.house.stage.type, scale)
        box = Box(600, 400, 620, 60)
        canvas.centred(box, words, 30, colour="#ffffff")
        mask = pygame.mask.from_threshold(surface, (255, 255, 255), (200, 200, 200, 255))
        ink = cast(list[pygame.Rect], mask.get_bounding_rects())  # pygame's hint says one Rect
        whole = ink[0].unionall(ink)
        assert pygame.Rect(frame.rect(box)).contains(whole)

    def test_every_button_keeps_its_words_at_any_text_size(self, pilot: Pilot) -> None:
        for scale in (1.0, 2.0):
            surface = pygame.Surface((1920, 1080))
            canvas = Canvas(
                surface, Frame(1920, 1080), pilot.house.stage.assets, pilot.house.stage.type, scale
            )
            Button("b", Box(100, 100, 172, 70), "Deshacer la jugada", lambda: None, "undo", 25).draw(
                canvas, None, None
            )
            outside = surface.copy()
            pygame.draw.rect(outside, (0, 0, 0), (80, 80, 212, 130))
            untouched = pygame.mask.from_threshold(outside, (0, 0, 0), (9, 9, 9, 255))
            assert untouched.count() == 1920 * 1080
