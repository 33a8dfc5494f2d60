"""The four suits. Shape and tone tell them apart; the colour only helps."""

from .inks import COLOUR2, PAPER
from .marks import G, P, f, gouge

# Outlines about (0, 0), 104 high.
SPADE = (
    "M0,-52C7,-30 46,-14 46,15C46,33 32,41 19,37C12,35 8,31 5,26C6,38 11,46 23,51"
    "C14,50 -14,50 -23,51C-11,46 -6,38 -5,26C-8,31 -12,35 -19,37C-32,41 -46,33 -46,15"
    "C-46,-14 -7,-30 0,-52Z"
)
HEART = (
    "M0,50C-8,28 -48,10 -48,-20C-48,-39 -36,-49 -23,-48C-11,-47 -3,-39 0,-27"
    "C3,-39 11,-47 23,-48C36,-49 48,-39 48,-20C48,10 8,28 0,50Z"
)
DIAMOND = "M0,-54C10,-32 25,-13 44,0C25,13 10,32 0,54C-10,32 -25,13 -44,0C-25,-13 -10,-32 0,-54Z"
CLUB = (
    "M0,-51C14,-51 24,-41 24,-28C24,-21 21,-15 16,-10C20,-13 25,-14 29,-14"
    "C42,-13 49,-3 48,9C47,22 37,30 26,30C17,30 9,25 5,17C5,33 11,45 24,51"
    "C14,50 -14,50 -24,51C-11,45 -5,33 -5,17C-9,25 -17,30 -26,30C-37,30 -47,22 -48,9"
    "C-49,-3 -42,-13 -29,-14C-25,-14 -20,-13 -16,-10C-21,-15 -24,-21 -24,-28"
    "C-24,-41 -14,-51 0,-51Z"
)
SHAPE = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}


def _gleam(s: str, fill: str, cut: str) -> str:
    """The cuts that give a suit its tone: spade darkest, then club, heart, diamond lightest."""
    if s == "S":
        return P(gouge((-37, 17), (-9, -22), 3.0, -7, 0.5), cut)
    if s == "H":
        return P(gouge((-38, -14), (-19, -39), 3.4, -7, 0.5) + gouge((-31, 2), (-17, 17), 2.2, -3, 0.4), cut)
    if s == "D":
        outer = "M0,-30C6,-17 13,-8 23,0C13,8 6,17 0,30C-6,17 -13,8 -23,0C-13,-8 -6,-17 0,-30Z"
        inner = "M0,-18C4,-10 8,-5 13,0C8,5 4,10 0,18C-4,10 -8,5 -13,0C-8,-5 -4,-10 0,-18Z"
        return P(outer, cut) + P(inner, fill)
    lobes = ((-14, -24), (-1, -42)), ((-40, 11), (-27, -6)), ((13, 10), (25, -6))
    return P("".join(gouge(a, b, 3, -5, 0.5) for a, b in lobes), cut)


def suit(
    s: str,
    x: float,
    y: float,
    h: float,
    fill: str | None = None,
    cut: str = PAPER,
    detail: bool = True,
    flip: bool = False,
    pal: dict[str, str] = COLOUR2,
) -> str:
    """The symbol of suit "S", "H", "D" or "C", h high about (x, y); flip turns it round."""
    colour = fill or pal[s]
    body = P(SHAPE[s], colour) + (_gleam(s, colour, cut) if detail else "")
    turn = "rotate(180) " if flip else ""
    return G(body, f"translate({f(x)},{f(y)}) {turn}scale({h / 104:.4f})")
