"""The committed pictures: no older than their sources, whole, and telling nothing that they must not tell."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
ATLAS = ROOT / "art" / "atlas"
TIERS = {"x1": 1, "x2": 2}
RANKS, SUITS = "23456789TJQKA", "SHDC"
PEOPLE = ("marshal", "ana", "doc", "ruby", "dusty", "jack", "ramon", "kid")
GAMES = ("brown-bullet", "wyoming-cowboy", "lockdown-poker", "way-out-west")


@pytest.fixture(scope="module")
def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("art_builder", ROOT / "build" / "art.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def index() -> dict[str, Any]:
    return json.loads((ATLAS / "index.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def pages(index: dict[str, Any]) -> dict[tuple[str, str], pygame.Surface]:
    wanted = {(tier, entry[tier][0]) for entry in index["pictures"].values() for tier in TIERS}
    return {(tier, page): pygame.image.load(str(ATLAS / tier / page)) for tier, page in wanted}


def cut(
    index: dict[str, Any], pages: dict[tuple[str, str], pygame.Surface], name: str, tier: str
) -> pygame.Surface:
    page, *rect = index["pictures"][name][tier]
    return pages[tier, page].subsurface(rect)


def test_the_atlases_belong_to_the_sources(builder):
    assert builder.stale() is None


def test_a_changed_source_makes_the_atlases_stale(builder, tmp_path, monkeypatch):
    (tmp_path / "index.json").write_text(json.dumps({"sources": "0" * 64, "pictures": {}}), encoding="utf-8")
    monkeypatch.setattr(builder, "ATLAS", tmp_path)
    assert "older" in builder.stale()
    (tmp_path / "index.json").unlink()
    assert "missing" in builder.stale()


def test_the_check_does_not_depend_on_a_checkout_s_newlines(builder, tmp_path, monkeypatch):
    hashes: set[str] = set()
    for newline in ("\n", "\r\n"):
        home = tmp_path / str(len(hashes))
        (home / "art" / "fonts").mkdir(parents=True)
        (home / "build").mkdir()
        (home / "art" / "inks.py").write_bytes(f'INK = "#2a1a10"{newline}'.encode())
        (home / "build" / "art.py").write_bytes(b"pass")
        for name, value in (
            ("ROOT", home),
            ("ART", home / "art"),
            ("__file__", str(home / "build" / "art.py")),
        ):
            monkeypatch.setattr(builder, name, value)
        hashes.add(builder.source_hash())
    assert len(hashes) == 1


def test_every_picture_lies_inside_its_page_at_its_size(index, pages):
    for name, entry in index["pictures"].items():
        for tier, scale in TIERS.items():
            page, x, y, w, h = entry[tier]
            surface = pages[tier, page]
            assert x >= 0 and y >= 0 and x + w <= surface.get_width() and y + h <= surface.get_height(), name
            assert 0 <= w - entry["w"] * scale < 1 and 0 <= h - entry["h"] * scale < 1, name


def test_pages_fit_a_graphics_card(builder, pages):
    assert all(max(page.get_size()) <= builder.PAGE_SIDE for page in pages.values())


def test_no_two_pictures_share_a_pixel(index):
    for tier in TIERS:
        shelves: dict[str, list[pygame.Rect]] = {}
        for entry in index["pictures"].values():
            page, *rect = entry[tier]
            shelves.setdefault(page, []).append(pygame.Rect(rect))
        for rects in shelves.values():
            assert all(rect.collidelistall(rects) == [i] for i, rect in enumerate(rects))


def test_no_file_of_the_atlas_is_left_over(index):
    for tier in TIERS:
        used = {entry[tier][0] for entry in index["pictures"].values()}
        assert {path.name for path in (ATLAS / tier).iterdir()} == used


def test_slices_and_pads_leave_a_middle(index):
    for name, entry in index["pictures"].items():
        left, top, right, bottom = entry["pad"]
        assert left + right < entry["w"] and top + bottom < entry["h"], name
        if entry["slice"]:
            left, top, right, bottom = entry["slice"]
            assert left + right < entry["w"] and top + bottom < entry["h"], name


def test_the_whole_deck_is_there(index):
    cards = {f"card/{rank}{suit}" for rank in RANKS for suit in SUITS}
    four_colour = {f"card4/{rank}{suit}" for rank in RANKS for suit in "DC"}
    others = {"card/X1", "card/X2", "card/sheriff", "card/deputy1", "card/deputy2", "card/deputy3"}
    backs = {"back/red", "back/blue"}
    assert (cards | four_colour | others | backs) <= index["pictures"].keys()
    for name in cards | four_colour | others | backs:
        assert (index["pictures"][name]["w"], index["pictures"][name]["h"]) == (178.5, 250), name


def test_seats_and_doors_have_their_pictures(index):
    wanted = {f"portrait/{name}" for name in PEOPLE} | {f"brand/{seat}" for seat in range(6)}
    wanted |= {f"title/lit/{game}" for game in GAMES} | {
        f"bg/{name}" for name in ("title", "table", "wall", "setup", "curtain")
    }
    assert wanted <= index["pictures"].keys()


@pytest.mark.parametrize("tier", TIERS)
@pytest.mark.parametrize("name", ["back/red", "back/blue"])
def test_a_back_does_not_tell_which_way_up_it_lies(index, pages, name, tier):
    back = cut(index, pages, name, tier)
    turned = pygame.transform.flip(back, True, True)
    assert pygame.image.tobytes(back, "RGBA") == pygame.image.tobytes(turned, "RGBA")


def test_pictures_are_not_empty_and_not_all_alike(index, pages):
    seen: dict[bytes, str] = {}
    for name, entry in index["pictures"].items():
        surface = cut(index, pages, name, "x1")
        data = pygame.image.tobytes(surface, "RGBA")
        assert pygame.mask.from_surface(surface, 8).count() > 0 or entry["w"] == 1920, name
        twin = seen.setdefault(data, name)
        assert twin == name or {twin, name} <= {"card/X1", "card/X2"}, f"{name} looks like {twin}"


def test_places_name_what_the_title_draws(index):
    title = json.loads((ATLAS / "places.json").read_text(encoding="utf-8"))["title"]
    assert (
        set(title["signs"])
        == set(title["doors"])
        == set(title["letters"])
        == {*GAMES, "settings", "record-shelf"}
    )
    assert set(title["lit"]) == set(title["lanterns"]) == set(GAMES)
    for game, (_x, _y, w, h) in title["lit"].items():
        entry = index["pictures"][f"title/lit/{game}"]
        assert (entry["w"], entry["h"]) == (w, h)
    for x, y, w, h in [*title["signs"].values(), *title["doors"].values(), *title["lit"].values()]:
        assert min(x, y) >= 0 and x + w <= 1920 and y + h <= 1080


def test_every_font_has_its_licence_beside_it():
    fonts = sorted((ROOT / "art" / "fonts").glob("*.woff2"))
    assert {font.stem for font in fonts} == {
        "rye-400",
        "bitter-500",
        "bitter-700",
        "bitter-800",
        "bitter-500-italic",
    }
    for font in fonts:
        licence = font.with_name(font.stem.split("-")[0] + "-LICENSE.txt").read_text(encoding="utf-8")
        assert "SIL Open Font License" in licence and "Copyright" in licence
