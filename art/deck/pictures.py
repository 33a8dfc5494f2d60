"""The deck's pictures by the names the program knows them by."""

from collections.abc import Callable

from ..picture import Picture
from . import backs
from .aces import ace
from .badges import deputy, sheriff
from .bands import bandolier, lariat, sash
from .courts import (
    jack_diamonds,
    king_clubs,
    king_spades,
    queen_hearts,
)
from .frame import court
from .inks import COLOUR2, COLOUR4
from .jokers import joker
from .numerals import numeral

CARD_W, CARD_H = 178.5, 250.0

# The figure and the seam of every court.
COURTS: dict[str, tuple[Callable[[], str], str]] = {
    "KS": (king_spades.figure, bandolier()),
    "KC": (king_clubs.figure, bandolier()),
    "QH": (queen_hearts.figure, sash()),
    "JD": (jack_diamonds.figure, lariat("D")),
}


def face(card: str, pal: dict[str, str] = COLOUR2) -> str:
    """The SVG of a card by rank and suit ("2S", "TH", "AC"), suits coloured by a palette."""
    r, s = card
    if r == "A":
        return ace(s, pal)
    if r in "KQJ":
        figure, band = COURTS[card]
        return court(r, s, figure(), band, pal)
    return numeral(10 if r == "T" else int(r), s, pal)


def pictures() -> dict[str, Picture]:
    """Every card face, joker, badge and back; the four-colour faces of diamonds and clubs."""
    ranks, suits = "23456789TJQKA", "SHDC"
    ready = [r + s for s in suits for r in ranks if r not in "KQJ" or r + s in COURTS]
    drawn = {f"card/{c}": face(c) for c in ready}
    drawn |= {f"card4/{c}": face(c, COLOUR4) for c in ready if c[1] in "DC"}
    drawn |= {f"card/X{n}": joker(n) for n in (1, 2)}
    drawn["card/sheriff"] = sheriff()
    drawn |= {f"card/deputy{n}": deputy(n) for n in (1, 2, 3)}
    drawn |= {"back/red": backs.red(), "back/blue": backs.blue()}
    return {name: Picture(svg, CARD_W, CARD_H, "deck") for name, svg in drawn.items()}
