"""The cards of a position: which lies where, which places are dealt from the seed, which counts can be (rule
page "Notation")."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletop.core.cards import parse_card
from tabletop.core.game import PositionError
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker.deck import ALL_CARDS, DECK, FIRST_CARDS, LAST_UP, NONE, SHERIFF
from tabletop.games.lockdown_poker.position_values import string, strings
from tabletop.games.lockdown_poker.state import State
from tabletop.games.lockdown_poker.switching import reserve

_NO_CARD = "--"


class _Stock:
    """The cards not yet named: each may be taken once."""

    def __init__(self) -> None:
        self.left = set(DECK)

    def take(self, key: str, word: str) -> int:
        """The card of this text. Raises PositionError for an unknown card and for one named twice."""
        try:
            card = parse_card(word)
        except ValueError as error:
            raise PositionError(key, str(error)) from None
        if card not in self.left:
            raise PositionError(key, f"{word} is named twice")
        self.left.remove(card)
        return card

    def take_all(self, key: str, words: str) -> list[int]:
        """The cards of a text."""
        return [self.take(key, word) for word in words.split()]


def place_cards(s: State, data: Mapping[str, Any], source: Stream) -> None:
    """Put the named cards where they are said to be, deal the places whose key is absent, the rest under the
    deck. Settles who is in the hand (`live`)."""
    seats = len(s.up)
    stock = _Stock()
    if "hole" in data:
        s.hole = [_one(words, "hole", stock) for words in strings(data, "hole", seats)]
    if "up" in data:
        for seat, words in enumerate(strings(data, "up", seats)):
            s.up[seat] = _row(s, words, stock)
    if "seventh" in data:
        s.seventh = [_one(words, "seventh", stock) for words in strings(data, "seventh", seats)]
    deck = stock.take_all("deck", string(data, "deck"))
    s.dead = stock.take_all("dead", string(data, "dead"))
    s.live = _players(s, data) & ~s.folded
    rest = sorted(stock.left)
    source.shuffle(rest)
    _deal(s, data, rest)
    s.deck = rest + deck[::-1]
    _check_counts(s)


def _one(words: str, key: str, stock: _Stock) -> int:
    """The card of one place, or NONE."""
    names = words.split()
    if len(names) != 1:
        raise PositionError(key, f"one card a seat, or {_NO_CARD}, not {words!r}")
    return NONE if names[0] == _NO_CARD else stock.take(key, names[0])


def _row(s: State, words: str, stock: _Stock) -> tuple[int, ...]:
    """The face-up cards of one seat, in their places; "!" marks a locked one."""
    cards = []
    for word in words.split():
        card = stock.take("up", word.removesuffix("!"))
        if word.endswith("!"):
            s.locked |= 1 << card
        cards.append(card)
    return tuple(cards)


def _players(s: State, data: Mapping[str, Any]) -> int:
    """Who was dealt to, a set: for points everybody, for chips who has some, or has paid, or (when the hand
    is over and everything is paid out) has cards."""
    seats = range(len(s.up))
    if not s.house.money:
        return (1 << len(s.up)) - 1
    if s.phase == "over" and ("hole" in data or "up" in data):
        holds = [bool(s.up[seat]) or s.hole[seat] != NONE for seat in seats]
    else:
        holds = [s.stacks[seat] + s.bets[seat] + s.paid[seat] > 0 for seat in seats]
    players = sum(1 << seat for seat in seats if holds[seat])
    if s.folded & ~players:
        raise PositionError("folded", "a seat that is out of the game has nothing to fold")
    return players


def _deal(s: State, data: Mapping[str, Any], rest: list[int]) -> None:
    """Deal the places whose key is absent from the end of `rest`. Folded players have as many cards as the
    round."""
    players = [seat for seat in range(len(s.up)) if (s.live | s.folded) >> seat & 1]
    wanted = {
        "hole": len(players) * ("hole" not in data),
        "up": len(players) * (min(s.round, LAST_UP) - 1) * ("up" not in data),
        "seventh": len(players) * (s.round == ALL_CARDS) * ("seventh" not in data),
    }
    for key, count in wanted.items():
        if count > len(rest):
            raise PositionError(key, "not enough cards are left to deal them from")
        dealt = [rest.pop() for _ in range(count)]
        if key == "hole" and count:
            s.hole = _spread(players, dealt, len(s.up))
        elif key == "seventh" and count:
            s.seventh = _spread(players, dealt, len(s.up))
        elif count:
            for i, seat in enumerate(players):
                s.up[seat] = tuple(dealt[i :: len(players)])


def _spread(players: list[int], cards: list[int], seats: int) -> list[int]:
    by_seat = dict(zip(players, cards, strict=True))
    return [by_seat.get(seat, NONE) for seat in range(seats)]


def _check_counts(s: State) -> None:
    """How many cards each seat has, as its round, its folding and its chips ask for."""
    for seat, cards in enumerate(s.up):
        held = (s.hole[seat] != NONE, len(cards), s.seventh[seat] != NONE)
        if s.live >> seat & 1:
            _check_live(s, seat, held)
        elif s.folded >> seat & 1:
            _check_folded(s, seat, held)
        elif held != (False, 0, False):
            key = "hole" if held[0] else "up" if held[1] else "seventh"
            raise PositionError(key, f"seat {seat} has no chips: it is out of the game and has no cards")
    if s.phase != "over" and len(s.deck) < reserve(s):
        raise PositionError(
            "dead", f"the deck has {len(s.deck)} cards, the deals to come and the Sheriff need {reserve(s)}"
        )


def _check_live(s: State, seat: int, held: tuple[bool, int, bool]) -> None:
    hole, up, seventh = held
    due = min(s.round, LAST_UP) - 1
    last = s.round == ALL_CARDS
    # at the showdown a card may be captured without a new one, so one seat may be one short
    captured = s.phase == "over" and s.house.hole_sheriff == "showdown" and SHERIFF in s.dead
    if captured and last and hole + up + seventh == ALL_CARDS - 1:
        return
    if not hole:
        raise PositionError("hole", f"seat {seat} has a hole card")
    if up != due:
        raise PositionError("up", f"seat {seat} has {due} face-up cards in round {s.round}, not {up}")
    if seventh != last:
        words = "has" if last else "has not yet"
        raise PositionError("seventh", f"seat {seat} {words} a seventh card in round {s.round}")


def _check_folded(s: State, seat: int, held: tuple[bool, int, bool]) -> None:
    """A folded player's cards are as many as there were when he folded."""
    hole, up, seventh = held
    if not hole:
        raise PositionError("hole", f"seat {seat} has folded: its hole card stays in its place")
    if not FIRST_CARDS - 1 <= up <= min(s.round, LAST_UP) - 1:
        raise PositionError("up", f"seat {seat} has folded with {up} face-up cards, which cannot be")
    if seventh and (s.round != ALL_CARDS or up != LAST_UP - 1):
        raise PositionError("seventh", f"seat {seat} has folded before there was a seventh card")
