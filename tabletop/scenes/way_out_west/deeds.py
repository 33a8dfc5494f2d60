"""What a seat did, in the few words that fit on its panel (the log has the whole sentences)."""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.games.way_out_west import events as e
from tabletop.session.catalogue import _


def deed(event: Event) -> str:
    """Few words for what leaves no mark on the table; "" for what does."""
    if isinstance(event, e.Passed):
        return _("passed")
    if isinstance(event, e.SheriffStayedOut):
        return _("stays out")
    return ""
