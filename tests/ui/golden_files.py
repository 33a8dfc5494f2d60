"""Golden files: what is compared, how a new state is taken over, and the page that shows a difference.

With `TUMBLEWEED_GOLDEN=write` in the environment the tests write what they would compare. Look at the
difference before committing it.
"""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import mkdtemp

import pygame

FOLDER = Path(__file__).parent / "golden"
_WRITES = os.environ.get("TUMBLEWEED_GOLDEN") == "write"
_STEP = 24
"""How far a colour of a pixel may be off (of 255): scaling differs a little from machine to machine."""
_SHARE = 0.004
"""How large a part of the pixels may be further off."""


def compare_text(name: str, found: str) -> None:
    """Exact. Raises AssertionError with the first lines that differ."""
    path = FOLDER / f"{name}.txt"
    if _WRITES:
        path.write_text(found, encoding="utf-8")
    wanted = path.read_text(encoding="utf-8")
    assert found.splitlines() == wanted.splitlines()


def compare_picture(name: str, found: pygame.Surface) -> None:
    """With a tolerance. Raises AssertionError naming a page that shows both and where they differ."""
    path = FOLDER / f"{name}.png"
    if _WRITES:
        pygame.image.save(found, str(path))
    wanted = pygame.image.load(str(path)).convert(found)
    assert found.get_size() == wanted.get_size()
    far = pygame.mask.from_threshold(_difference(found, wanted), (0, 0, 0), (_STEP, _STEP, _STEP, 255))
    far.invert()
    share = far.count() / (found.get_width() * found.get_height())
    if share > _SHARE:
        raise AssertionError(
            f"{name}: {share:.2%} of the picture has changed, see {_page(name, found, wanted, far)}"
        )


def _difference(a: pygame.Surface, b: pygame.Surface) -> pygame.Surface:
    one, other = a.copy(), b.copy()
    one.blit(b, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other.blit(a, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    one.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return one


def _page(name: str, found: pygame.Surface, wanted: pygame.Surface, far: pygame.mask.Mask) -> Path:
    """A page with the golden picture, the new one, and the new one with what has changed in red."""
    folder = Path(mkdtemp(prefix="tumbleweed-golden-"))
    marked = found.copy()
    marked.blit(far.to_surface(setcolor=(255, 0, 0, 200), unsetcolor=(0, 0, 0, 0)), (0, 0))
    for kind, picture in (("golden", wanted), ("found", found), ("changed", marked)):
        pygame.image.save(picture, str(folder / f"{kind}.png"))
    page = folder / "index.html"
    figures = "".join(f'<p>{kind}<br><img src="{kind}.png"></p>' for kind in ("golden", "found", "changed"))
    page.write_text(f"<!doctype html><title>{name}</title><h1>{name}</h1>{figures}", encoding="utf-8")
    return page
