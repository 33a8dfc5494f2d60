"""The curtain between two people at one screen: who is to come, what happened since, and nothing of anybody's
cards."""

from __future__ import annotations

from tabletop.scenes import fittings
from tabletop.scenes.board import Board, Lifted
from tabletop.scenes.house import House
from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, OXBLOOD_DARK, PAPER, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box
from tabletop.ui.scene import Scene
from tabletop.ui.widgets import Button

_BOARD = Box(520, 292, 880, 640)
_SHOWN = 4
_SWING = -90.0


class Curtain(Scene):
    """Falls before the person of `seat`. `lines` = what has happened since his last turn, as far as he may
    know it."""

    def __init__(self, house: House, board: Board, seat: int, lines: list[str]) -> None:
        super().__init__(house.stage)
        self.house, self._board, self._seat = house, board, seat
        self.name = f"curtain:{board.game.key}"
        self._lines = lines[-_SHOWN:]
        self.drop = 0.0
        """Units by which the board still hangs too high."""
        self._build()

    def _build(self) -> None:
        name = self._board.table.plans[self._seat].name
        self._title = _("Pass the table to {name}").format(name=name)
        self._polite = _("The other cards are put away. Nobody else looks, please.")
        ready = _("I am {name}: show my cards").format(name=name)
        self.widgets = [
            Button("button:ready", Box(700, 812, 520, 90), ready, self._lift, "eye", 31, lit=True),
            Button("button:menu", Box(60, 968, 200, 70), _("Menu"), self.back, "menu", 25),
        ]
        self._build_way_back()

    def _build_way_back(self) -> None:
        """A secret choice may be changed until the last has chosen: its maker may ask for the table again."""
        table, last = self._board.table, self._board.couch.last
        if last is not None and table.has_chosen(last):
            words = _("{name}: choose again").format(name=table.plans[last].name)
            self.widgets.append(
                Button("button:undo", Box(1400, 968, 460, 70), words, self._choose_again, "undo", 25)
            )

    def _choose_again(self) -> None:
        last = self._board.couch.last
        if last is not None and self._board.table.undo(last):
            self._board.table.pump()
            self.stage.audio.play("button")
            self.stage.stack.pop(Lifted(last))

    @property
    def state(self) -> str:
        return "curtain" if self.takes_input else "animating"

    @property
    def takes_input(self) -> bool:
        return not self.tweens.busy

    def enter(self) -> None:
        """It falls whole from the first frame on (nothing of the table may show), and the board swings in."""
        self.drop = _SWING
        self.tweens.pace = max(0.4, self.stage.look.pace)
        if self.stage.look.reduced_motion:
            self.drop = 0.0
        self.tweens.glide(self, 0.3, drop=0.0)
        self.stage.audio.play("door")

    def restyled(self) -> None:
        self._build()

    def _lift(self) -> None:
        self.stage.audio.play("button")
        self.stage.stack.pop(Lifted(self._seat))

    def back(self) -> None:
        from tabletop.scenes.pause import Pause

        self.stage.stack.push(Pause(self.house, self._board))

    def key(self, key: str) -> bool:
        if key == "m":
            self.house.toggle_mute()
            return True
        return super().key(key)

    def elements(self) -> list[Element]:
        words = " ".join([self._title + ".", *self._lines])
        return [Element("text:curtain", "text", words, _BOARD, pressable=False), *super().elements()]

    def draw(self, canvas: Canvas) -> None:
        canvas.background("bg/curtain")
        down = self.drop
        canvas.slice("plank/board", _BOARD.moved(0, down))
        fittings.medallion(canvas, self._board.faces[self._seat], 960, 306 + down, 108, self._seat, lit=True)
        canvas.text(960, 510 + down, self._title, 60, "rye", AMBER_LIGHT, "middle", max_w=800)
        canvas.centred(Box(600, 524 + down, 720, 40), self._polite, 26, 500, PAPER)
        paper = Box(_BOARD.x + 70, 576 + down, _BOARD.w - 140, 216)
        canvas.slice("ticket/paper", paper)
        canvas.text(
            paper.x + 30, paper.y + 42, _("Since your last turn"), 24, 800, OXBLOOD_DARK, max_w=paper.w - 60
        )
        if not self._lines:
            canvas.text(
                paper.x + 30, paper.y + 84, _("Nothing has happened yet."), 24, 500, max_w=paper.w - 60
            )
        self._draw_lines(canvas, Box(paper.x + 30, paper.y + 54, paper.w - 60, paper.h - 66))
        if not self.drop:
            self.draw_widgets(canvas)

    def _draw_lines(self, canvas: Canvas, room: Box) -> None:
        """The newest sentences that there is room for, each as long as it is; at least the last one."""
        size, lead = 23.0, 1.24
        heights = [
            len(canvas.lines(line, size, room.w)) * size * lead * canvas.text_scale + 4
            for line in self._lines
        ]
        first = len(heights) - 1
        while first > 0 and sum(heights[first - 1 :]) <= room.h:
            first -= 1
        y = room.y
        for line, height in list(zip(self._lines, heights, strict=True))[max(0, first) :]:
            box = Box(room.x, y, room.w, min(height, room.bottom - y))
            canvas.paragraph(box, line, size, 500, lead=lead)
            y += height
