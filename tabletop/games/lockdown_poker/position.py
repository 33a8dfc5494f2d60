"""Positions of Lockdown Poker by the keys of the rule page: writing one, and setting one up from a file.

`position` writes every key that the scoring has; `from_position` takes any part of them, deals the rest from
the seed and refuses, by the name of the key, what the rule page forbids. (The cards: position_cards.py; the
chips: position_chips.py; reading values: position_values.py.)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabletop.core.cards import CARD_TEXT, cards_text
from tabletop.core.game import PositionError
from tabletop.core.options import Rules
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker import betting, position_cards, position_chips, sheriff
from tabletop.games.lockdown_poker.deck import ALL_CARDS, FIRST_CARDS, LAST_UP, place_text
from tabletop.games.lockdown_poker.position_values import number, numbers, seat_set
from tabletop.games.lockdown_poker.showing import first_by_hand, first_to_switch, with_chips
from tabletop.games.lockdown_poker.state import NOBODY, Phase, State, fresh, seats_in

MONEY_KEYS: Final = ("stacks", "bets", "paid", "pot", "raises", "folded")
KEYS: Final = (
    "hand", "hole", "up", "seventh", "deck", "dead", "dealer", "to_act", "phase", "round", "acted", "points",
    *MONEY_KEYS,
)  # fmt: skip
_PHASES: Final[tuple[Phase, ...]] = ("switch", "bet", "sheriff", "showdown", "over")
_MANY: Final = 1_000_000_000


# -------------------------------------------------------------------- writing
def position(s: State) -> dict[str, Any]:
    """The position keys of the rule page. Of a view: with "??" for what is hidden."""
    data: dict[str, Any] = {
        "hand": s.hand,
        "hole": [place_text(card) for card in s.hole],
        "up": [
            " ".join(CARD_TEXT[card] + ("!" if s.locked >> card & 1 else "") for card in cards)
            for cards in s.up
        ],
        "seventh": [place_text(card) for card in s.seventh],
        "deck": cards_text(reversed(s.deck)),
        "dead": cards_text(s.dead),
        "dealer": s.dealer,
        "to_act": s.to_act,
        "phase": s.phase,
        "round": s.round,
        "acted": list(seats_in(s.acted)),
    }
    if not s.house.money:
        return {**data, "points": list(s.points)}
    return {
        **data,
        "stacks": list(s.stacks),
        "bets": list(s.bets),
        "paid": list(s.paid),
        "pot": betting.pot(s),
        "raises": s.raises,
        "folded": list(seats_in(s.folded)),
    }


# -------------------------------------------------------------------- setting up
def from_position(data: Mapping[str, Any], seats: int, rules: Rules, source: Stream) -> State:
    """A state from some of the keys. Cards named nowhere are dealt from `source`: hole, face-up and seventh
    cards first, where their keys are absent, the rest under the deck. Raises PositionError with the key at
    fault.
    """
    s = fresh(seats, rules)
    _check_keys(data, s)
    s.phase = _phase(data, s)
    s.round = _round(data, s)
    s.hand = _hand(data, s)
    s.dealer = number(data, "dealer", range(seats)) if "dealer" in data else source.below(seats)
    s.folded = seat_set(data, "folded", seats)
    position_chips.place_chips(s, data)
    position_cards.place_cards(s, data, source)
    _check_players(s)
    if "points" in data:
        s.points = numbers(data, "points", range(_MANY), seats)
    _place_acted(s, data)
    _place_turn(s, data)
    return s


def _check_keys(data: Mapping[str, Any], s: State) -> None:
    for key in data:
        if key not in KEYS:
            raise PositionError(key, "Lockdown Poker has no position key of this name")
    if s.house.money and "points" in data:
        raise PositionError("points", "only with the house rule scoring = points")
    for key in MONEY_KEYS:
        if key in data and not s.house.money:
            raise PositionError(key, "only with the house rule scoring = money")


def _phase(data: Mapping[str, Any], s: State) -> Phase:
    word = data.get("phase", "switch")
    if word == "bet" and not s.house.money:
        raise PositionError("phase", "bets are made only with the house rule scoring = money")
    if word == "showdown" and s.house.hole_sheriff != "showdown":
        raise PositionError("phase", "showdown comes only with the house rule hole_sheriff = showdown")
    for phase in _PHASES:
        if word == phase:
            return phase
    raise PositionError("phase", f"{word!r} is none of {', '.join(_PHASES)}")


def _round(data: Mapping[str, Any], s: State) -> int:
    """Cards dealt to each. Absent: as at the start, or the only one that the phase has."""
    if s.phase == "switch":
        allowed = range(FIRST_CARDS, LAST_UP + 1)
    elif s.phase == "bet" or (s.phase == "over" and s.house.money):
        allowed = range(FIRST_CARDS, ALL_CARDS + 1)
    else:
        allowed = range(ALL_CARDS, ALL_CARDS + 1)
    if "round" in data:
        return number(data, "round", allowed)
    return FIRST_CARDS if s.phase in ("switch", "bet") else ALL_CARDS


def _hand(data: Mapping[str, Any], s: State) -> int:
    counted = s.house.money or s.house.goal == "hands"
    return number(data, "hand", range(1, s.house.hands + 1 if counted else _MANY)) if "hand" in data else 1


def _check_players(s: State) -> None:
    """Who is in the hand: at least two while it goes on; at its end one alone, or all seven cards were
    dealt."""
    if s.live == 0:
        raise PositionError("folded", "somebody is left in the hand")
    if s.live & (s.live - 1) == 0:
        if s.phase != "over":
            raise PositionError("folded", "with one player left the hand is over")
    elif s.round != ALL_CARDS and s.phase == "over":
        raise PositionError("round", "a hand with several players left ends with 7 cards")


def _place_acted(s: State, data: Mapping[str, Any]) -> None:
    s.acted = seat_set(data, "acted", len(s.up))
    if s.acted and s.phase not in ("switch", "bet"):
        raise PositionError("acted", f"nobody has acted in the phase {s.phase}")
    if any(not (s.live | s.folded) >> seat & 1 for seat in seats_in(s.acted)):
        raise PositionError("acted", "a seat that is out of the game")


def _place_turn(s: State, data: Mapping[str, Any]) -> None:
    """Whose turn it is: as given, or who would be the next by the other keys."""
    if s.phase == "over":
        if "to_act" in data:
            number(data, "to_act", range(NOBODY, NOBODY + 1))
        return
    given = number(data, "to_act", range(len(s.up))) if "to_act" in data else NOBODY
    if s.phase == "sheriff":
        _place_holder(s, data, given)
    elif s.phase == "showdown":
        _place_hole_holder(s, data, given)
    elif s.phase == "switch":
        _place_switcher(s, given)
    else:
        _place_better(s, given)


def _place_holder(s: State, data: Mapping[str, Any], given: int) -> None:
    s.to_act = sheriff.holder(s)
    if s.to_act == NOBODY or ("up" not in data and "seventh" not in data):
        key = "phase" if "seventh" in data else "seventh"
        raise PositionError(key, "the phase sheriff needs XS in up, or in seventh, of a player in the hand")
    if given not in (NOBODY, s.to_act):
        raise PositionError("to_act", f"in the phase sheriff its holder acts, seat {s.to_act}")


def _place_hole_holder(s: State, data: Mapping[str, Any], given: int) -> None:
    s.to_act = sheriff.hole_holder(s)
    if s.to_act == NOBODY or "hole" not in data:
        raise PositionError("hole", "the phase showdown needs XS in the hole of a player in the hand")
    if given not in (NOBODY, s.to_act):
        raise PositionError("to_act", f"in the phase showdown the Sheriff's owner acts, seat {s.to_act}")


def _place_switcher(s: State, given: int) -> None:
    waiting = s.live & ~s.acted
    if not waiting:
        raise PositionError("acted", "somebody has not had this switching turn")
    if given == NOBODY:
        given = first_to_switch(s)[0]
        while not waiting >> given & 1:
            given = (given + 1) % len(s.up)
    if not s.live >> given & 1:
        raise PositionError("to_act", f"seat {given} is not in the hand")
    if not waiting >> given & 1:
        raise PositionError("acted", f"seat {given}, which is to act, has not had this turn")
    s.to_act = given


def _place_better(s: State, given: int) -> None:
    able = with_chips(s)
    if max(s.bets) == 0 and able & (able - 1) == 0:
        raise PositionError("stacks", "with fewer than two players who have chips there is no betting")
    if given == NOBODY:
        first = first_by_hand(s, able)[0] if able else 0
        given = betting.next_to_bet(s, (first - 1) % len(s.up))
        if given == NOBODY:
            raise PositionError("acted", "somebody in the hand has still to act in this betting round")
    if not able >> given & 1:
        raise PositionError("to_act", f"seat {given} is not in the hand, or has no chips")
    s.to_act = given
