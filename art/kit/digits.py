"""Figures as outlines, for the few pictures that carry a number of their own. They are no words."""

from functools import cache
from pathlib import Path
from typing import Any

FONT = Path(__file__).resolve().parent.parent / "fonts" / "bitter-800.woff2"


@cache
def _font() -> Any:
    from fontTools.ttLib import TTFont  # only the atlas builder has it

    return TTFont(FONT)


def outline(number: int, size: float, x: float, y: float) -> str:
    """The figures of `number` as one path, centred on (x, y), `size` an em."""
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen

    font, glyphs, chars = _font(), _font().getGlyphSet(), _font().getBestCmap()
    k = size / font["head"].unitsPerEm
    names = [chars[ord(c)] for c in str(number)]
    steps = [font["hmtx"].metrics[name][0] * k for name in names]
    tall = font["OS/2"].sCapHeight * k
    left, out = x - sum(steps) / 2, ""
    for name, step in zip(names, steps, strict=True):
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.2f}")
        glyphs[name].draw(TransformPen(pen, (k, 0, 0, -k, left, y + tall / 2)))
        out += pen.getCommands()
        left += step
    return out
