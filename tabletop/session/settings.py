"""A person's settings: kept in one small file, read value by value, so that one bad line spoils nothing
else."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from tabletop.core.words import N_, Text, text
from tabletop.session.files import atomic_write, reason
from tabletop.session.plans import clean_name
from tabletop.session.tomlio import TomlError, dump_toml, read_toml

VERSION: Final = 1
SPEEDS: Final = ("calm", "brisk", "instant")
LANGUAGES: Final = ("auto", "en", "es")
BACKS: Final = ("red", "blue")
MOST_NAMES: Final = 24
_FILE: Final = "settings.toml"
_CHECK: Final = "check"


def _one_of(words: tuple[str, ...], default: str) -> Any:
    return field(default=default, metadata={_CHECK: lambda value: isinstance(value, str) and value in words})


def _between(low: int, high: int, default: int) -> Any:
    return field(default=default, metadata={_CHECK: lambda value: _is_int(value) and low <= value <= high})


def _flag(default: bool = False) -> Any:
    return field(default=default, metadata={_CHECK: lambda value: isinstance(value, bool)})


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def _is_size(value: object) -> bool:
    if not isinstance(value, list) or len(value) != 2:
        return False
    return all(_is_int(side) and 320 <= side <= 16384 for side in value)


@dataclass(slots=True)
class Settings:
    """What a person has set. Change the attributes and `save`."""

    speed: str = _one_of(SPEEDS, "calm")
    volume_cards: int = _between(0, 10, 7)
    volume_guns: int = _between(0, 10, 7)
    volume_signals: int = _between(0, 10, 7)
    mute: bool = _flag()
    language: str = _one_of(LANGUAGES, "auto")
    text_size: int = _between(100, 200, 100)
    """Percent."""
    four_colour: bool = _flag()
    reduced_motion: bool = _flag()
    fullscreen: bool = _flag()
    card_back: str = _one_of(BACKS, "red")
    names: list[str] = field(default_factory=list, metadata={_CHECK: _is_names})
    """The names people used, the latest first."""
    window: list[int] = field(default_factory=lambda: [1280, 720], metadata={_CHECK: _is_size})
    """Width and height of the window when it is not full screen, pixels."""
    notes: list[Text] = field(default_factory=list, compare=False)
    """What was wrong in the file; not kept."""

    @classmethod
    def load(cls, home: Path) -> Settings:
        """The settings below the home folder; the default for each value that is missing or bad, with a
        note."""
        settings, path = cls(), home / _FILE
        if not path.exists():
            return settings
        try:
            data = read_toml(path)
        except TomlError as error:
            set_aside(path)
            settings.notes.append(text(N_("The settings could not be read: {why}"), why=error.why))
            return settings
        for one in fields(cls):
            if one.name not in data or _CHECK not in one.metadata:
                continue
            if one.metadata[_CHECK](data[one.name]):
                setattr(settings, one.name, data[one.name])
            else:
                sentence = N_("The setting {key} was not usable and is back at its default")
                settings.notes.append(text(sentence, key=one.name))
        settings.names = _clean(settings.names)
        return settings

    def save(self, home: Path) -> Text | None:
        """Write them below the home folder. None, or the sentence that says why they could not be."""
        data: dict[str, Any] = {"version": VERSION}
        data |= {one.name: getattr(self, one.name) for one in fields(self) if _CHECK in one.metadata}
        data["names"] = _clean(self.names)
        try:
            atomic_write(home / _FILE, dump_toml(data).encode())
        except OSError as error:
            return text(N_("The settings could not be saved: {why}"), why=reason(error))
        return None

    def remember_name(self, name: str) -> None:
        """Put a name that a person used first in `names`."""
        self.names = _clean([name, *self.names])


def _clean(names: list[str]) -> list[str]:
    """Names fit for use, each once, the first so many."""
    return list(dict.fromkeys(name for name in map(clean_name, names) if name))[:MOST_NAMES]


def set_aside(path: Path) -> None:
    """Keep a file that cannot be read under another name, so that the next save does not wipe it."""
    try:
        path.replace(path.with_name(f"{path.stem}.damaged{path.suffix}"))
    except OSError:
        return
