"""King of spades: the gunfighter. Cattleman hat, handlebar moustache, six-gun."""

from ..inks import AMBER, BLUE, INK, LIGHT
from ..marks import P, bez, block, both, circ, cuts, ell, gouge, label, line, pale, solid, teeth
from ..props import fist, revolver
from ..suits import suit


def figure() -> str:
    """The upper half, about x 0."""
    return _coat() + _neck() + _face() + _hat() + revolver(204, 350) + fist(204, 430)


def _coat() -> str:
    coat = (
        "M0,384C-66,388 -110,398 -160,414C-216,432 -238,470 -248,620L248,620C238,470 216,432 160,414"
        "C110,398 66,388 0,384Z"
    )
    o = block(coat, INK)
    o += pale(
        teeth(
            bez((-236, 486), (-226, 446), (-196, 428), (-150, 418)),
            bez((-176, 560), (-164, 500), (-150, 470), (-116, 444)),
            9,
            11,
        )
    )
    o += block("M-62,392L0,640L62,392Z", AMBER)
    o += solid(teeth(line((6, 610), (62, 400)), line((-8, 570), (14, 420)), 11, 12))
    # lapels: one clean line, one notch
    return o + both(P("M-70,394L-116,436L-94,452L-30,640", INK, LIGHT, 6))


def _neck() -> str:
    o = block("M-64,352L-96,400C-72,444 72,444 96,400L64,352Z", BLUE)
    o += solid(
        teeth(
            bez((92, 400), (64, 434), (30, 438), (14, 436)),
            bez((58, 370), (50, 390), (30, 406), (10, 410)),
            7,
            11,
        )
    )
    tail = "M-6,436C-34,452 -54,478 -60,516L-38,500L-22,520C-18,492 -6,466 6,442Z"
    o += both(block(tail, BLUE) + solid(gouge((-8, 448), (-40, 494), 4, 4)))
    return o + block(ell(0, 430, 25, 19), BLUE)


def _face() -> str:
    o = block("M-78,226L-76,312C-74,350 -56,384 -28,404H28C56,384 74,350 76,312L78,226Z", LIGHT)
    o += both(solid("M-82,226L-82,318L-64,340C-62,312 -58,270 -58,226Z"))
    o += solid(
        teeth(
            bez((72, 312), (72, 344), (56, 380), (30, 400)),
            bez((34, 312), (34, 344), (26, 372), (8, 396)),
            7,
            12,
        )
    )
    # the brim's shadow with the squint cut out of it
    o += solid("M-76,222H76V286C58,300 30,302 16,282L9,258H-9L-16,282C-30,302 -58,300 -76,286Z")
    o += both(pale("M-64,266L-19,279C-28,294 -54,294 -64,266Z"))
    o += solid(circ(-37, 281, 7.5) + circ(45, 281, 7.5))
    o += solid("M4,258L15,282L28,338C22,354 4,354 -4,348C8,332 8,300 4,258Z")
    o += solid(gouge((-24, 322), (-14, 348), 5, 5)) + solid(gouge((-24, 392), (24, 392), 7, 0, 0.5))
    moustache = (
        "M0,348C-20,338 -52,344 -78,362C-98,377 -118,370 -120,344"
        "C-144,372 -126,408 -88,406C-54,402 -20,388 0,370"
        "C20,388 54,402 88,406C126,408 144,372 120,344"
        "C118,370 98,377 78,362C52,344 20,338 0,348Z"
    )
    o += label(moustache, INK, LIGHT, 6)
    return o + both(pale(gouge((-14, 360), (-86, 386), 3.6, -7) + gouge((-30, 379), (-96, 398), 2.8, -5)))


def _hat() -> str:
    crown = "M-106,206C-108,150 -98,98 -76,82C-54,68 -22,88 0,98C22,88 54,68 76,82C98,98 108,150 106,206Z"
    o = block(crown, INK)
    o += pale(
        teeth(
            bez((-101, 172), (-101, 126), (-92, 98), (-72, 86)),
            bez((-54, 172), (-58, 140), (-54, 122), (-40, 108)),
            9,
            9,
        )
    )
    o += pale(
        gouge((0, 106), (-6, 170), 5.5, 4)
        + gouge((32, 104), (44, 164), 4.5, -6)
        + gouge((64, 96), (80, 164), 3.5, -8)
    )
    o += block("M-107,176C-60,196 60,196 107,176L108,212C60,232 -60,232 -108,212Z", AMBER)
    o += suit("S", 0, 207, 34, fill=INK, detail=False)
    brim = (
        "M-204,150C-190,204 -106,264 0,264C106,264 190,204 204,150"
        "C176,182 140,202 106,208C60,228 -60,228 -106,208C-140,202 -176,182 -204,150Z"
    )
    o += block(brim, INK)
    return o + pale(
        cuts(
            bez((-182, 186), (-146, 228), (-90, 250), (-16, 254)),
            bez((-160, 190), (-120, 214), (-80, 228), (-16, 234)),
            11,
            3.2,
            3,
        )
    )
