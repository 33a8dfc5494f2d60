"""The deck of Wyoming Cowboy and its guns: what each is made of and what it can shoot at.

Rule page "Guns". A gun that lies on the table is a number, the index of its cards in GUNS; the numbers run in
canonical order (by kind, then by cards), so a sorted tuple of numbers is a canonical list of guns.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tabletop.core.cards import RANK_OF, card_text, cards_text

TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN = range(9)
JACK, QUEEN, KING, ACE = range(9, 13)

ONE_DECK: Final[tuple[int, ...]] = tuple(range(ACE * 4))
"""The 48 cards that are shuffled; the aces lie aside."""
NO_CARDS: Final[tuple[int, ...]] = ()


def of_rank(rank: int) -> frozenset[int]:
    """The four cards of a rank."""
    return frozenset(range(rank * 4, rank * 4 + 4))


SIXES: Final = of_rank(SIX)
TENS: Final = of_rank(TEN)
KINGS: Final = of_rank(KING)
BACKFIRE: Final = SIXES | KINGS
"""What a victim of a .22 may give; of any other gun he may give KINGS."""


class Gun(NamedTuple):
    """A gun by its name and its cards, ascending. Any cards: whether they make that gun is for `is_gun`."""

    name: str
    cards: tuple[int, ...]

    def __str__(self) -> str:
        """ ".38 3S 8H", as positions and the move `gun` write it."""
        return f"{self.name} {cards_text(self.cards)}"

    @property
    def brief(self) -> str:
        """ ".38:3S8H", as element ids write it."""
        return f"{self.name}:{joined(self.cards)}"


TWENTY_TWO, THIRTY_EIGHT, MAGNUM, QUICK_DRAW, FORTY_FIVE = ".22", ".38", ".357", ".357q", ".45"
GUN_NAMES: Final = (TWENTY_TWO, THIRTY_EIGHT, MAGNUM, QUICK_DRAW, FORTY_FIVE)
RANKS_OF_GUN: Final = {
    TWENTY_TWO: (TWO, TWO),
    THIRTY_EIGHT: (THREE, EIGHT),
    MAGNUM: (THREE, FIVE, SEVEN),
    QUICK_DRAW: (THREE, FIVE, SEVEN),
    FORTY_FIVE: (FOUR, FIVE),
}
"""The ranks that each gun takes, ascending."""


def gun_of(name: str, cards: Iterable[int]) -> Gun:
    """The gun of any cards in any order."""
    return Gun(name, tuple(sorted(cards)))


def joined(cards: Sequence[int]) -> str:
    """ "3S8H"."""
    return "".join(card_text(card) for card in cards)


def is_gun(gun: Gun) -> bool:
    """Do these cards make the gun of this name? A 3-5-7 of one suit is always a quick draw."""
    if tuple(RANK_OF[card] for card in gun.cards) != RANKS_OF_GUN[gun.name]:
        return False
    one_suit = len({card & 3 for card in gun.cards}) == 1
    return {QUICK_DRAW: one_suit, FORTY_FIVE: one_suit, MAGNUM: not one_suit}.get(gun.name, True)


def _all_guns() -> tuple[Gun, ...]:
    suits = range(4)
    guns = [Gun(TWENTY_TWO, (a, b)) for a in suits for b in range(a, 4)]
    guns += [Gun(THIRTY_EIGHT, (THREE * 4 + a, EIGHT * 4 + b)) for a in suits for b in suits]
    rifles = [(THREE * 4 + a, FIVE * 4 + b, SEVEN * 4 + c) for a in suits for b in suits for c in suits]
    guns += [Gun(MAGNUM, cards) for cards in rifles if len({card & 3 for card in cards}) > 1]
    guns += [Gun(QUICK_DRAW, cards) for cards in rifles if len({card & 3 for card in cards}) == 1]
    return (*guns, *(Gun(FORTY_FIVE, (FOUR * 4 + a, FIVE * 4 + a)) for a in suits))


GUNS: Final = _all_guns()
"""Every gun there can be; a .22 of two equal 2s needs two decks."""
GUN_ID: Final = {gun: number for number, gun in enumerate(GUNS)}
IS_22: Final = tuple(gun.name == TWENTY_TWO for gun in GUNS)
IS_45: Final = tuple(gun.name == FORTY_FIVE for gun in GUNS)
IS_QUICK: Final = tuple(gun.name == QUICK_DRAW for gun in GUNS)
LAST_22: Final = max(number for number, is_22 in enumerate(IS_22) if is_22)


def deck(decks: int) -> list[int]:
    """The cards that are shuffled, in order."""
    return sorted(ONE_DECK * decks)
