"""The five guns of Wyoming Cowboy: each known by its outline alone, from a name plate to a whole hand.

A gun is a handful of parts on a sheet of 210 x 112, muzzle to the right, its bore at y 27.
"""

from dataclasses import dataclass

from art.kit.inks import (
    BRASS,
    BRASS_L,
    INK,
    PARCH_L,
    STEEL,
    STEEL_D,
    WALNUT_L,
    WALNUT_LL,
)
from art.kit.sheet import sprite
from art.kit.strokes import bez, circ, clear, g, gouge, hatch, leaf, moved, outlined, pth
from art.picture import Picture

SHEET = (210.0, 112.0)
BORE = 27.0
ICON = 48.0


@dataclass(frozen=True)
class Gun:
    """The outlines of one gun, drawn in this order; `cuts` are lines of light on a silhouette."""

    steel: tuple[str, ...]
    frame: tuple[str, ...]
    grip: str
    brass: tuple[str, ...]
    cuts: str
    muzzle: tuple[float, float]
    speed: str = ""


PLOW = "M46 46L66 50C60 60 57 72 55 88C54 102 47 107 36 107C25 107 20 101 23 92C29 80 35 66 36 50Z"
BIRD = "M46 46L66 50C60 58 57 64 54 74C50 88 42 94 34 91C26 88 27 80 31 74C35 67 37 58 37 48Z"
GUARD = "M64 50C62 74 72 78 82 77C94 76 98 66 97 50L91 50C92 62 89 71 81 71C74 71 69 68 70 50Z"
TRIGGER = "M76 50C80 56 80 62 77 67L81 68C86 61 86 55 84 50Z"
HAMMER = "M42 24L28 8L33 3L50 15Z"
FRAME = "M40 20C44 12 52 11 60 10H108V18H104V46C104 52 98 53 90 53H60C48 54 40 50 36 52C34 42 36 28 40 20Z"


def _drum(x: float, y: float, w: float, h: float) -> str:
    r, right, low = 5, x + w, y + h
    top = f"M{x + r} {y}H{right - r}Q{right} {y} {right} {y + r}V{low - r}"
    return (
        top + f"Q{right} {low} {right - r} {low}H{x + r}Q{x} {low} {x} {low - r}V{y + r}Q{x} {y} {x + r} {y}Z"
    )


def _flutes(x: float, y: float, w: float, h: float) -> str:
    return "".join(leaf((x + 5, y + h * t), (x + w - 4, y + h * t), 2.8) for t in (0.24, 0.5, 0.76))


def _barrel(end: float, thick: float = 13, sight: float = 6) -> str:
    top = BORE - thick / 2
    low = BORE + thick / 2
    fore = f"L{end - 3} {top}V{top - sight}L{end - 13} {top}" if sight else ""
    return f"M100 {top}H{end - 14}{fore}H{end}V{low}H100Z"


def _ejector(end: float, thick: float = 13) -> str:
    top = BORE + thick / 2
    return f"M104 {top}H{end - 4}Q{end} {top} {end} {top + 4}Q{end} {top + 8} {end - 4} {top + 8}H104Z"


def derringer() -> Gun:
    """.22: two short barrels one over the other, a bird's head for a grip, no guard at all."""
    barrels = "M84 16H152V13L158 9V16H160V30H84ZM84 32H160V46H84Z"
    frame = "M58 20C64 14 74 12 88 12V48H92V54C82 58 70 57 62 54C52 56 50 40 58 20Z"
    grip = (
        "M60 18C66 26 72 40 72 52C66 60 64 66 62 78C60 94 50 98 42 94C34 89 36 80 42 72C48 62 50"
        " 50 48 40C46 30 52 22 60 18Z"
    )
    cuts = leaf((92, 20), (154, 20), 1.7) + leaf((92, 37), (154, 37), 1.7)
    trigger = "M80 55C84 60 84 66 80 71L86 73C91 66 91 60 89 55Z"
    hammer = "M62 20L48 4L55 -1L72 14Z"
    return Gun((barrels, hammer), (frame,), grip, (trigger,), cuts, (160, 23))


def snub() -> Gun:
    """.38: a short barrel, a round drum, a bird's head grip."""
    steel = (_barrel(134, 15, 7), HAMMER)
    cuts = _flutes(62, 13, 36, 38) + leaf((106, 24), (130, 24), 1.6)
    return Gun((*steel, _drum(62, 13, 36, 38)), (FRAME,), BIRD, (GUARD, TRIGGER), cuts, (134, BORE))


def trooper() -> Gun:
    """.357: a solid six-gun of middle length with its ejector under the barrel."""
    steel = (_barrel(164), _ejector(150), HAMMER, _drum(62, 12, 36, 39))
    cuts = _flutes(62, 12, 36, 39) + leaf((106, 24.5), (158, 24.5), 1.5)
    return Gun(steel, (FRAME,), PLOW, (GUARD, TRIGGER), cuts, (164, BORE))


