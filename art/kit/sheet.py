"""A sheet of paper: turns strokes into a whole SVG document with the lights and clips that it names."""

import re

from art.picture import Insets, Picture

LAMP, WARM, GLOW, VIGNETTE = "url(#lamp)", "url(#warm)", "url(#glow)", "url(#vignette)"


def _light(name: str, stops: list[tuple[float, str, float]]) -> str:
    inner = "".join(f'<stop offset="{at}" stop-color="{c}" stop-opacity="{a}"/>' for at, c, a in stops)
    return f'<radialGradient id="{name}">{inner}</radialGradient>'


def _blur(width: int) -> str:
    return (
        f'<filter id="blur{width}" x="-60%" y="-60%" width="220%" height="220%">'
        f'<feGaussianBlur stdDeviation="{width}"/></filter>'
    )


SHARED = {
    "lamp": _light(
        "lamp", [(0, "#ffdf94", 0.62), (0.35, "#f2b957", 0.3), (0.7, "#d98f35", 0.1), (1, "#d98f35", 0)]
    ),
    "warm": _light(
        "warm", [(0, "#f8be62", 0.46), (0.4, "#ecaa4a", 0.27), (0.75, "#d98f35", 0.09), (1, "#d98f35", 0)]
    ),
    "glow": _light("glow", [(0, "#ffe9ae", 0.95), (0.45, "#f4bd5c", 0.55), (1, "#e59a3a", 0)]),
    "vignette": _light(
        "vignette", [(0, "#120804", 0), (0.6, "#120804", 0.05), (0.82, "#120804", 0.34), (1, "#120804", 0.74)]
    ),
    **{f"blur{w}": _blur(w) for w in (3, 6, 10, 14)},
}


def blurred(width: int) -> str:
    return f' filter="url(#blur{width})"'


def clipped(name: str) -> str:
    return f' clip-path="url(#{name})"'


def clip(name: str, d: str) -> str:
    """A clip path of the sheet's own; goes anywhere in the body."""
    return f'<clipPath id="{name}"><path d="{d}"/></clipPath>'


def document(body: str, w: float, h: float, x: float = 0, y: float = 0) -> str:
    """The body as an SVG whose viewBox starts at (x, y); brings the shared lights that the body names."""
    named = dict.fromkeys(re.findall(r"url\(#([\w.-]+)\)", body))
    defs = "".join(SHARED[i] for i in named if i in SHARED)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'viewBox="{x:g} {y:g} {w:g} {h:g}"><defs>{defs}</defs>{body}</svg>'
    )


def sprite(body: str, w: float, h: float, page: str = "kit", pad: Insets = (0, 0, 0, 0)) -> Picture:
    """A picture whose body spans 0 to w and 0 to h, with `pad` more around it for shadows and overhang."""
    left, top, right, bottom = pad
    svg = document(body, w + left + right, h + top + bottom, -left, -top)
    return Picture(svg, w + left + right, h + top + bottom, page, pad=pad)


def plate(body: str, w: float, h: float, cut: Insets, pad: Insets, page: str = "kit") -> Picture:
    """A nine-slice whose body spans 0 to w and 0 to h; `cut` counts from the body's edge, not the pad's."""
    flat = sprite(body, w, h, page, pad)
    left, top, right, bottom = (c + p for c, p in zip(cut, pad, strict=True))
    return Picture(flat.svg, flat.w, flat.h, page, (left, top, right, bottom), pad=pad)


def background(body: str) -> Picture:
    """A whole screen."""
    return Picture(document(body, 1920, 1080), 1920, 1080, "background", opaque=True)
