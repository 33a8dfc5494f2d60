"""What a hand of Wyoming Cowboy will bring, learned from self-play: expected points, and the chance to win.

Two small networks foresee the lines of the score that each seat will have at the end of the hand, from what
one seat sees; the house rules say what the lines are worth. From the totals expected then follows each
seat's chance of winning the game. (Scripts and games behind the weights: weights.py.)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul
from typing import Final, NamedTuple

from tabletop.ai.guide import shares
from tabletop.ai.policies.wyoming_cowboy import weights
from tabletop.ai.policies.wyoming_cowboy.inputs import (
    WIDTHS_OWN,
    WIDTHS_RIVAL,
    hand_inputs,
    own_inputs,
    rival_inputs,
    table_inputs,
    watcher_inputs,
)
from tabletop.ai.policies.wyoming_cowboy.net import Net
from tabletop.ai.policies.wyoming_cowboy.seen import Seen
from tabletop.games.wyoming_cowboy.options import Points
from tabletop.games.wyoming_cowboy.scoring import over, places, sure_points, table_of
from tabletop.games.wyoming_cowboy.state import NOBODY, State

LINES: Final = 9
"""Lines of a score that are foreseen: scoring.LINES without the total, each in units of what one is worth."""
ROUNDS: Final = 4.0
"""The unit in which the rounds left are foreseen."""
_OWN: Final = Net(WIDTHS_OWN, weights.OWN)
_RIVAL: Final = Net(WIDTHS_RIVAL, weights.RIVAL)


class Forecast(NamedTuple):
    """What one seat may expect. By seat: `totals` = points after this hand, `chances` of winning the game,
    0..1; `kings`, `sixes` = the chance that a hand holds one now (0 for the seat's own). `rounds` = how often
    the turn will still come round."""

    totals: list[float]
    chances: list[float]
    kings: list[float]
    sixes: list[float]
    rounds: float


def forecast(s: State, seat: int) -> Forecast:
    """What `seat` may expect in the middle of a hand. Of a full state it reads only what the seat may see."""
    seen = Seen(s, seat)
    prices = prices_of(s.house.points)
    table, watcher = table_inputs(seen), watcher_inputs(seen)
    shown = () if s.house.couple_repeats else s.couples[seat]
    own = _OWN.run(hand_inputs(tuple(seen.hand), shown), table, own_inputs(seen))
    totals = [float(score) for score in s.scores]
    totals[seat] += table_of(s, seat, NOBODY)[-1] + sum(map(mul, own, prices))
    kings, sixes = seen.kings, seen.sixes
    for other in seen.others:
        rival = _RIVAL.run(rival_inputs(seen, other), table, watcher)
        totals[other] += sure_points(s, other) + sum(map(mul, rival, prices))
        kings[other], sixes[other] = (
            _likely(kings[other], rival[LINES]),
            _likely(sixes[other], rival[LINES + 1]),
        )
    rounds = max(0.0, ROUNDS * own[LINES])
    return Forecast(totals, win_chances(s, totals, rounds), kings, sixes, rounds)


def _likely(counted: float, learned: float) -> float:
    """What is certain by counting stays so; what is not, was learned."""
    return counted if counted in (0.0, 1.0) else min(0.98, max(0.02, learned))


def prices_of(points: Points) -> tuple[float, ...]:
    """What one of each line is worth: queens and jacks alike, a collection as one of three."""
    p = points
    pictures = (p.queen + p.jack) / 2
    return (p.ten, p.ending, p.delay, p.couple, p.cowboy, p.king, pictures, p.three, p.six)


def _usual(points: Points) -> float:
    """Points that pass through a seat's hands in a usual hand: the measure of what is a big lead."""
    lines = zip(weights.USUAL, prices_of(points), strict=True)
    return max(1.0, sum([count * abs(price) for count, price in lines]))


def win_chances(s: State, totals: Sequence[float], rounds: float) -> list[float]:
    """Each seat's chance of winning the game from the totals expected after this hand, `rounds` before its
    end: the lead against the luck that is still to come, in this hand and in those that will follow."""
    house = s.house
    usual = _usual(house.points)
    best = max(totals)
    if house.hand_limit:
        hands = float(max(0, house.hand_limit - s.hand - 1))
    else:
        hands = max(0.0, (house.target - best) / (weights.PACE * usual))
    spread = usual * math.sqrt(weights.SUDDEN + weights.ROUND * rounds + weights.HAND * hands)
    odds = [math.exp(max(-700.0, (total - best) / spread)) for total in totals]
    whole = sum(odds)
    return [one / whole for one in odds]


def chances_after(s: State) -> list[float]:
    """Each seat's chance of winning the game when a hand is over: certain where the game is."""
    if over(s) == "game":
        return shares(places(s))
    usual = _usual(s.house.points)
    return win_chances(s, [score + weights.PACE * usual for score in s.scores], ROUNDS)
