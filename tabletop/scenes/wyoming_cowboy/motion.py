"""Motion on the Wyoming Cowboy table: the deal, passes, couples, guns, discards, draws, the end of a hand.

Each event of the game is one method. Cards start where they lie and end where layout and trays put them.
Shots are a drama of their own: shots.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tabletop.core.cards import HIDDEN
from tabletop.core.events import Event
from tabletop.games.wyoming_cowboy import events as e
from tabletop.games.wyoming_cowboy.guns import GUN_ID, GUNS, gun_of
from tabletop.games.wyoming_cowboy.state import HAND
from tabletop.scenes.cards.flights import FLIGHT, Flights
from tabletop.scenes.cards.sprites import Card
from tabletop.scenes.effects import Picture
from tabletop.scenes.wyoming_cowboy import layout
from tabletop.scenes.wyoming_cowboy.pieces import GunPiece
from tabletop.scenes.wyoming_cowboy.shots import Shots
from tabletop.scenes.wyoming_cowboy.tally import Tally
from tabletop.session.catalogue import _, listed, ngettext
from tabletop.ui.geometry import Pose
from tabletop.ui.scene import Drag

if TYPE_CHECKING:
    from tabletop.scenes.wyoming_cowboy.board import WyomingCowboyBoard


class Motion(Flights):
    """Moves the pieces of one board."""

    def __init__(self, board: WyomingCowboyBoard) -> None:
        super().__init__(board)
        self._board = board
        self.shots = Shots(board, self)

    # ---------------------------------------------------------------- where everything belongs
    def arrange(self, glide: bool) -> None:
        """Every card that does not fly goes where it belongs, lit, lifted or dimmed as the picks allow."""
        self.arrange_own(glide)
        pieces, mid = self._board.pieces, self._board.pieces.middle
        for seat in range(pieces.seats):
            plan = pieces.plan(seat)
            if seat != pieces.bottom:
                self._rest(pieces.hands[seat], plan.hand, glide)
            self._rest(pieces.passing[seat], pieces.passing_poses(seat), glide)
            for piece, place in zip(pieces.guns[seat], plan.guns, strict=True):
                self._rest(piece.cards, place.cards, glide)
            self._rest(pieces.tens[seat], plan.tens, glide)
            for cowboy, (king, ace) in zip(pieces.cowboys[seat], plan.cowboys, strict=True):
                self._rest([cowboy.king, cowboy.ace], [king, ace], glide)
        self._rest(pieces.aces, pieces.ace_poses(), glide)
        laid = self._board.laid_aside
        self._rest(pieces.discard, layout.discard_poses(mid.discard, len(pieces.discard), laid), glide)
        self._rest(pieces.shot, [layout.thrown(mid.shot, i) for i in range(len(pieces.shot))], glide)

    def _rest(self, sprites: list[Card], poses: list[Pose], glide: bool) -> None:
        for sprite, pose in zip(sprites, poses, strict=True):
            if sprite in self._board.dragged_sprites:
                continue
            self.settle(sprite, pose, 0.0, glide)
            sprite.glow, sprite.tone = "", 0.0

    def follow(self, drag: Drag) -> None:
        """A gun in hand keeps its size: it points, it is not laid."""
        if not drag.id.startswith("gun:"):
            super().follow(drag)
            return
        sprites = self._board.dragged_sprites
        for i, sprite in enumerate(sprites):
            k = i - (len(sprites) - 1) / 2
            sprite.x, sprite.y, sprite.h, sprite.angle = drag.x + k * 44, drag.y + 26, 112.0, k * 6

    # ---------------------------------------------------------------- events
    def show(self, event: Event) -> None:
        """Begin the motion of one event; events without one pass at once."""
        handlers: dict[type[Event], Callable[[Any], None]] = {
            e.Dealt: self._dealt,
            e.DirectionNamed: self._direction,
            e.PassChosen: self._pass_chosen,
            e.CardsPassed: self._passed,
            e.CoupleShown: self._couple,
            e.NineLaid: self._nine,
            e.GunPulled: self._pulled,
            e.Discarded: self._discarded,
            e.Drew: self._drew,
            e.TookTop: self._took_top,
            e.Shuffled: self._shuffled,
            e.HandOver: self._hand_over,
        }
        handler = handlers.get(type(event))
        if handler is not None:
            handler(event)
        else:
            self.shots.show(event)

    def _dealt(self, event: e.Dealt) -> None:
        board, pieces = self._board, self._board.pieces
        seats = range(pieces.seats)
        pieces.hands, pieces.passing, pieces.tens = (
            [[] for _ in seats],
            [[] for _ in seats],
            [[] for _ in seats],
        )
        pieces.guns, pieces.cowboys = [[] for _ in seats], [[] for _ in seats]
        pieces.discard, pieces.shot, pieces.loose = [], [], []
        pieces.draw_left = event.draw + HAND * pieces.seats
        board.tally = None
        board.new_cards.clear()
        board.deeds.clear()
        self.shots.close()
        self.dealing = True
        board.stage.audio.play("shuffle")
        order = [(event.dealer + 1 + k) % pieces.seats for k in seats]
        rows: list[list[Card]] = []
        for seat in seats:
            cards = event.hands[seat] or (HIDDEN,) * HAND
            rows.append([pieces.deck.make(card, pieces.draw_top()) for card in cards])
            pieces.hands[seat] = list(rows[seat])
        pieces.name_cards()
        delay = 0.3
        for i in range(HAND):
            for seat in order:
                sprite = rows[seat][i]
                turn = sprite.turn
                sprite.turn = 1.0
                self.fly(
                    sprite, pieces.hand_pose(seat, i), delay, turn, sound="card-deal", then=self._dealt_one
                )
                delay += 0.045
        board.tweens.after(delay + FLIGHT, self._dealt_all)

    def _dealt_one(self) -> None:
        self._board.pieces.draw_left -= 1

    def _dealt_all(self) -> None:
        self.dealing = False

    # ---------------------------------------------------------------- passes
    def _direction(self, event: e.DirectionNamed) -> None:
        words = {
            "left": _("Three cards to the left"),
            "right": _("Three cards to the right"),
            "across": _("Three cards across"),
        }
        self.banner(words[event.direction])

    def _pass_chosen(self, event: e.PassChosen) -> None:
        """The chosen cards are put down before their owner; the last one's go on at once."""
        board, pieces = self._board, self._board.pieces
        cards = board.coming.passed[event.seat] if board.coming.passed else ()
        for card in cards:
            pieces.passing[event.seat].append(pieces.take(pieces.hands[event.seat], card))
        pieces.name_cards()
        for sprite, pose in zip(pieces.passing[event.seat], pieces.passing_poses(event.seat), strict=True):
            self.fly(sprite, pose, 0.0, sprite.turn, sound="card-play")
        self.arrange(True)

    def _passed(self, event: e.CardsPassed) -> None:
        """Everybody's cards go to their receivers at the same time."""
        board, pieces = self._board, self._board.pieces
        passes = [event, *board.following(e.CardsPassed)]
        moved: list[tuple[int, Card]] = []
        for one in passes:
            for card in one.cards:
                source = pieces.passing[one.seat] or pieces.hands[one.seat]
                moved.append((one.receiver, pieces.take(source, card)))
        fresh = set()
        for receiver, sprite in moved:
            if receiver != pieces.bottom or board.eyes != receiver:
                pieces.deck.become(sprite, HIDDEN)
            else:
                fresh.add(sprite)
            pieces.add(receiver, sprite)
        if fresh:
            board.new_cards.clear()
            board.new_cards |= fresh
        pieces.name_cards()
        board.stage.audio.play("pass")
        for i, (receiver, sprite) in enumerate(moved):
            pose = pieces.hand_pose(receiver, pieces.hands[receiver].index(sprite))
            turn = 1.0 if sprite.card == HIDDEN else 0.0
            self.fly(sprite, pose, 0.03 * i, turn, 0.42, 70)
        self.arrange(True)
        self.rest(0.42 + 0.03 * len(moved) + 0.2)

    # ---------------------------------------------------------------- actions
    def _couple(self, event: e.CoupleShown) -> None:
        """The two step forward into the light, then go back into the hand."""
        board, pieces = self._board, self._board.pieces
        hand = pieces.hands[event.seat]
        pair = [pieces.take(hand, card) for card in event.cards]
        pieces.loose = [*pair]
        board.stage.audio.play("couple")
        hearts = Picture("fx/heart-stars", 960, 420, 120, alpha=0.0)
        board.effects.append(hearts)
        board.tweens.glide(hearts, 0.3, delay=0.25, h=270, alpha=1.0)
        for i, sprite in enumerate(pair):
            self.fly(
                sprite, Pose(905 + 110 * i, 420, 212, -5 + 10 * i, z=i), 0.06 * i, 0.0, 0.34, 60, "card-play"
            )
        self.arrange(True)

        def home() -> None:
            board.effects.remove(hearts)
            pieces.loose = []
            for sprite in pair:
                if event.seat != pieces.bottom or board.eyes != event.seat:
                    pieces.deck.become(sprite, HIDDEN)
                pieces.add(event.seat, sprite)
            pieces.name_cards()
            for sprite in pair:
                pose = pieces.hand_pose(event.seat, pieces.hands[event.seat].index(sprite))
                self.fly(sprite, pose, 0.0, 1.0 if sprite.card == HIDDEN else 0.0)
            self.arrange(True)

        board.tweens.glide(hearts, 0.25, delay=1.5, alpha=0.0, on_end=home)

    def _nine(self, event: e.NineLaid) -> None:
        self._throw(event.seat, event.card)
        words = {
            "left": _("Two cards to the left"),
            "right": _("Two cards to the right"),
            "across": _("Two cards across"),
        }
        self.banner(words[event.direction])

    def _pulled(self, event: e.GunPulled) -> None:
        """The cards come out, and for a moment the gun itself over them."""
        board, pieces = self._board, self._board.pieces
        gun = GUN_ID[gun_of(event.gun, event.cards)]
        piece = GunPiece(gun, [pieces.take(pieces.hands[event.seat], card) for card in GUNS[gun].cards])
        guns = pieces.guns[event.seat]
        guns.append(piece)
        guns.sort(key=lambda each: each.gun)
        pieces.name_cards()
        place = pieces.plan(event.seat).guns[guns.index(piece)]
        board.stage.audio.play("gun-draw")
        for i, (sprite, pose) in enumerate(zip(piece.cards, place.cards, strict=True)):
            self.fly(sprite, pose, 0.07 * i, 0.0, 0.3, 50, "card-play")
        self.arrange(True)
        drawn = Picture(f"gun-big/{event.gun}", place.box.cx, place.box.cy - 10, 60, -24, 0.0)
        board.effects.append(drawn)
        board.tweens.glide(drawn, 0.34, delay=0.3, h=150, angle=0.0, alpha=1.0, y=place.box.cy - 46)
        board.tweens.glide(drawn, 0.3, delay=1.15, alpha=0.0, on_end=lambda: board.effects.remove(drawn))

    # ---------------------------------------------------------------- discards and draws
    def _discarded(self, event: e.Discarded) -> None:
        pieces = self._board.pieces
        if not event.kept:
            self._throw(event.seat, event.card)
            self.rest(FLIGHT + 0.2)
            return
        sprite = pieces.take(pieces.hands[event.seat], event.card)
        tens = pieces.tens[event.seat]
        tens.append(sprite)
        tens.sort(key=lambda each: each.card)
        pieces.name_cards()
        self.fly(sprite, pieces.plan(event.seat).tens[tens.index(sprite)], 0.0, 0.0, sound="ten-laid")
        self.arrange(True)
        self.rest(FLIGHT + 0.25)

    def _throw(self, seat: int, card: int) -> None:
        """A card of a hand onto the discard pile."""
        pieces = self._board.pieces
        sprite = pieces.take(pieces.hands[seat], card)
        pieces.discard.append(sprite)
        pieces.name_cards()
        goal = layout.thrown(pieces.middle.discard, len(pieces.discard) - 1)
        self.fly(sprite, goal, 0.0, 0.0, sound="card-play")
        self.arrange(True)

    def _drew(self, event: e.Drew) -> None:
        pieces = self._board.pieces
        fresh = []
        for card in event.cards:
            sprite = pieces.deck.make(card, pieces.draw_top())
            sprite.turn = 1.0
            fresh.append(sprite)
            pieces.add(event.seat, sprite)
        pieces.draw_left = event.left
        self.into_hand(event.seat, fresh, "card-deal")

    def _took_top(self, event: e.TookTop) -> None:
        board, pieces = self._board, self._board.pieces
        sprite = next((s for s in reversed(pieces.discard) if s.card == event.card), None)
        if sprite is None:
            return
        pieces.discard.remove(sprite)
        if event.seat != pieces.bottom or board.eyes != event.seat:
            pieces.deck.become(sprite, HIDDEN)
        pieces.add(event.seat, sprite)
        self.into_hand(event.seat, [sprite], "card-pickup")

    def into_hand(self, seat: int, fresh: list[Card], sound: str, delay: float = 0.0) -> None:
        """The fresh cards fly to their places in a hand that already holds them; the others make room."""
        board, pieces = self._board, self._board.pieces
        if seat == pieces.bottom and board.eyes == seat:
            board.new_cards.clear()
            board.new_cards.update(fresh)
        pieces.name_cards()
        for i, sprite in enumerate(fresh):
            pose = pieces.hand_pose(seat, pieces.hands[seat].index(sprite))
            turn = 0.0 if sprite.card != HIDDEN else 1.0
            self.fly(sprite, pose, delay + 0.1 * i, turn, sound=sound, arc=30)
        self.arrange(True)
        self.rest(delay + FLIGHT + 0.1 * len(fresh) + 0.12)

    def _shuffled(self, event: e.Shuffled) -> None:
        """Both piles but their top cards gather on the place of the draw pile."""
        board, pieces = self._board, self._board.pieces
        swept = [*pieces.discard[:-1], *pieces.shot[:-1]]
        pieces.discard, pieces.shot = pieces.discard[-1:], pieces.shot[-1:]
        pieces.loose = list(swept)
        board.stage.audio.play("shuffle")
        for i, sprite in enumerate(swept):
            self.fly(sprite, pieces.middle.draw, 0.012 * i, 1.0, 0.36, 20)

        def gathered() -> None:
            pieces.loose = []
            pieces.draw_left = event.draw

        board.tweens.after(0.4 + 0.012 * len(swept), gathered)
        self.arrange(True)
        self.rest(0.7)

    # ---------------------------------------------------------------- the end
    def _hand_over(self, event: e.HandOver) -> None:
        """All lay down their hands, and every line is counted."""
        board, pieces = self._board, self._board.pieces
        self.shots.close()
        for seat, cards in enumerate(event.hands):
            if seat == pieces.bottom and board.eyes == seat:
                continue
            pieces.hands[seat] = pieces.deck.reconciled(pieces.hands[seat], cards, pieces.draw_top())
        pieces.name_cards()
        self.arrange(True)
        words = {
            "tens": _("All the tens are out!"),
            "aces": _("The last ace!"),
            "stall": _("The hand has gone on too long"),
        }
        board.stage.audio.play("win" if event.seat in board.table.humans else "turn")
        self.banner(words[event.why])

        def lay_down() -> None:
            board.tally = Tally(board, event.tables, event.scores)
            board.tally.begin()

        board.tweens.after(1.6, lay_down)

    def finish_game(self, then: Callable[[], None]) -> None:
        """The last beat: who has won, then the results."""
        board = self._board
        names = [board.table.plans[seat].name for seat in board.table.winners]
        people = [seat for seat in board.table.winners if seat in board.table.humans]
        board.stage.audio.play("win" if people or not board.table.humans else "lose")
        words = ngettext("{names} wins!", "{names} win!", len(names))
        self.banner(words.format(names=listed(names)))
        board.tweens.after(2.6, then)
