"""The aces: one big engraved pip each, with a scene of the country cut out of the block."""

from .frame import base, index, twice
from .inks import AMBER, COLOUR2, INK, LIGHT, PAPER
from .lettering import WESTERN, text
from .marks import (
    G,
    P,
    circ,
    cuts,
    f,
    gouge,
    line,
    move,
    pale,
    polar,
    poly,
    solid,
    star,
    teeth,
    wedge,
)
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
        "H": (_homestead(), 360, 532, 4.3),
        "D": (_lake(508), 360, 504, 4.9),
        "C": (_windpump(592), 360, 504, 4.4),
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


# ---------------------------------------------------------------- hearts: a lamp in the window
def _homestead() -> str:
    """A cabin between pines under the moon; the path from its door runs down to the tip."""
    o = P(circ(446, 436, 50), AMBER) + pale(star(286, 404, 13, 5, 4) + star(336, 446, 9, 3.5, 4))
    o += pale(star(404, 376, 9, 3.5, 4) + star(240, 452, 10, 4, 4) + star(492, 520, 9, 3.5, 4))
    hills = "M130,640C180,560 240,540 300,566C360,530 440,528 590,610V780H130Z"
    o += P(hills, INK, LIGHT, 5)
    o += pale(cuts(line((410, 560), (520, 586)), line((440, 620), (500, 640)), 5, 3, 3, (1, 0.7)))
    for x, y, k in ((236, 612, 1.0), (282, 590, 0.7), (480, 604, 0.86)):
        o += move(_pine(), x, y, k)
    path = (
        "M346,612C352,640 372,650 360,676C346,704 348,720 356,760H372C384,716 398,700 404,676"
        "C410,646 384,636 378,612Z"
    )
    return o + pale(path) + move(_cabin(), 362, 614)


def _pine() -> str:
    """Standing on y 0."""
    tree = "M0,-124L22,-84H12L32,-46H18L42,-8H8V0H-8V-8H-42L-18,-46H-32L-12,-84H-22Z"
    lit = (
        gouge((-6, -100), (-14, -88), 2.6)
        + gouge((-8, -76), (-22, -52), 3.4)
        + gouge((-10, -40), (-30, -14), 4)
    )
    return P(tree, INK, LIGHT, 5) + pale(lit)


def _cabin() -> str:
    """Standing on y 0, smoke at its chimney."""
    smoke = "M40,-118C18,-134 60,-150 40,-168C26,-184 48,-200 62,-196"
    o = P(smoke, "none", LIGHT, 9) + P("M28,-116H52V-70H28Z", INK, LIGHT, 5)
    o += P("M-66,0V-58H66V0Z", INK, LIGHT, 5) + P("M-84,-52L-44,-104H44L84,-52Z", INK, LIGHT, 5)
    o += pale(cuts(line((-40, -98), (40, -98)), line((-66, -60), (66, -60)), 9, 2.6, 0, (0.8, 0.5)))
    o += pale("".join(gouge((-62, y), (-20, y), 2.2, 0, 0.5) for y in (-42, -28, -14)))
    return (
        o
        + P("M-16,0V-40H16V0Z", LIGHT)
        + P("M28,-40H54V-16H28Z", AMBER)
        + P("M41,-40V-16M28,-28H54", "none", INK, 4)
    )


# ---------------------------------------------------------------- diamonds: a peak and its image
def _lake(shore: float) -> str:
    """A snowy peak before the sun, upside down again in the water."""
    sky = _sunbeams(360, shore - 60, 84, 210, 21) + P(circ(360, shore - 60, 72), AMBER)
    peak = "M360,-170L392,-124L406,-132L446,-72L462,-78L530,0H180L246,-66L262,-60L304,-112L318,-106Z"
    snow = "M360,-166L318,-104L304,-110L290,-92L312,-98L322,-80L340,-104L352,-70L368,-96L380,-84L388,-120Z"
    shade = "M360,-166L390,-120L406,-128L446,-68L462,-74L526,0H420L398,-40L404,-64L380,-84L384,-104Z"
    rock = P(peak, INK, LIGHT, 5) + pale(snow)
    facets = teeth(line((300, -90), (210, -18)), line((340, -50), (270, -4)), 9, 8) + gouge(
        (352, -64), (330, -8), 5, -4
    )
    o = sky + move(rock + pale(facets) + solid(shade), 0, shore)
    o += (
        move(_pine(), 226, shore + 2, 0.46)
        + move(_pine(), 256, shore + 2, 0.34)
        + move(_pine(), 486, shore + 2, 0.42)
    )
    image = P("M360,170L392,124L406,132L446,72L462,78L530,0H180L246,66L262,60L304,112L318,106Z", INK)
    o += move(image, 0, shore) + P(f"M120,{f(shore)}H600", "none", LIGHT, 6)
    ripples = (
        (18, 96, 250),
        (36, 40, 196),
        (54, 90, 150),
        (74, 24, 136),
        (94, 50, 120),
        (116, 14, 90),
        (140, 20, 70),
        (166, 6, 52),
    )
    for i, (y, half, reach) in enumerate(ripples):
        x = 360 + (14 if i % 2 else -14)
        o += pale(gouge((x - half, shore + y), (x + half, shore + y), 5.5 - 0.3 * i, 0, 0.5))
        o += pale(gouge((360 - reach, shore + y + 6), (x - half - 14, shore + y + 6), 3.4, 0, 0.5))
        o += pale(gouge((x + half + 14, shore + y + 6), (360 + reach, shore + y + 6), 3.4, 0, 0.5))
    return o


