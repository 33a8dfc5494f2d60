"""Make the sounds: python build/sounds.py writes sounds/*.ogg and their index (NAME...: only those files).

Everything is computed in `sounding/`, from noise, damped modes of wood and steel, and the strings of a piano
that has stood in the sun: small, dry, close. Here waves become files: loudness is levelled by the loudest
twentieth of a second, per sound. Needs numpy and soundfile (the `sounds` extra). The index carries a hash of
this file and of `sounding/`, so that a test can say when the sounds are older than their source.
"""

from __future__ import annotations

import hashlib
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import soundfile

HERE: Final = Path(__file__).resolve().parent
FOLDER: Final = HERE.parent / "sounds"
RATE: Final = 44_100
PEAK: Final = 0.89
"""-1 dBFS: the codec overshoots a little."""
WINDOW: Final = 0.05
"""Seconds over which loudness is taken."""

Wave: TypeAlias = np.ndarray
"""Mono samples, float64."""

sys.path.insert(0, str(HERE))  # `sounding` lies beside this script, wherever it is called from
SOUNDS: Final[dict[str, Any]] = importlib.import_module("sounding.takes").SOUNDS


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
    """Of this file and all that it draws from, whatever the line ends of the checkout."""
    digest = hashlib.sha256()
    for path in (Path(__file__).resolve(), *sorted((HERE / "sounding").glob("*.py"))):
        digest.update(path.name.encode() + b"\0" + path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return digest.hexdigest()[:16]


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
