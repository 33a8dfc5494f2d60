"""`--selfcheck`: does this copy of the program have all it needs, and does it play?

Opens every picture, font, sound and catalogue from where the program itself would, and plays a game of each
kind with its AI seats in a worker process. Opens no window and touches no file of the user's.
"""

from __future__ import annotations

import logging
import os
import time
import tomllib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TextIO

from tabletop.session.catalogue import LANGUAGES, LOCALE_DIR, _, language, set_language

if TYPE_CHECKING:
    from tabletop.core.game import Game

LETTERS: Final = "áéíóúüñÁÉÍÓÚÜÑ¿¡«»—…’"
"""What Spanish needs beyond ASCII."""
PATIENCE: Final = 60.0
"""Seconds that a game may take on the slowest machine before it counts as stuck."""


class Fault(Exception):
    """What is missing or does not work, in one line."""


class _Troubles(logging.Handler):
    """Keeps what the layers below would only write to a log."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def selfcheck(out: TextIO | None) -> int:
    """Check everything, a line each on `out` (None: nowhere to write); 0 if all is well, else 1."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    # what is checked are our files, not this machine's screen and loudspeaker
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    good = True
    for name, check in _checks():
        try:
            words = check()
        except Exception as error:  # noqa: BLE001  # whatever breaks here is what we were asked to find
            good = False
            words = f"FAILED: {type(error).__name__}: {error}"
        if out is not None:
            print(f"{name}: {' '.join(words.split())}", file=out, flush=True)
    return 0 if good else 1


def _checks() -> list[tuple[str, Callable[[], str]]]:
    from tabletop.games import GAMES

    fixed: list[tuple[str, Callable[[], str]]] = [
        ("pictures", _pictures),
        ("fonts", _fonts),
        ("sounds", _sounds),
        ("catalogues", _catalogues),
    ]
    return [*fixed, *((game.key, lambda game=game: _game(game)) for game in GAMES)]


def _pictures() -> str:
    import json

    import pygame

    from tabletop.app.paths import resource

    folder = resource("art", "atlas")
    pictures: dict[str, Any] = json.loads((folder / "index.json").read_text(encoding="utf-8"))["pictures"]
    pages: dict[str, pygame.Rect] = {}
    for name, entry in pictures.items():
        for tier in ("x1", "x2"):
            file, *rect = entry[tier]
            page = f"{tier}/{file}"
            if page not in pages:
                pages[page] = pygame.image.load(str(folder / tier / file)).get_rect()
            if not pages[page].contains(pygame.Rect(rect)):
                raise Fault(f"{name} lies outside of {page}")
    if not pictures:
        raise Fault("the atlas is empty")
    return f"{len(pictures)} on {len(pages)} pages"


def _fonts() -> str:
    import pygame

    from tabletop.app.paths import resource

    pygame.font.init()
    files = sorted(resource("art", "fonts").glob("*.woff2"))
    if not files:
        raise Fault("there are none")
    for file in files:
        font = pygame.font.Font(str(file), 24)
        missing = font.render("\ue5d3", True, "white").get_buffer().raw
        lacking = [
            letter for letter in LETTERS if font.render(letter, True, "white").get_buffer().raw == missing
        ]
        if lacking:
            raise Fault(f"{file.name} lacks {' '.join(lacking)}")
    return str(len(files))


def _sounds() -> str:
    import pygame

    from tabletop.app.paths import resource

    folder = resource("sounds")
    index = tomllib.loads((folder / "index.toml").read_text(encoding="utf-8"))
    files = [file for entry in index["sounds"].values() for file in entry["files"]]
    pygame.mixer.init()
    try:
        for file in files:
            if pygame.mixer.Sound(str(folder / file)).get_length() <= 0:
                raise Fault(f"{file} is empty")
    finally:
        pygame.mixer.quit()
    return str(len(files))


def _catalogues() -> str:
    from tabletop.core.cards import CARD_NAME_KEYS

    before = language()
    try:
        for code in LANGUAGES:
            set_language(code)
            if code != "en" and any(_(key) == key for key in CARD_NAME_KEYS):
                raise Fault(f"{code} does not name every card: is its catalogue in {LOCALE_DIR}?")
    finally:
        set_language(before)
    return " ".join(LANGUAGES)


def _game(game: Game[Any]) -> str:
    """One game among AI seats, the strongest first, each decision made in the worker process."""
    from tabletop.core.options import make_rules
    from tabletop.session.plans import LEVELS, SeatPlan
    from tabletop.session.seats import AiSeats
    from tabletop.session.table import Table

    plans = [SeatPlan(LEVELS[-1 - seat % len(LEVELS)]) for seat in range(game.seats[0])]
    table = Table(game, make_rules(game.options), plans, seed=1)
    seats = AiSeats(table, budget=1)
    troubles = _Troubles()
    logging.getLogger("tabletop").addHandler(troubles)
    latest = time.monotonic() + PATIENCE
    moves = 0
    try:
        table.start()
        while table.over != "game":
            if table.over == "hand":
                table.next_hand()
            seats.think()
            found = seats.answer()
            if found is None:
                time.sleep(0.001)
            else:
                table.submit(*found)
                moves += 1
            if time.monotonic() > latest:
                raise Fault(f"no end after {moves} moves and {PATIENCE:.0f} seconds")
    finally:
        seats.close()
        logging.getLogger("tabletop").removeHandler(troubles)
    if troubles.lines:  # a table goes on without its worker; here that is what we look for
        raise Fault(troubles.lines[0])
    return f"played to the end, {moves} moves"
