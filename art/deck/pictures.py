"""The deck's pictures by the names the program knows them by."""

from collections.abc import Callable

from ..picture import Picture
from . import backs
from .aces import ace
from .badges import deputy, sheriff
from .bands import bandolier, lariat, sash
from .courts import (
    jack_clubs,
    jack_diamonds,
    jack_hearts,
    jack_spades,
    king_clubs,
    king_diamonds,
    king_hearts,
    king_spades,
    queen_clubs,
    queen_diamonds,
    queen_hearts,
    queen_spades,
)
from .frame import court
from .inks import BLUE, COLOUR2, COLOUR4, LEATHER, RED, SAGE
from .jokers import joker
from .numerals import numeral

CARD_W, CARD_H = 178.5, 250.0

# The figure and the seam of every court: rank is told by the seam too, a lady by its colour.
COURTS: dict[str, tuple[Callable[[], str], str]] = {
    "KS": (king_spades.figure, bandolier()),
    "KH": (king_hearts.figure, bandolier()),
    "KD": (king_diamonds.figure, bandolier()),
    "KC": (king_clubs.figure, bandolier()),
    "QS": (queen_spades.figure, sash(BLUE)),
    "QH": (queen_hearts.figure, sash(RED)),
    "QD": (queen_diamonds.figure, sash(LEATHER)),
    "QC": (queen_clubs.figure, sash(SAGE)),
    "JS": (jack_spades.figure, lariat("S")),
    "JH": (jack_hearts.figure, lariat("H")),
    "JD": (jack_diamonds.figure, lariat("D")),
    "JC": (jack_clubs.figure, lariat("C")),
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
    drawn = {f"card/{r}{s}": face(r + s) for s in suits for r in ranks}
    drawn |= {f"card4/{r}{s}": face(r + s, COLOUR4) for s in "DC" for r in ranks}
    drawn |= {f"card/X{n}": joker(n) for n in (1, 2)}
    drawn["card/sheriff"] = sheriff()
    drawn |= {f"card/deputy{n}": deputy(n) for n in (1, 2, 3)}
    drawn |= {"back/red": backs.red(), "back/blue": backs.blue()}
    return {name: Picture(svg, CARD_W, CARD_H, "deck") for name, svg in drawn.items()}
