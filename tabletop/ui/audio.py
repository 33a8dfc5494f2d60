"""Sound effects by name, in groups with volumes of their own. No audio device means silence, never an
error."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pygame

_GAP = 0.045  # the same sound is not started again within this many seconds: ten cards do not shout at once


@contextmanager
def _quiet_stderr() -> Iterator[None]:
    """The system's sound library complains on the terminal where it finds no device; that is nobody's
    business."""
    try:
        kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:  # a windowed program may have no stderr at all
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


class Audio(Protocol):
    """What scenes need of sound."""

    mute: bool

    def play(self, name: str) -> None:
        """Start a sound (one of its variants in turn)."""

    def set_volume(self, group: str, level: int) -> None:
        """Volume 0..10 of a group: cards, guns, signals."""


class Silence:
    """No device, or none wanted."""

    mute = True
    works = False

    def play(self, name: str) -> None:
        """Nothing is heard."""

    def set_volume(self, group: str, level: int) -> None:
        """Nothing to set."""


class Mixer:
    """pygame's mixer with the sounds of one folder, loaded when first heard."""

    works = True

    def __init__(self, folder: Path) -> None:
        """Raises pygame.error or OSError where there is no device or no index."""
        if not pygame.mixer.get_init():
            with _quiet_stderr():
                pygame.mixer.init(frequency=44100, size=-16, channels=2, buffer=512)
        pygame.mixer.set_num_channels(16)
        index = tomllib.loads((folder / "index.toml").read_text(encoding="utf-8"))
        self._folder = folder
        self._entries: dict[str, dict[str, object]] = index["sounds"]
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._volumes: dict[str, int] = {}
        self._turn: dict[str, int] = {}
        self._last: dict[str, int] = {}
        self.mute = False

    def set_volume(self, group: str, level: int) -> None:
        """Volume 0..10 of a group."""
        self._volumes[group] = max(0, min(10, level))

    def play(self, name: str) -> None:
        """Start the sound's next variant, unless muted, unknown, or started a moment ago."""
        entry = self._entries.get(name)
        if self.mute or entry is None:
            return
        volume = (self._volumes.get(str(entry["group"]), 8) / 10) ** 1.6  # ears hear by ratio
        now = pygame.time.get_ticks()
        if volume <= 0 or now - self._last.get(name, -10_000) < _GAP * 1000:
            return
        self._last[name] = now
        files = entry["files"]
        assert isinstance(files, list)
        turn = self._turn.get(name, 0)
        self._turn[name] = turn + 1
        sound = self._sound(files[turn % len(files)])
        if sound is not None:
            sound.set_volume(volume)
            sound.play()

    def _sound(self, file: str) -> pygame.mixer.Sound | None:
        if file not in self._loaded:
            try:
                self._loaded[file] = pygame.mixer.Sound(str(self._folder / file))
            except (pygame.error, OSError):
                self._loaded[file] = None  # a sound that cannot be read is a silent one
        return self._loaded[file]


def open_audio(folder: Path) -> Mixer | Silence:
    """The mixer, or silence where there is no device. `pygame.init()` must not have been relied on: it hides
    the failure."""
    if os.environ.get("SDL_AUDIODRIVER") == "dummy":
        return Silence()
    try:
        return Mixer(folder)
    except (pygame.error, OSError, KeyError, tomllib.TOMLDecodeError):
        return Silence()
