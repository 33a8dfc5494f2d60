"""The marshal's knowledge of Way Out West."""

from __future__ import annotations

from tabletop.ai.guide import PolicyGuide
from tabletop.ai.marshal import Marshal
from tabletop.ai.policies.way_out_west.cowhand import Cowhand


def marshal() -> Marshal:
    """A new marshal."""
    return Marshal(PolicyGuide(Cowhand()))
