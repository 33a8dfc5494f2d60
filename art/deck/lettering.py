"""Type set as outlines, so that a card needs no font where it is rasterised."""

from functools import cache
from pathlib import Path
from typing import Any

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

from .inks import INK
from .marks import f

FONTS = Path(__file__).parent / "fonts"
SLAB = "alfa-slab-one"  # indices
WESTERN = "rye"  # words


@cache
def _font(name: str) -> tuple[Any, dict[int, str], float]:
    """Glyph set, character map and cap height of a font of this deck."""
    font = TTFont(FONTS / f"{name}.woff2")
    glyphs, cmap = font.getGlyphSet(), font.getBestCmap()
    pen = BoundsPen(glyphs)
    glyphs[cmap[ord("H")]].draw(pen)
    return glyphs, cmap, pen.bounds[3]


def _outlines(text: str, font: str, track: float) -> tuple[list[tuple[str, float]], float, float]:
    """Path data with its advance for each letter, and the inked extent; in font units."""
    glyphs, cmap, _ = _font(font)
    adv, parts, x0, x1 = 0.0, [], 1e9, -1e9
    for ch in text:
        glyph = glyphs[cmap[ord(ch)]]
        bounds = BoundsPen(glyphs)
        glyph.draw(bounds)
        if bounds.bounds:
            x0, x1 = min(x0, adv + bounds.bounds[0]), max(x1, adv + bounds.bounds[2])
        pen = SVGPathPen(glyphs, ntos=f)
        glyph.draw(pen)
        parts.append((pen.getCommands(), adv))
        adv += glyph.width + track
    return parts, x0, x1


def text_width(text: str, font: str, size: float, track: float = 0) -> float:
    """Inked width of a line of type whose capitals are `size` high."""
    k = size / _font(font)[2]
    _, x0, x1 = _outlines(text, font, track / k)
    return (x1 - x0) * k


def text(
    words: str,
    font: str,
    size: float,
    x: float,
    y: float,
    fill: str = INK,
    squeeze: float = 1.0,
    track: float = 0,
) -> str:
    """A line of type centred at x on baseline y. size: cap height; track: added letterspace."""
    k = size / _font(font)[2]
    parts, x0, x1 = _outlines(words, font, track / k)
    left = x - (x1 - x0) * k * squeeze / 2
    body = "".join(f'<path d="{d}" transform="translate({f(a)},0)"/>' for d, a in parts if d)
    place = f"translate({f(left)},{f(y)}) scale({k * squeeze:.5f},{-k:.5f}) translate({f(-x0)},0)"
    return f'<g fill="{fill}" transform="{place}">{body}</g>'


def rank(words: str, x: float, y: float, size: float, fill: str, widest: float) -> str:
    """An index rank: slab letters squeezed like condensed wood type."""
    track = -3 if len(words) > 1 else 0
    squeeze = min(0.92, widest / text_width(words, SLAB, size, track))
    return text(words, SLAB, size, x, y, fill, squeeze, track)


def squeezed(words: str, x: float, y: float, size: float, fill: str, widest: float) -> str:
    """A slab word as high as asked, made narrower where it must."""
    return text(words, SLAB, size, x, y, fill, min(1, widest / text_width(words, SLAB, size)))


def fitted(words: str, x: float, y: float, size: float, fill: str, widest: float) -> str:
    """A western word made smaller as a whole where it must."""
    return text(words, WESTERN, size * min(1, widest / text_width(words, WESTERN, size)), x, y, fill)
