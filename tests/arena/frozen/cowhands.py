"""The cowhands of all four games as they were when the marshal came: `cowhands.py:BrownBullet` in the arena.

What the levels are measured against for ever: never edit these players, nor the packages beside this file;
add another set. They use the rules and `ai.player`, and no policy of today.
"""

import sys
from pathlib import Path

if (ROOT := str(Path(__file__).resolve().parents[3])) not in sys.path:  # run as a file of its own
    sys.path.append(ROOT)

from tests.arena.frozen.brown_bullet.cowhand import Cowhand as BrownBullet
from tests.arena.frozen.lockdown_poker.cowhand import Cowhand as LockdownPoker
from tests.arena.frozen.way_out_west.cowhand import Cowhand as WayOutWest
from tests.arena.frozen.wyoming_cowboy.cowhand import Cowhand as WyomingCowboy

__all__ = ["BrownBullet", "LockdownPoker", "WayOutWest", "WyomingCowboy"]
