"""Every picture of Way Out West by its name in the atlas."""

from art.picture import Picture
from art.west import boards, fighters, icons, landscape, pieces, stage, tokens


def pictures() -> dict[str, Picture]:
    out: dict[str, Picture] = {}
    for subject in (landscape, tokens, pieces, boards, icons, fighters, stage):
        out.update(subject.pictures())
    return out
