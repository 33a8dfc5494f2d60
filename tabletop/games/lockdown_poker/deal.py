"""Chance, the table and the dealer in Lockdown Poker: the first dealer, the deal, more cards, the next hand.

Rule page "The deal". Every deal starts at the dealer's left, one card at a time, passing over folded and
broke seats.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.cards import card_text
from tabletop.core.events import Event
from tabletop.core.game import Feed, Move, PositionError
from tabletop.core.rng import Stream
from tabletop.games.lockdown_poker.deck import ALL_CARDS, DECK, FIRST_CARDS, NONE
from tabletop.games.lockdown_poker.events import Anted, CardDealt, DealerChosen, Dealt
from tabletop.games.lockdown_poker.moves import Deal, Dealer
from tabletop.games.lockdown_poker.state import NOBODY, State, from_left


def chance(s: State, source: Stream) -> Move:
    """One outcome of the chance that is due: a dealer, or a shuffled deck. Changes nothing."""
    if s.phase == "dealer":
        return Dealer("dealer", source.below(len(s.up)))
    cards = list(DECK)
    source.shuffle(cards)
    return Deal("deal", tuple(cards))


def forced_chance(s: State, feed: Feed, source: Stream) -> Move:
    """As `chance`; the forced cards are the first that a deal gives out."""
    move = chance(s, source)
    if s.phase != "deal" or not feed.cards:
        return move
    cards = list(move[1])
    bring_up(cards, feed, FIRST_CARDS * players(s).bit_count())
    return Deal("deal", tuple(cards))


def players(s: State) -> int:
    """The seats that the next deal gives cards to, a set: who has chips, for points everybody."""
    seats = range(len(s.up))
    return sum(1 << seat for seat in seats if s.stacks[seat] or not s.house.money)


def choose_dealer(s: State, seat: int, log: list[Event] | None) -> None:
    """The first dealer of a game; the shuffle comes next."""
    s.dealer = seat
    s.phase = "deal"
    if log is not None:
        log.append(DealerChosen(-1, seat))


def deal_out(s: State, cards: Sequence[int], log: list[Event] | None) -> None:
    """Antes, then one card down and two up to each player, round the table three times."""
    s.live = players(s)
    if s.house.money:
        ante(s, log)
    order = from_left(s, s.live)
    count = len(order)
    for i, seat in enumerate(order):
        s.hole[seat] = cards[i]
        s.up[seat] = (cards[count + i], cards[2 * count + i])
    s.deck = list(reversed(cards[FIRST_CARDS * count :]))
    s.round = FIRST_CARDS
    if log is not None:
        log.append(Dealt(-1, s.dealer, s.hand, tuple(order), len(s.deck), tuple(s.up)))


def ante(s: State, log: list[Event] | None) -> None:
    """Each player pays the ante, or all he has."""
    amounts = [min(s.house.ante, chips) for chips in s.stacks]
    for seat, chips in enumerate(amounts):
        s.stacks[seat] -= chips
        s.paid[seat] = chips
    if log is not None and any(amounts):
        log.append(Anted(-1, tuple(amounts), tuple(s.stacks)))


def deal_card(s: State, log: list[Event] | None) -> None:
    """One more card to everybody in the hand: face up, the seventh face down."""
    s.round += 1
    order = from_left(s, s.live)
    cards = []
    for seat in order:
        card = s.deck.pop()
        cards.append(card)
        if s.round == ALL_CARDS:
            s.seventh[seat] = card
        else:
            s.up[seat] = (*s.up[seat], card)
    if log is not None:
        log.append(CardDealt(-1, s.round, tuple(order), len(s.deck), tuple(cards)))


def gather(s: State) -> None:
    """The next hand: the deal passes to the left, to the next seat that is still in the game; all cards go
    together, the shuffle comes next."""
    seats = len(s.up)
    still_in = players(s)
    s.dealer = (s.dealer + 1) % seats
    while not still_in >> s.dealer & 1:
        s.dealer = (s.dealer + 1) % seats
    s.hand += 1
    s.phase = "deal"
    s.to_act = NOBODY
    s.round = 0
    s.hole = [NONE] * seats
    s.up = [()] * seats
    s.seventh = [NONE] * seats
    s.deck, s.dead = [], []
    s.locked = s.acted = s.live = s.folded = s.raises = 0
    s.seen = [1 << seat for seat in range(seats)]


def bring_up(cards: list[int], feed: Feed, count: int) -> None:
    """Put the forced cards on top of `cards` (top first) for the next `count` that are dealt or drawn; the
    rest keep their order. Raises PositionError("cards") where one is not there."""
    count = min(count, len(feed.cards))
    for i, card in enumerate(feed.cards[:count]):
        if card not in cards[i:]:
            raise PositionError("cards", f"{card_text(card)} is not in the deck when it is to be drawn")
        cards.insert(i, cards.pop(cards.index(card, i)))
    del feed.cards[:count]
