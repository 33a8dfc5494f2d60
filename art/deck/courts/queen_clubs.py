"""Queen of clubs: the sharpshooter. White hat pinned up at one side, two plaits, a rifle."""

from ..faces import bare_neck, lady
from ..finery import plume
from ..inks import AMBER, INK, LEATHER, LIGHT, SAGE
from ..marks import P, bez, block, both, circ, cuts, ell, gouge, move, pale, solid, teeth, wedge
from ..props import fist
from ..suits import CLUB


def figure() -> str:
    """The upper half, about x 0."""
    o = plume(bez((84, 190), (130, 96), (170, 92), (196, 168)), 36, AMBER)
    o += _hair() + bare_neck() + _jacket() + lady(6, 9) + _fringe() + _freckles() + _plaits() + _hat()
    return o + _rifle() + fist(226, 446, AMBER, 200)


def _hair() -> str:
    return block("M-72,190C-112,210 -110,290 -96,330H96C110,290 112,210 72,190Z", LEATHER, 8)


def _fringe() -> str:
    wing = "M0,200C-8,232 -36,262 -80,286C-104,260 -100,206 -70,190Z"
    return both(
        block(wing, LEATHER, 6)
        + solid(gouge((-10, 216), (-80, 270), 3.6, -9) + gouge((-30, 212), (-88, 252), 3, -7))
    )


def _freckles() -> str:
    return solid(
        "".join(circ(x, y, 3.2) for x, y in ((-44, 330), (-34, 338), (-52, 340), (30, 336), (40, 330)))
    )


def _plaits() -> str:
    """One over each shoulder: a chain of crossing strands, tied at its end."""
    o = ""
    for i in range(6):
        x, y, k = -98 - 5 * i, 318 + 27 * i, 1 - 0.05 * i
        strand = "M-26,-14C-20,-30 20,-26 24,-6C26,14 4,30 -8,30C-20,20 -30,4 -26,-14Z"
        one = block(strand, LEATHER, 7 / k) + solid(
            gouge((-18, -8), (2, 20), 3.4, -4) + gouge((2, -12), (10, 10), 3, -3)
        )
        o += move(f'<g transform="scale({1 if i % 2 else -1},1)">{one}</g>', x, y, k)
    return both(o)


def _jacket() -> str:
    """Buckskin with a fringed yoke."""
    o = block(
        "M-196,640L-166,476C-140,452 -112,444 -92,446L0,530L92,446C112,444 140,452 166,476L196,640Z", SAGE
    )
    o += both(block("M-140,462C-198,444 -238,474 -242,534L-238,640H-150Z", SAGE))
    yoke = bez((-224, 500), (-180, 520), (-120, 520), (-40, 500))
    fringe = "".join(wedge((x, y), (x + 2, y + 34), 12) for x, y in yoke[1::2])
    o += both(P(fringe, LIGHT, INK, 5))
    o += both(
        P("M-226,496C-180,516 -120,516 -40,496", "none", INK, 13)
        + P("M-226,496C-180,516 -120,516 -40,496", "none", LIGHT, 5)
    )
    # a kerchief at the throat
    o += block("M-34,392C-14,404 14,404 34,392V412C14,424 -14,424 -34,412Z", SAGE, 6)
    return o + both(block("M0,414L-34,430L-24,452L0,430Z", SAGE, 6)) + block(ell(0, 418, 13, 11), SAGE, 6)


def _hat() -> str:
    crown = "M-92,210C-98,150 -90,96 -62,82C-38,72 -18,86 0,92C18,86 38,72 62,82C90,96 98,150 92,210Z"
    o = block(crown, LIGHT, 8)
    o += solid(gouge((-2, 98), (-6, 160), 5, 4) + gouge((-50, 92), (-60, 150), 3.6, 5))
    o += solid(
        teeth(
            bez((92, 160), (92, 130), (86, 100), (60, 86)),
            bez((40, 160), (40, 130), (36, 112), (24, 100)),
            8,
            10,
        )
    )
    o += block("M-95,168C-50,186 50,186 95,168V214H-95Z", SAGE)
    brim = (
        "M-206,186C-206,232 -100,252 0,252C60,252 110,240 130,214C90,214 40,220 0,220"
        "C-60,220 -160,214 -206,186Z"
    )
    o += block(brim, LIGHT, 8)
    o += solid(
        cuts(
            bez((-180, 214), (-130, 236), (-70, 242), (0, 242)),
            bez((-160, 212), (-120, 222), (-70, 228), (0, 230)),
            8,
            3,
            2,
        )
    )
    flap = (
        "M36,250C100,250 146,218 156,170C162,138 156,112 144,98C132,138 104,186 40,214C28,222 24,240 36,250Z"
    )
    o += block(flap, LIGHT, 8)
    o += solid(
        teeth(
            bez((152, 190), (140, 224), (110, 244), (60, 246)),
            bez((120, 180), (110, 202), (90, 218), (54, 228)),
            7,
            11,
        )
    )
    return o + move(P(CLUB, INK, LIGHT, 20) + P(CLUB, INK), 112, 186, 0.42)


def _rifle() -> str:
    """A lever-action rifle stood on its butt; the fist closes below the lever."""
    parts = (
        "M214,120H224V330H214Z",
        "M226,136H238V330H226Z",
        "M210,290H242V340H210Z",
        "M208,336H244L248,430H206Z",
        "M208,426H246L252,480H206Z",
        "M217,104H223V122H217Z",
    )
    lever = "M206,384C176,388 174,448 206,452"
    o = P(lever, "none", LIGHT, 17) + P(lever, "none", INK, 8)
    o += "".join(P(d, INK, LIGHT, 9) for d in parts) + solid("".join(parts[:2]) + parts[5])
    o += P(parts[2], LEATHER, INK, 4) + P(parts[3], AMBER, INK, 5) + solid(parts[4])
    o += pale(gouge((219, 128), (219, 286), 2.2)) + P("M208,176H240M208,236H240", "none", INK, 9)
    return o + solid(
        circ(226, 380, 6)
        + gouge((214, 354), (238, 354), 3, 0, 0.5)
        + gouge((214, 408), (240, 408), 3, 0, 0.5)
    )
