"""The names of counters, boxes and targets inside the sentences of Way Out West."""

from __future__ import annotations

from typing import Final

from tabletop.core.words import N_, SeatFact, Text, plural, text
from tabletop.games.way_out_west.chart import CATTLE, FARMER
from tabletop.games.way_out_west.moves import NEUTRAL
from tabletop.games.way_out_west.towns import town_name

_A: Final = (
    N_("cattle"), N_("cowboys"), N_("a jail"), N_("a store"), N_("a train"), N_("a hotel"),
    N_("a stagecoach"), N_("a bank"),
)  # fmt: skip
_THE: Final = (
    N_("the cattle"), N_("the cowboys"), N_("the jail"), N_("the store"), N_("the train"), N_("the hotel"),
    N_("the stagecoach"), N_("the bank"),
)  # fmt: skip
_MANY: Final = (
    N_("cattle"), N_("cowboys"), N_("jails"), N_("stores"), N_("trains"), N_("hotels"), N_("stagecoaches"),
    N_("banks"),
)  # fmt: skip
_BOXES: Final = (
    N_("Cattle"), N_("Cowboys"), N_("Jail"), N_("Store"), N_("Train"), N_("Hotel"), N_("Stagecoach"),
    N_("Bank"), N_("Move cowboys"), N_("Move cattle"), N_("Farmer"), N_("Gunfight"),
)  # fmt: skip


def a_counter(kind: int) -> Text:
    """ "a hotel", "cattle"."""
    return text(_A[kind])


def the_counter(kind: int) -> Text:
    """ "the hotel", "the cattle"."""
    return text(_THE[kind])


def counters(kind: int) -> Text:
    """ "hotels", "cowboys"."""
    return text(_MANY[kind])


def box_name(box: int) -> Text:
    """The sign of a box on the chart: "Move cowboys"."""
    return text(_BOXES[box])


def dollars(amount: int) -> str:
    """ "$5"."""
    return f"${amount}"


def cattle_count(number: int) -> Text:
    """ "1 cow", "2 cattle"."""
    return plural(N_("1 cow"), N_("{count} cattle"), number)


def cowboy_count(number: int) -> Text:
    """ "1 cowboy", "2 cowboys"."""
    return plural(N_("1 cowboy"), N_("{count} cowboys"), number)


def gun_count(number: int) -> Text:
    """ "1 gun", "3 guns"."""
    return plural(N_("1 gun"), N_("{count} guns"), number)


def target_name(target: int, owner: int, number: int, town: int) -> Text:
    """ "the hotel of Ana in Abilene", "2 cattle of Ana in Abilene", "the farmer in Abilene"."""
    where = town_name(town)
    if target == FARMER or owner == NEUTRAL:
        return text(N_("the farmer in {town}"), town=where)
    if target == CATTLE:
        return text(
            N_("{cattle} of {who} in {town}"), cattle=cattle_count(number), who=SeatFact(owner), town=where
        )
    return text(
        N_("{building} of {who} in {town}"), building=the_counter(target), who=SeatFact(owner), town=where
    )
