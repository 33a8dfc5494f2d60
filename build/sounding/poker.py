"""Chips, padlocks and the Sheriff's badge."""

from __future__ import annotations

import numpy as np

from .cards import card_play, slide, snap, thump
from .material import Dice, Wave, band, mix, modes, noise, room, steel, swell, wood


def clay(dice: Dice, loud: float = 1.0) -> Wave:
    """One clay chip against another: high, short, a little sandy."""
    base = dice.uniform(2350, 2900)
    partials = [
        (base, 1.0, 0.010),
        (base * 1.62, 0.6, 0.007),
        (base * 2.48, 0.3, 0.005),
        (base * 0.41, 0.5, 0.008),
    ]
    grit = band(noise(dice, 0.006), 5200, 0.7) * swell(0.006, 0.0003, 0.0014)
    return loud * mix((0, modes(0.07, partials)), (0, 0.7 * grit / np.max(np.abs(grit))))


def chip(dice: Dice) -> Wave:
    """A chip set down on others."""
    return mix((0, clay(dice)), (dice.uniform(0.03, 0.045), clay(dice, 0.55)), (0.075, clay(dice, 0.25)))


def chips_slide(dice: Dice) -> Wave:
    """A stack pushed over the felt that settles."""
    rub = slide(dice, 0.28, 1500, 2600) * swell(0.28, 0.10, 0.08)
    parts = [(0.0, 0.14 * rub / np.std(rub))]
    for _ in range(10):
        at = 0.05 + 0.3 * dice.random() ** 0.7
        parts.append((at, clay(dice, dice.uniform(0.3, 0.9))))
    return mix(*parts, (0.36, clay(dice)), (0.41, clay(dice, 0.6)))


def pot_gather(dice: Dice) -> Wave:
    """All bets raked together into one heap."""
    rub = slide(dice, 0.62, 1300, 2400) * swell(0.62, 0.22, 0.16)
    parts = [(0.0, 0.16 * rub / np.std(rub))]
    for _ in range(34):
        at = 0.66 * dice.beta(2.2, 1.6)
        parts.append((at, clay(dice, dice.uniform(0.25, 1.0))))
    return mix(*parts, (0.72, thump(dice, 140)), (0.72, clay(dice, 0.8)))


def lock(dice: Dice) -> Wave:
    """A padlock pressed shut: the shackle slides, the bolt falls."""
    shackle = slide(dice, 0.07, 3800, 5200) * swell(0.07, 0.04, 0.02)
    shut = mix(
        (0, steel(980, dice, 0.03)),
        (0.003, 0.6 * steel(1730, dice, 0.02)),
        (0.002, 0.5 * wood(380, dice, 1.6)),
    )
    return room(
        mix((0, 0.10 * shackle / np.std(shackle)), (0.06, 0.4 * steel(2500, dice)), (0.11, shut)), dice, 0.09
    )


def switch(dice: Dice) -> Wave:
    """Two cards change places: one comes, one goes."""
    parts = []
    for at, start, end in ((0.0, 2600, 5200), (0.11, 5000, 2400)):
        glide = slide(dice, 0.12, start, end) * swell(0.12, 0.06, 0.03)
        parts.append((at, 0.26 * glide / np.std(glide)))
    edge = snap(dice, 3000)
    return mix(
        *parts,
        (0.2, 0.8 * edge / np.max(np.abs(edge))),
        (0.205, thump(dice, 160)),
        (0.27, 0.6 * thump(dice, 185)),
    )


def sheriff(dice: Dice) -> Wave:
    """The badge slapped on the table: tin that rings, wood beneath."""
    tin = modes(
        0.9, [(1480, 0.8, 0.16), (2215, 0.6, 0.2), (3120, 0.5, 0.13), (4480, 0.35, 0.09), (5630, 0.2, 0.06)]
    )
    slap = noise(dice, 0.05) * swell(0.05, 0.0004, 0.006)
    again = mix((0, 0.3 * tin[: len(tin) // 3]), (0, 0.12 * slap))
    return room(
        mix((0, 0.5 * tin), (0, 0.8 * slap), (0, 0.9 * wood(165, dice, 1.6)), (0.085, again)), dice, 0.16
    )


def knock(dice: Dice) -> Wave:
    """Check: two knuckles on the rim."""
    return room(mix((0, wood(230, dice, 1.9)), (0.135, 0.85 * wood(222, dice, 1.9))), dice, 0.15)


def fold(dice: Dice) -> Wave:
    """The row pushed together and thrown in."""
    parts = []
    for i in range(4):
        edge = snap(dice, dice.uniform(2300, 3400))
        parts.append((0.028 * i, 0.5 * edge / np.max(np.abs(edge))))
    sweep = slide(dice, 0.26, 3600, 1700) * swell(0.26, 0.08, 0.07)
    return mix(*parts, (0.06, 0.32 * sweep / np.std(sweep)), (0.3, card_play(dice)))
