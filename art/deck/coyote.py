"""The first joker: a coyote with a battered hat, a wink and an ace in his teeth."""

from .inks import AMBER, BLUE, INK, LEATHER, LIGHT, RED
from .marks import P, bez, block, both, cuts, ell, gouge, line, move, pale, solid, teeth
from .suits import suit


def coyote() -> str:
    """Hat, ears, ruff, wink and an ace in the teeth; the hat's band is at y 128."""
    o = _ears() + _serape() + _head() + _muzzle() + _eyes() + _grin()
    return o + move(_battered_hat(), 8, 128, turn=9)


def _ears() -> str:
    ear = "M-70,184C-96,122 -136,54 -172,6C-194,92 -184,164 -128,232Z"
    inside = "M-92,182C-110,130 -136,88 -160,50C-168,106 -160,152 -122,202Z"
    return both(block(ear, LEATHER, 10) + solid(inside) + pale(gouge((-152, 78), (-118, 182), 6, 4)))


def _serape() -> str:
    o = block("M-60,432C-180,442 -240,492 -262,692H262C240,492 180,442 60,432Z", BLUE, 9)
    o += pale(
        cuts(
            bez((-236, 572), (-220, 512), (-190, 482), (-120, 460)),
            bez((-170, 612), (-160, 562), (-140, 532), (-100, 516)),
            7,
            5,
            4,
        )
    )
    return o + solid(
        teeth(
            bez((250, 592), (232, 512), (190, 482), (130, 462)),
            bez((170, 612), (160, 562), (140, 532), (90, 516)),
            8,
            16,
        )
    )


def _head() -> str:
    head = (
        "M0,144C-70,144 -126,184 -140,242L-180,290L-150,296L-184,344L-146,342L-158,392L-112,378"
        "C-92,414 -70,452 -50,468C-30,488 30,488 50,468C70,452 92,414 112,378L158,392L146,342"
        "L184,344L150,296L180,290L140,242C126,184 70,144 0,144Z"
    )
    cheek = (
        "M0,432L-30,352C-56,344 -72,316 -86,300C-110,314 -140,314 -152,302L-170,335L-136,333"
        "L-148,380L-106,366C-88,404 -66,442 -46,460Q-24,476 0,476Z"
    )
    o = block(head, LEATHER, 10) + both(block(cheek, LIGHT, 6))
    o += solid(
        teeth(
            bez((138, 244), (124, 188), (70, 150), (0, 150)),
            bez((86, 258), (80, 222), (50, 192), (10, 188)),
            11,
            14,
        )
    )
    return o + solid(
        teeth(line((148, 378), (106, 366), (46, 460)), line((96, 332), (70, 352), (26, 432)), 8, 13)
    )


def _muzzle() -> str:
    """Narrowing to the brow."""
    o = P("M-12,244C-16,302 -44,348 -50,396C-30,426 30,426 50,396C44,348 16,302 12,244Z", LEATHER)
    o += solid(gouge((-12, 248), (-50, 396), 5, 10, 0.7))
    o += solid("M12,248C16,302 44,348 50,396L40,392C34,352 8,306 12,248Z")
    o += solid(teeth(bez((12, 262), (18, 302), (42, 348), (46, 384)), line((-4, 268), (6, 380)), 7, 14))
    o += solid("M-52,392C-48,366 48,366 52,392C52,418 16,438 0,438C-16,438 -52,418 -52,392Z")
    return o + pale(gouge((-36, 392), (8, 382), 6, -3))


def _eyes() -> str:
    """One sly, one winking."""
    o = block("M-112,260C-86,240 -48,260 -32,296C-64,306 -100,294 -112,260Z", INK, 8)
    o += P("M-98,270C-80,260 -56,268 -42,291C-66,298 -90,288 -98,270Z", AMBER) + solid(ell(-64, 280, 8, 14))
    o += block("M110,270C90,300 56,310 30,298C54,292 80,278 96,258Z", INK, 8)
    return o + solid(gouge((-120, 232), (-30, 260), 11, -11) + gouge((34, 258), (124, 238), 11, -10))


def _grin() -> str:
    o = block(
        ("M-96,412C-70,454 -30,468 0,454C30,468 76,454 104,404C92,476 40,498 0,494C-40,498 -84,478 -96,412Z"),
        INK,
    )
    sheet = "M-44,-80H44Q56,-80 56,-68V68Q56,80 44,80H-44Q-56,80 -56,68V-68Q-56,-80 -44,-80Z"
    card = block(sheet, LIGHT, 9) + suit("H", 0, 0, 84, detail=False)
    o += move(card, 138, 468, turn=62)
    for x, y in ((-46, 458), (-20, 462), (22, 462), (50, 458)):
        o += block(f"M{x - 11},{y - 8}L{x + 11},{y - 6}L{x},{y + 24}Z", LIGHT, 3)
    return o


def _battered_hat() -> str:
    """Small, between the ears; about the middle of its band."""
    o = block(
        "M-74,20C-80,-30 -74,-74 -48,-88C-26,-98 -10,-80 0,-76C12,-82 30,-100 50,-86C74,-68 80,-30 74,20Z",
        INK,
        8,
    )
    o += pale(
        teeth(
            bez((-70, -4), (-74, -40), (-66, -70), (-44, -82)),
            bez((-30, -4), (-36, -30), (-32, -50), (-20, -62)),
            7,
            10,
        )
    )
    o += block("M-78,-6C-40,10 40,10 78,-6L78,24C40,40 -40,40 -78,24Z", RED)
    o += block(
        (
            "M-140,-8C-120,44 -70,64 0,64C70,64 120,44 140,-8C112,20 96,24 76,26C40,40 -40,40 -76,26"
            "C-96,24 -112,20 -140,-8Z"
        ),
        INK,
        8,
    )
    return o + pale(
        cuts(
            bez((-120, 26), (-90, 52), (-50, 58), (0, 58)),
            bez((-104, 26), (-80, 38), (-50, 44), (0, 44)),
            6,
            4,
            2,
        )
    )
