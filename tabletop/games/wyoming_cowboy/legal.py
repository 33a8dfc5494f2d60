"""Which moves may be made in Wyoming Cowboy, as exact lists in canonical order.

The moves that hands, guns and seats allow are few and come again, so each is made once and kept; what a hand
can do is looked up by its cards as bits.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from tabletop.core.game import Move
from tabletop.games.wyoming_cowboy import guns as deck_of
from tabletop.games.wyoming_cowboy.guns import GUNS, IS_45, IS_QUICK, SIXES
from tabletop.games.wyoming_cowboy.moves import (
    DISCARDS,
    GIVES,
    HOLSTER,
    NOTHING,
    Couple,
    Direction,
    Nine,
    Pass,
    Pull,
    Shoot,
)
from tabletop.games.wyoming_cowboy.passing import directions, to_pass
from tabletop.games.wyoming_cowboy.shooting import may_give
from tabletop.games.wyoming_cowboy.shots import ready_guns
from tabletop.games.wyoming_cowboy.state import State
from tabletop.games.wyoming_cowboy.supply import draws

_NONE: Final[list[Move]] = []
_BIT: Final[tuple[int, ...]] = (*(1 << card for card in range(52)), 0)
"""A card as a bit; HIDDEN, the last, is none."""


def legal(s: State, seat: int) -> list[Move]:
    """The legal moves of a seat, in canonical order; [] if it is not to act. The caller must not change the
    list.

    Order: nothing, couples by suit, 9s by card and direction, guns by kind and cards, shots by gun, then by
    what they aim at (hands, cowboys, guns); after shots holster. Cards in card order.
    """
    if seat not in s.acting or seat < 0:
        return _NONE
    phase = s.phase
    if phase == "draw":
        return draws(s)
    if phase == "discard":
        return discards(s, seat)
    if phase == "action":
        return actions(s, seat)
    if phase == "pass2" or phase == "pass3":
        return passes(s, seat)
    if phase == "shoot":
        return [*shots(s, seat), HOLSTER]
    if phase == "answer":
        gives = may_give(s.gun)
        return [GIVES[card] for card in _distinct(s, seat) if card in gives]
    return _directions(s.house.seats)


def _distinct(s: State, seat: int) -> list[int]:
    """The hand without the second of equal cards."""
    hand = s.hands[seat]
    return hand if s.house.decks == 1 else list(dict.fromkeys(hand))


# -------------------------------------------------------------------- discards, passes
def discards(s: State, seat: int) -> list[Move]:
    """Every card; a 6 only where no other card scores nothing."""
    hand = s.hands[seat]
    cards = hand if s.house.decks == 1 else list(dict.fromkeys(hand))
    if SIXES.isdisjoint(hand) or s.house.holds_six.isdisjoint(hand):
        return [DISCARDS[card] for card in cards]
    return [DISCARDS[card] for card in cards if card not in SIXES]


class _Passes(dict[tuple[int, ...], Pass]):
    """Passes by their cards, each made once: two decks have some 1,200 pairs and 20,000 triples."""

    def __missing__(self, cards: tuple[int, ...]) -> Pass:
        move = self[cards] = Pass("pass", cards)
        return move


_PASSES: Final = _Passes()


def passes(s: State, seat: int) -> list[Move]:
    """Every choice of as many cards as are asked for."""
    chosen = combinations(s.hands[seat], to_pass(s, seat))
    return [_PASSES[cards] for cards in (chosen if s.house.decks == 1 else dict.fromkeys(chosen))]


@cache
def _directions(seats: int) -> list[Move]:
    return [Direction("direction", to) for to in directions(seats)]


# -------------------------------------------------------------------- actions
def actions(s: State, seat: int) -> list[Move]:
    """What a turn may begin with."""
    held = 0
    for card in s.hands[seat]:
        held |= _BIT[card]
    moves: list[Move] = [NOTHING]
    if couples := (held >> 40) & (held >> 44) & 15:
        if s.couples[seat] and not s.house.couple_repeats:
            for suit in s.couples[seat]:
                couples &= ~(1 << suit)
        moves += _couples(couples)
    if nines := (held >> 28) & 15:
        moves += _nines(nines, s.house.seats)
    moves += pulls(held)
    if s.house.decks == 2 and held & 15:
        moves += _twins(s.hands[seat])
        moves.sort(key=_pulls_in_order)
    if s.guns[seat]:
        moves += shots(s, seat)
    return moves


@cache
def _couples(suits: int) -> list[Move]:
    return [Couple("couple", suit) for suit in range(4) if suits >> suit & 1]


@cache
def _nines(nines: int, seats: int) -> list[Move]:
    cards = [deck_of.NINE * 4 + suit for suit in range(4) if nines >> suit & 1]
    return [Nine("nine", card, to) for card in cards for to in directions(seats)]


# -------------------------------------------------------------------- pulling guns
PULLS: Final = {gun: Pull("gun", gun) for gun in GUNS}
"""The move that pulls each gun."""


def _pulls_of(names: tuple[str, ...], held: int) -> list[Move]:
    """The guns of these kinds that cards given as bits make."""
    return [
        PULLS[gun]
        for gun in GUNS
        if gun.name in names and len(set(gun.cards)) > 1 and all(held >> card & 1 for card in gun.cards)
    ]


_22S: Final = tuple(_pulls_of((deck_of.TWENTY_TWO,), held) for held in range(16))
"""By the 2s held."""
_45S: Final = tuple(_pulls_of((deck_of.FORTY_FIVE,), held << 8 | held << 12) for held in range(16))
"""By the suits of which 4 and 5 are held."""


@cache
def _38s(threes: int, eights: int) -> list[Move]:
    return _pulls_of((deck_of.THIRTY_EIGHT,), threes << 4 | eights << 24)


@cache
def _357s(threes: int, fives: int, sevens: int) -> list[Move]:
    held = threes << 4 | fives << 12 | sevens << 20
    return _pulls_of((deck_of.MAGNUM,), held) + _pulls_of((deck_of.QUICK_DRAW,), held)


def pulls(held: int) -> list[Move]:
    """The guns that a hand, given as bits, can pull; of two equal cards it has one bit."""
    moves = _22S[held & 15]
    fives = (held >> 12) & 15
    if threes := (held >> 4) & 15:
        if eights := (held >> 24) & 15:
            moves = moves + _38s(threes, eights)
        if fives and (sevens := (held >> 20) & 15):
            moves = moves + _357s(threes, fives, sevens)
    if fives and (suits := (held >> 8) & fives):
        moves = moves + _45S[suits & 15]
    return moves


def _twins(hand: list[int]) -> list[Move]:
    """The .22s of two equal 2s, with two decks."""
    return [PULLS[gun] for gun in GUNS if len(set(gun.cards)) == 1 and hand.count(gun.cards[0]) > 1]


def _pulls_in_order(move: Move) -> int:
    """Sorts a list of actions so that the guns stand in canonical order and the rest before them."""
    return deck_of.GUN_ID[move[1]] if move[0] == "gun" else -1


# -------------------------------------------------------------------- shots
def shots(s: State, seat: int) -> list[Move]:
    """Every shot with every gun that can be fired: at hands, then at cowboys (.45) or guns (quick draw)."""
    moves: list[Move] = []
    ready = ready_guns(s, seat)
    for gun in ready if len(ready) < 2 or s.house.decks == 1 else dict.fromkeys(ready):
        moves += _at_hands(gun, seat, s.house.seats)
        if IS_45[gun]:
            for target, cowboys in enumerate(s.cowboys):
                if cowboys and target != seat:
                    moves += _at_cowboys(gun, target, cowboys)
        elif IS_QUICK[gun]:
            for target, others in enumerate(s.guns):
                if others and target != seat:
                    moves += _at_guns(gun, target, others)
    return moves


@cache
def _at_hands(gun: int, seat: int, seats: int) -> list[Move]:
    return [Shoot("shoot", GUNS[gun], target, None) for target in range(seats) if target != seat]


@cache
def _at_cowboys(gun: int, target: int, cowboys: tuple[int, ...]) -> list[Move]:
    return [Shoot("shoot", GUNS[gun], target, card) for card in dict.fromkeys(cowboys)]


def _at_guns(gun: int, target: int, others: tuple[int, ...]) -> list[Move]:
    return [_at_gun(gun, target, other) for other in dict.fromkeys(others)]


@cache
def _at_gun(gun: int, target: int, other: int) -> Move:
    return Shoot("shoot", GUNS[gun], target, GUNS[other])
