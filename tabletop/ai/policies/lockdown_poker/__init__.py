"""The players of Lockdown Poker, weakest first."""

from tabletop.ai.policies.lockdown_poker.cowhand import Cowhand
from tabletop.ai.policies.lockdown_poker.greenhorn import Greenhorn
from tabletop.ai.policies.lockdown_poker.marshal import marshal
from tabletop.ai.policies.lockdown_poker.temper import MANNER

__all__ = ["MANNER", "Cowhand", "Greenhorn", "marshal"]
