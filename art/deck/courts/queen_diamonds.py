"""Queen of diamonds: the lady of the ranch. Flat gaucho hat, loose fair waves, a sunflower."""

from ..faces import bare_neck, lady
from ..finery import plume
from ..inks import AMBER, INK, LEATHER, LIGHT, RED
from ..marks import (
    G,
    P,
    bez,
    block,
    both,
    circ,
    cuts,
    gouge,
    move,
    pale,
    polar,
    solid,
    teeth,
)
from ..props import fist
from ..suits import DIAMOND


def figure() -> str:
    """The upper half, about x 0."""
    o = _plume() + _hair() + bare_neck() + _dress() + lady(6, 14) + _locks() + _hat()
    return o + _sunflower(216, 314) + fist(216, 446, LEATHER, 200)


def _plume() -> str:
    return plume(bez((66, 176), (110, 96), (170, 88), (214, 142)), 40, RED)


def _hair() -> str:
    """Loose waves down to the shoulders."""
    left = (
        "M-40,190C-112,190 -128,236 -122,276C-118,300 -148,318 -142,352C-138,376 -164,392 -150,424"
        "C-142,446 -112,452 -92,438C-66,420 -64,380 -60,340Z"
    )
    waves = (
        "M-104,220C-112,270 -100,296 -118,336C-130,366 -122,390 -132,424M-86,230C-92,280 -80,310 -96,350"
        "C-106,380 -98,404 -106,436"
    )
    one = block(left, AMBER, 8) + P(waves, "none", INK, 6)
    o = solid("M-70,190H70V340H-70Z") + both(one)
    return o + solid(
        teeth(
            bez((128, 290), (146, 320), (142, 360), (156, 400)),
            bez((96, 300), (112, 330), (108, 370), (118, 410)),
            8,
            12,
        )
    )


def _locks() -> str:
    """A side parting under the brim."""
    o = block("M-26,196C-30,232 -54,262 -80,290C-104,262 -100,206 -74,190Z", AMBER, 6)
    o += block("M-30,196C-4,236 44,250 80,290C104,262 100,206 74,190Z", AMBER, 6)
    return o + solid(
        gouge((-40, 214), (-80, 268), 3.6, -6)
        + gouge((0, 216), (80, 272), 3.6, 10)
        + gouge((34, 214), (86, 254), 3, 7)
    )


def _dress() -> str:
    o = block("M-196,640L-158,484C-120,458 -84,452 -56,462L0,520L56,462C84,452 120,458 158,484L196,640Z", RED)
    o += both(block("M-136,470C-196,446 -236,474 -240,534L-236,640H-150Z", RED))
    o += pale(
        cuts(
            bez((-226, 506), (-212, 474), (-192, 464), (-164, 472)),
            bez((-224, 600), (-202, 546), (-182, 522), (-158, 512)),
            6,
            4,
            4,
        )
    )
    # kerchief collar
    o += both(block("M-60,452C-104,440 -140,452 -166,478C-130,500 -84,512 -40,540L-6,516Z", LIGHT, 6))
    o += both(solid(gouge((-140, 476), (-40, 522), 3.4, 6)))
    o += P("M-60,446L0,470L60,446", "none", INK, 5)
    return o + move(P(DIAMOND, LIGHT, INK, 30) + P(DIAMOND, AMBER), 0, 474, 0.36)


def _hat() -> str:
    """Flat crown, flat straight brim."""
    o = block("M-82,206L-74,104C-72,94 72,94 74,104L82,206Z", LEATHER, 8)
    o += solid(
        teeth(
            bez((80, 160), (78, 130), (76, 110), (50, 102)),
            bez((30, 160), (30, 136), (30, 122), (16, 114)),
            7,
            10,
        )
    )
    o += pale(gouge((-60, 158), (-56, 110), 4.5, -4) + gouge((-40, 158), (-38, 108), 3.5, -3))
    o += solid("M-80,164H80L83,206H-83Z")
    o += P("".join(f"M{x},174l11,11l-11,11l-11,-11Z" for x in range(-66, 67, 33)), AMBER)
    o += block(
        (
            "M-206,206C-206,196 -120,196 0,196C120,196 206,196 206,206C206,226 110,240 0,240"
            "C-110,240 -206,226 -206,206Z"
        ),
        LEATHER,
        8,
    )
    return o + solid(
        "M-202,212C-150,234 150,234 202,212C160,218 110,216 84,220C40,226 -40,226 -84,220"
        "C-110,216 -160,218 -202,212Z"
    )


def _sunflower(x: float, y: float) -> str:
    stem = "M-7,40V150H7V40Z"
    o = P(stem, INK, LIGHT, 9) + solid(stem)
    petals = "".join(
        G(P("M0,0C-20,-34 -12,-62 0,-76C12,-62 20,-34 0,0Z", AMBER, INK, 6), f"rotate({a})")
        for a in range(0, 360, 30)
    )
    petals += "".join(
        G(P("M0,0C-18,-30 -11,-56 0,-68C11,-56 18,-30 0,0Z", AMBER, INK, 6), f"rotate({a})")
        for a in range(15, 375, 30)
    )
    o += P(circ(0, 0, 62), LIGHT, LIGHT, 30) + petals + block(circ(0, 0, 36), LEATHER, 7)
    seeds = [polar(0, 0, r, a) for r, n in ((11, 5), (24, 10)) for a in range(0, 360, 360 // n)]
    return move(o + solid("".join(circ(u, v, 4.4) for u, v in seeds)), x, y)
