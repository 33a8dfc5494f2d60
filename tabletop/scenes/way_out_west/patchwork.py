"""A painted layer in patches: what changes is painted anew, together with what lies over the same place.

A map with everything round it is some hundred pictures; between two frames one panel or one town changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tabletop.ui.canvas import Canvas
from tabletop.ui.geometry import Box


@dataclass(frozen=True, slots=True)
class Patch:
    """One thing of the layer: where it may paint, what it shows (equal keys, equal pictures), and how."""

    name: str
    box: Box
    key: tuple[object, ...]
    paint: Callable[[Canvas], None]


class Patchwork:
    """The layer. `ground` paints what lies under all patches."""

    def __init__(self, ground: Callable[[Canvas], None]) -> None:
        self._ground = ground
        self._sheet: Canvas | None = None
        self._made_for: tuple[object, ...] = ()
        self._keys: dict[str, tuple[object, ...]] = {}

    def forget(self) -> None:
        """Paint everything anew next time."""
        self._sheet = None

    def lay(self, canvas: Canvas, patches: Sequence[Patch], style: tuple[object, ...]) -> None:
        """Bring the layer up to date and put it down. `style`: what concerns every patch (size, language)."""
        made_for = (canvas.surface.get_size(), canvas.text_scale, *style)
        if self._sheet is None or made_for != self._made_for:
            self._sheet, self._made_for = canvas.sheet(), made_for
            self._ground(self._sheet)
            for patch in patches:
                self._paint(self._sheet, patch)
        else:
            for box in [patch.box for patch in patches if self._keys.get(patch.name) != patch.key]:
                self._mend(self._sheet, box, patches)
        self._keys = {patch.name: patch.key for patch in patches}
        canvas.lay(self._sheet)

    def _mend(self, sheet: Canvas, box: Box, patches: Sequence[Patch]) -> None:
        with sheet.clipped(box):
            self._ground(sheet)
            for patch in patches:
                if patch.box.overlap(box):
                    self._paint(sheet, patch)

    @staticmethod
    def _paint(sheet: Canvas, patch: Patch) -> None:
        with sheet.clipped(patch.box):  # what leaves its box would never be painted over again
            patch.paint(sheet)
