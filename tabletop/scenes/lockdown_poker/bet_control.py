"""The betting control where the limit is not fixed: a safe's dial, chips that add, tickets that jump. It
knows the amounts that may be bet, and no rule."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from tabletop.scenes.lockdown_poker import layout
from tabletop.session.catalogue import _
from tabletop.ui.canvas import INK, PAPER_LIGHT, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around
from tabletop.ui.widgets import Widget, focus_ring

VALUES = (1, 5, 10, 25)
LAMPS = 28
_FIRST, _LAST, _ORBIT = -225.0, 45.0, 69.0
DIAL, CHIP_BACK = "button:dial", "button:chip:back"


@dataclass(frozen=True, slots=True)
class Jump:
    """A ticket that sets the dial: its id, what it is called, and the amount."""

    id: str
    words: str
    amount: int


@dataclass
class BetControl(Widget):
    """`amount` lies between `least` and `most`; `on_change` hears every new one."""

    title: str
    least: int
    most: int
    amount: int
    jumps: tuple[Jump, ...]
    on_change: Callable[[int], None]

    def set(self, amount: int) -> None:
        """As near to `amount` as may be bet."""
        amount = max(self.least, min(self.most, amount))
        if amount != self.amount:
            self.amount = amount
            self.on_change(amount)

    @property
    def step(self) -> int:
        """One notch of the dial: fine for small sums, coarser for great ones."""
        return max(1, (self.most - self.least) // 56)

    # ---------------------------------------------------------------- use
    def elements(self) -> list[Element]:
        name = _("{title} {amount}, from {least} to {most}").format(
            title=self.title, amount=self.amount, least=self.least, most=self.most
        )
        out = [Element(DIAL, "button", name, layout.DIAL_BOX, draggable=True)]
        for value, (x, y) in zip(VALUES, layout.CHIP_TRAY, strict=True):
            words = _("{count} more").format(count=value)
            fits = self.amount < self.most
            chip = Element(f"button:chip:{value}", "button", words, around(x, y, 62, 62), fits)
            chip.draggable, chip.accepts = fits, ("pot",)
            out.append(chip)
        back = _("Back to the least")
        out.append(Element(CHIP_BACK, "button", back, layout.TAKE_BACK, self.amount > self.least))
        for jump, box in zip(self.jumps, layout.TICKETS, strict=False):
            out.append(Element(jump.id, "button", f"{jump.words}: {jump.amount}", box))
        return out

    def press(self, id: str) -> bool:
        if id == CHIP_BACK:
            self.set(self.least)
            return True
        if id == DIAL:
            return True
        if id.startswith("button:chip:"):
            self.set(self.amount + int(id.rpartition(":")[2]))
            return True
        jump = next((jump for jump in self.jumps if jump.id == id), None)
        if jump is not None:
            self.set(jump.amount)
        return jump is not None

    def adjust(self, id: str, step: int) -> bool:
        if id != DIAL:
            return False
        self.set(self.amount + step * self.step)
        return True

    def pointed(self, id: str, x: float, y: float) -> None:
        """A press or a pull on the dial turns it there; its hub stays still."""
        cx, cy = layout.DIAL
        if id == DIAL and math.hypot(x - cx, y - cy) > 40:
            self.turn_to(x, y)

    def turn_to(self, x: float, y: float) -> None:
        """Turn the dial towards a point."""
        cx, cy = layout.DIAL
        turn = (math.degrees(math.atan2(y - cy, x - cx)) - _FIRST) % 360
        full = _LAST - _FIRST
        part = turn / full if turn <= full else (1.0 if turn < (full + 360) / 2 else 0.0)
        self.set(self.least + round(part * (self.most - self.least)))

    # ---------------------------------------------------------------- picture
    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        self._draw_dial(canvas)
        canvas.within(layout.BET_TITLE, self.title, 25, 800, PAPER_LIGHT)
        for i, sign in enumerate(("−", "+")):
            cap = around(layout.KEYS[0] + i * 44, layout.KEYS[1], 38, 36)
            canvas.slice("key/cap", cap)
            canvas.centred(cap.grown(-6, -5), sign, 24, 800, fixed=True)
        canvas.centred(around(layout.KEYS[0] - 52, layout.KEYS[1], 50, 30), _("keys"), 19, 500, PAPER_LIGHT)
        for value, (x, y) in zip(VALUES, layout.CHIP_TRAY, strict=True):
            self._draw_chip(canvas, value, x, y, hover == f"button:chip:{value}")
        alpha = 1.0 if self.amount > self.least else 0.4
        canvas.picture("icon-light/undo", layout.TAKE_BACK.cx, layout.TAKE_BACK.cy, 36, alpha=alpha)
        for jump, box in zip(self.jumps, layout.TICKETS, strict=False):
            lit = jump.amount == self.amount or hover == jump.id
            canvas.slice("ticket/jump-lit" if lit else "ticket/jump", box)
            canvas.centred(Box(box.x + 8, box.y + 6, box.w - 16, 30), str(jump.amount), 25, 800, fixed=True)
            canvas.centred(Box(box.x + 8, box.y + 33, box.w - 16, 24), jump.words, 19, 500)
        for element in self.elements():
            if focus == element.id:
                focus_ring(canvas, element.box.grown(-6))

    def _draw_chip(self, canvas: Canvas, value: int, x: float, y: float, hot: bool) -> None:
        alpha = 1.0 if self.amount < self.most else 0.45
        canvas.picture(f"chip/{value}", x, y - (4 if hot else 0), 60, alpha=alpha)
        canvas.centred(around(x, y - (4 if hot else 0), 34, 30), str(value), 24, 800, INK, fixed=True)

    def _draw_dial(self, canvas: Canvas) -> None:
        x, y = layout.DIAL
        canvas.picture("dial/bet", x, y, 180)
        room = max(1, self.most - self.least)
        part = (self.amount - self.least) / room if self.most > self.least else 1.0
        lit = round(part * (LAMPS - 1))
        for i in range(LAMPS):
            a = math.radians(_FIRST + (_LAST - _FIRST) * i / (LAMPS - 1))
            name = "dial/lamp-on" if i <= lit else "dial/lamp-off"
            canvas.picture(name, x + _ORBIT * math.cos(a), y + _ORBIT * math.sin(a), 18)
        a = math.radians(_FIRST + (_LAST - _FIRST) * part)
        canvas.picture("dial/marker", x + _ORBIT * math.cos(a), y + _ORBIT * math.sin(a), 26)
        canvas.picture("dial/knob", x, y, 89)
        canvas.centred(around(x, y, 62, 48), str(self.amount), 38, 800, INK, fixed=True)
