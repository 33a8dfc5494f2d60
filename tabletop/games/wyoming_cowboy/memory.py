"""What an attentive player of Wyoming Cowboy remembers: cards known to be in a hand, what shots have told.

All of it follows from what that player saw, so it is part of the state and of the views; positions in files
do not carry it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.games.wyoming_cowboy.guns import BACKFIRE, KINGS, ONE_DECK, SIXES
from tabletop.games.wyoming_cowboy.state import NO_NOTE, NOBODY, UNKNOWN, Known, Note, State

_KNOWN: Final = tuple(tuple(Known(card, who) for card in ONE_DECK) for who in range(6))
"""_KNOWN[who][card], each made once."""


# -------------------------------------------------------------------- what shots have told
def found_none(s: State, seat: int, sixes: bool) -> None:
    """A shot found no king in this hand, and no 6 either if it was a .22 (`sixes`)."""
    s.notes[seat] = Note(0, 0 if sixes else s.notes[seat].sixes)


def came_unseen(s: State, seat: int, count: int) -> None:
    """Cards that not everybody knows came into the hand: each may be a king, or a 6. Only worth calling where
    the hand has a note."""
    _note(s, seat, s.notes[seat], count, count)


def _note(s: State, seat: int, note: Note, kings: int, sixes: int) -> None:
    """Move the bounds of a note by so much, as far as there are any."""
    most = len(s.hands[seat])
    s.notes[seat] = Note(_bound(note.kings, kings, most), _bound(note.sixes, sixes, most))


def _bound(bound: int, by: int, most: int) -> int:
    if bound == UNKNOWN:
        return UNKNOWN
    bound = max(0, bound + by)
    # a bound that any hand of this size keeps says nothing; but an empty hand's 0 is only waiting for cards
    return bound if bound < most or bound == 0 else UNKNOWN


# -------------------------------------------------------------------- cards known to be in a hand
def came_seen(s: State, seat: int, card: int) -> None:
    """A card that all could see went into the hand."""
    s.known[seat] += (Known(card, NOBODY),)
    if s.notes[seat] != NO_NOTE:
        _note(s, seat, s.notes[seat], card in KINGS, card in SIXES)


def left(s: State, seat: int, card: int) -> None:
    """A card left the hand for all to see. Only worth calling where the hand has known cards or a note."""
    for item in s.known[seat]:
        if item[0] == card:
            _forget(s, seat, card)
            break
    if card in BACKFIRE and s.notes[seat] != NO_NOTE:
        _note(s, seat, s.notes[seat], -(card in KINGS), -(card in SIXES))


def _forget(s: State, seat: int, card: int) -> None:
    """One of the known cards is there no more."""
    mine = [item for item in s.known[seat] if item.card == card]
    # two decks: of two equal cards all know of the one that everybody knows of
    gone = [Known(card, NOBODY)] if Known(card, NOBODY) in mine else list(dict.fromkeys(mine))
    rest = list(s.known[seat])
    for item in gone:
        rest.remove(item)
    s.known[seat] = tuple(rest)


def shown(s: State, seat: int, cards: Sequence[int]) -> None:
    """Cards were shown and went back: now everybody knows of one of each."""
    for card in cards:
        if Known(card, NOBODY) not in s.known[seat]:
            others = [item for item in s.known[seat] if item.card != card]
            s.known[seat] = (*others, Known(card, NOBODY))


def exchanged(s: State, passes: Sequence[Sequence[int]], offset: int) -> None:
    """Everyone passed these cards (by giver) `offset` seats on, and the hands hold them already.

    The receiver alone saw what came, so he alone knows what of the known cards must still be with the giver;
    the giver knows what the receiver has now.
    """
    seats = len(passes)
    for giver, cards in enumerate(passes):
        if cards and s.known[giver]:
            receiver = (giver + offset) % seats
            still = [item.card for item in s.known[giver] if item.who in (NOBODY, receiver)]
            for card in cards:
                if card in still:
                    still.remove(card)
            s.known[giver] = tuple([_KNOWN[receiver][card] for card in still])
    for giver, cards in enumerate(passes):
        receiver, known = (giver + offset) % seats, _KNOWN[giver]
        s.known[receiver] += tuple([known[card] for card in cards])
        if s.notes[receiver] != NO_NOTE:
            came_unseen(s, receiver, len(cards))
