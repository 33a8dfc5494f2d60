"""A switching round: what may be done in a turn, and what each deed does (rule page "A switching round").

Whose turn comes next is said in course.py, who starts in showing.py, why a deed is refused in refuse.py.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from tabletop.core.events import Event
from tabletop.core.game import Move
from tabletop.games.lockdown_poker.deck import ALL_CARDS, SHERIFF
from tabletop.games.lockdown_poker.events import Drew, Locked, Stood, Switched
from tabletop.games.lockdown_poker.moves import DRAWS, LOCKS, ROW, STAND, SWITCHES
from tabletop.games.lockdown_poker.state import State

_ROWS: Final = tuple(range(0, 6 * ROW, ROW))
"""Where the cards of each seat begin in a row of SWITCHES."""


def turn_moves(s: State, seat: int) -> list[Move]:
    """What a seat may do in its switching turn: switches by its own cards, place by place, then by the other
    seats; then locks, draws, and stand."""
    mine, locked = s.up[seat], s.locked
    others = s.up[:]
    others[seat] = ()
    if s.folded:
        others = [cards if s.live >> other & 1 else () for other, cards in enumerate(others)]
    targets = [
        row + card
        for row, cards in zip(_ROWS, others, strict=False)
        for card in cards
        if not locked >> card & 1
    ]
    moves: list[Move] = []
    if len(targets) > 1:
        pick = itemgetter(*targets)  # one call for all targets: this list is most of a random game's time
        for card in mine:
            moves += pick(SWITCHES[card])
    elif targets:
        moves = [SWITCHES[card][targets[0]] for card in mine]
    moves += [LOCKS[card] for card in mine if not locked >> card & 1]
    if len(s.deck) > reserve(s):
        moves += [DRAWS[card] for card in mine]
    moves.append(STAND)
    return moves


def reserve(s: State) -> int:
    """Cards of the deck that nobody may draw: those still to be dealt to the players in the hand, and one for
    the Sheriff's victim while the Sheriff is not among the dead cards."""
    to_deal = (ALL_CARDS - s.round) * s.live.bit_count()
    return to_deal if SHERIFF in s.dead else to_deal + 1


# -------------------------------------------------------------------- the four things a turn can be
def switch(s: State, seat: int, mine: int, target: int, theirs: int, log: list[Event] | None) -> None:
    """Two face-up cards change places: the one taken is locked at once, the one given arrives unlocked."""
    own, others = s.up[seat], s.up[target]
    at, there = own.index(mine), others.index(theirs)
    s.up[seat] = (*own[:at], theirs, *own[at + 1 :])
    s.up[target] = (*others[:there], mine, *others[there + 1 :])
    s.locked = (s.locked | 1 << theirs) & ~(1 << mine)
    if log is not None:
        log.append(Switched(seat, target, at, there, mine, theirs))


def lock(s: State, seat: int, card: int, log: list[Event] | None) -> None:
    """A card is slid down: nobody can take it by a switch any more."""
    s.locked |= 1 << card
    if log is not None:
        log.append(Locked(seat, card))


def draw(s: State, seat: int, discard: int, log: list[Event] | None) -> None:
    """The top card of the deck takes the place of a card that dies, face up and not locked."""
    own = s.up[seat]
    at = own.index(discard)
    card = s.deck.pop()
    s.up[seat] = (*own[:at], card, *own[at + 1 :])
    s.locked &= ~(1 << discard)
    s.dead.append(discard)
    if log is not None:
        log.append(Drew(seat, at, len(s.deck), card, discard))


def stand(seat: int, log: list[Event] | None) -> None:
    """Nothing."""
    if log is not None:
        log.append(Stood(seat))
