"""The Sheriff: who may play it, against what, and what it does (rule page "The Sheriff").

Until the cards are turned up it belongs to who knows that he holds it. With the house rule
`hole_sheriff = "showdown"` its owner may use one that lay in the hole, in the phase of that name.
"""

from __future__ import annotations

from functools import cache

from tabletop.core.cards import HIDDEN
from tabletop.core.events import Event
from tabletop.core.game import Move
from tabletop.games.lockdown_poker.deck import HOLE, NONE, SEVENTH, SHERIFF
from tabletop.games.lockdown_poker.events import SheriffPlayed
from tabletop.games.lockdown_poker.moves import Sheriff
from tabletop.games.lockdown_poker.state import ALL_EYES, NOBODY, State

_WORD = {HOLE: "hole", SEVENTH: "seventh"}


def may_play(s: State, seat: int) -> bool:
    """Does the seat hold a Sheriff that it may play now? Asks only for what the seat itself sees."""
    if not s.live >> seat & 1:
        return False
    if s.phase == "showdown":
        return s.hole[seat] == SHERIFF
    return s.phase in ("switch", "bet", "sheriff") and (SHERIFF in s.up[seat] or s.seventh[seat] == SHERIFF)


def holder(s: State) -> int:
    """The seat in the hand that knows it holds the Sheriff, or NOBODY. Of the true state."""
    for seat, cards in enumerate(s.up):
        if s.live >> seat & 1 and (SHERIFF in cards or s.seventh[seat] == SHERIFF):
            return seat
    return NOBODY


def hole_holder(s: State) -> int:
    """The seat in the hand with the Sheriff in the hole, or NOBODY. Of the true state."""
    for seat, card in enumerate(s.hole):
        if card == SHERIFF and s.live >> seat & 1:
            return seat
    return NOBODY


@cache
def _capture(seat: int, what: int) -> Sheriff:
    return Sheriff("sheriff", seat, what)


def captures(s: State, seat: int) -> list[Move]:
    """Every capture there is for the Sheriff's holder, seat by seat: hole, face-up cards, seventh."""
    moves: list[Move] = []
    for other, cards in enumerate(s.up):
        if other == seat or not s.live >> other & 1:
            continue
        if s.hole[other] != NONE:
            moves.append(_capture(other, HOLE))
        moves += [_capture(other, card) for card in cards]
        if s.seventh[other] != NONE:
            moves.append(_capture(other, SEVENTH))
    return moves


def play_sheriff(s: State, seat: int, target: int, what: int, log: list[Event] | None) -> None:
    """Capture a card: it takes the Sheriff's place, the Sheriff dies, the robbed player is dealt a new card
    into the place he lost (at the showdown he is not)."""
    showdown = s.phase == "showdown"
    what_at = s.up[target].index(what) if what < HOLE else 0
    dealt = NONE if showdown else s.deck.pop()
    card, knew = _take(s, target, what, what_at, dealt)
    place, at = _give(s, seat, card, knew, showdown)
    s.dead.append(SHERIFF)
    s.locked &= ~(1 << SHERIFF)
    if log is not None:
        shown = HIDDEN if showdown else dealt
        where = _WORD.get(what, "up")
        log.append(SheriffPlayed(seat, place, at, target, where, what_at, len(s.deck), card, shown))


def _take(s: State, target: int, what: int, what_at: int, dealt: int) -> tuple[int, int]:
    """Take the card out of its place and put `dealt` there (NONE: nothing): (the card, who knew it)."""
    if what == HOLE:
        card, s.hole[target] = s.hole[target], dealt
        return card, 0
    if what == SEVENTH:
        card, s.seventh[target] = s.seventh[target], dealt
        knew, s.seen[target] = s.seen[target], 1 << target
        return card, knew
    cards = s.up[target]
    new = () if dealt == NONE else (dealt,)
    s.up[target] = (*cards[:what_at], *new, *cards[what_at + 1 :])
    s.locked &= ~(1 << what)
    return what, ALL_EYES


def _give(s: State, seat: int, card: int, knew: int, showdown: bool) -> tuple[str, int]:
    """Put the captured card where the Sheriff lay: face up it is locked, in the seventh place it stays
    down. (the place, its number)"""
    if showdown:
        s.hole[seat] = card
        return "hole", 0
    own = s.up[seat]
    if SHERIFF in own:
        at = own.index(SHERIFF)
        s.up[seat] = (*own[:at], card, *own[at + 1 :])
        s.locked |= 1 << card
        return "up", at
    s.seventh[seat] = card
    s.seen[seat] = knew | 1 << seat
    return "seventh", 0
