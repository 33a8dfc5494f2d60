"""Setting up in Wyoming Cowboy: the first dealer, the deal, the next hand (rule page "The deal")."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.cards import card_text
from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Feed, Move, PositionError
from tabletop.core.rng import Stream
from tabletop.games.wyoming_cowboy.drawing import brought, to_shuffle
from tabletop.games.wyoming_cowboy.events import DealerChosen, Dealt
from tabletop.games.wyoming_cowboy.guns import deck
from tabletop.games.wyoming_cowboy.moves import Cards, Dealer, Wound
from tabletop.games.wyoming_cowboy.state import ALONE, HAND, NO_NOTE, State


def chance(s: State, source: Stream) -> Move:
    """One outcome of the chance that is due: a dealer, a deal, the card of a flesh wound, a reshuffle.
    Changes nothing."""
    if s.phase == "wound":
        return Wound("wound", source.choice(s.hands[s.victim]))
    if s.phase == "dealer":
        return Dealer("dealer", source.below(s.house.seats))
    cards = to_shuffle(s) if s.phase == "shuffle" else deck(s.house.decks)
    source.shuffle(cards)
    return Cards(s.phase, tuple(cards))


def forced_chance(s: State, feed: Feed, source: Stream) -> Move:
    """As `chance`, with the wound and the cards drawn after a reshuffle that the feed forces. Raises
    PositionError where they cannot be."""
    if s.phase == "wound" and feed.wounds:
        card = feed.wounds.pop(0)
        if card not in s.hands[s.victim]:
            raise PositionError("wounds", f"{card_text(card)} is not in the hand that is hit")
        return Wound("wound", card)
    move = chance(s, source)
    if s.phase == "shuffle" and feed.cards:
        return Cards("shuffle", tuple(brought(move[1], s.owed[1], feed)))
    return move


def choose_dealer(s: State, seat: int, log: list[Event] | None) -> None:
    """The first dealer of a game; the shuffle comes next."""
    s.dealer = seat
    s.phase = "deal"
    if log is not None:
        log.append(DealerChosen(CHANCE, seat))


def deal_out(s: State, cards: Sequence[int], log: list[Event] | None) -> None:
    """Deal the shuffled deck, top card first: seven to each from the dealer's left on, the rest is the draw
    pile. The dealer is to name a direction."""
    seats = s.house.seats
    for i in range(seats):
        s.hands[(s.dealer + 1 + i) % seats] = sorted(cards[i * HAND : (i + 1) * HAND])
    s.draw = list(reversed(cards[seats * HAND :]))
    s.phase = "direction"
    s.turn = s.dealer
    s.acting = ALONE[s.dealer]
    if log is not None:
        log.append(Dealt(CHANCE, s.dealer, s.hand, len(s.draw), tuple(tuple(hand) for hand in s.hands)))


def next_hand(s: State) -> None:
    """The deal moves one seat right, all cards go together; the shuffle comes next."""
    seats = s.house.seats
    s.dealer = (s.dealer - 1) % seats
    s.hand += 1
    s.turns = 0
    s.phase = "deal"
    s.acting = ALONE[CHANCE]
    s.hand_scores = ()
    s.hands = [[] for _ in range(seats)]
    s.tens = [()] * seats
    s.guns = [()] * seats
    s.cowboys = [()] * seats
    s.couples = [()] * seats
    s.aces = s.house.tens
    s.draw, s.discard, s.shot = [], [], []
    s.known = [()] * seats
    s.notes = [NO_NOTE] * seats
    s.pool = ()
