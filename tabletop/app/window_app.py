"""The program in a window: puts window, house and the first scene together, and keeps what was open when it
ends."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tabletop.app.cli import UserError
from tabletop.app.paths import home, resource
from tabletop.core.options import Rules
from tabletop.scenes.house import House, TableOrder
from tabletop.session.catalogue import _, speaker
from tabletop.session.plans import SeatPlan
from tabletop.session.settings import Settings
from tabletop.session.store import Store
from tabletop.ui.audio import Mixer, Silence, open_audio
from tabletop.ui.scene import Look
from tabletop.ui.window import NoDisplay, Window, WindowPlan

TITLE = "Tumbleweed Tabletop"


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """What the window opens on. `command`: title, play or replay."""

    command: str = "title"
    game: str = ""
    plans: Sequence[SeatPlan] = ()
    seed: int = 0
    rules: Rules | None = None
    record: str | None = None
    speed: float | None = None
    inspect: str | None = None
    size: tuple[int, int] | None = None
    replay_file: str | None = None


def run_window(options: WindowOptions) -> int:
    """Open the window and stay until it is closed. Raises UserError where there is no display."""
    if options.command == "replay":
        raise UserError(_("the replay scene is not built yet; use replay --headless"))
    settings = Settings.load(home())
    window = open_window(options, settings, open_audio(resource("sounds")))
    house = make_house(window, settings, options.speed)
    if options.command == "play":
        assert options.rules is not None
        record = Path(options.record) if options.record else None
        house.go_table(
            TableOrder(options.game, tuple(options.plans), options.rules, options.seed, record=record)
        )
    else:
        house.go_title()
    try:
        run_safely(window)
    finally:
        house.store.close()
        settings.save(home())
    return 0


def run_safely(window: Window) -> None:
    """Run the window; where the program itself fails, say so in the window before the failure goes on its
    way.

    Records need no saving: every move is on disk before it is shown.
    """
    try:
        window.run()
    except Exception as error:
        from tabletop.app.main import report_crash
        from tabletop.ui.crash import show_crash

        line = report_crash(error)
        with suppress(Exception):
            show_crash(
                window, _("Something went wrong"), line, _("Your game is saved. Press a key to leave.")
            )
        raise UserError(line) from error


def open_window(
    options: WindowOptions, settings: Settings, audio: Mixer | Silence, hidden: bool = False
) -> Window:
    """The window with the settings' size and look. Raises UserError where there is no display."""
    icon = resource("art", "atlas", "icon.png")
    plan = WindowPlan(
        title=TITLE,
        pictures=resource("art", "atlas"),
        fonts=resource("art", "fonts"),
        icon=icon if icon.is_file() else None,
        size=options.size or _remembered(settings),
        fullscreen=settings.fullscreen and options.size is None,
        inspect=Path(options.inspect) if options.inspect else None,
    )
    try:
        return Window(plan, audio, Look(), hidden=hidden)
    except NoDisplay as error:
        raise UserError(_("no window can be opened: {why}").format(why=error)) from None


def _remembered(settings: Settings) -> tuple[int, int] | None:
    """The window's last size; None on the first run, when the screen decides."""
    return (settings.window[0], settings.window[1]) if list(settings.window) != [1280, 720] else None


def make_house(window: Window, settings: Settings, speed: float | None = None) -> House:
    """The house of a window, with its settings in force."""
    house = House(window.stage, settings, Store(home()), home(), 1.0 if speed is None else speed)
    say = speaker().say
    house.notices += [say(note) for note in settings.notes]
    if window.is_fullscreen == settings.fullscreen:
        house.set_fullscreen = window.set_fullscreen
    house.apply_settings()

    def keep_fullscreen(on: bool) -> None:
        settings.fullscreen = on
        settings.save(home())

    def keep_size(size: tuple[int, int]) -> None:
        settings.window = list(size)

    window.on_fullscreen = keep_fullscreen
    window.on_resized = keep_size
    house.set_fullscreen = window.set_fullscreen
    return house
