"""A tumbleweed: a bush that grew towards all sides, dried, broke off and rolled itself round."""

import math
from dataclasses import dataclass

from art.kit.strokes import Point, circ, clear, poly, pth, rnd

RADIUS = 80.0
STEP = RADIUS * 0.06
LAYERS = (  # seed, stems, thickness of a stem, ink
    (11, 10, 6.0, "#40230f"),
    (23, 9, 5.2, "#8a5428"),
    (37, 8, 4.4, "#cf9242"),
    (61, 5, 3.2, "#f7dca0"),
)


@dataclass(frozen=True)
class Twig:
    """A branch as it grows: where it is, where it heads, how thick it is, how it bends."""

    at: Point
    heading: float
    width: float
    bend: float
    depth: int


def _ribbon(points: list[Point], w0: float, w1: float) -> str:
    """A line that thins from w0 to w1 along its points."""
    left, right = [], []
    for i, p in enumerate(points):
        a, b = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        length = math.dist(a, b) or 1
        n = (-(b[1] - a[1]) / length, (b[0] - a[0]) / length)
        half = (w0 + (w1 - w0) * i / (len(points) - 1)) / 2
        left.append((p[0] + n[0] * half, p[1] + n[1] * half))
        right.append((p[0] - n[0] * half, p[1] - n[1] * half))
    return poly(left + right[::-1])


def _turned(heading: float, at: Point, bend: float) -> float:
    """Near the rim a twig is pushed round along it, as rolling pressed it."""
    out = math.hypot(*at) / RADIUS
    if out < 0.66:
        return heading + bend
    along = math.atan2(at[1], at[0]) + math.copysign(math.pi / 2 - 0.25, bend)
    away = math.remainder(along - heading, 2 * math.pi)
    return heading + away * min(0.9, (out - 0.66) * 2.6)


def _grown(twig: Twig, steps: int) -> list[Point]:
    """The points of one twig; the last twigs poke out of the ball, all others bend round with it."""
    points, heading, at = [twig.at], twig.heading, twig.at
    for _ in range(steps):
        heading = heading + twig.bend if twig.depth == 2 else _turned(heading, at, twig.bend)
        at = (at[0] + STEP * math.cos(heading), at[1] + STEP * math.sin(heading))
        if math.hypot(*at) > RADIUS * 1.08:
            break
        points.append(at)
    return points


def _bush(seed: float, stems: int, width: float) -> str:
    """All branches of one layer, grown from a root below the middle."""
    chance = rnd(seed)
    root = (-RADIUS * 0.3, RADIUS * 0.4)
    todo = []
    for i in range(stems):
        a = 2 * math.pi * (i + chance.uniform(0.2, 0.8)) / stems
        todo.append(Twig(root, a, width, chance.choice((-1, 1)) * chance.uniform(0.02, 0.07), 0))
    d = ""
    while todo:
        twig = todo.pop()
        points = _grown(twig, int(chance.uniform(20, 27)) - 7 * twig.depth)
        if len(points) < 3:
            continue
        d += _ribbon(points, twig.width, twig.width * (0.5 if twig.depth == 0 else 0.12))
        if twig.depth < 2:
            side = chance.choice((-1, 1))
            for share in (0.3, 0.48, 0.66, 0.84):
                side = -side
                k = int(share * (len(points) - 1))
                ahead = math.atan2(points[k + 1][1] - points[k][1], points[k + 1][0] - points[k][0])
                turn, bend = ahead + side * chance.uniform(0.45, 0.8), side * chance.uniform(0.01, 0.06)
                todo.append(Twig(points[k], turn, twig.width * (0.7 - 0.2 * share), bend, twig.depth + 1))
    return d


def tumbleweed() -> str:
    """Centre (0, 0); dark twigs behind, sunlit ones in front."""
    o = circ(1, 3, RADIUS * 0.8, "#2c170c", clear(0.62))
    for seed, stems, width, ink in LAYERS:
        o += pth(_bush(seed, stems, width), ink)
    return o
