"""What a seat did, in the few words that fit on its ribbon (the log has the whole sentences)."""

from __future__ import annotations

from tabletop.core.cards import RANK_OF, card_name_key
from tabletop.core.events import Event
from tabletop.games.brown_bullet.events import (
    BulletFired,
    Cleared,
    Flipped,
    Held,
    Out,
    PickedUp,
    Played,
)
from tabletop.games.brown_bullet.names import count_name, rank_names
from tabletop.session.catalogue import _, ngettext, speaker


def deed(event: Event) -> str:
    """Few words for an event that a seat did; "" for one that leaves the ribbon as it was."""
    say = speaker().say
    if isinstance(event, Played):
        if event.form == "card":
            return _("played {card}").format(card=_(card_name_key(event.cards[0])))
        if event.form == "set":
            rank = RANK_OF[event.cards[0]]
            return _("played {count} {cards}").format(
                count=say(count_name(len(event.cards))), cards=say(rank_names(rank))
            )
        return _("played a run of {count}").format(count=len(event.cards))
    if isinstance(event, PickedUp):
        n = len(event.cards)
        return ngettext("took {count} card", "took {count} cards", n).format(count=n)
    if isinstance(event, BulletFired):
        return _("fired a Brown Bullet")
    if isinstance(event, Held):
        return _("held fire")
    if isinstance(event, Flipped):
        return "" if not event.fits else _("turned over {card}").format(card=_(card_name_key(event.card)))
    if isinstance(event, Cleared):
        return _("cleared the pile")
    if isinstance(event, Out):
        return _("is out")
    return ""
