"""The card itself, its index, and the window a court figure stands in."""

import math

from .inks import COLOUR2, INK, PAPER, TINT, TINT2
from .lettering import rank
from .marks import G, P, f, rays
from .suits import suit

W, H = 720, 1008
CX, CY = W / 2, H / 2
RADIUS = 42

# Index column: centre, top, height and greatest width of a rank. A rank of 178 is more than a
# sixth of the card, rank and suit together (298) more than a quarter.
IX, ITOP, IH, IW = 99, 46, 178, 118
IW_TEN = 130

# Court window: outer corners, and the notch that is left for an index.
FX0, FY0, FX1, FY1 = 36, 36, 684, 972
NX, NY = 172, 364

RULE = 10  # the inked edge that parts cards which overlap
SLOPE = 84 / 648  # the seam runs downhill to the right: room for what the right hand holds
FIGX, FIGS = 404, 0.93  # figures are drawn about x 0 and a little large, then set into the window
FOCUS = (424, 250)  # where the rays behind a head meet


def base(body: str, defs: str = "", ground: str = PAPER) -> str:
    """A whole card document: the rounded card inside its cut edge, and `body`, which must not leave it.

    The card fills whatever size it is drawn at: 178.5 x 250 is not quite 720 x 1008.
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H}" width="{W}" height="{H}"'
        f' preserveAspectRatio="none">{f"<defs>{defs}</defs>" if defs else ""}'
        f'<rect x="{RULE / 2}" y="{RULE / 2}" width="{W - RULE}" height="{H - RULE}" '
        f'rx="{RADIUS - RULE / 2}" fill="{ground}" stroke="{INK}" stroke-width="{RULE}"/>{body}</svg>'
    )


def twice(body: str) -> str:
    """`body`, and again turned round the middle of the card."""
    return body + G(body, f"rotate(180 {f(CX)} {f(CY)})")


def index(r: str, s: str, pal: dict[str, str] = COLOUR2) -> str:
    """The index of one corner: rank over suit."""
    widest = IW_TEN if len(r) > 1 else IW
    return rank(r, IX, ITOP + IH, IH, pal[s], widest) + suit(s, IX, ITOP + IH + 70, 100, pal=pal)


def frame_path(grow: int = 0, nx: int = NX, ny: int = NY) -> str:
    """Outline of the window, point-symmetric, notched for two indices; grown outwards by `grow`."""
    r, q = 18, 26
    x0, y0, x1, y1 = FX0 - grow, FY0 - grow, FX1 + grow, FY1 + grow
    a, b = nx - grow, ny - grow
    c, d = W - nx + grow, H - ny + grow
    return (
        f"M{a + r},{y0}H{x1 - r}Q{x1},{y0} {x1},{y0 + r}V{d - r}Q{x1},{d} {x1 - r},{d}"
        f"H{c + q}Q{c},{d} {c},{d + q}V{y1 - r}Q{c},{y1} {c - r},{y1}"
        f"H{x0 + r}Q{x0},{y1} {x0},{y1 - r}V{b + r}Q{x0},{b} {x0 + r},{b}"
        f"H{a - q}Q{a},{b} {a},{b - q}V{y0 + r}Q{a},{y0} {a + r},{y0}Z"
    )


def seam_y(x: float) -> float:
    """Height of the seam between the two halves of a court."""
    return CY + (x - CX) * SLOPE


def window(figure: str, band: str, corner: str, focus: tuple[float, float] = FOCUS) -> str:
    """A two-headed card. figure: upper half about x 0; band: the seam about (0, 0); corner: index."""
    below = f"M0,0H{W}V{f(seam_y(W))}L0,{f(seam_y(0))}Z"
    defs = (
        f'<clipPath id="win"><path d="{frame_path()}"/></clipPath>'
        f'<clipPath id="half"><path d="{below}"/></clipPath>'
    )
    placed = G(figure, f"translate({FIGX},{f(60 - 72 * FIGS)}) scale({FIGS})")
    half = G(rays(*focus, colour=TINT2) + placed, clip_path="url(#half)")
    tilt = math.degrees(math.atan(SLOPE))
    inner = f'<rect width="{W}" height="{H}" fill="{TINT}"/>' + twice(half)
    inner += G(band, f"translate({f(CX)},{f(CY)}) rotate({f(tilt)})")
    return base(G(inner, clip_path="url(#win)") + P(frame_path(), "none", INK, 7) + twice(corner), defs)


def court(r: str, s: str, figure: str, band: str, pal: dict[str, str] = COLOUR2) -> str:
    """A king, queen or jack."""
    return window(figure, band, index(r, s, pal))
