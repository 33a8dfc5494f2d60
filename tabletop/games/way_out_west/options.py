"""The house rules of Way Out West, and their typed form for the rules code.

Owns the option list (key, default, range, sentence) and `House`, which a state carries.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.core.options import Option, Rules
from tabletop.core.words import N_
from tabletop.games.way_out_west.chart import BOX_IDS, BOXES, NUMBERS, PRICES

SEATS: Final = range(3, 6)
_BOX_SENTENCES: Final = (
    N_("How many times a round cattle may be bought."),
    N_("How many times a round cowboys may be hired."),
    N_("How many jails may be built a round."),
    N_("How many stores may be built a round."),
    N_("How many trains may be built a round."),
    N_("How many hotels may be built a round."),
    N_("How many stagecoaches may be built a round."),
    N_("How many banks may be built a round."),
    N_("How many times a round cowboys may be moved."),
    N_("How many times a round cattle may be moved."),
    N_("How many farmers may be placed a round."),
    N_("How many gunfights there may be a round."),
)
_PRICE_SENTENCES: Final = (
    N_("What each cattle costs, in dollars."),
    N_("What each cowboy costs, in dollars."),
    N_("What a jail costs, in dollars."),
    N_("What a store costs, in dollars."),
    N_("What a train costs, in dollars."),
    N_("What a hotel costs, in dollars."),
    N_("What a stagecoach costs, in dollars."),
    N_("What a bank costs, in dollars."),
    N_("What it costs to move cowboys, in dollars."),
    N_("What it costs to move cattle, in dollars."),
    N_("What it costs to place the farmer, in dollars."),
    N_("What it costs to start a gunfight, in dollars."),
)

OPTIONS: tuple[Option, ...] = (
    Option(
        "rounds",
        12,
        N_("Rounds of the game. There is income after every third."),
        range(3, 61, 3),
        drawn=range(3, 13, 3),
        offers=((12, N_("full")), (9, N_("short"))),
    ),
    Option("wanted", 13, N_("Wanted posters in the game."), range(100), drawn=range(19)),
    Option(
        "stagecoach",
        "placed-or-leaving",
        N_("A stagecoach pays for cowboys placed in its town or moved out of it, or for arriving ones too."),
        ("placed-or-leaving", "any"),
        (N_("placed or leaving"), N_("placed, leaving or arriving")),
    ),
    *(
        Option(
            f"boxes.{BOX_IDS[box]}",
            NUMBERS[box],
            _BOX_SENTENCES[box],
            range(10),
            drawn=range(5),
            by_seats=SEATS,
        )
        for box in BOXES
    ),
    *(
        Option(f"prices.{BOX_IDS[box]}", PRICES[box], _PRICE_SENTENCES[box], range(1000), drawn=range(13))
        for box in BOXES
    ),
)
"""How many boxes of a kind there are may be one number, or a list of those with 3, 4 and 5 players."""


@dataclass(frozen=True, slots=True)
class House:
    """The house rules as plain values (reading one of `Rules` costs a look-up that the inner loops cannot
    afford)."""

    rounds: int
    wanted: int
    pays_arrivals: bool
    """A stagecoach pays for cowboys that arrive, too."""
    boxes: tuple[int, ...]
    """How many boxes of each kind there are at this table."""
    prices: tuple[int, ...]
    open_boxes: int
    """Bit mask of the kinds of which there is a box at all."""
    affordable: tuple[int, ...]
    """By dollars in hand, the last entry for all greater sums: bit mask of the boxes that one can pay."""


def house_of(rules: Rules, seats: int) -> House:
    """The typed house rules of a table with this many seats."""
    by_key = {option.key: option for option in OPTIONS}
    boxes = []
    for name in BOX_IDS:
        number = by_key[f"boxes.{name}"].for_seats(rules[f"boxes.{name}"], seats)
        boxes.append(int(number))  # type: ignore[arg-type]  # checked when the rules were made
    prices = tuple(int(rules[f"prices.{name}"]) for name in BOX_IDS)  # type: ignore[arg-type]  # likewise
    affordable = tuple(
        sum(1 << box for box in BOXES if prices[box] <= dollars) for dollars in range(max(prices) + 1)
    )
    return House(
        rules.rounds,
        rules.wanted,
        rules.stagecoach == "any",
        tuple(boxes),
        prices,
        sum(1 << box for box in BOXES if boxes[box]),
        affordable,
    )
