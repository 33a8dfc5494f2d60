"""Make the sounds: python build/sounds.py writes sounds/*.ogg and their index (NAME...: only those files).

Everything is computed here, from noise, damped modes of wood and steel, and the strings of a piano that has
stood in the sun: small, dry, close. Loudness is levelled by the loudest twentieth of a second, per group.
Needs numpy and soundfile (the `sounds` extra). The index carries a hash of this file, so that a test can say
when the sounds are older than their source.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import numpy as np
import soundfile

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "sounds"
RATE: Final = 44_100
PEAK: Final = 0.89
"""-1 dBFS: the codec overshoots a little."""
KNEE: Final = 0.6
"""From here on peaks are rounded."""
WINDOW: Final = 0.05
"""Seconds over which loudness is taken."""

Wave: TypeAlias = np.ndarray
"""Mono samples, float64."""
Dice: TypeAlias = np.random.Generator


# ---------------------------------------------------------------- raw material
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


# ---------------------------------------------------------------- cards
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


# ---------------------------------------------------------------- guns
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


# ---------------------------------------------------------------- signals
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


# ---------------------------------------------------------------- from waves to files
@dataclass(frozen=True)
class Sound:
    """One effect: how it is made, whose volume it obeys, the dBFS of its loudest WINDOW, how many takes."""

    make: Callable[[Dice], Wave]
    group: str
    level: float
    takes: int = 1


SOUNDS: Final = {
    "card-deal": Sound(card_deal, "cards", -24, takes=3),
    "card-play": Sound(card_play, "cards", -21, takes=3),
    "card-pickup": Sound(card_pickup, "cards", -22),
    "shuffle": Sound(shuffle, "cards", -22),
    "pile-clear": Sound(pile_clear, "cards", -21),
    "shot": Sound(shot, "guns", -12),
    "hold": Sound(hold, "guns", -23),
    "cylinder-spin": Sound(cylinder_spin, "guns", -23),
    "reload": Sound(reload, "guns", -22),
    "win": Sound(win, "signals", -19),
    "lose": Sound(lose, "signals", -20),
    "turn": Sound(turn, "signals", -24),
    "refuse": Sound(refuse, "signals", -22),
    "button": Sound(button, "signals", -25),
    "door": Sound(door, "signals", -22),
    "tick": Sound(tick, "signals", -27),
}


def loudest(wave: Wave) -> float:
    """dBFS of the loudest WINDOW."""
    size = min(len(wave), int(WINDOW * RATE))
    power = np.convolve(wave**2, np.ones(size) / size, mode="valid").max()
    return float(10 * np.log10(power + 1e-12))


def levelled(wave: Wave, level: float) -> Wave:
    """Trimmed, without direct current, at its level; peaks that do not fit are rounded off, not cut."""
    wave = wave - np.mean(wave)
    loud = np.nonzero(np.abs(wave) > 0.0008 * np.max(np.abs(wave)))[0]
    wave = wave[max(0, loud[0] - 32) : loud[-1] + 1]
    fade = min(len(wave) // 4, int(0.012 * RATE))
    wave[-fade:] *= np.linspace(1, 0, fade)
    for _ in range(3):  # rounding takes some loudness away
        wave = wave * 10 ** ((level - loudest(wave)) / 20)
        over = np.abs(wave) > 0.6
        wave[over] = np.sign(wave[over]) * (
            0.6 + (PEAK - 0.6) * np.tanh((np.abs(wave[over]) - 0.6) / (PEAK - 0.6))
        )
    return wave


def files_of(name: str) -> list[str]:
    """The file names of a sound, one a take."""
    takes = SOUNDS[name].takes
    return [f"{name}.ogg"] if takes == 1 else [f"{name}-{take + 1}.ogg" for take in range(takes)]


def source_hash() -> str:
    """Of this file, whatever the line ends of the checkout."""
    return hashlib.sha256(Path(__file__).read_bytes().replace(b"\r\n", b"\n")).hexdigest()[:16]


def index() -> str:
    """The index as TOML: for each sound its group and files."""
    lines = [f'made_from = "{source_hash()}"', ""]
    for name, sound in SOUNDS.items():
        files = ", ".join(f'"{file}"' for file in files_of(name))
        lines += [f"[sounds.{name}]", f'group = "{sound.group}"', f"files = [{files}]", ""]
    return "\n".join(lines[:-1]) + "\n"


def write(name: str) -> None:
    sound = SOUNDS[name]
    for take, file in enumerate(files_of(name)):
        # a seed of its own for each take, so that changing one sound leaves the others alone
        seed = int.from_bytes(hashlib.sha256(f"{name} {take}".encode()).digest()[:8], "big")
        wave = levelled(sound.make(np.random.default_rng(seed)), sound.level)
        soundfile.write(FOLDER / file, wave, RATE, format="OGG", subtype="VORBIS")


def main(names: Sequence[str]) -> int:
    unknown = [name for name in names if name not in SOUNDS]
    if unknown:
        print(f"there is no sound called {', '.join(unknown)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for name in names or SOUNDS:
        write(name)
    if not names:  # the hash vouches for all of them
        (FOLDER / "index.toml").write_text(index(), encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
