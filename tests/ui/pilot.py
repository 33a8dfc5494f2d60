"""A pilot for headless windows: presses what is on screen by its id, by real events, with its own clock."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from tabletop.app.paths import resource
from tabletop.scenes.house import House
from tabletop.session.catalogue import set_language
from tabletop.session.settings import Settings
from tabletop.session.store import Store
from tabletop.ui.audio import Silence
from tabletop.ui.focus import Element, element_at
from tabletop.ui.scene import Look, Scene
from tabletop.ui.window import Window, WindowPlan

FRAME = 1 / 30


class Pilot:
    """One hidden window with a house in `home`. `size` in pixels; `settings` are in force from the start."""

    def __init__(
        self, home: Path, size: tuple[int, int] = (1280, 720), settings: Settings | None = None
    ) -> None:
        self.time = 100.0
        plan = WindowPlan("test", resource("art", "atlas"), resource("art", "fonts"), size=size)
        self.window = Window(plan, Silence(), Look(), now=lambda: self.time, hidden=True)
        self.settings = settings or Settings(language="en", speed="instant")
        self.house = House(self.window.stage, self.settings, Store(home), home)
        self.house.apply_settings()
        self._pointer = (1, 1)

    # ---------------------------------------------------------------- where one is
    def open(self, scene: Scene) -> Pilot:
        """Put a scene on the stack and let its first motion end."""
        self.window.open_scene(scene)
        self.rest()
        return self

    @property
    def scene(self) -> Scene:
        return self.window.stage.stack.top

    @property
    def ids(self) -> list[str]:
        return [element.id for element in self.window.elements()]

    def element(self, id: str) -> Element:
        """The element with that id. Fails the test where there is none."""
        found = next((e for e in self.window.elements() if e.id == id), None)
        assert found is not None, f"{id} is not on screen: {self.ids}"
        return found

    def words(self, id: str) -> str:
        """What the element is called: what a reader of the screen hears."""
        return self.element(id).name

    def picture(self) -> str:
        """A fingerprint of every pixel."""
        return hashlib.sha256(pygame.image.tobytes(self.window.surface, "RGB")).hexdigest()

    # ---------------------------------------------------------------- time
    def step(self, *events: pygame.event.Event, seconds: float = FRAME) -> None:
        """One turn of the loop with these events."""
        self.time += seconds
        self.window.step(events, seconds)

    def wait(self, seconds: float) -> None:
        """Let time pass frame by frame."""
        for _turn in range(max(1, round(seconds / FRAME))):
            self.step()

    def rest(self, most: float = 30.0) -> None:
        """Until nothing moves and nothing waits to be drawn (at least past the guard of a fresh scene)."""
        self.wait(0.2)
        for _turn in range(round(most / FRAME)):
            if not any(s.busy or s.dirty for s in self.window.stage.stack.visible()):
                return
            self.step()
        raise AssertionError("the screen never comes to rest")

    # ---------------------------------------------------------------- the mouse
    def pixel_of(self, id: str) -> tuple[int, int]:
        """A pixel at which the pointer means this element: its middle if others leave it free."""
        element, elements = self.element(id), self.window.elements()
        box = element.box
        for u in (0.5, 0.25, 0.75, 0.1, 0.9):
            for v in (0.5, 0.25, 0.75, 0.1, 0.9):
                x, y = box.x + box.w * u, box.y + box.h * v
                found = element_at(elements, x, y)
                if found is not None and found.id == id:
                    return self.window.stage.frame.point(x, y)
        raise AssertionError(f"no pixel means {id}")

    def point(self, id: str) -> None:
        """Move the pointer onto an element."""
        self._move(self.pixel_of(id))

    def press(self, id: str) -> None:
        """Click an element and let what follows come to rest."""
        self.click(self.pixel_of(id))

    def click(self, pos: tuple[int, int]) -> None:
        """Click a pixel."""
        self._move(pos)
        self.step(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        self.step(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
        self.rest()

    def click_at(self, id: str, u: float, v: float = 0.5) -> None:
        """Click inside an element at a part of its width and height."""
        box = self.element(id).box
        self.click(self.window.stage.frame.point(box.x + box.w * u, box.y + box.h * v))

    def wheel(self, id: str, steps: int) -> None:
        """Turn the wheel over an element."""
        self.point(id)
        self.step(pygame.event.Event(pygame.MOUSEWHEEL, y=steps, x=0))
        self.rest()

    def _move(self, pos: tuple[int, int]) -> None:
        rel = (pos[0] - self._pointer[0], pos[1] - self._pointer[1])
        self._pointer = pos
        self.step(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(0, 0, 0)))

    # ---------------------------------------------------------------- the keyboard
    def key(self, name: str, shift: bool = False) -> None:
        """Press a key by its name: "return", "tab", "m", "f1"."""
        mod = pygame.KMOD_SHIFT if shift else 0
        code = pygame.key.key_code(name)
        self.step(pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""))
        self.step(pygame.event.Event(pygame.KEYUP, key=code, mod=mod))
        self.rest()

    def type(self, words: str) -> None:
        """Type into the field that has the focus, a letter at a time, as an input method would."""
        for letter in words:
            self.step(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.rest()

    def tab_to(self, id: str) -> None:
        """Walk with Tab until the element has the focus."""
        for _turn in range(len(self.ids) + 1):
            if self.scene.focus == id:
                return
            self.key("tab")
        raise AssertionError(f"Tab never comes to {id}")


@contextmanager
def piloted(home: Path, scene: Callable[[House], Scene] | None = None, size: tuple[int, int] = (1280, 720),
            **settings: object) -> Iterator[Pilot]:  # fmt: skip
    """A pilot at work, perhaps with a scene open; the language is English again afterwards."""
    chosen = Settings(**{"language": "en", "speed": "instant", **settings})  # type: ignore[arg-type]
    pilot = Pilot(home, size, chosen)
    try:
        if scene is not None:
            pilot.open(scene(pilot.house))
        yield pilot
    finally:
        pilot.window.close()
        pilot.house.store.close()
        set_language("en")
