"""Setting up a position of Wyoming Cowboy from a file: any part of the keys, the rest dealt from the seed.

What the rule page forbids is refused by the name of the key; whether play could have led there is not
checked. The table `turn` is read in setup_turn.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabletop.core.cards import card_text
from tabletop.core.game import PositionError
from tabletop.core.options import Rules
from tabletop.core.rng import Stream
from tabletop.games.wyoming_cowboy import reading, scoring, setup_turn
from tabletop.games.wyoming_cowboy.guns import GUNS, KING, TEN
from tabletop.games.wyoming_cowboy.position import FRESH_MARK, KEYS
from tabletop.games.wyoming_cowboy.reading import Stock
from tabletop.games.wyoming_cowboy.scoring import LINES
from tabletop.games.wyoming_cowboy.state import HAND, NOBODY, Phase, State, Table, fresh
from tabletop.games.wyoming_cowboy.turn import tens_and_22

_PHASES: Final[tuple[Phase, ...]] = (
    "direction", "pass3", "action", "pass2", "shoot", "answer", "discard", "draw", "over",
)  # fmt: skip
_ANY: Final = range(-(10**9), 10**9)


def from_position(data: Mapping[str, Any], seats: int, rules: Rules, source: Stream) -> State:
    """A state from some of the keys; absent ones are as at the start of a deal. Cards named nowhere are dealt
    from `source`: seven to each hand where `hands` is absent, the rest under the draw pile. `aces` follows
    from `cowboys` where it is absent. Raises PositionError with the key at fault.
    """
    for key in data:
        if key not in KEYS:
            raise PositionError(key, "Wyoming Cowboy has no position key of this name")
    s = fresh(seats, rules)
    s.phase = _phase(data)
    turn = setup_turn.table(data)
    _place_dealer(s, data, source)
    _place_cards(s, data, turn, source)
    _place_aces(s, data)
    _place_couples(s, data)
    _place_counts(s, data)
    setup_turn.place(s, data, turn)
    _place_hand_scores(s, data)
    return s


def _phase(data: Mapping[str, Any]) -> Phase:
    word = data.get("phase", "direction")
    for phase in _PHASES:
        if word == phase:
            return phase
    raise PositionError("phase", f"{word!r} is none of {', '.join(_PHASES)}")


def _place_dealer(s: State, data: Mapping[str, Any], source: Stream) -> None:
    seats = range(s.house.seats)
    drawn = source.below(s.house.seats)  # drawn in any case, so that naming the dealer changes no card
    if "dealer" in data:
        s.dealer = reading.number(data, "dealer", seats)
    elif s.phase == "direction" and "to_act" in data:
        s.dealer = setup_turn.one_seat(data, seats)  # only the dealer names the direction
    else:
        s.dealer = drawn


# -------------------------------------------------------------------- cards
def _place_cards(s: State, data: Mapping[str, Any], turn: Mapping[str, Any], source: Stream) -> None:
    stock = Stock(s.house.decks)
    seats = s.house.seats
    if "hands" in data:
        s.hands = [sorted(stock.take_all("hands", w)) for w in reading.strings(data, "hands", seats)]
    if "tens" in data:
        s.tens = [stock.take_rank("tens", w, TEN) for w in reading.strings(data, "tens", seats)]
    if "cowboys" in data:
        s.cowboys = [stock.take_rank("cowboys", w, KING) for w in reading.strings(data, "cowboys", seats)]
    if "guns" in data:
        _place_guns(s, data["guns"], stock)
    if turn.get("passed", []) != []:
        words = reading.strings(turn, "passed", seats, "turn.passed")
        s.passed = tuple([_chosen(s, seat, mine, stock) for seat, mine in enumerate(words)])
    draw = stock.take_all("draw", reading.string(data, "draw"))
    s.discard = stock.take_all("discard", reading.string(data, "discard"))
    s.shot = stock.take_all("shot", reading.string(data, "shot"))
    rest = sorted(stock.left.elements())
    source.shuffle(rest)
    if "hands" not in data:
        _deal_hands(s, rest)
    s.draw = rest + draw[::-1]
    if s.phase in ("direction", "pass3"):
        _check_hands(s)


def _chosen(s: State, seat: int, words: str, stock: Stock) -> tuple[int, ...]:
    """The cards that a seat has chosen to pass. They are out of the hand; a file may name them there too."""
    cards = []
    for word in words.split():
        again = [card for card in s.hands[seat] if card_text(card) == word and stock.left[card] == 0]
        if again:
            s.hands[seat].remove(again[0])
            cards.append(again[0])
        else:
            cards.append(stock.take("turn.passed", word))
    return tuple(sorted(cards))


def _deal_hands(s: State, rest: list[int]) -> None:
    """Seven to each, cards already chosen for a pass included."""
    for seat in range(s.house.seats):
        count = HAND - (len(s.passed[seat]) if s.passed else 0)
        if count > len(rest):
            raise PositionError("hands", "not enough cards are left to deal them from")
        s.hands[seat] = sorted(rest.pop() for _ in range(count))


def _check_hands(s: State) -> None:
    """Nobody has played before the opening pass is made."""
    for seat, hand in enumerate(s.hands):
        if len(hand) + (len(s.passed[seat]) if s.passed else 0) != HAND:
            raise PositionError("hands", f"everyone has {HAND} cards until the opening pass is made")


def _place_guns(s: State, rows: object, stock: Stock) -> None:
    seats = s.house.seats
    if not isinstance(rows, list) or len(rows) != seats or not all(isinstance(row, list) for row in rows):
        raise PositionError("guns", f"a list of texts for each of {seats} seats is needed")
    for seat, row in enumerate(rows):
        guns = []
        for words in row:
            bare = words.removesuffix(FRESH_MARK) if isinstance(words, str) else words
            number = reading.gun("guns", bare)
            for card in GUNS[number].cards:
                stock.take("guns", card_text(card))
            guns.append(number)
            if bare != words:
                s.fresh += ((seat, number),)
        s.guns[seat] = tuple(sorted(guns))


# -------------------------------------------------------------------- numbers
def _place_aces(s: State, data: Mapping[str, Any]) -> None:
    """Each protected cowboy has an ace; with none left the hand is over."""
    s.aces = most = s.house.tens - sum(map(len, s.cowboys))
    if "aces" in data:
        s.aces = reading.number(data, "aces", range(s.house.tens + 1))
    if s.aces > most:
        raise PositionError("aces", f"{most} are left when each protected cowboy has one of the others")
    if s.aces == 0 and s.phase != "over":
        raise PositionError("aces", "with no ace left the hand is over")
    if s.phase != "over" and tens_and_22(s):
        raise PositionError("tens", "with all the tens and a .22 on the table the hand is over")


def _place_couples(s: State, data: Mapping[str, Any]) -> None:
    if "couples" in data:
        words = reading.strings(data, "couples", s.house.seats)
        s.couples = [reading.suits(mine, s.house.couple_repeats) for mine in words]


def _place_counts(s: State, data: Mapping[str, Any]) -> None:
    if "turns" in data:
        # after that many turns a hand has stalled
        s.turns = reading.number(data, "turns", range(s.house.last_turn + (s.phase == "over")))
    if "hand" in data:
        s.hand = reading.number(data, "hand", range(s.house.hand_limit or 10**9))
    if "scores" in data:
        s.scores = tuple(reading.numbers(data, "scores", _ANY, s.house.seats))


def _place_hand_scores(s: State, data: Mapping[str, Any]) -> None:
    """How the hand counted; without the key, as it counts with nobody's credit."""
    given = data.get("hand_scores", [])
    if s.phase != "over":
        if given != []:
            raise PositionError("hand_scores", "only at the end of a hand, in the phase over")
        return
    s.hand_scores = tuple([scoring.table_of(s, seat, NOBODY) for seat in range(s.house.seats)])
    if given != []:
        if not isinstance(given, list) or len(given) != s.house.seats:
            raise PositionError("hand_scores", f"one table for each of {s.house.seats} seats is needed")
        s.hand_scores = tuple([_hand_score(table) for table in given])


def _hand_score(table: object) -> Table:
    if not isinstance(table, dict):
        raise PositionError("hand_scores", "a list of tables is needed")
    for key in table:
        if key not in LINES:
            raise PositionError(f"hand_scores.{key}", f"the lines are {', '.join(LINES)}")
    lines = [reading.checked(table.get(key, 0), f"hand_scores.{key}", _ANY) for key in LINES[:-1]]
    total = reading.checked(table.get("total", sum(lines)), "hand_scores.total", _ANY)
    if total != sum(lines):
        raise PositionError("hand_scores.total", f"the lines add up to {sum(lines)}")
    return (*lines, total)
