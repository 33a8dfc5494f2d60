"""A shot as a drama: who asks whom, a beat of silence, the report of the gun, and the answer with its own
picture; then the cards move: the king under its ace, the wounded card, the gun that changes hands."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tabletop.core.cards import HIDDEN, card_name_key
from tabletop.core.events import Event
from tabletop.games.wyoming_cowboy import events as e
from tabletop.games.wyoming_cowboy.guns import GUN_ID, GUNS, gun_of
from tabletop.games.wyoming_cowboy.names import gun_name
from tabletop.scenes import fittings
from tabletop.scenes.effects import Picture
from tabletop.scenes.wyoming_cowboy import layout
from tabletop.scenes.wyoming_cowboy.deeds import gun_fired
from tabletop.scenes.wyoming_cowboy.pieces import CowboyPiece, GunPiece, ace_of
from tabletop.session.catalogue import _
from tabletop.ui.canvas import AMBER_LIGHT, Canvas
from tabletop.ui.geometry import Box, Pose, around
from tabletop.ui.tween import ease_back

if TYPE_CHECKING:
    from tabletop.scenes.wyoming_cowboy.board import WyomingCowboyBoard
    from tabletop.scenes.wyoming_cowboy.motion import Motion

STAGE = Box(500, 184, 920, 376)
"""The board on which a shot is played."""
PRINT = 262.0
"""Height of the print that shows the answer."""
BEAT = 1.15
"""Seconds of silence between the question and the answer."""
FLY_AT, RIDE_AT, CLOSE_AT = 0.75, 1.25, 2.2


@dataclass(slots=True, eq=False)
class Duel:
    """Two portraits and a gun between them; the print of the answer over the gun. A motion moves numbers."""

    board: WyomingCowboyBoard
    shooter: int
    victim: int
    gun: str
    question: str
    answer: str = ""
    print: str = ""
    alpha: float = 0.0
    print_h: float = 0.0
    kick: float = 0.0
    """Degrees by which the gun is thrown up by its own shot."""

    def draw(self, canvas: Canvas) -> None:
        """Everything of it, as far as it has come."""
        if self.alpha < 0.06:
            return
        b = STAGE
        canvas.slice("plank/board", b, self.alpha)
        if self.alpha < 0.5:
            return
        canvas.centred(Box(b.x + 60, b.y + 18, b.w - 120, 56), self.question, 38, "rye", AMBER_LIGHT)
        for seat, x in ((self.shooter, b.x + 134), (self.victim, b.right - 134)):
            fittings.medallion(canvas, self.board.faces[seat], x, b.cy + 4, 82, seat, seat == self.shooter)
            plate = around(x, b.bottom - 54, 216, 52)
            canvas.slice("strip/paper-small", plate)
            canvas.centred(plate.grown(-26, -6), self.board.table.plans[seat].name, 25, 800)
        if self.print_h < 2:
            canvas.picture(f"gun-big/{self.gun}", b.cx, b.cy + 16, 172, -self.kick)
            return
        canvas.picture(self.print, b.cx, b.cy + 34, self.print_h, -2.0)
        if self.answer:
            plate = around(b.cx, b.bottom + 2, min(760.0, canvas.text_width(self.answer, 27, 800) + 90), 60)
            canvas.slice("strip/light", plate)
            canvas.centred(plate.grown(-40, -8), self.answer, 27, 800)


class Shots:
    """Shows the events of shots on one board."""

    def __init__(self, board: WyomingCowboyBoard, motion: Motion) -> None:
        self._board, self._motion = board, motion
        self.duel: Duel | None = None

    def show(self, event: Event) -> None:
        """Begin the motion of a shot's event; others pass at once."""
        handlers: dict[type[Event], Callable[[Any], None]] = {
            e.ShotAtHand: self._asked,
            e.Backfired: self._backfired,
            e.Hit: self._hit,
            e.FleshWound: self._wounded,
            e.Missed: self._missed,
            e.CowboyTaken: self._cowboy_taken,
            e.GunTaken: self._gun_taken,
        }
        handler = handlers.get(type(event))
        if handler is not None:
            handler(event)

    # ---------------------------------------------------------------- the stage
    def _open(self, shooter: int, victim: int, gun: str) -> Duel:
        """The two come onto the stage."""
        board = self._board
        self.close()
        facts = {"name": board.table.plans[shooter].name, "gun": board.say(gun_name(gun))}
        question = _("{name} fires {gun} at {victim}").format(victim=board.table.plans[victim].name, **facts)
        duel = self.duel = Duel(board, shooter, victim, gun, question)
        board.effects.append(duel)
        board.tweens.glide(duel, 0.22, alpha=1.0)
        return duel

    def close(self) -> None:
        """The stage is cleared at once."""
        if self.duel in self._board.effects:
            self._board.effects.remove(self.duel)
        self.duel = None

    def _asked(self, event: e.ShotAtHand) -> None:
        self._open(event.seat, event.target, event.gun)
        self._board.stage.audio.play("gun-draw")
        self._motion.rest(BEAT)

    def _fire(self, shooter: int, victim: int, picture: str, words: str, gun: str = "") -> None:
        """The report, the muzzle's fire, and the answer's print; the stage closes by itself."""
        board = self._board
        duel = self.duel
        if duel is None:
            gun = gun or (GUNS[board.view.gun].name if board.view.gun >= 0 else ".38")
            duel = self._open(shooter, victim, gun)
            duel.alpha = 1.0
        board.stage.audio.play(f"shot-{duel.gun.removeprefix('.')}")
        duel.answer = words
        calm = board.stage.look.reduced_motion
        if not calm:
            board.tweens.glide(duel, 0.1, kick=16.0)
            flash = Picture("fx/muzzle", STAGE.cx + 190, STAGE.cy - 34, 60)
            board.effects.append(flash)
            board.tweens.glide(flash, 0.2, h=230, alpha=0.0, on_end=lambda: board.effects.remove(flash))

        def slam() -> None:
            duel.print, duel.print_h = picture, PRINT if calm else 1.13 * PRINT
            board.stage.audio.play(picture.removeprefix("shot/"))

        board.tweens.after(0.28, slam)
        board.tweens.glide(duel, 0.2, delay=0.3, ease=ease_back, print_h=PRINT)
        board.tweens.glide(duel, 0.22, delay=CLOSE_AT, alpha=0.0, on_end=self.close)

    # ---------------------------------------------------------------- four answers
    def _hit(self, event: e.Hit) -> None:
        words = _("Hit: {card}").format(card=_(card_name_key(event.card)))
        self._fire(event.shooter, event.seat, "shot/hit", words)
        pieces = self._board.pieces
        king = pieces.take(pieces.hands[event.seat], event.card)
        ace = next((s for s in pieces.aces if s.card == ace_of(event.card)), None)
        if ace is not None:
            pieces.aces.remove(ace)
        else:
            ace = pieces.deck.make(ace_of(event.card), pieces.middle.aces)
        place = self._insert(event.shooter, CowboyPiece(king, ace))
        self._motion.fly(king, place[0], FLY_AT, 0.0, 0.5, 90, "card-play")
        self._motion.fly(ace, place[1], RIDE_AT, 0.0, 0.7, 120, "ace-rides")
        self._motion.arrange(True)
        self._motion.rest(CLOSE_AT + 0.2)

    def _insert(self, seat: int, cowboy: CowboyPiece) -> tuple[Pose, Pose]:
        """Put a cowboy before a seat; where he and his ace will stand."""
        pieces = self._board.pieces
        cowboys = pieces.cowboys[seat]
        cowboys.append(cowboy)
        cowboys.sort(key=lambda each: each.king.card)
        pieces.name_cards()
        return pieces.plan(seat).cowboys[cowboys.index(cowboy)]

    def _backfired(self, event: e.Backfired) -> None:
        words = _("Backfire: {card}").format(card=_(card_name_key(event.card)))
        self._fire(event.shooter, event.seat, "shot/backfire", words)
        board, pieces = self._board, self._board.pieces
        six = pieces.take(pieces.hands[event.seat], event.card)
        if event.shooter != pieces.bottom or board.eyes != event.shooter:
            pieces.deck.become(six, HIDDEN)
        pieces.add(event.shooter, six)
        self._motion.into_hand(event.shooter, [six], "card-play", FLY_AT)
        self._motion.rest(CLOSE_AT + 0.2)

    def _wounded(self, event: e.FleshWound) -> None:
        words = _("Flesh wound: {card}").format(card=_(card_name_key(event.card)))
        self._fire(event.shooter, event.seat, "shot/flesh-wound", words)
        pieces = self._board.pieces
        sprite = pieces.take(pieces.hands[event.seat], event.card)
        pieces.shot.append(sprite)
        pieces.name_cards()
        goal = layout.thrown(pieces.middle.shot, len(pieces.shot) - 1)
        self._motion.fly(sprite, goal, FLY_AT, 0.0, 0.4, 60, "card-play")
        self._motion.arrange(True)
        self._motion.rest(CLOSE_AT + 0.2)

    def _missed(self, event: e.Missed) -> None:
        words = _("A miss: no cards") if event.empty else _("A miss: no king")
        self._fire(event.shooter, event.seat, "shot/miss", words)
        self._motion.rest(CLOSE_AT + 0.2)

    # ---------------------------------------------------------------- taking
    def _cowboy_taken(self, event: e.CowboyTaken) -> None:
        words = _("{card} changes sides").format(card=_(card_name_key(event.card)).capitalize())

        def taken() -> None:
            self._fire(event.seat, event.target, "shot/hit", words)
            pieces = self._board.pieces
            theirs = pieces.cowboys[event.target]
            cowboy = next((each for each in theirs if each.king.card == event.card), None)
            if cowboy is None:
                return
            theirs.remove(cowboy)
            king, ace = self._insert(event.seat, cowboy)
            self._motion.fly(cowboy.king, king, FLY_AT, 0.0, 0.6, 90, "ace-rides")
            self._motion.fly(cowboy.ace, ace, FLY_AT, 0.0, 0.6, 90)
            self._motion.arrange(True)

        self._take(event, taken)

    def _gun_taken(self, event: e.GunTaken) -> None:
        words = _("Quicker on the draw: {gun}").format(gun=self._board.say(gun_name(event.gun)))

        def taken() -> None:
            self._fire(event.seat, event.target, "shot/hit", words)
            pieces = self._board.pieces
            number = GUN_ID[gun_of(event.gun, event.taken)]
            theirs = pieces.guns[event.target]
            piece = next((each for each in theirs if each.gun == number), None)
            if piece is None:
                return
            theirs.remove(piece)
            self._fly_gun(event.seat, piece)

        self._take(event, taken)

    def _fly_gun(self, seat: int, piece: GunPiece) -> None:
        pieces = self._board.pieces
        guns = pieces.guns[seat]
        guns.append(piece)
        guns.sort(key=lambda each: each.gun)
        place = pieces.plan(seat).guns[guns.index(piece)]
        for i, (sprite, pose) in enumerate(zip(piece.cards, place.cards, strict=True)):
            self._motion.fly(sprite, pose, FLY_AT + 0.05 * i, 0.0, 0.5, 90, "card-play")
        self._motion.arrange(True)

    def _take(self, event: e.CowboyTaken | e.GunTaken, taken: Callable[[], None]) -> None:
        """A shot that always succeeds: the question, the beat, and the taking."""
        self._open(event.seat, event.target, gun_fired(event))
        self._board.stage.audio.play("gun-draw")
        self._board.tweens.after(BEAT, taken)
        self._motion.rest(BEAT + CLOSE_AT + 0.3)
