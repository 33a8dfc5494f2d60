"""What a point of grip brings at the end of a switching round, in points, by cards dealt.

Made by build/learn/lockdown_poker.py --games 60 --seed 1,
2026-11-30; not to be edited.
"""

from typing import Final

GRIP: Final = {3: 0.289, 4: 0.848, 5: 0.367, 6: 0.007}
