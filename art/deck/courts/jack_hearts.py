"""Jack of hearts: the express rider. Flat cap with a feather, long brown hair, horseshoe."""

from ..faces import lad, mask, wide_eyes
from ..inks import AMBER, BLUE, INK, LEATHER, LIGHT, RED
from ..marks import P, bez, block, both, circ, cuts, gouge, line, move, pale, polar, solid, teeth
from ..props import fist
from ..suits import HEART


def figure() -> str:
    """The upper half, about x 0."""
    o = _hair_behind() + _shirt() + lad() + _fringe() + wide_eyes(8) + _brows() + _scarf()
    return o + move(_cap(), 0, 196, turn=-5) + _horseshoe(216, 382) + fist(218, 440, AMBER, 200)


def _hair_behind() -> str:
    side = (
        "M-60,210C-110,214 -112,262 -104,300C-98,336 -122,352 -116,388C-112,408 -88,414 -70,400"
        "C-56,380 -58,340 -56,310Z"
    )
    strands = gouge((-86, 250), (-92, 390), 4, -10) + gouge((-68, 270), (-76, 386), 3.4, -6)
    return both(block(side, LEATHER, 8) + solid(strands))


def _shirt() -> str:
    shirt = (
        "M0,392C-60,396 -104,406 -146,424C-190,444 -206,490 -214,640H236C222,490 196,444 150,424"
        "C104,406 60,396 0,392Z"
    )
    o = block(shirt, LIGHT)
    o += solid(
        teeth(
            bez((226, 620), (208, 500), (190, 450), (150, 428)),
            bez((150, 620), (142, 520), (130, 480), (108, 450)),
            9,
            14,
        )
    )
    o += solid(
        cuts(
            bez((-196, 520), (-188, 470), (-170, 450), (-146, 440)),
            bez((-156, 570), (-148, 510), (-138, 490), (-124, 474)),
            5,
            3.2,
            3,
        )
    )
    vest = "M-60,400L-112,412C-128,460 -132,540 -130,640H-22L-30,500Z"
    o += both(block(vest, LEATHER))
    o += solid(teeth(line((126, 620), (124, 500), (112, 430)), line((78, 620), (76, 510), (76, 450)), 7, 13))
    o += pale(gouge((-104, 430), (-112, 520), 4, 4) + gouge((-88, 430), (-92, 500), 3, 3))
    return o + move(P(HEART, RED, INK, 12, paint_order="stroke"), 92, 462, 0.42)


def _fringe() -> str:
    """Swept to one side."""
    o = block(
        (
            "M-84,296C-100,250 -92,214 -84,190H84C92,214 100,250 84,296C78,276 60,262 40,254"
            "C0,262 -50,262 -84,296Z"
        ),
        LEATHER,
        6,
    )
    return o + solid(
        gouge((30, 216), (-76, 274), 4, 10)
        + gouge((50, 214), (-10, 250), 3.4, 6)
        + gouge((62, 216), (80, 262), 3.4, -6)
    )


def _brows() -> str:
    return solid(gouge((-60, 266), (-14, 270), 5.5, -7) + gouge((14, 270), (60, 266), 5.5, -7))


def _scarf() -> str:
    spots = ((-48, 346), (-14, 340), (22, 344), (-32, 374), (0, 370), (-16, 402), (10, 400), (-4, 432))
    return mask(RED) + "".join(move(P(HEART, LIGHT), x, y, 0.19) for x, y in spots)


def _cap() -> str:
    """About the middle of its peak."""
    feather = "M70,-20C108,-46 124,-88 180,-108C176,-62 150,-14 92,8Z"
    o = block(feather, LIGHT, 7) + solid(
        "M138,-88C150,-98 164,-103 180,-108C178,-86 172,-68 162,-50C156,-64 148,-78 138,-88Z"
    )
    o += solid(gouge((84, -6), (164, -92), 4, 4)) + solid(
        cuts(line((104, -22), (146, -70)), line((114, -4), (156, -48)), 4, 3, 2)
    )
    o += block("M-118,-2C-146,-70 -86,-122 0,-124C86,-122 146,-70 118,-2C60,16 -60,16 -118,-2Z", RED, 8)
    o += solid(
        teeth(
            bez((120, -12), (138, -64), (96, -106), (30, -118)),
            bez((66, -12), (76, -50), (56, -78), (16, -96)),
            11,
            12,
        )
    )
    o += solid(gouge((-2, -116), (-10, 2), 4, 4) + gouge((-12, -116), (-74, -4), 4, 14)) + pale(
        gouge((-106, -30), (-62, -96), 5, -9) + gouge((-88, -30), (-58, -78), 3.4, -6)
    )
    o += block(circ(0, -124, 13), RED, 6)
    o += block("M-104,-4C-70,-22 70,-22 104,-4C112,30 66,58 0,58C-66,58 -112,30 -104,-4Z", RED, 8)
    o += pale(gouge((-84, 8), (-6, 36), 4, 8))
    return o + solid(
        teeth(bez((100, 12), (86, 40), (50, 52), (4, 54)), bez((74, 6), (60, 22), (36, 30), (4, 32)), 7, 11)
    )


def _horseshoe(x: float, y: float) -> str:
    """Points up, so that the luck stays in."""
    shoe = "M-64,-96C-84,-20 -72,70 0,70C72,70 84,-20 64,-96L36,-92C52,-30 44,34 0,34C-44,34 -52,-30 -36,-92Z"
    o = P(shoe, LIGHT, LIGHT, 24) + block(shoe, BLUE, 8)
    nails = [polar(0, -14, 63, a) for a in (196, 168, 140, 40, 12, -16)]
    o += solid("".join(f"M{u - 4:.1f},{v - 6:.1f}h8v12h-8Z" for u, v in nails))
    return move(o + pale(gouge((-66, -80), (-64, 10), 3.4, 4)), x, y)
