"""The marshal's knowledge of Brown Bullet."""

from __future__ import annotations

from tabletop.ai.guide import PolicyGuide
from tabletop.ai.marshal import Marshal
from tabletop.ai.policies.brown_bullet.cowhand import Cowhand


def marshal() -> Marshal:
    """A new marshal."""
    return Marshal(PolicyGuide(Cowhand()))
