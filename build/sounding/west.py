"""The open country and its towns: hooves, cattle, a train far off, money, dice, hammers."""

from __future__ import annotations

import numpy as np

from .cards import slide
from .material import RATE, Dice, Wave, band, lowpass, melody, mix, modes, noise, room, swell, times, wood


def hoof(dice: Dice, loud: float = 1.0) -> Wave:
    """One hoof on dry ground: a hollow cup of horn, a little sand."""
    cup = modes(
        0.14, [(dice.uniform(250, 330), 1.0, 0.016), (dice.uniform(560, 680), 0.5, 0.011), (98, 0.9, 0.025)]
    )
    sand = band(noise(dice, 0.05), 2100, 1.0) * swell(0.05, 0.002, 0.012)
    return loud * mix((0, cup), (0, 0.25 * sand / np.max(np.abs(sand))))


def _gait(dice: Dice, beats: tuple[float, ...], stride: float, strides: int, fade: float) -> Wave:
    """Hooves at `beats` of each stride, from near to far: each stride is `fade` times as loud."""
    parts = []
    for i in range(strides):
        for j, beat in enumerate(beats):
            at = (i + beat) * stride + dice.uniform(0, 0.006)
            parts.append((at, hoof(dice, fade**i * (1.0 if j % 2 == 0 else 0.75))))
    return mix(*parts)


def ace_rides(dice: Dice) -> Wave:
    """A short gallop that comes nearer and reins in."""
    ride = _gait(dice, (0.0, 0.24, 0.42), 0.33, 3, 1.25)
    return room(mix((0, ride), (1.02, hoof(dice, 1.3)), (1.16, hoof(dice, 0.9))), dice, 0.12)


def horse(dice: Dice) -> Wave:
    """A snort, and away at a trot."""
    breath = band(noise(dice, 0.34), 900, 0.9)
    t = times(0.34)[: len(breath)]
    flutter = 0.55 + 0.45 * np.sign(np.sin(2 * np.pi * (26 * t + 8 * t * t)))
    breath *= lowpass(flutter, 300) * np.sin(np.pi * t / 0.34) ** 0.6
    trot = _gait(dice, (0.0, 0.5), 0.36, 4, 0.78)
    return room(mix((0, 0.30 * breath / np.std(breath) * 0.5), (0.38, trot)), dice, 0.14)


def cattle(dice: Dice) -> Wave:
    """One cow lows, one answers from further off."""

    def low(seconds: float, base: float, loud: float) -> Wave:
        t = times(seconds)
        u = t / seconds
        pitch = base * (1 + 0.34 * np.sin(np.pi * np.minimum(u * 1.3, 1.0)) - 0.2 * np.maximum(u - 0.7, 0))
        pitch *= 1 + 0.006 * np.sin(2 * np.pi * 5.5 * t)
        turn = np.cumsum(pitch) / RATE
        voice = sum(np.sin(2 * np.pi * n * turn) / n**0.8 for n in range(1, 22))
        open_ = np.sin(np.pi * u) ** 0.8
        mouth = band(voice, 330, 0.55) + (0.5 * open_) * band(voice, 780, 0.4) + 0.08 * band(voice, 2300, 0.5)
        breath = 0.02 * band(noise(dice, seconds), 900, 1.0)[: len(t)]
        return np.asarray(
            loud * (mouth + breath) * np.minimum(u / 0.1, 1.0) * np.minimum((1 - u) / 0.25, 1.0)
        )

    return room(
        mix((0, low(1.15, 118, 1.0)), (1.0, lowpass(low(0.85, 146, 0.38), 900))), dice, 0.25, 0.16, 1600
    )


def train(dice: Dice) -> Wave:
    """A whistle of four pipes far over the plain, and the beat of the wheels."""

    def pipes(seconds: float) -> Wave:
        t = times(seconds)
        env = np.minimum(t / 0.12, 1.0) * np.minimum((seconds - t) / 0.3, 1.0)
        bend = 1 - 0.035 * np.exp(-t / 0.09) - 0.03 * np.maximum((t - seconds + 0.3) / 0.3, 0)
        turn = np.cumsum(bend) / RATE
        tone = sum(
            np.sin(2 * np.pi * hertz * turn) + 0.25 * np.sin(4 * np.pi * hertz * turn)
            for hertz in (311.1, 370.0, 466.2, 554.4)
        )
        steam = 0.5 * band(noise(dice, seconds), 2000, 0.9)[: len(t)]
        return np.asarray((tone + steam) * env)

    wheels = []
    for i in range(9):
        for beat in (0.0, 0.07):
            puff = lowpass(noise(dice, 0.12), 420) * swell(0.12, 0.012, 0.03)
            wheels.append((0.25 * i + beat, 0.5 * puff / np.max(np.abs(puff))))
    far = lowpass(mix((0.1, 0.35 * pipes(0.5)), (0.75, 0.35 * pipes(1.1)), (0.0, 0.7 * mix(*wheels))), 1500)
    return room(far, dice, 0.5, 0.3, 1200)


