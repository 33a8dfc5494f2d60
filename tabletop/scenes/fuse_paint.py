"""Drawing a burning fuse: a twisted cord with its charge, a spark that flickers, ash behind it."""

from __future__ import annotations

import math
from typing import Final

import pygame

from tabletop.ui.canvas import AMBER_LIGHT, INK, PAPER_LIGHT, Canvas
from tabletop.ui.geometry import Box

TAN, STRAW, FIRE, CHAR, ASH = "#c79a5b", "#f0d9a4", "#dc5a1e", "#4a3526", "#8a7a68"
_FINE: Final = 3  # drawn larger and averaged down


class Cord:
    """A cord and its charge, painted once a size."""

    def __init__(self) -> None:
        self._size = (0, 0)
        self._sheet: pygame.Surface | None = None

    def draw(self, canvas: Canvas, box: Box, burnt: float, frame: int | None) -> None:
        """In the box, from left to right: ash as far as it has `burnt` (0..1), the spark in its `frame`
        (None: an ember that does not flicker), cord, charge."""
        left, right = box.x + box.h * 0.4, box.right - box.h * 0.72
        at = left + (right - left) * burnt
        sheet = self._whole(canvas, box)
        x, y = canvas.frame.point(box.x, box.y)
        cut = max(0, canvas.frame.px(at - box.x))
        canvas.surface.blit(sheet, (x + cut, y), (cut, 0, sheet.get_width() - cut, sheet.get_height()))
        _ash(canvas, box, left, at)
        _spark(canvas, at, box.cy + _wave(at - box.x, box.h), box.h, frame)

    def _whole(self, canvas: Canvas, box: Box) -> pygame.Surface:
        size = canvas.frame.px(box.w), canvas.frame.px(box.h)
        if self._sheet is None or self._size != size:
            self._size, self._sheet = size, _painted_cord(*size)
        return self._sheet


def _wave(x: float, height: float) -> float:
    """How far the cord hangs off its middle line, `x` along it."""
    return height * 0.1 * math.sin(x * 2 * math.pi / (height * 2.6))


def _painted_cord(w: int, h: int) -> pygame.Surface:
    """A twisted cord that ends in a stick of dynamite, on `w` x `h` pixels."""
    wide, high = w * _FINE, h * _FINE
    sheet = pygame.Surface((wide, high), pygame.SRCALPHA)
    sheet.fill((*pygame.Color(INK)[:3], 0))
    end = wide - high * 0.72
    points = [(x, high / 2 + _wave(x, high)) for x in range(round(high * 0.4), round(end), 2)]
    for colour, thick in ((INK, 0.27), (TAN, 0.17)):
        for x, y in points:
            pygame.draw.circle(sheet, colour, (x, y), high * thick / 2)
    step = max(1, round(high * 0.16 / 2))
    for i, (x, y) in enumerate(points[step::step]):  # the twist: a shadow and a light in turn
        half = high * 0.065
        colour = CHAR if i % 2 else STRAW
        width = max(1, round(high * (0.032 if i % 2 else 0.04)))
        pygame.draw.line(sheet, colour, (x - half, y + half), (x + half, y - half), width)
    _paint_charge(sheet, wide, high)
    return pygame.transform.smoothscale(sheet, (w, h))


def _paint_charge(sheet: pygame.Surface, wide: int, high: int) -> None:
    """Two sticks tied together, one lying on the other."""
    length, thick, line = high * 0.78, high * 0.34, max(2, round(high * 0.05))
    for row, shade in ((0.33, "#8f2f26"), (0.67, "#7c2a23")):
        stick = pygame.Rect(0, 0, round(length), round(thick))
        stick.midright = (wide - line, round(high * row))
        pygame.draw.rect(sheet, INK, stick.inflate(line * 2, line * 2), border_radius=line * 2)
        pygame.draw.rect(sheet, shade, stick, border_radius=line)
        gleam = pygame.Rect(stick.x + line, stick.y + line, stick.w - 2 * line, max(1, line))
        pygame.draw.rect(sheet, "#c4604a", gleam)
    band = pygame.Rect(0, 0, round(high * 0.14), round(high * 0.72))
    band.center = (round(wide - line - length / 2), high // 2)
    pygame.draw.rect(sheet, INK, band.inflate(line, line))
    pygame.draw.rect(sheet, STRAW, band)


def _ash(canvas: Canvas, box: Box, left: float, at: float) -> None:
    """What is left of the burnt part: crumbs, fewer and smaller the longer they lie."""
    step = box.h * 0.3
    for i in range(int((at - left) / step)):
        x = at - (i + 0.8) * step
        size = box.h * max(0.05, 0.12 - 0.006 * i) * (0.75 if i % 2 else 1.0)
        y = box.cy + _wave(x - box.x, box.h) + box.h * (0.05 if i % 3 else -0.04)
        canvas.line([(x - size, y), (x + size * 0.4, y)], size, CHAR if i % 2 else ASH)


def _spark(canvas: Canvas, x: float, y: float, height: float, frame: int | None) -> None:
    """The fire at the end of the cord; without a frame (reduced motion) an ember that does not flicker."""
    if frame is None:
        _star(canvas, x, y, [height * 0.24], FIRE)
        _star(canvas, x, y, [height * 0.13], AMBER_LIGHT)
        return
    turn, beat = frame * 0.7, frame % 4
    reach = height * (0.5, 0.62, 0.54, 0.66)[beat]
    _star(canvas, x, y, [reach, reach * 0.42, reach * 0.74, reach * 0.42], FIRE, turn)
    _star(canvas, x, y, [reach * 0.62, reach * 0.3], AMBER_LIGHT, turn + 0.3)
    _star(canvas, x, y, [reach * 0.22], PAPER_LIGHT)
    for i in range(3):  # sparks that fly off, each on a way of its own
        age = (frame * 0.21 + i * 0.37) % 1.0
        way = 2.3 + i * 1.25 + (frame // 5 + i) % 3 * 0.5
        far = reach * (0.7 + 0.9 * age)
        sx, sy = x + far * math.cos(way), y - far * abs(math.sin(way)) + height * 0.5 * age * age
        size = height * 0.07 * (1 - age)
        canvas.line([(sx, sy), (sx + size, sy - size)], max(1.5, size), AMBER_LIGHT)


def _star(canvas: Canvas, x: float, y: float, radii: list[float], colour: str, turn: float = 0.0) -> None:
    """A star whose rays take these lengths in turn (one length: a disc), smooth at its edges."""
    side = canvas.frame.px(max(radii) * 2) + 2
    sheet = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    ink = pygame.Color(colour)
    sheet.fill((ink.r, ink.g, ink.b, 0))
    middle, scale = side * _FINE / 2, canvas.frame.scale * _FINE
    if len(radii) == 1:
        pygame.draw.circle(sheet, ink, (middle, middle), radii[0] * scale)
    else:
        rays = 16
        points = []
        for i in range(rays):
            a, r = turn + i * 2 * math.pi / rays, radii[i % len(radii)] * scale
            points.append((middle + r * math.cos(a), middle + r * math.sin(a)))
        pygame.draw.polygon(sheet, ink, points)
    px, py = canvas.frame.point(x, y)
    canvas.surface.blit(pygame.transform.smoothscale(sheet, (side, side)), (px - side // 2, py - side // 2))
