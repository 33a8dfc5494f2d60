"""The rules of Way Out West on one page: titles and lines, for the rule card that opens over the table.

House rules are not said here: their sentences are in options.py.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabletop.core.words import N_


class Section(NamedTuple):
    """A part of the rule card: catalogue keys of its title and of its lines."""

    title: str
    lines: tuple[str, ...]


RULE_CARD: Final[tuple[Section, ...]] = (
    Section(
        N_("The aim"),
        (
            N_("Build up five towns, drive cattle through them, and hold what you have."),
            N_("Everyone first places three cowboys. Most points after the last round win."),
        ),
    ),
    Section(
        N_("A round"),
        (
            N_("Bid for the turn order: raise, or drop out and take the last free place. All bids are paid."),
            N_("Then everyone takes one action in turn order, and then a second one."),
            N_("An action needs a free box of the chart; a used box is closed until the round ends."),
            N_("Income is paid after every third round."),
        ),
    ),
    Section(
        N_("Towns"),
        (
            N_("A town has one building of each kind; who owns two there may not build there."),
            N_("Cattle need your own cowboy in the town and a free corral."),
            N_("The next town upward opens for cattle once cattle have stood in the one below."),
            N_("A farmer fills a corral; cattle beside it earn and score one less."),
        ),
    ),
    Section(
        N_("Income"),
        (
            N_("Cattle: $2 each, $1 with a farmer, doubled by a train."),
            N_("Store: $1 for each cattle of other players, $2 for each farmer."),
            N_("Hotel: $1 for each cowboy of other players."),
            N_("Bank: $2 for each building in the town."),
            N_("Stagecoach: $1 at once for each cowboy placed in its town or moved out of it."),
        ),
    ),
    Section(
        N_("Gunfight"),
        (
            N_("Where you have cowboys, attack a rival's building or cattle, or a farmer."),
            N_("All cowboys of the two players fight; bank and train defend themselves with one gun more."),
            N_("The owner of a jail there may send the sheriff to his own attack, or to any defence."),
            N_("The side with fewer guns shoots first, equal ones at once. Each 5 or 6 kills."),
            N_("Instead of shooting you may retreat, one cowboy to a town, and lose the fight."),
            N_("The winner takes a wanted poster; a bank is robbed with three dice."),
        ),
    ),
    Section(
        N_("Points"),
        (
            N_("Each building: the size of its town, the number of buildings there."),
            N_("Each cattle: 1, with a train 2, with a farmer one less."),
            N_("Most buildings and cattle in a town: its size; a tie gives nobody anything."),
            N_("Most money 5, most wanted posters 4; tied players 2 each."),
        ),
    ),
)
