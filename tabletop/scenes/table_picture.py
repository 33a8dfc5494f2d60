"""A table as a picture: one position as a seat saw it, painted small by the game's own board.

The board is never put on the stack: no time passes for it, nobody thinks at it and nothing on it can be
touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import pygame

from tabletop.core.game import Game, Move
from tabletop.scenes.board import Board
from tabletop.scenes.house import House, TableOrder
from tabletop.session.insights import Decisions
from tabletop.session.plans import SeatPlan
from tabletop.session.seats import AiSeats
from tabletop.session.table import Table
from tabletop.ui.audio import Silence
from tabletop.ui.canvas import Canvas
from tabletop.ui.geometry import Box, Frame, around
from tabletop.ui.scene import Stack
from tabletop.ui.widgets import Widget

LARGER: Final = 1.2
"""Words on a small table are so much larger than in life, as far as their plates have room."""
LEAST: Final = 1280
"""Pixels across a board whose words are still sure to fit their plates."""
_EDGE: Final = "#8f6a2c"
_NIGHT: Final = "#120804"


class _NobodyThinks(AiSeats):
    """The seats of a picture: no worker is started for them."""

    def __init__(self, table: Table) -> None:
        self.decisions = Decisions(table)

    @property
    def hint_pending(self) -> bool:
        return False

    @property
    def is_thinking(self) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Shown:
    """What a picture shows: `view` of `seat`, whose move `move` is lit; `world`: where the hidden cards are
    to be turned up as somebody supposes them; `words`: what is written over it."""

    game: Game[Any]
    plans: Sequence[SeatPlan]
    view: Any
    seat: int
    move: Move | None
    world: Any = None
    words: str = ""


class TablePicture(Widget):
    """The picture in its frame. It is painted when it is first seen, and anew when the window changes."""

    def __init__(self, house: House, box: Box, shown: Shown) -> None:
        self.box = box
        self._house, self._shown = house, shown
        self._painted: pygame.Surface | None = None
        self._scale = 0.0

    def draw(self, canvas: Canvas, hover: str | None, focus: str | None) -> None:
        canvas.fill(self.box.grown(9), _EDGE)
        canvas.fill(self.box.grown(6), _NIGHT)
        x, y, w, h = canvas.frame.rect(self.box)
        if self._painted is None or self._painted.get_size() != (w, h):
            self._painted = self._paint(w, h)
        canvas.surface.blit(self._painted, (x, y))
        if self._shown.words:
            width = canvas.text_width(self._shown.words, 26, 800) + 90
            strip = around(self.box.cx, self.box.y - 10, min(self.box.w - 80, width), 48)
            canvas.slice("strip/amber", strip)
            canvas.centred(strip.grown(-36, -8), self._shown.words, 26, 800)

    def _paint(self, w: int, h: int) -> pygame.Surface:
        """The board as it is in the smallest window that its words are made for, averaged down."""
        stage, most = self._house.stage, max(1.0, LEAST / w)
        frame = Frame(round(w * most), round(h * most))
        small = replace(stage, frame=frame, stack=Stack(), audio=Silence(),
                        look=replace(stage.look, text_scale=max(LARGER, stage.look.text_scale)))  # fmt: skip
        board = _board(replace(self._house, stage=small), self._shown)
        surface = pygame.Surface((frame.width, frame.height))
        board.draw(small.canvas(surface))
        return surface if most == 1.0 else pygame.transform.smoothscale(surface, (w, h))


def _board(house: House, shown: Shown) -> Board:
    """The game's board at this position, from the seat's side, its question asked and its answer lit."""
    from tabletop.scenes.tables import BOARDS  # the boards open the pages that show pictures

    game, view, seat = shown.game, shown.view, shown.seat
    table = Table.at_position(game, shown.plans, view, 0)
    order = TableOrder(game.key, table.plans, table.rules, 0)
    board = BOARDS[game.key](house, table, _NobodyThinks(table), order)
    lit = () if shown.move is None else game.path_of(view, seat, shown.move)
    board.pose(seat, view, view if shown.world is None else shown.world, lit)
    return board
