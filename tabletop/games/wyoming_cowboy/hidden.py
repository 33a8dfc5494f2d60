"""Who may know what in Wyoming Cowboy: views, redacted events, and full states that fit a view.

A seat sees its own hand, all that lies on the table, and what it remembers; at the end of a hand all hands
are laid down.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from tabletop.core.cards import HIDDEN
from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Move
from tabletop.core.rng import Stream
from tabletop.games.wyoming_cowboy.events import CardsPassed, Dealt, Drew
from tabletop.games.wyoming_cowboy.guns import GUNS, KINGS, ONE_DECK, SIXES, deck
from tabletop.games.wyoming_cowboy.moves import TOP
from tabletop.games.wyoming_cowboy.rules import play
from tabletop.games.wyoming_cowboy.shooting import may_give
from tabletop.games.wyoming_cowboy.state import NO_NOTE, NOBODY, State, clone

ALL: Final = frozenset(ONE_DECK)


# -------------------------------------------------------------------- views
def view(s: State, seat: int | None) -> State:
    """What the seat may see; None is a spectator, who sees no hand."""
    out = clone(s)
    out.draw = [HIDDEN] * len(s.draw)
    if s.phase != "over":
        out.hands = [hand if i == seat else [HIDDEN] * len(hand) for i, hand in enumerate(out.hands)]
    if s.passed:
        out.passed = tuple([cards if i == seat else _backs(cards) for i, cards in enumerate(s.passed)])
    # a seat knows what the others know of its own hand: it passed, showed or was given it by them
    out.known = [
        known
        if owner == seat or not known
        else tuple([item for item in known if item.who == NOBODY or item.who == seat])
        for owner, known in enumerate(s.known)
    ]
    return out


def redact(event: Event, seat: int | None) -> Event:
    """The event as the seat may know it."""
    if isinstance(event, Drew) and event.seat != seat:
        return replace(event, cards=_backs(event.cards))
    if isinstance(event, CardsPassed) and seat not in (event.seat, event.receiver):
        return replace(event, cards=_backs(event.cards))
    if isinstance(event, Dealt):
        hands = tuple(hand if other == seat else _backs(hand) for other, hand in enumerate(event.hands))
        return replace(event, hands=hands)
    return event


def _backs(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards)


# -------------------------------------------------------------------- worlds that fit a view
def determinize(view: State, seat: int, source: Stream) -> State:
    """A full state that fits the view: unseen cards fall at random where they may lie.

    Kept: what the seat knows to be in a hand; what shots have told (as long as enough other cards are there);
    that a victim who is asked holds something to give; that the draw pile came from the last reshuffle.
    """
    s = clone(view)
    unseen = _unseen(s)
    source.shuffle(unseen)
    found = {other: [item.card for item in s.known[other]] for other in _holders(s)}
    if s.victim in found and s.phase == "answer" and may_give(s.gun).isdisjoint(found[s.victim]):
        found[s.victim].append(_take(unseen, may_give(s.gun)))
    if s.pool:
        s.draw = _from_pool(s, unseen)
    # the hands of which shots have told something first: later they might be left only kings
    for other in sorted(found, key=lambda other: s.notes[other] == NO_NOTE):
        _fill(s, other, found[other], unseen, source)
    if not s.pool:
        s.draw = unseen
    return s


def _chosen(s: State, seat: int) -> tuple[int, ...]:
    """The cards that the seat has chosen to pass."""
    return s.passed[seat] if s.passed else ()


def _holders(s: State) -> list[int]:
    """The seats whose cards the view hides."""
    return [seat for seat, hand in enumerate(s.hands) if HIDDEN in hand or HIDDEN in _chosen(s, seat)]


def _unseen(s: State) -> list[int]:
    """The cards of which the view does not tell where they are."""
    cards = Counter(deck(s.house.decks))
    for seat, hand in enumerate(s.hands):
        for pile in (hand, _chosen(s, seat), s.tens[seat], s.cowboys[seat]):
            cards.subtract(pile)
        for gun in s.guns[seat]:
            cards.subtract(GUNS[gun].cards)
    for seat in _holders(s):
        cards.subtract([item.card for item in s.known[seat]])
    cards.subtract(s.discard)
    cards.subtract(s.shot)
    return list(cards.elements())


def _from_pool(s: State, unseen: list[int]) -> list[int]:
    """A draw pile of cards that were in the last reshuffle; they leave `unseen`."""
    left = Counter(s.pool)
    pile: list[int] = []
    for i in range(len(unseen) - 1, -1, -1):
        if len(pile) == len(s.draw):
            break
        if left[unseen[i]] > 0:
            left[unseen[i]] -= 1
            pile.append(unseen.pop(i))
    return pile


def _fill(s: State, seat: int, cards: list[int], unseen: list[int], source: Stream) -> None:
    """Complete what is known of a hand with unseen cards, as far as what shots have told allows."""
    chosen = len(_chosen(s, seat))
    count = len(s.hands[seat]) + chosen
    note = s.notes[seat]
    while len(cards) < count:
        barred: frozenset[int] = frozenset()
        if note != NO_NOTE:
            if 0 <= note.kings <= sum(card in KINGS for card in cards):
                barred |= KINGS
            if 0 <= note.sixes <= sum(card in SIXES for card in cards):
                barred |= SIXES
        cards.append(_take(unseen, ALL - barred) if barred else unseen.pop())
    if chosen:
        source.shuffle(cards)
        s.passed = (*s.passed[:seat], tuple(sorted(cards[:chosen])), *s.passed[seat + 1 :])
    s.hands[seat] = sorted(cards[chosen:])


def _take(unseen: list[int], wanted: frozenset[int]) -> int:
    """The last of the unseen cards that is wanted, removed; the last at all where none is left."""
    for i in range(len(unseen) - 1, -1, -1):
        if unseen[i] in wanted:
            return unseen.pop(i)
    return unseen.pop()


# -------------------------------------------------------------------- undo
def undoable(s: State, seat: int, move: Move) -> bool:
    """False where the move draws unseen, lets chance decide, tells what is in a hand, or ends the hand; `s` =
    before the move."""
    kind = move[0]
    if seat == CHANCE or kind in ("couple", "give"):
        return False
    if kind == "pass":
        return len(s.acting) > 1  # the last to choose sees what he gets
    if kind == "shoot":
        return move[3] is not None  # a shot at a hand asks it
    if kind == "draw" and move[1] != TOP:
        return False
    after = clone(s)
    play(after, seat, move)
    return after.phase != "over"
