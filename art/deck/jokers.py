"""The two jokers: a red coyote who winks, and a black raven."""

from .bands import serape
from .coyote import coyote
from .frame import IH, ITOP, IX, window
from .inks import AMBER, BLUE, INK, LIGHT, RED
from .lettering import squeezed
from .marks import G, P, block, circ, ell, gouge, move, solid
from .raven import raven


def joker(n: int) -> str:
    """Joker 1 is the coyote, joker 2 the raven."""
    if n == 2:
        moon = solid(circ(20, 262, 198)) + P(circ(20, 262, 188), BLUE) + block(circ(20, 262, 164), LIGHT, 6)
        return window(moon + raven(), serape(BLUE), _corner(_claw(), INK))
    moon = solid(circ(20, 262, 198)) + P(circ(20, 262, 188), AMBER)
    return window(moon + move(coyote(), 20, 60, 0.84), serape(), _corner(_paw(), RED))


def _corner(track: str, colour: str) -> str:
    """Index of a joker: his footprint, as high as a rank, over the word."""
    foot = G(P(track, colour), f"translate({IX},{ITOP + 84}) scale(1.19,1.56)")
    return foot + squeezed("JOKER", IX, ITOP + IH + 80, 66, colour, 124)


def _paw() -> str:
    """108 x 110 about (0, 0); longer than it is wide, once it is set, as a coyote's is."""
    pad = "M0,6C22,6 40,30 40,44C40,58 24,58 0,52C-24,58 -40,58 -40,44C-40,30 -22,6 0,6Z"
    toes = ell(-40, 0, 14, 20) + ell(40, 0, 14, 20) + ell(-16, -30, 14, 22) + ell(16, -30, 14, 22)
    return pad + toes


def _claw() -> str:
    """A bird's track, 110 x 110 about (0, 0): three toes forward, one back."""
    toes = ((-54, -26), (0, -56), (54, -26), (4, 56))
    return circ(0, 12, 12) + "".join(gouge((0, 20), end, 17, 0, 0.5) for end in toes)
