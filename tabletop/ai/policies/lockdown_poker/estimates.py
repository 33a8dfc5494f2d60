"""What a seat can work out of the others' hands: how likely each is the best, and what it may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.player import Known
from tabletop.ai.policies.lockdown_poker.deals import Deals
from tabletop.ai.policies.lockdown_poker.layout import layout_of
from tabletop.ai.policies.lockdown_poker.lookahead import values_of
from tabletop.ai.policies.lockdown_poker.stakes import Stakes
from tabletop.ai.policies.lockdown_poker.wagers import Odds, likelihoods, weighted_shares
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker.evaluator import hand_class
from tabletop.games.lockdown_poker.state import State

COUNTED: Final = 120
"""Deals that are looked at: an estimate is good to some four in a hundred."""


def best_hand_chances(view: State, seat: int, events: Sequence[Known] = ()) -> list[float]:
    """By seat, the chance (0..1) that its hand is the best at the end if no card moves any more, as `seat`
    knows it; equal hands share. 0 for who is out. After the seventh card the others' bets, read from
    `events`, tell of their hands."""
    deals, weights = _deals(view, seat, events)
    values = values_of(deals, layout_of(view))
    live = deals.live
    shares = dict(zip(live, weighted_shares(values, live, weights), strict=True))
    return [shares.get(one, 0.0) for one in range(len(view.up))]


def likely_classes(view: State, seat: int, other: int, events: Sequence[Known] = ()) -> list[float]:
    """How likely (0..1) the hand of `other`, who is in the hand, ends in each class, from high card to five
    of a kind, if no card moves any more; as `seat` knows it."""
    deals, weights = _deals(view, seat, events)
    table = layout_of(view)
    found = [0.0] * len(view.house.points_chart)
    values = deals.values(other, table.hands[other], table.unknown[other])
    for value, weight in zip(values, weights, strict=True):
        found[hand_class(value)] += weight / sum(weights)
    return found


def _deals(view: State, seat: int, events: Sequence[Known]) -> tuple[Deals, list[float]]:
    """Deals that fit the view, and how likely each is."""
    deals = Deals(view, Stream(1), COUNTED)
    if view.phase != "bet":
        return deals, [1.0] * COUNTED
    odds = Odds(view, seat, deals, Stakes(view), layout_of(view))
    return deals, likelihoods(odds, events)
