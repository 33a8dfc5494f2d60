"""The names of suits and guns inside Wyoming Cowboy's sentences."""

from __future__ import annotations

from typing import Final

from tabletop.core.words import N_, Text, text
from tabletop.games.wyoming_cowboy.guns import FORTY_FIVE, MAGNUM, QUICK_DRAW, THIRTY_EIGHT, TWENTY_TWO
from tabletop.games.wyoming_cowboy.moves import ACROSS, LEFT, RIGHT

_SUITS: Final = (N_("spades"), N_("hearts"), N_("diamonds"), N_("clubs"))
_GUNS: Final = {
    TWENTY_TWO: N_("the .22"),
    THIRTY_EIGHT: N_("the .38"),
    MAGNUM: N_("the .357"),
    QUICK_DRAW: N_("the .357 quick draw"),
    FORTY_FIVE: N_("the .45"),
}
_A_GUN: Final = {
    TWENTY_TWO: N_("a .22"),
    THIRTY_EIGHT: N_("a .38"),
    MAGNUM: N_("a .357"),
    QUICK_DRAW: N_("a .357 quick draw"),
    FORTY_FIVE: N_("a .45"),
}
_MADE_OF: Final = {
    TWENTY_TWO: N_("A .22 is two 2s"),
    THIRTY_EIGHT: N_("A .38 is a 3 and an 8"),
    MAGNUM: N_("A .357 is a 3, a 5 and a 7 that are not all of one suit"),
    QUICK_DRAW: N_("A .357 quick draw is a 3, a 5 and a 7 of one suit"),
    FORTY_FIVE: N_("A .45 is a 4 and a 5 of one suit"),
}
_DIRECTIONS: Final = {LEFT: N_("to the left"), RIGHT: N_("to the right"), ACROSS: N_("across")}


def suit_name(suit: int) -> Text:
    """ "spades"."""
    return text(_SUITS[suit])


def gun_name(name: str) -> Text:
    """ "the .38"."""
    return text(_GUNS[name])


def a_gun(name: str) -> Text:
    """ "a .38"."""
    return text(_A_GUN[name])


def made_of(name: str) -> Text:
    """ "A .38 is a 3 and an 8"."""
    return text(_MADE_OF[name])


def direction_name(direction: str) -> Text:
    """ "to the left"."""
    return text(_DIRECTIONS[direction])
