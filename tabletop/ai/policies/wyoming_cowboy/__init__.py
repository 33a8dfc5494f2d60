"""The players of Wyoming Cowboy, weakest first."""

from tabletop.ai.policies.wyoming_cowboy.cowhand import Cowhand
from tabletop.ai.policies.wyoming_cowboy.greenhorn import Greenhorn
from tabletop.ai.policies.wyoming_cowboy.marshal import marshal

__all__ = ["Cowhand", "Greenhorn", "marshal"]
