"""Drawing in design units: what scenes and widgets paint with. A thin layer over one surface, its frame,
pictures and type."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

import pygame

from tabletop.ui.assets import Assets
from tabletop.ui.geometry import Box, Frame, Pose
from tabletop.ui.text import Colour, Type, Weight

Anchor = Literal["start", "middle", "end"]

INK = "#2a1a10"
PAPER = "#ecd9b0"
PAPER_LIGHT = "#f6e9ca"
AMBER = "#e0a84a"
AMBER_LIGHT = "#f7dc94"
OXBLOOD = "#7c2a23"
OXBLOOD_DARK = "#4d1815"
WALNUT = "#3b2417"
NIGHT = (18, 8, 4)
DIM = (28, 18, 11)
"""The tone that unplayable cards sink into, at 36 %."""


@dataclass(slots=True)
class Canvas:
    """One surface to paint on. `text_scale` enlarges body text (1.0 to 2.0); titles and fitted text stay in
    their boxes."""

    surface: pygame.Surface
    frame: Frame
    assets: Assets
    type: Type
    text_scale: float = 1.0

    def sheet(self) -> Canvas:
        """A canvas of the same kind on a surface of its own, as large as this one: a layer that is painted
        once."""
        return Canvas(
            pygame.Surface(self.surface.get_size()), self.frame, self.assets, self.type, self.text_scale
        )

    def lay(self, sheet: Canvas) -> None:
        """Put a whole layer down, edge to edge."""
        self.surface.blit(sheet.surface, (0, 0))

    # ---------------------------------------------------------------- pictures
    def background(self, name: str) -> None:
        """A picture over the whole design space; what a window of another shape leaves over takes its edge
        tone."""
        if (self.frame.left, self.frame.top) != (0.0, 0.0):
            self.surface.fill(NIGHT)
        x, y, w, h = self.frame.rect(Box(0, 0, 1920, 1080))
        self.surface.blit(self.assets.picture(name, w, h), (x, y))

    def picture(
        self,
        name: str,
        cx: float,
        cy: float,
        h: float | None = None,
        angle: float = 0.0,
        alpha: float = 1.0,
        tone: float = 0.0,
        squeeze: float = 1.0,
        coarse: bool = False,
    ) -> None:
        """A picture with its middle at (cx, cy), `h` units high (None: its own size); shadow and glow reach
        beyond.

        `tone` sinks it into the dark (0..1), `squeeze` narrows it (a card that is being turned over).
        `coarse` is for
        things in motion: sizes and angles go in steps the eye does not see, so that few pictures have to be
        made.
        """
        size = self.assets.size(name)
        h = size.h if h is None else h
        if coarse:
            step = 8 / self.frame.scale
            h, angle, squeeze = (
                max(step, round(h / step) * step),
                round(angle / 3) * 3.0,
                max(0.1, round(squeeze * 8) / 8),
            )
        k, pad = h / size.h, self.assets.pad(name)
        pw = self.frame.px((size.w + pad.left + pad.right) * k * squeeze)
        ph = self.frame.px((size.h + pad.top + pad.bottom) * k)
        if pad.left != pad.right or pad.top != pad.bottom:  # the thing's middle is not the picture's
            dx, dy = (pad.right - pad.left) / 2 * k * squeeze, (pad.bottom - pad.top) / 2 * k
            a = math.radians(angle)
            cx, cy = cx + dx * math.cos(a) - dy * math.sin(a), cy + dx * math.sin(a) + dy * math.cos(a)
        if tone:
            shown = self.assets.toned(name, pw, ph, angle, DIM, tone)
        else:
            shown = self.assets.turned(name, pw, ph, angle)
        if alpha < 0.999:
            shown = self.assets.faded(shown, (name, pw, ph, round(angle * 5), round(tone * 100)), alpha)
        x, y = self.frame.point(cx, cy)
        self.surface.blit(shown, (x - shown.get_width() // 2, y - shown.get_height() // 2))

    def posed(
        self, name: str, pose: Pose, tone: float = 0.0, squeeze: float = 1.0, coarse: bool = False
    ) -> None:
        """A picture in a pose."""
        self.picture(name, pose.x, pose.y, pose.h, pose.angle, pose.alpha, tone, squeeze, coarse)

    def slice(self, name: str, box: Box, alpha: float = 1.0) -> None:
        """A nine-slice plate filling the box; its shadow reaches beyond. In a small box its corners shrink
        with it."""
        cut, pad = self.assets.cut(name), self.assets.pad(name)
        fit = min(1.0, box.w / max(1e-6, cut.left + cut.right), box.h / max(1e-6, cut.top + cut.bottom))
        whole = Box(
            box.x - pad.left * fit,
            box.y - pad.top * fit,
            box.w + (pad.left + pad.right) * fit,
            box.h + (pad.top + pad.bottom) * fit,
        )
        x, y, w, h = self.frame.rect(whole)
        shown = self.assets.slice(name, w, h, self.frame.scale * fit)
        if alpha < 0.999:
            shown = self.assets.faded(shown, ("s", name, w, h), alpha)
        self.surface.blit(shown, (x, y))

    def fill(self, box: Box, colour: Colour, alpha: float = 1.0) -> None:
        """A plain rectangle."""
        rect = self.frame.rect(box)
        if alpha >= 0.999:
            self.surface.fill(pygame.Color(colour), rect)
            return
        veil = pygame.Surface(rect[2:], pygame.SRCALPHA)
        ink = pygame.Color(colour)
        veil.fill((ink.r, ink.g, ink.b, round(255 * alpha)))
        self.surface.blit(veil, rect[:2])

    def veil(self, alpha: float) -> None:
        """Darken everything drawn so far, edge to edge."""
        veil = pygame.Surface(self.surface.get_size(), pygame.SRCALPHA)
        veil.fill((*NIGHT, round(255 * alpha)))
        self.surface.blit(veil, (0, 0))

    def rule(
        self, x0: float, y: float, x1: float, weight: float = 2, colour: Colour = INK, alpha: float = 0.28
    ) -> None:
        """A horizontal line, at least one pixel thick."""
        self.fill(Box(x0, y - weight / 2, x1 - x0, weight), colour, alpha)

    def line(self, points: Sequence[tuple[float, float]], weight: float, colour: Colour) -> None:
        """A line through points in design units, round at its corners and ends, its edges smooth."""
        pixels = [self.frame.point(x, y) for x, y in points]
        thick = max(2, self.frame.px(weight))
        left, top = min(x for x, _ in pixels) - thick, min(y for _, y in pixels) - thick
        w, h = max(x for x, _ in pixels) + thick - left, max(y for _, y in pixels) + thick - top
        fine = 3  # drawn larger and averaged down
        sheet = pygame.Surface((w * fine, h * fine), pygame.SRCALPHA)
        ink = pygame.Color(colour)
        sheet.fill((ink.r, ink.g, ink.b, 0))
        large = [((x - left) * fine, (y - top) * fine) for x, y in pixels]
        half = thick * fine / 2
        for (ax, ay), (bx, by) in pairwise(large):
            length = math.hypot(bx - ax, by - ay) or 1.0
            dx, dy = (by - ay) / length * half, (ax - bx) / length * half
            pygame.draw.polygon(
                sheet, ink, [(ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy)]
            )
        for x, y in large:
            pygame.draw.circle(sheet, ink, (x, y), half)
        self.surface.blit(pygame.transform.smoothscale(sheet, (w, h)), (left, top))

    def swell(self, x0: float, y: float, x1: float, thick: float = 6, colour: Colour = OXBLOOD_DARK) -> None:
        """A printer's rule: a line that swells towards its middle."""
        x, top, w, h = self.frame.rect(Box(x0, y - thick / 2, x1 - x0, thick))
        fine = 4  # drawn larger and averaged down: its edges are nearly level and would show their steps
        strip = pygame.Surface((w, h * fine), pygame.SRCALPHA)
        ink = pygame.Color(colour)
        strip.fill((ink.r, ink.g, ink.b, 0))
        for i in range(w):
            half = math.sin(math.pi * (i + 0.5) / w) ** 0.5 * h * fine / 2
            pygame.draw.line(strip, ink, (i, round(h * fine / 2 - half)), (i, round(h * fine / 2 + half)))
        self.surface.blit(pygame.transform.smoothscale(strip, (w, h)), (x, top))

    # ---------------------------------------------------------------- words
    def text_px(self, size: float, fixed: bool = False) -> int:
        """Pixels of a type size given in units; `fixed` type ignores the reader's text size."""
        return max(9, round(size * self.frame.scale * (1.0 if fixed else self.text_scale)))

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float,
        weight: Weight = 500,
        colour: Colour = INK,
        anchor: Anchor = "start",
        max_w: float | None = None,
        fixed: bool = False,
    ) -> float:
        """One line with its baseline at y; shrinks to `max_w` units if given. Returns the width drawn, in
        units."""
        if not words:
            return 0.0
        px = self.text_px(size, fixed or weight == "rye")
        if max_w is not None:
            px = self.type.fitting(words, weight, px, self.frame.px(max_w))
        line = self.type.line(words, weight, px, colour)
        px_x, px_y = self.frame.point(x, y)
        px_x -= {"start": 0, "middle": line.get_width() // 2, "end": line.get_width()}[anchor]
        self.surface.blit(line, (px_x, px_y - self.type.font(weight, px).get_ascent()))
        return line.get_width() / self.frame.scale

    def centred(
        self,
        box: Box,
        words: str,
        size: float,
        weight: Weight = 700,
        colour: Colour = INK,
        fixed: bool = False,
    ) -> None:
        """One line in the middle of a box, shrunk to fit its width and height."""
        self.within(box, words, size, weight, colour, "middle", fixed)

    def within(
        self,
        box: Box,
        words: str,
        size: float,
        weight: Weight = 700,
        colour: Colour = INK,
        anchor: Anchor = "start",
        fixed: bool = False,
    ) -> float:
        """One line at a box's left, middle or right, shrunk to fit its width and height. Returns its width in
        units."""
        if not words:
            return 0.0
        px = self._fitted(box, words, size, weight, fixed)
        x = {"start": box.x, "middle": box.cx, "end": box.right}[anchor]
        self._line(x, box.cy, words, px, weight, colour, anchor)
        return self.type.width(words, weight, px) / self.frame.scale

    def _fitted(self, box: Box, words: str, size: float, weight: Weight, fixed: bool) -> int:
        """The pixels of a size, or as many fewer as the box's width and height ask for."""
        px = min(self.text_px(size, fixed or weight == "rye"), max(9, round(box.h * self.frame.scale * 0.82)))
        return self.type.fitting(words, weight, px, self.frame.px(box.w))

    def fitted_size(
        self, box: Box, words: str, size: float, weight: Weight = 700, fixed: bool = False
    ) -> float:
        """The type size that `within` would take, in units with the reader's text size already in it."""
        return self._fitted(box, words, size, weight, fixed) / self.frame.scale

    def fitted_width(
        self, box: Box, words: str, size: float, weight: Weight = 700, fixed: bool = False
    ) -> float:
        """How wide `within` would draw the words, in units."""
        return (
            self.type.width(words, weight, self._fitted(box, words, size, weight, fixed)) / self.frame.scale
        )

    @contextmanager
    def clipped(self, box: Box) -> Iterator[None]:
        """Nothing is painted outside the box meanwhile."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(pygame.Rect(self.frame.rect(box))))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def lines(self, words: str, size: float, w: float, weight: Weight = 500) -> list[str]:
        """How a paragraph breaks at `w` units."""
        return self.type.wrap(words, weight, self.text_px(size), self.frame.px(w))

    def paragraph(
        self,
        box: Box,
        words: str,
        size: float,
        weight: Weight = 500,
        colour: Colour = INK,
        anchor: Anchor = "start",
        middle: bool = False,
        lead: float = 1.3,
    ) -> float:
        """Wrapped text from the top of the box (or in its middle); shrinks until it fits the box. Returns its
        height."""
        px = self.text_px(size)
        width, room = self.frame.px(box.w), box.h * self.frame.scale
        broken = self.type.wrap(words, weight, px, width)
        while px > 9 and (
            len(broken) * px * lead > room or any(self.type.width(t, weight, px) > width for t in broken)
        ):
            px -= 1
            broken = self.type.wrap(words, weight, px, width)
        step = px * lead / self.frame.scale
        y = box.y if not middle else box.cy - step * len(broken) / 2
        x = {"start": box.x, "middle": box.cx, "end": box.right}[anchor]
        for i, line in enumerate(broken):
            self._line(x, y + (i + 0.5) * step, line, px, weight, colour, anchor)
        return step * len(broken)

    def _line(
        self, x: float, cy: float, words: str, px: int, weight: Weight, colour: Colour, anchor: Anchor
    ) -> None:
        line = self.type.line(words, weight, px, colour)
        px_x, px_y = self.frame.point(x, cy)
        px_x -= {"start": 0, "middle": line.get_width() // 2, "end": line.get_width()}[anchor]
        self.surface.blit(line, (px_x, px_y + round(px * 0.355) - self.type.font(weight, px).get_ascent()))

    def text_width(self, words: str, size: float, weight: Weight = 500, fixed: bool = False) -> float:
        """Width of one line in units."""
        return self.type.width(words, weight, self.text_px(size, fixed or weight == "rye")) / self.frame.scale
