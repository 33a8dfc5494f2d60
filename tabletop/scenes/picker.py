"""Picks on their way to a move: what may be picked next, asked of the game and remembered until something
changes."""

from __future__ import annotations

from typing import Any

from tabletop.core.game import Game, Move


class Picker:
    """The path of one seat's decision. It knows no rule: the game's `picks` and `move_of` say everything."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._known: dict[tuple[str, ...], tuple[str, ...]] = {}
        self.view: Any = None
        self.seat = -1
        self.picked: list[str] = []
        self.drag: list[str] = []
        """The path that the piece in hand carries."""

    def begin(self, view: Any, seat: int) -> None:
        """A decision of `seat`, who sees `view`."""
        self.view, self.seat = view, seat
        self.picked, self.drag = [], []
        self._known.clear()

    def end(self) -> None:
        """No decision is open."""
        self.begin(None, -1)

    def allowed(self, path: list[str]) -> tuple[str, ...]:
        """The ids that may be picked after this path; () while no decision is open."""
        if self.view is None:
            return ()
        key = tuple(path)
        if key not in self._known:
            self._known[key] = tuple(self._game.picks(self.view, self.seat, path))
        return self._known[key]

    def move_of(self, path: list[str]) -> Move | None:
        """The move that the path means, legal or not."""
        return None if self.view is None else self._game.move_of(self.view, self.seat, path)

    def is_whole(self) -> bool:
        """True where the picks are a move that cannot go on."""
        return bool(self.picked) and not self.allowed(self.picked) and self.move_of(self.picked) is not None

    def drop(self, id: str) -> None:
        """Take one pick out; what cannot stand without it goes too."""
        kept: list[str] = []
        for each in self.picked:
            if each != id and each in self.allowed(kept):
                kept.append(each)
        self.picked[:] = kept

    def completed(self) -> list[str] | None:
        """The picks as a whole move, with the one closing pick that is missing; None where they are none."""
        if not self.picked:
            return None
        if self.is_whole():
            return list(self.picked)
        if "button:done" in self.allowed(self.picked):
            means_one = self.move_of(self.picked) is not None
            return list(self.picked) if means_one else [*self.picked, "button:done"]
        paths = [[*self.picked, last] for last in self.allowed(self.picked)]
        whole = [path for path in paths if not self.allowed(path) and self.move_of(path) is not None]
        return whole[0] if len(whole) == 1 else None