def quick_draw() -> Gun:
    """.357 quick draw: hammer high for the fanning hand, guard cut away, the air still torn behind it."""
    hammer = "M44 24L24 -4L32 -8L40 2L53 15Z"
    trigger = "M76 50C82 56 83 64 79 72L85 73C91 64 91 57 86 50Z"
    half = "M92 50C97 58 97 66 91 74L86 70C90 64 90 58 86 50Z"
    steel = (_barrel(152, 14, 0), _ejector(138, 14), hammer, _drum(62, 12, 36, 39))
    cuts = _flutes(62, 12, 36, 39) + leaf((106, 24), (146, 24), 1.5)
    lines = ((20, 17, 4), (0, 38, 18), (6, 60, 8), (-4, 84, 10))
    speed = "".join(gouge((22 - i * 2, y), (-24 + x, y + 3), 7) for i, (x, y, _) in enumerate(lines))
    return Gun(steel, (FRAME,), PLOW, (trigger, half), cuts, (152, BORE), speed)


def peacemaker() -> Gun:
    """.45: the long barrel of a cavalry gun, a plow handle with its lanyard ring."""
    steel = (_barrel(208, 14, 8), _ejector(188, 14), HAMMER, _drum(61, 10, 38, 42))
    cuts = _flutes(61, 10, 38, 42) + leaf((106, 24), (202, 24), 1.7) + leaf((110, 38), (182, 38), 1.2)
    ring = "M32 104a6 6 0 1 0 10 4l-3 -1a3.4 3.4 0 1 1 -5 -3Z"
    return Gun(steel, (FRAME,), PLOW, (GUARD, TRIGGER, ring), cuts, (208, BORE))


GUNS = {".22": derringer, ".38": snub, ".357": trooper, ".357q": quick_draw, ".45": peacemaker}


def silhouette(name: str, ink: str, light: str = "") -> str:
    """The gun in one ink; `light` cuts its flutes and edges."""
    gun = GUNS[name]()
    parts = (*gun.steel, *gun.frame, gun.grip, *gun.brass)
    o = "".join(pth(d, ink) for d in parts) + (pth(gun.speed, ink) if gun.speed else "")
    return o + (pth(gun.cuts, light) if light else "")


def engraved(name: str, rim: str = PARCH_L) -> str:
    """The gun in steel, walnut and brass, with a pale rim that parts it from any ground."""
    gun = GUNS[name]()
    parts = (*gun.steel, *gun.frame, gun.grip, *gun.brass)
    o = pth(gun.speed, rim) if gun.speed else ""
    o += "".join(pth(d, rim, outlined(rim, 9)) for d in parts) + "".join(
        pth(d, INK, outlined(INK, 5)) for d in parts
    )
    o += pth(gun.grip, WALNUT_L, outlined(INK, 2.4))
    o += "".join(pth(d, BRASS, outlined(INK, 2)) for d in gun.brass)
    o += "".join(pth(d, STEEL_D if i else "#6d7775", outlined(INK, 2.4)) for i, d in enumerate(gun.frame))
    o += "".join(pth(d, STEEL, outlined(INK, 2.4)) for d in gun.steel)
    end = gun.muzzle[0]
    under = hatch(
        bez((104, 33), (end - 2, 33)), bez((100, 28.5), (end - 6, 28.5)), int((end - 100) / 7), 3.2, 4
    )
    o += pth(gun.cuts, "#e9eeea") + pth(under, INK, clear(0.75))
    if name != ".22":
        drum = hatch(bez((96, 18), (96, 46)), bez((86, 20), (86, 46)), 5, 4, 3)
        o += pth(drum, INK, clear(0.8)) + circ(92, 49, 1.6, BRASS_L)
    x, y = (46, 84) if name == ".22" else (34, 80) if name == ".38" else (34, 92)
    shade = hatch(
        bez((x + 16, y - 34), (x + 12, y - 16), (x + 10, y)),
        bez((x + 3, y - 30), (x, y - 14), (x - 2, y)),
        6,
        3.4,
        5,
    )
    return o + pth(shade, INK, clear(0.8)) + pth(leaf((x + 6, y - 34), (x - 2, y), 1.6, 3), WALNUT_LL)


def _icon(name: str, ink: str) -> str:
    """On a square of 48: the longer guns fill it, the pocket pistol stays small."""
    left = {".22": 34, ".357q": -14}.get(name, 16)
    right = GUNS[name]().muzzle[0]
    k = min(0.31, 46 / (right - left))
    return moved(silhouette(name, ink), 24 - (left + right) / 2 * k, 24 - 52 * k, k)


def pictures() -> dict[str, Picture]:
    w, h = SHEET
    pad = (26, 10, 6, 4)
    out = {}
    for name in GUNS:
        out[f"gun/{name}"] = sprite(silhouette(name, INK, "#b98a3a"), w, h, "cowboy", pad)
        out[f"gun-light/{name}"] = sprite(silhouette(name, PARCH_L, INK), w, h, "cowboy", pad)
        big = g(engraved(name), "scale(2)")
        out[f"gun-big/{name}"] = sprite(big, w * 2, h * 2, "cowboy", (60, 30, 20, 20))
        short = name.removeprefix(".")
        out[f"icon/gun-{short}"] = sprite(_icon(name, INK), ICON, ICON, "cowboy")
        out[f"icon-light/gun-{short}"] = sprite(_icon(name, PARCH_L), ICON, ICON, "cowboy")
    return out
