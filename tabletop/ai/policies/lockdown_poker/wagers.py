"""How the marshal bets: each bet is played out to the end of its round against sound opponents.

An opponent bets and calls by his chance to hold the best hand, as he can know it: before the seventh card he
sees what all see; with it each deal tells what he holds, and what he has done in the round tells which deals
are likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import ge
from typing import Final

from tabletop.ai.player import Known
from tabletop.ai.policies.lockdown_poker.betting import CAUTION, EDGE, STRONG
from tabletop.ai.policies.lockdown_poker.deals import SHERIFF_BIT, Deals
from tabletop.ai.policies.lockdown_poker.layout import Layout
from tabletop.ai.policies.lockdown_poker.lookahead import settle, values_of
from tabletop.ai.policies.lockdown_poker.stakes import Stakes
from tabletop.core.cards import HIDDEN
from tabletop.core.game import Move
from tabletop.games.lockdown_poker import betting as rules
from tabletop.games.lockdown_poker import pots
from tabletop.games.lockdown_poker.deck import ALL_CARDS
from tabletop.games.lockdown_poker.moves import CALL, CHECK, FOLD
from tabletop.games.lockdown_poker.state import NOBODY, State, clone, seats_in

SIZE: Final = 48
"""Deals that chances are counted over: about as many as a cowhand looks at when he bets."""
BLUNT: Final = 0.08
"""How uncertain a chance is as an opponent sees it: what he does tells no more than this allows."""
NEARLY_SURE: Final = 0.8
"""A bet of more than the pot is only made with so much of a chance to win: who is wrong once is out."""
FOLLOWED: Final = 8
"""Of the deals of a world only so many are played out where each deal has its own answers."""
MOST_BETS: Final = 24
"""Deeds after which an imagined round ends, however rich the players are."""


class Odds:
    """Who wins how often, as the table stands and in the deals of one world: what a bet is judged by."""

    def __init__(self, view: State, seat: int, deals: Deals, stakes: Stakes, table: Layout) -> None:
        self.view, self.seat, self.deals, self.stakes = view, seat, deals, stakes
        self.table = table
        self._public = _as_seen_by_all(view, seat, table)
        self._values: dict[int, list[list[int]]] = {}
        self._chances: dict[tuple[int, int], list[float]] = {}

    def values(self, live: int) -> list[list[int]]:
        """By seat, the worth of its hand in each deal once only `live` (a set) are left."""
        if live not in self._values:
            self._values[live] = _settled(self.deals, self.stakes, self.table, live)
        return self._values[live]

    def chances(self, seat: int, live: int) -> list[float]:
        """The chance to hold the best hand of those in `live`, as that seat sees it in each deal."""
        key = seat, live
        if key not in self._chances:
            self._chances[key] = self._as_seen(seat, live)
        return self._chances[key]

    def _as_seen(self, seat: int, live: int) -> list[float]:
        deals, others = self.deals, [one for one in seats_in(live) if one != seat]
        table = self.table if seat == self.seat else self._public
        values = _settled(deals, self.stakes, table, live)
        rest = list(map(max, *[values[one] for one in others], [0] * deals.size))
        if seat == self.seat or self.view.round < ALL_CARDS:
            return [sum(map(ge, values[seat], rest)) / deals.size] * deals.size
        hand, unknown = table.hands[seat], table.unknown[seat]
        return [
            sum(map(ge, deals.values(seat, hand | 1 << card, unknown - 1), rest)) / deals.size
            if card != HIDDEN and unknown > 1
            else sum(map(ge, values[seat], rest)) / deals.size
            for card in deals.first[seat]
        ]


def _as_seen_by_all(view: State, seat: int, table: Layout) -> Layout:
    """The table without what the thinking seat alone knows: its seventh card."""
    own = view.seventh[seat]
    if own < 0:
        return table
    public = table.copy()
    public.hands[seat] &= ~(1 << own)
    public.unknown[seat] += 1
    return public


def _settled(deals: Deals, stakes: Stakes, table: Layout, live: int) -> list[list[int]]:
    if any(hand & SHERIFF_BIT for hand in table.hands) or table.live != list(seats_in(live)):
        table = table.copy()
        table.live = list(seats_in(live))
        settle(deals, stakes, table)
    return values_of(deals, table)


# ---------------------------------------------------------------- a round of betting, imagined
def outcome(odds: Odds, move: Move, weights: Sequence[float]) -> list[float]:
    """Each seat's part of all chips, expected, after this bet and the answers to it. `weights`: how likely
    each deal is."""
    if odds.view.round < ALL_CARDS:
        return _shares(odds, _play_out(odds, move, 0), weights)
    total = [0.0] * len(odds.view.up)
    for k, weight in enumerate(weights[:FOLLOWED]):
        one = [0.0] * len(weights)
        one[k] = 1.0
        for seat, share in enumerate(_shares(odds, _play_out(odds, move, k), one)):
            total[seat] += weight * share
    return [share / sum(weights[:FOLLOWED]) for share in total]


def options(odds: Odds, legal: Sequence[Move]) -> list[Move]:
    """What is worth a thought, first what a sound player does who never bluffs: no fold where checking is
    free, no bet of more than the pot without a hand that nearly always wins."""
    view, seat = odds.view, odds.seat
    chance = odds.chances(seat, view.live)[0]
    moves = [one for one in legal if one[0] != "fold" or rules.to_call(view, seat) > 0]
    if chance < NEARLY_SURE:
        most = max(rules.pot_bet(view, seat), rules.size(view))
        moves = [one for one in moves if len(one) < 2 or one[1] <= most]
    sound = answer(view, seat, chance)
    return sorted(moves, key=lambda one: one != sound)


def _play_out(odds: Odds, move: Move, deal: int) -> State:
    """The state when the betting round is over, before the bets are gathered."""
    s, seat = clone(odds.view), odds.seat
    for _ in range(MOST_BETS):
        _do(s, seat, move)
        if s.live & (s.live - 1) == 0 or (nxt := rules.next_to_bet(s, seat)) == NOBODY:
            break
        seat = nxt
        move = answer(s, seat, odds.chances(seat, s.live)[deal])
    return s


def _do(s: State, seat: int, move: Move) -> None:
    kind = move[0]
    if kind == "check":
        rules.check(s, seat, None)
    elif kind == "fold":
        rules.fold(s, seat, None)
    elif kind == "call":
        rules.call(s, seat, None)
    else:
        rules.wager(s, seat, move, None)


def answer(s: State, seat: int, chance: float) -> Move:
    """What a sound player with this chance does: as a cowhand, but never a bluff."""
    share = chance * s.live.bit_count()
    opens = max(s.bets) == 0
    if share >= (EDGE if opens else STRONG):
        legal = rules.turn_moves(s, seat)
        raises = [one for one in legal if one[0] in ("bet", "raise")]
        if raises:
            return raises[-1] if chance > 0.9 else raises[len(raises) > 2 and chance > 0.6]
    if opens:
        return CHECK
    owed = min(rules.to_call(s, seat), s.stacks[seat])
    return CALL if chance >= CAUTION * price(s, owed) else FOLD


def price(s: State, owed: int) -> float:
    """The part of the pot that a call pays for."""
    return owed / max(1, rules.pot(s) + sum(s.bets) + owed)


def _shares(odds: Odds, s: State, weights: Sequence[float]) -> list[float]:
    """Each seat's part of all chips once the pots are shared out as the deals say."""
    paid = [a + b for a, b in zip(s.paid, s.bets, strict=True)]
    chips = [float(stack) for stack in s.stacks]
    for pot in pots.split(paid, s.live):
        parts = weighted_shares(odds.values(s.live), pot.eligible, weights)
        for seat, part in zip(pot.eligible, parts, strict=True):
            chips[seat] += pot.chips * part
    return [held / max(1, sum(paid) + sum(s.stacks)) for held in chips]


