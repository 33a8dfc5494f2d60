"""How people did: one tally a player and game, written after every game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from tabletop.core.words import N_, Text, text
from tabletop.session.files import atomic_write, reason
from tabletop.session.plans import SeatPlan, clean_name
from tabletop.session.settings import set_aside
from tabletop.session.table import Result
from tabletop.session.tomlio import TomlError, dump_toml, read_toml

VERSION: Final = 1
_FILE: Final = "statistics.toml"


@dataclass(slots=True)
class Tally:
    """One player's record in one game."""

    played: int = 0
    won: int = 0
    """Shared wins included."""
    streak: int = 0
    """Wins in a row up to now."""
    best_streak: int = 0
    took_back: int = 0
    """Games in which free take-backs were used; they count as played, but neither as won nor for a streak."""
    places: list[int] = field(default_factory=list)
    """How often first, second, ..."""

    def add(self, place: int, is_won: bool, took_back: bool) -> None:
        """Count one more game."""
        self.played += 1
        self.took_back += took_back
        self.places += [0] * (place - len(self.places))
        self.places[place - 1] += 1
        if took_back:
            return
        self.won += is_won
        self.streak = self.streak + 1 if is_won else 0
        self.best_streak = max(self.best_streak, self.streak)


@dataclass(slots=True)
class Statistics:
    """`players[name][game key]`; `notes`: what could not be read."""

    players: dict[str, dict[str, Tally]] = field(default_factory=dict)
    notes: list[Text] = field(default_factory=list)

    def tally(self, name: str, game_key: str) -> Tally:
        """The tally of a player in a game, a new one where there is none."""
        return self.players.setdefault(name, {}).setdefault(game_key, Tally())


def load_statistics(home: Path) -> Statistics:
    """All tallies below the home folder. Never raises: what is bad is left out, with a note."""
    statistics, path = Statistics(), home / _FILE
    if not path.exists():
        return statistics
    try:
        data = read_toml(path)
    except TomlError as error:
        set_aside(path)
        statistics.notes.append(text(N_("The statistics could not be read: {why}"), why=error.why))
        return statistics
    players = data.get("players")
    for name, games in (players if isinstance(players, dict) else {}).items():
        for key, values in (games if isinstance(games, dict) else {}).items():
            if (tally := _tally(values)) is not None:
                statistics.players.setdefault(name, {})[key] = tally
            else:
                sentence = N_("The statistics of {name} were not usable and start again")
                statistics.notes.append(text(sentence, name=name))
    return statistics


def record_result(home: Path, game_key: str, plans: Sequence[SeatPlan], result: Result) -> Text | None:
    """Count a finished game for every person at the table, and save at once.

    A name that sits on several seats counts once, with its best place. None, or why it could not be saved.
    """
    statistics = load_statistics(home)
    best: dict[str, int] = {}
    for seat, plan in enumerate(plans):
        name = clean_name(plan.name)
        if plan.is_human and name and (name not in best or result.places[seat] < result.places[best[name]]):
            best[name] = seat
    for name, seat in best.items():
        tally = statistics.tally(name, game_key)
        tally.add(result.places[seat], seat in result.winners, result.took_back)
    players = {
        name: {key: asdict(tally) for key, tally in games.items()}
        for name, games in statistics.players.items()
    }
    try:
        atomic_write(home / _FILE, dump_toml({"version": VERSION, "players": players}).encode())
    except OSError as error:
        return text(N_("The statistics could not be saved: {why}"), why=reason(error))
    return None


def _tally(values: Any) -> Tally | None:
    """The tally of a table, None where a value is none."""
    if not isinstance(values, dict):
        return None
    known = {key: values[key] for key in Tally.__dataclass_fields__ if key in values}
    places = known.pop("places", [])
    counts = [*known.values(), *(places if isinstance(places, list) else [None])]
    if not all(isinstance(count, int) and not isinstance(count, bool) and count >= 0 for count in counts):
        return None
    return Tally(**known, places=places)
