"""Rasterises the drawn sources in `art/` into the committed atlases in `art/atlas`.

    python build/art.py            renders every page with a changed picture, writes index.json
    python build/art.py --only X   the same, only for pages that hold a picture whose name begins with X
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
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from PIL import Image

    from art.picture import Picture

ROOT = Path(__file__).resolve().parent.parent
ART = ROOT / "art"
ATLAS = ART / "atlas"
ICONS = ROOT / "build" / "icons"
SUBJECTS = ("kit", "scenes", "deck", "west")
TIERS = {"x1": 1, "x2": 2}
BACKS = "back/"
OVERSAMPLE = 4  # sprites are drawn at four times the design size and averaged down to both tiers
PAGE_SIDE = 4096
GAP = 2
JPEG_QUALITY = {"x1": 94, "x2": 90}
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)
MAC_SIZES = (16, 32, 64, 128, 256, 512, 1024)
SMALL_ICON = 32  # up to this size the simpler drawing is used

Spot = list[Any]  # [page file, x, y, w, h] in pixels


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
    sys.path.insert(0, str(ROOT))  # before this script's own folder, where `art` is this very file
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
    """The SVG with its viewBox grown to whole pixels on all sides, so that half a unit is never squeezed."""
    w, h = size_at(picture, scale)

    def grown(match: re.Match[str]) -> str:
        x, y, bw, bh = (float(v) for v in match.group(1).split())
        new_w, new_h = bw * w / scale / picture.w, bh * h / scale / picture.h
        x, y = x - (new_w - bw) / 2, y - (new_h - bh) / 2
        return f'viewBox="{x:.6g} {y:.6g} {new_w:.6g} {new_h:.6g}"'

    return re.sub(r'viewBox="([^"]+)"', grown, picture.svg, count=1), w, h


def twofold(image: Image.Image) -> Image.Image:
    """The image made exactly point-symmetric: no pixel may tell which way up a card back lies."""
    from PIL import Image, ImageChops

    turned = image.transpose(Image.Transpose.ROTATE_180)
    return ImageChops.add(image, turned, scale=2)


def tiers_of(name: str, picture: Picture) -> dict[str, Image.Image]:
    """The picture at each tier, drawn once per tier from a finer raster."""
    images = {}
    for tier, scale in TIERS.items():
        svg, w, h = widen(picture, scale)
        fine = 2 if picture.opaque and scale == 1 else 1 if picture.opaque else OVERSAMPLE // scale
        svg = without_size(svg)
        image = reduced(raster(svg, w * fine, h * fine), w, h)
        images[tier] = twofold(image) if name.startswith(BACKS) else image
    return images


def without_size(svg: str) -> str:
    """Width and height are dropped from the root: the raster's size alone decides, not the document's."""
    head, sep, rest = svg.partition(">")
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
        for tier, image in tiers_of(name, picture).items():
            path = ATLAS / tier / (name.replace("/", "-") + ".jpg")
            path.parent.mkdir(parents=True, exist_ok=True)
            image.convert("RGB").save(
                path, quality=JPEG_QUALITY[tier], optimize=True, progressive=True, subsampling=0
            )
            spots[name][tier] = [path.name, 0, 0, *image.size]
    return spots


def write_sprites(page: str, drawn: dict[str, Picture]) -> dict[str, dict[str, Spot]]:
    """All pictures of one page packed on as many files as it needs, in both tiers."""
    rasters = {name: tiers_of(name, picture) for name, picture in drawn.items()}
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


def drawn_from(picture: Picture) -> str:
    """A short hash of all that decides this picture's pixels."""
    recipe = (picture.svg, picture.w, picture.h, OVERSAMPLE, sorted(JPEG_QUALITY.items()), PAGE_SIDE)
    return hashlib.sha256(repr(recipe).encode()).hexdigest()[:12]