def weighted_shares(
    values: Sequence[Sequence[int]], eligible: Sequence[int], weights: Sequence[float]
) -> list[float]:
    """The part of a pot that each eligible seat wins, over deals of these weights."""
    if len(eligible) == 1:
        return [1.0]
    won = [0.0] * len(eligible)
    for k, weight in enumerate(weights):
        if weight > 0:
            deal = [values[seat][k] for seat in eligible]
            best = max(deal)
            share = weight / deal.count(best)
            for i, value in enumerate(deal):
                if value == best:
                    won[i] += share
    return [one / sum(weights) for one in won]


# ---------------------------------------------------------------- what the bets of the others tell
def likelihoods(odds: Odds, events: Sequence[Known]) -> list[float]:
    """How well each deal fits what the others have done since the last betting round began; 1.0 all through
    before the seventh card, when nobody knows more than the others."""
    weights = [1.0] * odds.deals.size
    if odds.view.round < ALL_CARDS:
        return weights
    s = _round_begun(odds.view)
    for event in _this_round(events):
        seat, kind = event["seat"], event["kind"]
        deed = event.get("deed", "check" if kind == "checked" else "fold")
        if kind not in ("checked", "wagered", "folded"):
            continue
        if seat != odds.seat and kind != "folded" and odds.view.live >> seat & 1:
            seen = odds.chances(seat, s.live & odds.view.live)
            weights = [w * _fits(s, seat, deed, chance) for w, chance in zip(weights, seen, strict=True)]
        _retrace(s, event, kind)
    return weights


def _round_begun(view: State) -> State:
    """The chips as they were when this betting round began."""
    s = clone(view)
    s.stacks = [a + b for a, b in zip(view.stacks, view.bets, strict=True)]
    s.bets = [0] * len(view.bets)
    s.raises = 0
    return s


def _this_round(events: Sequence[Known]) -> list[Known]:
    """The events since the betting round began."""
    for i in range(len(events) - 1, -1, -1):
        if events[i]["kind"] == "betting-begins":
            return list(events[i + 1 :])
    return []


def _retrace(s: State, event: Known, kind: str) -> None:
    """Chips as they were after this deed."""
    if kind == "wagered":
        s.bets[event["seat"]] = event["bet"]
        s.stacks[event["seat"]] = event["stack"]


def _fits(s: State, seat: int, deed: str, chance: float) -> float:
    """How likely a player with this chance does this; never quite impossible."""
    share = chance * max(2, s.live.bit_count())
    edge = EDGE if max(s.bets) == 0 else STRONG
    strong = _step((share - edge) / s.live.bit_count())
    if deed in ("bet", "raise"):
        return 0.1 + 0.9 * strong
    if deed == "check":
        return 1.0 - 0.9 * strong
    owed = min(rules.to_call(s, seat), s.stacks[seat])
    return (0.05 + 0.95 * _step(chance - CAUTION * price(s, owed))) * (1.0 - 0.8 * strong)


def _step(margin: float) -> float:
    """From 0 to 1 where a margin goes from clearly negative to clearly positive."""
    return max(0.0, min(1.0, 0.5 + margin / (2 * BLUNT)))
