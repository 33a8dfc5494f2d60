"""Scenes and what they may use: the stage (services), the scene base class, and the stack of open scenes.

A scene never touches the display, the clock or input devices: the window hands it time, gestures and a
canvas.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tabletop.ui.assets import Assets
from tabletop.ui.audio import Audio
from tabletop.ui.canvas import Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Frame
from tabletop.ui.text import Type
from tabletop.ui.tween import Tweens
from tabletop.ui.widgets import Button, Widget


@dataclass(slots=True)
class Look:
    """What the reader chose about how things look and move."""

    text_scale: float = 1.0
    four_colour: bool = False
    reduced_motion: bool = False
    pace: float = 1.0
    """Factor on every duration: 1 calm, 0.5 brisk, 0 at once (times the command line's --speed)."""
    back: str = "red"


@dataclass(frozen=True, slots=True)
class Gesture:
    """How an element was pressed."""

    double: bool = False
    shift: bool = False
    keyboard: bool = False


@dataclass(slots=True)
class Drag:
    """A drag in progress: what, where the pointer is (design units), and where in the piece it was taken hold
    of."""

    id: str
    x: float
    y: float
    dx: float
    dy: float
    shift: bool = False
    over: str | None = None
    """The accepted element that would take it now."""


@dataclass(slots=True)
class Stage:
    """The services of the window, shared by all scenes."""

    frame: Frame
    assets: Assets
    type: Type
    audio: Audio
    look: Look
    now: Callable[[], float]
    stack: Stack = field(default_factory=lambda: Stack())
    quit: Callable[[], None] = lambda: None
    toggle_fullscreen: Callable[[], None] = lambda: None
    mouse: tuple[int, int] = (-1, -1)
    """Where the pointer was last, in window pixels."""
    keyboard_used: bool = False
    """True while the keyboard was the last device: focus rings are shown."""

    def pointer(self) -> tuple[float, float]:
        """Where the pointer was last, in design units."""
        return self.frame.units(*self.mouse)

    def canvas(self, surface: Any) -> Canvas:
        """A canvas on a surface with the frame in force."""
        return Canvas(surface, self.frame, self.assets, self.type, self.look.text_scale)


class Scene:
    """One screen. Subclasses fill `widgets` or override `elements`, `press` and `draw`; drawing changes
    nothing."""

    name = ""
    """The scene's name in the inspect file; an overlay without one goes by the scene below."""
    overlay = False
    """True: the scene below is drawn first, and rests."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.tweens = Tweens()
        self.widgets: list[Widget] = []
        self.focus: str | None = None
        self.hover: str | None = None
        self.drag: Drag | None = None
        self.dirty = True
        self.opened_at = stage.now()

    # ---------------------------------------------------------------- what it is
    @property
    def state(self) -> str:
        """The inspect file's state word."""
        return "menu"

    @property
    def seat(self) -> int | None:
        """Whose secrets the screen shows."""
        return None

    @property
    def code(self) -> str | None:
        """The last refusal's code."""
        return None

    @property
    def busy(self) -> bool:
        """True while frames must be drawn one after the other."""
        return self.tweens.busy

    @property
    def waiting(self) -> bool:
        """True while something outside (a worker, a writer) is waited for: `update` is called though nothing
        moves."""
        return False

    @property
    def takes_input(self) -> bool:
        """False for the moment in which a screen that opened by itself could catch a click meant for the one
        before."""
        return True

    # ---------------------------------------------------------------- life on the stack
    def enter(self) -> None:
        """Called when it comes onto the stack."""

    def leave(self) -> None:
        """Called when it leaves the stack."""

    def pause(self) -> None:
        """Another scene has come on top."""

    def resume(self, result: Any) -> None:
        """The scene on top has gone; `result` is what it gave to pop."""

    def resized(self) -> None:
        """The window's frame has changed."""

    def restyled(self) -> None:
        """Language, text size or another look has changed: build words anew."""

    # ---------------------------------------------------------------- time and drawing
    def update(self, dt: float) -> None:
        """Let dt seconds pass."""
        if self.tweens.busy:
            self.tweens.advance(dt)
            self.dirty = True

    def draw(self, canvas: Canvas) -> None:
        """Paint everything; changes nothing."""
        self.draw_widgets(canvas)

    def draw_widgets(self, canvas: Canvas) -> None:
        """Paint the widgets in order."""
        for widget in self.widgets:
            widget.draw(canvas, self.hover, self.focus if self.stage.keyboard_used else None)

    def redraw(self) -> None:
        """Ask for a new frame."""
        self.dirty = True

    # ---------------------------------------------------------------- elements and gestures
    def elements(self) -> list[Element]:
        """What is on screen, bottom to top."""
        return [element for widget in self.widgets for element in widget.elements()]

    def press(self, id: str, gesture: Gesture) -> None:
        """An enabled element was clicked, or Enter pressed on it."""
        for widget in self.widgets:
            if widget.press(id):
                self.redraw()
                return

    def adjust(self, id: str, step: int) -> bool:
        """Left or right on a focused element; True if it changed something (else the focus moves)."""
        changed = any(widget.adjust(id, step) for widget in self.widgets)
        if changed:
            self.redraw()
        return changed

    def pointed(self, id: str, x: float, y: float) -> None:
        """A press at a place inside an element, before `press`: sliders take the place from it."""
        for widget in self.widgets:
            widget.pointed(id, x, y)

    def typed(self, words: str) -> None:
        """Text came in while a field has the focus."""
        if any(widget.typed(self.focus or "", words) for widget in self.widgets):
            self.redraw()

    def erased(self) -> None:
        """Backspace while a field has the focus."""
        if any(widget.erased(self.focus or "") for widget in self.widgets):
            self.redraw()

    def key(self, key: str) -> bool:
        """A key by its name ("h", "f1", "delete"); True if it meant something. Enter without a focus presses
        what is lit."""
        if key == "return":
            lit = next((w for w in self.widgets if isinstance(w, Button) and w.lit and w.enabled), None)
            if lit is not None:
                self.press(lit.id, Gesture(keyboard=True))
                return True
        return False

    def back(self) -> None:
        """Esc."""

    def wheel(self, id: str | None, steps: int) -> None:
        """The wheel turned over an element (positive = up)."""

    def hovered(self, id: str | None) -> None:
        """The pointer rests on another element than before."""

    def explain(self, id: str | None) -> None:
        """What is this? (Space, right button.)"""

    def drag_started(self, drag: Drag) -> bool:
        """A draggable element is being pulled; False refuses."""
        return False

    def drag_moved(self, drag: Drag) -> None:
        """The pointer moved with the piece."""

    def dropped(self, drag: Drag, target: str | None) -> None:
        """The piece was let go over an accepted element, or over none."""

    def drag_lost(self) -> None:
        """The drag has ended without being let go (Esc, another scene, a decision that is no more): it does
        nothing."""

    def clicked_nothing(self) -> None:
        """A click beside everything."""

    def skip(self) -> bool:
        """A click or S while things move: True if something was skipped (the click then does nothing
        else)."""
        return False

    def close_asked(self) -> bool:
        """The window's close button: True lets it close."""
        return True


class Stack:
    """The open scenes, bottom to top. Changes asked for take place between frames."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self._changes: list[Callable[[], None]] = []

    @property
    def top(self) -> Scene:
        """The scene that has the input."""
        return self.scenes[-1]

    @property
    def pending(self) -> bool:
        """True while a change waits for the end of the frame."""
        return bool(self._changes)

    def push(self, scene: Scene) -> None:
        """Open a scene on top."""

        def change() -> None:
            if self.scenes:
                self.top.pause()
            self.scenes.append(scene)
            scene.opened_at = scene.stage.now()
            scene.enter()
            scene.redraw()

        self._changes.append(change)

    def pop(self, result: Any = None) -> None:
        """Close the top scene and give the one below its result."""

        def change() -> None:
            if not self.scenes:
                return
            self.scenes.pop().leave()
            if self.scenes:
                self.top.resume(result)
                self.top.opened_at = self.top.stage.now()
                self.top.redraw()

        self._changes.append(change)

    def replace(self, scene: Scene) -> None:
        """Close everything and open this scene."""

        def change() -> None:
            while self.scenes:
                self.scenes.pop().leave()
            self.scenes.append(scene)
            scene.opened_at = scene.stage.now()
            scene.enter()
            scene.redraw()

        self._changes.append(change)

    def settle(self) -> None:
        """Carry out what was asked for (and what that asks for)."""
        while self._changes:
            self._changes.pop(0)()

    def visible(self) -> Sequence[Scene]:
        """The scenes to draw: the topmost full one and the overlays over it."""
        start = len(self.scenes) - 1
        while start > 0 and self.scenes[start].overlay:
            start -= 1
        return self.scenes[start:]

    def named(self) -> Scene:
        """The topmost scene that has a name."""
        return next((s for s in reversed(self.scenes) if s.name), self.top)
