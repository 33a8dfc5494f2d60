"""Motion on the Brown Bullet table: cards that fly, turn, sweep away; shots; and the own hand making room.

Each event of the game is one method. Cards start where they lie and end where `layout` puts them; reduced motion fades
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
from tabletop.scenes.brown_bullet import draw, layout
from tabletop.scenes.brown_bullet.pieces import Card
from tabletop.scenes.effects import Banner, Picture, Sparks
from tabletop.session.catalogue import _
from tabletop.ui.geometry import Pose
from tabletop.ui.scene import Drag
from tabletop.ui.tween import linear

if TYPE_CHECKING:
    from tabletop.scenes.brown_bullet.board import BrownBulletBoard

FLIGHT = 0.24
"""Seconds of a card's flight at the calm pace."""
_SHIFT = 0.16
_DIMMED, _RESTING = 0.36, 0.14


class Motion:
    """Moves the pieces of one board."""

    def __init__(self, board: BrownBulletBoard) -> None:
        self._board = board
        self.dealing = False

    # ---------------------------------------------------------------- where everything belongs
    def arrange(self, glide: bool) -> None:
        """Every card that does not fly goes where it belongs, lit, lifted or dimmed as the picks allow."""
        self._arrange_own(glide)
        pieces = self._board.pieces
        for seat in pieces.spots:
            hand = pieces.hands[seat]
            for sprite, pose in zip(hand, layout.other_hand(pieces.spots[seat], len(hand)), strict=True):
                self._settle(sprite, pose, 0.0, glide)
                sprite.glow, sprite.tone = "", 0.0
        pile = pieces.middle.pile
        for i, sprite in enumerate(pieces.pile):
            self._settle(sprite, layout.pile_pose(pile, i), 0.0, glide)
            sprite.glow, sprite.tone = "", 0.0

    def _arrange_own(self, glide: bool) -> None:
        board = self._board
        hand = board.pieces.own_layout()
        crowded = len(hand.poses) > layout.FAN_MOST  # light round each card would blind its neighbour's index
        mine = board.asked == board.bottom
        picked = board.picker.picked
        now = set(board.picker.allowed(picked)) if mine else set()
        start = set(board.picker.allowed([])) if mine else set()
        for i, sprite in enumerate(board.pieces.own):
            if sprite in board.dragged_sprites:
                continue
            pose = hand.lens.poses[i] if hand.lens and i in hand.lens.poses else hand.poses[i]
            lift = 0.0
            sprite.glow = "glow/card-new" if sprite in board.new_cards else ""
            sprite.tone = 0.0
            if sprite.id in picked or sprite.id in board.hint:
                lift, sprite.glow = hand.lift * 1.6, "glow/card"
            elif sprite.id in now:
                lift = hand.lift
                if not crowded and (sprite.glow == "" or picked):
                    sprite.glow = "glow/card"
            elif mine:
                sprite.tone = _RESTING if sprite.id in start else _DIMMED
            self._settle(sprite, pose, lift, glide)

    def _settle(self, sprite: Card, pose: Pose, lift: float, glide: bool) -> None:
        """Stand at the pose, in motion if asked; a card in flight is left to its flight."""
        board = self._board
        if sprite.flying and glide:
            return
        sprite.z = pose.z
        goals: dict[str, float] = {"x": pose.x, "y": pose.y, "h": pose.h, "angle": pose.angle, "lift": lift}
        turn = 0.0 if sprite.card != HIDDEN else 1.0
        if not glide:
            board.tweens.stop(sprite)
            board.cosmetic.stop(sprite)
            sprite.place(pose)
            sprite.lift, sprite.turn, sprite.flying, sprite.moving = lift, turn, False, False
            return
        goals["turn"] = turn
        if any(abs(getattr(sprite, name) - goal) > 0.01 for name, goal in goals.items()):
            def arrive() -> None:
                sprite.moving = False

            sprite.moving = True
            board.cosmetic.add_glide(sprite, _SHIFT, goals, arrive)
        else:
            board.cosmetic.stop(sprite)
            sprite.moving = False

    # ---------------------------------------------------------------- flights
    def _fly(self, sprite: Card, pose: Pose, delay: float = 0.0, turn: float | None = None, seconds: float = FLIGHT,
             arc: float = 46.0, sound: str = "", then: Callable[[], None] | None = None) -> None:  # fmt: skip
        """Send a card on its way; it lies above everything until it has arrived."""
        board = self._board
        board.cosmetic.stop(sprite)
        sprite.flying = sprite.moving = True
        sprite.glow, sprite.tone = "", 0.0
        sprite.z = 500 + pose.z

        def land() -> None:
            sprite.flying = sprite.moving = False
            sprite.z = pose.z
            if then:
                then()

        def start() -> None:
            if sound:
                board.stage.audio.play(sound)

        end_turn = sprite.turn if turn is None else turn
        if board.stage.look.reduced_motion:
            def appear() -> None:
                start()
                sprite.place(Pose(pose.x, pose.y, pose.h, pose.angle, 0.0, sprite.z))
                sprite.lift, sprite.turn = 0.0, end_turn

            board.tweens.glide(sprite, FLIGHT, delay=delay, ease=linear, on_start=appear, on_end=land, alpha=1.0)
            return
        board.tweens.glide(sprite, seconds, delay=delay, arc=arc, on_start=start, on_end=land, lift=0.0, turn=end_turn,
                           x=pose.x, y=pose.y, h=pose.h, angle=pose.angle, alpha=pose.alpha)  # fmt: skip

    def _rest(self, seconds: float) -> None:
        self._board.tweens.after(seconds, lambda: None)

    def _banner(self, words: str) -> None:
        board = self._board
        banner = Banner(words)
        board.effects.append(banner)
        board.tweens.glide(banner, 0.2, alpha=1.0)
        board.tweens.glide(banner, 0.3, delay=1.1, alpha=0.0, on_end=lambda: board.effects.remove(banner))

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
                sprite = pieces.make(card, pieces.draw_top())
                sprite.turn = 1.0
                sprite.alpha = 1.0
                pieces.hands[seat].append(sprite)
                self._fly(sprite, pieces.hand_pose(seat, i, 3) if seat != pieces.bottom else layout.own_hand([0, 1, 2]).poses[i],
                          delay, 1.0 if card == HIDDEN else 0.0, sound="card-deal", then=self._dealt_one)  # fmt: skip
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
            pieces.become(sprite, card)
            pieces.pile.append(sprite)
            goal = layout.pile_pose(pieces.middle.pile, len(pieces.pile) - 1)
            self._fly(sprite, goal, i * 0.09, 0.0, sound="card-play")
        pieces.name_cards()
        self.arrange(True)
        self._rest(FLIGHT + 0.28 + 0.09 * len(event.cards))

    def _take(self, hand: list[Card], card: int) -> Card:
        """Out of a hand the sprite of this card, or of a hidden one."""
        sprite = next((s for s in hand if s.card == card), None) or next((s for s in hand if s.card == HIDDEN), None)
        if sprite is None:  # the hand on screen is not the hand of the rules: the next sync mends it
            return self._board.pieces.make(card, self._board.pieces.middle.pile)
        hand.remove(sprite)
        return sprite

    def _drew(self, event: Drew) -> None:
        pieces = self._board.pieces
        hand = pieces.hands[event.seat]
        fresh = []
        for card in event.cards:
            sprite = pieces.make(card, pieces.draw_top())
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
            self._fly(sprite, pose, i * gap, 0.0 if sprite.card != HIDDEN else 1.0, sound=sound, arc=30)
        self.arrange(True)
        self._rest(FLIGHT + gap * len(fresh) + 0.1)

    def _picked_up(self, event: PickedUp) -> None:
        board, pieces = self._board, self._board.pieces
        cards, pieces.pile = pieces.pile, []
        hand = pieces.hands[event.seat]
        known = board.eyes == event.seat and event.seat == pieces.bottom
        for sprite in cards:
            if known:
                insort(hand, sprite, key=lambda s: s.card)
            else:
                pieces.become(sprite, HIDDEN)
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
        self._rest(0.25)
        board.stage.audio.play("pile-clear")
        for i, sprite in enumerate(swept):
            goal = Pose(out.x - 8 * i % 40, out.y, out.h, 40 + 23 * i % 90, 0.0, i)
            self._fly(sprite, goal, 0.25 + i * 0.012, 0.0, 0.42, 20)
        board.tweens.after(0.25 + 0.45 + 0.012 * len(swept), self._swept)
        if not board.stage.look.reduced_motion:
            dust = Picture("fx/dust", pieces.middle.pile.x, pieces.middle.pile.y + 40, 40)
            board.effects.append(dust)
            board.tweens.glide(dust, 0.7, delay=0.25, h=190, alpha=0.0, on_end=lambda: board.effects.remove(dust))
        if event.why == "dead-mans-draw":
            self._banner(_("Dead Man's Draw!"))

    def _swept(self) -> None:
        self._board.pieces.loose = []

    def _bullet_due(self, event: BulletDue) -> None:
        self._board.stage.audio.play("cylinder-spin")
        self._banner(_("Brown Bullet!"))

    def _held(self, event: Held) -> None:
        self._board.stage.audio.play("dry-click")
        self._rest(0.25)

    def _fired(self, event: BulletFired) -> None:
        """A flash at the shooter, a row of sparks, his card goes into the slot and the slot's card comes back."""
        board, pieces = self._board, self._board.pieces
        hand = pieces.hands[event.seat]
        given = self._take(hand, event.given)
        slot = pieces.slot_pose(event.target, event.slot)
        start = given.pose()
        self._shot(event.seat, start, slot)
        taken = pieces.make(event.taken, slot)
        taken.turn = 1.0
        taken.alpha = 0.0
        pieces.loose = [given]

        def hit() -> None:
            pieces.loose = []
            mark = Mark(event.target, event.slot, event.seat, event.given)
            kept = [m for m in pieces.marks if (m.seat, m.slot) != (event.target, event.slot)]
            pieces.marks = (*kept, mark)

        self._fly(given, slot, 0.1, 1.0, 0.3, 120, then=hit)
        if event.taken != HIDDEN:
            insort(hand, taken, key=lambda s: s.card)
        else:
            hand.append(taken)
        pieces.name_cards()
        pose = pieces.hand_pose(event.seat, hand.index(taken), len(hand))
        board.tweens.glide(taken, 0.01, delay=0.5, alpha=1.0, on_end=lambda: self._fly(
            taken, pose, 0.0, 0.0 if event.taken != HIDDEN else 1.0, 0.34, 60))  # fmt: skip
        taken.flying = True
        if board.eyes == event.seat:
            board.new_cards = {taken}
        self._rest(1.3)

    def _shot(self, seat: int, start: Pose, slot: Pose) -> None:
        board = self._board
        board.stage.audio.play("shot")
        if board.stage.look.reduced_motion:
            return
        flash = Picture("fx/muzzle", start.x, start.y - 40, 90)
        sparks = Sparks(draw.shot_path(start.x, start.y, slot.x, slot.y, 1.0))
        smoke = [Picture(f"fx/smoke-{i + 1}", slot.x, slot.y, 30, alpha=0.0) for i in range(3)]
        board.effects += [flash, sparks, *smoke]

        def done() -> None:
            board.effects = [e for e in board.effects if e not in (flash, sparks, *smoke)]

        board.tweens.glide(flash, 0.16, h=210, alpha=0.0)
        board.tweens.glide(sparks, 0.7, part=1.2, ease=linear)
        for i, puff in enumerate(smoke):
            def show_puff(p: Picture = puff) -> None:
                p.alpha = 0.8

            board.tweens.glide(puff, 0.8, delay=0.32 + 0.06 * i, on_start=show_puff, h=150 + 40 * i, y=slot.y - 60 - 30 * i,
                               x=slot.x + 26 * (i - 1), angle=20.0 * (i - 1), alpha=0.0)  # fmt: skip
        board.tweens.after(1.35, done)

    def _flipped(self, event: Flipped) -> None:
        """A cartridge opens: the card comes out small and turns over on its way to the pile."""
        board, pieces = self._board, self._board.pieces
        chamber = list(pieces.chambers[event.seat])
        chamber[event.slot] = EMPTY
        pieces.chambers[event.seat] = tuple(chamber)
        pieces.marks = tuple(m for m in pieces.marks if (m.seat, m.slot) != (event.seat, event.slot))
        sprite = pieces.make(event.card, pieces.slot_pose(event.seat, event.slot))
        sprite.turn = 1.0
        pieces.pile.append(sprite)
        goal = layout.pile_pose(pieces.middle.pile, len(pieces.pile) - 1)
        board.stage.audio.play("cylinder-spin")

        def landed() -> None:
            if not event.fits:
                sprite.glow = "glow/card-red"
                board.stage.audio.play("refuse")

        self._fly(sprite, goal, 0.1, 0.0, 0.5, 70, "card-play", landed)
        self._rest(1.0 if event.fits else 1.5)

    def _out(self, event: Out) -> None:
        self._banner(_("{name} is out").format(name=self._board.table.plans[event.seat].name))
        self._rest(0.8)

    def finish_game(self, then: Callable[[], None]) -> None:
        """The last beat: who has won, then the results."""
        board = self._board
        names = _(" and ").join(board.table.plans[seat].name for seat in board.table.winners)
        people = [seat for seat in board.table.winners if seat in board.table.humans]
        board.stage.audio.play("win" if people or not board.table.humans else "lose")
        self._banner(_("{names} wins!").format(names=names))
        board.tweens.after(2.0, then)

    # ---------------------------------------------------------------- the piece in hand
    def take_in_hand(self, drag: Drag, path: list[str]) -> None:
        """The cards of a drag's path lift off; the others stay where they are."""
        board = self._board
        ids = set(path)
        if drag.id == "pile:discard":
            board.dragged_sprites = [s for s in board.pieces.pile[-6:]]
        elif drag.id.startswith("chamber:"):
            seat, slot = (int(n) for n in drag.id.split(":")[1:])
            board.dragged_sprites = [board.pieces.make(HIDDEN, board.pieces.slot_pose(seat, slot))]
        else:
            board.dragged_sprites = [s for s in board.pieces.own if s.id in ids]
            board.dragged_sprites.sort(key=lambda s: s.id != drag.id)
            board.dragged_sprites.reverse()  # the one under the pointer lies on top
        for sprite in board.dragged_sprites:
            board.cosmetic.stop(sprite)
            sprite.lift, sprite.tone, sprite.moving = 0.0, 0.0, True
            sprite.glow = "glow/card"
        self.follow(drag)

    def follow(self, drag: Drag) -> None:
        """The piece in hand goes with the pointer, several cards as a small fan."""
        sprites = self._board.dragged_sprites
        n = len(sprites)
        for i, sprite in enumerate(sprites):
            k = i - (n - 1)
            sprite.x, sprite.y = drag.x + drag.dx * 0.35 + k * 34, drag.y + drag.dy * 0.35 + abs(k) * 4
            sprite.angle = 4.0 + k * 5
            sprite.h = 224.0 if sprite.h > 100 or drag.id.startswith("hand:") else max(sprite.h, 150.0)

    def let_go(self) -> None:
        """The piece in hand is let go: the next arrangement takes it home or away."""
        sprites, self._board.dragged_sprites = self._board.dragged_sprites, []
        for sprite in sprites:
            sprite.glow = ""

