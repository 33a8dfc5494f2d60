"""How a game of Way Out West went: what the results page shows of each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.words import N_, Text, text
from tabletop.games.way_out_west.scoring import SOURCES, score_table
from tabletop.scenes.results import Outcome

if TYPE_CHECKING:
    from tabletop.scenes.way_out_west.board import WayOutWestBoard

_ROWS: dict[str, str] = {
    "buildings": N_("Buildings, by the size of their towns"),
    "cattle": N_("Cattle"),
    "control": N_("Towns controlled"),
    "money": N_("Most money"),
    "wanted": N_("Most wanted posters"),
}


def outcome(board: WayOutWestBoard) -> Outcome:
    """The finished table as the results page wants it: the points by what they came from."""
    table = board.table
    view = table.view(None)
    scores = score_table(view)
    rows: list[tuple[Text, tuple[int, ...]]] = [
        (text(_ROWS[what]), tuple(score[what] for score in scores)) for what in SOURCES
    ]
    rows.append((text(N_("Points in all")), tuple(table.scores)))
    rows.append((text(N_("Dollars left")), tuple(view.money)))
    rows.append((text(N_("Wanted posters")), tuple(view.wanted)))
    return Outcome(
        game=table.game.key,
        players=tuple((plan.kind, plan.name) for plan in table.plans),
        faces=tuple(board.faces),
        winners=tuple(table.winners),
        places=tuple(table.places),
        scores=tuple(table.scores),
        seed=table.seed,
        rows=tuple(rows),
        took_back=table.took_back,
        order=board.order,
        dice=True,
    )
