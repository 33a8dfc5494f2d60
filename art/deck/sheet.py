"""A contact sheet of the deck, to judge the family by: python -m art.deck.sheet OUT.png [NAME ...]

Without names: every card, at reading size, as thumbnails and in grey. With names: those cards
at 720, 240 and 96 px and in grey.
"""

import io
import sys

import resvg_py
from PIL import Image

from .frame import H, W
from .pictures import pictures

FELT = "#1f4a3d"
GAP = 14


def render(svg: str, width: int) -> Image.Image:
    """A card width px wide, reduced from the full drawing so that small strokes keep their weight."""
    full = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=W)))).convert("RGBA")
    return full if width == W else shrink(full, width)


def shrink(card: Image.Image, width: int) -> Image.Image:
    """The card reduced to a width, with clean transparent corners."""
    size = (width, round(width * H / W))
    return card.convert("RGBa").resize(size, Image.Resampling.LANCZOS).convert("RGBA")


def grey(card: Image.Image) -> Image.Image:
    """The card as it looks without colour."""
    return card.convert("LA").convert("RGBA")


def _grid(cards: list[Image.Image], columns: int) -> Image.Image:
    w, h = cards[0].size
    rows = -(-len(cards) // columns)
    out = Image.new("RGB", (GAP + columns * (w + GAP), GAP + rows * (h + GAP)), FELT)
    for i, card in enumerate(cards):
        out.paste(card, (GAP + i % columns * (w + GAP), GAP + i // columns * (h + GAP)), card)
    return out


def _stack(sheets: list[Image.Image]) -> Image.Image:
    out = Image.new("RGB", (max(s.width for s in sheets), sum(s.height for s in sheets)), FELT)
    y = 0
    for s in sheets:
        out.paste(s, (0, y))
        y += s.height
    return out


def family(svgs: list[str]) -> Image.Image:
    """All cards at 178 px, at 60 px and at 60 px in grey."""
    big = [render(svg, 178) for svg in svgs]
    small = [shrink(card, 60) for card in big]
    return _stack([_grid(big, 13), _grid(small, 33), _grid([grey(c) for c in small], 33)])


def proof(svgs: list[str]) -> Image.Image:
    """Cards one by one: 720 px, 240 px, 96 px, grey."""
    full = _grid([render(svg, W) for svg in svgs], len(svgs))
    small = [render(svg, w) for svg in svgs for w in (240, 96)]
    row = Image.new("RGB", (GAP + sum(c.width + GAP for c in small) * 2, 336 + 2 * GAP), FELT)
    x = GAP
    for card in [*small, *(grey(c) for c in small)]:
        row.paste(card, (x, GAP), card)
        x += card.width + GAP
    return _stack([full, row])


def main(args: list[str]) -> None:
    """Write the sheet that the command line asks for."""
    if not args:
        sys.exit(__doc__)
    drawn = pictures()
    names = args[1:] or list(drawn)
    sheet = (proof if args[1:] else family)([drawn[n].svg for n in names])
    sheet.save(args[0])


if __name__ == "__main__":
    main(sys.argv[1:])
