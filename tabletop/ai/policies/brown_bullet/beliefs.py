"""What a player who remembers everything believes of the hands he cannot see, and worlds made up from it.

Each card that a seat holds unseen has a story: it was there while its owner played other cards, or had to
pick up. From that story each rank is more or less likely. Owns `Story` (one unseen card), `stories` (all of
them, from the events as the seat knew them), `holds` (a chance, for who asks) and `sampler`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final, TypeAlias

from tabletop.ai.guide import Sampler
from tabletop.ai.player import Known
from tabletop.ai.policies.brown_bullet.cowhand import WEIGHTS
from tabletop.ai.policies.brown_bullet.quick import PLAYABLE
from tabletop.ai.policies.brown_bullet.sight import read
from tabletop.core.cards import HIDDEN, RANK_OF, RANKS, parse_card
from tabletop.core.rng import Stream
from tabletop.games.brown_bullet.deal import from_left
from tabletop.games.brown_bullet.demand import ANYTHING, FITS, FIVE, FOUR, TEN, THREE, deck
from tabletop.games.brown_bullet.hidden import determinize
from tabletop.games.brown_bullet.state import HAND, NO_RANK, State, clone

HABIT: Final = 0.7
"""Points of worth by which a player's habits scatter: the smaller, the more his plays give away. This and
the next three are those under which the true hands of self-play are the likeliest."""
DOUBT: Final = 0.1
"""What remains of a rank's likelihood where it would have been played: nobody plays by one habit alone."""
NEVER: Final = 0.003
"""The same where it would have had to be played."""
SURE: Final = 1000.0
"""How much likelier a rank is that went into the hand openly, before a bullet hid what left it."""

LEAST: Final = 1e-9
"""No rank is ever ruled out for good, so that there is always a world."""
SPITE: Final = tuple(exp(0.7 * (min(PLAYABLE) - playable)) for playable in PLAYABLE)
"""By rank, how likely a bullet carries it: a shooter gets rid of what is hard to play."""

Story: TypeAlias = list[float]
"""By rank, 0..13: the likelihood of all that was seen, if the card is of this rank."""


def _spared(keep: Sequence[float], again: float) -> tuple[tuple[float, ...], ...]:
    """[played][held]: how likely a player who could have played either plays the one and holds the other, by
    what each rank is worth in the hand; `again` = what another turn is worth."""
    keep = [worth - again * (rank in (FIVE, TEN)) for rank, worth in enumerate(keep)]
    return tuple(
        tuple(max(1 / (1 + exp((keep[played] - keep[held]) / HABIT)), DOUBT) for held in range(14))
        for played in range(14)
    )


_EARLY: Final = _spared(WEIGHTS.keep_early, WEIGHTS.go_on_early)
_LATE: Final = _spared(WEIGHTS.keep_late, WEIGHTS.go_on_late)


class _Memory:
    """The hands of the others, as the events tell of them."""

    def __init__(self, view: State, seat: int) -> None:
        self._me = seat
        self._free = view.house.voluntary_pickup
        self._dealer = view.dealer
        self.known: list[list[int]] = [[] for _ in view.hands]
        self.unseen: list[list[Story]] = [[] for _ in view.hands]
        self._demand = ANYTHING
        self._draw = 0
        self._tellers: dict[str, Callable[[Known], None]] = {
            "dealt": self._dealt,
            "called": self._called,
            "played": self._played,
            "drew": self._drew,
            "cleared": self._cleared,
            "picked-up": self._picked_up,
            "flipped": self._flipped,
            "bullet-fired": self._fired,
        }

    def take(self, event: Known) -> None:
        """Remember one event; most kinds tell nothing of a hand."""
        teller = self._tellers.get(event["kind"])
        if teller is not None:
            teller(event)

    def _dealt(self, event: Known) -> None:
        self._draw = event["draw"]
        for seat, hand in enumerate(event["hands"]):
            if seat != self._me:
                self.unseen[seat] = [[1.0] * 14 for _ in hand]

    def _drew(self, event: Known) -> None:
        self._draw = event["left"]
        if event["seat"] != self._me:
            self.unseen[event["seat"]] += [[1.0] * 14 for _ in event["cards"]]

    def _cleared(self, event: Known) -> None:
        self._demand = ANYTHING

    def _flipped(self, event: Known) -> None:
        rank = RANK_OF[parse_card(event["card"])]
        if event["fits"] and rank != THREE:
            self._demand = rank

    def _called(self, event: Known) -> None:
        """Nobody held a lower card, and up to the starter nobody this one."""
        if not event["rank"]:
            return
        starter, rank = event["seat"], RANKS.index(event["rank"])
        before = True
        for seat in from_left(self._dealer, len(self.unseen)):
            before = before and seat != starter
            for story in self.unseen[seat]:
                for low in range(FOUR, rank + before):
                    story[low] = NEVER

    def _played(self, event: Known) -> None:
        """Cards came out of a hand; what stayed there was rather kept than played."""
        seat, ranks = event["seat"], _ranks(event)
        if seat != self._me:
            size = len(self.known[seat]) + len(self.unseen[seat])
            self._leave(seat, ranks)
            if ranks[0] == ranks[-1]:
                table = _LATE if not self._draw or size > HAND else _EARLY
                likely, fits = table[ranks[0]], FITS[self._demand]
                for story in self.unseen[seat]:
                    for rank in range(14):
                        if fits[rank]:
                            story[rank] = max(story[rank] * likely[rank], LEAST)
        if ranks[-1] != THREE:
            self._demand = ranks[-1] if ranks[-1] < 13 else ANYTHING

    def _leave(self, seat: int, ranks: list[int]) -> None:
        """Cards leave a hand: known ones first, else the unseen one whose story fits best."""
        known, unseen = self.known[seat], self.unseen[seat]
        for rank in ranks:
            if rank in known:
                known.remove(rank)
            elif unseen:
                unseen.remove(max(reversed(unseen), key=lambda story: story[rank] / sum(story)))

    def _picked_up(self, event: Known) -> None:
        """Who had to pick up held nothing that fits."""
        seat, ranks = event["seat"], _ranks(event)
        if seat != self._me:
            fits, left = FITS[self._demand], 0.5 if self._free else NEVER
            for story in self.unseen[seat]:
                for rank in range(14):
                    if fits[rank]:
                        story[rank] = max(story[rank] * left, LEAST)
            self.known[seat] += ranks
        self._demand = ANYTHING

    def _fired(self, event: Known) -> None:
        """One card has left the hand unseen, most likely the least playable; one has come."""
        seat = event["seat"]
        if seat == self._me:
            return
        known, unseen = self.known[seat], self.unseen[seat]
        if known:
            known.remove(min(known, key=lambda rank: PLAYABLE[rank]))
            unseen += [_surely(rank) for rank in known]
            known.clear()
            unseen.append([1.0] * 14)


