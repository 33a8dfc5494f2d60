"""The auction's desk on the map: the bid as coins that are added or taken away, and the two answers.

It stands on the free country in the north-east; it opens when a person is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, PAPER_LIGHT, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box, around
from tabletop.ui.widgets import Button, Widget, focus_ring

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard

DESK = Box(1034, 128, 430, 248)
COINS = (1, 5, 10)


def _coin_at(i: int) -> tuple[float, float]:
    return DESK.x + 262 + i * 58, DESK.y + 112


@dataclass
class Desk(Widget):
    """The board with the bid on it, and the coins beside it; `bid:S` is the bid itself: a press adds a
    dollar."""

    board: WayOutWestBoard

    @property
    def seat(self) -> int:
        return -1 if self.board.asked is None else self.board.asked

    def _tray(self) -> Box:
        return Box(DESK.x + 72, DESK.y + 62, 110, 94)

    def _plates(self) -> tuple[Box, Box]:
        tray = self._tray()
        return around(tray.x - 28, tray.cy, 42, 42), around(tray.right + 28, tray.cy, 42, 42)

    @property
    def can(self) -> bool:
        """May the one who is asked raise at all?"""
        return f"bid:{self.seat}" in self.board.picker.allowed([])

    def elements(self) -> list[Element]:
        if not self.can:
            return []
        minus, plus = self._plates()
        board = self.board
        steps = max(1, len(board.picker.picked))
        most = board.view.money[self.seat] - max(board.view.bids)
        out = [
            Element(
                f"bid:{self.seat}",
                "token",
                _("your bid: {amount}").format(amount=f"${board.bid}"),
                self._tray(),
                enabled=len(board.picker.picked) < most,
                explains=True,
                selected=bool(board.picker.picked),
            ),
            Element("button:less:bid", "button", _("A dollar less"), minus, steps > 1),
            Element("button:more:bid", "button", _("A dollar more"), plus, steps < most),
        ]
        for i, value in enumerate(COINS):
            name = _("{amount} more").format(amount=f"${value}")
            box = around(*_coin_at(i), 56, 56)
            able = steps + value <= most
            out.append(
                Element(
                    f"button:coin:{value}",
                    "button",
                    name,
                    box,
                    able,
                    accepts=(f"bid:{self.seat}",),
                    draggable=able,
                )
            )
        return out

    def press(self, id: str) -> bool:
        if id == "button:less:bid":
            self.board.raise_by(-1)
        elif id == "button:more:bid":
            self.board.raise_by(1)
        elif id.startswith("button:coin:"):
            self.board.raise_by(int(id.rsplit(":", 1)[1]))
        else:
            return False
        return True

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        board = self.board
        canvas.slice("plank/board", DESK)
        head = Box(DESK.x + 58, DESK.y + 8, DESK.w - 116, 44)
        canvas.within(head, _("Bid for the turn order"), 28, "rye", PAPER_LIGHT, "middle")
        if not self.can:
            words = Box(DESK.x + 30, DESK.y + 60, DESK.w - 60, 96)
            canvas.paragraph(
                words, _("You have not enough to raise."), 24, 700, AMBER_LIGHT, "middle", middle=True
            )
            return
        tray = self._tray()
        canvas.slice("field/text", tray)
        canvas.centred(Box(tray.x + 4, tray.y + 4, tray.w - 8, 58), f"${board.bid}", 50, 800, fixed=True)
        have = _("of {money}").format(money=f"${board.view.money[self.seat]}")
        canvas.centred(Box(tray.x + 6, tray.y + 60, tray.w - 12, 30), have, 20, 500, fixed=True)
        minus, plus = self._plates()
        live = {element.id: element.enabled for element in self.elements()}
        for name, box, id in (("minus", minus, "button:less:bid"), ("plus", plus, "button:more:bid")):
            canvas.picture(f"step/{name}", box.cx, box.cy, 42, alpha=1.0 if live[id] else 0.45)
        for i, value in enumerate(COINS):
            id = f"button:coin:{value}"
            side = 56 if hover == id else 50
            canvas.picture(f"coin/{value}", *_coin_at(i), side, alpha=1.0 if live[id] else 0.35)
        for element in self.elements():
            if focus == element.id:
                focus_ring(canvas, element.box.grown(-4))


def widgets(board: WayOutWestBoard) -> list[Widget]:
    """The desk and its two answers."""
    desk = Desk(board)
    left = Box(DESK.x + 24, DESK.bottom - 76, 186, 58)
    right = Box(DESK.right - 210, DESK.bottom - 76, 186, 58)
    out: list[Widget] = [desk]
    if desk.can:
        label = _("Bid {amount}").format(amount=f"${board.bid}")
        out.append(Button("button:done", left, label, board.finish_path, None, 26, lit=True))
    else:
        right = Box(DESK.x + 110, DESK.bottom - 76, DESK.w - 220, 58)
    bid = board.view.bids[board.asked or 0]
    label = _("Drop out, pay {amount}").format(amount=f"${bid}") if bid else _("Drop out")
    out.append(Button("button:drop", right, label, board.drop_out, None, 24, lit=not desk.can))
    return out
