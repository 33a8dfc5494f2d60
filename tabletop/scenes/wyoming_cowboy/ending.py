"""How a game of Wyoming Cowboy went: what the results page shows of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.words import N_, Text, text
from tabletop.games.wyoming_cowboy.events import HandOver
from tabletop.games.wyoming_cowboy.scoring import LINES
from tabletop.scenes.results import Outcome
from tabletop.scenes.wyoming_cowboy.tally import SOURCES

if TYPE_CHECKING:
    from tabletop.scenes.wyoming_cowboy.board import WyomingCowboyBoard


def outcome(board: WyomingCowboyBoard) -> Outcome:
    """The finished table as the results page wants it: the whole game's points by what they came from."""
    table = board.table
    hands = [event for event in table.told(HandOver) if isinstance(event, HandOver)]
    seats = range(len(table.plans))
    rows: list[tuple[Text, tuple[int, ...]]] = []
    for key, sentence in SOURCES.items():
        values = tuple(sum(hand.tables[seat][LINES.index(key)] for hand in hands) for seat in seats)
        if any(values):
            rows.append((text(sentence), values))
    scores = tuple(table.scores)
    told = tuple(sum(hand.tables[seat][-1] for hand in hands) for seat in seats)
    before = tuple(score - known for score, known in zip(scores, told, strict=True))
    if any(before):  # a game that began at a prepared position
        rows.append((text(N_("From hands before")), before))
    rows.append((text(N_("Points in all")), scores))
    return Outcome(
        game=table.game.key,
        players=tuple((plan.kind, plan.name) for plan in table.plans),
        faces=tuple(board.faces),
        winners=tuple(table.winners),
        places=tuple(table.places),
        scores=scores,
        seed=table.seed,
        rows=tuple(rows),
        took_back=table.took_back,
        order=board.order,
        curve=tuple(hand.scores for hand in hands),
    )
