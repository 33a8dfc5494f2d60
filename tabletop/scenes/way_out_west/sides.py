"""Who stands on each side of a gunfight, and where on the stage. Pure; knows no picture but by name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tabletop.games.way_out_west.chart import BUILT_IN, FARMER
from tabletop.games.way_out_west.odds import sheriff_of
from tabletop.games.way_out_west.state import SEATS_MOST, State
from tabletop.scenes.way_out_west.places import FightPlace

SHEET = (230.0, 262.0)
"""A figure's sheet; its feet stand at FEET."""
FEET = 92.0
MUZZLE = (236.0, 74.0)


@dataclass(frozen=True, slots=True)
class Side:
    """One side: the seat whose cowboys they are (-1: a farmer's), how many, and who stands beside them."""

    seat: int
    cowboys: int
    sheriff: int = -1
    """The seat of the jail whose sheriff stands here, -1 without."""
    reserve: str = ""
    """"built-in", "default", "farmer" or ""."""

    @property
    def guns(self) -> int:
        return self.cowboys + (self.sheriff >= 0) + bool(self.reserve)

    def roles(self) -> list[str]:
        """Who stands there, rear first."""
        out = [self.reserve] if self.reserve else []
        out += ["sheriff"] if self.sheriff >= 0 else []
        return [*out, *["cowboy"] * self.cowboys]

    def without(self, cowboys: int, sheriff: bool, reserve: bool) -> Side:
        """After these have fallen."""
        return replace(
            self,
            cowboys=self.cowboys - cowboys,
            sheriff=-1 if sheriff else self.sheriff,
            reserve="" if reserve else self.reserve,
        )


def sides_of(view: State) -> tuple[Side, Side]:
    """(attack, defence) of the fight that is on."""
    fight = view.fight
    assert fight is not None
    base = fight.town * SEATS_MOST
    jail = sheriff_of(view, fight.town)
    cowboys = view.cowboys[base + fight.owner] if fight.owner >= 0 else 0
    reserve = ""
    if fight.reserve:
        reserve = (
            "farmer" if fight.target == FARMER else "built-in" if fight.target in BUILT_IN else "default"
        )
    attack = Side(
        fight.attacker, view.cowboys[base + fight.attacker], jail if fight.sheriff == "attack" else -1
    )
    defence = Side(fight.owner, cowboys, jail if fight.sheriff == "defence" else -1, reserve)
    return attack, defence


def line_up(place: FightPlace, number: int, right: bool) -> list[tuple[float, float, float]]:
    """(feet x, ground y, height) of the figures of one side, rear first; more than ten crowd at the rear."""
    most = max(place.line_up)
    spots = list(place.line_up.get(min(number, most), ()))
    for extra in range(number - most):
        dx, up, high = spots[0]
        spots.insert(0, (dx - 40 * (extra + 1), up + 6, high * 0.96))
    stage = place.stage
    return [(stage.right - dx if right else stage.x + dx, place.ground - up, high) for dx, up, high in spots]


def picture(role: str, side: Side, index: int, right: bool) -> str:
    """The picture of a figure: riders in two stances, the one who looks left drawn for it."""
    if role == "farmer":
        return "fighter/farmer"
    if role == "built-in":
        return f"fighter/defender-{side.seat}"
    if role == "default":
        return f"fighter/default-{side.seat}"
    if role == "sheriff":
        return f"fighter/sheriff-{side.sheriff}{'-left' if right else ''}"
    return f"fighter/cowboy-{side.seat}-{1 + index % 2}{'-left' if right else ''}"


def fallen(role: str, side: Side, right: bool) -> str:
    """The picture of one who lies in the dust."""
    if role == "farmer":
        return "fallen/farmer"
    end = "-left" if right else ""
    if role == "sheriff":
        return f"fallen/sheriff-{side.sheriff}{end}"
    return f"fallen/cowboy-{side.seat}{end}"


@dataclass(slots=True, eq=False)
class Figure:
    """One who stands on the stage, or lies there."""

    role: str
    picture: str
    x: float
    y: float
    h: float
    right: bool
    alpha: float = 1.0
    lies: bool = False

    def draw(self, canvas: Any) -> None:
        """Feet at (x, y)."""
        if self.alpha < 0.03:
            return
        if self.lies:
            high = self.h * (0.23 if self.role == "hat" else 0.36)
            canvas.picture(self.picture, self.x, self.y - self.h * 0.14, high, alpha=self.alpha)
            return
        k = self.h / SHEET[1]
        off = (SHEET[0] / 2 - FEET) * k
        canvas.picture(
            self.picture,
            self.x + (-off if self.right else off),
            self.y - self.h / 2 + 4 * k,
            self.h,
            alpha=self.alpha,
        )

    def muzzle(self) -> tuple[float, float, float]:
        """Where its gun ends, and the scale of what comes out of it."""
        k = self.h / SHEET[1]
        dx = (MUZZLE[0] - FEET) * k
        return self.x + (-dx if self.right else dx), self.y - (SHEET[1] - MUZZLE[1]) * k, k
