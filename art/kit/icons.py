"""Icons: glyphs of one ink on a square of 32 with its middle at (0, 0); what is cut out is cut out."""

import math
from collections.abc import Callable

from art.kit.inks import INK, PARCH_L
from art.kit.sheet import sprite
from art.kit.signs import revolver
from art.kit.strokes import circ, g, moved, poly, pth, rect, star, stroke
from art.picture import Picture

SIDE = 48.0
HOLES = ' fill-rule="evenodd"'

SHAPES = {
    "undo": "M-13 -1L-2 -12V-5C8 -5 14 0 14 12C10 5 5 3 -2 3V10Z",
    "hint": (
        "M-4 -15H4V-13H-4ZM-5 -12H5L8 -8H-8ZM-11 -7H11L7.5 10H-7.5Z"
        "M0 -5C5 1 4 4.5 0 8C-4 4.5 -5 1 0 -5ZM-8 11.5H8V15H-8Z"
    ),
    "log": "M-14 -11C-9 -13.4 -4 -12.6 -1.2 -10.4V13C-4 11 -9 10.4 -14 12Z"
    "M14 -11C9 -13.4 4 -12.6 1.2 -10.4V13C4 11 9 10.4 14 12Z"
    "M-11 -7.4L-4 -6.2V-4L-11 -5.2ZM-11 -2.4L-4 -1.2V1L-11 -.2ZM-11 2.6L-4 3.8V6L-11 4.8Z"
    "M11 -7.4L4 -6.2V-4L11 -5.2ZM11 -2.4L4 -1.2V1L11 -.2ZM11 2.6L4 3.8V6L11 4.8Z",
    "menu": "M-14 -12H14V-7H-14ZM-14 -2.5H14V2.5H-14ZM-14 7H14V12H-14Z",
    "back": "M-14 0L0 -12V-5H14V5H0V12Z",
    "forward": "M14 0L0 -12V-5H-14V5H0V12Z",
    "eye": (
        "M-15 0C-8 -11 8 -11 15 0C8 11 -8 11 -15 0Z"
        "M0 -5.6A5.6 5.6 0 1 0 0 5.6A5.6 5.6 0 1 0 0 -5.6Z"
        "M0 -2.6A2.6 2.6 0 1 1 0 2.6A2.6 2.6 0 1 1 0 -2.6Z"
    ),
    "quit": "M-13 -9L-9 -13L0 -4L9 -13L13 -9L4 0L13 9L9 13L0 4L-9 13L-13 9L-4 0Z",
    "tick": "M-14 1L-9.5 -3.5L-3.5 2.5L9.5 -11.5L14 -7L-3.5 12Z",
    "door": (
        "M-12.6 15V-15H12.6V15H8.6V-11H-8.6V15ZM-6 -8.4H6V15H-6Z"
        "M2.6 1.6A1.9 1.9 0 1 0 2.6 5.4A1.9 1.9 0 1 0 2.6 1.6Z"
    ),
    "swap": "M-13 -9H5V-14L14 -6L5 1V-4H-13ZM13 9H-5V14L-14 6L-5 -1V4H13Z",
    "no": (
        "M0 -14A14 14 0 1 0 0 14A14 14 0 1 0 0 -14Z"
        "M0 -9.4A9.4 9.4 0 0 1 5.4 -7.7L-7.7 5.4A9.4 9.4 0 0 1 0 -9.4Z"
        "M7.7 -5.4A9.4 9.4 0 0 1 -5.4 7.7Z"
    ),
    "play": "M-9 -13L14 0L-9 13Z",
    "pause": "M-11 -12H-3V12H-11ZM3 -12H11V12H3Z",
    "next": "M-6 -14L10 0L-6 14L-11 9L-1 0L-11 -9Z",
    "prev": "M6 -14L-10 0L6 14L11 9L1 0L11 -9Z",
    "first": "M-14 -12H-9V12H-14ZM14 -12V12L-7 0Z",
    "last": "M14 -12H9V12H14ZM-14 -12V12L7 0Z",
    "bin": (
        "M-13 -11H13V-7H-13ZM-5 -14.5H5V-12H-5ZM-10.5 -5.5H10.5L8.4 14.5H-8.4Z"
        "M-5.4 -2L-4.6 11H-2.4L-2.8 -2ZM2.8 -2L2.4 11H4.6L5.4 -2Z"
    ),
    "book": "M-11 -11A4 4 0 0 1 -7 -15H12V9H-7A2.6 2.6 0 0 0 -7 13.4H12V15.5H-7A4 4 0 0 1 -11 11.5Z",
    "flag": "M-11 -15H-7.4V15.5H-11ZM-6 -13.4C-1 -16 3 -10 12.5 -13L9.5 -6L12.5 1C3 4 -1 -2 -6 .6Z",
    "bullet": (
        "M-6 -3C-6 -9 -3 -13.5 0 -15.5C3 -13.5 6 -9 6 -3ZM-6 -1H6V9.6H-6ZM-8 11.4H8V15.5H-8ZM-3.6 1V8H-1.6V1Z"
    ),
    "trophy": "M-8.6 -14.5H8.6V-12H14.5C14.5 -4 12 0 6.4 .6C5 3.4 3.4 4.8 2 5.4V9H7V10.8H9.4V15H-9.4"
    "V10.8H-7V9H-2V5.4C-3.4 4.8 -5 3.4 -6.4 .6C-12 0 -14.5 -4 -14.5 -12H-8.6Z"
    "M8.4 -9C8.4 -6.4 8 -4.2 7.4 -2.4C10 -3.2 11.2 -5.6 11.5 -9Z"
    "M-8.4 -9H-11.5C-11.2 -5.6 -10 -3.2 -7.4 -2.4C-8 -4.2 -8.4 -6.4 -8.4 -9Z",
    "close": "M-12 -9.4L-9.4 -12L0 -2.6L9.4 -12L12 -9.4L2.6 0L12 9.4L9.4 12L0 2.6L-9.4 12L-12 9.4L-2.6 0Z",
    "info": (
        "M0 -14.5A14.5 14.5 0 1 0 0 14.5A14.5 14.5 0 1 0 0 -14.5Z"
        "M0 -10A2.9 2.9 0 1 1 0 -4.2A2.9 2.9 0 1 1 0 -10Z"
        "M-4.6 -2.4H2.6V6.6H5V9.8H-5V6.6H-2.4V.8H-4.6Z"
    ),
    "pile": "M-11 -12L6 -15.5L11.5 7L-5.5 10.8ZM-12.6 -8.6L-7.8 13L8.6 9.8L9.2 11.8L-9.6 15.6L-15 -8.2Z",
    "chair": (
        "M-9.5 -15H-5V-12H4V-15H8.5V3.5H10.5V15H6.5V8H-7.5V15H-11.5V3.5H-9.5ZM-5 -9V-6H4V-9ZM-5 -3V3.5H4V-3Z"
    ),
    "up": "M0 -12L14 9L0 4L-14 9Z",
    "down": "M0 12L14 -9L0 -4L-14 -9Z",
    "plus": "M-4 -14H4V-4H14V4H4V14H-4V4H-14V-4H-4Z",
}