# ---------------------------------------------------------------- clubs: wind and water
def _windpump(ground: float) -> str:
    """A wheel in the upper lobe on its tower, a steer to the left, a barn to the right."""
    o = P(circ(250, ground - 62, 44), AMBER)
    o += pale(star(300, 420, 9, 3.5, 4) + star(430, 440, 10, 4, 4) + star(520, 500, 9, 3.5, 4))
    o += solid(f"M100,{f(ground)}H620V760H100Z") + P(f"M100,{f(ground)}H620", "none", LIGHT, 5)
    for y, a, b in ((12, 190, 300), (12, 420, 540), (22, 220, 290), (24, 440, 500)):
        o += pale(gouge((a, ground + y), (b, ground + y), 3, 0, 0.5))
    return o + move(_steer(), 240, ground - 2) + move(_barn(), 472, ground - 2) + _tower(360, 402, ground)


def _tower(x: float, hub: float, ground: float) -> str:
    """Four legs braced crosswise, and the wheel with its vane."""
    foot = ground + 92
    o = P(f"M{x - 8},{hub}L{x - 40},{foot}M{x + 8},{hub}L{x + 40},{foot}", "none", INK, 26)
    braces, rungs = "", 6
    for i in range(rungs):
        a, b = i / rungs, (i + 1) / rungs
        ya, yb = hub + 60 + (foot - hub - 60) * a, hub + 60 + (foot - hub - 60) * b
        wa, wb = 8 + 32 * (ya - hub) / (foot - hub), 8 + 32 * (yb - hub) / (foot - hub)
        braces += f"M{f(x - wa)},{f(ya)}L{f(x + wb)},{f(yb)}M{f(x + wa)},{f(ya)}L{f(x - wb)},{f(yb)}"
    o += P(braces, "none", LIGHT, 4)
    o += P(f"M{x - 8},{hub}L{x - 40},{foot}M{x + 8},{hub}L{x + 40},{foot}", "none", LIGHT, 7)
    blades = ""
    for i in range(16):
        a = 22.5 * i
        p, q, r, s = (polar(x, hub, d, a + t) for d, t in ((26, -5), (76, -8), (76, 6), (26, 2)))
        blades += poly([p, q, r, s])
    o += P(circ(x, hub, 86), INK) + pale(blades) + P(circ(x, hub, 54), "none", INK, 5)
    return o + P(circ(x, hub, 20), AMBER, INK, 6) + solid(circ(x, hub, 6))


def _steer() -> str:
    """A longhorn before the sinking sun; the hooves stand on y 0."""
    body = (
        "M-52,-44C-40,-50 20,-52 34,-48C40,-54 44,-60 52,-62C60,-62 66,-54 68,-44C66,-36 58,-34 50,-38"
        "C46,-30 42,-26 36,-22L38,0H29L26,-18L20,0H11L14,-22C0,-18 -18,-18 -30,-22L-32,0H-41L-42,-22"
        "L-48,0H-57L-54,-28C-56,-20 -58,-14 -62,-8C-62,-22 -60,-38 -52,-44Z"
    )
    horns = "M54,-60C44,-64 34,-68 34,-84M56,-60C64,-64 76,-66 80,-82"
    return P(body, INK, LIGHT, 5) + solid(body) + P(horns, "none", LIGHT, 9) + P(horns, "none", INK, 4)


def _barn() -> str:
    """Standing on y 0."""
    o = P("M-46,0V-58L-30,-84H30L46,-58V0Z", INK, LIGHT, 6)
    o += P("M-18,0V-36H18V0Z", LIGHT) + P("M-18,-36L18,0M18,-36L-18,0", "none", INK, 5)
    return o + P("M-8,-70H8V-54H-8Z", AMBER) + pale(gouge((-46, -56), (46, -56), 2.6, 0, 0.5))
