"""How a game of Brown Bullet went: what the results page shows of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.words import N_, Text, text
from tabletop.games.brown_bullet.state import EMPTY
from tabletop.scenes.results import Outcome

if TYPE_CHECKING:
    from tabletop.scenes.brown_bullet.board import BrownBulletBoard

_COUNTED: tuple[tuple[str, str], ...] = (
    ("played", N_("Plays from the hand")),
    ("flipped", N_("Chamber cards turned over")),
    ("picked-up", N_("Piles picked up")),
    ("bullet-fired", N_("Brown Bullets fired")),
    ("cleared", N_("Piles sent out of play")),
)


def outcome(board: BrownBulletBoard) -> Outcome:
    """The finished table as the results page wants it."""
    table = board.table
    view = table.view(None)
    seats = range(len(table.plans))
    counts = table.event_counts()
    rows: list[tuple[Text, list[int]]] = [
        (text(sentence), [counts[kind, seat] for seat in seats]) for kind, sentence in _COUNTED
    ]
    rows.append((text(N_("Cards left in hand")), [len(view.hands[seat]) for seat in seats]))
    left = [sum(card != EMPTY for card in view.chambers[seat]) for seat in seats]
    rows.append((text(N_("Chamber cards left")), left))
    if table.rules.match_wins > 1:
        rows.append((text(N_("Deals won")), list(view.wins)))
    return Outcome(
        game=table.game.key,
        players=tuple((plan.kind, plan.name) for plan in table.plans),
        faces=tuple(board.faces),
        winners=tuple(table.winners),
        places=tuple(table.places),
        scores=tuple(table.scores),
        seed=table.seed,
        rows=tuple((label, tuple(values)) for label, values in rows),
        took_back=table.took_back,
        order=board.order,
        stopped=view.quiet >= table.rules.stalemate_turns,
    )
