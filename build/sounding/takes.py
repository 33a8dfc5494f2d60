"""Every sound by its name in the index: how it is made, whose volume it obeys, how loud, how many takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from . import cards, guns, poker, signals, west
from .material import Dice, Wave


@dataclass(frozen=True)
class Sound:
    """One effect: how it is made, whose volume it obeys, the dBFS of its loudest WINDOW, how many takes."""

    make: Callable[[Dice], Wave]
    group: str
    level: float
    takes: int = 1


SHARED: Final = {
    "card-deal": Sound(cards.card_deal, "cards", -24, takes=3),
    "card-play": Sound(cards.card_play, "cards", -21, takes=3),
    "card-pickup": Sound(cards.card_pickup, "cards", -22),
    "shuffle": Sound(cards.shuffle, "cards", -22),
    "pile-clear": Sound(cards.pile_clear, "cards", -21),
    "shot": Sound(guns.shot, "guns", -12),
    "hold": Sound(guns.hold, "guns", -23),
    "cylinder-spin": Sound(guns.cylinder_spin, "guns", -23),
    "reload": Sound(guns.reload, "guns", -22),
    "win": Sound(signals.win, "signals", -19),
    "lose": Sound(signals.lose, "signals", -20),
    "turn": Sound(signals.turn, "signals", -24),
    "refuse": Sound(signals.refuse, "signals", -22),
    "button": Sound(signals.button, "signals", -25),
    "door": Sound(signals.door, "signals", -22),
    "tick": Sound(signals.tick, "signals", -27),
}
WYOMING_COWBOY: Final = {
    "gun-draw": Sound(guns.gun_draw, "guns", -22),
    "shot-22": Sound(guns.shot_22, "guns", -16),
    "shot-38": Sound(guns.shot_38, "guns", -14),
    "shot-357": Sound(guns.shot_357, "guns", -12.5),
    "shot-357q": Sound(guns.shot_357q, "guns", -13),
    "shot-45": Sound(guns.shot_45, "guns", -11),
    "backfire": Sound(guns.backfire, "guns", -15),
    "miss": Sound(guns.ricochet, "guns", -20),
    "flesh-wound": Sound(guns.flesh_wound, "guns", -19),
    "hit": Sound(guns.hit, "guns", -17),
    "couple": Sound(west.couple, "signals", -21),
    "ace-rides": Sound(west.ace_rides, "signals", -21),
    "ten-laid": Sound(west.ten_laid, "cards", -22),
    "pass": Sound(cards.cards_pass, "cards", -22),
}
LOCKDOWN_POKER: Final = {
    "chip": Sound(poker.chip, "cards", -24, takes=3),
    "chips-slide": Sound(poker.chips_slide, "cards", -22),
    "pot-gather": Sound(poker.pot_gather, "cards", -21),
    "lock": Sound(poker.lock, "cards", -22),
    "switch": Sound(poker.switch, "cards", -22),
    "sheriff": Sound(poker.sheriff, "signals", -19),
    "knock": Sound(poker.knock, "cards", -22),
    "fold": Sound(poker.fold, "cards", -22),
}
WAY_OUT_WEST: Final = {
    "horse": Sound(west.horse, "signals", -22),
    "cattle": Sound(west.cattle, "signals", -22),
    "train": Sound(west.train, "signals", -23),
    "hammer": Sound(west.hammer, "signals", -21),
    "pay": Sound(west.pay, "signals", -23),
    "income": Sound(west.income, "signals", -22),
    "dice": Sound(west.dice_roll, "signals", -21),
    "gavel": Sound(west.gavel, "signals", -20),
}
SOUNDS: Final = {**SHARED, **WYOMING_COWBOY, **LOCKDOWN_POKER, **WAY_OUT_WEST}
