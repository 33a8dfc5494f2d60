"""Raw material: noise, damped modes of wood, steel and brass, the strings of a piano, a small room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np

RATE: Final = 44_100

Wave: TypeAlias = np.ndarray
"""Mono samples, float64."""
Dice: TypeAlias = np.random.Generator


def silence(seconds: float) -> Wave:
    return np.zeros(max(1, int(seconds * RATE)))


def times(seconds: float) -> Wave:
    return np.arange(max(1, int(seconds * RATE))) / RATE


def noise(dice: Dice, seconds: float) -> Wave:
    return dice.standard_normal(max(1, int(seconds * RATE)))


def band(wave: Wave, centre: float, octaves: float) -> Wave:
    """The wave through a bell on the logarithmic frequency axis: soft edges, so nothing rings."""
    spectrum = np.fft.rfft(wave, 2 * len(wave))
    hertz = np.fft.rfftfreq(2 * len(wave), 1 / RATE)
    distance = np.log2(np.maximum(hertz, 1.0) / centre) / octaves
    return np.fft.irfft(spectrum * np.exp(-0.5 * distance**2))[: len(wave)]


def lowpass(wave: Wave, hertz: float) -> Wave:
    """A gentle slope: each sample leans towards the one before."""
    spectrum = np.fft.rfft(wave, 2 * len(wave))
    frequencies = np.fft.rfftfreq(2 * len(wave), 1 / RATE)
    return np.fft.irfft(spectrum / (1 + (frequencies / hertz) ** 2))[: len(wave)]


def highpass(wave: Wave, hertz: float) -> Wave:
    """What lies above: no slow drift is left, which a loudspeaker would only wince at."""
    return wave - lowpass(wave, hertz)


def swell(seconds: float, rise: float, fall: float) -> Wave:
    """An envelope: up within `rise`, then down by 1/e every `fall` seconds."""
    t = times(seconds)
    return np.minimum(t / rise, 1.0) * np.exp(-np.maximum(t - rise, 0) / fall)


def modes(seconds: float, partials: Sequence[tuple[float, float, float]]) -> Wave:
    """A struck body: (hertz, loudness, seconds to fall to 1/e) each.

    A millisecond of rise takes the click off.
    """
    t = times(seconds)
    body = sum(loud * np.sin(2 * np.pi * hertz * t) * np.exp(-t / fall) for hertz, loud, fall in partials)
    return np.asarray(body) * np.minimum(t / 0.0008, 1.0)


def mix(*parts: tuple[float, Wave]) -> Wave:
    """Waves laid at their start times (seconds)."""
    length = max(int(at * RATE) + len(wave) for at, wave in parts)
    out = np.zeros(length)
    for at, wave in parts:
        start = int(at * RATE)
        out[start : start + len(wave)] += wave
    return out


def room(wave: Wave, dice: Dice, amount: float, seconds: float = 0.09, bright: float = 2600) -> Wave:
    """The wave in a small wooden room."""
    tail = lowpass(noise(dice, seconds * 3), bright) * np.exp(-times(seconds * 3) / (seconds / 2.2))
    tail /= np.sqrt(np.sum(tail**2))
    wet = np.convolve(wave, tail)
    dry = np.concatenate([wave, np.zeros(len(wet) - len(wave))])
    return dry + amount * wet


def wood(hertz: float, dice: Dice, dullness: float = 1.0) -> Wave:
    """A knock on a plank or a block: four modes that do not fit together, and the contact itself."""
    ratios = (1.0, 2.42, 4.1, 6.3)
    partials = [
        (hertz * ratio * dice.uniform(0.985, 1.015), 0.8**i / (1 + i * dullness), 0.035 / (1 + i * 0.9))
        for i, ratio in enumerate(ratios)
    ]
    contact = band(noise(dice, 0.006), hertz * 5, 0.8) * swell(0.006, 0.0004, 0.0012)
    return mix((0, modes(0.16, partials)), (0, 0.25 * contact / np.max(np.abs(contact))))


def steel(hertz: float, dice: Dice, ring: float = 0.02) -> Wave:
    """A small part of a revolver touching another."""
    ratios = (1.0, 1.51, 2.27, 3.36, 4.8)
    partials = [
        (hertz * r * dice.uniform(0.99, 1.01), 0.85**i, ring / (1 + 0.5 * i)) for i, r in enumerate(ratios)
    ]
    contact = band(noise(dice, 0.004), 6500, 0.9) * swell(0.004, 0.0003, 0.0009)
    return mix((0, modes(ring * 6, partials)), (0, 1.2 * contact / np.max(np.abs(contact))))


def string(key: int, seconds: float, loud: float, dice: Dice) -> Wave:
    """One key (69 = the A of 440 Hz) of an upright whose three strings have drifted apart."""
    pitch = 440 * 2 ** ((key - 69) / 12)
    t = times(seconds)
    out = np.zeros(len(t))
    for cents in (-7.5, 0.6, 8.0):
        base = pitch * 2 ** (cents / 1200)
        for n in range(1, 15):
            hertz = base * n * np.sqrt(1 + 0.0004 * n * n)
            if hertz > 9000:
                break
            # the hammer strikes at an eighth of the string, so the eighth partial is missing; hard felt is
            # bright
            colour = abs(np.sin(np.pi * n / 8)) / n**1.2
            fall = 1.5 / (1 + 0.35 * n) * (220 / pitch) ** 0.35
            out += colour * np.sin(2 * np.pi * hertz * t + dice.uniform(0, 6.28)) * np.exp(-t / fall)
    felt = band(noise(dice, 0.03), 900, 1.0) * swell(0.03, 0.001, 0.008)
    struck = out * np.minimum(t / 0.003, 1.0) / 3
    fade = np.minimum((seconds - t) / 0.06, 1.0)
    return loud * mix((0, struck * fade), (0, 0.12 * felt / np.max(np.abs(felt))))


def melody(dice: Dice, notes: Sequence[tuple[float, int, float, float]]) -> Wave:
    """Notes (start, key, seconds, loudness) on the piano, in the room it stands in."""
    return room(
        mix(*((at, string(key, long, loud, dice)) for at, key, long, loud in notes)), dice, 0.28, 0.16
    )
