"""The lettering of the title: the one place where words are baked into a picture."""

from functools import cache
from pathlib import Path
from typing import Any

from art.kit.inks import AMBER, INK, OX_D, PARCH_L
from art.kit.sheet import clip, clipped
from art.kit.strokes import Point, bez, g, hatch, lerp, poly, pth

FONT = Path(__file__).resolve().parent.parent / "fonts" / "rye-400.woff2"
NAME, SIZE, SPACING = "Tumbleweed Tabletop", 132.0, 3.0


@cache
def _font() -> Any:
    from fontTools.ttLib import TTFont  # only the atlas builder has it

    return TTFont(FONT)


def _curve(control: list[Point]) -> list[Point]:
    """Points along one curve of a glyph; enough of them to bend."""
    at = bez(*control)
    return [at((i + 1) / 5) for i in range(5)]


def _contours(char: str) -> list[list[Point]]:
    """The glyph's outlines as polygons in font units, y up."""
    from fontTools.pens.basePen import decomposeQuadraticSegment
    from fontTools.pens.recordingPen import DecomposingRecordingPen

    glyphs, name = _font().getGlyphSet(), _font().getBestCmap()[ord(char)]
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    out: list[list[Point]] = []
    for op, args in pen.value:
        if op == "moveTo":
            out.append([args[0]])
        elif op == "lineTo":
            out[-1] += [lerp(out[-1][-1], args[0], (i + 1) / 4) for i in range(4)]
        elif op == "qCurveTo":
            for off, on in decomposeQuadraticSegment(args):
                out[-1] += _curve([out[-1][-1], off, on])
        elif op == "curveTo":
            out[-1] += _curve([out[-1][-1], *args])
    return out


def title_outline() -> tuple[str, float]:
    """The name as one path, arched and taller in its middle, centred on x 960; and its width."""
    metrics, chars = _font()["hmtx"], _font().getBestCmap()
    scale = SIZE / _font()["head"].unitsPerEm
    steps = [metrics[chars[ord(c)]][0] * scale + SPACING for c in NAME]
    width = sum(steps) - SPACING

    def bent(x: float, y: float) -> Point:
        t = (x / width - 0.5) * 2
        return (960 - width / 2 + x, 208 + y * (1.14 - 0.26 * t * t) - 34 * (1 - t * t))

    d, x = "", 0.0
    for char, step in zip(NAME, steps, strict=True):
        for contour in _contours(char):
            d += poly([bent(x + px * scale, -py * scale) for px, py in contour])
        x += step
    return d, width


def title_lettering() -> str:
    d, width = title_outline()
    left = 960 - width / 2
    o = ""
    for i in range(9, 0, -1):
        o += g(pth(d, INK if i > 7 else OX_D), f"translate({i * 1.1:.1f} {i * 1.5:.1f})")
    o += pth(d, INK, f' stroke="{INK}" stroke-width="9" stroke-linejoin="round"') + pth(d, PARCH_L)

    def foot(t: float) -> Point:
        return (left + width * t, 212 - 34 * (1 - (2 * t - 1) ** 2))

    def tip(t: float) -> Point:
        return (foot(t)[0], foot(t)[1] - 62)

    return o + clip("title", d) + g(pth(hatch(foot, tip, 250, 6.4, 2, 0.3), AMBER), "", clipped("title"))
