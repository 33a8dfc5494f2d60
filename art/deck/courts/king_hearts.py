"""King of hearts: the cattle baron. Sombrero, square brown beard, bullwhip."""

from ..inks import AMBER, BLUE, INK, LEATHER, LIGHT
from ..marks import P, bez, block, both, circ, cuts, gouge, label, line, move, pale, solid, teeth
from ..props import fist
from ..suits import HEART


def figure() -> str:
    """The upper half, about x 0."""
    return _jacket() + _face() + _beard() + _sombrero() + _whip() + fist(222, 440, AMBER, 200)


def _jacket() -> str:
    jacket = (
        "M0,390C-70,394 -120,402 -166,420C-220,442 -238,480 -246,640H250C240,480 220,440 170,420"
        "C120,402 70,394 0,390Z"
    )
    o = block(jacket, BLUE)
    o += pale(
        cuts(
            bez((-228, 520), (-220, 468), (-200, 446), (-164, 430)),
            bez((-184, 580), (-176, 520), (-164, 494), (-136, 466)),
            6,
            3.6,
            3,
        )
    )
    o += solid(
        teeth(line((240, 640), (226, 490), (196, 440)), line((160, 640), (156, 510), (140, 460)), 9, 15)
    )
    o += block("M-62,396L-40,640H40L62,396Z", LIGHT)
    front = "M-70,396C-112,420 -120,450 -104,640H-40C-60,520 -62,450 -48,402Z"
    o += both(block(front, INK) + P("M-92,424C-100,460 -96,560 -84,640", "none", AMBER, 7))
    o += both(P("".join(circ(-70, y, 7) for y in (470, 500, 530)), AMBER))
    return o


def _face() -> str:
    o = block("M-82,214L-82,330C-70,396 70,396 82,330V214Z", LIGHT)
    o += both(block("M-74,322C-98,318 -106,280 -92,272C-84,268 -80,276 -80,290Z", LIGHT))
    o += solid("M-80,214H80V282C62,298 34,302 18,284L11,258H-11L-18,284C-34,302 -62,298 -80,282Z")
    o += both(pale("M-66,270C-54,262 -32,266 -22,282C-34,294 -56,292 -66,270Z"))
    o += solid(circ(-34, 280, 8) + circ(50, 280, 8))
    # a broad straight nose
    o += solid("M5,256L14,290L30,330C28,350 2,350 -8,344C8,330 8,300 5,256Z") + solid(
        gouge((-26, 322), (-16, 346), 5, 5)
    )
    return o + solid(gouge((-58, 306), (-30, 308), 3.4, -4) + gouge((32, 308), (60, 306), 3.4, -4))


def _beard() -> str:
    beard = (
        "M-84,268L-92,330C-106,368 -108,424 -92,462C-78,454 -70,458 -58,474C-44,462 -34,464 -22,480"
        "C-8,466 8,466 22,480C34,464 44,462 58,474C70,458 78,454 92,462C108,424 106,368 92,330L84,268"
        "C78,316 62,334 38,338H-38C-62,334 -78,316 -84,268Z"
    )
    o = block(beard, LEATHER, 8)
    o += solid(
        cuts(
            bez((-92, 366), (-50, 396), (50, 396), (92, 366)),
            line((-78, 450), (0, 466), (78, 450)),
            11,
            4.2,
            4,
            (0.9, 0.66),
        )
    )
    o += solid(
        teeth(
            bez((98, 350), (108, 390), (106, 430), (92, 456)),
            bez((56, 370), (60, 400), (60, 430), (50, 456)),
            8,
            12,
        )
    )
    moustache = (
        "M0,340C-20,328 -56,336 -76,372C-82,386 -80,400 -72,410C-52,392 -24,392 0,376"
        "C24,392 52,392 72,410C80,400 82,386 76,372C56,336 20,328 0,340Z"
    )
    o += label(moustache, LEATHER, INK, 6)
    o += both(solid(gouge((-10, 350), (-68, 394), 3.6, -8) + gouge((-8, 364), (-48, 388), 2.8, -5)))
    return o + block("M-22,394C-10,390 10,390 22,394C12,404 -12,404 -22,394Z", LIGHT, 5)


def _sombrero() -> str:
    crown = "M-96,206C-92,160 -74,104 -52,82C-30,64 30,64 52,82C74,104 92,160 96,206Z"
    o = block(crown, LEATHER, 8)
    o += solid(
        teeth(
            bez((90, 176), (78, 130), (66, 96), (40, 78)),
            bez((34, 176), (30, 140), (26, 110), (12, 92)),
            9,
            11,
        )
    )
    o += pale(gouge((-70, 160), (-50, 96), 4.5, -5) + gouge((-48, 160), (-34, 90), 3.5, -4))
    o += block("M-94,168C-50,184 50,184 94,168L98,214H-98Z", INK)
    o += move(P(HEART, AMBER), 0, 196, 0.24)
    brim = (
        "M-232,128C-240,200 -130,262 0,262C130,262 240,200 232,128C222,164 150,206 96,208"
        "C40,214 -40,214 -96,208C-150,206 -222,164 -232,128Z"
    )
    o += block(brim, LEATHER, 8)
    braid = "M-222,172C-180,226 -90,240 0,240C90,240 180,226 222,172"
    return o + P(braid, "none", INK, 13) + P(braid, "none", AMBER, 9, stroke_dasharray="6 13")


def _whip() -> str:
    """A plaited stock and a lash that loops over and falls, thinning to its cracker."""
    spine = bez(
        (218, 330),
        (208, 262),
        (226, 222),
        (256, 226),
        (296, 232),
        (290, 286),
        (270, 318),
        (252, 350),
        (262, 384),
        (284, 412),
    )
    n = len(spine) - 1
    lash = [(*spine[i], 9 - 6.5 * i / n) for i in range(n + 1)]
    edge = "".join(circ(x, y, r + 5) for x, y, r in lash)
    o = pale(edge) + solid("".join(circ(x, y, r) for x, y, r in lash))
    o += P("M284,412L276,440M284,412L294,438", "none", INK, 5)
    o += pale("".join(gouge((x - r, y + 4), (x + r, y - 4), 1.8) for x, y, r in lash[3:26:4]))
    stock = "M212,470L209,330Q219,318 229,330L234,470Z"
    return o + P(stock, INK, LIGHT, 10) + solid(stock) + P("M212,352H230M212,366H230", "none", AMBER, 6)
