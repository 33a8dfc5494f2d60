"""Motion that every card table shares: cards that fly, settle, fan out, and follow the pointer. Reduced
motion fades."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.core.cards import HIDDEN
from tabletop.scenes.cards.hand import FAN_MOST
from tabletop.scenes.cards.sprites import Card
from tabletop.scenes.effects import Banner
from tabletop.ui.geometry import Pose
from tabletop.ui.scene import Drag
from tabletop.ui.tween import linear

if TYPE_CHECKING:
    from tabletop.scenes.cards.table import CardTable

FLIGHT = 0.24
"""Seconds of a card's flight at the calm pace."""
_SHIFT = 0.16
_DIMMED, _RESTING = 0.36, 0.14


class Flights(ABC):
    """Moves the cards of one table."""

    def __init__(self, table: CardTable) -> None:
        self._table = table
        self.dealing = False

    @abstractmethod
    def arrange(self, glide: bool) -> None:
        """Every card that does not fly goes where it belongs, lit, lifted or dimmed as the picks allow."""

    def arrange_own(self, glide: bool) -> None:
        """The own hand: what may be picked stands up and is lit, what is picked stands higher, the rest is
        dimmed."""
        board = self._table
        hand = board.pieces.own_layout()
        crowded = len(hand.poses) > FAN_MOST  # light round each card would blind its neighbour's index
        mine = board.asked == board.bottom
        picked = board.picker.picked
        now = board.bright(picked) if mine else set()
        start = set(board.picker.allowed([])) if mine else set()
        for i, sprite in enumerate(board.pieces.own):
            if sprite in board.dragged_sprites:
                continue
            in_lens = hand.lens is not None and i in hand.lens.poses
            pose = hand.lens.poses[i] if hand.lens and in_lens else hand.poses[i]
            lift, up = 0.0, 0.0 if in_lens else hand.lift
            fresh = sprite in board.new_cards and sprite.card != HIDDEN  # a sorted back would tell its rank
            sprite.glow = "glow/card-new" if fresh else ""
            sprite.tone = 0.0
            if sprite.id in picked or sprite.id in board.hint or sprite.id in board.put_aside:
                lift, sprite.glow = up * 1.6 if up else 14.0, "glow/card"
            elif sprite.id in now:
                lift = up
                if (in_lens or not crowded) and (sprite.glow == "" or picked):
                    sprite.glow = "glow/card"
            elif mine:
                sprite.tone = _RESTING if sprite.id in start else _DIMMED
            self.settle(sprite, pose, lift, glide)

    def settle(self, sprite: Card, pose: Pose, lift: float, glide: bool) -> None:
        """Stand at the pose, in motion if asked; a card in flight is left to its flight."""
        board = self._table
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
    def fly(
        self,
        sprite: Card,
        pose: Pose,
        delay: float = 0.0,
        turn: float | None = None,
        seconds: float = FLIGHT,
        arc: float = 46.0,
        sound: str = "",
        then: Callable[[], None] | None = None,
    ) -> None:
        """Send a card on its way; it lies above everything until it has arrived."""
        board = self._table
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

            board.tweens.glide(
                sprite, FLIGHT, delay=delay, ease=linear, on_start=appear, on_end=land, alpha=1.0
            )
            return
        board.tweens.glide(
            sprite,
            seconds,
            delay=delay,
            arc=arc,
            on_start=start,
            on_end=land,
            lift=0.0,
            turn=end_turn,
            x=pose.x,
            y=pose.y,
            h=pose.h,
            angle=pose.angle,
            alpha=pose.alpha,
        )

    def rest(self, seconds: float) -> None:
        """Let what has happened be seen for a moment."""
        self._table.tweens.after(seconds, lambda: None)

    def banner(self, words: str) -> None:
        """Words on a sign across the table, for a moment."""
        board = self._table
        banner = Banner(words)
        board.effects.append(banner)
        board.tweens.glide(banner, 0.2, alpha=1.0)
        board.tweens.glide(banner, 0.3, delay=1.1, alpha=0.0, on_end=lambda: board.effects.remove(banner))

    # ---------------------------------------------------------------- the piece in hand
    def take_in_hand(self, drag: Drag, path: list[str]) -> None:
        """The cards of a drag's path lift off; the others stay where they are."""
        board = self._table
        board.dragged_sprites = board.carried(drag, path)
        for sprite in board.dragged_sprites:
            board.cosmetic.stop(sprite)
            sprite.lift, sprite.tone, sprite.moving = 0.0, 0.0, True
            sprite.glow = "glow/card"
        self.follow(drag)

    def follow(self, drag: Drag) -> None:
        """The piece in hand goes with the pointer, several cards as a small fan."""
        sprites = self._table.dragged_sprites
        n = len(sprites)
        for i, sprite in enumerate(sprites):
            k = i - (n - 1)
            sprite.x, sprite.y = drag.x + drag.dx * 0.35 + k * 34, drag.y + drag.dy * 0.35 + abs(k) * 4
            sprite.angle = 4.0 + k * 5
            sprite.h = 224.0 if sprite.h > 100 or drag.id.startswith("hand:") else max(sprite.h, 150.0)

    def let_go(self) -> None:
        """The piece in hand is let go: the next arrangement takes it home or away."""
        sprites, self._table.dragged_sprites = self._table.dragged_sprites, []
        for sprite in sprites:
            sprite.glow = ""
