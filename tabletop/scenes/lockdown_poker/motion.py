"""Motion on the Lockdown Poker table: the deal, switches, locks, draws, the Sheriff. Each event a method.

Cards start where they lie and end where pieces.pose puts them. Chips move in motion_chips.py, the end of a
hand in showdown.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletop.core.cards import HIDDEN
from tabletop.core.events import Event
from tabletop.games.lockdown_poker import events as e
from tabletop.games.lockdown_poker.deck import SHERIFF
from tabletop.scenes.cards.flights import FLIGHT, Flights
from tabletop.scenes.cards.sprites import Card
from tabletop.scenes.effects import Picture
from tabletop.scenes.lockdown_poker import layout
from tabletop.scenes.lockdown_poker.deeds import card_words
from tabletop.scenes.lockdown_poker.motion_chips import ChipMotion
from tabletop.scenes.lockdown_poker.showdown import Showdown
from tabletop.session.catalogue import _, listed, ngettext
from tabletop.ui.geometry import Pose
from tabletop.ui.scene import Drag

if TYPE_CHECKING:
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard

_DIMMED = 0.42


class Motion(Flights):
    """Moves the pieces of one board."""

    def __init__(self, board: LockdownPokerBoard) -> None:
        super().__init__(board)
        self._board = board
        self.chips = ChipMotion(board, self)
        self.showdown = Showdown(board, self)

    # ---------------------------------------------------------------- where everything belongs
    def arrange(self, glide: bool) -> None:
        """Every card that does not fly goes where it belongs, lit, lifted or dimmed as the picks allow."""
        board, pieces = self._board, self._board.pieces
        wanted, start = board.wanted(), self._start()
        for seat in range(pieces.seats):
            for place, card in pieces.placed(seat):
                if card in board.dragged_sprites:
                    continue
                picked = card.id in board.picker.picked
                lift = 22.0 if picked and seat == pieces.bottom else 10.0 if picked else 0.0
                self.settle(card, pieces.pose(seat, place, card), lift, glide)
                card.tone = _DIMMED if pieces.is_dimmed(seat, card) else 0.0
                card.glow = self._glow(seat, card, wanted, start) if not picked else "glow/card"
        for i, card in enumerate(pieces.dead):
            if card not in board.dragged_sprites:
                self.settle(card, layout.dead_pose(pieces.middle.dead, i), 0.0, glide)
            card.tone, card.glow = 0.24, ""

    def _start(self) -> bool:
        """Has nothing been picked yet by who is asked?"""
        board = self._board
        return board.person is not None and not (board.picker.picked or board.picker.drag)

    def _glow(self, seat: int, card: Card, wanted: set[str], start: bool) -> str:
        """Amber: can be done now. Before anything is picked only the own cards call for the hand."""
        board = self._board
        shown = board.pieces.shown.get(seat)
        if shown is not None:
            return "glow/card" if seat == board.bottom and card.card in shown.counts else ""
        if board.hint and start:
            return "glow/card" if card.id in board.hint else ""
        if card.id in wanted and not (start and seat != board.bottom):
            return "glow/card"
        aims = board.may_aim and seat == board.bottom
        if card.card == SHERIFF and board.badge_live and (aims or seat in board.badges()):
            return "glow/card"
        return ""

    # ---------------------------------------------------------------- the piece in hand
    def follow(self, drag: Drag) -> None:
        """The card in hand goes with the pointer as it was taken hold of."""
        for card in self._board.dragged_sprites:
            card.x, card.y = drag.x + drag.dx * 0.8, drag.y + drag.dy * 0.8
            card.angle = 3.0

    # ---------------------------------------------------------------- events
    def show(self, event: Event) -> None:
        """Begin the motion of one event; events without one pass at once."""
        handlers: dict[type[Event], Callable[[Any], None]] = {
            e.Dealt: self._dealt,
            e.CardDealt: self._card_dealt,
            e.Switched: self._switched,
            e.Locked: self._locked,
            e.Drew: self._drew,
            e.Stood: self._stood,
            e.SheriffPlayed: self._sheriff,
            e.SheriffDeclined: lambda _event: self.rest(0.5),
            e.SwitchingBegins: self._round_begins,
            e.BettingBegins: self._round_begins,
        }
        handler = handlers.get(type(event))
        if handler is not None:
            handler(event)
        elif not self.chips.show(event):
            self.showdown.show(event)

    def _home(self, seat: int, card: Card) -> Pose:
        """Where a card belongs that already lies in its row."""
        pieces = self._board.pieces
        place = next(place for place, one in pieces.placed(seat) if one is card)
        return pieces.pose(seat, place, card)

    # ---------------------------------------------------------------- dealing
    def _dealt(self, event: e.Dealt) -> None:
        board, pieces = self._board, self._board.pieces
        seats = range(pieces.seats)
        pieces.hole, pieces.up, pieces.seventh = [[] for _ in seats], [[] for _ in seats], [[] for _ in seats]
        pieces.dead, pieces.loose, pieces.locked = [], [], set()
        pieces.folded, pieces.shown = set(), {}
        pieces.deck_left = event.left + 3 * len(event.seats)
        board.deeds.clear()
        board.winner_words = None
        self.dealing = True
        board.stage.audio.play("shuffle")
        delay = 0.3
        for i in range(3):
            for seat in event.seats:
                card = HIDDEN if i == 0 else event.up[seat][i - 1]
                self._deal_to(seat, card, pieces.hole if i == 0 else pieces.up, delay)
                delay += 0.075
        pieces.name_cards()
        board.tweens.after(delay + FLIGHT, self._dealt_all)

    def _deal_to(self, seat: int, card: int, rows: list[list[Card]], delay: float) -> None:
        pieces = self._board.pieces
        sprite = pieces.deck.make(card, pieces.deck_top())
        sprite.turn = 1.0
        rows[seat].append(sprite)
        turn = 1.0 if card == HIDDEN else 0.0
        self.fly(sprite, self._home(seat, sprite), delay, turn, 0.28, 34, "card-deal", self._dealt_one)

    def _dealt_one(self) -> None:
        self._board.pieces.deck_left -= 1
        self._board.refresh_words()

    def _dealt_all(self) -> None:
        self.dealing = False

    def _card_dealt(self, event: e.CardDealt) -> None:
        board, pieces = self._board, self._board.pieces
        pieces.deck_left = event.left + len(event.seats)
        board.deeds.clear()
        board.opening = None
        self.dealing = True
        rows = pieces.seventh if event.round == 7 else pieces.up
        delay = 0.12
        for seat, card in zip(event.seats, event.cards, strict=True):
            self._deal_to(seat, card, rows, delay)
            delay += 0.12
        pieces.name_cards()
        board.tweens.after(delay + FLIGHT + 0.25, self._dealt_all)

    def _round_begins(self, event: Event) -> None:
        """Who goes first, and why, is seen before anything is done."""
        self._board.stage.audio.play("tick")
        self.rest(0.7)

    # ---------------------------------------------------------------- the four deeds of a turn
    def _switched(self, event: e.Switched) -> None:
        """The two cards cross; the one taken is locked as it lands."""
        pieces = self._board.pieces
        given = pieces.take_up(event.seat, event.given, event.mine)
        taken = pieces.take_up(event.target, event.taken, event.theirs)
        pieces.up[event.seat].insert(event.mine, taken)
        pieces.up[event.target].insert(event.theirs, given)
        pieces.locked.discard(event.given)
        pieces.name_cards()
        self.fly(given, self._home(event.target, given), 0.0, 0.0, 0.46, 20, "switch")
        open_pose = self._home(event.seat, taken)
        pieces.locked.add(event.taken)
        locked_pose = self._home(event.seat, taken)

        def lock() -> None:
            self._board.stage.audio.play("lock")
            self._clang(event.seat, taken, locked_pose)

        self.fly(taken, open_pose, 0.06, 0.0, 0.5, 90)
        self._board.tweens.glide(taken, 0.14, delay=0.58, y=locked_pose.y, on_start=lock)
        self.arrange(True)
        self.rest(1.05)

    def _locked(self, event: e.Locked) -> None:
        """The card slides down, and the lock snaps shut on its foot."""
        board, pieces = self._board, self._board.pieces
        card = next((c for c in pieces.up[event.seat] if c.card == event.card), None)
        if card is None:
            return
        pieces.locked.add(event.card)
        pose = self._home(event.seat, card)
        board.stage.audio.play("lock")
        self._clang(event.seat, card, pose)
        self.arrange(True)
        self.rest(0.7)

    def _clang(self, seat: int, card: Card, pose: Pose) -> None:
        """A padlock comes down on a card, large first."""
        board = self._board
        x, y, h = lock_place(pose, seat == board.pieces.bottom)
        lock = Picture("lock/padlock", x, y - 30, h * 2.1, alpha=0.0)
        board.effects.append(lock)
        board.tweens.glide(lock, 0.22, h=h, y=y, alpha=1.0)
        board.tweens.glide(lock, 0.05, delay=0.34, alpha=0.0, on_end=lambda: board.effects.remove(lock))

    def _drew(self, event: e.Drew) -> None:
        """The discard goes to the dead cards, then the new one comes from the deck into its place."""
        pieces = self._board.pieces
        lost = pieces.take_up(event.seat, event.discard, event.place)
        pieces.locked.discard(event.discard)
        pieces.dead.append(lost)
        goal = layout.dead_pose(pieces.middle.dead, len(pieces.dead) - 1)
        self.fly(lost, goal, 0.0, 0.0, 0.34, 40, "card-play")
        pieces.deck_left = event.left + 1
        fresh = pieces.deck.make(event.card, pieces.deck_top())
        fresh.turn = 1.0
        pieces.up[event.seat].insert(event.place, fresh)
        pieces.name_cards()
        pose = self._home(event.seat, fresh)
        self.fly(fresh, pose, 0.36, 0.0, 0.34, 40, "card-deal", self._dealt_one)
        self.arrange(True)
        self.rest(1.0)

    def _stood(self, event: e.Stood) -> None:
        self._board.stage.audio.play("knock")
        self.rest(0.5)

    # ---------------------------------------------------------------- the Sheriff
    def _sheriff(self, event: e.SheriffPlayed) -> None:
        """The star rides out, takes the card, and the card comes where the Sheriff was; a new one is dealt
        for it."""
        board, pieces = self._board, self._board.pieces
        board.stage.audio.play("sheriff")
        rows = {"hole": pieces.hole, "up": pieces.up, "seventh": pieces.seventh}
        theirs, mine = rows[event.what][event.target], rows[event.place][event.seat]
        caught = self._out_of(theirs, event.what_at, event.card)
        star_card = self._out_of(mine, event.at, SHERIFF)
        start, aim = star_card.pose(), caught.pose()
        pieces.locked -= {SHERIFF, event.card}
        pieces.dead.append(star_card)
        mine.insert(min(event.at, len(mine)), caught)
        showdown = event.place == "hole"  # only there can it be played; nothing is dealt any more
        fresh = None if showdown else pieces.deck.make(event.dealt, pieces.deck_top())
        if fresh is not None:
            fresh.turn = 1.0
            theirs.insert(min(event.what_at, len(theirs)), fresh)
        pieces.name_cards()
        self._ride(start, aim, 0.75)
        star_goal = layout.dead_pose(pieces.middle.dead, len(pieces.dead) - 1)
        self.fly(star_card, star_goal, 0.1, 0.0, 0.4, 40)
        caught.flying = True
        turn = 1.0 if caught.card == HIDDEN else 0.0
        if event.place == "up" and event.card != HIDDEN:
            pieces.locked.add(event.card)
        pose = self._home(event.seat, caught)
        self.fly(caught, pose, 0.95, turn, 0.5, 90, "card-pickup")
        if event.place == "up":
            board.tweens.after(1.45, lambda: board.stage.audio.play("lock"))
        if fresh is not None:
            turn = 1.0 if event.dealt == HIDDEN else 0.0
            pieces.deck_left = event.left + 1
            home = self._home(event.target, fresh)
            self.fly(fresh, home, 1.45, turn, 0.34, 40, "card-deal", self._dealt_one)
        self.banner(self._capture_words(event))
        self.arrange(True)
        self.rest(2.2)

    def _capture_words(self, event: e.SheriffPlayed) -> str:
        names = self._board.table.names
        facts = {"name": names[event.seat], "victim": names[event.target]}
        if event.card != HIDDEN:
            words = _("{name}'s Sheriff takes {card} of {victim}")
            return words.format(**facts, card=card_words(event.card))
        if event.what == "hole":
            return _("{name}'s Sheriff takes the hole card of {victim}").format(**facts)
        return _("{name}'s Sheriff takes the seventh card of {victim}").format(**facts)

    def _out_of(self, row: list[Card], at: int, card: int) -> Card:
        """Take the sprite of a place out of a row; it is that card from now on."""
        pieces = self._board.pieces
        sprite = row.pop(at) if at < len(row) else pieces.deck.make(card, pieces.deck_top())
        pieces.deck.become(sprite, card)
        return sprite

    def _ride(self, start: Pose, aim: Pose, seconds: float) -> None:
        """The star in its light from one card to another."""
        board = self._board
        for name, size in (("star/rays", 1.5), ("star/sheriff", 0.9)):
            star = Picture(name, start.x, start.y, 120 * size, alpha=1.0)
            board.effects.append(star)
            gone = lambda star=star: board.effects.remove(star)  # noqa: E731  # bound now, not later
            board.tweens.glide(star, seconds, arc=60, x=aim.x, y=aim.y, angle=360.0)
            board.tweens.glide(star, 0.3, delay=seconds + 0.35, alpha=0.0, on_end=gone)

    def finish_game(self, then: Callable[[], None]) -> None:
        """The last beat: who has won, then the results."""
        board = self._board
        names = [board.table.plans[seat].name for seat in board.table.winners]
        people = [seat for seat in board.table.winners if seat in board.table.humans]
        board.stage.audio.play("win" if people or not board.table.humans else "lose")
        words = ngettext("{names} wins!", "{names} win!", len(names))
        said = words.format(names=listed(names))
        board.tweens.after(1.6, lambda: self.banner(said))
        board.tweens.after(4.4, then)


def lock_place(pose: Pose, own: bool) -> tuple[float, float, float]:
    """Middle and height of the padlock on a card in that pose."""
    box = pose.box(0.714)
    if own:
        return pose.x, box.bottom - 4, 72.0
    k = pose.h / 134
    return box.x + 29 * k, box.bottom - 22 * k, 47 * k
