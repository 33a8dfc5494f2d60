"""What an attentive player of Wyoming Cowboy remembers: cards known to be in a hand, what shots have told.

All of it follows from what that player saw, so it is part of the state and of the views; positions in files
do not carry it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tabletop.games.wyoming_cowboy.guns import KINGS, SIXES
from tabletop.games.wyoming_cowboy.state import NO_NOTE, NOBODY, UNKNOWN, Known, Note, State


# -------------------------------------------------------------------- what shots have told
def found_none(s: State, seat: int, sixes: bool) -> None:
    """A shot found no king in this hand, and no 6 either if it was a .22 (`sixes`)."""
    s.notes[seat] = Note(0, 0 if sixes else s.notes[seat].sixes)


def came_unseen(s: State, seat: int, count: int) -> None:
    """Cards that not everybody knows came into the hand: each may be a king, or a 6."""
    note = s.notes[seat]
    if note != NO_NOTE:
        _note(s, seat, note, count, count)


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
    known = s.known[seat]
    if known:
        mine = [item for item in known if item.card == card]
        # two decks: of two equal cards all know of the one that everybody knows of
        gone = [Known(card, NOBODY)] if Known(card, NOBODY) in mine else list(dict.fromkeys(mine))
        rest = list(known)
        for item in gone:
            rest.remove(item)
        s.known[seat] = tuple(rest)
    if s.notes[seat] != NO_NOTE:
        _note(s, seat, s.notes[seat], -(card in KINGS), -(card in SIXES))


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
            still = Counter(item.card for item in s.known[giver] if item.who in (NOBODY, receiver))
            still.subtract(cards)
            s.known[giver] = tuple([Known(card, receiver) for card in still.elements()])
    for giver, cards in enumerate(passes):
        receiver = (giver + offset) % seats
        s.known[receiver] += tuple([Known(card, giver) for card in cards])
        came_unseen(s, receiver, len(cards))
