"""Who may know what in Brown Bullet: views, redacted events, and full states that fit a view.

A seat sees its own hand, the two piles and the marks; of chambers nobody sees a card, not even the owner, but
a shooter knows what his bullet put there (rule page 7).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tabletop.core.cards import HIDDEN, RANK_OF
from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Move
from tabletop.core.rng import Stream
from tabletop.games.brown_bullet.deal import from_left
from tabletop.games.brown_bullet.demand import FOUR, deck
from tabletop.games.brown_bullet.events import BulletFired, Dealt, Drew
from tabletop.games.brown_bullet.rules import play
from tabletop.games.brown_bullet.state import EMPTY, NO_RANK, State, clone


def view(s: State, seat: int | None) -> State:
    """What the seat may see; None is a spectator, who sees no hand and no marked card."""
    out = clone(s)
    out.hands = [hand if other == seat else [HIDDEN] * len(hand) for other, hand in enumerate(out.hands)]
    out.chambers = [tuple([EMPTY if card == EMPTY else HIDDEN for card in chamber]) for chamber in s.chambers]
    out.draw = [HIDDEN] * len(s.draw)
    if s.marks:
        out.marks = tuple([mark if mark.by == seat else mark._replace(card=HIDDEN) for mark in s.marks])
    return out


def redact(event: Event, seat: int | None) -> Event:
    """The event as the seat may know it."""
    if isinstance(event, Dealt):
        hands = tuple(hand if other == seat else _backs(hand) for other, hand in enumerate(event.hands))
        return replace(event, hands=hands)
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, cards=_backs(event.cards))
    if isinstance(event, BulletFired) and event.seat != seat:
        return replace(event, given=HIDDEN, taken=HIDDEN)
    return event


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards)


def determinize(view: State, seat: int, source: Stream) -> State:
    """A full state that fits the view: unseen cards fall at random where they may lie.

    Kept: the seat's hand and the bullets it fired; cards that went into a hand for all to see and are still
    there; and while the starter owes the called rank, that nobody holds a lower one (and nobody before the
    starter that one).
    """
    s = clone(view)
    unseen = Counter(deck(s.house.decks))
    unseen.subtract(s.hands[seat])
    unseen.subtract(s.pile)
    unseen.subtract(s.out)
    for other, known in enumerate(s.known):
        if other != seat:
            unseen.subtract(known)
    unseen.subtract(mark.card for mark in s.marks if mark.card != HIDDEN)
    cards = list(unseen.elements())
    source.shuffle(cards)
    _fill_hands(s, seat, cards)
    chambers = [list(chamber) for chamber in s.chambers]
    for mark in s.marks:
        chambers[mark.seat][mark.slot] = mark.card
    s.chambers = [
        tuple([cards.pop() if card == HIDDEN else card for card in chamber]) for chamber in chambers
    ]
    s.draw = cards
    return s


def _fill_hands(s: State, seat: int, cards: list[int]) -> None:
    """Give every other seat its known cards and unseen ones taken from the end of `cards`, as the call
    allows."""
    called = s.must_include
    not_called = {rank for rank in range(14) if not FOUR <= rank < called}
    for other in from_left(s.dealer, len(s.hands)):
        if called != NO_RANK and other == s.to_act:
            # the call stopped here: up to this seat nobody held the rank, after it anybody may
            first, rest = {called}, not_called
        else:
            first = rest = not_called - {called} if _before_starter(s, other) else not_called
        if other != seat:
            hand = list(s.known[other])
            while len(hand) < len(s.hands[other]):
                hand.append(_take(cards, rest if hand else first) if called != NO_RANK else cards.pop())
            s.hands[other] = sorted(hand)


def _before_starter(s: State, seat: int) -> bool:
    order = from_left(s.dealer, len(s.hands))
    return s.must_include != NO_RANK and order.index(seat) < order.index(s.to_act)


def _take(cards: list[int], ranks: set[int]) -> int:
    """The last card of one of these ranks, removed; the last card at all where none is left (a made-up
    position)."""
    for i in range(len(cards) - 1, -1, -1):
        if RANK_OF[cards[i]] in ranks:
            return cards.pop(i)
    return cards.pop()


def undoable(s: State, seat: int, move: Move) -> bool:
    """False where the move shows its player a card (a draw, a flip, a bullet) or ends the deal; `s` = before
    the move."""
    if seat == CHANCE or move[0] in ("flip", "bullet"):
        return False
    after = clone(s)
    play(after, seat, move)
    return len(after.draw) == len(s.draw) and after.phase != "over"
