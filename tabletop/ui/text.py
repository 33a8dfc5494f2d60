"""Type: the fonts of the house, rendering with a cache, wrapping, and cleaning of text that comes from
outside.

Weights: "rye" for titles, 500, 700, 800 and "italic" for all else. Sizes here are pixels; the canvas speaks
units.
"""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from pathlib import Path
from typing import Literal, TypeAlias

import pygame

Weight: TypeAlias = Literal["rye", 500, 700, 800, "italic"]
Colour: TypeAlias = str | tuple[int, int, int]

_FILES: dict[Weight, str] = {
    "rye": "rye-400",
    500: "bitter-500",
    700: "bitter-700",
    800: "bitter-800",
    "italic": "bitter-500-italic",
}
_FALLBACKS: dict[Weight, tuple[Weight, ...]] = {"rye": (800,), "italic": (500,)}
_NOT_THERE = "\ue5d3"  # a private code point that no font of ours draws
_CACHE = 900


def clean(text: str, limit: int = 400) -> str:
    """Text that can be rendered: no control characters (NUL), no lone surrogates, at most `limit`
    characters."""
    kept = "".join(c for c in text if unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn"))
    return kept[:limit]


class Type:
    """The fonts, opened when first needed, and what they have rendered lately."""

    def __init__(self, folder: Path) -> None:
        pygame.font.init()
        self._folder = folder
        self._fonts: dict[tuple[Weight, int], pygame.font.Font] = {}
        self._rendered: OrderedDict[tuple[str, Weight, int, Colour], pygame.Surface] = OrderedDict()
        self._known: dict[tuple[Weight, str], bool] = {}

    def font(self, weight: Weight, px: int) -> pygame.font.Font:
        """The font at that size. Raises FileNotFoundError if the program's own files are missing."""
        key = (weight, px)
        if key not in self._fonts:
            self._fonts[key] = pygame.font.Font(str(self._folder / f"{_FILES[weight]}.woff2"), px)
        return self._fonts[key]

    def width(self, text: str, weight: Weight, px: int) -> int:
        """Width in pixels of one line."""
        return sum(self.font(w, px).size(part)[0] for w, part in self._runs(text, weight, px))

    def line(self, text: str, weight: Weight, px: int, colour: Colour) -> pygame.Surface:
        """One rendered line (shared and cached: blit it, do not change it)."""
        key = (text, weight, px, colour)
        found = self._rendered.get(key)
        if found is not None:
            self._rendered.move_to_end(key)
            return found
        surface = self._render(text, weight, px, colour)
        self._rendered[key] = surface
        if len(self._rendered) > _CACHE:
            self._rendered.popitem(last=False)
        return surface

    def wrap(self, text: str, weight: Weight, px: int, width: int) -> list[str]:
        """The text in lines of at most `width` pixels, broken between words; a longer word stands alone."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split():
                longer = f"{line} {word}" if line else word
                if line and self.width(longer, weight, px) > width:
                    lines.append(line)
                    line = word
                else:
                    line = longer
            lines.append(line)
        return lines

    def fitting(self, text: str, weight: Weight, px: int, width: int, least: int = 9) -> int:
        """The largest size up to `px` at which one line is at most `width` wide."""
        while px > least and self.width(text, weight, px) > width:
            px -= 1
        return px

    def _runs(self, text: str, weight: Weight, px: int) -> list[tuple[Weight, str]]:
        """The text in pieces, each with a font that has its letters (the first choice where none has)."""
        if text.isascii():
            return [(weight, text)]
        runs: list[tuple[Weight, str]] = []
        for letter in text:
            chosen = next((w for w in (weight, *_FALLBACKS.get(weight, ())) if self._has(w, letter)), weight)
            shown = letter if self._has(chosen, letter) else "·"  # a missing glyph is never shown as a box
            if runs and runs[-1][0] == chosen:
                runs[-1] = (chosen, runs[-1][1] + shown)
            else:
                runs.append((chosen, shown))
        return runs

    def _has(self, weight: Weight, letter: str) -> bool:
        key = (weight, letter)
        if key not in self._known:
            font = self.font(weight, 24)
            # the metrics of a missing glyph are not None but those of the box: compare with one known to be
            # missing
            self._known[key] = letter.isspace() or font.metrics(letter) != font.metrics(_NOT_THERE)
        return self._known[key]

    def _render(self, text: str, weight: Weight, px: int, colour: Colour) -> pygame.Surface:
        ink = pygame.Color(colour)
        pieces = [self.font(w, px).render(part, True, ink) for w, part in self._runs(clean(text), weight, px)]
        if len(pieces) == 1:
            return pieces[0]
        height = max((piece.get_height() for piece in pieces), default=1)
        whole = pygame.Surface((max(1, sum(p.get_width() for p in pieces)), height), pygame.SRCALPHA)
        x = 0
        for piece in pieces:
            whole.blit(piece, (x, height - piece.get_height()))
            x += piece.get_width()
        return whole
