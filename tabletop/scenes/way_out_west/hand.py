"""The counter in hand: it follows the pointer, a little tilted, above everything."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.scenes.way_out_west.names import token
from tabletop.ui.canvas import Canvas
from tabletop.ui.scene import Drag

SIDE = 78.0


@dataclass(slots=True)
class InHand:
    """A counter between two places, by its picture."""

    picture: str
    x: float
    y: float

    @classmethod
    def of(cls, kind: int, seat: int, drag: Drag) -> InHand:
        """The counter of a drag that begins."""
        return cls(token(kind, seat), drag.x, drag.y)

    def follow(self, drag: Drag) -> None:
        """The pointer has moved."""
        self.x, self.y = drag.x, drag.y

    def draw(self, canvas: Canvas) -> None:
        """Paint it."""
        canvas.picture(self.picture, self.x, self.y - 10, SIDE, 5.0)
