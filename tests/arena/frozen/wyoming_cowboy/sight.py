"""How a position of Wyoming Cowboy looks to a sound player: how long the hand will last, what shots and its
end bring, who leads."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tabletop.core.cards import HIDDEN
from tabletop.games.wyoming_cowboy.guns import GUN_ID, IS_22, IS_45, TEN, TWO
from tabletop.games.wyoming_cowboy.moves import Shoot
from tabletop.games.wyoming_cowboy.scoring import sure_points, table_of
from tabletop.games.wyoming_cowboy.state import NOBODY, State
from tests.arena.frozen.wyoming_cowboy.odds import Odds
from tests.arena.frozen.wyoming_cowboy.worth import Moment, hand_worth, moment_of

USUAL_TURNS: Final = 7.0
"""Rounds that a hand usually lasts."""
LOSS: Final = 0.35
"""What an opponent loses counts so much of what one gains: there are several of them."""
HELD: Final = 2.2
"""Points that a card in the hand of another brings him, on the average."""
CAUGHT: Final = 4.0
"""What others lose, on the average, with what they hold when a hand ends on a sudden."""
DECIDED: Final = 60.0
"""What winning a game counts beside points, where a hand may be the last."""
RISK: Final = 0.25
"""Who lets a game go on may lose it yet: so far behind one ends it all the same."""
CLEAR: Final = 25.0
"""A lead of so much is as good as won, although what others hold is a guess."""
WOUND: Final = 1.0
"""A card that an opponent loses to a flesh wound and draws anew, and what it tells."""


class Sight:
    """One position as `seat` sees it. Made once for a decision."""

    def __init__(self, view: State, seat: int) -> None:
        self.view, self.seat = view, seat
        s = view
        self.odds = Odds(s, seat)
        self.mine = s.scores[seat] + table_of(s, seat, NOBODY)[-1]
        """One's own total if the hand ended now and another had ended it."""
        self.lead = self.mine - self._best_rival()
        """How far that is ahead of the best of the others."""
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

    def _best_rival(self) -> float:
        """The most that another has if the hand ended now: what they hold is guessed."""
        s = self.view
        return max(
            s.scores[other] + sure_points(s, other) + HELD * len(s.hands[other]) for other in self.odds.others
        )

    # ---------------------------------------------------------------- shots
    def shot_at_hand(self, other: int, is_22: bool) -> float:
        """What a shot at this hand brings on the average, in points."""
        s, p = self.view, self.view.house.points
        hit = self.odds.king(other)
        gain = p.cowboy + LOSS * (p.king + self._danger(other))
        if s.aces == 1:
            gain += self.ending_worth(p.cowboy)
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

    def ending_worth(self, gained: float) -> float:
        """What ending the hand now is worth, in points: the credit, and others caught with what they hold.

        Where the game would be over with it, that counts besides which is won or lost. `gained`: points that
        the ending move itself brings; they are not counted in, but may win the game.
        """
        s = self.view
        credit = float(s.house.points.ending)
        worth = credit + CAUGHT
        if self._decides(credit + gained):
            ahead = max(-1.0, min(1.0, (self.lead + credit + gained) / CLEAR))
            worth += DECIDED * (ahead + RISK)
        return worth

    def _decides(self, gained: float) -> bool:
        """Would the game be over if the hand ended now, with so much more for oneself?"""
        s = self.view
        if s.house.hand_limit:
            return s.hand + 1 >= s.house.hand_limit
        return max(self.mine + gained, self.mine - self.lead) >= s.house.target

    def gained_by_ten(self) -> float:
        """Points that laying a 10 brings if the hand ends: its own, and no more delay if it was the last
        cause of it."""
        p, ranks = self.view.house.points, [card >> 2 for card in self.hand]
        caught = ranks.count(TEN) > 1 or ranks.count(TWO) > 1
        return p.ten - (0 if caught else p.delay)

    def gained_by_22(self) -> float:
        """Points that pulling a .22 brings if the hand ends: no more delay, if it was the cause of it."""
        ranks = [card >> 2 for card in self.hand]
        return -self.view.house.points.delay if TEN not in ranks and ranks.count(TWO) < 4 else 0.0

    def last_ten_given(self) -> float:
        """What is lost by laying the last 10 but one beside a .22: who holds the last one gets the credit.
        Less where the aces may end the hand first."""
        s = self.view
        wait = min(1.0, max(0, s.aces - 1) / 2)
        return (1 + LOSS) * s.house.points.ending * wait

    def gives_last_ten(self, tens: int) -> bool:
        """With so many 10s on the table, this one among them: can another end the hand with the last one?"""
        held = sum(card >> 2 == TEN for card in self.hand) - 1
        return tens == self.view.house.tens - 1 and not held and self.ends_by_tens(tens + 1, False)

    def ends_by_tens(self, tens: int, has_22: bool) -> bool:
        """Would the hand end with so many 10s on the table, and a .22 or none?"""
        on_table = any(IS_22[gun] for guns in self.view.guns for gun in guns)
        return tens >= self.view.house.tens and (has_22 or on_table)
