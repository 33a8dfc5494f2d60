"""The window: display, frame, and the loop that gives scenes time, gestures and a canvas.

Nothing is drawn while nothing changes. The clock is injected; tests call `step` with a clock of their own.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from tabletop.ui.assets import Assets
from tabletop.ui.audio import Audio
from tabletop.ui.focus import Element, Inspector
from tabletop.ui.geometry import Frame
from tabletop.ui.router import Router
from tabletop.ui.scene import Look, Scene, Stage
from tabletop.ui.text import Type

_LONGEST_STEP = 0.05  # after a stall (a sleeping laptop, a dragged window) time goes on, it does not jump
_FRAME = 1 / 60
_NAPS = (8, 24)  # ms between two looks for input on an idle screen: in the first second, and after it
_IDLE = 5000  # ms after which an idle screen is looked over, though nobody has touched it


@dataclass(frozen=True, slots=True)
class WindowPlan:
    """What the window is made of: its title and icon, where pictures and fonts stand, its size (None: by the
    screen)."""

    title: str
    pictures: Path
    fonts: Path
    icon: Path | None = None
    size: tuple[int, int] | None = None
    fullscreen: bool = False
    inspect: Path | None = None


def prepare_environment() -> None:
    """Settings SDL reads before it starts: a software frame buffer blits fastest, and windows are sharp on
    HiDPI."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")


def _ask_x11_alone() -> None:
    """Where there is no Wayland session, asking for one in vain would add a line of its own to our error."""
    told = ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    if sys.platform.startswith("linux") and not any(os.environ.get(name) for name in told):
        os.environ["SDL_VIDEODRIVER"] = "x11"


class NoDisplay(RuntimeError):
    """There is no screen to open a window on."""


def open_display(plan: WindowPlan, hidden: bool = False) -> pygame.Surface:
    """Open the display. Raises NoDisplay where SDL can only draw into nowhere (unless `hidden` asks for
    that)."""
    prepare_environment()
    if hidden:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    else:
        _ask_x11_alone()
    try:
        pygame.display.init()
        if (
            not hidden
            and pygame.display.get_driver() in ("offscreen", "dummy")
            and "SDL_VIDEODRIVER" not in os.environ
        ):
            raise NoDisplay("there is no display to open a window on")
        pygame.font.init()
        pygame.display.set_caption(plan.title)
        if plan.icon is not None and not hidden:
            pygame.display.set_icon(pygame.image.load(str(plan.icon)))
        if plan.fullscreen and not hidden:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        return pygame.display.set_mode(plan.size or _fitting_size(), 0 if hidden else pygame.RESIZABLE)
    except pygame.error as error:
        raise NoDisplay(str(error)) from error


def _fitting_size() -> tuple[int, int]:
    """The largest usual 16:9 size that leaves room for the desktop's own bars."""
    try:
        w, h = pygame.display.get_desktop_sizes()[0]
    except (pygame.error, IndexError):
        return 1280, 720
    for size in ((3200, 1800), (2560, 1440), (1920, 1080), (1600, 900), (1280, 720)):
        if size[0] <= w * 0.96 and size[1] <= h * 0.9:
            return size
    scale = min(w * 0.96 / 16, h * 0.9 / 9)
    return max(480, int(16 * scale)), max(270, int(9 * scale))


