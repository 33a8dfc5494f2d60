"""The end of a hand: cards turn seat by seat, the hole card last; five rise; hands are named; points or pots
move."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tabletop.core.cards import HIDDEN
from tabletop.core.events import Event
from tabletop.games.lockdown_poker import events as e
from tabletop.games.lockdown_poker.best_five import BestFive
from tabletop.scenes.lockdown_poker.pieces import Shown
from tabletop.session.catalogue import _, listed, ngettext
from tabletop.ui.canvas import AMBER_LIGHT, Canvas
from tabletop.ui.geometry import around

if TYPE_CHECKING:
    from tabletop.scenes.cards.sprites import Card
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard
    from tabletop.scenes.lockdown_poker.motion import Motion

TURN = 0.3
"""Seconds that a card takes to turn over."""


@dataclass(slots=True, eq=False)
class Points:
    """Points that rise from a seat."""

    words: str
    x: float
    y: float
    alpha: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        if self.alpha < 0.05:
            return
        box = around(self.x, self.y, max(110.0, canvas.text_width(self.words, 34, "rye") + 60), 58)
        canvas.slice("plank/sign", box, self.alpha)
        if self.alpha > 0.5:
            canvas.centred(box.grown(-20, -6), self.words, 34, "rye", AMBER_LIGHT)


class Showdown:
    """The last events of a hand on one board."""

    def __init__(self, board: LockdownPokerBoard, motion: Motion) -> None:
        self._board, self._motion = board, motion
        self._won: dict[int, int] = {}
        """Chips won at this showdown, by seat."""

    def show(self, event: Event) -> None:
        """Begin the motion of one event; events without one pass at once."""
        handlers: dict[type[Event], Callable[[Any], None]] = {
            e.TurnedUp: self._turned_up,
            e.HandShown: self._hand_shown,
            e.Scored: self._scored,
            e.PotWon: self._pot_won,
            e.PotTaken: self._pot_taken,
            e.Broke: self._broke,
            e.HandOver: self._hand_over,
        }
        handler = handlers.get(type(event))
        if handler is not None:
            handler(event)

    # ---------------------------------------------------------------- cards
    def _turned_up(self, event: e.TurnedUp) -> None:
        """First the seventh card, then the hole card, that nobody has seen yet."""
        pieces = self._board.pieces
        self._board.deeds.clear()
        self._board.opening = None
        self._turn(pieces.seventh[event.seat], event.seventh, 0.05)
        self._turn(pieces.hole[event.seat], event.hole, 0.5)
        self._motion.rest(1.15)

    def _turn(self, cards: list[Card], card: int, delay: float) -> None:
        if not cards or cards[0].card != HIDDEN:
            return
        board, sprite = self._board, cards[0]
        board.pieces.deck.become(sprite, card)
        board.cosmetic.stop(sprite)
        sprite.turn = 1.0
        sprite.flying = sprite.moving = True
        up = 16.0

        def start() -> None:
            board.stage.audio.play("card-play")

        def land() -> None:
            sprite.flying = sprite.moving = False
            board.pieces.name_cards()
            board.refresh_words()

        y = sprite.y
        board.tweens.glide(sprite, TURN, delay=delay, on_start=start, turn=0.0, y=y - up)
        board.tweens.glide(sprite, 0.12, delay=delay + TURN, y=y, on_end=land)

    def _hand_shown(self, event: e.HandShown) -> None:
        """Five rise, the rest sink, Deputies say what they stand for, and the hand has its name."""
        board, pieces = self._board, self._board.pieces
        pieces.shown[event.seat] = Shown(BestFive(event.worth, event.cards, event.stands_for))
        board.stage.audio.play("turn" if event.hand_class >= 4 else "tick")
        self._motion.arrange(True)
        board.refresh_words()
        self._motion.rest(0.9)

    # ---------------------------------------------------------------- points
    def _scored(self, event: e.Scored) -> None:
        board, pieces = self._board, self._board.pieces
        pieces.rank_hands(board.view)
        board.gains = [a + b for a, b in zip(event.chart, event.bonus, strict=True)]
        best = [seat for seat, more in enumerate(event.bonus) if more]
        self._sign(best, "")
        for seat in range(pieces.seats):
            spot = pieces.spots[seat]
            x, y = spot.chips[0] + spot.chip * 2.4 + 62, spot.chips[1] - spot.chip * 0.2
            words = f"+{event.chart[seat]}"
            if event.bonus[seat]:
                words += f" +{event.bonus[seat]}"
            self._rise(words, x, y, 0.5 + 0.12 * seat)

        def count() -> None:
            pieces.points = list(event.totals)
            board.stage.audio.play("pay")

        board.tweens.after(1.5, count)
        self._motion.rest(2.4)

    def _rise(self, words: str, x: float, y: float, delay: float) -> None:
        board = self._board
        points = Points(words, x, y + 26)
        board.effects.append(points)
        board.tweens.glide(points, 0.35, delay=delay, y=y, alpha=1.0)
        gone = lambda: board.effects.remove(points)  # noqa: E731  # one line of a motion
        board.tweens.glide(points, 0.3, delay=delay + 1.5, alpha=0.0, on_end=gone)

    def _sign(self, winners: list[int], chips: str) -> None:
        """Who has won, and with what, on a sign over the middle of the table."""
        board, shown = self._board, self._board.pieces.shown
        names = [board.table.names[seat] for seat in winners]
        if not names:
            return
        title = ngettext("{names} wins", "{names} share", len(names)).format(names=listed(names))
        if chips:
            title = f"{title} {chips}"
        hand = board.showing[winners[0]] if winners[0] in shown else ""
        board.winner_words = (title, hand)
        people = [seat for seat in winners if seat in board.table.humans]
        board.stage.audio.play("win" if people or not board.table.humans else "lose")

    # ---------------------------------------------------------------- pots
    def _pot_won(self, event: e.PotWon) -> None:
        board, pieces = self._board, self._board.pieces
        pieces.rank_hands(board.view)
        board.deeds.clear()
        if event.pot == 0:
            self._won = {}
        for seat, share in zip(event.winners, event.shares, strict=True):
            self._won[seat] = self._won.get(seat, 0) + share
        self._pot_sign()
        left = sum(pieces.pots) - event.chips
        pieces.pots = [left] if left > 0 else []
        self._pay(list(zip(event.winners, event.shares, strict=True)))

    def _pot_sign(self) -> None:
        """Who has won how much so far: one winner with the hand, several each with a sum."""
        board, most = self._board, sorted(self._won.items(), key=lambda won: -won[1])
        if len(most) == 1:
            self._sign([most[0][0]], str(most[0][1]))
            return
        self._sign([seat for seat, _chips in most], "")
        sums = [_("{name} wins {chips}").format(name=board.table.names[s], chips=n) for s, n in most]
        board.winner_words = (" · ".join(sums), board.winner_words[1] if board.winner_words else "")

    def _pot_taken(self, event: e.PotTaken) -> None:
        self._board.deeds.clear()
        self._sign([event.seat], str(event.chips))
        self._board.pieces.pots = []
        self._pay([(event.seat, event.chips)])

    def _pay(self, shares: list[tuple[int, int]]) -> None:
        pieces, chips = self._board.pieces, self._motion.chips
        for seat, amount in shares:

            def land(seat: int = seat, amount: int = amount) -> None:
                pieces.stacks[seat] += amount

            chips.slide(amount, chips.at_pot(), chips.at_seat(seat), land, 0.7, "chips-slide")
        self._motion.rest(2.0)

    def _broke(self, event: e.Broke) -> None:
        words = _("{name} is out of chips").format(name=self._board.table.names[event.seat])
        self._motion.banner(words)
        self._motion.rest(1.2)

    def _hand_over(self, event: e.HandOver) -> None:
        self._motion.arrange(True)
        self._motion.rest(0.3)
