"""The aces: one big engraved pip each, with a scene of the country cut out of the block."""

from .frame import base, index, twice
from .inks import AMBER, COLOUR2, INK, LIGHT, PAPER
from .lettering import WESTERN, text
from .marks import G, P, circ, cuts, f, gouge, line, move, pale, polar, solid, wedge
from .suits import SHAPE


def _engraved(s: str, block: str, scene: str, cx: float, cy: float, k: float) -> tuple[str, str]:
    """A pip k times the size of its outline with `scene` (card units) cut out; returns body, defs."""
    shape = SHAPE[s]
    place = f"translate({f(cx)},{f(cy)}) scale({k})"
    inset = f"translate({f(cx)},{f(cy + 3)}) scale({k * 0.9:.3f})"
    defs = f'<clipPath id="pip"><path d="{shape}" transform="{inset}"/></clipPath>'
    o = G(P(shape, "none", block, 9), place) + G(P(shape, "none", PAPER, 6.4), place)
    o += G(P(shape, block, block, 2), place) + G(scene, clip_path="url(#pip)")
    return o + G(P(shape, "none", LIGHT, 1.3), inset), defs


def ace(s: str, pal: dict[str, str] = COLOUR2) -> str:
    """The ace of a suit; the ace of spades bears the maker's name."""
    scene, cx, cy, k = {
        "S": (_trail(524), 360, 476, 4.75),
        "H": (_trail(524), 360, 540, 4.3),
        "D": (_trail(524), 360, 504, 4.9),
        "C": (_trail(524), 360, 504, 4.4),
    }[s]
    body, defs = _engraved(s, pal[s], scene, cx, cy, k)
    if s == "S":
        body += _maker(cx)
    return base(body + twice(index("A", s, pal)), defs=defs)


def _maker(cx: float) -> str:
    o = text("TUMBLEWEED", WESTERN, 31, cx, 830, INK, track=2)
    o += text("TABLETOP", WESTERN, 22, cx, 874, INK, track=6)
    dash = gouge((cx - 158, 863), (cx - 106, 863), 6, 0, 0.5)
    return o + solid(dash + gouge((cx + 106, 863), (cx + 158, 863), 6, 0, 0.5))


def _sunbeams(x: float, y: float, r: float, reach: float, n: int) -> str:
    """Beams over the upper half of a sun, long and short by turns."""
    o = ""
    for i in range(n):
        a = 180 + 180 / (n - 1) * i
        q = (1, 0.8)[i % 2]
        o += wedge(polar(x, y, r, a), polar(x, y, r + reach * q, a), 12)
    return pale(o)


# ---------------------------------------------------------------- spades: a rider at sundown
def _trail(horizon: float) -> str:
    """Mesas, the winding trail and a rider before the sun."""
    o = _sunbeams(360, horizon - 46, 92, 190, 25) + P(circ(360, horizon - 46, 78), AMBER)
    o += move(_mesas(), 0, horizon) + move(_plain(), 0, horizon)
    return o + move(_rider(), 346, horizon - 2)


def _mesas() -> str:
    west = "M90,0L140,-18L160,-74L172,-84H236L250,-72L262,-26L300,0Z"
    east = "M420,0L448,-22L458,-84L468,-92H502L510,-84L522,-26L590,0Z"
    o = P(west, INK, LIGHT, 5) + P(east, INK, LIGHT, 5)
    o += pale(cuts(line((176, -74), (236, -74)), line((164, -14), (256, -14)), 7, 3, 0, (1, 0.6)))
    return o + pale(cuts(line((470, -82), (502, -82)), line((458, -12), (516, -12)), 6, 3, 0, (1, 0.6)))


def _plain() -> str:
    o = solid("M60,0H660V236H60Z") + P("M60,0H660", "none", LIGHT, 5)
    o += pale(
        "M352,0C372,14 392,22 372,36C344,56 318,66 330,120C324,150 312,170 290,190H430"
        "C420,160 400,130 396,104C392,74 404,56 418,40C434,22 386,12 358,0Z"
    )
    furrows = ((22, 150, 250), (22, 470, 560), (44, 170, 290), (44, 450, 540))
    return o + pale("".join(gouge((a, y), (b, y), 3.4, 0, 0.5) for y, a, b in furrows))


def _rider() -> str:
    """Horse and rider, a walking silhouette; the hooves stand on y 0."""
    horse = (
        "M-46,-34C-40,-46 -20,-46 0,-44C14,-44 24,-50 30,-62L36,-74L40,-66L54,-52L50,-45L42,-47"
        "C38,-36 36,-28 32,-22L34,0H28L24,-18L20,-16L14,0H8L12,-20C0,-16 -16,-16 -26,-20L-30,0H-36"
        "L-36,-18L-44,0H-50L-44,-22C-48,-20 -50,-10 -56,-4C-56,-18 -52,-28 -46,-34Z"
    )
    man = (
        "M-10,-42C-14,-62 -12,-74 -2,-80C-4,-88 -2,-92 2,-93L-12,-92C-6,-96 -4,-98 -3,-104"
        "C2,-108 8,-108 11,-104C12,-98 14,-96 22,-94L12,-92C14,-86 12,-82 10,-80C16,-74 16,-64 20,-60"
        "L28,-58L26,-53L12,-55L8,-44L10,-24H2L-2,-42Z"
    )
    return solid(horse) + solid(man)
