"""Who may know what in Lockdown Poker: views, redacted events, and full states that fit a view.

Nobody sees a hole card, its owner included. A seventh card is seen by its owner, by a player from whom it was
captured, and by all if it lay open before. The deck is hidden; dead cards are not. When the cards are turned
up, those of all who are still in the hand are seen; a folded player's never (rule page "The deal", "The
Sheriff", "Money").
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.core.cards import HIDDEN
from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Move
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker.deck import ALL_CARDS, DECK, NONE, SHERIFF
from tabletop.games.lockdown_poker.events import CardDealt, SheriffPlayed
from tabletop.games.lockdown_poker.rules import play
from tabletop.games.lockdown_poker.state import State, clone, turned_up

_ONLOOKER = 7
"""The bit of who sits at no seat, in the sets of State.seen."""


def view(s: State, seat: int | None) -> State:
    """What the seat may see; None is a spectator, who sees what lies open."""
    out = clone(s)
    eye = _ONLOOKER if seat is None else seat
    open_seats = s.live if turned_up(s) else 0
    out.hole = [
        card if card == NONE or open_seats >> other & 1 else HIDDEN for other, card in enumerate(s.hole)
    ]
    out.seventh = [
        card if card == NONE or (open_seats >> other | s.seen[other] >> eye) & 1 else HIDDEN
        for other, card in enumerate(s.seventh)
    ]
    out.deck = [HIDDEN] * len(s.deck)
    return out


def redact(event: Event, seat: int | None) -> Event:
    """The event as the seat may know it."""
    if isinstance(event, CardDealt) and event.round == ALL_CARDS:
        cards = tuple(
            [card if to == seat else HIDDEN for to, card in zip(event.seats, event.cards, strict=True)]
        )
        return replace(event, cards=cards)
    if isinstance(event, SheriffPlayed):
        return _redact_capture(event, seat)
    return event


def _redact_capture(event: SheriffPlayed, seat: int | None) -> Event:
    """The captured card is known to all if it lay open or lies open now; else to who has it now, and a
    seventh card to who had it. The new card is known as one in that place is."""
    robbed = seat == event.target
    card_seen = (
        event.place != "seventh"
        or event.what == "up"
        or seat == event.seat
        or (event.what == "seventh" and robbed)
    )
    dealt_seen = event.what == "up" or (event.what == "seventh" and robbed)
    return replace(
        event, card=event.card if card_seen else HIDDEN, dealt=event.dealt if dealt_seen else HIDDEN
    )


def determinize(view: State, seat: int, source: Stream) -> State:
    """A full state that fits the view: unseen cards fall at random where they may lie. At the last call the
    seat that is asked holds the Sheriff."""
    s = clone(view)
    unseen = set(DECK)
    unseen.difference_update(s.dead, s.hole, s.seventh, *s.up)
    cards = sorted(unseen)
    if s.phase == "sheriff" and SHERIFF in unseen:
        s.seventh[s.to_act] = SHERIFF
        cards.remove(SHERIFF)
    source.shuffle(cards)
    s.hole = [cards.pop() if card == HIDDEN else card for card in s.hole]
    s.seventh = [cards.pop() if card == HIDDEN else card for card in s.seventh]
    if s.deck:
        s.deck = cards
    return s


def undoable(s: State, seat: int, move: Move) -> bool:
    """False where the move brings a card off the deck, ends the hand or leads to the last call, which tells
    that somebody holds the Sheriff; `s` = before the move."""
    if seat == CHANCE or move[0] in ("draw", "sheriff", "no-sheriff"):
        return False
    after = clone(s)
    play(after, seat, move)
    return after.phase in ("switch", "bet") and len(after.deck) == len(s.deck)
