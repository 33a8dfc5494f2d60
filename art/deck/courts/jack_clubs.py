"""Jack of clubs: the miner's boy. Hard hat with a candle, black curls, pickaxe."""

from ..faces import lad, mask, wide_eyes
from ..inks import AMBER, INK, LEATHER, LIGHT, SAGE
from ..marks import P, bez, block, both, circ, cuts, gouge, line, move, pale, solid, teeth
from ..props import fist
from ..suits import CLUB


def figure() -> str:
    """The upper half, about x 0."""
    o = _shirt() + lad() + _curls() + wide_eyes(-8) + _brows() + _scarf() + _hat()
    return o + _pick(214, 300) + fist(214, 440, AMBER, 200)


def _shirt() -> str:
    shirt = (
        "M0,392C-60,396 -104,406 -146,424C-190,444 -206,490 -214,640H236C222,490 196,444 150,424"
        "C104,406 60,396 0,392Z"
    )
    o = block(shirt, LIGHT)
    stripes = "".join(
        f"M{x},{y}Q{x - 20},520 {x - 24},640" for x, y in ((-104, 412), (-128, 420), (-152, 432), (-174, 450))
    )
    o += P(stripes, "none", INK, 6)
    o += solid(
        teeth(
            bez((226, 620), (208, 500), (190, 450), (150, 428)),
            bez((130, 620), (126, 520), (118, 480), (100, 440)),
            11,
            15,
        )
    )
    # overalls
    o += block("M-88,640V500C-60,486 60,486 88,500V640Z", LEATHER)
    o += both(block("M-104,412L-66,404L-54,520H-90Z", LEATHER) + block(circ(-70, 500, 11), AMBER, 5))
    return o


def _curls() -> str:
    rows = (
        (-78, 226),
        (-84, 256),
        (-80, 286),
        (-58, 244),
        (-34, 254),
        (-8, 246),
        (18, 254),
        (42, 244),
        (62, 254),
        (80, 232),
        (86, 262),
        (80, 290),
    )
    o = solid("".join(circ(x, y, 19) for x, y in rows) + "M-84,190H84V236H-84Z")
    return o + pale("".join(gouge((x - 10, y + 2), (x + 8, y - 8), 2.8, -7) for x, y in rows if y > 238))


def _brows() -> str:
    return solid(gouge((-62, 262), (-14, 276), 5.5, -5) + gouge((14, 270), (60, 268), 5.5, -9))


def _scarf() -> str:
    sprigs = ((-46, 346), (-12, 342), (22, 346), (-30, 376), (4, 374), (-14, 406), (14, 404), (-2, 436))
    leaf = gouge((0, 9), (-13, -9), 4, -4) + gouge((0, 9), (13, -9), 4, 4)
    return mask(SAGE) + "".join(move(pale(leaf), x, y) for x, y in sprigs)


def _hat() -> str:
    o = block("M-102,214C-112,150 -70,104 0,104C70,104 112,150 102,214Z", LEATHER, 8)
    o += solid(
        teeth(
            bez((101, 190), (100, 150), (72, 116), (20, 108)),
            bez((48, 190), (50, 160), (40, 140), (12, 126)),
            10,
            12,
        )
    )
    o += pale(gouge((-86, 178), (-46, 124), 5, -8) + gouge((-66, 180), (-38, 140), 3.6, -5))
    o += block(
        (
            "M-136,204C-150,202 -152,222 -136,226C-80,248 80,248 136,226C152,222 150,202 136,204"
            "C90,216 -90,216 -136,204Z"
        ),
        LEATHER,
        8,
    )
    o += pale(cuts(line((-128, 214), (-20, 226)), line((-120, 222), (-20, 236)), 6, 2.6, 1))
    # the candle in its clay
    flame = "M0,64C14,82 18,94 13,106C8,114 -8,114 -13,106C-18,94 -8,86 0,64Z"
    o += (
        P(flame, LIGHT, LIGHT, 18)
        + block(flame, AMBER, 6)
        + pale("M1,88C6,96 5,104 0,106C-5,104 -4,96 1,88Z")
    )
    o += block("M-15,114H15V172H-15Z", LIGHT, 6) + solid(
        teeth(line((15, 118), (15, 168)), line((1, 118), (1, 168)), 4, 9)
    )
    o += block("M-34,166C-20,156 20,156 34,166C40,184 24,198 0,198C-24,198 -40,184 -34,166Z", INK, 5)
    return o + move(P(CLUB, AMBER), 0, 178, 0.24)


def _pick(x: float, y: float) -> str:
    """(x, y) is the eye of the head."""
    shaft = "M-9,0L-11,170H13L9,0Z"
    head = "M-78,36C-56,-8 -30,-26 0,-26C30,-26 52,-10 70,28L63,33C46,10 26,4 0,4C-26,4 -50,12 -71,43Z"
    eye = "M-18,-32H18V14H-18Z"
    o = P(shaft, LIGHT, LIGHT, 18) + P(head, LIGHT, LIGHT, 20) + block(shaft, LEATHER, 6)
    o += solid(head + eye) + pale(gouge((-66, 18), (-22, -14), 3.4, -4) + gouge((22, -14), (56, 12), 3, -4))
    return move(o, x, y)
