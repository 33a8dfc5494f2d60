"""From devices to gestures: the one place that reads pygame's input events and calls the top scene's
hooks."""

from __future__ import annotations

from typing import Any

import pygame

from tabletop.ui.focus import Element, drop_target, element_at, following, neighbour
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Drag, Gesture, Scene, Stage

_PULL = 7.0  # units the pointer must move before a press becomes a drag: a shaking hand's click stays a click
# pixels: a second click so near and so soon after the one that opened a scene was meant for the old one
_NEAR = 12
_DOUBLE = 0.4
_ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}


class Router:
    """Turns mouse and keyboard events into presses, drags and keys of the scene on top."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._pressed: tuple[str | None, float, float, Scene] | None = None
        self._last_click: tuple[str, float] = ("", -9.0)
        self._last_up: tuple[int, int, float] = (0, 0, -9.0)
        self._mouse = (0, 0)

    @property
    def _scene(self) -> Scene:
        return self._stage.stack.top

    def handle(self, event: Any) -> None:
        """One pygame event."""
        if event.type == pygame.MOUSEMOTION:
            self._moved(event.pos, bool(event.buttons[0]))
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._down(event.pos, event.button)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._up(event.pos, event.button)
        elif event.type == pygame.MOUSEWHEEL:
            steps = int(event.y)
            if steps:
                self._scene.wheel(self._at(*self._units(self._mouse)), steps)
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.TEXTINPUT and self._typing():
            self._scene.typed(event.text)

    def frame_changed(self) -> None:
        """The window was resized: a piece in hand stays under the pointer, which has not moved in pixels."""
        if self._pressed is not None and self._scene.drag is not None:
            self._drag_to(*self._units(pygame.mouse.get_pos()))

    def rest(self) -> None:
        """The window lost the mouse or the focus, or the scene changed: a drag in progress goes home."""
        scene = self._scene
        if scene.drag is not None:
            scene.drag = None
            scene.drag_lost()
            scene.redraw()
        self._pressed = None

    # ---------------------------------------------------------------- mouse
    def _units(self, pos: tuple[int, int]) -> tuple[float, float]:
        return self._stage.frame.units(*pos)

    def _at(self, x: float, y: float) -> str | None:
        found = element_at(self._scene.elements(), x, y)
        return found.id if found else None

    def _moved(self, pos: tuple[int, int], held: bool) -> None:
        self._mouse = self._stage.mouse = pos
        if self._stage.keyboard_used:
            self._stage.keyboard_used = False
            self._scene.redraw()
        x, y = self._units(pos)
        scene = self._scene
        if scene.drag is not None:
            self._drag_to(x, y)
            return
        if self._pressed is not None and held and self._pressed[3] is scene:
            id, x0, y0, _ = self._pressed
            if id is not None and abs(x - x0) + abs(y - y0) > _PULL:
                self._start_drag(id, x0, y0, x, y)
                return
        self._hover(self._at(x, y))

    def _hover(self, id: str | None) -> None:
        scene = self._scene
        if id != scene.hover:
            scene.hover = id
            scene.hovered(id)
            scene.redraw()

    def _start_drag(self, id: str, x0: float, y0: float, x: float, y: float) -> None:
        scene = self._scene
        element = next((e for e in scene.elements() if e.id == id), None)
        if element is None or not element.draggable or not (element.enabled or element.explains):
            return
        shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        drag = Drag(id, x0, y0, element.box.cx - x0, element.box.cy - y0, shift)
        if scene.drag_started(drag):
            scene.drag = drag
            self._hover(None)
            self._drag_to(x, y)

    def _drag_to(self, x: float, y: float) -> None:
        scene = self._scene
        drag = scene.drag
        assert drag is not None
        drag.x, drag.y = x, y
        elements = scene.elements()
        dragged = next((e for e in elements if e.id == drag.id), None)
        drag.over = (
            drop_target(elements, dragged.accepts, x, y, self._piece(dragged, drag)) if dragged else None
        )
        scene.drag_moved(drag)
        scene.redraw()

    @staticmethod
    def _piece(element: Element, drag: Drag) -> Box:
        w, h = element.box.w, element.box.h
        return Box(drag.x + drag.dx - w / 2, drag.y + drag.dy - h / 2, w, h)

    def _down(self, pos: tuple[int, int], button: int) -> None:
        self._mouse = self._stage.mouse = pos
        x, y = self._units(pos)
        scene = self._scene
        if button == 3:
            scene.explain(self._at(x, y))
            scene.redraw()
        if button != 1 or not scene.takes_input or self._is_echo(pos):
            return
        if scene.skip():
            scene.redraw()
            return
        id = self._at(x, y)
        self._pressed = (id, x, y, scene)
        if id is not None:
            element = next(e for e in scene.elements() if e.id == id)
            if element.pressable and element.enabled:
                scene.pointed(id, x, y)
                scene.focus = id if element.role == "field" else None
        else:
            scene.focus = None

    def _up(self, pos: tuple[int, int], button: int) -> None:
        if button == 1:
            self._last_up = (*pos, self._stage.now())
        if button != 1 or self._pressed is None:
            return
        id, _, _, scene = self._pressed
        self._pressed = None
        if scene is not self._scene:
            return
        x, y = self._units(pos)
        if scene.drag is not None:
            self._drag_to(x, y)
            drag, scene.drag = scene.drag, None
            scene.dropped(drag, drag.over)
            scene.redraw()
            return
        if id is None:
            scene.clicked_nothing()
            scene.redraw()
        elif self._at(x, y) == id:
            self._press(id, keyboard=False)

    def _is_echo(self, pos: tuple[int, int]) -> bool:
        """Is this the second half of a double click whose first half has just opened the scene?"""
        x, y, at = self._last_up
        near = abs(pos[0] - x) <= _NEAR and abs(pos[1] - y) <= _NEAR
        return near and at <= self._scene.opened_at and self._stage.now() - at < _DOUBLE

    def _press(self, id: str, keyboard: bool) -> None:
        scene = self._scene
        element = next((e for e in scene.elements() if e.id == id), None)
        if element is None or not element.pressable or not (element.enabled or element.explains):
            return
        now = self._stage.now()
        double = not keyboard and self._last_click[0] == id and now - self._last_click[1] < _DOUBLE
        self._last_click = ("" if double else id, now)
        shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        scene.press(id, Gesture(double=double, shift=shift, keyboard=keyboard))
        scene.redraw()

    # ---------------------------------------------------------------- keyboard
    def _typing(self) -> bool:
        scene = self._scene
        return any(e.id == scene.focus and e.role == "field" for e in scene.elements())

    def _key(self, event: Any) -> None:
        scene, key = self._scene, event.key
        if key == pygame.K_F11:
            self._stage.toggle_fullscreen()
            return
        if key == pygame.K_ESCAPE:
            if scene.drag is not None:
                self.rest()
            else:
                scene.back()
            scene.redraw()
            return
        if self._typing() and self._field_key(key):
            return
        self._stage.keyboard_used = True
        if key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self._focus(following(scene.elements(), scene.focus, step))
        elif key in _ARROWS:
            self._arrow(_ARROWS[key])
        elif key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._enter()
        elif key == pygame.K_SPACE:
            scene.explain(scene.focus or scene.hover)
        else:
            scene.key(pygame.key.name(key).lower())
        scene.redraw()

    def _field_key(self, key: int) -> bool:
        """Keys of a text field; True where the field takes them."""
        if key == pygame.K_BACKSPACE:
            self._scene.erased()
            return True
        return key not in (
            pygame.K_TAB,
            pygame.K_RETURN,
            pygame.K_KP_ENTER,
            pygame.K_UP,
            pygame.K_DOWN,
            pygame.K_F1,
        )

    def _arrow(self, direction: tuple[int, int]) -> None:
        scene = self._scene
        if direction[1] == 0 and scene.focus is not None and scene.adjust(scene.focus, direction[0]):
            return
        self._focus(neighbour(scene.elements(), scene.focus, direction))

    def _focus(self, id: str | None) -> None:
        scene = self._scene
        if id != scene.focus:
            scene.focus = id
            scene.hovered(id)

    def _enter(self) -> None:
        scene = self._scene
        if not scene.takes_input or scene.skip():
            return
        if scene.focus is not None and any(e.id == scene.focus for e in scene.elements()):
            self._press(scene.focus, keyboard=True)
        else:
            scene.key("return")
