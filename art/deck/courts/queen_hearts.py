"""Queen of hearts: the saloon singer. Heart-shaped updo with plumes and a rose, ringlets, fan."""

from ..finery import plume, ringlet, rose
from ..inks import AMBER, INK, LIGHT, RED
from ..marks import P, arc, at, bez, block, both, circ, cuts, ell, gouge, line, move, pale, solid, teeth
from ..props import fan
from ..suits import HEART


def figure() -> str:
    """The upper half, about x 0."""
    return _plumes() + _shoulders() + _hair() + _face() + _dress() + fan(202, 596, 178, -142, -52, 7)


def _plumes() -> str:
    o = plume(bez((60, 230), (120, 150), (196, 150), (218, 268)), 48, RED)
    return o + plume(bez((40, 210), (76, 104), (150, 84), (214, 132)), 46, AMBER)


def _shoulders() -> str:
    o = block("M-30,340V404C-60,428 -130,430 -170,470L-190,640H190L170,470C130,430 60,428 30,404V340Z", LIGHT)
    o += solid(teeth(line((30, 366), (30, 404), (70, 428)), line((-14, 376), (-6, 420), (40, 450)), 7, 11))
    return o + solid(gouge((-74, 448), (-18, 460), 3.6, 3) + gouge((74, 448), (18, 460), 3.6, -3))


def _hair() -> str:
    hair = (
        "M0,124C-22,82 -104,72 -122,146C-134,196 -116,240 -108,300C-80,330 80,330 108,300"
        "C116,240 134,196 122,146C104,72 22,82 0,124Z"
    )
    o = block(hair, INK)
    strands = cuts(
        arc(-64, 150, 44, 52, 150, 320, 30), arc(-46, 206, 16, 14, 150, 320, 30), 7, 4.6, 8, (0.86, 0.7)
    )
    o += both(pale(strands)) + rose(-100, 226, 40)
    return o + ringlet(-92, 300, 5, 25) + ringlet(92, 300, 5, 25)


def _face() -> str:
    o = block(
        "M-70,232C-76,300 -62,344 -20,384Q0,398 20,384C62,344 76,300 70,232C56,206 -56,206 -70,232Z", LIGHT
    )
    # fringe, parted
    o += both(
        solid("M0,206C-14,238 -40,262 -78,276C-86,240 -70,196 0,196Z")
        + pale(gouge((-12, 212), (-64, 256), 3.4, -8))
    )
    o += solid(
        teeth(
            bez((70, 284), (66, 330), (44, 362), (18, 384)),
            bez((46, 290), (42, 330), (26, 356), (4, 378)),
            8,
            10,
        )
    )
    # brows, lidded eyes
    o += both(solid(gouge((-14, 276), (-62, 272), 5, 13, 0.6)))
    o += both(
        solid(
            "M-16,304C-24,284 -48,282 -60,296L-72,292L-62,304L-70,306C-58,316 -48,306 -38,305"
            "C-30,304 -22,305 -16,304Z"
        )
    )
    o += solid(ell(-35, 307, 9, 8) + ell(41, 307, 9, 8))
    # nose, lips, mole
    o += solid("M7,300C8,318 16,330 14,338C8,344 0,344 -6,340C2,334 4,318 7,300Z")
    o += P("M-30,352C-18,352 -10,346 -5,348Q0,351 5,348C10,346 18,352 30,352C18,375 -18,375 -30,352Z", RED)
    o += solid(gouge((-32, 351), (32, 351), 3.4, 11, 0.5)) + solid(circ(-38, 344, 4.5))
    # choker with a heart
    o += block("M-32,398C-14,410 14,410 32,398V420C14,432 -14,432 -32,420Z", INK, 4)
    return o + move(P(HEART, RED, INK, 14, paint_order="stroke"), 0, 434, 40 / 104)


def _dress() -> str:
    o = block("M-196,640L-150,500C-110,470 -60,468 0,508C60,468 110,470 150,500L196,640Z", RED)
    o += both(block("M-130,476C-190,440 -236,470 -240,530L-236,640H-150Z", RED))
    o += pale(
        cuts(
            bez((-224, 500), (-210, 470), (-190, 466), (-166, 472)),
            bez((-224, 600), (-200, 540), (-180, 520), (-160, 510)),
            6,
            4,
            4,
        )
    )
    edge = bez((-168, 496), (-110, 452), (-60, 458), (0, 500)) + bez(
        (0, 500), (60, 458), (110, 452), (168, 496)
    )
    spots = [at(edge, (i + 0.5) / 12) for i in range(12)]
    o += block("".join(circ(x, y + 3, 17) for x, y in spots), LIGHT, 6)
    return o + P("".join(circ(x, y, 5) for x, y in spots), RED)
