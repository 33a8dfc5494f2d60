"""Jack of diamonds: the drover. Cocked ten-gallon hat, tousled fair hair, lariat on the shoulder."""

from ..faces import lad, mask, wide_eyes
from ..inks import AMBER, BLUE, INK, LEATHER, LIGHT, RED
from ..marks import P, bez, block, both, circ, cuts, ell, gouge, move, pale, solid, teeth, wedge
from ..props import rope


def figure() -> str:
    """The upper half, about x 0."""
    coil = "".join(rope(ell(192, 538 - ry, rx, ry), 15) for rx, ry in ((84, 120), (62, 92), (40, 64)))
    return coil + _shirt() + lad() + _hair() + wide_eyes() + _bandana() + move(_hat(), 0, 176, turn=-7)


def _shirt() -> str:
    shirt = (
        "M0,392C-60,396 -104,406 -146,424C-190,444 -206,490 -214,640H214C206,490 190,444 146,424"
        "C104,406 60,396 0,392Z"
    )
    o = block(shirt, BLUE)
    o += solid(
        teeth(
            bez((206, 620), (200, 500), (186, 450), (146, 428)),
            bez((120, 620), (120, 520), (112, 480), (96, 450)),
            10,
            15,
        )
    )
    o += pale(
        cuts(
            bez((-196, 500), (-186, 460), (-166, 444), (-140, 434)),
            bez((-150, 560), (-142, 500), (-132, 480), (-116, 462)),
            6,
            3.6,
            3,
        )
    )
    return o + both(P("M-116,418L-74,407L-50,640H-96Z", INK, LIGHT, 5))


def _hair() -> str:
    """A tousled fringe, one brow up."""
    hair = (
        "M-84,296L-66,276L-62,292L-50,254L-36,272L-20,240L-2,266L18,238L34,270L48,250L62,292L68,274"
        "L86,300C96,250 92,220 84,190H-84C-92,220 -96,250 -84,296Z"
    )
    o = block(hair, AMBER, 6)
    locks = ((-52, 262), (-22, 250), (16, 248), (46, 260), (70, 280), (-72, 280))
    o += solid("".join(wedge((x, y - 52), (x + 2, y), 8) for x, y in locks))
    return o + solid(gouge((-60, 272), (-12, 274), 6, -7) + gouge((12, 270), (62, 258), 6, -9))


def _bandana() -> str:
    dots = [(-50, 348), (-22, 336), (-36, 376), (-8, 366), (-20, 406), (8, 398), (18, 348), (-4, 436)]
    return mask(RED) + pale("".join(circ(x, y, 7.5) for x, y in dots))


def _hat() -> str:
    """About the middle of its band."""
    crown = (
        "M-92,30C-100,-30 -92,-84 -60,-104C-36,-116 -14,-96 0,-88C14,-96 36,-116 60,-104"
        "C92,-84 100,-30 92,30Z"
    )
    o = block(crown, LEATHER, 8)
    o += solid(
        teeth(
            bez((92, 10), (96, -40), (84, -84), (56, -100)),
            bez((30, 10), (34, -30), (32, -60), (20, -72)),
            10,
            10,
        )
    )
    o += solid(gouge((-4, -82), (-10, -10), 5, 5) + gouge((-40, -84), (-54, -10), 4.5, 7))
    o += block("M-96,-2C-50,16 50,16 96,-2L94,34C50,50 -50,50 -94,34Z", RED)
    brim = (
        "M-190,-24C-176,38 -100,84 0,84C100,84 176,38 190,-24C160,8 124,26 94,30"
        "C50,46 -50,46 -94,30C-124,26 -160,8 -190,-24Z"
    )
    o += block(brim, LEATHER, 8)
    return o + solid(
        teeth(
            bez((176, 6), (140, 56), (70, 80), (0, 80)), bez((150, 12), (116, 40), (60, 54), (0, 56)), 12, 13
        )
    )
