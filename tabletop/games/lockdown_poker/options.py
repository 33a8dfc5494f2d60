"""The house rules of Lockdown Poker, and their typed form for the rules code.

Owns the option list (key, default, range, sentence) and `House`, which a state carries.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tabletop.core.options import Option, Rules, Value
from tabletop.core.words import N_

POINTS_CHART = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
"""What a hand scores by its class, from high card to five of a kind."""


def _hands(given: Mapping[str, Value]) -> Value:
    return 20 if given["scoring"] == "money" else 10


OPTIONS: tuple[Option, ...] = (
    Option(
        "scoring",
        "points",
        N_("What is played for: points after each hand, or chips that are bet."),
        ("points", "money"),
        (N_("points"), N_("chips")),
    ),
    Option(
        "first_turn",
        "highest",
        N_(
            "Who goes first in a switching round: the highest hand showing, the lowest, or the dealer's left."
        ),
        ("highest", "lowest", "left"),
        (N_("highest hand"), N_("lowest hand"), N_("dealer's left")),
    ),
    Option(
        "hole_sheriff",
        "dead",
        N_("A Sheriff in the hole is worth nothing, or captures a card when all are turned up."),
        ("dead", "showdown"),
        (N_("worth nothing"), N_("captures")),
    ),
    Option("natural_beats_wild", False, N_("Of equal hands the one that needs fewer Deputies wins.")),
    Option("double_ace_flush", False, N_("In a flush a Deputy is an ace even beside the ace of that suit.")),
    Option(
        "goal",
        "hands",
        N_("For points: the game ends after so many hands, or when somebody has so many points."),
        ("hands", "points"),
        (N_("hands"), N_("points")),
    ),
    Option("hands", _hands, N_("Hands until the game ends."), range(1, 1001), drawn=range(1, 5)),
    Option("points", 50, N_("Points that end the game."), range(1, 10001), drawn=range(5, 41)),
    Option(
        "points_chart",
        POINTS_CHART,
        N_("Points for a hand, from high card to five of a kind."),
        range(1001),
        (
            N_("high card"),
            N_("pair"),
            N_("two pair"),
            N_("three of a kind"),
            N_("straight"),
            N_("flush"),
            N_("full house"),
            N_("four of a kind"),
            N_("straight flush"),
            N_("royal flush"),
            N_("five of a kind"),
        ),
        drawn=range(13),
        length=11,
    ),
    Option("best_bonus", 5, N_("Points more for the best hand."), range(1001), drawn=range(9)),
    Option("stack", 50, N_("Chips that each player starts with."), range(1, 100001), drawn=range(5, 81)),
    Option("ante", 1, N_("Chips that each player pays before the deal."), range(10001), drawn=range(4)),
    Option(
        "limit",
        "fixed",
        N_("How much may be bet: a fixed amount, up to the pot, or anything."),
        ("fixed", "pot", "none"),
        (N_("fixed"), N_("the pot"), N_("no limit")),
    ),
    Option("bet", 2, N_("A bet in the first two betting rounds."), range(1, 10001), drawn=range(1, 5)),
    Option("big_bet", 4, N_("A bet in the last three betting rounds."), range(1, 10001), drawn=range(1, 9)),
    Option("max_raises", 3, N_("With fixed bets: raises in a betting round."), range(1001), drawn=range(5)),
)


@dataclass(frozen=True, slots=True)
class House:
    """The house rules as plain values (reading one of `Rules` costs a look-up that the inner loops cannot
    afford). Each is as in OPTIONS; `money` = the scoring is for chips."""

    money: bool
    first_turn: str
    hole_sheriff: str
    natural_beats_wild: bool
    double_ace_flush: bool
    goal: str
    hands: int
    points: int
    points_chart: tuple[int, ...]
    best_bonus: int
    stack: int
    ante: int
    limit: str
    bet: int
    big_bet: int
    max_raises: int


def house_of(rules: Rules) -> House:
    """The typed house rules of a table."""
    return House(
        rules.scoring == "money",
        rules.first_turn,
        rules.hole_sheriff,
        rules.natural_beats_wild,
        rules.double_ace_flush,
        rules.goal,
        rules.hands,
        rules.points,
        rules.points_chart,
        rules.best_bonus,
        rules.stack,
        rules.ante,
        rules.limit,
        rules.bet,
        rules.big_bet,
        rules.max_raises,
    )
