"""The house rules of Wyoming Cowboy, and their typed form for the rules code.

Owns the option list (key, default, range, sentence) and `House`, which a state carries.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from tabletop.core.options import Option, Rules
from tabletop.core.words import N_
from tabletop.games.wyoming_cowboy.guns import JACK, KING, ONE_DECK, QUEEN, SIXES

_POINTS: Final = range(-1000, 1001)
_GOOD: Final = range(5, 41)
"""What drawn house rules pay: something for everything good, so that a drawn game reaches its target."""
_BAD: Final = range(-15, 1)

OPTIONS: tuple[Option, ...] = (
    Option(
        "edition",
        "melissa",
        N_("Jeff's rules: taking the top discard, or two cards for a 5, is the turn's action."),
        ("melissa", "jeff"),
        (N_("Melissa's rules"), N_("Jeff's rules")),
    ),
    Option("couple_repeats", False, N_("A couple counts each time it is shown, not once a hand.")),
    Option("victim_draws", True, N_("Whoever gives up a king draws a card for it.")),
    Option("flesh_wound", True, N_("A shot that finds no king costs the victim a card of the hand.")),
    Option(
        "stall_rounds",
        30,
        N_("A hand ends without credit after so many times round the table."),
        range(1, 1001),
        drawn=range(1, 31),
    ),
    Option(
        "target",
        200,
        N_("The game ends when somebody has this many points after a hand."),
        range(1, 10001),
        drawn=range(1, 201),
    ),
    Option(
        "hand_limit",
        0,
        N_("Play exactly this many hands instead (0: play for points)."),
        range(1001),
        drawn=range(5),
    ),
    Option("points.ten", 10, N_("Points: each 10 on the table."), _POINTS, drawn=_GOOD),
    Option("points.ending", 20, N_("Points: ending the hand."), _POINTS, drawn=_GOOD),
    Option("points.delay", -20, N_("Points: a 10 or a pair of 2s still in hand."), _POINTS, drawn=_BAD),
    Option("points.couple", 20, N_("Points: each couple shown."), _POINTS, drawn=_GOOD),
    Option("points.cowboy", 20, N_("Points: each protected cowboy."), _POINTS, drawn=_GOOD),
    Option("points.king", 10, N_("Points: each king in hand."), _POINTS, drawn=_GOOD),
    Option("points.queen", 5, N_("Points: each queen in hand."), _POINTS, drawn=_GOOD),
    Option("points.jack", 5, N_("Points: each jack in hand."), _POINTS, drawn=_GOOD),
    Option("points.three", 10, N_("Points: three queens or three jacks in hand."), _POINTS, drawn=_GOOD),
    Option("points.four", 25, N_("Points: four or more queens or jacks in hand."), _POINTS, drawn=_GOOD),
    Option("points.six", -10, N_("Points: each 6 in hand."), _POINTS, drawn=_BAD),
)


class Points(NamedTuple):
    """What everything counts at the end of a hand (rule page "Scoring")."""

    ten: int
    ending: int
    delay: int
    couple: int
    cowboy: int
    king: int
    queen: int
    jack: int
    three: int
    four: int
    six: int


@dataclass(frozen=True, slots=True)
class House:
    """The house rules as plain values (reading one of `Rules` costs a look-up that the inner loops cannot
    afford).

    `decks` is two from five seats on; `last_turn` = turns after which a hand stalls; `holds_six` = the cards
    that score nothing in a hand and so hold back a 6; the rest is as in OPTIONS.
    """

    seats: int
    decks: int
    jeff: bool
    couple_repeats: bool
    victim_draws: bool
    flesh_wound: bool
    last_turn: int
    target: int
    hand_limit: int
    points: Points
    holds_six: frozenset[int]

    @property
    def tens(self) -> int:
        """How many 10s, aces, kings ... there are."""
        return 4 * self.decks


@lru_cache(maxsize=64)
def house_of(rules: Rules, seats: int) -> House:
    """The typed house rules of a table with this many seats."""
    points = Points(*(getattr(rules, f"points.{name}") for name in Points._fields))
    worth = {JACK: points.jack, QUEEN: points.queen, KING: points.king}
    holds_six = frozenset(card for card in ONE_DECK if card not in SIXES and worth.get(card >> 2, 0) <= 0)
    return House(
        seats,
        2 if seats >= 5 else 1,
        rules.edition == "jeff",
        rules.couple_repeats,
        rules.victim_draws,
        rules.flesh_wound,
        rules.stall_rounds * seats,
        rules.target,
        rules.hand_limit,
        points,
        holds_six,
    )
