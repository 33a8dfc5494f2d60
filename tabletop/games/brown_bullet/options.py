"""The house rules of Brown Bullet, and their typed form for the rules code.

Owns the option list (key, default, range, sentence) and `House`, which a state carries.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.core.options import Option, Rules
from tabletop.core.words import N_

OPTIONS: tuple[Option, ...] = (
    Option(
        "decks",
        "auto",
        N_("Decks shuffled together: by the seats (two with six), one, or two."),
        ("auto", "one", "two"),
        (N_("by seats"), N_("one deck"), N_("two decks")),
    ),
    Option("open_with_lowest", True, N_("The first play of a deal must hold the rank that was called.")),
    Option("voluntary_pickup", False, N_("You may pick the pile up even if you could play.")),
    Option("joker_extra_turn", False, N_("A joker gives another turn, as a 10 does.")),
    Option(
        "bullet_at",
        10,
        N_("A Brown Bullet may be fired when a pick-up leaves this many cards, or more."),
        range(5, 31),
    ),
    Option("play_on", False, N_("When a player is out, the others play on for the places.")),
    Option("match_wins", 1, N_("Wins needed for the match."), range(1, 21), drawn=range(1, 3)),
    Option(
        "stalemate_turns",
        150,
        N_("A deal is stopped after this many turns without progress."),
        range(10, 10001),
        drawn=range(10, 501),
    ),
)


@dataclass(frozen=True, slots=True)
class House:
    """The house rules as plain values (reading one of `Rules` costs a look-up that the inner loops cannot
    afford).

    `decks` is 1 or 2, "auto" resolved by the number of seats; the rest is as in OPTIONS.
    """

    decks: int
    open_with_lowest: bool
    voluntary_pickup: bool
    joker_extra_turn: bool
    bullet_at: int
    play_on: bool
    match_wins: int
    stalemate_turns: int


def house_of(rules: Rules, seats: int) -> House:
    """The typed house rules of a table with this many seats."""
    two = rules.decks == "two" or (rules.decks == "auto" and seats >= 6)
    return House(
        2 if two else 1,
        rules.open_with_lowest,
        rules.voluntary_pickup,
        rules.joker_extra_turn,
        rules.bullet_at,
        rules.play_on,
        rules.match_wins,
        rules.stalemate_turns,
    )
