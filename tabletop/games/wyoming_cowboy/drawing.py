"""Drawing in Wyoming Cowboy: the end of a turn, what a victim draws, the reshuffle (rule page "Drawing")."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from tabletop.core.cards import card_text
from tabletop.core.events import Event
from tabletop.core.game import CHANCE, Feed, Move, PositionError
from tabletop.games.wyoming_cowboy import memory
from tabletop.games.wyoming_cowboy.events import Drew, Shuffled, TookTop
from tabletop.games.wyoming_cowboy.guns import KINGS
from tabletop.games.wyoming_cowboy.moves import PILE, TOP, TWO_OF_PILE
from tabletop.games.wyoming_cowboy.shots import next_shot
from tabletop.games.wyoming_cowboy.state import ALONE, NO_NOTE, NOTHING_OWED, State
from tabletop.games.wyoming_cowboy.supply import reshuffled
from tabletop.games.wyoming_cowboy.turn import end_turn


def draw(s: State, seat: int, sources: str, log: list[Event] | None) -> None:
    """The draw that ends a turn. A top discard is taken before the pile is drawn from, or shuffled."""
    if sources == PILE:
        count = 1
    elif sources == TWO_OF_PILE:
        count = 2
    else:
        take_top(s, seat, log)
        if sources == TOP:
            end_turn(s, log)
            return
        count = 1
    if len(s.draw) >= count:
        from_pile(s, seat, count, "turn", log)
        end_turn(s, log)
    else:
        owe(s, seat, count, "turn", log)


def take_top(s: State, seat: int, log: list[Event] | None) -> None:
    """The uppermost discard that the seat did not lay there this turn goes into its hand."""
    card = s.discard.pop(-1 - s.laid)
    insort(s.hands[seat], card)
    memory.came_seen(s, seat, card)
    if log is not None:
        log.append(TookTop(seat, card))


def from_pile(s: State, seat: int, count: int, why: str, log: list[Event] | None) -> None:
    """So many cards from the draw pile, which has them, into the hand. `why`: "turn", "hit", "wound"."""
    hand, pile = s.hands[seat], s.draw
    cards = (pile.pop(),) if count == 1 else tuple([pile.pop() for _ in range(count)])
    for card in cards:
        insort(hand, card)
    if s.notes[seat] != NO_NOTE:
        memory.came_unseen(s, seat, count)
    if log is not None:
        log.append(Drew(seat, why, len(pile), cards))


def owe(s: State, seat: int, count: int, why: str, log: list[Event] | None) -> None:
    """Draw what the pile has; the rest has to wait for the reshuffle, which is chance's."""
    there = len(s.draw)
    if there:
        from_pile(s, seat, there, why, log)
    s.owed = (seat, count - there, why)
    s.phase = "shuffle"
    s.acting = ALONE[CHANCE]


def victim_draws(s: State, victim: int, why: str, log: list[Event] | None) -> None:
    """The victim draws one card, if there is one, and the shooter goes on."""
    if s.draw:
        from_pile(s, victim, 1, why, log)
    elif reshuffled(s):
        owe(s, victim, 1, why, log)
        return
    next_shot(s, log)


# -------------------------------------------------------------------- the reshuffle
def to_shuffle(s: State) -> list[int]:
    """The cards that become the new draw pile, in order: both piles without their top cards."""
    return sorted((*s.discard[:-1], *s.shot[:-1]))


def shuffle(s: State, cards: Sequence[int], log: list[Event] | None) -> None:
    """The new draw pile, first card on top; then who owes a draw makes it."""
    s.draw = list(reversed(cards))
    s.discard = s.discard[-1:]
    s.shot = s.shot[-1:]
    s.laid = min(s.laid, len(s.discard))
    s.pool = tuple(sorted(cards))
    if log is not None:
        log.append(Shuffled(CHANCE, len(cards)))
    seat, count, why = s.owed
    s.owed = NOTHING_OWED
    from_pile(s, seat, count, why, log)
    if why == "turn":
        end_turn(s, log)
    else:
        next_shot(s, log)


# -------------------------------------------------------------------- forced draws of scenario files
def bring(s: State, seat: int, move: Move, feed: Feed) -> None:
    """Put the forced cards that this move will draw on top of the draw pile, the rest keep their order."""
    count = min(cards_drawn(s, move), len(s.draw))
    if feed.cards and count > 0:
        s.draw = brought(s.draw[::-1], count, feed)[::-1]


def cards_drawn(s: State, move: Move) -> int:
    """How many cards of the draw pile a move takes, if it has as many (a reshuffle is a move of its own)."""
    kind = move[0]
    if kind == "draw":
        return str(move[1]).split().count(PILE)
    if kind == "give":
        return int(move[1] in KINGS and s.house.victim_draws and s.aces > 1)
    return int(kind == "wound")


def brought(cards: Sequence[int], count: int, feed: Feed) -> list[int]:
    """A pile, first card on top, with the next forced cards (at most `count`) brought to its top; they leave
    the feed. Raises PositionError where one of them is not there."""
    out = list(cards)
    count = min(count, len(feed.cards))
    for i, card in enumerate(feed.cards[:count]):
        if card not in out[i:]:
            raise PositionError("cards", f"{card_text(card)} is not in the draw pile when it is to be drawn")
        out.insert(i, out.pop(out.index(card, i)))
    del feed.cards[:count]
    return out
