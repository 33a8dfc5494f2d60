"""A position of Wyoming Cowboy in numbers, as one seat sees it: what the learned forecast reads.

Counts scaled to about 0..1; those that grow with the deck are divided by the number of decks. They come in
parts, so that what two positions share is worked out once.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from tabletop.ai.policies.wyoming_cowboy.seen import RANKS, Seen
from tabletop.games.wyoming_cowboy.guns import GUN_NAMES, JACK, KING, LAST_22, QUEEN, SIX, TEN, TWO, Gun
from tabletop.games.wyoming_cowboy.legal import pulls
from tabletop.games.wyoming_cowboy.passing import AFTER_NINE, OPENING

Inputs: TypeAlias = tuple[float, ...]

_TOLD: Final = (TWO, SIX, TEN, JACK, QUEEN, KING)
"""Ranks that are worth remembering in the hand of another."""
WIDTHS_OWN: Final = (24, 16, 33)
"""Numbers in `hand_inputs`, `table_inputs`, `own_inputs`: the parts that a seat's own points follow from."""
WIDTHS_RIVAL: Final = (31, 16, 5)
"""Those in `rival_inputs`, `table_inputs`, `watcher_inputs`: the parts for another's points."""


@lru_cache(maxsize=20_000)
def hand_inputs(hand: tuple[int, ...], shown: tuple[int, ...]) -> Inputs:
    """A hand, its cards ascending: how many of each rank, couples, guns. `shown`: suits of couples that count
    no more."""
    held = [0.0] * RANKS
    bits = 0
    for card in hand:
        held[card >> 2] += 0.5
        bits |= 1 << card
    queens, kings = bits >> 4 * QUEEN & 15, bits >> 4 * KING & 15
    for suit in shown:
        queens &= ~(1 << suit)
        kings &= ~(1 << suit)
    guns = [move[1] for move in pulls(bits)]
    return (
        *held,
        held[QUEEN] * (held[QUEEN] > 1),
        held[JACK] * (held[JACK] > 1),
        float((queens & kings).bit_count()),
        (queens ^ kings).bit_count() / 2,
        *[float(any(gun.name == name for gun in guns)) for name in GUN_NAMES],
        float(_two_guns(guns)),
        len(hand) / 7,
        float(held[SIX] > 0.5),
    )


def _two_guns(guns: list[Gun]) -> bool:
    """Can two of them be made without a card in common?"""
    return any(
        set(one.cards).isdisjoint(other.cards) for i, one in enumerate(guns) for other in guns[i + 1 :]
    )


def table_inputs(seen: Seen) -> Inputs:
    """The table as it concerns everybody: how near the end is, what is still hidden, what lies open."""
    s, decks = seen.state, seen.state.house.decks
    left = seen.left
    top = s.discard[-1] >> 2 if s.discard else -1
    laid = sum([len(tens) for tens in s.tens])
    dead = any(card >> 2 == TEN for card in s.shot)
    return (
        s.aces / (4 * decks),
        float(s.aces == 1),
        laid / (4 * decks),
        float(laid == s.house.tens - 1),
        float(any(guns and guns[0] <= LAST_22 for guns in s.guns)),
        float(dead),
        len(s.draw) / (20 * decks),
        s.turns / seen.seats / 6,
        left[KING] / (4 * decks),
        left[SIX] / (4 * decks),
        left[TEN] / (4 * decks),
        left[TWO] / (4 * decks),
        float(top == KING),
        float(top in (QUEEN, JACK)),
        (seen.seats - 4) / 2,
        decks - 1.0,
    )


def own_inputs(seen: Seen) -> Inputs:
    """What a seat's own points depend on besides its hand and the table as it concerns everybody."""
    s, seat = seen.state, seen.seat
    kinds, ready, others, hands = seen.kinds, seen.ready, seen.others, s.hands
    until = (seat - s.turn) % seen.seats or seen.seats
    before = [ready[other] for other in others if 0 < (other - s.turn) % seen.seats < until]
    cowboys = [len(s.cowboys[other]) for other in others]
    kings = [seen.kings[other] for other in others]
    return (
        len(s.tens[seat]) / 2,
        *kinds[seat],
        ready[seat],
        len(s.cowboys[seat]) / 2,
        len(s.couples[seat]),
        *_turn_inputs(seen, seat),
        *[(total - own) / 2 for total, own in zip(seen.all_kinds, kinds[seat], strict=True)],
        ready[others[0]],
        sum(before) / 3,
        sum(cowboys) / 3,
        max(cowboys) / 2,
        sum(kings) / 3,
        max(kings),
        sum([seen.sixes[other] for other in others]) / 3,
        sum([len(hands[other]) for other in others]) / 21,
        sum([item.card >> 2 == KING for item in s.known[seat]]) / 2,
        float(s.notes[seat].kings == 0),
    )


def watcher_inputs(seen: Seen) -> Inputs:
    """What the seat's own cards mean for the points of all the others."""
    held = [0] * RANKS
    for card in seen.hand:
        held[card >> 2] += 1
    return (
        held[TEN] / 2,
        held[KING] / 2,
        held[SIX] / 2,
        float(held[TWO] > 1),
        sum(seen.kinds[seen.seat]) / 2,
    )


def rival_inputs(seen: Seen, other: int) -> Inputs:
    """What another seat's points depend on, as far as this seat can know, besides the parts that are the same
    for all the others."""
    s = seen.state
    told, kinds = seen.told[other], seen.kinds[other]
    cowboys = [len(taken) for one, taken in enumerate(s.cowboys) if one != other]
    return (
        len(s.tens[other]) / 2,
        *kinds,
        seen.ready[other],
        len(s.cowboys[other]) / 2,
        len(s.couples[other]),
        len(s.hands[other]) / 7,
        seen.kings[other],
        seen.sixes[other],
        *([told.count(rank) / 2 for rank in _TOLD] if told else _NOTHING_TOLD),
        *_turn_inputs(seen, other),
        (sum(seen.all_kinds) - sum(kinds)) / 3,
        (seen.all_kinds[-1] - kinds[-1]) / 2,
        sum(cowboys) / 3,
        max(cowboys) / 2,
    )


_NOTHING_TOLD: Final = (0.0,) * len(_TOLD)


def _turn_inputs(seen: Seen, one: int) -> Inputs:
    """Where the turn stands, seen from the seat `one`."""
    s = seen.state
    until, phase = (one - s.turn) % seen.seats, s.phase
    begins, draws = phase == "action", phase == "draw"
    passing = OPENING if phase == "pass3" else AFTER_NINE if phase == "pass2" else 0
    return (
        until / seen.seats,
        float(until == 0 and begins),
        float(until == 0 and draws),
        float(until == 0 and not begins and not draws),
        float(until == 1),
        float(begins),
        float(draws),
        float(s.five and draws),
        passing / 3,
    )
