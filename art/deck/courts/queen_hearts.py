"""Queen of hearts: the saloon singer. Heart-shaped updo with plumes and a rose, ringlets, fan."""

from ..faces import bare_neck, lady
from ..finery import plume, ringlet, rose
from ..inks import AMBER, INK, LIGHT, RED
from ..marks import P, arc, at, bez, block, both, circ, cuts, gouge, move, pale, solid
from ..props import fan
from ..suits import HEART


def figure() -> str:
    """The upper half, about x 0."""
    return (
        _plumes() + bare_neck() + _hair() + lady() + _fringe() + _dress() + fan(202, 596, 178, -142, -52, 7)
    )


def _plumes() -> str:
    o = plume(bez((60, 230), (120, 150), (196, 150), (218, 268)), 48, RED)
    return o + plume(bez((40, 210), (76, 104), (150, 84), (214, 132)), 46, AMBER)


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


def _fringe() -> str:
    """Parted in the middle; a mole, and a choker with a heart."""
    o = both(
        solid("M0,206C-14,238 -40,262 -78,276C-86,240 -70,196 0,196Z")
        + pale(gouge((-12, 212), (-64, 256), 3.4, -8))
    )
    o += solid(circ(-38, 344, 4.5)) + block(
        "M-32,398C-14,410 14,410 32,398V420C14,432 -14,432 -32,420Z", INK, 4
    )
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
