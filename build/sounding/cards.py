"""Pasteboard on felt."""

from __future__ import annotations

import numpy as np

from .material import Dice, Wave, band, lowpass, mix, modes, noise, swell, wood


def slide(dice: Dice, seconds: float, start: float, end: float) -> Wave:
    """Pasteboard over felt: noise whose colour moves from one frequency to another."""
    rough = noise(dice, seconds)
    t = np.linspace(0, 1, len(rough))
    moved = band(rough, start, 0.75) * (1 - t) + band(rough, end, 0.75) * t
    # the hand is never quite steady
    wobble = 1 + 0.35 * lowpass(noise(dice, seconds), 40) / 0.03
    return moved * np.clip(wobble, 0.3, 1.8) * np.minimum((1 - t) / 0.3, 1.0)


def snap(dice: Dice, hertz: float) -> Wave:
    """The edge of a card letting go."""
    return band(noise(dice, 0.02), hertz, 0.7) * swell(0.02, 0.0005, 0.0035)


def thump(dice: Dice, hertz: float) -> Wave:
    """A card coming to rest on felt over wood."""
    body = modes(0.09, [(hertz, 1.0, 0.018), (hertz * 2.3, 0.4, 0.010), (hertz * 4.6, 0.15, 0.006)])
    cloth = band(noise(dice, 0.05), 900, 0.9) * swell(0.05, 0.001, 0.009)
    return mix((0, body), (0, 0.35 * cloth / np.max(np.abs(cloth))))


def card_deal(dice: Dice) -> Wave:
    length = dice.uniform(0.085, 0.11)
    glide = slide(dice, length, dice.uniform(2600, 3300), dice.uniform(4600, 5800))
    glide *= swell(length, length * 0.6, length * 0.25) / np.std(glide)
    landing = 0.9 * thump(dice, dice.uniform(150, 185))
    edge = snap(dice, 3800)
    return mix(
        (0, 0.30 * glide), (length * 0.75, landing), (length * 0.72, 0.9 * edge / np.max(np.abs(edge)))
    )


def card_play(dice: Dice) -> Wave:
    glide = slide(dice, 0.06, 3000, 4400)
    glide *= swell(0.06, 0.045, 0.02) / np.std(glide)
    edge = snap(dice, dice.uniform(2500, 3300))
    landing = thump(dice, dice.uniform(120, 150))
    return mix((0, 0.16 * glide), (0.045, 1.1 * edge / np.max(np.abs(edge))), (0.048, 1.3 * landing))


def card_pickup(dice: Dice) -> Wave:
    parts = []
    for i in range(6):
        length = dice.uniform(0.09, 0.13)
        glide = slide(dice, length, dice.uniform(3800, 5200), dice.uniform(2200, 3000))
        parts.append(
            (i * 0.052 + dice.uniform(0, 0.012), 0.3 * glide * swell(length, 0.05, 0.03) / np.std(glide))
        )
    for i in range(2):  # squared up on the table
        parts.append((0.42 + i * 0.095, (0.9 - 0.25 * i) * wood(310, dice, 2.0)))
        parts.append((0.42 + i * 0.095, 0.5 * snap(dice, 2600)))
    return mix(*parts)


def shuffle(dice: Dice) -> Wave:
    parts = []
    at = 0.0
    for i in range(44):
        # the two halves run into each other ever faster, then settle
        at += dice.uniform(0.7, 1.3) * (0.020 - 0.011 * np.sin(np.pi * i / 44))
        edge = snap(dice, dice.uniform(2400, 4200))
        parts.append((at, dice.uniform(0.5, 1.0) * edge / np.max(np.abs(edge))))
    bridge = slide(dice, 0.22, 4200, 2000)
    parts.append((at + 0.07, 0.35 * bridge * swell(0.22, 0.10, 0.05) / np.std(bridge)))
    parts.append((at + 0.30, 0.9 * wood(280, dice, 2.0)))
    return mix(*parts)


def pile_clear(dice: Dice) -> Wave:
    sweep = slide(dice, 0.42, 4800, 1500)
    sweep *= swell(0.42, 0.13, 0.12) / np.std(sweep)
    parts = [(0.0, 0.42 * sweep)]
    for i in range(9):
        edge = snap(dice, dice.uniform(2200, 3600))
        parts.append((0.03 + 0.034 * i + dice.uniform(0, 0.015), 0.45 * edge / np.max(np.abs(edge))))
    parts.append((0.36, 1.2 * thump(dice, 105)))
    return mix(*parts)


def cards_pass(dice: Dice) -> Wave:
    """Three cards slid to a neighbour, one after the other."""
    parts = []
    for i in range(3):
        length = dice.uniform(0.1, 0.13)
        glide = slide(dice, length, dice.uniform(2500, 3000), dice.uniform(4200, 5200)) * swell(
            length, 0.06, 0.03
        )
        parts.append((0.11 * i, 0.28 * glide / np.std(glide)))
        parts.append((0.11 * i + length * 0.85, 0.55 * thump(dice, dice.uniform(150, 190))))
    return mix(*parts)
