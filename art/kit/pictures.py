"""Every picture of the kit by its name in the atlas."""

from art.kit import chamber, medals, plates
from art.picture import Picture


def pictures() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    for subject in (chamber, medals, plates):
        out.update(subject.pictures())
    return out
