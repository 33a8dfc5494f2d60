"""Every picture of the kit by its name in the atlas."""

from art.kit import chamber, controls, discs, effects, frames, glows, icons, medals, plates
from art.picture import Picture


def pictures() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    for subject in (chamber, controls, discs, effects, frames, glows, icons, medals, plates):
        out.update(subject.pictures())
    return out
