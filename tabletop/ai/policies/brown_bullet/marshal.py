"""The marshal's knowledge of Brown Bullet: which moves deserve a thought, and how an imagined game goes on.

Worlds come from what was remembered (beliefs.py), some rounds are played on quickly (quick.py), and what has
been reached by then is judged by what self-play taught (outlook.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.ai.guide import Guide, Sampler, shares
from tabletop.ai.marshal import Marshal
from tabletop.ai.player import Budget, Known
from tabletop.ai.policies.brown_bullet import beliefs, quick, reasons
from tabletop.ai.policies.brown_bullet.cowhand import Cowhand
from tabletop.ai.policies.brown_bullet.outlook import chances
from tabletop.ai.policies.brown_bullet.sight import read
from tabletop.core.cards import RANK_OF
from tabletop.core.game import Game, Move
from tabletop.core.rng import Stream
from tabletop.core.words import N_, Text, text
from tabletop.games.brown_bullet import standing
from tabletop.games.brown_bullet.moves import HOLD
from tabletop.games.brown_bullet.rules import play
from tabletop.games.brown_bullet.state import State

ROUNDS: Final = 3
"""Rounds of the table that an imagined game is played on, before its outlook is asked."""
MOST_OPTIONS: Final = 8
"""Moves that are searched at the most: the quick player's ranking puts none of the good ones behind these."""
BAD_RANKS: Final = 3
"""Different cards that a bullet may carry: the least playable ones."""


class BulletGuide(Guide[State]):
    """See the module's text."""

    iterations = 500

    def __init__(self) -> None:
        self._cowhand = Cowhand()

    def options(
        self, game: Game[State], view: State, seat: int, legal: Sequence[Move], events: Sequence[Known]
    ) -> list[Move | None]:
        """The cowhand's choice, then what the quick player likes; of equal chances (a chamber card nobody
        knows) one."""
        if len(legal) == 1:
            return [*legal]
        first = self._cowhand.choose(game, view, seat, legal, Stream(0), Budget(1), events).move
        kind = legal[0][0]
        if kind == "flip":
            others = _flips(view, seat, legal)
        elif kind == "bullet":
            others = _shots(view, seat, legal)
        else:
            others = quick.ranking(view, seat, legal)
        return [first, *[move for move in others if move != first][: MOST_OPTIONS - 1]]

    def sampler(self, game: Game[State], view: State, seat: int, events: Sequence[Known]) -> Sampler[State]:
        """Worlds as likely as what was seen makes them."""
        return beliefs.sampler(view, seat, events)

    def finish(self, game: Game[State], state: State, seat: int, source: Stream) -> Sequence[float]:
        """Some rounds on, each seat's chance of being the next one out."""
        earlier = [other for other in state.gone if other != seat]
        turns = ROUNDS * (len(state.hands) - len(state.gone)) + 1
        actor = seat
        while turns and state.phase != "over" and len(state.gone) == len(earlier):
            play(state, state.to_act, quick.decide(state, state.to_act))
            if state.to_act != actor:
                actor = state.to_act
                turns -= 1
        if state.phase != "over" and len(state.gone) == len(earlier):
            return chances(state)
        last = len(state.hands)
        places = standing.deal_places(state)
        return shares([last + 1 if other in earlier else place for other, place in enumerate(places)])

    def reason(
        self, game: Game[State], view: State, seat: int, best: Move | None, chance: float
    ) -> Text | None:
        """The cowhand's words where they say why; else what the search saw."""
        legal = game.legal(view, seat)
        if best == HOLD:
            return text(N_("No card of this hand would hurt another player more than it helps here."))
        if best is not None and best[0] in ("play", "pickup"):
            return reasons.play(read(view, seat), best, legal)
        theirs = self._cowhand.choose(game, view, seat, legal, Stream(0), Budget(1), ())
        return theirs.reason if theirs.move == best else super().reason(game, view, seat, best, chance)


def _flips(view: State, seat: int, legal: Sequence[Move]) -> list[Move]:
    """One chamber card that a bullet has hit and one that none has."""
    hit = {mark.slot for mark in view.marks if mark.seat == seat}
    return [
        move
        for i, move in enumerate(legal)
        if not any((move[1] in hit) == (earlier[1] in hit) for earlier in legal[:i])
    ]


def _shots(view: State, seat: int, legal: Sequence[Move]) -> list[Move]:
    """The worst cards of the hand against each seat, where no bullet has hit yet if there is such a place;
    and none."""
    hit = {(mark.seat, mark.slot) for mark in view.marks}
    ranks = sorted(
        {RANK_OF[card] for card in view.hands[seat]}, key=lambda rank: (quick.PLAYABLE[rank], rank)
    )
    shots: dict[tuple[int, int], Move] = {}
    for move in legal:
        if move[0] == "bullet" and RANK_OF[move[3]] in ranks[:BAD_RANKS]:
            place = (move[1], RANK_OF[move[3]])
            if place not in shots or (shots[place][1:3] in hit and move[1:3] not in hit):
                shots[place] = move
    nearest = sorted(shots.values(), key=lambda move: (standing.chamber_cards(view, move[1]), move[1]))
    return [HOLD, *nearest]


def outlook(view: State, seat: int, events: Sequence[Known], source: Stream, worlds: int = 40) -> list[float]:
    """By seat, the chance of being the next one out, 0..1, as `seat` may estimate it: the mean over so many
    made-up worlds."""
    make = beliefs.sampler(view, seat, events)
    imagined = [chances(make(source)) for _ in range(worlds)]
    return [sum(values) / worlds for values in zip(*imagined, strict=True)]


def marshal() -> Marshal:
    """A new marshal."""
    return Marshal(BulletGuide())
