"""The second joker: a raven in a stovepipe hat with a watch that is not his."""

from .inks import AMBER, INK, LIGHT, RED
from .marks import P, bez, block, circ, cuts, gouge, line, move, pale, polar, solid, teeth


def raven() -> str:
    """The upper half, about x 0: in profile, looking right."""
    return _watch() + _body() + _beak() + _eye() + move(_stovepipe(), -22, 160, turn=-13)


def _body() -> str:
    shape = (
        "M-262,640C-256,520 -206,452 -160,412C-124,378 -116,336 -114,290C-112,206 -60,156 8,156"
        "C66,156 102,190 108,236L104,318L84,330L112,356L86,364L108,398L80,402L98,440L70,440"
        "C150,462 226,520 244,640Z"
    )
    o = P(shape, INK, LIGHT, 14) + solid(shape)
    # light along the nape and the back of the wing, then rows of feathers
    o += pale(
        teeth(
            bez((-112, 300), (-112, 220), (-80, 176), (-30, 164)),
            bez((-60, 300), (-62, 246), (-44, 214), (-14, 200)),
            9,
            10,
        )
    )
    o += pale(
        teeth(
            bez((-240, 560), (-226, 490), (-190, 446), (-124, 382)),
            bez((-180, 560), (-170, 510), (-146, 476), (-84, 412)),
            9,
            13,
        )
    )
    for y, x0, x1 in ((350, -66, 50), (392, -70, 54), (436, -96, 40)):
        xs = [x0 + (x1 - x0) * i / 4 for i in range(5)]
        o += pale("".join(gouge((x, y - 18), (x + 10, y + 16), 4, 5) for x in xs))
    return o + pale(
        cuts(
            bez((110, 480), (150, 496), (190, 526), (210, 570)),
            bez((60, 510), (100, 530), (130, 556), (150, 600)),
            5,
            4,
            4,
        )
    )


def _beak() -> str:
    upper = "M78,222C130,206 204,232 226,318C190,296 140,290 92,296Z"
    lower = "M90,298C130,296 170,304 196,328C158,334 118,330 92,318Z"
    o = P(upper + lower, INK, LIGHT, 12) + solid(upper + lower)
    o += pale(gouge((104, 232), (206, 280), 5, -14) + gouge((100, 305), (176, 320), 2.6, -2))
    # bristles over the root of the beak
    return o + pale(
        "".join(gouge((76, 226 + 15 * k), (128 - 6 * k, 240 + 13 * k), 3.2, -3) for k in range(4))
    )


def _eye() -> str:
    o = (
        pale(circ(44, 240, 25))
        + P(circ(44, 240, 20), AMBER)
        + solid(circ(49, 240, 10))
        + pale(circ(45, 235, 3.4))
    )
    return (
        o
        + solid("M10,206C40,206 66,222 78,244C56,234 34,230 14,236Z")
        + pale(gouge((16, 210), (78, 232), 3, -7))
    )


def _stovepipe() -> str:
    """About the middle of its brim, a little crushed."""
    crown = "M-66,4C-62,-24 -70,-50 -74,-84C-40,-98 44,-100 72,-88C70,-52 60,-28 66,4Z"
    o = P(crown, INK, LIGHT, 14) + block(crown, INK, 6)
    o += pale(
        teeth(
            bez((-70, -74), (-66, -56), (-63, -40), (-62, -28)),
            bez((-34, -74), (-34, -56), (-36, -40), (-38, -28)),
            6,
            9,
        )
    )
    o += pale(gouge((-66, -82), (66, -86), 3, -7, 0.5) + gouge((46, -76), (40, -30), 3.4, 4))
    o += P("M-64,-26C-30,-16 30,-16 62,-26L66,4H-66Z", RED, INK, 6)
    brim = (
        "M-112,-6C-118,14 -60,26 0,26C60,26 118,14 112,-6C90,6 66,4 60,2C30,12 -30,12 -60,2"
        "C-66,4 -90,6 -112,-6Z"
    )
    return o + P(brim, INK, LIGHT, 14) + block(brim, INK, 6)


def _watch() -> str:
    """Hanging from the beak on its chain."""
    chain = "M214,306C216,340 206,356 212,392"
    o = P(chain, "none", INK, 15) + P(chain, "none", AMBER, 7, stroke_dasharray="9 11")
    o += (
        block(circ(212, 404, 14), AMBER, 6)
        + block(circ(212, 462, 52), AMBER, 8)
        + block(circ(212, 462, 37), LIGHT, 5)
    )
    o += solid("".join(circ(*polar(212, 462, 29, a), 3.4) for a in range(0, 360, 30)))
    o += P("M212,462V442M212,462L226,452", "none", INK, 6)
    shade = teeth(line((262, 450), (252, 496), (214, 513)), line((248, 452), (242, 486), (214, 498)), 6, 9)
    return o + solid(shade)
