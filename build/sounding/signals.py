"""What the program itself says: turns, refusals, buttons, doors, the end of a game."""

from __future__ import annotations

import numpy as np

from .material import RATE, Dice, Wave, band, lowpass, melody, mix, noise, room, times, wood


def turn(dice: Dice) -> Wave:
    return room(mix((0, wood(740, dice, 1.2)), (0.085, 0.55 * wood(988, dice, 1.2))), dice, 0.16)


def refuse(dice: Dice) -> Wave:
    return room(mix((0, wood(172, dice, 2.2)), (0.105, 0.7 * wood(158, dice, 2.2))), dice, 0.14)


def button(dice: Dice) -> Wave:
    return mix((0, wood(560, dice, 2.0)), (0.002, 0.2 * wood(1500, dice)))


def tick(dice: Dice) -> Wave:
    return wood(1850, dice, 0.7)


def door(dice: Dice) -> Wave:
    """The swinging doors of a saloon: a dry hinge, then wood on wood, each time less."""
    creak_time = 0.42
    t = times(creak_time)
    pitch = 240 + 130 * np.sin(np.pi * t / creak_time) + 5 * lowpass(noise(dice, creak_time), 25) / 0.02
    stick = np.cumsum(pitch) / RATE
    pulses = np.diff(np.floor(stick), prepend=0.0) * dice.uniform(0.5, 1.0, len(t))
    creak = band(pulses, 1250, 0.42) + 0.5 * band(pulses, 2500, 0.3)
    creak *= np.sin(np.pi * t / creak_time) ** 1.5 / np.max(np.abs(creak))
    parts = [(0.0, 0.40 * creak)]
    for i, at in enumerate((0.34, 0.60, 0.80)):
        parts.append((at, 0.55**i * mix((0, wood(135 + 9 * i, dice, 1.8)), (0.012, 0.5 * wood(310, dice)))))
    return room(mix(*parts), dice, 0.22, 0.12)


def win(dice: Dice) -> Wave:
    """A run up the chord of G and the two chords that end every saloon tune."""
    beat = 0.135
    notes = [(i * 0.085, key, 0.5, 0.62 + 0.05 * i) for i, key in enumerate((67, 71, 74, 79, 83))]
    at = 5 * 0.085 + 0.06
    notes += [(at, key, 0.5, 0.62) for key in (50, 66, 72, 74)]
    notes += [(at + beat, 69, 0.2, 0.5), (at + 1.5 * beat, 71, 0.2, 0.55), (at + 2 * beat, 74, 0.25, 0.6)]
    at += 3 * beat
    notes += [(at + 0.008 * i, key, 1.5, 0.7) for i, key in enumerate((43, 55, 67, 71, 74, 79))]
    return melody(dice, notes)


def lose(dice: Dice) -> Wave:
    """Three steps down, and the left hand shrugs."""
    notes = [(0.0, 62, 0.35, 0.6), (0.24, 61, 0.35, 0.56), (0.48, 60, 0.4, 0.54)]
    notes += [(0.80 + 0.012 * i, key, 1.1, 0.6) for i, key in enumerate((43, 50, 55, 58))]
    return melody(dice, notes)
