"""What becomes of a table: the others finish the switching round, the Sheriff takes a card, hands compare."""

from __future__ import annotations

from tabletop.ai.policies.lockdown_poker.deals import SHERIFF_BIT, Deals, bits
from tabletop.ai.policies.lockdown_poker.layout import Layout, lose, move
from tabletop.ai.policies.lockdown_poker.replies import Judge, best_capture, reply
from tabletop.ai.policies.lockdown_poker.stakes import Stakes
from tabletop.ai.policies.lockdown_poker.weights import GRIP
from tabletop.core.game import Move
from tabletop.games.lockdown_poker.deck import HOLE, SEVENTH
from tabletop.games.lockdown_poker.moves import Sheriff
from tabletop.games.lockdown_poker.state import State


def outcome(deals: Deals, stakes: Stakes, table: Layout) -> list[float]:
    """Each seat's chance to win the game (see Stakes.chances) from this table on, which is played on in
    place."""
    while table.waiting:
        reply(deals, stakes, table, table.waiting.pop(0))
    to_come: list[float] = []
    part = GRIP.get(table.round, 0.0)
    if part and not stakes.is_last:
        to_come = [part * firm for firm in grip(deals, stakes, table)]
    settle(deals, stakes, table)
    return stakes.chances(values_of(deals, table), to_come)


def grip(deals: Deals, stakes: Stakes, table: Layout) -> list[float]:
    """By seat, how firmly it holds what it shows: the points that its locked cards are worth to it, less
    those of its unlocked ones, which others may still take."""
    firm = [0.0] * len(table.hands)
    for seat in table.live:
        judge = Judge(deals, stakes, table, seat)
        hand, unknown = table.hands[seat], table.unknown[seat]
        base = judge.own(hand, unknown)
        for card in bits(table.open[seat]):
            worth = max(0.0, base - judge.own(hand & ~(1 << card), unknown + 1))
            firm[seat] += worth if table.locked >> card & 1 else -worth
    return firm


def settle(deals: Deals, stakes: Stakes, table: Layout) -> None:
    """The Sheriff, if one is seen, takes what is best for its holder, in place."""
    holder = next((seat for seat in table.live if table.hands[seat] & SHERIFF_BIT), -1)
    if holder < 0 or len(table.live) < 2:
        return
    taken = best_capture(deals, stakes, table, holder)
    if taken is not None:
        other, card = taken
        lose(table, holder, SHERIFF_BIT, replaced=False)
        lose(table, other, 1 << card)
        table.hands[holder] |= 1 << card


def values_of(deals: Deals, table: Layout) -> list[list[int]]:
    """By seat, what its hand is worth in each deal if no card moves any more; -1 for who is out."""
    out = [-1] * deals.size
    return [
        deals.values(seat, table.hands[seat], table.unknown[seat]) if seat in table.live else out
        for seat in range(len(table.hands))
    ]


def after(
    deals: Deals, stakes: Stakes, table: Layout, seat: int, made: Move | None, view: State
) -> list[float]:
    """Each seat's chance to win the game after this move of the seat, or none; `table` stays as it is."""
    table = table.copy()
    is_last = view.phase in ("sheriff", "showdown")
    if made is not None:
        move(table, seat, _named(made, view), view.phase == "showdown")
    if is_last:
        return stakes.chances(values_of(deals, table))
    if table.waiting and table.waiting[0] == seat:
        del table.waiting[0]
    return outcome(deals, stakes, table)


def _named(made: Move, view: State) -> Move:
    """A capture of a down card that the seat knows, as one of that card."""
    if made[0] == "sheriff" and made[2] in (HOLE, SEVENTH):
        card = (view.hole if made[2] == HOLE else view.seventh)[made[1]]
        return Sheriff("sheriff", made[1], card) if card >= 0 else made
    return made
