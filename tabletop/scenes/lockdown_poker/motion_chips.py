"""Chips in motion: antes and bets pushed forward, bets gathered into the pot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tabletop.core.events import Event
from tabletop.games.lockdown_poker import events as e
from tabletop.scenes.lockdown_poker import chips as heaps
from tabletop.ui.canvas import Canvas

if TYPE_CHECKING:
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard
    from tabletop.scenes.lockdown_poker.motion import Motion

SLIDE = 0.42
"""Seconds that chips slide at the calm pace."""


@dataclass(slots=True, eq=False)
class Heap:
    """Chips on their way, an effect over the table: (x, y) = middle and foot, `w` = width of a chip."""

    amount: int
    x: float
    y: float
    w: float
    alpha: float = 1.0

    def draw(self, canvas: Canvas) -> None:
        if self.alpha > 0.02:
            piles = heaps.stacks(self.amount, small=True)
            draw_stacks(canvas, piles, self.x - heaps.width(piles, self.w) / 2, self.y, self.w)


def draw_stacks(
    canvas: Canvas, piles: list[heaps.Stack], x: float, y: float, w: float, tone: float = 0.0
) -> None:
    """Stacks from the left at x, their feet at y, chips w units wide."""
    k = w / 54
    for pile, (cx, foot) in zip(piles, heaps.feet(piles, x, y, w), strict=True):
        canvas.picture("chip/shadow", cx + 2 * k, foot - 5 * k, 28 * k)
        for i in range(pile.high):
            canvas.picture(f"chip/side-{pile.value}", cx, foot - (32.6 / 2 + 9 * i) * k, 32.6 * k, tone=tone)


class ChipMotion:
    """Moves the chips of one board."""

    def __init__(self, board: LockdownPokerBoard, motion: Motion) -> None:
        self._board, self._motion = board, motion

    def show(self, event: Event) -> bool:
        """Begin the motion of an event of the money; False for all others."""
        handlers: dict[type[Event], Callable[[Any], None]] = {
            e.Anted: self._anted,
            e.Wagered: self._wagered,
            e.Checked: self._checked,
            e.Folded: self._folded,
            e.BetsGathered: self._gathered,
        }
        handler = handlers.get(type(event))
        if handler is not None:
            handler(event)
        return handler is not None

    # ---------------------------------------------------------------- places
    def at_seat(self, seat: int) -> tuple[float, float, float]:
        """Middle, foot and chip width of a seat's own chips."""
        spot = self._board.pieces.spots[seat]
        return spot.chips[0] + spot.chip, spot.chips[1], spot.chip

    def at_bet(self, seat: int) -> tuple[float, float, float]:
        """The same of its bet."""
        return *self._board.pieces.spots[seat].bet, 36.0

    def at_pot(self) -> tuple[float, float, float]:
        """The same of the pot."""
        x, y = self._board.pieces.middle.pot
        return x, y + 14, 50.0

    def slide(
        self,
        amount: int,
        start: tuple[float, float, float],
        end: tuple[float, float, float],
        then: Callable[[], None],
        delay: float = 0.0,
        sound: str = "chip",
    ) -> None:
        """Chips from one place to another; `then` when they have arrived."""
        board = self._board
        heap = Heap(amount, *start, alpha=0.0 if delay else 1.0)
        board.effects.append(heap)

        def begin() -> None:
            heap.alpha = 1.0
            board.stage.audio.play(sound)

        def land() -> None:
            board.effects.remove(heap)
            then()

        if board.stage.look.reduced_motion:

            def appear() -> None:
                begin()
                heap.x, heap.y, heap.w = end

            board.tweens.glide(heap, SLIDE, delay=delay, on_start=appear, on_end=land, alpha=1.0)
            return
        x, y, w = end
        board.tweens.glide(heap, SLIDE, delay=delay, arc=18, on_start=begin, on_end=land, x=x, y=y, w=w)

    # ---------------------------------------------------------------- events
    def _anted(self, event: e.Anted) -> None:
        """Before the deal everybody pushes his ante straight into the middle."""
        pieces = self._board.pieces
        pieces.pots = []
        paid = list(event.amounts)
        pieces.stacks = list(event.stacks)
        pieces.bets = [0] * pieces.seats
        for seat, amount in enumerate(paid):
            if amount:
                self.slide(amount, self.at_seat(seat), self.at_pot(), self._adder(amount), 0.05 * seat)
        self._motion.rest(SLIDE + 0.35)

    def _adder(self, amount: int) -> Callable[[], None]:
        def add() -> None:
            pots = self._board.pieces.pots
            pots[:] = [(pots[0] if pots else 0) + amount, *pots[1:]]

        return add

    def _wagered(self, event: e.Wagered) -> None:
        pieces, seat = self._board.pieces, event.seat
        pieces.stacks[seat] = event.stack

        def land() -> None:
            pieces.bets[seat] = event.bet
            self._board.refresh_words()

        sound = "chips-slide" if event.chips > 8 or event.stack == 0 else "chip"
        self.slide(event.chips, self.at_seat(seat), self.at_bet(seat), land, sound=sound)
        if event.stack == 0:
            self._motion.banner(self._board.say(self._board.game.tell(event)))  # type: ignore[arg-type]
        self._motion.rest(SLIDE + 0.35)

    def _checked(self, event: e.Checked) -> None:
        self._board.stage.audio.play("knock")
        self._motion.rest(0.5)

    def _folded(self, event: e.Folded) -> None:
        pieces = self._board.pieces
        pieces.folded.add(event.seat)
        self._board.stage.audio.play("fold")
        self._motion.arrange(True)
        self._motion.rest(0.6)

    def _gathered(self, event: e.BetsGathered) -> None:
        """All bets slide into the pot at once."""
        board, pieces = self._board, self._board.pieces
        first = True
        for seat, amount in enumerate(event.bets):
            if amount:
                pieces.bets[seat] = 0
                sound = "pot-gather" if first else "chip"
                self.slide(amount, self.at_bet(seat), self.at_pot(), self._adder(amount), 0.2, sound)
                first = False

        def whole() -> None:
            pieces.pots = [event.pot] if sum(pieces.pots) != event.pot else pieces.pots
            board.deeds.clear()
            board.refresh_words()

        board.tweens.after(SLIDE + 0.3, whole)
        self._motion.rest(SLIDE + 0.6)