def unchanged(members: dict[str, Picture], old: dict[str, Any]) -> bool:
    """True if this page's files already hold exactly these pictures, so that they need not be drawn again."""
    page = {old[name]["x1"][0] for name in members if name in old}
    alike = all(name in old and old[name].get("from") == drawn_from(p) for name, p in members.items())
    alone = all(name in members for name, entry in old.items() if entry["x1"][0] in page)
    files = [ATLAS / tier / old[name][tier][0] for name in members for tier in TIERS if name in old]
    return alike and alone and all(path.is_file() for path in files)


def build(only: str | None) -> None:
    """Renders what was asked for and has changed, and writes the index."""
    sources = source_hash()  # taken first: what changes while this runs is not in the pictures
    pages: dict[str, dict[str, Picture]] = {}
    for name, picture in gather().items():
        pages.setdefault(name if picture.opaque else picture.page, {})[name] = picture
    index = ATLAS / "index.json"
    before = json.loads(index.read_text(encoding="utf-8")) if index.is_file() else {}
    old: dict[str, Any] = before.get("pictures", {})
    entries: dict[str, Any] = {}
    for page, members in sorted(pages.items()):
        asked = only is None or any(name.startswith(only) for name in members)
        if unchanged(members, old) or (not asked and all(name in old for name in members)):
            for name, p in members.items():  # slice and pad may change without a stroke
                entries[name] = {**old[name], "slice": p.slice, "pad": p.pad}
            continue
        opaque = next(iter(members.values())).opaque
        spots = write_backgrounds(members) if opaque else write_sprites(page, members)
        for name, picture in members.items():
            shape = {"w": picture.w, "h": picture.h, "slice": picture.slice, "pad": picture.pad}
            entries[name] = {**shape, "from": drawn_from(picture), **spots[name]}
        print(f"{page}: {len(members)} pictures", flush=True)
    # a partial run keeps the hash of the last whole one: it must not vouch for pages that it did not draw
    write_index(entries, sources if only is None else before.get("sources", ""))
    write_places()
    write_icons()


def write_index(entries: dict[str, Any], sources: str) -> None:
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries))
    text = f'{{"sources": "{sources}",\n"pictures": {{\n{lines}\n}}}}\n'
    (ATLAS / "index.json").write_text(text, encoding="utf-8", newline="\n")
    used = {(tier, entry[tier][0]) for entry in entries.values() for tier in TIERS}
    for tier in TIERS:
        for path in (ATLAS / tier).iterdir():
            if (tier, path.name) not in used:
                path.unlink()


def write_places() -> None:
    """Where things stand inside the pictures, for the program that draws over them."""
    places: dict[str, Any] = {}
    for subject in SUBJECTS:
        if (ART / subject / "places.py").is_file():
            places.update(importlib.import_module(f"art.{subject}.places").places())
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in places.items())
    (ATLAS / "places.json").write_text("{" + lines + "}\n", encoding="utf-8", newline="\n")


def write_icons() -> None:
    """The program's icon for windows and installers."""
    from PIL import Image

    drawn = importlib.import_module("art.kit.appicon")
    sizes = {}
    for side in (*ICON_SIZES, *MAC_SIZES[-2:]):
        svg = drawn.small_icon() if side <= SMALL_ICON else drawn.icon()
        sizes[side] = reduced(raster(svg, side * 4, side * 4), side, side)
    ICONS.mkdir(parents=True, exist_ok=True)
    sizes[256].save(ICONS / "tumbleweed.png", optimize=True)
    sizes[128].save(ATLAS / "icon.png", optimize=True)  # what the window shows of itself
    others = [sizes[side] for side in ICON_SIZES[:-1]]
    wanted = [(side, side) for side in ICON_SIZES]
    sizes[256].save(ICONS / "tumbleweed.ico", sizes=wanted, append_images=others)
    flat = [
        image.quantize(256, dither=Image.Dither.NONE) for side, image in sizes.items() if side in MAC_SIZES
    ]
    flat[-1].save(ICONS / "tumbleweed.icns", append_images=flat[:-1])


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
