"""Slips of paper for what the reader must know once: a folder that cannot be written, a mended record.

Element ids: `text:notice`, `button:notice` (put the slip away).
"""

from __future__ import annotations

from collections.abc import Callable

from tabletop.scenes.house import House
from tabletop.session.catalogue import _
from tabletop.ui.canvas import INK, OXBLOOD_DARK, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.widgets import Button, Widget


class NoticeSlip(Widget):
    """The house's waiting notices, one after the other, each until it is put away."""

    def __init__(self, house: House, box: Box, changed: Callable[[], None]) -> None:
        self._house = house
        self._box = box
        self._changed = changed

    @property
    def shown(self) -> bool:
        """True while there is something to say."""
        return bool(self._house.notices)

    @property
    def words(self) -> str:
        """The sentence on the slip."""
        return self._house.notices[0] if self._house.notices else ""

    def dismiss(self) -> None:
        """Put the slip away; the next one comes up, if any."""
        if self._house.notices:
            self._house.notices.pop(0)
        self._changed()

    def _button(self) -> Button:
        box = Box(self._box.right - 220, self._box.bottom - 78, 190, 54)
        return Button("button:notice", box, _("I see"), self.dismiss, None, 23)

    def elements(self) -> list[Element]:
        if not self.shown:
            return []
        paper = Element("text:notice", "text", self.words, self._box, pressable=False)
        return [paper, *self._button().elements()]

    def press(self, id: str) -> bool:
        return self.shown and self._button().press(id)

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        if not self.shown:
            return
        canvas.slice("ticket/light-small", self._box)
        b = self._box
        canvas.within(Box(b.x + 30, b.y + 16, b.w - 60, 38), _("Notice"), 28, "rye", OXBLOOD_DARK)
        canvas.paragraph(Box(b.x + 30, b.y + 58, b.w - 60, b.h - 140), self.words, 24, 500, INK)
        self._button().draw(canvas, hover, focus)
