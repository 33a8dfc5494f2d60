"""Jack of spades: the bugler of the scouts. Kepi, cropped black hair, bugle."""

from ..faces import lad, mask, wide_eyes
from ..inks import AMBER, BLUE, INK, LIGHT
from ..marks import P, bez, block, both, circ, cuts, ell, gouge, move, pale, solid, teeth
from ..props import fist
from ..suits import SPADE


def figure() -> str:
    """The upper half, about x 0."""
    o = _tunic() + lad() + _hair() + wide_eyes(-8) + _brows() + _scarf() + move(_kepi(), 0, 206, turn=5)
    return o + _bugle(216, 440) + fist(216, 436, LIGHT, 200)


def _tunic() -> str:
    tunic = (
        "M0,392C-60,396 -104,406 -146,424C-190,444 -206,490 -214,640H236C222,490 196,444 150,424"
        "C104,406 60,396 0,392Z"
    )
    o = block(tunic, BLUE)
    o += solid(
        teeth(
            bez((226, 620), (208, 500), (190, 450), (150, 428)),
            bez((140, 620), (132, 520), (120, 480), (100, 450)),
            9,
            15,
        )
    )
    o += pale(
        cuts(
            bez((-196, 520), (-188, 470), (-170, 450), (-146, 440)),
            bez((-156, 570), (-148, 510), (-138, 490), (-120, 470)),
            5,
            3.6,
            3,
        )
    )
    # yellow piping in frogs across the breast, brass buttons
    for y in (440, 474, 508):
        o += P(f"M-92,{y + 4}Q0,{y + 20} 92,{y + 4}", "none", INK, 15) + P(
            f"M-92,{y + 4}Q0,{y + 20} 92,{y + 4}", "none", AMBER, 7
        )
        o += both(block(circ(-94, y + 4, 10), AMBER, 5))
    strap = "M-158,424L-122,410L-104,440L-142,460Z"
    return o + both(block(strap, AMBER, 6))


def _hair() -> str:
    o = solid(
        "M-84,300L-78,262L-70,286L-60,250L-44,266L-30,244L-12,262L6,242L24,264L40,244L58,264L70,250"
        "L76,286L84,300C96,250 92,220 84,190H-84C-92,220 -96,250 -84,300Z"
    )
    return o + pale(gouge((-66, 214), (-70, 254), 3, 3) + gouge((-46, 214), (-48, 246), 3, 2))


def _brows() -> str:
    return solid(gouge((-62, 264), (-12, 276), 6, -6) + gouge((12, 276), (62, 264), 6, -6))


def _scarf() -> str:
    bars = "".join(
        gouge((-56 + 3 * k, 350 + 26 * k), (30 - 8 * k, 356 + 26 * k), 5, 4, 0.5) for k in range(4)
    )
    return mask(AMBER) + solid(bars)


def _kepi() -> str:
    """About the middle of its band; the crown leans forward over the visor."""
    o = block("M-84,8L-80,-60C-84,-104 -60,-124 0,-124C60,-124 84,-104 80,-60L84,8Z", BLUE, 8)
    o += solid(
        teeth(
            bez((82, -20), (80, -60), (82, -90), (60, -110)),
            bez((36, -20), (40, -50), (50, -70), (40, -84)),
            8,
            10,
        )
    )
    o += block(ell(0, -84, 74, 34), BLUE, 7) + P(ell(0, -84, 54, 22), "none", AMBER, 6)
    o += block("M-84,-42C-40,-28 40,-28 84,-42V14H-84Z", INK, 7)
    o += move(P(SPADE, AMBER), 0, -12, 0.32)
    o += both(block(circ(-78, -4, 9), AMBER, 5))
    visor = "M-100,14C-60,-2 60,-2 100,14C108,40 66,66 0,66C-66,66 -108,40 -100,14Z"
    o += block(visor, INK, 8)
    return o + pale(gouge((-84, 22), (-8, 50), 4, 8) + gouge((-66, 20), (-8, 36), 3, 5))


def _bugle(x: float, y: float) -> str:
    """Bell up; (x, y) is where the fist closes."""
    coil = ell(-4, -62, 40, 58)
    o = P(coil, "none", LIGHT, 30) + P(coil, "none", INK, 20) + P(coil, "none", AMBER, 9)
    horn = "M-10,60V-84C-10,-130 -22,-160 -64,-186H64C22,-160 10,-130 10,-84V60Z"
    o += P(horn, LIGHT, LIGHT, 22) + block(horn, AMBER, 7)
    o += block("M-68,-198H68V-184H-68Z", AMBER, 7)
    o += solid(
        teeth(
            bez((56, -182), (22, -160), (10, -130), (10, -84)),
            bez((14, -178), (2, -156), (-2, -130), (-2, -84)),
            8,
            9,
        )
    )
    o += pale(gouge((-28, -172), (-4, -100), 4, 5))
    return move(o, x, y)
