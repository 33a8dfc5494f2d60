"""The element tree: what is on screen, in words and rectangles.

One list serves the mouse (hit-testing), the keyboard (focus), the inspect file and, later, pads and a
narrator.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from tabletop.ui.geometry import Box, Frame

Role = Literal[
    "card",
    "pile",
    "slot",
    "town",
    "token",
    "button",
    "field",
    "toggle",
    "list",
    "text",
    "dialog",
    "seat",
    "door",
    "option",
]


@dataclass(slots=True)
class Element:
    """One thing on screen. `box` in design units; `accepts` = ids that may be picked next after this one.

    `draggable`: a press that moves becomes a drag. `pressable`: takes clicks and keyboard focus. `hit`
    refines the box
    for turned cards. `explains`: though not enabled it takes presses and drags, to say why not. Elements
    later in a list
    lie on top.
    """

    id: str
    role: Role
    name: str
    box: Box
    enabled: bool = True
    selected: bool = False
    dragging: bool = False
    moving: bool = False
    accepts: tuple[str, ...] = ()
    draggable: bool = False
    pressable: bool = True
    explains: bool = False
    focused: bool = False
    hit: Any = None

    def holds(self, x: float, y: float) -> bool:
        """True if the design point lies on it."""
        return bool(self.hit(x, y)) if self.hit is not None else self.box.holds(x, y)


def element_at(elements: Sequence[Element], x: float, y: float) -> Element | None:
    """The topmost pressable or draggable element under a design point."""
    for element in reversed(elements):
        if (element.pressable or element.draggable) and element.holds(x, y):
            return element
    return None


def drop_target(
    elements: Sequence[Element], accepted: Iterable[str], x: float, y: float, dragged: Box | None
) -> str | None:
    """Which accepted element a drop at (x, y) means: the topmost under the pointer, else the one the piece
    covers most.

    The whole of what glows takes the drop, and a piece dropped with most of it over a target is taken too.
    """
    wanted = set(accepted)
    candidates = [e for e in elements if e.id in wanted]
    for element in reversed(candidates):
        if element.box.holds(x, y):
            return element.id
    if dragged is None:
        return None
    best, most = None, 0.2 * dragged.w * dragged.h
    for element in candidates:
        area = element.box.overlap(dragged)
        if area > most:
            best, most = element.id, area
    return best


def neighbour(elements: Sequence[Element], current: str | None, direction: tuple[int, int]) -> str | None:
    """The focusable element that an arrow key leads to: nearest in that direction, straight ahead
    preferred."""
    able = [e for e in elements if e.pressable and (e.enabled or e.explains)]
    if not able:
        return None
    here = next((e for e in able if e.id == current), None)
    if here is None:
        return able[0].id
    dx, dy = direction
    best: tuple[float, str] | None = None
    for other in able:
        if other is here:
            continue
        vx, vy = other.box.cx - here.box.cx, other.box.cy - here.box.cy
        ahead, aside = vx * dx + vy * dy, abs(vx * dy) + abs(vy * dx)
        if ahead > 4 and (best is None or ahead + 2.4 * aside < best[0]):
            best = (ahead + 2.4 * aside, other.id)
    return best[1] if best else current


def following(elements: Sequence[Element], current: str | None, step: int) -> str | None:
    """The next (step 1) or last (-1) focusable element in list order, round and round: Tab."""
    able = [e.id for e in elements if e.pressable and (e.enabled or e.explains)]
    if not able:
        return None
    if current not in able:
        return able[0 if step > 0 else -1]
    return able[(able.index(current) + step) % len(able)]


class Inspector:
    """Writes the inspect file: a JSON picture of the screen, atomically, when it changes, at most 20 times a
    second."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._last = ""
        self._written_at = -1.0
        self.frame_number = 0

    def update(
        self,
        now: float,
        frame: Frame,
        scene: str,
        state: str,
        seat: int | None,
        code: str | None,
        elements: Sequence[Element],
        force: bool = False,
    ) -> bool:
        """Write if something changed and the last write is 50 ms ago; True while a change still waits."""
        body = {
            "scene": scene,
            "state": state,
            "seat": seat,
            "size": [frame.width, frame.height],
            "code": code,
            "elements": [_as_json(e, frame) for e in elements],
        }
        text = json.dumps(body, ensure_ascii=False)
        if text == self._last and not force:
            return False
        if now - self._written_at < 0.05 and not force:
            return True
        self._last, self._written_at = text, now
        self._write(json.dumps({"frame": self.frame_number, **body}, ensure_ascii=False))
        return False

    def _write(self, text: str) -> None:
        handle, temporary = tempfile.mkstemp(dir=self._path.parent, prefix=".inspect-")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
            os.replace(temporary, self._path)
        except OSError:
            if os.path.exists(temporary):
                os.unlink(temporary)


def _as_json(e: Element, frame: Frame) -> dict[str, Any]:
    return {
        "id": e.id,
        "role": e.role,
        "name": e.name,
        "rect": list(frame.rect(e.box)),
        "enabled": e.enabled,
        "focused": e.focused,
        "selected": e.selected,
        "dragging": e.dragging,
        "moving": e.moving,
        "accepts": list(e.accepts),
    }
