"""The players of Brown Bullet, weakest first."""

from tabletop.ai.policies.brown_bullet.cowhand import Cowhand
from tabletop.ai.policies.brown_bullet.greenhorn import Greenhorn

__all__ = ["Cowhand", "Greenhorn"]
