"""Queen of spades: the widow. Cartwheel hat aslant, black veil, smoking derringer."""

from ..faces import bare_neck, lady
from ..finery import plume
from ..inks import BLUE, INK, LIGHT
from ..marks import P, at, bez, block, both, circ, cuts, gouge, line, move, pale, poly, solid, teeth
from ..props import fist
from ..suits import SPADE


def figure() -> str:
    """The upper half, about x 0."""
    o = _veil() + bare_neck() + _gown() + lady(-6, 11) + _wings() + move(_hat(), 2, 176, turn=-12)
    return o + _derringer(222, 372) + fist(222, 446, BLUE, 200)


def _veil() -> str:
    """Lace from the hat to the shoulders, pricked with spots, its hem in scallops."""
    left = bez((-60, 170), (-140, 190), (-128, 330), (-176, 452))
    hem = bez((-176, 452), (-140, 476), (-100, 470), (-60, 440))
    cloth = poly(
        left + hem + [(60, 440)] + [(-x, y) for x, y in hem[::-1]] + [(-x, y) for x, y in left[::-1]]
    )
    edge = [at(left + hem, 0.34 + 0.66 * i / 11) for i in range(12)]
    o = both(block("".join(circ(x, y, 15) for x, y in edge), INK, 6)) + block(cloth, INK)
    o += both(pale("".join(circ(x, y, 4.5) for x, y in edge)))
    folds = cuts(line((-112, 240), (-84, 250)), line((-150, 436), (-84, 440)), 4, 3.6, 3, (0.96, 0.7))
    return o + both(pale(folds))


def _wings() -> str:
    """Hair in smooth wings, one streak gone white."""
    o = both(solid("M0,190C-10,238 -34,272 -84,300C-104,270 -104,206 -64,186Z"))
    o += both(pale(gouge((-10, 214), (-82, 282), 3.6, -11) + gouge((-30, 208), (-90, 264), 3.2, -8)))
    return o + pale("M6,200C20,238 48,262 80,276L84,292C44,272 14,250 0,204Z")


def _gown() -> str:
    o = block(
        (
            "M-196,640L-170,474C-152,452 -128,446 -108,450C-96,480 -60,500 0,500C60,500 96,480 108,450"
            "C128,446 152,452 170,474L196,640Z"
        ),
        INK,
    )
    o += both(block("M-140,462C-196,440 -238,474 -242,534L-238,640H-146Z", INK))
    o += pale(
        cuts(
            bez((-228, 506), (-214, 474), (-192, 460), (-160, 466)),
            bez((-226, 600), (-204, 546), (-184, 524), (-156, 512)),
            7,
            4,
            4,
        )
    )
    o += both(P("M-108,446C-96,480 -60,498 4,498", "none", LIGHT, 6))
    # choker with a jet spade on it
    o += block("M-32,394C-14,406 14,406 32,394V414C14,426 -14,426 -32,414Z", INK, 4)
    return o + move(P(SPADE, LIGHT, LIGHT, 26) + P(SPADE, INK), 0, 434, 0.36)


def _hat() -> str:
    """About the middle of the brim; turned by its wearer."""
    o = plume(bez((30, -44), (80, -58), (150, -62), (184, 4)), 46, BLUE)
    o += block("M-84,-10C-92,-60 -64,-86 0,-86C64,-86 92,-60 84,-10Z", INK, 8)
    o += pale(
        teeth(
            bez((-80, -30), (-80, -58), (-60, -76), (-26, -80)),
            bez((-36, -30), (-40, -46), (-32, -58), (-16, -62)),
            7,
            9,
        )
    )
    o += block("M-86,-34C-40,-20 40,-20 86,-34V0H-86Z", BLUE)
    o += block(
        (
            "M-182,-8C-184,-34 -110,-26 -84,-10C-40,2 40,2 84,-10C110,-26 184,-34 182,-8C176,26 100,46 0,46"
            "C-100,46 -176,26 -182,-8Z"
        ),
        INK,
        8,
    )
    o += pale(
        cuts(
            bez((-164, 4), (-120, 28), (-60, 36), (0, 36)),
            bez((-150, 0), (-110, 16), (-60, 22), (0, 24)),
            9,
            2.8,
            2,
        )
    )
    return o


def _derringer(x: float, y: float) -> str:
    """Two short barrels over the fist, and a curl of smoke; (x, y) is the foot of the barrels."""
    smoke = "M0,-106C-24,-122 18,-136 2,-154C-16,-172 4,-186 24,-194"
    o = P(smoke, "none", INK, 20) + P(smoke, "none", LIGHT, 9)
    guard = "M-22,40C-66,36 -66,88 -26,90"
    o += P(guard, "none", LIGHT, 17) + P(guard, "none", INK, 8)
    parts = (
        "M-22,-92H2V10H-22Z",
        "M2,-92H22V10H2Z",
        "M-28,-4H26L34,20L30,84H-26Z",
        "M24,12L44,-8L56,0L36,34Z",
    )
    o += "".join(P(d, INK, LIGHT, 9) for d in parts) + solid("".join(parts))
    o += pale(gouge((-14, -86), (-14, -12), 2.6) + gouge((10, -86), (10, -12), 2.6))
    o += P("M2,-92V-8", "none", LIGHT, 4) + P("M-22,-70H22", "none", LIGHT, 4)
    return move(o, x, y)
