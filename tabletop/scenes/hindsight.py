"""At the end of a hand: AI seats can be asked what they knew. Their portraits wear a mark that says so."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.scenes.gestures import TableGestures
from tabletop.session.catalogue import _
from tabletop.session.insights import Decisions
from tabletop.ui.canvas import Canvas
from tabletop.ui.geometry import around
from tabletop.ui.scene import Gesture

MARK: Final = 46.0
"""The side of the mark, in units."""


class Hindsight(TableGestures):
    """A table whose AI seats can be asked, once the hand is over, what they knew in it."""

    faces: list[str]

    @property
    def askable(self) -> Sequence[int]:
        """The AI seats that can be asked now: between two hands, once all has come to rest."""
        return self.seats.decisions.seats() if self.state == "hand-over" else ()

    def portrait(self, seat: int) -> tuple[float, float, float]:
        """Middle and radius of a seat's portrait where it stands now."""
        box = self.box_of(f"seat:{seat}")
        return box.cx, box.cy, min(box.w, box.h) / 2

    def press(self, id: str, gesture: Gesture) -> None:
        seat = seat_of(id)
        if seat is not None and seat in self.askable:
            self.ask_after(seat)
        else:
            super().press(id, gesture)

    def ask_after(self, seat: int) -> None:
        """What did that seat know in the hand that is over?"""
        from tabletop.scenes.insight import InsightPage

        decisions = self.seats.decisions
        self.stage.stack.push(InsightPage(self.house, decisions, seat, self.faces, self.table.names))

    def asked_about(self, id: str | None) -> str:
        """What a click on this element would ask, in words; "" where it asks nothing."""
        seat = seat_of(id or "")
        return ask_words(self.table.names[seat]) if seat is not None and seat in self.askable else ""

    def draw_widgets(self, canvas: Canvas) -> None:
        """With the marks on all portraits that can be asked."""
        super().draw_widgets(canvas)
        for seat in self.askable:
            mark(canvas, *self.portrait(seat), lit=f"seat:{seat}" in (self.hover, self.focus))


def seat_of(id: str) -> int | None:
    """The seat of a portrait's id, None for all other ids."""
    kind, _colon, number = id.partition(":")
    return int(number) if kind == "seat" and number.isdigit() else None


def seats_to_ask(decisions: Decisions | None) -> Sequence[int]:
    """The seats that have something to tell."""
    return () if decisions is None else decisions.seats()


def ask_words(name: str) -> str:
    """What asking an AI seat is called."""
    return _("Ask {name} what was known").format(name=name)


def mark(canvas: Canvas, x: float, y: float, radius: float, lit: bool = False) -> None:
    """The question mark at the lower right of a portrait."""
    cx, cy = x + radius * 0.8, y + radius * 0.66
    side = MARK * (1.12 if lit else 1.0)
    canvas.picture("disc/place-first" if lit else "disc/place", cx, cy, side)
    canvas.centred(around(cx, cy, side * 0.8, side * 0.84), "?", 30, 800, fixed=True)
