"""The table as it was judged good: layouts as text, exact; a few small pictures, with a tolerance."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from tabletop.core.cards import card_text
from tests.ui import golden_files
from tests.ui.board_pilot import BoardPilot, at_the_table, position
from tests.ui.golden_files import compare_picture, compare_text

FREE: dict[str, Any] = {"hands": ["7S 7D 8D 9C", "QS 5D 5C", "4S 2D KC"], "pile": "4D 6D", "to_act": 0}
SHOT: dict[str, Any] = {
    "hands": ["4S 7D 8D 9C TC JC KC KD AH AD", "QS 5D 5C", "3S 2D KS"],
    "pile": "",
    "phase": "bullet",
    "to_act": 0,
    "marks": ["1 4 by 0 4H"],
    "chambers": ["6S 6D 6C QD QC JH", "2S 2H 2C 3D 4H TD", "TS TH JD 8S 8C 9S"],
}


def free(pilot: BoardPilot) -> None:
    """Three seats, a hand with sets and runs to play."""
    pilot.sit_at("human:Ana,cowhand:Doc Abel,greenhorn:Mei Lin", position(3, **FREE)).my_turn()


def marked(pilot: BoardPilot) -> None:
    """Two of a run are marked, a third card may follow."""
    free(pilot)
    pilot.press("hand:0:7S")
    pilot.press("hand:0:8D")


def refused(pilot: BoardPilot) -> None:
    """A card has come home, with its reason."""
    seats, keys = "human:Ana,cowhand:Doc Abel,greenhorn:Mei Lin", FREE | {"pile": "TD JD"}
    keys |= {"hands": ["4S 7D 8D KC", "QS 5D 5C", "3S 2D KD"]}
    pilot.sit_at(seats, position(3, **keys)).my_turn()
    pilot.drag("hand:0:7D", "pile:discard")
    pilot.rest()


def bullet(pilot: BoardPilot) -> None:
    """A card is chosen, the others' cylinders are lit."""
    state = position(3, **SHOT)
    pilot.sit_at("human:Ana,cowhand:Doc Abel,greenhorn:Mei Lin", state).my_turn()
    pilot.press("hand:0:4S")


def large(pilot: BoardPilot) -> None:
    """Two rows, the lens open over a rank."""
    ranks = "56789TJQK"
    mine = " ".join(rank + suit for rank in ranks for suit in "SHDC")
    keys: dict[str, Any] = {"hands": [mine, "2S 3S", "2D 3D", "2C 3C"], "draw": "", "pile": "4S", "to_act": 0}
    keys["chambers"] = ["AS AH -- -- -- --", "-- -- -- AD -- --", "-- -- AC -- -- --", "4H -- -- -- -- 4D"]
    seats = "human:Ana,cowhand:Doc Abel,greenhorn:Mei Lin,cowhand:Dusty Pete"
    pilot.sit_at(seats, position(4, **keys)).my_turn()
    pilot.point(pilot.board.pieces.own[22].id)
    pilot.wait(0.4)


def six(pilot: BoardPilot) -> None:
    """Six seats, two decks, at the first decision."""
    names = (
        "human:Ana,cowhand:Doc Abel,greenhorn:Mei Lin,cowhand:Dusty Pete,cowhand:Miss Ruby,cowhand:Night Jack"
    )
    pilot.sit(names, 7).my_turn()


def curtain(pilot: BoardPilot) -> None:
    """The table is passed on."""
    pilot.sit("human:Ana,human:Kid,cowhand:Dusty Pete", 7)
    pilot.until("curtain")


TABLES: dict[str, Callable[[BoardPilot], None]] = {
    each.__name__: each for each in (free, marked, refused, bullet, large, six, curtain)
}


def layout_text(pilot: BoardPilot) -> str:
    """Every element and every card sprite with its place, one a line, in whole units."""
    lines = [f"{pilot.scene.name} {pilot.scene.state}"]
    for e in pilot.window.elements():
        x, y, w, h = (round(v) for v in e.box)
        able = "" if e.enabled else " off"
        picked = " picked" if e.selected else ""
        lines.append(f"{e.id} {e.role} {x},{y} {w}x{h}{able}{picked} {e.name!r}")
        if e.accepts:
            lines.append(f"    then {' '.join(e.accepts)}")
    for s in pilot.board.pieces.every() if pilot.scene is pilot.board else ():
        p = s.pose()
        tone = f"{s.glow or '-'} {s.tone:.2f}"
        lines.append(f"{card_text(s.card)} {p.x:.0f},{p.y:.0f} h{p.h:.0f} {p.angle:.1f} {tone}")
    return "\n".join(lines) + "\n"


def small(pilot: BoardPilot) -> pygame.Surface:
    """The screen averaged down: light to keep, and not every hair of a letter counts."""
    return pygame.transform.smoothscale(pilot.window.surface, (480, 270))


@pytest.mark.parametrize("name", TABLES)
def test_layouts(tmp_path: Path, name: str) -> None:
    with at_the_table(tmp_path) as pilot:
        TABLES[name](pilot)
        compare_text(name, layout_text(pilot))


@pytest.mark.parametrize("name", ["free", "bullet", "large", "six", "curtain"])
def test_pictures(tmp_path: Path, name: str) -> None:
    with at_the_table(tmp_path, (1280, 720)) as pilot:
        TABLES[name](pilot)
        compare_picture(name, small(pilot))


def test_a_changed_picture_is_found_and_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden_files, "_WRITES", False)
    monkeypatch.setattr(golden_files, "mkdtemp", lambda **_name: str(tmp_path))
    with at_the_table(tmp_path, (1280, 720)) as pilot:
        free(pilot)
        other = small(pilot)
        pygame.draw.rect(other, (250, 250, 250), (300, 20, 40, 40))
        with pytest.raises(
            AssertionError, match=r"free: 1\.\d+% of the picture has changed, see .*index\.html"
        ):
            compare_picture("free", other)
    shown: list[Any] = sorted(path.name for path in tmp_path.glob("*.*"))
    assert {"changed.png", "found.png", "golden.png", "index.html"} <= set(shown)
