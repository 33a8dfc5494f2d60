"""How a game of Brown Bullet stands: cards left, places, who has won (rule page "End")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.game import Over
from tabletop.games.brown_bullet.state import EMPTY, State


def over(s: State) -> Over:
    """ "hand" between two deals of a match, "game" at its end."""
    if s.phase != "over":
        return None
    match_wins = s.house.match_wins
    return "hand" if match_wins > 1 and max(s.wins) < match_wins else "game"


def chamber_cards(s: State, seat: int) -> int:
    """How many cards are left in a seat's chamber."""
    return len(s.chambers[seat]) - s.chambers[seat].count(EMPTY)


def scores(s: State) -> list[int]:
    """Cards left a seat, hand and chamber together."""
    return [len(hand) + chamber_cards(s, seat) for seat, hand in enumerate(s.hands)]


def deal_places(s: State) -> list[int]:
    """Places in this deal: who is out, in order; then fewest chamber cards, then fewest cards; equal ones
    share."""
    left = scores(s)
    ranking = [
        (0, s.gone.index(seat), 0) if seat in s.gone else (1, chamber_cards(s, seat), left[seat])
        for seat in range(len(s.hands))
    ]
    return _places(ranking)


def deal_winners(s: State) -> list[int]:
    """The seats in the first place of this deal."""
    return [seat for seat, place in enumerate(deal_places(s)) if place == 1]


def places(s: State) -> list[int]:
    """Places of the table: those of the deal, in a match by deals won."""
    return _places([-won for won in s.wins]) if s.house.match_wins > 1 else deal_places(s)


def winners(s: State) -> list[int]:
    """Who has won, [] while the game goes on."""
    return [seat for seat, place in enumerate(places(s)) if place == 1] if over(s) == "game" else []


def _places(ranking: Sequence[Any]) -> list[int]:
    """One place a seat, 1 = the least; equal ones share the better number."""
    return [1 + sum(other < mine for other in ranking) for mine in ranking]
