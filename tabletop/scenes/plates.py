"""What tables paint the same way: name plates, paper labels, counters, speech bubbles."""

from __future__ import annotations

from tabletop.scenes.fittings import STARS, level_line, level_word
from tabletop.ui.canvas import INK, OXBLOOD_DARK, Canvas
from tabletop.ui.geometry import Box, around


def name_plate(canvas: Canvas, box: Box, name: str, level: str, sub: str = "", picture: str = "strip/paper") -> None:
    """A ribbon with a name, and under it an AI level with its stars, or other words."""
    canvas.slice(picture, box)
    inner = box.grown(-24, -5)
    canvas.centred(inner._replace(h=inner.h * 0.58), name, 29, 800)
    under = Box(inner.x, inner.y + inner.h * 0.56, inner.w, inner.h * 0.44)
    if level in STARS and not sub:
        level_line(canvas, under, level)
    elif sub:
        canvas.centred(under, sub if level not in STARS else f"{level_word(level)} · {sub}", 21, 500)


def label(canvas: Canvas, cx: float, cy: float, words: str, size: float = 22, picture: str = "strip/paper-small",
          max_w: float = 420) -> Box:  # fmt: skip
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


def bubble(canvas: Canvas, words: str, at: Box, red: bool) -> None:
    """A speech bubble over (or under) the thing it is about, its tail on that thing; kept on the screen."""
    size = 25.0
    width = min(560.0, max(220.0, canvas.text_width(words, size, 700) + 60))
    lines = canvas.lines(words, size, width - 56, 700)
    height = max(70.0, len(lines) * size * 1.3 * canvas.text_scale + 38)
    below = at.y - height - 40 < 20
    x = min(max(at.cx - width * 0.3, 16), 1904 - width)
    y = at.bottom + 34 if below else at.y - height - 34
    y = min(max(y, 16), 1064 - height)
    box = Box(x, y, width, height)
    style = "red" if red else "plain"
    tail = min(max(at.cx, x + 34), x + width - 34)
    canvas.slice(f"bubble/{style}", box)
    if not below and box.bottom <= at.y + 4:
        canvas.picture("bubble/tail" if red else "bubble/tail-plain", tail, box.bottom + 20)
    canvas.paragraph(box.grown(-28, -14), words, size, 700, OXBLOOD_DARK if red else INK, "middle", middle=True)
