"""Small positions of Brown Bullet for the unit tests, made field by field."""

from __future__ import annotations

from typing import Any

from tabletop.core.cards import parse_cards
from tabletop.core.options import make_rules
from tabletop.games.brown_bullet import BROWN_BULLET as GAME
from tabletop.games.brown_bullet.demand import demand_of
from tabletop.games.brown_bullet.state import NO_CHAMBER, State, fresh


def bare(hand: str, pile: str = "", other: str = "QC", **rules: Any) -> State:
    """Seat 0 to act with this hand and pile, seat 1 beside it; no draw pile, one chamber card each."""
    s = fresh(2, make_rules(GAME.options, rules))
    s.phase, s.to_act, s.dealer = "play", 0, 1
    s.hands = [sorted(parse_cards(hand)), sorted(parse_cards(other))]
    s.chambers = [(0, *NO_CHAMBER[1:]), (1, *NO_CHAMBER[1:])]
    s.pile = parse_cards(pile)
    s.demand = demand_of(s.pile)
    return s
