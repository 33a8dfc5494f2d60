"""What each game tells of its players' thoughts: one line a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabletop.ai.insight import Teller
from tabletop.ai.policies.brown_bullet import insight as brown_bullet
from tabletop.ai.policies.lockdown_poker import insight as lockdown_poker
from tabletop.ai.policies.way_out_west import insight as way_out_west
from tabletop.ai.policies.wyoming_cowboy import insight as wyoming_cowboy

TELLERS: Final[Mapping[str, Teller]] = {
    "brown-bullet": brown_bullet.TELLER,
    "lockdown-poker": lockdown_poker.TELLER,
    "way-out-west": way_out_west.TELLER,
    "wyoming-cowboy": wyoming_cowboy.TELLER,
}