def hammer(dice: Dice) -> Wave:
    """Three blows on a nail, each deeper in the wood."""
    parts = []
    for i, at in enumerate((0.0, 0.21, 0.44)):
        nail = modes(0.2, [(1350 + 180 * i, 0.8, 0.035), (2960 + 240 * i, 0.5, 0.02), (4700, 0.25, 0.012)])
        parts.append((at, (0.8 + 0.15 * i) * mix((0, 0.6 * nail), (0, wood(290 - 22 * i, dice, 1.2)))))
    return room(mix(*parts), dice, 0.17)


def silver(dice: Dice, loud: float = 1.0) -> Wave:
    """A dollar that rings."""
    base = dice.uniform(3700, 4500)
    ring = [(base, 1.0, 0.09), (base * 1.47, 0.7, 0.07), (base * 2.09, 0.4, 0.05), (base * 0.52, 0.3, 0.03)]
    tap = band(noise(dice, 0.005), 7000, 0.7) * swell(0.005, 0.0003, 0.001)
    return loud * mix((0, modes(0.4, ring)), (0, 0.6 * tap / np.max(np.abs(tap))))


def pay(dice: Dice) -> Wave:
    """A coin on the counter: it drops, leaps once, lies."""
    desk = 0.7 * wood(340, dice, 1.8)
    fall = ((0, mix((0, silver(dice)), (0, desk))), (0.115, silver(dice, 0.6)), (0.19, silver(dice, 0.35)))
    return room(mix(*fall, (0.235, silver(dice, 0.2))), dice, 0.1)


def income(dice: Dice) -> Wave:
    """A bag of dollars poured out."""
    parts = [(0.75 * dice.beta(1.5, 1.8), silver(dice, dice.uniform(0.3, 1.0))) for _ in range(22)]
    bag = slide(dice, 0.4, 900, 1500) * swell(0.4, 0.1, 0.1)
    return room(mix(*parts, (0.0, 0.12 * bag / np.std(bag)), (0.86, silver(dice, 0.7))), dice, 0.1)


def ten_laid(dice: Dice) -> Wave:
    """A ten comes to rest and a coin rings on it."""
    card = slide(dice, 0.08, 2800, 4400) * swell(0.08, 0.05, 0.02)
    return room(
        mix(
            (0, 0.2 * card / np.std(card)),
            (0.07, 0.6 * wood(300, dice, 2)),
            (0.12, silver(dice)),
            (0.2, silver(dice, 0.4)),
        ),
        dice,
        0.1,
    )


def dice_roll(dice: Dice) -> Wave:
    """Bone dice out of the cup, over the table, at rest."""
    parts, at, step = [], 0.0, 0.024
    for i in range(19):
        bone = modes(0.08, [(dice.uniform(1500, 2300), 1.0, 0.009), (dice.uniform(3300, 4300), 0.5, 0.006)])
        desk = wood(dice.uniform(240, 330), dice, 2.2)
        parts.append((at, (0.96**i) * mix((0, 0.7 * bone), (0, 0.55 * desk))))
        at += step * dice.uniform(0.6, 1.5)
        step *= 1.09
    return room(mix(*parts), dice, 0.12)


def gavel(dice: Dice) -> Wave:
    """Going once, twice, and the hammer falls."""
    blow = mix((0, wood(215, dice, 1.1)), (0, 0.8 * wood(505, dice, 1.0)))
    return room(mix((0, 0.45 * blow), (0.2, blow)), dice, 0.3, 0.14)


def couple(dice: Dice) -> Wave:
    """Two soft notes that lean on each other."""
    return melody(dice, [(0.0, 76, 0.9, 0.5), (0.17, 81, 1.3, 0.46)])
