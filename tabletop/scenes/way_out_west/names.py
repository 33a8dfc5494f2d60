"""The pictures of counters, and few-word names for them on the boards."""

from __future__ import annotations

from tabletop.games.way_out_west.chart import (
    BOX_IDS,
    FARMER,
    GUNFIGHT,
    MOVE_CATTLE,
    MOVE_COWBOYS,
    STAGECOACH,
)
from tabletop.session.catalogue import _


def stem(kind: int) -> str:
    """A counter's word in the names of pictures."""
    if kind == STAGECOACH:
        return "coach"
    return {0: "cattle", 1: "cowboy"}.get(kind, BOX_IDS[kind])


def token(kind: int, seat: int) -> str:
    """The picture of a seat's counter; a farmer is nobody's."""
    return "token/farmer" if kind == FARMER else f"token/{stem(kind)}-{seat}"


def plain(kind: int) -> str:
    """The picture of a counter of no colour, as notices show it."""
    return "token/farmer" if kind == FARMER else f"token/{stem(kind)}-plain"


def box_label(box: int) -> str:
    """What a notice says in large letters."""
    words = (
        _("Cattle"),
        _("Cowboys"),
        _("Jail"),
        _("Store"),
        _("Train"),
        _("Hotel"),
        _("Stagecoach"),
        _("Bank"),
        _("Ride out"),
        _("Drive cattle"),
        _("Farmer"),
        _("Gunfight"),
    )
    return words[box]


def notice_icon(box: int) -> str:
    """The picture on a notice."""
    special = {MOVE_COWBOYS: "notice/ride", MOVE_CATTLE: "notice/drive", GUNFIGHT: "notice/gunfight"}
    return special.get(box) or plain(box)
