"""The moves of Lockdown Poker and their text forms (rule page "Notation").

A seat moves with Switch, Lock, Draw, Sheriff, Bet (a bet or raise that names an amount) and the plain words;
chance and the table with Dealer, Deal and NextHand. Where a move names a card it may also hold HOLE or
SEVENTH: the words that name a card lying face down.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.cards import cards_text, parse_card, parse_cards
from tabletop.core.game import Move
from tabletop.games.lockdown_poker.deck import DECK, HOLE, SEVENTH, WORDS

_SEATS: Final = 6


class Switch(NamedTuple):
    """One's own face-up card `mine` against `theirs` of `seat`."""

    kind: str
    mine: int
    seat: int
    theirs: int


class Lock(NamedTuple):
    """Slide one's own card down."""

    kind: str
    card: int


class Draw(NamedTuple):
    """Take the top card of the deck in the place of `card`, which dies."""

    kind: str
    card: int


class Sheriff(NamedTuple):
    """Capture `what` of `seat`: a face-up card, HOLE or SEVENTH."""

    kind: str
    seat: int
    what: int


class Bet(NamedTuple):
    """A bet or raise where the limit is not fixed: `amount` is what the player's bets of this round become.
    The kind is "bet" or "raise"."""

    kind: str
    amount: int


class Word(NamedTuple):
    """A move that is one word: stand, no-sheriff, check, bet, call, raise, fold."""

    kind: str


class Dealer(NamedTuple):
    """Chance: who deals first."""

    kind: str
    seat: int


class Deal(NamedTuple):
    """Chance: the shuffled deck, in the order it is dealt (`deal.deal_out` says to whom)."""

    kind: str
    cards: tuple[int, ...]


class NextHand(NamedTuple):
    """The table: gather the cards and go on to the next hand."""

    kind: str


STAND: Final = Word("stand")
NO_SHERIFF: Final = Word("no-sheriff")
CHECK: Final = Word("check")
BET: Final = Word("bet")
CALL: Final = Word("call")
RAISE: Final = Word("raise")
FOLD: Final = Word("fold")
NEXT_HAND: Final = NextHand("next-hand")
_WORDS: Final = {move.kind: move for move in (STAND, NO_SHERIFF, CHECK, BET, CALL, RAISE, FOLD)}

LOCKS: Final = tuple(Lock("lock", card) for card in (*DECK, HOLE, SEVENTH))
DRAWS: Final = tuple(Draw("draw", card) for card in (*DECK, HOLE, SEVENTH))
ROW: Final = len(DECK)


class _Kept(dict[int, tuple[Switch, ...]]):
    """The switches of each card, made when they are first asked for: there are 336 of them."""

    def __missing__(self, mine: int) -> tuple[Switch, ...]:
        row = tuple([Switch("switch", mine, seat, theirs) for seat in range(_SEATS) for theirs in DECK])
        self[mine] = row
        return row


SWITCHES: Final = _Kept()
"""Every switch of two cards: SWITCHES[mine][seat * ROW + theirs]."""


def move_text(move: Move) -> str:
    """ "switch 3S 1 QC", "lock KH", "sheriff 2 hole", "raise 12", "deal ..."."""
    match move:
        case Switch(_, mine, seat, theirs):
            return f"switch {WORDS[mine]} {seat} {WORDS[theirs]}"
        case Lock() | Draw():
            return f"{move.kind} {WORDS[move.card]}"
        case Sheriff():
            return f"sheriff {move.seat} {WORDS[move.what]}"
        case Deal():
            return f"deal {cards_text(move.cards)}"
    return " ".join(str(word) for word in move)


def parse_move(words: str) -> Move:
    """The reverse of `move_text`. Raises ValueError for a text that is no move."""
    kind, *rest = words.split() or [""]
    match kind, rest:
        case ("switch", [mine, seat, theirs]):
            return Switch("switch", _named(mine), _number(seat, 100), _named(theirs))
        case ("lock", [card]):
            return LOCKS[_named(card)]
        case ("draw", [card]):
            return DRAWS[_named(card)]
        case ("sheriff", [seat, what]):
            # any seat number is readable: that nobody sits there is for the rules to say
            return Sheriff("sheriff", _number(seat, 100), _named(what))
        case ("bet" | "raise", [amount]):
            return Bet(kind, _number(amount, 1_000_000_000))
        case ("dealer", [seat]):
            return Dealer("dealer", _number(seat, 100))
        case ("deal", [_, *_]):
            return Deal("deal", tuple(parse_cards(" ".join(rest))))
        case ("next-hand", []):
            return NEXT_HAND
        case (word, []) if word in _WORDS:
            return _WORDS[word]
    raise ValueError(f"{words!r} is no move of Lockdown Poker")


def _named(word: str) -> int:
    """A card, or HOLE or SEVENTH."""
    return {"hole": HOLE, "seventh": SEVENTH}[word] if word in ("hole", "seventh") else parse_card(word)


def _number(word: str, end: int) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 9 and int(word) < end:
        return int(word)
    raise ValueError(f"{word!r} is no number below {end}")
