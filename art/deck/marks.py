"""Curves and the woodcutter's marks: the vocabulary every picture of the deck is cut with.

Lengths are card units (a card is 720 x 1008). Functions named after a mark return SVG path
data; `P` and `G` return elements.
"""

import math
from itertools import pairwise

from .inks import INK, LIGHT

Point = tuple[float, float]
Points = list[Point]


def f(v: float) -> str:
    """A coordinate with at most one decimal."""
    s = f"{v:.1f}"
    return s[:-2] if s.endswith(".0") else s


# ---------------------------------------------------------------- curves as points
def lerp(a: Point, b: Point, t: float) -> Point:
    """The point a fraction t of the way from a to b."""
    return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)


def bez(*p: Point, n: int = 20) -> Points:
    """Sample a polybezier given as points p0 c c p c c p ..."""
    out: Points = []
    for i in range(0, len(p) - 1, 3):
        a, b, c, d = p[i : i + 4]
        for k in range(n + 1):
            if i and not k:
                continue
            t = k / n
            u = 1 - t
            w = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
            out.append(
                (
                    w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                    w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
                )
            )
    return out


def line(*p: Point, n: int = 20) -> Points:
    """Sample a polyline, n steps a side."""
    out = [p[0]]
    for a, b in pairwise(p):
        out += [lerp(a, b, k / n) for k in range(1, n + 1)]
    return out


def arc(cx: float, cy: float, rx: float, ry: float, a0: float, a1: float, n: int = 40) -> Points:
    """Sample an ellipse from a0 to a1 degrees (clockwise on screen)."""
    angles = [math.radians(a0 + (a1 - a0) * k / n) for k in range(n + 1)]
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


def at(pts: Points, t: float) -> Point:
    """The point at fraction t of the arc length of a polyline."""
    lengths = [math.dist(a, b) for a, b in pairwise(pts)]
    s = sum(lengths) * min(max(t, 0), 1)
    for a, b, d in zip(pts, pts[1:], lengths, strict=False):
        if s <= d and d:
            return lerp(a, b, s / d)
        s -= d
    return pts[-1]


def polar(cx: float, cy: float, r: float, degrees: float) -> Point:
    """A point r away from a centre; 0 degrees is right, 90 is down."""
    a = math.radians(degrees)
    return (cx + r * math.cos(a), cy + r * math.sin(a))


# ---------------------------------------------------------------- elements
def P(d: str, fill: str = "none", stroke: str | None = None, sw: float = 0, **attrs: object) -> str:
    """A path element; round joins and ends, as a worn graver leaves them."""
    a = f'<path d="{d}" fill="{fill}"'
    if stroke:
        a += f' stroke="{stroke}" stroke-width="{f(sw)}" stroke-linejoin="round" stroke-linecap="round"'
    for name, value in attrs.items():
        a += f' {name.replace("_", "-")}="{value}"'
    return a + "/>"


def block(d: str, fill: str, w: float = 7) -> str:
    """A coloured shape inside the key block's outline."""
    return P(d, fill, INK, w)


def solid(d: str) -> str:
    """Ink, without an outline."""
    return P(d, INK)


def pale(d: str) -> str:
    """Bare paper cut out of whatever lies below."""
    return P(d, LIGHT)


def G(body: str, transform: str | None = None, **attrs: object) -> str:
    """A group element."""
    a = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in attrs.items())
    if transform:
        a += f' transform="{transform}"'
    return f"<g{a}>{body}</g>"


def move(body: str, x: float, y: float, k: float = 1, turn: float = 0) -> str:
    """`body` put at (x, y), turned by degrees, then scaled."""
    t = f"translate({f(x)},{f(y)})"
    if turn:
        t += f" rotate({f(turn)})"
    if k != 1:
        t += f" scale({k:.4f})"
    return G(body, t)


def mirror(body: str, cx: float = 0) -> str:
    """`body` reflected in the upright through cx."""
    return G(body, f"translate({f(2 * cx)},0) scale(-1,1)")


def both(body: str, cx: float = 0) -> str:
    """`body` and its reflection in the upright through cx."""
    return body + mirror(body, cx)


def label(d: str, fill: str, outline: str, w: float) -> str:
    """A dark shape parted from dark ground by a paper line w wide all round."""
    return P(d, fill, outline, 2 * w) + P(d, fill)


# ---------------------------------------------------------------- path data
def poly(pts: Points, close: bool = True) -> str:
    """Straight lines through points."""
    return "M" + "L".join(f"{f(x)},{f(y)}" for x, y in pts) + ("Z" if close else "")


