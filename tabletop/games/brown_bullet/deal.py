"""Chance and the table in Brown Bullet: the first dealer, the deal, who starts, the next deal of a match.

Rule page "Setup", "Who starts" and "End" (the deal moves one seat left).
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.cards import RANK_OF, RANKS, card_text
from tabletop.core.events import Event
from tabletop.core.game import Feed, Move, PositionError
from tabletop.core.rng import Stream
from tabletop.games.brown_bullet.demand import ACE, ANYTHING, FOUR, deck
from tabletop.games.brown_bullet.events import Called, DealerChosen, Dealt
from tabletop.games.brown_bullet.moves import CHAMBER, Deal, Dealer
from tabletop.games.brown_bullet.state import HAND, NO_CHAMBER, NO_RANK, State


def chance(s: State, source: Stream) -> Move:
    """One outcome of the chance that is due: a dealer, or a shuffled deck. Changes nothing."""
    if s.phase == "dealer":
        return Dealer("dealer", source.below(len(s.hands)))
    cards = deck(s.house.decks)
    source.shuffle(cards)
    return Deal("deal", tuple(cards))


def choose_dealer(s: State, seat: int, log: list[Event] | None) -> None:
    """The first dealer of a match; the shuffle comes next."""
    s.dealer = seat
    s.phase = "deal"
    if log is not None:
        log.append(DealerChosen(-1, seat))


def deal_out(s: State, cards: Sequence[int], log: list[Event] | None) -> None:
    """Deal the shuffled deck, top card first, and find the starter.

    From the dealer's left: six chamber cards to each seat in turn, then three hand cards to each; the rest is
    the draw pile.
    """
    seats = len(s.hands)
    order = from_left(s.dealer, seats)
    hands_at = seats * CHAMBER
    for i, seat in enumerate(order):
        s.chambers[seat] = tuple(cards[i * CHAMBER : (i + 1) * CHAMBER])
        s.hands[seat] = sorted(cards[hands_at + i * HAND : hands_at + (i + 1) * HAND])
    s.draw = list(reversed(cards[hands_at + seats * HAND :]))
    s.phase = "play"
    s.to_act, rank = find_starter(s.hands, s.dealer)
    if s.house.open_with_lowest:
        s.must_include = rank
    if log is not None:
        log.append(Dealt(-1, s.dealer, len(s.draw), tuple(tuple(hand) for hand in s.hands)))
        log.append(Called(s.to_act, RANKS[rank] if rank != NO_RANK else ""))


def find_starter(hands: Sequence[Sequence[int]], dealer: int) -> tuple[int, int]:
    """(seat, rank): the first holder, from the dealer's left, of the lowest rank from 4 to ace that is in a
    hand.

    Where all hold only 2s, 3s and jokers: the dealer's left and NO_RANK.
    """
    order = from_left(dealer, len(hands))
    ranks = [[RANK_OF[card] for card in hand] for hand in hands]
    called = [rank for hand in ranks for rank in hand if FOUR <= rank <= ACE]
    if not called:
        return order[0], NO_RANK
    lowest = min(called)
    return next(seat for seat in order if lowest in ranks[seat]), lowest


def from_left(dealer: int, seats: int) -> list[int]:
    """All seats clockwise, the dealer's left neighbour first, the dealer last."""
    return [(dealer + 1 + i) % seats for i in range(seats)]


def gather(s: State) -> None:
    """The next deal of a match: the deal moves one seat left, all cards go together; the shuffle comes
    next."""
    seats = len(s.hands)
    s.dealer = (s.dealer + 1) % seats
    s.phase = "deal"
    s.demand = ANYTHING
    s.quiet = 0
    s.draw, s.pile, s.out, s.gone = [], [], [], []
    s.marks = ()
    s.hands = [[] for _ in range(seats)]
    s.chambers = [NO_CHAMBER] * seats
    s.known = [()] * seats


def bring(s: State, seat: int, move: Move, feed: Feed) -> None:
    """Put the forced cards that this play will draw on top of the draw pile, the rest keep their order."""
    if move[0] != "play" or not s.draw:
        return
    count = min(HAND - len(s.hands[seat]) + len(move[1]), len(s.draw), len(feed.cards))
    top_first = s.draw[::-1]
    for i in range(count):
        card = feed.cards[i]
        if card not in top_first[i:]:
            raise PositionError("cards", f"{card_text(card)} is not in the draw pile when it is to be drawn")
        top_first.insert(i, top_first.pop(top_first.index(card, i)))
    s.draw = top_first[::-1]
    del feed.cards[: max(0, count)]
