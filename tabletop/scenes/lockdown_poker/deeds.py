"""What a seat did, in the few words that fit on its ribbon (the log has the whole sentences)."""

from __future__ import annotations

from tabletop.core.events import Event
from tabletop.games.lockdown_poker import LOCKDOWN_POKER
from tabletop.games.lockdown_poker import events as e
from tabletop.session.catalogue import _, speaker


def card_words(card: int) -> str:
    """A card's name with its article, the Sheriff and the Deputies too."""
    return speaker().say(LOCKDOWN_POKER.card_name(card))


def deed(event: Event) -> str:
    """Few words for an event that a seat did; "" for one that leaves the ribbon as it was."""
    if isinstance(event, e.SwitchingBegins):
        why = {
            "highest": _("goes first: highest hand"),
            "lowest": _("goes first: lowest hand"),
            "left": _("goes first: dealer's left"),
        }
        return why[event.why]
    if isinstance(event, e.BettingBegins):
        return _("bets first: highest hand")
    if isinstance(event, e.Switched):
        return _("took {card}").format(card=card_words(event.taken))
    if isinstance(event, e.Locked):
        return _("locked {card}").format(card=card_words(event.card))
    if isinstance(event, e.Drew):
        return _("drew {card}").format(card=card_words(event.card))
    if isinstance(event, e.Stood):
        return _("stood")
    if isinstance(event, e.SheriffPlayed):
        return _("played the Sheriff")
    if isinstance(event, e.SheriffDeclined):
        return _("let the Sheriff be")
    return _of_bet(event)


def _of_bet(event: Event) -> str:
    if isinstance(event, e.Checked):
        return _("checked")
    if isinstance(event, e.Folded):
        return _("folded")
    if not isinstance(event, e.Wagered):
        return ""
    if event.stack == 0:
        return _("all in: {chips}").format(chips=event.bet)
    words = {"bet": _("bet {chips}"), "call": _("called {chips}"), "raise": _("raised to {chips}")}
    return words[event.deed].format(chips=event.bet)
