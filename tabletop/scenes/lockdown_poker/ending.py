"""How a game of Lockdown Poker went: what the results page shows of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.words import N_, Text, text
from tabletop.games.lockdown_poker.events import HandOver, HandShown, Scored
from tabletop.scenes.results import Outcome

if TYPE_CHECKING:
    from tabletop.scenes.lockdown_poker.board import LockdownPokerBoard

_COUNTED: tuple[tuple[str, str], ...] = (
    ("switched", N_("Cards switched")),
    ("locked", N_("Cards locked")),
    ("drew", N_("Cards drawn")),
    ("sheriff-played", N_("Sheriffs played")),
    ("folded", N_("Hands folded")),
)


def outcome(board: LockdownPokerBoard) -> Outcome:
    """The finished table as the results page wants it."""
    table = board.table
    over = [event for event in table.told(HandOver) if isinstance(event, HandOver)]
    return Outcome(
        game=table.game.key,
        players=tuple((plan.kind, plan.name) for plan in table.plans),
        faces=tuple(board.faces),
        winners=tuple(table.winners),
        places=tuple(table.places),
        scores=tuple(table.scores),
        seed=table.seed,
        rows=tuple(_rows(board, over)),
        took_back=table.took_back,
        order=board.order,
        curve=tuple(event.scores for event in over),
        in_chips=board.money,
    )


def _rows(board: LockdownPokerBoard, over: list[HandOver]) -> list[tuple[Text, tuple[int, ...]]]:
    table = board.table
    seats = range(len(table.plans))
    counts = table.event_counts()
    won = tuple(sum(seat in event.winners for event in over) for seat in seats)
    rows: list[tuple[Text, tuple[int, ...]]] = [(text(N_("Hands won")), won)]
    for kind, sentence in _COUNTED:
        values = tuple(counts[kind, seat] for seat in seats)
        if any(values):
            rows.append((text(sentence), values))
    if board.money:
        rows.append((text(N_("Chips at the end")), tuple(table.scores)))
        return rows
    return rows + _points(board)


def _points(board: LockdownPokerBoard) -> list[tuple[Text, tuple[int, ...]]]:
    table = board.table
    scored = [event for event in table.told(Scored) if isinstance(event, Scored)]
    hands = [event for event in table.told(HandShown) if isinstance(event, HandShown)]
    seats = range(len(table.plans))
    bonus = tuple(sum(event.bonus[seat] for event in scored) for seat in seats)
    chart = tuple(sum(event.chart[seat] for event in scored) for seat in seats)
    rows: list[tuple[Text, tuple[int, ...]]] = []
    for kind in sorted({event.hand_class for event in hands if event.hand_class}, reverse=True):
        count = tuple(sum(e.hand_class == kind and e.seat == seat for e in hands) for seat in seats)
        rows.append((text(N_("Hands: {hand}"), hand=board.game.class_name(kind)), count))
    rows = rows[:4]
    rows += [(text(N_("Points for hands")), chart), (text(N_("Points for the best hand")), bonus)]
    before = tuple(total - a - b for total, a, b in zip(table.scores, chart, bonus, strict=True))
    if any(before):  # a game that began at a prepared position
        rows.append((text(N_("From hands before")), before))
    rows.append((text(N_("Points in all")), tuple(table.scores)))
    return rows