def smooth(pts: Points) -> str:
    """A closed curve through the middles of a polygon's sides."""
    n = len(pts)
    mids = [lerp(pts[i], pts[(i + 1) % n], 0.5) for i in range(n)]
    d = f"M{f(mids[-1][0])},{f(mids[-1][1])}Q"
    bows = (f"{f(p[0])},{f(p[1])} {f(q[0])},{f(q[1])}" for p, q in zip(pts, mids, strict=True))
    return d + " ".join(bows) + "Z"


def circ(x: float, y: float, r: float) -> str:
    """A circle."""
    return ell(x, y, r, r)


def ell(x: float, y: float, rx: float, ry: float) -> str:
    """An ellipse."""
    half = f"a{f(rx)},{f(ry)} 0 1 0"
    return f"M{f(x - rx)},{f(y)}{half} {f(2 * rx)},0{half} {f(-2 * rx)},0Z"


def _normal(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = math.hypot(dx, dy) or 1
    return (-dy / n, dx / n)


def gouge(a: Point, b: Point, w: float, bend: float = 0.0, peak: float = 0.4) -> str:
    """A graver's cut: pointed at both ends, widest at fraction `peak`, bowed by `bend`."""
    nx, ny = _normal(a, b)
    m = lerp(a, b, peak)
    p = (m[0] + nx * (bend + w), m[1] + ny * (bend + w))
    q = (m[0] + nx * (bend - w), m[1] + ny * (bend - w))
    return (
        f"M{f(a[0])},{f(a[1])}Q{f(p[0])},{f(p[1])} {f(b[0])},{f(b[1])}"
        f"Q{f(q[0])},{f(q[1])} {f(a[0])},{f(a[1])}Z"
    )


def wedge(a: Point, b: Point, w: float, bend: float = 0.0) -> str:
    """A tooth: w wide at a, pointed at b."""
    nx, ny = _normal(a, b)
    h = w / 2
    m = lerp(a, b, 0.5)
    u, v = bend + h * 0.7, bend - h * 0.7
    return (
        f"M{f(a[0] + nx * h)},{f(a[1] + ny * h)}"
        f"Q{f(m[0] + nx * u)},{f(m[1] + ny * u)} {f(b[0])},{f(b[1])}"
        f"Q{f(m[0] + nx * v)},{f(m[1] + ny * v)} {f(a[0] - nx * h)},{f(a[1] - ny * h)}Z"
    )


RHYTHM = (1, 0.62, 0.86, 0.5)


def teeth(
    A: Points,
    B: Points,
    n: int,
    w: float,
    bend: float = 0,
    rhythm: tuple[float, ...] = RHYTHM,
    t0: float = 0,
    t1: float = 1,
) -> str:
    """n teeth growing from line A towards line B: the woodcutter's half tone."""
    out = []
    for i in range(n):
        t = t0 + (t1 - t0) * (i + 0.5) / n
        a, b = at(A, t), at(B, t)
        out.append(wedge(a, lerp(a, b, rhythm[i % len(rhythm)]), w, bend))
    return "".join(out)


def cuts(
    A: Points,
    B: Points,
    n: int,
    w: float,
    bend: float = 0,
    rhythm: tuple[float, ...] = (1, 0.8),
    peak: float = 0.4,
) -> str:
    """n graver's cuts between lines A and B: gleam, strands, folds."""
    out = []
    for i in range(n):
        t = (i + 0.5) / n
        a, b = at(A, t), at(B, t)
        r = rhythm[i % len(rhythm)]
        out.append(gouge(lerp(a, b, (1 - r) / 2), lerp(a, b, (1 + r) / 2), w, bend, peak))
    return "".join(out)


def star(x: float, y: float, R: float, r: float, n: int = 5, rot: float = -90) -> str:
    """A star of n points, outer radius R, inner r, first point at rot degrees."""
    return poly([polar(x, y, r if i % 2 else R, rot + i * 180 / n) for i in range(2 * n)])


def facets(x: float, y: float, R: float, r: float, n: int, rot: float, light: str, dark: str) -> str:
    """A star with engraved facets: half of every point dark."""
    d = ""
    for i in range(n):
        a = rot + i * 360 / n
        d += poly([(x, y), polar(x, y, R, a), polar(x, y, r, a + 180 / n)])
    return P(star(x, y, R, r, n, rot), light) + P(d, dark)


def rays(x: float, y: float, n: int = 28, R: float = 900, colour: str = "") -> str:
    """n rays from a centre out to R, as wide as the gaps between them."""
    d = ""
    for i in range(n):
        d += poly([(x, y), polar(x, y, R, 360 / n * i), polar(x, y, R, 360 / n * (i + 0.5))])
    return P(d, colour)
