"""Shots of a gunfight: dice that tumble and lie, muzzle flashes, smoke, and those who fall."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.games.way_out_west import events as e
from tabletop.scenes.effects import Picture
from tabletop.scenes.way_out_west.effects import Die
from tabletop.scenes.way_out_west.sides import Figure, fallen
from tabletop.session.catalogue import _, ngettext
from tabletop.ui.tween import linear

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard
    from tabletop.scenes.way_out_west.showdown import Showdown

TUMBLE = 0.85
GUNS = ("shot-45", "shot-38", "shot-357", "shot-22")


def dice_at(corner: tuple[float, float], number: int, right: bool) -> list[tuple[float, float, float]]:
    """(x, y, side) of the dice of one side on the shelf; from four up they lie in two rows."""
    rows = 1 if number <= 3 else 2
    columns = -(-number // rows)
    side, gap = (62.0, 84.0) if rows == 1 else (40.0, min(50.0, 230 / max(1, columns - 1)))
    sign = -1 if right else 1
    out = []
    for k in range(number):
        y = corner[1] if rows == 1 else corner[1] - 24 + 48 * (k // columns)
        out.append((corner[0] + (k % columns) * gap * sign, y, side))
    return out


class Volley:
    """The shots of one stage."""

    def __init__(self, stage: Showdown, board: WayOutWestBoard) -> None:
        self._stage, self._board = stage, board
        self.dice: dict[str, list[Die]] = {}
        """The dice in the air by side; once they lie they are the stage's `rolls`."""

    def tumble(self, side: str, numbers: tuple[int, ...]) -> None:
        """Throw dice onto a side's shelf."""
        board = self._board
        right = side == "defence"
        spots = dice_at(board.places.fight.dice[right], len(numbers), right)
        dice = [Die(number, x, y, h, hop=50.0) for number, (x, y, h) in zip(numbers, spots, strict=True)]
        self.dice[side] = dice

        def lie() -> None:
            self.dice.pop(side, None)
            self._stage.rolls[side] = numbers

        for i, die in enumerate(dice):
            spin = 0.6 if board.stage.look.reduced_motion else TUMBLE - 0.2 + 0.2 * (i + 1) / len(dice)
            board.tweens.glide(die, spin, ease=linear, spin=1.0)
        board.tweens.after(TUMBLE + 0.02, lie)

    def shot(self, event: e.Shot) -> None:
        """One side shoots, or both at once."""
        board, stage = self._board, self._stage
        volleys = [event, *board.following(e.Shot)]
        board.stage.audio.play("dice")
        for each in volleys:
            self.tumble(each.side, each.dice)
        for each in volleys:
            self._fire(each)
        told = [self._words(each) for each in sorted(volleys, key=lambda each: each.side)]
        if len(volleys) > 1:
            stage.headline = _("Both sides shoot")
        else:
            stage.headline = _("{name} shoots").format(name=self._name(event))

        def say() -> None:
            stage.message = "  ".join(told)
            if not any(each.hits for each in volleys):
                board.stage.audio.play("miss")

        board.tweens.after(TUMBLE + 0.3, say)
        board.motion.rest(TUMBLE + 1.0)

    def _words(self, event: e.Shot) -> str:
        name = self._name(event)
        if not event.hits:
            return _("{name}: no hit.").format(name=name)
        return ngettext("{name}: {count} hit.", "{name}: {count} hits.", event.hits).format(
            name=name, count=event.hits
        )

    def _name(self, event: e.Shot) -> str:
        plans = self._board.table.plans
        return plans[event.seat].name if event.seat >= 0 else self.side_name(event.side)

    def side_name(self, side: str) -> str:
        """The player of a side, or the farmer."""
        seat = self._stage.sides[side == "defence"].seat
        return self._board.table.plans[seat].name if seat >= 0 else _("The farmer")

    def _fire(self, event: e.Shot) -> None:
        """A flash and a puff of smoke at each gun of the side, one after the other."""
        board = self._board
        for i, figure in enumerate(self._stage.figures[event.side == "defence"]):
            at = TUMBLE + 0.05 + 0.05 * (i % 5)
            sound = GUNS[i % len(GUNS)]
            board.tweens.after(at, self._sound(sound))
            if board.stage.look.reduced_motion:
                continue
            x, y, k = figure.muzzle()
            self._flash(x, y, k, figure.right, at)
            back = 11 * k * (1 if figure.right else -1)
            board.tweens.glide(figure, 0.06, delay=at, x=figure.x + back)
            board.tweens.glide(figure, 0.3, delay=at + 0.07, x=figure.x)

    def _sound(self, name: str) -> Callable[[], None]:
        return lambda: self._board.stage.audio.play(name)

    def _flash(self, x: float, y: float, k: float, right: bool, at: float) -> None:
        board = self._board
        away = -1 if right else 1
        flash = Picture("fx/muzzle", x + 22 * k * away, y, 150 * k, angle=180.0 if right else 0.0, alpha=0.0)
        puffs = [
            Picture(f"fx/smoke-{i}", x + 14 * k * away, y - 12 * k, 46 * k, alpha=0.0) for i in (1, 2, 3)
        ]
        board.effects += [*puffs, flash]

        def lights() -> None:
            flash.alpha = 1.0
            for puff in puffs:
                puff.alpha = 0.9

        def gone() -> None:
            board.effects = [
                effect for effect in board.effects if effect is not flash and effect not in puffs
            ]

        board.tweens.glide(flash, 0.16, delay=at, on_start=lights, h=236 * k)
        board.tweens.glide(flash, 0.22, delay=at + 0.17, alpha=0.0)
        for i, puff in enumerate(puffs):
            up, on = y - (70 + 44 * i) * k, puff.x + (26 * i - 12) * k * away
            board.tweens.glide(
                puff, 1.0 + 0.15 * i, delay=at + 0.05 * i, h=(120 + 26 * i) * k, x=on, y=up, alpha=0.0
            )
        board.tweens.after(at + 1.35, gone)

    def fell(self, event: e.Fell) -> None:
        """Casualties go down where they stood."""
        board, stage = self._board, self._stage
        right = event.side == "defence"
        side = stage.sides[right]
        down = self._victims(event, stage.figures[right])
        for figure in down:
            figure.picture, figure.lies = fallen(figure.role, side, right), True
            stage.bodies.append(figure)
            self._hat(figure, side.sheriff if figure.role == "sheriff" else side.seat)
        stage.figures[right][:] = [figure for figure in stage.figures[right] if figure not in down]
        left = side.without(event.cowboys, event.sheriff, bool(event.defender))
        stage.sides = (stage.sides[0], left) if right else (left, stage.sides[1])
        if stage.cause is not None:
            board.shown.fell(event, stage.cause.town)
        board.stage.audio.play("hit")
        stage.tell(event, 0.9)

    def _hat(self, figure: Figure, seat: int) -> None:
        """His hat flies off and lies beside him."""
        board = self._board
        if seat < 0 or board.stage.look.reduced_motion:
            return
        k = figure.h / 262
        hat = Figure("hat", f"fallen/hat-{seat}", figure.x, figure.y - 150 * k, figure.h * 0.62, figure.right)
        hat.lies = True
        self._stage.bodies.append(hat)
        on = figure.x + (104 if figure.right else -104) * k
        board.tweens.glide(hat, 0.55, arc=90 * k, x=on, y=figure.y + 4 * k)

    @staticmethod
    def _victims(event: e.Fell, figures: list[Figure]) -> list[Figure]:
        """Who falls: the foremost riders, then the sheriff, then who stands behind them."""
        riders = [figure for figure in figures if figure.role == "cowboy"][::-1][: event.cowboys]
        law = [figure for figure in figures if event.sheriff and figure.role == "sheriff"]
        others = [figure for figure in figures if event.defender and figure.role not in ("cowboy", "sheriff")]
        return [*riders, *law, *others]
