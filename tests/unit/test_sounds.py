"""The committed sounds: all there, none left over, none older than their script, all playable."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "sounds"
INDEX = tomllib.loads((FOLDER / "index.toml").read_text(encoding="utf-8"))
FILES = sorted(file for entry in INDEX["sounds"].values() for file in entry["files"])


def test_the_sounds_are_those_of_the_script_as_it_is():
    build = ROOT / "build"
    digest = hashlib.sha256()
    for path in (build / "sounds.py", *sorted((build / "sounding").glob("*.py"))):
        digest.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    assert INDEX["made_from"] == digest.hexdigest()[:16], "run python build/sounds.py"


def test_the_index_and_the_folder_agree():
    assert sorted(path.name for path in FOLDER.glob("*.ogg")) == FILES
    assert len(set(FILES)) == len(FILES)
    assert {entry["group"] for entry in INDEX["sounds"].values()} == {"cards", "guns", "signals"}


def test_every_file_is_a_short_ogg_vorbis():
    for file in FILES:
        head = (FOLDER / file).read_bytes()
        assert head[:4] == b"OggS", file
        assert b"vorbis" in head[:64], file
        assert len(head) < 40_000, file


def test_the_mixer_plays_every_file_and_none_is_silent_or_clipped():
    # in a process of its own: the mixer's driver is chosen once
    code = (
        "import pygame, sys\n"
        "pygame.mixer.init(44100, -16, 1, allowedchanges=0)\n"
        "for file in sys.argv[1:]:\n"
        "    sound = pygame.mixer.Sound(file)\n"
        "    wave = memoryview(sound.get_raw()).cast('h')\n"
        "    peak = max(max(wave), -min(wave))\n"
        "    assert 0.1 < sound.get_length() < 3.5, (file, sound.get_length())\n"
        "    assert 2000 < peak < 32700, (file, peak)\n"
    )
    env = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, "-c", code, *(str(FOLDER / file) for file in FILES)]
    out = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert out.returncode == 0, out.stderr
