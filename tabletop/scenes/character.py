"""What the tables say of an AI seat: its level, its temper, and what that temper means in play."""

from __future__ import annotations

from tabletop.core.people import BOLD, CAREFUL, SLY, STEADY, VENGEFUL, temper_of
from tabletop.scenes.fittings import level_word
from tabletop.session.catalogue import _
from tabletop.session.plans import LEVELS


def temper_word(temper: str) -> str:
    """A temper in one or two words of the reader's language."""
    words = {
        BOLD: _("bold"),
        CAREFUL: _("careful"),
        VENGEFUL: _("vengeful"),
        SLY: _("sly"),
        STEADY: _("steady"),
    }
    return words[temper]


def seat_word(kind: str, name: str) -> str:
    """A kind of seat, an AI seat with its temper: "Cowhand, bold"."""
    if kind not in LEVELS:
        return level_word(kind)
    return _("{level}, {temper}").format(level=level_word(kind), temper=temper_word(temper_of(name)))


def introduction(kind: str, name: str) -> str:
    """Who an AI seat is and what its temper means, in a sentence; "" for anybody else."""
    if kind not in LEVELS:
        return ""
    sentences = {
        BOLD: _("{name}, {level}, bold: dares where others wait."),
        CAREFUL: _("{name}, {level}, careful: keeps what is safe."),
        VENGEFUL: _("{name}, {level}, vengeful: hits back whoever hit last."),
        SLY: _("{name}, {level}, sly: goes against whoever is ahead."),
        STEADY: _("{name}, {level}, steady: plays without favour or grudge."),
    }
    return sentences[temper_of(name)].format(name=name, level=level_word(kind).lower())
