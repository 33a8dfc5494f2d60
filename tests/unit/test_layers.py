"""The arrows of the house: core <- games <- ai <- session <- scenes <- app, and ui <- scenes.

None runs back.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "tabletop"

ALLOWED = {
    "core": {"core"},
    "games": {"core", "games"},
    "ai": {"core", "games", "ai"},
    "session": {"core", "games", "ai", "session"},
    "ui": {"ui"},
    "scenes": {"core", "games", "session", "ui", "scenes"},
    "app": {"core", "games", "ai", "session", "ui", "scenes", "app"},
}
"""Which layers each layer may import. Scenes do not: they are told what AI seats do by the session."""
PYGAME = {"ui", "scenes", "app"}
PURE = {
    *("__future__", "abc", "bisect", "collections", "copy", "dataclasses", "enum", "functools", "hashlib"),
    *("heapq", "itertools", "json", "math", "operator", "re", "string", "types", "typing"),
}
"""What the rules may take from the standard library: nothing that touches files, clocks, chance or the
system.
"""
MODULES = sorted(PACKAGE.rglob("*.py"))


def layer_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return parts[0] if len(parts) > 1 else ""


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """Every module that a file imports anywhere, in functions too, with its line; relative ones made
    absolute.
    """
    package = [*path.relative_to(ROOT).with_suffix("").parts][:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((name.name, node.lineno) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            yield base, node.lineno
            if base == "tabletop" or base.count(".") == 1:
                yield from ((f"{base}.{name.name}", node.lineno) for name in node.names)


def faults(path: Path) -> list[str]:
    """One line for each import that runs against the arrows."""
    layer, own = layer_of(path), path.relative_to(PACKAGE).parts
    out = []
    for name, line in imports(path):
        where = f"{path.relative_to(ROOT)}:{line} imports {name}"
        parts = name.split(".")
        if parts[0] == "tabletop":
            if len(parts) > 1 and (PACKAGE / parts[1]).is_dir() and parts[1] not in ALLOWED[layer]:
                out.append(where)
            elif layer == "games" and len(own) > 2 and len(parts) > 2 and is_another_game(parts[2], own[1]):
                out.append(f"{where}: a game knows no other game")
            continue
        if parts[0] == "pygame" and layer not in PYGAME:
            out.append(where)
        elif layer in ("core", "games") and parts[0] not in PURE:
            if parts[0] == "random" and own == ("core", "rng.py"):
                continue
            out.append(f"{where}: not pure")
    return out


def is_another_game(name: str, own: str) -> bool:
    return name != own and (PACKAGE / "games" / name).is_dir()


@pytest.mark.parametrize(
    "path", [p for p in MODULES if layer_of(p)], ids=lambda p: p.relative_to(PACKAGE).as_posix()
)
def test_imports_follow_the_arrows(path: Path):
    assert faults(path) == []


def test_every_folder_of_the_package_is_a_known_layer():
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and any(path.rglob("*.py"))}
    assert folders == set(ALLOWED)


def test_the_entry_imports_nothing_before_workers_turn_off():
    tree = ast.parse((PACKAGE / "__main__.py").read_text(encoding="utf-8"))
    at_top = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in at_top] == ["from multiprocessing import freeze_support"]
    guarded = tree.body[-1]
    assert isinstance(guarded, ast.If)
    assert ast.unparse(guarded.body[0]) == "freeze_support()"


@pytest.mark.parametrize(
    "module",
    [
        "tabletop.ai.worker",
        "tabletop.core.game",
        "tabletop.games",
        "tabletop.session.headless",
        "tabletop.session.seats",
        "tabletop.session.table",
        "tabletop.app.main",
    ],
)
def test_importing_it_loads_no_pygame(module: str):
    code = f"import {module}, sys; print(sorted({{'pygame', 'numpy', 'PIL'}} & sys.modules.keys()))"
    out = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert out.stdout.strip() == "[]"


def test_a_wrong_arrow_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path / "tabletop")
    for folder in ("core", "games/one", "games/two", "ai", "session", "ui", "scenes", "app"):
        (tmp_path / "tabletop" / folder).mkdir(parents=True)
    wrong = {
        "core/a.py": "import os",
        "core/b.py": "def f():\n    from tabletop.games import GAMES",
        "games/one/a.py": "from tabletop.games.two import rules",
        "games/one/b.py": "from ..two import rules",
        "games/one/c.py": "import random",
        "ai/a.py": "from tabletop import session",
        "session/a.py": "import pygame",
        "ui/a.py": "from tabletop.core.words import N_",
        "scenes/a.py": "from tabletop.ai.player import LEVELS",
        "scenes/b.py": "from ..app import main",
    }
    right = {
        "core/rng.py": "import random",
        "games/one/__init__.py": "from tabletop.games.one.rules import play",
        "scenes/c.py": "import pygame\nfrom tabletop.ui.scene import Scene",
        "app/a.py": "from tabletop.ai.arena import run_arena",
    }
    for name, source in {**wrong, **right}.items():
        (tmp_path / "tabletop" / name).write_text(source, encoding="utf-8")
    seen = {name for name in {**wrong, **right} if faults(tmp_path / "tabletop" / name)}
    assert seen == set(wrong)
