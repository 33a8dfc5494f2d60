"""Every picture of the kit by its name in the atlas."""

from art.kit import (
    chamber,
    controls,
    discs,
    effects,
    frames,
    glows,
    icons,
    medals,
    plates,
    poker,
    poker_chips,
    wyoming,
    wyoming_guns,
    wyoming_shots,
)
from art.picture import Picture

SHARED = (chamber, controls, discs, effects, frames, glows, icons, medals, plates)
POKER = (poker, poker_chips)
WYOMING = (wyoming, wyoming_guns, wyoming_shots)


def pictures() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    for subject in (*SHARED, *WYOMING, *POKER):
        out.update(subject.pictures())
    return out