def _again(ink: str) -> str:
    ring_ = stroke("M-8.6 -6.6A11 11 0 1 0 2 -11", ink, 5)
    return ring_ + pth("M3.4 -19V-3.4L-8 -11Z", ink)


def _key(ink: str) -> str:
    ring_ = circ(-7, -4, 5.8, "none", f' stroke="{ink}" stroke-width="4.4"')
    return ring_ + pth("M-3 -2.4L14.6 6.4L12.6 11.4L9.6 9.9L8.4 12.6L4.8 10.8L6 8.2L-5 2.6Z", ink)


def _gear(ink: str) -> str:
    points = []
    for i in range(32):
        a = 2 * math.pi * (i + 0.5) / 32
        r = 15.0 if i % 4 in (0, 1) else 10.8
        points.append((r * math.cos(a), r * math.sin(a)))
    hole = "M0 -5A5 5 0 1 0 0 5A5 5 0 1 0 0 -5Z"
    return pth(poly(points) + hole, ink, HOLES)


SPEAKER = "M-14 -5H-8L1 -13V13L-8 5H-14Z"


def _speaker(ink: str) -> str:
    waves = stroke("M5 -6A8 8 0 0 1 5 6M9 -11A14 14 0 0 1 9 11", ink, 3.4, ' stroke-linecap="round"')
    return pth(SPEAKER, ink) + waves


def _mute(ink: str) -> str:
    return pth(SPEAKER, ink) + stroke(
        "M5.6 -5.4L14.4 5.4M14.4 -5.4L5.6 5.4", ink, 3.8, ' stroke-linecap="round"'
    )


def _card(x: float, y: float, turn: float, grow: float, fill: str) -> str:
    w, h = 14 + 2 * grow, 20 + 2 * grow
    return g(rect(-w / 2, -h / 2, w, h, fill, 2 + grow), f"translate({x} {y}) rotate({turn})")


def _cards(ink: str, name: str, places: list[tuple[float, float, float]]) -> str:
    """Cards one over the other, each parted from the next by a gap."""
    o = ""
    for i, (x, y, turn) in enumerate(places):
        above = "".join(_card(*p, 1.7, "#000") for p in places[i + 1 :])
        o += f'<mask id="{name}{i}"><rect x="-20" y="-20" width="40" height="40" fill="#fff"/>{above}</mask>'
        o += g(_card(x, y, turn, 0, ink), "", f' mask="url(#{name}{i})"')
    return o


def _deal(ink: str) -> str:
    return _cards(ink, "deal", [(-5.5, 0.5, -14), (4.5, 0, 12)])


def _hand(ink: str) -> str:
    return _cards(ink, "hand", [(-7.4, 2.4, -26), (0, -0.6, 0), (7.4, 2.4, 26)])


def _search(ink: str) -> str:
    ring_ = circ(-3, -3, 9, "none", f' stroke="{ink}" stroke-width="4"')
    return ring_ + stroke("M4.4 4.4L13 13", ink, 5.4, ' stroke-linecap="round"')


DRAWN: dict[str, Callable[[str], str]] = {
    "again": lambda ink: moved(_again(ink), 0, 3, 0.95),
    "key": _key,
    "gear": _gear,
    "speaker": _speaker,
    "mute": _mute,
    "deal": _deal,
    "hand": _hand,
    "search": _search,
    "star": lambda ink: pth(star(0, 1, 15.5), ink),
    "gun": lambda ink: moved(revolver(ink), -15.5, -9, 31 / 120),
}


def glyph(name: str, ink: str) -> str:
    return DRAWN[name](ink) if name in DRAWN else pth(SHAPES[name], ink, HOLES)


def pictures() -> dict[str, Picture]:
    out = {}
    for page, ink in (("icon", INK), ("icon-light", PARCH_L)):
        for name in sorted({*SHAPES, *DRAWN}):
            out[f"{page}/{name}"] = sprite(
                moved(glyph(name, ink), SIDE / 2, SIDE / 2, 1.42), SIDE, SIDE, "icons"
            )
    return out
