"""The cards from two to ten: pips in the classic layout."""

from .frame import base, index, twice
from .inks import COLOUR2
from .suits import suit

# Columns left, centre, right; height as a fraction of the pip field.
LAYOUT: dict[int, list[tuple[str, float]]] = {
    2: [("C", 0), ("C", 1)],
    3: [("C", 0), ("C", 0.5), ("C", 1)],
    4: [(c, y) for c in "LR" for y in (0, 1)],
    5: [(c, y) for c in "LR" for y in (0, 1)] + [("C", 0.5)],
    6: [(c, y) for c in "LR" for y in (0, 0.5, 1)],
    7: [(c, y) for c in "LR" for y in (0, 0.5, 1)] + [("C", 0.25)],
    8: [(c, y) for c in "LR" for y in (0, 0.5, 1)] + [("C", 0.25), ("C", 0.75)],
    9: [(c, y) for c in "LR" for y in (0, 1 / 3, 2 / 3, 1)] + [("C", 0.5)],
    10: [(c, y) for c in "LR" for y in (0, 1 / 3, 2 / 3, 1)] + [("C", 1 / 6), ("C", 5 / 6)],
}
COLUMNS = {"L": 260, "C": 360, "R": 460}
FIELD = (142, 866)  # centres of the first and the last pip


def numeral(n: int, s: str, pal: dict[str, str] = COLOUR2) -> str:
    """The card n (2 to 10) of a suit. Pips below the middle stand on their heads."""
    h = 140 if n < 9 else 128
    pips = ""
    for column, t in LAYOUT[n]:
        y = FIELD[0] + (FIELD[1] - FIELD[0]) * t
        pips += suit(s, COLUMNS[column], y, h, flip=t > 0.5, pal=pal)
    return base(pips + twice(index(str(n), s, pal)))
