"""Small discs that carry a number: paper for counts, brass for places, and the star of a level."""

from art.kit.inks import AMBER_L, BRASS, BRASS_D, INK, OX, PARCH_L, SHADE
from art.kit.sheet import sprite
from art.kit.strokes import circ, clear, pth, star
from art.picture import Picture

PAD = (1, 1, 3, 5)


def disc(fill: str, rim: str) -> str:
    """A disc of diameter 46 with a fine rim inside its edge."""
    o = circ(24.5, 26.5, 23, SHADE, clear(0.4)) + circ(23, 23, 23, INK) + circ(23, 23, 20, fill)
    return o + circ(23, 23, 17.4, "none", f' stroke="{rim}" stroke-width="1.2"' + clear(0.7))


def pictures() -> dict[str, Picture]:
    return {
        "disc/count": sprite(disc(PARCH_L, INK), 46, 46, pad=PAD),
        "disc/place": sprite(disc(BRASS, BRASS_D), 46, 46, pad=PAD),
        "disc/place-first": sprite(disc(AMBER_L, BRASS_D), 46, 46, pad=PAD),
        "mark/star": sprite(pth(star(15, 15.6, 15), OX), 30, 30),
    }
