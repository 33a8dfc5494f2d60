"""Things in the air over the map: counters, coins, words that rise, a sign. Reduced motion fades."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.scenes.effects import Banner, Picture
from tabletop.scenes.way_out_west import layout
from tabletop.scenes.way_out_west.effects import Rising
from tabletop.scenes.way_out_west.places import Square
from tabletop.ui.tween import ease_in_out, linear

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard

FLIGHT = 0.34
COIN = 0.3
COINS_MOST = 5


class Flights:
    """Sends things on their way over one board."""

    def __init__(self, board: WayOutWestBoard) -> None:
        self._board = board

    def rest(self, seconds: float) -> None:
        """Let what has happened be seen for a moment."""
        self._board.tweens.after(seconds, lambda: None)

    def sound(self, name: str) -> None:
        """Play a sound of the house."""
        self._board.stage.audio.play(name)

    def fly(
        self,
        picture: str,
        start: Square,
        goal: Square,
        delay: float = 0.0,
        seconds: float = FLIGHT,
        arc: float = 60.0,
        sound: str = "",
        then: Callable[[], None] | None = None,
    ) -> None:
        """A counter on its way; it is an effect until it lands."""
        board = self._board
        piece = Picture(picture, start.box.cx, start.box.cy, start.side, alpha=0.0)
        board.effects.append(piece)

        def begin() -> None:
            piece.alpha = 1.0
            if sound:
                self.sound(sound)

        def land() -> None:
            if piece in board.effects:
                board.effects.remove(piece)
            if then is not None:
                then()

        if board.stage.look.reduced_motion:
            piece.x, piece.y, piece.h = goal.box.cx, goal.box.cy, goal.side
            board.tweens.glide(piece, seconds * 0.7, delay=delay, ease=linear, on_end=land, alpha=1.0)
            if sound:
                self.sound(sound)
            return
        board.tweens.glide(
            piece,
            seconds,
            delay=delay,
            ease=ease_in_out,
            arc=arc,
            on_start=begin,
            on_end=land,
            x=goal.box.cx,
            y=goal.box.cy,
            h=goal.side,
        )

    def coins(
        self,
        amount: int,
        start: tuple[float, float],
        goal: tuple[float, float],
        delay: float = 0.0,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Dollars on their way, a few coins for all of them; `then` when the last one has arrived."""
        count = max(1, min(COINS_MOST, amount))
        for i in range(count):
            last = i == count - 1
            a, b = Square(start[0] - 16, start[1] - 16, 32), Square(goal[0] - 15, goal[1] - 15, 30)
            self.fly(
                "coin/dollar",
                a,
                b,
                delay + i * 0.06,
                COIN,
                40,
                "chip" if i == 0 else "",
                then if last else None,
            )

    def rise(self, words: str, x: float, y: float, delay: float = 0.0) -> None:
        """Words that rise over a thing."""
        board = self._board
        rising = Rising(words, x, y, 0.0)
        board.effects.append(rising)

        def gone() -> None:
            if rising in board.effects:
                board.effects.remove(rising)

        board.tweens.glide(rising, 0.2, delay=delay, alpha=1.0)
        board.tweens.glide(rising, 0.9, delay=delay + 0.25, on_end=gone, y=y - 40, alpha=0.0, ease=linear)

    def banner(self, words: str) -> None:
        """Words on a sign across the map, for a moment."""
        board = self._board
        banner = Banner(words)
        board.effects.append(banner)
        board.tweens.glide(banner, 0.2, alpha=1.0)
        board.tweens.glide(
            banner,
            0.3,
            delay=1.1,
            alpha=0.0,
            on_end=lambda: board.effects.remove(banner) if banner in board.effects else None,
        )

    def purse(self, seat: int) -> tuple[float, float]:
        """Where a seat's coins lie."""
        return layout.purse(self._board.places.seats[seat])

    def cell(self, seat: int, kind: int) -> Square:
        """A seat's supply of a kind as a square that a counter leaves."""
        box = layout.supply_cell(self._board.places.seats[seat], kind)
        return Square(box.x + 4, box.cy - 15, 30)
