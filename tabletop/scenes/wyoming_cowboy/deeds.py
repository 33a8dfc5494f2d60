"""What a seat did, in the few words that fit on its ribbon (the log has the whole sentences)."""

from __future__ import annotations

from tabletop.core.cards import card_name_key
from tabletop.core.events import Event
from tabletop.games.wyoming_cowboy import events as e
from tabletop.games.wyoming_cowboy.names import a_gun, gun_name, suit_name
from tabletop.session.catalogue import _, ngettext, speaker


def deed(event: Event) -> str:
    """Few words for an event that a seat did; "" for one that leaves the ribbon as it was."""
    say = speaker().say
    if isinstance(event, e.PassChosen):
        return _("has chosen")
    if isinstance(event, e.NoAction):
        return _("no action")
    if isinstance(event, e.CoupleShown):
        return _("couple of {suit}").format(suit=say(suit_name(event.cards[0] & 3)))
    if isinstance(event, e.NineLaid):
        return _("laid a 9")
    if isinstance(event, e.GunPulled):
        return _("pulled {gun}").format(gun=say(a_gun(event.gun)))
    if isinstance(event, e.Discarded):
        words = _("laid {card}") if event.kept else _("discarded {card}")
        return words.format(card=_(card_name_key(event.card)))
    if isinstance(event, e.Drew):
        n = len(event.cards)
        return ngettext("drew a card", "drew {count} cards", n).format(count=n)
    if isinstance(event, e.TookTop):
        return _("took {card}").format(card=_(card_name_key(event.card)))
    return _shot(event)


def _shot(event: Event) -> str:
    say = speaker().say
    if isinstance(event, e.ShotAtHand | e.CowboyTaken | e.GunTaken):
        return _("fired {gun}").format(gun=say(gun_name(gun_fired(event))))
    if isinstance(event, e.Backfired):
        return _("it backfired")
    if isinstance(event, e.Hit):
        return _("lost {card}").format(card=_(card_name_key(event.card)))
    if isinstance(event, e.FleshWound):
        return _("flesh wound")
    if isinstance(event, e.Missed):
        return _("was missed")
    return ""


def gun_fired(event: e.ShotAtHand | e.CowboyTaken | e.GunTaken) -> str:
    """The name of the gun that an event fired."""
    if isinstance(event, e.CowboyTaken):
        return ".45"
    return ".357q" if isinstance(event, e.GunTaken) else event.gun
