"""A round of Way Out West played on quickly, and what then are the chances: one imagined course of it.

Dice make playouts noisy. So wherever dice decide, what they brought is compared with what was to be expected,
and the difference is taken off the result: what is left is what the moves were worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from tabletop.ai.policies.way_out_west import deeds
from tabletop.ai.policies.way_out_west.scout import Scout
from tabletop.ai.policies.way_out_west.value import Appraiser
from tabletop.core.game import Move
from tabletop.core.rng import Stream
from tabletop.games.way_out_west import board, legal, rules, turns
from tabletop.games.way_out_west.chart import GUNFIGHT
from tabletop.games.way_out_west.moves import DROP, TAKE, Bid, Gunfight
from tabletop.games.way_out_west.odds import guns_of, join, new_fight, outcomes, sheriff_of
from tabletop.games.way_out_west.state import NONE, Fight, State, clone

UNLIKELY: Final = 0.025
"""Ends of a gunfight that are rarer are left out."""
WHIM: Final = 0.8
"""Points by which players misjudge their actions, at most."""
PLACING: Final = 0.1
"""And the share by which they misjudge where to place a cowboy."""

Limits: TypeAlias = list[int]
"""By seat the highest bid that it will make, in dollars."""


class Playout:
    """Plays one position on; the position given may change on the way."""

    def __init__(self, appraiser: Appraiser, s: State, luck: Stream) -> None:
        self._appraiser, self._s, self._luck = appraiser, s, luck
        self._dice = [0.0] * s.seats

    def chances(self, limits: Limits) -> list[float]:
        """By seat the chance of winning at the end of the round, less what dice brought on the way. `limits`:
        for an auction that is on, else empty."""
        if self._s.phase == "setup":
            self._settle_down()
        else:
            if limits:
                self._bid(limits)
            number = self._s.round
            if self._s.fight is not None:
                self._fight_on()
            while self._s.phase == "action" and self._s.round == number:
                self._act()
        found = self._appraiser.chances(self._s)
        return [min(1.0, max(0.0, a - b)) for a, b in zip(found, self._dice, strict=True)]

    # ---------------------------------------------------------------- set-up and auction
    def _settle_down(self) -> None:
        """The cowboys that are left are placed."""
        s = self._s
        while s.phase == "setup":
            rules.play(s, s.to_act, self._best(legal.legal(s, s.to_act), PLACING))

    def _bid(self, limits: Limits) -> None:
        """Everybody raises by a dollar up to his limit."""
        s = self._s
        while s.phase == "bid":
            seat, amount = s.to_act, max(s.bids) + 1
            goes = amount <= min(limits[seat], s.money[seat])
            rules.play(s, seat, Bid("bid", amount) if goes else DROP)

    # ---------------------------------------------------------------- actions
    def _act(self) -> None:
        s = self._s
        seat = s.to_act
        scout = Scout(self._appraiser, s, seat)
        ranked = scout.ranked(legal.actions(s, seat))
        unit = self._luck.unit
        move = max([(worth + WHIM * unit(), -i, move) for worth, i, move in ranked[:4]])[2]
        if isinstance(move, Gunfight):
            self._declare(seat, move)
        else:
            rules.play(s, seat, move)

    def _declare(self, seat: int, move: Gunfight) -> None:
        """A gunfight from its beginning to its end; a rival's sheriff joins the defence."""
        s = self._s
        board.use_box(s, GUNFIGHT)
        s.money[seat] -= s.house.prices[GUNFIGHT]
        fight = new_fight(s, seat, move)
        sheriff = sheriff_of(s, move.town)
        if sheriff != NONE:
            join(s, fight, "attack" if sheriff == seat else "defence")
        self._shoot_out(fight)

    def _fight_on(self) -> None:
        """The gunfight that is on, to its end."""
        s = self._s
        fight = s.fight
        assert fight is not None
        if s.phase == "loot":
            rules.play(s, s.to_act, TAKE)
        if s.phase == "claim":
            seat = s.to_act
            rules.play(s, seat, self._best(legal.legal(s, seat)))
        elif s.fight is not None:
            if s.phase == "sheriff":
                join(s, fight, "attack" if s.to_act == fight.attacker else "defence")
            self._shoot_out(fight)

    def _best(self, moves: Sequence[Move], whim: float = 0.0) -> Move:
        """The move after which the seat to act stands best."""
        s = self._s
        seat, best, most = s.to_act, moves[0], -1.0
        for move in moves:
            after = clone(s)
            rules.play(after, seat, move)
            worth = self._appraiser.chances(after)[seat] * (1 + whim * self._luck.unit())
            if worth > most:
                best, most = move, worth
        return best

    def _shoot_out(self, fight: Fight) -> None:
        """One of the ends that the fight may have; how lucky it is for whom is noted."""
        s = self._s
        ends = ended(s, fight)
        values = [self._appraiser.chances(after) for _, after in ends]
        draw = self._luck.unit()
        picked = len(ends) - 1
        for i, (chance, _) in enumerate(ends):
            draw -= chance
            if draw < 0:
                picked = i
                break
        for seat in range(s.seats):
            mean = sum([chance * value[seat] for (chance, _), value in zip(ends, values, strict=True)])
            self._dice[seat] += values[picked][seat] - mean
        self._s = ends[picked][1]


def ended(s: State, fight: Fight) -> list[tuple[float, State]]:
    """(chance, position) of each likely end of a gunfight that is shot out, once the action is done."""
    shooter = fight.shooter if fight.step == "second" else ""
    found = [
        (chance, deeds.fought(s, fight, attack, defence))
        for (attack, defence), chance in outcomes(*guns_of(s, fight), shooter)
        if chance >= UNLIKELY
    ]
    total = sum([chance for chance, _ in found])
    for _, after in found:
        after.fight = None
        after.phase = "action"
        turns.end_action(after, fight.attacker, None)
    return [(chance / total, after) for chance, after in found]


def standing(s: State) -> list[float]:
    """By seat the chance of winning as the marshal judges it, without a thought ahead but for the odds of a
    gunfight that is on. They add up to 1."""
    appraiser = Appraiser()
    if s.fight is None or s.phase in ("loot", "claim"):
        return appraiser.chances(s)
    ends = [(chance, appraiser.chances(after)) for chance, after in ended(s, s.fight)]
    return [sum([chance * values[seat] for chance, values in ends]) for seat in range(s.seats)]
