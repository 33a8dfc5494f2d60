"""King of diamonds: the banker who plays. Top hat, fair side whiskers, a hand of cards."""

from ..inks import AMBER, INK, LIGHT, RED
from ..marks import P, bez, block, both, circ, cuts, gouge, line, move, pale, solid, teeth
from ..props import fist
from ..suits import suit


def figure() -> str:
    """The upper half, about x 0."""
    return _coat() + _collar() + _face() + _whiskers() + _top_hat() + _hand() + fist(222, 446, AMBER, 200)


def _coat() -> str:
    coat = (
        "M0,388C-66,392 -116,402 -164,420C-214,440 -236,480 -246,640H250C240,480 218,440 168,420"
        "C120,402 66,392 0,388Z"
    )
    o = block(coat, RED)
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
    # waistcoat and its chain of buttons
    o += block("M-72,396L-52,640H52L72,396Z", LIGHT)
    o += solid("".join(circ(0, y, 6) for y in (474, 500)))
    lapel = "M-62,398L-124,430L-104,462L-130,476L-46,640L-26,560Z"
    return o + both(P(lapel, INK, LIGHT, 5))


def _collar() -> str:
    o = both(block("M-58,372L-70,420L-20,448L0,424V390Z", LIGHT, 6))
    bow = "M0,428C-24,408 -50,408 -66,414C-60,432 -60,446 -68,462C-46,466 -22,460 0,442Z"
    o += both(P(bow, INK, LIGHT, 5) + pale(gouge((-54, 426), (-14, 436), 3.4, 3)))
    return o + P(circ(0, 435, 13), INK, LIGHT, 5)


def _face() -> str:
    o = block("M-78,206V318C-76,372 -42,408 0,408C42,408 76,372 78,318V206Z", LIGHT)
    o += solid(
        teeth(
            bez((60, 376), (46, 396), (30, 406), (8, 407)),
            bez((30, 366), (26, 380), (16, 388), (4, 390)),
            5,
            11,
        )
    )
    # the brim's shadow, a level look
    o += solid("M-78,206H78V280C60,296 34,298 18,282L10,256H-10L-18,282C-34,298 -60,296 -78,280Z")
    o += both(pale("M-64,272C-50,268 -30,270 -20,280C-32,294 -54,292 -64,272Z"))
    o += solid(circ(-48, 280, 8) + circ(36, 280, 8))
    o += both(pale(gouge((-66, 258), (-20, 262), 5, 6)))
    o += solid("M5,256L13,290C16,310 26,326 24,338C16,350 -2,348 -8,340C6,330 6,296 5,256Z")
    o += solid(gouge((-24, 318), (-16, 340), 5, 5))
    # mouth and chin
    o += block("M-22,382C-8,377 8,377 22,382C10,393 -10,393 -22,382Z", LIGHT, 4)
    return o


def _whiskers() -> str:
    """Side whiskers flare below the ears and run into the moustache; the chin is shaven."""
    ear = block("M-72,326C-98,320 -108,282 -94,272C-84,266 -78,276 -76,292Z", LIGHT)
    one = (
        "M-80,236L-80,300C-88,318 -110,330 -136,336L-122,348L-144,360L-124,370L-138,388L-114,390"
        "L-120,410L-94,402L-86,416C-68,408 -54,394 -48,382C-36,384 -16,380 0,366V340"
        "C-16,332 -34,338 -46,348C-58,340 -62,316 -62,236Z"
    )
    strands = cuts(
        bez((-76, 316), (-70, 338), (-62, 352), (-54, 358)),
        line((-122, 352), (-108, 384), (-84, 396)),
        5,
        3.8,
        -3,
    )
    o = both(ear + block(one, AMBER, 7) + solid(strands) + solid(gouge((-8, 350), (-44, 368), 3, -4)))
    return o + solid(
        teeth(line((126, 348), (122, 376), (96, 402)), line((98, 346), (94, 370), (74, 388)), 5, 11)
    )


def _top_hat() -> str:
    crown = "M-86,214C-84,170 -92,120 -100,84C-60,66 60,66 100,84C92,120 84,170 86,214Z"
    o = block(crown, INK, 8)
    o += pale(
        teeth(
            bez((-94, 98), (-86, 130), (-81, 160), (-80, 176)),
            bez((-46, 98), (-44, 130), (-48, 160), (-50, 176)),
            8,
            9,
        )
    )
    o += pale(gouge((-14, 90), (-12, 170), 5, 3) + gouge((60, 92), (52, 170), 4, -4))
    o += pale(gouge((-88, 88), (88, 88), 3.4, -8, 0.5))
    o += block("M-84,178C-40,192 40,192 84,178L87,214C40,228 -40,228 -87,214Z", RED)
    o += suit("D", 0, 203, 40, fill=LIGHT, detail=False)
    brim = (
        "M-162,184C-168,214 -90,250 0,250C90,250 168,214 162,184C152,204 112,212 86,212"
        "C40,226 -40,226 -86,212C-112,212 -152,204 -162,184Z"
    )
    o += block(brim, INK, 8)
    return o + pale(
        cuts(
            bez((-148, 208), (-110, 232), (-60, 240), (-8, 242)),
            bez((-136, 212), (-100, 222), (-60, 228), (-8, 230)),
            8,
            2.8,
            2,
        )
    )


def _hand() -> str:
    """Four cards fanned over the fist."""
    sheet = "M-30,-56H30Q38,-56 38,-48V64H-38V-48Q-38,-56 -30,-56Z"
    o = ""
    for k, turn in enumerate((-33, -16, 1, 17)):
        card = block(sheet, LIGHT, 6) + suit("SHCD"[k], -20, -30, 30, detail=False)
        if k == 3:
            card += suit("D", 4, 14, 56)
        o += move(move(card, 0, -122), 206, 486, turn=turn)
    return o
