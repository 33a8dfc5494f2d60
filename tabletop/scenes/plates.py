"""What tables paint the same way: name plates, paper labels, counters, speech bubbles."""

from __future__ import annotations

from typing import Final

from tabletop.core.people import temper_of
from tabletop.scenes.character import seat_word, temper_word
from tabletop.scenes.fittings import STARS, level_line, level_word
from tabletop.ui.canvas import INK, OXBLOOD_DARK, Canvas
from tabletop.ui.geometry import Box, around

ROOMY: Final = 220.0
"""Units from which on a plate tells level and temper in words; on a smaller one the stars tell the level."""


def name_plate(
    canvas: Canvas,
    box: Box,
    name: str,
    level: str,
    sub: str = "",
    picture: str = "strip/paper",
    room: Box | None = None,
) -> None:
    """A ribbon with a name, and under it an AI level and temper with the level's stars, or other words.
    `room`: the part of the ribbon that nothing else covers."""
    canvas.slice(picture, box)
    inner = (room or box).grown(-24, -5)
    canvas.centred(inner._replace(h=inner.h * 0.58), name, 29, 800)
    under = Box(inner.x, inner.y + inner.h * 0.56, inner.w, inner.h * 0.44)
    if room is None:  # in its middle a ribbon is wider than at its cut ends
        under = Box(under.x - 8, under.y, under.w + 16, under.h)
    if level in STARS and not sub:
        words = seat_word(level, name) if under.w >= ROOMY else temper_word(temper_of(name))
        level_line(canvas, under, level, words=words)
    elif sub:
        canvas.centred(under, sub if level not in STARS else f"{level_word(level)} · {sub}", 21, 500)


def label(
    canvas: Canvas,
    cx: float,
    cy: float,
    words: str,
    size: float = 22,
    picture: str = "strip/paper-small",
    max_w: float = 420,
) -> Box:
    """A paper ribbon as wide as its words, in the middle of (cx, cy). Returns its box."""
    width = min(max_w, canvas.text_width(words, size, 700) + 56)
    height = max(44.0, size * 1.9 * min(1.35, canvas.text_scale))
    box = around(cx, cy, width, height)
    canvas.slice(picture, box)
    canvas.centred(box.grown(-24, -5), words, size, 700)
    return box


def count(canvas: Canvas, x: float, y: float, number: int) -> None:
    """A small paper disc with a number."""
    canvas.picture("disc/count", x, y, 46)
    canvas.centred(around(x, y, 38, 36), str(number), 26, 800, fixed=True)


def bubble(canvas: Canvas, words: str, at: Box, red: bool, beside: bool = False) -> None:
    """A speech bubble over (or under, or beside) the thing it is about, its tail on that thing; kept on the
    screen."""
    size = 25.0
    most = 360.0 if beside else 560.0
    width = min(most, max(220.0, canvas.text_width(words, size, 700) + 60))
    lines = canvas.lines(words, size, width - 56, 700)
    height = max(70.0, len(lines) * size * 1.3 * canvas.text_scale + 38)
    if beside:
        x = at.right + 26 if at.right + 26 + width < 1904 else at.x - width - 26
        box = Box(x, min(at.y + 96, 1064 - height), width, height)
    else:
        box = _over(at, width, height)
    canvas.slice(f"bubble/{'red' if red else 'plain'}", box)
    if not beside and box.bottom <= at.y + 4:
        tail = min(max(at.cx, box.x + 34), box.right - 34)
        canvas.picture("bubble/tail" if red else "bubble/tail-plain", tail, box.bottom + 20)
    ink = OXBLOOD_DARK if red else INK
    canvas.paragraph(box.grown(-28, -14), words, size, 700, ink, "middle", middle=True)


def _over(at: Box, width: float, height: float) -> Box:
    """Where a bubble of that size stands over a thing, or under it where the screen ends."""
    below = at.y - height - 40 < 20
    x = min(max(at.cx - width * 0.3, 16), 1904 - width)
    y = at.bottom + 34 if below else at.y - height - 34
    return Box(x, min(max(y, 16), 1064 - height), width, height)
