"""Rasterises the drawn sources in `art/` into the committed atlases in `art/atlas`.

    python build/art.py            renders every picture and writes pages and index.json
    python build/art.py --only X   renders only the pages that hold a picture whose name begins with X
    python build/art.py --check    exits 1 with one line when the atlases are older than their sources

Rendering needs resvg-py, pillow, fonttools and brotli; `--check` needs the standard library alone. The same
sources give the same bytes on the same versions of those packages.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import io
import json
import math
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PIL import Image

    from art.picture import Picture

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "art"
ATLAS = ART / "atlas"
SUBJECTS = ("kit", "scenes", "deck")
TIERS = {"x1": 1, "x2": 2}
OVERSAMPLE = 4  # sprites are drawn at four times the design size and averaged down to both tiers
PAGE_SIDE = 4096
GAP = 2
JPEG_QUALITY = {"x1": 90, "x2": 84}  # at twice the size the eye is half as near to a pixel

Spot = list[Any]  # [page file, x, y, w, h] in pixels
Placed = tuple[str, "Image.Image", int, int]


def source_hash() -> str:
    """SHA-256 over everything that a picture can depend on, independent of the platform's newlines."""
    files = [
        *ART.rglob("*.py"),
        *ART.rglob("*.svg"),
        *(ART / "fonts").glob("*.woff2"),
        Path(__file__).resolve(),
    ]
    digest = hashlib.sha256()
    for path in sorted(files, key=lambda p: p.relative_to(ROOT).as_posix()):
        data = path.read_bytes()
        if path.suffix != ".woff2":
            data = data.replace(b"\r\n", b"\n")
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + data + b"\0")
    return digest.hexdigest()


def stale() -> str | None:
    """The reason why the committed atlases do not belong to the sources, or None when they do."""
    index = ATLAS / "index.json"
    if not index.is_file():
        return "art/atlas/index.json is missing: run python build/art.py"
    if json.loads(index.read_text(encoding="utf-8")).get("sources") != source_hash():
        return "art/atlas is older than its sources: run python build/art.py"
    return None