def _ranks(event: Known) -> list[int]:
    return [RANK_OF[parse_card(card)] for card in event["cards"]]


def _surely(rank: int) -> Story:
    story = [1.0] * 14
    story[rank] = SURE
    return story


def stories(view: State, seat: int, events: Sequence[Known]) -> list[list[Story]]:
    """By seat, a story for each card in its hand that the view does not show; the own seat has none.

    Without events (a position that was set up) every rank is as likely as the next.
    """
    memory = _Memory(view, seat)
    for event in events:
        memory.take(event)
    told = []
    for other, hand in enumerate(view.hands):
        unseen = 0 if other == seat else len(hand) - len(view.known[other])
        mine = memory.unseen[other][:unseen]
        told.append(mine + [[1.0] * 14 for _ in range(unseen - len(mine))])
    return told


def holds(view: State, seat: int, events: Sequence[Known], other: int, ranks: Sequence[int]) -> float:
    """The chance, 0..1, that the seat `other` holds a card of one of these ranks, as `seat` may believe."""
    if any(RANK_OF[card] in ranks for card in view.known[other]):
        return 1.0
    unseen = read(view, seat).unseen
    none = 1.0
    for story in stories(view, seat, events)[other]:
        weights = [likely * count for likely, count in zip(story, unseen, strict=True)]
        none *= 1.0 - sum([weights[rank] for rank in ranks]) / (sum(weights) or 1.0)
    return 1.0 - none


def sampler(view: State, seat: int, events: Sequence[Known]) -> Sampler[State]:
    """Worlds that fit the view, hands as likely as their stories make them."""
    told = stories(view, seat, events)
    if view.must_include != NO_RANK:
        return lambda source: determinize(view, seat, source)  # the call says all there is to know
    pool = _unseen(view, seat)

    def make(source: Stream) -> State:
        cards = pool[:]
        source.shuffle(cards)
        return _world(view, seat, told, cards, source)

    return make


def _unseen(view: State, seat: int) -> list[int]:
    """All cards that may be anywhere out of sight."""
    cards = deck(view.house.decks)
    seen = [*view.hands[seat], *view.pile, *view.out]
    seen += [card for other, known in enumerate(view.known) if other != seat for card in known]
    seen += [mark.card for mark in view.marks if mark.card != HIDDEN]
    for card in seen:
        cards.remove(card)
    return cards


def _world(view: State, seat: int, told: list[list[Story]], cards: list[int], source: Stream) -> State:
    """Give out the shuffled cards: bullets and hands as they are likely, the rest as it comes."""
    s = clone(view)
    by_rank: list[list[int]] = [[] for _ in range(14)]
    for card in cards:
        by_rank[RANK_OF[card]].append(card)
    chambers = [list(chamber) for chamber in s.chambers]
    for mark in s.marks:
        card = mark.card if mark.card != HIDDEN else _take(by_rank, SPITE, source)
        chambers[mark.seat][mark.slot] = card
    for other, unseen in enumerate(told):
        if other != seat:
            dealt = [_take(by_rank, story, source) for story in unseen]
            s.hands[other] = sorted([*view.known[other], *dealt])
    left = [card for some in by_rank for card in some]
    source.shuffle(left)
    s.chambers = [tuple([left.pop() if card == HIDDEN else card for card in chamber]) for chamber in chambers]
    s.draw = left
    return s


def _take(by_rank: list[list[int]], likely: Sequence[float], source: Stream) -> int:
    """A card out of sight, removed; each as probable as its rank is likely."""
    weights = [often * len(cards) for often, cards in zip(likely, by_rank, strict=True)]
    point = source.unit() * sum(weights)
    last = -1
    for rank, weight in enumerate(weights):
        if weight:
            last = rank
            point -= weight
            if point < 0.0:
                break
    return by_rank[last].pop()
