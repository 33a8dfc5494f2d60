"""How a position of Wyoming Cowboy looks to a sound player: how long the hand will last, what shots bring,
who leads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.ai.policies.wyoming_cowboy.odds import Odds
from tabletop.ai.policies.wyoming_cowboy.worth import Moment, hand_worth, moment_of
from tabletop.core.cards import HIDDEN
from tabletop.games.wyoming_cowboy.guns import GUN_ID, IS_22, IS_45, KING
from tabletop.games.wyoming_cowboy.moves import Shoot
from tabletop.games.wyoming_cowboy.scoring import sure_points
from tabletop.games.wyoming_cowboy.state import State

USUAL_TURNS: Final = 7.0
"""Rounds that a hand usually lasts."""
LOSS: Final = 0.35
"""What an opponent loses counts so much of what one gains: there are several of them."""
WOUND: Final = 1.0
"""A card that an opponent loses to a flesh wound and draws anew, and what it tells."""


class Sight:
    """One position as `seat` sees it. Made once for a decision."""

    def __init__(self, view: State, seat: int) -> None:
        self.view, self.seat = view, seat
        s = view
        self.odds = Odds(s, seat)
        self.lead = self._lead()
        self.turns_left = self._turns_left()
        self.moment: Moment = moment_of(s, self.seat, self.turns_left, self._plain_shot())
        self.hand = tuple(card for card in s.hands[self.seat] if card != HIDDEN)

    # ---------------------------------------------------------------- the hand as a whole
    def worth(self, cards: Iterable[int]) -> float:
        """What a hand of these cards would be worth now."""
        return hand_worth(tuple(sorted(cards)), self.moment)

    def _turns_left(self) -> float:
        """Turns one may still expect: fewer with every ace that rides out and every 10 that is laid."""
        s = self.view
        tens = sum(len(laid) for laid in s.tens)
        rounds = s.turns / s.house.seats
        has_22 = any(IS_22[gun] for guns in s.guns for gun in guns)
        by_aces = s.aces * (2.2 if any(s.guns) else 3.0)
        by_tens = (s.house.tens - tens) * 1.8 + (0.4 if has_22 else 2.0)
        return max(1.0, min(USUAL_TURNS - 0.5 * rounds, by_aces, by_tens))

    def _plain_shot(self) -> float:
        """Points that a shot with a .38 brings against the likeliest hand."""
        return max((self.shot_at_hand(other, False) for other in self.odds.others), default=0.0)

    def _lead(self) -> float:
        """How far one is ahead of the best of the others, if the hand ended now: what they hold is
        guessed."""
        s = self.view
        totals = [
            s.scores[other] + sure_points(s, other) + 2.2 * len(s.hands[other]) for other in self.odds.others
        ]
        kings = sum(card >> 2 == KING for card in s.hands[self.seat] if card != HIDDEN)
        mine = s.scores[self.seat] + sure_points(s, self.seat) + s.house.points.king * kings
        return mine - max(totals)

    # ---------------------------------------------------------------- shots
    def shot_at_hand(self, other: int, is_22: bool) -> float:
        """What a shot at this hand brings on the average, in points."""
        s, p = self.view, self.view.house.points
        hit = self.odds.king(other)
        gain = p.cowboy + LOSS * (p.king + self._danger(other))
        if s.aces == 1:
            gain += self.ending_worth()
        wound = WOUND if s.house.flesh_wound and s.hands[other] else 0.0
        value = hit * gain + (1 - hit) * wound
        if is_22:
            backfire = self.odds.six(other)
            value = (1 - backfire) * value + backfire * (p.six - LOSS * abs(p.six))
        return value

    def _danger(self, other: int) -> float:
        """Who is far ahead is worth shooting at more."""
        scores = self.view.scores
        return max(0.0, min(10.0, (scores[other] - scores[self.seat]) / 8))

    def shot(self, move: Shoot) -> float:
        """What this shot brings on the average, in points."""
        p = self.view.house.points
        if isinstance(move.aim, int):
            return p.cowboy + LOSS * (p.cowboy + self._danger(move.target))
        if move.aim is not None:
            worth = 4.0 + 3.0 * max(0.0, self.turns_left - 1)
            return (1 + LOSS) * worth * (1.5 if IS_45[GUN_ID[move.aim]] else 1.0)
        return self.shot_at_hand(move.target, IS_22[GUN_ID[move.gun]])

    def ending_worth(self) -> float:
        """What ending the hand now is worth: the credit, and others caught with what they hold; less when
        behind in a
        game that would be over."""
        s = self.view
        bonus = float(s.house.points.ending) + 4.0
        if max(s.scores) + 40 >= s.house.target and self.lead < 0:
            return bonus - 30.0
        return bonus

    def ends_by_tens(self, tens: int, has_22: bool) -> bool:
        """Would the hand end with so many 10s on the table, and a .22 or none?"""
        on_table = any(IS_22[gun] for guns in self.view.guns for gun in guns)
        return tens >= self.view.house.tens and (has_22 or on_table)