def gather() -> dict[str, Picture]:
    """All pictures of all subjects by name, in the order of their names."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    found: dict[str, Picture] = {}
    for subject in SUBJECTS:
        if not (ART / subject / "pictures.py").is_file():
            continue
        drawn = importlib.import_module(f"art.{subject}.pictures").pictures()
        twice = found.keys() & drawn.keys()
        if twice:
            raise ValueError(f"drawn twice: {sorted(twice)}")
        found.update(drawn)
    return dict(sorted(found.items()))


def raster(svg: str, width: int, height: int) -> Image.Image:
    """The SVG drawn at width x height pixels, as RGBA."""
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(png))).convert("RGBA")


def reduced(image: Image.Image, width: int, height: int) -> Image.Image:
    """The image averaged down; pillow weighs colours by their alpha, so no dark fringe appears."""
    from PIL import Image

    if image.size == (width, height):
        return image
    return image.resize((width, height), Image.Resampling.LANCZOS)


def size_at(picture: Picture, scale: int) -> tuple[int, int]:
    return max(1, math.ceil(picture.w * scale)), max(1, math.ceil(picture.h * scale))


def widen(picture: Picture, scale: int) -> tuple[str, int, int]:
    """The SVG with its viewBox rounded up to whole pixels, so that half a unit is never squeezed."""
    import re

    w, h = size_at(picture, scale)

    def grown(match: re.Match[str]) -> str:
        x, y, bw, bh = (float(v) for v in match.group(1).split())
        return f'viewBox="{x:g} {y:g} {bw * w / scale / picture.w:.6g} {bh * h / scale / picture.h:.6g}"'

    return re.sub(r'viewBox="([^"]+)"', grown, picture.svg, count=1), w, h


def tiers_of(picture: Picture) -> dict[str, Image.Image]:
    """The picture at each tier, drawn once per tier from a finer raster."""
    images = {}
    for tier, scale in TIERS.items():
        svg, w, h = widen(picture, scale)
        fine = 2 if picture.opaque and scale == 1 else 1 if picture.opaque else OVERSAMPLE // scale
        svg = without_size(svg)
        images[tier] = reduced(raster(svg, w * fine, h * fine), w, h)
    return images


def without_size(svg: str) -> str:
    """Width and height are dropped from the root: the raster's size alone decides, not the document's."""
    head, sep, rest = svg.partition(">")
    import re

    return re.sub(r'\s(?:width|height)="[^"]*"', "", head) + sep + rest


def pack(images: dict[str, Image.Image]) -> list[dict[str, tuple[int, int]]]:
    """Shelves of falling height; returns for each page the corner of every picture on it."""
    pages: list[dict[str, tuple[int, int]]] = [{}]
    x = y = shelf = 0
    for name in sorted(images, key=lambda n: (-images[n].height, -images[n].width, n)):
        w, h = images[name].size
        if x + w > PAGE_SIDE:
            x, y, shelf = 0, y + shelf + GAP, 0
        if y + h > PAGE_SIDE:
            pages.append({})
            x = y = shelf = 0
        pages[-1][name] = (x, y)
        x, shelf = x + w + GAP, max(shelf, h)
    return pages


def write_page(path: Path, spots: dict[str, tuple[int, int]], images: dict[str, Image.Image]) -> None:
    from PIL import Image

    width = max(x + images[name].width for name, (x, _) in spots.items())
    height = max(y + images[name].height for name, (_, y) in spots.items())
    page = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    for name, corner in spots.items():
        page.paste(images[name], corner)
    path.parent.mkdir(parents=True, exist_ok=True)
    page.save(path, optimize=True, compress_level=9)


def write_backgrounds(drawn: dict[str, Picture]) -> dict[str, dict[str, Spot]]:
    """Each background as a JPEG of its own in both tiers."""
    spots: dict[str, dict[str, Spot]] = {}
    for name, picture in drawn.items():
        spots[name] = {}
        for tier, image in tiers_of(picture).items():
            path = ATLAS / tier / (name.replace("/", "-") + ".jpg")
            path.parent.mkdir(parents=True, exist_ok=True)
            image.convert("RGB").save(
                path, quality=JPEG_QUALITY[tier], optimize=True, progressive=True, subsampling=0
            )
            spots[name][tier] = [path.name, 0, 0, *image.size]
    return spots


def write_sprites(page: str, drawn: dict[str, Picture]) -> dict[str, dict[str, Spot]]:
    """All pictures of one page packed on as many files as it needs, in both tiers."""
    rasters = {name: tiers_of(picture) for name, picture in drawn.items()}
    spots: dict[str, dict[str, Spot]] = {name: {} for name in drawn}
    for tier in TIERS:
        images = {name: by_tier[tier] for name, by_tier in rasters.items()}
        for old in (ATLAS / tier).glob(f"{page}-*.png"):
            old.unlink()
        for number, corners in enumerate(pack(images)):
            path = ATLAS / tier / f"{page}-{number}.png"
            write_page(path, corners, images)
            for name, (x, y) in corners.items():
                spots[name][tier] = [path.name, x, y, *images[name].size]
    return spots


def build(only: str | None) -> None:
    """Renders what was asked for and writes the index, keeping untouched pages of an earlier run."""
    drawn = gather()
    pages: dict[str, dict[str, Picture]] = {}
    for name, picture in drawn.items():
        pages.setdefault(name if picture.opaque else picture.page, {})[name] = picture
    old: dict[str, Any] = {}
    if only is not None and (ATLAS / "index.json").is_file():
        old = json.loads((ATLAS / "index.json").read_text(encoding="utf-8"))["pictures"]
    entries: dict[str, Any] = {}
    for page, members in sorted(pages.items()):
        fresh = only is None or any(name.startswith(only) for name in members)
        if not fresh and all(name in old for name in members):
            entries.update({name: old[name] for name in members})
            continue
        opaque = next(iter(members.values())).opaque
        spots = write_backgrounds(members) if opaque else write_sprites(page, members)
        for name, picture in members.items():
            shape = {"w": picture.w, "h": picture.h, "slice": picture.slice, "pad": picture.pad}
            entries[name] = {**shape, **spots[name]}
        print(f"{page}: {len(members)} pictures", flush=True)
    write_index(entries)
    write_places()


def write_index(entries: dict[str, Any]) -> None:
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries))
    text = f'{{"sources": "{source_hash()}",\n"pictures": {{\n{lines}\n}}}}\n'
    (ATLAS / "index.json").write_text(text, encoding="utf-8", newline="\n")
    used = {(tier, entry[tier][0]) for entry in entries.values() for tier in TIERS}
    for tier in TIERS:
        for path in (ATLAS / tier).iterdir():
            if (tier, path.name) not in used:
                path.unlink()


def write_places() -> None:
    """Where things stand inside the pictures, for the program that draws over them."""
    places = importlib.import_module("art.scenes.places").places()
    text = json.dumps(places, indent=1, ensure_ascii=False) + "\n"
    (ATLAS / "places.json").write_text(text, encoding="utf-8", newline="\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Draws the atlases from the sources in art/.")
    parser.add_argument("--check", action="store_true", help="only say whether the atlases are up to date")
    parser.add_argument(
        "--only", metavar="PREFIX", help="draw only the pages with pictures of this name's beginning"
    )
    asked = parser.parse_args()
    if asked.check:
        reason = stale()
        if reason:
            print(reason)
        return 1 if reason else 0
    build(asked.only)
    return 0


if __name__ == "__main__":
    sys.exit(main())
