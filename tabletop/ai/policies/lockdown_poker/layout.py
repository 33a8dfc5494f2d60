"""The table of a switching round as a few sets of cards: quick to copy, to change and to value."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.ai.policies.lockdown_poker.deals import SHERIFF_BIT
from tabletop.core.game import Move
from tabletop.games.lockdown_poker.deck import ALL_CARDS, HOLE, NONE, SEVENTH
from tabletop.games.lockdown_poker.state import State, seats_in


@dataclass(slots=True)
class Layout:
    """Sets of cards by seat (bit = the card). `hands`: all that the thinking seat knows of each hand;
    `open`: those face up; `unknown`: how many more each hand has, or will have at its end; `locked`: as in
    State; `waiting`: the seats that still have their turn in this round, in order; `live`: those in the hand,
    ascending; `round`: cards dealt to each."""

    hands: list[int]
    open: list[int]
    unknown: list[int]
    locked: int
    waiting: list[int]
    live: list[int]
    round: int

    def copy(self) -> Layout:
        """An independent one."""
        sets = self.hands[:], self.open[:], self.unknown[:]
        return Layout(*sets, self.locked, self.waiting[:], self.live[:], self.round)


def layout_of(view: State) -> Layout:
    """The table as a view shows it."""
    hands, face_up, unknown = [], [], []
    for seat, row in enumerate(view.up):
        shown = sum([1 << card for card in row])
        face_up.append(shown)
        down = [card for card in (view.hole[seat], view.seventh[seat]) if card >= 0]
        hands.append(shown | sum([1 << card for card in down]))
        gone = (view.hole[seat] == NONE) + (view.seventh[seat] == NONE and view.phase == "showdown")
        unknown.append(ALL_CARDS - len(row) - len(down) - gone)
    return Layout(hands, face_up, unknown, view.locked, _waiting(view), list(seats_in(view.live)), view.round)


def _waiting(view: State) -> list[int]:
    """Who has still to act in this switching round, the seat to act first."""
    if view.phase != "switch":
        return []
    seats = len(view.up)
    order = [(view.to_act + i) % seats for i in range(seats)]
    return [seat for seat in order if view.live >> seat & 1 and not view.acted >> seat & 1]


def move(table: Layout, seat: int, made: Move, showdown: bool = False) -> None:
    """Make a seat's move in place: a switch, a lock, a draw, a capture; any other changes no card. A card
    that comes off the deck is one that nobody knows. (At the showdown none comes.)"""
    kind = made[0]
    if kind == "switch":
        mine, other, theirs = 1 << made[1], made[2], 1 << made[3]
        for sets in (table.hands, table.open):
            sets[seat] ^= mine | theirs
            sets[other] ^= mine | theirs
        table.locked = (table.locked | theirs) & ~mine
    elif kind == "lock":
        table.locked |= 1 << made[1]
    elif kind == "draw":
        lose(table, seat, 1 << made[1])
    elif kind == "sheriff":
        capture(table, seat, made[1], made[2], showdown)


def lose(table: Layout, seat: int, card: int, replaced: bool = True) -> None:
    """A known card (as a set) goes, an unknown one comes."""
    table.hands[seat] &= ~card
    table.open[seat] &= ~card
    table.locked &= ~card
    table.unknown[seat] += replaced


def capture(table: Layout, seat: int, target: int, what: int, showdown: bool = False) -> None:
    """The Sheriff takes a card and dies."""
    is_open = bool(table.open[seat] & SHERIFF_BIT)
    lose(table, seat, SHERIFF_BIT, replaced=False)
    if what in (HOLE, SEVENTH):
        # nobody knows what it was: one unknown card more, and as many as before for who was robbed
        table.unknown[seat] += 1
        table.unknown[target] -= showdown
        return
    card = 1 << what
    lose(table, target, card, replaced=not showdown)
    table.hands[seat] |= card
    if is_open:
        table.open[seat] |= card
        table.locked |= card
