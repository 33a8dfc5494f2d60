"""The players of Wyoming Cowboy, weakest first."""

from tabletop.ai.policies.wyoming_cowboy.cowhand import Cowhand
from tabletop.ai.policies.wyoming_cowboy.greenhorn import Greenhorn
from tabletop.ai.policies.wyoming_cowboy.marshal import marshal
from tabletop.ai.policies.wyoming_cowboy.temper import MANNER

__all__ = ["MANNER", "Cowhand", "Greenhorn", "marshal"]
