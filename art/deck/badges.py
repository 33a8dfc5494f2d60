"""The law: the Sheriff's six-pointed star and the Deputies' ringed ones."""

from .frame import CX, CY, H, W, base, frame_path, twice
from .inks import (
    AMBER,
    BRONZE,
    DUSK,
    DUSK_RAY,
    INK,
    LEATHER,
    LIGHT,
    NIGHT,
    OXBLOOD,
    OXBLOOD_RAY,
    PAPER,
    PEWTER,
    SILVER,
)
from .lettering import SLAB, fitted, text
from .marks import (
    G,
    P,
    bez,
    block,
    both,
    circ,
    facets,
    gouge,
    lerp,
    line,
    mirror,
    move,
    polar,
    rays,
    solid,
    star,
    teeth,
)

NOTCH = (206, 256)
EMBLEM = (112, 142)  # middle of the sign in the notch


def sheriff() -> str:
    """The Sheriff: a balled six-pointed star with a steer's skull."""
    o = G(_six_points(256, INK), f"translate({CX + 9},{CY + 13})", opacity=".55")
    o += move(sheriff_star(), CX, CY)
    sign = move(_six_points(80, INK) + P(circ(0, 0, 18), PAPER), *EMBLEM)
    return _card(OXBLOOD, OXBLOOD_RAY, "SHERIFF", o, sign)


def deputy(n: int) -> str:
    """Deputy 1, 2 or 3: a star in a ring, his number on its hub and as stars in the corner."""
    o = G(solid(circ(0, 0, 226)), f"translate({CX + 9},{CY + 13})", opacity=".55")
    o += move(deputy_star() + text(str(n), SLAB, 56, 0, 28, INK), CX, CY)
    x, y = EMBLEM
    sign = move(_ringed_star(76, INK), x, y - 22)
    sign += solid("".join(star(x + 46 * (i - (n - 1) / 2), y + 84, 22, 9.5, 5) for i in range(n)))
    return _card(DUSK, DUSK_RAY, "DEPUTY", o, sign)


def sheriff_star() -> str:
    """The Sheriff's star of radius 256 about (0, 0), a steer's skull on its hub."""
    hub = block(circ(0, 0, 122), AMBER, 10) + block(circ(0, 0, 104), LEATHER, 6)
    hub += solid("".join(circ(*polar(0, 0, 113, a), 3.6) for a in range(0, 360, 15)))
    return _sheriff_star(256) + hub + move(_steer_skull(), 0, 4, 0.68)


def deputy_star() -> str:
    """The Deputies' ringed star of radius 224 about (0, 0), its hub free for a number."""
    hub = block(circ(0, 0, 62), SILVER, 8) + block(circ(0, 0, 50), "none", 4)
    return _deputy_star(224) + hub


def _card(ground: str, ray: str, name: str, badge: str, sign: str) -> str:
    """A stitched leather panel with the name at both ends, the badge in the middle."""
    nx, ny = NOTCH
    defs = f'<clipPath id="win"><path d="{frame_path(nx=nx, ny=ny)}"/></clipPath>'
    inner = f'<rect width="{W}" height="{H}" fill="{ground}"/>' + rays(CX, CY, 36, 900, ray)
    o = G(inner, clip_path="url(#win)") + P(frame_path(nx=nx, ny=ny), "none", INK, 8)
    o += P(frame_path(-20, nx, ny), "none", AMBER, 6, stroke_dasharray="22 15")
    return base(o + badge + twice(fitted(name, 446, 172, 80, LIGHT, 400)) + twice(sign), defs)


# ---------------------------------------------------------------- the Sheriff's star
def _balls(R: float) -> str:
    return "".join(circ(*polar(0, 0, R, 60 * i - 90), R * 0.115) for i in range(6))


def _six_points(R: float, colour: str) -> str:
    """Silhouette of the Sheriff's star."""
    return P(star(0, 0, R, R * 0.52, 6), colour) + P(_balls(R), colour)


def _sheriff_star(R: float) -> str:
    r, w = R * 0.52, R * 0.075
    o = block(_balls(R), AMBER, w) + block(star(0, 0, R, r, 6), AMBER, w) + P(_balls(R), AMBER)
    return (
        o
        + facets(0, 0, R * 0.98, r * 0.98, 6, -90, AMBER, BRONZE)
        + _hatching(R * 0.9, r, r * 0.7, 6, R * 0.045)
    )


def _hatching(R: float, r: float, mid: float, n: int, w: float) -> str:
    """Teeth on the dark facet of each of the n points of a star."""
    o = ""
    for i in range(n):
        a = -90 + 360 / n * i
        tip, notch, ridge = polar(0, 0, R, a), polar(0, 0, r, a + 180 / n), polar(0, 0, mid, a)
        o += teeth(line(tip, notch), line(lerp(ridge, tip, 0.75), ridge), 7, w, 0, (0.9, 0.6), 0.1, 0.95)
    return solid(o)


def _steer_skull() -> str:
    horn = "M-20,-44C-60,-46 -100,-40 -112,-96C-150,-60 -128,-8 -74,-6C-50,-6 -36,-8 -26,-14Z"
    skull = (
        "M-34,-46C-20,-56 20,-56 34,-46C42,-30 34,-10 30,4C26,24 26,50 22,66C16,84 -16,84 -22,66"
        "C-26,50 -26,24 -30,4C-34,-10 -42,-30 -34,-46Z"
    )
    left = block(horn, LIGHT, 8)
    o = left + mirror(left)
    o += solid(
        teeth(
            bez((-112, -92), (-146, -56), (-122, -12), (-74, -8)),
            bez((-104, -74), (-110, -50), (-100, -36), (-66, -28)),
            7,
            9,
        )
    )
    o += block(skull, LIGHT, 8)
    o += both(
        solid("M-32,-14C-22,-18 -12,-12 -10,0C-18,8 -28,4 -32,-14Z") + solid(gouge((-6, 44), (-12, 70), 5, 2))
    )
    return o + solid(gouge((0, -44), (0, 26), 4))


# ---------------------------------------------------------------- the Deputies' star
def _ringed_star(R: float, colour: str) -> str:
    """Silhouette of a Deputy's star."""
    ring = P(circ(0, 0, R) + circ(0, 0, R * 0.84), colour, fill_rule="evenodd")
    return ring + P(star(0, 0, R * 0.86, R * 0.36, 5), colour)


def _deputy_star(R: float) -> str:
    o = block(circ(0, 0, R), SILVER, 12) + block(circ(0, 0, R * 0.76), NIGHT, 9)
    milled = [gouge(polar(0, 0, R * 0.79, 12 * i), polar(0, 0, R * 0.97, 12 * i + 6), 4) for i in range(30)]
    o += P("".join(milled), PEWTER) + block(star(0, 0, R * 0.8, R * 0.34, 5), SILVER, 12)
    o += facets(0, 0, R * 0.8, R * 0.34, 5, -90, SILVER, PEWTER)
    return o + _hatching(R * 0.74, R * 0.34, R * 0.2, 5, R * 0.05)
