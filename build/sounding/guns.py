"""Guns and what they do: five calibres, each with its own weight."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .cards import slide
from .material import (
    RATE,
    Dice,
    Wave,
    band,
    highpass,
    lowpass,
    mix,
    modes,
    noise,
    room,
    steel,
    swell,
    times,
    wood,
)


def shot(dice: Dice) -> Wave:
    crack = noise(dice, 0.25) * swell(0.25, 0.0003, 0.016)
    crack = np.tanh(2.2 * (crack + 0.5 * band(crack, 1700, 1.2)))
    t = times(0.4)
    boom = np.sin(2 * np.pi * (58 * t + 75 * 0.03 * (1 - np.exp(-t / 0.03)))) * swell(0.4, 0.002, 0.06)
    gas = lowpass(noise(dice, 0.5), 900) * swell(0.5, 0.004, 0.045)
    gas /= np.max(np.abs(gas))
    bang = mix((0, 0.9 * crack), (0, 0.95 * boom), (0.002, 0.38 * gas))
    # one short slap from the house across the street, a duller one behind it
    slap, far = band(bang, 1100, 1.1), band(bang, 600, 0.9)
    return room(mix((0, bang), (0.165, 0.55 * slap), (0.335, 0.22 * far)), dice, 0.16, 0.14, 1800)


def hold(dice: Dice) -> Wave:
    """The hammer let down without a shot."""
    return room(mix((0, 0.7 * steel(1650, dice)), (0.075, steel(1240, dice, 0.016))), dice, 0.10)


def cylinder_spin(dice: Dice) -> Wave:
    parts, at, step = [], 0.0, 0.026
    for i in range(17):
        parts.append((at, (0.55 + 0.45 * (i % 6 == 0)) * steel(dice.uniform(2250, 2420), dice, 0.011)))
        at += step
        step *= 1.105  # it runs out
    whirr = band(noise(dice, at), 3300, 0.5) * swell(at, 0.02, at / 3)
    parts.append((0.0, 0.06 * whirr / np.std(whirr)))
    parts.append((at, 1.1 * steel(1500, dice, 0.018)))
    return room(mix(*parts), dice, 0.08)


def reload(dice: Dice) -> Wave:
    brass = slide(dice, 0.09, 5200, 6800)
    brass *= swell(0.09, 0.05, 0.02) / np.std(brass)
    shut = mix((0, steel(1380, dice, 0.022)), (0.004, 0.7 * wood(420, dice, 1.5)))
    return room(mix((0, 0.14 * brass), (0.085, 0.55 * steel(2900, dice)), (0.21, 1.2 * shut)), dice, 0.10)


@dataclass(frozen=True)
class Calibre:
    """What parts one shot from another.

    Seconds for its crack to fall and the hertz it is brightest at, the boom's hertz and seconds to fall, how
    loud the gas is, after how many seconds the street answers.
    """

    crack: float
    bright: float
    boom: float
    fall: float
    gas: float
    echo: float


CALIBRES = {
    "22": Calibre(0.006, 3400, 130, 0.022, 0.12, 0.10),
    "38": Calibre(0.011, 2400, 92, 0.038, 0.25, 0.14),
    "357": Calibre(0.017, 1900, 72, 0.055, 0.40, 0.17),
    "357q": Calibre(0.013, 2300, 78, 0.045, 0.32, 0.13),
    "45": Calibre(0.024, 1300, 47, 0.095, 0.62, 0.24),
}


def shot_of(name: str, dice: Dice) -> Wave:
    """A shot of one calibre, with the slap of the house across the street."""
    gun = CALIBRES[name]
    crack = noise(dice, 0.3) * swell(0.3, 0.0003, gun.crack)
    crack = np.tanh(2.2 * (crack + 0.5 * band(crack, gun.bright, 1.2)))
    t = times(0.6)
    boom = np.sin(2 * np.pi * (gun.boom * t + gun.boom * 0.04 * (1 - np.exp(-t / 0.03))))
    boom *= swell(0.6, 0.002, gun.fall)
    gas = lowpass(noise(dice, 0.6), 500 + gun.bright / 4) * swell(0.6, 0.004, gun.fall)
    gas /= np.max(np.abs(gas))
    bang = mix((0, 0.9 * crack), (0, 0.95 * boom), (0.002, gun.gas * gas))
    slap, far = band(bang, gun.bright * 0.6, 1.1), band(bang, gun.bright * 0.33, 0.9)
    heard = mix((0, bang), (gun.echo, 0.5 * slap), (gun.echo * 2.1, 0.22 * far))
    return highpass(room(heard, dice, 0.15, 0.08 + gun.fall, 1800), 24)


def shot_22(dice: Dice) -> Wave:
    return shot_of("22", dice)


def shot_38(dice: Dice) -> Wave:
    return shot_of("38", dice)


def shot_357(dice: Dice) -> Wave:
    return shot_of("357", dice)


def shot_357q(dice: Dice) -> Wave:
    """The hammer fanned: its click runs straight into the shot."""
    return mix((0, 0.35 * steel(1900, dice, 0.01)), (0.035, shot_of("357q", dice)))


def shot_45(dice: Dice) -> Wave:
    return shot_of("45", dice)


def leather(dice: Dice, seconds: float) -> Wave:
    """Steel drawn over a greased holster: a dark rub that catches twice."""
    rub = slide(dice, seconds, 700, 1500) + 0.5 * slide(dice, seconds, 1800, 3200)
    t = np.linspace(0, 1, len(rub))
    rub *= np.sin(np.pi * t) ** 0.7 * (1 + 0.5 * np.sin(2 * np.pi * 5 * t))
    return np.asarray(rub / np.std(rub))


def gun_draw(dice: Dice) -> Wave:
    """Out of the holster, and the hammer back in its two clicks."""
    rub = 0.13 * leather(dice, 0.2)
    return room(mix((0, rub), (0.20, 0.6 * steel(1750, dice)), (0.275, steel(1320, dice, 0.018))), dice, 0.09)


def backfire(dice: Dice) -> Wave:
    """A dull burst inside the steel, then the pieces."""
    pop = lowpass(noise(dice, 0.3), 1400) * swell(0.3, 0.001, 0.035)
    pop = np.tanh(3 * pop / np.max(np.abs(pop)))
    body = modes(0.4, [(180, 1.0, 0.05), (431, 0.6, 0.07), (760, 0.4, 0.05)])
    hiss = band(noise(dice, 0.6), 4200, 0.8) * swell(0.6, 0.05, 0.12)
    parts = [(0.0, pop), (0.0, 0.6 * body), (0.02, 0.16 * hiss / np.std(hiss) * 0.4)]
    parts += [(at, 0.34 * steel(dice.uniform(1500, 2900), dice, 0.03)) for at in (0.30, 0.41, 0.47, 0.62)]
    return highpass(room(mix(*parts), dice, 0.18, 0.12), 24)


def ricochet(dice: Dice) -> Wave:
    """The slug strikes stone and sings away, falling in pitch."""
    seconds = 0.75
    t = times(seconds)
    pitch = 900 + 2300 * np.exp(-t / 0.34)
    turn = np.cumsum(pitch * (1 + 0.012 * np.sin(2 * np.pi * 34 * t))) / RATE
    sing = (np.sin(2 * np.pi * turn) + 0.35 * np.sin(4 * np.pi * turn)) * swell(seconds, 0.03, 0.2)
    air = band(noise(dice, seconds), 3200, 0.6) * swell(seconds, 0.04, 0.16)
    chip = noise(dice, 0.06) * swell(0.06, 0.0004, 0.008)
    return room(
        mix((0, 0.9 * chip), (0.012, 0.30 * sing), (0.012, 0.14 * air / np.std(air) * 0.5)), dice, 0.2
    )


def flesh_wound(dice: Dice) -> Wave:
    """Cloth torn and a dull blow; nobody cries."""
    blow = modes(0.22, [(82, 1.0, 0.045), (147, 0.5, 0.03), (260, 0.2, 0.018)])
    cloth = slide(dice, 0.16, 2400, 900) * swell(0.16, 0.02, 0.05)
    slap = band(noise(dice, 0.05), 1300, 0.9) * swell(0.05, 0.0006, 0.01)
    return room(
        mix((0, blow), (0, 0.5 * slap / np.max(np.abs(slap))), (0.05, 0.12 * cloth / np.std(cloth))),
        dice,
        0.1,
    )


def hit(dice: Dice) -> Wave:
    """The bullet goes home: a crack of wood, a heavy blow, a hat that falls."""
    blow = modes(0.3, [(64, 1.0, 0.07), (118, 0.6, 0.04), (233, 0.25, 0.02)])
    crack = mix((0, wood(420, dice, 0.9)), (0.006, 0.7 * wood(690, dice)))
    hat = band(noise(dice, 0.09), 480, 0.9) * swell(0.09, 0.004, 0.02)
    return room(mix((0, 1.1 * blow), (0, 0.8 * crack), (0.34, 0.35 * hat / np.max(np.abs(hat)))), dice, 0.14)
