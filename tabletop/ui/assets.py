"""Pictures by name: cut from the committed atlases, scaled for the window, cached.

Sizes asked for are pixels. Two tiers stand on disk, x1 (a design unit a pixel) and x2; the smallest that is
large enough
is taken and averaged down. Returned surfaces are shared: blit them, do not change them.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from pathlib import Path
from typing import Any, NamedTuple

import pygame

_CACHE_PIXELS = 14_000_000  # about 56 MiB of scaled pictures; beyond it the least lately used go


class Size(NamedTuple):
    """A picture's normal size in design units."""

    w: float
    h: float


class Pad(NamedTuple):
    """Four distances in design units."""

    left: float
    top: float
    right: float
    bottom: float


class Assets:
    """The atlas: pictures, nine-slices, turned, dimmed and faded copies."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        index = json.loads((folder / "index.json").read_text(encoding="utf-8"))
        self._pictures: dict[str, dict[str, Any]] = index["pictures"]
        self._pages: dict[str, pygame.Surface] = {}
        self._pads: dict[str, Pad] = {}
        self._sizes: dict[str, Size] = {}
        self._cache: OrderedDict[tuple[Any, ...], pygame.Surface] = OrderedDict()
        self._cached_pixels = 0
        self._places: dict[str, Any] | None = None

    def __contains__(self, name: str) -> bool:
        return name in self._pictures

    @property
    def names(self) -> list[str]:
        """Every picture's name, sorted."""
        return sorted(self._pictures)

    def size(self, name: str) -> Size:
        """The design size of the thing itself, without shadow or glow. Raises KeyError for an unknown
        name."""
        found = self._sizes.get(name)
        if found is None:
            entry, pad = self._pictures[name], self.pad(name)
            found = self._sizes[name] = Size(
                entry["w"] - pad.left - pad.right, entry["h"] - pad.top - pad.bottom
            )
        return found

    def pad(self, name: str) -> Pad:
        """How far the picture's shadow, glow or overhang reaches beyond the thing itself, in design units."""
        found = self._pads.get(name)
        if found is None:
            found = self._pads[name] = Pad(*(self._pictures[name].get("pad") or (0, 0, 0, 0)))
        return found

    def cut(self, name: str) -> Pad:
        """A nine-slice's corners, counted from the edge of the thing itself."""
        insets = self._pictures[name].get("slice") or (0, 0, 0, 0)
        return Pad(*(max(0.0, s - p) for s, p in zip(insets, self.pad(name), strict=True)))

    @property
    def places(self) -> dict[str, Any]:
        """Where things stand inside the pictures (signs, doors, lanterns), as the drawings' own source
        says."""
        if self._places is None:
            self._places = json.loads((self._folder / "places.json").read_text(encoding="utf-8"))
        return self._places

    def forget_scaled(self) -> None:
        """Drop scaled copies (the window has another size); pages stay."""
        self._cache.clear()
        self._cached_pixels = 0

    def forget(self) -> None:
        """Drop every picture; what is asked for again is loaded again."""
        self.forget_scaled()
        self._pages.clear()

    def picture(self, name: str, w: int, h: int) -> pygame.Surface:
        """The picture at exactly w x h pixels."""
        key = ("p", name, w, h)
        found = self._get(key)
        if found is None:
            source = self._source(name, w, h)
            found = source if source.get_size() == (w, h) else pygame.transform.smoothscale(source, (w, h))
            self._put(key, found)
        return found

    def turned(self, name: str, w: int, h: int, angle: float) -> pygame.Surface:
        """The picture at w x h pixels turned clockwise by `angle` degrees (to a fifth of a degree)."""
        step = round(angle * 5) % 1800
        if step == 0:
            return self.picture(name, w, h)
        key = ("t", name, w, h, step)
        found = self._get(key)
        if found is None:
            # rotozoom leaves the edge of a surface jagged: a clear margin makes it an inner, smoothed edge
            framed = pygame.Surface((w + 4, h + 4), pygame.SRCALPHA)
            framed.blit(self.picture(name, w, h), (2, 2))
            found = pygame.transform.rotozoom(framed, -step / 5, 1.0)
            self._put(key, found)
        return found

    def toned(
        self, name: str, w: int, h: int, angle: float, tone: tuple[int, int, int], amount: float
    ) -> pygame.Surface:
        """As `turned`, mixed with a colour (`amount` 0..1): how cards are dimmed, and faded copies
        prebuilt."""
        key = ("d", name, w, h, round(angle * 5), tone, round(amount * 100))
        found = self._get(key)
        if found is None:
            found = self.turned(name, w, h, angle).copy()
            keep = round(255 * (1 - amount))
            found.fill((keep, keep, keep, 255), special_flags=pygame.BLEND_RGBA_MULT)
            veil = pygame.Surface(found.get_size(), pygame.SRCALPHA)
            veil.fill((*(round(c * amount) for c in tone), 0))
            found.blit(veil, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
            self._put(key, found)
        return found

    def faded(self, surface: pygame.Surface, key: tuple[Any, ...], alpha: float) -> pygame.Surface:
        """A copy of a cached surface at that opacity (to a sixteenth): a plain blit of it is 7 times faster
        than set_alpha."""
        step = max(0, min(16, round(alpha * 16)))
        if step == 16:
            return surface
        whole = ("f", key, step)
        found = self._get(whole)
        if found is None:
            found = surface.copy()
            found.fill((255, 255, 255, step * 255 // 16), special_flags=pygame.BLEND_RGBA_MULT)
            self._put(whole, found)
        return found

    def slice(self, name: str, w: int, h: int, scale: float) -> pygame.Surface:
        """A nine-slice picture, shadow and all, at w x h pixels: corners keep their shape at `scale` pixels a
        unit, the rest stretches."""
        key = ("s", name, w, h, round(scale * 1000))
        found = self._get(key)
        if found is None:
            found = self._nine(name, w, h, scale)
            self._put(key, found)
        return found

    def _nine(self, name: str, w: int, h: int, scale: float) -> pygame.Surface:
        entry = self._pictures[name]
        insets = entry.get("slice") or (0, 0, 0, 0)
        # a plate smaller than its corners is drawn at a smaller scale, so that corners never overlap
        fit = min(
            1.0,
            w / max(1e-6, (insets[0] + insets[2]) * scale),
            h / max(1e-6, (insets[1] + insets[3]) * scale),
        )
        scale *= fit
        sw, sh = max(3, round(entry["w"] * scale)), max(3, round(entry["h"] * scale))
        source = self.picture(name, sw, sh)
        left, top, right, bottom = (round(v * scale) for v in insets)
        xs = ((0, left, 0, left), (left, sw - right, left, w - right), (sw - right, sw, w - right, w))
        ys = ((0, top, 0, top), (top, sh - bottom, top, h - bottom), (sh - bottom, sh, h - bottom, h))
        out = pygame.Surface((w, h), pygame.SRCALPHA)
        for x0, x1, dx0, dx1 in xs:
            for y0, y1, dy0, dy1 in ys:
                if x1 <= x0 or y1 <= y0 or dx1 <= dx0 or dy1 <= dy0:
                    continue
                part = source.subsurface((x0, y0, x1 - x0, y1 - y0))
                if part.get_size() != (dx1 - dx0, dy1 - dy0):
                    part = pygame.transform.smoothscale(part, (dx1 - dx0, dy1 - dy0))
                out.blit(part, (dx0, dy0))
        return out

    def _source(self, name: str, w: int, h: int) -> pygame.Surface:
        entry = self._pictures[name]
        page, x, y, pw, ph = entry["x1"]
        if "x2" in entry and (w > pw * 1.04 or h > ph * 1.04):
            page, x, y, pw, ph = entry["x2"]
            tier = "x2"
        else:
            tier = "x1"
        return self._page(f"{tier}/{page}").subsurface((x, y, pw, ph))

    def _page(self, path: str) -> pygame.Surface:
        if path not in self._pages:
            loaded = pygame.image.load(str(self._folder / path))
            shown = pygame.display.get_surface() is not None
            if path.endswith(".jpg"):  # a background is as large as the screen: only the one in use is kept
                for other in [p for p in self._pages if p.endswith(".jpg")]:
                    del self._pages[other]
                self._pages[path] = loaded.convert() if shown else loaded
            else:
                self._pages[path] = loaded.convert_alpha() if shown else loaded
        return self._pages[path]

    def _get(self, key: tuple[Any, ...]) -> pygame.Surface | None:
        found = self._cache.get(key)
        if found is not None:
            self._cache.move_to_end(key)
        return found

    def _put(self, key: tuple[Any, ...], surface: pygame.Surface) -> None:
        self._cache[key] = surface
        self._cached_pixels += surface.get_width() * surface.get_height()
        while self._cached_pixels > _CACHE_PIXELS and len(self._cache) > 1:
            _, old = self._cache.popitem(last=False)
            self._cached_pixels -= old.get_width() * old.get_height()
