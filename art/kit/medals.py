"""What belongs to a seat: medallions with their states, brands, the winner's laurel."""

import math

from art.kit.inks import (
    AMBER_D,
    AMBER_L,
    BRASS,
    BRASS_D,
    BRASS_DD,
    DARK_SEATS,
    INK,
    PARCH_D,
    PARCH_L,
    SEATS,
    SHADE,
    WALNUT_LL,
)
from art.kit.people import PEOPLE
from art.kit.sheet import GLOW, sprite
from art.kit.strokes import circ, clear, g, leaf, moved, outlined, pth, rect, ring, stroke
from art.kit.townsfolk import TOWNSFOLK
from art.picture import Picture

EVERYBODY = {**PEOPLE, **TOWNSFOLK}
SIDE = 200.0  # a medallion's picture is a square of this side
RADIUS = 80.0  # of the disc within it; the ring reaches to 1.13 radii
BRANDS = (
    '<path d="M-8 -7H8M-8 0H8M-8 7H8"/>',
    '<circle r="7.5"/><path d="M0 -13V13"/>',
    '<path d="M-8 8L0 -9L8 8Z"/>',
    '<path d="M-8 -8L8 8M8 -8L-8 8"/>',
    '<path d="M-9 3A9 9 0 0 1 9 3M-9 8H9"/>',
    '<path d="M-8 -6V2A8 8 0 0 0 8 2V-6"/>',
)


def ringed(inner: str, r: float = RADIUS, ring_ink: str = BRASS) -> str:
    """A brass ring with its shadow round whatever lies on a disc of radius r; centre (0, 0)."""
    o = (
        circ(2.6, 5.2, r * 1.12, SHADE, clear(0.5))
        + circ(0, 0, r * 1.13, INK)
        + circ(0, 0, r * 1.1, ring_ink)
    )
    o += circ(0, 0, r * 1.1, "none", f' stroke="{BRASS_DD}" stroke-width="{r * 0.02:.1f}"')
    return o + circ(0, 0, r * 1.015, INK) + inner


def bust(name: str, r: float = RADIUS) -> str:
    """The person on his disc, centre (0, 0)."""
    return g(EVERYBODY[name](), f"scale({r / 92:.4f}) translate(-100 -100)")


def portrait(name: str) -> Picture:
    half = SIDE / 2
    return sprite(moved(ringed(bust(name)), half, half), SIDE, SIDE, "people")


def empty_chair() -> str:
    """A chair seen from the front that waits for somebody."""
    r = RADIUS
    o = circ(0, 0, r, "#1c2a24") + pth(ring(44, 0, 0, (78, 78), (50, 50), (42, 42), 5), "#24362e")
    o += circ(
        0, 0, r * 0.86, "none", f' stroke="{PARCH_D}" stroke-width="3.4" stroke-dasharray="10 8" opacity=".8"'
    )
    back = "M-27 8V-40C-27 -50 -18 -54 0 -54C18 -54 27 -50 27 -40V8Z"
    o += pth(back, WALNUT_LL, outlined(INK, 4)) + pth(
        "M-18 2V-37C-18 -43 -10 -45 0 -45C10 -45 18 -43 18 -37V2Z", INK
    )
    o += "".join(rect(x - 2.6, -45, 5.2, 48, WALNUT_LL) for x in (-9, 0, 9))
    o += pth("M-34 6H34L39 21H-39Z", AMBER_D, outlined(INK, 4)) + rect(
        -39, 21, 78, 8, WALNUT_LL, 2, outlined(INK, 4)
    )
    o += "".join(rect(x, 30, 9, 28, WALNUT_LL, 1, outlined(INK, 4)) for x in (-36, 27)) + rect(
        -27, 42, 54, 6, WALNUT_LL
    )
    return o + stroke("M-27 42H27M-27 48H27", INK, 2.6)


def rays() -> str:
    """Lamp light behind the one who acts: a glow, a bright rim and cut rays; centre (0, 0)."""
    r = RADIUS
    o = circ(0, 0, r * 2, GLOW) + pth(
        ring(32, 0, 0, (r * 1.14,) * 2, (r * 1.34,) * 2, (r * 1.48,) * 2, r * 0.12), AMBER_L
    )
    return (
        o
        + circ(0, 0, r * 1.2, AMBER_L)
        + circ(0, 0, r * 1.2, "none", f' stroke="{BRASS_D}" stroke-width="1.4"')
    )


def brand(seat: int, r: float = 22) -> str:
    """Seat colour and ranch brand, centre (0, 0): never colour alone."""
    dark = seat in DARK_SEATS
    o = circ(0, 0, r + 3, INK) + circ(0, 0, r, SEATS[seat])
    if dark:
        o += circ(0, 0, r * 0.93, "none", f' stroke="{PARCH_L}" stroke-width="{r * 0.09:.2f}"')
    ink = PARCH_L if dark else INK
    look = f' fill="none" stroke="{ink}" stroke-width="4" stroke-linejoin="round"'
    return o + g(BRANDS[seat], f"scale({r / 19:.3f})", look)


def laurel(r: float, n: int = 13) -> str:
    """Two branches of leaves round a disc of radius r, centre (0, 0)."""
    o = ""
    for side in (-1, 1):
        for i in range(n):
            a = math.radians(96 - 172 * i / (n - 1) if side > 0 else 84 + 172 * i / (n - 1))
            foot = (r * math.cos(a), r * math.sin(a))
            reach = r * 0.34 * (1 - 0.3 * i / n)
            for turn, part, w, ink in ((62, 1.0, 0.115, i % 2), (128, 0.8, 0.1, 1 - i % 2)):
                t = a - side * math.radians(turn)
                tip = (foot[0] + reach * part * math.cos(t), foot[1] + reach * part * math.sin(t))
                o += pth(leaf(foot, tip, r * w), BRASS_D if ink else AMBER_L)
    return o


def pictures() -> dict[str, Picture]:
    out = {f"portrait/{name}": portrait(name) for name in EVERYBODY}
    half = SIDE / 2
    out["medallion/empty"] = sprite(
        moved(ringed(empty_chair(), ring_ink=BRASS_D), half, half), SIDE, SIDE, "people"
    )
    out["medallion/dim"] = sprite(
        circ(half, half, RADIUS * 1.13, "#120804", clear(0.55)), SIDE, SIDE, "people"
    )
    out["medallion/rays"] = sprite(moved(rays(), 165, 165), 330, 330, "people")
    for seat in range(len(SEATS)):
        out[f"brand/{seat}"] = sprite(moved(brand(seat), 26, 26), 52, 52, "people")
    out["fx/laurel"] = sprite(moved(laurel(150), 220, 220), 440, 440, "people")
    return out
