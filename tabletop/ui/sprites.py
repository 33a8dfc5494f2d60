"""Cards as things on the table: a sprite has a place that tweens move, and draws itself with shadow, glow and
turn."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.ui.canvas import Canvas
from tabletop.ui.geometry import Box, Pose

ASPECT = 178.5 / 250
"""Width of a card over its height."""

_PICTURE_HEIGHT = 250.0


@dataclass(slots=True, eq=False)
class CardSprite:
    """One card. `turn` 0 = face up, 1 = back up, between = being turned over; `tone` 0..1 sinks it into the
    dark."""

    id: str
    face: str
    """Picture name of the face, "" while nobody here may know it."""
    back: str
    x: float
    y: float
    h: float
    angle: float = 0.0
    alpha: float = 1.0
    z: float = 0.0
    turn: float = 0.0
    tone: float = 0.0
    lift: float = 0.0
    """Units it stands out along its own upward direction."""
    glow: str = ""
    """Picture of a rim of light: "glow/card" can be played now, "glow/card-red" refused, "glow/card-new"
    newly come."""
    shadow: bool = True
    moving: bool = False
    """In motion: drawn in coarse steps of size and angle."""

    def pose(self) -> Pose:
        """Where it is drawn, lift included."""
        return Pose(self.x, self.y, self.h, self.angle, self.alpha, self.z).lifted(self.lift)

    def place(self, pose: Pose) -> None:
        """Stand at once where the pose says."""
        self.x, self.y, self.h, self.angle, self.alpha, self.z = (
            pose.x,
            pose.y,
            pose.h,
            pose.angle,
            pose.alpha,
            pose.z,
        )

    def box(self) -> Box:
        """Its upright box."""
        return self.pose().box(ASPECT)

    def holds(self, x: float, y: float) -> bool:
        """True if the point lies on the card."""
        return self.pose().holds(x, y, ASPECT)

    def draw(self, canvas: Canvas) -> None:
        """Shadow, glow, then the side that is up."""
        if self.alpha <= 0.01:
            return
        p = self.pose()
        k = p.h / _PICTURE_HEIGHT
        squeeze = max(0.04, abs(1 - 2 * self.turn)) if 0 < self.turn < 1 else 1.0
        if self.shadow and p.alpha > 0.6:
            x, y = p.x + 3 * k, p.y + 6 * k
            canvas.picture("shadow/card", x, y, p.h, p.angle, squeeze=squeeze, coarse=self.moving)
        if self.glow:
            canvas.picture(self.glow, p.x, p.y, p.h, p.angle, p.alpha, coarse=self.moving)
        shown = self.back if self.turn >= 0.5 or not self.face else self.face
        canvas.posed(shown, p, self.tone, squeeze, self.moving)
