"""The players of Brown Bullet, weakest first."""

from tabletop.ai.policies.brown_bullet.cowhand import Cowhand
from tabletop.ai.policies.brown_bullet.greenhorn import Greenhorn
from tabletop.ai.policies.brown_bullet.marshal import marshal
from tabletop.ai.policies.brown_bullet.temper import MANNER

__all__ = ["MANNER", "Cowhand", "Greenhorn", "marshal"]
