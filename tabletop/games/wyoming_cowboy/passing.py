"""Passing cards in Wyoming Cowboy: the opening pass of three, and two after a 9 (rule page "The deal",
"Pass two").

Everyone chooses in secret at the same time; nothing moves before the last has chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.core.events import Event
from tabletop.games.wyoming_cowboy import memory
from tabletop.games.wyoming_cowboy.events import CardsPassed, DirectionNamed, NineLaid, PassChosen
from tabletop.games.wyoming_cowboy.moves import ACROSS, LEFT, RIGHT
from tabletop.games.wyoming_cowboy.state import NO_NOTE, Phase, State
from tabletop.games.wyoming_cowboy.turn import begin_turn, to_discard

OPENING: Final = 3
AFTER_NINE: Final = 2


def directions(seats: int) -> tuple[str, ...]:
    """Where cards may be passed: across only with an even number of players."""
    return (LEFT, RIGHT) if seats % 2 else (LEFT, RIGHT, ACROSS)


def offset_of(direction: str, seats: int) -> int:
    """How many seats on, clockwise, the receiver sits."""
    return {LEFT: 1, RIGHT: seats - 1, ACROSS: seats // 2}[direction]


def to_pass(s: State, seat: int) -> int:
    """How many cards the seat has to choose: a player with fewer than are asked for passes what he has."""
    asked = OPENING if s.phase == "pass3" else AFTER_NINE
    return min(asked, len(s.hands[seat]))


def name_direction(s: State, dealer: int, to: str, log: list[Event] | None) -> None:
    """The dealer says where the opening pass goes; everyone chooses three cards."""
    if log is not None:
        log.append(DirectionNamed(dealer, to))
    begin_pass(s, "pass3", to, log)


def lay_nine(s: State, seat: int, card: int, to: str, log: list[Event] | None) -> None:
    """A 9 goes onto the discard pile; everyone chooses two cards."""
    s.spent = True
    s.hands[seat].remove(card)
    if s.known[seat] or s.notes[seat] != NO_NOTE:
        memory.left(s, seat, card)
    s.discard.append(card)
    s.laid += 1
    if log is not None:
        log.append(NineLaid(seat, to, card))
    begin_pass(s, "pass2", to, log)


def begin_pass(s: State, phase: Phase, to: str, log: list[Event] | None) -> None:
    """Ask everyone who has cards."""
    s.phase = phase
    s.direction = to
    s.passed = ((),) * s.house.seats
    s.acting = tuple([seat for seat, hand in enumerate(s.hands) if hand])
    if not s.acting:
        exchange(s, log)


def pass_cards(s: State, seat: int, cards: Sequence[int], log: list[Event] | None) -> None:
    """One has chosen; after the last the cards change hands."""
    hand = s.hands[seat]
    for card in cards:
        hand.remove(card)
    s.passed = (*s.passed[:seat], tuple(cards), *s.passed[seat + 1 :])
    s.acting = tuple([other for other in s.acting if other != seat])
    if log is not None:
        log.append(PassChosen(seat, len(cards)))
    if not s.acting:
        exchange(s, log)


def exchange(s: State, log: list[Event] | None) -> None:
    """The cards change hands all at once, and the game goes on: the first turn, or the passer's discard."""
    seats, passes = s.house.seats, s.passed
    offset = offset_of(s.direction, seats)
    for giver, cards in enumerate(passes):
        if cards:
            hand = s.hands[(giver + offset) % seats]
            hand += cards
            hand.sort()
            if log is not None:
                log.append(CardsPassed(giver, (giver + offset) % seats, cards))
    memory.exchanged(s, passes, offset)
    opening = s.phase == "pass3"
    s.direction, s.passed = "", ()
    if opening:
        begin_turn(s, (s.dealer + 1) % seats, log)
    else:
        to_discard(s, log)
