"""King of clubs: the trapper. Boss-of-the-plains hat, white forked beard, branding iron."""

from ..inks import AMBER, INK, LEATHER, LIGHT, SAGE
from ..marks import G, P, bez, block, both, circ, cuts, gouge, line, pale, poly, solid, teeth
from ..props import branding_iron, fist


def figure() -> str:
    """The upper half, about x 0."""
    return _coat() + _beard() + _face() + _hat() + branding_iron(218, 318, "C") + fist(218, 450, AMBER, 220)


def _coat() -> str:
    coat = (
        "M0,380C-80,384 -136,396 -180,420C-226,446 -240,490 -248,640L258,640C250,490 226,440 180,420"
        "C136,396 80,384 0,380Z"
    )
    o = block(coat, SAGE)
    o += solid(
        teeth(line((244, 640), (232, 500), (200, 440)), line((150, 640), (150, 500), (150, 450)), 9, 16)
    )
    # fur collar, toothed on both sides
    outer = bez((-74, 330), (-190, 380), (-190, 470), (-96, 600))
    inner = bez((-50, 350), (-96, 400), (-90, 470), (-40, 600))
    fur = block(poly(outer + inner[::-1]), INK)
    fur += solid(teeth(outer, [(x - 26, y + 14) for x, y in outer], 15, 22, 3, (1, 0.7)))
    fur += pale(cuts([(x + 6, y + 2) for x, y in outer], [(x + 38, y + 26) for x, y in outer], 13, 4, 3))
    return o + both(fur)


def _beard() -> str:
    o = block("M-80,214V330H80V214Z", LIGHT)
    o += both(block("M-70,322C-96,318 -104,280 -88,272C-80,268 -76,276 -76,290Z", LIGHT))
    beard = (
        "M-82,268C-88,320 -112,350 -116,400C-118,452 -84,500 -58,548"
        "C-44,528 -22,520 -6,520C20,522 40,536 54,556C86,506 120,452 116,400"
        "C112,350 88,320 82,268C70,310 50,330 0,330C-50,330 -70,310 -82,268Z"
    )
    o += block(beard, LIGHT, 8)
    top = bez((-84, 320), (-60, 384), (60, 384), (84, 320))
    bottom = line((-92, 470), (-58, 520), (-8, 500), (54, 524), (96, 470))
    o += solid(cuts(top, bottom, 11, 4.4, 5, (0.8, 0.55)))
    return o + solid(
        teeth(
            bez((116, 392), (114, 456), (84, 506), (58, 548)),
            bez((74, 380), (74, 430), (50, 470), (30, 516)),
            8,
            12,
        )
    )


def _face() -> str:
    # cheeks run into the beard
    o = pale("M-76,240H76V300L84,352H-84L-76,300Z")
    o += solid(
        teeth(
            bez((84, 300), (88, 330), (98, 348), (108, 366)),
            bez((44, 306), (50, 330), (66, 350), (80, 372)),
            4,
            15,
        )
    )
    # the brim's shadow with the eyes in it, brows cut out light
    o += solid("M-78,212H78V284C62,300 34,304 16,288L10,256H-10L-16,288C-34,304 -62,300 -78,284Z")
    o += both(pale("M-66,276L-20,280C-28,296 -56,296 -66,276Z"))
    o += solid(circ(-46, 281, 7.5) + circ(38, 281, 7.5))
    o += both(solid(gouge((-62, 302), (-28, 304), 3.4, -5)))
    brow = (
        "M-8,270C-14,246 -44,238 -66,244L-60,236L-82,246L-84,236L-104,266C-84,258 -70,264 -62,270"
        "C-46,262 -26,264 -8,270Z"
    )
    o += both(block(brow, LIGHT, 5))
    o += pale("M-10,258C-10,290 -30,302 -30,322C-30,346 30,346 30,322C30,302 10,290 10,258Z")
    o += solid("M3,258C3,290 10,306 0,338C20,342 30,336 30,322C30,302 10,290 10,258Z")
    o += solid(gouge((-12, 290), (-30, 328), 4, 5))
    walrus = (
        "M0,334C-20,330 -50,336 -70,356C-86,374 -84,400 -96,416C-60,420 -22,404 0,372"
        "C22,404 60,420 96,416C84,400 86,374 70,356C50,336 20,330 0,334Z"
    )
    o += block(walrus, LIGHT)
    return o + both(solid(gouge((-12, 348), (-74, 402), 4, -9) + gouge((-8, 362), (-56, 404), 3, -6)))


def _hat() -> str:
    o = block("M-104,204C-112,150 -110,110 -92,92C-66,66 66,66 92,92C110,110 112,150 104,204Z", LEATHER, 8)
    o += solid(
        teeth(
            bez((105, 168), (106, 130), (98, 96), (56, 78)),
            bez((30, 168), (34, 130), (32, 110), (14, 96)),
            10,
            11,
        )
    )
    o += pale(gouge((-88, 156), (-78, 96), 4.5, -6) + gouge((-66, 156), (-56, 88), 3.5, -5))
    o += solid("M-108,160H108V206H-108Z")
    for i in range(-3, 4):
        o += G(P("M0,-15L14,0L0,15L-14,0Z", SAGE if i % 2 else AMBER), f"translate({i * 30},182)")
    brim = (
        "M-186,198C-150,206 -100,202 -60,202H60C100,202 150,206 186,198C200,198 200,220 186,226"
        "C120,246 -120,246 -186,226C-200,220 -200,198 -186,198Z"
    )
    under = (
        "M-184,224C-120,244 120,244 184,224C160,218 120,216 90,222C30,230 -30,230 -90,222"
        "C-120,216 -160,218 -184,224Z"
    )
    return o + block(brim, LEATHER, 8) + solid(under)
