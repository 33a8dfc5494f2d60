"""The fuse on the plate of an AI seat that thinks: it burns down towards the playing limit.

Owns who thinks, since when and how far it has burnt (`Fuse`), and what a table shows of it (`TableFuse`); the
picture is drawn in fuse_paint.py. Time is the clock's, not that of the animations: whatever their pace, two
seconds are two seconds.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tabletop.scenes.fuse_paint import Cord
from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, Canvas
from tabletop.ui.focus import Element
from tabletop.ui.geometry import Box

if TYPE_CHECKING:
    from tabletop.scenes.board import Board

BEAT: Final = 0.25
"""Seconds of thought that nobody has to be told of."""
LONG: Final = 0.8
"""Seconds after which it is said that S hurries."""
FRAMES: Final = 24
"""Pictures a second: the spark flickers, nothing else moves."""
STILL_STEPS: Final = 8
"""With reduced motion the cord gets shorter in so many steps."""


@dataclass(slots=True)
class Fuse:
    """The fuse of one table. `burnt`: 0 just lit, 1 at the limit; `frame` counts the spark's pictures."""

    seat: int | None = None
    burnt: float = 0.0
    frame: int = 0
    is_long: bool = False
    _since: float = 0.0
    _thought: tuple[int, int] | None = None

    def follow(self, thought: tuple[int, int] | None, now: float, limit: float, still: bool) -> bool:
        """A seat thinks at this turn (None: nobody does) at the time `now`, for `limit` seconds at most. True
        where the fuse looks other than before. `still`: reduced motion."""
        before = (self.seat, self.burnt if still else self.frame, self.is_long)
        if thought != self._thought:
            self._thought, self._since = thought, now
        age = now - self._since
        self.seat = thought[0] if thought is not None and age >= BEAT else None
        self.is_long = self.seat is not None and age >= LONG
        self.frame = 0 if self.seat is None else int(age * FRAMES)
        self.burnt = 0.0 if self.seat is None else min(1.0, age / limit)
        if still:
            self.burnt = math.floor(self.burnt * STILL_STEPS) / STILL_STEPS
        return before != (self.seat, self.burnt if still else self.frame, self.is_long)

    def words(self, name: str) -> str:
        """What it says to who cannot see it."""
        told = _("{name} is thinking").format(name=name)
        return f"{told}. {hurry_words()}" if self.is_long else told


class TableFuse:
    """The fuse of one table: call `follow` once a frame, `draw` over all that lies on the table."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._fuse = Fuse()
        self._cord = Cord()

    @property
    def seat(self) -> int | None:
        """Whose fuse burns."""
        return self._fuse.seat

    def follow(self) -> None:
        """See who thinks, and ask for a frame where the fuse looks other than before. Nothing else is drawn
        anew for it: a table that waits is looked at some forty times a second."""
        board = self._board
        thinker = None if board.in_motion or board.asked is not None else board.seats.thinker
        if thinker is not None and board.fuse_box(thinker) is None:
            thinker = None
        thought = None if thinker is None else (thinker, board.table.turn)
        now, limit, still = board.stage.now(), board.seats.limit, board.stage.look.reduced_motion
        if self._fuse.follow(thought, now, limit, still):
            board.redraw()

    def draw(self, canvas: Canvas) -> None:
        box = self._box()
        if box is None:
            return
        fuse, still = self._fuse, self._board.stage.look.reduced_motion
        self._cord.draw(canvas, box, fuse.burnt, None if still else fuse.frame)
        if fuse.is_long:
            words = hurry_words()
            slip = Box(box.right + 6, box.cy - 16, canvas.text_width(words, 19, 700) + 40, 32)
            canvas.slice("strip/ink-small", slip)
            canvas.centred(slip.grown(-14, -3), words, 19, 700, AMBER_LIGHT)

    def elements(self) -> list[Element]:
        """The same in words."""
        box = self._box()
        if box is None or self._fuse.seat is None:
            return []
        words = self._fuse.words(self._board.table.names[self._fuse.seat])
        return [Element("text:thinking", "text", words, box, pressable=False)]

    def _box(self) -> Box | None:
        return None if self._fuse.seat is None else self._board.fuse_box(self._fuse.seat)


def hurry_words() -> str:
    """What S does."""
    return _("S: hurry")


def under(plate: Box) -> Box:
    """Where a fuse lies on a name plate: along its lower edge, with room for a word at its right."""
    return Box(plate.x + 8, plate.bottom - 1, 172, 34)
