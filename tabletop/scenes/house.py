"""The house: what every scene shares beyond the stage. Settings, the records' store, and the ways from scene
to scene."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tabletop.core.options import Rules, make_rules
from tabletop.core.words import Text
from tabletop.games import game
from tabletop.session.catalogue import set_language, speaker
from tabletop.session.settings import Settings
from tabletop.session.store import RecordInfo, Store
from tabletop.session.table import SeatPlan
from tabletop.ui.scene import Stage

PACES = {"calm": 1.0, "brisk": 0.5, "instant": 0.0}


@dataclass(frozen=True, slots=True)
class TableOrder:
    """A table as it was ordered in the set-up scene or on the command line."""

    game: str
    plans: tuple[SeatPlan, ...]
    rules: Rules
    seed: int
    free_undo: bool = False
    record: Path | None = None
    """Where the record goes, if not into the store."""


def new_seed() -> int:
    """A seed from the system, short enough to be written down."""
    return secrets.randbelow(1_000_000_000)


@dataclass(slots=True)
class House:
    """Shared by all scenes of one window."""

    stage: Stage
    settings: Settings
    store: Store
    home: Path
    speed: float = 1.0
    """The command line's factor on how long things last."""
    set_fullscreen: Callable[[bool], None] = lambda on: None
    notices: list[str] = field(default_factory=list)
    """Sentences to be shown once on the next scene that can (a read-only folder, a dropped torn line)."""

    asked: set[Path] = field(default_factory=set)
    """Damaged records about which the person has been asked since the program started."""

    def speak(self, what: Text) -> str:
        """A sentence in the language in force, seats by number."""
        return speaker().say(what)

    # ---------------------------------------------------------------- settings
    def apply_settings(self) -> None:
        """Everything takes effect at once: language, look, sound, screen. Keeps them on disk."""
        s, look, audio = self.settings, self.stage.look, self.stage.audio
        set_language(s.language)
        look.text_scale = s.text_size / 100
        look.four_colour = s.four_colour
        look.reduced_motion = s.reduced_motion
        look.pace = PACES[s.speed] * self.speed
        look.back = s.card_back
        audio.mute = s.mute
        audio.set_volume("cards", s.volume_cards)
        audio.set_volume("guns", s.volume_guns)
        audio.set_volume("signals", s.volume_signals)
        self.set_fullscreen(s.fullscreen)
        for scene in self.stage.stack.scenes:
            scene.restyled()
            scene.redraw()

    def keep_settings(self) -> None:
        """Apply, and write to disk now (not only at a clean end)."""
        self.apply_settings()
        problem = self.settings.save(self.home)
        words = "" if problem is None else speaker().say(problem)
        if words and words not in self.notices:
            self.notices.append(words)

    def toggle_mute(self) -> None:
        """M, anywhere."""
        self.settings.mute = not self.settings.mute
        self.keep_settings()

    # ---------------------------------------------------------------- ways from scene to scene
    def go_title(self) -> None:
        """Close everything and stand in the street."""
        from tabletop.scenes.title import Title

        self.stage.stack.replace(Title(self))

    def go_setup(self, key: str, order: TableOrder | None = None) -> None:
        """Open the set-up of a game, as it was for `order` if given."""
        from tabletop.scenes.setup import Setup

        self.stage.stack.replace(Setup(self, key, order))

    def open_settings(self) -> None:
        """Settings over the scene that is open."""
        from tabletop.scenes.settings import SettingsScene

        self.stage.stack.push(SettingsScene(self))

    def open_rule_card(self, key: str, rules: Rules | None = None) -> None:
        """The one-page rule card over the scene that is open."""
        from tabletop.scenes.rule_card import RuleCard

        self.stage.stack.push(RuleCard(self, key, rules or make_rules(game(key).options)))

    def go_table(self, order: TableOrder) -> None:
        """Sit down at a new table."""
        from tabletop.scenes.tables import open_new_table

        open_new_table(self, order)

    def continue_table(self, info: RecordInfo) -> None:
        """Sit down again at an unfinished table."""
        from tabletop.scenes.tables import reopen_table

        reopen_table(self, info)
