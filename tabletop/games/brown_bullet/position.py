"""Positions of Brown Bullet by the keys of the rule page: writing one, and setting one up from a file.

`position` writes every key; `from_position` takes any part of them, deals the rest from the seed and refuses,
by the name of the key, what the rule page forbids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from tabletop.core.cards import CARD_TEXT, RANK_OF, RANKS, cards_text, parse_card
from tabletop.core.game import PositionError
from tabletop.core.options import Rules
from tabletop.core.rng import Stream
from tabletop.games.brown_bullet.deal import find_starter, from_left
from tabletop.games.brown_bullet.demand import FOUR, deck, demand_of
from tabletop.games.brown_bullet.moves import CHAMBER
from tabletop.games.brown_bullet.rules import has_target
from tabletop.games.brown_bullet.state import EMPTY, HAND, NO_CHAMBER, NO_RANK, Mark, Phase, State, fresh

KEYS: Final = (
    "hands", "chambers", "draw", "pile", "out", "dealer", "to_act", "phase", "must_include", "quiet",
    "places", "wins", "marks",
)  # fmt: skip
_PHASES: Final[tuple[Phase, ...]] = ("play", "bullet", "over")
_GAP: Final = "--"
_HOLE: Final = -3
"""A chamber slot whose card the seed is to deal."""


# -------------------------------------------------------------------- writing
def position(s: State) -> dict[str, Any]:
    """The position keys of the rule page; keys that are absent now are left out. Of a view: with "??" for
    what is hidden."""
    data: dict[str, Any] = {
        "hands": [cards_text(hand) for hand in s.hands],
        "chambers": [
            " ".join(_GAP if card == EMPTY else CARD_TEXT[card] for card in chamber) for chamber in s.chambers
        ],
        "draw": cards_text(reversed(s.draw)),
        "pile": cards_text(s.pile),
        "out": cards_text(s.out),
        "dealer": s.dealer,
    }
    if s.to_act >= 0:
        data["to_act"] = s.to_act
    data["phase"] = s.phase
    if s.must_include != NO_RANK:
        data["must_include"] = RANKS[s.must_include]
    data["quiet"] = s.quiet
    if s.house.play_on:
        data["places"] = list(s.gone)
    if s.house.match_wins > 1:
        data["wins"] = list(s.wins)
    data["marks"] = [f"{m.seat} {m.slot} by {m.by} {CARD_TEXT[m.card]}" for m in s.marks]
    return data


# -------------------------------------------------------------------- setting up
def from_position(data: Mapping[str, Any], seats: int, rules: Rules, source: Stream) -> State:
    """A state from some of the keys. Cards named nowhere are dealt from `source`: chambers and hands first,
    where their keys are absent, the rest under the draw pile (out of play where the draw pile is said to be
    empty and `out` is not given). Raises PositionError with the key at fault.
    """
    s = fresh(seats, rules)
    _check_keys(data, s)
    s.dealer = _number(data, "dealer", range(seats)) if "dealer" in data else source.below(seats)
    _place_cards(s, data, source)
    s.demand = demand_of(s.pile)
    s.phase = _phase(data)
    s.quiet = _number(data, "quiet", range(1_000_000_000)) if "quiet" in data else 0
    _place_wins(s, data)
    _place_gone(s, data)
    _place_turn(s, data)
    _check_counts(s)
    return s


def _check_keys(data: Mapping[str, Any], s: State) -> None:
    for key in data:
        if key not in KEYS:
            raise PositionError(key, "Brown Bullet has no position key of this name")
    if "places" in data and not s.house.play_on:
        raise PositionError("places", "only with the house rule play_on")
    if "wins" in data and s.house.match_wins == 1:
        raise PositionError("wins", "only in a match (house rule match_wins)")


class _Stock:
    """The cards not yet named: each may be taken once, or twice with two decks."""

    def __init__(self, decks: int) -> None:
        self.left = Counter(deck(decks))

    def take(self, key: str, word: str) -> int:
        """The card of this text. Raises PositionError for an unknown card and for one too many."""
        try:
            card = parse_card(word)
        except ValueError as error:
            raise PositionError(key, str(error)) from None
        if card not in self.left:
            raise PositionError(key, f"{word} is no card of Brown Bullet")
        if self.left[card] == 0:
            raise PositionError(key, f"one {word} too many: all cards of this text are named already")
        self.left[card] -= 1
        return card

    def take_all(self, key: str, words: str) -> list[int]:
        """The cards of a text."""
        return [self.take(key, word) for word in words.split()]


def _place_cards(s: State, data: Mapping[str, Any], source: Stream) -> None:
    stock = _Stock(s.house.decks)
    seats = len(s.hands)
    if "hands" in data:
        s.hands = [sorted(stock.take_all("hands", words)) for words in _strings(data, "hands", seats)]
    named_chambers = [[_HOLE] * CHAMBER for _ in range(seats)]
    if "chambers" in data:
        named_chambers = [_chamber(words, stock) for words in _strings(data, "chambers", seats)]
    draw = stock.take_all("draw", _string(data, "draw"))
    s.pile = stock.take_all("pile", _string(data, "pile"))
    s.out = stock.take_all("out", _string(data, "out"))
    s.marks = _marks(data, named_chambers, stock)
    rest = sorted(stock.left.elements())
    source.shuffle(rest)
    holes = sum(chamber.count(_HOLE) for chamber in named_chambers)
    if holes > len(rest):
        raise PositionError("chambers", "not enough cards are left to deal them from")
    s.chambers = [
        tuple([rest.pop() if card == _HOLE else card for card in chamber]) for chamber in named_chambers
    ]
    if "hands" not in data:
        if HAND * seats > len(rest):
            raise PositionError("hands", "not enough cards are left to deal them from")
        s.hands = [sorted(rest.pop() for _ in range(HAND)) for _ in range(seats)]
    if "draw" in data and not draw and "out" not in data:
        s.out += rest
        rest = []
    s.draw = rest + draw[::-1]


def _chamber(words: str, stock: _Stock) -> list[int]:
    items = words.split()
    if len(items) != CHAMBER:
        raise PositionError("chambers", f"a chamber has {CHAMBER} slots, {words!r} has {len(items)}")
    return [EMPTY if item == _GAP else stock.take("chambers", item) for item in items]


def _marks(data: Mapping[str, Any], chambers: list[list[int]], stock: _Stock) -> tuple[Mark, ...]:
    """The known bullets. A mark names the card in its slot, or puts it there where the chambers are not
    given."""
    marks = [_mark(words, chambers, stock) for words in _strings(data, "marks")]
    if len({(mark.seat, mark.slot) for mark in marks}) < len(marks):
        raise PositionError("marks", "a slot is marked twice")
    return tuple(sorted(marks))


def _mark(words: str, chambers: list[list[int]], stock: _Stock) -> Mark:
    form = words.split()
    numbers = [form[i] for i in (0, 1, 3)] if len(form) == 5 and form[2] == "by" else []
    if not numbers or not all(word.isascii() and word.isdigit() for word in numbers):
        raise PositionError("marks", f'{words!r} is not of the form "SEAT SLOT by SEAT CARD"')
    seat, slot, by = (int(word) for word in numbers)
    if seat >= len(chambers) or by >= len(chambers) or slot >= CHAMBER or seat == by:
        raise PositionError("marks", f"{words!r} names a seat or slot that cannot be")
    there = chambers[seat][slot]
    if there == _HOLE:
        chambers[seat][slot] = there = stock.take("marks", form[4])
    if there == EMPTY or CARD_TEXT[there] != form[4]:
        raise PositionError("marks", f"{words!r}: the chambers have another card, or none, in that slot")
    return Mark(seat, slot, by, there)


def _place_wins(s: State, data: Mapping[str, Any]) -> None:
    if "wins" not in data:
        return
    # a match goes on only while nobody has all the wins it asks for
    most = s.house.match_wins - (0 if s.phase == "over" else 1)
    s.wins = _numbers(data, "wins", range(most + 1))
    if len(s.wins) != len(s.hands):
        raise PositionError("wins", f"one number for each of {len(s.hands)} seats")


def _place_gone(s: State, data: Mapping[str, Any]) -> None:
    """Who is out: by `places` where the others play on, else who has no cards."""
    seats = len(s.hands)
    without = [seat for seat in range(seats) if not s.hands[seat] and s.chambers[seat] == NO_CHAMBER]
    if not s.house.play_on:
        if without and s.phase != "over":
            raise PositionError(
                "hands", f"seat {without[0]} has neither hand nor chamber cards: that ends the deal"
            )
        s.gone = without
        return
    s.gone = _numbers(data, "places", range(seats)) if "places" in data else []
    if sorted(s.gone) != without:
        raise PositionError("places", "the seats without hands and chambers cards, each once, and no others")
    if s.phase != "over" and len(s.gone) >= seats - 1:
        raise PositionError("places", "with fewer than two seats left the deal is over")


def _place_turn(s: State, data: Mapping[str, Any]) -> None:
    """Whose turn it is and what the first play must include."""
    if s.phase == "over":
        for key in ("to_act", "must_include"):
            if data.get(key, "") != "":
                raise PositionError(key, "absent when the phase is over")
        return
    rank = NO_RANK
    if "to_act" in data:
        s.to_act = _number(data, "to_act", range(len(s.hands)))
        if s.to_act in s.gone:
            raise PositionError("to_act", f"seat {s.to_act} is out")
    elif s.phase == "bullet":
        raise PositionError("to_act", "the phase bullet needs it")
    else:
        s.to_act, rank = find_starter(s.hands, s.dealer)
        if rank == NO_RANK:
            s.to_act = next(seat for seat in from_left(s.dealer, len(s.hands)) if seat not in s.gone)
    if "must_include" in data:
        s.must_include = _must_include(s, data)
    elif s.house.open_with_lowest:
        s.must_include = rank


def _must_include(s: State, data: Mapping[str, Any]) -> int:
    word = _string(data, "must_include")
    if word == "":
        return NO_RANK
    rank = RANKS.find(word) if len(word) == 1 else -1
    if rank < FOUR:
        raise PositionError("must_include", f"{word!r} is no rank from 4 to A")
    if s.phase != "play" or not s.house.open_with_lowest:
        raise PositionError("must_include", "only in the phase play, with the house rule open_with_lowest")
    if all(RANK_OF[card] != rank for card in s.hands[s.to_act]):
        raise PositionError(
            "must_include", f"seat {s.to_act}, whose turn it is, holds no card of rank {word}"
        )
    return rank


def _check_counts(s: State) -> None:
    """What the rule page says of every position, and what the phase bullet takes for granted."""
    if s.draw:
        if any(len(hand) < HAND for hand in s.hands):
            raise PositionError(
                "hands", f"while the draw pile is not empty every hand has {HAND} or more cards"
            )
        if any(EMPTY in chamber for chamber in s.chambers):
            raise PositionError("chambers", "while the draw pile is not empty every chamber is full")
    if s.phase == "bullet":
        if len(s.hands[s.to_act]) < s.house.bullet_at:
            raise PositionError(
                "hands", f"the phase bullet needs {s.house.bullet_at} or more cards in the hand of to_act"
            )
        if s.pile:
            raise PositionError("pile", "in the phase bullet the pile has just been picked up")
        if not has_target(s, s.to_act):
            raise PositionError("chambers", "the phase bullet needs a chamber card of another seat")


# -------------------------------------------------------------------- reading values
def _phase(data: Mapping[str, Any]) -> Phase:
    word = data.get("phase", "play")
    for phase in _PHASES:
        if word == phase:
            return phase
    raise PositionError("phase", f"{word!r} is none of {', '.join(_PHASES)}")


def _string(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise PositionError(key, "a text in quotes is needed")
    return value


def _strings(data: Mapping[str, Any], key: str, count: int | None = None) -> list[str]:
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise PositionError(key, "a list of texts is needed")
    if count is not None and len(value) != count:
        raise PositionError(key, f"one text for each of {count} seats is needed, not {len(value)}")
    return value


def _number(data: Mapping[str, Any], key: str, allowed: range) -> int:
    return _checked(data[key], key, allowed)


def _numbers(data: Mapping[str, Any], key: str, allowed: range) -> list[int]:
    value = data[key]
    if not isinstance(value, list):
        raise PositionError(key, "a list of whole numbers is needed")
    return [_checked(item, key, allowed) for item in value]


def _checked(value: object, key: str, allowed: range) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        raise PositionError(key, f"{value!r} is no whole number from {allowed[0]} to {allowed[-1]}")
    return value
