"""The pause over a table: go on, look something up, or leave. Nothing is lost by leaving.

Element ids: `dialog:pause`, `button:continue`, `button:settings`, `button:rules`, `button:leave`,
`button:give-up`, `button:quit`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.scenes.fittings import Page
from tabletop.scenes.house import House
from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, PAPER_LIGHT, Canvas
from tabletop.ui.dialogs import Dialog
from tabletop.ui.flow import Label, Plate
from tabletop.ui.geometry import Box, around
from tabletop.ui.widgets import Button, Widget, Words

if TYPE_CHECKING:
    from tabletop.scenes.board import Board

_BOARD = around(960, 540, 720, 800)


class Pause(Page):
    """The menu over the table; Esc or Continue closes it."""

    overlay = True

    def __init__(self, house: House, board: Board) -> None:
        super().__init__(house.stage)
        self.house, self.board = house, board

    @property
    def state(self) -> str:
        return "paused"

    @property
    def seat(self) -> int | None:
        return self.board.seat

    # ---------------------------------------------------------------- building
    def build(self) -> list[Widget]:
        b = _BOARD
        note = _("Every move is on disk: leave whenever you like, the table waits for you.")
        title = Box(b.x + 60, b.y + 44, b.w - 120, 80)
        words = Box(b.x + 76, b.y + 126, b.w - 152, 76)
        widgets: list[Widget] = [
            Plate("plank/board", b),
            Words("dialog:pause", b, f"{_('Pause')}. {note}", "dialog"),
            Label(title, _("Pause"), 60, "rye", AMBER_LIGHT, "middle"),
            Label(words, note, 23, 500, PAPER_LIGHT, "middle", wraps=True),
        ]
        rows = (
            ("continue", _("Continue"), "play", self.back),
            ("settings", _("Settings"), "gear", self.house.open_settings),
            ("rules", _("The rules"), "log", self._rules),
            ("leave", _("Save and leave to the street"), "door", self.house.go_title),
            ("give-up", _("Give up this table"), "flag", self._ask_give_up),
            ("quit", _("Quit the program"), "quit", self.stage.quit),
        )
        top, step = b.y + 222, 88
        for i, (id, label, icon, action) in enumerate(rows):
            box = Box(b.x + 84, top + i * step, b.w - 168, 72)
            widgets.append(Button(f"button:{id}", box, label, action, icon, 28, lit=i == 0))
        return widgets

    # ---------------------------------------------------------------- what the buttons do
    def _rules(self) -> None:
        self.house.open_rule_card(self.board.game.key, self.board.table.rules)

    def _ask_give_up(self) -> None:
        words = _("Nobody wins, nothing is counted, and the table is not offered again.")
        give_up = ("button:yes", _("Give up"), "flag", self._give_up)
        stay = ("button:no", _("Play on"), "play", lambda: None)
        self.stage.stack.push(Dialog(self.stage, _("Give up this table?"), words, [give_up, stay]))

    def _give_up(self) -> None:
        writer = self.board.writer
        if writer is not None:
            writer.close()
            self.house.store.abandon(writer.path)
        self.house.go_title()

    # ---------------------------------------------------------------- the rest
    def resume(self, result: Any) -> None:
        self.rebuild()

    def back(self) -> None:
        self.stage.stack.pop()

    def close_asked(self) -> bool:
        return self.board.close_asked()

    def key(self, key: str) -> bool:
        if key == "m":
            self.house.toggle_mute()
            return True
        if key == "f1":
            self._rules()
            return True
        return super().key(key)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        self.draw_widgets(canvas)
