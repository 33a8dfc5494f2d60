"""From gestures to moves in Lockdown Poker: which elements may be picked next, and what a path of picks
means.

Paths, S = the seat itself, T another: `up:S:MINE` and `up:T:THEIRS`, in either order, switch; `up:S:CARD`,
`button:lock` locks; `up:S:CARD` and `deck`, in either order, draw; `button:stand`. The Sheriff: `sheriff:S`
(or its card, `up:S:XS` out of one's switching turn, `seventh:S`), then `up:T:CARD`, `hole:T` or `seventh:T`;
`button:no-sheriff`. Bets: `button:check`, `button:call`, `button:fold`, `button:bet`, `button:raise`, with an
amount `button:bet:8`, `button:raise:12`; `chips:S`, `pot` pays what is asked: the call, else the least bet.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.cards import CARD_TEXT, parse_card
from tabletop.core.game import Move
from tabletop.games.lockdown_poker.betting import span, to_call
from tabletop.games.lockdown_poker.deck import HOLE, SEVENTH, SHERIFF
from tabletop.games.lockdown_poker.legal import legal
from tabletop.games.lockdown_poker.moves import (
    BET,
    CALL,
    CHECK,
    DRAWS,
    FOLD,
    LOCKS,
    NO_SHERIFF,
    RAISE,
    STAND,
    Bet,
    Sheriff,
    Switch,
)
from tabletop.games.lockdown_poker.sheriff import may_play
from tabletop.games.lockdown_poker.state import State

DECK = "deck"
POT = "pot"
LOCK = "button:lock"
_WORDS: dict[str, Move] = {
    f"button:{move.kind}": move for move in (STAND, NO_SHERIFF, CHECK, CALL, FOLD, BET, RAISE)
}


def up_id(seat: int, card: int) -> str:
    """ "up:1:QC"."""
    return f"up:{seat}:{CARD_TEXT[card]}"


def target_id(seat: int, what: int) -> str:
    """The element of a card that the Sheriff can capture."""
    if what == HOLE:
        return f"hole:{seat}"
    return f"seventh:{seat}" if what == SEVENTH else up_id(seat, what)


def paths_of(view: State, seat: int, move: Move) -> list[list[str]]:
    """Every path of picks that means this move, the plainest first."""
    match move:
        case Switch(_, mine, target, theirs):
            one, other = up_id(seat, mine), up_id(target, theirs)
            return [[one, other], [other, one]]
        case ("lock", card):
            return [[up_id(seat, card), LOCK]]
        case ("draw", card):
            return [[up_id(seat, card), DECK], [DECK, up_id(seat, card)]]
        case Sheriff(_, target, what):
            aim = target_id(target, what)
            starts = [f"sheriff:{seat}", _place_of_sheriff(view, seat)]
            # in a switching turn the card itself, dropped on a face-up card, is switched
            count = 1 if what < HOLE and _is_switching(view, seat) and starts[1].startswith("up") else 2
            return [[start, aim] for start in starts[:count]]
        case ("bet" | "raise" as kind, amount):
            paths = [[f"button:{kind}:{amount}"]]
            if kind == "bet" and amount == span(view, seat)[0]:
                paths.append([f"chips:{seat}", POT])
            return paths
        case ("bet",) | ("call",):
            return [[f"button:{move[0]}"], [f"chips:{seat}", POT]]
    return [[f"button:{move[0]}"]]


def _place_of_sheriff(view: State, seat: int) -> str:
    """The element of the card itself."""
    if SHERIFF in view.up[seat]:
        return up_id(seat, SHERIFF)
    return f"hole:{seat}" if view.phase == "showdown" else f"seventh:{seat}"


def _is_switching(view: State, seat: int) -> bool:
    return view.phase == "switch" and view.to_act == seat


def path_of(view: State, seat: int, move: Move) -> list[str]:
    """A path of picks that means this move of the seat."""
    return paths_of(view, seat, move)[0]


def picks(view: State, seat: int, picked: Sequence[str]) -> list[str]:
    """The ids that may be picked next on the way to a legal move; [] where the path is complete or leads
    nowhere."""
    so_far = list(picked)
    count = len(so_far)
    found: dict[str, None] = {}
    for move in legal(view, seat):
        for path in paths_of(view, seat, move):
            if len(path) > count and path[:count] == so_far:
                found[path[count]] = None
    return list(found)


# -------------------------------------------------------------------- what a path means
def move_of(view: State, seat: int, picked: Sequence[str]) -> Move | None:
    """The move that a path of picks means, legal or not; None where it means none (yet)."""
    if len(picked) == 1:
        return _WORDS.get(picked[0]) or _amount_of(picked[0])
    if len(picked) != 2:
        return None
    first, second = picked
    if first == f"chips:{seat}" and second == POT:
        return _pay(view, seat)
    if second == LOCK or DECK in (first, second):
        what = _own(first if second in (LOCK, DECK) else second, seat)
        return None if what is None else (LOCKS if second == LOCK else DRAWS)[what]
    one, other = _card_at(first), _card_at(second)
    if first == f"sheriff:{seat}" and other is not None:
        return Sheriff("sheriff", *other)
    if one is None or other is None:
        return None
    if one[0] == seat and _is_sheriff(view, seat, one[1], other[1]):
        return Sheriff("sheriff", *other)
    if one[0] != seat and other[0] == seat:
        one, other = other, one
    return Switch("switch", one[1], *other) if one[0] == seat else None


def _pay(view: State, seat: int) -> Move | None:
    """Chips pushed into the pot: the call, else the least bet."""
    if view.phase != "bet":
        return None
    if to_call(view, seat):
        return CALL
    return BET if view.house.limit == "fixed" else Bet("bet", span(view, seat)[0])


def _is_sheriff(view: State, seat: int, mine: int, aim: int) -> bool:
    """Does dragging one's own card `mine` onto the card `aim` play the Sheriff?"""
    if not may_play(view, seat):
        return False
    if mine == SHERIFF:
        return aim >= HOLE or not _is_switching(view, seat)
    place = view.seventh if mine == SEVENTH else view.hole
    return mine >= HOLE and place[seat] == SHERIFF


def _own(element: str, seat: int) -> int | None:
    """One's own card by its element: a face-up one, HOLE or SEVENTH."""
    found = _card_at(element)
    return found[1] if found is not None and found[0] == seat else None


def _card_at(element: str) -> tuple[int, int] | None:
    """(seat, card or HOLE or SEVENTH) of "up:S:CARD", "hole:S", "seventh:S"."""
    kind, *rest = element.split(":")
    if not rest or not rest[0].isascii() or not rest[0].isdigit() or len(rest[0]) > 2:
        return None
    seat = int(rest[0])
    if len(rest) == 1 and kind in ("hole", "seventh"):
        return seat, HOLE if kind == "hole" else SEVENTH
    if len(rest) == 2 and kind == "up":
        try:
            return seat, parse_card(rest[1])
        except ValueError:
            return None
    return None


def _amount_of(element: str) -> Move | None:
    """ "button:raise:12"."""
    kind, *rest = element.split(":")
    if kind != "button" or len(rest) != 2 or rest[0] not in ("bet", "raise"):
        return None
    word = rest[1]
    if not (word.isascii() and word.isdigit() and len(word) <= 9):
        return None
    return Bet(rest[0], int(word))
