"""Picks at the Wyoming Cowboy table: the game's own, and the card that goes straight to the discard pile
while the action is still due ("no action", then that discard)."""

from __future__ import annotations

from tabletop.core.game import Move
from tabletop.games.wyoming_cowboy import WyomingCowboy
from tabletop.games.wyoming_cowboy.elements import DISCARD, card_ids
from tabletop.games.wyoming_cowboy.guns import NINE, TEN
from tabletop.scenes.picker import Picker

JUST_DISCARD = "button:nothing"
"""After a 9 on the discard pile: no pass, it is only discarded."""


class StraightPicker(Picker):
    """The path of one seat's decision, straight discards included."""

    def __init__(self, game: WyomingCowboy) -> None:
        super().__init__(game)
        self._wyoming = game

    def allowed(self, path: list[str]) -> tuple[str, ...]:
        if self.view is None:
            return ()
        key = tuple(path)
        if key not in self._known:
            own = super().allowed(path)
            self._known[key] = tuple(dict.fromkeys((*own, *self._straight(path))))
        return self._known[key]

    def of_the_game(self, path: list[str]) -> tuple[str, ...]:
        """What may be picked next without straight discards: the actions."""
        return () if self.view is None else tuple(self._game.picks(self.view, self.seat, path))

    def straight(self, path: list[str]) -> list[Move] | None:
        """The two moves of a straight discard, legal or not; None for other paths."""
        if self.view is None:
            return None
        return self._wyoming.straight_discard(self.view, self.seat, path)

    def _straight(self, path: list[str]) -> list[str]:
        """What may be picked next on the way to a straight discard."""
        if self.view.phase != "action" or self.seat not in self.view.acting:
            return []
        cards = self.view.hands[self.seat]
        ids = card_ids(self.seat, cards)
        if not path:
            return [id for id, card in zip(ids, cards, strict=True) if self._may_go(id, card)]
        if path[0] not in ids:
            return []
        card = cards[ids.index(path[0])]
        if not self._may_go(path[0], card):
            return []
        if len(path) == 1:
            return [DISCARD, f"tens:{self.seat}"] if card >> 2 == TEN else [DISCARD]
        return [JUST_DISCARD] if path[1:] == [DISCARD] and card >> 2 == NINE else []

    def _may_go(self, id: str, card: int) -> bool:
        path = [id, DISCARD, JUST_DISCARD] if card >> 2 == NINE else [id, DISCARD]
        moves = self.straight(path)
        if moves is None:
            return False
        after = self._game.clone(self.view)
        self._game.play(after, self.seat, moves[0])
        return self._game.why_not(after, self.seat, moves[1]) is None
