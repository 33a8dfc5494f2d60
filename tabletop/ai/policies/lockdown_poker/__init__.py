"""The players of Lockdown Poker, weakest first."""

from tabletop.ai.policies.lockdown_poker.cowhand import Cowhand
from tabletop.ai.policies.lockdown_poker.greenhorn import Greenhorn

__all__ = ["Cowhand", "Greenhorn"]
