"""Who could fight for what in a town of Way Out West, and what may be expected of it."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from tabletop.games.way_out_west.chart import BANK, JAIL, TRAIN
from tabletop.games.way_out_west.odds import odds
from tabletop.games.way_out_west.state import NONE
from tests.arena.frozen.way_out_west.ground import Ground

ROBBERY: Final = 10.5
"""What three dice bring on the average."""
ROBBERY_MOST: Final = 18
REINFORCED: Final = 0.5
"""A fight for which two more cowboys have to come first counts for this much."""
FAR: Final = 0.6
"""And this much of that, where none of the seat's cowboys is in the town yet."""
MOST_GUNS: Final = 12
CONTROL: Final = 0.25
"""A building that changes hands brings this much of the town's size besides its own worth."""
GUN: Final = 0.35
"""Points that each cowboy who may fall is worth."""


class Threat(NamedTuple):
    """The best fight that a seat could start in a town: what it may expect of it, and what its victim."""

    attacker: int
    victim: int
    gain: float
    loss: float


class Prize(NamedTuple):
    """Something to fight for: the best of what its owner has that is defended in the same way."""

    owner: int
    extra: int
    """Defenders besides cowboys and sheriff: built-in ones, or the default gun."""
    default: bool
    """Is the extra one a default gun, which the owner's own sheriff would replace?"""
    gain: float
    loss: float


@cache
def win(attack: int, defence: int) -> float:
    """The chance that an attack wins."""
    return odds(min(attack, MOST_GUNS), min(defence, MOST_GUNS)).attack


def threats(ground: Ground) -> list[Threat]:
    """The most promising fight of each seat in the town, if it has any."""
    prizes = _prizes(ground)
    acts = ground.moment.acts
    found = []
    for seat, cowboys in enumerate(ground.cowboys):
        # without cowboys in the town they must come first, so that it takes two actions
        if acts[seat] and (cowboys or acts[seat] > 1):
            threat = _best(ground, prizes, seat, cowboys, acts[seat] > 1)
            if threat is not None:
                found.append(threat)
    return found


def _best(ground: Ground, prizes: list[Prize], seat: int, cowboys: int, can_wait: bool) -> Threat | None:
    sheriff = ground.owners[JAIL]
    attack = cowboys + 1 if sheriff == seat else cowboys
    later = REINFORCED if cowboys else REINFORCED * FAR
    best, most = None, 0.0
    for owner, extra, default, gain, loss in prizes:
        if owner == seat:
            continue
        defence = ground.cowboys[owner] + extra
        if sheriff not in (NONE, seat) and not (default and sheriff == owner):
            defence += 1
        chance = win(attack, defence) if cowboys else 0.0
        if can_wait:
            chance = max(chance, later * win(attack + 2, defence))
        hope = chance * gain - (1 - chance) * GUN * cowboys
        if hope > most:
            best, most = Threat(seat, owner, hope, chance * loss), hope
    return best


def _prizes(ground: Ground) -> list[Prize]:
    """What can be fought for in the town: buildings with a defender of their own, and the best of the rest of
    each owner."""
    each, owners, control = ground.each, ground.owners, CONTROL * ground.final
    best = [each * min(2, number) for number in ground.cattle]
    prizes = []
    for kind, worth in ground.worths:
        owner = owners[kind]
        if kind == BANK:
            prizes.append(_robbery(ground, owner, worth))
        elif kind == TRAIN:
            prizes.append(Prize(owner, 1, False, worth + control, worth + control))
        else:  # a jail is lost, but not won
            best[owner] = max(best[owner], 0.5 * worth if kind == JAIL else worth + control)
    for owner, worth in enumerate(best):
        if worth > 0:
            alone = not ground.cowboys[owner]
            prizes.append(Prize(owner, int(alone), alone, worth, worth))
    return prizes


def _robbery(ground: Ground, owner: int, worth: float) -> Prize:
    """A bank is robbed; an owner who cannot pay loses it, too."""
    money = ground.state.money[owner]
    booty = min(ROBBERY, money) * ground.moment.dollar(owner, money)
    ruin = min(1.0, max(0.0, (ROBBERY_MOST - money) / (ROBBERY_MOST - 3)))
    return Prize(owner, 1, False, booty, booty + ruin * worth)
