"""Faces that more than one person of the court shares: the queens' mask, the jacks' head.

A face is bare paper, one shape of ink for the eyes, a dark wedge for the nose, shade on the right.
"""

from .inks import LIGHT, RED
from .marks import P, bez, block, both, circ, ell, gouge, line, pale, solid, teeth


def lady(gaze: float = 6, lift: float = 13) -> str:
    """A queen's face without hair: lidded eyes looking `gaze` aside, brows arched by `lift`."""
    o = block(
        "M-70,232C-76,300 -62,344 -20,384Q0,398 20,384C62,344 76,300 70,232C56,206 -56,206 -70,232Z", LIGHT
    )
    shade = bez((70, 284), (66, 330), (44, 362), (18, 384)), bez((46, 290), (42, 330), (26, 356), (4, 378))
    o += solid(teeth(*shade, 8, 10))
    o += both(solid(gouge((-14, 276), (-62, 272), 5, lift, 0.6)))
    lid = (
        "M-16,304C-24,284 -48,282 -60,296L-72,292L-62,304L-70,306C-58,316 -48,306 -38,305"
        "C-30,304 -22,305 -16,304Z"
    )
    o += both(solid(lid)) + solid(ell(gaze - 41, 307, 9, 8) + ell(gaze + 35, 307, 9, 8))
    o += solid("M7,300C8,318 16,330 14,338C8,344 0,344 -6,340C2,334 4,318 7,300Z")
    lips = "M-30,352C-18,352 -10,346 -5,348Q0,351 5,348C10,346 18,352 30,352C18,375 -18,375 -30,352Z"
    return o + P(lips, RED) + solid(gouge((-32, 351), (32, 351), 3.4, 11, 0.5))


def bare_neck() -> str:
    """A queen's neck and shoulders down to the seam."""
    o = block("M-30,340V404C-60,428 -130,430 -170,470L-190,640H190L170,470C130,430 60,428 30,404V340Z", LIGHT)
    o += solid(teeth(line((30, 366), (30, 404), (70, 428)), line((-14, 376), (-6, 420), (40, 450)), 7, 11))
    return o + solid(gouge((-74, 448), (-18, 460), 3.6, 3) + gouge((74, 448), (18, 460), 3.6, -3))


def lad() -> str:
    """A jack's bare head with ears, chin at 404."""
    o = both(block("M-66,322C-94,318 -104,282 -88,272C-78,266 -72,276 -72,290Z", LIGHT))
    return o + block("M-74,200L-72,310C-70,350 -40,396 0,404C40,396 70,350 72,310L74,200Z", LIGHT)


def wide_eyes(aside: float = 8) -> str:
    """A jack's open eyes, looking aside."""
    o = both(pale("M-56,294C-50,284 -20,284 -12,298C-20,310 -46,312 -56,294Z"))
    o += solid(circ(aside - 34, 297, 10.5) + circ(aside + 34, 297, 10.5))
    o += pale(circ(aside - 30, 293, 3) + circ(aside + 38, 293, 3))
    return o + both(solid("M-64,296C-54,276 -18,276 -8,300C-20,288 -48,286 -64,296Z"))


def mask(colour: str) -> str:
    """A jack's bandana drawn over the nose, knotted behind with two tails."""
    tails = (
        "M-74,322C-110,330 -136,326 -160,300C-160,330 -146,346 -120,350L-150,386C-118,384 -90,364 -72,346Z"
    )
    cloth = "M-78,318C-50,330 -20,316 0,304C20,316 50,330 78,318C82,360 64,400 0,474C-64,400 -82,360 -78,318Z"
    o = block(tails, colour) + block(cloth, colour, 8)
    shade = bez((78, 330), (78, 368), (56, 408), (6, 464)), bez((36, 342), (34, 372), (22, 400), (-8, 440))
    return o + solid(teeth(*shade, 8, 13)) + solid(gouge((-6, 312), (-16, 340), 3, 3))
