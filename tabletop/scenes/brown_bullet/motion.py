"""Motion on the Brown Bullet table: cards that fly, turn, sweep away; shots; and the own hand making room.

Each event of the game is one method. Cards start where they lie and end where `layout` puts them; reduced
motion fades
instead of flying, and nothing flashes.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tabletop.core.cards import HIDDEN
from tabletop.core.events import Event
from tabletop.games.brown_bullet.events import (
    BulletDue,
    BulletFired,
    Cleared,
    Dealt,
    Drew,
    Flipped,
    Held,
    Out,
    PickedUp,
    Played,
)
from tabletop.games.brown_bullet.moves import CHAMBER
from tabletop.games.brown_bullet.state import EMPTY, Mark
from tabletop.scenes.brown_bullet import layout
from tabletop.scenes.cards.flights import FLIGHT, Flights
from tabletop.scenes.cards.hand import backs, own_hand
from tabletop.scenes.cards.sprites import Card
from tabletop.scenes.effects import Picture, Sparks, way
from tabletop.session.catalogue import _, listed, ngettext
from tabletop.ui.geometry import Pose
from tabletop.ui.tween import linear

if TYPE_CHECKING:
    from tabletop.scenes.brown_bullet.board import BrownBulletBoard


class Motion(Flights):
    """Moves the pieces of one board."""

    def __init__(self, board: BrownBulletBoard) -> None:
        super().__init__(board)
        self._board = board

    # ---------------------------------------------------------------- where everything belongs
    def arrange(self, glide: bool) -> None:
        """Every card that does not fly goes where it belongs, lit, lifted or dimmed as the picks allow."""
        self.arrange_own(glide)
        pieces = self._board.pieces
        for seat in pieces.spots:
            hand = pieces.hands[seat]
            for sprite, pose in zip(hand, backs(*pieces.spots[seat].hand, len(hand)), strict=True):
                self.settle(sprite, pose, 0.0, glide)
                sprite.glow, sprite.tone = "", 0.0
        pile = pieces.middle.pile
        for i, sprite in enumerate(pieces.pile):
            self.settle(sprite, layout.pile_pose(pile, i), 0.0, glide)
            sprite.glow, sprite.tone = "", 0.0

    # ---------------------------------------------------------------- events
    def show(self, event: Event) -> None:
        """Begin the motion of one event; events without one (a dealer, a call) pass at once."""
        handlers: dict[type[Event], Callable[[Any], None]] = {
            Dealt: self._dealt,
            Played: self._played,
            Drew: self._drew,
            Cleared: self._cleared,
            PickedUp: self._picked_up,
            BulletDue: self._bullet_due,
            BulletFired: self._fired,
            Held: self._held,
            Flipped: self._flipped,
            Out: self._out,
        }
        handler = handlers.get(type(event))
        if handler is not None:
            handler(event)

    def _dealt(self, event: Dealt) -> None:
        board, pieces = self._board, self._board.pieces
        pieces.hands = [[] for _ in range(pieces.seats)]
        pieces.pile, pieces.loose, pieces.marks = [], [], ()
        pieces.out_count = 0
        pieces.draw_left = event.draw + 3 * pieces.seats
        pieces.chambers = [(HIDDEN,) * CHAMBER for _ in range(pieces.seats)]
        board.new_cards.clear()
        board.deeds.clear()
        self.dealing = True
        board.stage.audio.play("shuffle")
        board.stage.audio.play("reload")
        order = [(event.dealer + 1 + k) % pieces.seats for k in range(pieces.seats)]
        delay = 0.25
        for i in range(3):
            for seat in order:
                card = event.hands[seat][i] if i < len(event.hands[seat]) else HIDDEN
                sprite = pieces.deck.make(card, pieces.draw_top())
                sprite.turn = 1.0
                sprite.alpha = 1.0
                pieces.hands[seat].append(sprite)
                self.fly(
                    sprite,
                    pieces.hand_pose(seat, i, 3) if seat != pieces.bottom else own_hand([0, 1, 2]).poses[i],
                    delay,
                    1.0 if card == HIDDEN else 0.0,
                    sound="card-deal",
                    then=self._dealt_one,
                )
                delay += 0.07
        pieces.name_cards()
        board.tweens.after(delay + FLIGHT, self._dealt_all)

    def _dealt_one(self) -> None:
        self._board.pieces.draw_left -= 1

    def _dealt_all(self) -> None:
        self.dealing = False

    def _played(self, event: Played) -> None:
        board, pieces = self._board, self._board.pieces
        hand = pieces.hands[event.seat]
        board.new_cards.clear() if event.seat == board.bottom else None
        for i, card in enumerate(event.cards):
            sprite = self._take(hand, card)
            pieces.deck.become(sprite, card)
            pieces.pile.append(sprite)
            goal = layout.pile_pose(pieces.middle.pile, len(pieces.pile) - 1)
            self.fly(sprite, goal, i * 0.09, 0.0, sound="card-play")
        pieces.name_cards()
        self.arrange(True)
        self.rest(FLIGHT + 0.28 + 0.09 * len(event.cards))

    def _take(self, hand: list[Card], card: int) -> Card:
        """Out of a hand the sprite of this card, or of a hidden one."""
        sprite = next((s for s in hand if s.card == card), None) or next(
            (s for s in hand if s.card == HIDDEN), None
        )
        if sprite is None:  # the hand on screen is not the hand of the rules: the next sync mends it
            return self._board.pieces.deck.make(card, self._board.pieces.middle.pile)
        hand.remove(sprite)
        return sprite

    def _drew(self, event: Drew) -> None:
        pieces = self._board.pieces
        hand = pieces.hands[event.seat]
        fresh = []
        for card in event.cards:
            sprite = pieces.deck.make(card, pieces.draw_top())
            sprite.turn = 1.0
            fresh.append(sprite)
            insort(hand, sprite, key=lambda s: s.card) if card != HIDDEN else hand.append(sprite)
        pieces.draw_left = event.left
        self._into_hand(event.seat, fresh, "card-deal")

    def _into_hand(self, seat: int, fresh: Sequence[Card], sound: str, gap: float = 0.08) -> None:
        """The fresh cards fly to their places in a hand that already holds them; the others make room."""
        board, pieces = self._board, self._board.pieces
        hand = pieces.hands[seat]
        mine = seat == pieces.bottom and board.eyes == seat
        if mine:
            board.new_cards.update(fresh)
        pieces.name_cards()
        gap = min(gap, 0.7 / max(1, len(fresh)))
        for i, sprite in enumerate(fresh):
            pose = pieces.hand_pose(seat, hand.index(sprite), len(hand))
            self.fly(sprite, pose, i * gap, 0.0 if sprite.card != HIDDEN else 1.0, sound=sound, arc=30)
        self.arrange(True)
        self.rest(FLIGHT + gap * len(fresh) + 0.1)

    def _picked_up(self, event: PickedUp) -> None:
        board, pieces = self._board, self._board.pieces
        cards, pieces.pile = pieces.pile, []
        hand = pieces.hands[event.seat]
        known = board.eyes == event.seat and event.seat == pieces.bottom
        for sprite in cards:
            if known:
                insort(hand, sprite, key=lambda s: s.card)
            else:
                pieces.deck.become(sprite, HIDDEN)
                hand.append(sprite)
        if event.seat == board.bottom:
            board.new_cards.clear()
        board.stage.audio.play("card-pickup")
        self._into_hand(event.seat, cards, "", 0.03)

    def _cleared(self, event: Cleared) -> None:
        board, pieces = self._board, self._board.pieces
        swept, pieces.pile = pieces.pile, []
        pieces.loose = list(swept)
        pieces.out_count += len(swept)
        out = pieces.middle.out
        self.rest(0.25)
        board.stage.audio.play("pile-clear")
        for i, sprite in enumerate(swept):
            goal = Pose(out.x - 8 * i % 40, out.y, out.h, 40 + 23 * i % 90, 0.0, i)
            self.fly(sprite, goal, 0.25 + i * 0.012, 0.0, 0.42, 20)
        board.tweens.after(0.25 + 0.45 + 0.012 * len(swept), self._swept)
        if not board.stage.look.reduced_motion:
            dust = Picture("fx/dust", pieces.middle.pile.x, pieces.middle.pile.y + 40, 40)
            board.effects.append(dust)
            board.tweens.glide(
                dust, 0.7, delay=0.25, h=190, alpha=0.0, on_end=lambda: board.effects.remove(dust)
            )
        if event.why == "dead-mans-draw":
            self.banner(_("Dead Man's Draw!"))

    def _swept(self) -> None:
        self._board.pieces.loose = []

    def _bullet_due(self, event: BulletDue) -> None:
        self._board.stage.audio.play("cylinder-spin")
        self.banner(_("Brown Bullet!"))

    def _held(self, event: Held) -> None:
        self._board.stage.audio.play("dry-click")
        self.rest(0.25)

    def _fired(self, event: BulletFired) -> None:
        """A flash at the shooter, a row of sparks, his card goes into the slot and the slot's card comes
        back."""
        board, pieces = self._board, self._board.pieces
        hand = pieces.hands[event.seat]
        given = self._take(hand, event.given)
        slot = pieces.slot_pose(event.target, event.slot)
        start = given.pose()
        self._shot(event.seat, start, slot)
        taken = pieces.deck.make(event.taken, slot)
        taken.turn = 1.0
        taken.alpha = 0.0
        pieces.loose = [given]

        def hit() -> None:
            pieces.loose = []
            mark = Mark(event.target, event.slot, event.seat, event.given)
            kept = [m for m in pieces.marks if (m.seat, m.slot) != (event.target, event.slot)]
            pieces.marks = (*kept, mark)

        self.fly(given, slot, 0.1, 1.0, 0.3, 120, then=hit)
        if event.taken != HIDDEN:
            insort(hand, taken, key=lambda s: s.card)
        else:
            hand.append(taken)
        pieces.name_cards()
        pose = pieces.hand_pose(event.seat, hand.index(taken), len(hand))
        board.tweens.glide(
            taken,
            0.01,
            delay=0.5,
            alpha=1.0,
            on_end=lambda: self.fly(taken, pose, 0.0, 0.0 if event.taken != HIDDEN else 1.0, 0.34, 60),
        )
        taken.flying = True
        if board.eyes == event.seat:
            board.new_cards = {taken}
        self.rest(1.3)

    def _shot(self, seat: int, start: Pose, slot: Pose) -> None:
        board = self._board
        board.stage.audio.play("shot")
        if board.stage.look.reduced_motion:
            return
        flash = Picture("fx/muzzle", start.x, start.y - 90, 120, angle=-70 if start.y > 540 else 20)
        sparks = Sparks(way(start.x, start.y - 60, slot.x, slot.y))
        smoke = [Picture(f"fx/smoke-{i + 1}", slot.x, slot.y, 30, alpha=0.0) for i in range(3)]
        board.effects += [flash, sparks, *smoke]

        def done() -> None:
            board.effects = [e for e in board.effects if e not in (flash, sparks, *smoke)]

        board.tweens.glide(flash, 0.3, h=330, alpha=0.0)
        board.tweens.glide(sparks, 0.7, part=1.2, ease=linear)
        for i, puff in enumerate(smoke):

            def show_puff(p: Picture = puff) -> None:
                p.alpha = 0.8

            board.tweens.glide(
                puff,
                0.8,
                delay=0.32 + 0.06 * i,
                on_start=show_puff,
                h=150 + 40 * i,
                y=slot.y - 60 - 30 * i,
                x=slot.x + 26 * (i - 1),
                angle=20.0 * (i - 1),
                alpha=0.0,
            )
        board.tweens.after(1.35, done)

    def _flipped(self, event: Flipped) -> None:
        """A cartridge opens: the card comes out small and turns over on its way to the pile."""
        board, pieces = self._board, self._board.pieces
        chamber = list(pieces.chambers[event.seat])
        chamber[event.slot] = EMPTY
        pieces.chambers[event.seat] = tuple(chamber)
        pieces.marks = tuple(m for m in pieces.marks if (m.seat, m.slot) != (event.seat, event.slot))
        sprite = pieces.deck.make(event.card, pieces.slot_pose(event.seat, event.slot))
        sprite.turn = 1.0
        pieces.pile.append(sprite)
        goal = layout.pile_pose(pieces.middle.pile, len(pieces.pile) - 1)
        board.stage.audio.play("cylinder-spin")

        def landed() -> None:
            if not event.fits:
                sprite.glow = "glow/card-red"
                board.stage.audio.play("refuse")

        self.fly(sprite, goal, 0.1, 0.0, 0.5, 70, "card-play", landed)
        self.rest(1.0 if event.fits else 1.5)

    def _out(self, event: Out) -> None:
        self.banner(_("{name} is out").format(name=self._board.table.plans[event.seat].name))
        self.rest(0.8)

    def finish_game(self, then: Callable[[], None]) -> None:
        """The last beat: who has won, then the results."""
        board = self._board
        names = [board.table.plans[seat].name for seat in board.table.winners]
        people = [seat for seat in board.table.winners if seat in board.table.humans]
        board.stage.audio.play("win" if people or not board.table.humans else "lose")
        words = ngettext("{names} wins!", "{names} win!", len(names))
        self.banner(words.format(names=listed(names)))
        board.tweens.after(2.0, then)
