"""The players of Way Out West, weakest first."""

from tabletop.ai.policies.way_out_west.cowhand import Cowhand
from tabletop.ai.policies.way_out_west.greenhorn import Greenhorn
from tabletop.ai.policies.way_out_west.marshal import marshal
from tabletop.ai.policies.way_out_west.temper import MANNER

__all__ = ["MANNER", "Cowhand", "Greenhorn", "marshal"]
