"""The marshal's knowledge of Lockdown Poker: he switches for the chance to win the game with the answers of
the others in mind (lookahead.py), and bets by how the round may go on (wagers.py)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tabletop.ai.guide import Guide, Sampler, shares
from tabletop.ai.marshal import Marshal
from tabletop.ai.player import Known
from tabletop.ai.policies.lockdown_poker import lookahead, reasons, wagers
from tabletop.ai.policies.lockdown_poker.deals import Deals
from tabletop.ai.policies.lockdown_poker.layout import Layout, layout_of
from tabletop.ai.policies.lockdown_poker.stakes import Stakes
from tabletop.ai.policies.lockdown_poker.wagers import Odds
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.core.words import Text
from tabletop.games.lockdown_poker.state import State

TRIED: Final = 8
"""Moves that are looked at closely besides locks, those first after which one stands best at once."""
LAST_CALLS: Final = ("sheriff", "showdown")


@dataclass(frozen=True, slots=True)
class World:
    """What one playout needs: deals of the unseen cards, and for a bet who wins in them how often."""

    view: State
    deals: Deals
    stakes: Stakes
    table: Layout
    odds: Odds | None = None
    weights: Sequence[float] = ()


class LockdownGuide(Guide[Any]):
    """See the module's text. Its worlds are `World`."""

    iterations = 90
    least = 3

    def options(
        self, game: Game[State], view: State, seat: int, legal: Sequence[Move], events: Sequence[Known]
    ) -> list[Move | None]:
        """Out of turn the Sheriff waits: what it may take at the last call can only grow."""
        if seat not in game.actors(view):
            return [None]
        rest = legal if view.phase in LAST_CALLS else [one for one in legal if one[0] != "sheriff"]
        deals, stakes, table = Deals(view, Stream(1)), Stakes(view), layout_of(view)
        if view.phase == "bet":
            return [*wagers.options(Odds(view, seat, deals, stakes, table), rest)]
        return [*_promising(World(view, deals, stakes, table), seat, rest)]

    def sampler(self, game: Game[State], view: State, seat: int, events: Sequence[Known]) -> Sampler[Any]:
        """So many deals at a time, weighed by what the others' bets tell."""
        stakes, table = Stakes(view), layout_of(view)

        def world(source: Stream) -> World:
            if view.phase != "bet":
                return World(view, Deals(view, source), stakes, table)
            deals = Deals(view, source, wagers.SIZE)
            odds = Odds(view, seat, deals, stakes, table)
            return World(view, deals, stakes, table, odds, wagers.likelihoods(odds, events))

        return world

    def imagine(
        self, game: Game[State], world: World, seat: int, move: Move | None, source: Stream
    ) -> Sequence[float]:
        """The rest of the switching or betting round is played; then the hands are compared as they are."""
        if world.odds is not None:
            assert move is not None
            return wagers.outcome(world.odds, move, world.weights)
        return lookahead.after(world.deals, world.stakes, world.table, seat, move, world.view)

    def reason(
        self, game: Game[State], view: State, seat: int, best: Move | None, chance: float
    ) -> Text | None:
        """In the words of the game; letting the Sheriff wait needs none."""
        return None if best is None else reasons.reason(view, seat, best, chance)

    def finish(self, game: Game[State], state: State, seat: int, source: Stream) -> Sequence[float]:
        """As the places stand: nothing asks for it."""
        return shares(game.places(state))


def _promising(world: World, seat: int, legal: Sequence[Move]) -> list[Move]:
    """The moves that leave the seat best at once, before the others answer, and every lock."""
    table = world.table.copy()
    table.waiting = []
    ranked = [
        (lookahead.after(world.deals, world.stakes, table, seat, one, world.view)[seat], -i, one)
        for i, one in enumerate(legal)
        if one[0] != "lock"
    ]
    ranked.sort(reverse=True)
    return [one for _, _, one in ranked[:TRIED]] + [one for one in legal if one[0] == "lock"]


def marshal() -> Marshal:
    """A new marshal."""
    return Marshal(LockdownGuide())