class Window:
    """One window with its stage and stack of scenes."""

    def __init__(
        self,
        plan: WindowPlan,
        audio: Audio,
        look: Look,
        now: Callable[[], float] = time.monotonic,
        hidden: bool = False,
    ) -> None:
        self._plan = plan
        self.surface = open_display(plan, hidden)
        self._windowed_size = plan.size or self.surface.get_size()
        self.is_fullscreen = plan.fullscreen and not hidden
        self.stage = Stage(
            frame=Frame(*self.surface.get_size()),
            assets=Assets(plan.pictures),
            type=Type(plan.fonts),
            audio=audio,
            look=look,
            now=now,
            quit=self.close,
            toggle_fullscreen=self.toggle_fullscreen,
        )
        self.router = Router(self.stage)
        self.inspector = Inspector(plan.inspect) if plan.inspect else None
        self.open = True
        self.frames_drawn = 0
        self._inspect_waits = False
        self._last = now()
        self.on_fullscreen: Callable[[bool], None] = lambda on: None
        self.on_resized: Callable[[tuple[int, int]], None] = lambda size: None

    # ---------------------------------------------------------------- the loop
    def run(self) -> None:
        """Until the window is closed."""
        self._last = self.stage.now()
        while self.open:
            events = self.wait_for_events()
            now = self.stage.now()
            dt, self._last = min(now - self._last, _LONGEST_STEP), now
            self.step(events, dt)

    def step(self, events: Iterable[Any], dt: float) -> None:
        """One turn of the loop: events, time, a frame if something changed, the inspect file."""
        stack = self.stage.stack
        stack.settle()
        for event in events:
            self._take(event)
            if not self.open:
                return  # an answer may close the window and its scenes at once
            if stack.pending:
                self.router.rest()
                stack.settle()
            if not self.open or not stack.scenes:
                break
        if not stack.scenes:
            self.open = False
        if not self.open:
            return
        for scene in stack.visible():
            scene.update(dt)
        stack.settle()
        if stack.scenes and any(scene.dirty for scene in stack.visible()):
            self._draw()
        self._inspect()

    def wait_for_events(self) -> list[Any]:
        """Sleep until something is to be done; the events that came."""
        scenes = self.stage.stack.visible() if self.stage.stack.scenes else ()
        if not scenes or self.stage.stack.pending or any(s.busy or s.dirty for s in scenes):
            rest = _FRAME - (self.stage.now() - self._last)
            if rest > 0.001:
                pygame.time.wait(int(rest * 1000))
            return list(pygame.event.get())
        return self._doze(25 if any(s.waiting for s in scenes) or self._inspect_waits else _IDLE)

    def _doze(self, most: int) -> list[Any]:
        """The first events that come, at latest after `most` ms.

        pygame's own wait looks a thousand times a second, 2 % of a core by itself; no hand feels it.
        """
        start = pygame.time.get_ticks()
        while not (events := pygame.event.get()) and (slept := pygame.time.get_ticks() - start) < most:
            pygame.time.wait(min(_NAPS[slept > 1000], most - slept))
        return list(events)

    def _take(self, event: Any) -> None:
        if event.type == pygame.QUIT:
            if self.stage.stack.top.close_asked():
                self.close()
        elif event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self.stage.stack.top.redraw()
        elif event.type == pygame.WINDOWLEAVE:
            if self.stage.stack.top.drag is None and self.stage.stack.top.hover is not None:
                self.stage.stack.top.hover = None
                self.stage.stack.top.hovered(None)
                self.stage.stack.top.redraw()
        else:
            self.router.handle(event)

    def _resized(self) -> None:
        surface = pygame.display.get_surface()
        if surface is None or surface.get_size() == (self.stage.frame.width, self.stage.frame.height):
            return
        self.surface = surface
        self.stage.frame = Frame(*surface.get_size())
        self.stage.assets.forget_scaled()
        for scene in self.stage.stack.scenes:
            scene.resized()
            scene.redraw()
        self.router.frame_changed()
        if not self.is_fullscreen:
            self._windowed_size = surface.get_size()
            self.on_resized(self._windowed_size)

    def _draw(self) -> None:
        canvas = self.stage.canvas(self.surface)
        for scene in self.stage.stack.visible():
            scene.dirty = False
            scene.draw(canvas)
        pygame.display.flip()
        self.frames_drawn += 1
        if self.inspector:
            self.inspector.frame_number += 1

    def _inspect(self, force: bool = False) -> None:
        if self.inspector is None or not self.stage.stack.scenes:
            return
        named, top = self.stage.stack.named(), self.stage.stack.top
        self._inspect_waits = self.inspector.update(
            self.stage.now(),
            self.stage.frame,
            named.name,
            top.state,
            named.seat,
            named.code,
            self.elements(),
            force,
        )

    def elements(self) -> list[Element]:
        """The element tree of the scene that has the input, focus marked."""
        top = self.stage.stack.top
        elements = top.elements()
        for element in elements:
            element.focused = element.id == top.focus
        return elements

    # ---------------------------------------------------------------- what scenes may ask for
    def close(self) -> None:
        """End the loop after this turn; every open scene leaves in order."""
        if not self.open:
            return
        self.open = False
        while self.stage.stack.scenes:
            self.stage.stack.scenes.pop().leave()
        self.stage.assets.forget()  # now, not when the last that knew this window is gone

    def toggle_fullscreen(self) -> None:
        """F11: between the window and the whole screen."""
        self.set_fullscreen(not self.is_fullscreen)

    def set_fullscreen(self, on: bool) -> None:
        """Fill the screen, or go back to the window of before."""
        if on == self.is_fullscreen:
            return
        self.is_fullscreen = on
        size, flags = ((0, 0), pygame.FULLSCREEN) if on else (self._windowed_size, pygame.RESIZABLE)
        self.surface = pygame.display.set_mode(size, flags)
        if not on and self.surface.get_size() != size:
            # without a window manager the first call only ends full screen, the second sets the size
            self.surface = pygame.display.set_mode(size, flags)
        self._resized()
        for scene in self.stage.stack.scenes:
            scene.redraw()
        self.on_fullscreen(on)

    def open_scene(self, scene: Scene) -> None:
        """Put the first scene on the stack."""
        self.stage.stack.push(scene)
        self.stage.stack.settle()
