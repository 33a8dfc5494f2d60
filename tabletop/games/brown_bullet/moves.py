"""The moves of Brown Bullet and their text forms (rule page "Notation").

Seats move with Play, Flip, PickUp, Bullet and Hold; chance and the table with Dealer, Deal and NextHand. A
Play's cards always stand in canonical order: make one with `play_of`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tabletop.core.cards import card_text, cards_text, parse_cards
from tabletop.core.game import Move
from tabletop.games.brown_bullet.demand import ONE_DECK

CHAMBER: Final = 6
"""Slots of a chamber."""


class Play(NamedTuple):
    """Cards from the hand onto the pile: a set or a run, ascending."""

    kind: str
    cards: tuple[int, ...]


class Flip(NamedTuple):
    """Turn over a card of one's own chamber and play it blind. Slot 0-5."""

    kind: str
    slot: int


class PickUp(NamedTuple):
    """Take the pile into the hand."""

    kind: str


class Bullet(NamedTuple):
    """Swap a hand card against the chamber card in `slot` (0-5) of the seat `target`."""

    kind: str
    target: int
    slot: int
    card: int


class Hold(NamedTuple):
    """Fire no bullet."""

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
    """The table: gather the cards and go on to the next deal of the match."""

    kind: str


PICK_UP: Final = PickUp("pickup")
HOLD: Final = Hold("hold")
NEXT_HAND: Final = NextHand("next-hand")
FLIPS: Final = tuple(Flip("flip", slot) for slot in range(CHAMBER))
SINGLES: Final = tuple(Play("play", (card,)) for card in ONE_DECK)
"""The play of each single card, made once: most plays are one of these."""


class _Kept(dict[tuple[int, ...], Play]):
    """Plays by their cards, each made once. For sets only: two decks have 1,132 different ones."""

    def __missing__(self, cards: tuple[int, ...]) -> Play:
        move = self[cards] = Play("play", cards)
        return move


SETS: Final = _Kept()
"""The play of a set of several cards, ascending: SETS[cards]."""


def play_of(cards: Iterable[int]) -> Play:
    """The play of any cards in any order, legal or not."""
    return Play("play", tuple(sorted(cards)))


def move_text(move: Move) -> str:
    """ "play 7S 7D", "flip 3", "bullet 1 4 4S", "deal ..."."""
    if isinstance(move, Play | Deal):
        return f"{move.kind} {cards_text(move.cards)}"
    if isinstance(move, Bullet):
        return f"bullet {move.target} {move.slot} {card_text(move.card)}"
    return " ".join(str(word) for word in move)


def parse_move(words: str) -> Move:
    """The reverse of `move_text`; a play's cards in any order. Raises ValueError for a text that is no
    move."""
    kind, *rest = words.split() or [""]
    if kind == "play" and rest:
        return play_of(_cards(rest))
    if kind == "flip" and len(rest) == 1:
        return FLIPS[_number(rest[0], CHAMBER)]
    if kind == "bullet" and len(rest) == 3:
        # any seat number is readable: that nobody sits there is for the rules to say (no-target)
        return Bullet("bullet", _number(rest[0], 100), _number(rest[1], CHAMBER), _cards(rest[2:])[0])
    if kind == "dealer" and len(rest) == 1:
        return Dealer("dealer", _number(rest[0], 100))
    if kind == "deal" and rest:
        return Deal("deal", tuple(_cards(rest)))
    for plain in (PICK_UP, HOLD, NEXT_HAND):
        if kind == plain.kind and not rest:
            return plain
    raise ValueError(f"{words!r} is no move of Brown Bullet")


def _cards(names: list[str]) -> list[int]:
    cards = parse_cards(" ".join(names))
    if any(card not in ONE_DECK for card in cards):
        raise ValueError("a card that this game does not have")
    return cards


def _number(word: str, end: int) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 2 and int(word) < end:
        return int(word)
    raise ValueError(f"{word!r} is no number below {end}")
